import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Returns the key for one purpose. It is in the database because all servers need the same one. */
export async function signingKey(db: Kysely<Tables>, purpose: 'fileAddress' | 'device'): Promise<string> {
  const { key } = await db.selectFrom('signingKey').select('key').where('purpose', '=', purpose).executeTakeFirstOrThrow();
  return key;
}
