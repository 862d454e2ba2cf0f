import { useProjectTerms } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '../status/meanings.ts';
import { StatusPill } from '../status/StatusPill.tsx';

/** Where a purchase stands. */
export function PurchaseStatus({ status }: { status: Schemas['ProjectStatus'] }) {
  const t = useT();
  const { specialTitle } = useProjectTerms();
  const isOther = status === 'BIDDING' && specialTitle === 'purchase';
  return (
    <StatusPill meaning={meanings.purchase[status]}>
      {t(isOther ? 'purchases.statusBIDDING_purchase' : `purchases.status${status}`)}
    </StatusPill>
  );
}
