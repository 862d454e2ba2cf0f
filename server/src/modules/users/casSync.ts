import type { CasUser } from '../../cas/casUser.ts';
import { readCasUser } from '../../cas/casUser.ts';
import { type Job, TaskError, type TaskKind, type TaskSentence } from '../../tasks/taskKind.ts';
import { type CasSchool, readCasSchool, usesCas } from './casSchool.ts';
import { disable, mayBeDisabled, type Outcome, storeCasUser } from './storeCasUser.ts';

/** Refused rows and disabled users that the log names; the result counts all of them. */
const maxNotes = 100;
/** Rows between two checkpoints. */
const step = 100;
/** So few may leave at once whatever their share. */
const fewAbsent = 10;

/** The kind of task that brings the users of a school in line with its central authentication. */
export const casSync: TaskKind = {
  owner: 'school',
  schedule: null,
  maxRetry: 2,
  isSingular: true,
  permission: 'system:user:sync',
  isConfigured: ({ casUsers }) => casUsers !== null,
  run,
};

/** What one attempt has done so far. */
interface Progress {
  added: number;
  updated: number;
  disabled: number;
  refused: number;
  rows: number;
  notes: number;
  /** Numbers that the authentication has named, in whatever state. */
  seen: Set<string>;
}

/** May begin anew at any time: what is in line already is not changed again. */
async function run(job: Job): Promise<TaskSentence> {
  const { casUsers } = job.config;
  if (!casUsers) throw new TaskError('casNotConfigured');
  if (!(await usesCas(job.db, job.companyId))) throw new TaskError('casOff');
  if (casUsers.isMadeUp) await job.note('WARN', 'casMadeUp');
  const school = await readCasSchool(job.db, job.companyId);
  const progress: Progress = { added: 0, updated: 0, disabled: 0, refused: 0, rows: 0, notes: 0, seen: new Set() };
  for await (const { rows, total } of casUsers.pages(job.companyId, job.signal)) {
    for (const row of rows) {
      if (progress.rows % step === 0) await tell(job, progress, total);
      progress.rows += 1;
      await count(await outcomeOf(row, school, progress, job), progress, job);
    }
  }
  if (progress.rows === 0) throw new TaskError('casEmpty');
  await disableAbsent(school, progress, job);
  await tell(job, progress, progress.rows);
  const { added, updated, disabled, refused } = progress;
  return { key: 'casSynced', params: { added, updated, disabled, refused } };
}

async function tell({ checkpoint }: Job, { rows }: Progress, total: number | null): Promise<void> {
  await (total === null ? checkpoint(rows) : checkpoint(rows, Math.max(rows, total)));
}

async function outcomeOf(value: unknown, school: CasSchool, { seen, rows: row }: Progress, job: Job): Promise<Outcome> {
  const read = readCasUser(value);
  if (!isUser(read)) {
    if (read.id !== null) seen.add(read.id);
    return { key: 'casRowInvalid', params: { row, field: read.wrongField } };
  }
  if (seen.has(read.id)) return { key: 'casRowRepeated', params: { row, id: read.id } };
  seen.add(read.id);
  return storeCasUser(read, row, school, job);
}

function isUser(read: ReturnType<typeof readCasUser>): read is CasUser {
  return !('wrongField' in read);
}

async function count(outcome: Outcome, progress: Progress, job: Job): Promise<void> {
  if (outcome === 'unchanged') return;
  if (typeof outcome === 'string') {
    progress[outcome] += 1;
    return;
  }
  progress.refused += 1;
  await note('WARN', outcome, progress, job);
}

/** Those whom the authentication names no more. A list that was cut off must not disable a whole school. */
async function disableAbsent({ users }: CasSchool, progress: Progress, job: Job): Promise<void> {
  const linked = [...users.values()].filter((user) => mayBeDisabled(user, job));
  const absent = linked.filter(({ casId }) => !progress.seen.has(String(casId)));
  if (absent.length > fewAbsent && absent.length * 2 > linked.length) {
    throw new TaskError('casTooFew', { absent: absent.length, linked: linked.length });
  }
  for (const user of absent) {
    job.signal.throwIfAborted();
    // Somebody who has changed them meanwhile knows of them; the next synchronisation looks again.
    if ((await disable(user, {}, job)) === null) continue;
    progress.disabled += 1;
    await note('INFO', { key: 'casDisabled', params: { account: user.account } }, progress, job);
  }
}

async function note(level: 'INFO' | 'WARN', { key, params }: TaskSentence, progress: Progress, job: Job): Promise<void> {
  progress.notes += 1;
  if (progress.notes <= maxNotes) await job.note(level, key, params);
}
