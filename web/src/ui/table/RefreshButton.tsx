import { ActionIcon } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';

interface RefreshButtonProps {
  page: { isFetching: boolean; refresh: () => void };
}

/** Asks the server for the first page again (product specification, section 9: refresh goes back to page 1). */
export function RefreshButton({ page }: RefreshButtonProps) {
  const t = useT();
  return (
    <ActionIcon
      size="var(--app-control)"
      variant="default"
      loading={page.isFetching}
      onClick={page.refresh}
      aria-label={t('ui.refresh')}
      title={t('ui.refresh')}
    >
      <IconRefresh size={16} stroke={1.5} />
    </ActionIcon>
  );
}
