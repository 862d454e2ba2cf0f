import type { OperationId } from '@campus-procurement/sdk';
import { expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { examples } from '../../../sdk/src/generated/examples.ts';
import { demoRequest } from '../builders/demoRequest.ts';
import { notAsItStands, senders, writes } from '../demoWrites.ts';
import { drawn } from '../drawn.ts';
import { differences } from '../excerpt.ts';
import { failureOf } from '../failureOf.ts';
import { startApp, type TestApp } from '../startApp.ts';

/** What the demo data lack for an example. */
const before: { [Id in OperationId]?: (app: TestApp) => Promise<unknown> } = {
  // None of their tasks is being carried out: the latest one is now.
  stopTask: ({ database: { db }, clock: { now } }) =>
    db
      .updateTable('task')
      .set({ status: 'RUNNING', leaseOwner: 'a worker', leaseUntil: now, endTime: null, doneCount: 1, result: null, version: 2 })
      .where('id', '=', seedId('task', 801))
      .execute(),
  // None of their purchases goes by bidding: one that is ordered does now.
  receiveProject: ({ database: { db } }) =>
    db.updateTable('project').set({ status: 'APPROVED', lane: 'BIDDING' }).where('id', '=', seedId('project', 9019)).execute(),
  assignProjectOfficer: ({ database: { db } }) =>
    db
      .updateTable('project')
      .set({ status: 'APPROVED', lane: 'BIDDING', officerId: seedId('user', 105) })
      .where('id', '=', seedId('project', 9019))
      .execute(),
  // Nobody of them has left: a requester has now.
  replaceTurnHolder: ({ database: { db } }) =>
    db.updateTable('appUser').set({ status: 'DISABLED' }).where('id', '=', seedId('user', 104)).execute(),
};

/** What is made or drawn anew each time: ids, secrets and moments. */
const drawnAnew = /^(id|taskId|access_token|expires_in|tempPassword|initialPassword|sceneKey|qrCode|url)$|Time$/;
const masked = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data ?? null, (field, value) => (drawnAnew.test(field) && value !== null ? typeof value : value)));

const asTheyStand = writes.filter((id) => !(id in notAsItStands) || id in before);

/** All of them, each on a database of its own, take a minute. */
test.each(drawn(asTheyStand, 8))(
  'the example of %s is accepted on the demo data, and answered as the description shows',
  async (id) => {
    const app = await startApp();
    await before[id]?.(app);
    const refusals: string[] = [];
    let answer: { data: unknown } | null = null;
    for (const account of senders) {
      const client = app.client((await app.as(account)).token, '10.0.0.1', 'zh-CN');
      const send = async () => {
        answer = { data: await client.call(id, await demoRequest(id, client)) };
      };
      const failure = await failureOf(send());
      if (!failure) break;
      refusals.push(`${account}: ${JSON.stringify(failure)}`);
    }
    await app.close();
    if (!answer) throw new Error(`Nobody may send it: ${refusals}`);
    const { data } = answer as { data: unknown };
    expect(differences(masked(data), masked(examples[id].data))).toEqual([]);
  },
);
