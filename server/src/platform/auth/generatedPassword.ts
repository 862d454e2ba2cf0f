import { passwordFault } from './passwordFault.ts';

const length = 16;
/** Without characters that are easily confused when read out, such as 0 and O. */
const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789#%+=?@';
/** Bytes from this value on are dropped, because they would make the first characters more likely. */
const fairBytes = 256 - (256 % characters.length);
/** More than one password needs, because some bytes are dropped. */
const bytesAtOnce = 64;

/**
 * Returns a random password of 94 bits.
 * @param randomness returns random bytes for an attempt. Most attempts succeed: one in some hundred has too few character classes.
 */
export function generatedPassword(randomness: (size: number, attempt: number) => Uint8Array): string {
  for (let attempt = 0; ; attempt += 1) {
    const fair = [...randomness(bytesAtOnce, attempt)].filter((byte) => byte < fairBytes).slice(0, length);
    const password = fair.map((byte) => characters[byte % characters.length]).join('');
    if (password.length === length && passwordFault(password) === null) return password;
  }
}
