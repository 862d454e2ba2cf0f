import { invalid } from '../failure/failure.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { passwordFault } from './passwordFault.ts';

interface ChosenPassword {
  /** Where it stands in the request. */
  field: string;
  password: string;
  account: string;
}

/**
 * Refuses a password that a person has chosen and others would guess.
 * @throws Failure `invalid` with rule `strength`, `sameAsAccount` or `common`
 */
export function refuseWeak({ field, password, account }: ChosenPassword): void {
  const rule = passwordFault(password) ? 'strength' : guessedBy(password, account);
  if (rule) throw invalid({ field, rule });
}

/**
 * Why others would guess a password of an account, or null. The whole password is compared, in lower case, as NIST SP 800-63B-4
 * (3.1.1.2) has it, and no parts of it.
 */
export function guessedBy(password: string, account: string): 'sameAsAccount' | 'common' | null {
  if (password.toLowerCase() === account.toLowerCase()) return 'sameAsAccount';
  return isCommonPassword(password) ? 'common' : null;
}
