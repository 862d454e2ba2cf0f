import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** One step of an approval: of these users one decides. */
export interface ChainStep {
  kind: Schemas['ApproverKind'];
  users: { id: string; name: string }[];
}

/** Returns a chain as it is told to people. */
export function chainSteps(chain: readonly ChainStep[]): Schemas['ApproverStep'][] {
  return chain.map(({ kind, users }) => ({ kind, names: users.map(({ name }) => name) }));
}

/** What an approval is about. */
export interface ApprovalSubject {
  companyId: string;
  applicantId: string;
  deptId: string;
  amount: string;
  /** In the order of the request. */
  cardIds: string[];
  /** Goods categories of the lines. */
  categoryIds: string[];
  /** Which way the purchase goes. */
  lane: Schemas['PurchaseLane'];
  /** Up to this amount, purchases on own cards need no approval. */
  ownCardLimit: string;
}

/**
 * Returns who approves, one step after the other. The owner of each card is asked once, unless it is the applicant. If only own cards
 * pay, nobody is asked up to the limit; above it an approver of the department is, or of the nearest department above it that has one. If
 * there is none, the school's administrators are asked. Preview and run use the same function.
 */
export async function approvalChain(subject: ApprovalSubject, db: Kysely<Tables>): Promise<ChainStep[]> {
  const owners = await ownersOf(subject, db);
  if (owners.length > 0) return owners.map((owner) => ({ kind: 'CARD_OWNER', users: [owner] }));
  if (compareMoney(subject.amount, subject.ownCardLimit) <= 0) return [];
  const approvers = await nearestApprovers(subject, db);
  if (approvers.length > 0) return [{ kind: 'DEPT_APPROVER', users: approvers }];
  const administrators = await holders('school_admin', subject, db);
  return [{ kind: 'SCHOOL_ADMIN', users: administrators.map(({ id, name }) => ({ id, name })) }];
}

async function ownersOf({ companyId, applicantId, cardIds }: ApprovalSubject, db: Kysely<Tables>) {
  if (cardIds.length === 0) return [];
  const rows = await db
    .selectFrom('expenditure as card')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'card.companyId').onRef('user.id', '=', 'card.ownerId'),
    )
    .select(['card.id as cardId', 'user.id', 'user.name'])
    .where('card.companyId', '=', companyId)
    .where('card.id', 'in', cardIds)
    .where('user.id', '<>', applicantId)
    .execute();
  rows.sort((one, other) => cardIds.indexOf(one.cardId) - cardIds.indexOf(other.cardId));
  return [...new Map(rows.map(({ id, name }) => [id, { id, name }])).values()];
}

/** The approvers of the department or, if it has none, of the nearest one above it. */
async function nearestApprovers(subject: ApprovalSubject, db: Kysely<Tables>) {
  const depts = await db.selectFrom('dept').select(['id', 'parentId']).where('companyId', '=', subject.companyId).execute();
  const parentOf = new Map(depts.map(({ id, parentId }) => [id, parentId]));
  const approvers = await holders('dept_approver', subject, db);
  for (let dept: string | null = subject.deptId; dept !== null; dept = parentOf.get(dept) ?? null) {
    const here = approvers.filter(({ deptId }) => deptId === dept);
    if (here.length > 0) return here.map(({ id, name }) => ({ id, name }));
  }
  return [];
}

/** The enabled users who hold a built-in role, except the applicant. */
function holders(roleCode: string, { companyId, applicantId }: ApprovalSubject, db: Kysely<Tables>) {
  return db
    .selectFrom('userRoleDept as held')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'held.companyId').onRef('user.id', '=', 'held.userId'),
    )
    .select(['user.id', 'user.name', 'held.deptId'])
    .where((eb) =>
      eb.and({ 'held.companyId': companyId, 'role.roleCode': roleCode, 'role.status': 'ENABLED', 'user.status': 'ENABLED' }),
    )
    .where('user.id', '<>', applicantId)
    .orderBy('user.id')
    .limit(20)
    .execute();
}
