import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '../status/meanings.ts';
import { StatusPill } from '../status/StatusPill.tsx';
import { anyStatus } from './anyStatus.ts';

interface PurchaseStatusProps {
  status: Schemas['ProjectStatus'];
  /** Which way it goes, where that is known: what is not bid for is never announced. */
  lane?: Schemas['PurchaseLane'] | null;
  /** Nothing is left to be paid of it. */
  isPaid?: boolean;
  /** It stands for purchases of every way, also for those that are paid. */
  isAny?: boolean;
}

/** Where a purchase stands. */
export function PurchaseStatus({ status, lane, isPaid = false, isAny = false }: PurchaseStatusProps) {
  const t = useT();
  const isOther = status === 'APPROVED' && lane === 'OTHER';
  if (isAny) return <StatusPill meaning={meanings.purchase[status]}>{t(anyStatus(status))}</StatusPill>;
  // What is received of a small purchase is witnessed; of any other it is inspected.
  const isInspected = status === 'ACCEPTING' && lane !== 'SMALL' && lane != null;
  return (
    <StatusPill meaning={meanings.purchase[status]}>
      {t(
        isOther
          ? 'purchases.statusAPPROVED_OTHER'
          : isInspected
            ? 'purchases.statusINSPECTING'
            : isPaid
              ? 'purchases.statusPAID'
              : `purchases.status${status}`,
      )}
    </StatusPill>
  );
}
