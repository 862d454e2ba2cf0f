import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createClient } from '../createClient.ts';
import { createMockApi } from './createMockApi.ts';

const api = createMockApi();
const server = setupServer(...api.handlers);
const client = createClient({ baseUrl: 'http://campus.example/api', token: () => api.signIn() });
beforeAll(() => server.listen());
afterEach(() => {
  api.assertNoFailures();
  api.reset();
});
afterAll(() => server.close());

const search = (keyword: string) => client.home.searchRecords({ query: { keyword } });

test('the search finds rows of the lists by name and by code', async () => {
  const [user] = api.example('querySchoolUserPage').records;
  const [supplier] = api.example('queryAllSupplier').records;
  for (const keyword of [user?.name ?? '', user?.account.toUpperCase() ?? '']) {
    expect(await search(keyword)).toContainEqual(
      expect.objectContaining({ kind: 'USER', hits: [expect.objectContaining({ id: user?.id })] }),
    );
  }
  expect(await search(supplier?.creditCode ?? '')).toMatchObject([
    { kind: 'SUPPLIER', hits: [{ title: supplier?.companyName }], more: false },
  ]);
});

test('it finds rows that were created, and nothing under another name', async () => {
  await client.documents.saveDownloadDoc({
    body: { docName: '另一份表格', docType: 'template', fileId: '01957b1e-6c00-7a10-8000-000000000901' },
  });
  expect(await search('另一份')).toMatchObject([{ kind: 'DOCUMENT', hits: [{ title: '另一份表格', channel: null }] }]);
  expect(await search('没有这个')).toEqual([]);
});
