import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '#platform/context/context.ts';
import { contractFlow } from '../order/public.ts';
import { relationsOf, shownTurns, turnsSql, type visibleProjects } from '../records/public.ts';

type SeenProjects = Awaited<ReturnType<typeof visibleProjects>>;

/** Selects the contracts of purchases, with nothing of them. */
export function contractsOf(projects: SeenProjects) {
  return projects.innerJoin('contract', (join) =>
    join.onRef('contract.companyId', '=', 'project.companyId').onRef('contract.projectId', '=', 'project.id'),
  );
}

export type FoundContracts = ReturnType<typeof contractsOf>;

/** What is paid of a purchase belongs to its contract, unless that was given up. */
export const contractPaidSql = sql<string>`case contract.status when 'CANCELLED' then 0.00 else project.paid_amount end`;

const ofContract = sql`turn.company_id = contract.company_id and turn.project_id = contract.project_id
  and contract.status <> 'CANCELLED'`;

/**
 * Selects contracts with all columns that a list shows, and with what is awaited in their purchases, each of which has one that is not voided.
 * @param isOwn what `isOwnTurn` says of the reader
 */
export function contractRows(found: FoundContracts, isOwn: RawBuilder<SqlBool>) {
  return found
    .innerJoin('appUser as applicant', (join) =>
      join.onRef('applicant.companyId', '=', 'project.companyId').onRef('applicant.id', '=', 'project.applicantId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'project.companyId').onRef('dept.id', '=', 'project.deptId'))
    .innerJoin('company', 'company.id', 'project.companyId')
    .leftJoin('appUser as officer', (join) =>
      join.onRef('officer.companyId', '=', 'project.companyId').onRef('officer.id', '=', 'project.officerId'),
    )
    .selectAll('contract')
    .select([
      'project.projectCode',
      'project.projectName',
      'project.phase',
      'project.status as purchaseStatus',
      'project.suspendTime',
      'project.applicantId',
      'project.formerApplicantIds',
      'project.officerId',
    ])
    .select(['applicant.name as applicantName', 'officer.name as officerName', 'dept.deptName', 'company.companyName'])
    .select([
      sql<string>`case contract.status when 'CANCELLED' then 0.00 else project.accepted_amount end`.as('acceptedAmount'),
      sql<string>`case contract.status when 'CANCELLED' then 0.00 else project.due_amount end`.as('dueAmount'),
      contractPaidSql.as('paidAmount'),
    ])
    .select(turnsSql(ofContract, isOwn).as('turns'));
}

export type ContractRow = Awaited<ReturnType<ReturnType<typeof contractRows>['executeTakeFirstOrThrow']>>;

/** Returns a contract as a list shows it. */
export function toContract(row: ContractRow, reader: Reader): Schemas['Contract'] {
  const { id, contractCode, contractName, projectId, projectCode, projectName, supplierId, partyB, amount, status } = row;
  const { companyId, companyName, version, createByName, updateByName } = row;
  return {
    id,
    contractCode,
    contractName,
    projectId,
    projectCode,
    projectName,
    supplierId,
    partyA: companyName,
    partyB,
    applicantName: row.applicantName,
    deptName: row.deptName,
    officerName: row.officerName,
    amount,
    acceptedAmount: row.acceptedAmount,
    dueAmount: row.dueAmount,
    paidAmount: row.paidAmount,
    signDate: row.signDate,
    deliveryDate: row.deliveryDate,
    status,
    companyId,
    companyName,
    turns: shownTurns(row.turns, reader.now),
    allowedActions: contractFlow.allowedActions(row, relationsOf(row, reader)),
    version,
    createByName,
    updateByName,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
  };
}
