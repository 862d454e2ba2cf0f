import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated } from 'kysely';
import type { Params } from '../../i18n/language.ts';
import type { Tracked } from '../columns.ts';

/** A sentence as a key with its values, so that it is made in the reader's language. */
export interface TaskEvent {
  key: string;
  params: Params;
}

type Json<T> = ColumnType<T, string | null, string | null>;

/** A background task. Tasks for the whole platform belong to company '0'. */
interface TaskTable extends Tracked {
  companyId: string;
  id: string;
  taskCode: string;
  /** Null for a task that shows the name of its kind. */
  taskName: string | null;
  taskType: Schemas['TaskType'];
  /** A kind is planned once per company and occasion; null sets no limit. */
  occasion: string | null;
  /** Whether no other task of this kind and company may be open at the same time. */
  isSingular: boolean;
  bizId: string | null;
  bizName: string | null;
  payload: Json<unknown>;
  /** The file that the task made; null again when the file is deleted. */
  fileId: string | null;
  executeTime: Date;
  startTime: Date | null;
  endTime: Date | null;
  doneCount: Generated<number>;
  totalCount: number | null;
  result: Json<TaskEvent | null>;
  error: Json<TaskEvent | null>;
  /** Attempts after the first. A retry requested by a user starts at 0 again. */
  retryTimes: Generated<number>;
  maxRetry: number;
  status: Schemas['TaskStatus'];
  stopRequested: Generated<boolean>;
  /** The worker that runs the task, and until when it must renew its lease. */
  leaseOwner: string | null;
  leaseUntil: Date | null;
  heartbeatTime: Date | null;
  /** Id of the user who started it. */
  createBy: string | null;
}

interface TaskLogTable {
  companyId: string;
  taskId: string;
  id: string;
  time: Date;
  level: Schemas['TaskLogLine']['level'];
  event: ColumnType<TaskEvent, string, never>;
}

export interface TaskTables {
  task: TaskTable;
  taskLog: TaskLogTable;
}
