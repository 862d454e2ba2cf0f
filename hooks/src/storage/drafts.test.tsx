import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openReady, password } from '../testing/open.ts';
import { finance } from '../testing/people.ts';
import { renderInSession } from '../testing/renderInSession.tsx';
import { useDraftStore } from '../useDraftStore.ts';
import type { Draft } from './drafts.ts';

async function openWithDraft() {
  const opened = await openReady();
  const store = () => renderInSession(opened.session, useDraftStore).result.current;
  const { owner, write } = store();
  const draft: Draft = { page: '/user/role', form: 'new', title: 'New role', owner, time: 1, values: { menuIds: ['1', '2'] } };
  write([draft]);
  return { ...opened, draft, store };
}

/** Ends the session on the server and logs in again. */
async function expire({ session, server }: Awaited<ReturnType<typeof openWithDraft>>, username = 'teacher1') {
  server.revoke(session.storage.get('token'));
  await act(async () => void (await session.client.call('queryRolePage').catch(() => {})));
  await waitFor(() => expect(session.getState()).toMatchObject({ status: 'anonymous', reason: 'expired' }));
  await act(() => session.login({ username, password }));
}

describe('a draft', () => {
  it('is there again for the same account after the session had ended, and says in which role it was entered', async () => {
    const opened = await openWithDraft();
    await expire(opened);
    expect(opened.store().read()).toEqual([opened.draft]);
    expect(opened.store().owner).toBe(opened.draft.owner);
    await act(() => opened.session.switchTo({ roleId: 'r-school_admin', deptId: finance.id }));
    expect(opened.store().owner).not.toBe(opened.draft.owner);
  });

  it('is not there for another account, also when the last word comes after the end of the session', async () => {
    const opened = await openWithDraft();
    const { write } = opened.store();
    await expire(opened, 'auditor1');
    write([opened.draft, opened.draft]);
    expect(opened.store().read()).toEqual([]);
    expect(opened.session.storage.get('drafts', 'teacher1')).toHaveLength(2);
  });

  it('is deleted by a logout', async () => {
    const opened = await openWithDraft();
    await act(async () => void (await opened.session.logout()));
    expect(opened.session.storage.get('drafts', 'teacher1')).toBe(null);
  });
});
