import type { Selectable } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../failure/failure.ts';
import { platformId } from '../../values/platform.ts';

export const lowestLevel = 4;
/** Categories of one owner below one parent; together no more than the description allows for children. */
const room = { platform: 300, school: 200 };

/**
 * Makes those who write the tree of a school wait for each other, and those who write that of the platform for everybody: only then
 * nothing that was judged (depth, cycles, codes of both) changes before it is stored.
 */
export async function lockTree(companyId: string, { db }: Context): Promise<void> {
  const company = (id: string) => db.selectFrom('company').select('id').where('id', '=', id);
  if (companyId !== platformId) await company(platformId).forShare().execute();
  // References to a company do not wait for this kind of lock.
  await company(companyId).forNoKeyUpdate().execute();
}

type Parent = Pick<Selectable<Tables['goodsCategory']>, 'companyId' | 'id' | 'level' | 'purchaseType'>;

/**
 * The category above one of the company; null for the top.
 * @throws Failure `invalid` with rule `exists`, `level` or `room`
 * @param height levels that come below it: 1 for a single category
 */
export async function placeBelow(
  parentId: string | null,
  { companyId, height }: { companyId: string; height: number },
  context: Context,
): Promise<Parent | null> {
  const parent = parentId === null ? null : await parentOf(parentId, companyId, context);
  if ((parent?.level ?? 0) + height > lowestLevel) throw invalid({ field: 'parentId', rule: 'level' });
  const limit = companyId === platformId ? room.platform : room.school;
  const { siblings } = await context.db
    .selectFrom('goodsCategory')
    .select((eb) => eb.fn.countAll<number>().as('siblings'))
    .where('companyId', '=', companyId)
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .executeTakeFirstOrThrow();
  if (siblings >= limit) throw invalid({ field: 'parentId', rule: 'room', params: { limit } });
  return parent;
}

async function parentOf(id: string, companyId: string, { db }: Context): Promise<Parent> {
  const parent = await db
    .selectFrom('goodsCategory')
    .select(['companyId', 'id', 'level', 'purchaseType'])
    .where('id', '=', id)
    .where('companyId', 'in', [platformId, companyId])
    .executeTakeFirst();
  if (!parent) throw invalid({ field: 'parentId', rule: 'exists' });
  return parent;
}

interface Named {
  companyId: string;
  id: string;
  parentId: string | null;
  categoryCode: string;
  categoryName: string;
}

/**
 * A school sees its own categories beside the platform's, so codes and names must differ among both; those of the platform from
 * those of every school.
 * @throws Failure `invalid` with rule `unique`
 */
export async function refuseTwin({ companyId, id, parentId, categoryCode, categoryName }: Named, { db }: Context): Promise<void> {
  const others = db
    .selectFrom('goodsCategory')
    .select('id')
    .where('id', '!=', id)
    .$if(companyId !== platformId, (query) => query.where('companyId', 'in', [platformId, companyId]))
    .limit(1);
  const sameCode = await others.where('categoryCode', '=', categoryCode).executeTakeFirst();
  const sameName = await others
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where('categoryName', '=', categoryName)
    .executeTakeFirst();
  const errors = [...(sameCode ? ['categoryCode'] : []), ...(sameName ? ['categoryName'] : [])];
  if (errors.length > 0) throw invalid(...errors.map((field) => ({ field, rule: 'unique' })));
}
