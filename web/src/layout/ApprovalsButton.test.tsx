import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { afterNotifying, api, callsOf, renderApp } from '#testing/renderApp.tsx';

const home = menuItem('/', '首页');

test('the header counts what waits and leads to it', async () => {
  api.override('getUserMenu', [home, menuItem('/approval/my-apply', '审批')]);
  api.override('countApprovalTasks', { todo: 120, amount: '1.00', since: '2026-02-20T07:00:00+08:00', overdue: 0, stuck: 0 });
  const { user, address } = await renderApp('/');
  await user.click(await screen.findByRole('link', { name: '待办审批，120 件等您' }));
  expect(screen.getByText('99+')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/approval/my-apply'));
});

test('a role without that page has no button, and nothing is asked', async () => {
  api.override('getUserMenu', [home]);
  await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: '首页' });
  await afterNotifying();
  expect(screen.queryByRole('link', { name: /待办审批/ })).toBeNull();
  expect(callsOf('countApprovalTasks')).toEqual([]);
});
