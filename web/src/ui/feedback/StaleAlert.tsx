import { Button, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from './Message.tsx';

/** Somebody else has changed the thing: what was entered stays until the user asks for the latest version. */
export function StaleAlert({ onReload }: { onReload: () => void }) {
  const t = useT();
  return (
    <Message tone="warning" role="alert">
      <Text size="sm" fw={600}>
        {t('ui.staleTitle')}
      </Text>
      <Text size="sm">{t('ui.staleText')}</Text>
      <Button size="xs" variant="default" mt="xs" onClick={onReload}>
        {t('ui.loadLatest')}
      </Button>
    </Message>
  );
}
