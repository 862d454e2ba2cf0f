import type { Client, Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRows } from '#test/allRows.ts';
import { exportFixture } from '#test/builders/exportFixture.ts';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { readCsv } from '#test/readTable.ts';
import { missing } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import type { DataScope } from '../db/columns.ts';

/** Somebody of a laboratory, in charge of a budget card. */
const account = 'fanzihan';
/** From narrow to wide. */
const scopes = ['SELF', 'DEPT', 'COLLEGE', 'SCHOOL'] as const satisfies DataScope[];
type Scope = (typeof scopes)[number];

let app: TestApp;
let exports: ReturnType<typeof exportFixture>;
const clients = new Map<Scope, TestClient>();
beforeAll(async () => {
  app = await startApp();
  exports = exportFixture(app);
  const menus = await app.database.db.selectFrom('menu').select('id').execute();
  const roles = roleFixture(app, await app.as('admin', 'admin'));
  for (const dataScope of scopes)
    clients.set(dataScope, await roles.holderOf({ dataScope, menuIds: menus.map(({ id }) => id) }, account));
});
afterAll(() => app.close());

/** Pages shorter than the lists, so that there are several. */
const allOf: typeof allRows = (page) => allRows(page, 50);

/** Before the tests, which make entries of the log themselves. */
const timeEnd = '2026-03-02T00:00:00+08:00';
const format = 'CSV' as const;

interface List {
  what: string;
  /** Whether it is the longer, the wider the data scope is; if not it is that of the school. */
  grows: boolean;
  /** Columns of the file, and the same of all rows that the list shows. */
  columns: string[];
  shown(client: Client): Promise<(string | null)[][]>;
  start(client: Client): Promise<Schemas['StartedExport']>;
}

const lists: List[] = [
  {
    what: 'users',
    grows: true,
    columns: ['Account', 'Name', 'Department'],
    shown: async ({ users }) =>
      (await allOf((paging) => users.querySchoolUserPage({ query: paging }))).map((row) => [row.account, row.name, row.deptName]),
    start: ({ users }) => users.exportUsers({ body: { format } }),
  },
  {
    what: 'purchases',
    grows: true,
    columns: ['Number', 'Requester', 'Requested (CNY)'],
    shown: async ({ projects }) =>
      (await allOf((paging) => projects.queryProjectPage({ query: { ...paging, scope: 'ALL' } }))).map((row) => [
        row.projectCode,
        row.applicantName,
        row.amount,
      ]),
    start: ({ projects }) => projects.exportProjects({ body: { format, scope: 'ALL' } }),
  },
  {
    what: 'budget cards',
    grows: true,
    columns: ['Card number', 'Owner', 'Available (CNY)'],
    shown: async ({ expenditure }) =>
      (await allOf((paging) => expenditure.queryExpenditurePage({ query: paging }))).map((row) => [
        row.cardNo,
        row.ownerName,
        row.availableAmount,
      ]),
    start: ({ expenditure }) => expenditure.exportExpenditures({ body: { format } }),
  },
  {
    what: 'suppliers',
    grows: false,
    columns: ['Unified social credit code', 'Company'],
    shown: async ({ company }) =>
      (await allOf((paging) => company.queryAllSupplier({ query: paging }))).map((row) => [row.creditCode, row.companyName]),
    start: ({ company }) => company.exportSuppliers({ body: { format } }),
  },
  {
    what: 'the operation log',
    grows: false,
    columns: ['Request ID', 'Operation', 'User'],
    shown: async ({ operationLog }) =>
      (await allOf((paging) => operationLog.queryOperationLogPage({ query: { ...paging, timeEnd } }))).map((row) => [
        row.requestId,
        row.action,
        row.userName,
      ]),
    start: ({ operationLog }) => operationLog.exportOperationLog({ body: { format, timeEnd } }),
  },
];

/** These columns of the rows of a file. */
function cellsOf(content: Buffer, columns: string[]): (string | undefined)[][] {
  const [header = [], ...rows] = readCsv(content);
  return rows.map((row) => columns.map((column) => row[header.indexOf(column)]));
}

test.each(lists)(
  'an export of $what has just the rows of the list, with each data scope',
  async ({ grows, columns, shown, start }) => {
    const sizes: number[] = [];
    for (const scope of scopes) {
      const client = clients.get(scope) as TestClient;
      const rows = await shown(client);
      const { content } = await exports.make(client, start(client));
      expect(cellsOf(content, columns).sort()).toEqual(rows.map((row) => row.map((cell) => cell ?? '')).sort());
      sizes.push(rows.length);
    }
    const distinct = [...new Set(sizes)];
    expect(distinct).toHaveLength(grows ? scopes.length : 1);
    expect(distinct).toEqual(distinct.toSorted((one, other) => one - other));
    expect(sizes[0]).toBeGreaterThan(0);
  },
);

test('an export of a ledger is refused where the list of its entries is, and has them where it is not', async () => {
  const wide = clients.get('SCHOOL') as TestClient;
  const cards = await allOf((paging) => wide.expenditure.queryExpenditurePage({ query: paging }));
  /** How many of the scopes see a card, and one of those cards. */
  const examples = new Map<number, string>();
  for (const { id } of cards) {
    const failures = await Promise.all(scopes.map((scope) => failureOf(ledger(clients.get(scope) as TestClient, id))));
    examples.set(failures.filter((failure) => failure === null).length, id);
  }
  expect([...examples.keys()].sort()).toEqual([1, 2, 3, 4]);
  for (const expenditureId of examples.values()) {
    for (const client of clients.values()) {
      const start = () => client.expenditure.exportExpenditureFlows({ body: { format, expenditureId } });
      const failure = await failureOf(ledger(client, expenditureId));
      if (failure) {
        expect([failure, await failureOf(start())]).toMatchObject([missing, missing]);
        continue;
      }
      const rows = await allOf((paging) => client.expenditure.queryExpenditureFlowPage({ query: { ...paging, expenditureId } }));
      const { content } = await exports.make(client, start());
      const found = cellsOf(content, ['Amount (CNY)', 'Available after (CNY)', 'Subject']);
      expect(found.sort()).toEqual(rows.map(({ amount, balance, bizCode }) => [amount, balance, bizCode ?? '']).sort());
    }
  }
});

const ledger = ({ expenditure }: Client, expenditureId: string) =>
  expenditure.queryExpenditureFlowPage({ query: { expenditureId, size: 1 } });
