import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leavePage } from '#testing/continueDraft.ts';
import { allowAll, dialog, fill, fillAndReturn, goods, named, pageOf, pages, platform } from '#testing/draftForms.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api } from '#testing/renderApp.tsx';

describe('a draft is not offered', () => {
  test('of a new one, to who may no longer create one', async () => {
    await fillAndReturn(named('新建字典类型'), '仓库', { options: platform() });
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
  });

  test.each(['编辑 竞价', '进度节点 竞价'])('of a row with which that may no longer be done (%s)', async (button) => {
    const [execution] = api.example('listPurchasingExecutions') as [Schemas['PurchasingExecution']];
    const change = () =>
      api.override('listPurchasingExecutions', [{ ...execution, executionName: '竞价', allowedActions: ['DISABLE'] }]);
    await fillAndReturn(named(button), '12', { change });
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
  });

  test.each(['新建分类', '新建下级 货物'])('of what was entered for another school (%s)', async (button) => {
    await fillAndReturn(named(button), '耗材', { page: `${pages.goods}?companyId=1003` });
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
    leavePage();
    await openScreen(pages.goods, goods);
    expect(await screen.findByText(/未保存的内容/)).toBeVisible();
  });

  test('of the value that another school has by default, too', async () => {
    const [value] = api.example('queryCharacterSchoolPage').records as [Schemas['CharacterSchoolValue']];
    const other = { ...value, companyId: '1003', isOwn: false, allowedActions: ['CREATE' as const] };
    await fillAndReturn(named('单独设置 提示'), '12', {
      change: () => api.override('queryCharacterSchoolPage', pageOf(other)),
    });
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
  });
});

test('a group of fields has what others have saved meanwhile, but for the field that was changed', async () => {
  const [execution] = api.example('listPurchasingExecutions') as [Schemas['PurchasingExecution']];
  const bidConfig = { ...(execution.bidConfig as NonNullable<typeof execution.bidConfig>), minBidders: 7, depositAmount: '9.00' };
  const { user } = await fillAndReturn(named('编辑 竞价'), '12.5', {
    change: () => api.override('listPurchasingExecutions', [{ ...execution, executionName: '竞价', bidConfig }]),
  });
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const form = await dialog('编辑执行方式：竞价');
  expect(await form.findByRole('textbox', { name: '保证金' })).toHaveValue('12.5');
  expect(form.getByRole('textbox', { name: '保证金' })).toHaveAccessibleDescription(/已被他人修改/);
  expect(form.getByRole('textbox', { name: '最少报价家数' })).toHaveValue('7');
});

test('a field of a new one says nothing of others, also where it would begin otherwise now', async () => {
  const [, above] = api.example('queryMenuTree') as [Schemas['Menu'], Schemas['Menu']];
  const one = { ...named('新建下级 用户管理'), field: '排序' };
  const { user } = await fillAndReturn(one, '7', {
    change: () =>
      api.override('queryMenuTree', [{ ...above, children: above.children.map((child) => ({ ...child, sort: 500 })) }]),
  });
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const form = await dialog('新建菜单');
  expect(await form.findByRole('textbox', { name: '排序' })).toHaveValue('7');
  expect(form.getByRole('textbox', { name: '排序' })).not.toHaveAccessibleDescription(/已被他人修改/);
});

test('nodes that somebody else has changed meanwhile say so', async () => {
  const [node] = api.example('listPurchasingProgress') as [Schemas['PurchasingProgress']];
  const { user } = await fillAndReturn(named('进度节点 竞价'), '立项', {
    change: () => api.override('listPurchasingProgress', [{ ...node, nodeName: '申报' }]),
  });
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const form = await dialog('进度节点：竞价');
  expect(await form.findByText(/已被他人修改/)).toBeVisible();
  expect(form.getByRole('textbox', { name: '节点名称，第 1 个节点' })).toHaveValue('立项');
});

test('a department is continued below the one that it was begun for', async () => {
  const { user } = await fillAndReturn(named('新建下级 信息中心'), '网络部', {});
  await user.click(screen.getByRole('button', { name: '继续填写' }));
  const form = await dialog('新建部门');
  expect(await form.findByRole('combobox', { name: '上级部门' })).toHaveValue('信息中心');
});

test('files that the server has are put back, and more can be added; an upload ends with its page', async () => {
  const kept = (fileName: string) => ({ ...api.example('uploadFile'), id: `file-${fileName.charCodeAt(0)}`, fileName });
  const picture = (name: string) => new File(['x'], name);
  allowAll();
  const one = named('新建产品');
  const { user } = await openScreen(one.page, one.options);
  await fill(user, one, '12');
  const before = await dialog(one.form);
  api.override('uploadFile', kept('甲.png'));
  await user.upload(before.getByLabelText('图片', { selector: 'input' }), picture('甲.png'));
  await waitFor(() => expect(before.queryByRole('progressbar')).toBeNull());
  const never = Promise.withResolvers<ReturnType<typeof kept>>();
  api.override('uploadFile', () => never.promise);
  await user.upload(before.getByLabelText('图片', { selector: 'input' }), picture('乙.png'));
  expect(await before.findByText('乙.png')).toBeVisible();
  leavePage();
  never.resolve(kept('乙.png'));

  const again = await openScreen(one.page, one.options);
  await again.user.click(await screen.findByRole('button', { name: '继续填写' }));
  const form = await dialog(one.form);
  expect(await form.findByText('甲.png')).toBeVisible();
  expect(form.queryByText('乙.png')).toBeNull();
  api.override('uploadFile', kept('丙.png'));
  await again.user.upload(form.getByLabelText('图片', { selector: 'input' }), picture('丙.png'));
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  expect(form.getByText('甲.png')).toBeVisible();
  expect(form.getByText('丙.png')).toBeVisible();
});
