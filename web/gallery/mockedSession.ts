import { createSession, type Session } from '@campus-procurement/hooks';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { getResponse } from 'msw';
import { createQueryClient } from '../src/app/notifyErrors.ts';

/** The server of the gallery: the mocks of the SDK, in the page itself. */
export const api = createMockApi();

/** Answers what the mocks describe; whatever else is asked for, e.g. a picture of an example, is not there. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  return (await getResponse(api.handlers, request)) ?? new Response(null, { status: 404 });
}

/** Somebody who is logged in, looks after all schools and may do everything. */
export async function openMockedSession(): Promise<Session> {
  const session = createSession({
    baseUrl: '/api',
    fetch: answer,
    queryClient: createQueryClient(() => session.storage.get('arco-locale') ?? 'zh-CN'),
  });
  api.override('getInfo', { ...api.example('getInfo'), userType: 'PLATFORM' });
  session.storage.set('token', api.signIn());
  await session.restore();
  return session;
}
