import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { placeBelow } from './categoryTree.ts';
import type { changeableCategory } from './changeableCategory.ts';

/**
 * Checks a move below another category or to the top, and updates the levels of the categories below. It needs the lock of the tree.
 * @returns the columns of the new place, to be stored with the category itself
 * @throws Failure `invalid` with rule `exists`, `cycle`, `level`, `room` or `parent`
 */
export async function move(
  row: Awaited<ReturnType<typeof changeableCategory>>,
  parentId: string | null,
  context: Context,
): Promise<{ parentCompanyId: string | null; parentId: string | null; level: number }> {
  const below = await categoriesBelow(row, context);
  if (parentId === row.id || below.some(({ id }) => id === parentId)) throw invalid({ field: 'parentId', rule: 'cycle' });
  const height = 1 + Math.max(row.level, ...below.map(({ level }) => level)) - row.level;
  const parent = await placeBelow(parentId, { companyId: row.companyId, height }, context);
  if (parent && parent.purchaseType !== row.purchaseType) throw invalid({ field: 'parentId', rule: 'parent' });
  const level = (parent?.level ?? 0) + 1;
  if (below.length > 0 && level !== row.level) {
    await context.db
      .updateTable('goodsCategory')
      .set((eb) => ({ level: eb('level', '+', level - row.level) }))
      .where(
        'id',
        'in',
        below.map(({ id }) => id),
      )
      .execute();
  }
  return { parentCompanyId: parent?.companyId ?? null, parentId, level };
}

/** Selects the categories below a category at any depth. Below one of the platform, these include categories of schools. */
function categoriesBelow({ companyId, id }: { companyId: string; id: string }, { db }: Context) {
  return db
    .withRecursive('below', (query) =>
      query
        .selectFrom('goodsCategory')
        .select(['companyId', 'id', 'level'])
        .where('parentCompanyId', '=', companyId)
        .where('parentId', '=', id)
        .unionAll(
          query
            .selectFrom('goodsCategory as next')
            .innerJoin('below', (join) =>
              join.onRef('below.companyId', '=', 'next.parentCompanyId').onRef('below.id', '=', 'next.parentId'),
            )
            .select(['next.companyId', 'next.id', 'next.level']),
        ),
    )
    .selectFrom('below')
    .select(['id', 'level'])
    .execute();
}
