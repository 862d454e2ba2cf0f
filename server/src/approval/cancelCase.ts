import type { Context } from '#platform/context/context.ts';

/** The states of tasks that are still to be decided. */
export const openStates = ['WAITING', 'PENDING', 'ASKING'] as const;

/** Ends a case whose matter does not stand any more: nobody is asked further. Its purchase must be locked. */
export async function cancelCase(
  { companyId, id }: { companyId: string; id: string },
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<void> {
  await db
    .updateTable('approvalInstance')
    .set((eb) => ({ status: 'WITHDRAWN', endTime: now, version: eb('version', '+', 1) }))
    .where((eb) => eb.and({ companyId, id, status: 'RUNNING' }))
    .execute();
  await db
    .updateTable('approvalTask')
    .set({ state: 'CANCELLED' })
    .where((eb) => eb.and({ companyId, instanceId: id }))
    .where('state', 'in', openStates)
    .execute();
}
