import type { Context } from '../context/context.ts';
import { Failure } from '../failure/failure.ts';
import { platformId } from '../values/platform.ts';

type Caller = Pick<Context, 'session' | 'role'>;

/**
 * The companies whose rows the caller sees: the platform and the own school; with data scope ALL the school that is named.
 * The pipeline has refused another school's `companyId` to everybody else.
 */
export function seenCompanies({ session }: Caller, companyId = session.companyId): string[] {
  return [...new Set([platformId, companyId])];
}

/** Whether the caller may change rows of a company that they see: those of the platform with data scope ALL only. */
export function mayChange(companyId: string, { role }: Caller): boolean {
  return role.dataScope === 'ALL' || companyId !== platformId;
}

/** @throws Failure `platformOnly` */
export function refuseUnchangeable(companyId: string, caller: Caller): void {
  if (!mayChange(companyId, caller)) throw new Failure('platformOnly');
}
