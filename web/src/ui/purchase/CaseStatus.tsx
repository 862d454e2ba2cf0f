import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '../status/meanings.ts';
import { StatusPill } from '../status/StatusPill.tsx';

/** Where a case of approval stands. */
export function CaseStatus({ status }: { status: Schemas['ApprovalStatus'] }) {
  const t = useT();
  return <StatusPill meaning={meanings.approval[status]}>{t(`purchases.case${status}`)}</StatusPill>;
}
