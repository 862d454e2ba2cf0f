import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { type SqlBool, sql } from 'kysely';
import { hasLeftSql } from '#approval/replacements.ts';
import { isBlockedSql } from '#approval/seats.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';
import type { FoundProjects } from './visibleProjects.ts';

/** Returns the state that is shown, as an SQL expression: what is stored, refined by the clock. `shownStatus` is the same in TypeScript. */
export function shownStatusSql(now: Date) {
  return sql<Schemas['ProjectStatus']>`case
    when project.shown_status <> 'PUBLISHED' then project.shown_status
    when ${now}::timestamptz < project.bid_start_time then 'PUBLISHED'
    when ${now}::timestamptz < project.bid_end_time then 'BIDDING'
    else 'OPENING' end`;
}

/** A condition: a purchase shows a state. */
export function showsStatus(status: Schemas['ProjectStatus'], now: Date) {
  const stored = status === 'BIDDING' || status === 'OPENING' ? ['PUBLISHED', status] : [status];
  return sql<SqlBool>`project.shown_status = any(${stored}::text[]) and ${shownStatusSql(now)} = ${status}`;
}

/** What valid invoices say of a purchase, added up. */
export const invoicedSql = sql<string>`(select coalesce(sum(part.amount), 0.00) from invoice_part as part
  join invoice on invoice.company_id = part.company_id and invoice.id = part.invoice_id
  where part.company_id = project.company_id and part.project_id = project.id and not invoice.voided)`;

/** Whether something of the order is still to come, and not in an acceptance, as an SQL expression. */
export const hasOpenLinesSql = sql<boolean>`exists (select from order_line as line where line.company_id = project.company_id
  and line.project_id = project.id and line.accepted_quantity + line.inspected_quantity + line.closed_quantity < line.quantity)`;

/** What the applicant says that it cost, until the witness has agreed, as an SQL expression. */
export const pendingAmountSql = sql<string | null>`(select receipt.actual_amount from project_receipt as receipt
  where receipt.company_id = project.company_id and receipt.project_id = project.id and receipt.status = 'PENDING')`;

/** What is due and invoiced and not paid, as an SQL expression; `payableOf` is the same in TypeScript. */
export const payableSql = sql<string>`case when project.missing_asset_numbers > 0 then 0.00
  else greatest(least(${invoicedSql}, project.due_amount, project.actual_amount - project.waived_amount) - project.paid_amount, 0.00)
  end`;

/** What the supplier still has to refund after its default, as an SQL expression. */
export const openClaimSql = sql<string>`project.claim_amount - project.refunded_amount - project.written_off_amount`;

/** Whether the supplier has another reviewed account than the one that the purchase has copied, as an SQL expression. */
const hasLaterAccountSql = sql<boolean>`exists (select from supplier where supplier.company_id = project.company_id
  and supplier.id = project.payee_supplier_id and supplier.reviewed_bank_account is not null
  and (supplier.reviewed_bank_name is distinct from project.payee_bank
    or supplier.reviewed_bank_account is distinct from project.payee_account))`;

/** Returns the state that is shown: causes, phases and the clock refine what is stored. */
export function shownStatus(
  { status, phase, returnCause, bidStartTime, bidEndTime, suspendTime }: Shown,
  now: Date,
): Schemas['ProjectStatus'] {
  if (suspendTime !== null) return 'SUSPENDED';
  if (returnCause !== null || phase !== null) return returnCause ?? (phase as Schemas['ProjectStatus']);
  if (status === 'NOTICE') return 'AWARD_NOTICE';
  if (status !== 'PUBLISHED' || bidStartTime === null || bidEndTime === null) return status;
  if (now < bidStartTime) return 'PUBLISHED';
  return now < bidEndTime ? 'BIDDING' : 'OPENING';
}

type Shown = Pick<ProjectRow, 'status' | 'phase' | 'returnCause' | 'bidStartTime' | 'bidEndTime' | 'suspendTime'>;

/** Selects purchases with all columns that a list shows. */
export function projectRows(found: FoundProjects) {
  return found
    .innerJoin('appUser as applicant', (join) =>
      join.onRef('applicant.companyId', '=', 'project.companyId').onRef('applicant.id', '=', 'project.applicantId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'project.companyId').onRef('dept.id', '=', 'project.deptId'))
    .innerJoin('company', 'company.id', 'project.companyId')
    .leftJoin('appUser as officer', (join) =>
      join.onRef('officer.companyId', '=', 'project.companyId').onRef('officer.id', '=', 'project.officerId'),
    )
    .selectAll('project')
    .select(['applicant.name as applicantName', 'officer.name as officerName', 'dept.deptName', 'company.companyName'])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('approvalTask as decided')
            .select('decided.id')
            .whereRef('decided.companyId', '=', 'project.companyId')
            .whereRef('decided.instanceId', '=', 'project.instanceId')
            .where('decided.decideTime', 'is not', null)
            .where('decided.state', '<>', 'DELEGATED')
            .where('decided.parentTaskId', 'is', null),
        )
        .$castTo<boolean>()
        .as('isDecided'),
      sql<string | null>`(select instance.id from approval_instance as instance where instance.company_id = project.company_id
        and instance.project_id = project.id and ${isBlockedSql} order by instance.id limit 1)`.as('blockedCaseId'),
      invoicedSql.as('invoicedAmount'),
      hasOpenLinesSql.as('hasOpenLines'),
      pendingAmountSql.as('pendingAmount'),
      hasLaterAccountSql.as('hasLaterAccount'),
    ]);
}

/** Whether the requester can act no more, as an SQL expression. */
export const applicantLeftSql = hasLeftSql(sql.ref('project.companyId'), sql.ref('project.applicantId'), 'submitProject');

export type ProjectRow = Awaited<ReturnType<ReturnType<typeof projectRows>['executeTakeFirstOrThrow']>> & {
  /** Known of one purchase that is read or locked; lists do not ask. */
  applicantLeft?: boolean;
};

type Deciding = Pick<ProjectRow, 'actualAmount' | 'pendingAmount' | 'orderAmount' | 'pattern'> & Owed & Claimed;

/** What decides about the steps of a purchase. */
export function factsOf<Row extends Deciding>(row: Row) {
  const cost = row.actualAmount ?? row.pendingAmount ?? row.orderAmount;
  return {
    ...row,
    isInvoiced: cost !== null && compareMoney(row.invoicedAmount, cost) >= 0,
    isPaid: compareMoney(row.paidAmount, row.invoicedAmount) >= 0,
    isPayable: compareMoney(payableOf(row), '0.00') > 0,
    hasClaim: compareMoney(openClaimOf(row), '0.00') > 0,
    needsContract: row.orderAmount !== null && needsContract(row.pattern, row.orderAmount),
  };
}

type Owed = Pick<
  ProjectRow,
  'invoicedAmount' | 'dueAmount' | 'paidAmount' | 'missingAssetNumbers' | 'actualAmount' | 'waivedAmount'
>;

/**
 * What is due and invoiced and not paid, in yuan. As long as assets lack a number, nothing more is paid; what was waived is not paid either,
 * when a purchase has left the archive.
 */
export function payableOf(owed: Owed): string {
  const { invoicedAmount, dueAmount, paidAmount, missingAssetNumbers, actualAmount, waivedAmount } = owed;
  if (missingAssetNumbers > 0) return '0.00';
  const limits = [toCents(invoicedAmount), toCents(dueAmount)];
  if (actualAmount !== null && waivedAmount !== null) limits.push(toCents(actualAmount) - toCents(waivedAmount));
  const open = limits.reduce((least, limit) => (limit < least ? limit : least)) - toCents(paidAmount);
  return fromCents(open > 0n ? open : 0n);
}

type Claimed = Pick<ProjectRow, 'claimAmount' | 'refundedAmount' | 'writtenOffAmount'>;

/** What the supplier still has to refund after its default, in yuan; `openClaimSql` is the same in SQL. */
export function openClaimOf({ claimAmount, refundedAmount, writtenOffAmount }: Claimed): string {
  return fromCents(toCents(claimAmount) - toCents(refundedAmount) - toCents(writtenOffAmount));
}

/** Whether an award is followed by a contract. Below the limit of the school it never is. */
export function needsContract(pattern: ProjectRow['pattern'], amount: string): boolean {
  if (pattern === null) return true;
  const { orderLimit, needContract, contractThreshold } = pattern;
  if (compareMoney(amount, orderLimit) < 0) return false;
  return needContract || (contractThreshold !== null && compareMoney(amount, contractThreshold) >= 0);
}

type Parties = Pick<ProjectRow, 'companyId' | 'officerId'> & Requested;

type Requested = Pick<ProjectRow, 'applicantId' | 'formerApplicantIds'>;

/** Returns who requests a purchase, and who did before: none of them approves, witnesses, handles or pays it. */
export const requestersOf = ({ applicantId, formerApplicantIds }: Requested): string[] => [applicantId, ...formerApplicantIds];

/** The relations that the caller has to a purchase that they may read. Nobody is applicant and officer of the same purchase. */
export function relationsOf(parties: Parties, reader: Reader) {
  const { companyId, applicantId, officerId } = parties;
  const can = permitted(reader);
  const { session, role } = reader;
  const isApplicant = applicantId === session.userId;
  const isRequester = requestersOf(parties).includes(session.userId);
  const ofSchool = role.dataScope === 'SCHOOL' || role.dataScope === 'ALL';
  const isSameSchool = companyId === session.companyId;
  const isOfficer = isSameSchool && ofSchool && !isRequester && can('receiveProject');
  const isOwnOfficer = isOfficer && officerId === session.userId;
  const isParty = isApplicant || isOwnOfficer;
  return {
    isApplicant: isApplicant && can('submitProject'),
    mayInvoice: (isApplicant || ofSchool) && can('saveInvoice'),
    mayPay: ofSchool && !isRequester && can('registerPayment'),
    mayAgreePayee: ofSchool && isSameSchool && !isRequester && can('agreeToPayee'),
    mayClaim: isOfficer,
    mayPublish: isOwnOfficer && can('publishProject'),
    mayDrop: (isApplicant && can('submitProject')) || isOwnOfficer,
    mayRegister: isOwnOfficer && can('registerOtherProcurementOutcome'),
    mayContract: isParty && can('saveContract'),
    maySign: isOwnOfficer && can('signContract'),
    mayAccept: isParty && can('saveAcceptance'),
    mayClose: isOwnOfficer && can('closeLinesShort'),
    mayArchive: isOwnOfficer && can('archiveProject'),
    // Who takes purchases hands over the own ones only; who takes none, as an administrator of the school, those of all.
    mayHandOver:
      (isOwnOfficer || (ofSchool && isSameSchool && !isApplicant && !can('receiveProject'))) && can('assignProjectOfficer'),
    mayReplace: ofSchool && isSameSchool && can('replaceTurnHolder'),
    mayCopy: isSameSchool && can('copyProject'),
    mayRefund: ofSchool && !isRequester && can('registerRefund'),
    mayModify: isParty && can('saveProjectModify'),
  };
}
