import type { Insertable } from 'kysely';
import type { TaskEvent } from '#platform/db/tables/tasks.ts';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import type { SeedTask } from './endedTask.ts';

type Line = Insertable<Tables['taskLog']>;
type Said = [time: Date, level: Line['level'], event: TaskEvent | string];

/** What the worker wrote while it carried out these tasks. */
export function taskLogs(tasks: SeedTask[]): Line[] {
  const lines = tasks.flatMap(({ companyId, id: taskId, ...task }) =>
    said(task).map(([time, level, event]) => ({
      companyId,
      taskId,
      time,
      level,
      event: typeof event === 'string' ? event : JSON.stringify(event),
    })),
  );
  return lines.map((line, index) => ({ ...line, id: seedId('taskLog', 84_000 + index) }));
}

function said({ status, startTime, endTime, result, error, maxRetry, updateByName }: Omit<SeedTask, 'id' | 'companyId'>): Said[] {
  const start: Said = [startTime, 'INFO', { key: 'started', params: {} }];
  if (status === 'SUCCESS') return [start, [endTime, 'INFO', String(result)]];
  if (status === 'STOPPED') {
    const asked: Said = [endTime, 'INFO', { key: 'stopAsked', params: { name: String(updateByName) } }];
    return [start, asked, [endTime, 'INFO', { key: 'stopped', params: {} }]];
  }
  // The earlier attempts, backwards from the last one.
  const pauses = [1, 5, 15].slice(0, maxRetry);
  const retries = pauses.map((minutes, at): Said[] => {
    const after = pauses.slice(at).reduce((sum, pause) => sum + pause, 0);
    const time = new Date(endTime.getTime() - after * 60_000);
    const planned = { key: 'retryPlanned', params: { minutes, retry: at + 1, most: maxRetry } };
    return [
      [new Date(time.getTime() - 1_000), 'INFO', { key: 'started', params: {} }],
      [time, 'ERROR', String(error)],
      [time, 'INFO', planned],
    ];
  });
  return [...retries.flat(), start, [endTime, 'ERROR', String(error)]];
}
