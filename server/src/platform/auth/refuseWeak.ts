import { invalid } from '../failure/failure.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { passwordFault } from './passwordFault.ts';

interface ChosenPassword {
  /** The name of the field in the request. */
  field: string;
  password: string;
  account: string;
}

/**
 * Refuses a password chosen by a person that others could guess.
 * @throws Failure `invalid` with rule `strength`, `sameAsAccount` or `common`
 */
export function refuseWeak({ field, password, account }: ChosenPassword): void {
  const rule = passwordFault(password) ? 'strength' : guessedBy(password, account);
  if (rule) throw invalid({ field, rule });
}

/**
 * Returns why the password of an account is easy to guess, or null. Compares the whole password in lower case and no parts of it, as NIST
 * SP 800-63B-4 (3.1.1.2) requires.
 */
export function guessedBy(password: string, account: string): 'sameAsAccount' | 'common' | null {
  if (password.toLowerCase() === account.toLowerCase()) return 'sameAsAccount';
  return isCommonPassword(password) ? 'common' : null;
}
