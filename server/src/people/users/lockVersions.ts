import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { UserRow } from './userRows.ts';

type Versioned = Pick<UserRow, 'companyId' | 'id' | 'version'>;

/**
 * Locks users who are changed together, and makes sure that they are still the ones that were checked. They are locked in the order of
 * their ids, so that two requests never wait for each other.
 * @throws Failure `stale`
 */
export async function lockVersions(users: Versioned[], { db }: Context): Promise<void> {
  const ids = users.map(({ id }) => id);
  const locked = await db
    .selectFrom('appUser')
    .select(['companyId', 'id', 'version'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const keyOf = ({ companyId, id, version }: Versioned) => [companyId, id, version].join(' ');
  const current = new Set(locked.map(keyOf));
  if (users.some((user) => !current.has(keyOf(user)))) throw new Failure('stale');
}
