import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { routes } from '#app/routes.tsx';
import { languages, loadAreas, loadLanguage, translate } from '#i18n/catalog.ts';
import { menuItem } from '#testing/menuItem.ts';
import { api, renderApp } from './renderApp.tsx';

/** Every page, hidden ones included, is in this menu. */
const fullMenu = routes.map(({ path }, index) =>
  menuItem(path, `页面${index}`, { menuNameEn: `Page ${index}`, sort: index, hideInMenu: true }),
);
const home = fullMenu.find(({ path }) => path === '/');
if (home) home.hideInMenu = false;

// Login and tickets have tests of their own: the first leads on who is logged in, the others lead away without a ticket.
const elsewhere = ['/login', '/platformLogin', '/user/externalLogin', '/user/qlgd-externalLogin'];
const pages = routes.filter(({ path }) => !path.includes('*') && !elsewhere.includes(path));
const areas = Object.keys(import.meta.glob('../i18n/zh-CN/*.ts')).map((file) => file.replace(/^.*\/(\w+)\.ts$/, '$1'));
const rawKey = new RegExp(`\\b(${areas.join('|')})\\.[a-z]\\w+`);

describe.each(languages)('in %s', (language) => {
  test.each(pages.map(({ path }) => path))(
    '%s is shown, titled, has no text without words, and prints its lists',
    async (path) => {
      api.override('getUserMenu', fullMenu);
      await renderApp(path, { language });
      await loadLanguage(language);
      await loadAreas(['pages', 'ui', 'validation']);
      const title = translate(language, routes.find((route) => route.path === path)?.crumbs.at(-1) ?? 'pages.home');
      const heading = await screen.findByRole('heading', { level: 1, name: title });
      expect(heading).toBeVisible();
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(document.title.startsWith(`${title} - `)).toBe(true);
      expect(document.documentElement.lang).toBe(language);
      expect(document.body.textContent).not.toMatch(rawKey);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      const named = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link'), ...screen.queryAllByRole('textbox')];
      for (const control of named) expect(control).toHaveAccessibleName();
      const called = (key: 'ui.expandAll' | 'ui.printPreview') =>
        screen.queryAllByRole('button', { name: translate(language, key) });
      const lists = [...document.querySelectorAll('table[data-density]'), ...called('ui.expandAll')];
      expect(called('ui.printPreview').length).toBeGreaterThanOrEqual(lists.length);
    },
  );
});

test('no path is in the route table twice', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});
