import { Skeleton, Stack } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';

/** Stands where content will be. */
export function LoadingBlock() {
  const t = useT();
  return (
    <Stack gap="sm" role="status" aria-label={t('common.loading')}>
      <Skeleton height={16} width="40%" />
      <Skeleton height={16} />
      <Skeleton height={16} width="75%" />
    </Stack>
  );
}
