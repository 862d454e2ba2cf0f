import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { platformId } from '#platform/values/platform.ts';
import { withRowsAbove } from '#platform/values/tree.ts';
import type { ProjectRow } from '../records/public.ts';
import { itemsOf } from '../request/public.ts';

type Scope = Tables['bidRound']['supplierScope'];

/** The states of suppliers that may quote. */
export const admittedStatuses: Record<Scope, readonly Tables['supplier']['status'][]> = {
  PUBLIC: ['PENDING', 'APPROVED'],
  LIBRARY: ['APPROVED'],
  INVITED: ['APPROVED'],
};

export interface MatchingSupplier {
  id: string;
  userId: string | null;
}

/** Returns the suppliers of the school that may quote and sell what a purchase asks for, or something above or below it. */
export async function matchingSuppliers(
  project: ProjectRow,
  scope: Scope,
  context: Pick<Context, 'db'>,
): Promise<MatchingSupplier[]> {
  const { companyId } = project;
  const ids = await relatedCategories(project, context);
  if (ids.length === 0) return [];
  return context.db
    .selectFrom('supplier')
    .select(['supplier.id', 'supplier.userId'])
    .where('supplier.companyId', '=', companyId)
    .where('supplier.status', 'in', [...admittedStatuses[scope]])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('supplierCategory as sold')
          .select('sold.supplierId')
          .whereRef('sold.companyId', '=', 'supplier.companyId')
          .whereRef('sold.supplierId', '=', 'supplier.id')
          .where('sold.categoryId', 'in', ids),
      ),
    )
    .orderBy('supplier.id')
    .execute();
}

/** The categories of the lines with all above and below them. */
async function relatedCategories(project: ProjectRow, context: Pick<Context, 'db'>): Promise<string[]> {
  const items = await itemsOf(project, context);
  const wanted = new Set(items.flatMap(({ categoryId }) => categoryId ?? []));
  const rows = await context.db
    .selectFrom('goodsCategory')
    .select(['id', 'parentId'])
    .where('companyId', 'in', [platformId, project.companyId])
    .execute();
  const above = withRowsAbove(rows, wanted);
  const isBelow = (id: string) => [...withRowsAbove(rows, [id])].some((one) => wanted.has(one));
  return rows.flatMap(({ id }) => (above.has(id) || isBelow(id) ? [id] : []));
}
