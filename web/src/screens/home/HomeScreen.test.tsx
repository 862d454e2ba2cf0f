// Fetched before: how long a machine takes to read it is not what is tested here.
import './ShortcutsDialog.tsx';
import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aTurn } from '#testing/aTurn.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';

const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const overview = api.example('getHomeOverview');
const hidden = { hideInMenu: true };
const now = Date.parse('2026-03-02T09:00:00+08:00');

/** The pages of somebody who requests purchases. */
const menu = [
  menuItem('/', '首页'),
  menuItem('/purchase-management/sponsor', '发起采购', { sort: 2 }),
  menuItem('/purchase-management/procurement-item', '采购项目', { sort: 3 }),
  menuItem('/approval/my-apply', '我的申请与审批', { sort: 4 }),
  menuItem('/purchase-management/project-info', '项目详情', hidden),
  menuItem('/approval/apply-order-detail', '审批单详情', hidden),
];

const open = { deadline: null, overdue: false };
/** What waits here, whatever the example of the description has: something of four kinds, and the figures of an applicant. */
const rows: Schemas['HomeTodo']['rows'] = [
  {
    kind: 'RECEIVE',
    projectId: '9015',
    instanceId: null,
    recordId: null,
    title: '移液枪头 1 mL 20 盒',
    code: 'JJ2026000013',
    who: '江海实验用品商行',
    note: null,
    amount: '862.00',
    since: '2026-02-24T09:00:00+08:00',
    ...open,
  },
  {
    kind: 'APPROVE',
    projectId: '9002',
    instanceId: '9102',
    recordId: null,
    title: '玻璃烧杯 250 mL 30 个',
    code: 'JJ2026000002',
    who: '范子涵',
    note: null,
    amount: '299.00',
    since: '2026-02-27T10:00:00+08:00',
    ...open,
  },
  {
    kind: 'RESUBMIT',
    projectId: '9029',
    instanceId: null,
    recordId: null,
    title: '复印纸 A4 25 箱',
    code: 'JJ2026000026',
    who: '学府文具店',
    note: '请补充用途说明后再提交。',
    amount: '540.00',
    since: '2026-03-01T15:00:00+08:00',
    ...open,
  },
  {
    kind: 'WITNESS',
    projectId: '9005',
    instanceId: '9105',
    recordId: null,
    title: '离心管 50 mL 12 包',
    code: 'JJ2026000005',
    who: '孙建业',
    note: null,
    amount: '1280.00',
    since: '2026-03-02T07:00:00+08:00',
    ...open,
  },
];
const work: Schemas['HomeWork'] = {
  todo: {
    count: 4,
    purchases: 4,
    oldest: '2026-02-24T09:00:00+08:00',
    kinds: rows.map(({ kind }) => ({ kind, count: 1 })),
    rows,
  },
  todoCounts: { supplier: null },
  missing: [],
  unmanagedSchools: [],
  alarms: [],
  figures: [
    { kind: 'CARDS', unit: 'MONEY', value: '312460.00', trend: [], count: 5, amount: '763010.00', change: null },
    { kind: 'DAYS', unit: 'DAYS', value: '4.5', trend: ['6.0', '5.0', '4.5'], count: 9, amount: null, change: '-1.0' },
    { kind: 'DONE', unit: 'COUNT', value: '11', trend: ['1', '0', '7'], count: null, amount: '4318.50', change: '9.4' },
  ],
};

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
  api.override('getHomeWork', work);
});

/** Opens the home page of somebody who requests purchases. */
async function openAsApplicant() {
  api.override('getUserMenu', menu);
  api.override('getInfo', { ...(await exampleUser()), permissions: ['purchase:project:apply', 'purchase:project:read'] });
  return renderApp('/');
}

/** What waits, with some things changed. */
function waits(todo: Partial<Schemas['HomeTodo']>) {
  api.override('getHomeWork', { ...work, todo: { ...work.todo, ...todo } });
}

describe('what waits for the user', () => {
  test('comes first: how much, how long, what to do and where', async () => {
    const { user, address } = await openAsApplicant();
    const waiting = await panel('4 件等您处理');
    expect(waiting.getByText('最久的已等 6 天')).toBeVisible();
    const shown = waiting.getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      '6 天确认收货：移液枪头 1 mL 20 盒JJ2026000013 · 江海实验用品商行862.00确认收货',
      '2 天审批：玻璃烧杯 250 mL 30 个JJ2026000002 · 范子涵299.00审批',
      '18 小时修改：复印纸 A4 25 箱JJ2026000026 · 退回：请补充用途说明后再提交。540.00修改',
      '2 小时见证收货：离心管 50 mL 12 包JJ2026000005 · 孙建业1,280.00见证收货',
    ]);
    const [receive, approve] = rows;
    expect(waiting.getByRole('link', { name: '确认收货 移液枪头 1 mL 20 盒' })).toHaveAttribute(
      'href',
      `/purchase-management/project-info?id=${receive?.projectId}&do=RECEIVE`,
    );
    await user.click(waiting.getByRole('link', { name: '审批 玻璃烧杯 250 mL 30 个' }));
    expect(address()).toBe(`/approval/apply-order-detail?id=${approve?.instanceId}`);
  });

  test('leads to all of it and to what is done', async () => {
    await openAsApplicant();
    const waiting = await panel('4 件等您处理');
    expect(waiting.getByRole('link', { name: '查看 2 件审批、见证和已办' })).toHaveAttribute('href', '/approval/my-apply');
    expect(waiting.getByRole('link', { name: '查看 4 件采购' })).toHaveAttribute('href', '/purchase-management/procurement-item');
  });

  test('of somebody who gets shared goods leads to the own request', async () => {
    const [row] = rows;
    const issued = { projectId: null, recordId: 'a1', title: '丙酮', code: 'GX202600007', amount: null };
    const kind = 'SHARED_RECEIPT' as const;
    const receipt = { ...(row as (typeof rows)[number]), ...issued, kind };
    waits({ count: 1, rows: [receipt], kinds: [{ kind, count: 1 }] });
    api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/database-shared-memory', '共享库存', { sort: 2 })]);
    await renderApp('/');
    const waiting = await panel('1 件等您处理');
    const own = '/database-shared-memory?tab=APPLIED';
    expect(waiting.getByRole('link', { name: '签收：丙酮' })).toHaveAttribute('href', `${own}&request=a1`);
    expect(waiting.getByRole('link', { name: '查看 1 件待签收的共享物品' })).toHaveAttribute('href', own);
  });

  test('of whoever sets up a new school is what it lacks, each with the page for it', async () => {
    api.override('getHomeWork', {
      todo: { count: 0, purchases: 0, oldest: null, kinds: [], rows: [] },
      todoCounts: { supplier: null },
      figures: [],
      missing: ['DEPT', 'FINANCE', 'GOODS_CATEGORY'],
      unmanagedSchools: [],
      alarms: [],
    });
    api.override('getUserMenu', [
      menuItem('/', '首页'),
      menuItem('/system/dept', '部门管理', { sort: 2 }),
      menuItem('/user/page', '用户', { sort: 3 }),
    ]);
    await renderApp('/');
    const waiting = await panel('3 件等您处理');
    expect(waiting.getByRole('link', { name: '建立部门：还没有学院和处室' })).toHaveAttribute('href', '/system/dept');
    const finance = waiting.getByRole('link', { name: '添加财务人员：还没有人能登记付款' });
    expect(finance).toHaveAttribute('href', '/user/page?edit=new&role=finance');
    expect(waiting.getByText('建立物品分类：没有分类，采购无法提交')).toBeVisible();
    expect(waiting.queryByText(/都处理好了/)).toBeNull();
  });

  test('of the platform’s administrator names each school without an administrator, with the form for one', async () => {
    api.override('getHomeWork', {
      ...work,
      todo: { count: 0, purchases: 0, oldest: null, kinds: [], rows: [] },
      figures: [],
      missing: ['SEALING_KEY'],
      unmanagedSchools: [{ companyId: '7001', schoolName: '云溪师范学院' }],
    });
    api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/user/page', '用户', { sort: 2 })]);
    await renderApp('/');
    const waiting = await panel('2 件等您处理');
    expect(waiting.getByText('为“云溪师范学院”新建学校管理员：还没有人管理它')).toBeVisible();
    const act = waiting.getByRole('link', { name: '去新建 云溪师范学院' });
    expect(act).toHaveAttribute('href', '/user/page?edit=new&school=7001&role=school_admin');
    // A setting of the server is changed on no page.
    expect(waiting.getByText(/设置密封密钥 SEALING_KEYS/)).toBeVisible();
    expect(waiting.queryByRole('link', { name: /密封密钥/ })).toBeNull();
  });

  test('of an administrator begins with what stands still, with the page on which it is decided', async () => {
    const alarms: Schemas['HomeWork']['alarms'] = [
      { kind: 'SEALING_KEY', name: '2026', count: 3, projectId: null },
      { kind: 'UNREADABLE_QUOTE', name: '离心机', count: 1, projectId: '9029' },
    ];
    api.override('getHomeWork', { ...work, alarms, figures: [] });
    api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/dashboard/monitor', '运行监控', { sort: 2 })]);
    await renderApp('/');
    const waiting = await panel('6 件等您处理');
    const [key, quote] = waiting.getAllByRole('listitem');
    expect(key).toHaveTextContent('密封密钥 2026 缺失：3 项竞价在等待');
    expect(within(key as HTMLElement).getByRole('link', { name: '查看 2026' })).toHaveAttribute('href', '/dashboard/monitor');
    expect(quote).toHaveTextContent('1 份报价无法读取，未开标：离心机');
  });

  test('of a keeper leads to the document, and their figures say what is low or expires', async () => {
    const [row] = rows;
    const entry = {
      ...(row as (typeof rows)[number]),
      kind: 'CONFIRM_ENTRY' as const,
      recordId: 'd1',
      title: '丙酮',
      code: 'RK202600007',
    };
    const figure = { unit: 'COUNT' as const, trend: [], count: null, amount: null, change: null };
    api.override('getHomeWork', {
      todo: { count: 1, purchases: 1, oldest: entry.since, kinds: [{ kind: 'CONFIRM_ENTRY', count: 1 }], rows: [entry] },
      todoCounts: { supplier: null },
      missing: [],
      unmanagedSchools: [],
      alarms: [],
      figures: [
        { ...figure, kind: 'TO_RECEIVE', value: '1', amount: '862.00' },
        { ...figure, kind: 'LOW', value: '5' },
        { ...figure, kind: 'EXPIRING', value: '0' },
      ],
    });
    api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/stock-page', '库存管理', { sort: 2 })]);
    await renderApp('/');
    const waiting = await panel('1 件等您处理');
    expect(waiting.getByRole('link', { name: '确认入库：丙酮' })).toHaveAttribute('href', '/stock-page?document=d1');
    expect(waiting.getByRole('link', { name: '查看 1 张库存单据' })).toHaveAttribute('href', '/stock-page');
    const figures = await panel('数据');
    for (const text of ['合计 862.00', '低于安全库存', '没有临期物品']) expect(figures.getByText(text)).toBeVisible();
  });

  test('of approvals only is all on one page', async () => {
    waits({ count: 1, rows: rows.filter(({ kind }) => kind === 'APPROVE'), kinds: [{ kind: 'APPROVE', count: 1 }] });
    await openAsApplicant();
    expect((await panel('1 件等您处理')).getByRole('link', { name: '查看全部 1 件和已办' })).toBeVisible();
  });

  test('of who reviews suppliers leads to each of them, and to all', async () => {
    const [row] = rows as [Schemas['TodoRow']];
    const kind = 'SUPPLIER_REVIEW';
    const review = {
      ...row,
      kind,
      projectId: null,
      recordId: 's1',
      title: '江海试剂',
      code: null,
      who: null,
      amount: null,
    } as const;
    waits({ count: 18, purchases: 0, rows: [review], kinds: [{ kind, count: 18 }] });
    api.override('getUserMenu', [...menu, menuItem('/company/company-apply', '供应商审核')]);
    await renderApp('/');
    const waiting = await panel('18 件等您处理');
    expect(waiting.getByRole('link', { name: '审核供应商：江海试剂' })).toHaveAttribute(
      'href',
      '/company/company-apply?review=s1',
    );
    expect(waiting.getByRole('link', { name: '查看 18 家待审核供应商' })).toHaveAttribute('href', '/company/company-apply');
  });

  test('says until when, what is overdue, and what was cancelled before', async () => {
    const [row] = rows as [Schemas['TodoRow']];
    const deadline = '2026-03-02T08:00:00+08:00';
    waits({
      count: 2,
      rows: [
        { ...row, kind: 'DECIDE', deadline, overdue: true },
        { ...row, kind: 'DECIDE_AGAIN', note: '供应商无货', deadline: '2026-03-04T17:00:00+08:00' },
      ],
    });
    await openAsApplicant();
    const waiting = await panel('2 件等您处理');
    expect(waiting.getByText('已逾期，应在 2026/03/02 08:00 前')).toHaveAttribute('data-old', 'true');
    const [, again] = waiting.getAllByRole('listitem');
    expect(again).toHaveTextContent('重新定标：移液枪头 1 mL 20 盒2026/03/04 17:00 前 · JJ2026000013 · 取消：供应商无货');
    expect(within(again as HTMLElement).getByText('2026/03/04 17:00 前')).not.toHaveAttribute('data-old');
    expect(waiting.getAllByRole('link', { name: '定标 移液枪头 1 mL 20 盒' })[0]).toHaveAttribute(
      'href',
      `/purchase-management/project-info?id=${row.projectId}`,
    );
  });

  test('is no link where the role has no such page', async () => {
    await renderApp('/');
    const waiting = await panel('4 件等您处理');
    expect(waiting.getByText('确认收货：移液枪头 1 mL 20 盒')).toBeVisible();
    expect(waiting.queryByRole('link')).toBeNull();
  });

  test('can be nothing, which is said kindly', async () => {
    waits({ count: 0, purchases: 0, oldest: null, kinds: [], rows: [] });
    await openAsApplicant();
    const waiting = await panel('没有等您处理的事');
    expect(waiting.getByText(/都处理好了/)).toBeVisible();
    expect(waiting.queryByText(/最久的已等/)).toBeNull();
    expect(waiting.getByRole('link', { name: '查看已办' })).toHaveAttribute('href', '/approval/my-apply');
  });
});

describe('the head', () => {
  test('greets, says as whom and which day it is, and has the main act', async () => {
    await openAsApplicant();
    expect(await screen.findByText(/好，李文博$/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const fact of ['信息中心', '学校管理员', /星期/]) expect(main.getByText(fact)).toBeVisible();
    const acts = main.getAllByRole('link', { name: '发起采购' });
    expect(acts).toHaveLength(1);
    expect(acts[0]).toHaveAttribute('href', '/purchase-management/sponsor');
    expect(document.title).toMatch(/^首页 - /);
  });

  test('has no act for those who request nothing', async () => {
    await renderApp('/');
    await screen.findByText(/好，李文博$/);
    expect(screen.queryByRole('link', { name: '发起采购' })).toBeNull();
  });
});

describe('the figures', () => {
  test('of an applicant tell of cards, days and what is completed', async () => {
    await openAsApplicant();
    const figures = await panel('数据');
    expect((await figures.findByText('我的经费卡可用')).parentElement).toHaveTextContent('¥312,460.00');
    expect(figures.getByText('5 张卡 · 已占用 763,010.00')).toBeVisible();
    expect(figures.getByText('从申请到验收，中位天数').parentElement).toHaveTextContent(
      '4.5 天比之前半年少 1 天 · 近 6 个月 9 件',
    );
    expect(figures.getByText('实付 4,318.50 · 比申请节约 9.4%')).toBeVisible();
  });

  test('of finance and of those who oversee say what they are made of', async () => {
    const plain = { unit: 'MONEY' as const, trend: [], amount: null, change: null };
    const figures: Schemas['HomeFigure'][] = [
      { ...plain, kind: 'PAYABLE', value: '2028.00', count: 4, amount: '500.00', trend: ['1.00', '2.00', '3.00'] },
      { ...plain, kind: 'FROZEN', value: '0.00', count: 0 },
      { ...plain, kind: 'WAITING', unit: 'COUNT', value: '23', count: 36 },
    ];
    api.override('getHomeWork', { ...work, figures });
    await renderApp('/');
    const shown = await panel('数据');
    for (const text of ['4 件 · 本月已付 500.00', '没有超期冻结的经费', '共 36 件在办'])
      expect(await shown.findByText(text)).toBeVisible();
  });

  test('are left out where there are none', async () => {
    api.override('getHomeWork', { ...work, figures: [] });
    await renderApp('/');
    await panel('4 件等您处理');
    expect(screen.queryByRole('region', { name: '数据' })).toBeNull();
  });
});

describe('own purchases under way', () => {
  test('say where they stand, for whom they wait, and what they cost; those that ended are left out', async () => {
    const example = api.example('queryProjectPage');
    const [purchase] = example.records;
    if (!purchase) throw new Error('The example has no purchase');
    const accepting: Schemas['Project'] = {
      ...purchase,
      id: 'accepting',
      projectName: '移液枪头 1 mL 20 盒',
      status: 'ACCEPTING',
      costAmount: '264.00',
      turns: [aTurn('WITNESS', { mine: true, since: '2026-03-01T04:00:00+08:00' })],
    };
    const ended: Schemas['Project'] = { ...accepting, id: 'ended', projectName: '已归档的', status: 'ARCHIVED' };
    const paid: Schemas['Project'] = {
      ...accepting,
      id: 'paid',
      projectName: '待付款的',
      status: 'COMPLETED',
      turns: [aTurn('PAY')],
    };
    api.override('queryProjectPage', { ...example, records: [accepting, ended, paid] });
    await openAsApplicant();
    const running = await panel('我的在办采购');
    const row = within((await running.findByText('移液枪头 1 mL 20 盒')).closest('tr') as HTMLElement);
    expect(row.getByText('待见证')).toBeVisible();
    expect(row.getByRole('img', { name: '第 4 步，共 6 步：见证' })).toBeVisible();
    expect(row.getByText('您')).toHaveTextContent('您已等 1 天');
    expect(row.getByText('264.00')).toBeVisible();
    expect(running.getByText('待付款的').closest('tr')).toHaveTextContent('财务');
    expect(running.queryByText('已归档的')).toBeNull();
  });

  test('can be none', async () => {
    api.override('queryProjectPage', { ...api.example('queryProjectPage'), records: [] });
    await openAsApplicant();
    expect(await screen.findByText('没有在办的采购')).toBeVisible();
  });

  test('are not asked for where the role requests nothing', async () => {
    await renderApp('/');
    await panel('4 件等您处理');
    expect(callsOf('queryProjectPage')).toHaveLength(0);
    expect(screen.queryByRole('region', { name: '我的在办采购' })).toBeNull();
  });
});

describe('shortcuts', () => {
  const many = Array.from({ length: 8 }, (_, index) => menuItem(`/system/p${index}`, `页面${index}`, { sort: index + 2 }));

  test('are at first the first pages of the menu, and then those that the user chooses', async () => {
    api.override('getUserMenu', [menuItem('/', '首页'), ...many]);
    const { user } = await renderApp('/');
    const shortcuts = await panel('常用');
    const names = () => shortcuts.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names()).toEqual(['页面0', '页面1', '页面2', '页面3', '页面4', '页面5']);
    await user.click(shortcuts.getByRole('button', { name: '调整' }));
    const dialog = within(await screen.findByRole('dialog', { name: '调整常用页面' }));
    expect(dialog.getByRole('checkbox', { name: '页面7' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: '页面0' }));
    await user.click(dialog.getByRole('checkbox', { name: '页面7' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(names()).toEqual(['页面1', '页面2', '页面3', '页面4', '页面5', '页面7']));
    await user.click(shortcuts.getByRole('button', { name: '调整' }));
    await user.click(await screen.findByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(names()[0]).toBe('页面0'));
  });

  test('are those of the role: another one begins with its own', async () => {
    localStorage.setItem('shortcuts:schooladmin', JSON.stringify({ another: ['/system/p7'] }));
    api.override('getUserMenu', [menuItem('/', '首页'), ...many]);
    await renderApp('/');
    expect((await panel('常用')).queryByRole('link', { name: '页面7' })).toBeNull();
  });
});

describe('the panels', () => {
  /** Something published, read and not pinned. */
  function article(id: string, title: string, changes: Partial<Schemas['ArticleBrief']>): Schemas['ArticleBrief'] {
    const publishTime = '2026-02-26T12:30:00+08:00';
    const plain = { companyId: '0', categoryCode: null, summary: null, top: false, popup: false, viewed: true };
    return { ...plain, id, title, channel: 'SYSTEM_ANNOUNCEMENT', publishTime, ...changes };
  }

  test('show what is published for the user, pinned and unread marked, each leading to its page', async () => {
    api.override('getHomeOverview', {
      ...overview,
      systemAnnouncements: [
        article('3201', '3月7日22:00系统升级', { top: true }),
        article('3203', '首次登录请修改密码', { viewed: false }),
      ],
      news: [article('3101', '江海大学上线数字化采购平台', { channel: 'NEWS' })],
      lighthouse: [article('3501', '化学试剂集中采购案例', { channel: 'LIGHTHOUSE', viewed: false })],
    });
    await renderApp('/');
    const announcements = await panel('系统公告');
    const upgrade = await announcements.findByRole('link', { name: '3月7日22:00系统升级' });
    expect(upgrade).toHaveAttribute('href', '/announcement-detail?id=3201');
    const row = within(upgrade.closest('li') as HTMLElement);
    expect([row.getByText('置顶'), row.getByText('2026/02/26')]).toHaveLength(2);
    expect(row.queryByRole('img')).toBeNull();
    const reminder = announcements.getByRole('link', { name: '首次登录请修改密码' }).closest('li') as HTMLElement;
    expect(within(reminder).getByRole('img', { name: '未读' })).toBeVisible();
    const news = await panel('新闻资讯');
    const read = (await news.findByRole('link', { name: '江海大学上线数字化采购平台' })).closest('li') as HTMLElement;
    expect(within(read).queryByRole('img')).toBeNull();
    expect((await panel('采购灯塔')).getByRole('link', { name: '化学试剂集中采购案例' })).toHaveAttribute(
      'href',
      '/lighthouse-detail?id=3501',
    );
    const [exposure] = await (await panel('失信曝光')).findAllByRole('link');
    expect(exposure?.getAttribute('href')).toMatch(/^\/announcement-detail\?exposure=/);
    expect((await panel('办事指南')).getAllByRole('link').length).toBeGreaterThan(0);
    expect((await panel('常见问题')).getAllByRole('link').length).toBeGreaterThan(0);
  });

  test('tell of the latest notices about biddings, if there are any', async () => {
    const notices = api.example('queryAnnouncementPage');
    api.override('queryAnnouncementPage', notices, { once: true });
    await renderApp('/');
    const link = await (await panel('竞价公告')).findByRole('link', { name: '高速冷冻离心机竞价公告' });
    expect(link).toHaveAttribute('href', `/project-announcement-detail?id=${notices.records[1]?.id}`);
  });

  test('have none of notices where nothing was announced', async () => {
    api.override('queryAnnouncementPage', { ...api.example('queryAnnouncementPage'), records: [], total: 0 });
    await renderApp('/');
    await panel('系统公告');
    await waitFor(() => expect(callsOf('queryAnnouncementPage')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: '竞价公告' })).toBeNull();
  });

  test('tell of the tasks of the user and of unread messages', async () => {
    const task = { taskCode: 'T20260302-ABCDEF', taskType: 'REPORT_EXPORT', doneCount: 1, totalCount: 2 } as const;
    const time = '2026-03-02T09:00:00+08:00';
    const ownTasks: Schemas['TaskBrief'][] = [
      { ...task, id: 'a', taskName: '导出用户', status: 'RUNNING', executeTime: time, createTime: time },
    ];
    const [message] = api.example('queryInboxMessagePage').records;
    if (!message) throw new Error('The example has no message');
    const unreadMessages = [message, { ...message, id: 'another' }];
    api.override('getHomeOverview', { ...overview, ownTasks, unreadMessages });
    await renderApp('/');
    expect((await (await panel('我的任务')).findByText('导出用户')).closest('li')).toHaveTextContent('执行中');
    expect((await panel('未读消息')).getAllByRole('listitem')).toHaveLength(2);
  });

  test('say so when there is nothing', async () => {
    api.override('getHomeOverview', { ...overview, unreadMessages: [], news: [], ownTasks: [] });
    await renderApp('/');
    expect(await screen.findByText('没有未读消息')).toBeVisible();
    expect(screen.getByText('暂无新闻资讯')).toBeVisible();
    expect(screen.queryByRole('region', { name: '我的任务' })).toBeNull();
  });

  test('link the page that lists them all to those who have it', async () => {
    api.override('getUserMenu', [menuItem('/', '首页'), menuItem('/system/newsInformation', '资讯')]);
    await renderApp('/');
    expect((await panel('新闻资讯')).getByRole('link', { name: '更多新闻资讯' })).toBeVisible();
    expect((await panel('系统公告')).queryByRole('link', { name: /更多/ })).toBeNull();
  });
});

describe('when something cannot be read', () => {
  test('its panel says so, the others are shown, and one retry asks for all that failed', async () => {
    api.override('getHomeWork', ({ reply }) => reply.http(500), { once: true });
    api.override('queryHelpFaqPage', ({ reply }) => reply.http(500), { once: true });
    const { user } = await renderApp('/');
    const waiting = await panel('等您处理');
    await user.click(await waiting.findByRole('button', { name: '重试' }));
    await panel('4 件等您处理');
    expect((await (await panel('常见问题')).findAllByRole('link')).length).toBeGreaterThan(0);
    expect(callsOf('getHomeOverview')).toHaveLength(1);
  });

  test('nothing at all is told once', async () => {
    const failing = [
      ...(['getHomeWork', 'getHomeOverview', 'queryIntegrityExposurePage'] as const),
      ...(['queryHelpGuidelinePage', 'queryHelpFaqPage', 'queryAnnouncementPage'] as const),
    ];
    for (const id of failing) api.override(id, ({ reply }) => reply.http(500), { once: true });
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: '重试' }));
    const title = overview.systemAnnouncements[0]?.title ?? '';
    expect(await (await panel('系统公告')).findByRole('link', { name: title })).toBeVisible();
    expect(screen.queryByText('加载失败')).toBeNull();
  });
});
