import type { Client } from 'pg';
import { cpuOf } from './cpu.ts';
import { median } from './table.ts';

export const rounds = 3;
export const calls = 200;
const warming = 200;

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
  const call = async (times: number) => {
    for (let n = 0; n < times; n += 1) await (await fetch(url, { headers })).text();
  };
  await call(warming);
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push((await cpuOf(await processes(), () => call(calls))) / calls);
  }
  return median(figures);
}
