import { describe, expect, test } from 'vitest';
import { loadAreas, loadLanguage, translate } from './catalog.ts';
import type { Area } from './messages.ts';

const areas: Area[] = ['common', 'entry', 'exception', 'home', 'pages', 'profile', 'roles', 'session', 'shell', 'ui'];

describe('the texts', () => {
  test('those of the login page are there in Chinese without loading anything', () => {
    expect(translate('zh-CN', 'session.usernameEmpty')).toBe('用户名不能为空');
    expect(translate('zh-CN', 'common.errorTitle')).toBe('错误');
  });

  test('those of an area come in every language in use, also in one that is switched to later', async () => {
    await loadLanguage('zh-CN');
    await loadAreas(areas);
    await loadLanguage('en-US');
    expect(translate('zh-CN', 'roles.name')).toBe('角色名称');
    expect(translate('en-US', 'roles.name')).toBe('Role name');
    await loadAreas(['home']);
    expect(translate('en-US', 'home.request')).toBe('New request');
  });

  test('the exact words of the product specification', () => {
    expect(translate('en-US', 'session.usernameEmpty')).toBe('Username cannot be empty');
    expect(translate('en-US', 'session.passwordEmpty')).toBe('Password cannot be empty');
    expect(translate('en-US', 'session.failed')).toBe('Login error, refresh and try again');
    expect(translate('en-US', 'common.errorFallback')).toBe('Operation failed, please contact the administrator');
    expect(translate('en-US', 'exception.forbidden')).toBe('Access to this resource on the server is denied.');
    expect(translate('en-US', 'exception.notFound')).toBe('Whoops, this page is gone.');
    expect(translate('en-US', 'exception.serverError')).toBe('Internal server error');
    expect(translate('en-US', 'ui.summary')).toBe('Summary');
    expect(translate('zh-CN', 'ui.printPreview')).toBe('打印预览');
    expect(translate('zh-CN', 'ui.print')).toBe('打印');
    expect(translate('zh-CN', 'session.loggedOut')).toBe('退出成功');
    expect(translate('zh-CN', 'session.noMenu')).toBe('该用户没有菜单，无法进入系统');
  });

  test('the unit of amounts has one name, in labels as beside the fields', async () => {
    await loadAreas(['articles', 'dashboard', 'products', 'reading', 'ui']);
    await loadLanguage('en-US');
    const labels = ['articles.caseAmountYuan', 'dashboard.funds', 'products.referencePriceYuan', 'reading.caseAmount'] as const;
    for (const label of labels) {
      expect(translate('en-US', label)).toContain(`(${translate('en-US', 'ui.yuan')})`);
      expect(translate('zh-CN', label)).toContain(`（${translate('zh-CN', 'ui.yuan')}）`);
    }
  });

  test('a task that had nothing to do has no progress, and one that does not know how much has what is done', async () => {
    await loadAreas(['tasks']);
    await loadLanguage('en-US');
    const progress = (done: number, total: number | null) => translate('en-US', 'tasks.stepsOf', { done, total });
    expect([progress(0, 0), progress(1, 2), progress(3, null)]).toEqual(['–', '1 of 2', '3']);
    expect(translate('zh-CN', 'tasks.stepsOf', { done: 0, total: 0 })).toBe('–');
  });

  test('names that are read from right to left stand apart, so that they do not turn the sentence round', async () => {
    await loadAreas(['batch', 'roles']);
    await loadLanguage('en-US');
    expect(translate('en-US', 'roles.edit', { name: 'רכש' })).toBe('Edit role: \u2068רכש\u2069');
    const turned = '\u202egnp.eciovni';
    expect(translate('en-US', 'batch.rows', { names: ['Ann', 'مشتريات', turned], count: 3 })).toContain(
      `Ann, \u2068مشتريات\u2069, \u2068${turned}\u2069`,
    );
    expect(translate('zh-CN', 'roles.edit', { name: '采购员' })).toBe('编辑角色：采购员');
  });

  test('plurals and parameters are filled in', () => {
    expect(translate('en-US', 'ui.total', { count: 1 })).toBe('1 row');
    expect(translate('en-US', 'ui.total', { count: 1200 })).toBe('1,200 rows');
    expect(translate('zh-CN', 'ui.total', { count: 1200 })).toBe('共 1200 条');
  });
});
