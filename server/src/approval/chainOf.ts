import type { Schemas } from '@campus-procurement/sdk';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { applies, type CaseFacts, type DeptsAbove } from './conditions.ts';

/** At most so many people are asked in one step: who decides is told by name. */
export const mostAsked = 20;

export interface Person {
  id: string;
  name: string;
}

/** Somebody who is asked. */
export interface ChainUser extends Person {
  /** Will have agreed in an earlier step, and is not asked again. */
  isSkipped?: boolean;
}

/** One step of an approval. */
export interface ChainStep {
  /** The node of the flow that it comes from, from 1; none where the policy decides, or a flow comes out empty. */
  node?: number;
  /** What the school calls that node. */
  name?: string;
  kind: Schemas['ApproverKind'];
  /** ANY: of these users one decides. ALL: it takes all of them. */
  mode: Schemas['ApprovalMode'];
  users: ChainUser[];
  /** Working days in which who is asked decides. */
  limitDays?: number;
  /** Who holds the same role in the departments above, the nearest first: they are asked if nobody decides in time. */
  above?: readonly (readonly Person[])[];
  /** Waits for somebody whom the school puts in, if there is nobody. */
  mayBeEmpty?: boolean;
}

/** Somebody who holds a role in a department. */
export interface Holder extends Person {
  roleCode: string;
  deptId: string;
  /** Whether the role is one for the whole school, wherever it is held. */
  isOfSchool: boolean;
}

/** What a flow asks about a request. The applicant is among none of the people. */
export interface FlowFacts extends CaseFacts {
  /** Those in charge of the cards, each once, in the order of the cards. */
  owners: readonly Person[];
  /** Those who manage the goods categories, in the order of the lines. */
  managers: readonly Person[];
  holders: readonly Holder[];
  /** Those whom the flow names. */
  named: readonly Person[];
}

/**
 * Returns whom a flow asks about a request, one step after the other. It never comes out empty: if no node asks anybody, the school's
 * administrators are asked.
 */
export function chainOf(nodes: readonly FlowNode[], facts: FlowFacts): ChainStep[] {
  const chain: ChainStep[] = [];
  const agreed = new Set<string>();
  let before: readonly string[] = [];
  for (const [index, node] of nodes.entries()) {
    const steps = applies(node.when ?? {}, facts) ? stepsOf(node, before, facts) : [];
    if (steps.length > 0) before = steps.flatMap(({ users }) => users.map(({ id }) => id));
    for (const step of steps) {
      const users = withoutAgreed(step, agreed);
      // Of one person, and of all of them, it is known that they will have agreed.
      if (step.mode === 'ALL' || users.length === 1) for (const { id } of users) agreed.add(id);
      chain.push({ ...step, users, node: index + 1, ...(node.name !== undefined && { name: node.name }) });
    }
  }
  return chain.length > 0 ? chain : [administrators(facts)];
}

/** Returns a step that one of these people decides. */
export function anyOf(kind: ChainStep['kind'], people: readonly Person[]): ChainStep {
  return { kind, mode: 'ANY', users: eachOnce(people).slice(0, mostAsked) };
}

/** Whether nobody would be asked in a step that does not wait for somebody, so that there is no approval. */
export function lacksApprover(chain: readonly ChainStep[]): boolean {
  return chain.some(({ users, mayBeEmpty }) => users.length === 0 && !mayBeEmpty);
}

/** Those who hold a role in the nearest department where somebody does. */
export function nearest(depts: DeptsAbove, holders: readonly Holder[]): Holder[] {
  const dept = depts.find(({ id }) => holders.some(({ deptId }) => deptId === id));
  return holders.filter(({ deptId }) => deptId === dept?.id);
}

/** Who has agreed already is not asked again; where one suffices, nobody else is. */
function withoutAgreed({ mode, users }: ChainStep, agreed: ReadonlySet<string>): ChainUser[] {
  const skipped = users.flatMap((user) => (agreed.has(user.id) ? [{ ...user, isSkipped: true }] : []));
  if (mode === 'ANY' && skipped.length > 0) return skipped;
  return [...skipped, ...users.filter(({ id }) => !agreed.has(id))];
}

function stepsOf(node: FlowNode, before: readonly string[], facts: FlowFacts): ChainStep[] {
  const found = eachOnce(peopleOf(node, facts));
  const others = node.otherThanBefore ? found.filter(({ id }) => !before.includes(id)) : found;
  const people = others.length > 0 ? others : found;
  const kind = kindOf(node);
  const limit = {
    ...(node.limitDays !== undefined && { limitDays: node.limitDays }),
    ...(node.kind === 'ROLE' && { above: levelsAbove(node, facts) }),
  };
  if (people.length === 0) {
    if (node.ifEmpty === 'SKIP') return [];
    return [
      node.ifEmpty === 'BLOCK' ? { ...anyOf(kind, []), ...limit, mayBeEmpty: true } : { ...administrators(facts), ...limit },
    ];
  }
  if (node.mode === 'ANY') return [{ ...anyOf(kind, people), ...limit }];
  const size = node.mode === 'ALL' ? mostAsked : 1;
  const groups = Array.from({ length: Math.ceil(people.length / size) }, (_, at) => people.slice(at * size, (at + 1) * size));
  return groups.map((users) => ({ kind, mode: node.mode === 'ALL' ? 'ALL' : 'ANY', users, ...limit }));
}

/** Returns whom a node asks, and who is above them, whoever has agreed or was asked before. */
export function rulersOf(node: FlowNode, facts: FlowFacts): { users: readonly Person[]; above: readonly (readonly Person[])[] } {
  const people = eachOnce(peopleOf(node, facts));
  const users = people.length === 0 && node.ifEmpty === 'SCHOOL_ADMIN' ? administrators(facts).users : people;
  return { users, above: node.kind === 'ROLE' ? levelsAbove(node, facts) : [] };
}

/** Whom a node finds. */
export function peopleOf(
  node: FlowNode,
  facts: Pick<FlowFacts, 'depts' | 'owners' | 'managers' | 'holders' | 'named'>,
): readonly Person[] {
  if (node.kind === 'CARD_OWNER') return facts.owners;
  if (node.kind === 'CATEGORY_MANAGER') return facts.managers;
  if (node.kind === 'USERS') return node.userIds.flatMap((id) => facts.named.filter((user) => user.id === id));
  const holders = facts.holders.filter(({ roleCode }) => roleCode === node.roleCode);
  const at = (dept: { id: string } | undefined) => holders.filter(({ deptId }) => deptId === dept?.id);
  if (node.where === 'FIXED_DEPT') return at({ id: node.deptId });
  if (node.where === 'DEPT') return nearest(facts.depts, holders);
  if (node.where === 'COLLEGE') return at(facts.depts.find(({ deptType }) => deptType === 1));
  const school = facts.depts.at(-1);
  return holders.filter(({ deptId, isOfSchool }) => isOfSchool || deptId === school?.id);
}

/** Who holds the role of a node above the place where it is asked for. Above a fixed department there is the school. */
function levelsAbove(node: FlowNode & { kind: 'ROLE' }, { depts, holders: all }: FlowFacts): Person[][] {
  const holders = all.filter(({ roleCode }) => roleCode === node.roleCode);
  const at = (id: string | undefined) => holders.filter(({ deptId }) => deptId === id);
  if (node.where === 'SCHOOL') return [];
  const places = {
    DEPT: () => depts.findIndex(({ id }) => at(id).length > 0),
    COLLEGE: () => depts.findIndex(({ deptType }) => deptType === 1),
    FIXED_DEPT: () => depts.findIndex(({ id }) => node.where === 'FIXED_DEPT' && id === node.deptId),
  };
  const place = places[node.where]();
  const levels = place < 0 ? depts.slice(-1) : depts.slice(place + 1);
  return levels.map(({ id }) => eachOnce(at(id))).filter((people) => people.length > 0);
}

const placeKinds = {
  DEPT: 'DEPT_APPROVER',
  COLLEGE: 'COLLEGE_APPROVER',
  SCHOOL: 'SCHOOL_APPROVER',
  FIXED_DEPT: 'NAMED',
} as const;

function kindOf(node: FlowNode): ChainStep['kind'] {
  if (node.kind === 'CARD_OWNER' || node.kind === 'CATEGORY_MANAGER') return node.kind;
  return node.kind === 'USERS' ? 'NAMED' : placeKinds[node.where];
}

function administrators({ holders }: FlowFacts): ChainStep {
  return anyOf(
    'SCHOOL_ADMIN',
    holders.filter(({ roleCode }) => roleCode === 'school_admin'),
  );
}

function eachOnce(people: readonly Person[]): Person[] {
  return [...new Map(people.map(({ id, name }) => [id, { id, name }])).values()];
}
