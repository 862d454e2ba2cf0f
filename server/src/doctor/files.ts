import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { contentsIn } from '#install/claimFolder.ts';
import type { Params } from '#platform/i18n/language.ts';
import type { Finding } from '#platform/monitor/finding.ts';
import type { Examination, Installation } from './installation.ts';
import { sizeInWords } from './sizeInWords.ts';

/** Below this, an upload or a write of the database may fail any minute. */
const tooLittle = 500_000_000;
/** Below this, somebody should make room in the next days. */
const little = 5_000_000_000;

/** Whether the folders of this machine can be written to and have room. The disk of a PostgreSQL server is not seen from here. */
export async function examineSpace({ config: { filesDir, database } }: Pick<Installation, 'config'>): Promise<Finding[]> {
  const named = [filesDir, ...('dataDir' in database ? [database.dataDir] : [])];
  const folders = new Set(named.map((folder) => existing(resolve(folder))));
  return Promise.all([...folders].map(examineFolder));
}

/** A folder that does not exist is made by the first start, in the one above it. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

async function examineFolder(folder: string): Promise<Finding> {
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return { check: 'SPACE', state: 'FAULT', sentence: 'unwritable', params: { folder } };
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const params = { folder, size: sizeInWords(free) };
  if (free < tooLittle) return { check: 'SPACE', state: 'FAULT', sentence: 'spaceShort', params };
  return { check: 'SPACE', state: free < little ? 'WARNING' : 'OK', sentence: free < little ? 'spaceShort' : 'spaceOk', params };
}

const batch = 1000;
const atOnce = 16;
/** Enough to look for them in a backup. */
const mostNamed = 3;

interface Counts {
  count: number;
  missing: string[];
  isAll: boolean;
}

/** Compares the files that the database knows with the folder of their contents, in both directions. */
export const examineFiles: Examination = async (installation, until) => {
  const plain = await lookFor(plainFiles(installation), installation, until);
  const sealed = await lookFor(sealedFiles(installation), installation, until);
  const unknown = await unknownContents(installation, until);
  const count = plain.count + sealed.count;
  const missing = [...plain.missing, ...sealed.missing];
  const found: Finding[] = [];
  if (missing.length > 0) {
    const params = { count: missing.length, names: missing.slice(0, mostNamed).join(', ') };
    found.push(finding('FAULT', 'filesMissing', params));
  }
  if (!plain.isAll || !sealed.isAll) found.push(finding('WARNING', 'filesPart', { count }));
  if (unknown > 0) found.push(finding('WARNING', 'filesUnknown', { count: unknown }));
  return found.length > 0 ? found : [finding('OK', 'filesOk', { count })];
};

type ReadBatch = (after: string) => Promise<{ storageKey: string; name: string; size: number | null }[]>;

const plainFiles =
  ({ database: { db } }: Installation): ReadBatch =>
  (after) =>
    db
      .selectFrom('file')
      .select(['storageKey', 'fileName as name', 'fileSize as size'])
      .where('storageKey', '>', after)
      .orderBy('storageKey')
      .limit(batch)
      .execute();

/** What is sealed is as long as its cipher, which nobody has written down. */
const sealedFiles =
  ({ database: { db } }: Installation): ReadBatch =>
  (after) =>
    db
      .selectFrom('bidFile')
      .select(['storageKey', 'id as name', sql<null>`null`.as('size')])
      .where('storageKey', '>', after)
      .orderBy('storageKey')
      .limit(batch)
      .execute();

/** Looks for the content of each row. A content of another size was cut off or exchanged. */
async function lookFor(read: ReadBatch, { files }: Installation, until: number): Promise<Counts> {
  const limit = pLimit(atOnce);
  const missing: string[] = [];
  let count = 0;
  for (let after = ''; ; ) {
    const rows = await read(after);
    const looks = rows.map(({ storageKey, name, size }) =>
      limit(async () => {
        const stored = await files.sizeOf(storageKey).catch(() => null);
        if (stored === null || (size !== null && stored !== size)) missing.push(name);
      }),
    );
    await Promise.all(looks);
    count += rows.length;
    if (rows.length < batch) return { count, missing, isAll: true };
    if (performance.now() > until) return { count, missing, isAll: false };
    after = (rows.at(-1) as (typeof rows)[number]).storageKey;
  }
}

/** Counts the contents in the folder that the database does not know. They are left by a restored database, and nobody deletes them. */
async function unknownContents({ config: { filesDir }, database: { db } }: Installation, until: number): Promise<number> {
  let count = 0;
  for await (const keys of contentsIn(filesDir)) {
    const known = await db.selectFrom('storedContent').select('storageKey').where('storageKey', 'in', keys).execute();
    count += keys.length - known.length;
    if (performance.now() > until) break;
  }
  return count;
}

function finding(state: Finding['state'], sentence: Finding['sentence'], params: Params): Finding {
  return { check: 'FILES', state, sentence, params };
}
