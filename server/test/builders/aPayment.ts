import { v7 as newId } from 'uuid';
import { acceptanceFlow } from '#purchase/delivery/acceptanceFlow.ts';
import { completeIfDelivered, fulfilmentFields } from '#purchase/order/public.ts';
import { lockProject, moveProject } from '#purchase/records/public.ts';
import type { TestApp } from '../startApp.ts';

const companyId = '1001';

/** Lets what a purchase has ordered be accepted, as the acceptance of a batch does. @param quantity of each line; all if left out */
export async function accepted(app: TestApp, id: string, quantity?: string): Promise<void> {
  await app.database.db.transaction().execute(async (db) => {
    const context = { db, now: new Date(), session: { userName: 'A member' } };
    const project = await lockProject({ companyId, id }, context);
    await db
      .updateTable('orderLine')
      .set((eb) => ({ acceptedQuantity: quantity ?? eb.ref('quantity') }))
      .where((eb) => eb.and({ companyId, projectId: id }))
      .execute();
    const by = { createTime: context.now, createByName: 'A member', updateByName: null };
    const made = { arriveDate: '2026-03-02', acceptType: 'SELF' as const, acceptTime: context.now };
    await db
      .insertInto('acceptance')
      .values({ companyId, id: newId(), projectId: id, batchNo: 1, status: 'PASSED', ...made, ...by })
      .execute();
    const fields = await fulfilmentFields(project, context);
    const after = await moveProject(acceptanceFlow.step('conclude', 'PASSED').purchase, project, { fields }, null, context);
    await completeIfDelivered({ ...after, hasOpenLines: quantity !== undefined }, context);
  });
}
