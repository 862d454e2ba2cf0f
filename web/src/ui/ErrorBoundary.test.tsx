import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '#testing/renderUi.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

// React reports what a boundary catches; that is meant for developers, not for the log of these tests.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test('a page that breaks is replaced by words and can be tried again', async () => {
  let isBroken = true;
  function Page() {
    if (isBroken) throw new Error('broken');
    return <p>well</p>;
  }
  const user = await renderUi(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('页面出现错误');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByText('well')).toBeVisible();
});

test('a page that breaks at one address is tried again at another', async () => {
  function Page({ address }: { address: string }) {
    if (address === '/broken') throw new Error('broken');
    return <p>well</p>;
  }
  function Pages() {
    const [address, go] = useState('/broken');
    return (
      <>
        <button type="button" onClick={() => go('/well')}>
          go on
        </button>
        <ErrorBoundary resetKey={address}>
          <Page address={address} />
        </ErrorBoundary>
      </>
    );
  }
  const user = await renderUi(<Pages />);
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'go on' }));
  expect(screen.getByText('well')).toBeVisible();
});

test.each([
  'Failed to fetch dynamically imported module: https://x/assets/RolesScreen-1.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('a part of the program that cannot be fetched asks for a reload: %s', async (message) => {
  function Page(): never {
    throw new Error(message);
  }
  await renderUi(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('系统可能已更新');
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeVisible();
});
