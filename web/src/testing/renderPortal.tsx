import type { Schemas } from '@campus-procurement/sdk';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Language, loadAreas, loadLanguage } from '#i18n/catalog.ts';
import { portalHistory } from '../portal/address/portalHistory.ts';
import { noticeStore } from '../portal/blocks/noticeStore.ts';
import { createPortalSession } from '../portal/createPortalSession.ts';
import { PortalApp } from '../portal/PortalApp.tsx';
import { api, rendered } from './mockApi.ts';

interface RenderOptions {
  /** Whether the example supplier is logged in. */
  loggedIn?: boolean;
  language?: Language;
}

/** The account of a supplier: it holds no role. */
export function aSupplier(): Schemas['UserInfo'] {
  const nothing = { role: null, currentRole: null, currentDept: null, roleDeptList: [], permissions: [] };
  return { ...api.example('getInfo'), ...nothing, userType: 'SUPPLIER', accountId: 'supplier1', name: '马晓东' };
}

/** The portal at an address below `/portal`, as a browser would show it. */
export async function renderPortal(path: string, { loggedIn = true, language = 'zh-CN' }: RenderOptions = {}) {
  if (loggedIn) {
    localStorage.setItem('portal.token', api.signIn());
    api.override('getInfo', aSupplier());
    api.override('countUnreadInboxMessages', { count: 0 });
  }
  localStorage.setItem('portal.arco-locale', language);
  await Promise.all([loadLanguage(language), loadAreas(['portal'])]);
  for (const { id } of noticeStore.get()) noticeStore.remove(id);
  const session = createPortalSession();
  rendered.session = session;
  void session.restore();
  portalHistory.go(path, { replace: true });
  const { unmount } = render(<PortalApp session={session} language={language} />);
  return { user: userEvent.setup(), session, unmount, address: portalHistory.get };
}
