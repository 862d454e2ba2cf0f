import { collegeIdOf } from '../collegeIdOf.ts';
import { toCustomFeatures } from '../features.ts';
import type { AppStorage } from '../storage.ts';
import type { Identity } from './steps.ts';

/** Keeps what belongs to an identity. Its token has been stored before, when it was issued. */
export function remember(storage: AppStorage, { user, role, dept, features }: Identity): void {
  rememberUser(storage, user);
  storage.set('roleDept', { roleId: role.id, deptId: dept.id, collegeId: collegeIdOf(dept) }, user.accountId);
  storage.set('customFeatures', toCustomFeatures(features));
}

/** Keeps what is shown of the user. */
export function rememberUser(storage: AppStorage, user: Identity['user']): void {
  storage.set('userInfo', user);
}

/** Forgets the session. The last role, landing page, colours, language and remembered name stay. */
export function forget(storage: AppStorage): void {
  for (const name of ['token', 'userInfo', 'tabList', 'customFeatures'] as const) storage.remove(name);
}
