import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Ticket } from './loginTicket.ts';

/**
 * Uses a ticket up, in the caller's transaction. If several logins use the same ticket at once, on any number of servers, the table's key
 * lets one pass; the others wait until it has committed.
 * @returns false if the ticket was used before
 */
export async function useTicket(db: Kysely<Tables>, { issuer, nonce, expireTime }: Ticket): Promise<boolean> {
  const used = await db
    .insertInto('loginTicket')
    .values({ issuer: issuer.issuer, nonce, expireTime })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return used !== undefined;
}
