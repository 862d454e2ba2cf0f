import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { leavePage } from '#testing/continueDraft.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const stored = () => Object.entries(sessionStorage).filter(([key, value]) => key.startsWith('drafts') && value !== '[]');
const form = async () => within(await screen.findByRole('dialog'));

async function logInAgain(user: UserEvent) {
  await screen.findByText('登录已失效，请重新登录');
  await user.type(screen.getByRole('textbox', { name: '用户名' }), 'teacher1');
  await user.type(screen.getByLabelText('密码'), 'Seed@2026');
  await user.click(screen.getByRole('button', { name: '登录' }));
}

/** Fills the form of a new role, and lets the session end when it is saved. */
async function expireWhileSaving() {
  const app = await renderApp('/user/role');
  await app.user.click(await screen.findByRole('button', { name: '新建角色' }));
  const dialog = await form();
  await app.user.type(await dialog.findByRole('textbox', { name: /^角色名称/ }), '设备管理员');
  await app.user.type(dialog.getByRole('textbox', { name: /^角色编码/ }), 'equipment');
  api.override('saveRole', ({ reply }) => reply.http(401), { once: true });
  await app.user.click(dialog.getByRole('button', { name: '保存' }));
  await logInAgain(app.user);
  await screen.findByText(/“新建角色”中有未保存的内容/);
  return app;
}

/** Adds to the remark of a role, and lets the session end when it is saved. */
async function expireWhileEditing() {
  const app = await renderApp('/user/role');
  await doWith(app.user, '编辑 资产盘点员');
  const dialog = await form();
  await app.user.type(await dialog.findByRole('textbox', { name: '备注' }), '！');
  api.override('updateRole', ({ reply }) => reply.http(401), { once: true });
  await app.user.click(dialog.getByRole('button', { name: '保存' }));
  return app;
}

describe('what stood in a form when the session ended', () => {
  test('is offered after the login, put back, saved, and forgotten then', async () => {
    const { user } = await expireWhileSaving();
    await user.click(screen.getByRole('button', { name: '继续填写' }));
    const dialog = await form();
    expect(await dialog.findByText(/^已恢复 .+ 填写而未保存的内容/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^角色名称/ })).toHaveValue('设备管理员');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('saveRole').at(-1)).toMatchObject({ body: { roleName: '设备管理员', roleCode: 'equipment' } });
    expect(stored()).toEqual([]);
  });

  test('is forgotten when the offer is declined', async () => {
    const { user } = await expireWhileSaving();
    await user.click(screen.getByRole('button', { name: '不再保留' }));
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
    expect(stored()).toEqual([]);
  });

  test('can be taken out of the form again, and is forgotten when the form is given up', async () => {
    const { user } = await expireWhileSaving();
    await user.click(screen.getByRole('button', { name: '继续填写' }));
    const dialog = await form();
    await user.click(await dialog.findByRole('button', { name: '不再保留' }));
    expect(dialog.getByRole('textbox', { name: /^角色名称/ })).toHaveValue('');
    expect(stored()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^角色名称/ }), '甲');
    await waitFor(() => expect(stored()).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await user.click(await screen.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(stored()).toEqual([]));
  });

  test('is asked about before a logout, which deletes it', async () => {
    const { user } = await expireWhileSaving();
    await user.click(screen.getByRole('button', { name: /^账号/ }));
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(stored()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^账号/ }));
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await user.click(await screen.findByRole('button', { name: '放弃修改' }));
    await screen.findByRole('button', { name: '登录' });
    expect(stored()).toEqual([]);
  });
});

test('what stood in a form when another tab took on another role is sent in neither, and offered in its own again', async () => {
  const { user, session } = await renderApp('/user/role');
  await user.click(await screen.findByRole('button', { name: '新建角色' }));
  await user.type(await (await form()).findByRole('textbox', { name: /^角色名称/ }), '设备管理员');
  await waitFor(() => expect(stored()).toHaveLength(1));
  const state = session.getState();
  if (state.status !== 'ready') throw new Error('Nobody is logged in.');
  const { role, dept, user: me } = state;
  const own = { roleId: role.id, deptId: dept.id };
  const [other] = me.roleDeptList.flatMap(({ roleId, deptList }) =>
    roleId === role.id ? [] : { roleId, deptId: deptList[0]?.id },
  );
  // Without a question: nobody is asked in a tab that follows.
  await act(() => session.switchTo(other as typeof own));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: '新建角色' })).toBeVisible();
  expect(screen.queryByText(/未保存的内容/)).toBeNull();
  await act(() => session.switchTo(own));
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  expect(await (await form()).findByRole('textbox', { name: /^角色名称/ })).toHaveValue('设备管理员');
  expect(callsOf('saveRole')).toEqual([]);
});

test('of a record that is edited only what was changed is kept, and put back into what is saved now', async () => {
  const { user } = await expireWhileEditing();
  await logInAgain(user);
  await screen.findByText(/“编辑角色：资产盘点员”中有未保存的内容/);
  expect(JSON.parse(stored()[0]?.[1] ?? '')[0].values).toEqual({
    remark: { from: '每年盘点期间使用', to: '每年盘点期间使用！' },
  });
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const dialog = await form();
  await dialog.findByText(/^已恢复/);
  expect(dialog.getByRole('textbox', { name: '备注' })).toHaveValue('每年盘点期间使用！');
  expect(dialog.getByRole('textbox', { name: '角色名称' })).toHaveValue('资产盘点员');
});

test('a field that somebody else has changed meanwhile says so, and can be saved all the same', async () => {
  const { user } = await expireWhileEditing();
  const [draft] = stored();
  sessionStorage.setItem(draft?.[0] ?? '', (draft?.[1] ?? '').replace('"from":"每年盘点期间使用"', '"from":"盘点期间"'));
  await logInAgain(user);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  const dialog = await form();
  expect(await dialog.findByRole('textbox', { name: '备注' })).toHaveAccessibleDescription(/已被他人修改/);
  expect(dialog.getByRole('textbox', { name: '角色名称' })).not.toHaveAccessibleDescription();
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('updateRole').at(-1)).toMatchObject({ body: { remark: '每年盘点期间使用！' } });
});

test('the offer names the form in the language of the page, whichever the form was left in', async () => {
  await expireWhileEditing();
  leavePage();
  const { user } = await renderApp('/user/role', { language: 'en-US' });
  expect(await screen.findByText(/Unsaved entries in “Edit role: 资产盘点员”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '中文' }));
  expect(await screen.findByText(/^“编辑角色：资产盘点员”中有未保存的内容/)).toBeVisible();
});

test('a draft of an earlier version, which kept the title as it was said, is offered by that', async () => {
  await expireWhileEditing();
  const [name = '', drafts = ''] = stored()[0] ?? [];
  leavePage();
  sessionStorage.setItem(name, JSON.stringify(JSON.parse(drafts).map((draft: object) => ({ ...draft, title: '编辑角色' }))));
  await renderApp('/user/role');
  expect(await screen.findByText(/^“编辑角色”中有未保存的内容/)).toBeVisible();
});
