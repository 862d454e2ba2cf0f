import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';

export const lowestLevel = 4;
/** The most categories of one owner below one parent. The sum is the description's limit for children. */
const room = { platform: 300, school: 200 };

/**
 * Locks the tree of a school, or of the platform. Writers of the same school wait for each other, and writers of the platform's tree for
 * everybody, so that depth, cycles and codes stay as they were checked.
 */
export async function lockTree(companyId: string, { db }: Context): Promise<void> {
  const company = (id: string) => db.selectFrom('company').select('id').where('id', '=', id);
  if (companyId !== platformId) await company(platformId).forShare().execute();
  // Inserting rows that refer to a company does not wait for this kind of lock.
  await company(companyId).forNoKeyUpdate().execute();
}

type Parent = Pick<Selectable<Tables['goodsCategory']>, 'companyId' | 'id' | 'level' | 'purchaseType'>;

/**
 * Returns the parent for a category of the company; null for the top level.
 * @throws Failure `invalid` with rule `exists`, `level` or `room`
 * @param height the levels of the subtree: 1 for a single category
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
 * Refuses a code or name that is taken. A school sees its own categories and the platform's, so both must differ from each other; those of
 * the platform must differ from those of every school.
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
