import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeServer } from '../testing/fakeServer.ts';
import { open, password, ready, turn } from '../testing/open.ts';
import { asSchoolAdmin } from '../testing/people.ts';

/** The other tests inject `fetch`. Here the real one runs, with its signals and bodies, against a mocked network. */
const server = createFakeServer();
const network = setupServer(
  http.all('http://api.example/api/*', async ({ request }) => {
    const { url, headers } = request;
    return server.fetch(url, { headers, body: (await request.text()) || null });
  }),
);
beforeAll(() => network.listen());
afterAll(() => network.close());

describe('over the platform’s own fetch', () => {
  it('a session runs from login to logout, and a switch ends what is under way', async () => {
    const { session } = open({ fetch: undefined as never });
    await session.login({ username: 'teacher1', password });
    await expect(session.client.call('queryRolePage')).resolves.toMatchObject({ records: [{ id: 'purchaser' }] });

    const slow = Promise.withResolvers<void>();
    server.fail('queryRolePage', () => slow.promise);
    const late = expect(session.client.call('queryRolePage')).rejects.toMatchObject({ name: 'AbortError' });
    await turn();
    await session.switchTo(asSchoolAdmin);
    await late;
    slow.resolve();
    expect(ready(session).role.roleCode).toBe('school_admin');

    const caller = new AbortController();
    const given = expect(session.client.call('queryRolePage', {}, { signal: caller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    caller.abort();
    await given;

    await session.logout();
    await expect(session.client.call('queryRolePage')).rejects.toMatchObject({ name: 'UnauthorizedError' });
  });
});
