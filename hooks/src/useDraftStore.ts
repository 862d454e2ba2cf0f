import { useState } from 'react';
import { useSessionContext } from './contexts.ts';
import type { Draft } from './drafts.ts';
import { ownerOf } from './ownerOf.ts';
import { readyOrNull } from './session/SessionState.ts';

/** What one account has entered in this window and not saved. */
export interface DraftStore {
  /** The role and department that work now. */
  owner: string;
  read(): readonly Draft[];
  /** Keeps these and no others. */
  write(drafts: readonly Draft[]): void;
}

/**
 * The drafts of whoever works when the component is first rendered; before the login those of nobody. What a form still has to say when
 * the session has ended goes there, too. A reload and the end of a session leave them, a logout deletes them.
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
