import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { platformId } from '#platform/values/platform.ts';

/**
 * Returns whether rows of a school may store this value of a dictionary type: there is an enabled entry of the platform or of the school.
 * The entry stays locked until the transaction ends, so that it is not deleted meanwhile.
 */
export async function isDictValue(db: Kysely<Tables>, companyId: string, dictType: string, dictValue: string): Promise<boolean> {
  const found = await db
    .selectFrom('dictEntry')
    .select('id')
    .where((eb) => eb.and({ dictType, dictValue, status: 'ENABLED' }))
    .where('companyId', 'in', [platformId, companyId])
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the enabled entries of a dictionary type that rows of a school may store. They stay locked as in `isDictValue`. */
export function dictEntriesFor(db: Kysely<Tables>, companyId: string, dictType: string) {
  return db
    .selectFrom('dictEntry')
    .select(['dictValue', 'dictLabel', 'dictLabelEn'])
    .where((eb) => eb.and({ dictType, status: 'ENABLED' }))
    .where('companyId', 'in', [platformId, companyId])
    .orderBy('id')
    .forShare()
    .execute();
}
