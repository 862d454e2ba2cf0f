import type { Deps } from '../context.ts';
import { loggable } from '../http/fault.ts';
import { type Attempt, AttemptEnded, openAttempt } from './attempt.ts';
import type { ClaimedTask } from './claimTask.ts';
import { TaskError, type TaskSentence } from './taskKind.ts';
import { tellFailure } from './tellFailure.ts';

/** Before the second, third and every later attempt. */
const pauseMinutes = [1, 5, 15];

/** Carries out a task that this worker has claimed, and writes how it went. Throws only if the database fails. */
export async function carryOut(deps: Deps, task: ClaimedTask, worker: string, shutdown: AbortSignal): Promise<void> {
  const attempt = openAttempt(deps, task, worker, shutdown);
  const { job } = attempt;
  try {
    await job.note(task.isTakenOver ? 'WARN' : 'INFO', task.isTakenOver ? 'takenOver' : 'started');
    if (task.isExhausted) return await fail(attempt, task, { key: 'workerLost', params: {} });
    const result = await deps.taskKinds[task.taskType].run(job);
    const isMine = await attempt.settle({ status: 'SUCCESS', result: JSON.stringify(result) });
    if (isMine) await job.note('INFO', result.key, result.params);
  } catch (error) {
    const reason = job.signal.aborted ? job.signal.reason : error;
    if (reason instanceof AttemptEnded) return await leave(attempt, task, reason);
    if (!(error instanceof TaskError)) deps.log.error({ taskId: task.id, error: loggable(error) }, 'task fault');
    await fail(attempt, task, error instanceof TaskError ? error.sentence : { key: 'fault', params: {} });
  } finally {
    attempt.close();
  }
}

/** Tried again after a pause, unless it has been tried often enough. */
async function fail({ settle, job }: Attempt, task: ClaimedTask, sentence: TaskSentence) {
  const { retryTimes, maxRetry } = task;
  const error = JSON.stringify(sentence);
  const minutes = pauseMinutes[Math.min(retryTimes, pauseMinutes.length - 1)] as number;
  const isLast = retryTimes >= maxRetry;
  const isMine = isLast
    ? await settle({ status: 'FAILED', error })
    : await settle({
        status: 'RETRYING',
        error,
        retryTimes: retryTimes + 1,
        executeTime: new Date(job.now().getTime() + minutes * 60_000),
      });
  if (!isMine) return;
  await job.note('ERROR', sentence.key, sentence.params);
  if (isLast) await tellFailure(job, task);
  else await job.note('INFO', 'retryPlanned', { minutes, retry: retryTimes + 1, most: maxRetry });
}

async function leave({ settle, job }: Attempt, { retryTimes }: ClaimedTask, { reason }: AttemptEnded) {
  // Whoever has taken it over writes what becomes of it.
  if (reason === 'lost') return;
  // The end of this process is no failure: any other one goes on at once.
  const isMine =
    reason === 'stopped'
      ? await settle({ status: 'STOPPED' })
      : await settle({ status: retryTimes > 0 ? 'RETRYING' : 'PENDING', endTime: null });
  if (isMine) await job.note('INFO', reason === 'stopped' ? 'stopped' : 'released');
}
