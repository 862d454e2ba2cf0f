import { readFundCard } from '../../funds/fundCard.ts';
import { type Outcome, RowSync } from '../../gateway/rowSync.ts';
import { type Job, TaskError, type TaskKind, type TaskSentence } from '../../tasks/taskKind.ts';
import { closeCard, type Done, storeFundCard } from './storeFundCard.ts';

/** The kind of task that brings the budget cards of a school in line with its finance system. */
export const expenditureSync: TaskKind = {
  owner: 'school',
  schedule: null,
  maxRetry: 2,
  isSingular: true,
  permission: 'information:expenditure:sync',
  isConfigured: ({ funds }) => funds !== null,
  run,
};

/** May begin anew at any time: what is in line already is not changed again, so nothing is written to the ledger twice. */
async function run(job: Job): Promise<TaskSentence> {
  const { funds } = job.config;
  if (!funds) throw new TaskError('fundsNotConfigured');
  if (funds.isMadeUp) await job.note('WARN', 'fundsMadeUp');
  const school = await readSchool(job);
  const sync = new RowSync<Done>(job, ['added', 'updated', 'disabled']);
  /** Numbers of cards that the finance system has named, in whatever state. */
  const seen = new Set<string>();
  await sync.takeAll(
    funds,
    async (value): Promise<Outcome<Done>> => {
      const { rows: row } = sync;
      const read = readFundCard(value);
      if ('wrongField' in read) {
        if (read.key !== null) seen.add(read.key);
        return { key: 'fundsRowInvalid', params: { row, field: read.wrongField } };
      }
      if (seen.has(read.cardNo)) return { key: 'fundsRowRepeated', params: { row, cardNo: read.cardNo } };
      seen.add(read.cardNo);
      return storeFundCard(read, row, school, job);
    },
    'fundsEmpty',
  );
  const open = await openCards(job);
  const absent = open.filter((cardNo) => !seen.has(cardNo));
  await sync.takeAbsent(absent, open.length, 'fundsTooFew', async (cardNo) => {
    const isClosed = await closeCard(cardNo, job);
    return isClosed ? { done: 'disabled', note: { key: 'fundsDisabled', params: { cardNo } } } : null;
  });
  return { key: 'fundsSynced', params: sync.counts };
}

/** What rows refer to: enabled departments by code, and enabled users by account. */
async function readSchool({ db, companyId }: Job) {
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

export type FundSchool = Awaited<ReturnType<typeof readSchool>>;

/** The numbers of the cards that came from the finance system and can be used. */
async function openCards({ db, companyId }: Job): Promise<string[]> {
  const cards = await db
    .selectFrom('expenditure')
    .select('cardNo')
    .where((eb) => eb.and({ companyId, source: 'SYNC', status: 'ENABLED' }))
    .orderBy('cardNo')
    .execute();
  return cards.map(({ cardNo }) => cardNo);
}
