import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openReady } from './testing/open.ts';
import { renderInSession } from './testing/renderInSession.tsx';
import { useTabs } from './useTabs.ts';

test('a page that says the title that its tab has draws nothing anew', async () => {
  const { session } = await openReady();
  const page = { name: '/list/card', fullPath: '/list/card' };
  let drawn = 0;
  const { result } = renderInSession(session, () => {
    drawn += 1;
    return useTabs({ page, isAllowed: () => true });
  });
  act(() => result.current.rename(page.name, 'Funds'));
  expect(result.current.tabs).toMatchObject([{ name: page.name, title: 'Funds' }]);
  // React itself may look once more before it knows that nothing has changed.
  act(() => result.current.rename(page.name, 'Funds'));
  const before = drawn;
  act(() => result.current.rename(page.name, 'Funds'));
  expect(drawn).toBe(before);
});
