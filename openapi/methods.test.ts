import { expect, test } from 'vitest';
import document from './dist/openapi.json' with { type: 'json' };
import { methodExample } from './scripts/methodExample.ts';
import { methodsSource } from './scripts/methods.ts';
import { type Description, operationsOf } from './scripts/operations.ts';

const operations = operationsOf(document as unknown as Description);
const source = methodsSource(operations);
const operationOf = (id: string) => operations.find((operation) => operation.id === id) as (typeof operations)[number];

/** What an editor shows of a method, on one line. */
function documentationOf(id: string): string {
  const before = source.split(`    ${id}: Method<'${id}'>;`)[0] as string;
  return before.slice(before.lastIndexOf('/**')).replaceAll(/\s*\n\s*\* ?/g, ' ');
}

test('every method says what it does in both languages, where it is sent, what it needs, how it fails and how it is called', () => {
  for (const { id, tag, method, path, summary, ...operation } of operations) {
    const needs = operation['x-permission'] ? `needs \`${operation['x-permission']}\`` : 'no session needed';
    const shown = documentationOf(id);
    expect(shown).toContain(`/** ${summary} · ${operation['x-summary-zh']} `);
    expect(shown).toContain(`\`${method} ${path}\` · ${needs}`);
    expect(shown).toContain(' @throws BusinessError');
    expect(shown).toMatch(new RegExp(`@example .*await client\\.${tag}\\.${id}\\(`));
  }
});

test.each([
  [
    'login',
    'BusinessError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds); and the errors that any call can throw',
  ],
  ['getInfo', 'BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw'],
  [
    'queryRoleDetail',
    'BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without id); and the errors that any call can throw',
  ],
  [
    'downloadFile',
    'BusinessError, HttpError (400 with fieldErrors), ConfigurationError (without id, expires, signature); and the errors that any call can throw',
  ],
])('%s names the errors that are its own', (id, errors) => {
  expect(documentationOf(id)).toContain(`@throws ${errors}`);
});

test.each([
  ['queryRolePage', 'const { records, total } = await client.roles.queryRolePage({ query: { current: 1, size: 10 } });'],
  ['queryRoleDetail', 'const data = await client.roles.queryRoleDetail({ path: { id } });'],
  ['deleteRole', 'await client.roles.deleteRole({ path: { id } });'],
  ['downloadFile', 'const file = await client.files.downloadFile({ path: { id }, query: { expires, signature } });'],
  ['uploadFile', 'const data = await client.files.uploadFile({ body: { bizType, file } });'],
  [
    'saveRole',
    `const data = await client.roles.saveRole({
  body: {
    roleName: '资产盘点员',
    roleCode: 'asset_checker',
    dataScope: 'SCHOOL',
    status: 'ENABLED',
    menuIds: ['01957b1e-6c00-7a10-8000-000000000401'],
    remark: '每年盘点期间使用',
  },
});`,
  ],
])('the example of %s is what somebody would write', (id, example) => {
  expect(methodExample(operationOf(id))).toBe(example);
});
