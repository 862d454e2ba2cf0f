import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import { type FlowFacts, peopleOf } from '#approval/chainOf.ts';
import { covers, type DeptsAbove, type Trees } from '#approval/conditions.ts';
import { idsNamed, namedUsers, roleHolders } from '#approval/people.ts';
import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';
import type { Tables } from '#platform/db/tables.ts';
import { withRowsAbove } from '#platform/values/tree.ts';

type Finding = Schemas['ApprovalFinding'];

/** A flow as far as it is compared with others. */
export interface Compared {
  id: string | null;
  configName: string;
  bizType: Schemas['ApprovalFlowKind'];
  priority: number;
  createTime: Date;
  conditions: FlowCondition;
  nodes: readonly FlowNode[];
}

/** What of a school decides whether its flows work. */
export interface School {
  trees: Trees;
  /** The enabled departments below the school itself. */
  depts: { deptName: string; above: DeptsAbove }[];
  people: Pick<FlowFacts, 'holders' | 'named'>;
  /** Whether anybody manages a goods category. */
  hasManagers: boolean;
}

/** Reads it. @param nodes of the flows that are looked at */
export async function schoolOf(companyId: string, nodes: readonly FlowNode[], db: Kysely<Tables>): Promise<School> {
  const depts = await db
    .selectFrom('dept')
    .select(['id', 'parentId', 'deptName', 'deptType', 'status'])
    .where('companyId', '=', companyId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const categories = await db
    .selectFrom('goodsCategory')
    .select(['id', 'parentId'])
    .where('companyId', 'in', ['0', companyId])
    .execute();
  const manager = await db
    .selectFrom('goodsCategoryManager')
    .select('categoryId')
    .where('companyId', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  const byId = new Map(depts.map((dept) => [dept.id, dept]));
  const aboveOf = (id: string) => [...withRowsAbove(depts, [id])];
  const nobody = { companyId, applicantId: '' };
  const roleCodes = nodes.flatMap((node) => (node.kind === 'ROLE' ? [node.roleCode] : []));
  return {
    trees: { dept: (id) => new Set(aboveOf(id)), category: (id) => withRowsAbove(categories, [id]) },
    depts: depts
      .filter(({ status, parentId }) => status === 'ENABLED' && parentId !== null)
      .map(({ id, deptName }) => ({ deptName, above: aboveOf(id).flatMap((above) => byId.get(above) ?? []) })),
    hasManagers: manager !== undefined,
    people: {
      holders: roleCodes.length > 0 ? await roleHolders(roleCodes, nobody, db) : [],
      named: await namedUsers(idsNamed(nodes), nobody, db),
    },
  };
}

/** Returns what of a flow is probably not meant. @param others the enabled flows, among which it may be itself */
export function findingsOf(flow: Compared, others: readonly Compared[], school: School): Finding[] {
  const nothing = { nodeNo: null, deptNames: [], deptCount: 0 };
  const rivals = others.filter(({ id, bizType }) => bizType === flow.bizType && id !== flow.id);
  const equal = rivals.filter(({ priority }) => priority === flow.priority);
  const first = rivals.find((rival) => comesFirst(rival, flow) && covers(rival.conditions, flow.conditions, school.trees));
  return [
    ...(first ? [{ ...nothing, kind: 'SHADOWED' as const, otherName: first.configName }] : []),
    ...equal.map(({ configName }) => ({ ...nothing, kind: 'SAME_PRIORITY' as const, otherName: configName })),
    ...flow.nodes.flatMap((node, index): Finding[] => {
      if (node.kind === 'CATEGORY_MANAGER' && !school.hasManagers) {
        return [{ ...nothing, kind: 'NO_MANAGER', nodeNo: index + 1, otherName: null }];
      }
      const names = deptsWithoutAnybody(node, flow.conditions, school);
      if (names.length === 0) return [];
      const where = { deptNames: names.slice(0, 5), deptCount: names.length };
      return [{ kind: 'NOBODY' as const, nodeNo: index + 1, otherName: null, ...where }];
    }),
  ].slice(0, 50);
}

function comesFirst(one: Compared, other: Compared): boolean {
  if (one.priority !== other.priority) return one.priority < other.priority;
  return one.createTime < other.createTime;
}

/** The departments whose cases a flow serves and for which a node finds nobody. Whether a card has an owner and a category a manager, the case decides. */
function deptsWithoutAnybody(node: FlowNode, { deptIds }: FlowCondition, { depts, people }: School): string[] {
  if (node.kind === 'CARD_OWNER' || node.kind === 'CATEGORY_MANAGER') return [];
  const wanted = [deptIds, node.when?.deptIds];
  return depts.flatMap(({ deptName, above }) => {
    const isServed = wanted.every((ids) => ids === undefined || above.some(({ id }) => ids.includes(id)));
    return isServed && peopleOf(node, { ...people, depts: above, owners: [], managers: [] }).length === 0 ? [deptName] : [];
  });
}
