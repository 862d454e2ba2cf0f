import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import type { ApprovalCase } from './approvalCase.ts';
import { tellStep } from './startCase.ts';

/** Continues a case that was returned: who returned it is asked again, together with those of the step who had not decided yet. */
export async function resumeCase(
  instance: ApprovalCase,
  subject: { title: string; applicantName: string },
  context: Context,
): Promise<void> {
  const { db, now } = context;
  const { companyId, id } = instance;
  const returned = await db
    .selectFrom('approvalTask')
    .select(['step', 'node', 'kind', 'mode', 'userId', 'fromUserName', 'limitDays'])
    .where((eb) => eb.and({ companyId, instanceId: id, state: 'RETURNED' }))
    .orderBy('decideTime', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('approvalInstance')
    .set((eb) => ({ status: 'RUNNING', endTime: null, version: eb('version', '+', 1) }))
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  const task = { companyId, id: newId(), instanceId: id, ...returned, state: 'PENDING' as const, since: now };
  await db
    .insertInto('approvalTask')
    .values({ ...task, opinion: null, decideTime: null })
    .execute();
  await db
    .updateTable('approvalTask')
    .set({ state: 'PENDING', since: now, limitTime: null })
    .where((eb) => eb.and({ companyId, instanceId: id, step: returned.step, state: 'WAITING' }))
    .execute();
  await tellStep(instance, returned.step, subject, context);
}
