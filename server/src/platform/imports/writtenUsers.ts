import { sql } from 'kysely';
import type { Context } from '../context/context.ts';

/**
 * Returns users of a school by account, of those that a table names. They stay locked until the transaction ends, so that none is deleted
 * meanwhile.
 */
export async function usersByAccount(accounts: (string | undefined)[], companyId: string, { db }: Context) {
  const values = [...new Set(accounts.flatMap((account) => account?.trim().toLowerCase() || []))];
  const users = await db
    .selectFrom('appUser')
    .select(['id', 'account', 'name', 'status'])
    .where('companyId', '=', companyId)
    .where('account', '=', sql<string>`any (${values})`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(users.map((user) => [user.account, user]));
}
