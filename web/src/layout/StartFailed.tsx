import { useSession, useSessionActions } from '@campus-procurement/hooks';
import { Button, Group } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/describeError.ts';
import { useDocumentTitle } from '#ui/usePageTitle.ts';
import classes from './StartFailed.module.css';

/** Somebody is logged in, but menu or permissions could not be read: try again, or begin anew. */
export default function StartFailed() {
  const t = useT();
  const session = useSession();
  const { restore, logout } = useSessionActions();
  useDocumentTitle(t('shell.startFailed'));
  return (
    <main className={classes.page}>
      <IconPlugConnectedX size={32} stroke={1.25} aria-hidden />
      <h1>{t('shell.startFailed')}</h1>
      {session.status === 'failed' && <p role="alert">{describeError(session.error, t).text}</p>}
      <p>{t('shell.startFailedHint')}</p>
      <Group gap="xs" justify="center">
        <Button onClick={restore}>{t('common.retry')}</Button>
        {/* The session is empty afterwards, whether or not the server could be told. */}
        <Button variant="default" onClick={() => void logout().catch(() => undefined)}>
          {t('shell.logout')}
        </Button>
      </Group>
    </main>
  );
}
