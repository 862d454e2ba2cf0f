import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from '../failure/startError.ts';

/**
 * Creates a folder, readable by this user only, unless it exists.
 * @param setting the setting that names the folder, for the message
 * @throws StartError if the folder is not writable
 */
export function makeFolder(folder: string, setting: 'DATA_DIR' | 'FILES_DIR'): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The folder ${folder} cannot be used (${reason}): set ${setting} to one that this user can write to.`);
  }
}
