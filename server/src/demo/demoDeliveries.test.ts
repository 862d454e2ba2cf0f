import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bidders, bidders } from '../testing/aBidding.ts';
import { anOrder } from '../testing/aDelivery.ts';
import { startApp, type TestApp } from '../testing/startApp.ts';
import { deliver } from './demoDeliveries.ts';
import type { Stage } from './demoStage.ts';

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app, 3);
}, 120_000);
afterAll(() => app.close());

test('what was ordered is delivered, put in store and numbered', async () => {
  const { id, people: now } = await anOrder(app, people, { total: '36000.00', switches: { ifOpenEntry: true } });
  const stage: Pick<Stage, 'now' | 'moveTo' | 'as'> = { now: app.clock.now, moveTo: async () => undefined, as: app.as };
  await deliver(id, stage as Stage);
  expect(await now.applicant.projects.getProjectDetail({ path: { id } })).toMatchObject({
    ...{ status: 'COMPLETED', actualAmount: '36000.00' },
    fulfilment: { missingAssetNumbers: 0, stockDocuments: [{ status: 'DONE' }] },
  });
}, 120_000);
