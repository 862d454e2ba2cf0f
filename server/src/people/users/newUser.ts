import type { Input } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { initialPassword, noInitialPassword } from '#platform/auth/initialPassword.ts';
import type { Context } from '#platform/context/context.ts';
import { madeBy } from '#platform/records/changed.ts';
import { platformId } from '#platform/values/platform.ts';

type Body = Input<'createUser'>['body'];

/** The fields of a new user, except grants and password. */
export type NewUser = Omit<Body, 'password' | 'roleDeptList'>;

/** Returns the row of a new user. A password must be changed at the first login, within 14 days. */
export function newUser(
  { account, status = 'ENABLED', ...fields }: NewUser,
  companyId: string,
  passwordHash: string | null,
  context: Context,
) {
  return {
    ...fields,
    companyId,
    id: newId(),
    account: account.toLowerCase(),
    ...(passwordHash === null ? { passwordHash, ...noInitialPassword } : initialPassword(passwordHash, context.now)),
    status,
    certification: 0,
    userType: companyId === platformId ? ('PLATFORM' as const) : ('STAFF' as const),
    registrationDate: isoTime(context.now).slice(0, 10),
    ...madeBy(context),
  };
}
