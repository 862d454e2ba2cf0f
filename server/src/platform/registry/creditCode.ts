const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const base = characters.length;

/**
 * Returns a unified social credit code: its first 17 characters and their check character (GB 32100-2015), a sum weighted with powers of 3,
 * modulo 31.
 */
export function creditCode(first17: string): string {
  let sum = 0;
  let weight = 1;
  for (const character of first17) {
    sum += characters.indexOf(character) * weight;
    weight = (weight * 3) % base;
  }
  return first17 + characters.charAt((base - (sum % base)) % base);
}

/** Returns whether a well-formed code ends with the right check character. */
export function isCreditCode(code: string): boolean {
  return code === creditCode(code.slice(0, 17));
}
