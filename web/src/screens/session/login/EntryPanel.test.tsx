import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { isCreditCode } from './isCreditCode.ts';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function openForgot() {
  const app = await renderApp('/login?redirect=%2Fuser%2Frole', { loggedIn: false });
  await app.user.click(await screen.findByRole('link', { name: '忘记密码？' }));
  await screen.findByRole('heading', { level: 1, name: '找回密码' });
  return app;
}

async function fillForgot(user: UserEvent) {
  await user.type(field(/^账号/), 'teacher1');
  await user.type(field(/^手机号/), '19900000103');
  await user.type(field(/^短信验证码/), '482915');
  await user.type(screen.getByLabelText(/^新密码/), 'Spring#2026');
}

describe('a forgotten password', () => {
  test('is replaced with the code that was sent to the phone, and the way back keeps the wanted page', async () => {
    const { user, address } = await openForgot();
    expect(address()).toBe('/login?redirect=%2Fuser%2Frole&view=forgot');
    await fillForgot(user);
    await press(user, '发送验证码');
    expect(await screen.findByText('验证码已发送至 19900000103，5 分钟内有效。')).toBeVisible();
    expect(screen.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled();
    await press(user, '重设密码');
    expect(await screen.findByRole('heading', { level: 1, name: '密码已重设' })).toBeVisible();
    expect(callsOf('sendPhoneCaptcha')).toMatchObject([{ body: { phone: '19900000103', scene: 'RESET' } }]);
    expect(callsOf('resetForgottenPassword')).toMatchObject([
      { body: { account: 'teacher1', phone: '19900000103', phoneCaptcha: '482915', newPassword: 'Spring#2026' } },
    ]);
    await press(user, '返回登录页');
    await screen.findByRole('heading', { name: '登录您的账号' });
    expect(address()).toBe('/login?redirect=%2Fuser%2Frole');
  });

  test('of a supplier leads back to the portal, where it was missed', async () => {
    const { user } = await renderApp('/login?view=forgot&from=portal', { loggedIn: false });
    await screen.findByRole('heading', { level: 1, name: '找回密码' });
    expect(screen.getByRole('link', { name: '返回供应商登录页' })).toHaveAttribute('href', '/portal/');
    await fillForgot(user);
    await press(user, '重设密码');
    await screen.findByRole('heading', { level: 1, name: '密码已重设' });
    expect(screen.getByRole('link', { name: '返回供应商登录页' })).toHaveAttribute('href', '/portal/');
    expect(screen.queryByText('返回登录页')).toBeNull();
  });

  test('names what is wrong, all of it in one place too, and sends nothing', async () => {
    const { user } = await openForgot();
    await user.type(screen.getByLabelText(/^新密码/), 'short');
    expect(screen.getByText(/^太弱/)).toBeVisible();
    await press(user, '重设密码');
    expect(await screen.findByRole('alert')).toHaveTextContent('有 4 处需要处理');
    await user.click(screen.getByRole('button', { name: '请填写 11 位手机号' }));
    expect(field(/^手机号/)).toHaveFocus();
    await press(user, '发送验证码');
    expect(api.calls).toEqual([]);
  });

  test('a wrong code is said at its field, once', async () => {
    api.override('resetForgottenPassword', ({ reply }) => reply.fail(4002, '验证码错误或已过期'));
    const { user } = await openForgot();
    await fillForgot(user);
    await press(user, '重设密码');
    await waitFor(() => expect(field(/^短信验证码/)).toHaveAccessibleDescription('验证码错误或已过期'));
    expect(screen.getAllByText('验证码错误或已过期')).toHaveLength(1);
  });

  test('from the third code on, a captcha is wanted before one is sent', async () => {
    api.override('sendPhoneCaptcha', ({ reply }) => reply.fail(4002, undefined, { captchaRequired: true }), { once: true });
    const { user } = await openForgot();
    await user.type(field(/^手机号/), '19900000103');
    await press(user, '发送验证码');
    expect(await screen.findByText('请先填写图中的字符，再发送验证码')).toBeVisible();
    await screen.findByRole('img', { name: '验证码图片' });
    await user.type(field('验证码'), 'aB3x');
    await press(user, '发送验证码');
    await screen.findByText(/^验证码已发送/);
    expect(callsOf('sendPhoneCaptcha').at(-1)?.body).toMatchObject({ captchaKey: expect.any(String), captchaCode: 'aB3x' });
  });

  test('where no codes can be sent, asking for one says whom to ask, and is not offered again', async () => {
    const text = '短信服务尚未配置，请联系平台管理员在服务器上设置 SMS_WEBHOOK_URL';
    api.override('sendPhoneCaptcha', ({ reply }) => reply.fail(4101, text));
    const { user } = await openForgot();
    await user.type(field(/^手机号/), '19900000103');
    await press(user, '发送验证码');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: '发送验证码' })).toBeDisabled();
  });

  test('what was entered is not lost by a step aside without a question', async () => {
    const { user } = await openForgot();
    await user.type(field(/^账号/), 'teacher1');
    await user.click(screen.getByRole('link', { name: '返回登录页' }));
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(field(/^账号/)).toHaveValue('teacher1');
  });
});

describe('a supplier', () => {
  async function openRegistration() {
    const app = await renderApp('/login?view=register', { loggedIn: false });
    await screen.findByRole('option', { name: '江海大学' });
    return app;
  }

  async function fillSteps(user: UserEvent) {
    await user.selectOptions(screen.getByRole('combobox', { name: /^注册到的学校/ }), '江海大学');
    await user.type(field(/^企业名称/), '江海海川办公设备有限公司');
    await user.type(field(/^统一社会信用代码/), '91990000ma0000999g');
    await press(user, '下一步');
    await user.type(await screen.findByRole('textbox', { name: /^联系人/ }), '马晓东');
    await user.type(field(/^手机号/), '19900002003');
    await user.type(field(/^短信验证码/), '482913');
    await press(user, '下一步');
    await user.type(await screen.findByRole('textbox', { name: /^账号/ }), 'haichuan');
    await user.type(screen.getByLabelText(/^密码/), 'Supplier@2026');
    await press(user, '提交注册');
  }

  test('registers in three steps', async () => {
    const { user } = await openRegistration();
    // Suppliers cannot log in at the login of the staff.
    expect(screen.getByRole('link', { name: '返回供应商登录页' })).toHaveAttribute('href', '/portal/');
    expect(screen.queryByText('返回登录页')).toBeNull();
    await fillSteps(user);
    expect(await screen.findByRole('heading', { level: 1, name: '注册成功' })).toBeVisible();
    // The school reviews a profile that the supplier has filled in: whoever waits for it waits for ever.
    expect(screen.getByRole('alert')).toHaveTextContent('接着用账号 haichuan 登录供应商门户，填好企业资料并提交审核。');
    expect(screen.getByRole('link', { name: '去登录并填写资料' })).toHaveAttribute('href', '/portal/profile');
    expect(callsOf('registerSupplier')).toMatchObject([
      {
        body: {
          schoolId: '1001',
          companyName: '江海海川办公设备有限公司',
          creditCode: '91990000MA0000999G',
          contactName: '马晓东',
          contactPhone: '19900002003',
          phoneCaptcha: '482913',
          account: 'haichuan',
          password: 'Supplier@2026',
        },
      },
    ]);
  });

  test('stays on a step until it is right', async () => {
    const { user } = await openRegistration();
    await press(user, '下一步');
    expect(await screen.findByText('请核对：信用代码为 18 位，且末位校验正确', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('第 1 步，共 3 步：企业信息')).toBeInTheDocument();
  });

  test('whose credit code is taken is led back to it', async () => {
    api.override('registerSupplier', ({ reply }) =>
      reply.http(400, {
        code: 4000,
        msg: '参数校验失败',
        data: { errors: [{ field: 'creditCode', rule: 'unique', params: {}, message: '已被使用' }] },
      }),
    );
    const { user } = await openRegistration();
    await fillSteps(user);
    expect(await screen.findByText('已被使用')).toBeVisible();
    expect(field(/^统一社会信用代码/)).toHaveValue('91990000ma0000999g');
    await waitFor(() => expect(field(/^统一社会信用代码/)).toHaveFocus());
  });
});

test.each([
  ['91990000MA0000999G', true],
  ['91990000MA0000999H', false],
  ['91990000MA0000999', false],
  ['I1990000MA0000999G', false],
])('%s is a credit code: %s', (code, expected) => {
  expect(isCreditCode(code)).toBe(expected);
});
