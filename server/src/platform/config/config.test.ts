import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const url = 'postgres://user:secret-word@db.example:5432/campus';

test('with nothing set, the server is for this machine alone, with demo data in .data', () => {
  const config = {
    port: 3000,
    host: '127.0.0.1',
    database: { dataDir: '.data' },
    seed: 'demo',
    filesDir: '.data/files',
    allowDemo: false,
    logLevel: 'info',
    logFormat: 'json',
    allowedLostKeys: [],
    acceptedCopy: null,
    trustedProxies: 0,
    stopDelayMs: 0,
    administrator: null,
    logoutRedirectUrl: null,
    redirectOrigins: [],
    smsWebhook: null,
    registry: null,
    casSync: null,
    expenditureSync: null,
    associationSync: null,
    taskWorker: true,
    loginIssuers: null,
    sealingKeys: null,
    wechat: null,
    checkAnswers: false,
  };
  expect(readConfig({})).toEqual(config);
  expect(readConfig({}, true)).toEqual({ ...config, logLevel: 'warn', logFormat: 'text' });
  expect(readConfig({ PORT: '', HOST: '', DATABASE_URL: '', SEED: '' })).toEqual(config);
});

test('a PostgreSQL server gets no demo data unless they are asked for', () => {
  expect(readConfig({ FILES_DIR: '/files', DATABASE_URL: url })).toMatchObject({ database: { url }, seed: 'none' });
  expect(readConfig({ FILES_DIR: '/files', DATABASE_URL: url, SEED: 'demo' })).toMatchObject({ seed: 'demo' });
});

test('with PostgreSQL, statements and locks have limits, and balancers get time to look elsewhere', () => {
  const FILES_DIR = '/files';
  expect(readConfig({ FILES_DIR, DATABASE_URL: url })).toMatchObject({
    database: { poolSize: 10, statementTimeoutMs: 30_000, lockTimeoutMs: 4_000, startWaitMs: 60_000 },
    stopDelayMs: 5_000,
  });
  const own = {
    DATABASE_POOL_SIZE: '40',
    DATABASE_STATEMENT_TIMEOUT_SECONDS: '120',
    DATABASE_LOCK_TIMEOUT_SECONDS: '2',
    DATABASE_START_WAIT_SECONDS: '0',
    STOP_DELAY_SECONDS: '0',
  };
  expect(readConfig({ FILES_DIR, DATABASE_URL: url, ...own })).toMatchObject({
    database: { poolSize: 40, statementTimeoutMs: 120_000, lockTimeoutMs: 2_000, startWaitMs: 0 },
    stopDelayMs: 0,
  });
});

test('reports are read from a replica if one is named', () => {
  const settings = { FILES_DIR: '/files', DATABASE_URL: url };
  expect(readConfig(settings)).toMatchObject({ database: { url, reportUrl: null } });
  const replica = 'postgres://campus@replica:5432/campus';
  expect(readConfig({ ...settings, REPORT_DATABASE_URL: replica })).toMatchObject({ database: { url, reportUrl: replica } });
});

test('a browser may be sent on to the listed origins, or else to that of the page after logout', () => {
  const LOGOUT_REDIRECT_URL = 'https://sso.example.edu.cn/logout';
  expect(readConfig({ LOGOUT_REDIRECT_URL }).redirectOrigins).toEqual(['https://sso.example.edu.cn']);
  const REDIRECT_ORIGINS = 'https://cas.example.edu.cn:8443, https://sso.example.edu.cn';
  expect(readConfig({ LOGOUT_REDIRECT_URL, REDIRECT_ORIGINS }).redirectOrigins).toEqual([
    'https://cas.example.edu.cn:8443',
    'https://sso.example.edu.cn',
  ]);
});

test.each(['0.0.0.0', '::', '192.168.1.10', 'campus.example'])(
  'demo accounts are not shown to other machines: HOST=%s',
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow('demo accounts, whose password is public');
    expect(readConfig({ HOST, ALLOW_DEMO: '1' })).toMatchObject({ host: HOST, seed: 'demo' });
    expect(readConfig({ HOST, FILES_DIR: '/files', DATABASE_URL: url })).toMatchObject({ host: HOST, seed: 'none' });
  },
);

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('demo accounts are shown to this machine: HOST=%s', (HOST) => {
  expect(readConfig({ HOST })).toMatchObject({ host: HOST, seed: 'demo' });
});

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a"'],
  [{ PORT: '-1' }, 'PORT must be a whole number'],
  [{ PORT: '65536' }, 'PORT must be a whole number'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error'],
  [{ SEED: 'all' }, 'SEED must be one of demo, none'],
  [{ ALLOW_DEMO: 'true' }, 'ALLOW_DEMO must be one of 0, 1'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://'],
  [
    { DATABASE_URL: url, FILES_DIR: '/files', REPORT_DATABASE_URL: 'mysql://x' },
    'REPORT_DATABASE_URL must look like postgres://',
  ],
  [{ REPORT_DATABASE_URL: url }, 'set DATABASE_URL as well, or take REPORT_DATABASE_URL out'],
  [
    { DATABASE_URL: url, FILES_DIR: '/files', DATABASE_POOL_SIZE: '1' },
    'DATABASE_POOL_SIZE must be a whole number from 2 to 500',
  ],
  [{ DATABASE_URL: url }, 'Set FILES_DIR to the folder for uploaded files'],
  [{ REGISTRY_URL: 'registry.example.edu.cn' }, 'REGISTRY_URL must be an http(s) address'],
  [{ CAS_SYNC_URL: 'cas.example.edu.cn' }, 'CAS_SYNC_URL must be an http(s) address'],
  [{ WECHAT_APP_ID: 'wx1' }, 'WECHAT_TEMPLATE_ID belong together'],
  [{ SMS_WEBHOOK_URL: 'sms.example.edu.cn' }, 'SMS_WEBHOOK_URL must be an http(s) address'],
  [{ LOGOUT_REDIRECT_URL: 'javascript:alert(1)' }, 'LOGOUT_REDIRECT_URL must be an https address'],
  [{ LOGOUT_REDIRECT_URL: 'http://sso.example.edu.cn/logout' }, 'LOGOUT_REDIRECT_URL must be an https address'],
  [
    { LOGOUT_REDIRECT_URL: 'https://sso.example.edu.cn/logout', REDIRECT_ORIGINS: 'https://cas.example.edu.cn' },
    'REDIRECT_ORIGINS must name the origin of LOGOUT_REDIRECT_URL, https://sso.example.edu.cn',
  ],
  [{ REDIRECT_ORIGINS: 'sso.example.edu.cn' }, 'REDIRECT_ORIGINS must be a list of origins such as https://sso.example.edu.cn'],
  [{ REDIRECT_ORIGINS: 'https://sso.example.edu.cn/logout' }, 'REDIRECT_ORIGINS must be a list of origins'],
  [{ ADMIN_ACCOUNT: 'root' }, 'ADMIN_ACCOUNT and ADMIN_PASSWORD belong together'],
  [{ ADMIN_ACCOUNT: 'a b c d', ADMIN_PASSWORD: 'Correct-Horse-7' }, 'ADMIN_ACCOUNT must have 4 to 32 letters'],
  [{ ADMIN_ACCOUNT: 'root', ADMIN_PASSWORD: 'Sh0rt-a' }, 'it must have 8 to 32 characters'],
  [{ ADMIN_ACCOUNT: 'root', ADMIN_PASSWORD: 'lowercase1234' }, 'it must mix at least three of'],
  [{ DATABASE_URL_FILE: '/does/not/exist' }, 'DATABASE_URL_FILE names a file that cannot be read: /does/not/exist'],
])('%o is refused with what to change', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('secrets may stand in files, and not in both places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const env = {
    FILES_DIR: folder,
    DATABASE_URL_FILE: file('url', `${url}\n`),
    ADMIN_ACCOUNT: 'root',
    ADMIN_PASSWORD_FILE: file('password', 'Correct-Horse-7\n'),
  };
  expect(readConfig(env)).toMatchObject({
    database: { url },
    administrator: { account: 'root', password: 'Correct-Horse-7' },
  });
  expect(() => readConfig({ ...env, DATABASE_URL: url })).toThrow('Set DATABASE_URL or DATABASE_URL_FILE, not both');
});

test('no message repeats a secret', () => {
  const wrong = { ADMIN_ACCOUNT: 'root', ADMIN_PASSWORD: 'secret-word' };
  const messages = [wrong, { DATABASE_URL: 'mysql://user:secret-word@db' }].map((env) => {
    try {
      return readConfig(env);
    } catch (error) {
      return String(error);
    }
  });
  expect(messages.filter((message) => typeof message !== 'string' || message.includes('secret-word'))).toEqual([]);
});
