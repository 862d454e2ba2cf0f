import '../app/trustedTypes.ts';
import { retries } from '@campus-procurement/sdk';
import { createRoot } from 'react-dom/client';
import { loadAreas } from '../i18n/catalog.ts';
import { startLanguage } from '../i18n/startLanguage.ts';
import { createPortalSession, portalLanguage } from './createPortalSession.ts';
import { PortalApp } from './PortalApp.tsx';

/** Starts the mocks for `npm run dev:mock`. A build does not contain them. */
async function startMocks(): Promise<void> {
  const { startMockApi } = await import('../testing/browserMocks.ts');
  await startMockApi();
}

async function start(): Promise<void> {
  if (import.meta.env.DEV && import.meta.env.VITE_MOCK === '1') await startMocks();
  const session = createPortalSession({ retry: retries() });
  void session.restore();
  const [language] = await Promise.all([startLanguage(portalLanguage(session)), loadAreas(['portal'])]);
  const root = document.getElementById('root');
  if (!root) throw new Error('portal/index.html has no element with the id "root"');
  createRoot(root).render(<PortalApp session={session} language={language} />);
}

void start();
