import type { Schemas } from '@campus-procurement/sdk';
import type { TestApp, TestClient } from '../startApp.ts';

/** What tests about exports need: they are asked for, made, and read. */
export function exportFixture(app: TestApp) {
  const detail = (client: TestClient, id: string) => client.tasks.getTaskDetail({ path: { id } });

  /** Carries out all tasks that are due. */
  async function work(): Promise<void> {
    while (await app.newWorker().work());
  }

  /** What a file has at its address, where no session is needed. */
  async function contentOf({ url }: Schemas['FileInfo']): Promise<Buffer> {
    const response = await app.send(url.replace('/api', ''));
    if (response.status !== 200) throw new Error(`The file was refused with ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** The file that an export ends with. */
  async function make(client: TestClient, started: Promise<Schemas['StartedExport']>) {
    const { taskId } = await started;
    await work();
    const task = await detail(client, taskId);
    if (!task.file) throw new Error(`The export has no file: ${task.status}, ${task.errorMessage}`);
    return { task, file: task.file, content: await contentOf(task.file) };
  }

  return { detail, work, contentOf, make };
}
