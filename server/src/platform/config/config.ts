import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoginIssuer, parseLoginIssuers } from '../auth/loginIssuers.ts';
import { passwordFault } from '../auth/passwordFault.ts';
import type { DatabaseLocation } from '../db/database.ts';
import type { PostgresSettings } from '../db/postgresSettings.ts';
import { StartError } from '../failure/startError.ts';
import type { SealingKey } from '../sealing/sealing.ts';
import { parseSealingKeys } from '../sealing/sealingKeys.ts';
import type { WechatSettings } from '../wechat/wechatProvider.ts';
import { readRedirects } from './redirects.ts';
import type { Environment, PlainName, SecretName } from './settings.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The first account of a new installation. */
export interface Administrator {
  account: string;
  password: string;
}

/** All settings of the server. docs/operating.md explains the environment variables they come from. */
export interface ServerConfig {
  /** 0 means any free port. */
  port: number;
  host: string;
  /** A PostgreSQL server, or the folder of the embedded database. */
  database: Exclude<DatabaseLocation, { memory: true }>;
  /** The folder for uploaded files. */
  filesDir: string;
  /** The data that an empty database is filled with. */
  seed: 'demo' | 'none';
  /** Lets other machines reach the demo accounts, although everybody knows their password. */
  allowDemo: boolean;
  logLevel: (typeof logLevels)[number];
  /** Lines of JSON, or lines for people. */
  logFormat: 'json' | 'text';
  /** The number of proxies in front of this server. Each has added an address to `X-Forwarded-For`. */
  trustedProxies: number;
  /** The first account of a new installation without demo data. */
  administrator: Administrator | null;
  /** The address that a browser opens after logout. */
  logoutRedirectUrl: string | null;
  /** Origins that a browser may be redirected to, including that of `logoutRedirectUrl`. */
  redirectOrigins: string[];
  /** The gateway that sends codes to phones. Without one, installations with demo data write codes to the log. */
  smsWebhook: { url: string; token: string | null } | null;
  /** The gateway to a business registry. Without one, reserved codes get invented data. */
  registry: { url: string; token: string | null } | null;
  /** The endpoint that users are synchronised from. Without one, demo data get fake users. */
  casSync: { url: string; token: string | null } | null;
  /** The endpoint that budget cards are synchronised from. Without one, demo data get fake cards. */
  expenditureSync: { url: string; token: string | null } | null;
  /** The endpoint that items of a school's own project system are synchronised from. Without one, demo data get fake items. */
  associationSync: { url: string; token: string | null } | null;
  /** Milliseconds after SIGTERM in which the server still serves everything while `/readyz` already tells balancers to send no more. */
  stopDelayMs: number;
  /** The official WeChat account that users bind their accounts to. */
  wechat: WechatSettings | null;
  /** This process also runs tasks. */
  taskWorker: boolean;
  /** Outside systems whose users may log in with a ticket; null if the setting is absent. */
  loginIssuers: LoginIssuer[] | null;
  /** What quotes are sealed with, the key of new rounds first; null if the setting is absent. */
  sealingKeys: SealingKey[] | null;
  /** Ids of keys that running rounds need and that the operator knows to be away. */
  allowedLostKeys: string[];
  /** The place at which a copied or moved database may act. */
  acceptedCopy: string | null;
  /** Treats an answer that breaks the contract as a fault instead of trimming it: for tests and development. */
  checkAnswers: boolean;
}

/**
 * Reads the settings from environment variables. An empty variable counts as absent.
 * @param isTerminal whether somebody watches: then the log is for people, and leaves out the requests
 * @throws StartError if a value is invalid
 */
export function readConfig(env: Environment, isTerminal = false): ServerConfig {
  const url = secret(env, 'DATABASE_URL');
  const issuers = secret(env, 'LOGIN_ISSUERS');
  const sealingKeys = secret(env, 'SEALING_KEYS');
  const logFormat = oneOf(env, 'LOG_FORMAT', ['json', 'text'], isTerminal ? 'text' : 'json');
  const config: ServerConfig = {
    port: integer(env, 'PORT', 3000, 65_535),
    host: env.HOST || '127.0.0.1',
    database: database(env, url),
    filesDir: filesDir(env, url !== null),
    seed: oneOf(env, 'SEED', ['demo', 'none'], url === null ? 'demo' : 'none'),
    allowDemo: flag(env, 'ALLOW_DEMO', false),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, logFormat === 'text' ? 'warn' : 'info'),
    logFormat,
    trustedProxies: integer(env, 'TRUST_PROXY', 0, 10),
    stopDelayMs: seconds(env, 'STOP_DELAY_SECONDS', url === null ? 0 : 5, 300),
    administrator: administrator(env),
    ...readRedirects(env),
    smsWebhook: gateway(env, 'SMS_WEBHOOK'),
    registry: gateway(env, 'REGISTRY'),
    casSync: gateway(env, 'CAS_SYNC'),
    expenditureSync: gateway(env, 'EXPENDITURE_SYNC'),
    associationSync: gateway(env, 'ASSOCIATION_SYNC'),
    wechat: wechatSettings(env),
    taskWorker: flag(env, 'TASK_WORKER', true),
    loginIssuers: issuers === null ? null : parseLoginIssuers(issuers),
    sealingKeys: sealingKeys === null ? null : parseSealingKeys(sealingKeys),
    allowedLostKeys: (env.ALLOW_LOST_KEYS ?? '').split(',').flatMap((id) => id.trim() || []),
    acceptedCopy: env.ACCEPT_COPY || null,
    checkAnswers: flag(env, 'CHECK_ANSWERS', false),
  };
  if (config.seed === 'demo') refuseExposedDemo(config);
  return config;
}

/** @throws StartError if other machines could log in with the public password of the demo accounts */
export function refuseExposedDemo({ host, allowDemo }: Pick<ServerConfig, 'host' | 'allowDemo'>): void {
  if (allowDemo || isLoopback(host)) return;
  throw new StartError(
    `HOST=${host} would let other machines log in to the demo accounts, whose password is public. Leave HOST out, use a database without demo data, or set ALLOW_DEMO=1 if that is what you want.`,
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The default folder for uploaded files of an embedded database. */
export function filesBeside(dataDir: string): string {
  return join(dataDir, 'files');
}

/** The folder for uploaded files, by default beside the embedded database. With PostgreSQL only the operator knows a place that lasts. */
function filesDir(env: Environment, isPostgres: boolean): string {
  if (env.FILES_DIR) return env.FILES_DIR;
  if (!isPostgres) return filesBeside(env.DATA_DIR || '.data');
  throw new StartError(
    'Set FILES_DIR to the folder for uploaded files. It must last as long as the database, and all servers on this database must share it.',
  );
}

/** Returns a value that may be in a file instead (`NAME_FILE`), so that it does not appear in process lists. */
function secret(env: Environment, name: SecretName): string | null {
  const { [name]: value, [`${name}_FILE` as const]: file } = env;
  if (value && file) throw new StartError(`Set ${name} or ${name}_FILE, not both.`);
  if (!file) return value || null;
  try {
    return readFileSync(file, 'utf8').trimEnd() || null;
  } catch (cause) {
    throw new StartError(`${name}_FILE names a file that cannot be read: ${file}`, { cause });
  }
}

function administrator(env: Environment): Administrator | null {
  const { ADMIN_ACCOUNT: account } = env;
  const password = secret(env, 'ADMIN_PASSWORD');
  if (!account && password === null) return null;
  if (!account || password === null) throw new StartError('ADMIN_ACCOUNT and ADMIN_PASSWORD belong together: set both or none.');
  if (!/^[A-Za-z0-9_.-]{4,32}$/.test(account)) {
    throw new StartError('ADMIN_ACCOUNT must have 4 to 32 letters, digits, or the characters _ . -');
  }
  const fault = passwordFault(password);
  if (fault) throw new StartError(`ADMIN_PASSWORD is too weak: ${fault}.`);
  return { account, password };
}

function wechatSettings(env: Environment): WechatSettings | null {
  const { WECHAT_APP_ID: appId } = env;
  const [appSecret, token] = [secret(env, 'WECHAT_APP_SECRET'), secret(env, 'WECHAT_TOKEN')];
  if (!appId && appSecret === null && token === null) return null;
  const { WECHAT_TEMPLATE_ID: id, WECHAT_TEMPLATE_FIELD: field = 'thing1' } = env;
  if (!appId || appSecret === null || token === null || !id) {
    throw new StartError(
      'WECHAT_APP_ID, WECHAT_APP_SECRET, WECHAT_TOKEN and WECHAT_TEMPLATE_ID belong together: set all or none.',
    );
  }
  const apiUrl = webAddress('WECHAT_API_URL', env.WECHAT_API_URL || 'https://api.weixin.qq.com');
  return { appId, secret: appSecret, token, template: { id, field }, apiUrl };
}

function database(env: Environment, url: string | null): ServerConfig['database'] {
  if (url !== null) return { url: postgresUrl('DATABASE_URL', url), ...postgresSettings(env) };
  if (env.REPORT_DATABASE_URL || env.REPORT_DATABASE_URL_FILE) {
    throw new StartError(
      'REPORT_DATABASE_URL names a replica of the PostgreSQL database: set DATABASE_URL as well, or take REPORT_DATABASE_URL out.',
    );
  }
  return { dataDir: env.DATA_DIR || '.data' };
}

/** Reads how PostgreSQL is used. */
function postgresSettings(env: Environment): PostgresSettings {
  const reportUrl = secret(env, 'REPORT_DATABASE_URL');
  return {
    poolSize: integer(env, 'DATABASE_POOL_SIZE', 10, 500, 2),
    statementTimeoutMs: seconds(env, 'DATABASE_STATEMENT_TIMEOUT_SECONDS', 30, 3600, 1),
    lockTimeoutMs: seconds(env, 'DATABASE_LOCK_TIMEOUT_SECONDS', 4, 3600, 1),
    startWaitMs: seconds(env, 'DATABASE_START_WAIT_SECONDS', 60, 3600),
    reportUrl: reportUrl && postgresUrl('REPORT_DATABASE_URL', reportUrl),
  };
}

function integer(env: Environment, name: PlainName, absent: number, max: number, min = 0): number {
  const text = env[name];
  if (!text) return absent;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

/** Reads a setting in seconds. @returns milliseconds */
function seconds(...setting: Parameters<typeof integer>): number {
  return integer(...setting) * 1000;
}

function oneOf<T extends string>(env: Environment, name: PlainName, allowed: readonly T[], absent: T): T {
  const text = env[name];
  if (!text) return absent;
  const value = allowed.find((one) => one === text);
  if (value === undefined) throw new StartError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
  return value;
}

function flag(env: Environment, name: PlainName, absent: boolean): boolean {
  const value = oneOf(env, name, ['0', '1'], absent ? '1' : '0');
  return value === '1';
}

/** Reads the address of a service (`NAME_URL`) and the token it requires (`NAME_TOKEN`). */
function gateway(
  env: Environment,
  name: 'SMS_WEBHOOK' | 'REGISTRY' | 'CAS_SYNC' | 'EXPENDITURE_SYNC' | 'ASSOCIATION_SYNC',
): { url: string; token: string | null } | null {
  const { [`${name}_URL` as const]: url } = env;
  return url ? { url: webAddress(`${name}_URL`, url), token: secret(env, `${name}_TOKEN`) } : null;
}

function postgresUrl(name: SecretName, url: string): string {
  // The message does not repeat the value, because it contains a password.
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new StartError(`${name} must look like postgres://user:password@host:5432/name`);
  }
  return url;
}

function webAddress(name: PlainName, value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new StartError(`${name} must be an http(s) address, not "${value}".`);
  return value;
}
