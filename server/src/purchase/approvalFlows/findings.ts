import type { Schemas } from '@campus-procurement/sdk';
import { toCents } from '@campus-procurement/sdk/money';
import type { Kysely } from 'kysely';
import { type FlowFacts, peopleOf } from '#approval/chainOf.ts';
import { covers, type DeptsAbove, type Trees } from '#approval/conditions.ts';
import { idsNamed, namedUsers, roleHolders } from '#approval/people.ts';
import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';
import type { Tables } from '#platform/db/tables.ts';
import { withRowsAbove } from '#platform/values/tree.ts';
import { purchasePolicyOf } from '#settings/purchasing/public.ts';
import { inConditions, rangeOf, without } from './amountRanges.ts';
import { leavesOutOwners } from './ownersOfCards.ts';

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
  withoutOwners: boolean;
}

/** What of a school decides whether its flows work. */
export interface School {
  trees: Trees;
  /** The enabled departments below the school itself. */
  depts: { deptName: string; above: DeptsAbove }[];
  people: Pick<FlowFacts, 'holders' | 'named'>;
  /** Whether anybody manages a goods category. */
  hasManagers: boolean;
  /** Requests up to this amount go by no flow, in hundredths of a yuan. */
  smallLimit: bigint;
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
    smallLimit: toCents((await purchasePolicyOf(companyId, db)).smallLimit),
    people: {
      holders: roleCodes.length > 0 ? await roleHolders(roleCodes, nobody, db) : [],
      named: await namedUsers(idsNamed(nodes), nobody, db),
    },
  };
}

/** Returns what of a flow is probably not meant. @param others the enabled flows, among which it may be itself */
export function findingsOf(flow: Compared, others: readonly Compared[], school: School): Finding[] {
  const rivals = others.filter(({ id, bizType }) => bizType === flow.bizType && id !== flow.id);
  const equal = rivals.filter(({ priority }) => priority === flow.priority);
  return [
    ...(leavesOutOwners(flow) && !flow.withoutOwners ? [{ ...nothing, kind: 'NO_OWNERS' as const }] : []),
    ...shadows(flow, rivals, school),
    ...equal.map(({ configName }) => ({ ...nothing, kind: 'SAME_PRIORITY' as const, otherName: configName })),
    ...gaps(flow, rivals, school),
    ...flow.nodes.flatMap((node, index): Finding[] => {
      if (node.kind === 'CATEGORY_MANAGER' && !school.hasManagers) return [{ ...nothing, kind: 'NO_MANAGER', nodeNo: index + 1 }];
      const names = deptsWithoutAnybody(node, flow.conditions, school);
      if (names.length === 0) return [];
      return [{ ...nothing, kind: 'NOBODY', nodeNo: index + 1, deptNames: names.slice(0, 5), deptCount: names.length }];
    }),
  ].slice(0, 50);
}

const nothing = { nodeNo: null, otherName: null, deptNames: [], deptCount: 0, amountFrom: null, amountBelow: null };

function comesFirst(one: Compared, other: Compared): boolean {
  if (one.priority !== other.priority) return one.priority < other.priority;
  return one.createTime < other.createTime;
}

/** Whether every case that is like `narrow` but for its amount is like `wide` as well. */
function coversBesideAmount(wide: FlowCondition, narrow: FlowCondition, { trees }: School): boolean {
  const { amountFrom: _from, amountBelow: _below, ...others } = wide;
  return covers(others, narrow, trees);
}

/** The flow that always comes before this one; `several` if it takes more than one, null if cases are left for it. */
function shadowOf(flow: Compared, rivals: readonly Compared[], school: School): Compared | 'several' | null {
  const before = rivals.filter(
    (rival) => comesFirst(rival, flow) && coversBesideAmount(rival.conditions, flow.conditions, school),
  );
  const first = before.find((rival) => covers(rival.conditions, flow.conditions, school.trees));
  if (first) return first;
  const left = without(
    rangeOf(flow.conditions),
    before.map(({ conditions }) => rangeOf(conditions)),
  );
  return left.length === 0 ? 'several' : null;
}

/** That a flow never serves, or lets others never serve that would without it. */
function shadows(flow: Compared, rivals: readonly Compared[], school: School): Finding[] {
  const shadow = shadowOf(flow, rivals, school);
  const hidden = rivals.filter((rival) => {
    const others = rivals.filter((other) => other !== rival);
    return shadowOf(rival, others, school) === null && shadowOf(rival, [...others, flow], school) !== null;
  });
  return [
    ...(shadow === null
      ? []
      : [{ ...nothing, kind: 'SHADOWED' as const, otherName: shadow === 'several' ? null : shadow.configName }]),
    ...hidden.map(({ configName }) => ({ ...nothing, kind: 'SHADOWS' as const, otherName: configName })),
  ];
}

/** The amounts next to those of a flow that neither it nor another flow of the school takes, where the school divides the amounts. */
function gaps({ conditions, bizType }: Compared, rivals: readonly Compared[], school: School): Finding[] {
  const own = rangeOf(conditions);
  const beside = rivals.filter((rival) => coversBesideAmount(rival.conditions, conditions, school));
  if (beside.length === 0) return [];
  const all = { from: bizType === 'PURCHASE' ? school.smallLimit + 1n : 0n, below: null };
  const left = without(all, [own, ...beside.map((rival) => rangeOf(rival.conditions))]);
  return left
    .filter(({ from, below }) => from === own.below || below === own.from)
    .map((range) => ({ ...nothing, kind: 'GAP' as const, ...inConditions(range) }));
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
