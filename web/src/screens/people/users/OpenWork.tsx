import { useApiQuery } from '@campus-procurement/hooks';
import { Stack, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';

/** What waits for somebody who is not to log in any more, and what becomes of it. */
export function OpenWork({ id }: { id: string }) {
  const t = useT();
  const { data } = useApiQuery('getUserDetail', { path: { id } }, { meta: { silent: true } });
  if (!data) return null;
  const { waitingApprovals, handledPurchases, requestedPurchases } = data;
  if (waitingApprovals + handledPurchases + requestedPurchases === 0) return null;
  return (
    <Message tone="warning">
      <Stack gap="xs">
        {waitingApprovals > 0 && <Text size="sm">{t('users.openApprovals', { count: waitingApprovals })}</Text>}
        {handledPurchases > 0 && <Text size="sm">{t('users.openPurchases', { count: handledPurchases })}</Text>}
        {requestedPurchases > 0 && <Text size="sm">{t('users.openRequests', { count: requestedPurchases })}</Text>}
      </Stack>
    </Message>
  );
}
