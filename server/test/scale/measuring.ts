import type { OperationId } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { Client } from 'pg';
import { insertYear } from '#demo/insertYear.ts';
import { Totals } from '#platform/context/totals.ts';
import { copyPurchases } from '../builders/copyPurchases.ts';
import { QueryRecorder } from '../planOfKeys.ts';
import { startApp, type TestClient } from '../startApp.ts';
import { readCalls } from './readCalls.ts';
import { touchedBy } from './touched.ts';

/** What a call reads, all its statements together. */
export interface Measured {
  operation: OperationId;
  statements: number;
  rows: number;
  buffers: number;
  /** Milliseconds in the database. */
  time: number;
}

/** One account for each reach of data, and those who see what others do not. */
const roles: [account: string, role?: string][] = [
  ['teacher1'],
  ['dean1'],
  ['officer1'],
  ['finance1'],
  ['auditor1'],
  ['keeper1'],
  ['schooladmin', 'school_admin'],
];

/** A server with the demo data on a PostgreSQL database of its own, whose reading calls can be measured. @param address of PostgreSQL */
export async function startMeasuring(address: string) {
  const recorder = new QueryRecorder();
  // Numbers of copies are not as the contract wants them, and no total is remembered.
  const app = await startApp({ plugin: recorder, checkAnswers: false, totals: new Totals(Number.POSITIVE_INFINITY) });
  const { db, longWork } = app.database;
  await insertYear(app.deps);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(address);
  url.pathname = `/${rows[0]?.name}`;
  const explaining = new Client({ connectionString: url.href });
  await explaining.connect();
  await explaining.query('set jit = off; set max_parallel_workers_per_gather = 0');

  async function measured(operation: OperationId): Promise<Measured> {
    const sum = { operation, statements: recorder.nodes.length, rows: 0, buffers: 0, time: 0 };
    for (const node of [...recorder.nodes]) {
      const query = db.getExecutor().compileQuery(node, { queryId: 'measured' });
      if (!/^\s*(select|with)/i.test(query.sql)) continue;
      const touched = await touchedBy(explaining, query);
      sum.rows += touched.rows;
      sum.buffers += touched.buffers;
      sum.time += touched.time;
    }
    return sum;
  }

  return {
    /** Copies purchases until there are about so many. */
    copyUntil: (count: number) => copyPurchases(longWork, count),
    /** Measures each reading call as each account, also as nobody and as a supplier. @returns by who and what is asked */
    async measureAll(): Promise<Map<string, Measured>> {
      const people: [string, TestClient | null][] = [['nobody', null]];
      for (const [account, role] of roles) people.push([account, await app.as(account, role)]);
      people.push(['supplier1', await app.withoutRole('supplier1')]);
      const all = new Map<string, Measured>();
      for (const [who, client] of people) {
        const headers: Record<string, string> = client ? { 'sdscmall-bidding': `Bearer ${client.token}` } : {};
        for (const { operation, path } of readCalls()) {
          recorder.nodes.length = 0;
          const { code } = (await (await app.send(path, { headers })).json()) as { code: number };
          if (code === 0) all.set(`${who} ${path}`, await measured(operation));
        }
      }
      return all;
    },
    async close() {
      await explaining.end();
      await app.close();
    },
  };
}

/** The calls that read more than they may where there is more. */
export function grownBy<What extends 'rows' | 'buffers'>(
  what: What,
  before: Map<string, Measured>,
  after: Map<string, Measured>,
) {
  return [...after]
    .map(([call, now]) => ({ call, operation: now.operation, before: before.get(call)?.[what] ?? 0, after: now[what] }))
    .filter((one) => one.after > 2 * one.before + 200);
}
