import { isApiError } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '../feedback/describeError.ts';
import classes from './State.module.css';

interface ErrorStateProps {
  error: unknown;
  onRetry: () => void;
  /** The list that the record would be in. */
  back?: Way | undefined;
}

/** Where else to go. */
export interface Way {
  to: string;
  label: string;
  /** Why the record may not be there, where more can be said than that. */
  why?: string;
}

/** A record that is not there, or that the user may not read: to ask again would not help. */
const goneCodes: readonly unknown[] = [4003, 4004];

/** Stands where content would be, when it could not be loaded. Also for the failures that no notification tells of (401, 404). */
export function ErrorState({ error, onRetry, back }: ErrorStateProps) {
  const t = useT();
  const missing = isApiError(error) && (error.status === 404 || error.code === 4004);
  const isGone = isApiError(error) && goneCodes.includes(error.code);
  return (
    <div className={classes.state}>
      <IconAlertTriangle className={classes.icon} size={28} stroke={1.25} aria-hidden />
      <p className={classes.title}>{t(isGone ? 'ui.notShown' : 'ui.loadFailed')}</p>
      <p className={classes.text}>{missing ? (back?.why ?? t('ui.notFound')) : describeError(error, t).text}</p>
      {!isGone && (
        <Button size="xs" variant="default" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {isGone && back && (
        <Button size="xs" variant="default" component={Link} to={back.to}>
          {back.label}
        </Button>
      )}
    </div>
  );
}
