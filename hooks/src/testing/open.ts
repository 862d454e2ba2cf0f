import { QueryClient } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';
import { createSession } from '../session/createSession.ts';
import type { Session, SessionOptions } from '../session/Session.ts';
import { createFakeServer } from './fakeServer.ts';
import { createBrowser } from './memoryStorage.ts';

export const password = 'Seed@2026';
export const credentials = { username: 'teacher1', password };

/** Waits for everything that can happen without waiting for something else. */
export const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Opens a session in one tab with a fake server. It is closed after the test. */
export function open(more: Partial<SessionOptions> & { server?: ReturnType<typeof createFakeServer> } = {}) {
  const { server = createFakeServer(), ...options } = more;
  const session = openSession({ storage: createBrowser().tab(), fetch: server.fetch, ...options });
  onTestFinished(() => session.close());
  return { server, session };
}

export function openSession(options: Partial<SessionOptions>): Session {
  return createSession({ baseUrl: 'http://api.example/api', queryClient: new QueryClient(), ...options });
}

/** Opens a session in which teacher1 is logged in as purchaser. */
export async function openReady(more: Parameters<typeof open>[0] = {}) {
  const opened = open(more);
  await opened.session.login(credentials);
  opened.server.received.length = 0;
  return opened;
}

/** Returns the state, and throws unless it is `ready`. */
export function ready(session: Session) {
  const state = session.getState();
  if (state.status !== 'ready') throw new Error(`The session is ${JSON.stringify(state)}`);
  return state;
}

export function tokenOf(session: Session): string {
  return session.storage.get('token') ?? 'no token is stored';
}
