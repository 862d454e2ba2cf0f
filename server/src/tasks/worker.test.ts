import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { taskKinds } from '../modules/taskKinds.ts';
import { startApp, type TestApp, type TestClient } from '../testing/startApp.ts';
import { planTask } from './planTask.ts';
import { type Job, TaskError, type TaskKind } from './taskKind.ts';

const minuteMs = 60_000;
const done = { key: 'cleaned' as const, params: { rows: 1 } };

let app: TestApp;
let admin: TestClient;
let runs: Job[];
/** What the kind of the tests does when it is carried out. */
let run: TaskKind['run'];
let kind: TaskKind;
beforeEach(async () => {
  runs = [];
  run = async () => done;
  kind = {
    ...{ owner: 'platform', schedule: null, maxRetry: 3, isSingular: false, permission: 'system:task:create' },
    run: (job) => {
      runs.push(job);
      return run(job);
    },
  };
  app = await startApp({ taskKinds: { ...taskKinds, CLEANUP: kind } });
  admin = await app.as('admin', 'admin');
});
afterEach(() => app.close());

const create = async (executeTime = app.clock.now) => {
  const body = { taskName: 'A task', taskType: 'CLEANUP' as const, executeTime: executeTime.toISOString() };
  return (await admin.tasks.createTask({ body })).id;
};
const read = (id: string) => admin.tasks.getTaskDetail({ path: { id } });
const retry = (id: string) => admin.tasks.retryTask({ path: { id } });
const stop = (id: string) => admin.tasks.stopTask({ path: { id } });
const messages = async (id: string) => (await read(id)).log.map(({ message }) => message);
/** Somebody who calls `open` lets whoever awaits `opened` go on. */
function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

describe('a task', () => {
  test('is carried out when it is due, not before, and once', async () => {
    const id = await create(new Date(app.clock.now.getTime() + minuteMs));
    const worker = app.newWorker();
    expect(await worker.work()).toBe(false);
    app.clock.advance(minuteMs);
    expect(await worker.work()).toBe(true);
    expect(await worker.work()).toBe(false);
    expect(runs.length).toBe(1);
    expect(await read(id)).toMatchObject({
      status: 'SUCCESS',
      result: '1 expired rows cleaned up',
      retryTimes: 0,
      stopRequested: false,
    });
    expect(await messages(id)).toEqual(['1 expired rows cleaned up', 'Started']);
  });

  test('of 20 workers that see it at once is carried out by one', async () => {
    const ids = [await create(), await create(new Date(app.clock.now.getTime() - 1))];
    const worked = await Promise.all(Array.from({ length: 20 }, () => app.newWorker().work()));
    expect(worked.filter(Boolean).length).toBe(2);
    expect(runs.map(({ taskId }) => taskId).sort()).toEqual(ids.sort());
  });

  test('tells how far it has come', async () => {
    const [reached, checked] = [gate(), gate()];
    run = async ({ checkpoint }) => {
      await checkpoint(3, 7);
      reached.open();
      await checked.opened;
      return done;
    };
    const id = await create();
    const work = app.newWorker().work();
    await reached.opened;
    expect(await read(id)).toMatchObject({ status: 'RUNNING', doneCount: 3, totalCount: 7 });
    checked.open();
    await work;
    expect(await read(id)).toMatchObject({ status: 'SUCCESS', doneCount: 3, totalCount: 7 });
  });

  test('gets what it was planned with', async () => {
    const { db } = app.database;
    const by = { userId: 'somebody', userName: 'Somebody' };
    const plan = { companyId: '1001', taskType: 'CLEANUP' as const, taskName: 'Own', executeTime: app.clock.now, by };
    const id = await planTask(
      db,
      { ...taskKinds, CLEANUP: kind },
      { ...plan, payload: { rows: [1, { a: 'b' }] } },
      app.clock.now,
    );
    await app.newWorker().work();
    expect(runs).toMatchObject([{ taskId: id, companyId: '1001', createBy: 'somebody', payload: { rows: [1, { a: 'b' }] } }]);
    expect(await read(String(id))).toMatchObject({
      payload: '{"rows": [1, {"a": "b"}]}'.replaceAll(' ', ''),
      createByName: 'Somebody',
    });
  });
});

describe('a task that fails', () => {
  test('is tried again after 1, 5 and 15 minutes, and then has failed', async () => {
    run = async () => {
      throw new TaskError('workerLost');
    };
    const id = await create();
    const worker = app.newWorker();
    for (const [index, minutes] of [1, 5, 15].entries()) {
      await worker.work();
      expect(await read(id)).toMatchObject({
        status: 'RETRYING',
        retryTimes: index + 1,
        errorMessage: expect.stringContaining('Workers'),
      });
      app.clock.advance(minutes * minuteMs - 1);
      expect(await worker.work()).toBe(false);
      app.clock.advance(1);
    }
    await worker.work();
    expect(await read(id)).toMatchObject({ status: 'FAILED', retryTimes: 3 });
    expect((await messages(id)).slice(0, 4)).toEqual([
      'Workers have repeatedly fallen silent at this task',
      'Started',
      'Tried again in 15 min (retry 3 of 3)',
      'Workers have repeatedly fallen silent at this task',
    ]);
  });

  test('of a fault of ours tells people nothing of it, and the log all', async () => {
    run = async () => {
      throw new Error('secret detail');
    };
    const id = await create();
    await app.newWorker().work();
    expect(await read(id)).toMatchObject({ status: 'RETRYING', errorMessage: 'System error, contact the administrator' });
    expect(app.logLines.join()).toContain('secret detail');
  });

  test('begins with all its attempts anew when somebody asks for a retry', async () => {
    kind.maxRetry = 0;
    run = async () => {
      throw new TaskError('workerLost');
    };
    const id = await create();
    const worker = app.newWorker();
    await worker.work();
    expect(await read(id)).toMatchObject({ status: 'FAILED', allowedActions: ['RETRY'] });
    run = async () => done;
    expect(await retry(id)).toMatchObject({ status: 'RETRYING', retryTimes: 0, allowedActions: ['STOP'] });
    await worker.work();
    expect(await read(id)).toMatchObject({ status: 'SUCCESS', errorMessage: null });
  });
});

describe('stopping', () => {
  test('a task that waits is stopped at once, and not carried out', async () => {
    const id = await create();
    expect(await stop(id)).toMatchObject({ status: 'STOPPED', stopRequested: false, allowedActions: ['RETRY'] });
    expect(await app.newWorker().work()).toBe(false);
  });

  test('a running task stops at its next checkpoint', async () => {
    const [reached, checked] = [gate(), gate()];
    run = async ({ checkpoint }) => {
      reached.open();
      await checked.opened;
      await checkpoint(1);
      throw new Error('went on');
    };
    const id = await create();
    const work = app.newWorker().work();
    await reached.opened;
    expect(await stop(id)).toMatchObject({ status: 'RUNNING', stopRequested: true, allowedActions: [] });
    await expect(stop(id)).rejects.toMatchObject({ code: 4301 });
    checked.open();
    await work;
    expect(await read(id)).toMatchObject({ status: 'STOPPED', stopRequested: false, retryTimes: 0 });
    expect((await messages(id))[0]).toBe('Stopped');
  });

  test('a running task that ends before its next checkpoint has succeeded', async () => {
    const [reached, checked] = [gate(), gate()];
    run = async () => {
      reached.open();
      await checked.opened;
      return done;
    };
    const id = await create();
    const work = app.newWorker().work();
    await reached.opened;
    await stop(id);
    checked.open();
    await work;
    expect(await read(id)).toMatchObject({ status: 'SUCCESS', stopRequested: false });
  });
});

describe('a worker', () => {
  /** Begins a task whose worker is then at work until the gate is opened. */
  async function begin(worker = app.newWorker()) {
    const [reached, checked] = [gate(), gate()];
    run = async ({ checkpoint }) => {
      reached.open();
      await checked.opened;
      await checkpoint(1);
      return done;
    };
    const id = await create();
    const work = worker.work();
    await reached.opened;
    run = async () => done;
    return { id, open: checked.open, work, worker };
  }

  test('that falls silent loses its task to another one, and writes nothing more about it', async () => {
    const { id, open, work } = await begin();
    expect(await app.newWorker().work()).toBe(false);
    app.clock.advance(minuteMs + 1);
    expect(await app.newWorker().work()).toBe(true);
    const taken = await read(id);
    expect(taken).toMatchObject({ status: 'SUCCESS', retryTimes: 1, doneCount: 0 });
    open();
    await work;
    expect(await read(id)).toEqual(taken);
  });

  test('is not followed by others for ever at a task that silences every one', async () => {
    kind.maxRetry = 0;
    const { id, open, work } = await begin();
    app.clock.advance(minuteMs + 1);
    await app.newWorker().work();
    expect(runs.length).toBe(1);
    expect(await read(id)).toMatchObject({ status: 'FAILED', errorMessage: expect.stringContaining('fallen silent') });
    open();
    await work;
  });

  test('that is stopped gives its task back at the next checkpoint, as no failure', async () => {
    const { id, open, work, worker } = await begin();
    const stopped = worker.stop();
    open();
    await Promise.all([stopped, work]);
    expect(await read(id)).toMatchObject({ status: 'PENDING', retryTimes: 0, endTime: null });
    expect(await app.newWorker().work()).toBe(true);
    expect(await read(id)).toMatchObject({ status: 'SUCCESS' });
  });

  test('that is started works by itself, and waits for its tasks when it is stopped', async () => {
    const id = await create();
    const ended = gate();
    run = async () => {
      ended.open();
      return done;
    };
    const worker = app.newWorker();
    worker.start();
    await ended.opened;
    await worker.stop();
    expect(await read(id)).toMatchObject({ status: 'SUCCESS' });
  });

  test('goes on after a fault of the database', async () => {
    const { db } = app.database;
    const id = await create();
    await db.schema.alterTable('task').renameTo('task_away').execute();
    await expect(app.newWorker().work()).rejects.toThrow();
    await db.schema.alterTable('task_away').renameTo('task').execute();
    await app.newWorker().work();
    expect(await read(id)).toMatchObject({ status: 'SUCCESS' });
  });
});

describe('what has a schedule', () => {
  const planned = async () =>
    (
      await app.database.db
        .selectFrom('task')
        .select(['companyId', 'occasion'])
        .where('status', '=', 'PENDING')
        .orderBy('companyId')
        .execute()
    ).map(({ companyId, occasion }) => `${companyId} ${occasion}`);

  test('is planned once for each moment, however many processes do so', async () => {
    kind.schedule = { minute: 30, hour: null };
    const plan = () => Promise.all(Array.from({ length: 20 }, () => app.newWorker().plan()));
    await plan();
    await plan();
    expect(await planned()).toEqual(['0 2026-03-02T00:30:00.000Z']);
    app.clock.advance(30 * minuteMs);
    await plan();
    expect(await planned()).toEqual(['0 2026-03-02T00:30:00.000Z', '0 2026-03-02T01:30:00.000Z']);
  });

  test('of a school is planned for every school that is served and has it set up', async () => {
    Object.assign(kind, {
      owner: 'school',
      schedule: { minute: 0, hour: 9 },
      isConfigured: (_: unknown, id: string) => id !== '3338',
    });
    await app.newWorker().plan();
    expect((await planned()).map((text) => text.split(' ')[0])).toEqual(['1001', '1002', '2981']);
  });

  test('that was missed by more than an hour is left out', async () => {
    kind.schedule = { minute: 59, hour: 7 };
    await app.newWorker().plan();
    expect(await planned()).toEqual([]);
  });
});
