import type { Schemas } from '@campus-procurement/sdk';
import { type Kysely, sql } from 'kysely';
import type { FlowCondition, FlowNode } from '../db/tables/approvalFlows.ts';
import type { Tables } from '../db/tables.ts';
import { withRowsAbove } from '../values/tree.ts';
import type { FlowFacts, Holder, Person } from './chainOf.ts';
import type { DeptsAbove } from './conditions.ts';
import type { ApprovalSubject } from './subject.ts';

type Asked = Pick<ApprovalSubject, 'companyId' | 'applicantId' | 'involvedIds'>;

/** Those in charge of the cards, each once, in the order of the cards; not the applicant. */
export async function cardOwners(subject: ApprovalSubject, db: Kysely<Tables>): Promise<Person[]> {
  const { companyId, cardIds } = subject;
  if (cardIds.length === 0) return [];
  const rows = await db
    .selectFrom('expenditure as card')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'card.companyId').onRef('user.id', '=', 'card.ownerId'),
    )
    .select(['card.id as cardId', 'user.id', 'user.name'])
    .where('card.companyId', '=', companyId)
    .where('card.id', 'in', cardIds)
    .where('user.id', 'not in', involvedIn(subject))
    .execute();
  rows.sort((one, other) => cardIds.indexOf(one.cardId) - cardIds.indexOf(other.cardId));
  return [...new Map(rows.map(({ id, name }) => [id, { id, name }])).values()];
}

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

/** Reads what flows ask about a request. @param conditions those of the flows, beside those of their nodes */
export async function factsFor(
  nodes: readonly FlowNode[],
  subject: ApprovalSubject,
  db: Kysely<Tables>,
  conditions: readonly FlowCondition[] = [],
): Promise<FlowFacts> {
  const roleCodes = nodes.flatMap((node) => (node.kind === 'ROLE' ? [node.roleCode] : []));
  const asked = [...conditions, ...nodes.flatMap(({ when }) => when ?? [])];
  return {
    amount: subject.amount,
    depts: await deptsAbove(subject, db),
    categoryIds: asked.some(({ categoryIds }) => categoryIds) ? await categoriesAbove(subject, db) : new Set(),
    fundTypes: asked.some(({ fundTypes }) => fundTypes) ? await fundTypesOf(subject, db) : new Set(),
    patternId: subject.patternId ?? null,
    isHazardous: asked.some(({ hazardous }) => hazardous !== undefined) && (await isHazardous(subject, db)),
    owners: await cardOwners(subject, db),
    holders: await roleHolders([...roleCodes, 'school_admin'], subject, db),
    named: await namedUsers(nodes, subject, db),
  };
}

/** The enabled users whom a flow names, except the applicant. */
export async function namedUsers(nodes: readonly FlowNode[], subject: Asked, db: Kysely<Tables>): Promise<Person[]> {
  const ids = nodes.flatMap((node) => (node.kind === 'USERS' ? node.userIds : []));
  if (ids.length === 0) return [];
  return db
    .selectFrom('appUser')
    .select(['id', 'name'])
    .where((eb) => eb.and({ companyId: subject.companyId, status: 'ENABLED' }))
    .where('id', 'in', ids)
    .where('id', 'not in', involvedIn(subject))
    .execute();
}

/** The categories of the lines and those above them. */
async function categoriesAbove({ companyId, categoryIds }: ApprovalSubject, db: Kysely<Tables>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('goodsCategory')
    .select(['id', 'parentId'])
    .where('companyId', 'in', ['0', companyId])
    .execute();
  return withRowsAbove(rows, categoryIds);
}

/** Whether one of the lines is hazardous. */
async function isHazardous({ categoryIds }: ApprovalSubject, db: Kysely<Tables>): Promise<boolean> {
  if (categoryIds.length === 0) return false;
  const marked = await db
    .selectFrom('goodsCategory')
    .select('id')
    .where('id', 'in', categoryIds)
    .where('hazardous', '=', true)
    .limit(1)
    .executeTakeFirst();
  return marked !== undefined;
}

async function fundTypesOf({ companyId, cardIds }: ApprovalSubject, db: Kysely<Tables>): Promise<Set<Schemas['FundType']>> {
  if (cardIds.length === 0) return new Set();
  const cards = await db
    .selectFrom('expenditure')
    .select('fundType')
    .where('companyId', '=', companyId)
    .where('id', 'in', cardIds)
    .execute();
  return new Set(cards.map(({ fundType }) => fundType));
}

/** Ids of those whom nobody asks. */
function involvedIn({ applicantId, involvedIds = [] }: Pick<Asked, 'applicantId' | 'involvedIds'>): string[] {
  return [applicantId, ...involvedIds];
}
