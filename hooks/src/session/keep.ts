import { collegeIdOf } from '../collegeIdOf.ts';
import { toCustomFeatures } from '../features.ts';
import type { AppStorage } from '../storage.ts';
import type { ReadyState } from './SessionState.ts';
import type { Identity } from './steps.ts';

/** Keeps what belongs to an identity. Its token has been stored before, when it was issued. */
export function remember(storage: AppStorage, { user, role, dept, features }: Identity): void {
  storage.set('userInfo', user);
  storage.set('roleDept', { roleId: role.id, deptId: dept.id, collegeId: collegeIdOf(dept) }, user.accountId);
  storage.set('customFeatures', toCustomFeatures(features));
}

/** Forgets the session. The last role, landing page, colours, language and remembered name stay. */
export function forget(storage: AppStorage): void {
  for (const name of ['token', 'userInfo', 'tabList', 'customFeatures'] as const) storage.set(name, null);
}

/** Forgets what the account of a session has entered in this window and not saved. */
export function forgetDrafts(storage: AppStorage, session: ReadyState | null): void {
  // When it could not be read again after a reload, whose it is has been kept.
  const user = session?.user ?? storage.get('userInfo');
  if (user) storage.set('drafts', null, user.accountId);
}
