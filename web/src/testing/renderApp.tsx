import { createSession } from '@campus-procurement/hooks';
import { createClient } from '@campus-procurement/sdk';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { Guard } from '#app/Guard.tsx';
import { createQueryClient } from '#app/notifyErrors.ts';
import { type Language, loadLanguage } from '#i18n/catalog.ts';
import { api, rendered } from './mockApi.ts';

export { api };

interface RenderOptions {
  /** Whether the example user is logged in. */
  loggedIn?: boolean;
  language?: Language;
  /** Rendered beside the pages, below the same providers. */
  beside?: ReactNode;
}

/** The whole product at an address, as a browser would show it. */
export async function renderApp(path: string, { loggedIn = true, language = 'zh-CN', beside }: RenderOptions = {}) {
  if (loggedIn) localStorage.setItem('token', api.signIn());
  localStorage.setItem('arco-locale', language);
  await loadLanguage(language);
  const opened = createSession({
    baseUrl: '/api',
    queryClient: createQueryClient(() => opened.storage.get('arco-locale') ?? 'zh-CN'),
  });
  rendered.session = opened;
  void opened.restore();
  const element = (
    <>
      {beside}
      <Guard />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<App session={opened} language={language} router={router} env="test" />);
  const user: UserEvent = userEvent.setup();
  return {
    user,
    session: opened,
    /** Where the user is: path and query. */
    address: () => router.state.location.pathname + router.state.location.search,
    router,
  };
}

/** Resolves when a notification would have appeared, had there been one. */
export const afterNotifying = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)));

/** The user whom the mocks know, to be changed and given to `api.override('getInfo', …)`. */
export function exampleUser() {
  return createClient({ baseUrl: '/api', token: api.signIn() }).call('getInfo');
}

/** How often an operation has been called. */
export function callsOf(operationId: string) {
  return api.calls.filter((call) => call.operationId === operationId);
}
