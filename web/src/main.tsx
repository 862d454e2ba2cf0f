import './app/trustedTypes.ts';
import { createSession } from '@campus-procurement/hooks';
import { retries } from '@campus-procurement/sdk';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { Guard } from './app/Guard.tsx';
import { createQueryClient } from './app/notifyErrors.ts';
import { preloadShell } from './app/shellPages.tsx';
import { type Language, languages, loadLanguage } from './i18n/catalog.ts';
import { takeTicket } from './screens/session/ticket/ticketAddress.ts';

/** Starts the mocks for `npm run dev:mock`. A build does not contain them. */
async function startMocks(): Promise<void> {
  const { startMockApi } = await import('./testing/browserMocks.ts');
  await startMockApi();
}

/** Loads the user's language. Returns the default language if the texts cannot be loaded. */
async function startLanguage(wanted: Language): Promise<Language> {
  try {
    await loadLanguage(wanted);
    return wanted;
  } catch (error) {
    console.error(`The texts in ${wanted} could not be loaded`, error);
    await loadLanguage(languages[0]);
    return languages[0];
  }
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
