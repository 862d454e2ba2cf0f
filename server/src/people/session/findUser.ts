import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** Returns the user of an account, with the columns that decide whether they may log in. @param account the name in lower case */
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
