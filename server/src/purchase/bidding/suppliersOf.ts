import type { ProjectRow } from '../records/public.ts';
import type { Acting } from './acting.ts';
import { biddersOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { type MatchingSupplier, matchingSuppliers } from './matchingSuppliers.ts';
import type { Told } from './tellOfBidding.ts';

/**
 * Those who may quote: the invited, or those that match and those that have joined. That who does not match has joined is sealed, as long
 * as names are.
 */
export async function suppliersOf(project: ProjectRow, round: Round, context: Pick<Acting, 'db' | 'sealing'>): Promise<Told[]> {
  const { companyId, id: roundId, supplierScope } = round;
  if (supplierScope !== 'INVITED') {
    const matching = await matchingSuppliers(project, supplierScope, context);
    return [...matching.map(toTold), ...(await joinedBeside(matching, round, context))];
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

/** Those who have joined a round beside some suppliers. */
export async function joinedBeside(
  suppliers: readonly MatchingSupplier[],
  round: Round,
  context: Pick<Acting, 'db' | 'sealing'>,
): Promise<Told[]> {
  const known = new Set(suppliers.map(({ id }) => id));
  return (await biddersOf(round, context)).filter(({ supplierId }) => !known.has(String(supplierId)));
}

/** Addresses a message to a supplier, whether or not it takes part. */
export function toTold({ id: supplierId, userId }: MatchingSupplier) {
  return { supplierId, supplier: { userId }, sealedMark: null };
}
