import { beginLimits } from '../../approval/limits.ts';
import { type ApprovalCase, tellAsked } from '../../approval/startCase.ts';
import type { Context } from '../../context/context.ts';
import type { Task } from './lockedTask.ts';
import { raisedVersion } from './raisedVersion.ts';

/**
 * Gives the question back to who has asked it, once the last has answered.
 * @returns the version of the case, which stays as long as others are to answer: to them nothing has changed
 */
export async function giveBack(
  { companyId, parentTaskId }: Task,
  instance: ApprovalCase,
  subject: { title: string; applicantName: string },
  context: Context,
): Promise<number> {
  const { db, now } = context;
  const open = await db
    .selectFrom('approvalTask')
    .select('id')
    .where((eb) => eb.and({ companyId, parentTaskId, state: 'PENDING' }))
    .limit(1)
    .executeTakeFirst();
  if (open) return instance.version;
  const { userId } = await db
    .updateTable('approvalTask')
    .set({ state: 'PENDING', since: now, limitTime: null })
    .where((eb) => eb.and({ companyId, id: parentTaskId as string, state: 'ASKING' }))
    .returning('userId')
    .executeTakeFirstOrThrow();
  await beginLimits(instance, context);
  if (userId !== null) await tellAsked(instance, [{ companyId, userId }], { ...subject, kind: 'ADVISED' }, context);
  return raisedVersion(instance, context);
}

/** Ends the questions about a task that its holder decides without waiting for the answers. */
export async function endQuestions({ companyId, id }: Task, { db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .updateTable('approvalTask')
    .set({ state: 'CANCELLED' })
    .where((eb) => eb.and({ companyId, parentTaskId: id, state: 'PENDING' }))
    .execute();
}
