import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Registry, RegistryData } from '#platform/registry/registry.ts';
import { planTask } from '#platform/tasks/planTask.ts';
import { type Job, TaskError, type TaskKind, type TaskSentence } from '#platform/tasks/taskKind.ts';
import { firstCharacters } from '#platform/values/firstCharacters.ts';

/** The kind of task that asks the business registry about a supplier that has submitted itself, so that reviewers can compare. */
export const fetchRegistry: TaskKind = {
  owner: 'school',
  schedule: null,
  maxRetry: 3,
  isSingular: false,
  permission: null,
  run,
};

type Supplier = { companyId: string; id: string };

/** Plans it in the transaction that submits: the registry may take seconds, or not answer. */
export async function planRegistryFetch({ companyId, id }: Supplier, companyName: string, context: Context): Promise<void> {
  const { db, now, session, taskKinds, registry } = context;
  if (!registry) return;
  const plan = {
    companyId,
    taskType: 'FETCH_REGISTRY' as const,
    taskName: firstCharacters(companyName, 50),
    executeTime: now,
    by: session,
  };
  await planTask(db, taskKinds, { ...plan, biz: { id, name: companyName }, payload: { supplierId: id } }, now);
}

async function run(job: Job): Promise<TaskSentence> {
  const { db, companyId, registry } = job;
  if (!registry) throw new TaskError('registryNotSetUp');
  const { supplierId: id } = job.payload as { supplierId: string };
  const { creditCode } = await db
    .selectFrom('supplier')
    .select('creditCode')
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirstOrThrow();
  const data = await answerOf(registry, creditCode);
  // That it is unknown there is for the reviewer to judge.
  if (data === null) return { key: 'registryUnknown', params: { creditCode } };
  await inTransaction(db, (trx) => storeRegistryData({ companyId, id }, data, { db: trx, now: job.now(), registry }));
  return { key: 'registryFetched', params: { creditCode } };
}

/** @throws TaskError, so that it is tried again */
async function answerOf(registry: Registry, creditCode: string): Promise<RegistryData | null> {
  try {
    return await registry.find(creditCode);
  } catch (cause) {
    throw new TaskError('registryUnreachable', {}, { cause });
  }
}

/** Keeps what the registry says of a supplier, in the place of what it said before. */
export async function storeRegistryData(
  { companyId, id: supplierId }: Supplier,
  data: RegistryData,
  parts: Pick<Context, 'db' | 'now'> & { registry: Registry },
) {
  const { db, now: syncTime, registry } = parts;
  const fresh = { operatingStatus: data.operatingStatus, info: JSON.stringify(data), dataSource: registry.name, syncTime };
  await db
    .insertInto('supplierRegistry')
    .values({ companyId, supplierId, ...fresh })
    .onConflict((conflict) => conflict.columns(['companyId', 'supplierId']).doUpdateSet(fresh))
    .execute();
  // The row above is locked until the end: of two at once, one replaces what the other has written.
  await db
    .deleteFrom('supplierShareholder')
    .where((eb) => eb.and({ companyId, supplierId }))
    .execute();
  const names = [...new Set(data.shareholders.map(({ name }) => name))];
  if (names.length === 0) return;
  await db
    .insertInto('supplierShareholder')
    .values(names.map((name) => ({ companyId, supplierId, name })))
    .execute();
}
