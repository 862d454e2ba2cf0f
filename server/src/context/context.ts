import type { Handlers } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { AccessMemory } from '../auth/accessMemory.ts';
import type { LoginIssuer } from '../auth/loginIssuers.ts';
import type { ActingRole, Session } from '../auth/session.ts';
import type { Database } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { FileAnswer, ReceivedFile } from '../files/receivedFile.ts';
import type { RowSource } from '../gateway/rowSource.ts';
import type { Language } from '../i18n/language.ts';
import type { ServerMonitor } from '../monitor/serverMonitor.ts';
import type { Registry } from '../registry/registry.ts';
import type { SendSms } from '../sms/sendSms.ts';
import type { TaskKinds } from '../tasks/taskKind.ts';
import type { WechatProvider, WechatSettings } from '../wechat/wechatProvider.ts';
import type { GroupTotals, Totals } from './totals.ts';

/** What the server is made of; tests put other parts in. */
export interface Deps {
  database: Pick<Database, 'db' | 'ping'>;
  /** This process is about to end: it should be sent no more. */
  isStopping: () => boolean;
  config: Config;
  now: () => Date;
  /** The contents of uploaded files. */
  files: FileStore;
  /** Makes a captcha: the characters to type and their picture. */
  captcha: () => Captcha;
  log: Logger;
  /** Null where nothing can be sent to phones. */
  sendSms: SendSms | null;
  /** Where registry data of enterprises come from. */
  registry: Registry;
  /** Null where the platform has no WeChat account. */
  wechat: WechatProvider | null;
  /** What the server can carry out by itself. */
  taskKinds: TaskKinds;
  /** How many rows long lists have. */
  totals: Totals;
  /** What is known of menus and roles. */
  access: AccessMemory;
  monitor: ServerMonitor;
  /** Which build of the web app is served; null where none is. */
  webBuild: string | null;
  /** True in tests and development: an answer that breaks the contract is a fault. False: unknown fields are removed and logged. */
  checkAnswers: boolean;
}

/** The settings that handlers read. */
export interface Config {
  /** What WeChat signs its notices with; null where the platform has no WeChat account. */
  wechat: Pick<WechatSettings, 'token'> | null;
  /** Where a browser goes on after logout, for example the school's own sign-out page. */
  logoutRedirectUrl: string | null;
  /** Origins that a browser may be sent on to. */
  redirectOrigins: string[];
  /** Outside systems whose users may log in with a ticket. */
  loginIssuers: LoginIssuer[];
  /** Where users are synchronised from; null if that is not set up. */
  casUsers: RowSource | null;
  /** Where budget cards are synchronised from; null if that is not set up. */
  funds: RowSource | null;
}

/** The cookies of a request to log in. No other request has any. */
export interface Cookies {
  get(name: string): string | null;
  /** Sets one with the answer, for so many seconds. */
  set(name: string, value: string, maxAge: number): void;
}

export interface Captcha {
  text: string;
  svg: string;
}

/**
 * Who reads, as what, when and in which language: all that decides which rows are seen, and how they are shown. A request's context is
 * one; an export, which goes on without the request, has one of its own.
 */
export interface Reader {
  readonly db: Kysely<Tables>;
  readonly now: Date;
  /** What people are spoken to in. */
  readonly language: Language;
  readonly session: Pick<Session, 'companyId' | 'userId' | 'userName' | 'permissions' | 'facts'>;
  readonly role: ActingRole;
}

/** What a handler gets beside its input. */
export interface Context extends Reader {
  /** This request's transaction. For reads, and for handlers marked `withoutTransaction`, the database itself. */
  readonly db: Kysely<Tables>;
  /** The time of the request; the only clock that handlers use. */
  readonly now: Date;
  readonly requestId: string;
  /** When the request came, by `performance.now()`. */
  readonly started: number;
  /** Address of the caller. */
  readonly address: string;
  readonly cookies: Cookies;
  /** What the caller's device calls itself, the first 300 characters. */
  readonly userAgent: string | null;
  /** The `Idempotency-Key`, where one was sent. */
  readonly idempotencyKey: string | null;
  /** The session token, where the operation needs one. */
  readonly token: string;
  readonly config: Config;
  readonly taskKinds: TaskKinds;
  /** Of the lists in the operation's group. */
  readonly totals: GroupTotals;
  readonly captcha: () => Captcha;
  readonly sendSms: SendSms | null;
  readonly files: FileStore;
  readonly registry: Registry;
  readonly log: Logger;
  readonly monitor: ServerMonitor;
  readonly webBuild: string | null;
  readonly wechat: WechatProvider | null;
  /** Who is asking. Not there in public operations. */
  readonly session: Session;
  /** The role and department that the session acts in. Not there in public operations and in those of the group `session`. */
  readonly role: ActingRole;
}

/** All handlers: the file of a form has been received when they see it, and they answer with where a content is. */
export type ServerHandlers = Handlers<Context, ReceivedFile, FileAnswer>;

/** Makes a context; asking it for a session or a role that the operation's permission does not promise is a fault of ours. */
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
