import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '#testing/renderUi.tsx';
import { Dialog } from './Dialog.tsx';
import { SideDrawer } from './SideDrawer.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['a drawer', SideDrawer],
  ['a dialog', Dialog],
])('%s does not take the focus from a field that somebody was quick to enter', async (_what, Block) => {
  await renderUi(
    <Block title="Members" onClose={() => undefined}>
      <input aria-label="First" data-autofocus />
      <input aria-label="Second" />
    </Block>,
  );
  const field = screen.getByRole('textbox', { name: 'Second' });
  act(() => field.focus());
  await act(() => vi.runAllTimersAsync());
  expect(field).toHaveFocus();
});

test('a drawer that nobody was quicker than takes the focus to where it begins', async () => {
  await renderUi(
    <SideDrawer title="Members" onClose={() => undefined}>
      <input aria-label="First" />
      <input aria-label="Second" data-autofocus />
    </SideDrawer>,
  );
  await act(() => vi.runAllTimersAsync());
  expect(screen.getByRole('textbox', { name: 'Second' })).toHaveFocus();
});
