import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { ownSupplier } from '#suppliers/profiles/public.ts';
import { noticeDetail } from '../announcements/public.ts';
import { admittedScopes, biddableRounds } from './biddableRows.ts';

/** Returns a notice that a supplier may read: a public one, or one about a round that it may join or has joined. */
export async function getSupplierNotice(
  { path: { id } }: Input<'getSupplierNotice'>,
  context: Context,
): Promise<Output<'getSupplierNotice'>> {
  const supplier = await ownSupplier(context);
  const rounds = (await biddableRounds(supplier, context))
    .where((eb) => eb.or([eb('own.id', 'is not', null), eb('round.supplierScope', 'in', admittedScopes(supplier))]))
    .select('round.projectId');
  const found = context.db
    .selectFrom('announcement')
    .where((eb) =>
      eb.or([
        eb('announcement.publishScope', '=', 'PUBLIC'),
        eb.and([eb('announcement.companyId', '=', supplier.companyId), eb('announcement.projectId', 'in', rounds)]),
      ]),
    );
  return noticeDetail(found, id);
}
