import type { ApiError } from '@campus-procurement/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bidders, bidders } from '../builders/aBidding.ts';
import { acceptanceOf, anOrder, begun, groupOf, inspecting, officerOf } from '../builders/aDelivery.ts';
import { failureOf } from '../failureOf.ts';
import { ledgerFaults } from '../ledgerFaults.ts';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

const passed = (tried: (ApiError | null)[]) => tried.filter((failure) => failure === null).length;
const areRefusals = (tried: (ApiError | null)[]) =>
  tried.every((failure) => failure === null || Math.floor(Number(failure.code) / 1000) === 4);

describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  let app: TestApp;
  let people: Bidders;
  beforeEach(async () => {
    app = await startApp();
    people = await bidders(app);
  }, 120_000);
  afterEach(async () => {
    expect(await ledgerFaults(app.database.db)).toEqual([]);
    await app.close();
  });

  const line = (id: string) =>
    app.database.db
      .selectFrom('orderLine')
      .select(['acceptedQuantity', 'inspectedQuantity', 'closedQuantity'])
      .where('projectId', '=', id)
      .executeTakeFirstOrThrow();
  const status = async (id: string) =>
    await app.database.db.selectFrom('project').select(['status', 'phase']).where('id', '=', id).executeTakeFirstOrThrow();
  const sign = (client: TestClient, id: string, version: number) =>
    client.acceptances.signAcceptance({ path: { id }, body: { version, agree: true, conflictDeclared: true } });

  /** A batch of one piece of two that only wants its conclusion. */
  async function signedBatch(projectId: string, now: Bidders) {
    const id = await begun(app, now.applicant, projectId, [{ no: 1, arriveQuantity: '1' }]);
    await inspecting(app, now, id);
    const leader = await app.anotherServer().as('keeper1', 'warehouse_keeper');
    const { version } = await acceptanceOf(leader, id);
    await sign(leader, id, version);
    const body = { version, conclusion: 'PASS' as const, opinion: 'Counted' };
    return () => leader.acceptances.concludeAcceptance({ path: { id }, body });
  }

  test('a batch is concluded and another one submitted: what is open goes to one of them once', async () => {
    const { id, people: now } = await anOrder(app, people, { total: '36000.00' });
    const conclude = await signedBatch(id, now);
    const second = await begun(app, now.applicant, id, [{ no: 1, arriveQuantity: '1' }]);
    const third = await begun(app, now.applicant, id, [{ no: 1, arriveQuantity: '1' }]);
    const [leader] = await groupOf(app);
    const submit = (one: string) =>
      now.applicant.acceptances.submitAcceptance({
        path: { id: one },
        body: { version: 1, memberIds: [String(leader?.userId)] },
      });
    const tried = await Promise.all([conclude(), submit(second), submit(third)].map(failureOf));
    expect(tried[0]).toBeNull();
    expect(passed(tried)).toBe(2);
    expect(areRefusals(tried)).toBe(true);
    expect(await line(id)).toEqual({ acceptedQuantity: '1.000', inspectedQuantity: '1.000', closedQuantity: '0.000' });
    expect(await status(id)).toEqual({ status: 'EXECUTING', phase: 'ACCEPTING' });
  }, 120_000);

  test('two members sign: both signatures count', async () => {
    const { id: projectId, people: now } = await anOrder(app, people, { total: '60000.00' });
    const id = await begun(app, now.applicant, projectId);
    await inspecting(app, now, id);
    const clients = await Promise.all(
      (await groupOf(app)).map(({ account, roleCode }) => app.anotherServer().as(account, roleCode)),
    );
    const { version } = await acceptanceOf(clients[0] as TestClient, id);
    const tried = await Promise.all(
      clients.flatMap((client) => [sign(client, id, version), sign(client, id, version)]).map(failureOf),
    );
    expect(passed(tried)).toBe(3);
    expect(areRefusals(tried)).toBe(true);
    expect(await acceptanceOf(clients[0] as TestClient, id)).toMatchObject({ signedCount: 3, version });
    expect(await now.officer.projects.verifyProjectLog({ path: { id: projectId } })).toMatchObject({ ok: true });
  }, 120_000);

  test('a batch is concluded and the rest closed short: one after the other, and the purchase is completed if both are', async () => {
    const { id, people: now } = await anOrder(app, people, { total: '36000.00' });
    const conclude = await signedBatch(id, now);
    const officer = await officerOf(app, id);
    const { version } = await officer.projects.getProjectDetail({ path: { id } });
    const short = { version, lines: [{ no: 1, quantity: '1' }], reason: 'Sold out' };
    const close = () => officer.projects.closeLinesShort({ path: { id }, body: short });
    const [concluding, closing] = await Promise.all([conclude(), close()].map(failureOf));
    // With the rest closed before, nothing more is to come, and a rating is wanted.
    const outcomes = [concluding, closing].map((failure) => failure?.code ?? 'done');
    expect([
      ['done', 4090],
      [4000, 'done'],
    ]).toContainEqual(outcomes);
    const isClosed = outcomes[1] === 'done';
    expect(await line(id)).toEqual({
      acceptedQuantity: isClosed ? '0.000' : '1.000',
      inspectedQuantity: isClosed ? '1.000' : '0.000',
      closedQuantity: isClosed ? '1.000' : '0.000',
    });
    expect((await status(id)).status).toBe('EXECUTING');
  }, 120_000);
});
