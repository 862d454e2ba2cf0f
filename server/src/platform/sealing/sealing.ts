import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A secret that quotes are sealed with, and the name that rows call it by. */
export interface SealingKey {
  id: string;
  secret: string;
}

/** Which secret a round is sealed with, and the salt that its own key is derived with. */
export interface RoundKey {
  keyId: string;
  keySalt: string;
  /** Tells whether a secret is the one of the round, and nothing of the secret itself. Null in rounds from before there was one. */
  keyCheck: string | null;
}

/** Seals what nobody may read before an opening. */
export interface Sealing {
  /** The secret of new rounds; null if there is none, and then nothing can be sealed. */
  readonly keyId: string | null;
  /** Returns the key of a new round; null if there is no secret to derive it from. */
  newRound(): RoundKey | null;
  /** Returns the key of a round from before there were checks with the check of the secret that is here. */
  checked(round: RoundKey): RoundKey;
  /** Whether the secret of the round is here. */
  holds(round: RoundKey): boolean;
  seal(round: RoundKey, plain: Uint8Array): Buffer;
  /** @throws KeyLost if the secret is gone or is another one, or if the bytes were changed */
  open(round: RoundKey, sealed: Buffer): Buffer;
  /**
   * Signs a text with a key of the round. Whoever has the database alone cannot sign.
   * @throws KeyLost if the secret is gone
   */
  sign(round: RoundKey, text: string): string;
  /**
   * Returns what stands for a text in the database as long as it is sealed: the same text of the same round has the same mark, and whoever has the
   * database alone cannot tell the text.
   * @throws KeyLost if the secret is gone
   */
  mark(round: RoundKey, text: string): string;
}

/** What was sealed cannot be opened any more. */
export class KeyLost extends Error {
  override readonly name = 'KeyLost';

  constructor(keyId: string, options?: ErrorOptions) {
    super(`What the sealing key ${keyId} has sealed cannot be opened`, options);
  }
}

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Returns the sealing with these secrets: the first one seals new rounds, and all of them open. */
export function sealingWith(keys: readonly SealingKey[]): Sealing {
  const derivers = new Map(keys.map(({ id, secret }) => [id, derivingFrom(secret)]));
  function deriverOf({ keyId, keySalt, keyCheck }: RoundKey): Derive | null {
    const derive = derivers.get(keyId);
    if (derive === undefined) return null;
    return keyCheck === null || keyCheck === checkOf(derive, keySalt) ? derive : null;
  }
  function keyOf(round: RoundKey, use = 'campus-procurement bidding round'): Buffer {
    const derive = deriverOf(round);
    if (derive === null) throw new KeyLost(round.keyId);
    return derive(round.keySalt, use);
  }
  const [first] = keys;
  return {
    keyId: first?.id ?? null,
    newRound() {
      if (first === undefined) return null;
      const keySalt = randomBytes(32).toString('hex');
      return { keyId: first.id, keySalt, keyCheck: checkOf(derivingFrom(first.secret), keySalt) };
    },
    checked(round) {
      const derive = deriverOf(round);
      return derive === null ? round : { ...round, keyCheck: checkOf(derive, round.keySalt) };
    },
    holds: (round) => deriverOf(round) !== null,
    seal(round, plain) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, keyOf(round), iv);
      return Buffer.concat([iv, sealing.update(plain), sealing.final(), sealing.getAuthTag()]);
    },
    open(round, sealed) {
      const key = keyOf(round);
      try {
        const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
        opening.setAuthTag(sealed.subarray(-tagBytes));
        return Buffer.concat([opening.update(sealed.subarray(ivBytes, -tagBytes)), opening.final()]);
      } catch (cause) {
        throw new KeyLost(round.keyId, { cause });
      }
    },
    sign: (round, text) => keyed(keyOf(round, 'campus-procurement address'), text),
    mark: (round, text) => keyed(keyOf(round, 'campus-procurement bidder'), text),
  };
}

/** Returns a round's own key for a use. */
type Derive = (keySalt: string, use: string) => Buffer;

/** So many keys are remembered: a supplier's pages ask for those of each round that was never opened. */
const mostRemembered = 10_000;

/** Derives the keys of rounds from a secret, each once. */
function derivingFrom(secret: string): Derive {
  const known = new Map<string, Buffer>();
  return (keySalt, use) => {
    const name = `${keySalt} ${use}`;
    const found = known.get(name) ?? Buffer.from(hkdfSync('sha256', secret, Buffer.from(keySalt, 'hex'), use, keyBytes));
    if (known.size === mostRemembered) known.clear();
    known.set(name, found);
    return found;
  };
}

const checkOf = (derive: Derive, keySalt: string) => derive(keySalt, 'campus-procurement key check').toString('hex');

const keyed = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
