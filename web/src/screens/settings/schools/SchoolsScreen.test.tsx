import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

type School = Schemas['School'];

const [example] = api.example('querySchoolPage').records;
const active: School = {
  ...(example as School),
  id: '1001',
  companyId: '1001',
  schoolName: '江海大学',
  status: 'ACTIVE',
  userCount: 60,
  allowedActions: ['EDIT', 'SUSPEND'],
};
const suspended: School = {
  ...active,
  id: '1005',
  companyId: '1005',
  schoolName: '青云学院',
  status: 'SUSPENDED',
  allowedActions: ['EDIT', 'ACTIVATE'],
};

async function openSchools(permissions = ['system:school:create'], search = '') {
  api.override('querySchoolPage', { records: [active, suspended], total: 2, current: 1, size: 10 });
  const app = await openScreen(`/system/school${search}`, { permissions, userType: 'PLATFORM' });
  await screen.findAllByRole('rowheader');
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a school is registered with the way its users log in', async () => {
  const { user } = await openSchools();
  await user.click(screen.getByRole('button', { name: '登记学校' }));
  const form = await dialog('登记学校');
  await user.type(await form.findByRole('textbox', { name: '学校名称' }), '云山大学');
  await user.type(form.getByRole('textbox', { name: '学校标识' }), '1006');
  await user.type(form.getByRole('textbox', { name: '学校代码' }), '10006');
  await user.type(form.getByRole('textbox', { name: '联系人姓名' }), '王敏');
  await user.type(form.getByRole('textbox', { name: '联系电话' }), '19900001234');
  await user.click(form.getByRole('radio', { name: '统一认证' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('请填写认证地址')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: '认证地址' }), 'https://cas.example.edu.cn');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(callsOf('registerSchool')[0]?.body).toMatchObject({
      companyId: '1006',
      schoolName: '云山大学',
      loginMode: 'CAS',
      casServerUrl: 'https://cas.example.edu.cn',
      shortName: null,
    }),
  );
  expect(await screen.findByText('“云山大学”已登记，还没有管理员')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新建管理员' })).toBeNull();
});

test('whoever has registered a school is led on to the form for its administrator', async () => {
  api.override('registerSchool', { id: '1006' });
  const { user, address } = await openSchools(['system:school:create', 'system:user:create']);
  await user.click(screen.getByRole('button', { name: '登记学校' }));
  const form = await dialog('登记学校');
  await user.type(await form.findByRole('textbox', { name: '学校名称' }), '云山大学');
  await user.type(form.getByRole('textbox', { name: '学校标识' }), '1006');
  await user.type(form.getByRole('textbox', { name: '学校代码' }), '10006');
  await user.type(form.getByRole('textbox', { name: '联系人姓名' }), '王敏');
  await user.type(form.getByRole('textbox', { name: '联系电话' }), '19900001234');
  await user.click(form.getByRole('button', { name: '保存' }));
  await user.click(await screen.findByRole('button', { name: '新建管理员' }));
  await waitFor(() => expect(address()).toBe('/user/page?edit=new&school=1006&role=school_admin'));
});

test('a school is suspended with a reason, after a question that names it and says whom it hits', async () => {
  const { user } = await openSchools();
  await doWith(user, '停用 江海大学');
  const form = await dialog('停用“江海大学”？');
  expect(await form.findByText(/60 位用户将立即退出/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: '原因' }), '校区合并');
  await user.click(form.getByRole('button', { name: '停用' }));
  const body = { id: '1001', version: active.version, status: 'SUSPENDED', reason: '校区合并' };
  await waitFor(() => expect(callsOf('updateCompanyStatus')[0]?.body).toEqual(body));
});

test('a suspended school is resumed, and nothing else is offered for its status', async () => {
  const { user } = await openSchools();
  expect(await actsOf(user, '青云学院')).not.toContain('停用');
  await doWith(user, '恢复使用 青云学院');
  const question = await dialog('恢复使用“青云学院”？');
  expect(question.getByText('该校 60 位用户可以重新登录。')).toBeVisible();
  await user.click(question.getByRole('button', { name: '恢复使用' }));
  expect(await screen.findByText('“青云学院”的状态已更新')).toBeVisible();
  expect(callsOf('updateCompanyStatus')[0]?.body).toEqual({ id: '1005', version: active.version, status: 'ACTIVE' });
});

test('who may not register a school is not offered it', async () => {
  await openSchools([], '?status=SUSPENDED');
  expect(callsOf('querySchoolPage')[0]?.query).toMatchObject({ status: 'SUSPENDED' });
  expect(screen.queryByRole('button', { name: '登记学校' })).toBeNull();
});

test('invoice data of a school are whole or absent, and what the server says of them stands at their field', async () => {
  const detail = { ...api.example('getSchoolDetail'), schoolName: '江海大学', contactPhone: '19900001234', invoice: null };
  api.override('getSchoolDetail', detail);
  const { user } = await openSchools();
  await doWith(user, '编辑 江海大学');
  const form = await dialog('编辑学校：江海大学');
  await user.type(await form.findByRole('textbox', { name: '发票抬头' }), '江海大学');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('请填写纳税人识别号')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: '纳税人识别号' }), '12370000MB00010099');
  const errors = [{ field: 'invoice.taxNo', rule: 'unique', params: {}, message: '已被使用' }];
  api.override('updateSchool', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('已被使用')).toBeVisible();
  const absent = { address: null, phone: null, bankName: null, bankAccount: null };
  const invoice = { title: '江海大学', taxNo: '12370000MB00010099', invoiceType: 'SPECIAL', ...absent };
  expect(callsOf('updateSchool')[0]?.body).toMatchObject({ invoice });
});

test('the emblem of a school is uploaded in its form, and stays where nothing is chosen', async () => {
  const logo = { ...api.example('uploadFile'), id: 'old', fileName: '校徽.png' };
  const detail = { ...api.example('getSchoolDetail'), schoolName: '江海大学', contactPhone: '19900001234', logo };
  api.override('getSchoolDetail', detail);
  const { user } = await openSchools();
  const edit = async () => {
    await doWith(user, '编辑 江海大学');
    return dialog('编辑学校：江海大学');
  };
  const save = (form: Awaited<ReturnType<typeof dialog>>) => user.click(form.getByRole('button', { name: '保存' }));
  const first = await edit();
  expect(await first.findByText('校徽.png')).toBeVisible();
  await save(first);
  await waitFor(() => expect(callsOf('updateSchool')[0]?.body).toMatchObject({ logoFileId: 'old' }));

  const second = await edit();
  await second.findByText('校徽.png');
  api.override('uploadFile', { ...logo, id: 'new', fileName: '新校徽.png' });
  await user.upload(second.getByLabelText('校徽', { selector: 'input' }), new File(['x'], '新校徽.png'));
  expect(await second.findByText('新校徽.png')).toBeVisible();
  await save(second);
  await waitFor(() => expect(callsOf('updateSchool')[1]?.body).toMatchObject({ logoFileId: 'new' }));
});
