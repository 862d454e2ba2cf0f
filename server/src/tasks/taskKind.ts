import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Config } from '../context/context.ts';
import type { TaskEvent } from '../db/tables/tasks.ts';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Params } from '../i18n/language.ts';
import type { Messages } from '../i18n/zhCN.ts';
import type { Registry } from '../registry/registry.ts';
import type { WechatProvider } from '../wechat/wechatProvider.ts';
import type { Schedule } from './schedule.ts';

export type TaskType = Schemas['TaskType'];
/** Every kind that the server can carry out; `modules/taskKinds.ts` puts them together. */
export type TaskKinds = Record<TaskType, TaskKind>;

/** What the server does for tasks of one kind, and when. */
export interface TaskKind {
  /** Whether its tasks belong to the platform, or to one school each. */
  owner: 'platform' | 'school';
  /** When the server plans one by itself; null if only people and other work do. */
  schedule: Schedule | null;
  /** Attempts after a failure that are made without being asked. */
  maxRetry: number;
  /** Whether a company has at most one open task of the kind. */
  isSingular: boolean;
  /** The permission code that somebody needs, beside that to create tasks, to plan one by hand; null if nobody can. */
  permission: string | null;
  /** Whether it is set up for a school; a kind without this always is. */
  isConfigured?: (config: Config, companyId: string) => boolean;
  /**
   * Carries a task out. It may be carried out again after it broke off anywhere, so it must be able to go on or to begin anew. It
   * works in short transactions of its own: the embedded database has one connection.
   * @returns what was done
   * @throws TaskError with a sentence; anything else is logged and told as a fault
   */
  run(job: Job): Promise<TaskResult>;
}

/** A sentence of the part `task` of the messages. */
export type TaskSentence = TaskEvent & { key: keyof Messages['task'] };

/** What was done, in a sentence, and the file that was made, if any. */
export type TaskResult = TaskSentence & { fileId?: string };

/** A task while it is carried out. */
export interface Job {
  readonly companyId: string;
  readonly taskId: string;
  /** What it was planned with, as it was given to `planTask`. */
  readonly payload: unknown;
  /** Id of the user who asked for it; null if nobody did. */
  readonly createBy: string | null;
  readonly db: Kysely<Tables>;
  readonly config: Config;
  readonly files: FileStore;
  readonly wechat: WechatProvider | null;
  readonly registry: Registry;
  readonly now: () => Date;
  /** Aborted when the attempt has to end: long calls should listen to it. */
  readonly signal: AbortSignal;
  /**
   * Says how far the work has come, between two steps of it.
   * @throws if the attempt ends here: somebody stopped the task, the server ends, or another worker has taken over
   */
  checkpoint(doneCount: number, totalCount?: number): Promise<void>;
  /** Writes a line to the log of the task. */
  note(level: Schemas['TaskLogLine']['level'], key: keyof Messages['task'], params?: Params): Promise<void>;
}

/** A failure with a sentence that people are told. It is tried again like any other. */
export class TaskError extends Error {
  override readonly name = 'TaskError';
  readonly sentence: TaskSentence;

  constructor(key: keyof Messages['task'], params: Params = {}, options?: ErrorOptions) {
    super(key, options);
    this.sentence = { key, params };
  }
}
