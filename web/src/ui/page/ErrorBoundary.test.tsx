import { useUnsavedChanges } from '@campus-procurement/hooks';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { renderUi } from '#testing/renderUi.tsx';
import { browserPage } from '../loading/browserPage.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
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

test('a page that an answer broke asks for it again', async () => {
  const answers: unknown[] = [{ surprise: true }, ['well']];
  function Page() {
    const { data } = useQuery({ queryKey: ['words'], queryFn: () => answers.shift() as string[] });
    return <p>{data?.map((word) => word)}</p>;
  }
  const user = await renderUi(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('well')).toBeVisible();
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

const missing = [
  'Failed to fetch dynamically imported module: https://x/assets/RolesScreen-1.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
];

/** A page whose code cannot be fetched. */
async function openMissing(message = missing[0]) {
  let isThere = false;
  function Page() {
    if (!isThere) throw new Error(message);
    return <p>well</p>;
  }
  const user = await renderUi(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  function mend() {
    isThere = true;
  }
  return { user, mend };
}

/** What the server says of the build that it serves. */
function serve(webBuild: string | null) {
  const data = { idleSeconds: 1, lifetimeSeconds: 1, webBuild, redirectOrigins: [] };
  const answer = async () => (webBuild ? Response.json({ code: 0, msg: 'ok', data }) : Response.error());
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

describe('a part of the program that cannot be fetched', () => {
  let reload: MockInstance;
  beforeEach(() => {
    reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
  });

  test.each(missing)('can be tried again, and the page reloaded, if no other build is known: %s', async (message) => {
    serve(null);
    const { user, mend } = await openMissing(message);
    expect(await screen.findByRole('alert')).toHaveTextContent('系统可能已更新');
    await user.click(screen.getByRole('button', { name: '刷新页面' }));
    expect(reload).toHaveBeenCalledTimes(1);
    mend();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('well')).toBeVisible();
  });

  test('is fetched by one reload if another build is served, and by no second one', async () => {
    serve('index-New2.js');
    await openMissing();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    cleanup();
    await openMissing();
    expect(await screen.findByRole('alert')).toHaveTextContent('系统可能已更新');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('costs nothing that was entered: then the reload is left to the user', async () => {
    serve('index-New2.js');
    function Form() {
      useUnsavedChanges(true);
      return null;
    }
    await renderUi(
      <>
        <Form />
        <ErrorBoundary>
          <Missing />
        </ErrorBoundary>
      </>,
    );
    expect(await screen.findByRole('button', { name: '刷新页面' })).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});

function Missing(): never {
  throw new Error(missing[0]);
}

test('what could not be fetched is fetched again when it is shown again', async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>();
  load.mockRejectedValueOnce(new Error(missing[0])).mockResolvedValue({ default: () => <p>well</p> });
  serve(null);
  const Part = lazyPart(load);
  const user = await renderUi(
    <ErrorBoundary>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('well')).toBeVisible();
});
