import { useSession, useSessionActions } from '@campus-procurement/hooks';
import { Button, Group } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { useDocumentTitle } from '#ui/page/usePageTitle.ts';
import classes from './StartFailed.module.css';
import { useLogout } from './useLogout.ts';

/** Shown if the user is logged in, but menu or permissions could not be read. Offers to retry or to log out. */
export default function StartFailed() {
  const t = useT();
  const session = useSession();
  const { restore } = useSessionActions();
  const logout = useLogout();
  useDocumentTitle(t('shell.startFailed'));
  return (
    <main className={classes.page}>
      <IconPlugConnectedX size={32} stroke={1.25} aria-hidden />
      <h1>{t('shell.startFailed')}</h1>
      {session.status === 'failed' && <p role="alert">{describeError(session.error, t).text}</p>}
      <p>{t('shell.startFailedHint')}</p>
      <Group gap="xs" justify="center">
        <Button onClick={restore}>{t('common.retry')}</Button>
        <Button variant="default" onClick={() => logout.mutate([])}>
          {t('shell.logout')}
        </Button>
      </Group>
    </main>
  );
}
