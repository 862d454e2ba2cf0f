import type { Schemas } from '@campus-procurement/sdk';
import { Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '../feedback/Message.tsx';

type Costs = Pick<Schemas['ProjectModifyDetail'], 'projectStatus' | 'modifyType'>;

/** What a change costs until it is decided: a running bidding stands still, another purchase is not announced. */
export function ChangeCosts({ modify: { projectStatus, modifyType } }: { modify: Costs }) {
  const t = useT();
  const isRunning = projectStatus === 'BIDDING' || projectStatus === 'PUBLISHED' || projectStatus === 'SUSPENDED';
  const isOrdered = !isRunning && projectStatus !== 'APPROVED';
  const isVoid = isRunning && modifyType.some((type) => type === 'CONTENT' || type === 'PRICE');
  const isOfMoney = modifyType.some((type) => type === 'FUNDS' || type === 'PRICE');
  const meanwhile = isVoid ? 'costHeld' : isRunning ? 'costRunning' : isOrdered ? 'costOrdered' : 'costApproved';
  return (
    <Message tone="warning">
      <Text size="sm">{t(`purchases.${meanwhile}`)}</Text>
      {isVoid && <Text size="sm">{t('purchases.costRound')}</Text>}
      {isOfMoney && <Text size="sm">{t('purchases.costMoney')}</Text>}
    </Message>
  );
}
