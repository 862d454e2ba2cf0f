import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { articles } from './articles.ts';
import { people } from './people.ts';
import { schools } from './schools.ts';
import { users } from './users.ts';

type Notice = Insertable<Tables['article']> & { publishTime: Date };
type Reader = Insertable<Tables['appUser']>;

/** The system announcements that were published, some of which were withdrawn later. */
export const notices = articles.filter(
  (article): article is Notice => article.channel === 'SYSTEM_ANNOUNCEMENT' && article.publishTime !== null,
);

const served = new Set(schools.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id));
const rolesOf = new Map(people.map(({ account, roles }) => [account, roles.split(' ').map((held) => held.split('@')[0])]));

/** Who is told of an announcement: everybody of the schools it is shown to, or those with one of the roles it is meant for. */
export function noticeReaders({ companyId, targetRoles }: Pick<Notice, 'companyId' | 'targetRoles'>): Reader[] {
  return users('').filter(
    (user) =>
      (companyId === '0' ? user.companyId === '0' || served.has(user.companyId) : user.companyId === companyId) &&
      user.status !== 'DISABLED' &&
      (targetRoles.length === 0 || rolesOf.get(user.account)?.some((role) => targetRoles.includes(String(role)))),
  );
}
