import { useUser } from '@campus-procurement/hooks';
import { Divider, Popover, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Content } from '#ui/text/Content.tsx';
import { UserAvatar } from '#ui/text/UserAvatar.tsx';
import { MenuList } from './MenuList.tsx';
import { RoleDeptList } from './RoleDeptList.tsx';
import classes from './UserMenu.module.css';
import { useAskedLogout } from './useAskedLogout.ts';

const SiteLinks = lazyPart(() => import('./SiteLinks.tsx'));

/** Shows the user and the current role. Its menu has the other roles and departments, and the logout. */
export function UserMenu() {
  const t = useT();
  const user = useUser();
  const logout = useAskedLogout();
  const [isOpen, { toggle, close }] = useDisclosure();
  return (
    <Popover opened={isOpen} onDismiss={close} onClose={close} position="bottom-end" width={300} trapFocus returnFocus offset={4}>
      <Popover.Target>
        <UnstyledButton
          className={classes.target}
          onClick={toggle}
          aria-label={t('shell.accountAs', { name: user.name, role: user.currentRole?.roleName ?? '' }).trim()}
        >
          <UserAvatar size={26} name={user.name} picture={user.avatar} />
          <span className={classes.who}>
            <span className={classes.name}>
              <Content>{user.name}</Content>
            </span>{' '}
            <span className={classes.role}>
              <Content>{user.currentRole?.roleName}</Content>
            </span>
          </span>
          <IconChevronDown size={14} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t('shell.account', { name: user.name })}>
        <div className={classes.head}>
          <Text fw={600} size="sm">
            <Content>{user.name}</Content>
          </Text>
          <Text size="xs" c="dimmed">
            {user.accountId} · <Content>{user.companyName}</Content>
          </Text>
        </div>
        <Divider />
        <RoleDeptList onSwitched={close} />
        <Divider />
        <MenuList label={t('shell.account', { name: user.name })}>
          <UnstyledButton component={Link} role="menuitem" className={classes.item} to="/information/userInfo" onClick={close}>
            <IconUser size={16} stroke={1.5} aria-hidden />
            {t('pages.userInfo')}
          </UnstyledButton>
          <Suspense>
            <SiteLinks onOpen={close} />
          </Suspense>
          <UnstyledButton role="menuitem" className={classes.item} onClick={logout}>
            <IconLogout size={16} stroke={1.5} aria-hidden />
            {t('shell.logout')}
          </UnstyledButton>
        </MenuList>
      </Popover.Dropdown>
    </Popover>
  );
}
