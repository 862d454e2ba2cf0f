// @vitest-environment jsdom
import { createSession, SessionProvider } from '@campus-procurement/hooks';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { App } from './App.tsx';

const api = createMockApi();
const server = setupServer(...api.handlers);
const user = userEvent.setup();
configure({ asyncUtilTimeout: 5_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(async () => {
  localStorage.clear();
  const session = createSession({
    baseUrl: 'http://procurement.test/api',
    queryClient: new QueryClient(),
    language: () => 'en-US',
  });
  render(
    <SessionProvider session={session}>
      <App />
    </SessionProvider>,
  );
  await user.type(screen.getByLabelText('Account'), 'schooladmin');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('Roles: 23');
});
afterEach(() => {
  cleanup();
  try {
    api.assertNoFailures();
  } finally {
    api.reset();
  }
});
afterAll(() => server.close());

const rows = () => screen.getAllByRole('row').slice(1);

test('the menu is the one of the user', () => {
  expect(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Roles' })).toHaveProperty(
    'pathname',
    '/user/role',
  );
});

test('roles are shown page by page, and found by their code', async () => {
  expect(rows()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await expect.poll(rows).toHaveLength(3);
  await user.type(screen.getByLabelText('Name or code'), 'school_admin');
  await screen.findByText('Roles: 1');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
});

test('a new role is checked here, then by the server, then it stands in the list', async () => {
  const form = within(screen.getByRole('form', { name: 'New role' }));
  const create = () => user.click(form.getByRole('button', { name: 'Create' }));
  await user.type(form.getByLabelText(/Name/), 'Lender');
  await user.type(form.getByLabelText(/Code/), 'Lender of chairs');
  await create();
  expect(form.getByLabelText(/Code/).getAttribute('aria-invalid')).toBe('true');
  expect(api.calls.filter(({ operationId }) => operationId === 'saveRole')).toEqual([]);

  await user.clear(form.getByLabelText(/Code/));
  await user.type(form.getByLabelText(/Code/), 'asset_checker');
  await create();
  await form.findByText('is taken');

  await user.clear(form.getByLabelText(/Code/));
  await user.type(form.getByLabelText(/Code/), 'lender');
  await create();
  await screen.findByRole('cell', { name: 'lender' });
  expect(screen.getByText('Roles: 24')).toBeTruthy();
});

test('a switch of the role is one of the token, and a logout leads to the login', async () => {
  const before = api.calls.at(-1)?.token;
  const choice = screen.getByLabelText<HTMLSelectElement>('Role and department');
  const other = [...choice.options].find(({ selected }) => !selected) as HTMLOptionElement;
  await user.selectOptions(choice, other);
  await expect
    .poll(() => api.calls.at(-1))
    .toMatchObject({ operationId: 'queryRolePage', token: expect.not.stringMatching(String(before)) });
  await user.click(screen.getByRole('button', { name: /Log out/ }));
  await screen.findByRole('heading', { name: 'Log in' });
});
