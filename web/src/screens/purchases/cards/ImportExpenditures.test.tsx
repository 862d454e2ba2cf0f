import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { templateOf } from '#testing/templateOf.ts';

const head = '经费卡号,经费名称,经费类型,负责人账号,所属单位,总额度（元）,有效期自,有效期至';
const csv = (...lines: string[]) => new File([[head, ...lines].join('\r\n')], 'cards.csv', { type: 'text/csv' });
const good = csv(
  'KY2026-0301,有机催化合成关键技术研究,科研经费,teacher1,化学化工学院/有机化学实验室,"300,000.00",2026/1/1,2028/12/31',
  'GY2026-0302,信息中心日常公用,OPERATION,schooladmin,1305,80000,,',
);
const { cards } = api.example('importExpenditures');
const passed: Schemas['ExpenditureImportResult'] = { cards, problems: [], problemCount: 0 };
const codes = ['read', 'create', 'import'].map((action) => `information:expenditure:${action}`);

async function openFunds(permissions = codes, changes: Partial<Schemas['UserInfo']> = {}) {
  api.override('getInfo', { ...(await exampleUser()), userType: 'STAFF', permissions, ...changes });
  return renderApp('/information/expenditure');
}

async function openImport() {
  const { user } = await openFunds();
  await user.click(await screen.findByRole('button', { name: '导入经费卡' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入经费卡' }));
  return { user, dialog, choose: (file: File) => user.upload(dialog.getByLabelText('选择文件'), file) };
}

beforeEach(() => {
  api.override('getUserMenu', [menuItem('/information/expenditure', '经费')]);
  api.override('importExpenditures', passed);
});

describe('importing budget cards', () => {
  test('checks the file, shows the cards as the server has understood them, and imports all', async () => {
    const { user, dialog, choose } = await openImport();
    await choose(good);
    expect(await dialog.findByText('检查通过，可导入 2 张经费卡')).toBeVisible();
    const rows = [
      expect.objectContaining({ cardNo: 'KY2026-0301', totalAmount: '300,000.00', validFrom: '2026/1/1' }),
      expect.objectContaining({ cardNo: 'GY2026-0302', fundType: 'OPERATION', dept: '1305', validTo: '' }),
    ];
    expect(callsOf('importExpenditures')[0]?.body).toEqual({ rows, dryRun: true });
    expect(
      dialog.getByRole('row', { name: /^3 GY2026-0302 信息中心日常公用 日常公用 李文博 信息中心 80,000\.00$/ }),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '导入 2 张经费卡' }));
    expect(await screen.findByText('已导入 2 张经费卡')).toBeVisible();
    expect(callsOf('importExpenditures')[1]?.body).toEqual({ rows, dryRun: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says what is wrong by line and column, in words, and imports nothing', async () => {
    const problem = (field: string, rule: string) => ({ field, rule, params: {}, message: '格式不正确' });
    const problems = [problem('rows.0.totalAmount', 'pattern'), problem('rows.1.owner', 'exists')];
    api.override('importExpenditures', { cards: [], problems, problemCount: 2 });
    const { dialog, choose } = await openImport();
    await choose(good);
    expect(await dialog.findByText(/共 2 张经费卡，发现 2 处问题/)).toBeVisible();
    expect(dialog.getByRole('row', { name: '2 总额度（元） 300,000.00 请填金额，最多两位小数，小于一百亿元' })).toBeVisible();
    expect(dialog.getByRole('row', { name: '3 负责人账号 schooladmin 本校没有这个启用的账号' })).toBeVisible();
    expect(dialog.getByRole('button', { name: '导入经费卡' })).toBeDisabled();
  });

  test('has a template with the departments and kinds of funds to choose from', async () => {
    const { user, dialog } = await openImport();
    const { head: labels, choices } = await templateOf(() => user.click(dialog.getByRole('button', { name: '下载模板' })));
    expect(labels.join(',')).toBe(head);
    for (const text of ['信息中心', '1305', '日常公用', 'OPERATION']) expect(choices).toContain(text);
  });

  test('is also offered where there are no cards yet', async () => {
    const none = { ...api.example('queryExpenditurePage'), records: [], total: 0 };
    api.override('queryExpenditurePage', none);
    const { user } = await openFunds();
    const list = within(await screen.findByRole('main'));
    await list.findByText('还没有经费卡');
    const [, inList] = list.getAllByRole('button', { name: '导入经费卡' });
    await user.click(inList as HTMLElement);
    expect(await screen.findByRole('dialog', { name: '导入经费卡' })).toBeVisible();
  });

  test.each([
    ['who may not', ['information:expenditure:read', 'information:expenditure:create'], {}],
    ['the platform, which has no cards', codes, { userType: 'PLATFORM' as const }],
  ])('is not offered to %s', async (_who, permissions, changes) => {
    await openFunds(permissions, changes);
    await screen.findAllByRole('rowheader');
    expect(screen.queryByRole('button', { name: '导入经费卡' })).toBeNull();
  });
});
