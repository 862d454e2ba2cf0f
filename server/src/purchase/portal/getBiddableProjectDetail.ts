import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { say } from '#platform/i18n/language.ts';
import { KeyLost } from '#platform/sealing/sealing.ts';
import { plainQuantity } from '#platform/values/quantity.ts';
import { ownSupplier } from '#suppliers/profiles/public.ts';
import { noticesOf } from '../announcements/public.ts';
import { filesByQuote, quoteFileInfos } from '../bidding/public.ts';
import { itemsOf } from '../request/public.ts';
import { joinHindrance, remedyOf, standingHindrance } from './admission.ts';
import { type BiddableRow, biddableRounds, biddableRows, toBiddable } from './biddableRows.ts';
import { bidderResults } from './bidderResults.ts';

/** Returns a purchase as a supplier sees it, with the own receipts and result. */
export async function getBiddableProjectDetail(
  { path: { projectId } }: Input<'getBiddableProjectDetail'>,
  context: Context,
): Promise<Output<'getBiddableProjectDetail'>> {
  const { db, now, language } = context;
  const supplier = await ownSupplier(context);
  const row = await biddableRows(await biddableRounds(supplier, context))
    .select(['project.description', 'project.deliveryDays', 'project.warrantyMonths', 'project.paymentTerms'])
    .select(['project.deliveryAddress', 'project.requirements'])
    .where('round.projectId', '=', projectId)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { companyId, description, deliveryDays, warrantyMonths, paymentTerms, deliveryAddress, requirements } = row;
  const own = row.participantId === null ? null : await ownPart(row, row.participantId, context);
  const shown = toBiddable(row, context);
  const standing = standingHindrance(supplier.status, row);
  const isRunning = shown.state === 'UPCOMING' || shown.state === 'OPEN';
  const hindrance = own === null ? joinHindrance(supplier.status, row, now) : isRunning ? standing : null;
  const hasQuotesLeft = own !== null && (row.maxQuoteTimes === 0 || own.receipts.length < row.maxQuoteTimes);
  return {
    ...shown,
    description,
    deliveryDays,
    warrantyMonths,
    paymentTerms,
    deliveryAddress,
    requirements,
    lines: await wantedLines(row, context),
    attachments: (await filesOf('project', companyId, [projectId], context)).get(projectId) ?? [],
    minBidders: row.minBidders,
    maxQuoteTimes: row.maxQuoteTimes,
    awardRule: row.awardRule,
    originalEndTime: isoTime(row.originalEndTime),
    mayJoin: own === null && hindrance === null && shown.state === 'OPEN',
    mayQuote: standing === null && hasQuotesLeft && shown.state === 'OPEN',
    hindrance: hindrance && say(language, 'hindrance', hindrance),
    remedy: remedyOf(hindrance),
    joinTime: isoTimeOrNull(own?.joinTime ?? null),
    contactName: own?.contactName ?? null,
    contactPhone: own?.contactPhone ?? null,
    receipts: own?.receipts ?? [],
    result: (await bidderResults([row], context)).get(row.id) ?? null,
    notices: await noticesOf({ companyId, id: projectId }, db),
  };
}

async function wantedLines({ companyId, projectId }: BiddableRow, context: Context): Promise<Schemas['WantedLine'][]> {
  const items = await itemsOf({ companyId, id: projectId }, context);
  return items.map(({ itemName, spec, parameters, categoryName, quantity, unit }, index) => {
    const asked = { itemName: String(itemName), quantity: plainQuantity(String(quantity)), unit };
    return { no: index + 1, ...asked, spec, parameters, categoryName };
  });
}

/** What the supplier itself has sent. Its own contact it may read, although it is sealed. */
async function ownPart(round: BiddableRow, participantId: string, context: Context) {
  const { db, sealing } = context;
  const { companyId } = round;
  const { joinTime, sealed } = await db
    .selectFrom('bidParticipant')
    .select(['joinTime', 'sealed'])
    .where((eb) => eb.and({ companyId, id: participantId }))
    .executeTakeFirstOrThrow();
  const quotes = await db
    .selectFrom('bidQuote')
    .select(['id', 'quoteNo', 'arrivalTime', 'commitment', 'total', 'nonce'])
    .where((eb) => eb.and({ companyId, participantId }))
    .orderBy('quoteNo', 'desc')
    .limit(1000)
    .execute();
  const ids = quotes.map(({ id }) => id);
  const files = await filesByQuote(companyId, ids, context);
  const receipts: Schemas['QuoteReceipt'][] = [];
  for (const { id: quoteId, arrivalTime, ...quote } of quotes) {
    const shown = await quoteFileInfos(files.get(quoteId) ?? [], round, 'BIDDER', context);
    receipts.push({ quoteId, roundNo: round.roundNo, arrivalTime: isoTime(arrivalTime), ...quote, files: shown });
  }
  const contact = contactIn(() => sealing.open(round, sealed));
  return { joinTime, ...contact, receipts };
}

/** A contact that was sealed with a lost key is not shown. */
function contactIn(open: () => Buffer): Pick<Schemas['BiddablePurchaseDetail'], 'contactName' | 'contactPhone'> {
  try {
    const { contactName, contactPhone } = JSON.parse(open().toString());
    return { contactName, contactPhone };
  } catch (error) {
    if (error instanceof KeyLost) return { contactName: null, contactPhone: null };
    throw error;
  }
}
