import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '../status/meanings.ts';
import { StatusPill } from '../status/StatusPill.tsx';
import { anyStatus } from './anyStatus.ts';
import type { lastStep } from './lastStep.ts';

interface PurchaseStatusProps {
  status: Schemas['ProjectStatus'];
  /** Which way it goes, where that is known: what is not bid for is never announced. */
  lane?: Schemas['PurchaseLane'] | null;
  /** What it is left with when nothing is to be paid. */
  last?: ReturnType<typeof lastStep>;
  /** It stands for purchases of every way, also for those that are paid. */
  isAny?: boolean;
}

/** Where a purchase stands. */
export function PurchaseStatus({ status, lane, last = null, isAny = false }: PurchaseStatusProps) {
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
            : last
              ? `purchases.last${last}`
              : `purchases.status${status}`,
      )}
    </StatusPill>
  );
}
