import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { askedIn } from '#approval/askedIn.ts';
import { canActSql } from '#approval/seats.ts';
import type { Reader } from '#platform/context/context.ts';
import { contractFlow } from '../order/public.ts';
import { relationsOf, type visibleProjects } from '../records/public.ts';

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

/** Selects contracts with all columns that a list shows. */
export function contractRows(found: FoundContracts) {
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
      'project.officerId',
    ])
    .select(['applicant.name as applicantName', 'officer.name as officerName', 'dept.deptName', 'company.companyName'])
    .select([
      sql<string>`case contract.status when 'CANCELLED' then 0.00 else project.accepted_amount end`.as('acceptedAmount'),
      sql<string>`case contract.status when 'CANCELLED' then 0.00 else project.due_amount end`.as('dueAmount'),
      contractPaidSql.as('paidAmount'),
    ])
    .select(
      jsonArrayFrom(
        askedIn('contract', 'instanceId')
          // Who has left is not waited for.
          .where(canActSql)
          .where(sql<boolean>`contract.status = 'APPROVING'`)
          .limit(20),
      ).as('asked'),
    );
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
    waitingFor: row.asked.map(({ name }) => name),
    allowedActions: contractFlow.allowedActions(row, relationsOf(row, reader)),
    version,
    createByName,
    updateByName,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
  };
}
