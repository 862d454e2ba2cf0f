import { useAppSettings } from '@campus-procurement/hooks';
import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2, IconSettings } from '@tabler/icons-react';
import { memo } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LanguageSwitch } from '#ui/preferences/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/preferences/ThemeSwitch.tsx';
import { ApprovalsButton } from './ApprovalsButton.tsx';
import { Brand } from './Brand.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import classes from './Header.module.css';
import { isMenuHidden } from './isMenuHidden.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { SearchButton } from './SearchButton.tsx';
import { UserMenu } from './UserMenu.tsx';

interface HeaderProps {
  onOpenDrawer: () => void;
  onSearch: () => void;
}

/** The controls that every page has. The header does not change with the page. */
export const Header = memo(function Header({ onOpenDrawer, onSearch }: HeaderProps) {
  const t = useT();
  const { settings, change } = useAppSettings();
  const { menu, menuCollapse } = settings;
  const toggleLabel = menuCollapse ? t('shell.expandNavigation') : t('shell.collapseNavigation');
  const ToggleIcon = menuCollapse ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <header className={classes.header}>
      {menu && isMenuHidden(settings) && (
        <ActionIcon size={36} onClick={onOpenDrawer} aria-label={t('shell.openNavigation')}>
          <IconMenu2 size={20} stroke={1.5} />
        </ActionIcon>
      )}
      {menu && !isMenuHidden(settings) && (
        <ActionIcon
          size={32}
          onClick={() => change({ menuCollapse: !menuCollapse })}
          aria-label={toggleLabel}
          title={toggleLabel}
        >
          <ToggleIcon size={18} stroke={1.5} />
        </ActionIcon>
      )}
      <Brand />
      <div className={classes.end}>
        <SearchButton onClick={onSearch} />
        <div className={classes.preferences}>
          <LanguageSwitch />
          <ThemeSwitch />
          <FullScreenButton />
        </div>
        <ApprovalsButton />
        <NotificationBell />
        <ActionIcon
          size={32}
          onClick={() => change({ globalSettings: true })}
          aria-label={t('shell.settings')}
          title={t('shell.settings')}
        >
          <IconSettings size={18} stroke={1.5} />
        </ActionIcon>
        <UserMenu />
      </div>
    </header>
  );
});
