import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../failure/startError.ts';
import { makeFolder } from './makeFolder.ts';

/**
 * Takes a data folder for this process alone; makes the folder if it is not there. Two processes on one embedded database destroy
 * it without any error (measured). The operating system frees the lock when the process ends, however it ends.
 * @returns a function that gives the folder back
 * @throws StartError naming the folder, if another process has it
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder, 'DATA_DIR');
  // Node has no file locks of its own, SQLite has: an exclusive transaction that is never ended.
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
