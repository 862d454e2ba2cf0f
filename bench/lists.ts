/**
 * What a page of a long list costs: CPU of the server process and of PostgreSQL a request, with 100 and with 100,000 users in a school.
 * Needs TEST_DATABASE_URL, a PostgreSQL on this (Linux) machine whose user may create databases.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { withBenchServer } from './parts/benchServer.ts';
import { calls, costOf, databaseProcesses, rounds, warmUp } from './parts/costOf.ts';
import { insertUsers } from './parts/manyUsers.ts';
import { schoolAdministrator } from './parts/sessionOf.ts';
import { printTable } from './parts/table.ts';

const address = process.env.TEST_DATABASE_URL;

const many = 100_000;
/** On a warm server, calls of one kind until theirs is warm too. */
const untilKnown = 1_000;
const page = '/sys/user/school-page';
/** Each finds rows at any size of the table; what is in braces is filled in. */
const requests: [name: string, query: string][] = [
  ['first page', ''],
  ['100th page', '?current=100'],
  ['page in the middle', '?current={middle}'],
  ['last page', '?current={last}'],
  ['filtered by status', '?status=ENABLED'],
  ['filtered by department', '?deptId={dept}'],
  ['sorted by name', '?sort=name,asc'],
  ['name contains, a ninth match', `?keyword=${encodeURIComponent('用户7')}`],
  ['name contains, one matches', '?keyword={one}'],
  ['name begins with', `?keyword=${encodeURIComponent('用')}`],
];

interface Costs {
  /** Of each request, in their order. */
  requests: number[];
  /** Of a bare HTTP server that answers the bytes of the first page, and of one that asks PostgreSQL for its rows before. */
  bytes: number;
  rows: number;
}

async function measure(size: number): Promise<Costs> {
  const name = `bench_lists_${size}`;
  return withBenchServer(String(address), name, async ({ base, pid, databaseUrl, owner }) => {
    const dept = await insertUsers(databaseUrl, size);
    const headers = { 'sdscmall-bidding': `Bearer ${(await schoolAdministrator(base)).token}` };
    const get = async (query: string) => (await fetch(`${base}/api${page}${query}`, { headers })).json();
    const cost = (url: string, server: number) =>
      costOf(url, headers, async () => [server, ...(await databaseProcesses(owner, name))]);
    const first = await get('');
    await warmUp(`${base}/api${page}`, headers);
    const requests: number[] = [];
    for (const [what, query] of queries(size, first.data.total, dept)) {
      const answer = await get(query);
      if (answer.code !== 0) throw new Error(`${what}: ${answer.msg}`);
      await warmUp(`${base}/api${page}${query}`, headers, untilKnown);
      requests.push(await cost(`${base}/api${page}${query}`, pid));
    }
    const control = await startControl(databaseUrl, JSON.stringify(first));
    try {
      await warmUp(`${control.url}/rows`, headers);
      return {
        requests,
        bytes: await cost(`${control.url}/bytes`, control.pid),
        rows: await cost(`${control.url}/rows`, control.pid),
      };
    } finally {
      control.stop();
    }
  });
}

function queries(size: number, total: number, dept: string): [what: string, query: string][] {
  const pages = Math.ceil(total / 10);
  const one = encodeURIComponent(`用户${size}`);
  return requests.map(([what, template]) => {
    const place = template.replace('{middle}', String(Math.ceil(pages / 2))).replace('{last}', String(pages));
    return [what, place.replace('{dept}', dept).replace('{one}', one)];
  });
}

/** The rows of the first page with all their columns: what any list has to read. */
const statement = `select "user".*, dept.dept_name from app_user as "user"
  join dept on dept.company_id = "user".company_id and dept.id = "user".dept_id
  where "user".company_id = '1001' order by "user".create_time desc, "user".id desc limit 10`;

async function startControl(databaseUrl: string, text: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('parts/controlServer.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: databaseUrl, TEXT: text, STATEMENT: statement },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const url of createInterface({ input: child.stdout })) {
    return { url, pid: child.pid as number, stop: () => child.kill('SIGKILL') };
  }
  throw new Error('The control ended before it served');
}

if (address) await compare();
else
  console.log('Lists: set TEST_DATABASE_URL=postgres://user@127.0.0.1/postgres; the embedded database is not for long lists.\n');

async function compare() {
  const few = await measure(100);
  const long = await measure(many);
  const row = (what: string, small = Number.NaN, large = Number.NaN) => {
    const ratios = [large / small, large / (long.requests[0] ?? 0), large / long.rows];
    return [what, ...[small, large, ...ratios].map((figure) => figure.toFixed(2))];
  };
  printTable(
    `A page of 10 users, CPU ms a request of node and PostgreSQL together, median of ${rounds} x ${calls}`,
    ['', '100 users', `${many} users`, 'ratio', 'x first page', 'x bare rows'],
    [
      ...requests.map(([what], index) => row(what, few.requests[index], long.requests[index])),
      row('control: bare HTTP, same bytes', few.bytes, long.bytes),
      row('control: bare HTTP, query of the rows', few.rows, long.rows),
    ],
  );
}
