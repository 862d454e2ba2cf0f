import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTwoServers } from '#test/races/twoServers.ts';
import { startServerProcess } from '#test/serverProcess.ts';
import { gate } from '#test/startTaskApp.ts';

describe.runIf(process.env.TEST_DATABASE_URL)('a server process that is killed in the middle of a task', () => {
  const isOpen = gate();
  /** How often the outside system was asked for its users; it answers when the gate opens. */
  let asked = 0;
  const source = createServer(async (_request, response) => {
    asked += 1;
    await isOpen.opened;
    response.end(JSON.stringify({ users: [{ id: '20250144', account: 'kongxiangrui', name: '孔祥瑞', deptCode: '1331' }] }));
  });
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  beforeAll(async () => {
    source.listen(0, '127.0.0.1');
    await once(source, 'listening');
    const url = `http://127.0.0.1:${(source.address() as AddressInfo).port}`;
    servers = await startTwoServers({ TASK_WORKER: '0', CAS_SYNC_URL: url });
  });
  afterAll(async () => {
    await servers.stop();
    source.close();
  });
  const startWorker = () => startServerProcess({ ...servers.settings, TASK_WORKER: '1' });

  test('loses it to another one after a minute, which carries it out once', { timeout: 180_000 }, async () => {
    const [client] = (await servers.as('schooladmin', 'school_admin')) as [Client];
    const { taskId } = await client.users.syncCasUsers();
    const read = () => client.tasks.getTaskDetail({ path: { id: taskId } });
    const { process: killed } = await startWorker();
    await expect.poll(() => asked).toBe(1);
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    const { process: heir } = await startWorker();
    // It carries out what comes later, and leaves this one alone while the lease lasts.
    const later = await client.users.exportUsers({ body: { format: 'CSV' } });
    await expect.poll(async () => (await client.tasks.getTaskDetail({ path: { id: later.taskId } })).status).toBe('SUCCESS');
    expect([await read(), asked]).toMatchObject([{ status: 'RUNNING', retryTimes: 0 }, 1]);
    // The minute passes.
    await servers.db
      .updateTable('task')
      .set({ leaseUntil: new Date(0) })
      .where('id', '=', taskId)
      .execute();
    await expect.poll(() => asked).toBe(2);
    isOpen.open();
    await expect.poll(async () => (await read()).status).toBe('SUCCESS');
    const { retryTimes, log } = await read();
    expect([retryTimes, asked, log.filter(({ level }) => level === 'WARN').length]).toEqual([1, 2, 1]);
    heir.kill('SIGTERM');
    await once(heir, 'exit');
  });
});
