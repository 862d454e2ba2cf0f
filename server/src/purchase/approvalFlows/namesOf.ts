import type { Schemas } from '@campus-procurement/sdk';
import type { Reader } from '#platform/context/context.ts';
import { deptName, roleName } from '#platform/db/builtInNames.ts';
import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { idsIn } from './idsIn.ts';

/** Returns what the ids and codes of a flow stand for, in the language of the reader. */
export async function namesOf(
  conditions: readonly FlowCondition[],
  nodes: readonly FlowNode[],
  { db, session: { companyId }, language }: Reader,
): Promise<Schemas['NamedId'][]> {
  const asked = idsIn(conditions, nodes);
  const users =
    asked.userIds.length > 0
      ? await db
          .selectFrom('appUser')
          .select(['id', 'name'])
          .where('companyId', '=', companyId)
          .where('id', 'in', asked.userIds)
          .execute()
      : [];
  const depts =
    asked.deptIds.length > 0
      ? await db
          .selectFrom('dept')
          .select(['dept.id', deptName(language).as('name')])
          .where('dept.companyId', '=', companyId)
          .where('dept.id', 'in', asked.deptIds)
          .execute()
      : [];
  const categories =
    asked.categoryIds.length > 0
      ? await db
          .selectFrom('goodsCategory')
          .select(['id', 'categoryName as name'])
          .where('companyId', 'in', ['0', companyId])
          .where('id', 'in', asked.categoryIds)
          .execute()
      : [];
  const patterns =
    asked.patternIds.length > 0
      ? await db
          .selectFrom('purchasingCategory')
          .select(['id', 'categoryName as name'])
          .where('companyId', '=', companyId)
          .where('id', 'in', asked.patternIds)
          .execute()
      : [];
  const roles =
    asked.roleCodes.length > 0
      ? await db
          .selectFrom('role')
          .select(['role.roleCode as id', roleName(language).as('name')])
          .where('role.companyId', 'in', ['0', companyId])
          .where('role.roleCode', 'in', asked.roleCodes)
          .orderBy('role.companyId')
          .execute()
      : [];
  const found = [...users, ...depts, ...categories, ...patterns, ...roles];
  return [...new Map(found.map((one) => [one.id, one])).values()];
}
