const days = 14;

interface InitialPassword {
  needChangePassword: boolean;
  initialPasswordExpireTime: Date | null;
}

/** The columns of a user whose password was set by somebody else: it must be changed, and works for 14 days. */
export function initialPassword(passwordHash: string, now: Date): InitialPassword & { passwordHash: string } {
  return { passwordHash, needChangePassword: true, initialPasswordExpireTime: initialPasswordEnd(now) };
}

/** Returns when a password set by somebody else at `now` stops working. */
export function initialPasswordEnd(now: Date): Date {
  return new Date(now.getTime() + days * 24 * 3600_000);
}

/** The columns of users who chose their own password, or who have none. */
export const noInitialPassword = { needChangePassword: false, initialPasswordExpireTime: null } satisfies InitialPassword;

/** Returns whether the password was set by somebody else and has stopped working. */
export function hasExpired({ needChangePassword, initialPasswordExpireTime }: InitialPassword, now: Date): boolean {
  return needChangePassword && initialPasswordExpireTime !== null && initialPasswordExpireTime <= now;
}
