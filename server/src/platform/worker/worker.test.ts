import { minuteMs } from '@campus-procurement/sdk/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, gate, startTaskApp } from '#test/startTaskApp.ts';

let tasks: Awaited<ReturnType<typeof startTaskApp>>;
beforeEach(async () => {
  tasks = await startTaskApp();
});
afterEach(() => tasks.app.close());

describe('a worker', () => {
  /** Begins a task whose worker is then at work until the gate is opened. */
  async function begin(worker = tasks.app.newWorker()) {
    const [reached, checked] = [gate(), gate()];
    tasks.run = async ({ checkpoint }) => {
      reached.open();
      await checked.opened;
      await checkpoint(1);
      return done;
    };
    const id = await tasks.create();
    const work = worker.work();
    await reached.opened;
    tasks.run = async () => done;
    return { id, open: checked.open, work, worker };
  }

  test('that falls silent loses its task to another one, and writes nothing more about it', async () => {
    const { id, open, work } = await begin();
    expect(await tasks.app.newWorker().work()).toBe(false);
    tasks.app.clock.advance(minuteMs + 1);
    expect(await tasks.app.newWorker().work()).toBe(true);
    const taken = await tasks.read(id);
    expect(taken).toMatchObject({ status: 'SUCCESS', retryTimes: 1, doneCount: 0 });
    open();
    await work;
    expect(await tasks.read(id)).toEqual(taken);
  });

  test('is not followed by others for ever at a task that silences every one', async () => {
    tasks.kind.maxRetry = 0;
    const { id, open, work } = await begin();
    tasks.app.clock.advance(minuteMs + 1);
    await tasks.app.newWorker().work();
    expect(tasks.runs.length).toBe(1);
    expect(await tasks.read(id)).toMatchObject({ status: 'FAILED', errorMessage: expect.stringContaining('stopped responding') });
    open();
    await work;
  });

  test('that is stopped gives its task back at the next checkpoint, as no failure', async () => {
    const { id, open, work, worker } = await begin();
    const stopped = worker.stop();
    open();
    await Promise.all([stopped, work]);
    expect(await tasks.read(id)).toMatchObject({ status: 'PENDING', retryTimes: 0, endTime: null });
    expect(await tasks.app.newWorker().work()).toBe(true);
    expect(await tasks.read(id)).toMatchObject({ status: 'SUCCESS' });
  });

  test('that is started works by itself, and waits for its tasks when it is stopped', async () => {
    const id = await tasks.create();
    const ended = gate();
    tasks.run = async () => {
      ended.open();
      return done;
    };
    const worker = tasks.app.newWorker();
    worker.start();
    await ended.opened;
    await worker.stop();
    expect(await tasks.read(id)).toMatchObject({ status: 'SUCCESS' });
  });

  test('goes on after a fault of the database', async () => {
    const { db } = tasks.app.database;
    const id = await tasks.create();
    await db.schema.alterTable('task').renameTo('task_away').execute();
    await expect(tasks.app.newWorker().work()).rejects.toThrow();
    await db.schema.alterTable('task_away').renameTo('task').execute();
    await tasks.app.newWorker().work();
    expect(await tasks.read(id)).toMatchObject({ status: 'SUCCESS' });
  });
});

describe('what has a schedule', () => {
  const planned = async () =>
    (
      await tasks.app.database.db
        .selectFrom('task')
        .select(['companyId', 'occasion'])
        .where('status', '=', 'PENDING')
        .where('createBy', 'is', null)
        .orderBy('companyId')
        .orderBy('occasion')
        .execute()
    ).map(({ companyId, occasion }) => `${companyId} ${occasion}`);

  test('is planned once for each moment, however many processes do so', async () => {
    tasks.kind.schedule = { minute: 30, hour: null };
    const plan = () => Promise.all(Array.from({ length: 20 }, () => tasks.app.newWorker().plan()));
    await plan();
    await plan();
    expect(await planned()).toEqual(['0 2026-03-02T00:30:00.000Z']);
    tasks.app.clock.advance(30 * minuteMs);
    await plan();
    expect(await planned()).toEqual(['0 2026-03-02T00:30:00.000Z', '0 2026-03-02T01:30:00.000Z']);
  });

  test('of a school is planned for every school that is served and has it set up', async () => {
    Object.assign(tasks.kind, {
      owner: 'school',
      schedule: { minute: 0, hour: 9 },
      needs: { setting: 'CAS_SYNC_URL' as const, isSet: (_: unknown, id: string) => id !== '3338' },
    });
    await tasks.app.newWorker().plan();
    expect((await planned()).map((text) => text.split(' ')[0])).toEqual(['1001', '1002', '2981']);
  });

  test('that was missed by more than an hour is left out', async () => {
    tasks.kind.schedule = { minute: 59, hour: 7 };
    await tasks.app.newWorker().plan();
    expect(await planned()).toEqual([]);
  });
});
