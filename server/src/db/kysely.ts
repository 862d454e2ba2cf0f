import { type Dialect, Kysely, type KyselyPlugin } from 'kysely';
import { SnakeCaseCompiler } from './snakeCase.ts';
import type { Tables } from './tables.ts';
import { GuardedDialect } from './transactionGuard.ts';

/** The query builder over a dialect of PostgreSQL: camelCase here is snake_case in the database. Rows get their names from the dialect or a plugin. */
export function buildKysely(dialect: Dialect, plugins: KyselyPlugin[] = []): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SnakeCaseDialect(dialect), plugins });
}

class SnakeCaseDialect extends GuardedDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler();
  }
}
