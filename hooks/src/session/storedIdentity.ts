import { collegeIdOf } from '../menu/collegeIdOf.ts';
import { toCustomFeatures } from '../storage/features.ts';
import type { AppStorage } from '../storage/storage.ts';
import type { Identity } from './loadIdentity.ts';
import type { ReadyState } from './SessionState.ts';

/** Stores the data of an identity. Its token was stored when it was issued. */
export function rememberIdentity(storage: AppStorage, { user, role, dept, features }: Identity): void {
  storage.set('userInfo', user);
  storage.set('roleDept', { roleId: role.id, deptId: dept.id, collegeId: collegeIdOf(dept) }, user.accountId);
  storage.set('customFeatures', toCustomFeatures(features));
}

/** Removes the session from the storage. The last role, landing page, colours, language and remembered name stay. */
export function forgetIdentity(storage: AppStorage): void {
  for (const name of ['token', 'userInfo', 'tabList', 'customFeatures'] as const) storage.set(name, null);
}

/** Removes the drafts of the session's account in this window, and its quotes in the making and receipts, which hold prices. */
export function forgetDrafts(storage: AppStorage, session: ReadyState | null): void {
  // If the session could not be read after a reload, the stored user tells whose drafts they are.
  const user = session?.user ?? storage.get('userInfo');
  if (!user) return;
  for (const name of ['drafts', 'quotes', 'receipts'] as const) storage.set(name, null, user.accountId);
}
