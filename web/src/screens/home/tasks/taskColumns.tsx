import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { DateTime } from '#ui/date/DateTime.tsx';
import type { Column } from '#ui/table/Column.ts';
import { TaskState } from './TaskState.tsx';
import classes from './tasks.module.css';

type Task = Schemas['Task'];
type TaskColumn = Column<Task, 'executeTime'>;

/** The name of a task's kind, or its code until the names are loaded. */
export function TaskTypeName({ type }: { type: Task['taskType'] }) {
  const types = useApiQuery('listTaskTypes');
  return types.data?.find(({ taskType }) => taskType === type)?.typeName ?? type;
}

function Name({ task: { taskName, taskCode } }: { task: Task }) {
  return (
    <span className={classes.name}>
      {taskName}
      <small>{taskCode}</small>
    </span>
  );
}

function Outcome({ task: { result, errorMessage } }: { task: Task }) {
  return (
    <span className={classes.outcome} data-failed={errorMessage !== null || undefined} title={errorMessage ?? result ?? ''}>
      {errorMessage ?? result ?? '–'}
    </span>
  );
}

/** Columns for users who see the tasks of one school. */
export const schoolColumns: TaskColumn[] = [
  { header: 'tasks.name', cell: (task) => <Name task={task} />, width: 152 },
  { header: 'tasks.type', cell: ({ taskType }) => <TaskTypeName type={taskType} />, width: 102 },
  { header: 'tasks.status', cell: (task) => <TaskState task={task} />, card: 'status', width: 116 },
  { header: 'tasks.planned', cell: ({ executeTime }) => <DateTime value={executeTime} />, sort: 'executeTime', width: 138 },
  { header: 'tasks.ended', cell: ({ endTime }) => <DateTime value={endTime} />, width: 138 },
  { header: 'tasks.outcome', cell: (task) => <Outcome task={task} />, width: 168 },
];

/** Columns for users who see the tasks of every school and of the platform. */
export const platformColumns: TaskColumn[] = schoolColumns.toSpliced(2, 0, {
  header: 'tasks.school',
  cell: ({ companyName }) => companyName,
  width: 84,
});
