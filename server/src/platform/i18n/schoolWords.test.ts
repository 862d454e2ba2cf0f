import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategoryThat, buyers } from '#test/builders/aPurchase.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp } from '#test/startApp.ts';
import { enUS } from './enUS.ts';
import { say } from './language.ts';
import { inSchoolWords } from './schoolWords.ts';
import { type Messages, zhCN } from './zhCN.ts';

const named = /竞价|\bbiddings?\b/i;

describe('a school that says 采购', () => {
  test.each(['zh-CN', 'en-US'] as const)('reads no text of the server with the other word in %s', (language) => {
    const parts = Object.entries(language === 'zh-CN' ? zhCN : enUS) as [keyof Messages, Record<string, string>][];
    const said = parts.flatMap(([part, texts]) =>
      Object.keys(texts).map((key) => inSchoolWords(true, () => say(language, part, key as never))),
    );
    expect(said.filter((text) => named.test(text))).toEqual([]);
  });

  test('keeps the word in names that people have given', () => {
    const title = '竞价系统维护';
    const text = inSchoolWords(true, () => say('zh-CN', 'messageTitle', 'BIDDING_INVITE', { notice: 'PUBLISHED', title }));
    expect(text).toBe(`新采购：${title}`);
  });
});

describe('by its parameter', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  test('a refusal has the word of the school', async () => {
    const { applicant } = await buyers(app);
    const categoryId = await aCategoryThat(applicant, ({ consumable }) => consumable);
    const messages = async () => {
      const { id } = await applicant.projects.saveProject({ body: { items: [{ itemName: 'A', categoryId }] } });
      const submission = applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
      return (await failureOf(submission))?.fieldErrors.map(({ message }) => message).join() ?? '';
    };
    expect(await messages()).not.toBe('');
    const { db } = app.database;
    await db.deleteFrom('characterValue').where('paramKey', '=', 'JNUniversityCharacter').execute();
    await db.updateTable('characterParameter').set({ paramValue: 'Y' }).where('paramKey', '=', 'JNUniversityCharacter').execute();
    expect(await messages()).not.toMatch(named);
  });
});
