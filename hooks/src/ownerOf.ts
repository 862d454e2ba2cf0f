import type { ReadyState } from './session/SessionState.ts';

/** Who works, as one word: account, role and department. */
export function ownerOf({ user, role, dept }: Pick<ReadyState, 'user' | 'role' | 'dept'>): string {
  return `${user.id} ${role.id} ${dept.id}`;
}
