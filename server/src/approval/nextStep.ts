import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { ApprovalCase } from './approvalCase.ts';
import { tellStep } from './startCase.ts';

type Task = Pick<Selectable<Tables['approvalTask']>, 'id' | 'step' | 'mode' | 'userId'>;

/** What is to be done in a step that comes up: who is asked, who has agreed before and counts, and who need not be asked. */
interface Turn {
  asked: Task[];
  skipped: Task[];
  cancelled: Task[];
}

/**
 * Asks the next step of a case in which somebody is still to be asked: nobody is who has agreed in it already.
 * @param after the step that has ended
 * @returns false if all have agreed
 */
export async function openNextStep(
  instance: ApprovalCase,
  after: number,
  subject: { title: string; applicantName: string },
  context: Context,
): Promise<boolean> {
  const tasks = await context.db
    .selectFrom('approvalTask')
    .select(['id', 'step', 'mode', 'userId', 'state'])
    .where((eb) => eb.and({ companyId: instance.companyId, instanceId: instance.id }))
    .where('state', 'in', ['APPROVED', 'WAITING'])
    // An opinion is no agreement.
    .where('parentTaskId', 'is', null)
    .orderBy('step')
    .execute();
  const agreed = new Set(tasks.flatMap(({ state, userId }) => (state === 'APPROVED' && userId !== null ? [userId] : [])));
  const coming = tasks.filter(({ state, step }) => state === 'WAITING' && step > after);
  for (const [step, waiting] of Map.groupBy(coming, (task) => task.step)) {
    const turn = turnOf(waiting, agreed);
    await setState(turn.skipped, { state: 'SKIPPED' }, instance, context);
    await setState(turn.cancelled, { state: 'CANCELLED' }, instance, context);
    await setState(turn.asked, { state: 'PENDING', since: context.now, limitTime: null }, instance, context);
    if (turn.asked.length > 0) {
      await tellStep(instance, step, subject, context);
      return true;
    }
  }
  return false;
}

function turnOf(waiting: Task[], agreed: ReadonlySet<string>): Turn {
  const skipped = waiting.filter(({ userId }) => userId !== null && agreed.has(userId));
  const others = waiting.filter((task) => !skipped.includes(task));
  const isEnough = skipped.length > 0 && waiting.every(({ mode }) => mode === 'ANY');
  return isEnough ? { skipped, cancelled: others, asked: [] } : { skipped, cancelled: [], asked: others };
}

async function setState(
  tasks: Task[],
  change: { state: 'SKIPPED' | 'CANCELLED' } | { state: 'PENDING'; since: Date; limitTime: null },
  { companyId }: ApprovalCase,
  { db }: Context,
): Promise<void> {
  if (tasks.length === 0) return;
  await db
    .updateTable('approvalTask')
    .set(change)
    .where('companyId', '=', companyId)
    .where(
      'id',
      'in',
      tasks.map(({ id }) => id),
    )
    .execute();
}
