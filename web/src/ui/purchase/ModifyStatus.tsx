import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '../status/meanings.ts';
import { StatusPill } from '../status/StatusPill.tsx';

/** Where a change of a purchase stands. */
export function ModifyStatus({ status }: { status: Schemas['ModifyStatus'] }) {
  const t = useT();
  return <StatusPill meaning={meanings.modification[status]}>{t(`purchases.modify${status}`)}</StatusPill>;
}
