import { isDeepStrictEqual } from 'node:util';
import { median } from './table.ts';

const rounds = 15;
const callsPerRound = 8_000;

export const token = 'f3Qp0mE9yqk2cXo1b7Zs5uVw8RtYhNjKaLdGiPzCxMe';
export const baseUrl = 'http://campus.example/api';
export const id = '01957b1e-6c00-7a10-8000-000000000211';
export const role = {
  roleName: 'Asset checker',
  roleCode: 'asset_checker',
  dataScope: 'SCHOOL' as const,
  menuIds: [id],
  remark: 'yearly',
};
export const query = { current: 1, size: 10, roleName: 'asset' };
const row = {
  id,
  ...role,
  status: 'ENABLED',
  builtIn: false,
  userCount: 0,
  companyId: '1001',
  version: 2,
  allowedActions: ['EDIT'],
};

/** The three kinds of calls as a client makes them; each resolves with the envelope or its `data`. */
export interface Calls {
  page: () => Promise<unknown>;
  save: () => Promise<unknown>;
  detail: () => Promise<unknown>;
}
const kinds: [name: string, kind: keyof Calls, data: unknown][] = [
  ['GET a page of 10 rows', 'page', { records: Array(10).fill(row), total: 23, current: 1, size: 10 }],
  ['POST a row', 'save', { id }],
  ['GET a row by id', 'detail', row],
];

let answer = '';
// Before any client that keeps it is made.
globalThis.fetch = async () => new Response(answer, { headers: { 'Content-Type': 'application/json' } });

const headers = { 'sdscmall-bidding': `Bearer ${token}` };
const json = (response: Response) => response.json();

/** What somebody writes who has no client: the measure of all others. */
export const bareFetch: Calls = {
  page: () => fetch(`${baseUrl}/sys/role/queryRolePage?${new URLSearchParams(query as never)}`, { headers }).then(json),
  save: () => {
    const withType = { ...headers, 'Content-Type': 'application/json' };
    return fetch(`${baseUrl}/sys/role/saveRole`, { method: 'POST', headers: withType, body: JSON.stringify(role) }).then(json);
  },
  detail: () => fetch(`${baseUrl}/sys/role/queryRoleDetail/${encodeURIComponent(id)}`, { headers }).then(json),
};

/** Microseconds of CPU time a call. */
async function measure(call: () => Promise<unknown>): Promise<number> {
  // Young garbage of one must not be charged to the other. A full collection would also throw compiled code away.
  globalThis.gc?.({ type: 'minor' });
  const before = process.threadCpuUsage();
  for (let i = 0; i < callsPerRound; i++) await call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / callsPerRound;
}

/** For each kind of call the CPU time of each client in microseconds: the median of rounds in which they take turns. */
export async function callCosts(clients: Record<string, Calls>): Promise<{ kind: string; costs: Record<string, number> }[]> {
  const table = [];
  for (const [name, kind, data] of kinds) {
    answer = JSON.stringify({ code: 0, msg: 'ok', data });
    const times: Record<string, number[]> = {};
    for (const [client, calls] of Object.entries(clients)) {
      const given = (await calls[kind]()) as { data?: unknown } | undefined;
      if (![given, given?.data].some((value) => isDeepStrictEqual(value, data)))
        throw new Error(`${client} does not resolve with the data of "${name}"`);
      await measure(calls[kind]);
      times[client] = [];
    }
    for (let round = 0; round < rounds; round++) {
      for (const [client, calls] of Object.entries(clients)) times[client]?.push(await measure(calls[kind]));
    }
    table.push({
      kind: name,
      costs: Object.fromEntries(Object.entries(times).map(([client, values]) => [client, median(values)])),
    });
  }
  return table;
}
