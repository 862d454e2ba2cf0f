import type { TableLayoutControl } from '@campus-procurement/hooks';
import { SegmentedControl } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';

/** How close the rows stand. */
export function DensityChoice({ control: { layout, change } }: { control: TableLayoutControl }) {
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
