import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf, isoTimeOrNull } from '@campus-procurement/sdk/time';
import { brokenAt } from '#flow/eventHash.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { objectionEntries } from '../officers/public.ts';
import { reportEntries } from '../otherMethods/public.ts';
import { needsContract, openClaimOf, type ProjectRow, projectRows, visibleProjects } from '../records/public.ts';
import { awardEntries, biddingEntries, noticeEntries, outcomeEntries } from './dossierOfAward.ts';
import { claimEntries } from './dossierOfClaim.ts';
import { acceptanceEntries, contractEntries, entryEntries, invoiceEntries, paymentEntries } from './dossierOfDelivery.ts';
import { approvalEntries, requestEntries } from './dossierOfRequest.ts';

/** Years for which a purchase is kept. */
const keptYears = 15;

type Section = Schemas['DossierSection'];
type Part = [entries: Schemas['DossierEntry'][], isWhole: boolean];

/** Returns all that belongs to the file of a purchase. */
export async function getProjectDossier(
  { path: { id } }: Input<'getProjectDossier'>,
  context: Context,
): Promise<Output<'getProjectDossier'>> {
  const row = await projectRows(await visibleProjects(context))
    .where('project.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  return dossierOf(row, context);
}

/** Returns the dossier of a purchase. What is paid does not make it complete: `unpaidAmount` tells what is still to be paid. */
export async function dossierOf(row: ProjectRow, context: Context): Promise<Schemas['Dossier']> {
  const { id: projectId, projectCode, projectName, archiveNo, archiveTime } = row;
  const log = await logOf(row, context);
  const sections = await sectionsOf(row, log, context);
  return {
    projectId,
    projectCode,
    projectName,
    archiveNo,
    archiveTime: isoTimeOrNull(archiveTime),
    keepUntil: archiveTime && keptUntil(archiveTime),
    complete: sections.every(({ required, complete }) => complete || !required),
    logHolds: log.isWhole,
    unpaidAmount: unpaidOf(row),
    sections,
  };
}

/** What of the cost of a purchase is neither paid nor waived. */
export function unpaidOf({ actualAmount, orderAmount, paidAmount, waivedAmount }: ProjectRow): string {
  const cost = toCents(actualAmount ?? orderAmount ?? '0.00');
  const left = cost - toCents(paidAmount) - toCents(waivedAmount ?? '0.00');
  return fromCents(left > 0n ? left : 0n);
}

function keptUntil(archived: Date): string {
  const day = dayOf(archived);
  const until = `${Number(day.slice(0, 4)) + keptYears}${day.slice(4)}`;
  // A leap day has no match after 15 years.
  return until.endsWith('02-29') ? `${until.slice(0, 4)}-02-28` : until;
}

async function sectionsOf(row: ProjectRow, log: Log, context: Context): Promise<Section[]> {
  const { lane, orderAmount, actualAmount, acceptedAmount, missingAssetNumbers } = row;
  const isSmall = lane === 'SMALL' || lane === null;
  const isOrdered = orderAmount !== null;
  const isNothing = actualAmount !== null && compareMoney(actualAmount, '0.00') === 0;
  const entries = await entryEntries(row, context);
  const acceptances = await acceptanceEntries(row, context);
  const invoices = await invoiceEntries(row, context);
  const notices = await noticeEntries(row, context);
  const objections = await objectionEntries(row, context);
  const approvals = await approvalEntries(row, context);
  const outcome = await outcomeEntries(row, context);
  const award = lane === 'BIDDING' ? await awardEntries(row, context) : outcome.entries;
  const contract = await contractEntries(row, context);
  const claim = await claimEntries(row, context);
  const hasStored = compareMoney(acceptedAmount, '0.00') > 0 && (await storedLines(row, context));
  const parts: [key: Section['key'], isShown: boolean, required: boolean, part: Part][] = [
    ['REQUEST', true, true, [await requestEntries(row, context), row.submitTime !== null]],
    ['APPROVAL', true, row.instanceId !== null, approvals],
    ['NOTICE', !isSmall, lane === 'BIDDING' || outcome.isPublic, [[...notices, ...objections], notices.length > 0]],
    ['BIDDING', lane === 'BIDDING', true, await biddingEntries(row, context)],
    ['DECISION', !isSmall, true, [award, award.length > 0 && isOrdered]],
    ['REPORT', row.reportDue !== null, true, [await reportEntries(row, context), row.report !== null]],
    ['CONTRACT', !isSmall, isOrdered && needsContract(row.pattern, orderAmount), contract],
    ['ACCEPTANCE', true, !isNothing, [acceptances[0], acceptances[1] && missingAssetNumbers === 0]],
    ['ENTRY', !isSmall, hasStored, entries],
    ['INVOICE', true, !isNothing, [invoices, invoices.length > 0]],
    ['PAYMENT', true, false, [await paymentEntries(row, context), unpaidOf(row) === '0.00' && actualAmount !== null]],
    ['CLAIM', claim !== null, true, [claim ?? [], openClaimOf(row) === '0.00']],
    ['LOG', true, true, [log.entries, log.isWhole]],
  ];
  return parts
    .filter(([, isShown]) => isShown)
    .map(([key, , required, [of, complete]]) => ({ key, required, complete, entries: of.slice(0, 500) }));
}

/** Whether something that was accepted goes into a store. */
async function storedLines({ companyId, id, pattern }: ProjectRow, { db }: Context): Promise<boolean> {
  if (!pattern?.switches.ifOpenEntry) return false;
  const line = await db
    .selectFrom('orderLine as line')
    .innerJoin('goodsCategory as category', (join) =>
      join.onRef('category.companyId', '=', 'line.categoryCompanyId').onRef('category.id', '=', 'line.categoryId'),
    )
    .select('line.no')
    .where((eb) => eb.and({ 'line.companyId': companyId, 'line.projectId': id }))
    .where('line.acceptedQuantity', '>', '0')
    .where((eb) => eb.or([eb('category.consumable', '=', true), eb('category.fixedAsset', '=', true)]))
    .executeTakeFirst();
  return line !== undefined;
}

interface Log {
  entries: Schemas['DossierEntry'][];
  isWhole: boolean;
}

async function logOf({ companyId, id, projectName }: ProjectRow, { db }: Context): Promise<Log> {
  const events = await db
    .selectFrom('flowEvent')
    .selectAll()
    .where((eb) => eb.and({ companyId, kind: 'PROJECT', subjectId: id }))
    .orderBy('no')
    .limit(1000)
    .execute();
  const last = events.at(-1);
  const entries = last
    ? [
        {
          title: projectName,
          code: String(last.no),
          byName: null,
          time: isoTimeOrNull(last.time),
          amount: null,
          hash: last.hash,
          file: null,
        },
      ]
    : [];
  return { entries, isWhole: brokenAt(events) === null };
}
