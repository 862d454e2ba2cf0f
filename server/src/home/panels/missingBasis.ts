import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { type RawBuilder, sql } from 'kysely';
import { holding } from '#platform/auth/holdersOf.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { type Panel, panel } from '#platform/panels/panel.ts';
import { platformId } from '#platform/values/platform.ts';
import { characterValuesOf } from '#settings/parameters/public.ts';

type Basis = Schemas['MissingBasis'];

/** What makes each of them, in the order of the work. Suppliers register themselves, and are reviewed. */
const makers: Record<Basis, OperationId> = {
  SCHOOL: 'registerSchool',
  SEALING_KEY: 'registerSchool',
  DEPT: 'createDept',
  PURCHASER: 'createUser',
  GOODS_CATEGORY: 'saveGoodsCategory',
  EXPENDITURE: 'saveExpenditure',
  FINANCE: 'createUser',
  PURCHASING_CATEGORY: 'savePurchasingCategory',
  OFFICER: 'createUser',
  SUPPLIER: 'createUser',
  KEEPER: 'createUser',
  WAREHOUSE: 'saveWarehouse',
};

/** A bidding needs so many suppliers, unless a school sets less. */
const fewestSuppliers = 3;

/** What the first purchases need and nobody has set up yet, of what the caller may set up. */
export const missingBasis: Panel<Basis[]> = panel(
  async (context) => {
    const wanted = (await basesOf(context)).filter((basis) => permitted(context)(makers[basis]));
    const checks = wanted.map((basis) => sql`${sql.lit(basis)}, ${has(basis, context)}`);
    return sql<Partial<Record<Basis, boolean>>>`json_build_object(${sql.join(checks)})`;
  },
  (found) => bases.filter((basis) => found[basis] === false),
);

const bases = Object.keys(makers) as Basis[];
const ofPlatform: readonly Basis[] = ['SCHOOL', 'SEALING_KEY'];
const ofStores: readonly Basis[] = ['KEEPER', 'WAREHOUSE'];

/** The platform needs a school, and a school the rest; a store only if goods are entered into stock. */
async function basesOf({ db, session: { companyId } }: Context): Promise<readonly Basis[]> {
  if (companyId === platformId) return ofPlatform;
  const { ifOpenEntry } = await characterValuesOf(db, companyId, ['ifOpenEntry']);
  return bases.filter((basis) => !ofPlatform.includes(basis) && (!ofStores.includes(basis) || ifOpenEntry === 'Y'));
}

function has(basis: Basis, { db, sealing, session: { companyId } }: Context): RawBuilder<boolean> {
  const able = (permission: string) =>
    holding(db, permission).select('held.userId').where('held.companyId', '=', companyId).where('user.status', '<>', 'DISABLED');
  const approved = db.selectFrom('supplier').select('id').where('companyId', '=', companyId).where('status', '=', 'APPROVED');
  const rows = {
    SCHOOL: () => db.selectFrom('company').select('id').where('id', '!=', platformId),
    SEALING_KEY: () => db.selectNoFrom(sql`1`.as('one')).where(sql<boolean>`${sealing.keyId !== null}`),
    DEPT: () => db.selectFrom('dept').select('id').where('companyId', '=', companyId).where('parentId', 'is not', null),
    PURCHASER: () => able('purchase:project:apply'),
    GOODS_CATEGORY: () => db.selectFrom('goodsCategory').select('id').where('companyId', 'in', [platformId, companyId]),
    EXPENDITURE: () => db.selectFrom('expenditure').select('id').where('companyId', '=', companyId),
    FINANCE: () => able('purchase:payment:create'),
    PURCHASING_CATEGORY: () => db.selectFrom('purchasingCategory').select('id').where('companyId', '=', companyId),
    OFFICER: () => able('purchase:project:publish'),
    SUPPLIER: () => approved.offset(fewestSuppliers - 1),
    KEEPER: () => able('stock:document:create'),
    WAREHOUSE: () => db.selectFrom('warehouse').select('id').where('companyId', '=', companyId),
  };
  return sql<boolean>`exists (${rows[basis]()})`;
}
