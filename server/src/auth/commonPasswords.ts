import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,000 passwords that many people choose, in lower case: what attackers try first. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether many people choose this password, whatever the case of its letters. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
