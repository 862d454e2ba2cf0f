import type { ReadyState } from '../session/SessionState.ts';

/** Returns account, role and department as one string. */
export function ownerOf({ user, role, dept }: Pick<ReadyState, 'user' | 'role' | 'dept'>): string {
  return `${user.id} ${role.id} ${dept.id}`;
}
