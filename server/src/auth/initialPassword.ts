const days = 14;

interface InitialPassword {
  needChangePassword: boolean;
  initialPasswordExpireTime: Date | null;
}

/** The columns of a user whose password somebody else gives at a time: it must be changed, and admits for 14 days. */
export function initialPassword(passwordHash: string, now: Date): InitialPassword & { passwordHash: string } {
  return { passwordHash, needChangePassword: true, initialPasswordExpireTime: initialPasswordEnd(now) };
}

/** Until when a password admits that somebody else gives at a time. */
export function initialPasswordEnd(now: Date): Date {
  return new Date(now.getTime() + days * 24 * 3600_000);
}

/** The columns of a user whose password is their own, or who has none. */
export const noInitialPassword = { needChangePassword: false, initialPasswordExpireTime: null } satisfies InitialPassword;

/** Whether the password of a user is one that somebody else gave too long ago. */
export function hasExpired({ needChangePassword, initialPasswordExpireTime }: InitialPassword, now: Date): boolean {
  return needChangePassword && initialPasswordExpireTime !== null && initialPasswordExpireTime <= now;
}
