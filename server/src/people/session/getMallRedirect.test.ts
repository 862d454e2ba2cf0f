import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let teacher: TestClient;
beforeAll(async () => {
  app = await startApp();
  teacher = await app.as('teacher1');
});
afterAll(() => app.close());

const redirect = (client: TestClient, type: 'MALL' | 'FAQ' | 'VENDOR' = 'MALL') =>
  client.session.getMallRedirect({ query: { type } });

test('each school is led to the addresses that its parameters hold', async () => {
  expect(await redirect(teacher)).toBe('https://mall.example.com/schools/1001');
  expect(await redirect(await app.as('jiangnanxi'))).toBe('https://mall.example.com');
  expect(await redirect(teacher, 'FAQ')).toBe('https://faq.example.com');
  expect(await redirect(teacher, 'VENDOR')).toBe('https://vendor.example.com');
});

test('nobody is led to nowhere, nor to an address that is not https', async () => {
  expect(await failureOf(redirect(await app.as('admin')))).toMatchObject({ status: 200, code: 4004 });
  const set = (paramValue: string) =>
    app.database.db
      .updateTable('characterValue')
      .set({ paramValue })
      .where((eb) => eb.and({ companyId: '1001', paramKey: 'mallUrl' }))
      .execute();
  for (const address of ['', 'http://mall.example.com', 'javascript:alert(1)', 'https://']) {
    await set(address);
    expect(await failureOf(redirect(teacher)), address).toMatchObject({ code: 4004 });
  }
});
