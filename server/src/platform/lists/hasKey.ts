import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** A condition: the primary key of a row is one of some keys. @param table what the query calls the table */
export function hasKey(table: string, keys: Expression<[string, string]>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.companyId`)}, ${sql.ref(`${table}.id`)}) in ${keys}`;
}
