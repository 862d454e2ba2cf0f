import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { makeRoomForDefault } from './makeRoomForDefault.ts';
import { ownContacts } from './ownContacts.ts';
import { refuseUnknownCampus } from './refuseUnknownCampus.ts';

/** Changes the fields that are sent. */
export async function updateContact(
  { path: { id }, body }: Input<'updateContact'>,
  context: Context,
): Promise<Output<'updateContact'>> {
  const { db } = context;
  const { version, ...fields } = body;
  const old = await db
    .selectFrom('contact')
    .select(['version', 'isDefault'])
    .where(ownContacts(context))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!old) throw new Failure('missing');
  if (old.version !== version) throw new Failure('stale');
  if (fields.campus !== undefined) await refuseUnknownCampus(fields.campus, context);
  if (fields.isDefault && !old.isDefault) await makeRoomForDefault(context);
  const { numUpdatedRows } = await db
    .updateTable('contact')
    .set({ ...fields, ...changedBy(context) })
    .where(ownContacts(context))
    .where((eb) => eb.and({ id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  return true;
}
