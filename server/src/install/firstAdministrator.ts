import { dayOf } from '@campus-procurement/sdk/time';
import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import { initialPassword, initialPasswordEnd } from '../auth/initialPassword.ts';
import { verifyPassword } from '../auth/password.ts';
import { bySystem, platform } from '../db/reference/insertReference.ts';
import type { Tables } from '../db/tables.ts';

/** The account that a new installation begins with. */
export interface Administrator {
  account: string;
  password: string;
}

/** Inserts a platform administrator, who has to change the password at the first login. The reference data must be there. */
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
 * Gives the administrator that a start names as much time again for the initial password, so that a password nobody used in time locks
 * no office out. Not for one that has been changed meanwhile, by its owner or by another administrator.
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
