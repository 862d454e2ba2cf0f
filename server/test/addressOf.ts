import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Where a database of the tests is, for another process or pool: TEST_DATABASE_URL must be set. */
export async function addressOf({ db }: Pick<Database, 'db'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env.TEST_DATABASE_URL as string);
  url.pathname = rows[0]?.name as string;
  return url.href;
}
