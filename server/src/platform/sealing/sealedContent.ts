import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The bytes that a sealed content has more than the content itself. */
export const sealedContentExtra = ivBytes + tagBytes;

/** Returns the key of a new content. Each content has its own, which is sealed with what is known of the file. */
export function newContentKey(): Buffer {
  return randomBytes(32);
}

/** Seals a content piece by piece, so that no plain piece of it is ever stored. A key seals one content only. */
export async function* sealContent(key: Buffer, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv);
  yield iv;
  for await (const piece of content) yield sealing.update(piece);
  yield sealing.final();
  yield sealing.getAuthTag();
}

/**
 * Opens a sealed content piece by piece.
 * @throws Error at its end, if it is not what was sealed with this key
 */
export async function* openContent(key: Buffer, sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let opening: DecipherGCM | null = null;
  for await (const piece of sealed) {
    held = Buffer.concat([held, piece]);
    if (opening === null && held.length >= ivBytes) {
      opening = createDecipheriv(cipher, key, held.subarray(0, ivBytes), { authTagLength: tagBytes });
      held = held.subarray(ivBytes);
    }
    // The last bytes are the tag, and no piece is known to be the last one.
    if (opening !== null && held.length > tagBytes) {
      yield opening.update(held.subarray(0, -tagBytes));
      held = held.subarray(-tagBytes);
    }
  }
  if (opening === null || held.length !== tagBytes) throw new Error('A sealed content is too short');
  opening.setAuthTag(held);
  yield opening.final();
}
