import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

const file = { ...api.example('getFileInfo'), contentType: 'image/png' as const, fileName: '营业执照.png' };
const example = api.example('getCompanyDetail');
const [licence] = example.qualifications as [(typeof example.qualifications)[number]];
const detail: Schemas['SupplierDetail'] = {
  ...example,
  companyName: '江海博瑞',
  status: 'PENDING',
  version: 5,
  defaults: [],
  allowedActions: ['REVIEW', 'REFRESH_REGISTRY'],
  qualifications: [{ ...licence, expireDate: null, file }],
};
const { companyName, creditCode, legalPerson, establishDate, registeredAddress } = detail;
const clean: Schemas['GsInfo'] = {
  ...api.example('getCompanyGsInfo'),
  companyName,
  creditCode,
  legalPerson,
  establishDate,
  registeredAddress,
  registeredCapital: '50万元人民币',
  operatingStatus: 'EXISTING',
  dishonest: false,
  penalties: [],
  abnormals: [],
  relatedSuppliers: [],
};
const [row] = api.example('queryAllSupplier').records as [Schemas['Supplier']];
const queue = ['第一家', detail.companyName, '第三家'].map((name, index) => ({
  ...row,
  companyName: name,
  id: index === 1 ? detail.id : `01957b1e-6c00-7a10-8000-00000000900${index}`,
}));
const following = queue[2] as Schemas['Supplier'];

interface Case {
  supplier?: Partial<Schemas['SupplierDetail']>;
  /** Null: the registry was never asked. */
  registry?: Partial<Schemas['GsInfo']> | null;
}

async function openReview({ supplier = {}, registry = {} }: Case = {}) {
  api.override('getUserMenu', [menuItem('/company/company-apply', '供应商审核')]);
  api.override('getInfo', { ...(await exampleUser()), permissions: [] });
  api.override('queryAllSupplier', { records: queue, total: 3, current: 1, size: 100 });
  api.override('getCompanyDetail', ({ path }) =>
    path.id === detail.id ? { ...detail, ...supplier } : { ...detail, id: following.id, companyName: following.companyName },
  );
  api.override('getGoodsCategoryTree', []);
  api.override('getCompanyGsInfo', ({ reply }) => (registry ? { ...clean, ...registry } : reply.fail(4004, '数据不存在')));
  const app = await renderApp(`/company/company-apply?tab=ALL&companyName=江海&review=${detail.id}`);
  await screen.findByRole('heading', { level: 1, name: '江海博瑞' });
  await screen.findByRole('heading', { level: 2, name: '证照' });
  return app;
}
const press = (name: string) => screen.getByRole('button', { name });
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /写给企业|审核意见|通过的理由/ });

test('one without faults is approved by the main button, and the next of the queue opens with the focus on its name', async () => {
  const { user, address } = await openReview();
  expect(screen.getByText('没有要留意的')).toBeVisible();
  const waiting = within(screen.getByRole('navigation', { name: '待审核的供应商' }));
  expect(waiting.getAllByRole('link')).toHaveLength(3);
  expect(waiting.getByRole('link', { current: true })).toHaveTextContent(/^江海博瑞等 \d+ 天$/);
  expect(callsOf('queryAllSupplier')[0]?.query).toMatchObject({ status: 'PENDING', sort: 'submitTime,asc' });
  await user.click(press('通过'));
  await waitFor(() => expect(callsOf('auditCompany')).toHaveLength(1));
  expect(callsOf('auditCompany')[0]?.body).toEqual({ id: detail.id, version: 5, result: 'APPROVED' });
  expect(await screen.findByText('已通过“江海博瑞”')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: '第三家' })).toHaveFocus();
  expect(address()).toContain(`review=${following.id}`);
});

test('one that has to correct something is rejected by the main button, with the letter that was drafted', async () => {
  const { user } = await openReview({ registry: { legalPerson: '钱新民' } });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(`法定代表人${legalPerson}钱新民 不一致`);
  expect(words().value).toBe('请补正后再提交：\n1. 按工商登记更正法定代表人（钱新民）。');
  await user.type(words(), '谢谢');
  await user.click(press('驳回，请补正 1 项'));
  await waitFor(() => expect(callsOf('auditCompany')).toHaveLength(1));
  expect(callsOf('auditCompany')[0]?.body).toMatchObject({
    result: 'REJECTED',
    opinion: expect.stringMatching(/钱新民）。谢谢$/),
  });
});

test('approving it all the same takes a reason, which is not the letter', async () => {
  const { user } = await openReview({ registry: { operatingStatus: 'CLOSED' } });
  await user.click(press('仍然通过，写明理由'));
  expect(words()).toHaveFocus();
  expect(words()).toHaveValue('');
  await user.click(press('通过'));
  expect(await screen.findAllByText('仍要通过的，须说明理由')).not.toHaveLength(0);
  await user.type(words(), '已核对原件');
  await user.click(press('通过'));
  await waitFor(() => expect(callsOf('auditCompany')).toHaveLength(1));
  expect(callsOf('auditCompany')[0]?.body).toMatchObject({ result: 'APPROVED', opinion: '已核对原件' });
});

test('a supplier is rejected with an opinion and not without; saved opinions are offered', async () => {
  const comment = api.example('listApplyComments')[0] as Schemas['ApplyComment'];
  api.override('listApplyComments', [
    { ...comment, id: 'no', content: '材料不清晰，请重新提交。', commentType: 'REJECT' },
    { ...comment, id: 'any', content: '请联系采购办。', commentType: 'COMMON' },
  ]);
  const { user } = await openReview();
  await user.click(press('驳回'));
  expect(await screen.findAllByText('请填写审核意见')).not.toHaveLength(0);
  expect(callsOf('auditCompany')).toHaveLength(0);
  await user.click(press('常用意见'));
  await user.click(await screen.findByRole('menuitem', { name: '材料不清晰，请重新提交。' }));
  await user.click(press('常用意见'));
  await user.click(await screen.findByRole('menuitem', { name: '请联系采购办。' }));
  await user.click(press('驳回'));
  await waitFor(() => expect(callsOf('auditCompany')).toHaveLength(1));
  expect(callsOf('auditCompany')[0]?.body).toMatchObject({
    result: 'REJECTED',
    opinion: '材料不清晰，请重新提交。\n请联系采购办。',
  });
});

test('what a supplier mainly sells is corrected in the review, and not sent otherwise', async () => {
  const { user } = await openReview();
  const [first, ...others] = detail.goodsCategories as [Schemas['GoodsCategoryBrief'], ...Schemas['GoodsCategoryBrief'][]];
  await user.click(screen.getByRole('combobox', { name: '主营分类' }));
  await user.click(await screen.findByRole('option', { name: first.categoryName }));
  await user.click(press('通过'));
  const left = others.map(({ id }) => id);
  await waitFor(() => expect(callsOf('auditCompany')[0]?.body).toMatchObject({ goodsCategoryIds: left }));
});

test('licences are pictures; one that is missing or has no scan is a hole, and both are asked for', async () => {
  const agent = { ...licence, id: 'agent', qualType: 'agent', qualName: '代理授权书', expireDate: '2099-01-01', file: null };
  const pdf = { ...file, contentType: 'application/pdf' as const, fileName: '认证.pdf' };
  const iso = { ...licence, id: 'iso', qualType: 'iso', qualName: '质量认证', expireDate: '2020-01-01', file: pdf };
  await openReview({ supplier: { qualifications: [agent, iso] } });
  const licences = within(screen.getByRole('region', { name: '证照' }));
  expect(licences.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('没有上传代理授权书'),
    expect.stringMatching(/认证.pdf质量认证2020.* 已到期$/),
    '没有上传营业执照必须提供',
  ]);
  expect(licences.getByRole('link', { name: /质量认证 ?认证.pdf$/ })).toHaveAttribute('href', pdf.url);
  expect(words().value).toMatch(/上传代理授权书的扫描件；\n2. 更新已到期的质量认证；\n3. 上传营业执照。$/);
});

test('the scan of a licence is enlarged', async () => {
  const { user } = await openReview();
  await user.click(press('放大 营业执照'));
  const large = within(await screen.findByRole('dialog', { name: '营业执照' }));
  expect(large.getByRole('img', { name: '营业执照' })).toHaveAttribute('src', file.url);
  expect(large.getByRole('link', { name: /营业执照.png/ })).toBeVisible();
});

test('whoever approves the first of two times is told that somebody else must approve too', async () => {
  api.override('auditCompany', { status: 'PENDING', needsSecondReview: true });
  const { user } = await openReview();
  await user.click(press('通过'));
  expect(await screen.findByText('初审已通过，还需另一人复审')).toBeVisible();
});

test('registry data that are not there can be fetched; to approve without them takes an opinion', async () => {
  const { user } = await openReview({ registry: null });
  expect(screen.getByText('尚未获取该供应商的工商信息，请点击“重新获取”')).toBeVisible();
  await user.click(press('通过'));
  expect(await screen.findAllByText('仍要通过的，须说明理由')).not.toHaveLength(0);
  api.override('getCompanyGsInfo', { ...clean, registeredAddress: '别处1号' });
  await user.click(press('重新获取'));
  expect(await screen.findByRole('row', { name: /别处1号 不一致$/ })).toBeVisible();
  expect(words().value).toContain('别处1号');
});

test('one that somebody else has changed meanwhile is read again, and decided about as it is now', async () => {
  const { user } = await openReview();
  api.override('auditCompany', ({ reply }) => reply.fail(4090), { once: true });
  api.override('getCompanyDetail', { ...detail, version: 6, contactName: '换了人' });
  await user.click(press('通过'));
  expect(await screen.findByText(/^换了人 /)).toBeVisible();
  await user.click(press('通过'));
  await waitFor(() => expect(callsOf('auditCompany')[1]?.body).toEqual({ id: detail.id, version: 6, result: 'APPROVED' }));
});

test('one that does not wait any more is shown without a decision', async () => {
  await openReview({ supplier: { status: 'APPROVED', allowedActions: ['FREEZE'] } });
  expect(screen.getByText('现在不能审核：状态为“已通过”')).toBeVisible();
  expect(screen.getByRole('region', { name: '证照' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /通过|驳回/ })).toBeNull();
});

test('the way back leads to the list as it was', async () => {
  const { user, address } = await openReview();
  await user.click(screen.getByRole('link', { name: '下一家：第三家' }));
  expect(await screen.findByRole('heading', { level: 1, name: '第三家' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: '返回列表' }));
  expect(await screen.findByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  expect(decodeURI(address())).toBe('/company/company-apply?tab=ALL&companyName=江海');
});
