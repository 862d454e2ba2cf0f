import type { Schemas } from '@campus-procurement/sdk';
import { addDays, dayOf } from '@campus-procurement/sdk/time';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#testing/mockApi.ts';
import { callsOf } from '#testing/renderApp.tsx';
import { renderPortal } from '#testing/renderPortal.tsx';

type Profile = Schemas['SupplierProfile'];

const today = dayOf(new Date());
const scan = { ...api.example('uploadFile'), id: 'scan-1', fileName: '营业执照.pdf' };

async function openProfile(more: Partial<Profile> = {}, expireDate = addDays(today, 400)) {
  const example = api.example('getSupplierProfile');
  const qualifications = example.qualifications.map((one) => ({ ...one, expireDate, file: scan }));
  api.override('getSupplierProfile', { ...example, qualifications, contactPhone: '13900000001', ...more });
  const portal = await renderPortal('/profile');
  await screen.findByRole('heading', { level: 1, name: example.companyName });
  return portal;
}

test('a supplier sees how its review stands, and which licence has expired or will soon', async () => {
  await openProfile({ status: 'REJECTED', rejectReason: '执照看不清' }, addDays(today, -1));
  expect(screen.getByRole('status')).toHaveTextContent(
    '审核未通过。按驳回原因修改后重新提交。驳回原因：执照看不清'.replace('。按', '。 按'),
  );
  expect(screen.getByText(/已过期$/)).toBeVisible();
  expect(screen.getByText('办公家具')).toBeVisible();
});

test('another business licence is sent for review after a question, with all that is known', async () => {
  const { user } = await openProfile({ status: 'APPROVED' });
  await user.click(screen.getByRole('button', { name: '更新资质、联系方式与分类' }));
  const until = screen.getByLabelText('有效期至');
  await user.clear(until);
  await user.type(until, addDays(today, -3));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('已过期，请填新证的有效期')).toBeVisible();
  expect(callsOf('updateSupplierProfile')).toEqual([]);
  await user.clear(until);
  await user.type(until, addDays(today, 900));
  api.override('uploadFile', { ...scan, id: 'scan-2', fileName: '新执照.pdf' });
  await user.upload(screen.getByLabelText('换一份扫描件'), new File(['%PDF-1.4'], '新执照.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('新执照.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存' }));
  const sheet = within(screen.getByRole('dialog', { name: '提交学校审核？' }));
  api.override('updateSupplierProfile', { status: 'PENDING' });
  await user.click(sheet.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(callsOf('updateSupplierProfile')).toHaveLength(1));
  const example = api.example('getSupplierProfile');
  expect(callsOf('updateSupplierProfile')[0]?.body).toMatchObject({
    version: example.version,
    companyName: example.companyName,
    bankAccount: example.bankAccount,
    goodsCategoryIds: example.goodsCategories.map(({ id }) => id),
    qualifications: [{ qualType: 'license', fileId: 'scan-2', expireDate: addDays(today, 900) }],
  });
  expect(await screen.findByText('学校审核后会给您发消息。')).toBeVisible();
});

test('another contact of an approved supplier counts at once', async () => {
  const { user } = await openProfile({ status: 'APPROVED' });
  await user.click(screen.getByRole('button', { name: '更新资质、联系方式与分类' }));
  const phone = screen.getByLabelText('手机号');
  await user.clear(phone);
  await user.type(phone, '138');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('请填写 11 位手机号')).toBeVisible();
  await user.type(phone, '00000009');
  api.override('updateSupplierProfile', { status: 'APPROVED' });
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已生效。')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a category is found by a part of its name, and what is sold counts at once', async () => {
  const [root] = api.example('getGoodsCategoryTree');
  const child = { ...(root as Schemas['GoodsCategory']), id: 'pipettes', categoryName: '移液器', children: [] };
  api.override('getGoodsCategoryTree', [
    { ...(root as Schemas['GoodsCategory']), id: 'goods', categoryName: '货物', children: [child] },
  ]);
  const { user } = await openProfile({ status: 'APPROVED' });
  await user.click(screen.getByRole('button', { name: '更新资质、联系方式与分类' }));
  await user.type(screen.getByLabelText('查找其他分类'), '没有的');
  expect(screen.getByText(/没有这个分类/)).toBeVisible();
  await user.clear(screen.getByLabelText('查找其他分类'));
  await user.type(screen.getByLabelText('查找其他分类'), '移液');
  await user.click(await screen.findByRole('checkbox', { name: '货物 / 移液器' }));
  expect(screen.getByRole('checkbox', { name: '货物 / 移液器' })).toBeChecked();
  api.override('updateSupplierProfile', { status: 'APPROVED' });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsOf('updateSupplierProfile')).toHaveLength(1));
  const own = api.example('getSupplierProfile').goodsCategories.map(({ id }) => id);
  expect(callsOf('updateSupplierProfile')[0]?.body).toMatchObject({ goodsCategoryIds: [...own, 'pipettes'] });
});

/** What a supplier has that has just registered. */
const registered: Partial<Profile> = {
  status: 'REGISTERED',
  companyType: null,
  supplierKind: null,
  legalPerson: null,
  registeredAddress: null,
  registeredCapital: null,
  establishDate: null,
  province: null,
  city: null,
  businessScope: null,
  contactEmail: null,
  bankName: null,
  bankAccount: null,
  goodsCategories: [],
  qualifications: [],
  creditCode: '91990000MA0000041F',
};

async function openRegistered() {
  const entry = (dictType: string, dictValue: string, dictLabel: string, sort: number) => ({
    id: dictValue,
    dictType,
    dictLabel,
    dictLabelEn: null,
    dictValue,
    tagColor: null,
    sort,
    isDefault: false,
  });
  const licences = [entry('qualification_type', 'license', '营业执照', 1), entry('qualification_type', 'agent', '代理授权', 2)];
  api.override('queryDictDataByType', ({ path }) =>
    path.type === 'company_type' ? [entry('company_type', 'LIMITED', '有限责任公司', 1)] : licences,
  );
  const example = api.example('getSupplierProfile');
  api.override('getSupplierProfile', { ...example, ...registered, contactPhone: '13900000001' });
  const portal = await renderPortal('/profile');
  await screen.findByRole('heading', { level: 1, name: example.companyName });
  return portal;
}

test('who has registered fills in what the review needs, is led to the gaps, and submits', async () => {
  const { user } = await openRegistered();
  expect(screen.getByText(/填写下面的资料并提交，由江海大学审核/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(screen.getByLabelText('企业类型')).toHaveFocus();
  expect(screen.getByText('请上传扫描件')).toBeVisible();
  expect(callsOf('updateSupplierProfile')).toEqual([]);
  await user.selectOptions(screen.getByLabelText('企业类型'), await screen.findByRole('option', { name: '有限责任公司' }));
  await user.selectOptions(screen.getByLabelText('供应商性质'), '经销商');
  await user.type(screen.getByLabelText('法定代表人'), '韩志强');
  await user.type(screen.getByLabelText('注册地址'), '青岛市工业路41号');
  expect(screen.queryByLabelText('所在城市（选填）')).toBeNull();
  await user.selectOptions(screen.getByLabelText('所在省份（选填）'), '山东省');
  await user.type(screen.getByLabelText('所在城市（选填）'), '青岛市');
  await user.type(screen.getByLabelText('注册资本（万元，选填）'), '500万');
  await user.type(screen.getByLabelText('成立日期（选填）'), addDays(today, 1));
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(screen.getByText(/^注册资本请填写数字，单位万元/)).toBeVisible();
  expect(screen.getByText('请选择今天或更早的日期')).toBeVisible();
  await user.clear(screen.getByLabelText('成立日期（选填）'));
  await user.type(screen.getByLabelText('成立日期（选填）'), '2012-04-18');
  await user.type(screen.getByLabelText('注册资本（万元，选填）'), '{Backspace}');
  expect(screen.getByText('即 5,000,000.00 元')).toBeVisible();
  api.override('uploadFile', { ...scan, id: 'scan-3' });
  const [upload] = screen.getAllByLabelText('上传扫描件');
  await user.upload(upload as HTMLElement, new File(['%PDF-1.4'], '营业执照.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('营业执照.pdf')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('添加其他资质（选填）'), '代理授权');
  await user.click(screen.getByRole('button', { name: '移除代理授权' }));
  const [root] = api.example('getGoodsCategoryTree');
  await user.type(screen.getByLabelText('查找其他分类'), String(root?.categoryName));
  await user.click((await screen.findAllByRole('checkbox', { name: String(root?.categoryName) }))[0] as HTMLElement);
  const errors = [{ field: 'creditCode', rule: 'unique', params: {}, message: '已被使用' }];
  api.override('updateSupplierProfile', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }), {
    once: true,
  });
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('已被使用')).toBeVisible();
  expect(screen.getByLabelText('统一社会信用代码')).toHaveFocus();
  await user.clear(screen.getByLabelText('统一社会信用代码'));
  await user.type(screen.getByLabelText('统一社会信用代码'), '91990000ma0000999g');
  expect(screen.queryByText('已被使用')).toBeNull();
  api.override('updateSupplierProfile', { status: 'PENDING' });
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('学校审核后会给您发消息。')).toBeVisible();
  expect(callsOf('updateSupplierProfile').at(-1)?.body).toMatchObject({
    creditCode: '91990000MA0000999G',
    companyType: 'LIMITED',
    supplierKind: 'DEALER',
    legalPerson: '韩志强',
    establishDate: '2012-04-18',
    registeredCapital: '5000000.00',
    province: '山东省',
    city: '青岛市',
    registeredAddress: '青岛市工业路41号',
    goodsCategoryIds: [root?.id],
    bankName: null,
    qualifications: [
      { qualType: 'license', qualName: '营业执照', qualNo: '91990000MA0000041F', expireDate: null, fileId: 'scan-3' },
    ],
  });
});

test('a reload loses nothing of what was typed into the profile', async () => {
  const { user, unmount, session } = await openRegistered();
  await user.type(screen.getByLabelText('法定代表人'), '韩志强');
  await user.selectOptions(screen.getByLabelText('供应商性质'), '代理商');
  unmount();
  session.close();
  await openRegistered();
  expect(screen.getByLabelText('法定代表人')).toHaveValue('韩志强');
  expect(screen.getByLabelText('供应商性质')).toHaveValue('AGENT');
});

test('a municipality is its own city, and what the school has typed in another way stays', async () => {
  const { user } = await openProfile({ status: 'REJECTED', rejectReason: '执照看不清', province: '山东', city: '青岛' });
  await user.click(screen.getByRole('button', { name: '修改资料' }));
  expect(screen.getByLabelText('所在省份（选填）')).toHaveValue('山东');
  await user.selectOptions(screen.getByLabelText('所在省份（选填）'), '上海市');
  expect(screen.queryByLabelText('所在城市（选填）')).toBeNull();
  api.override('updateSupplierProfile', { status: 'PENDING' });
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(callsOf('updateSupplierProfile')[0]?.body).toMatchObject({ province: '上海市', city: '上海市' }));
});

test('who was rejected corrects the company as well', async () => {
  const { user } = await openProfile({ status: 'REJECTED', rejectReason: '法定代表人与执照不符' });
  await user.click(screen.getByRole('button', { name: '修改资料' }));
  await user.clear(screen.getByLabelText('法定代表人'));
  await user.type(screen.getByLabelText('法定代表人'), '郝卫东');
  api.override('updateSupplierProfile', { status: 'PENDING' });
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(callsOf('updateSupplierProfile')[0]?.body).toMatchObject({ legalPerson: '郝卫东' }));
});

test('who cannot mend it alone is told whom to ask', async () => {
  await openProfile({ status: 'FROZEN' });
  expect(screen.getByRole('status')).toHaveTextContent('请联系江海大学采购部门');
  expect(screen.queryByRole('button', { name: '更新资质、联系方式与分类' })).toBeNull();
});

test('another account of an approved supplier wants the password, and is reviewed', async () => {
  const { user } = await openProfile({ status: 'APPROVED' });
  await user.click(screen.getByRole('button', { name: '更新资质、联系方式与分类' }));
  expect(screen.queryByLabelText('登录密码')).toBeNull();
  const account = screen.getByLabelText('银行账号（选填）');
  await user.clear(account);
  await user.type(account, '6222020099990000');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(screen.getByLabelText('登录密码'), 'secret-1');
  await user.click(screen.getByRole('button', { name: '保存' }));
  const sheet = within(screen.getByRole('dialog', { name: '提交学校审核？' }));
  const errors = [{ field: 'password', rule: 'wrong', params: {}, message: '不正确' }];
  api.override('updateSupplierProfile', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }), {
    once: true,
  });
  await user.click(sheet.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('不正确')).toBeVisible();
  expect(callsOf('updateSupplierProfile')[0]?.body).toMatchObject({ bankAccount: '6222020099990000', password: 'secret-1' });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret-1');
});
