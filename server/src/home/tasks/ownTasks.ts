import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { jsonRows, type Panel, panel } from '#platform/panels/panel.ts';
import { nameOf } from './madeNames.ts';

const shown = 5;
const columns = [
  'id',
  'taskCode',
  'taskName',
  'taskType',
  'status',
  'doneCount',
  'totalCount',
  'executeTime',
  'createTime',
] as const;

/** The latest tasks that the caller has started, for any school. */
export const ownTasks: Panel<Schemas['TaskBrief'][]> = panel(
  ({ db, session }) => {
    const asked = db.selectFrom('task').select(columns).where('createBy', '=', session.userId);
    return jsonRows(asked.orderBy('createTime', 'desc').orderBy('id', 'desc').limit(shown), columns);
  },
  (rows, { language }) =>
    rows.map(({ executeTime, createTime, ...row }) => ({
      ...row,
      taskName: nameOf(row, language),
      executeTime: isoTime(new Date(executeTime)),
      createTime: isoTime(new Date(createTime)),
    })),
);
