import type { ProjectRow } from '../projects/public.ts';
import type { Acting } from './acting.ts';
import { biddersOf, type Round } from './biddingRound.ts';
import { type MatchingSupplier, matchingSuppliers } from './matchingSuppliers.ts';
import type { Told } from './tellOfBidding.ts';

/**
 * Those who may quote: the invited, or those that match and those that have joined. That who does not match has joined is sealed, as long
 * as names are.
 */
export async function suppliersOf(project: ProjectRow, round: Round, context: Pick<Acting, 'db' | 'sealing'>): Promise<Told[]> {
  const { companyId, id: roundId, supplierScope } = round;
  if (supplierScope !== 'INVITED') {
    const matching = (await matchingSuppliers(project, supplierScope, context)).map(toTold);
    const known = new Set(matching.map(({ supplierId }) => supplierId));
    const others = (await biddersOf(round, context)).filter(({ supplierId }) => !known.has(String(supplierId)));
    return [...matching, ...others];
  }
  const invited = await context.db
    .selectFrom('bidInvitation as invitation')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'invitation.companyId').onRef('supplier.id', '=', 'invitation.supplierId'),
    )
    .select(['supplier.id', 'supplier.userId'])
    .where((eb) => eb.and({ 'invitation.companyId': companyId, 'invitation.roundId': roundId }))
    .execute();
  return invited.map(toTold);
}

/** Addresses a message to a supplier, whether or not it takes part. */
export function toTold({ id: supplierId, userId }: MatchingSupplier) {
  return { supplierId, supplier: { userId }, sealedMark: null };
}
