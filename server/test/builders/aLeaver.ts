import type { Schemas } from '@campus-procurement/sdk';
import { brokenAt } from '#flow/eventHash.ts';
import type { TestApp, TestClient } from '../startApp.ts';
import { aUser } from './aUser.ts';
import { users } from './userFixture.ts';

export const administrator = (app: TestApp): Promise<TestClient> => app.as('schooladmin', 'school_admin');

/** Does something while somebody is disabled. */
export async function whileDisabled<T>(app: TestApp, id: string, act: (admin: TestClient) => Promise<T>): Promise<T> {
  const admin = await administrator(app);
  await users.setStatus(admin, id, 'DISABLED');
  try {
    return await act(admin);
  } finally {
    await users.setStatus(await administrator(app), id, 'ENABLED');
  }
}

/** Somebody new at the school, who acts in a role and may take the place of another one. */
export async function anHeir(app: TestApp, role: 'purchaser' | 'inspector') {
  const { id, client } = await aUser(app, { role });
  return { id, client, name: (await client.users.getMyProfile()).name };
}

/** What the chained log of a purchase says of a step. */
export async function saidOf({ database: { db } }: TestApp, projectId: string, step: Schemas['ProjectLog']['step']) {
  const events = await db
    .selectFrom('flowEvent')
    .selectAll()
    .where((eb) => eb.and({ kind: 'PROJECT', subjectId: projectId }))
    .orderBy('no')
    .execute();
  if (brokenAt(events) !== null) throw new Error('The chain is broken');
  return events.flatMap((event) => (event.step === step ? [event.content] : []));
}

/** The steps that nobody can do, of one purchase or request. */
export async function strandedOf(app: TestApp, isMeant: (row: Schemas['StrandedTurn']) => boolean) {
  const admin = await administrator(app);
  return (await admin.approvals.queryStrandedTurnPage({ query: { size: 200 } })).records.filter(isMeant);
}
