import { randomInt } from 'node:crypto';
import type { Input, Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { limitsOf } from '#limits/usualLimits.ts';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { type BrokenRule, Failure, invalid } from '#platform/failure/failure.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import type { RoundKey } from '#platform/sealing/sealing.ts';
import { bidNotice, noticeContact } from '../announcements/public.ts';
import type { ProjectRow } from '../records/public.ts';
import { itemsOf } from '../request/public.ts';
import { latestRound } from './biddingRound.ts';
import type { Round as LastRound } from './biddingRows.ts';
import { type MatchingSupplier, matchingSuppliers } from './matchingSuppliers.ts';
import { type BiddingWindow, isAutomatic, joinEndOf, neededHours, windowFaults } from './publicationWindow.ts';

type Round = Tables['bidRound'];

type Rules = 'roundNo' | 'supplierScope' | 'awardRule' | 'minBidders' | 'maxQuoteTimes' | 'priceCeiling' | 'automatic';

type Times = 'witnessNeeded' | 'startTime' | 'joinEndTime' | 'endTime' | 'originalEndTime';

/** What a publication does. */
export interface Publication {
  round: Pick<Round, Rules | Times>;
  key: RoundKey;
  invited: Invited[];
  /** Those who are told, with whoever has joined the round before. */
  told: MatchingSupplier[];
  /** The round that a change has made void. */
  before: LastRound | undefined;
  notice: ReturnType<typeof bidNotice>;
}

/** How a purchase is to be announced. */
export interface Wishes
  extends BiddingWindow,
    Pick<Input<'publishProject'>['body'], 'minBidders' | 'announcementTitle' | 'invitations'> {}

type Deciding = Pick<Context, 'db' | 'now' | 'sealing'>;

/** An approved purchase that goes by bidding has the rules of its school with it. */
export type Patterned = ProjectRow & { pattern: NonNullable<ProjectRow['pattern']> & { bidConfig: Schemas['BidConfig'] } };

/**
 * Decides how an approved purchase is announced; rules are only made stricter.
 * @throws Failure `noSealingKey`, or `invalid`
 */
export async function planPublication(project: Patterned, wishes: Wishes, context: Deciding): Promise<Publication> {
  const key = context.sealing.newRound();
  if (!key) throw new Failure('noSealingKey');
  const minBidders = await checkWishes(project, wishes, context);
  const { bidConfig } = project.pattern;
  const { endTime } = wishes;
  const startTime = wishes.startTime < context.now ? context.now : wishes.startTime;
  const automatic = isAutomatic(project);
  // A change has made the one before void.
  const latest = await latestRound(project, context);
  const round = {
    roundNo: (latest?.roundNo ?? 0) + 1,
    supplierScope: bidConfig.supplierScope,
    minBidders,
    maxQuoteTimes: bidConfig.maxQuoteTimes,
    automatic,
    // A purchase whose rules weigh more than the price never comes here.
    awardRule: bidConfig.awardRule === 'LOWEST_PRICE' ? ('LOWEST_PRICE' as const) : ('LOWEST_COMPLIANT' as const),
    priceCeiling: project.priceCeiling ?? project.amount,
    witnessNeeded: !automatic && compareMoney(project.amount, limitsOf(project).witnessLimit) >= 0,
    startTime,
    endTime,
    originalEndTime: endTime,
    joinEndTime: joinEndOf({ startTime, endTime }, bidConfig.joinDeadlineHours),
  };
  const matching = await matchingSuppliers(project, round.supplierScope, context);
  const isByInvitation = round.supplierScope === 'INVITED';
  const invited = isByInvitation ? await chooseInvited(project, wishes.invitations ?? [], matching, minBidders, context) : [];
  const facts = { title: wishes.announcementTitle?.trim(), project, items: await itemsOf(project, context), round };
  const notice = bidNotice({ ...facts, contact: await noticeContact(project, context.db) });
  return { round, key, invited, told: isByInvitation ? invited : matching, before: latest, notice };
}

/** @returns how many suppliers must quote */
async function checkWishes(project: Patterned, wishes: Wishes, context: Deciding): Promise<number> {
  const { bidConfig } = project.pattern;
  const calendar = await readCalendar(project.companyId, context);
  const faults: BrokenRule[] = windowFaults(wishes, neededHours(project), calendar, context.now);
  const limit = Math.max(bidConfig.minBidders, project.minBidders ?? 0);
  const { minBidders = limit, invitations = [] } = wishes;
  if (minBidders < limit) faults.push({ field: 'minBidders', rule: 'minimum', params: { limit } });
  if (invitations.length > 0 && bidConfig.supplierScope !== 'INVITED') faults.push({ field: 'invitations', rule: 'unknown' });
  if (faults.length > 0) throw invalid(...faults);
  return minBidders;
}

type Named = NonNullable<Input<'publishProject'>['body']['invitations']>;

/** A supplier that is invited. */
interface Invited extends MatchingSupplier {
  drawn: boolean;
  reason: string | null;
}

/**
 * Returns who is invited: those that are named, and as many others as have to quote, drawn at random from those that match.
 * @throws Failure `invalid` for a name that comes twice or is no approved supplier of the school, and if there are not enough
 */
async function chooseInvited(
  project: Pick<ProjectRow, 'companyId'>,
  named: Named,
  matching: readonly MatchingSupplier[],
  minBidders: number,
  context: Pick<Context, 'db'>,
): Promise<Invited[]> {
  const chosen = await namedSuppliers(project, named, context);
  const drawn = draw(
    matching.filter(({ id }) => !chosen.some((one) => one.id === id)),
    minBidders,
  );
  const missing = minBidders - drawn.length - chosen.length;
  if (missing > 0) throw invalid({ field: 'invitations', rule: 'minItems', params: { limit: chosen.length + missing } });
  return [...drawn.map((one) => ({ ...one, drawn: true, reason: null })), ...chosen];
}

async function namedSuppliers(
  { companyId }: Pick<ProjectRow, 'companyId'>,
  named: Named,
  { db }: Pick<Context, 'db'>,
): Promise<Invited[]> {
  if (named.length === 0) return [];
  const ids = named.map(({ supplierId }) => supplierId);
  const rows = await db
    .selectFrom('supplier')
    .select(['id', 'userId'])
    .where((eb) => eb.and({ companyId, status: 'APPROVED' }))
    .where('id', 'in', ids)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const faults = named.flatMap(({ supplierId }, index): BrokenRule[] => {
    const field = `invitations.${index}.supplierId`;
    if (!known.has(supplierId)) return [{ field, rule: 'exists' }];
    return ids.indexOf(supplierId) < index ? [{ field, rule: 'uniqueItems' }] : [];
  });
  if (faults.length > 0) throw invalid(...faults);
  return named.map(({ supplierId, reason }) => ({ ...(known.get(supplierId) as MatchingSupplier), drawn: false, reason }));
}

/** Draws some of a list, each with the same chance. */
function draw<T>(from: readonly T[], count: number): T[] {
  const left = [...from];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(randomInt(left.length), 1));
  return drawn;
}
