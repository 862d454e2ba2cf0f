import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import { businessDate } from './businessDate.ts';
import { bySystem, platform } from './reference/insertReference.ts';
import type { Tables } from './tables.ts';

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
      passwordHash,
      name: account,
      certification: 0,
      userType: 'PLATFORM',
      deptId: rootDeptId,
      status: 'ENABLED',
      needChangePassword: true,
      registrationDate: businessDate(time),
      ...bySystem(time),
    })
    .execute();
  await trx
    .insertInto('userRoleDept')
    .values({ companyId, userId: id, roleCompanyId: companyId, roleId: adminRoleId, deptId: rootDeptId })
    .execute();
}
