import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

interface Call {
  /** The path with its search part. */
  url: string;
  body: unknown;
}

const token = { access_token: 'access+1', expires_in: 7200 };

/**
 * Plays the interface of an official account of WeChat on a port of its own. Tokens are given; every other call is answered by `answer`,
 * which a test sets.
 */
export async function startOfficialAccountServer() {
  const calls: Call[] = [];
  const state = { calls, answer: (_call: Call): object => ({ errcode: 0, errmsg: 'ok' }), delayMs: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    const call = { url: String(request.url), body: JSON.parse(Buffer.concat(chunks).toString()) };
    calls.push(call);
    await setTimeout(state.delayMs);
    response.end(JSON.stringify(call.url === '/cgi-bin/stable_token' ? token : state.answer(call)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
