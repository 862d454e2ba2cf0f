import type { Context } from '../../context/context.ts';
import { changedBy } from '../../records/changed.ts';
import { ownContacts } from './ownContacts.ts';

/**
 * Takes the mark from the default contact. Whoever wants to set a new one waits here, at the row of the user, for the others; without
 * that two at once would meet at the unique index, and one would fail.
 */
export async function makeRoomForDefault(context: Context): Promise<void> {
  const { db, session } = context;
  await db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId: session.companyId, id: session.userId }))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('contact')
    .set({ isDefault: false, ...changedBy(context) })
    .where(ownContacts(context))
    .where('isDefault', '=', true)
    .execute();
}
