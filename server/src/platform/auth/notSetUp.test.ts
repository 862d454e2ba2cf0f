import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp } from '#test/startApp.ts';
import { variableNames } from '../config/settings.ts';
import { neededSettings } from '../failure/neededSettings.ts';
import { enUS } from '../i18n/enUS.ts';
import { zhCN } from '../i18n/zhCN.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ sendSms: null, wechat: null });
});
afterAll(() => app.close());

const says = async (call: Promise<unknown>) => (await failureOf(call))?.message;

test('a user of a school is told the setting, and which administrators of the platform to ask', async () => {
  const school = await app.as('schooladmin', 'school_admin');
  expect(await says(school.users.syncCasUsers())).toBe(
    'User sync is not set up. Ask 周明远 or 吴启航 to set CAS_SYNC_URL on the server.',
  );
  const finance = await app.as('finance1', 'finance');
  expect(await says(finance.expenditure.syncExpenditures())).toBe(
    'Budget card sync is not set up. Ask 周明远 or 吴启航 to set EXPENDITURE_SYNC_URL on the server.',
  );
  expect(await says(finance.wechat.createWechatQrCode())).toBe(
    'The WeChat account is not set up. Ask 周明远 or 吴启航 to set WECHAT_APP_ID on the server.',
  );
});

test('an administrator of the platform is told to set it and to restart', async () => {
  const admin = await app.as('admin', 'admin');
  const body = { taskName: 'Sync', taskType: 'SYNC_CAS' as const, companyId: '1001', executeTime: '2026-03-03T09:00:00+08:00' };
  expect(await says(admin.tasks.createTask({ body }))).toBe(
    'User sync is not set up. Set CAS_SYNC_URL on the server, then restart the server.',
  );
});

test('callers without a login are told no names', async () => {
  const body = { phone: '19900000103', scene: 'RESET' as const };
  expect(await says(app.client().users.sendPhoneCaptcha({ body }))).toBe(
    'SMS is not set up. Ask the platform administrator to set SMS_WEBHOOK_URL on the server.',
  );
});

test('every setting that a refusal names is one that the server reads, and has a name in both languages', () => {
  for (const setting of neededSettings) expect(variableNames).toContain(setting);
  for (const { settingFor } of [zhCN, enUS]) expect(Object.keys(settingFor).sort()).toEqual([...neededSettings].sort());
});

test('nothing else refuses what is not set up, and tasks that fail so name a setting, too', () => {
  const sources = new URL('../../', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const refusing = files.filter((file) =>
    /Failure\(\s*'(notConfigured|registryNotSetUp)'/.test(readFileSync(new URL(file, sources), 'utf8')),
  );
  expect(refusing).toEqual([]);
  for (const { task } of [zhCN, enUS]) {
    const sentences = Object.entries(task).filter(([key]) => /NotConfigured$|NotSetUp$/.test(key));
    expect(sentences).toHaveLength(5);
    for (const [, sentence] of sentences) {
      const named = String(sentence).match(/[A-Z]+(_[A-Z]+)+/)?.[0];
      expect(variableNames, String(sentence)).toContain(named);
    }
  }
});
