import type { Schemas } from '@campus-procurement/sdk';
import { hasName } from '../menu/hasName.ts';
import { type Features, featureKeys, readFeatures } from '../storage/features.ts';
import { chooseRole } from './chooseRole.ts';
import type { Change, Core } from './core.ts';

type UserInfo = Schemas['UserInfo'];

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
 * Reads user, menu and features of the current token in parallel. A user without a role gets one first. Resolves with `null` if there
 * is no role to choose, and with the user only while an initial password has to be changed.
 *
 * @param known the user, if a switch or login has just returned it
 */
export async function loadIdentity(core: Core, change: Change, known: UserInfo | null): Promise<Identity | Waiting | null> {
  const { ask } = change;
  if (core.forSuppliers) return supplierIdentity(known ?? (await ask('getInfo', {})));
  if (known?.needChangePassword) return { user: known, role: null };
  const rest = Promise.allSettled([ask('getUserMenu', {}), ask('queryCharacterValues', { body: [...featureKeys] })]);
  const user = known ?? (await ask('getInfo', {}));
  if (user.needChangePassword) return { user, role: null };
  if (user.currentRole === null || user.currentDept === null) {
    const chosen = await chooseRole(core, change, user);
    return chosen && loadIdentity(core, change, chosen);
  }
  const [menu, values] = await rest;
  if (menu.status === 'rejected') reportMenuFailure(menu.reason);
  if (values.status === 'rejected') throw values.reason;
  return { user, role: user.currentRole, dept: user.currentDept, menu: menu.value, features: readFeatures(values.value) };
}

/** What stands for the role and the department of a supplier: who holds none can do nothing in its name. */
const noRole = { id: 'none', roleCode: 'none', roleName: '' };
const noDept = { id: 'none', deptName: '', deptType: 0, parentId: null, collegeId: 'none' } as const;

/** Resolves with `null` for who is no supplier. */
function supplierIdentity(user: UserInfo): Identity | Waiting | null {
  if (user.userType !== 'SUPPLIER') return null;
  if (user.needChangePassword) return { user, role: null };
  return { user, role: noRole, dept: noDept, menu: [], features: {} };
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
