import { createClient } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { afterNotifying, api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

const path = '/information/userInfo';
/** What the mocks answer. */
const mocked = createClient({ baseUrl: '/api', token: () => api.signIn() });

/** Without any code of a role: what is here belongs to everybody. */
async function openProfile(userType: 'STAFF' | 'PLATFORM' = 'STAFF') {
  api.override('getInfo', { ...(await exampleUser()), userType, permissions: [] });
  api.override('getUserMenu', [menuItem('/', '首页'), menuItem(path, '个人信息')]);
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 2, name: '账号安全' });
  return app;
}

describe('the own profile', () => {
  test('shows who one is, with the phone masked', async () => {
    await openProfile();
    expect(screen.getByText('teacher1')).toBeVisible();
    expect(screen.getByText('199****0103')).toBeVisible();
    expect(screen.getByText('采购申请人（有机化学实验室）')).toBeVisible();
  });

  test('shows which WeChat accounts are bound, and binds another one', async () => {
    const page = api.example('queryWechatReceiverPage');
    const [bound] = page.records;
    if (!bound) throw new Error('The example has no receiver');
    api.override('queryWechatReceiverPage', {
      ...page,
      records: [{ ...bound, nickNameNotes: '办公手机', pushState: false }],
      total: 1,
    });
    api.override('isWechatBound', { bind: true, status: 'BOUND', nickName: '晓梅' });
    const { user } = await openProfile();
    const wechat = await screen.findByRole('region', { name: '微信绑定' });
    expect(await within(wechat).findByText('办公手机')).toBeVisible();
    expect(within(wechat).getByText('已关闭')).toBeVisible();
    expect(callsOf('queryWechatReceiverPage')[0]?.query).toEqual({ own: true, bindStatus: 'BOUND', size: 10 });
    await user.click(within(wechat).getByRole('button', { name: '绑定微信' }));
    expect(await screen.findByText(/已绑定微信“晓梅”/)).toBeVisible();
    await waitFor(() => expect(callsOf('queryWechatReceiverPage').length).toBeGreaterThan(1));
  });

  describe('what invoices to the school are made out to', () => {
    const openInvoice = async () => {
      const app = await openProfile();
      return { ...app, section: within(await screen.findByRole('region', { name: '学校开票信息' })) };
    };

    test('is copied field by field, or as a whole', async () => {
      const { user, section } = await openInvoice();
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await user.click(await section.findByRole('button', { name: '复制纳税人识别号' }));
      expect(write).toHaveBeenLastCalledWith('12370000MB00010012');
      expect(await screen.findByText('已复制纳税人识别号')).toBeVisible();
      await user.click(section.getByRole('button', { name: '复制全部' }));
      const lines = (write.mock.lastCall?.[0] ?? '').split('\n');
      expect(lines).toEqual(expect.arrayContaining(['发票抬头：江海大学', '银行账号：6222000000001001', '发票类型：专用发票']));
    });

    test('that is not recorded is said, and is no failure', async () => {
      api.override('getCompanyInvoiceInfo', ({ reply }) => reply.fail(4004, '数据不存在'));
      const { section } = await openInvoice();
      expect(await section.findByText('学校的开票信息尚未登记，请联系平台管理员。')).toBeVisible();
      expect(screen.queryByText('数据不存在')).toBeNull();
    });

    test('is not asked for those of the platform, which is no school', async () => {
      await openProfile('PLATFORM');
      expect(callsOf('getCompanyInvoiceInfo')).toEqual([]);
    });
  });

  test('is changed, and the header is told', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: '编辑资料' }));
    const form = await screen.findByRole('dialog');
    const email = within(form).getByRole('textbox', { name: '邮箱' });
    await user.clear(email);
    await user.type(email, 'nowhere');
    await user.click(within(form).getByRole('button', { name: '保存' }));
    expect(await within(form).findByText('请填写正确的邮箱地址')).toBeVisible();
    await user.clear(email);
    const before = callsOf('getInfo').length;
    await user.click(within(form).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('updateMyProfile')).toMatchObject([
      { body: { version: 1, name: '王晓梅', email: null, gender: 'FEMALE', introduction: null } },
    ]);
    expect(callsOf('getInfo')).toHaveLength(before + 1);
  });

  test('a portrait is chosen, seen at once, and uploaded when the form is saved', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: '编辑资料' }));
    const form = await screen.findByRole('dialog');
    const picture = new File([new Uint8Array(100)], 'me.png', { type: 'image/png' });
    await user.upload(within(form).getByLabelText('头像'), picture);
    expect(await within(form).findByText('me.png')).toBeVisible();
    await waitFor(() => expect(form.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
    expect(callsOf('uploadFile')).toHaveLength(0);
    api.override('uploadFile', ({ reply }) =>
      reply.http(400, {
        code: 4000,
        msg: '参数校验失败',
        data: { errors: [{ field: 'file', rule: 'fileType', params: { allowed: 'png' }, message: '文件类型不支持' }] },
      }),
    );
    await user.click(within(form).getByRole('button', { name: '保存' }));
    expect(await within(form).findByText('文件类型不支持')).toBeVisible();
    expect(callsOf('updateMyProfile')).toHaveLength(0);
    const stored = await mocked.files.getFileInfo({ path: { id: '01957b1e-6c00-7a10-8000-000000000a01' } });
    api.override('uploadFile', stored);
    await user.click(within(form).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('updateMyProfile')).toMatchObject([{ body: { avatarId: stored.id } }]);
  });

  test('one that is too large is refused before it is sent, and the present one can be removed', async () => {
    api.override('getMyProfile', { ...(await mocked.users.getMyProfile()), avatar: '/api/file/download/x' });
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: '编辑资料' }));
    const form = await screen.findByRole('dialog');
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await user.upload(within(form).getByLabelText('头像'), large);
    await user.click(within(form).getByRole('button', { name: '保存' }));
    expect(await within(form).findByText('图片不能超过 2 MB')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: '取消选择' }));
    await user.click(within(form).getByRole('button', { name: '移除图片' }));
    await user.click(within(form).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('uploadFile')).toHaveLength(0);
    expect(callsOf('updateMyProfile')).toMatchObject([{ body: { avatarId: null } }]);
  });

  test('a wrong present password is said at its field, and the new one is kept', async () => {
    api.override('updatePassword', ({ reply }) =>
      reply.http(400, {
        code: 4000,
        msg: '参数校验失败',
        data: { errors: [{ field: 'oldPassword', rule: 'wrong', params: {}, message: '不正确' }] },
      }),
    );
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: '修改密码' }));
    await user.type(await screen.findByLabelText(/^当前密码/), 'wrong');
    await user.type(screen.getByLabelText(/^新密码/), 'Spring#2026');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('不正确')).toBeVisible();
    expect(screen.getByLabelText(/^新密码/)).toHaveValue('Spring#2026');
  });

  test('another phone is bound with a code that is sent to it, and the password', async () => {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: '更换手机号' }));
    await user.type(await screen.findByRole('textbox', { name: /^新手机号/ }), '19900000166');
    await user.click(screen.getByRole('button', { name: '发送验证码' }));
    await screen.findByText(/^验证码已发送至 19900000166/);
    await user.type(screen.getByRole('textbox', { name: /^短信验证码/ }), '730264');
    await user.type(screen.getByLabelText(/^当前密码/), 'Seed@2026');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('sendPhoneCaptcha')).toMatchObject([{ body: { scene: 'BIND', phone: '19900000166' } }]);
    expect(callsOf('updateMyPhone')).toMatchObject([
      { body: { phone: '19900000166', phoneCaptcha: '730264', password: 'Seed@2026' } },
    ]);
  });
});

const initialPassword = { code: 4008, msg: '请先修改初始密码', data: null };
const askedToChange = () => screen.findByRole('heading', { level: 1, name: '请先设置新密码' });
const fillIn = async (user: UserEvent, newPassword: string) => {
  await user.type(screen.getByLabelText(/^当前密码/), 'Seed@2026');
  await user.clear(screen.getByLabelText(/^新密码/));
  await user.type(screen.getByLabelText(/^新密码/), newPassword);
  await user.click(screen.getByRole('button', { name: '设置并继续' }));
};

test('who logs in with a password from somebody else changes it, and goes on to where they wanted to be', async () => {
  const me = { ...(await exampleUser()), currentRole: null, currentDept: null, role: null };
  const issued = { ...api.example('login'), access_token: api.signIn() };
  api.override('login', { ...issued, needChangePassword: true, userinfo: { ...me, needChangePassword: true } });
  const { user, address } = await renderApp('/user/role?current=2', { loggedIn: false });
  await user.type(await screen.findByLabelText('用户名'), 'teacher1');
  await user.type(screen.getByLabelText('密码'), 'Seed@2026');
  await user.click(screen.getByRole('button', { name: '登录' }));
  await askedToChange();
  expect(callsOf('switchDept')).toHaveLength(0);
  expect(callsOf('getUserMenu')).toHaveLength(0);
  await fillIn(user, 'Spring#2026');
  expect(await screen.findByRole('heading', { level: 1, name: '角色管理' })).toBeVisible();
  expect(address()).toBe('/user/role?current=2');
});

test('a new password that the server refuses is told at its field', async () => {
  api.override('getInfo', { ...(await exampleUser()), needChangePassword: true });
  const errors = [{ field: 'newPassword', rule: 'common', params: {}, message: '过于常见，容易被猜到，请换一个' }];
  api.override('updatePassword', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
  const { user } = await renderApp('/user/role');
  await askedToChange();
  await fillIn(user, 'P@ssw0rd');
  await waitFor(() =>
    expect(screen.getByLabelText(/^新密码/)).toHaveAccessibleDescription(
      expect.stringContaining('过于常见，容易被猜到，请换一个'),
    ),
  );
});

test('whose password must be changed in the midst of work is led there without a notification, and back', async () => {
  const me = await exampleUser();
  const { user, address } = await renderApp('/user/role?size=20');
  await screen.findAllByRole('rowheader');
  api.override('getInfo', { ...me, needChangePassword: true });
  api.override('queryRolePage', ({ reply }) => reply.http(403, initialPassword), { once: true });
  await user.click(screen.getByRole('button', { name: '刷新' }));
  await askedToChange();
  await afterNotifying();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(address()).toBe('/user/role?size=20');
  api.override('getInfo', me);
  await fillIn(user, 'Spring#2026');
  expect(await screen.findByRole('heading', { level: 1, name: '角色管理' })).toBeVisible();
  expect(await screen.findAllByRole('rowheader')).not.toHaveLength(0);
});

test('who has a password from somebody else sets an own one before anything else', async () => {
  const me = await exampleUser();
  api.override('getInfo', { ...me, needChangePassword: true });
  const { user, address } = await renderApp('/user/role?current=2');
  expect(await screen.findByRole('heading', { level: 1, name: '请先设置新密码' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.type(screen.getByLabelText(/^当前密码/), 'Seed@2026');
  await user.type(screen.getByLabelText(/^新密码/), 'Spring#2026');
  api.override('getInfo', me);
  await user.click(screen.getByRole('button', { name: '设置并继续' }));
  expect(await screen.findByRole('heading', { level: 1, name: '角色管理' })).toBeVisible();
  expect(address()).toBe('/user/role?current=2');
  expect(callsOf('updatePassword')).toHaveLength(1);
});
