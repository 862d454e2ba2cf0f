import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { toInvoice } from '#settings/schools/public.ts';

/** What suppliers make invoices to a school out to. The pipeline has refused other schools to those without data scope ALL. */
export async function getCompanyInvoiceInfo(
  { query: { companyId } = {} }: Input<'getCompanyInvoiceInfo'>,
  { db, session }: Context,
): Promise<Output<'getCompanyInvoiceInfo'>> {
  const school = await db
    .selectFrom('company')
    .select('invoice')
    .where('id', '=', companyId ?? session.companyId)
    .executeTakeFirst();
  const invoice = toInvoice(school?.invoice ?? null);
  if (!invoice) throw new Failure('missing');
  return invoice;
}
