import '@mantine/core/styles.layer.css';
// Not only on demand: when the network is gone, this is what says so.
import '#ui/NotificationHost.tsx';
import { useAppSettings, useSession } from '@campus-procurement/hooks';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ConfirmProvider } from '#ui/ConfirmProvider.tsx';
import { useProductName } from '#ui/usePageTitle.ts';
import { Header } from './Header.tsx';
import { NavMenu } from './NavMenu.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import classes from './Shell.module.css';

/** Header, navigation and the page in it. Default export, because it is loaded after the login. */
export default function Shell({ children }: { children: ReactNode }) {
  const t = useT();
  const product = useProductName();
  const session = useSession();
  const { pathname } = useLocation();
  const { settings, change } = useAppSettings();
  const [isDrawerOpen, drawer] = useDisclosure();
  const isSwitching = session.status === 'ready' && session.switching;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been opened, so the way to it is no longer needed
  useEffect(drawer.close, [pathname]);

  return (
    <ConfirmProvider>
      <a className={classes.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      <div className={classes.shell} style={{ '--menu-width': `${settings.menuCollapse ? 56 : settings.menuWidth}px` }}>
        <Header
          isMenuCollapsed={settings.menuCollapse}
          onToggleMenu={() => change({ menuCollapse: !settings.menuCollapse })}
          onOpenDrawer={drawer.open}
        />
        <div className={classes.navbar}>
          <NavMenu isCollapsed={settings.menuCollapse} onExpand={() => change({ menuCollapse: false })} />
        </div>
        {/* Another identity is another page: nothing that was entered or opened in one belongs to the other. */}
        <main key={session.epoch} id="content" className={classes.main} tabIndex={-1} inert={isSwitching} aria-busy={isSwitching}>
          <Suspense key={pathname} fallback={<PageSkeleton />}>
            {children}
          </Suspense>
        </main>
      </div>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        title={product}
        size={280}
        padding={0}
        classNames={{ header: classes.drawerHeader, title: classes.drawerTitle }}
      >
        <NavMenu />
      </Drawer>
    </ConfirmProvider>
  );
}
