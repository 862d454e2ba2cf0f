import type { Client } from 'pg';
import { cpuOf } from './cpu.ts';
import { median } from './table.ts';

export const rounds = 3;
export const calls = 200;
const warming = 200;
/** After so many calls a server is compiled for good: after 200 node needs 3.0 ms a page, after 5,000 1.3 (measured). */
const untilWarm = 5_000;

/** The processes of PostgreSQL that serve a database. */
export async function databaseProcesses(owner: Client, database: string): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
    [database],
  );
  return rows.map(({ pid }) => pid);
}

/** CPU milliseconds a call, of all processes that have a part in it: the median of {@link rounds} x {@link calls}. */
export async function costOf(url: string, headers: Record<string, string>, processes: () => Promise<number[]>): Promise<number> {
  await call(url, headers, warming);
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push((await cpuOf(await processes(), () => call(url, headers, calls))) / calls);
  }
  return median(figures);
}

/** Lets a server run as long as one in use has run, before its costs are measured; @param times fewer for one that is warm already */
export function warmUp(url: string, headers: Record<string, string>, times = untilWarm): Promise<void> {
  return call(url, headers, times);
}

async function call(url: string, headers: Record<string, string>, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await (await fetch(url, { headers })).text();
}
