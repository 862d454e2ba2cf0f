import { createHash, createHmac } from 'node:crypto';
import type { Context } from '../context/context.ts';
import { sealingWith } from '../sealing/sealing.ts';

/** How a write and its answer are kept for repeats. */
export interface Keeping {
  /** What the caller and the key are called in the database. */
  nameOf(text: string): string;
  hashOf(input: object): string;
  write(answer: unknown): string;
  read(kept: string): unknown;
}

/** The answer as it is, and a hash of the input. */
export const keptOpenly: Keeping = {
  nameOf: (text) => text,
  hashOf: (input) => createHash('sha256').update(JSON.stringify(input)).digest('base64url'),
  write: (answer) => JSON.stringify(answer),
  read: (kept) => JSON.parse(kept),
};

/** The bytes of a sealed answer are padded to a multiple of it, so that its length says next to nothing. */
const sealedLength = 1024;

/**
 * Nothing that anybody reads but the caller, and not who that is: all is bound to the session token, which is stored nowhere. So what
 * another session sends is no repeat.
 */
export function keptSealed({ token, idempotencyKey }: Pick<Context, 'token' | 'idempotencyKey'>): Keeping {
  const sealing = sealingWith([{ id: 'session', secret: token }]);
  const keySalt = createHash('sha256').update(String(idempotencyKey)).digest('hex');
  const round = { keyId: 'session', keySalt, keyCheck: null };
  const keyed = (text: string) => createHmac('sha256', token).update(text).digest('base64url');
  return {
    nameOf: (text) => keyed(`name ${text}`),
    hashOf: (input) => keyed(JSON.stringify(input)),
    write: (answer) => sealing.seal(round, padded(Buffer.from(JSON.stringify(answer)))).toString('base64'),
    read: (kept) => JSON.parse(sealing.open(round, Buffer.from(kept, 'base64')).toString()),
  };
}

function padded(text: Buffer): Buffer {
  const length = Math.ceil(text.length / sealedLength) * sealedLength;
  return Buffer.concat([text, Buffer.alloc(length - text.length, ' ')]);
}
