import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';
import { toInvoice } from './invoice.ts';

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
