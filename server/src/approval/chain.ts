import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { anyOf, type ChainStep, chainOf, nearest } from './chainOf.ts';
import { flowOf } from './flowOf.ts';
import { cardOwners, deptsAbove, factsFor, roleHolders } from './people.ts';
import type { ApprovalSubject } from './subject.ts';

/** Returns a chain as it is told to people: without those who are not asked. A step without anybody stays, because it has to be told. */
export function chainSteps(chain: readonly ChainStep[]): Schemas['ApproverStep'][] {
  return chain.flatMap(({ kind, mode, users }) => {
    const names = users.flatMap(({ name, isSkipped }) => (isSkipped ? [] : [name]));
    return users.length > 0 && names.length === 0 ? [] : [{ kind, mode, names }];
  });
}

/**
 * Returns who approves, one step after the other; never the applicant, or anybody else who is involved. Preview and run use the same function. Larger purchases take the
 * flow of the school.
 */
export async function approvalChain(
  subject: ApprovalSubject,
  db: Kysely<Tables>,
  bizType: Tables['approvalFlow']['bizType'] = 'PURCHASE',
): Promise<ChainStep[]> {
  if (subject.lane === 'SMALL') return smallChain(subject, db);
  const nodes = await flowOf(subject.companyId, bizType, db);
  return chainOf(nodes, await factsFor(nodes, subject, db));
}

/**
 * The owner of each card is asked once. If only own cards pay, nobody is asked up to the limit; above it an approver of the department is,
 * or of the nearest department above it that has one. If there is none, the school's administrators are asked.
 */
async function smallChain(subject: ApprovalSubject, db: Kysely<Tables>): Promise<ChainStep[]> {
  const owners = await cardOwners(subject, db);
  if (owners.length > 0) return owners.map((owner) => anyOf('CARD_OWNER', [owner]));
  if (compareMoney(subject.amount, subject.ownCardLimit) <= 0) return [];
  const approvers = nearest(await deptsAbove(subject, db), await roleHolders(['dept_approver'], subject, db));
  if (approvers.length > 0) return [anyOf('DEPT_APPROVER', approvers)];
  return [anyOf('SCHOOL_ADMIN', await roleHolders(['school_admin'], subject, db))];
}
