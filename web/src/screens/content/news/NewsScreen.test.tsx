import { createClient, type Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { paste } from '#testing/paste.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { actsOf, doWith } from '#testing/rowActs.ts';

const client = () => createClient({ baseUrl: '/api', token: api.signIn() });
const codes = ['create', 'update', 'publish', 'delete'].map((action) => `content:news:${action}`);
const drafted = { status: 'DRAFT', publishTime: null, viewCount: 0 } as const;

let rows: Schemas['Article'][];
beforeEach(async () => {
  api.override('getUserMenu', [menuItem('/system/newsInformation', '新闻资讯')]);
  const [example] = (await client().articles.queryNewsPage({ query: { size: 1 } })).records;
  const base = example as Schemas['Article'];
  rows = [
    { ...base, id: 'a', title: '已发布的', status: 'PUBLISHED', top: true, allowedActions: ['WITHDRAW'] },
    { ...base, ...drafted, id: 'b', title: '写好的', top: false, allowedActions: ['EDIT', 'PUBLISH', 'DELETE'] },
    { ...base, id: 'c', title: '平台的', top: false, allowedActions: [] },
  ];
  api.override('queryNewsPage', () => ({ records: rows, total: rows.length, current: 1, size: 10 }));
});

async function openNews(permissions = codes, search = '') {
  const info = await client().call('getInfo');
  api.override('getInfo', { ...info, permissions });
  const app = await renderApp(`/system/newsInformation${search}`);
  await screen.findByRole('heading', { level: 1, name: '新闻资讯' });
  return app;
}
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the list', () => {
  test('leads to each article, and offers what the server allows with it', async () => {
    const { user } = await openNews();
    const published = await row('已发布的');
    expect(published.getByText('置顶')).toBeVisible();
    expect(published.getByRole('link', { name: '已发布的' })).toHaveAttribute('href', '/announcement-detail?id=a');
    expect(await actsOf(user, '已发布的')).toEqual(['撤回']);
    expect(await actsOf(user, '写好的')).toEqual(['编辑', '发布', '置顶', '删除']);
    expect(await actsOf(user, '平台的')).toEqual([]);
  });

  test('is searched by days of publication, and by school for those who look after several', async () => {
    api.override('getInfo', { ...(await client().call('getInfo')), userType: 'PLATFORM', permissions: [] });
    const { user } = await renderApp('/system/newsInformation?published=2026-03-31~2026-03-01');
    await screen.findAllByRole('rowheader');
    const days = { publishDateStart: '2026-03-01', publishDateEnd: '2026-03-31' };
    expect(callsOf('queryNewsPage').at(-1)?.query).toEqual({ ...days, current: 1, size: 10 });
    const [school] = api.example('listSchoolsSimple');
    await user.click(screen.getByRole('combobox', { name: '所属学校' }));
    await user.click(await screen.findByRole('option', { name: school?.schoolName ?? '' }));
    await waitFor(() => expect(callsOf('queryNewsPage').at(-1)?.query).toMatchObject({ ...days, companyId: school?.companyId }));
  });

  test('is searched by title, state and category, in the address', async () => {
    const { user, address } = await openNews();
    await user.type(await screen.findByRole('textbox', { name: '标题' }), '采购{Enter}');
    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByRole('option', { name: '已撤回' }));
    await waitFor(() => expect(address()).toContain('status=WITHDRAWN'));
    await user.click(screen.getByRole('combobox', { name: '分类' }));
    await user.click((await screen.findAllByRole('option'))[1] as HTMLElement);
    await waitFor(() => expect(address()).toContain('categoryCode='));
    expect(callsOf('queryNewsPage').at(-1)?.query).toMatchObject({ title: '采购', status: 'WITHDRAWN' });
  });

  test('says what to do where nothing has been written, to those who may', async () => {
    rows = [];
    await openNews();
    expect(await screen.findByText('暂无内容，点击“新建资讯”撰写第一篇')).toBeVisible();
  });

  test('offers nothing to write to those who may not', async () => {
    rows = [];
    await openNews([]);
    expect(await screen.findByText('暂无内容')).toBeVisible();
    expect(screen.queryByRole('button', { name: '新建资讯' })).toBeNull();
  });
});

describe('an article', () => {
  test('is published after a question with its title, and one can go and see', async () => {
    const { user, address } = await openNews();
    await doWith(user, '发布 写好的');
    await user.click((await dialog('发布《写好的》？')).getByRole('button', { name: '发布' }));
    expect(await screen.findByText('已发布《写好的》')).toBeVisible();
    expect(callsOf('publishNews').map(({ body }) => body)).toEqual([{ version: rows[1]?.version, status: 'PUBLISHED' }]);
    await user.click(screen.getByRole('button', { name: '查看' }));
    await waitFor(() => expect(address()).toBe('/announcement-detail?id=b'));
  });

  test('is withdrawn with a reason and not without', async () => {
    const { user } = await openNews();
    await doWith(user, '撤回 已发布的');
    const question = await dialog('撤回《已发布的》？');
    await user.click(question.getByRole('button', { name: '撤回' }));
    expect(await question.findByText('请填写原因')).toBeVisible();
    await user.type(question.getByRole('textbox', { name: '原因' }), '需要更新');
    await user.click(question.getByRole('button', { name: '撤回' }));
    expect(await screen.findByText('已撤回《已发布的》')).toBeVisible();
    expect(callsOf('publishNews').at(-1)?.body).toMatchObject({ status: 'WITHDRAWN', reason: '需要更新' });
  });

  test('that the server refuses to withdraw stays, with the reason that was entered', async () => {
    api.override('publishNews', ({ reply }) => reply.fail(4090));
    const { user } = await openNews();
    await doWith(user, '撤回 已发布的');
    const question = await dialog('撤回《已发布的》？');
    await user.type(question.getByRole('textbox', { name: '原因' }), '需要更新');
    await user.click(question.getByRole('button', { name: '撤回' }));
    expect(await question.findByRole('alert')).toHaveTextContent('数据已被他人修改');
    expect(question.getByRole('textbox', { name: '原因' })).toHaveValue('需要更新');
  });

  test('is pinned and deleted', async () => {
    const { user } = await openNews();
    await doWith(user, '置顶 写好的');
    expect(await screen.findByText('已置顶《写好的》')).toBeVisible();
    expect(callsOf('updateNews').map(({ body }) => body)).toEqual([{ version: rows[1]?.version, top: true }]);
    await doWith(user, '删除 写好的');
    await user.click((await dialog('删除《写好的》？')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(callsOf('deleteNews').map(({ path }) => path)).toEqual([{ id: 'b' }]));
  });
});

describe('the form', () => {
  test('saves what is written, with what is pasted reduced to what is allowed', async () => {
    const { user } = await openNews();
    await user.click(await screen.findByRole('button', { name: '新建资讯' }));
    const form = await dialog('新建资讯');
    await user.type(await form.findByRole('textbox', { name: '标题' }), '新的资讯');
    paste(await form.findByRole('textbox', { name: '正文' }), '<p style="color:red">第一段<script>x()</script></p>');
    await user.click(form.getByRole('switch', { name: /置顶/ }));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/^文章“.+”已保存$/)).toBeVisible();
    expect(callsOf('saveNews').map(({ body }) => body)).toEqual([
      {
        title: '新的资讯',
        content: '<p>第一段</p>',
        top: true,
        targetRoles: [],
        categoryCode: null,
        summary: null,
        source: null,
        author: null,
        expireTime: null,
        coverId: null,
        attachmentIds: [],
      },
    ]);
  });

  test('says at the fields what is missing or wrong, and sends nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T04:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = await openNews();
    await user.click(await screen.findByRole('button', { name: '新建资讯' }));
    const form = await dialog('新建资讯');
    await form.findByRole('textbox', { name: '正文' });
    await user.click(await form.findByRole('button', { name: /失效时间/ }));
    expect(screen.getByRole('button', { name: /^9 / })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^10 / })); // From its first minute, which is over.
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('请填写至少 2 个字的标题')).toBeVisible();
    expect(form.getByText('请填写正文')).toBeVisible();
    expect(form.getByText('请选择晚于现在的时间')).toBeVisible();
    expect(form.getByRole('textbox', { name: '正文' })).toHaveAccessibleDescription('请填写正文');
    expect(callsOf('saveNews')).toEqual([]);
  });

  test('begins with the article that is edited, and sends its version', async () => {
    const detail = await client().articles.getArticleDetail({ path: { id: 'b' } });
    api.override('getArticleDetail', { ...detail, title: '写好的', content: '<h2>要点</h2><p>正文</p>', version: 7 });
    const { user } = await openNews();
    await doWith(user, '编辑 写好的');
    const form = await dialog('编辑《写好的》');
    expect(await form.findByRole('heading', { name: '要点' })).toBeVisible();
    await user.type(form.getByRole('textbox', { name: '标题' }), '了');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(callsOf('updateNews')).toHaveLength(1));
    expect(callsOf('updateNews')[0]?.body).toMatchObject({ version: 7, title: '写好的了', content: '<h2>要点</h2><p>正文</p>' });
  });

  test('shows before saving what readers will see', async () => {
    const { user } = await openNews();
    await user.click(await screen.findByRole('button', { name: '新建资讯' }));
    const form = await dialog('新建资讯');
    await user.type(await form.findByRole('textbox', { name: '标题' }), '新的资讯');
    await user.type(form.getByRole('textbox', { name: '作者' }), '王老师');
    paste(await form.findByRole('textbox', { name: '正文' }), '<h1>要点</h1><table><tr><td colspan="2">合计</td></tr></table>');
    await user.click(form.getByRole('button', { name: '预览' }));
    const preview = await dialog('新的资讯');
    expect(preview.getByText('王老师')).toBeVisible();
    expect(preview.getByRole('heading', { level: 2, name: '要点' })).toBeVisible();
    expect(preview.getByRole('cell', { name: '合计' })).toHaveAttribute('colspan', '2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '新的资讯' })).toBeNull());
    expect(form.getByRole('textbox', { name: '标题' })).toHaveValue('新的资讯');
    expect(callsOf('saveNews')).toEqual([]);
  });
});
