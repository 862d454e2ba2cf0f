import { createSession, SessionProvider } from '@campus-procurement/hooks';
import { MantineProvider } from '@mantine/core';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadAreas, loadLanguage } from '#i18n/catalog.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { ConfirmProvider } from '#ui/feedback/ConfirmProvider.tsx';

/** One block by itself, in Chinese and without a server. */
export async function renderUi(element: ReactNode): Promise<UserEvent> {
  await loadLanguage('zh-CN');
  await loadAreas(['ui', 'validation', 'shell']);
  const session = createSession({ baseUrl: '/api', queryClient: new QueryClient() });
  const router = createMemoryRouter([{ path: '*', element: <ConfirmProvider>{element}</ConfirmProvider> }]);
  render(
    <SessionProvider session={session}>
      <LanguageProvider initial="zh-CN">
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </LanguageProvider>
    </SessionProvider>,
  );
  return userEvent.setup();
}
