import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './StartingPage.module.css';

/** Stands for the whole window while the session is being restored: the outline of what comes, so that nothing jumps. */
export function StartingPage() {
  const t = useT();
  return (
    <div className={classes.page} role="status" aria-label={t('common.loading')}>
      <div className={classes.header} />
      <div className={classes.navbar} />
      <div className={classes.main}>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
