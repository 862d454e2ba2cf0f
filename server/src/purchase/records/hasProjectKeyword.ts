import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasKeyword } from '#platform/lists/keyword.ts';

/** What is indexed of a purchase: its number, name and payee. A draft has no number. */
const indexed = (table: string) =>
  sql`coalesce(${sql.ref(`${table}.projectCode`)}, '') || ' ' || ${sql.ref(`${table}.projectName`)} || ' ' || ${sql.ref(`${table}.payeeName`)}`;

/** A condition: number, name or payee of a purchase have a keyword, as in `hasKeyword`. */
export const hasProjectKeyword = (keyword: string): RawBuilder<SqlBool> =>
  hasKeyword(['project.projectCode', 'project.projectName', 'project.payeeName'], keyword, indexed('project'));

/** The same without the payee, who is not told to everybody. @param table as the purchase is called in the query */
export const isNamedLike = (keyword: string, table = 'project'): RawBuilder<SqlBool> =>
  hasKeyword([`${table}.projectCode`, `${table}.projectName`], keyword, indexed(table));
