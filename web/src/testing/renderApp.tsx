import { createSession, type Session } from '@campus-procurement/hooks';
import { createClient } from '@campus-procurement/sdk';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { notifications } from '@mantine/notifications';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { App } from '#app/App.tsx';
import { Guard } from '#app/Guard.tsx';
import { createQueryClient } from '#app/notifyErrors.ts';
import { type Language, loadLanguage } from '#i18n/catalog.ts';

/** The API of a test file, on mocks. Whatever departs from the description fails the test. */
export const api = createMockApi();
const server = setupServer(...api.handlers);
let session: Session | undefined;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  session?.close();
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  const { failures } = api;
  try {
    api.assertNoFailures();
  } finally {
    if (failures.length > 0) console.error(failures);
    api.reset();
  }
});
afterAll(() => server.close());

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
  session = opened;
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
