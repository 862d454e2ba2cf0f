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

const characterClasses = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/** What is wrong with a password as a sentence, or null: 8 to 32 characters of at least 3 of the classes a-z, A-Z, 0-9 and others. */
export function passwordFault(password: string): string | null {
  const length = [...password].length;
  if (length < 8 || length > 32) return 'it must have 8 to 32 characters';
  const classes = characterClasses.filter((characters) => characters.test(password)).length;
  return classes < 3 ? 'it must mix at least three of: small letters, capital letters, digits, other characters' : null;
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
