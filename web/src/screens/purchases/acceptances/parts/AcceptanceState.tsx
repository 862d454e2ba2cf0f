import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';

/** Where an acceptance stands. */
export function AcceptanceState({ status }: { status: Schemas['AcceptanceStatus'] }) {
  const t = useT();
  return <StatusPill meaning={meanings.acceptance[status]}>{t(`acceptances.status${status}`)}</StatusPill>;
}
