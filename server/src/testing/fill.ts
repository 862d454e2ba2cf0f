import { hashPassword } from '../auth/password.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/open.ts';
import { demoPassword } from '../db/seed/demoAccounts.ts';
import { seedTime } from '../db/seed/seedTime.ts';
import { install } from '../install/install.ts';

/** Makes the tables and the demo data in an empty database, as the first start does. */
export async function fill({ longWork: db }: Pick<Database, 'longWork'>): Promise<void> {
  await migrate(db);
  await install(db, { content: { demo: { password: demoPassword } }, hashPassword, now: seedTime });
}
