/** The characters of a unified social credit code, ordered by value (GB 32100-2015). */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Returns whether a text is a unified social credit code with a correct check character. */
export function isCreditCode(code: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(code)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * characters.indexOf(code.charAt(index)), 0);
  return code.charAt(17) === characters.charAt((31 - (sum % 31)) % 31);
}
