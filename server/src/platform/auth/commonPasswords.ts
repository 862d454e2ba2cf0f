import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,000 common passwords in lower case, which attackers try first. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Returns whether a password is a common one, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
