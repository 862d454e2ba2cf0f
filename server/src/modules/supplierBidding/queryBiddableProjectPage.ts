import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { readPage } from '../../lists/page.ts';
import { ownSupplier } from '../company/public.ts';
import { biddableRounds, biddableRows, byEnd, toBiddable, worthListing } from './biddableRows.ts';

/** Returns one page of purchases that a supplier may quote for or has joined. */
export async function queryBiddableProjectPage(
  { query }: Input<'queryBiddableProjectPage'>,
  context: Context,
): Promise<Output<'queryBiddableProjectPage'>> {
  const { keyword, joined } = query ?? {};
  const supplier = await ownSupplier(context);
  let found = worthListing(await biddableRounds(supplier, context), supplier, context.now);
  if (joined !== undefined) found = found.where('own.id', joined ? 'is not' : 'is', null);
  if (keyword !== undefined) {
    const like = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
    found = found.where((eb) => eb.or([eb('project.projectCode', 'ilike', like), eb('project.projectName', 'ilike', like)]));
  }
  return readPage(query ?? {}, found, biddableRows(found).orderBy(byEnd(context.now)), (row) => toBiddable(row, context));
}
