import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { v7 as newId } from 'uuid';
import { settle } from '#operations/turnSources.ts';
import type { Context } from '#platform/context/context.ts';
import { toThousandths } from '#platform/values/quantity.ts';
import { type EnteredLine, enterIntoStores } from '#purchase/delivery/public.ts';
import { lockProject } from '#purchase/records/public.ts';
import type { TestApp } from '../startApp.ts';
import type { Bidders } from './aBidding.ts';
import { aClosedBidding } from './aClosedBidding.ts';
import { award, judge, onMonday } from './openings.ts';

/** How many pieces an order of the builder has, and what one of them costs. */
export const ordered = 20;
const unitPrice = '1900.00';

/** A purchase below the limit for orders that was awarded, so that 20 pieces are to come. The clock moves on. */
export async function anOrder(app: TestApp, people: Bidders): Promise<{ id: string; people: Bidders }> {
  const { categoryId } = people;
  const items = [
    { itemName: 'Centrifuge', spec: '4 x 100 mL', categoryId, quantity: String(ordered), unit: 'set', amount: '40000.00' },
  ];
  // The builder of bids takes the total of two pieces.
  const bids = ['3800.00', '3900.00', '4000.00'].map((total) => ({ total }));
  const closing = { bids, amount: '40000.00', changes: { items } };
  const { id, quoteIds, people: now } = await aClosedBidding(app, await onMonday(app, people), closing);
  const { applicant } = now;
  for (const quoteId of quoteIds) await judge(applicant, id, quoteId);
  const { db } = app.database;
  const { pattern } = await db.selectFrom('project').select('pattern').where('id', '=', id).executeTakeFirstOrThrow();
  // Without a public notice the award is ordered at once.
  const changed = JSON.stringify({ ...pattern, publicityDays: 0 });
  await db.updateTable('project').set({ pattern: changed }).where('id', '=', id).execute();
  await award(applicant, id, String(quoteIds[0]));
  return { id, people: now };
}

/** A batch of an order that was accepted and waits for the keepers of a store. @returns the ids of the documents */
export async function anEntry(
  app: TestApp,
  projectId: string,
  lines: (Partial<EnteredLine> & Pick<EnteredLine, 'quantity' | 'warehouseId'>)[],
): Promise<string[]> {
  return app.database.db.transaction().execute(async (db) => {
    const session = { userId: 'nobody', userName: 'Somebody' };
    const context = { db, now: app.clock.now, session } as unknown as Context;
    const project = await lockProject({ companyId: '1001', id: projectId }, context);
    const { companyId } = project;
    const acceptance = { companyId, id: newId(), acceptanceCode: `YS${newId().slice(-12)}` };
    const { last } = await db
      .selectFrom('acceptance')
      .select((eb) => eb.fn.countAll<number>().as('last'))
      .where('projectId', '=', projectId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('acceptance')
      .values({
        ...acceptance,
        projectId,
        batchNo: last + 1,
        arriveDate: '2026-03-02',
        acceptPlace: null,
        remark: null,
        acceptType: 'SELF',
        status: 'PASSED',
        drawSeed: null,
        conclusion: 'PASS',
        opinion: null,
        rating: null,
        acceptTime: app.clock.now,
        cancelReason: null,
        createByName: null,
        updateByName: null,
      })
      .execute();
    const accepted = lines.reduce((sum, { quantity }) => sum + Number(quantity), 0);
    const line = await db
      .updateTable('orderLine')
      .set((eb) => ({ acceptedQuantity: eb('acceptedQuantity', '+', String(accepted)) }))
      .where((eb) => eb.and({ companyId, projectId, no: 1 }))
      .returningAll()
      .executeTakeFirstOrThrow();
    const { no, itemName, brand, model, spec, categoryCompanyId, categoryId, unit } = line;
    const same = { no, itemName, brand, model, spec, categoryCompanyId, categoryId, unit, unitPrice, serialNos: [] };
    const entered = await enterIntoStores(
      project,
      acceptance,
      lines.map((one) => ({ ...same, amount: fromCents((toCents(unitPrice) * toThousandths(one.quantity)) / 1000n), ...one })),
      context,
    );
    await settle(db);
    return entered;
  });
}
