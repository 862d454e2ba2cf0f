import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';

/** What is known of a content when all of it has been written. */
export interface StoredContent {
  /** Random, and all that leads to the content. */
  key: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** A content that is larger than it may be. */
export class ContentTooLarge extends Error {
  override readonly name = 'ContentTooLarge';
}

/** The contents of files, in a folder that no web server serves. Nothing of a caller's makes a path. */
export interface FileStore {
  /**
   * Writes a stream, never more than a piece of it in memory. What cannot be written whole leaves nothing behind.
   * @throws ContentTooLarge
   */
  write(content: Readable, maxBytes: number, signal?: AbortSignal): Promise<StoredContent>;
  /** Writes a small content under a key that its row knows already, unless it is there. */
  provide(key: string, content: Uint8Array): Promise<void>;
  /** Where a content lies, for whoever looks into it. */
  pathOf(key: string): string;
  /** Opens the file when its first piece is asked for. */
  read(key: string): ReadableStream<Uint8Array>;
  sizeOf(key: string): Promise<number>;
  remove(key: string): Promise<void>;
  /** The keys of what was written before a time, some hundreds at once. */
  keysBefore(time: Date): AsyncGenerator<string[]>;
}

/** So many keys are handed out at once. */
const batch = 500;
const keyPattern = /^[A-Za-z0-9_-]{32}$/;

/** @param folder is made if it does not exist */
export function openFileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  function pathOf(key: string): string {
    if (!keyPattern.test(key)) throw new RangeError('not a key of the file store');
    return join(folder, key.slice(0, 2), key);
  }

  return {
    pathOf,
    async write(content, maxBytes, signal) {
      const key = randomBytes(24).toString('base64url');
      const path = pathOf(key);
      const hash = createHash('sha256');
      let size = 0;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      async function* measured(pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          size += piece.length;
          if (size > maxBytes) throw new ContentTooLarge(`more than ${maxBytes} bytes`);
          hash.update(piece);
          yield piece;
        }
      }
      try {
        // Flushed, because the answer promises that the file is kept.
        const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(content, measured, target, signal ? { signal } : {});
      } catch (error) {
        await rm(path, { force: true });
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
    remove: (key) => rm(pathOf(key), { force: true }),
    async *keysBefore(time) {
      let keys: string[] = [];
      for (const group of await readdir(folder)) {
        for (const key of await readdir(join(folder, group))) {
          if (!keyPattern.test(key) || (await stat(pathOf(key))).mtime >= time) continue;
          keys.push(key);
          if (keys.length < batch) continue;
          yield keys;
          keys = [];
        }
      }
      if (keys.length > 0) yield keys;
    },
  };
}

async function* pieces(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}
