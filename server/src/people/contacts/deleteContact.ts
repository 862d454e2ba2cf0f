import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { deleted } from '#platform/records/deleted.ts';
import { ownContacts } from './ownContacts.ts';

export async function deleteContact(
  { path: { id } }: Input<'deleteContact'>,
  context: Context,
): Promise<Output<'deleteContact'>> {
  const deletion = context.db.deleteFrom('contact').where(ownContacts(context)).where('id', '=', id);
  return deleted(await deletion.executeTakeFirst());
}
