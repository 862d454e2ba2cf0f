import { type Dialect, Kysely } from 'kysely';
import { CamelCaseRows, SnakeCaseCompiler } from './snakeCase.ts';
import type { Tables } from './tables.ts';
import { GuardedDialect } from './transactionGuard.ts';

/** The query builder over a dialect of PostgreSQL: camelCase here is snake_case in the database. */
export function buildKysely(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SnakeCaseDialect(dialect), plugins: [new CamelCaseRows()] });
}

class SnakeCaseDialect extends GuardedDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler();
  }
}
