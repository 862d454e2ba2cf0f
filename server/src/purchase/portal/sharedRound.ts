import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { type Asking, biddableRounds } from './biddableRows.ts';

export type Round = Selectable<Tables['bidRound']>;

/**
 * Returns the round of a purchase that a supplier sees, and keeps it from being closed until the end of the transaction. The purchase
 * itself is not touched: nothing of it may tell that somebody takes part.
 * @throws Failure `missing`, or `keyAway` if nothing can be sealed for it here
 */
export async function sharedRound(projectId: string, supplier: Asking, context: Pick<Context, 'db' | 'sealing'>): Promise<Round> {
  const found = await (await biddableRounds(supplier, context))
    .select(['round.companyId', 'round.id'])
    .where('round.projectId', '=', projectId)
    .executeTakeFirst();
  if (!found) throw new Failure('missing');
  const round = await context.db
    .selectFrom('bidRound')
    .selectAll()
    .where((eb) => eb.and(found))
    .forShare()
    .executeTakeFirstOrThrow();
  if (!context.sealing.holds(round)) throw new Failure('keyAway', { params: { keyId: round.keyId } });
  return round;
}
