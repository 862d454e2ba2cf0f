import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './StatusBadge.module.css';

/** The choices of a status, for filters and forms. */
export const statusChoices = [
  { value: 'ENABLED', label: 'ui.enabled' },
  { value: 'DISABLED', label: 'ui.disabled' },
] as const;

const labels = { ENABLED: 'ui.enabled', DISABLED: 'ui.disabled', LOCKED: 'ui.locked' } as const;

/** Whether something is enabled: a dot and a word, so that the colour is not the only sign. */
export function StatusBadge({ status }: { status: keyof typeof labels }) {
  const t = useT();
  return (
    <span className={classes.badge} data-status={status}>
      {t(labels[status])}
    </span>
  );
}
