import type { Schemas } from '@campus-procurement/sdk';
import { Alert } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';

type Costs = Pick<Schemas['ProjectModifyDetail'], 'projectStatus' | 'status' | 'modifyType'>;

/** What a change costs until it is decided: a running bidding stands still, another purchase is not announced. */
export function ChangeCosts({ modify: { projectStatus, modifyType } }: { modify: Costs }) {
  const t = useT();
  const isRunning = projectStatus === 'BIDDING' || projectStatus === 'PUBLISHED' || projectStatus === 'SUSPENDED';
  const isOrdered = !isRunning && projectStatus !== 'APPROVED';
  return (
    <Alert color="yellow" variant="light">
      {t(isRunning ? 'purchases.costRunning' : isOrdered ? 'purchases.costOrdered' : 'purchases.costApproved')}
      {modifyType.some((type) => type === 'FUNDS' || type === 'PRICE') && ` ${t('purchases.costMoney')}`}
    </Alert>
  );
}
