import { sql } from 'kysely';
import type { Deps } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { bidderMark } from './bidderMarks.ts';
import { openedContact, sealContact } from './sealedParts.ts';

/**
 * Seals who has joined rounds that are sealed now and were announced before that was sealed. Those whose key is lost stay as they are. Several
 * processes may call it at once.
 */
export async function sealOldBidders({ database: { db }, sealing }: Pick<Deps, 'database' | 'sealing'>): Promise<void> {
  const rows = await db
    .selectFrom('bidParticipant as participant')
    .innerJoin('bidRound as round', (join) =>
      join.onRef('round.companyId', '=', 'participant.companyId').onRef('round.id', '=', 'participant.roundId'),
    )
    .select(['participant.companyId', 'participant.id', 'participant.supplierId', 'participant.sealed'])
    .select(['round.keyId', 'round.keySalt', 'round.keyCheck'])
    .where('participant.supplierMark', 'is', null)
    .where('round.pricesOpenTime', 'is', null)
    .execute();
  for (const { companyId, id, supplierId, ...row } of rows) {
    const contact = openedContact(row, row, sealing);
    const supplierMark = supplierId && bidderMark(row, supplierId, sealing);
    if (!contact || !supplierId || !supplierMark) continue;
    const sealed = sealContact({ ...contact, supplierId }, row, sealing);
    await inTransaction(db, async (trx) => {
      // Waits for an opening, and leaves what it has opened.
      await sql`select from bid_round where company_id = ${companyId} and key_salt = ${row.keySalt} for update`.execute(trx);
      await trx
        .updateTable('bidParticipant')
        .set({ supplierId: null, supplierMark, sealed })
        .where((eb) => eb.and({ companyId, id }))
        .where('contactName', 'is', null)
        .execute();
    });
  }
}
