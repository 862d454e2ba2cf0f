import { useStored } from '@campus-procurement/hooks';
import { ActionIcon, useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';

/** Light or dark. */
export function ThemeSwitch() {
  const t = useT();
  const [, setScheme] = useStored('colorScheme');
  const other = useComputedColorScheme() === 'dark' ? 'light' : 'dark';
  const label = other === 'dark' ? t('common.switchToDark') : t('common.switchToLight');
  return (
    <ActionIcon size={32} onClick={() => setScheme(other)} aria-label={label} title={label}>
      {other === 'dark' ? <IconMoon size={18} stroke={1.5} /> : <IconSun size={18} stroke={1.5} />}
    </ActionIcon>
  );
}
