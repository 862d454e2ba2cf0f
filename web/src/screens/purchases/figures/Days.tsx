import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './purchases.module.css';

/** A number of days; a dash if it is not known. */
export function Days({ days, isLate = false }: { days: string | null; isLate?: boolean }) {
  const t = useT();
  return (
    <span className={classes.days} data-late={isLate || undefined}>
      {days === null ? '–' : t('dashboard.inDays', { days: Number(days) })}
    </span>
  );
}
