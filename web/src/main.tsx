import './app/trustedTypes.ts';
import { createSession } from '@campus-procurement/hooks';
import { retries } from '@campus-procurement/sdk';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { Guard } from './app/Guard.tsx';
import { createQueryClient } from './app/notifyErrors.ts';
import { preloadShell } from './app/shellPages.tsx';
import { languages } from './i18n/catalog.ts';
import { startLanguage } from './i18n/startLanguage.ts';
import { takeTicket } from './screens/session/tickets/ticketAddress.ts';

/** Starts the mocks for `npm run dev:mock`. A build does not contain them. */
async function startMocks(): Promise<void> {
  const { startMockApi } = await import('./testing/browserMocks.ts');
  await startMockApi();
}

async function start(): Promise<void> {
  takeTicket();
  if (import.meta.env.DEV && import.meta.env.VITE_MOCK === '1') await startMocks();

  const currentLanguage = () => session.storage.get('arco-locale') ?? languages[0];
  const session = createSession({
    baseUrl: '/api',
    queryClient: createQueryClient(currentLanguage),
    language: currentLanguage,
    retry: retries(),
  });
  void session.restore();
  const language = await startLanguage(currentLanguage());

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  if (session.getState().status === 'restoring') preloadShell();
  else document.addEventListener('input', preloadShell, { once: true }); // Loaded while the user types the password.
  createRoot(root).render(
    <App session={session} language={language} router={createBrowserRouter([{ path: '*', element: <Guard /> }])} />,
  );
}

void start();
