import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { addEvent } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { ownSupplier } from '#suppliers/profiles/public.ts';
import { sealContact } from '../bidding/public.ts';
import { joinHindrance } from './admission.ts';
import type { Asking } from './biddableRows.ts';
import { sharedRound } from './sharedRound.ts';

/** A supplier takes part in a bidding. Who it is and how it is reached stays sealed. */
export async function joinBidding(
  { path: { projectId }, body }: Input<'joinBidding'>,
  context: Context,
): Promise<Output<'joinBidding'>> {
  const { db, sealing, address: joinIp, arrived: joinTime } = context;
  const { contactName, contactPhone, qualificationIds, termsAccepted, conflictDeclared } = body;
  const supplier = await ownSupplier(context);
  const undeclared: BrokenRule[] = [
    ...(termsAccepted ? [] : [{ field: 'termsAccepted', rule: 'accepted' }]),
    ...(conflictDeclared ? [] : [{ field: 'conflictDeclared', rule: 'declaredBidder' }]),
  ];
  if (undeclared.length > 0) throw invalid(...undeclared);
  const round = await sharedRound(projectId, supplier, context);
  const why = joinHindrance(supplier.status, round, joinTime);
  if (why !== null) throw new Failure('notAdmitted', { params: { why } });
  await refuseForeign(qualificationIds, supplier, context);
  const contact = { supplierId: supplier.id, contactName, contactPhone, joinIp, qualificationIds };
  const sealed = sealContact(contact, round, sealing);
  const supplierMark = sealing.mark(round, supplier.id);
  const { companyId } = round;
  const inserted = await db
    .insertInto('bidParticipant')
    .values({ companyId, id: newId(), roundId: round.id, supplierId: null, supplierMark, joinTime, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new Failure('wrongState');
  const said = { fromStatus: null, toStatus: 'JOINED', content: null };
  await addEvent({ companyId, kind: 'BIDDER', subjectId: inserted.id, step: 'join', ...said }, null, { db, now: joinTime });
  return { projectId, joinTime: isoTime(joinTime) };
}

/** @throws Failure `invalid` for licences that are not in the profile of the supplier */
async function refuseForeign(ids: string[], { companyId, id }: Asking, { db }: Context): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('supplierQualification')
    .select('id')
    .where((eb) => eb.and({ companyId, supplierId: id }))
    .where('id', 'in', ids)
    .execute();
  const known = new Set(rows.map((row) => row.id));
  const faults = ids.flatMap((one, index) => (known.has(one) ? [] : [{ field: `qualificationIds.${index}`, rule: 'exists' }]));
  if (faults.length > 0) throw invalid(...faults);
}
