import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { cardInput } from '#test/builders/cardFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { up } from './migrations/0248_codes_without_case.ts';

let app: TestApp;
let school: TestClient;
beforeAll(async () => {
  app = await startApp();
  school = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

const dept = (deptCode: string) =>
  school.departments.createDept({
    body: { deptName: `Department ${deptCode}`, deptCode, deptType: 2, parentId: seedId('dept', 301) },
  });

test('a code that differs in the case of its letters only is taken', async () => {
  await dept('ZC-001');
  expect(await failureOf(dept('zc-001'))).toMatchObject(broken('deptCode', 'unique'));
  const finance = await app.as('finance1', 'finance');
  const card = (cardNo: string) => finance.expenditure.saveExpenditure({ body: { ...cardInput(), cardNo } });
  await card('ZC-0001');
  expect(await failureOf(card('zc-0001'))).toMatchObject(broken('cardNo', 'unique'));
});

test('codes that clash already stay, and no third one joins them', async () => {
  const { db } = app.database;
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes where indexname like '%caseless'`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  expect(rows).toHaveLength(8);
  await dept('kx-7');
  await dept('KX-7');
  await up(db as never);
  expect(await failureOf(dept('Kx-7'))).toMatchObject(broken('deptCode', 'unique'));
  expect(await failureOf(dept('KX-7'))).toMatchObject(broken('deptCode', 'unique'));
});
