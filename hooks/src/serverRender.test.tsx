// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionProvider } from './SessionProvider.tsx';
import { EveryHook } from './testing/everyHook.tsx';
import { credentials, open } from './testing/open.ts';

it('every hook renders in Node, before and after a login', async () => {
  expect(typeof window).toBe('undefined');
  const { session } = open({ storage: undefined as never });
  const page = () =>
    renderToString(
      <SessionProvider session={session}>
        <EveryHook isReady={session.getState().status === 'ready'} />
      </SessionProvider>,
    ).replaceAll(/<!-- -->|&quot;/g, '');
  expect(page()).toMatch(/useLocalePreference=zh-CN;.*usePermission=false;.*useServerMenu=null;useSession=anonymous;/);
  await session.login(credentials);
  expect(page()).toMatch(
    /usePagedQuery=true;.*usePermission=true;.*useRoleDept=d-chemistry;.*useServerMenu=\/;useSession=ready;/,
  );
});
