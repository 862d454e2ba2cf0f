import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { defaultSettings } from './appSettings.ts';
import { ProvidedContext } from './contexts.ts';
import { createStore } from './createStore.ts';
import { createUnsavedWork } from './createUnsavedWork.ts';
import { onWindow } from './onWindow.ts';
import type { Session } from './session/Session.ts';

/**
 * Gives the session, its client, its query cache, the app settings and the register of unsaved work to everything below. While there is
 * such work, the browser asks before the window is closed or reloaded.
 *
 * @example
 * const session = createSession({ baseUrl: '/api', queryClient: new QueryClient() });
 * void session.restore();
 * createRoot(element).render(<SessionProvider session={session}><App /></SessionProvider>);
 */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const provided = useMemo(() => ({ session, settings: createStore(defaultSettings), unsaved: createUnsavedWork() }), [session]);
  useEffect(() => onWindow('beforeunload', (event) => provided.unsaved.has() && event.preventDefault()), [provided]);
  return (
    <ProvidedContext value={provided}>
      <QueryClientProvider client={session.queryClient}>{children}</QueryClientProvider>
    </ProvidedContext>
  );
}
