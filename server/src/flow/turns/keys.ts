import { sql } from 'kysely';
import type { TurnOwner } from './turn.ts';

/** A condition: the row of a table or alias is one of some records. */
export function isAmong(owners: readonly TurnOwner[], alias: string) {
  const keys = owners.map(({ companyId, id }) => sql`(${companyId}::text, ${id}::text)`);
  return sql<boolean>`(${sql.ref(`${alias}.companyId`)}, ${sql.ref(`${alias}.id`)}) in (${sql.join(keys)})`;
}
