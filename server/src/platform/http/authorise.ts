import type { Session } from '../auth/session.ts';
import type { CheckedInput, Operation } from '../contract/operation.ts';
import { Failure } from '../failure/failure.ts';

/**
 * Refuses a session whose password must be changed first, and one without the operation's permission code. Codes of the group `session`
 * belong to every session, those of the group `base` to every session with a role; all other codes are granted to roles.
 * @throws Failure `initialPassword`, `chooseRole` or `forbidden`
 */
export function authorise({ permission, initialPassword }: Operation, session: Session | null): void {
  if (permission === null || session === null) return;
  if (session.mustChangePassword && !initialPassword) throw new Failure('initialPassword');
  const [group] = permission.split(':');
  if (group === 'session') return;
  if (session.role === null) throw new Failure('chooseRole');
  if (group !== 'base' && !session.permissions.has(permission)) throw new Failure('forbidden');
}

/**
 * Refuses a `companyId` in query or body that is not the session's own, unless the role's data scope is ALL.
 * @throws Failure `otherSchool`
 */
export function refuseOtherSchool(operation: Operation, { query, body }: CheckedInput, session: Session | null): void {
  if (!operation.namesCompany || session?.role?.dataScope === 'ALL') return;
  for (const part of [query, body]) {
    const companyId = companyIdOf(part);
    if (companyId !== undefined && companyId !== session?.companyId) {
      throw new Failure('otherSchool', { params: { companyId } });
    }
  }
}

function companyIdOf(part: unknown): string | undefined {
  return typeof part === 'object' && part !== null && 'companyId' in part ? String(part.companyId) : undefined;
}
