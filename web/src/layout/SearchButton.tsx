import { Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './Header.module.css';
import { modifierKey } from './modifierKey.ts';

/** Opens the search palette and shows its shortcut. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const t = useT();
  return (
    <UnstyledButton className={classes.search} onClick={onClick} title={t('shell.search')} aria-keyshortcuts="Control+K Meta+K">
      <IconSearch size={16} stroke={1.5} aria-hidden />
      <span className={classes.searchText}>{t('shell.searchShort')}</span>
      <Kbd size="xs" className={classes.searchKey} aria-hidden>
        {modifierKey} K
      </Kbd>
    </UnstyledButton>
  );
}
