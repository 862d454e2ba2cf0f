import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOfficersPurchase, aWindow, type Bidders, bidders } from '#test/builders/aBidding.ts';
import { aPendingSupplier } from '#test/builders/aSupplier.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 4);
});
afterAll(() => app.close());

const missing = { code: 4004 };
const read = (client: TestClient, id: string) => client.supplierBidding.getSupplierNotice({ path: { id } });

/** Announces a purchase to some suppliers only. @returns its notice */
async function announcedTo(supplierScope: Schemas['Bidding']['supplierScope']) {
  const { id: projectId, version } = await anOfficersPurchase(people);
  const { db } = app.database;
  const { pattern } = await db.selectFrom('project').select('pattern').where('id', '=', projectId).executeTakeFirstOrThrow();
  await db
    .updateTable('project')
    .set({ pattern: JSON.stringify({ ...pattern, bidConfig: { ...pattern?.bidConfig, supplierScope } }) })
    .where('id', '=', projectId)
    .execute();
  await people.officer.bidding.publishProject({ path: { id: projectId }, body: { ...aWindow(app), version } });
  const { records } = await people.officer.announcements.queryAnnouncementPage({ query: { projectId } });
  return { projectId, id: String(records[0]?.id), publishScope: records[0]?.publishScope };
}

test('a notice for suppliers of the library is read by staff of the school and by these suppliers, and by nobody else', async () => {
  const { id, projectId, publishScope } = await announcedTo('LIBRARY');
  expect(publishScope).toBe('SUPPLIER');
  const [library] = people.suppliers;
  expect(await read(library?.client as TestClient, id)).toMatchObject({ id, type: 'BID', sections: expect.any(Array) });
  const keeper = await app.as('keeper1', 'warehouse_keeper');
  for (const client of [people.applicant, people.officer, people.finance, keeper]) {
    expect(await client.announcements.getAnnouncementDetail({ path: { id } })).toMatchObject({ id });
    const { records } = await client.announcements.queryAnnouncementPage({ query: { projectId } });
    expect(records.map((notice) => notice.id)).toEqual([id]);
  }

  const pending = await aPendingSupplier(app);
  expect(await failureOf(read(pending.client, id))).toMatchObject(missing);
  expect(await failureOf(read(people.officer, id))).toMatchObject(missing);
  const visitor = app.client(null);
  expect(await failureOf(visitor.announcements.getPublicAnnouncementDetail({ path: { id } }))).toMatchObject(missing);
  const { records } = await visitor.announcements.queryPublicAnnouncementPage({ query: { size: 200 } });
  expect(records.map((notice) => notice.id)).not.toContain(id);
  const stranger = await app.as('qinlangyue');
  expect(await failureOf(stranger.announcements.getAnnouncementDetail({ path: { id } }))).toMatchObject(missing);
});

test('a notice for invited suppliers is read by the invited ones', async () => {
  const { id, projectId } = await announcedTo('INVITED');
  const invited = await app.database.db
    .selectFrom('bidInvitation')
    .innerJoin('bidRound', 'bidRound.id', 'bidInvitation.roundId')
    .select('bidInvitation.supplierId')
    .where('bidRound.projectId', '=', projectId)
    .execute();
  const ids = new Set(invited.map(({ supplierId }) => supplierId));
  for (const supplier of people.suppliers) {
    const failure = await failureOf(read(supplier.client, id));
    if (ids.has(supplier.id)) expect(failure).toBeNull();
    else expect(failure).toMatchObject(missing);
  }
});

test('public notices are read by every supplier', async () => {
  const { id } = await announcedTo('PUBLIC');
  const pending = await aPendingSupplier(app);
  expect(await read(pending.client, id)).toMatchObject({ id, publishScope: 'PUBLIC' });
});
