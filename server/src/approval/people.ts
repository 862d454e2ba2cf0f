import { type Kysely, sql } from 'kysely';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import type { Tables } from '#platform/db/tables.ts';
import { withRowsAbove } from '#platform/values/tree.ts';
import type { Holder, Person } from './chainOf.ts';
import type { DeptsAbove } from './conditions.ts';
import type { ApprovalSubject } from './subject.ts';

type Asked = Pick<ApprovalSubject, 'companyId' | 'applicantId' | 'involvedIds'>;

/** The enabled users who hold one of these roles at the school, except the applicant. */
export function roleHolders(roleCodes: readonly string[], subject: Asked, db: Kysely<Tables>): Promise<Holder[]> {
  const { companyId } = subject;
  return db
    .selectFrom('userRoleDept as held')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'held.companyId').onRef('user.id', '=', 'held.userId'),
    )
    .select(['user.id', 'user.name', 'held.deptId', 'role.roleCode'])
    .select(sql<boolean>`role.data_scope = 'SCHOOL'`.as('isOfSchool'))
    .where((eb) => eb.and({ 'held.companyId': companyId, 'role.status': 'ENABLED', 'user.status': 'ENABLED' }))
    .where('role.roleCode', 'in', roleCodes)
    .where('user.id', 'not in', involvedIn(subject))
    .orderBy('user.id')
    .execute();
}

/** The department of the request and those above it. */
export async function deptsAbove(
  { companyId, deptId }: Pick<ApprovalSubject, 'companyId' | 'deptId'>,
  db: Kysely<Tables>,
): Promise<DeptsAbove> {
  const depts = await db.selectFrom('dept').select(['id', 'parentId', 'deptType']).where('companyId', '=', companyId).execute();
  const byId = new Map(depts.map((dept) => [dept.id, dept]));
  return [...withRowsAbove(depts, [deptId])].flatMap((id) => byId.get(id) ?? []);
}

/** Ids of the users whom nodes name. */
export function idsNamed(nodes: readonly FlowNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === 'USERS' ? node.userIds : []));
}

/** Those of these users who are enabled, except the applicant. */
export async function namedUsers(ids: readonly string[], subject: Asked, db: Kysely<Tables>): Promise<Person[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('appUser')
    .select(['id', 'name'])
    .where((eb) => eb.and({ companyId: subject.companyId, status: 'ENABLED' }))
    .where('id', 'in', ids)
    .where('id', 'not in', involvedIn(subject))
    .execute();
}

/** Ids of those whom nobody asks. */
function involvedIn({ applicantId, involvedIds = [] }: Pick<Asked, 'applicantId' | 'involvedIds'>): string[] {
  return [applicantId, ...involvedIds];
}
