import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { ownSupplier } from '#suppliers/profiles/public.ts';
import { bidderMark } from '../bidding/public.ts';
import { standingHindrance } from './admission.ts';
import { type Round, sharedRound } from './sharedRound.ts';

/**
 * Returns the round of a purchase for which the caller may send something now, and its locked participant. What had arrived before the end
 * counts.
 * @throws Failure `missing`, `quoteLate` or `notAdmitted`
 */
export async function admittedBidder(projectId: string, context: Context): Promise<{ round: Round; participantId: string }> {
  const supplier = await ownSupplier(context);
  const round = await sharedRound(projectId, supplier, context);
  if (round.suspendTime !== null) throw new Failure('notAdmitted', { params: { why: 'SUSPENDED' } });
  if (context.arrived >= round.endTime || round.closeTime !== null) {
    const time = isoTime(round.endTime).slice(0, 16).replace('T', ' ');
    throw new Failure('quoteLate', { params: { time } });
  }
  const participantId = await lockedParticipant(round, supplier.id, context);
  const why = standingHindrance(supplier.status, round) ?? (participantId === null ? 'NOT_JOINED' : null);
  if (participantId === null || why !== null) throw new Failure('notAdmitted', { params: { why: String(why) } });
  return { round, participantId };
}

async function lockedParticipant(round: Round, supplierId: string, { db, sealing }: Context): Promise<string | null> {
  const { companyId, id: roundId } = round;
  const supplierMark = bidderMark(round, supplierId, sealing);
  const row = await db
    .selectFrom('bidParticipant')
    .select('id')
    .where((eb) => eb.and({ companyId, roundId }))
    .where((eb) => eb.or([eb('supplierId', '=', supplierId), eb('supplierMark', '=', supplierMark)]))
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}
