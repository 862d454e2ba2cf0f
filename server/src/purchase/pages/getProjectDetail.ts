import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { isoTime } from '@campus-procurement/sdk/time';
import { isOwnTurn } from '#approval/ownTurns.ts';
import { nameOf } from '#approval/replacements.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { missingCalendar } from '#platform/records/missingCalendar.ts';
import { plainQuantity } from '#platform/values/quantity.ts';
import { objectionsOf } from '../officers/public.ts';
import { fulfilmentOf, supplierDefaultOf } from '../order/public.ts';
import { emergencyReportOf } from '../otherMethods/public.ts';
import { invoicesOf, paymentsOf } from '../payment/public.ts';
import {
  detailRows,
  factsOf,
  fundRows,
  modifyTypesOf,
  type ProjectRow,
  payeeOf,
  projectFlow,
  toProject,
  visibleProjects,
} from '../records/public.ts';
import { itemsOf, shownItem, statedFields, wayFactsOf } from '../request/public.ts';

export async function getProjectDetail(
  { path: { id } }: Input<'getProjectDetail'>,
  context: Context,
): Promise<Output<'getProjectDetail'>> {
  const found = (await visibleProjects(context)).where('project.id', '=', id);
  const row = await detailRows(found, await isOwnTurn(context)).executeTakeFirst();
  if (!row) throw new Failure('missing');
  return toProjectDetail(row, context);
}

/** Returns a purchase with all that belongs to it. */
export async function toProjectDetail(row: Parameters<typeof toProject>[0], context: Context): Promise<Schemas['ProjectDetail']> {
  const { companyId, id, description, instanceId, endReason, archiveTime } = row;
  const items = await itemsOf(row, context);
  const project = toProject(row, context);
  return {
    ...project,
    applicantLeft: projectFlow.allows('replaceRequester', factsOf(row)),
    requestedByName: await requestedByOf(row, context),
    description,
    items: items.map(({ categoryCompanyId: _, ...item }) => ({
      ...item,
      quantity: item.quantity && plainQuantity(item.quantity),
    })),
    funds: await fundsOfDetail(row, context),
    payee: await payeeOf(row, context),
    attachments: await filesOf('project', companyId, [id], context).then((files) => files.get(id) ?? []),
    approvalInstanceId: instanceId,
    receipt: await receiptOf(row, context),
    invoices: await invoicesOf(row, context),
    payments: await paymentsOf(row, context),
    endReason,
    archiveTime: archiveTime && isoTime(archiveTime),
    followed: await isFollowing(row, context),
    ...stated(row),
    association: await shownItem(companyId, row.associationCode, id, context),
    wayFacts: await wayFactsOf(row, context),
    emergencyReport: await emergencyReportOf(row, context),
    sourceObjections: await objectionsOf(row, context),
    pattern: row.pattern,
    modifyTypes: modifyTypesOf(row, context),
    missingCalendar: await missingCalendar(companyId, row.nextTime, context.db),
    waitsForAny: project.turns[0]?.anyOf ?? false,
    fulfilment: await fulfilmentOf(row, context),
    supplierDefault: await supplierDefaultOf(row, context),
  };
}

/** The name of who requested a purchase, if somebody else is in their place now. */
async function requestedByOf({ companyId, formerApplicantIds: [first] }: ProjectRow, context: Context): Promise<string | null> {
  return first === undefined ? null : nameOf(companyId, first, context);
}

/** What the request says in one value each. */
function stated(row: ProjectRow) {
  return Object.fromEntries(statedFields.map((field) => [field, row[field]])) as Pick<ProjectRow, (typeof statedFields)[number]>;
}

async function isFollowing({ companyId, id }: ProjectRow, { db, session }: Context): Promise<boolean> {
  const row = await db
    .selectFrom('projectParticipant')
    .select('userId')
    .where((eb) => eb.and({ companyId, projectId: id, userId: session.userId, kind: 'FOLLOWER' }))
    .executeTakeFirst();
  return row !== undefined;
}

/** What was given up takes nothing from a card any more. */
const untouched = { availableAmount: null, remainingAmount: null };

async function fundsOfDetail({ companyId, id, status }: ProjectRow, context: Context) {
  const rows = await context.db
    .selectFrom('projectFund')
    .select(['expenditureId', 'amount', 'frozen', 'occupied', 'paid'])
    .where((eb) => eb.and({ companyId, projectId: id }))
    .orderBy('no')
    .execute();
  const spent = rows.map(({ expenditureId, amount, frozen, occupied, paid }) => {
    const used = sumOf([occupied, paid]);
    // After the approval, what is taken from the card is what it was last found to cost.
    return { expenditureId, amount: used === '0.00' ? amount : used, held: sumOf([frozen, used]) };
  });
  const held = new Map(
    spent.flatMap(({ expenditureId, held: of }) => (expenditureId === null ? [] : [[expenditureId, of] as const])),
  );
  const wanted = spent.map(({ expenditureId, amount }) => ({
    ...(expenditureId !== null && { expenditureId }),
    ...(amount !== null && { amount }),
  }));
  const funds = await fundRows(companyId, wanted, held, context);
  return funds.map((fund, index): Schemas['PayingFund'] => {
    const { frozen = '0.00', occupied = '0.00', paid = '0.00' } = rows[index] ?? {};
    const free = fund.availableAmount === null ? null : toCents(fund.availableAmount) - toCents(sumOf([frozen, occupied, paid]));
    return {
      ...fund,
      ...(status === 'TERMINATED' && untouched),
      frozenAmount: frozen,
      occupiedAmount: occupied,
      paidAmount: paid,
      freeAmount: free === null ? null : fromCents(free),
    };
  });
}

async function receiptOf({ companyId, id }: ProjectRow, context: Context): Promise<Schemas['ProjectReceipt'] | null> {
  const row = await context.db
    .selectFrom('projectReceipt as receipt')
    .innerJoin('appUser as witness', (join) =>
      join.onRef('witness.companyId', '=', 'receipt.companyId').onRef('witness.id', '=', 'receipt.witnessId'),
    )
    .select(['receipt.id', 'receipt.status', 'receipt.actualAmount', 'receipt.witnessId', 'witness.name as witnessName'])
    .select(['receipt.opinion', 'receipt.createTime', 'receipt.witnessTime'])
    .where((eb) => eb.and({ 'receipt.companyId': companyId, 'receipt.projectId': id }))
    .orderBy('receipt.createTime', 'desc')
    .orderBy('receipt.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id: receiptId, createTime, witnessTime, ...receipt } = row;
  const pictures = await filesOf('projectReceipt', companyId, [receiptId], context);
  const times = { createTime: isoTime(createTime), witnessTime: witnessTime && isoTime(witnessTime) };
  return { ...receipt, ...times, pictures: pictures.get(receiptId) ?? [] };
}
