import { act, cleanup, render } from '@testing-library/react';
import { Activity, useLayoutEffect } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SessionProvider } from './SessionProvider.tsx';
import type { UnsavedWork } from './store/createUnsavedWork.ts';
import { openReady } from './testing/open.ts';
import { asSchoolAdmin } from './testing/people.ts';
import { type Tabs, useTabs } from './useTabs.ts';
import { PageNameContext, useUnsavedChanges, useUnsavedWork } from './useUnsavedChanges.ts';

interface Shown {
  page: string;
  entered: Record<string, object>;
}

const saved = { name: 'Buyer', rights: ['1'] };

function Form({ entered }: { entered: object }) {
  useUnsavedChanges(entered, saved);
  return null;
}

/** Opens two kept pages, each with a form, below tabs. `now` holds what the tabs and the register return. */
async function openPages() {
  const { session } = await openReady();
  const now: { tabs?: Tabs; work?: UnsavedWork } = {};
  function Pages({ page, entered }: Shown) {
    const work = useUnsavedWork();
    useLayoutEffect(() => work.show(page), [work, page]);
    Object.assign(now, { work, tabs: useTabs({ page: { name: page, fullPath: page }, isAllowed: () => true }) });
    return ['/a', '/b'].map((name) => (
      <Activity key={name} mode={name === page ? 'visible' : 'hidden'}>
        <PageNameContext.Provider value={name}>
          <Form entered={entered[name] ?? saved} />
        </PageNameContext.Provider>
      </Activity>
    ));
  }
  onTestFinished(cleanup);
  let shown: Shown = { page: '/a', entered: {} };
  const element = () => (
    <SessionProvider session={session}>
      <Pages {...shown} />
    </SessionProvider>
  );
  const { rerender } = render(element());
  return {
    session,
    show(page: string) {
      shown = { ...shown, page };
      rerender(element());
    },
    enter(page: string, entered: object) {
      shown = { ...shown, entered: { ...shown.entered, [page]: entered } };
      rerender(element());
    },
    work: () => now.work as UnsavedWork,
    tabs: () => now.tabs as Tabs,
  };
}

/** Returns whether the browser would ask before it closes the window. */
function isHeldBack(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('what is entered and not saved', () => {
  it('is what differs from what is saved, so that a change taken back is none', async () => {
    const { enter, work } = await openPages();
    expect(work().has()).toBe(false);
    enter('/a', { ...saved, name: 'Lender' });
    expect([work().has(), work().has(['/a']), work().has(['/b'])]).toEqual([true, true, false]);
    enter('/a', { name: 'Buyer', rights: ['1'] });
    expect(work().has()).toBe(false);
  });

  it('holds the window back, as long as there is something', async () => {
    const { enter } = await openPages();
    expect(isHeldBack()).toBe(false);
    enter('/a', { name: 'Lender' });
    expect(isHeldBack()).toBe(true);
    enter('/a', saved);
    expect(isHeldBack()).toBe(false);
  });

  it('stays known while another page is shown, and goes with its tab', async () => {
    const { enter, show, work, tabs } = await openPages();
    enter('/a', { name: 'Lender' });
    show('/b');
    expect([work().has(['/a']), isHeldBack()]).toEqual([true, true]);
    act(() => tabs().close(['/a']));
    expect([work().has(), isHeldBack()]).toEqual([false, false]);
  });

  it('is gone when its page begins anew', async () => {
    const { enter, show, work, tabs } = await openPages();
    enter('/a', { name: 'Lender' });
    show('/b');
    act(() => tabs().reload('/a'));
    expect(work().has()).toBe(false);
  });

  it('goes with the role in whose name it was entered', async () => {
    const { session, enter, show, work } = await openPages();
    enter('/a', { name: 'Lender' });
    show('/b');
    expect(work().has()).toBe(true);
    await act(() => session.switchTo(asSchoolAdmin));
    expect(work().has()).toBe(false);
  });
});
