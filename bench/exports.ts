/**
 * What an export costs: time, size, and the most memory that the server needs meanwhile, with 20,000 and with almost 100,000 users, the
 * most that is exported. The heap of the server is limited to 96 MB: all rows in memory would not fit.
 * Needs TEST_DATABASE_URL, a PostgreSQL on this (Linux) machine whose user may create databases.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Client, Schemas } from '@campus-procurement/sdk';
import { withBenchServer } from './parts/benchServer.ts';
import { insertUsers } from './parts/manyUsers.ts';
import { schoolAdministrator } from './parts/sessionOf.ts';
import { printTable } from './parts/table.ts';

const address = process.env.TEST_DATABASE_URL;
const heap = '96';

/** Megabytes that a process has in memory now, or had at most since it was asked to count anew. */
function memory(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${what}:\\s+(\\d+) kB`));
  return Number(line?.[1]) / 1024;
}

async function measure(size: number): Promise<(string | number)[][]> {
  return withBenchServer(
    String(address),
    `bench_exports_${size}`,
    async ({ base, pid, databaseUrl }) => {
      await insertUsers(databaseUrl, size);
      const { client } = await schoolAdministrator(base);
      const rows: (string | number)[][] = [];
      for (const format of ['CSV', 'XLSX'] as const) {
        const before = memory(pid, 'VmRSS');
        writeFileSync(`/proc/${pid}/clear_refs`, '5');
        const { seconds, megabytes, count } = await exported(client, format);
        rows.push([format, count, seconds.toFixed(1), megabytes.toFixed(1), before.toFixed(0), memory(pid, 'VmHWM').toFixed(0)]);
      }
      return rows;
    },
    { NODE_OPTIONS: `--max-old-space-size=${heap}` },
  );
}

async function exported(client: Client, format: Schemas['ExportFormat']) {
  const { taskId } = await client.users.exportUsers({ body: { format } });
  for (;;) {
    await setTimeout(200);
    const { status, errorMessage, startTime, endTime, file, totalCount } = await client.tasks.getTaskDetail({
      path: { id: taskId },
    });
    if (status === 'PENDING' || status === 'RUNNING') continue;
    if (!file || !startTime || !endTime) throw new Error(`The export ended as ${status}: ${errorMessage}`);
    const seconds = (Date.parse(endTime) - Date.parse(startTime)) / 1000;
    return { seconds, megabytes: file.fileSize / 1024 / 1024, count: Number(totalCount) };
  }
}

if (address) {
  printTable(
    `Exports of users by a server with a heap of ${heap} MB`,
    ['', 'rows', 'seconds', 'file, MB', 'memory before, MB', 'most, MB'],
    [...(await measure(20_000)), ...(await measure(99_000))],
  );
} else console.log('Exports: set TEST_DATABASE_URL=postgres://user@127.0.0.1/postgres.\n');
