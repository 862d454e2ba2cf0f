import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from './meanings.ts';
import { StatusPill } from './StatusPill.tsx';

/** The choices of a status, for filters and forms. */
export const statusChoices = [
  { value: 'ENABLED', label: 'ui.enabled' },
  { value: 'DISABLED', label: 'ui.disabled' },
] as const;

const labels = { ENABLED: 'ui.enabled', DISABLED: 'ui.disabled', LOCKED: 'ui.locked' } as const;

/** Whether something is enabled. */
export function StatusBadge({ status }: { status: keyof typeof labels }) {
  const t = useT();
  return <StatusPill meaning={meanings.record[status]}>{t(labels[status])}</StatusPill>;
}
