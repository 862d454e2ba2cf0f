import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { BrandMark } from '#ui/BrandMark.tsx';
import { LanguageSwitch } from '#ui/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/ThemeSwitch.tsx';
import { useProductName } from '#ui/usePageTitle.ts';
import classes from './Header.module.css';
import { UserMenu } from './UserMenu.tsx';

interface HeaderProps {
  isMenuCollapsed: boolean;
  onToggleMenu: () => void;
  onOpenDrawer: () => void;
}

export function Header({ isMenuCollapsed, onToggleMenu, onOpenDrawer }: HeaderProps) {
  const t = useT();
  const product = useProductName();
  const toggleLabel = isMenuCollapsed ? t('shell.expandNavigation') : t('shell.collapseNavigation');
  const ToggleIcon = isMenuCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <header className={classes.header}>
      <ActionIcon className={classes.narrow} size={36} onClick={onOpenDrawer} aria-label={t('shell.openNavigation')}>
        <IconMenu2 size={20} stroke={1.5} />
      </ActionIcon>
      <ActionIcon className={classes.wide} size={32} onClick={onToggleMenu} aria-label={toggleLabel} title={toggleLabel}>
        <ToggleIcon size={18} stroke={1.5} />
      </ActionIcon>
      <Link className={classes.brand} to="/">
        <BrandMark size={24} />
        <span className={classes.product}>{product}</span>
      </Link>
      <div className={classes.end}>
        <LanguageSwitch />
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  );
}
