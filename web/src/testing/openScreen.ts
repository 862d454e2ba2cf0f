import type { Schemas } from '@campus-procurement/sdk';
import type { Language } from '#i18n/catalog.ts';
import { menuItem } from './menuItem.ts';
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
  api.override('getUserMenu', [menuItem(path, '页面', { menuNameEn: 'Page' })]);
  api.override('getInfo', { ...api.example('getInfo'), permissions, userType });
  return renderApp(address, { language });
}
