import { readCasUser } from '#platform/cas/casUser.ts';
import { RowSync } from '#platform/gateway/rowSync.ts';
import { type Job, TaskError, type TaskKind, type TaskSentence } from '#platform/tasks/taskKind.ts';
import { readCasSchool, usesCas } from './casSchool.ts';
import { disable, mayBeDisabled, storeCasUser } from './storeCasUser.ts';

/** The kind of task that synchronises the users of a school with its central authentication. */
export const casSync: TaskKind = {
  owner: 'school',
  schedule: null,
  maxRetry: 2,
  isSingular: true,
  permission: 'system:user:sync',
  needs: { setting: 'CAS_SYNC_URL', isSet: ({ casUsers }) => casUsers !== null },
  run,
};

/** Runs the synchronisation. It can be repeated: unchanged users are skipped. */
async function run(job: Job): Promise<TaskSentence> {
  const { casUsers } = job.config;
  if (!casUsers) throw new TaskError('casNotConfigured');
  if (!(await usesCas(job.db, job.companyId))) throw new TaskError('casOff');
  if (casUsers.isFake) await job.note('WARN', 'casMadeUp');
  const school = await readCasSchool(job.db, job.companyId);
  const sync = new RowSync(job, ['added', 'updated', 'disabled']);
  const seen = await sync.takeKeyed(casUsers, {
    read: readCasUser,
    keyOf: ({ id }) => id,
    store: (user, row) => storeCasUser(user, row, school, job),
    empty: 'casEmpty',
    wrong: 'casRowInvalid',
    repeated: (row, id) => ({ key: 'casRowRepeated', params: { row, id } }),
  });
  const known = [...school.users.values()].filter(({ createTime }) => createTime < job.createTime);
  const linked = known.filter((user) => mayBeDisabled(user, job));
  const absent = linked.filter(({ casId }) => !seen.has(String(casId)));
  await sync.takeAbsent(absent, linked.length, 'casTooFew', async (user) => {
    // If somebody has changed the user meanwhile, nothing happens; the next synchronisation tries again.
    const done = await disable(user, {}, job);
    return done && { done, note: { key: 'casDisabled', params: { account: user.account } } };
  });
  return { key: 'casSynced', params: sync.counts };
}
