import type { Context } from '#platform/context/context.ts';
import { visibleProjects } from '../records/public.ts';

/** Returns whether the caller may read the evidence for cancelling an award: those who see the purchase. */
export async function mayReadAwardFiles(
  { companyId, rowId }: { companyId: string; rowId: string },
  context: Context,
): Promise<boolean> {
  const award = await context.db
    .selectFrom('bidAward')
    .select('projectId')
    .where((eb) => eb.and({ companyId, id: rowId }))
    .executeTakeFirst();
  if (!award) return false;
  const seen = await visibleProjects(context);
  const row = await seen
    .select('project.id')
    .where((eb) => eb.and({ 'project.companyId': companyId, 'project.id': award.projectId }))
    .executeTakeFirst();
  return row !== undefined;
}
