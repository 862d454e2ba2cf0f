import { sql } from 'kysely';
import type { ApprovalCase } from '#approval/approvalCase.ts';
import { beginLimits } from '#approval/limits.ts';
import { canActSql } from '#approval/seats.ts';
import { tellAsked } from '#approval/startCase.ts';
import type { Context } from '#platform/context/context.ts';
import type { Task } from './lockedTask.ts';
import { raisedVersion } from './raisedVersion.ts';

type Acting = Pick<Context, 'db' | 'now'>;

/**
 * Gives the question back to who has asked it, once the last has answered.
 * @param kind UNADVISED: somebody who was asked has left instead
 * @returns the version of the case, which stays as long as others are to answer: to them nothing has changed
 */
export async function giveBack(
  { companyId, parentTaskId }: Pick<Task, 'companyId' | 'parentTaskId'>,
  instance: ApprovalCase,
  { kind = 'ADVISED', ...subject }: { title: string; applicantName: string; kind?: 'ADVISED' | 'UNADVISED' },
  context: Acting,
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
  if (userId !== null) await tellAsked(instance, [{ companyId, userId }], { ...subject, kind }, context);
  return raisedVersion(instance, context);
}

/** Ends the questions of a case to people who cannot answer any more: whoever has asked need not wait for them. */
export async function endLostQuestions(
  instance: ApprovalCase,
  subject: { title: string; applicantName: string },
  context: Acting,
): Promise<void> {
  const { companyId, id: instanceId } = instance;
  const lost = await context.db
    .updateTable('approvalTask as task')
    .set({ state: 'CANCELLED' })
    .where((eb) => eb.and({ companyId, instanceId, state: 'PENDING' }))
    .where('task.parentTaskId', 'is not', null)
    .where(sql<boolean>`not ${canActSql}`)
    .returning('task.parentTaskId')
    .execute();
  for (const parentTaskId of new Set(lost.map((task) => task.parentTaskId))) {
    await giveBack({ companyId, parentTaskId }, instance, { ...subject, kind: 'UNADVISED' }, context);
  }
}

/** Ends the questions about a task that its holder decides without waiting for the answers. */
export async function endQuestions({ companyId, id }: Task, { db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .updateTable('approvalTask')
    .set({ state: 'CANCELLED' })
    .where((eb) => eb.and({ companyId, parentTaskId: id, state: 'PENDING' }))
    .execute();
}
