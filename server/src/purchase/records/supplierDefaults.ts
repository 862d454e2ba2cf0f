import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { cancelCase } from '#approval/cancelCase.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { openClaimOf, type ProjectRow } from './projectRows.ts';

/** Returns the request to terminate the order of a purchase for default that is being approved or was agreed to. */
export function openDefaultOf({ companyId, id }: Pick<ProjectRow, 'companyId' | 'id'>, { db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('supplierDefault')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId: id }))
    .where('status', 'in', ['ASKED', 'ENDED'])
    .executeTakeFirst();
}

/** What the supplier would have to refund if the order of a purchase ended now: what is paid beyond what was accepted. */
export function claimAmountsOf({ paidAmount, acceptedAmount }: Pick<ProjectRow, 'paidAmount' | 'acceptedAmount'>) {
  const beyond = toCents(paidAmount) - toCents(acceptedAmount);
  return { paidAmount, acceptedAmount, claimAmount: beyond > 0n ? fromCents(beyond) : '0.00' };
}

type Claimed = Pick<ProjectRow, 'acceptedAmount' | 'claimAmount' | 'refundedAmount' | 'writtenOffAmount'>;

/**
 * Returns what is claimed once less is paid of a purchase: never more than before. No more stays written off than is left to be collected.
 * @throws Failure `refundedAboveClaim` if more is refunded already
 */
export function claimAfter(
  { acceptedAmount, claimAmount: before, refundedAmount, writtenOffAmount }: Claimed,
  paidAmount: string,
) {
  const claimAmount = lesser(claimAmountsOf({ paidAmount, acceptedAmount }).claimAmount, before);
  if (compareMoney(refundedAmount, claimAmount) > 0) {
    throw new Failure('refundedAboveClaim', { params: { claim: claimAmount, refunded: refundedAmount } });
  }
  const left = fromCents(toCents(claimAmount) - toCents(refundedAmount));
  return { claimAmount, writtenOffAmount: lesser(writtenOffAmount, left) };
}

const lesser = (one: string, other: string) => (compareMoney(one, other) < 0 ? one : other);

/** Ends the approval of a write-off if nothing is left to be written off. @returns whether one goes on */
export async function goesOnWritingOff(project: ProjectRow, context: Context): Promise<boolean> {
  if (!project.writingOff || compareMoney(openClaimOf(project), '0.00') > 0) return project.writingOff;
  await endWriteOff(project, context);
  return false;
}

/** Ends the approval of a write-off. */
export async function endWriteOff({ companyId, id: projectId }: ProjectRow, context: Context): Promise<void> {
  const { id } = await context.db
    .selectFrom('approvalInstance')
    .select('id')
    .where((eb) => eb.and({ companyId, projectId, bizType: 'WRITE_OFF', status: 'RUNNING' }))
    .executeTakeFirstOrThrow();
  await cancelCase({ companyId, id }, context);
}
