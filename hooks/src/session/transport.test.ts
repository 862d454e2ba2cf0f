import { describe, expect, it, onTestFinished } from 'vitest';
import { turn } from '../testing/open.ts';
import { createTransport } from './transport.ts';

let token = 'token';

function open(answer: () => Promise<Response> = async () => Response.json({ code: 0, msg: 'ok', data: [] })) {
  const sent: string[] = [];
  const refused: unknown[] = [];
  let change: PromiseWithResolvers<void> | null = null;
  const transport = createTransport({
    baseUrl: 'http://api.example/api',
    fetch: (url) => {
      sent.push(new URL(url).pathname);
      return answer();
    },
    language: () => 'zh-CN',
    token: () => token,
    onUnauthorized: (carried) => refused.push(carried),
    onForbidden: () => {},
    onInitialPassword: () => {},
    changing: () => change?.promise ?? null,
  });
  /** Starts a change of identity. Call the result to end it. */
  function hold() {
    const mine = Promise.withResolvers<void>();
    change = mine;
    return () => {
      if (change === mine) change = null;
      mine.resolve();
    };
  }
  return { ...transport, hold, sent, refused };
}

describe('the way to the server', () => {
  it('drops an answer that comes too late even if `fetch` does not listen to its signal', async () => {
    const slow = Promise.withResolvers<Response>();
    const { client, drop } = open(() => slow.promise);
    const call = expect(client.call('queryRoleList')).rejects.toMatchObject({ name: 'AbortError' });
    await turn();
    drop();
    slow.resolve(Response.json({ code: 0, msg: 'ok', data: [] }));
    await call;
  });

  it('holds requests through several changes that follow each other', async () => {
    const { client, hold, sent } = open();
    const releaseFirst = hold();
    const call = client.call('queryRoleList');
    await turn();
    releaseFirst();
    const releaseSecond = hold();
    await turn();
    expect(sent).toEqual([]);
    releaseSecond();
    await expect(call).resolves.toEqual([]);
  });

  it('refuses to send a token that has been replaced while the request waited', async () => {
    const { client, hold, sent } = open();
    const release = hold();
    const call = expect(client.call('queryRoleList')).rejects.toMatchObject({ name: 'AbortError' });
    token = 'another';
    onTestFinished(() => {
      token = 'token';
    });
    release();
    await call;
    expect(sent).toEqual([]);
  });

  it('keeps the refusal of a token to itself while the identity changes', async () => {
    const { client, hold, drop, refused } = open(async () =>
      Response.json({ code: 401, msg: 'no', data: null }, { status: 401 }),
    );
    const first = expect(client.call('queryRoleList')).rejects.toMatchObject({ name: 'UnauthorizedError' });
    await first;
    await turn();
    expect(refused).toEqual(['token']);

    const call = client.call('queryRoleList');
    const dropped = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    const release = hold();
    await turn();
    drop();
    release();
    await dropped;
    expect(refused).toEqual(['token']);
  });

  it('ends what waits for a change as soon as it is dropped', async () => {
    const { client, hold, drop, sent } = open();
    hold();
    const call = expect(client.call('queryRoleList')).rejects.toMatchObject({ name: 'AbortError' });
    await turn();
    drop();
    await call;
    expect(sent).toEqual([]);
  });

  it('does not hold or drop the conversations that carry the change out', async () => {
    const { direct, hold, drop, sent } = open();
    hold();
    const call = direct.call('queryRoleList');
    drop();
    await expect(call).resolves.toEqual([]);
    expect(sent).toEqual(['/api/sys/role/queryRoleList']);
  });
});
