import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportFixture } from '#test/builders/exportFixture.ts';
import { addUsers } from '#test/builders/manyRows.ts';
import { planOfKeys, QueryRecorder } from '#test/planOfKeys.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { rowsAtOnce } from './report.ts';

const recorder = new QueryRecorder();
let app: TestApp;
let clients: Record<'admin' | 'school' | 'officer' | 'finance', TestClient>;
beforeAll(async () => {
  app = await startApp({ plugin: recorder });
  const [admin, school] = [await app.as('admin', 'admin'), await app.as('schooladmin', 'school_admin')];
  clients = {
    admin,
    school,
    officer: await app.as('officer1', 'procurement_officer'),
    finance: await app.as('finance1', 'finance'),
  };
});
afterAll(() => app.close());

const body = { format: 'CSV' } as const;
const ofFirstCard = async ({ expenditure }: TestClient) => {
  const [card] = (await expenditure.queryExpenditurePage()).records;
  return expenditure.exportExpenditureFlows({ body: { ...body, expenditureId: card?.id ?? '' } });
};

test.each<[string, (all: typeof clients) => Promise<Schemas['StartedExport']>, string]>([
  ['users of a school', ({ school }) => school.users.exportUsers({ body }), 'app_user'],
  ['users of a status', ({ school }) => school.users.exportUsers({ body: { ...body, status: 'ENABLED' } }), 'app_user'],
  ['users of all schools', ({ admin }) => admin.users.exportUsers({ body }), 'app_user'],
  ['suppliers', ({ officer }) => officer.company.exportSuppliers({ body }), 'supplier'],
  ['the operation log', ({ admin }) => admin.operationLog.exportOperationLog({ body }), 'operation_log'],
  ['fund cards', ({ finance }) => finance.expenditure.exportExpenditures({ body }), 'expenditure'],
  ['the ledger of a card', ({ finance }) => ofFirstCard(finance), 'expenditure_flow'],
])('an export of %s reads on in the order of an index, without sorting', async (_what, start, table) => {
  recorder.nodes.length = 0;
  await start(clients);
  await exportFixture(app).work();
  // Within one school the order of the ids is the same.
  const either = expect.toBeOneOf([`${table}_pkey`, `${table}_id`]);
  expect(await planOfKeys(app.database.db, recorder, String(rowsAtOnce))).toMatchObject({ index: either, sorts: false });
});

test('an export reads its rows in pages, of which none has more than 5,000', async () => {
  await addUsers(app.database.db, 2 * rowsAtOnce);
  recorder.mostRows = 0;
  const { task } = await exportFixture(app).make(clients.school, clients.school.users.exportUsers({ body }));
  expect(task.doneCount).toBeGreaterThan(2 * rowsAtOnce);
  expect(recorder.mostRows).toBe(rowsAtOnce);
  expect(rowsAtOnce).toBeLessThanOrEqual(5_000);
});
