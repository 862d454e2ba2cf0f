import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * An empty database cluster, made by `server/scripts/makeClusterImage.ts`. Unpacking it takes a fifth of the memory and time of creating
 * one with initdb.
 */
const image = new URL('../../../assets/emptyCluster.tar.br', import.meta.url);

/** Returns the image as an uncompressed tar archive. */
export function readClusterImage(): Buffer<ArrayBuffer> {
  return brotliDecompressSync(readFileSync(image));
}

const blockBytes = 512;
const directoryType = '5';

/**
 * Unpacks a tar archive that PGlite has written into a folder. Supports only what such archives contain: files and folders with short names
 * that begin with `/`.
 */
export function unpack(tar: Buffer, folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  let offset = 0;
  while (tar[offset]) {
    const name = text(tar, offset, 100);
    const size = Number.parseInt(text(tar, offset + 124, 12), 8);
    const isDirectory = text(tar, offset + 156, 1) === directoryType;
    const path = join(folder, name);
    offset += blockBytes;
    if (isDirectory) mkdirSync(path, { recursive: true, mode: 0o700 });
    else writeFileSync(path, tar.subarray(offset, offset + size), { mode: 0o600 });
    offset += Math.ceil(size / blockBytes) * blockBytes;
  }
}

/** Reads a text field of a tar header. The text ends with NUL or with the field. */
function text(tar: Buffer, start: number, length: number): string {
  const field = tar.toString('latin1', start, start + length);
  return field.split('\0', 1)[0] ?? '';
}
