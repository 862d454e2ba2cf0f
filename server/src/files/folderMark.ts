import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Says that the database whose folder it was is deleted, and the next one may have it. */
const freeMark = 'free';

const waitMs = 50;
const mostWaits = 20;

/** The file in a folder of uploaded files that says whose it is: `embedded` or `postgres`, and the identity of the database. */
export function markPath(folder: string): string {
  return join(folder, 'installation');
}

/** What the mark of a folder says; null without one, and empty if a process was killed while it wrote it. */
export async function readMark(folder: string): Promise<string | null> {
  for (let waits = 0; ; waits += 1) {
    const text = await readFile(markPath(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    // Another process may have made it a moment ago, and be about to write it.
    if (text?.trim() !== '' || waits === mostWaits) return text === null ? null : text.trim();
    await delay(waitMs);
  }
}

/** Marks a folder that has no mark; of several who do so at once one is the first, and the others change nothing. */
export async function makeMark(folder: string, mark: string): Promise<void> {
  await writeFile(markPath(folder), `${mark}\n`, { flag: 'wx', mode: 0o600, flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}

/** Puts a mark in the place of another one. Nobody sees half of it. */
export async function replaceMark(folder: string, mark: string): Promise<void> {
  const fresh = `${markPath(folder)}.${randomUUID()}`;
  await writeFile(fresh, `${mark}\n`, { flag: 'wx', mode: 0o600, flush: true });
  await rename(fresh, markPath(folder));
}

/** Frees the folder of an embedded database that is deleted. A folder of PostgreSQL and one without a mark are left alone. */
export async function freeFolder(folder: string): Promise<void> {
  if (isEmbedded(await readMark(folder))) await replaceMark(folder, freeMark);
}

export function isFree(mark: string | null): boolean {
  return mark === freeMark;
}

export function isEmbedded(mark: string | null): boolean {
  return mark?.startsWith('embedded ') ?? false;
}
