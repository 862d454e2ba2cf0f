import type { Input } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { publicationOf, publicationStep } from '#platform/records/publication.ts';
import { firstCharacters } from '#platform/values/firstCharacters.ts';
import { changeExposure, type Exposure, exposureToChange } from './changeExposure.ts';
import { holdSupplier, scoreSupplier, settleSupplier } from './supplierEffects.ts';
import { tellOfExposure } from './tellOfExposure.ts';

/**
 * Publishes a draft and applies its effects, or withdraws a published exposure and reverts them. A withdrawn exposure cannot be published
 * again.
 */
export async function publishIntegrityExposure(
  { path: { id }, body }: Input<'publishIntegrityExposure'>,
  context: Context,
): Promise<true> {
  const row = await exposureToChange(id, body.version, context);
  const step = publicationStep(row, body, context.now);
  if (step.status === 'WITHDRAWN') return withdraw(row, { withdrawReason: step.withdrawReason }, context);
  if (row.status !== 'DRAFT') throw new Failure('wrongState');
  const by = { db: context.db, now: context.now, user: context.session };
  // Locks the supplier first, so that several exposures of one supplier are processed one after the other.
  const deducted = await scoreSupplier(row, -row.deductScore, by);
  const holdsStatus = row.level !== 'WARNING';
  const publication = { ...step, publishUserId: context.session.userId };
  await changeExposure(row, { ...publication, deducted: -deducted, holdsStatus }, context);
  if (holdsStatus) await holdSupplier(row, by);
  await tellOfExposure(row, context);
  return true;
}

/** The most characters of a reason. The answer to an appeal may be longer. */
const reasonLength = 200;

/** Records the decision about an appeal, once for an exposure in force. The user who published it may not decide. */
export async function recordIntegrityExposureAppeal(
  { path: { id }, body: { version, ...decision } }: Input<'recordIntegrityExposureAppeal'>,
  context: Context,
): Promise<true> {
  const row = await exposureToChange(id, version, context);
  if (publicationOf(row, context.now) !== 'PUBLISHED' || row.appeal !== null) throw new Failure('wrongState');
  if (row.publishUserId === context.session.userId) throw new Failure('ownPublication');
  const appeal = JSON.stringify({ ...decision, time: isoTime(context.now) });
  if (decision.result === 'UPHELD')
    return withdraw(row, { withdrawReason: firstCharacters(decision.reply, reasonLength), appeal }, context);
  await changeExposure(row, { appeal }, context);
  return true;
}

async function withdraw(row: Exposure, fields: { withdrawReason: string; appeal?: string }, context: Context): Promise<true> {
  const by = { db: context.db, now: context.now, user: context.session };
  await scoreSupplier(row, row.deducted, by);
  await changeExposure(row, { ...fields, status: 'WITHDRAWN', deducted: 0, holdsStatus: false }, context);
  if (row.holdsStatus) await settleSupplier(row, by);
  return true;
}
