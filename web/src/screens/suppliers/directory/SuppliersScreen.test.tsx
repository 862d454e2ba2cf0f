import type { Schemas } from '@campus-procurement/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { continueDraft, leavePage } from '#testing/continueDraft.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const [example] = api.example('queryAllSupplier').records as [Schemas['Supplier']];
const detail = api.example('getCompanyDetail');

async function openSuppliers(allowedActions: Schemas['Supplier']['allowedActions'], search = '') {
  api.override('getUserMenu', [menuItem('/company/company-apply', '供应商审核')]);
  api.override('getInfo', { ...(await exampleUser()), permissions: [] });
  const row = { ...example, id: detail.id, companyName: '江海博瑞', version: 5, allowedActions };
  api.override('queryAllSupplier', { records: [row], total: 1, current: 1, size: 10 });
  api.override('getCompanyDetail', { ...detail, companyName: '江海博瑞', allowedActions });
  const app = await renderApp(`/company/company-apply${search}`);
  await screen.findByRole('rowheader', { name: '江海博瑞' });
  return app;
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('those that wait for a review stand first, and the others behind tabs that the address keeps', async () => {
  const { user, address } = await openSuppliers([]);
  expect(callsOf('queryAllSupplier')[0]?.query).toMatchObject({ status: 'PENDING' });
  await user.click(screen.getByRole('tab', { name: '已冻结' }));
  await waitFor(() => expect(callsOf('queryAllSupplier').at(-1)?.query).toMatchObject({ status: 'FROZEN' }));
  expect(address()).toContain('tab=FROZEN');
  expect(screen.queryByRole('button', { name: /审核 |冻结 |更多 / })).toBeNull();
});

test('who waits for a review says for how long, and can be listed by it', async () => {
  const { user } = await openSuppliers([]);
  api.override('queryAllSupplier', () => ({ records: [], total: 0, current: 1, size: 10 }));
  expect(screen.getByRole('cell', { name: /^等 \d+ 天$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /等待审核/ }));
  await waitFor(() =>
    expect(callsOf('queryAllSupplier').at(-1)?.query).toMatchObject({ sort: expect.stringContaining('submitTime') }),
  );
});

test('suppliers are found by what they sell, their credit and their agreement; whose they are, the platform sees', async () => {
  const { user } = await openSuppliers([], '?tab=ALL&creditLevel=A&signedAgreement=false');
  const [asked] = callsOf('queryAllSupplier').filter(({ query }) => query.size !== 1); // Those of one row count what waits.
  expect(asked?.query).toEqual({ creditLevel: 'A', signedAgreement: false, current: 1, size: 10 });
  const [root] = api.example('getGoodsCategoryTree');
  await user.click(screen.getByRole('combobox', { name: '主营分类' }));
  await user.click(await screen.findByRole('option', { name: root?.categoryName ?? '' }));
  await waitFor(() => expect(callsOf('queryAllSupplier').at(-1)?.query).toMatchObject({ goodsCategoryId: root?.id }));
  expect(screen.queryByRole('columnheader', { name: '学校' })).toBeNull();
});

test('the detail shows licences, registry data, score and history, with what may be done', async () => {
  const { user } = await openSuppliers(['FREEZE', 'REFRESH_REGISTRY']);
  await doWith(user, '详情 江海博瑞');
  const drawer = await dialog('江海博瑞');
  expect(await drawer.findByText('经营范围')).toBeVisible();
  expect(drawer.getAllByText(detail.creditCode)).toHaveLength(2);
  expect(drawer.getByText('山东省 济南市')).toBeVisible();
  expect(drawer.getByRole('button', { name: '复制纳税人识别号' })).toBeVisible();
  await user.click(drawer.getByRole('tab', { name: '资质文件' }));
  expect(drawer.getByRole('rowheader', { name: detail.qualifications[0]?.qualName ?? '' })).toBeVisible();
  await user.click(drawer.getByRole('tab', { name: '工商信息' }));
  await user.click(await drawer.findByRole('button', { name: '重新获取' }));
  await waitFor(() => expect(callsOf('refreshCompanyGsInfo')).toHaveLength(1));
  await user.click(drawer.getByRole('tab', { name: '信用分' }));
  expect(await drawer.findByText(/初始分/)).toBeVisible();
  await user.click(drawer.getByRole('tab', { name: '审核记录' }));
  expect(await drawer.findByRole('region', { name: /审核记录/ })).toBeVisible();
  expect(drawer.getByRole('button', { name: '冻结 江海博瑞' })).toBeVisible();
});

test('a remark on a supplier that somebody else has changed meanwhile is told so, and saved on the supplier as it is now', async () => {
  const { user } = await openSuppliers(['REMARK']);
  await doWith(user, '备注 江海博瑞');
  const form = await dialog('备注：江海博瑞');
  await user.type(await form.findByRole('textbox', { name: '备注' }), '！');
  api.override('remarkCompany', ({ reply }) => reply.fail(4090), { once: true });
  api.override('getCompanyDetail', { ...detail, version: 6, remark: '他人的备注' });
  await user.click(form.getByRole('button', { name: '保存' }));
  await user.click(await form.findByRole('button', { name: '载入最新内容' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: '备注' })).toHaveValue('他人的备注'));
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsOf('remarkCompany')[1]?.body).toEqual({ id: detail.id, version: 6, remark: '他人的备注' }));
});

test('a supplier is frozen for a reason', async () => {
  const { user } = await openSuppliers(['FREEZE']);
  await doWith(user, '冻结 江海博瑞');
  const question = await dialog('冻结“江海博瑞”？');
  await user.type(question.getByRole('textbox', { name: '原因' }), '资质过期');
  await user.click(question.getByRole('button', { name: '冻结' }));
  await waitFor(() =>
    expect(callsOf('updateCompanyStatus')[0]?.body).toEqual({ id: detail.id, version: 5, status: 'FROZEN', reason: '资质过期' }),
  );
});

test('registry data of a supplier have a page of their own', async () => {
  api.override('getCompanyGsInfo', { ...api.example('getCompanyGsInfo'), operatingStatus: 'REVOKED' });
  await renderApp(`/gs-supplier?id=${detail.id}`);
  expect(await screen.findByRole('heading', { level: 2, name: detail.companyName })).toBeVisible();
  expect(await screen.findByText(/经营状态为“吊销”/)).toBeVisible();
});

test.each([
  [['REFRESH_REGISTRY'] as const, '尚未获取该供应商的工商信息，请点击“重新获取”'],
  [[] as const, '尚未获取该供应商的工商信息'],
])('a supplier that the registry was not asked about is no failure, for who may %j', async (allowedActions, advice) => {
  api.override('getCompanyGsInfo', ({ reply }) => reply.fail(4004, '数据不存在'));
  const { user } = await openSuppliers([...allowedActions]);
  await doWith(user, '详情 江海博瑞');
  const drawer = await dialog('江海博瑞');
  await user.click(await drawer.findByRole('tab', { name: '工商信息' }));
  expect(await drawer.findByText(advice)).toBeVisible();
  expect(drawer.queryByText('加载失败')).toBeNull();
  expect(screen.queryByText('数据不存在')).toBeNull();
});

describe('what stood in a form about a supplier before a reload', () => {
  test('is offered of a review, and its page opened again, as long as one may review', async () => {
    const open = () => openSuppliers(['REVIEW']);
    const { user } = await open();
    await doWith(user, '审核 江海博瑞');
    await user.type(await screen.findByRole('textbox', { name: /审核意见|写给企业/ }), '不清晰');
    leavePage();
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: '继续填写' }));
    const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /审核意见|写给企业/ });
    expect(words.value).toMatch(/不清晰$/);
    expect(again.address()).toBe(`/company/company-apply?review=${detail.id}`);
    cleanup();
    await openSuppliers(['REMARK']);
    expect(screen.queryByText(/未保存的内容/)).toBeNull();
  });

  test.each([
    ['REMARK', '备注', '备注', 'textbox', '备注'],
    ['SET_ACCOUNT_SOURCE', '账号来源', '账号来源', 'radio', '学校导入'],
    ['SET_AGREEMENT', '登记协议', '登记协议', 'switch', '已签协议'],
  ] as const)('is offered of the form behind %s', async (action, button, title, role, name) => {
    const openOne = () => openSuppliers([action]);
    const { user } = await openOne();
    await doWith(user, `${button} 江海博瑞`);
    const field = await (await dialog(`${title}：江海博瑞`)).findByRole<HTMLInputElement>(role, { name });
    const isChecked = field.checked;
    await (role === 'textbox' ? user.type(field, '老客户') : user.click(field));
    const form = await continueDraft(openOne, `${title}：江海博瑞`);
    const restored = form.getByRole<HTMLInputElement>(role, { name });
    if (role === 'textbox') expect(restored.value).toMatch(/老客户$/);
    else expect(restored.checked).toBe(!isChecked);
  });
});
