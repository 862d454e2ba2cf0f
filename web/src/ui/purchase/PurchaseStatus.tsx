import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '../status/meanings.ts';
import { StatusPill } from '../status/StatusPill.tsx';

/** Where a purchase stands. */
export function PurchaseStatus({ status }: { status: Schemas['ProjectStatus'] }) {
  const t = useT();
  return <StatusPill meaning={meanings.purchase[status]}>{t(`purchases.status${status}`)}</StatusPill>;
}
