/**
 * All settings of the server, one environment variable each; docs/operating.md describes them. The value of a `secret` setting may be in a
 * file instead, named by `NAME_FILE`.
 */
const settings = {
  PORT: 'plain',
  HOST: 'plain',
  DATABASE_URL: 'secret',
  REPORT_DATABASE_URL: 'secret',
  DATABASE_POOL_SIZE: 'plain',
  DATABASE_STATEMENT_TIMEOUT_SECONDS: 'plain',
  DATABASE_LOCK_TIMEOUT_SECONDS: 'plain',
  DATABASE_START_WAIT_SECONDS: 'plain',
  DATA_DIR: 'plain',
  FILES_DIR: 'plain',
  SEED: 'plain',
  ALLOW_DEMO: 'plain',
  ADMIN_ACCOUNT: 'plain',
  ADMIN_PASSWORD: 'secret',
  TRUST_PROXY: 'plain',
  STOP_DELAY_SECONDS: 'plain',
  SMS_WEBHOOK_URL: 'plain',
  SMS_WEBHOOK_TOKEN: 'secret',
  REGISTRY_URL: 'plain',
  REGISTRY_TOKEN: 'secret',
  CAS_SYNC_URL: 'plain',
  CAS_SYNC_TOKEN: 'secret',
  EXPENDITURE_SYNC_URL: 'plain',
  EXPENDITURE_SYNC_TOKEN: 'secret',
  ASSOCIATION_SYNC_URL: 'plain',
  ASSOCIATION_SYNC_TOKEN: 'secret',
  WECHAT_APP_ID: 'plain',
  WECHAT_APP_SECRET: 'secret',
  WECHAT_TOKEN: 'secret',
  WECHAT_TEMPLATE_ID: 'plain',
  WECHAT_TEMPLATE_FIELD: 'plain',
  WECHAT_API_URL: 'plain',
  LOGOUT_REDIRECT_URL: 'plain',
  REDIRECT_ORIGINS: 'plain',
  TASK_WORKER: 'plain',
  SEALING_KEYS: 'secret',
  ALLOW_LOST_KEYS: 'plain',
  ACCEPT_COPY: 'plain',
  LOGIN_ISSUERS: 'secret',
  LOG_LEVEL: 'plain',
  LOG_FORMAT: 'plain',
  CHECK_ANSWERS: 'plain',
} as const;

type Settings = typeof settings;
export type SettingName = keyof Settings;
/** A setting whose value may be in a file. */
export type SecretName = { [Name in SettingName]: Settings[Name] extends 'secret' ? Name : never }[SettingName];
export type PlainName = Exclude<SettingName, SecretName>;

/** The environment variables that this server reads. */
export type Environment = { readonly [Name in SettingName | `${SecretName}_FILE`]?: string | undefined };

/** The names of all variables that the server reads. */
export const variableNames: ReadonlySet<string> = new Set(
  Object.entries(settings).flatMap(([name, kind]) => (kind === 'secret' ? [name, `${name}_FILE`] : [name])),
);
