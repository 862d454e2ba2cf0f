import type { Input, Output } from '@campus-procurement/sdk';
import { initialPassword } from '#platform/auth/initialPassword.ts';
import { hashGenerated } from '#platform/auth/password.ts';
import { endSessionsOf } from '#platform/auth/session.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import { changedBy } from '#platform/records/changed.ts';
import { changeableUsers } from './changeableUsers.ts';
import { derivedPassword } from './derivedPassword.ts';
import { lockVersions } from './lockVersions.ts';
import { isSynchronised } from './toUser.ts';

type Result = Output<'resetPasswords'>;

/** Gives each user an initial password, of which only the hash is stored, or none of them. */
export async function resetPasswords({ body }: Input<'resetPasswords'>, context: Context): Promise<Result> {
  const { db, session, now } = context;
  const users = (await changeableUsers(body.userIds, context)).map(({ row }) => row);
  const synchronised = users.find(({ source }) => isSynchronised(source));
  if (synchronised) throw new Failure('synchronisedUser', { params: { name: synchronised.name } });
  await lockVersions(users, context);
  for (const { companyId, id, account } of users) {
    const hash = await hashGenerated(derivedPassword(account, context));
    await db
      .updateTable('appUser')
      .set({ ...initialPassword(hash, now), ...changedBy(context) })
      .where((eb) => eb.and({ companyId, id }))
      .execute();
    const user = { companyId, userId: id };
    await endSessionsOf(db, user, now);
    const params = { name: session.userName };
    await sendMessage(db, { to: [user], sceneCode: 'PASSWORD_RESET', params, biz: { type: 'USER', id } }, now);
  }
  return users.map(({ id, account, name, deptName }) => ({ id, account, name, deptName, initialPassword: null }));
}

/** Adds the passwords, of which only hashes are stored. */
export function addPasswords(users: Result, _input: Input<'resetPasswords'>, context: Context): Result {
  return users.map((user) => ({ ...user, initialPassword: derivedPassword(user.account, context) }));
}
