import { Skeleton, Stack } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';

/** Shown while the code of a page is loaded. */
export function PageSkeleton() {
  const t = useT();
  return (
    <Stack gap="md" role="status" aria-label={t('common.loading')}>
      <Skeleton height={28} width={160} />
      <Skeleton height={48} />
      <Skeleton height={320} />
    </Stack>
  );
}
