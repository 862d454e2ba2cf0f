import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { defaultSettings } from './appSettings.ts';
import { ProvidedContext } from './contexts.ts';
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
  const [own] = useState(() => ({ settings: createStore(defaultSettings), unsaved: createUnsavedWork() }));
  const provided = useMemo(() => ({ session, ...own }), [session, own]);
  return (
    <ProvidedContext value={provided}>
      <QueryClientProvider client={session.queryClient}>{children}</QueryClientProvider>
    </ProvidedContext>
  );
}
