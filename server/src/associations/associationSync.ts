import { readSchoolItem, type SchoolItem } from '#platform/associations/schoolItem.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type Outcome, RowSync } from '#platform/gateway/rowSync.ts';
import { type Job, TaskError, type TaskKind, type TaskSentence } from '#platform/tasks/taskKind.ts';

type Done = 'added' | 'updated' | 'disabled';

/** The kind of task that synchronises the items of a school with its project system. */
export const associationSync: TaskKind = {
  owner: 'school',
  schedule: null,
  maxRetry: 2,
  isSingular: true,
  permission: 'purchase:association:sync',
  needs: { setting: 'ASSOCIATION_SYNC_URL', isSet: ({ schoolItems }) => schoolItems !== null },
  run,
};

/** Runs the synchronisation. It can be repeated: what is as it was stays untouched. */
async function run(job: Job): Promise<TaskSentence> {
  const { schoolItems } = job.config;
  if (!schoolItems) throw new TaskError('itemsNotConfigured');
  if (schoolItems.isFake) await job.note('WARN', 'itemsMadeUp');
  const sync = new RowSync<Done>(job, ['added', 'updated', 'disabled']);
  const open = await openItems(job);
  const seen = await sync.takeKeyed(schoolItems, {
    read: readSchoolItem,
    keyOf: ({ externalCode }) => externalCode,
    store: (item) => storeItem(item, job),
    empty: 'itemsEmpty',
    wrong: 'itemsRowInvalid',
    repeated: (row, code) => ({ key: 'itemsRowRepeated', params: { row, code } }),
  });
  const absent = open.filter((code) => !seen.has(code));
  await sync.takeAbsent(absent, open.length, 'itemsTooFew', async (code) => {
    const { numUpdatedRows } = await job.db
      .updateTable('associationItem')
      .set({ enabled: false, syncTime: job.now() })
      .where((eb) => eb.and({ companyId: job.companyId, externalCode: code, enabled: true }))
      .executeTakeFirst();
    return numUpdatedRows === 0n ? null : { done: 'disabled', note: { key: 'itemsDisabled', params: { code } } };
  });
  return { key: 'itemsSynced', params: sync.counts };
}

/** Adds or changes one item. It is locked first, so that it is compared in the state in which it is changed. */
async function storeItem(
  { externalCode, enabled = true, ...row }: SchoolItem,
  { db, companyId, now }: Job,
): Promise<Outcome<Done>> {
  const { externalName, planAmount, planYear = null, deptName = null, leaderName = null } = row;
  const fields = { externalName, planYear, planAmount, deptName, leaderName, enabled };
  return inTransaction(db, async (trx): Promise<Outcome<Done>> => {
    const known = await trx
      .selectFrom('associationItem')
      .selectAll()
      .where((eb) => eb.and({ companyId, externalCode }))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!known) {
      await trx
        .insertInto('associationItem')
        .values({ companyId, externalCode, ...fields, syncTime: now() })
        .execute();
      return 'added';
    }
    const isChanged = Object.entries(fields).some(([name, value]) => known[name as keyof typeof fields] !== value);
    if (!isChanged) return 'unchanged';
    await trx
      .updateTable('associationItem')
      .set({ ...fields, syncTime: now() })
      .where((eb) => eb.and({ companyId, externalCode }))
      .execute();
    return known.enabled && !enabled ? 'disabled' : 'updated';
  });
}

async function openItems({ db, companyId }: Job): Promise<string[]> {
  const items = await db
    .selectFrom('associationItem')
    .select('externalCode')
    .where((eb) => eb.and({ companyId, enabled: true }))
    .orderBy('externalCode')
    .execute();
  return items.map(({ externalCode }) => externalCode);
}
