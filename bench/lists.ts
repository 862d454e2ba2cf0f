/**
 * What a page of a long list costs: CPU of the server process and of PostgreSQL a request, with 100 and with 100,000 users in a school.
 * Needs TEST_DATABASE_URL, a PostgreSQL on this (Linux) machine whose user may create databases.
 */
import { existsSync, readFileSync } from 'node:fs';
import { withBenchServer } from './parts/benchServer.ts';
import { insertUsers } from './parts/manyUsers.ts';
import { schoolAdministrator } from './parts/schoolAdministrator.ts';
import { median, printTable } from './parts/table.ts';

const address = process.env.TEST_DATABASE_URL;

const rounds = 3;
const calls = 200;
const many = 100_000;
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
  ['name contains, many match', `?keyword=${encodeURIComponent('用户7')}`],
  ['name contains, one matches', `?keyword=${encodeURIComponent('用户77')}`],
  ['name begins with', `?keyword=${encodeURIComponent('用')}`],
];

/** CPU milliseconds of a process so far, in user and kernel mode; null if it has ended. */
function cpuMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10; // Clock ticks of 10 ms.
}

/** CPU milliseconds that processes have used since. The pool closes connections that it does not need: those count up to then. */
function spentSince(before: Map<number, number | null>): number {
  return [...before].reduce((sum, [pid, ms]) => sum + (cpuMs(pid) ?? ms ?? 0) - (ms ?? 0), 0);
}

async function measure(size: number): Promise<number[]> {
  const name = `bench_lists_${size}`;
  return withBenchServer(String(address), name, async ({ base, pid, databaseUrl, owner }) =>
    costs(base, await insertUsers(databaseUrl, size), async () => {
      const { rows } = await owner.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
        [name],
      );
      return [pid, ...rows.map((row) => row.pid)];
    }),
  );
}

/** The cost of each request. @param processes ids of the processes that do the work, the server and its connections */
async function costs(base: string, dept: string, processes: () => Promise<number[]>): Promise<number[]> {
  const headers = { 'sdscmall-bidding': `Bearer ${(await schoolAdministrator(base)).token}` };
  const get = async (query: string) => (await fetch(`${base}/api${page}${query}`, { headers })).json();
  const { total } = (await get('')).data;
  const pages = Math.ceil(total / 10);
  const found: number[] = [];
  for (const [what, template] of requests) {
    const query = template
      .replace('{middle}', String(Math.ceil(pages / 2)))
      .replace('{last}', String(pages))
      .replace('{dept}', dept);
    const first = await get(query);
    if (first.code !== 0) throw new Error(`${what}: ${first.msg}`);
    for (let n = 0; n < 30; n += 1) await get(query);
    const figures: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = new Map((await processes()).map((pid) => [pid, cpuMs(pid)]));
      for (let n = 0; n < calls; n += 1) await get(query);
      figures.push(spentSince(before) / calls);
    }
    found.push(median(figures));
  }
  return found;
}

if (address) await compare();
else
  console.log('Lists: set TEST_DATABASE_URL=postgres://user@127.0.0.1/postgres; the embedded database is not for long lists.\n');

async function compare() {
  const few = await measure(100);
  const long = await measure(many);
  printTable(
    `A page of 10 users, CPU ms a request of node and PostgreSQL together, median of ${rounds} x ${calls}`,
    ['', '100 users', `${many} users`, 'ratio', 'x first page'],
    requests.map(([what], index) => {
      const [small, large, first] = [few[index] ?? 0, long[index] ?? 0, long[0] ?? 0];
      return [what, small.toFixed(2), large.toFixed(2), (large / small).toFixed(2), (large / first).toFixed(2)];
    }),
  );
}
