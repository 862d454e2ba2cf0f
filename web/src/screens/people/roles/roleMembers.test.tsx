import type { Schemas } from '@campus-procurement/sdk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api } from '#testing/renderApp.tsx';

const [example] = api.example('queryRolePage').records;
const role: Schemas['Role'] = { ...(example as Schemas['Role']), id: 'keeper', roleName: '资产盘点员', userCount: 3 };

async function openRoles(permissions: string[]) {
  api.override('queryRolePage', { records: [role], total: 1, current: 1, size: 10 });
  const app = await openScreen('/user/role', { permissions });
  await screen.findAllByRole('rowheader');
  return app;
}

test('the number of the users of a role leads to them, for who may see users', async () => {
  await openRoles(['system:user:read']);
  expect(screen.getByRole('link', { name: '查看“资产盘点员”的 3 位用户' })).toHaveAttribute('href', '/user/page?roleId=keeper');
});

test('names in English the number that it shows, also one', async () => {
  api.override('queryRolePage', { records: [{ ...role, userCount: 1 }], total: 1, current: 1, size: 10 });
  await openScreen('/user/role', { permissions: ['system:user:read'], language: 'en-US' });
  expect(await screen.findByRole('link', { name: 'View the 1 user of “资产盘点员”' })).toHaveTextContent('1');
});

test('and leads nowhere for who may not', async () => {
  await openRoles([]);
  expect(screen.queryByRole('link', { name: /位用户/ })).toBeNull();
});
