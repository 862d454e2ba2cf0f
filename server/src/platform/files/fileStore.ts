import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** A content that has been written completely. */
export interface StoredContent {
  /** A random key, the only way to find the content. */
  key: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** The content is larger than allowed. */
export class ContentTooLarge extends Error {
  override readonly name = 'ContentTooLarge';
}

/**
 * The contents of files, in a folder that no web server serves. No path contains anything that a caller sent. The database knows each
 * content from before its first byte until it is deleted. The store uses its own transactions for that, so never call `write` or `remove`
 * inside another one.
 */
export interface FileStore {
  /**
   * Writes a stream piece by piece, without holding all of it in memory. If it fails, nothing remains.
   * @throws ContentTooLarge if the content has more than `maxBytes` bytes
   */
  write(content: Readable, maxBytes: number, signal?: AbortSignal): Promise<StoredContent>;
  /** Writes a small content under a key that the database already knows, unless it exists. */
  provide(key: string, content: Uint8Array): Promise<void>;
  /** The path of a content, for code that inspects the file. */
  pathOf(key: string): string;
  /** Reads a content. The file is opened when the first piece is requested. */
  read(key: string): ReadableStream<Uint8Array>;
  sizeOf(key: string): Promise<number>;
  /** Deletes a content, and then its row in the database. */
  remove(key: string): Promise<void>;
}

const keyPattern = /^[A-Za-z0-9_-]{32}$/;

export function isContentKey(text: string): boolean {
  return keyPattern.test(text);
}

/** @param folder must belong to this database (see `claimFolder`) */
export function openFileStore(folder: string, db: Kysely<Tables>): FileStore {
  function pathOf(key: string): string {
    if (!isContentKey(key)) throw new RangeError('not a key of the file store');
    return join(folder, key.slice(0, 2), key);
  }

  async function remove(key: string): Promise<void> {
    await rm(pathOf(key), { force: true });
    await db.deleteFrom('storedContent').where('storageKey', '=', key).execute();
  }

  return {
    pathOf,
    async write(content, maxBytes, signal) {
      const key = randomBytes(24).toString('base64url');
      const path = pathOf(key);
      const hash = createHash('sha256');
      let size = 0;
      // Inserted first, so that the database knows the file wherever the process ends.
      await db.insertInto('storedContent').values({ storageKey: key }).execute();
      async function* measured(pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          size += piece.length;
          if (size > maxBytes) throw new ContentTooLarge(`more than ${maxBytes} bytes`);
          hash.update(piece);
          yield piece;
        }
      }
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        // Flushed to disk, because the answer promises that the file is stored.
        const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(content, measured, target, signal ? { signal } : {});
      } catch (error) {
        await remove(key);
        throw error;
      }
      return { key, size, sha256: hash.digest('hex') };
    },
    async provide(key, content) {
      const path = pathOf(key);
      const present = await stat(path).catch(() => null);
      if (present?.size === content.length) return;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, content, { mode: 0o600 });
    },
    read(key) {
      const path = pathOf(key);
      return ReadableStream.from(pieces(path));
    },
    sizeOf: async (key) => (await stat(pathOf(key))).size,
    remove,
  };
}

async function* pieces(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}
