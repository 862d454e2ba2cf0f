import { fromCents, toCents } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import type { ProjectRow } from './projectRows.ts';

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
