import { dayMs } from '@campus-procurement/sdk/time';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';

/** How long somebody has waited since a time, in whole days; a dash if there is none. */
export function Waited({ since }: { since: string | null }) {
  const t = useT();
  const format = useFormat();
  if (since === null) return '–';
  const days = Math.floor((Date.now() - Date.parse(since)) / dayMs);
  return (
    <time dateTime={since} title={format.dateTime(since)}>
      {days < 1 ? t('suppliers.waitsToday') : t('suppliers.waits', { days })}
    </time>
  );
}
