/**
 * What each reading call reads with 1,000 and with 100,000 purchases: statements, rows, buffers and milliseconds of the database, and which
 * read more than twice as many buffers and 200. Needs TEST_DATABASE_URL, a PostgreSQL whose user may switch off its checks.
 */
import { grownBy, startMeasuring } from '../server/test/scale/measuring.ts';
import { printTable } from './parts/table.ts';

const address = process.env.TEST_DATABASE_URL;
const [few, many] = [1_000, 100_000];

if (address) {
  const { copyUntil, measureAll, close } = await startMeasuring(address);
  await copyUntil(few);
  const before = await measureAll();
  await copyUntil(many);
  const after = await measureAll();
  const grown = new Set(grownBy('buffers', before, after).map(({ call }) => call));
  printTable(
    `Reading calls, ${few} -> ${many} purchases; * reads more than it may`,
    ['', 'statements', 'rows', 'buffers', 'ms'],
    [...after]
      .sort(([, a], [, b]) => b.buffers - a.buffers)
      .map(([call, now]) => {
        const was = before.get(call);
        return [
          `${grown.has(call) ? '* ' : ''}${call}`,
          String(now.statements),
          `${was?.rows} -> ${now.rows}`,
          `${was?.buffers} -> ${now.buffers}`,
          `${was?.time.toFixed(1)} -> ${now.time.toFixed(1)}`,
        ];
      }),
  );
  await close();
} else console.log('Scale: set TEST_DATABASE_URL=postgres://user@127.0.0.1/postgres.\n');
