import '@mantine/core/styles.layer.css';
// Not only on demand: when the network is gone, this is what says so.
import '#ui/NotificationHost.tsx';
import { type AppSettings, useAppSettings, useSession } from '@campus-procurement/hooks';
import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSettings } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ConfirmProvider } from '#ui/ConfirmProvider.tsx';
import { useProductName } from '#ui/usePageTitle.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavMenu } from './NavMenu.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SettingsDrawer } from './SettingsDrawer.tsx';
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
  useColorWeak(settings.colorWeak);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has been opened, so the way to it is no longer needed
  useEffect(drawer.close, [pathname]);

  return (
    <ConfirmProvider>
      <a className={classes.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      <div
        className={classes.shell}
        style={{ '--menu-width': `${menuWidthOf(settings)}px` }}
        data-headless={!settings.navbar || undefined}
      >
        {settings.navbar ? <Header onOpenDrawer={drawer.open} /> : <FixedSettingsButton />}
        {settings.menu && (
          <div className={classes.navbar}>
            <NavMenu isCollapsed={settings.menuCollapse} onExpand={() => change({ menuCollapse: false })} />
          </div>
        )}
        <div className={classes.content}>
          {/* Another identity is another page: nothing that was entered or opened in one belongs to the other. */}
          <main
            key={session.epoch}
            id="content"
            className={classes.main}
            tabIndex={-1}
            inert={isSwitching}
            aria-busy={isSwitching}
          >
            <Suspense key={pathname} fallback={<PageSkeleton />}>
              {children}
            </Suspense>
          </main>
          {settings.footer && <Footer />}
        </div>
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
      <SettingsDrawer />
    </ConfirmProvider>
  );
}

/** Pixels. */
function menuWidthOf({ menu, menuCollapse, menuWidth }: AppSettings): number {
  if (!menu) return 0;
  return menuCollapse ? 56 : menuWidth;
}

function FixedSettingsButton() {
  const t = useT();
  const { change } = useAppSettings();
  return (
    <ActionIcon
      className={classes.fixedSettings}
      size={40}
      variant="filled"
      color="brand"
      onClick={() => change({ globalSettings: true })}
      aria-label={t('shell.settings')}
    >
      <IconSettings size={20} stroke={1.5} />
    </ActionIcon>
  );
}

/** Product specification, section 4. On the root element, where a filter does not move what is fixed to the window. */
function useColorWeak(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    document.documentElement.style.filter = 'invert(80%)';
    return () => void document.documentElement.style.removeProperty('filter');
  }, [isOn]);
}
