import type { Schemas } from '@campus-procurement/sdk';
import { publishStatusValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from './meanings.ts';
import { StatusPill } from './StatusPill.tsx';

/** The choices of a publication, for filters. */
export const publishChoices = publishStatusValues.map((value) => ({ value, label: `ui.publish${value}` as const }));

/** Where something stands between draft and end. */
export function PublishBadge({ status }: { status: Schemas['PublishStatus'] }) {
  const t = useT();
  return <StatusPill meaning={meanings.publication[status]}>{t(`ui.publish${status}`)}</StatusPill>;
}
