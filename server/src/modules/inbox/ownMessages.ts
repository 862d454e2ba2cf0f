import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { Tables } from '../../db/tables.ts';

/** The condition of the messages to the caller, which are all that anybody reaches. */
export function ownMessages({ session: { companyId, userId } }: Context) {
  return (eb: ExpressionBuilder<Tables, 'inboxMessage'>) => eb.and({ companyId, userId });
}
