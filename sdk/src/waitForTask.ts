import type { Client } from './client.ts';
import { AbortError, type ApiError, TaskError, TimeoutError } from './errors.ts';
import type { Schemas } from './operationTypes.ts';
import { pause } from './pause.ts';
import { isPassing } from './retries.ts';

/** Options of `waitForTask`. */
export interface WaitOptions {
  /** Stops waiting, which then rejects with `AbortError`. The task itself continues. */
  signal?: AbortSignal;
  /** Milliseconds before the wait fails with `TimeoutError`. Default 30 minutes; 0 = no limit. */
  timeoutMs?: number;
  /** Milliseconds between two requests. Default 1000. */
  everyMs?: number;
  /** Called with each state of the task that was read, e.g. for its `doneCount` and `totalCount`. */
  onProgress?: (task: Schemas['TaskDetail']) => void;
}

const operationId = 'getTaskDetail';

/**
 * Waits for the end of a task, such as an export, by asking for its state. Temporary failures (network errors, timeouts and the
 * statuses 408, 429, 502, 503 and 504) are waited out. A failed attempt that the server repeats is not the end.
 *
 * @returns the task after its success
 * @throws TaskError if the task has failed or was stopped; TimeoutError, AbortError; the errors of `call`
 * @example
 * const { taskId } = await client.users.exportUsers({ body: { format: 'XLSX' } });
 * const { file } = await waitForTask(client, taskId, { onProgress: ({ doneCount }) => console.log(doneCount) });
 */
export async function waitForTask(
  client: Pick<Client, 'call'>,
  taskId: string,
  { signal, timeoutMs = 1_800_000, everyMs = 1_000, onProgress }: WaitOptions = {},
): Promise<Schemas['TaskDetail']> {
  const end = performance.now() + (timeoutMs || Number.POSITIVE_INFINITY);
  for (;;) {
    let waitMs = everyMs;
    try {
      const task = await client.call(operationId, { path: { id: taskId } }, signal ? { signal } : {});
      onProgress?.(task);
      if (task.status === 'SUCCESS') return task;
      if (task.status === 'FAILED' || task.status === 'STOPPED') {
        const text = `${task.taskName} (${task.taskCode}) has ${task.status === 'FAILED' ? 'failed' : 'been stopped'}`;
        throw new TaskError(text, { operationId, body: { msg: task.errorMessage, data: task } });
      }
    } catch (fault) {
      const error = fault as ApiError;
      if (!isPassing(error)) throw error;
      waitMs = Math.max(waitMs, (error.retryAfterSeconds ?? 0) * 1000);
    }
    await pause(Math.min(waitMs, end - performance.now()), signal);
    if (signal?.aborted) throw new AbortError('aborted', { operationId, cause: signal.reason });
    if (performance.now() >= end) throw new TimeoutError(`the task has not ended within ${timeoutMs} ms`, { operationId });
  }
}
