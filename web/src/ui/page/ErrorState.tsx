import { isApiError } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '../feedback/describeError.ts';
import classes from './State.module.css';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands where content would be, when it could not be loaded. Also for the failures that no notification tells of (401, 404). */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const t = useT();
  const missing = isApiError(error) && (error.status === 404 || error.code === 4004);
  return (
    <div className={classes.state}>
      <IconAlertTriangle className={classes.icon} size={28} stroke={1.25} aria-hidden />
      <p className={classes.title}>{t('ui.loadFailed')}</p>
      <p className={classes.text}>{missing ? t('ui.notFound') : describeError(error, t).text}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
