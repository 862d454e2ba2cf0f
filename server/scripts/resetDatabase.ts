import { rmSync } from 'node:fs';
import { inspect } from 'node:util';
import { filesBeside, readConfig } from '#platform/config/config.ts';
import { deleteEmbeddedDatabase } from '#platform/db/embedded.ts';
import { StartError } from '#platform/failure/startError.ts';
import { freeFolder } from '#platform/files/folderMark.ts';

// `npm run db:reset`: deletes the embedded database; the next start makes a new one.

try {
  const { database, filesDir } = readConfig(process.env);
  if (!('dataDir' in database)) throw new StartError('DATABASE_URL is set. A PostgreSQL database is never deleted from here.');
  deleteEmbeddedDatabase(database.dataDir);
  rmSync(filesBeside(database.dataDir), { recursive: true, force: true });
  // One that lies elsewhere keeps what it holds, and is the next database's.
  await freeFolder(filesDir);
  process.stdout.write(`The embedded database in ${database.dataDir} is deleted. The next start makes a new one.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.explanation : inspect(error)}\n`);
  process.exitCode = 1;
}
