import { resolve } from 'node:path';
import { filesBeside, type ServerConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import { makeFolder } from '#platform/db/makeFolder.ts';
import { type FileStore, openFileStore } from '#platform/files/fileStore.ts';
import { untilFolderAnswers } from '#platform/files/untilFolderAnswers.ts';
import { claimFolder } from './claimFolder.ts';

/** Opens the folder of uploaded files. @throws StartError if the folder cannot be used, does not answer, or belongs to another database */
export async function openFiles(database: Database, { filesDir, database: location }: ServerConfig): Promise<FileStore> {
  const isInside = 'dataDir' in location && resolve(filesDir) === resolve(filesBeside(location.dataDir));
  if (!isInside) await untilFolderAnswers(filesDir);
  makeFolder(filesDir, 'FILES_DIR');
  const files = openFileStore(filesDir, database.db);
  await claimFolder(database, filesDir, isInside);
  return files;
}
