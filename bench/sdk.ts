/**
 * What a call through the SDK costs over a bare `fetch(...).then((response) => response.json())`: CPU time of the main thread,
 * with `fetch` answered at once by a real `Response`, token and default time limit included.
 * Run: node --conditions=@campus-procurement/source --expose-gc bench/sdk.ts
 */
import { createClient } from '@campus-procurement/sdk';
import { median, printTable } from './parts/table.ts';

const rounds = 9;
const callsPerRound = 8_000;
const highestRatio = 1.6;

const token = 'f3Qp0mE9yqk2cXo1b7Zs5uVw8RtYhNjKaLdGiPzCxMe';
const baseUrl = 'http://campus.example/api';
const id = '01957b1e-6c00-7a10-8000-000000000211';
const role = {
  roleName: 'Asset checker',
  roleCode: 'asset_checker',
  dataScope: 'SCHOOL',
  menuIds: [id],
  remark: 'yearly',
} as const;
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
const client = createClient({ baseUrl, token: () => token });
const headers = { 'sdscmall-bidding': `Bearer ${token}` };

interface Case {
  data: unknown;
  bare: () => Promise<Response>;
  ours: () => Promise<unknown>;
}

const cases: Record<string, Case> = {
  'GET a page of 10 rows': {
    data: { records: Array(10).fill(row), total: 23, current: 1, size: 10 },
    bare: () => {
      const query = new URLSearchParams({ current: '1', size: '10', roleName: 'asset' });
      return fetch(`${baseUrl}/sys/role/queryRolePage?${query}`, { headers });
    },
    ours: () => client.call('queryRolePage', { query: { current: 1, size: 10, roleName: 'asset' } }),
  },
  'POST a row': {
    data: { id },
    bare: () => {
      const json = { ...headers, 'Content-Type': 'application/json' };
      return fetch(`${baseUrl}/sys/role/saveRole`, { method: 'POST', headers: json, body: JSON.stringify(role) });
    },
    ours: () => client.call('saveRole', { body: { ...role, menuIds: [id] } }),
  },
  'GET a row by id': {
    data: row,
    bare: () => fetch(`${baseUrl}/sys/role/queryRoleDetail/${encodeURIComponent(id)}`, { headers }),
    ours: () => client.call('queryRoleDetail', { path: { id } }),
  },
};

let answer = '';
globalThis.fetch = async () => new Response(answer, { headers: { 'Content-Type': 'application/json' } });

/** Microseconds of CPU time a call. */
async function measure(call: () => Promise<unknown>): Promise<number> {
  // Young garbage of one must not be charged to the other. A full collection would also throw compiled code away.
  globalThis.gc?.({ type: 'minor' });
  const before = process.threadCpuUsage();
  for (let i = 0; i < callsPerRound; i++) await call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / callsPerRound;
}

const rows: [kind: string, fetch: string, sdk: string, ratio: number][] = [];
for (const [name, { data, bare, ours }] of Object.entries(cases)) {
  answer = JSON.stringify({ code: 0, msg: 'ok', data });
  const json = () => bare().then((response) => response.json());
  await measure(json);
  await measure(ours);
  const bareTimes: number[] = [];
  const ourTimes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bareTimes.push(await measure(json));
    ourTimes.push(await measure(ours));
  }
  const [fetchTime, sdkTime] = [median(bareTimes), median(ourTimes)];
  rows.push([name, fetchTime.toFixed(1), sdkTime.toFixed(1), Number((sdkTime / fetchTime).toFixed(2))]);
}
printTable('SDK, µs of CPU a call', ['', 'fetch', 'SDK', 'ratio'], rows);

const ratio = median(rows.map((row) => row[3]));
console.log(`\nA call costs ${ratio} times a bare fetch (median of the kinds; at most ${highestRatio})`);
if (ratio > highestRatio) process.exitCode = 1;
