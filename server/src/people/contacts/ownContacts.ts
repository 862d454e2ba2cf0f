import type { ExpressionBuilder } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';

/** A condition for queries: the contact belongs to the caller. Nobody can reach other contacts. */
export function ownContacts({ session: { companyId, userId } }: Context) {
  return (eb: ExpressionBuilder<Tables, 'contact'>) => eb.and({ companyId, userId });
}
