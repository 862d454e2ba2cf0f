import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The mark of a folder whose database was deleted. Another database may claim it. */
const freeMark = 'free';

const waitMs = 50;
const mostWaits = 20;

/** The file that marks the owner of a folder of uploaded files: `embedded` or `postgres`, and the identity of the database. */
export function markPath(folder: string): string {
  return join(folder, 'installation');
}

/** Returns the mark of a folder; null if there is none, and empty if a process was killed while writing it. */
export async function readMark(folder: string): Promise<string | null> {
  for (let waits = 0; ; waits += 1) {
    const text = await readFile(markPath(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    // Another process may have created the file and be about to write it.
    if (text?.trim() !== '' || waits === mostWaits) return text === null ? null : text.trim();
    await delay(waitMs);
  }
}

/** Marks a folder that has no mark. If several processes do so at once, the first one wins and the others change nothing. */
export async function makeMark(folder: string, mark: string): Promise<void> {
  await writeFile(markPath(folder), `${mark}\n`, { flag: 'wx', mode: 0o600, flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
}

/** Replaces a mark atomically: readers see the old or the new one. */
export async function replaceMark(folder: string, mark: string): Promise<void> {
  const fresh = `${markPath(folder)}.${randomUUID()}`;
  await writeFile(fresh, `${mark}\n`, { flag: 'wx', mode: 0o600, flush: true });
  await rename(fresh, markPath(folder));
}

/** Marks the folder of a deleted embedded database as free. Folders of PostgreSQL and folders without a mark stay unchanged. */
export async function freeFolder(folder: string): Promise<void> {
  if (isEmbedded(await readMark(folder))) await replaceMark(folder, freeMark);
}

export function isFree(mark: string | null): boolean {
  return mark === freeMark;
}

export function isEmbedded(mark: string | null): boolean {
  return mark?.startsWith('embedded ') ?? false;
}
