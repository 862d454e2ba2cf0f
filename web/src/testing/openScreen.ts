import type { Schemas } from '@campus-procurement/sdk';
import { api, renderApp } from './renderApp.tsx';

interface OpenOptions {
  permissions?: string[];
  userType?: Schemas['UserInfo']['userType'];
}

/** A page as a user sees it whose menu holds just that page. */
export async function openScreen(address: string, { permissions = [], userType = 'STAFF' }: OpenOptions = {}) {
  const [path = address] = address.split('?');
  const page = { icon: null, hideInMenu: false, menuType: 'MENU' as const, sort: 1, children: [] };
  api.override('getUserMenu', [{ ...page, routeName: 'page', path, menuName: '页面', menuNameEn: 'Page' }]);
  api.override('getInfo', { ...api.example('getInfo'), permissions, userType });
  return renderApp(address);
}
