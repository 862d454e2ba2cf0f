import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { ownMarks } from '#purchase/bidding/public.ts';

/**
 * Returns a condition for queries: the message belongs to the caller, or to what stands for its company in biddings whose names are sealed.
 * Nobody can reach other messages.
 */
export async function ownMessages(context: Context) {
  const { companyId, userId } = context.session;
  const supplier = await context.db
    .selectFrom('supplier')
    .select(['companyId', 'id'])
    .where((eb) => eb.and({ companyId, userId }))
    .executeTakeFirst();
  const marks = supplier ? await ownMarks(supplier, context) : [];
  return (eb: ExpressionBuilder<Tables, 'inboxMessage'>) => {
    const own = eb.and({ companyId, userId });
    return marks.length === 0
      ? own
      : eb.or([own, eb.and([eb('companyId', '=', companyId), sql<boolean>`${eb.ref('bidderMark')} = any(${marks}::text[])`])]);
  };
}
