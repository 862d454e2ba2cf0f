/** Returns an account that nobody can pay to, with its last four characters; null if there is none. */
export function maskedAccount(account: string | null): string | null {
  return account === null ? null : `****${account.slice(-4)}`;
}

/** Returns a phone number that nobody can call: `199****0103`. */
export function masked(phone: string): string {
  const characters = [...phone];
  return characters.length < 8 ? '****' : `${characters.slice(0, 3).join('')}****${characters.slice(-4).join('')}`;
}
