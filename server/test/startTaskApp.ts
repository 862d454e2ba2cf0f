import { taskKinds } from '#operations/taskKinds.ts';
import type { Job, TaskKind } from '#platform/tasks/taskKind.ts';
import { startApp } from './startApp.ts';

/** What a task of the tests answers when nothing else is said. */
export const done = { key: 'cleaned' as const, params: { rows: 1 } };

/** The whole backend, with tasks of a kind that does what a test says. */
export async function startTaskApp() {
  /** The attempts so far. */
  const runs: Job[] = [];
  const kind: TaskKind = {
    owner: 'platform',
    schedule: null,
    maxRetry: 3,
    isSingular: false,
    permission: 'system:task:create',
    run: (job) => {
      runs.push(job);
      return fixture.run(job);
    },
  };
  const kinds = { ...taskKinds, CLEANUP: kind };
  const app = await startApp({ taskKinds: kinds });
  const admin = await app.as('admin', 'admin');
  const read = (id: string) => admin.tasks.getTaskDetail({ path: { id } });
  const fixture = {
    app,
    admin,
    kind,
    kinds,
    runs,
    read,
    /** What a task does; a test may change it at any time. */
    run: async (_job: Job): ReturnType<TaskKind['run']> => done,
    /** Plans a task of the kind, for now or for another time. */
    async create(executeTime = app.clock.now): Promise<string> {
      const body = { taskName: 'A task', taskType: 'CLEANUP' as const, executeTime: executeTime.toISOString() };
      return (await admin.tasks.createTask({ body })).id;
    },
    retry: (id: string) => admin.tasks.retryTask({ path: { id } }),
    stop: (id: string) => admin.tasks.stopTask({ path: { id } }),
    /** The lines of the log of a task, the newest first. */
    messages: async (id: string) => (await read(id)).log.map(({ message }) => message),
  };
  return fixture;
}

/** Somebody who calls `open` lets whoever awaits `opened` go on. */
export function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}
