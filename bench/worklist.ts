/**
 * What the to-do list, its counts and the home page cost: CPU of the server process and of PostgreSQL a request, with 1,000 purchases and
 * with 100,000, those of the account alike: the same server, before and after the purchases of the demo data are copied. Needs
 * TEST_DATABASE_URL, as `lists`.
 */
import { withBenchServer } from './parts/benchServer.ts';
import { copyInto } from './parts/copyInto.ts';
import { calls, costOf, databaseProcesses, rounds, warmUp } from './parts/costOf.ts';
import { sessionOf } from './parts/sessionOf.ts';
import { printTable } from './parts/table.ts';

const address = process.env.TEST_DATABASE_URL;

const [few, many] = [1_000, 100_000];
const most = 1.5;
/** Calls until a kind of them is known to a warm server. */
const untilKnown = 300;
const listOf = (scope: string) => `/purchase/project/page?scope=${scope}`;
const countsOf = (scope: string) => `/purchase/project/statusCount?scope=${scope}`;
const asked: [who: string, what: string, path: string][] = [
  ['officer1', 'to-do list, first page', listOf('TODO')],
  ['officer1', 'to-do list by status', countsOf('TODO')],
  ['officer1', 'home', '/home/work'],
  ['teacher1', 'to-do list, first page', listOf('TODO')],
  ['teacher1', 'home', '/home/work'],
];

function measure(): Promise<[few: number[], many: number[]]> {
  const name = 'bench_worklist';
  return withBenchServer(String(address), name, async ({ base, pid, databaseUrl, owner }) => {
    const tokens = new Map<string, string>();
    for (const who of new Set(asked.map(([one]) => one))) tokens.set(who, (await sessionOf(base, who)).token);
    async function costs(): Promise<number[]> {
      const figures: number[] = [];
      for (const [who, what, path] of asked) {
        const headers = { 'sdscmall-bidding': `Bearer ${tokens.get(who)}` };
        const url = `${base}/api${path}`;
        const answer = await (await fetch(url, { headers })).json();
        if (answer.code !== 0) throw new Error(`${who}, ${what}: ${answer.msg}`);
        await warmUp(url, headers, untilKnown);
        figures.push(await costOf(url, headers, async () => [pid, ...(await databaseProcesses(owner, name))]));
      }
      return figures;
    }
    await copyInto(databaseUrl, few);
    await costs();
    const small = await costs();
    await copyInto(databaseUrl, many);
    return [small, await costs()];
  });
}

if (address) {
  const [small, large] = await measure();
  const ratios = asked.map((_, index) => (large[index] ?? Number.NaN) / (small[index] ?? Number.NaN));
  printTable(
    `What waits, CPU ms a request of node and PostgreSQL together, median of ${rounds} x ${calls}`,
    ['', `${few} purchases`, `${many} purchases`, 'ratio'],
    asked.map(([who, what], index) => {
      const figures = [small[index] ?? Number.NaN, large[index] ?? Number.NaN, ratios[index] ?? Number.NaN];
      return [`${who}: ${what}`, ...figures.map((figure) => figure.toFixed(2))];
    }),
  );
  if (ratios.some((ratio) => ratio > most)) process.exitCode = 1;
} else
  console.log(
    'Worklist: set TEST_DATABASE_URL=postgres://user@127.0.0.1/postgres; the embedded database is not for long lists.\n',
  );
