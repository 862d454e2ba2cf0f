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
    keepsPage: true,
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
  await form.findByText('Already in use. Choose another value.');

  await user.clear(form.getByLabelText(/Code/));
  await user.type(form.getByLabelText(/Code/), 'lender');
  await create();
  await screen.findByRole('cell', { name: 'lender' });
  expect(screen.getByText('Roles: 24')).toBeTruthy();
});

test('a list that is refreshed begins at its first page', async () => {
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Page 2');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('Page 1');
  expect(api.calls.at(-1)).toMatchObject({ operationId: 'queryRolePage', query: { current: 1, size: 10 } });
});

test('when the session ends the page stays, and goes on after a login with what was typed', async () => {
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  await user.type(name, 'Lender');
  api.override('queryRolePage', ({ reply }) => reply.http(401), { once: true });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  api.override('login', ({ reply }) => reply.fail(4001), { once: true });
  await user.type(dialog.getByLabelText(/Password/), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBe(null);
  await screen.findByText('Page 2');
  await expect.poll(rows).toHaveLength(10);
  expect(screen.getByLabelText('Name')).toBe(name);
  expect(name.value).toBe('Lender');
});

test('a form begun in one role is neither sent in another nor lost', async () => {
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  await user.type(name, 'Lender');
  await user.selectOptions(screen.getByLabelText('Role and department'), otherChoice());
  await screen.findByText(/begun this in another role/);
  expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true);
  expect(name.value).toBe('Lender');
  await user.click(screen.getByRole('button', { name: 'Begin anew' }));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(screen.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', false);
});

/** What the user does not act in. */
function otherChoice() {
  const { options } = screen.getByLabelText<HTMLSelectElement>('Role and department');
  return [...options].find(({ selected }) => !selected) as HTMLOptionElement;
}

test('a switch of the role is one of the token, and a logout leads to the login', async () => {
  const before = api.calls.at(-1)?.token;
  await user.selectOptions(screen.getByLabelText('Role and department'), otherChoice());
  await expect
    .poll(() => api.calls.at(-1))
    .toMatchObject({ operationId: 'queryRolePage', token: expect.not.stringMatching(String(before)) });
  await user.click(screen.getByRole('button', { name: /Log out/ }));
  await screen.findByRole('heading', { name: 'Log in' });
});
