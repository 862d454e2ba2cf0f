import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { FlowCondition, FlowNode } from '../db/tables/approvalFlows.ts';
import type { Tables } from '../db/tables.ts';
import { platformId } from '../values/platform.ts';
import { idsAbove } from '../values/tree.ts';
import type { FlowFacts, Holder, Person } from './chainOf.ts';
import type { DeptsAbove } from './conditions.ts';
import { namedUsers, roleHolders } from './people.ts';
import type { ApprovalSubject } from './subject.ts';

interface Category extends Record<'hazardous' | 'fixedAsset' | 'centralCatalogue', boolean> {
  id: string;
  parentId: string | null;
}

/** What of a school decides whom it asks, read once for any number of requests. */
export interface SchoolFacts {
  depts: ReadonlyMap<string, DeptsAbove[number] & { parentId: string | null }>;
  /** Empty where no condition asks about them. */
  categories: ReadonlyMap<string, Category>;
  cards: ReadonlyMap<string, { fundType: Schemas['FundType']; owner: Person | null }>;
  holders: readonly Holder[];
  named: readonly Person[];
}

interface Wanted {
  companyId: string;
  /** Of all the flows that may serve. */
  nodes: readonly FlowNode[];
  /** Those of the flows, beside those of their nodes. */
  conditions: readonly FlowCondition[];
  cardIds: readonly string[];
  /** Whether the categories are read even if no condition asks about them. */
  withCategories?: boolean;
}

/** Reads it, with as many statements for many requests as for one. */
export async function schoolFacts(wanted: Wanted, db: Kysely<Tables>): Promise<SchoolFacts> {
  const { companyId, nodes, conditions, cardIds, withCategories = false } = wanted;
  const nobody = { companyId, applicantId: '' };
  const roleCodes = nodes.flatMap((node) => (node.kind === 'ROLE' ? [node.roleCode] : []));
  const asked = [...conditions, ...nodes.flatMap(({ when }) => when ?? [])];
  const asksCategories = asked.some(({ categoryIds, hazardous }) => categoryIds !== undefined || hazardous !== undefined);
  const depts = await db.selectFrom('dept').select(['id', 'parentId', 'deptType']).where('companyId', '=', companyId).execute();
  return {
    depts: byId(depts),
    categories: byId(withCategories || asksCategories ? await categoriesOf(companyId, db) : []),
    cards: await cardsOf(companyId, cardIds, db),
    holders: await roleHolders([...new Set([...roleCodes, 'dept_approver', 'school_admin'])], nobody, db),
    named: await namedUsers(nodes, nobody, db),
  };
}

/** Returns what flows ask about a request. It is pure. */
export function factsOf(subject: ApprovalSubject, school: SchoolFacts): FlowFacts {
  const { amount, deptId, applicantId, involvedIds = [], cardIds, categoryIds, patternId = null } = subject;
  const { depts, categories } = school;
  const involved = new Set([applicantId, ...involvedIds]);
  const others = <P extends Person>(people: readonly P[]) => people.filter(({ id }) => !involved.has(id));
  const cards = cardIds.flatMap((id) => school.cards.get(id) ?? []);
  const owners = new Map(cards.flatMap(({ owner }) => (owner ? [[owner.id, owner]] : [])));
  return {
    ...{ amount, patternId },
    depts: [...idsAbove((id) => depts.get(id)?.parentId, [deptId])].flatMap((id) => depts.get(id) ?? []),
    categoryIds: idsAbove((id) => categories.get(id)?.parentId, categoryIds),
    fundTypes: new Set(cards.map(({ fundType }) => fundType)),
    isHazardous: categoryIds.some((id) => categories.get(id)?.hazardous),
    owners: others([...owners.values()]),
    holders: others(school.holders),
    named: others(school.named),
  };
}

async function cardsOf(companyId: string, ids: readonly string[], db: Kysely<Tables>): Promise<SchoolFacts['cards']> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('expenditure as card')
    .leftJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'card.companyId').onRef('user.id', '=', 'card.ownerId'),
    )
    .select(['card.id', 'card.fundType', 'user.id as ownerId', 'user.name as ownerName'])
    .where('card.companyId', '=', companyId)
    .where('card.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, fundType, ownerId, ownerName }) => [
      id,
      { fundType, owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' } },
    ]),
  );
}

function categoriesOf(companyId: string, db: Kysely<Tables>): Promise<Category[]> {
  return db
    .selectFrom('goodsCategory')
    .select(['id', 'parentId', 'hazardous', 'fixedAsset', 'centralCatalogue'])
    .where('companyId', 'in', [platformId, companyId])
    .execute();
}

function byId<R extends { id: string }>(rows: readonly R[]): Map<string, R> {
  return new Map(rows.map((row) => [row.id, row]));
}
