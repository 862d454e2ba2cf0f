import type { Schemas } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import { counts, type Panel, panel } from '#platform/panels/panel.ts';
import { visibleTasks } from './taskRows.ts';

/** Counts by state the tasks that the caller sees and that are open or were planned for the last day. */
export const taskCounts: Panel<Schemas['TaskStatusCount'][]> = panel(
  (context) => {
    const since = new Date(context.now.getTime() - dayMs);
    const recent = visibleTasks(context).where((eb) =>
      eb.or([eb('task.status', 'in', ['PENDING', 'RETRYING', 'RUNNING']), eb('task.executeTime', '>=', since)]),
    );
    return counts(recent.select('task.status'));
  },
  (rows) => rows,
);
