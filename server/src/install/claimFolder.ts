import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { demoContents } from '#demo/seed/demoContents.ts';
import type { Database } from '#platform/db/database.ts';
import type { Tables } from '#platform/db/tables.ts';
import { StartError } from '#platform/failure/startError.ts';
import { isContentKey } from '#platform/files/fileStore.ts';
import { isEmbedded, isFree, makeMark, markPath, readMark, replaceMark } from '#platform/files/folderMark.ts';

/** The number of contents that are looked up in one statement. */
const batch = 500;

/**
 * Makes sure that a folder of uploaded files belongs to this database, and claims it if it is free: an empty folder; one without a mark, if
 * the database knows some of its contents; and the folder inside its own data folder, which a deleted embedded database may have left.
 * Several processes may call it at once.
 * @param isInside whether the folder is inside the data folder of this embedded database
 * @throws StartError if the folder belongs to another database
 */
export async function claimFolder({ db, kind }: Database, folder: string, isInside: boolean): Promise<void> {
  const { identity } = await db.selectFrom('installation').select('identity').executeTakeFirstOrThrow();
  const own = `${kind} ${identity}`;
  const found = await readMark(folder);
  if (found === own) return;
  const isLeft = isFree(found) || (isInside && (!found || isEmbedded(found)));
  if (found && !isLeft) throw belongsToAnother(folder, own);
  if (!isLeft && (await holdsOnlyUnknown(db, folder))) throw isUnknown(folder, own);
  if (found === null) await makeMark(folder, own);
  else await replaceMark(folder, own);
  // Another database may have claimed it first.
  if ((await readMark(folder)) !== own) throw belongsToAnother(folder, own);
}

const belongsToAnother = (folder: string, own: string) =>
  new StartError(`The folder of uploaded files ${folder} belongs to another database: ${howToGoOn(folder, own)}`);

const isUnknown = (folder: string, own: string) =>
  new StartError(
    `The folder of uploaded files ${folder} holds files, and this database knows none of them: ${howToGoOn(folder, own)}`,
  );

const howToGoOn = (folder: string, own: string) =>
  `set FILES_DIR to the folder of this database or, if this one shall be its own from now on, put the line "${own}" into ${markPath(folder)}.`;

/**
 * Whether the folder has contents, none of which this database has written. Contents of the demo data do not count: they have the same keys
 * in every database.
 */
async function holdsOnlyUnknown(db: Kysely<Tables>, folder: string): Promise<boolean> {
  let hasContents = false;
  for await (const keys of contentsIn(folder)) {
    hasContents = true;
    const known = await db.selectFrom('storedContent').select('storageKey').where('storageKey', 'in', keys).limit(1).execute();
    if (known.length > 0) return false;
  }
  return hasContents;
}

/** Yields the keys of the contents in a folder, except demo data, some hundreds at a time. */
export async function* contentsIn(folder: string): AsyncGenerator<string[]> {
  for (const group of await readdir(folder, { withFileTypes: true })) {
    if (!group.isDirectory()) continue;
    const names = await readdir(join(folder, group.name));
    const keys = names.filter((name) => isContentKey(name) && name.startsWith(group.name) && !demoContents.has(name));
    for (let start = 0; start < keys.length; start += batch) yield keys.slice(start, start + batch);
  }
}
