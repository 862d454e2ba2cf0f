import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { SessionProvider } from '../SessionProvider.tsx';
import type { Session } from '../session/Session.ts';

/** Renders a hook inside a SessionProvider. It is unmounted after the test. */
export function renderInSession<T>(session: Session, hook: () => T) {
  onTestFinished(cleanup);
  const wrapper = ({ children }: { children: ReactNode }) => <SessionProvider session={session}>{children}</SessionProvider>;
  return renderHook(hook, { wrapper });
}
