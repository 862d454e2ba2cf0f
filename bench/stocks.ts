/**
 * What a page of the tabs of the stock costs: CPU of the server process and of PostgreSQL a request, with 1,000 stocks and 10,000
 * movements, and with 100,000 and 1,000,000: the same server, before and after more are inserted. Needs TEST_DATABASE_URL, as `lists`.
 */
import { Client } from 'pg';
import { withBenchServer } from './parts/benchServer.ts';
import { calls, costOf, databaseProcesses, rounds, warmUp } from './parts/costOf.ts';
import { schoolAdministrator } from './parts/sessionOf.ts';
import { printTable } from './parts/table.ts';

const address = process.env.TEST_DATABASE_URL;

const [few, many] = [1_000, 100_000];
/** Calls until a kind of them is known to a warm server. */
const untilKnown = 500;
const tabs: [name: string, path: string][] = [
  ['to confirm', '/stock/document/page?waitsForMe=true'],
  ['stock', '/stock/page?current=1'],
  ['documents', '/stock/document/page?current=1'],
  ['movements', '/stock/flow/page?current=1'],
  ['shared stock', '/stock/shared/page?current=1'],
];

/** Adds stocks to the stores of the school 1001 until there are so many, ten movements each, and a document for a hundred movements. One stock in a hundred is shared. */
async function insertStocks(url: string, before: number, count: number): Promise<void> {
  const client = new Client(url);
  await client.connect();
  // Foreign keys hold by construction; checking a million of them takes minutes.
  await client.query('set session_replication_role = replica');
  const place = `from warehouse where company_id = '1001'`;
  await client.query(
    `insert into stock (company_id, id, warehouse_id, owner_dept_id, item_name, unit, quantity, total_cost, shared_quantity, last_in_time)
     select '1001', 'bench' || n, (select (array_agg(id order by id))[1 + n % count(*)] ${place}),
       (select (array_agg(dept_id order by id))[1 + n % count(*)] ${place}), 'goods ' || n, 'pc', 10, 100,
       case when n % 100 = 0 then 5 else 0 end, timestamptz '2026-01-01' + n * interval '1 second'
     from generate_series($1::int + 1, $2) as n`,
    [before, count],
  );
  await client.query(
    `insert into stock_document (company_id, id, doc_code, doc_type, status, warehouse_id, create_time)
     select '1001', 'bench' || n, 'BENCH' || n, 'IN_OTHER', 'DONE',
       (select (array_agg(id order by id))[1 + n % count(*)] ${place}), timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series($1::int + 1, $2) as n`,
    [before / 10, count / 10],
  );
  await client.query(
    `insert into stock_flow (company_id, id, stock_id, document_id, direction, quantity, balance, amount, worth, time)
     select '1001', 'bench' || n, 'bench' || (1 + n % $2), 'bench' || (1 + n % ($2 / 10)), 'IN', 1, 10, 10, 100,
       timestamptz '2026-01-01' + n * interval '1 second'
     from generate_series($1::int * 10 + 1, $2::int * 10) as n`,
    [before, count],
  );
  await client.query('vacuum analyze');
  await client.end();
}

/** What a page of each tab costs, with few stocks and with many. */
function measure(): Promise<[few: number[], many: number[]]> {
  const name = 'bench_stocks';
  return withBenchServer(String(address), name, async ({ base, pid, databaseUrl, owner }) => {
    const headers = { 'sdscmall-bidding': `Bearer ${(await schoolAdministrator(base)).token}` };
    async function costs(): Promise<number[]> {
      const figures: number[] = [];
      for (const [what, path] of tabs) {
        const url = `${base}/api${path}`;
        const answer = await (await fetch(url, { headers })).json();
        if (answer.code !== 0) throw new Error(`${what}: ${answer.msg}`);
        await warmUp(url, headers, untilKnown);
        figures.push(await costOf(url, headers, async () => [pid, ...(await databaseProcesses(owner, name))]));
      }
      return figures;
    }
    await insertStocks(databaseUrl, 0, few);
    await warmUp(`${base}/api${tabs[1]?.[1]}`, headers, 4 * untilKnown);
    const small = await costs();
    await insertStocks(databaseUrl, few, many);
    return [small, await costs()];
  });
}

if (address) {
  const [small, large] = await measure();
  printTable(
    `A page of the tabs of the stock, CPU ms a request of node and PostgreSQL together, median of ${rounds} x ${calls}`,
    ['', `${few} stocks`, `${many} stocks`, 'ratio'],
    tabs.map(([what], index) => {
      const [one, other] = [small[index] ?? Number.NaN, large[index] ?? Number.NaN];
      return [what, ...[one, other, other / one].map((figure) => figure.toFixed(2))];
    }),
  );
} else
  console.log('Stocks: set TEST_DATABASE_URL=postgres://user@127.0.0.1/postgres; the embedded database is not for long lists.\n');
