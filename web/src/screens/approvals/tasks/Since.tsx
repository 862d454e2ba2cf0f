import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { daysSince } from './caseColumns.tsx';

/** For how many days something has stood still. */
export function Since({ since }: { since: string }) {
  const t = useT();
  const format = useFormat();
  return (
    <time dateTime={since} title={format.dateTime(since)}>
      {t('approvals.waited', { days: daysSince(since) })}
    </time>
  );
}
