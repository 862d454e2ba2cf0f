import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Config } from '../context/config.ts';
import type { TaskEvent } from '../db/tables/tasks.ts';
import type { Tables } from '../db/tables.ts';
import type { NeededSetting } from '../failure/neededSettings.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Params } from '../i18n/language.ts';
import type { Messages } from '../i18n/zhCN.ts';
import type { Registry } from '../registry/registry.ts';
import type { WechatProvider } from '../wechat/wechatProvider.ts';
import type { Schedule } from './schedule.ts';

export type TaskType = Schemas['TaskType'];
/** All kinds of tasks that the server can run; `operations/taskKinds.ts` collects them. */
export type TaskKinds = Record<TaskType, TaskKind>;

/** A kind of background task: the work, and when it runs. */
export interface TaskKind {
  /** Whether its tasks belong to the platform or to a school each. */
  owner: 'platform' | 'school';
  /** When the server plans a task by itself; null if it never does. */
  schedule: Schedule | null;
  /** Automatic attempts after a failure. */
  maxRetry: number;
  /** Whether a company may have only one open task of the kind. */
  isSingular: boolean;
  /** The permission code that a user needs, besides the one for creating tasks, to plan one by hand; null if nobody can. */
  permission: string | null;
  /** The setting that the kind needs, and whether it is set for a school. If left out, the kind needs none. */
  needs?: { setting: NeededSetting; isSet: (config: Config, companyId: string) => boolean };
  /**
   * Runs a task. It may run again after an interruption at any point, so it must be able to continue or to start over. Use short
   * transactions: the embedded database has only one connection.
   * @returns a sentence about what was done
   * @throws TaskError with a sentence for the user; any other error is logged and shown as a fault
   */
  run(job: Job): Promise<TaskResult>;
}

/** A sentence of the part `task` of the messages. */
export type TaskSentence = TaskEvent & { key: keyof Messages['task'] };

/** A sentence about what was done, and the file that was made, if any. */
export type TaskResult = TaskSentence & { fileId?: string };

/** A running task. */
export interface Job {
  readonly companyId: string;
  readonly taskId: string;
  /** The payload that was passed to `planTask`. */
  readonly payload: unknown;
  /** Id of the user who started the task; null if the server did. */
  readonly createBy: string | null;
  /** When it was planned, before its first attempt. */
  readonly createTime: Date;
  readonly db: Kysely<Tables>;
  /** Where exports are read: a replica if there is one, otherwise `db`. */
  readonly reports: Kysely<Tables>;
  readonly config: Config;
  readonly files: FileStore;
  readonly wechat: WechatProvider | null;
  readonly registry: Registry | null;
  readonly now: () => Date;
  /** Aborted when the attempt has to end. Pass it to long calls. */
  readonly signal: AbortSignal;
  /**
   * Reports the progress between two steps.
   * @throws Error if the attempt must end: a user stopped the task, the server is stopping, or another worker has taken over
   */
  checkpoint(doneCount: number, totalCount?: number): Promise<void>;
  /** Writes a line to the log of the task. */
  note(level: Schemas['TaskLogLine']['level'], key: keyof Messages['task'], params?: Params): Promise<void>;
}

/** A failure with a sentence for the user. It is retried like any other failure. */
export class TaskError extends Error {
  override readonly name = 'TaskError';
  readonly sentence: TaskSentence;

  constructor(key: keyof Messages['task'], params: Params = {}, options?: ErrorOptions) {
    super(key, options);
    this.sentence = { key, params };
  }
}
