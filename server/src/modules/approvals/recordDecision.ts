import type { Context } from '../../context/context.ts';
import type { Task } from './lockedTask.ts';

/** Notes in a task what its holder has done with it, and when. */
export async function recordDecision(
  { companyId, id }: Task,
  state: Task['state'],
  opinion: string | null,
  { db, now }: Context,
): Promise<void> {
  await db
    .updateTable('approvalTask')
    .set({ state, opinion, decideTime: now })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
}
