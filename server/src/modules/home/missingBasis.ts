import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { type RawBuilder, sql } from 'kysely';
import { permitted } from '../../auth/permitted.ts';
import type { Context } from '../../context/context.ts';
import { type Panel, panel } from '../../panels/panel.ts';
import { platformId } from '../../values/platform.ts';
import { characterValuesOf } from '../characterParameters/public.ts';

type Basis = Schemas['MissingBasis'];

/** What makes each of them. */
const makers: Record<Basis, OperationId> = {
  SCHOOL: 'registerSchool',
  DEPT: 'createDept',
  USER: 'createUser',
  GOODS_CATEGORY: 'saveGoodsCategory',
  EXPENDITURE: 'saveExpenditure',
  PURCHASING_CATEGORY: 'savePurchasingCategory',
  WAREHOUSE: 'saveWarehouse',
};

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

/** The platform needs a school, and a school the rest; a store only if goods are entered into stock. */
async function basesOf({ db, session: { companyId } }: Context): Promise<Basis[]> {
  if (companyId === platformId) return ['SCHOOL'];
  const { ifOpenEntry } = await characterValuesOf(db, companyId, ['ifOpenEntry']);
  return bases.filter((basis) => basis !== 'SCHOOL' && (basis !== 'WAREHOUSE' || ifOpenEntry === 'Y'));
}

function has(basis: Basis, { db, session: { companyId, userId } }: Context): RawBuilder<boolean> {
  const rows = {
    SCHOOL: () => db.selectFrom('company').select('id').where('id', '!=', platformId),
    DEPT: () => db.selectFrom('dept').select('id').where('companyId', '=', companyId).where('parentId', 'is not', null),
    USER: () =>
      db
        .selectFrom('appUser')
        .select('id')
        .where('userType', '=', 'STAFF')
        .where('companyId', '=', companyId)
        .where('id', '!=', userId),
    GOODS_CATEGORY: () => db.selectFrom('goodsCategory').select('id').where('companyId', 'in', [platformId, companyId]),
    EXPENDITURE: () => db.selectFrom('expenditure').select('id').where('companyId', '=', companyId),
    PURCHASING_CATEGORY: () => db.selectFrom('purchasingCategory').select('id').where('companyId', '=', companyId),
    WAREHOUSE: () => db.selectFrom('warehouse').select('id').where('companyId', '=', companyId),
  };
  return sql<boolean>`exists (${rows[basis]()})`;
}
