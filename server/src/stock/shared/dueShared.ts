import { dayOf, hourMs, startOfDay } from '@campus-procurement/sdk/time';
import { planDue } from '#platform/due/dueEvents.ts';
import type { DueContext, DueKinds } from '#platform/due/sweepDue.ts';
import { tellOfApply } from './tellOfApply.ts';

interface Key {
  companyId: string;
  id: string;
}

/** On the day of return, people are reminded when they come to work. */
const morning = 8;
/** A reminder that nobody follows comes again after so many days; the first one of a receipt comes so many days after the issue. */
const againDays = 3;
/** Reminders of one kind at most. After that nobody is told again; what is overdue stays on the list of the keepers. */
const most = 5;

const again = (now: Date) => new Date(now.getTime() + againDays * 24 * hourMs);
const receiptOf = ({ companyId, id }: Key) => ({ companyId, kind: 'SHARED_RECEIPT' as const, subjectId: id });
const returnOf = ({ companyId, id }: Key) => ({ companyId, kind: 'SHARED_RETURN' as const, subjectId: id });

/** Goods were issued: the applicant is reminded to say that they came, and on its day to give back what is lent. */
export async function planReminders(
  key: Key,
  returnDate: string | null,
  { db, now }: Pick<DueContext, 'db' | 'now'>,
): Promise<void> {
  await planDue(receiptOf(key), again(now), db);
  if (returnDate === null) return;
  await planDue(returnOf(key), new Date(startOfDay(returnDate).getTime() + morning * hourMs), db);
}

/** Requests remind of themselves, and nothing moves by itself. What is settled by now reminds nobody. */
export const dueShared: Pick<DueKinds, 'SHARED_RECEIPT' | 'SHARED_RETURN'> = {
  async SHARED_RECEIPT(key, context) {
    const apply = await applyOf(key, context);
    if (apply?.status !== 'ISSUED') return;
    await tellOfApply(key, 'RECEIPT', { ...context, session: null });
    if (!isLast(apply.issueTime, context.now, most)) await planDue(receiptOf(key), again(context.now), context.db);
  },
  async SHARED_RETURN(key, context) {
    const apply = await applyOf(key, context);
    if (!apply?.expectReturnDate || (apply.status !== 'ISSUED' && apply.status !== 'RECEIVED')) return;
    const isOverdue = apply.expectReturnDate < dayOf(context.now);
    // The first one is that of the day itself.
    const isOver = isLast(startOfDay(apply.expectReturnDate), context.now, most - 1);
    await tellOfApply(key, isOver ? 'GIVEN_UP' : isOverdue ? 'OVERDUE' : 'DUE', { ...context, session: null });
    if (!isOver) await planDue(returnOf(key), again(context.now), context.db);
  },
};

/** Whether a reminder is the last of those that follow a time every few days. */
function isLast(since: Date | null, now: Date, count: number): boolean {
  return since === null || now.getTime() - since.getTime() >= count * againDays * 24 * hourMs;
}

function applyOf({ companyId, id }: Key, { db }: DueContext) {
  return db
    .selectFrom('sharedApply')
    .select(['status', 'expectReturnDate', 'issueTime'])
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirst();
}
