import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defaultSettings } from './appSettings.ts';
import { SessionContext, SettingsContext } from './contexts.ts';
import { createStore } from './createStore.ts';
import type { Session } from './session/Session.ts';

/**
 * Gives the session, its client, its query cache and the app settings to everything below.
 *
 * @example
 * const session = createSession({ baseUrl: '/api', queryClient: new QueryClient() });
 * void session.restore();
 * createRoot(element).render(<SessionProvider session={session}><App /></SessionProvider>);
 */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const [settings] = useState(() => createStore(defaultSettings));
  return (
    <SessionContext value={session}>
      <SettingsContext value={settings}>
        <QueryClientProvider client={session.queryClient}>{children}</QueryClientProvider>
      </SettingsContext>
    </SessionContext>
  );
}
