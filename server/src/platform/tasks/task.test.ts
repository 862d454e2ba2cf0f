import { minuteMs } from '@campus-procurement/sdk/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, gate, startTaskApp } from '#test/startTaskApp.ts';
import { planTask } from './planTask.ts';

let tasks: Awaited<ReturnType<typeof startTaskApp>>;
beforeEach(async () => {
  tasks = await startTaskApp();
});
afterEach(() => tasks.app.close());

describe('a task', () => {
  test('is carried out when it is due, not before, and once', async () => {
    const id = await tasks.create(new Date(tasks.app.clock.now.getTime() + minuteMs));
    const worker = tasks.app.newWorker();
    expect(await worker.work()).toBe(false);
    tasks.app.clock.advance(minuteMs);
    expect(await worker.work()).toBe(true);
    expect(await worker.work()).toBe(false);
    expect(tasks.runs.length).toBe(1);
    expect(await tasks.read(id)).toMatchObject({
      status: 'SUCCESS',
      result: '1 expired row deleted',
      retryTimes: 0,
      stopRequested: false,
    });
    expect(await tasks.messages(id)).toEqual(['1 expired row deleted', 'Started']);
  });

  test('of 20 workers that see it at once is carried out by one', async () => {
    const ids = [await tasks.create(), await tasks.create(new Date(tasks.app.clock.now.getTime() - 1))];
    const worked = await Promise.all(Array.from({ length: 20 }, () => tasks.app.newWorker().work()));
    expect(worked.filter(Boolean).length).toBe(2);
    expect(tasks.runs.map(({ taskId }) => taskId).sort()).toEqual(ids.sort());
  });

  test('tells how far it has come', async () => {
    const [reached, checked] = [gate(), gate()];
    tasks.run = async ({ checkpoint }) => {
      await checkpoint(3, 7);
      reached.open();
      await checked.opened;
      return done;
    };
    const id = await tasks.create();
    const work = tasks.app.newWorker().work();
    await reached.opened;
    expect(await tasks.read(id)).toMatchObject({ status: 'RUNNING', doneCount: 3, totalCount: 7 });
    checked.open();
    await work;
    expect(await tasks.read(id)).toMatchObject({ status: 'SUCCESS', doneCount: 3, totalCount: 7 });
  });

  test('gets another number when the one that was drawn is taken', async () => {
    const { db } = tasks.app.database;
    const { now } = tasks.app.clock;
    const plan = { companyId: '1001', taskType: 'CLEANUP' as const, executeTime: now, by: null };
    const drawn = ['T20260302-AAAAAA', 'T20260302-AAAAAA', 'T20260302-BBBBBB'];
    for (const _time of [1, 2]) await planTask(db, tasks.kinds, plan, now, () => String(drawn.shift()));
    const codes = await db.selectFrom('task').select('taskCode').where('createTime', '=', now).orderBy('taskCode').execute();
    expect(codes.map(({ taskCode }) => taskCode)).toEqual(['T20260302-AAAAAA', 'T20260302-BBBBBB']);
  });

  test('gets what it was planned with', async () => {
    const { db } = tasks.app.database;
    const by = { userId: 'somebody', userName: 'Somebody' };
    const plan = { companyId: '1001', taskType: 'CLEANUP' as const, taskName: 'Own', executeTime: tasks.app.clock.now, by };
    const id = await planTask(db, tasks.kinds, { ...plan, payload: { rows: [1, { a: 'b' }] } }, tasks.app.clock.now);
    await tasks.app.newWorker().work();
    expect(tasks.runs).toMatchObject([
      { taskId: id, companyId: '1001', createBy: 'somebody', payload: { rows: [1, { a: 'b' }] } },
    ]);
    expect(await tasks.read(String(id))).toMatchObject({
      payload: '{"rows": [1, {"a": "b"}]}'.replaceAll(' ', ''),
      createByName: 'Somebody',
    });
  });
});

describe('stopping', () => {
  test('a task that waits is stopped at once, and not carried out', async () => {
    const id = await tasks.create();
    expect(await tasks.stop(id)).toMatchObject({ status: 'STOPPED', stopRequested: false, allowedActions: ['RETRY'] });
    expect(await tasks.app.newWorker().work()).toBe(false);
  });

  test('a running task stops at its next checkpoint', async () => {
    const [reached, checked] = [gate(), gate()];
    tasks.run = async ({ checkpoint }) => {
      reached.open();
      await checked.opened;
      await checkpoint(1);
      throw new Error('went on');
    };
    const id = await tasks.create();
    const work = tasks.app.newWorker().work();
    await reached.opened;
    expect(await tasks.stop(id)).toMatchObject({ status: 'RUNNING', stopRequested: true, allowedActions: [] });
    await expect(tasks.stop(id)).rejects.toMatchObject({ code: 4301 });
    checked.open();
    await work;
    expect(await tasks.read(id)).toMatchObject({ status: 'STOPPED', stopRequested: false, retryTimes: 0 });
    expect((await tasks.messages(id))[0]).toBe('Stopped');
  });

  test('a running task that ends before its next checkpoint has succeeded', async () => {
    const [reached, checked] = [gate(), gate()];
    tasks.run = async () => {
      reached.open();
      await checked.opened;
      return done;
    };
    const id = await tasks.create();
    const work = tasks.app.newWorker().work();
    await reached.opened;
    await tasks.stop(id);
    checked.open();
    await work;
    expect(await tasks.read(id)).toMatchObject({ status: 'SUCCESS', stopRequested: false });
  });
});
