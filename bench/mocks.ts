/**
 * What a call costs that the mocks answer, with its request and its answer checked, beside the same answer from a bare handler of
 * msw: CPU time, both through msw in Node. And how long it takes to create the mocks.
 */
import { createMockApi } from '@campus-procurement/sdk/msw';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { median, printTable } from './parts/table.ts';

const rounds = 9;
const callsPerRound = 50;
const mostMs = 1.5;
const mostMsOfCreation = 20;

const baseUrl = 'http://campus.example/api';
const bareUrl = 'http://bare.example/api';

const creations = Array.from({ length: rounds }, () => {
  const before = performance.now();
  createMockApi({ baseUrl });
  return performance.now() - before;
});

const api = createMockApi({ baseUrl });
const page = api.example('queryRolePage');
const id = String(page.records[0]?.id);
/** A code that no other role has, in letters. */
const codeOf = (n: number) => `lender_${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

interface Case {
  path: string;
  /** Of the n-th call. */
  body?: (n: number) => object;
  data: unknown;
}

const cases: Record<string, Case> = {
  'GET a page of 10 rows': {
    path: '/sys/role/queryRolePage?current=1&size=10',
    data: { ...page, records: Array(10).fill(page.records[0]) },
  },
  'GET a row by id': { path: `/sys/role/queryRoleDetail/${id}`, data: api.example('queryRoleDetail') },
  'POST a row': {
    path: '/sys/role/saveRole',
    body: (n) => ({ roleName: `Lender ${n}`, roleCode: codeOf(n), dataScope: 'SCHOOL', menuIds: [id], remark: 'yearly' }),
    data: { id },
  },
};

let answer: unknown;
const bare = http.all(`${bareUrl}/*`, () => HttpResponse.json({ code: 0, msg: 'ok', data: answer as null }));
const server = setupServer(bare, ...api.handlers);
server.listen({ onUnhandledFrame: 'error' });

/** Milliseconds of CPU time a call. */
async function measure(base: string, { path, body }: Case): Promise<number> {
  const headers = { 'sdscmall-bidding': `Bearer ${api.signIn()}`, 'Content-Type': 'application/json' };
  globalThis.gc?.({ type: 'minor' });
  const before = process.threadCpuUsage();
  for (let n = 0; n < callsPerRound; n++) {
    const init = body ? { method: 'POST', body: JSON.stringify(body(n)) } : {};
    const { code } = (await (await fetch(base + path, { headers, ...init })).json()) as { code: number };
    if (code !== 0) throw new Error(`${path} was answered with code ${code}`);
  }
  const { user, system } = process.threadCpuUsage(before);
  api.assertNoFailures();
  api.reset();
  return (user + system) / callsPerRound / 1000;
}

const rows: [kind: string, bare: string, mocks: string, ratio: number][] = [];
let worst = 0;
for (const [name, kind] of Object.entries(cases)) {
  answer = kind.data;
  const bareTimes: number[] = [];
  const ourTimes: number[] = [];
  for (let round = -2; round < rounds; round++) {
    const [bareTime, ourTime] = [await measure(bareUrl, kind), await measure(baseUrl, kind)];
    // The first rounds compile.
    if (round < 0) continue;
    bareTimes.push(bareTime);
    ourTimes.push(ourTime);
  }
  const [bareMs, ourMs] = [median(bareTimes), median(ourTimes)];
  worst = Math.max(worst, ourMs);
  rows.push([name, bareMs.toFixed(2), ourMs.toFixed(2), Number((ourMs / bareMs).toFixed(2))]);
}
server.close();
printTable('Mocks, ms of CPU a call', ['', 'bare handler of msw', 'mocks', 'ratio'], rows);

const creation = Math.max(...creations);
const limits: [what: string, value: number, most: number][] = [
  ['ms of the dearest call', worst, mostMs],
  ['ms to create the mocks', creation, mostMsOfCreation],
];
for (const [what, value, most] of limits) {
  console.log(`${Number(value.toFixed(2))} ${what} (at most ${most})`);
  if (value > most) process.exitCode = 1;
}
