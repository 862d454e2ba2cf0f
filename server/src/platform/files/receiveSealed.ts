import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { newContentKey, sealContent } from '../sealing/sealedContent.ts';
import type { FileStore, StoredContent } from './fileStore.ts';

/**
 * Writes a content to the store sealed, with a key of its own: nothing of it is on the disk as it is. Its hash and its size are those of
 * the content itself.
 * @throws ContentTooLarge if it has more than `maxBytes` bytes when sealed
 */
export async function receiveSealed(
  content: Readable,
  files: Pick<FileStore, 'write'>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ stored: StoredContent; contentKey: Buffer }> {
  const contentKey = newContentKey();
  const hash = createHash('sha256');
  let size = 0;
  async function* measured() {
    for await (const piece of content as AsyncIterable<Buffer>) {
      size += piece.length;
      hash.update(piece);
      yield piece;
    }
  }
  const { key } = await files.write(Readable.from(sealContent(contentKey, measured())), maxBytes, signal);
  return { stored: { key, size, sha256: hash.digest('hex') }, contentKey };
}
