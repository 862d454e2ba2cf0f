import type { Database } from '#platform/db/database.ts';
import { databaseOf } from '#platform/db/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open.ts';
import { startFromImage } from './embeddedImage.ts';
import { borrowEmbedded } from './embeddedPool.ts';
import { fill } from './fill.ts';
import { copyOfTemplate, newDatabase } from './postgresCopies.ts';

/** A PostgreSQL server whose user may create databases. The tests run on it if it is set, and on the embedded database if not. */
const server = process.env.TEST_DATABASE_URL;

/** A database of its own with the demo data, to be closed after the test. */
export function testDatabase(): Promise<Database> {
  return server ? copyOfTemplate(server, 'demo', fill) : borrowEmbedded();
}

/** A database of its own without tables, to be closed after the test. */
export function emptyDatabase(): Promise<Database> {
  return server ? newDatabase(server) : openDatabase({ memory: true });
}

/** A database of its own with the tables and without rows, to be closed after the test. */
export async function migratedDatabase(): Promise<Database> {
  return server ? copyOfTemplate(server, 'migrated', ({ longWork }) => migrate(longWork)) : migratedEmbedded();
}

/** The same on the embedded database, also where the tests run on PostgreSQL. */
export async function migratedEmbedded(): Promise<Database> {
  return databaseOf(await startFromImage('migrated', (empty) => migrate(databaseOf(empty).longWork)));
}
