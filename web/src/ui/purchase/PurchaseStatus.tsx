import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '../status/meanings.ts';
import { StatusPill } from '../status/StatusPill.tsx';
import { useSchoolWord } from './useSchoolWord.ts';

interface PurchaseStatusProps {
  status: Schemas['ProjectStatus'];
  /** Which way it goes, where that is known: what is not bid for is never announced. */
  lane?: Schemas['PurchaseLane'] | null;
}

/** Where a purchase stands. */
export function PurchaseStatus({ status, lane }: PurchaseStatusProps) {
  const t = useT();
  const word = useSchoolWord();
  return (
    <StatusPill meaning={meanings.purchase[status]}>
      {status === 'APPROVED' && lane === 'OTHER' ? t('purchases.statusAPPROVED_OTHER') : t(word(`purchases.status${status}`))}
    </StatusPill>
  );
}
