import { useState } from 'react';
import { useSessionContext } from './contexts.ts';
import { readyOrNull } from './session/SessionState.ts';
import type { Draft } from './storage/drafts.ts';
import { ownerOf } from './storage/ownerOf.ts';

/** The drafts of one account in this window. */
export interface DraftStore {
  /** Account, role and department when the component was mounted, for `Draft.owner`. Empty before the login. */
  owner: string;
  /** Returns all drafts of the account. */
  read(): readonly Draft[];
  /** Replaces all drafts. */
  write(drafts: readonly Draft[]): void;
}

/**
 * Returns the drafts of the account that is logged in when the component mounts; before the login, drafts of nobody. The store
 * stays bound to that account, so a form can still save its entries when the session has ended. Drafts survive a reload and the
 * end of a session; a logout deletes them.
 *
 * @example
 * const { owner, read, write } = useDraftStore();
 * write([...read(), { page: '/user/role', form: 'new', title: 'New role', owner, time: Date.now(), values: { roleName: 'Buyer' } }]);
 */
export function useDraftStore(): DraftStore {
  const { storage, getState } = useSessionContext();
  const [store] = useState(() => {
    const now = readyOrNull(getState());
    const account = now?.user.accountId ?? '';
    return {
      owner: now ? ownerOf(now) : '',
      read: () => storage.get('drafts', account) ?? [],
      write: (drafts: readonly Draft[]) => storage.set('drafts', [...drafts], account),
    };
  });
  return store;
}
