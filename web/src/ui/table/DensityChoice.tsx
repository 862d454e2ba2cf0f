import { SegmentedControl } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { TableLayoutControl } from './useTableLayout.ts';

/** How close the rows stand. Default export, because it is fetched when it is to be seen: its control is no part of what a list needs. */
export default function DensityChoice({ control: { layout, change } }: { control: TableLayoutControl }) {
  const t = useT();
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      mt="xs"
      aria-label={t('ui.density')}
      value={layout.density}
      onChange={(density) => change({ density: density as typeof layout.density })}
      data={[
        { value: 'normal', label: t('ui.densityNormal') },
        { value: 'compact', label: t('ui.densityCompact') },
      ]}
    />
  );
}
