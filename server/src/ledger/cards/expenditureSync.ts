import { readBudgetCard } from '#platform/funds/budgetCard.ts';
import { RowSync } from '#platform/gateway/rowSync.ts';
import { type Job, TaskError, type TaskKind, type TaskSentence } from '#platform/tasks/taskKind.ts';
import { closeCard, type Done, type FundSchool, storeBudgetCard } from './storeBudgetCard.ts';

/** The kind of task that synchronises the budget cards of a school with its finance system. */
export const expenditureSync: TaskKind = {
  owner: 'school',
  schedule: null,
  maxRetry: 2,
  isSingular: true,
  permission: 'information:expenditure:sync',
  needs: { setting: 'EXPENDITURE_SYNC_URL', isSet: ({ funds }) => funds !== null },
  run,
};

/** Runs the synchronisation. It can be repeated: unchanged cards are skipped, so nothing is written to the ledger twice. */
async function run(job: Job): Promise<TaskSentence> {
  const { funds } = job.config;
  if (!funds) throw new TaskError('fundsNotConfigured');
  if (funds.isFake) await job.note('WARN', 'fundsMadeUp');
  const school = await readSchool(job);
  const sync = new RowSync<Done>(job, ['added', 'updated', 'disabled']);
  const seen = await sync.takeKeyed(funds, {
    read: readBudgetCard,
    keyOf: ({ cardNo }) => cardNo,
    store: (card, row) => storeBudgetCard(card, row, school, job),
    empty: 'fundsEmpty',
    wrong: 'fundsRowInvalid',
    repeated: (row, cardNo) => ({ key: 'fundsRowRepeated', params: { row, cardNo } }),
  });
  const open = await openCards(job);
  const known = open.filter(({ createTime }) => createTime < job.createTime);
  const absent = known.flatMap(({ cardNo }) => (seen.has(cardNo) ? [] : [cardNo]));
  await sync.takeAbsent(absent, known.length, 'fundsTooFew', async (cardNo) => {
    const isClosed = await closeCard(cardNo, job);
    return isClosed ? { done: 'disabled', note: { key: 'fundsDisabled', params: { cardNo } } } : null;
  });
  return { key: 'fundsSynced', params: sync.counts };
}

/** Reads the enabled departments by code and the enabled users by account, which rows refer to. */
async function readSchool({ db, companyId }: Job): Promise<FundSchool> {
  const depts = await db
    .selectFrom('dept')
    .select(['id', 'deptCode'])
    .where((eb) => eb.and({ companyId, status: 'ENABLED' }))
    .execute();
  const users = await db
    .selectFrom('appUser')
    .select(['id', 'account'])
    .where((eb) => eb.and({ companyId, status: 'ENABLED' }))
    .execute();
  return {
    deptIds: new Map(depts.map(({ id, deptCode }) => [deptCode, id])),
    userIds: new Map(users.map(({ id, account }) => [account, id])),
  };
}

/** Returns the enabled cards that came from the finance system. */
function openCards({ db, companyId }: Job) {
  return db
    .selectFrom('expenditure')
    .select(['cardNo', 'createTime'])
    .where((eb) => eb.and({ companyId, source: 'SYNC', status: 'ENABLED' }))
    .orderBy('cardNo')
    .execute();
}
