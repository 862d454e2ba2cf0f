/**
 * 200 rounds of sealed bidding that end in the same second, closed by two processes at once on one PostgreSQL database: how long it takes
 * after the two seconds of grace. Needs TEST_DATABASE_URL, a PostgreSQL whose user may create databases.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { addressOf } from '../server/test/addressOf.ts';
import { aBidding, bidders, quotes } from '../server/test/builders/aBidding.ts';
import { manyRounds } from '../server/test/builders/manyRounds.ts';
import { startApp } from '../server/test/startApp.ts';
import { median, printTable } from './parts/table.ts';

const rounds = 200;
const runs = Number(process.env.BENCH_RUNS ?? 3);
const mostMs = 5_000;
const script = fileURLToPath(new URL('parts/sweepingProcess.ts', import.meta.url));

/** @returns milliseconds until the last round is closed, and how many each process closed */
async function closing(): Promise<{ ms: number; shares: number[] }> {
  const app = await startApp();
  try {
    const people = await bidders(app);
    const bidding = await aBidding(app, people);
    await quotes(people, bidding.id, ['29000.00', '28000.00', '27000.00']);
    await manyRounds(app.database.db, bidding.id, rounds);
    const time = new Date(Date.parse(String(bidding.nextTime)) + 2_000).toISOString();
    const args = [await addressOf(app.database), time];
    const processes = [fork(script, args), fork(script, args)];
    await Promise.all(processes.map((one) => once(one, 'message')));
    const begin = performance.now();
    const ends = processes.map(async (one) => {
      one.send('go');
      const [count] = await once(one, 'message');
      return Number(count);
    });
    const shares = await Promise.all(ends);
    return { shares, ms: performance.now() - begin };
  } finally {
    await app.close();
  }
}

if (process.env.TEST_DATABASE_URL) {
  const times: Awaited<ReturnType<typeof closing>>[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await closing());
  const ms = median(times.map((time) => time.ms));
  printTable(
    `Closing ${rounds} rounds of the same second`,
    ['', 'seconds', 'limit', 'closed by each in the last run'],
    [['two processes', (ms / 1000).toFixed(2), (mostMs / 1000).toFixed(0), times.at(-1)?.shares.join(' and ') ?? '']],
  );
  if (ms > mostMs) process.exitCode = 1;
} else console.log('closing: set TEST_DATABASE_URL to measure how fast rounds are closed.');
