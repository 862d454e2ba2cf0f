import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { type ErrorNotice, errorNotices } from '#ui/feedback/errorNotices.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import classes from './NotificationPanel.module.css';

/** The errors since the login, newest first. They are not stored. */
export function ErrorNoticeList({ errors }: { errors: readonly ErrorNotice[] }) {
  const t = useT();
  if (errors.length === 0) return <EmptyState text={t('shell.noErrors')} />;
  return (
    <>
      <ul className={classes.list}>
        {errors.map(({ id, message, time, count }) => (
          <li key={id} className={`${classes.item} ${classes.error}`}>
            <span className={classes.content} data-open>
              {message}
            </span>
            <span className={classes.meta}>
              <DateTime value={time} />
              {count > 1 && ` · ${t('shell.times', { count })}`}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="subtle" size="xs" onClick={errorNotices.clear}>
          {t('shell.clearErrors')}
        </Button>
      </div>
    </>
  );
}
