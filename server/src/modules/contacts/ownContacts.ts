import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { Tables } from '../../db/tables.ts';

/** The condition of the caller's own contacts, which are all that anybody reaches. */
export function ownContacts({ session: { companyId, userId } }: Context) {
  return (eb: ExpressionBuilder<Tables, 'contact'>) => eb.and({ companyId, userId });
}
