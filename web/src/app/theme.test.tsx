import { MantineProvider, Popover } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createAppTheme } from './theme.ts';

test('a popover is gone 110 ms after it was closed', async () => {
  vi.useFakeTimers();
  try {
    const theme = createAppTheme({ close: 'close' });
    const popover = (isOpen: boolean) => (
      <MantineProvider theme={theme}>
        <Popover opened={isOpen} hideDetached={false}>
          <Popover.Target>
            <button type="button">target</button>
          </Popover.Target>
          <Popover.Dropdown>inside</Popover.Dropdown>
        </Popover>
      </MantineProvider>
    );
    const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const { rerender } = render(popover(true));
    await after(500);
    expect(screen.getByText('inside')).toBeVisible();
    rerender(popover(false));
    await after(100);
    expect(screen.queryByText('inside')).not.toBeNull();
    await after(50); // And two frames, in which the browser begins to fade it.
    expect(screen.queryByText('inside')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
