import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { Tables } from '../../db/tables.ts';

/** A condition for queries: the message belongs to the caller. Nobody can reach other messages. */
export function ownMessages({ session: { companyId, userId } }: Context) {
  return (eb: ExpressionBuilder<Tables, 'inboxMessage'>) => eb.and({ companyId, userId });
}
