/**
 * What a page of dictionary entries costs: CPU of the server process and of PostgreSQL a request, with 10 and with 10,000 entries of a
 * type. Needs TEST_DATABASE_URL, as `lists`.
 */
import { Client } from 'pg';
import { withBenchServer } from './parts/benchServer.ts';
import { calls, costOf, databaseProcesses, rounds, warmUp } from './parts/costOf.ts';
import { schoolAdministrator } from './parts/sessionOf.ts';
import { printTable } from './parts/table.ts';

const address = process.env.TEST_DATABASE_URL;

const dictType = 'bench_entries';
const requests: [name: string, query: string][] = [
  ['first page', ''],
  ['last page', '&current={last}'],
  ['enabled', '&status=ENABLED'],
  ['sorted by label', '&sort=dictLabel,asc'],
  ['label contains, one matches', `&dictLabel=${encodeURIComponent('词条7号')}`],
];

/** Entries of the school 1001. */
async function insertEntries(url: string, count: number): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(
      "insert into dict_type (company_id, id, dict_type, dict_name, status) values ('0', 'bench', $1, 'Measured', 'ENABLED')",
      [dictType],
    );
    await client.query(
      `insert into dict_entry (company_id, id, dict_type, dict_label, dict_value, sort, status)
       select '1001', 'bench' || n, $1, '词条' || n || '号', 'value' || n, n % 9999, 'ENABLED' from generate_series(1, $2::int) as n`,
      [dictType, count],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function measure(size: number): Promise<number[]> {
  const name = `bench_entries_${size}`;
  return withBenchServer(String(address), name, async ({ base, pid, databaseUrl, owner }) => {
    await insertEntries(databaseUrl, size);
    const headers = { 'sdscmall-bidding': `Bearer ${(await schoolAdministrator(base)).token}` };
    const list = `${base}/api/sys/dict/data/page?dictType=${dictType}`;
    await warmUp(list, headers);
    const costs: number[] = [];
    for (const [what, query] of requests) {
      const url = `${list}${query.replace('{last}', String(size / 10))}`;
      const answer = await (await fetch(url, { headers })).json();
      if (answer.code !== 0 || answer.data.records.length === 0) throw new Error(`${what}: ${JSON.stringify(answer)}`);
      costs.push(await costOf(url, headers, async () => [pid, ...(await databaseProcesses(owner, name))]));
    }
    return costs;
  });
}

if (address) {
  const few = await measure(10);
  const many = await measure(10_000);
  printTable(
    `A page of 10 dictionary entries, CPU ms a request of node and PostgreSQL together, median of ${rounds} x ${calls}`,
    ['', '10 entries', '10000 entries', 'ratio'],
    requests.map(([what], index) => {
      const [small = Number.NaN, large = Number.NaN] = [few[index], many[index]];
      return [what, ...[small, large, large / small].map((figure) => figure.toFixed(2))];
    }),
  );
} else console.log('Entries: set TEST_DATABASE_URL=postgres://user@127.0.0.1/postgres.\n');
