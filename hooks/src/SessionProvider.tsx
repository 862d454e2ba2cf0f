import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { SessionContext } from './contexts.ts';
import type { Session } from './session/Session.ts';
import { onWindow } from './storage/onWindow.ts';

/**
 * Provides the session and its query cache to all components below. While there is unsaved work, the browser asks before the
 * window is closed or reloaded.
 *
 * @example
 * const session = createSession({ baseUrl: '/api', queryClient: new QueryClient() });
 * void session.restore();
 * createRoot(element).render(<SessionProvider session={session}><App /></SessionProvider>);
 */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  useEffect(() => onWindow('beforeunload', (event) => session.unsaved.has() && event.preventDefault()), [session]);
  return (
    <SessionContext.Provider value={session}>
      <QueryClientProvider client={session.queryClient}>{children}</QueryClientProvider>
    </SessionContext.Provider>
  );
}
