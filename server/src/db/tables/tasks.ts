import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated } from 'kysely';
import type { Params } from '../../i18n/language.ts';
import type { Tracked } from '../tables.ts';

/** A sentence that is made in the language of whoever reads it. */
export interface TaskEvent {
  key: string;
  params: Params;
}

type Json<T> = ColumnType<T, string | null, string | null>;

/** Work that the server does by itself; company '0' owns what is done for the whole platform. */
interface TaskTable extends Tracked {
  companyId: string;
  id: string;
  taskCode: string;
  /** Null for one that is called like its kind. */
  taskName: string | null;
  taskType: Schemas['TaskType'];
  /** The same kind is planned once per company and occasion; null sets no limit. */
  occasion: string | null;
  /** No other of this kind and company may be open at the same time. */
  isSingular: boolean;
  bizId: string | null;
  bizName: string | null;
  payload: Json<unknown>;
  /** What it has made; null again when the file is swept away. */
  fileId: string | null;
  executeTime: Date;
  startTime: Date | null;
  endTime: Date | null;
  doneCount: Generated<number>;
  totalCount: number | null;
  result: Json<TaskEvent | null>;
  error: Json<TaskEvent | null>;
  /** Attempts after the first; a retry that somebody asked for begins at 0 again. */
  retryTimes: Generated<number>;
  maxRetry: number;
  status: Schemas['TaskStatus'];
  stopRequested: Generated<boolean>;
  /** The worker that carries it out, and until when it may be silent. */
  leaseOwner: string | null;
  leaseUntil: Date | null;
  heartbeatTime: Date | null;
  /** Id of the user who asked for it. */
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
