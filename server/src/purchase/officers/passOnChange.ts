import type { Context } from '#platform/context/context.ts';
import type { ProjectRow } from '../records/public.ts';

/**
 * Gives a change that somebody has begun to whoever takes their place in a purchase: only its author submits it or takes it back, and as
 * long as it is open nobody begins another one.
 */
export async function passOnChange(
  { companyId, id: projectId }: Pick<ProjectRow, 'companyId' | 'id'>,
  { fromId, toId }: { fromId: string; toId: string },
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  await db
    .updateTable('projectModify')
    .set({ userId: toId })
    .where((eb) => eb.and({ companyId, projectId, userId: fromId }))
    .where('status', 'in', ['DRAFT', 'APPROVING'])
    .execute();
}
