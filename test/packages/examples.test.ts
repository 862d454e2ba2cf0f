import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { at, installPage, openHome, runIn, testOnNodes } from './installed.ts';
import { withMockServer } from './mockServer.ts';

const folder = openHome();
for (const example of ['node', 'vitest']) cpSync(at(`examples/${example}`), folder, { recursive: true });
const envOf = (origin: string) => ({
  PROCUREMENT_URL: `${origin}/api`,
  PROCUREMENT_ACCOUNT: 'schooladmin',
  PROCUREMENT_PASSWORD: 'Seed@2026',
});

testOnNodes('runs the script of examples/node, which lists roles and changes one', async (node) => {
  await withMockServer(async (origin, api) => {
    const printed = await runIn(folder, node, ['roles.js', 'asset_checker'], envOf(origin));
    expect(printed.split('\n').filter((line) => line.includes('\t')).length).toBe(23);
    expect(printed).toContain('noted on asset_checker');
    expect(api.calls.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['login', 'switchDept', 'queryRolePage', 'updateRole', 'logout']),
    );
  });
});

testOnNodes('runs the script of examples/node that exports users to a file', async (node) => {
  await withMockServer(async (origin, api) => {
    const file = api.example('getFileInfo');
    const task = { ...api.example('getTaskDetail'), file };
    api.override('getTaskDetail', { ...task, status: 'RUNNING' });
    api.override('getTaskDetail', { ...task, status: 'SUCCESS' }, { once: true, delayMs: 50 });
    const printed = await runIn(folder, node, ['exportUsers.js'], envOf(origin));
    const [, name = '', size = ''] = /^(.+), (\d+) bytes\n$/.exec(printed) ?? [];
    expect(readFileSync(join(folder, name)).length).toBe(Number(size));
    expect(api.calls.map(({ operationId }) => operationId)).toEqual([
      'login',
      'switchDept',
      'exportUsers',
      'getTaskDetail',
      'getFileInfo',
      'downloadFile',
      'logout',
    ]);
  });
});

testOnNodes('runs the script of examples/node that prints the purchases under way', async (node) => {
  await withMockServer(async (origin, api) => {
    const [example] = api.example('queryProjectPage').records;
    const purchases = [
      { projectName: 'Open one', status: 'BIDDING', waitingFor: [], waitingSince: null },
      { projectName: 'Waiting one', status: 'APPROVING', waitingFor: ['Li'], waitingSince: '2026-03-02T09:00:00+08:00' },
      { projectName: 'Old one', status: 'ARCHIVED', waitingFor: [], waitingSince: null },
    ].map((purchase) => ({ ...example, ...purchase }));
    api.override('queryProjectPage', { ...api.example('queryProjectPage'), records: purchases as never, total: 3 });
    const printed = await runIn(folder, node, ['openPurchases.js'], envOf(origin));
    const rows = printed
      .trim()
      .split('\n')
      .map((line) => line.split('\t').toSpliced(0, 1));
    expect(rows).toEqual([
      ['BIDDING', example?.amount, 'Open one', ''],
      ['APPROVING', example?.amount, 'Waiting one', 'Li since 2026-03-02'],
    ]);
  });
});

testOnNodes('runs the script of examples/node that buys by bidding and waits for the award', async (node) => {
  await withMockServer(async (origin, api) => {
    const detail = api.example('getProjectDetail');
    const [category] = api.example('getGoodsCategoryTree');
    const [card] = api.example('listExpendituresSimple');
    api.override('listExpendituresSimple', [{ ...card, availableAmount: '90000.00' } as never]);
    api.override('getProjectDetail', { ...detail, status: 'EXECUTING', payeeName: 'Kangda', orderAmount: '21000.00' });
    api.override('getProjectDetail', { ...detail, status: 'BIDDING', waitingFor: [], orderAmount: null }, { once: true });
    const env = { ...envOf(origin), CATEGORY: String(category?.categoryName), INTERVAL_MS: '10' };
    const printed = await runIn(folder, node, ['buyByBidding.js'], env);
    expect(printed.trim().split('\n')).toEqual([
      expect.stringMatching(/^To be approved by /),
      expect.stringMatching(/^JJ\d+$/),
      'BIDDING',
      expect.stringMatching(/^EXECUTING/),
      'Awarded to Kangda for 21000.00',
    ]);
    const called = api.calls.map(({ operationId }) => operationId);
    expect(called).toEqual(expect.arrayContaining(['precheckProject', 'saveProject', 'submitProject', 'getProjectDetail']));
  });
});

test('the foreign test suite of examples/vitest passes, and fails when the code under test asks for what is not described', async () => {
  const vitest = [at('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--no-color', 'roleReport'];
  expect(await runIn(folder, process.execPath, vitest)).toMatch(/Tests\s+4 passed/);
  const code = readFileSync(join(folder, 'roleReport.js'), 'utf8');
  writeFileSync(join(folder, 'roleReport.js'), code.replace("status: 'ENABLED'", "state: 'ENABLED'"));
  await expect(runIn(folder, process.execPath, vitest)).rejects.toThrow('queryRolePage: the request is not as described: state');
});

test('the page of examples/react and that of docs/hooks.md have right types and can be built, and their tests pass', async () => {
  const page = installPage(folder);
  mkdirSync(join(page, 'guide'));
  const guide = readFileSync(at('docs/hooks.md'), 'utf8');
  for (const [, name = '', code = ''] of guide.matchAll(/```tsx\n\/\/ src\/(\S+)\n(.*?)```/gs))
    writeFileSync(join(page, 'guide', name), code);
  writeFileSync(join(page, 'guide/App.test.tsx'), testOfTheGuide);
  await runIn(folder, process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', page]);
  await runIn(folder, process.execPath, [at('node_modules/vite/bin/vite.js'), 'build', page]);
  expect(readFileSync(join(page, 'dist/index.html'), 'utf8')).toContain('.js');
  const vitest = [
    at('node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    page,
    '--no-color',
    '--environment=jsdom',
    '--testTimeout=30000',
    '--expect.poll.timeout=5000',
  ];
  expect(await runIn(folder, process.execPath, vitest)).toMatch(/Tests\s+8 passed/);
}, 180_000);

/** What somebody does who has copied the page of docs/hooks.md. */
const testOfTheGuide = `import { createMockApi } from '@campus-procurement/sdk/msw';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';

test('a wrong password, the roles and their pages, a role that may not see them, an account without one', async () => {
  const api = createMockApi({ baseUrl: 'http://localhost:3000/api' });
  setupServer(...api.handlers).listen({ onUnhandledFrame: 'error' });
  const user = userEvent.setup();
  const called = () => api.calls.map(({ operationId }) => operationId);
  document.body.innerHTML = '<div id="root"></div>';
  await import('./main.tsx');
  await user.type(await screen.findByLabelText('Account'), 'schooladmin');
  await user.type(screen.getByLabelText('Password'), 'Seed@2027');
  api.override('login', ({ reply }) => reply.fail(4001), { once: true });
  const logIn = () => user.click(screen.getByRole('button', { name: 'Log in' }));
  await logIn();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect((screen.getByLabelText('Account') as HTMLInputElement).value).toBe('schooladmin');
  expect(called()).toEqual(['login']);

  await logIn();
  expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await expect.poll(() => api.calls.at(-1)).toMatchObject({ operationId: 'queryRolePage', query: { current: 2, size: 10 } });

  const before = api.calls.at(-1)?.token;
  const switchTo = async (index: number) => user.click(screen.getAllByRole('button', { name: /, / }).at(index) as HTMLElement);
  await switchTo(-1);
  await expect.poll(() => api.calls.at(-1)).toMatchObject({ operationId: 'queryRolePage', query: { current: 1 } });
  expect(api.calls.at(-1)?.token).not.toBe(before);

  api.override('switchDept', ({ reply }) => reply.fail(4010), { once: true });
  await switchTo(0);
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  const asked = called().filter((id) => id === 'queryRolePage').length;
  const withoutPermission = () => ({ ...api.example('switchDept'), access_token: api.signIn(), permissions: [] });
  api.override('switchDept', withoutPermission, { once: true });
  await switchTo(0);
  await screen.findByText('In this role, you do not see roles.');
  expect(called().filter((id) => id === 'queryRolePage')).toHaveLength(asked);

  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.type(await screen.findByLabelText('Account'), 'supplier1');
  await user.type(screen.getByLabelText('Password'), 'Seed@2026');
  const nobody = api.example('login');
  api.override('login', { ...nobody, userinfo: { ...nobody.userinfo, roleDeptList: [] } });
  await logIn();
  await screen.findByText('This account has no role with a menu.');
  api.assertNoFailures();
});
`;
