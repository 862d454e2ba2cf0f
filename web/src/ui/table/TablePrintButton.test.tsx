import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';

const [example] = api.example('queryRolePage').records;
type Role = NonNullable<typeof example>;
const role = (index: number): Role => ({ ...(example as Role), id: `role-${index}`, roleName: `角色${index}` });

/** A list of so many roles. */
function haveRoles(total: number) {
  api.override('queryRolePage', ({ query: { current = 1, size = 10 } }) => {
    const first = (current - 1) * size;
    const count = Math.max(0, Math.min(size, total - first));
    return { records: Array.from({ length: count }, (_, index) => role(first + index + 1)), total, current, size };
  });
}

async function openRoles(search = '') {
  const app = await renderApp(`/user/role${search}`);
  await screen.findAllByRole('rowheader');
  return { ...app, press: () => app.user.click(screen.getByRole('button', { name: '打印预览' })) };
}

const preview = async () => within(await screen.findByRole('dialog', { name: '打印预览' }));
const sheets = () => [...document.querySelectorAll<HTMLElement>('[data-print-sheet]')];
const sheet = async () => {
  await waitFor(() => expect(sheets()).toHaveLength(1));
  return within(sheets()[0] as HTMLElement);
};
const asked = () => callsOf('queryRolePage').map(({ query }) => `${query.current}/${query.size}`);
const command = (name: 'beforeprint' | 'afterprint') => act(() => window.dispatchEvent(new Event(name)));

beforeEach(() => api.override('getUserMenu', [menuItem('/user/role', '角色'), menuItem('/system/dept', '部门')]));

describe('the print preview of a list', () => {
  test('has all rows of the search, with its title, what was searched for in words, and the school', async () => {
    haveRoles(230);
    const { press } = await openRoles('?status=ENABLED&roleName=员&size=20');
    await press();
    const paper = await sheet();
    expect(paper.getByText('角色管理 · 共 230 条')).toBeVisible();
    expect(paper.getByText('状态: 启用')).toBeVisible();
    expect(paper.getByText(/^角色.*: 员$/)).toBeVisible();
    expect(paper.getByText(/^江海大学 · /)).toBeVisible();
    expect(paper.getAllByRole('rowheader')).toHaveLength(230);
    for (const name of ['操作', '']) expect(paper.queryByRole('columnheader', { name })).toBeNull();
    expect(callsOf('queryRolePage').at(-1)?.query).toMatchObject({ status: 'ENABLED', roleName: '员' });
    expect(asked()).toEqual(['1/20', '1/200', '2/200']);
  });

  test('has the columns as the table shows them, and asks for nothing where all rows are there', async () => {
    haveRoles(3);
    const { user, press } = await openRoles();
    await user.click(screen.getByRole('button', { name: '列设置' }));
    const settings = within(await screen.findByRole('dialog', { name: '列设置' }));
    await user.click(await settings.findByRole('checkbox', { name: '角色编码' }));
    await user.click(settings.getByRole('button', { name: '上移 用户数' }));
    await user.keyboard('{Escape}');
    await press();
    const headings = (await sheet()).getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings.slice(0, 3)).toEqual(['角色名称', '用户数', '数据范围']);
    expect(headings).not.toContain('角色编码');
    expect(asked()).toEqual(['1/10']);
  });

  test('has no more than 2,000 rows, and says so', async () => {
    // Of each page a few rows: so many are slow to draw here.
    api.override('queryRolePage', ({ query: { current = 1, size = 10 } }) => ({
      records: [role(current), role(current + 100)],
      total: 2_300,
      current,
      size,
    }));
    const { press } = await openRoles();
    await press();
    expect((await sheet()).getByText('角色管理 · 第 1–20 条，共 2,300 条')).toBeVisible();
    expect((await preview()).getByText(/^共 2,300 条，一次最多打印前 2,000 条/)).toBeVisible();
    expect(asked().slice(1)).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1}/200`));
  });

  test('says how far the reading is, and is stopped', async () => {
    haveRoles(450);
    const { press, user } = await openRoles();
    const second = Promise.withResolvers<void>();
    api.override('queryRolePage', async ({ query: { current = 1, size = 10 } }) => {
      if (current === 2) await second.promise;
      return { records: Array.from({ length: size }, (_, index) => role(current * size + index)), total: 450, current, size };
    });
    await press();
    const waiting = await preview();
    expect(await waiting.findByText('正在读取数据：200 / 450 条')).toBeVisible();
    expect(waiting.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String((200 / 450) * 100));
    expect(sheets()).toEqual([]);
    await user.click(waiting.getByRole('button', { name: '停止' }));
    expect(screen.queryByRole('dialog', { name: '打印预览' })).toBeNull();
    second.resolve();
    await waitFor(() => expect(screen.getByRole('button', { name: '打印预览' })).toHaveFocus());
    expect(asked()).toEqual(['1/10', '1/200', '2/200']);
    expect(screen.getAllByRole('rowheader')).toHaveLength(10);
  });

  test('says that reading failed and reads again; the page below stays as it is', async () => {
    haveRoles(30);
    const { press, user } = await openRoles();
    api.override('queryRolePage', ({ reply }) => reply.http(500), { once: true });
    await press();
    const failed = await preview();
    expect(await failed.findByText('加载失败')).toBeVisible();
    expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(10);
    await user.click(failed.getByRole('button', { name: '重试' }));
    expect((await sheet()).getByText('角色管理 · 共 30 条')).toBeVisible();
    expect(failed.getByRole('button', { name: '打印' })).toHaveFocus();
  });
});

describe("the browser's own command", () => {
  test('prints the page of the list as a sheet, which is gone afterwards', async () => {
    const { address } = await openRoles('?current=2&status=ENABLED');
    command('beforeprint');
    const paper = within(sheets()[0] as HTMLElement);
    expect(paper.getByText(/^角色管理 · 第 11–\d+ 条，共 \d+ 条$/)).toBeInTheDocument();
    expect(paper.getByText('状态: 启用')).toBeInTheDocument();
    expect(paper.queryByRole('button')).toBeNull();
    command('afterprint');
    expect(sheets()).toEqual([]);
    expect(address()).toBe('/user/role?current=2&status=ENABLED');
  });

  test('prints the preview alone while that is open', async () => {
    haveRoles(3);
    const { press } = await openRoles();
    await press();
    await sheet();
    command('beforeprint');
    expect(sheets()).toHaveLength(1);
  });

  test('prints a tree as it stands', async () => {
    const { user } = await renderApp('/system/dept');
    await screen.findAllByRole('rowheader');
    await user.click(screen.getByRole('button', { name: '全部展开' }));
    const shown = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(shown.length).toBeGreaterThan(1);
    command('beforeprint');
    const printed = [...document.querySelectorAll<HTMLElement>('[data-print-sheet] th[scope=row]')];
    expect(printed.map(({ textContent }) => textContent)).toEqual(shown);
    expect(printed.map(({ style }) => style.getPropertyValue('--level')).slice(0, 2)).toEqual(['0', '1']);
  });
});
