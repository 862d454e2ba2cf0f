const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const base = characters.length;

/**
 * A unified social credit code made of its first 17 characters and the check character that belongs to them (GB 32100-2015): they are
 * weighted with the powers of 3, modulo 31.
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

/** Whether a code of the right form ends with the right check character. */
export function isCreditCode(code: string): boolean {
  return code === creditCode(code.slice(0, 17));
}
