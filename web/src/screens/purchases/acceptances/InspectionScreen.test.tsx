import type { Schemas } from '@campus-procurement/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const path = '/inspection-project';
const example = api.example('getAcceptanceDetail');
const item = example.items[0] as Schemas['AcceptanceItem'];
const items: Schemas['AcceptanceItem'][] = [
  {
    ...item,
    no: 1,
    itemName: '磁力搅拌器',
    openQuantity: '4',
    arriveQuantity: '4',
    passQuantity: '4',
    failQuantity: '0',
    serialNos: [],
  },
  {
    ...item,
    no: 2,
    itemName: '油浴锅',
    openQuantity: '4',
    arriveQuantity: '3',
    passQuantity: '3',
    failQuantity: '0',
    serialNos: [],
  },
].map((one) => ({ ...one, needsEntry: false, warehouseId: null, fixedAsset: false }));

async function open(changes: Partial<Schemas['AcceptanceDetail']> = {}, search = '?id=one') {
  api.override('getUserMenu', [menuItem(path, '项目验收')]);
  api.override('getAcceptanceDetail', { ...example, items, ...changes });
  return renderApp(`${path}${search}`);
}

const mine = { recordId: 'one', mine: true };
const signing = { allowedActions: ['SIGN' as const], turns: [aTurn('SIGN_ACCEPTANCE', mine)] };
const next = () => within(screen.getByRole('region', { name: '接下来' }));

test('the list begins with what waits for the user, whose verb opens it with what is to be done', async () => {
  api.override('getUserMenu', [menuItem(path, '项目验收')]);
  const [row] = api.example('queryAcceptancePage').records;
  const record = { ...row, id: 'one', ...signing } as Schemas['Acceptance'];
  api.override('queryAcceptancePage', { records: [record], total: 1, current: 1, size: 10 });
  api.override('getAcceptanceDetail', { ...example, items, ...signing });
  const { user, address } = await renderApp(path);
  const found = within(await screen.findByRole('row', { name: /高速冷冻离心机/ }));
  for (const text of ['我', '核对并签署']) expect(found.getAllByText(text)[0]).toBeVisible();
  await doWith(user, '核对并签署 高速冷冻离心机 第 1 批');
  expect(address()).toBe('/inspection-project?id=one&do=SIGN');
});

test('a member who has left is marked, and replaced; the signature of one who was replaced stays', async () => {
  const [member] = example.members as [Schemas['AcceptanceMember']];
  const left = { ...member, userId: 'gone', userName: '郑启明', signed: false, signTime: null, agree: null, left: true };
  const former = { ...member, userId: 'former', userName: '何静', replacedByName: '苏航' };
  api.override('listReplacements', [{ id: 'su', name: '苏航', account: 'suhang', deptName: '审计处' }]);
  const { user } = await open({
    status: 'INSPECTING',
    conclusion: null,
    members: [former, left],
    allowedActions: ['REPLACE_MEMBER'],
    turns: [aTurn('SIGN_ACCEPTANCE', { recordId: 'one', names: [] })],
  });
  const group = within(await screen.findByRole('list', { name: '签署' }));
  expect(group.getByText(/已由苏航接替/)).toBeVisible();
  expect(group.getByText(/已离开/)).toBeVisible();
  expect(next().getByText('郑启明已停用或不再有验收角色。请更换成员。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '更换成员' }));
  const form = within(await screen.findByRole('dialog', { name: /^更换“.+”的验收成员$/ }));
  expect(await form.findByRole('combobox', { name: '离开的人' })).toHaveValue('郑启明');
  await user.click(form.getByRole('combobox', { name: '接替的人' }));
  await user.click(await screen.findByRole('option', { name: /苏航/ }));
  await user.type(form.getByRole('textbox', { name: '原因' }), '已离职');
  await user.click(form.getByRole('button', { name: '更换成员' }));
  const body = { part: 'MEMBER', userId: 'gone', replacementId: 'su', reason: '已离职' };
  await waitFor(() => expect(callsOf('replaceTurnHolder').at(-1)).toMatchObject({ body }));
});

test('who has begun to register an arrival goes on with it, and makes no second draft', async () => {
  const [row] = api.example('queryAcceptancePage').records;
  const draft = { ...row, id: 'one', status: 'DRAFT', acceptanceCode: null, allowedActions: ['EDIT', 'SUBMIT', 'CANCEL'] };
  api.override('queryAcceptancePage', { records: [draft as Schemas['Acceptance']], total: 1, current: 1, size: 200 });
  api.override('getProjectDetail', { ...api.example('getProjectDetail'), allowedActions: ['BEGIN_ACCEPTANCE'] });
  const { user, address } = await open({ status: 'DRAFT', allowedActions: ['EDIT', 'SUBMIT'] }, '?projectId=purchase');
  await user.click(await screen.findByRole('button', { name: '继续登记到货' }));
  await screen.findByRole('dialog', { name: /登记到货：/ });
  expect(address()).toBe('/inspection-project?id=one&do=SUBMIT');
  expect(callsOf('saveAcceptance')).toEqual([]);
});

test('five numbers stand first, then what differs, in words; the rest is a row each', async () => {
  await open();
  const tally = await screen.findByLabelText('数量');
  expect([...tally.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['8', '7', '7', '1', '0']);
  const differing = within(screen.getByRole('region', { name: '有出入 1' }));
  expect(differing.getByText('油浴锅')).toBeVisible();
  expect(differing.getByText('少 1 台，留到下一批')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '数齐 1' })).getByText('磁力搅拌器')).toBeVisible();
  const signatures = within(screen.getByRole('list', { name: '签署' }));
  expect(signatures.getByText(/王晓梅 同意/)).toBeVisible();
  expect(signatures.getByText(/孙立群 未签/)).toBeVisible();
});

test('whoever signs counts with one thumb, reads in words what is signed, and says what is wrong', async () => {
  const { user } = await open(signing, '?id=one&do=SIGN');
  const form = within(await screen.findByRole('dialog', { name: /核对并签署/ }));
  await user.click(form.getByRole('button', { name: '磁力搅拌器少一件 合格' }));
  expect(form.getByText('订 8，到 7，合格 6')).toBeVisible();
  expect(form.getByText(/已签的成员需要重新签署/)).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: '我与供应商没有利害关系' }));
  await user.click(form.getByRole('button', { name: '核对并签署' }));
  expect(await form.findByText('请说明哪里不合格')).toBeVisible();
  expect(callsOf('signAcceptance')).toHaveLength(0);
  await user.type(form.getByRole('textbox', { name: '磁力搅拌器的问题' }), '不转');
  await user.click(form.getByRole('button', { name: '核对并签署' }));
  await waitFor(() => expect(callsOf('signAcceptance')).toHaveLength(1));
  expect(callsOf('signAcceptance')[0]?.body).toMatchObject({
    agree: true,
    conflictDeclared: true,
    items: [{ no: 1, arriveQuantity: '4', passQuantity: '3', problem: '不转' }],
  });
});

test('the leader concludes what the counts say, and rates the supplier with the last batch', async () => {
  const { user } = await open({ allowedActions: ['CONCLUDE'], ratingWanted: true }, '?id=one&do=CONCLUDE');
  const form = within(await screen.findByRole('dialog', { name: /验收结论/ }));
  expect(form.getByText('按合格数量，结论是合格。')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /验收意见/ }), '数量相符');
  await user.click(form.getByRole('button', { name: '给出验收结论' }));
  expect((await form.findAllByText('请选择供应商评价')).length).toBe(3);
  // The place of a mouse among the stars means nothing without a layout.
  for (const part of ['质量', '交货', '服务'])
    fireEvent.keyDown(form.getByRole('radio', { name: `${part}：5 星` }), { key: ' ' });
  await user.click(form.getByRole('button', { name: '给出验收结论' }));
  const question = within(await screen.findByRole('dialog', { name: '结论为合格？' }));
  await user.click(question.getByRole('button', { name: '给出验收结论' }));
  await waitFor(() => expect(callsOf('concludeAcceptance')).toHaveLength(1));
  expect(callsOf('concludeAcceptance')[0]?.body).toMatchObject({
    conclusion: 'PASS',
    opinion: '数量相符',
    rating: { quality: 5, delivery: 5, service: 5 },
  });
});

test('a group is put together against a list of requirements', async () => {
  const assigning = {
    status: 'ASSIGNING' as const,
    members: [],
    memberCount: 0,
    allowedActions: ['ASSIGN' as const],
    turns: [aTurn('ASSIGN_GROUP', mine)],
  };
  const { user } = await open(assigning, '?id=one&do=ASSIGN');
  const form = within(await screen.findByRole('dialog', { name: /指派验收组/ }));
  expect(form.getByText('至少 3 人 · 未满足')).toBeVisible();
  await user.click(form.getByRole('combobox', { name: '随机抽取' }));
  await user.click(await screen.findByRole('option', { name: '3 人' }));
  expect(form.getByText('至少 3 人 · 已满足')).toBeVisible();
  await user.click(form.getByRole('button', { name: '指派验收组' }));
  await waitFor(() => expect(callsOf('assignAcceptanceMembers')[0]?.body).toMatchObject({ members: [], drawCount: 3 }));
});

test('the page says what is next, who does it, and since when', async () => {
  const since = '2026-03-20T10:00:00+08:00';
  await open({ turns: [aTurn('SIGN_ACCEPTANCE', { names: ['李思远', '孙立群'], since })], allowedActions: ['CANCEL'] });
  await screen.findByRole('region', { name: '接下来' });
  for (const text of ['等李思远和孙立群核对并签署验收', /^已等 \d+ 天/, '全部签完后，由组长孙立群给出结论。']) {
    expect(next().getByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: '取消验收' })).toBeNull();
});

test('the first button is the own turn; what may be done otherwise is in the menu', async () => {
  const allowedActions = ['ASSIGN', 'SIGN', 'CANCEL'] as const;
  const { user, address } = await open({ allowedActions: [...allowedActions], turns: [aTurn('SIGN_ACCEPTANCE', mine)] });
  expect(await screen.findByText('您核对并签署验收')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items.slice(0, 2)).toEqual(['指派验收组', '取消验收']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: '核对并签署' }));
  await screen.findByRole('dialog', { name: /核对并签署/ });
  expect(address()).toBe('/inspection-project?id=one&do=SIGN');
});

test('of a draft beside a batch that is inspected nobody is waited for, but it can be submitted', async () => {
  await open({ status: 'DRAFT', acceptanceCode: null, turns: [], allowedActions: ['EDIT', 'SUBMIT', 'CANCEL'] });
  expect(await screen.findByText('填好到货数量后提交验收')).toBeVisible();
  expect(screen.getByRole('button', { name: '登记到货' })).toBeVisible();
});

test('while its purchase stands still, nothing is asked for', async () => {
  await open({ turns: [], allowedActions: [] });
  expect(await screen.findByText('目前没有要办的事')).toBeVisible();
});

test.each([
  ['asks for the numbers of assets while some lack', true],
  ['asks for none any more, but lets them be changed', false],
] as const)('what has passed %s', async (_, asks) => {
  const turns = asks ? [aTurn('ASSET_NUMBERS', mine)] : [];
  const { user } = await open({ turns, status: 'PASSED', allowedActions: ['RECORD_ASSETS'] });
  expect(await screen.findByRole('region', { name: asks ? '接下来' : '结果' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: '登记资产编号' })).toHaveLength(asks ? 1 : 0);
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  expect((await screen.findAllByRole('menuitem')).some(({ textContent }) => textContent === '登记资产编号')).toBe(!asks);
});

test('numbers of assets are one a line or a range, at most as many as have passed', async () => {
  const assets = items.map((one) => ({ ...one, fixedAsset: one.no === 2 }));
  const { user } = await open({ items: assets, status: 'PASSED', allowedActions: ['RECORD_ASSETS'] }, '?id=one&do=RECORD_ASSETS');
  const form = within(await screen.findByRole('dialog', { name: /登记资产编号/ }));
  const box = form.getByRole('textbox', { name: '油浴锅（3 个）' });
  const send = () => user.click(form.getByRole('button', { name: '登记资产编号' }));
  for (const [text, fault] of [
    ['A-1{Enter}A-1{Enter}A-2', '有编号重复'],
    ['A-1..4', '最多 3 个编号'],
    ['A-4..1', 'A-4..1 不是编号，也不是号段'],
  ] as const) {
    await user.clear(box);
    await user.type(box, text);
    await send();
    await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(fault)));
  }
  expect(callsOf('recordAssetNumbers')).toEqual([]);
  await user.clear(box);
  await user.type(box, 'A-1..2{Enter}A-3');
  await send();
  await waitFor(() =>
    expect(callsOf('recordAssetNumbers')[0]?.body).toMatchObject({ items: [{ no: 2, assetNos: ['A-1', 'A-2', 'A-3'] }] }),
  );
});

test('a number of an asset that another one has already is said at its line', async () => {
  const errors = [{ field: 'items.1.assetNos.0', rule: 'unique', params: {}, message: '已被使用' }];
  api.override('recordAssetNumbers', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
  const assets = items.map((one) => ({ ...one, fixedAsset: true, passQuantity: '1' }));
  const { user } = await open({ items: assets, status: 'PASSED', allowedActions: ['RECORD_ASSETS'] }, '?id=one&do=RECORD_ASSETS');
  const form = within(await screen.findByRole('dialog', { name: /登记资产编号/ }));
  const box = (name: string) => form.getByRole('textbox', { name: `${name}（1 个）` });
  await user.type(box('磁力搅拌器'), 'A-1');
  await user.type(box('油浴锅'), 'A-2');
  await user.click(form.getByRole('button', { name: '登记资产编号' }));
  await waitFor(() => expect(box('油浴锅')).toBeInvalid());
  expect(box('油浴锅')).toHaveAccessibleDescription('A-2 已被使用 已填 1，共 1');
  expect(box('磁力搅拌器')).toBeValid();
});

test('what the server refuses of a line that has come is said at that line', async () => {
  const errors = [{ field: 'items.1.arriveQuantity', rule: 'maximum', params: {}, message: '超过未到数量' }];
  api.override('signAcceptance', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
  const { user } = await open(signing, '?id=one&do=SIGN');
  const form = within(await screen.findByRole('dialog', { name: /核对并签署/ }));
  await user.click(form.getByRole('checkbox', { name: '我与供应商没有利害关系' }));
  await user.click(form.getByRole('button', { name: '核对并签署' }));
  const came = (name: string) => form.getByRole('textbox', { name: `${name}到货数量` });
  await waitFor(() => expect(came('油浴锅')).toBeInvalid());
  expect(came('油浴锅')).toHaveAccessibleDescription('超过未到数量');
  expect(came('磁力搅拌器')).toBeValid();
});
