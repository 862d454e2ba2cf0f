import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { readConfig } from '../src/config.ts';
import { deleteEmbeddedDatabase } from '../src/db/embedded.ts';
import { StartError } from '../src/startError.ts';

// `npm run db:reset`: deletes the embedded database; the next start makes a new one.

try {
  const { database } = readConfig(process.env);
  if (!('dataDir' in database)) throw new StartError('DATABASE_URL is set. A PostgreSQL database is never deleted from here.');
  deleteEmbeddedDatabase(database.dataDir);
  rmSync(join(database.dataDir, 'files'), { recursive: true, force: true });
  process.stdout.write(`The embedded database in ${database.dataDir} is deleted. The next start makes a new one.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.explanation : inspect(error)}\n`);
  process.exitCode = 1;
}
