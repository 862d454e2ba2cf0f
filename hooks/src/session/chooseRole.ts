import { newIdempotencyKey, type Schemas } from '@campus-procurement/sdk';
import { chooseRoleDept } from '../menu/chooseRoleDept.ts';
import { isNetworkFault } from '../menu/hasName.ts';
import type { Change, Core } from './core.ts';

type UserInfo = Schemas['UserInfo'];

/**
 * Chooses the account's last role and department, or the first available. Returns `null` if there is none. Returns the user without a
 * role while an initial password has to be changed, and in the application of suppliers, who hold none.
 */
export async function chooseRole(core: Core, change: Change, user: UserInfo): Promise<UserInfo | null> {
  if (user.needChangePassword || core.forSuppliers) return user;
  const choice = chooseRoleDept(user.roleDeptList, core.storage.get('roleDept', user.accountId));
  return choice ? actAs(core, change, user, choice) : null;
}

/**
 * Switches to a role and department. Afterwards the session uses the token of the switch. If the answer is lost, the request is
 * repeated once with the same idempotency key: the server has ended the old token by then, but still answers it for 60 seconds, so
 * the session survives.
 */
export async function actAs(core: Core, change: Change, user: UserInfo, choice: Schemas['RoleDeptChoice']): Promise<UserInfo> {
  const options = { idempotencyKey: newIdempotencyKey() };
  const attempt = () => change.ask('switchDept', { body: choice }, options);
  const { access_token, currentRole, currentDept, permissions } = await attempt().catch((error: unknown) => {
    if (isNetworkFault(error)) return attempt();
    throw error;
  });
  change.signal.throwIfAborted();
  core.token = access_token;
  // Stored at once: the old token has ended, and a reload or another tab must not fall back on it.
  core.storage.set('token', core.token);
  return { ...user, role: currentRole.roleCode, currentRole, currentDept, permissions };
}
