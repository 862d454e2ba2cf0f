import { minuteMs } from '@campus-procurement/sdk/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { done, startTaskApp } from '#test/startTaskApp.ts';
import { TaskError } from './taskKind.ts';

let tasks: Awaited<ReturnType<typeof startTaskApp>>;
beforeEach(async () => {
  tasks = await startTaskApp();
});
afterEach(() => tasks.app.close());

describe('a task that fails', () => {
  test('is tried again after 1, 5 and 15 minutes, and then has failed', async () => {
    tasks.run = async () => {
      throw new TaskError('workerLost');
    };
    const id = await tasks.create();
    const worker = tasks.app.newWorker();
    for (const [index, minutes] of [1, 5, 15].entries()) {
      await worker.work();
      expect(await tasks.read(id)).toMatchObject({
        status: 'RETRYING',
        retryTimes: index + 1,
        errorMessage: expect.stringContaining('Workers'),
      });
      tasks.app.clock.advance(minutes * minuteMs - 1);
      expect(await worker.work()).toBe(false);
      tasks.app.clock.advance(1);
    }
    await worker.work();
    expect(await tasks.read(id)).toMatchObject({ status: 'FAILED', retryTimes: 3 });
    expect((await tasks.messages(id)).slice(0, 4)).toEqual([
      'Workers repeatedly stopped responding during this task.',
      'Started',
      'Automatic retry in 15 minutes (retry 3 of 3).',
      'Workers repeatedly stopped responding during this task.',
    ]);
  });

  test('of a fault of ours tells people nothing of it, and the log all', async () => {
    tasks.run = async () => {
      throw new Error('secret detail');
    };
    const id = await tasks.create();
    await tasks.app.newWorker().work();
    expect(await tasks.read(id)).toMatchObject({ status: 'RETRYING', errorMessage: 'System error. Contact the administrator.' });
    expect(tasks.app.logLines.join()).toContain('secret detail');
  });

  test('begins with all its attempts anew when somebody asks for a retry', async () => {
    tasks.kind.maxRetry = 0;
    tasks.run = async () => {
      throw new TaskError('workerLost');
    };
    const id = await tasks.create();
    const worker = tasks.app.newWorker();
    await worker.work();
    expect(await tasks.read(id)).toMatchObject({ status: 'FAILED', allowedActions: ['RETRY'] });
    tasks.run = async () => done;
    expect(await tasks.retry(id)).toMatchObject({ status: 'RETRYING', retryTimes: 0, allowedActions: ['STOP'] });
    await worker.work();
    expect(await tasks.read(id)).toMatchObject({ status: 'SUCCESS', errorMessage: null });
  });

  test('has failed and told of it at once: one without the other is never seen', async () => {
    tasks.kind.maxRetry = 0;
    tasks.run = async () => {
      throw new TaskError('workerLost');
    };
    const id = await tasks.create();
    const { db } = tasks.app.database;
    await db.schema.alterTable('inbox_message').renameTo('inbox_away').execute();
    await expect(tasks.app.newWorker().work()).rejects.toThrow();
    expect(await tasks.read(id)).toMatchObject({ status: 'RUNNING' });
    await db.schema.alterTable('inbox_away').renameTo('inbox_message').execute();
    tasks.app.clock.advance(minuteMs + 1);
    await tasks.app.newWorker().work();
    expect(await tasks.read(id)).toMatchObject({ status: 'FAILED' });
    const sent = db.selectFrom('inboxMessage').select('id').where('bizId', '=', id).execute();
    expect(await sent).toHaveLength(1);
  });
});
