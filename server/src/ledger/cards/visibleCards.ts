import type { ExpressionBuilder } from 'kysely';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';

type CardTables = Tables & { card: Tables['expenditure'] };
type CardBuilder = ExpressionBuilder<CardTables, 'card'>;

/**
 * Selects the cards within the caller's data scope. With SELF, these are the cards that the caller is in charge of.
 * @param withLent with SELF, include cards that are lent to the caller
 */
export async function visibleCards(context: Reader, withLent: boolean) {
  const { db, session, role } = context;
  const query = db.selectFrom('expenditure as card');
  if (role.dataScope === 'ALL') return query;
  const ofSchool = query.where('card.companyId', '=', session.companyId);
  if (role.dataScope === 'SELF') return ofSchool.where(withLent ? isUsable(context) : isOwn(context));
  const depts = await deptsWithinScope(context);
  return depts ? ofSchool.where('card.deptId', 'in', [...depts]) : ofSchool;
}

export type FoundCards = Awaited<ReturnType<typeof visibleCards>>;

function isOwn({ session }: Reader) {
  return (eb: CardBuilder) => eb.and({ 'card.companyId': session.companyId, 'card.ownerId': session.userId });
}

/** A condition for queries: the caller is in charge of the card or may use it. */
export function isUsable(context: Reader) {
  const { companyId, userId } = context.session;
  return (eb: CardBuilder) =>
    eb.or([
      isOwn(context)(eb),
      eb(
        eb.refTuple('card.companyId', 'card.id'),
        'in',
        eb
          .selectFrom('expenditureUser as lent')
          .select(['lent.companyId', 'lent.expenditureId'])
          .where((lent) => lent.and({ 'lent.companyId': companyId, 'lent.userId': userId }))
          .$asTuple('companyId', 'expenditureId'),
      ),
    ]);
}

/** Returns a card within the caller's data scope. @throws Failure `missing` */
export async function reachableCard(id: string, context: Reader, withLent = false) {
  const card = await (await visibleCards(context, withLent))
    .select(['card.companyId', 'card.id', 'card.ownerId', 'card.deptId', 'card.totalAmount'])
    .select(['card.validFrom', 'card.validTo', 'card.source', 'card.version'])
    .where('card.id', '=', id)
    .executeTakeFirst();
  if (!card) throw new Failure('missing');
  return card;
}

export type ReachableCard = Awaited<ReturnType<typeof reachableCard>>;
