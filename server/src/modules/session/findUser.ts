import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Who has an account, by its name in lower case, and whether they may log in. */
export async function findUser(db: Kysely<Tables>, account: string) {
  const user = await db
    .selectFrom('appUser as user')
    .innerJoin('company', 'company.id', 'user.companyId')
    .select(['user.companyId', 'user.id as userId', 'user.name as userName', 'user.passwordHash', 'user.status'])
    .select(['user.needChangePassword', 'user.initialPasswordExpireTime', 'company.status as companyStatus'])
    .where('user.account', '=', account)
    .executeTakeFirst();
  return user ? { ...user, role: null } : null;
}

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;
