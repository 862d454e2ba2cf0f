import { dayOf } from '@campus-procurement/sdk/time';
import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import { initialPassword, initialPasswordEnd } from '#platform/auth/initialPassword.ts';
import { verifyPassword } from '#platform/auth/password.ts';
import type { Administrator } from '#platform/config/config.ts';
import type { Tables } from '#platform/db/tables.ts';
import { bySystem, platform } from '#reference/insertReference.ts';

/** Inserts a platform administrator who has to change the password at the first login. Call it after the reference data is inserted. */
export async function insertFirstAdministrator(
  trx: Transaction<Tables>,
  { account, passwordHash, time }: { account: string; passwordHash: string; time: Date },
): Promise<void> {
  const { companyId, rootDeptId, adminRoleId } = platform;
  const id = newId();
  await trx
    .insertInto('appUser')
    .values({
      companyId,
      id,
      account: account.toLowerCase(),
      ...initialPassword(passwordHash, time),
      name: account,
      certification: 0,
      userType: 'PLATFORM',
      deptId: rootDeptId,
      status: 'ENABLED',
      registrationDate: dayOf(time),
      ...bySystem(time),
    })
    .execute();
  await trx
    .insertInto('userRoleDept')
    .values({ companyId, userId: id, roleCompanyId: companyId, roleId: adminRoleId, deptId: rootDeptId })
    .execute();
}

/**
 * Renews the initial password of the administrator in the settings, so that nobody is locked out by a password that expired unused. A
 * password that its owner or another administrator has changed meanwhile stays as it is.
 */
export async function renewFirstAdministrator(
  trx: Transaction<Tables>,
  { account, password }: Administrator,
  time: Date,
): Promise<void> {
  const found = await trx
    .selectFrom('appUser')
    .select(['companyId', 'id', 'passwordHash'])
    .where((eb) => eb.and({ account: account.toLowerCase(), companyId: platform.companyId, needChangePassword: true }))
    .executeTakeFirst();
  if (!found?.passwordHash || !(await verifyPassword(found.passwordHash, password))) return;
  await trx
    .updateTable('appUser')
    .set({ initialPasswordExpireTime: initialPasswordEnd(time) })
    .where((eb) => eb.and(found))
    .execute();
}
