import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { Failure } from '../../http/failure.ts';
import { ownContacts } from './ownContacts.ts';

export async function deleteContact(
  { path: { id } }: Input<'deleteContact'>,
  context: Context,
): Promise<Output<'deleteContact'>> {
  const { numDeletedRows } = await context.db
    .deleteFrom('contact')
    .where(ownContacts(context))
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Failure('missing');
  return true;
}
