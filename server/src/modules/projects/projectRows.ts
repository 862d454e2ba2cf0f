import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { permitted } from '../../auth/permitted.ts';
import type { Reader } from '../../context/context.ts';
import { projectFlow } from './projectFlow.ts';
import type { FoundProjects } from './visibleProjects.ts';

/** Returns the state that is shown, as an SQL expression; `shownStatus` is the same in TypeScript. */
export function shownStatusSql(now: Date) {
  return sql<Schemas['ProjectStatus']>`case
    when project.return_cause is not null then project.return_cause
    when project.phase is not null then project.phase
    when project.status = 'NOTICE' then 'AWARD_NOTICE'
    when project.status <> 'PUBLISHED' then project.status
    when ${now}::timestamptz < project.bid_start_time then 'PUBLISHED'
    when ${now}::timestamptz < project.bid_end_time then 'BIDDING'
    else 'OPENING' end`;
}

/** The sum of a purchase's invoices. */
export const invoicedSql = sql<string>`(select coalesce(sum(amount), 0.00) from project_invoice as invoice
  where invoice.company_id = project.company_id and invoice.project_id = project.id)`;

/** Returns the state that is shown: causes, phases and the clock refine what is stored. */
export function shownStatus(
  { status, phase, returnCause, bidStartTime, bidEndTime }: Shown,
  now: Date,
): Schemas['ProjectStatus'] {
  if (returnCause !== null || phase !== null) return returnCause ?? (phase as Schemas['ProjectStatus']);
  if (status === 'NOTICE') return 'AWARD_NOTICE';
  if (status !== 'PUBLISHED' || bidStartTime === null || bidEndTime === null) return status;
  if (now < bidStartTime) return 'PUBLISHED';
  return now < bidEndTime ? 'BIDDING' : 'OPENING';
}

type Shown = Pick<ProjectRow, 'status' | 'phase' | 'returnCause' | 'bidStartTime' | 'bidEndTime'>;

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
      jsonArrayFrom(
        eb
          .selectFrom('approvalInstance as running')
          .innerJoin('approvalTask as task', (join) =>
            join.onRef('task.companyId', '=', 'running.companyId').onRef('task.instanceId', '=', 'running.id'),
          )
          .innerJoin('appUser as asked', (join) =>
            join.onRef('asked.companyId', '=', 'task.companyId').onRef('asked.id', '=', 'task.userId'),
          )
          .select(['asked.name', 'asked.id', 'running.id as case'])
          .whereRef('running.companyId', '=', 'project.companyId')
          .whereRef('running.projectId', '=', 'project.id')
          .where('running.status', '=', 'RUNNING')
          .where('task.state', '=', 'PENDING')
          .orderBy('asked.id'),
      ).as('asked'),
      eb
        .exists(
          eb
            .selectFrom('approvalTask as decided')
            .select('decided.id')
            .whereRef('decided.companyId', '=', 'project.companyId')
            .whereRef('decided.instanceId', '=', 'project.instanceId')
            .where('decided.decideTime', 'is not', null),
        )
        .$castTo<boolean>()
        .as('isDecided'),
      invoicedSql.as('invoicedAmount'),
      eb
        .exists(
          eb
            .selectFrom('orderLine as line')
            .select('line.no')
            .whereRef('line.companyId', '=', 'project.companyId')
            .whereRef('line.projectId', '=', 'project.id')
            .where(sql<boolean>`line.accepted_quantity + line.inspected_quantity + line.closed_quantity < line.quantity`),
        )
        .$castTo<boolean>()
        .as('hasOpenLines'),
      sql<Schemas['ContractStatus'] | null>`(select contract.status from contract where contract.company_id = project.company_id
        and contract.project_id = project.id and contract.status <> 'CANCELLED')`.as('contractStatus'),
      // What the applicant says that it cost, until the witness has agreed.
      sql<string | null>`(select receipt.actual_amount from project_receipt as receipt
        where receipt.company_id = project.company_id and receipt.project_id = project.id and receipt.status = 'PENDING')`.as(
        'pendingAmount',
      ),
    ]);
}

export type ProjectRow = Awaited<ReturnType<ReturnType<typeof projectRows>['executeTakeFirstOrThrow']>>;

/** What decides about the steps of a purchase. */
export function factsOf(row: ProjectRow) {
  const cost = row.actualAmount ?? row.pendingAmount ?? row.orderAmount;
  return {
    ...row,
    isInvoiced: cost !== null && compareMoney(row.invoicedAmount, cost) >= 0,
    isPaid: compareMoney(row.paidAmount, row.invoicedAmount) >= 0,
    isPayable: compareMoney(payableOf(row), '0.00') > 0,
    needsContract: row.orderAmount !== null && needsContract(row.pattern, row.orderAmount),
  };
}

/** What is due and invoiced and not paid, in yuan. */
export function payableOf({ invoicedAmount, dueAmount, paidAmount }: ProjectRow): string {
  const open = compareMoney(invoicedAmount, dueAmount) < 0 ? invoicedAmount : dueAmount;
  return compareMoney(open, paidAmount) > 0 ? fromCents(toCents(open) - toCents(paidAmount)) : '0.00';
}

/** Whether an award is followed by a contract. Below the limit of the school it never is. */
export function needsContract(pattern: ProjectRow['pattern'], amount: string): boolean {
  if (pattern === null) return true;
  const { orderLimit, needContract, contractThreshold } = pattern;
  if (compareMoney(amount, orderLimit) < 0) return false;
  return needContract || (contractThreshold !== null && compareMoney(amount, contractThreshold) >= 0);
}

type Parties = Pick<ProjectRow, 'companyId' | 'applicantId' | 'officerId'>;

/** The relations that the caller has to a purchase that they may read. Nobody is applicant and officer of the same purchase. */
export function relationsOf({ companyId, applicantId, officerId }: Parties, reader: Reader) {
  const can = permitted(reader);
  const { session, role } = reader;
  const isApplicant = applicantId === session.userId;
  const ofSchool = role.dataScope === 'SCHOOL' || role.dataScope === 'ALL';
  const isOfficer = companyId === session.companyId && ofSchool && !isApplicant && can('receiveProject');
  const isOwnOfficer = isOfficer && officerId === session.userId;
  const isParty = isApplicant || isOwnOfficer;
  return {
    isApplicant: isApplicant && can('submitProject'),
    mayInvoice: (isApplicant || ofSchool) && can('saveInvoice'),
    mayPay: ofSchool && !isApplicant && can('registerPayment'),
    mayClaim: isOfficer,
    mayPublish: isOwnOfficer && can('publishProject'),
    mayDrop: (isApplicant && can('submitProject')) || isOwnOfficer,
    mayRegister: isOwnOfficer && can('registerOtherProcurementOutcome'),
    mayContract: isParty && can('saveContract'),
    maySign: isOwnOfficer && can('signContract'),
    mayAccept: isParty && can('saveAcceptance'),
    mayClose: isOwnOfficer && can('closeLinesShort'),
    mayArchive: isOwnOfficer && can('archiveProject'),
  };
}

/** Whose step is next. */
function turnOf(row: ProjectRow, reader: Reader) {
  const { userId } = reader.session;
  const { status, phase, returnCause, applicantId, officerId, asked, invoicedAmount, actualAmount } = row;
  const isPayable = compareMoney(payableOf(row), '0.00') > 0;
  const lacksInvoice = status === 'COMPLETED' && compareMoney(invoicedAmount, actualAmount ?? '0.00') < 0;
  // What was rejected or withdrawn may be submitted again, but nobody waits for that.
  const isDeciding = status === 'DECIDING' && phase === null;
  const isForApplicant = returnCause === 'RETURNED' || lacksInvoice || (status === 'EXECUTING' && phase === null);
  const { mayPay, mayClaim } = relationsOf(row, reader);
  const isForOfficer = status === 'APPROVED' && (officerId === null ? mayClaim : officerId === userId);
  // An award is decided by the applicant or the officer, whoever is first.
  const isOpening = (status === 'OPENING' && officerId === userId) || (isDeciding && [applicantId, officerId].includes(userId));
  const isContract = contractTurn(row).includes(userId);
  const isForMe = (isForApplicant && applicantId === userId) || (isPayable && mayPay) || isForOfficer || isOpening || isContract;
  // With a part of the invoices there, it is the payers' turn first.
  return { isWithApplicant: isForApplicant && !isPayable, waitsForMe: isForMe || asked.some(({ id }) => id === userId) };
}

/** Those whose step is next in the contract of an award: who drafts it, or who signs it. */
function contractTurn({ status, phase, contractStatus, applicantId, officerId }: ProjectRow): (string | null)[] {
  if (status !== 'AWARDED' || phase === 'AWARD_APPROVING' || contractStatus === 'APPROVING') return [];
  return contractStatus === 'TO_SIGN' ? [officerId] : [officerId, applicantId];
}

/** Names of those whose step is next; empty for an office. */
function waitedFor(row: ProjectRow, isWithApplicant: boolean): string[] {
  const { status, phase, applicantName, officerName, applicantId, asked } = row;
  if (isWithApplicant) return [applicantName];
  const officers = officerName === null ? [] : [officerName];
  if (status === 'APPROVED' || status === 'OPENING') return officers;
  if (status === 'DECIDING' && phase === null) return [...officers, applicantName];
  const contracting = contractTurn(row);
  if (contracting.length > 0) return contracting.includes(applicantId) ? [...officers, applicantName] : officers;
  return asked.map(({ name }) => name);
}

/** Returns a purchase as a list shows it. */
export function toProject(row: ProjectRow, reader: Reader): Schemas['Project'] {
  const { id, projectCode, projectName, applicantId, applicantName, deptId, deptName, companyId, companyName } = row;
  const { amount, actualAmount, paidAmount, version, createByName, updateByName } = row;
  const { isWithApplicant, waitsForMe } = turnOf(row, reader);
  return {
    ...{ id, projectCode, projectName, status: shownStatus(row, reader.now), lane: row.lane, officerId: row.officerId },
    ...{ officerName: row.officerName, applicantId, applicantName, deptId, deptName },
    ...{ payeeName: row.payeeName || null, amount, actualAmount, paidAmount },
    waitingFor: waitedFor(row, isWithApplicant),
    waitingSince: row.waitingSince && isoTime(row.waitingSince),
    ...{ waitsForMe, openCaseId: row.asked[0]?.case ?? null },
    submitTime: row.submitTime && isoTime(row.submitTime),
    nextTime: row.nextTime && isoTime(row.nextTime),
    ...{ companyId, companyName, version, createByName, updateByName },
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: projectFlow.allowedActions(factsOf(row), relationsOf(row, reader)),
  };
}
