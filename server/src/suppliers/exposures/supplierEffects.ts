import type { Schemas } from '@campus-procurement/sdk';
import { type Kysely, sql, type Updateable } from 'kysely';
import { v7 as newId } from 'uuid';
import { touch } from '#flow/turns/public.ts';
import type { Tables } from '#platform/db/tables.ts';
import { supplierFlow } from '../profiles/public.ts';

interface Exposed {
  companyId: string;
  supplierId: string;
  exposureCode: string;
}

/** The cause of an effect: a user, or null if an exposure expires by itself. */
interface Cause {
  db: Kysely<Tables>;
  now: Date;
  user: { userId: string; userName: string } | null;
}

/**
 * Locks the supplier and adds points to its credit score, which stays between 0 and 100.
 * @returns the points that were actually added
 */
export async function scoreSupplier(exposed: Exposed, points: number, cause: Cause): Promise<number> {
  const { companyId, supplierId } = exposed;
  const { creditScore } = await lockedSupplier(exposed, cause);
  const score = Math.min(100, Math.max(0, creditScore + points));
  const change = score - creditScore;
  if (change === 0) return 0;
  await changeSupplier(exposed, { creditScore: score }, cause);
  const reason = change < 0 ? ('EXPOSURE' as const) : ('RESTORED' as const);
  const entry = { companyId, id: newId(), supplierId, change, score, reason, time: cause.now };
  await cause.db.insertInto('supplierScoreEntry').values(entry).execute();
  return change;
}

/** Freezes or bars the supplier, according to the most serious of its exposures. A cancelled supplier stays cancelled. */
export async function holdSupplier(exposed: Exposed, cause: Cause): Promise<void> {
  const supplier = await lockedSupplier(exposed, cause);
  const next = await heldStatus(exposed, cause);
  if (next === null || !supplierFlow.allows('expose', supplier)) return;
  const { status, statusBeforeExposure } = supplier;
  const before = statusBeforeExposure ?? (status === 'APPROVED' || status === 'FROZEN' ? status : null);
  const { to } = supplierFlow.step('expose', next);
  await changeSupplier(exposed, { status: to, statusBeforeExposure: before }, cause);
  if (to !== status) await record(exposed, to, cause);
}

/**
 * Sets the status of the supplier after an exposure has ended: the one that its other exposures require, or else the one before all of
 * them.
 */
export async function settleSupplier(exposed: Exposed, cause: Cause): Promise<void> {
  const supplier = await lockedSupplier(exposed, cause);
  const { status, statusBeforeExposure } = supplier;
  if (statusBeforeExposure === null || !supplierFlow.allows('endExposure', supplier)) return;
  const held = await heldStatus(exposed, cause);
  const { to } = supplierFlow.step('endExposure', held ?? statusBeforeExposure);
  await changeSupplier(exposed, { status: to, statusBeforeExposure: held && statusBeforeExposure }, cause);
  if (to !== status) await record(exposed, to === 'APPROVED' ? 'UNFROZEN' : 'FROZEN', cause);
}

function lockedSupplier({ companyId, supplierId: id }: Exposed, { db }: Cause) {
  touch('SUPPLIER', { companyId, id }, { db });
  return db
    .selectFrom('supplier')
    .select(['status', 'statusBeforeExposure', 'creditScore'])
    .where((eb) => eb.and({ companyId, id }))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Returns the status that the exposures of a supplier require; null if there are none. */
async function heldStatus({ companyId, supplierId }: Exposed, { db }: Cause): Promise<'FROZEN' | 'BLACKLISTED' | null> {
  const holding = await db
    .selectFrom('exposure')
    .select('level')
    .where((eb) => eb.and({ companyId, supplierId, holdsStatus: true }))
    .execute();
  if (holding.length === 0) return null;
  return holding.some(({ level }) => level === 'BAN') ? 'BLACKLISTED' : 'FROZEN';
}

type Change = Pick<Updateable<Tables['supplier']>, 'status' | 'statusBeforeExposure' | 'creditScore'>;

/** Changes the supplier. Its version is raised too, because somebody may have read the old state. */
async function changeSupplier({ companyId, supplierId: id }: Exposed, change: Change, { db, now, user }: Cause): Promise<void> {
  await db
    .updateTable('supplier')
    .set({ ...change, version: sql<number>`version + 1`, updateTime: now, updateByName: user?.userName ?? null })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
}

async function record(exposed: Exposed, event: Schemas['ReviewEvent'], { db, now, user }: Cause): Promise<void> {
  const { companyId, supplierId, exposureCode: opinion } = exposed;
  const by = { userId: user?.userId ?? null, userName: user?.userName ?? null };
  await db
    .insertInto('supplierReviewRecord')
    .values({ companyId, id: newId(), supplierId, event, opinion, ...by, time: now })
    .execute();
}
