import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import type { ProjectRow } from './projectRows.ts';

/**
 * Refuses a voucher that another payment, or another refund, of a purchase has, also one that was reversed. Lock the purchase before.
 * @throws Failure `invalid` with the rule `unique`
 */
export async function refuseVoucher(
  table: 'projectPayment' | 'claimRefund',
  { companyId, id: projectId }: ProjectRow,
  voucherNo: string,
  { db }: Context,
): Promise<void> {
  const known = await db
    .selectFrom(table)
    .select('id')
    .where((eb) => eb.and({ companyId, projectId }))
    .where(sql`lower(voucher_no)`, '=', voucherNo.toLowerCase())
    .executeTakeFirst();
  if (known) throw invalid({ field: 'voucherNo', rule: 'unique' });
}
