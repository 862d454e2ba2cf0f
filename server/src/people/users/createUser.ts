import type { Input, Output } from '@campus-procurement/sdk';
import { hashPassword } from '#platform/auth/password.ts';
import { refuseWeak } from '#platform/auth/refuseWeak.ts';
import type { Context } from '#platform/context/context.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { grantsToStore, storeGrants } from './grants.ts';
import { homeDept } from './homeDept.ts';
import { newUser } from './newUser.ts';
import { userConstraints } from './userConstraints.ts';

export async function createUser({ body }: Input<'createUser'>, context: Context): Promise<Output<'createUser'>> {
  const { password, roleDeptList, ...fields } = body;
  if (password !== undefined) refuseWeak({ field: 'password', password, account: body.account });
  const { companyId } = await homeDept(body.deptId, context);
  const grants = await grantsToStore(roleDeptList, companyId, context);
  const row = newUser(fields, companyId, password === undefined ? null : await hashPassword(password), context);
  await refusedBy(userConstraints, context.db.insertInto('appUser').values(row).execute());
  await storeGrants({ companyId, userId: row.id }, grants, context);
  return { id: row.id };
}
