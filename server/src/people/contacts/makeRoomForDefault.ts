import type { Context } from '#platform/context/context.ts';
import { changedBy } from '#platform/records/changed.ts';
import { ownContacts } from './ownContacts.ts';

/**
 * Unmarks the default contact, so that another one can become the default. Parallel calls wait for each other at the user's row; without
 * that, two of them would collide at the unique index and one would fail.
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
