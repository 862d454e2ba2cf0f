/** The kinds of characters of which a password needs three. The server's rule is the same. */
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];
export const passwordLength = { min: 8, max: 32 };

/** 0 for nothing, 1 for what is refused, 2 for what is accepted, 3 for what is better than it has to be. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0;
  const used = kinds.filter((kind) => kind.test(password)).length;
  if (!/^[!-~]{8,32}$/.test(password) || used < 3) return 1;
  return password.length >= 12 && used === kinds.length ? 3 : 2;
}
