import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defaultSettings } from './appSettings.ts';
import { SessionContext, SettingsContext, UnsavedContext } from './contexts.ts';
import { createStore } from './createStore.ts';
import { createUnsavedWork } from './createUnsavedWork.ts';
import type { Session } from './session/Session.ts';

/**
 * Gives the session, its client, its query cache, the app settings and the register of unsaved work to everything below.
 *
 * @example
 * const session = createSession({ baseUrl: '/api', queryClient: new QueryClient() });
 * void session.restore();
 * createRoot(element).render(<SessionProvider session={session}><App /></SessionProvider>);
 */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const [settings] = useState(() => createStore(defaultSettings));
  const [unsaved] = useState(createUnsavedWork);
  return (
    <SessionContext value={session}>
      <SettingsContext value={settings}>
        <UnsavedContext value={unsaved}>
          <QueryClientProvider client={session.queryClient}>{children}</QueryClientProvider>
        </UnsavedContext>
      </SettingsContext>
    </SessionContext>
  );
}
