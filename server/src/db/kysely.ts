import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import { GuardedDialect } from './transactionGuard.ts';

/** The query builder over a dialect: camelCase here is snake_case in the database; the keys inside JSON values are left alone. */
export function buildKysely(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new GuardedDialect(dialect),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
