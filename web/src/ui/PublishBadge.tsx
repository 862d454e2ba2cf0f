import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './PublishBadge.module.css';

const statuses = ['DRAFT', 'PUBLISHED', 'WITHDRAWN', 'EXPIRED'] as const;

/** The choices of a publication, for filters. */
export const publishChoices = statuses.map((value) => ({ value, label: `ui.publish${value}` as const }));

/** Where something stands between draft and end: a dot and a word. */
export function PublishBadge({ status }: { status: Schemas['PublishStatus'] }) {
  const t = useT();
  return (
    <span className={classes.badge} data-status={status}>
      {t(`ui.publish${status}`)}
    </span>
  );
}
