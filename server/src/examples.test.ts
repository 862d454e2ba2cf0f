import type { Client, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../sdk/src/generated/examples.ts';
import { startApp, type TestApp } from './testing/startApp.ts';

let app: TestApp;
let readers: Client[];
beforeAll(async () => {
  app = await startApp();
  // In Chinese, as the examples are.
  const inChinese = async (account: string) => app.client((await app.as(account)).token, '10.0.0.1', 'zh-CN');
  readers = await Promise.all(['admin', 'schooladmin', 'teacher1', 'officer1', 'finance1'].map(inChinese));
});
afterAll(() => app.close());

/** Their examples show what the demo data lack, or have in another state: a running export, a card near its limit, a suspended school. */
const madeUp: OperationId[] = [
  ...(['queryTaskPage', 'queryOwnTaskPage', 'queryInboxMessagePage', 'querySchoolPage', 'queryRolePage'] as const),
  ...(['queryMenuDisablePage', 'queryExpenditurePage', 'queryExpenditureFlowPage'] as const),
];

interface Row {
  id: string;
  dictType?: string;
  lastLoginTime?: string | null;
  lastLoginIp?: string | null;
}

/** A row without what the login of this test has changed. */
function shown({ lastLoginTime: _, lastLoginIp: _ip, ...row }: Row) {
  return row;
}

async function pageOf(id: OperationId, reader: Client, example: Row): Promise<Row[]> {
  const query = { size: 200, ...(id === 'queryDictEntryPage' && { dictType: example.dictType }) };
  // Not everybody may read every list.
  const page = await reader.call(id as 'queryNewsPage', { query }).catch(() => ({ records: [] }));
  return page.records;
}

test.each(Object.values(contract).filter(({ id, paged }) => paged && !madeUp.includes(id)))(
  'the rows in the example of $id are what one of the demo accounts reads',
  async ({ id }) => {
    const { records } = examples[id].data as { records: Row[] };
    expect(records.length).toBeGreaterThan(0);
    for (const example of records) {
      const pages = await Promise.all(readers.map((reader) => pageOf(id, reader, example)));
      const found = pages.flat().filter((row) => row.id === example.id);
      expect(found.map(shown)).toContainEqual(shown(example));
    }
  },
);
