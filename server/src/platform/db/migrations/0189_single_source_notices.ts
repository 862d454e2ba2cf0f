import type { Kysely } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** A single source is announced before anything is bought from it; the clock ends the notice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await allowAlso(db, 'announcement', 'announcement_type_check', 'SINGLE_SOURCE');
  await allowAlso(db, 'due_event', 'due_event_kind_check', 'PROJECT_SOURCE');
}
