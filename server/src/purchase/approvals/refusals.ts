import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { clockOf, staleBy } from '#platform/failure/staleBy.ts';

type Case = Selectable<Tables['approvalInstance']>;

/** Who decided last in a case, or gave an opinion, how, and when. */
function lastAnswer({ companyId, id }: Case, { db }: Context) {
  return db
    .selectFrom('approvalTask as task')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'task.companyId').onRef('user.id', '=', 'task.userId'),
    )
    .select(['task.state as decision', 'task.decideTime'])
    .select((eb) => eb.fn.coalesce('task.decidedByName', 'user.name').as('name'))
    .where((eb) => eb.and({ 'task.companyId': companyId, 'task.instanceId': id }))
    .where('task.decideTime', 'is not', null)
    .orderBy('task.decideTime', 'desc')
    .orderBy('task.id', 'desc')
    .limit(1);
}

/** Returns the refusal of a task that is not open any more, with who has decided it and how. */
export async function decidedBy(instance: Case, context: Context): Promise<Failure> {
  if (instance.status === 'WITHDRAWN' && instance.endTime !== null) {
    return new Failure('taskWithdrawn', { params: { time: clockOf(instance.endTime, context.now) } });
  }
  const last = await lastAnswer(instance, context).where('task.parentTaskId', 'is', null).executeTakeFirst();
  if (!last?.decideTime) return new Failure('taskDecided');
  const { name, decision, decideTime } = last;
  return new Failure('taskDecidedBy', { params: { name, decision, time: clockOf(decideTime, context.now) } });
}

/** Returns the refusal of an outdated version of a case, with who has changed it last: by a decision, or by changing the purchase. */
export async function changedBy(
  { updateByName, updateTime }: { updateByName: string | null; updateTime: Date },
  instance: Case,
  context: Context,
): Promise<Failure> {
  const last = await lastAnswer(instance, context).executeTakeFirst();
  const isDecision = last?.decideTime && last.decideTime >= updateTime;
  return isDecision ? staleBy(last.name, last.decideTime as Date, context.now) : staleBy(updateByName, updateTime, context.now);
}
