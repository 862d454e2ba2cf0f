import type { Input, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statesWith } from '#flow/purchaseStates.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Order } from '#platform/lists/order.ts';
import { admittedStatuses, ownMarks } from '../bidding/public.ts';

/** The supplier that asks. */
export interface Asking {
  companyId: string;
  id: string;
  status: Tables['supplier']['status'];
}

/** The latest rounds of the school of a supplier, with its own part in them. Those to which it is not invited are missing. */
export async function biddableRounds(supplier: Asking, context: Pick<Context, 'db' | 'sealing'>) {
  return roundsOf(supplier, await ownMarks(supplier, context), context);
}

function roundsOf({ companyId, id }: Asking, marks: string[], { db }: Pick<Context, 'db'>) {
  const isOwn = sql<boolean>`(own.supplier_id = ${id} or own.supplier_mark = any(${marks}::text[]))`;
  return db
    .selectFrom('bidRound as round')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'round.companyId').onRef('project.id', '=', 'round.projectId'),
    )
    .innerJoin('company', 'company.id', 'round.companyId')
    .leftJoin('bidParticipant as own', (join) =>
      join.onRef('own.companyId', '=', 'round.companyId').onRef('own.roundId', '=', 'round.id').on(isOwn),
    )
    .leftJoin('bidInvitation as invitation', (join) =>
      join
        .onRef('invitation.companyId', '=', 'round.companyId')
        .onRef('invitation.roundId', '=', 'round.id')
        .on('invitation.supplierId', '=', id),
    )
    .where('round.companyId', '=', companyId)
    .where((eb) => eb.or([eb('round.supplierScope', '<>', 'INVITED'), eb('invitation.supplierId', 'is not', null)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('bidRound as later')
            .select('later.id')
            .whereRef('later.companyId', '=', 'round.companyId')
            .whereRef('later.projectId', '=', 'round.projectId')
            .whereRef('later.roundNo', '>', 'round.roundNo'),
        ),
      ),
    );
}

export type FoundRounds = ReturnType<typeof roundsOf>;

/** Of these rounds those that run, or in which the supplier has a part: they are few, while all are what the school ever announced. */
export async function nearRounds(supplier: Asking, context: Pick<Context, 'db' | 'sealing'>): Promise<FoundRounds> {
  const { companyId, id } = supplier;
  const marks = await ownMarks(supplier, context);
  const own = (condition: RawBuilder<unknown>) =>
    sql`select own.round_id as id from bid_participant as own where own.company_id = ${companyId} and ${condition}`;
  return roundsOf(supplier, marks, context).where(
    sql<boolean>`round.id in (${own(sql`own.supplier_id = ${id}`)}
      union ${own(sql`own.supplier_mark = any(${marks}::text[])`)}
      union select invited.round_id from bid_invitation as invited where invited.company_id = ${companyId} and invited.supplier_id = ${id}
      union select open.id from project join bid_round as open on open.company_id = project.company_id and open.project_id = project.id
        where project.company_id = ${companyId} and project.status = 'PUBLISHED')`,
  );
}

/** The rounds that a supplier may join by its state. PUBLIC stands for those who may join none: their notices are read by everybody. */
export function admittedScopes({ status }: Asking): ('PUBLIC' | 'LIBRARY' | 'INVITED')[] {
  const scopes = (['LIBRARY', 'INVITED'] as const).filter((scope) => admittedStatuses[scope].includes(status));
  return ['PUBLIC', ...scopes];
}

/** Narrows rounds to those that the supplier has joined, or may still join or wait for. */
export function worthListing(found: FoundRounds, { status }: Asking, now: Date): FoundRounds {
  const scopes = (['PUBLIC', 'LIBRARY', 'INVITED'] as const).filter((scope) => admittedStatuses[scope].includes(status));
  return found.where((eb) =>
    eb.or([
      eb('own.id', 'is not', null),
      ...(scopes.length === 0
        ? []
        : [
            eb.and([
              eb('project.status', '=', 'PUBLISHED'),
              eb.or([eb('round.endTime', '>', now), eb('round.suspendTime', 'is not', null)]),
              eb('round.supplierScope', 'in', scopes),
            ]),
          ]),
    ]),
  );
}

/** Narrows rounds to those of a part: what became of what the supplier has joined, quoted for or been invited to. */
export function onlyPart(found: FoundRounds, part: Part, now: Date): FoundRounds {
  return found.where((eb) => {
    const isJoined = eb('own.id', 'is not', null);
    const quoted = hasQuoted(eb);
    const isOver = eb.or([eb('round.failTime', 'is not', null), eb('project.status', 'in', statesWith('isDecided'))]);
    const hasEnded = eb.or([isOver, eb.and([eb('round.endTime', '<=', now), eb('round.suspendTime', 'is', null)])]);
    const won = eb.and([hasAward(eb), eb('round.failTime', 'is', null), eb('project.status', '<>', 'TERMINATED')]);
    switch (part) {
      case 'RUNNING':
        return eb.and([isJoined, eb.not(isOver), eb.or([quoted, eb.not(hasEnded)])]);
      case 'WON':
        return eb.and([quoted, isOver, won]);
      case 'LOST':
        return eb.and([quoted, isOver, eb.not(won)]);
      default:
        return eb.and([eb.or([isJoined, eb('invitation.supplierId', 'is not', null)]), hasEnded, eb.not(quoted)]);
    }
  });
}

type Part = NonNullable<NonNullable<Input<'queryBiddableProjectPage'>['query']>['part']>;
type Expressions = Parameters<Extract<Parameters<FoundRounds['where']>[0], (eb: never) => unknown>>[0];

const hasQuoted = (eb: Expressions) =>
  eb.exists(
    eb
      .selectFrom('bidQuote as quote')
      .select('quote.id')
      .whereRef('quote.companyId', '=', 'round.companyId')
      .whereRef('quote.participantId', '=', 'own.id'),
  );

const hasAward = (eb: Expressions) =>
  eb.exists(
    eb
      .selectFrom('bidAward as award')
      .select('award.id')
      .whereRef('award.companyId', '=', 'round.companyId')
      .whereRef('award.projectId', '=', 'round.projectId')
      .whereRef('award.supplierId', '=', 'own.supplierId')
      .where('award.status', '=', 'CONFIRMED'),
  );

/** Selects what lists show. */
export function biddableRows(found: FoundRounds) {
  return found
    .selectAll('round')
    .select(['project.projectCode', 'project.projectName', 'project.purchaseType', 'project.status', 'company.companyName'])
    .select(['project.suspendReason', 'project.phase'])
    .select(['own.id as participantId', 'invitation.supplierId as invitedId'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('projectItem as item')
          .innerJoin('goodsCategory as category', (join) =>
            join.onRef('category.companyId', '=', 'item.categoryCompanyId').onRef('category.id', '=', 'item.categoryId'),
          )
          .select('category.categoryName as name')
          .distinct()
          .whereRef('item.companyId', '=', 'round.companyId')
          .whereRef('item.projectId', '=', 'round.projectId')
          .orderBy('name')
          .limit(20),
      ).as('categories'),
      eb
        .selectFrom('projectItem as item')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('item.companyId', '=', 'round.companyId')
        .whereRef('item.projectId', '=', 'round.projectId')
        .$castTo<number>()
        .as('lineCount'),
      hasQuoted(eb).$castTo<boolean>().as('quoted'),
      hasAward(eb).$castTo<boolean>().as('hasWon'),
    ]);
}

export type BiddableRow = Awaited<ReturnType<ReturnType<typeof biddableRows>['executeTakeFirstOrThrow']>>;

/** Those that still run come first, the one that ends first before all others; then the ones that ended, the latest first. */
export const byEnd = (now: Date): Order => [
  { column: sql`round.end_time <= ${now}::timestamptz`, direction: 'asc' },
  { column: sql`abs(extract(epoch from round.end_time - ${now}::timestamptz))`, direction: 'asc' },
  { column: 'round.id', direction: 'asc' },
];

/** Returns what a round means for a supplier at a moment. */
function bidderState(
  { status, startTime, endTime, documentsOpenTime, hasWon, suspendTime, failTime, failReason }: Omit<BiddableRow, 'categories'>,
  now: Date,
): Schemas['BidderState'] {
  if (suspendTime !== null) return 'SUSPENDED';
  // Also of a purchase that is announced again, until it is.
  if (status === 'TERMINATED') return status;
  if (failTime !== null) return failReason === 'CHANGED' ? failReason : 'FAILED';
  switch (status) {
    case 'PUBLISHED':
      if (now < startTime) return 'UPCOMING';
      return now < endTime ? 'OPEN' : 'CLOSED';
    case 'OPENING':
      return documentsOpenTime === null ? 'CLOSED' : 'DECIDING';
    case 'DECIDING':
    case 'NOTICE':
    case 'FAILED':
      return status;
    default:
      return hasWon ? 'WON' : 'LOST';
  }
}

/** Returns a round as the API shows it to suppliers, but for the result. */
export function toBiddable(row: BiddableRow, { now }: Pick<Context, 'now'>): Omit<Schemas['BiddablePurchase'], 'result'> {
  const { companyId, projectId, projectName, purchaseType, companyName, categories, lineCount, priceCeiling } = row;
  return {
    projectId,
    projectCode: String(row.projectCode),
    projectName,
    purchaseType,
    companyId,
    companyName,
    categoryNames: categories.map(({ name }) => name),
    lineCount: Number(lineCount),
    priceCeiling,
    startTime: isoTime(row.startTime),
    joinEndTime: isoTime(row.joinEndTime),
    endTime: isoTime(row.endTime),
    serverTime: isoTime(now),
    state: bidderState(row, now),
    supplierScope: row.supplierScope,
    suspendReason: row.suspendReason,
    failReason: row.failReason,
    invited: row.invitedId !== null,
    joined: row.participantId !== null,
    quoted: row.quoted,
  };
}
