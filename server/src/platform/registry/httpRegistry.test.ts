import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeRegistry } from './fakeRegistry.ts';
import { httpRegistry } from './httpRegistry.ts';
import type { RegistryData } from './registry.ts';

const code = '91990000MA0000001B';
let answer: { status: number; body: unknown } = { status: 404, body: null };
const asked: unknown[] = [];
const server = createServer((request, response) => {
  asked.push([request.url, request.headers.authorization]);
  const { status, body } = answer;
  response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(JSON.stringify(body));
});

let url: string;
let known: RegistryData;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/enterprises?source=campus`;
  known = (await fakeRegistry.find(code)) as RegistryData;
});
afterAll(() => void server.close());

const find = () => httpRegistry({ url, token: 'secret' }).find(code);

describe('a gateway', () => {
  test('is asked for the code with its token; 404 means that nobody knows the enterprise', async () => {
    expect(await find()).toBeNull();
    expect(asked.at(-1)).toEqual([`/enterprises?source=campus&creditCode=${code}`, 'Bearer secret']);
    await httpRegistry({ url, token: null }).find(code);
    expect(asked.at(-1)).toEqual([expect.any(String), undefined]);
  });

  test('may send more than we know: that is left out, and it cannot speak for us', async () => {
    const shareholders = [{ ...known.shareholders[0], since: 2012 }];
    answer = { status: 200, body: { ...known, shareholders, ranking: 7, dataSource: 'me', relatedSuppliers: [{ id: 'x' }] } };
    expect(await find()).toEqual(known);
  });

  test.each<[string, number, (data: RegistryData) => unknown, RegExp]>([
    ['a fault', 502, () => null, /answered 502/],
    ['a redirect, which would take the token elsewhere', 302, () => null, /./],
    ['data that lack a field', 200, ({ operatingStatus: _, ...data }) => data, /broke the description/],
    ['no object', 200, () => 'unknown', /broke the description/],
    ['data of another enterprise', 200, (data) => ({ ...data, creditCode: '91990000MA00000008' }), /another enterprise/],
  ])('is not believed when it answers with %s', async (_, status, body, message) => {
    answer = { status, body: body(known) };
    await expect(find()).rejects.toThrow(message);
  });
});

test('for development reserved codes are answered with data that say they are invented, and no others', async () => {
  expect(JSON.stringify(known)).toContain('Invented');
  expect(await fakeRegistry.find('91370100MA3C0000X1')).toBeNull();
  expect(await fakeRegistry.find('91990000MA0000009W')).toMatchObject({ operatingStatus: 'REVOKED' });
});
