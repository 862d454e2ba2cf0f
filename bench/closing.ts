/**
 * 200 rounds of sealed bidding that end in the same second, closed by two sweeps at once on one PostgreSQL database, as two processes have
 * them: how long it takes after the two seconds of grace, and how much of that this process computes. Both sweeps share its processor
 * here, so two processes are faster. Needs TEST_DATABASE_URL, a PostgreSQL whose user may create databases.
 */
import { aBidding, bidders, quotes } from '../server/src/testing/aBidding.ts';
import { manyRounds } from '../server/src/testing/manyRounds.ts';
import { startApp } from '../server/src/testing/startApp.ts';
import { median, printTable } from './parts/table.ts';

const rounds = 200;
const runs = Number(process.env.BENCH_RUNS ?? 3);
const mostMs = 5_000;

/** @returns milliseconds until the last round is closed, and those of the processor */
async function closing(): Promise<{ ms: number; cpuMs: number }> {
  const app = await startApp();
  try {
    const people = await bidders(app);
    const bidding = await aBidding(app, people);
    await quotes(people, bidding.id, ['29000.00', '28000.00', '27000.00']);
    await manyRounds(app.database.db, bidding.id, rounds);
    app.clock.advance(Date.parse(String(bidding.nextTime)) + 2_000 - app.clock.now.getTime());
    const [begin, cpu] = [performance.now(), process.cpuUsage()];
    await Promise.all([app.sweepDue(), app.sweepDue()]);
    const { user, system } = process.cpuUsage(cpu);
    return { ms: performance.now() - begin, cpuMs: (user + system) / 1000 };
  } finally {
    await app.close();
  }
}

if (process.env.TEST_DATABASE_URL) {
  const times: Awaited<ReturnType<typeof closing>>[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await closing());
  const ms = median(times.map((time) => time.ms));
  const cpuMs = median(times.map((time) => time.cpuMs));
  printTable(
    `Closing ${rounds} rounds of the same second`,
    ['', 'seconds', 'of the processor', 'limit'],
    [['two sweeps', (ms / 1000).toFixed(2), (cpuMs / 1000).toFixed(2), (mostMs / 1000).toFixed(0)]],
  );
  if (ms > mostMs) process.exitCode = 1;
} else console.log('closing: set TEST_DATABASE_URL to measure how fast rounds are closed.');
