import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TaskError } from '../tasks/taskKind.ts';
import { casEndpoint } from './casEndpoint.ts';

let server: Server;
let url: string;
/** What the endpoint does. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: { query: string; token: string | undefined }[];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ query: String(request.url), token: request.headers.authorization });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/users?size=2`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const json = (body: unknown) => (_request: IncomingMessage, response: ServerResponse) => response.end(JSON.stringify(body));

async function read(signal = new AbortController().signal) {
  const pages = [];
  for await (const page of casEndpoint({ url, token: 'secret' }).pages('1001', signal)) pages.push(page);
  return pages;
}
const refusal = () => read().catch((error: unknown) => (error instanceof TaskError ? error.sentence : error));

test('the endpoint is asked for a school, page by page, with the token', async () => {
  answer = ({ url: path }, response) => {
    const isFirst = !path?.includes('cursor');
    response.end(JSON.stringify({ users: [isFirst ? 1 : 2], next: isFirst ? 'a b' : null, total: 2 }));
  };
  expect(await read()).toEqual([
    { rows: [1], total: 2 },
    { rows: [2], total: 2 },
  ]);
  expect(asked).toEqual([
    { query: '/users?size=2&companyId=1001', token: 'Bearer secret' },
    { query: '/users?size=2&companyId=1001&cursor=a+b', token: 'Bearer secret' },
  ]);
});

test('total and next may be left out', async () => {
  answer = json({ users: [] });
  expect(await read()).toEqual([{ rows: [], total: null }]);
});

test.each([
  ['something else than JSON', (_: IncomingMessage, response: ServerResponse) => response.end('<html>')],
  ['no users', json({ data: [] })],
  ['users that are no list', json({ users: {} })],
  ['a cursor that is no text', json({ users: [], next: 7 })],
  ['the same cursor again and again', json({ users: [1], next: 'same' })],
])('an answer with %s is understood as a fault of the endpoint', async (_, behaviour) => {
  answer = behaviour;
  expect(await refusal()).toEqual({ key: 'casMalformed', params: {} });
});

test('an answer beyond all measure is not read to its end', async () => {
  answer = (_, response) => {
    const chunk = Buffer.alloc(1_000_000, 0x20);
    for (let count = 0; count < 12; count += 1) response.write(chunk);
    response.end('{"users":[]}');
  };
  expect(await refusal()).toEqual({ key: 'casMalformed', params: {} });
});

test('a refusal tells the status, and a redirect takes the token nowhere', async () => {
  answer = (_, response) => response.writeHead(401).end();
  expect(await refusal()).toEqual({ key: 'casRefused', params: { status: 401 } });
  answer = (_, response) => response.writeHead(302, { location: url }).end();
  expect(await refusal()).toEqual({ key: 'casUnreachable', params: {} });
  expect(asked).toHaveLength(2);
});

test('a broken connection is told, and waiting ends with the task', async () => {
  answer = (request) => request.socket.destroy();
  expect(await refusal()).toEqual({ key: 'casUnreachable', params: {} });
  answer = () => {};
  await expect(read(AbortSignal.timeout(50))).rejects.toMatchObject({ sentence: { key: 'casUnreachable' } });
});
