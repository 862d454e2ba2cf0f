import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { Kysely } from 'kysely';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import type { Tables } from '#platform/db/tables.ts';
import { anyOf, type ChainStep, chainOf, type FlowFacts, nearest, type Person, rulersOf } from './chainOf.ts';
import { type Flow, flowsOf, type Tried, tried } from './flowsOf.ts';
import { factsOf, type SchoolFacts, schoolFacts } from './schoolFacts.ts';
import type { ApprovalSubject } from './subject.ts';

/** Returns a chain as it is told to people: without those who are not asked. A step without anybody stays, because it has to be told. */
export function chainSteps(chain: readonly ChainStep[]): Schemas['ApproverStep'][] {
  return chain.flatMap(({ name, kind, mode, users }) => {
    const names = users.flatMap(({ name, isSkipped }) => (isSkipped ? [] : [name]));
    return users.length > 0 && names.length === 0 ? [] : [{ ...(name !== undefined && { stepName: name }), kind, mode, names }];
  });
}

/** How a case goes. */
export interface Route {
  chain: ChainStep[];
  /** The version of the school's flow that serves; null for the default one, and for small purchases. */
  flowId: string | null;
  /** The flows in the order in which they are asked; none for a small purchase. */
  flows: Tried[];
  /** The owners of the cards other than the applicant. */
  owners: readonly Person[];
}

/**
 * Returns who approves, one step after the other, and by which flow; never the applicant, or anybody else who is involved. Preview, trial
 * and run use the same function. Small purchases go by the policy, all else by the flows of the school.
 * @param flows those to choose among; left out: those of the school
 */
export async function approvalRoute(
  subject: ApprovalSubject,
  db: Kysely<Tables>,
  bizType: Schemas['ApprovalFlowKind'] = 'PURCHASE',
  flows?: readonly Flow[],
): Promise<Route> {
  const all = subject.lane === 'SMALL' ? [] : (flows ?? (await flowsOf(subject.companyId, bizType, db)));
  const { companyId, cardIds } = subject;
  return routeOf(subject, all, await schoolFacts({ companyId, cardIds, ...askedBy(all) }, db));
}

/** What flows ask about a school. */
export function askedBy(flows: readonly Flow[]) {
  return { nodes: flows.flatMap(({ nodes }) => nodes), conditions: flows.map(({ conditions }) => conditions) };
}

/** Returns how a case goes by these flows: see `approvalRoute`, which reads what this one is given. It is pure. */
export function routeOf(subject: ApprovalSubject, flows: readonly Flow[], school: SchoolFacts): Route {
  const facts = factsOf(subject, school);
  if (subject.lane === 'SMALL') return { chain: smallChain(subject, facts), flowId: null, flows: [], owners: facts.owners };
  const found = tried(flows, facts);
  const flow = found.find(({ serves }) => serves)?.flow;
  return { chain: chainOf(flow?.nodes ?? [], facts), flowId: flow?.flowId ?? null, flows: found, owners: facts.owners };
}

/** Returns who approves, one step after the other: see `approvalRoute`. */
export async function approvalChain(
  subject: ApprovalSubject,
  db: Kysely<Tables>,
  bizType: Schemas['ApprovalFlowKind'] = 'PURCHASE',
): Promise<ChainStep[]> {
  return (await approvalRoute(subject, db, bizType)).chain;
}

/** Returns whom one node asks about a request now, and who is above them. */
export async function rulersNow(subject: ApprovalSubject, node: FlowNode, db: Kysely<Tables>) {
  const { companyId, cardIds } = subject;
  const school = await schoolFacts({ companyId, cardIds, nodes: [node], conditions: [] }, db);
  return rulersOf(node, factsOf(subject, school));
}

/**
 * The owner of each card is asked once. If only own cards pay, nobody is asked up to the limit; above it an approver of the department is,
 * or of the nearest department above it that has one. If there is none, the school's administrators are asked.
 */
function smallChain({ amount, ownCardLimit }: ApprovalSubject, { owners, depts, holders }: FlowFacts): ChainStep[] {
  if (owners.length > 0) return owners.map((owner) => anyOf('CARD_OWNER', [owner]));
  if (compareMoney(amount, ownCardLimit) <= 0) return [];
  const holding = (code: string) => holders.filter(({ roleCode }) => roleCode === code);
  const approvers = nearest(depts, holding('dept_approver'));
  if (approvers.length === 0) return [anyOf('SCHOOL_ADMIN', holding('school_admin'))];
  const place = depts.findIndex(({ id }) => id === approvers[0]?.deptId);
  const above = depts.slice(place + 1).map(({ id }) => holding('dept_approver').filter(({ deptId }) => deptId === id));
  return [{ ...anyOf('DEPT_APPROVER', approvers), above: above.filter((people) => people.length > 0) }];
}
