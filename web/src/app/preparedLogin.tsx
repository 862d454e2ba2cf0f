import { createSession } from '@campus-procurement/hooks';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { type Language, loadLanguage } from '#i18n/catalog.ts';
import { App } from './App.tsx';
import { Guard } from './Guard.tsx';
import { createQueryClient } from './notifyErrors.ts';

/** The login page as it looks before anybody has done anything, as markup. Runs in Node, while the web app is built. */
export async function prepareLogin(language: Language): Promise<string> {
  // Nothing is asked of this address.
  const session = createSession({ baseUrl: 'http://localhost/api', queryClient: createQueryClient(() => language) });
  session.storage.set('arco-locale', language);
  await loadLanguage(language);
  const router = createMemoryRouter([{ path: '*', element: <Guard /> }], { initialEntries: ['/login'] });
  // The pages of all languages, and then the living one, are in one document: labels must find their own fields.
  return renderToString(<App session={session} language={language} router={router} />, { identifierPrefix: language });
}
