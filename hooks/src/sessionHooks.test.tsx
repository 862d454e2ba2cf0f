import type { PermissionCode } from '@campus-procurement/sdk';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Can } from './Can.tsx';
import { hasRole } from './menu/hasRole.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { featureKeys } from './storage/features.ts';
import { EveryHook } from './testing/everyHook.tsx';
import { credentials, open, openReady, ready } from './testing/open.ts';
import { asSchoolAdmin, finance, laboratory, person, purchaser } from './testing/people.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useFeatureFlag, useFeatureValue } from './useFeature.ts';
import { usePermission } from './usePermission.ts';
import { useProjectTerms } from './useProjectTerms.ts';
import { useRoleDept } from './useRoleDept.ts';
import { useServerMenu } from './useServerMenu.ts';
import { useSession, useSessionActions, useUser } from './useSession.ts';

describe('the session', () => {
  it('is the same in every component, from login to logout', async () => {
    const { session } = open();
    const { result } = renderInSession(session, () => [useSession(), useSessionActions()] as const);
    expect(result.current[0]).toEqual({ status: 'anonymous', epoch: 0, reason: 'start' });
    await act(() => result.current[1].login(credentials));
    expect(result.current[0]).toMatchObject({ status: 'ready', user: { name: 'Name of teacher1' } });
    await act(() => result.current[1].logout());
    expect(result.current[0]).toMatchObject({ status: 'anonymous', reason: 'logout' });
  });

  it('has a user only in the state "ready"', async () => {
    const { session } = open();
    expect(() => renderInSession(session, useUser)).toThrow('Nobody is logged in here');
    await session.login(credentials);
    expect(renderInSession(session, useUser).result.current.accountId).toBe('teacher1');
  });
});

describe('a screen that needs a user', () => {
  it('is taken away at the logout before it could miss the user', async () => {
    const { session } = await openReady();
    const Screen = () => <p>{useUser().name}</p>;
    const Guard = () => (useSession().status === 'ready' ? <Screen /> : <p>login</p>);
    onTestFinished(cleanup);
    const { container } = render(
      <SessionProvider session={session}>
        <Guard />
      </SessionProvider>,
    );
    expect(container.textContent).toBe('Name of teacher1');
    await act(() => session.logout());
    expect(container.textContent).toBe('login');
  });
});

describe('role and department', () => {
  it('show the current ones with their college, the list, and that a switch is under way', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, useRoleDept);
    expect(result.current.current).toEqual({ role: ready(session).role, dept: laboratory, collegeId: 'd-chemistry' });
    expect(result.current.list.map(({ roleCode }) => roleCode)).toEqual(['purchaser', 'school_admin']);

    const slow = Promise.withResolvers<void>();
    server.fail('switchDept', () => slow.promise);
    let switched: Promise<void> | undefined;
    act(() => {
      switched = result.current.switchTo(asSchoolAdmin);
    });
    await act(async () => {});
    expect(result.current.isSwitching).toBe(true);
    slow.resolve();
    await act(() => switched as Promise<void>);
    expect(result.current).toMatchObject({
      isSwitching: false,
      current: { role: { roleCode: 'school_admin' }, collegeId: finance.id },
    });
  });
});

describe('permissions', () => {
  it('are those of the current role: one code, or any of several', async () => {
    const { session } = await openReady();
    const { result } = renderInSession(session, usePermission);
    expect(result.current('information:expenditure:read')).toBe(true);
    expect(result.current('system:role:read')).toBe(false);
    expect(result.current(['system:role:read', 'information:expenditure:read'])).toBe(true);
    expect(result.current([])).toBe(false);
    await act(() => session.switchTo(asSchoolAdmin));
    expect(result.current('information:expenditure:read')).toBe(false);
    expect(result.current('system:role:read')).toBe(true);
    await act(() => session.logout());
    expect(result.current('system:role:read')).toBe(false);
  });

  it('of 1000 rows with three questions each cost no request and under 2 ms', async () => {
    const { session, server } = await openReady();
    const { result } = renderInSession(session, usePermission);
    const codes = ['system:role:update', 'system:role:delete', 'information:expenditure:read'] as const;
    const can = result.current;
    let allowed = 0; // Counted, so that an engine cannot optimise the calls away.
    const times = Array.from({ length: 21 }, () => {
      const began = performance.now();
      for (let row = 0; row < 1000; row++) for (const code of codes) allowed += Number(can(code));
      return performance.now() - began;
    });
    expect(allowed).toBe(21_000);
    const median = times.toSorted((one, other) => one - other)[10];
    expect(median).toBeLessThan(2);
    expect(server.received).toEqual([]);
  });

  it('decide what is rendered, without markup of its own', async () => {
    const { session } = await openReady();
    const seen = (code: PermissionCode) =>
      renderInSession(session, () => Can({ code, otherwise: 'refused', children: 'allowed' })).result;
    expect(seen('information:expenditure:read').current).toBe('allowed');
    expect(seen('system:role:read').current).toBe('refused');
  });

  it('by role follow the directive of the specification', () => {
    expect(hasRole(['admin', 'user'], 'admin')).toBe(true);
    expect(hasRole(['admin'], 'user')).toBe(false);
    expect(hasRole(['admin'], null)).toBe(false);
    expect(hasRole([], null)).toBe(true);
    for (const wrong of ['admin', undefined, null, { 0: 'admin' }])
      expect(() => hasRole(wrong, 'admin')).toThrow('need roles! Like v-permission=[admin,user]');
  });
});

describe('features', () => {
  it('are eleven, asked for with every switch; only Y switches one on', async () => {
    const { session, server } = open();
    Object.assign(server.values, { ifOpenEntry: 'Y', ifCrossAcceptance: 'N', isShowJoinIp: 'y', unknownKey: 'Y' });
    server.values.argumentReportTemplateUrl = 'https://files.example/report.docx';
    await session.login(credentials);
    expect(server.received.find(({ id }) => id === 'queryCharacterValues')?.body).toEqual([...featureKeys]);
    expect(featureKeys).toHaveLength(11);
    const { result } = renderInSession(session, () => ({
      entry: useFeatureFlag('ifOpenEntry'),
      cross: useFeatureFlag('ifCrossAcceptance'),
      ip: useFeatureFlag('isShowJoinIp'),
      absent: useFeatureValue('QLGYUniversityCharacter'),
      template: useFeatureValue('argumentReportTemplateUrl'),
    }));
    expect(result.current).toEqual({
      entry: true,
      cross: false,
      ip: false,
      absent: null,
      template: 'https://files.example/report.docx',
    });
    expect(ready(session).features).not.toHaveProperty('unknownKey');
  });

  it.each([
    ['no flag', '1001', {}, { specialTitle: 'bidding', description: 'necessity', documentTitle: 'bidding' }],
    [
      'the JN flag',
      '1001',
      { JNUniversityCharacter: 'Y' },
      { specialTitle: 'purchase', description: 'necessity', documentTitle: 'bidding' },
    ],
    [
      'the SYD flag',
      '1001',
      { SYDUniversityCharacter: 'Y' },
      { specialTitle: 'bidding', description: 'purchaseReason', documentTitle: 'bidding' },
    ],
    [
      'school 2981 without a flag',
      '2981',
      {},
      { specialTitle: 'bidding', description: 'purchaseReason', documentTitle: 'bidding' },
    ],
    ['school 3338', '3338', {}, { specialTitle: 'bidding', description: 'necessity', documentTitle: 'purchase' }],
  ])('choose the words of a school with %s', async (_, companyId, values, terms) => {
    const { session, server } = open();
    server.people.set('teacher1', person('teacher1', [purchaser], companyId));
    Object.assign(server.values, values);
    const { result } = renderInSession(session, useProjectTerms);
    expect(result.current).toEqual({ specialTitle: 'bidding', description: 'necessity', documentTitle: 'bidding' });
    await act(() => session.login(credentials));
    expect(result.current).toEqual(terms);
  });
});

describe('the server menu', () => {
  it('is read once for all components, and is empty while nobody is logged in', async () => {
    const { session } = await openReady();
    const { result } = renderInSession(session, () => [useServerMenu(), useServerMenu()] as const);
    expect(result.current[0]).toBe(result.current[1]);
    expect(result.current[0].firstEntry).toBe('/');
    await act(() => session.logout());
    expect(result.current[0]).toEqual({ tree: [], entries: new Map(), firstEntry: null });
  });
});

describe('without a page around it', () => {
  it('every hook works the same: no window.location is read', async () => {
    vi.stubGlobal('location', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(window.location).toBeUndefined();
    onTestFinished(cleanup);
    const { session } = await openReady();
    const { container } = render(
      <SessionProvider session={session}>
        <EveryHook isReady />
      </SessionProvider>,
    );
    await waitFor(() => expect(container.textContent).toContain('useApiQuery="success"'));
    await act(() => session.switchTo(asSchoolAdmin));
    expect(container.textContent).toContain('useRoleDept="d-finance"');
  });
});
