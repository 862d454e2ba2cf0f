import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { hashPassword } from '../../auth/password.ts';
import { passwordFault } from '../../auth/passwordFault.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../http/failure.ts';
import { madeBy } from '../changed.ts';
import { refusedBy } from '../constraints.ts';
import { isoTime } from '../isoTime.ts';
import { platformId } from '../platform.ts';
import { grantsToStore, storeGrants } from './grants.ts';
import { homeDept } from './homeDept.ts';
import { userConstraints } from './userConstraints.ts';

export async function createUser({ body }: Input<'createUser'>, context: Context): Promise<Output<'createUser'>> {
  const { password, roleDeptList, account, status = 'ENABLED', ...fields } = body;
  if (password !== undefined && passwordFault(password)) throw invalid({ field: 'password', rule: 'strength' });
  const { companyId } = await homeDept(body.deptId, context);
  const grants = await grantsToStore(roleDeptList, companyId, context);
  const id = newId();
  const row = {
    ...fields,
    companyId,
    id,
    account: account.toLowerCase(),
    passwordHash: password === undefined ? null : await hashPassword(password),
    needChangePassword: password !== undefined,
    status,
    certification: 0,
    userType: companyId === platformId ? ('PLATFORM' as const) : ('STAFF' as const),
    registrationDate: isoTime(context.now).slice(0, 10),
    ...madeBy(context),
  };
  await refusedBy(userConstraints, context.db.insertInto('appUser').values(row).execute());
  await storeGrants({ companyId, userId: id }, grants, context);
  return { id };
}
