import type { Schemas } from '@campus-procurement/sdk';
import type { Updateable } from 'kysely';
import { stateAfter } from '#flow/flowTable.ts';
import { type Effects, runEffects } from '#flow/runEffects.ts';
import { holdersOf } from '#platform/auth/holdersOf.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { reviewCode } from '#platform/inbox/scenes.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import { changeSupplier } from './changeSupplier.ts';
import { planRegistryFetch } from './fetchRegistry.ts';
import { addReviewRecord } from './reviewRecords.ts';
import { type SupplierFacts, type SupplierStep, supplierFlow } from './supplierFlow.ts';

type Supplier = SupplierFacts & { companyId: string; id: string; version: number };

interface Taken {
  /** Columns to change beside the status. */
  fields?: Updateable<Tables['supplier']>;
  /** The reason or opinion that goes into the history. */
  said?: string | undefined;
  /** The part of it that the supplier may read; by default all. */
  told?: string | undefined;
}

/**
 * Takes a step that the flow table allows: sets the status, adds to the history, and runs the effects.
 * @returns the status after it
 * @throws Failure `stale` if the supplier has changed since it was read
 */
export async function takeSupplierStep(
  name: Exclude<SupplierStep, 'expose' | 'endExposure'>,
  supplier: Supplier,
  { fields, said, ...rest }: Taken,
  context: Context,
): Promise<SupplierFacts['status']> {
  const step = supplierFlow.step(name);
  const { event } = step;
  const status = stateAfter(step, supplier.status);
  // Who corrects what waits already keeps its place.
  const begins = status === 'PENDING' && supplier.status !== 'PENDING';
  await changeSupplier(supplier, { ...fields, status, ...(begins && { submitTime: context.now }) }, context);
  if (event !== undefined) await addReviewRecord(supplier, event, said, context);
  const told = 'told' in rest ? rest.told : said;
  await runEffects(step.effects, effectsOf, { ...(await namesOf(supplier, context)), event, told }, context);
  return status;
}

function namesOf({ companyId, id }: Supplier, { db }: Context) {
  return db
    .selectFrom('supplier')
    .select(['companyId', 'id', 'companyName', 'userId'])
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirstOrThrow();
}

type TakenStep = Awaited<ReturnType<typeof namesOf>> & { event: Schemas['ReviewEvent'] | undefined; told: string | undefined };

const effectsOf: Effects<typeof supplierFlow, TakenStep, Context> = {
  fetchRegistry: (supplier, context) => planRegistryFetch(supplier, supplier.companyName, context),

  async tellReviewers({ companyId, id, companyName }, { db, now }) {
    const to = await holdersOf(db, reviewCode, companyId);
    await sendMessage(db, { to, sceneCode: 'SUPPLIER_TODO', params: { companyName }, biz: { type: 'SUPPLIER', id } }, now);
  },

  /** Reaches suppliers with an account. */
  async tellSupplier({ companyId, id, companyName, userId, event = '', told: reason = '' }, { db, now }) {
    const to = userId === null ? [] : [{ companyId, userId }];
    const params = { companyName, event, reason };
    await sendMessage(db, { to, sceneCode: 'SUPPLIER_RESULT', params, biz: { type: 'SUPPLIER', id } }, now);
  },
};
