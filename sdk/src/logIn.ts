import type { Client } from './client.ts';
import type { ClientOptions } from './clientOptions.ts';
import { createClient } from './createClient.ts';
import { ConfigurationError } from './errors.ts';
import { newIdempotencyKey } from './newIdempotencyKey.ts';
import type { Body, Schemas } from './operationTypes.ts';

/** Account and password, and the role and department to act in. The first ones that match are chosen. */
export interface Credentials extends Body<'login'> {
  /** Id of the role. */
  roleId?: string;
  /** Code of the role, e.g. `school_admin`. */
  roleCode?: string;
  /** Id of the department. */
  deptId?: string;
}

/** A session that `logIn` has opened. */
export interface Login {
  /** A client that uses the token. */
  client: Client;
  /** The token, for other programs; `client` already has it. */
  token: string;
  /** The user, with the role and department in which the session acts. */
  user: Schemas['UserInfo'];
}

/**
 * Logs in for a script: opens a session, chooses role and department, and creates a client that uses its token. An account without
 * any role, such as a supplier's, gets a session without one. Call `client.session.logout()` at the end.
 *
 * After three wrong passwords, the server asks for a captcha (`data.captchaRequired`), which a script cannot solve. The client does
 * not log in again when the session ends: after 30 minutes without a call, or after 8 hours.
 *
 * @param options options of the client, without a token
 * @throws BusinessError with code 4001 for a wrong account or password; ForbiddenError with code 4008 if the initial password has
 * not been changed; ConfigurationError if the account does not hold the requested role or department; the errors of `call`
 * @example
 * const { client } = await logIn({ baseUrl }, { username, password, roleCode: 'school_admin' });
 * const { total } = await client.roles.queryRolePage();
 */
export async function logIn(
  options: Omit<ClientOptions, 'token'>,
  { roleId, roleCode, deptId, ...body }: Credentials,
): Promise<Login> {
  let token = '';
  const client = createClient({ ...options, token: () => token });
  const { access_token, userinfo: user } = await client.call('login', { body });
  token = access_token;
  try {
    const choices = user.roleDeptList
      .filter((one) => (!roleId || one.roleId === roleId) && (!roleCode || one.roleCode === roleCode))
      .flatMap((role) => role.deptList.map((dept) => ({ roleId: role.roleId, deptId: dept.id, collegeId: dept.collegeId })));
    const choice = choices.find((one) => !deptId || one.deptId === deptId);
    if (!choice && (roleId || roleCode || deptId)) throw notHeld([roleId, roleCode, deptId], user);
    if (!choice) return { client, token, user };
    const idempotencyKey = newIdempotencyKey();
    const { currentRole, currentDept, ...chosen } = await client.call('switchDept', { body: choice }, { idempotencyKey });
    token = chosen.access_token;
    const { permissions } = chosen;
    return { client, token, user: { ...user, role: currentRole.roleCode, currentRole, currentDept, permissions } };
  } catch (error) {
    // Nobody else knows the token, and a user has only ten sessions.
    await client.call('logout').catch(() => undefined);
    throw error;
  }
}

function notHeld(asked: (string | undefined)[], { accountId, roleDeptList }: Schemas['UserInfo']): ConfigurationError {
  const held = roleDeptList.map(({ roleCode, deptList }) => `${roleCode} (${deptList.map(({ id }) => id).join(', ')})`);
  const text = `${accountId} does not hold ${asked.filter(Boolean).join(', ')}, only ${held.join(', ') || 'no role'}`;
  return new ConfigurationError(text, { operationId: 'switchDept' });
}
