import { type Database, openDatabase } from '../db/open.ts';
import { borrowEmbedded } from './embeddedPool.ts';
import { copyOfTemplate, newDatabase } from './postgresCopies.ts';

/** A PostgreSQL server whose user may create databases. The tests run on it if it is set, and on the embedded database if not. */
const server = process.env.TEST_DATABASE_URL;

/** A database of its own with the demo data, to be closed after the test. */
export function testDatabase(): Promise<Database> {
  return server ? copyOfTemplate(server) : borrowEmbedded();
}

/** A database of its own without tables, to be closed after the test. */
export function emptyDatabase(): Promise<Database> {
  return server ? newDatabase(server) : openDatabase({ memory: true });
}
