import type { Schemas } from '@campus-procurement/sdk';
import type { Language } from '#i18n/catalog.ts';
import { api, renderApp } from './renderApp.tsx';

interface OpenOptions {
  permissions?: string[];
  userType?: Schemas['UserInfo']['userType'];
  language?: Language;
}

/** A page as a user sees it whose menu holds just that page. */
export async function openScreen(
  address: string,
  { permissions = [], userType = 'STAFF', language = 'zh-CN' }: OpenOptions = {},
) {
  const [path = address] = address.split('?');
  const page = { icon: null, hideInMenu: false, menuType: 'MENU' as const, sort: 1, children: [] };
  api.override('getUserMenu', [{ ...page, routeName: 'page', path, menuName: '页面', menuNameEn: 'Page' }]);
  api.override('getInfo', { ...api.example('getInfo'), permissions, userType });
  return renderApp(address, { language });
}
