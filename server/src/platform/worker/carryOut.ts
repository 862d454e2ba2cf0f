import type { Deps } from '../context/context.ts';
import { loggable } from '../failure/fault.ts';
import { isUnavailable } from '../failure/unavailable.ts';
import { TaskError, type TaskSentence } from '../tasks/taskKind.ts';
import { type Attempt, AttemptEnded, openAttempt } from './attempt.ts';
import type { ClaimedTask } from './claimTask.ts';
import { tellFailure } from './tellFailure.ts';

/** The pauses before the second, third and every later attempt. */
const pauseMinutes = [1, 5, 15];

/** Runs a task that this worker has claimed, and stores the result. Throws only if the database fails. */
export async function carryOut(deps: Deps, task: ClaimedTask, worker: string, shutdown: AbortSignal): Promise<void> {
  const attempt = openAttempt(deps, task, worker, shutdown);
  const { job } = attempt;
  try {
    await job.note(task.isTakenOver ? 'WARN' : 'INFO', task.isTakenOver ? 'takenOver' : 'started');
    if (task.isExhausted) return await fail(attempt, task, { key: 'workerLost', params: {} });
    const { fileId = null, ...result } = await deps.taskKinds[task.taskType].run(job);
    await attempt.settle({ status: 'SUCCESS', result: JSON.stringify(result), fileId }, [['INFO', result]]);
  } catch (error) {
    const reason = job.signal.aborted ? job.signal.reason : error;
    if (reason instanceof AttemptEnded) return await leave(attempt, task, reason);
    if (!(error instanceof TaskError)) deps.log.error({ taskId: task.id, error: loggable(error) }, 'task fault');
    await fail(attempt, task, sentenceOf(error));
  } finally {
    attempt.close();
  }
}

function sentenceOf(error: unknown): TaskSentence {
  if (error instanceof TaskError) return error.sentence;
  return { key: isUnavailable(error) ? 'unavailable' : 'fault', params: {} };
}

/** Schedules another attempt after a pause, unless all attempts are used up. */
async function fail({ settle, job }: Attempt, task: ClaimedTask, sentence: TaskSentence) {
  const { retryTimes, maxRetry } = task;
  const error = JSON.stringify(sentence);
  if (retryTimes >= maxRetry) {
    return settle({ status: 'FAILED', error }, [['ERROR', sentence]], (db) => tellFailure(db, task, job.now()));
  }
  const minutes = pauseMinutes[Math.min(retryTimes, pauseMinutes.length - 1)] as number;
  const executeTime = new Date(job.now().getTime() + minutes * 60_000);
  const retry = retryTimes + 1;
  const planned = { key: 'retryPlanned' as const, params: { minutes, retry, most: maxRetry } };
  await settle({ status: 'RETRYING', error, retryTimes: retry, executeTime }, [
    ['ERROR', sentence],
    ['INFO', planned],
  ]);
}

async function leave({ settle }: Attempt, { retryTimes }: ClaimedTask, { reason }: AttemptEnded) {
  // The worker that has taken the task over stores its result.
  if (reason === 'lost') return;
  if (reason === 'stopped') return settle({ status: 'STOPPED' }, [['INFO', { key: 'stopped', params: {} }]]);
  // The end of this process is no failure: another process continues at once.
  const status = retryTimes > 0 ? 'RETRYING' : 'PENDING';
  await settle({ status, endTime: null }, [['INFO', { key: 'released', params: {} }]]);
}
