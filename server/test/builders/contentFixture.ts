import type { Schemas } from '@campus-procurement/sdk';
import { startApp, type TestClient } from '../startApp.ts';

/** The backend with those who write, publish and read what a school shows. */
export async function startContentApp() {
  const app = await startApp();
  return {
    app,
    admin: await app.as('admin', 'admin'),
    school: await app.as('schooladmin', 'school_admin'),
    officer: await app.as('officer1', 'procurement_officer'),
    operator: await app.as('operator1', 'operator'),
    teacher: await app.as('teacher1', 'purchaser'),
    /** Reader of another school. */
    stranger: await app.as('qinlangyue'),
  };
}

/**
 * The life of what is drafted, published and withdrawn.
 * @param save writes a draft, and gives its id
 * @param step changes the status, of a draft whose version is 1 and of something published whose version is 2
 */
export function publications<Changes>(
  save: (changes?: Changes, client?: TestClient) => Promise<string>,
  step: (id: string, publication: Schemas['Publication'], client?: TestClient) => Promise<unknown>,
) {
  const publish = (id: string, version = 1, client?: TestClient) => step(id, { version, status: 'PUBLISHED' }, client);
  return {
    publish,
    withdraw: (id: string, version = 2, client?: TestClient) =>
      step(id, { version, status: 'WITHDRAWN', reason: 'Wrong' }, client),
    /** Writes something and publishes it. */
    async published(changes?: Changes, client?: TestClient): Promise<string> {
      const id = await save(changes, client);
      await publish(id, 1, client);
      return id;
    },
  };
}
