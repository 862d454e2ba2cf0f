import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError } from '../failure/startError.ts';

/**
 * Makes a folder, for this user alone, unless it is there.
 * @param setting where the operator has named it, or could
 * @throws StartError if nothing can be written there
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
