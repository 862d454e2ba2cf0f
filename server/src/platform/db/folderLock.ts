import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../failure/startError.ts';
import { makeFolder } from './makeFolder.ts';

/**
 * Locks a data folder for this process; creates the folder if it does not exist. Two processes on one embedded database destroy it without
 * any error (measured). The operating system releases the lock whenever and however the process ends.
 * @returns a function that releases the folder
 * @throws StartError naming the folder, if another process has locked it
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder, 'DATA_DIR');
  // Node has no file locks, but SQLite has: this exclusive transaction is never committed.
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) {
      throw new StartError(
        `The data folder ${folder} is in use by another process. Stop that server first, or choose another folder with DATA_DIR.`,
      );
    }
    throw error;
  }
  return () => lock.close();
}
