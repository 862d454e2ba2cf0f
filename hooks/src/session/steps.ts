import { type Input, newIdempotencyKey, type OperationId, type Output, type Schemas } from '@campus-procurement/sdk';
import { hasName, isNetworkFault } from '../menu/hasName.ts';
import { type Features, featureKeys, readFeatures } from '../storage/features.ts';

type UserInfo = Schemas['UserInfo'];

/** Makes a call that belongs to one change of identity and is aborted with it. */
export type Ask = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  options?: { idempotencyKey?: string },
) => Promise<Output<Id>>;

/** Everything that is replaced together. */
export interface Identity {
  user: UserInfo;
  role: Schemas['RoleBrief'];
  dept: Schemas['DeptBrief'];
  menu: Schemas['ServerMenuItem'][];
  features: Features;
}

/** Somebody who has to change an initial password before anything belongs to them. */
export interface Waiting {
  user: UserInfo;
  role: null;
}

/**
 * Chooses a role and department. If the answer is lost, the request is repeated once with the same idempotency key: the server
 * has ended the old token by then, but still answers it for 60 seconds, so the session survives.
 */
export function switchRoleDept(ask: Ask, choice: Schemas['RoleDeptChoice']): Promise<Schemas['SwitchedSession']> {
  const options = { idempotencyKey: newIdempotencyKey() };
  const attempt = () => ask('switchDept', { body: choice }, options);
  return attempt().catch((error: unknown) => {
    if (isNetworkFault(error)) return attempt();
    throw error;
  });
}

/**
 * Reads user, menu and features of the current token in parallel. Calls `choose` for a user without a role. Resolves with `null`
 * if there is no role to choose, and with the user only while an initial password has to be changed.
 */
export async function loadIdentity(
  ask: Ask,
  known: UserInfo | null,
  choose: (user: UserInfo) => Promise<UserInfo | null>,
): Promise<Identity | Waiting | null> {
  if (known?.needChangePassword) return { user: known, role: null };
  const rest = Promise.allSettled([ask('getUserMenu', {}), ask('queryCharacterValues', { body: [...featureKeys] })]);
  const user = known ?? (await ask('getInfo', {}));
  if (user.needChangePassword) return { user, role: null };
  if (user.currentRole === null || user.currentDept === null) {
    const chosen = await choose(user);
    return chosen && loadIdentity(ask, chosen, choose);
  }
  const [menu, values] = await rest;
  if (menu.status === 'rejected') reportMenuFailure(menu.reason);
  if (values.status === 'rejected') throw values.reason;
  return { user, role: user.currentRole, dept: user.currentDept, menu: menu.value, features: readFeatures(values.value) };
}

/**
 * Rethrows an error after logging the message that the product spec prescribes (section 8, "Menu request failure"). Not logged if
 * the menu is no longer needed or the session has ended.
 */
export function reportMenuFailure(error: unknown): never {
  if (!hasName(error, 'AbortError', 'UnauthorizedError')) console.error('控制台请求失败', error);
  throw error;
}

/** Returns whether a call was refused because its token is not, or no longer, valid. */
export function isUnauthorized(error: unknown): boolean {
  return hasName(error, 'UnauthorizedError');
}
