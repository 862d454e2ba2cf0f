import { type Client, type Input, newIdempotencyKey, type OperationId } from '@campus-procurement/sdk';
import { examples } from '../../../sdk/src/generated/examples.ts';
import { demoRequest } from '../builders/demoRequest.ts';
import { failureOf } from '../failureOf.ts';
import { permissions } from '../permissions/permissions.ts';
import type { TestApp } from '../startApp.ts';

/** Where failures are brought about. */
export interface Scene {
  app: TestApp;
  /** Somebody who has logged in and chosen a role; without a role code, the first one. */
  as(account: string, roleCode?: string): Promise<Client>;
  /** Somebody who has chosen no role. */
  withoutRole: Client;
  /** Somebody without a session, from an address of its own. */
  anybody(): Client;
  /** Lets the database count this many rows for as long as the work takes. */
  counting<T>(rows: number, work: () => Promise<T>): Promise<T>;
}

/** Makes an operation fail. It is tried by one account of the demo data after the other, until one is answered as the example shows. */
export type Recipe = (client: Client, scene: Scene) => Promise<unknown>;

/** By the operation and the HTTP status of the example. */
export type Recipes = { [Place in `${OperationId} ${200 | 400 | 403 | 429}`]?: Recipe };

/** The body that the description shows for a request. */
export function shownBody<Id extends OperationId>(id: Id): Input<Id> extends { body?: infer Body } ? NonNullable<Body> : never {
  return structuredClone(examples[id].request) as never;
}

/** A valid input that names no row that there is. */
export const namesNothing =
  (id: OperationId): Recipe =>
  (client) =>
    client.call(id, permissions[id].input as Input<OperationId>);

/** What the description shows. */
export const asShown =
  (id: OperationId): Recipe =>
  async (client) =>
    client.call(id, await demoRequest(id, client));

/** What the description shows, a second time: by then the version is an old one, and what is there once is taken. */
export const twice =
  (id: OperationId): Recipe =>
  async (client) => {
    const input = await demoRequest(id, client);
    await client.call(id, input);
    return client.call(id, input);
  };

const keyReused =
  (id: OperationId): Recipe =>
  async (client) => {
    const options = { idempotencyKey: newIdempotencyKey() };
    await client.call(id, await demoRequest(id, client), options);
    return client.call(id, permissions[id].input as Input<OperationId>, options);
  };

/** The login of a user of school 2981 ends. */
const schoolSuspended =
  (id: OperationId): Recipe =>
  async (_client, { app, as }) => {
    const { token } = await app.as('shizhongyue');
    const [user, admin] = [app.client(token, undefined, 'zh-CN'), await as('admin')];
    const setStatus = async (status: 'SUSPENDED' | 'ACTIVE') => {
      const { version } = await admin.company.getSchoolDetail({ path: { id: '2981' } });
      await admin.company.updateCompanyStatus({ body: { id: '2981', version, status, reason: 'For a test' } });
    };
    await setStatus('SUSPENDED');
    const failure = await failureOf(namesNothing(id)(user, {} as Scene));
    await setStatus('ACTIVE');
    if (failure) throw failure;
  };

/** A hundred thousand rows in each of five tables would take longer than all other tests of this kind. */
const tooManyRows =
  (id: OperationId): Recipe =>
  async (client, { counting }) => {
    const input = await demoRequest(id, client);
    return counting(100_001, () => client.call(id, input));
  };

/** Again and again. The counts of what was tried are raised in between: thousands of calls would take minutes. */
export const tooOften =
  (once: Recipe): Recipe =>
  async (client, scene) => {
    await failureOf(once(client, scene));
    await scene.app.database.db
      .updateTable('loginThrottle')
      .set((eb) => ({ failures: eb('failures', '+', 10_000) }))
      .execute();
    await failureOf(once(client, scene));
    return once(client, scene);
  };

/** How an operation is made to fail with a code, where every operation that has the code fails in the same way. */
export const recipesByCode: Record<number, (id: OperationId) => Recipe> = {
  4004: namesNothing,
  4005: (id) => tooOften(namesNothing(id)),
  4006: namesNothing,
  4007:
    (id) =>
    (_client, { withoutRole }) =>
      withoutRole.call(id, permissions[id].input as Input<OperationId>),
  4010: schoolSuspended,
  4090: twice,
  4091: keyReused,
  4302: tooManyRows,
};
