import type { Context } from '#platform/context/context.ts';
import type { Task } from './lockedTask.ts';

/** Notes in a task what its holder has done with it, or a deputy in their place, and when. */
export async function recordDecision(
  { companyId, id, userId }: Task,
  state: Task['state'],
  opinion: string | null,
  { db, now, session }: Context,
): Promise<void> {
  const deputy = userId === session.userId ? {} : { decidedById: session.userId, decidedByName: session.userName };
  await db
    .updateTable('approvalTask')
    .set({ state, opinion, decideTime: now, ...deputy })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
}
