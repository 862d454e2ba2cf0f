import { inTransaction } from '#platform/db/transaction.ts';
import { changedBy } from '#platform/records/changed.ts';
import type { Job, TaskKind, TaskSentence } from '#platform/tasks/taskKind.ts';
import { writeFlow } from '../moves/writeFlow.ts';

/** What the task is given. */
export interface CarryOrder {
  expenditureIds: string[];
  /** The new last day. */
  validTo: string;
}

/** The kind of task that carries budget cards over. It can be repeated: a card that is valid until the new day already is left alone. */
export const cardCarry: TaskKind = {
  owner: 'school',
  schedule: null,
  maxRetry: 3,
  isSingular: false,
  permission: null,
  run,
};

async function run(job: Job): Promise<TaskSentence> {
  const { expenditureIds, validTo } = job.payload as CarryOrder;
  const userName = await nameOf(job);
  let carried = 0;
  for (const [index, id] of expenditureIds.entries()) {
    await job.checkpoint(index, expenditureIds.length);
    if (await carry(id, validTo, userName, job)) carried += 1;
  }
  await job.checkpoint(expenditureIds.length, expenditureIds.length);
  return { key: 'cardsCarried', params: { carried, skipped: expenditureIds.length - carried } };
}

/** Extends a card and writes it to its ledger. @returns false for one that need not, or must not, be carried over */
function carry(id: string, validTo: string, userName: string, { db, companyId, now }: Job): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const card = await trx
      .selectFrom('expenditure')
      .select(['validTo', 'source', 'availableAmount'])
      .where((eb) => eb.and({ companyId, id }))
      .forUpdate()
      .executeTakeFirst();
    if (!card || card.source === 'SYNC' || card.validTo === null || card.validTo >= validTo) return false;
    const by = { db: trx, now: now(), session: { userName } };
    await trx
      .updateTable('expenditure')
      .set({ validTo, ...changedBy(by) })
      .where((eb) => eb.and({ companyId, id }))
      .execute();
    const { validTo: before, availableAmount } = card;
    const entry = { companyId, expenditureId: id, flowType: 'CARRY' as const, amount: availableAmount, balance: availableAmount };
    await writeFlow({ ...entry, reason: `${before} → ${validTo}` }, by);
    return true;
  });
}

async function nameOf({ db, companyId, createBy }: Job): Promise<string> {
  const user = await db
    .selectFrom('appUser')
    .select('name')
    .where((eb) => eb.and({ companyId, id: String(createBy) }))
    .executeTakeFirst();
  return user?.name ?? '';
}
