// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionProvider } from './SessionProvider.tsx';
import { createFakeServer } from './testing/fakeServer.ts';
import { open, openReady } from './testing/open.ts';
import { useApiMutation } from './useApiMutation.ts';
import { useAppSettings } from './useAppSettings.ts';
import { useLocalePreference } from './useLocalePreference.ts';
import { usePagedQuery } from './usePagedQuery.ts';
import { usePermission } from './usePermission.ts';
import { useProjectTerms } from './useProjectTerms.ts';
import { useServerMenu } from './useServerMenu.ts';
import { useSession } from './useSession.ts';

function Everything() {
  const session = useSession();
  const page = usePagedQuery('queryRolePage', {});
  const save = useApiMutation('saveRole');
  const can = usePermission();
  const { settings } = useAppSettings();
  return [
    session.status,
    page.isPending,
    save.isStale,
    can('may:act:as_purchaser'),
    settings.menuWidth,
    useLocalePreference().locale,
    useProjectTerms().specialTitle,
    String(useServerMenu().firstEntry),
  ].join(' ');
}

it('the hooks render in Node, before and after a login', async () => {
  expect(typeof window).toBe('undefined');
  const server = createFakeServer();
  const { session } = open({ server, storage: undefined as never });
  const page = () =>
    renderToString(
      <SessionProvider session={session}>
        <Everything />
      </SessionProvider>,
    );
  expect(page()).toBe('anonymous true false false 220 zh-CN bidding null');
  await session.login({ username: 'teacher1', password: 'Seed@2026' });
  expect(page()).toBe('ready true false true 220 zh-CN bidding /');
  const { session: other } = await openReady({ server });
  expect(other.getState().status).toBe('ready');
});
