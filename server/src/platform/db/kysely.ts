import { type Dialect, Kysely, type KyselyPlugin } from 'kysely';
import { SnakeCaseCompiler } from './snakeCase.ts';
import type { Tables } from './tables.ts';
import { GuardedDialect } from './transactionGuard.ts';

/**
 * Creates the query builder for a dialect of PostgreSQL. Names are camelCase in code and snake_case in the database. The dialect or a
 * plugin renames the columns of results.
 */
export function buildKysely(dialect: Dialect, plugins: KyselyPlugin[] = []): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SnakeCaseDialect(dialect), plugins });
}

class SnakeCaseDialect extends GuardedDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler();
  }
}
