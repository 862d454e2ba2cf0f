import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';
import type { Tables } from '#platform/db/tables.ts';
import { platformId } from '#platform/values/platform.ts';
import { idsAbove } from '#platform/values/tree.ts';
import type { FlowFacts, Holder, Person } from './chainOf.ts';
import type { DeptsAbove } from './conditions.ts';
import { idsNamed, namedUsers, roleHolders } from './people.ts';
import type { ApprovalSubject } from './subject.ts';

interface Category extends Record<'hazardous' | 'fixedAsset' | 'centralCatalogue', boolean> {
  id: string;
  parentId: string | null;
}

/** Who manages a goods category: users, or who holds a role in a department. */
interface Manager {
  categoryId: string;
  userIds: readonly string[] | null;
  roleCode: string | null;
  deptId: string | null;
}

/** What of a school decides whom it asks, read once for any number of requests. */
export interface SchoolFacts {
  depts: ReadonlyMap<string, DeptsAbove[number] & { parentId: string | null }>;
  /** Empty where no condition asks about them. */
  categories: ReadonlyMap<string, Category>;
  cards: ReadonlyMap<string, { fundType: Schemas['FundType']; owner: Person | null }>;
  /** By goods category; empty where no node asks them. */
  managers: ReadonlyMap<string, Manager>;
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
  const managers = nodes.some(({ kind }) => kind === 'CATEGORY_MANAGER') ? await managersOf(companyId, db) : [];
  const ofManagers = managers.flatMap(({ roleCode }) => roleCode ?? []);
  const userIds = managers.flatMap((manager) => manager.userIds ?? []);
  const asksCategories =
    managers.length > 0 || asked.some(({ categoryIds, hazardous }) => categoryIds !== undefined || hazardous !== undefined);
  const depts = await db.selectFrom('dept').select(['id', 'parentId', 'deptType']).where('companyId', '=', companyId).execute();
  return {
    depts: byId(depts),
    categories: byId(withCategories || asksCategories ? await categoriesOf(companyId, db) : []),
    cards: await cardsOf(companyId, cardIds, db),
    managers: new Map(managers.map((manager) => [manager.categoryId, manager])),
    holders: await roleHolders([...new Set([...roleCodes, ...ofManagers, 'dept_approver', 'school_admin'])], nobody, db),
    named: await namedUsers([...idsNamed(nodes), ...userIds], nobody, db),
  };
}

/** Returns what flows ask about a request. It is pure. */
export function factsOf(subject: ApprovalSubject, school: SchoolFacts): FlowFacts {
  const { amount, deptId, applicantId, involvedIds = [], cardIds, categoryIds, patternId = null, lane } = subject;
  const { depts, categories } = school;
  const involved = new Set([applicantId, ...involvedIds]);
  const others = <P extends Person>(people: readonly P[]) => people.filter(({ id }) => !involved.has(id));
  const cards = cardIds.flatMap((id) => school.cards.get(id) ?? []);
  const owners = new Map(cards.flatMap(({ owner }) => (owner ? [[owner.id, owner]] : [])));
  return {
    amount,
    patternId,
    isImported: subject.imported,
    executionCode: subject.executionCode ?? (lane === 'SMALL' ? null : 'ONLINE_BID'),
    depts: [...idsAbove((id) => depts.get(id)?.parentId, [deptId])].flatMap((id) => depts.get(id) ?? []),
    categoryIds: idsAbove((id) => categories.get(id)?.parentId, categoryIds),
    fundTypes: new Set(cards.map(({ fundType }) => fundType)),
    isHazardous: categoryIds.some((id) => categories.get(id)?.hazardous),
    owners: others([...owners.values()]),
    managers: others(managersFor(categoryIds, school)),
    holders: others(school.holders),
    named: others(school.named),
  };
}

/** Those who manage categories, or the nearest ones above them that somebody manages, in the order of the lines. */
function managersFor(categoryIds: readonly string[], { categories, managers, holders, named }: SchoolFacts): Person[] {
  return categoryIds.flatMap((id) => {
    const managed = [...idsAbove((one) => categories.get(one)?.parentId, [id])].find((one) => managers.has(one));
    const manager = managed === undefined ? undefined : managers.get(managed);
    if (!manager) return [];
    const { userIds, roleCode, deptId } = manager;
    if (userIds === null) return holders.filter((holder) => holder.roleCode === roleCode && holder.deptId === deptId);
    return userIds.flatMap((userId) => named.filter((user) => user.id === userId));
  });
}

function managersOf(companyId: string, db: Kysely<Tables>): Promise<Manager[]> {
  return db
    .selectFrom('goodsCategoryManager')
    .select(['categoryId', 'userIds', 'roleCode', 'deptId'])
    .where('companyId', '=', companyId)
    .execute();
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
