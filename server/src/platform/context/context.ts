import type { Handlers } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { AccessMemory } from '../auth/accessMemory.ts';
import type { ActingRole, Session } from '../auth/session.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { FileAnswer, ReceivedFile } from '../files/receivedFile.ts';
import type { Language } from '../i18n/language.ts';
import type { ServerMonitor } from '../monitor/serverMonitor.ts';
import type { Registry } from '../registry/registry.ts';
import type { Sealing } from '../sealing/sealing.ts';
import type { SendSms } from '../sms/sendSms.ts';
import type { TaskKinds } from '../tasks/taskKind.ts';
import type { WechatProvider } from '../wechat/wechatProvider.ts';
import type { Config } from './config.ts';
import type { GroupTotals, Totals } from './totals.ts';

/** The parts that the server is made of. Tests replace some of them. */
export interface Deps {
  database: Pick<Database, 'db' | 'reports' | 'ping'>;
  /** Whether this process is about to end and should get no more requests. */
  isStopping: () => boolean;
  config: Config;
  now: () => Date;
  /** The contents of uploaded files. */
  files: FileStore;
  /** Makes a captcha: the characters to type and a picture of them. */
  captcha: () => Captcha;
  log: Logger;
  /** Null if no SMS can be sent. */
  sendSms: SendSms | null;
  /** The source of business registry data. */
  registry: Registry | null;
  /** Null if the platform has no WeChat account. */
  wechat: WechatProvider | null;
  /** Seals quotes until their opening. */
  sealing: Sealing;
  /** The kinds of tasks that the server can run. */
  taskKinds: TaskKinds;
  /** The remembered totals of long lists. */
  totals: Totals;
  /** The remembered facts about menus and roles. */
  access: AccessMemory;
  monitor: ServerMonitor;
  /** Called at the end of each transaction that writes: it brings up to date what depends on the records that were written. */
  settle: (trx: Kysely<Tables>) => Promise<void>;
  /** The build of the web app that is served; null if none is. */
  webBuild: string | null;
  /** True in tests and development: an answer that breaks the contract is a fault. False: unknown fields are removed and logged. */
  checkAnswers: boolean;
}

/** The cookies of a login request. No other request has any. */
export interface Cookies {
  get(name: string): string | null;
  /** Sets a cookie with the answer, for `maxAge` seconds. */
  set(name: string, value: string, maxAge: number): void;
}

export interface Captcha {
  text: string;
  svg: string;
}

/**
 * The reader of data, the time and the language: everything that decides which rows are visible and how they are shown. The context of a
 * request is a reader; an export, which continues after the request, has its own.
 */
export interface Reader {
  readonly db: Kysely<Tables>;
  readonly now: Date;
  /** The language of texts for the user. */
  readonly language: Language;
  readonly session: Pick<Session, 'companyId' | 'userId' | 'userName' | 'permissions' | 'facts'>;
  readonly role: ActingRole;
}

/** The second argument of handlers, after the input. */
export interface Context extends Reader {
  /** The transaction of the request. For reads, and for handlers marked `withoutTransaction`, the database itself. */
  readonly db: Kysely<Tables>;
  /** Where what takes long is read: a replica if there is one, otherwise `db`. */
  readonly reports: Kysely<Tables>;
  /** The time of the request. Handlers use no other clock. */
  readonly now: Date;
  /** When the whole request had arrived, with its body; only for what must be there in time. */
  readonly arrived: Date;
  readonly requestId: string;
  /** When the request arrived, in milliseconds of `performance.now()`. */
  readonly started: number;
  /** The address of the caller. */
  readonly address: string;
  readonly cookies: Cookies;
  /** The caller's user agent, cut to 300 characters. */
  readonly userAgent: string | null;
  /** The `Idempotency-Key`, if one was sent. */
  readonly idempotencyKey: string | null;
  /** The session token, if the operation needs one. */
  readonly token: string;
  readonly config: Config;
  readonly taskKinds: TaskKinds;
  /** The totals of the lists in the operation's group. */
  readonly totals: GroupTotals;
  readonly captcha: () => Captcha;
  readonly sendSms: SendSms | null;
  readonly files: FileStore;
  readonly registry: Registry | null;
  readonly sealing: Sealing;
  readonly log: Logger;
  readonly monitor: ServerMonitor;
  readonly webBuild: string | null;
  readonly wechat: WechatProvider | null;
  /** The caller's session. Throws in public operations. */
  readonly session: Session;
  /** The role and department that the session acts in. Throws in public operations and in those of the group `session`. */
  readonly role: ActingRole;
  /** The name of whom the caller decides for, as a deputy. */
  readonly forUserName?: string;
}

/**
 * The type of all handlers. Files of a form are already received when a handler runs, and handlers answer with the location of a file's
 * content.
 */
export type ServerHandlers = Handlers<Context, ReceivedFile, FileAnswer>;

/** Creates a context. Reading a session or a role that the operation's permission does not guarantee throws, because that is a bug. */
export function createContext({
  session,
  token,
  ...rest
}: Omit<Context, 'session' | 'role' | 'token'> & { session: Session | null; token: string | null }): Context {
  return {
    ...rest,
    get token() {
      return promised(token, 'token');
    },
    get session() {
      return promised(session, 'session');
    },
    get role() {
      return promised(session?.role ?? null, 'role');
    },
  };
}

function promised<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`This operation's permission promises no ${what}`);
  return value;
}
