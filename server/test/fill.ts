import { demoPassword } from '#demo/seed/demoAccounts.ts';
import { seedTime } from '#demo/seed/seedTime.ts';
import { install } from '#install/install.ts';
import { hashPassword } from '#platform/auth/password.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrate.ts';

/** Makes the tables and the demo data in an empty database, as the first start does. */
export async function fill({ longWork: db }: Pick<Database, 'longWork'>): Promise<void> {
  await migrate(db);
  await install(db, { content: { demo: { password: demoPassword } }, hashPassword, now: seedTime });
}
