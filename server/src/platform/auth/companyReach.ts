import type { Context } from '../context/context.ts';
import { Failure } from '../failure/failure.ts';
import { platformId } from '../values/platform.ts';

type Caller = Pick<Context, 'session' | 'role'>;

/**
 * Returns the companies whose rows the caller sees: the platform and the caller's school or, with data scope ALL, the school in
 * `companyId`. The pipeline has already refused another school's `companyId` for all other scopes.
 */
export function seenCompanies({ session }: Caller, companyId = session.companyId): string[] {
  return [...new Set([platformId, companyId])];
}

/** Returns whether the caller may change rows of a company they see. Rows of the platform need data scope ALL. */
export function mayChange(companyId: string, { role }: Caller): boolean {
  return role.dataScope === 'ALL' || companyId !== platformId;
}

/** Refuses changes to rows of the platform without data scope ALL. @throws Failure `platformOnly` */
export function refuseUnchangeable(companyId: string, caller: Caller): void {
  if (!mayChange(companyId, caller)) throw new Failure('platformOnly');
}
