import { ActionIcon } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';

interface RefreshButtonProps {
  search: { query: { current: number }; setPage: (page: number) => void };
  page: { isFetching: boolean; refetch: () => unknown };
}

/** Asks for the first page again (product specification, section 9: refresh goes back to page 1). */
export function RefreshButton({ search, page }: RefreshButtonProps) {
  const t = useT();
  return (
    <ActionIcon
      size={32}
      variant="default"
      loading={page.isFetching}
      onClick={() => (search.query.current === 1 ? page.refetch() : search.setPage(1))}
      aria-label={t('ui.refresh')}
      title={t('ui.refresh')}
    >
      <IconRefresh size={16} stroke={1.5} />
    </ActionIcon>
  );
}
