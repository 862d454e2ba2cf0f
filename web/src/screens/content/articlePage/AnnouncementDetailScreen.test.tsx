import { createClient, type Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { afterNotifying, api, callsOf, renderApp } from '#testing/renderApp.tsx';

const client = () => createClient({ baseUrl: '/api', token: api.signIn() });
const path = { id: 'a' };
const example = () => client().articles.getArticleDetail({ path });

async function openArticle(changes: Partial<Schemas['ArticleDetail']> = {}) {
  const article = { ...(await example()), ...changes };
  api.override('getArticleDetail', article);
  const app = await renderApp('/announcement-detail?id=a');
  await screen.findByRole('heading', { level: 1, name: article.title });
  return { ...app, page: within(screen.getByRole('article')) };
}

describe('an article', () => {
  test('is shown with who wrote it and when, names its tab, and is counted once as read', async () => {
    const { page } = await openArticle();
    expect(page.getByText('新闻资讯')).toBeVisible();
    expect(page.getByText('信息中心')).toBeVisible();
    expect(page.getByText('2026/02/26 12:30')).toBeVisible();
    expect(page.getByText('自2026年春季学期起，全校采购申请统一在线办理。')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: '已打开的页面' }));
    expect(tabs.getByRole('link', { name: '江海大学上线数字化采购平台' })).toBeVisible();
    await waitFor(() => expect(callsOf('countArticleView')).toHaveLength(1));
  });

  test('that has been read before, or is a draft, is not counted', async () => {
    const { page } = await openArticle({ status: 'DRAFT', publishTime: null });
    expect(page.getByText('草稿')).toBeVisible();
    await afterNotifying();
    expect(callsOf('countArticleView')).toEqual([]);
  });

  test('is read also where the reader could not be counted, and nobody is told', async () => {
    api.override('countArticleView', ({ reply }) => reply.http(500));
    await openArticle();
    await afterNotifying();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that is a guideline has steps, which lead to the pages that the role has', async () => {
    const { user, page, address } = await openArticle({
      channel: 'GUIDELINE',
      steps: [
        { title: '申请角色', content: '联系学校管理员', routeName: 'user-role' },
        { title: '等待', content: '', routeName: 'no-such-page' },
      ],
    });
    expect(page.getAllByRole('listitem')).toHaveLength(2);
    expect(page.getAllByRole('link')).toHaveLength(1);
    await user.click(page.getByRole('link', { name: '前往角色管理' }));
    expect(address()).toBe('/user/role');
  });

  test('has a cover and files to download', async () => {
    const file = api.example('uploadFile');
    const paper = { ...file, id: 'paper', fileName: '流程图.pdf', contentType: 'application/pdf' as const };
    const { page } = await openArticle({ cover: file, attachments: [paper] });
    expect(page.getByRole('presentation')).toHaveAttribute('src', file.url);
    const files = within(page.getByRole('list', { name: '附件' }));
    expect(files.getByRole('link', { name: /^下载 ?流程图.pdf/ })).toHaveAttribute('href', paper.url);
  });

  test('that does not exist is told at its place, with the way home', async () => {
    api.override('getArticleDetail', ({ reply }) => reply.fail(4004));
    await renderApp('/announcement-detail?id=a');
    expect(await screen.findByText('不存在、已被删除，或您无权查看')).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    expect(page.queryByRole('button', { name: '重试' })).toBeNull();
  });

  test('is shown as it will be printed, and printed; escape leads back', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await openArticle();
    await user.click(screen.getByRole('button', { name: '打印预览' }));
    const preview = within(await screen.findByRole('dialog', { name: '打印预览' }));
    expect(preview.getByRole('heading', { name: '江海大学上线数字化采购平台' })).toBeVisible();
    // Above everything else.
    const layer = document.querySelector<HTMLElement>('[style*="--mb-z-index"]')?.style.getPropertyValue('--mb-z-index');
    expect(layer).toBe('20002');
    await user.click(preview.getByRole('button', { name: '打印' }));
    expect(print).toHaveBeenCalledOnce();
    // What would open below it is not opened.
    await user.keyboard('{Control>}k{/Control}{Control>}/{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '打印预览' })).toHaveFocus();
  });
});

test('an integrity exposure is shown with its consequences, facts and evidence', async () => {
  const exposure = api.example('getIntegrityExposureDetail');
  api.override('getIntegrityExposureDetail', exposure);
  await renderApp('/announcement-detail?exposure=a');
  await screen.findByRole('heading', { level: 1, name: exposure.supplierName });
  const page = within(screen.getByRole('article'));
  expect(page.getByText(exposure.exposureCode)).toBeVisible();
  expect(page.getByText(exposure.fact)).toBeVisible();
  const links = page.queryAllByRole('link', { name: /下载/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(exposure.evidence.map(({ url }) => url));
});

test('an address that names nothing leads back to the home page', async () => {
  const { user, address } = await renderApp('/announcement-detail');
  await user.click(await screen.findByRole('link', { name: '返回首页' }));
  expect(address()).toBe('/');
});

test('a model case shows amount and saving', async () => {
  api.override('getLighthouseDetail', api.example('getLighthouseDetail'));
  await renderApp('/lighthouse-detail?id=a');
  const page = within(await screen.findByRole('article'));
  expect(page.getByText('采购灯塔')).toBeVisible();
  expect(page.getByText('案例金额（元）')).toBeVisible();
});
