import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** The rows of the demo data that tests look at. */
export async function readRows(db: Kysely<Tables>) {
  return {
    companies: await db.selectFrom('company').selectAll().execute(),
    depts: await db.selectFrom('dept').selectAll().execute(),
    users: await db.selectFrom('appUser').selectAll().execute(),
    // In an order: what an earlier test has changed stands elsewhere afterwards.
    roles: await db.selectFrom('role').selectAll().orderBy('id').execute(),
    grants: await db.selectFrom('userRoleDept').selectAll().execute(),
    articles: await db.selectFrom('article').selectAll().execute(),
    views: await db.selectFrom('articleView').selectAll().execute(),
    menus: await db.selectFrom('menu').selectAll().execute(),
    roleMenus: await db.selectFrom('roleMenu').selectAll().execute(),
    parameters: await db.selectFrom('characterParameter').selectAll().execute(),
    values: await db.selectFrom('characterValue').selectAll().execute(),
    executions: await db.selectFrom('purchasingExecution').selectAll().execute(),
    bands: await db.selectFrom('purchasingCategory').selectAll().execute(),
    goodsCategories: await db.selectFrom('goodsCategory').selectAll().execute(),
  };
}

/** How often each value occurs. */
export function tally<T>(values: T[]): Map<T, number> {
  return new Map([...Map.groupBy(values, (value) => value)].map(([value, { length }]) => [value, length]));
}
