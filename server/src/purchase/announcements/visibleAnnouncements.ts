import { sql } from 'kysely';
import type { Reader } from '#platform/context/context.ts';
import type { FoundAnnouncements } from './announcementRows.ts';

/** Selects the notices of the caller's school; with data scope ALL those of every school. */
export function visibleAnnouncements({ db, session, role }: Pick<Reader, 'db' | 'session' | 'role'>): FoundAnnouncements {
  const all = db.selectFrom('announcement');
  return role.dataScope === 'ALL' ? all : all.where('announcement.companyId', '=', session.companyId);
}

/** Selects the notices that anybody may read, without a login. */
export function publicAnnouncements({ db }: Pick<Reader, 'db'>): FoundAnnouncements {
  // As a parameter, it would hide from the planner that the index of public ones serves.
  return db.selectFrom('announcement').where('announcement.publishScope', '=', sql.lit('PUBLIC'));
}
