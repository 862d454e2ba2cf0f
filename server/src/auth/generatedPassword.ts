import { passwordFault } from './passwordFault.ts';

const length = 16;
/** Nothing that can be mistaken for something else when it is read out. */
const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789#%+=?@';
/** Bytes from here on would make the first characters more likely than the others. */
const fairBytes = 256 - (256 % characters.length);
/** More than enough for one password, although some are not used. */
const bytesAtOnce = 64;

/**
 * A password that nobody has thought of: 94 bits.
 * @param randomness some bytes for each attempt: most passwords are good, one in some hundreds has too few classes of characters
 */
export function generatedPassword(randomness: (size: number, attempt: number) => Uint8Array): string {
  for (let attempt = 0; ; attempt += 1) {
    const fair = [...randomness(bytesAtOnce, attempt)].filter((byte) => byte < fairBytes).slice(0, length);
    const password = fair.map((byte) => characters[byte % characters.length]).join('');
    if (password.length === length && passwordFault(password) === null) return password;
  }
}
