import './mantine.css';
import './controls.css';
import { type AppSettings, type Tabs, useAppSettings, useNoteRecentPage, useSession, useTabs } from '@campus-procurement/hooks';
import { ActionIcon } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconSettings } from '@tabler/icons-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ConfirmProvider } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';
import { Finder, type Finding } from './Finder.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { isMenuHidden } from './isMenuHidden.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { NavMenu } from './NavMenu.tsx';
import { type Page, type ShownPage, tabName } from './page.ts';
import classes from './Shell.module.css';
import { TabBar } from './TabBar.tsx';
import { useTabCommands } from './useTabCommands.ts';
import { Workspace } from './Workspace.tsx';

const NoticeBar = lazyPart(async () => {
  // Notifications are loaded in advance: when the network is gone, they have to show the errors.
  const notifications = [import('#ui/feedback/NotificationHost.tsx'), import('#ui/feedback/notificationStore.tsx')];
  const [bar] = await Promise.all([import('./NoticeBar.tsx'), loadAreas(['notices']), ...notifications]);
  return bar;
});
const SettingsDrawer = lazyPart(() => import('./SettingsDrawer.tsx'));

interface ShellProps {
  /** The page at the current address. */
  page: Page;
  /** Returns the page at another address, for the other tabs. */
  pageAt: (fullPath: string) => Page | null;
  /** Returns whether the current role may open an address. */
  isAllowed: (fullPath: string) => boolean;
}

/** Header, navigation, tabs and their pages. Default export, because it is loaded after the login. */
export default function Shell({ page, pageAt, isAllowed }: ShellProps) {
  const t = useT();
  const address = useLocation();
  const { settings, change } = useAppSettings();
  const [isDrawerOpen, drawer] = useDisclosure();
  const [finding, find] = useState<Finding>(null);
  const openSearch = useCallback(() => find('search'), []);
  const expandMenu = useCallback(() => change({ menuCollapse: false }), [change]);
  const fullPath = address.pathname + address.search + address.hash;
  const shown = { name: tabName(page, fullPath), fullPath, page };
  const { ignoreCache = false } = page;
  const tabs = useTabs({ page: page.hasNoTab ? null : { ...shown, ignoreCache }, isAllowed });
  useNoteRecentPage(page.hasNoTab ? null : address.pathname);
  useColorWeak(settings.colorWeak);
  useFrameColor(settings.themeColor);
  useDevice(change);

  return (
    <ConfirmProvider>
      <button type="button" className={classes.skip} onClick={skipToContent}>
        {t('common.skipToContent')}
      </button>
      <ErrorBoundary onFailure={console.error}>
        <Suspense>
          <NoticeBar />
        </Suspense>
      </ErrorBoundary>
      <div
        className={classes.shell}
        style={{ '--menu-width': `${menuWidthOf(settings)}px` }}
        data-headless={!settings.navbar || undefined}
      >
        {settings.navbar ? <Header onOpenDrawer={drawer.open} onSearch={openSearch} /> : <FixedSettingsButton />}
        {settings.menu && !isMenuHidden(settings) && (
          <div className={classes.navbar}>
            <NavMenu isCollapsed={settings.menuCollapse} onExpand={expandMenu} />
          </div>
        )}
        <div className={classes.content}>
          <Pages tabs={tabs} shown={shown} pageAt={pageAt} />
          {settings.footer && <Footer />}
        </div>
      </div>
      <MenuDrawer isOpen={isDrawerOpen} onClose={drawer.close} />
      <Settings />
      <Finder finding={finding} find={find} />
    </ConfirmProvider>
  );
}

/** Not a link: `#content` in the address would add a step to the history and change the tab's address. */
function skipToContent(): void {
  document.getElementById('content')?.focus();
}

interface PagesProps {
  tabs: Tabs;
  shown: ShownPage;
  pageAt: ShellProps['pageAt'];
}

function Pages({ tabs, shown, pageAt }: PagesProps) {
  const session = useSession();
  const { tabBar } = useAppSettings().settings;
  const commands = useTabCommands(tabs, shown.name);
  const { close } = tabs;
  const leave = useCallback((name: string) => close([name]), [close]);
  const isSwitching = session.status === 'ready' && session.switching;
  return (
    <>
      {tabBar && <TabBar tabs={tabs.tabs} shown={shown.name} pageAt={pageAt} commands={commands} />}
      {/* Another role or user starts with fresh pages: nothing entered or opened before belongs to it. */}
      <main key={session.epoch} id="content" className={classes.main} tabIndex={-1} inert={isSwitching} aria-busy={isSwitching}>
        <Workspace shown={shown} pageAt={pageAt} leave={leave} tabs={tabs.tabs} rename={tabs.rename} />
      </main>
    </>
  );
}

/** The settings drawer, mounted when it is first opened. */
function Settings() {
  const t = useT();
  const { settings, change } = useAppSettings();
  const { globalSettings } = settings;
  const [isWanted, want] = useState(false);
  if (globalSettings && !isWanted) want(true);

  function giveUp() {
    change({ globalSettings: false });
    notify.error(t('common.errorTitle'), t('common.newVersion'));
  }

  return (
    isWanted && (
      <ErrorBoundary resetKey={String(globalSettings)} onFailure={giveUp}>
        <Suspense>
          <SettingsDrawer />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** Returns the width in pixels. */
function menuWidthOf(settings: AppSettings): number {
  const { menu, menuCollapse, menuWidth } = settings;
  if (!menu || isMenuHidden(settings)) return 0;
  return menuCollapse ? 56 : menuWidth;
}

/** Tells the settings how wide the window is. */
function useDevice(change: ReturnType<typeof useAppSettings>['change']): void {
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  useEffect(() => void change({ device: isNarrow ? 'mobile' : 'desktop' }), [change, isNarrow]);
}

/** The colour of the browser's own frame, where it has one. */
function useFrameColor(color: string): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.content = color;
    document.head.append(meta);
    return () => meta.remove();
  }, [color]);
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

/** Product specification, section 4. The filter is set on the root element, where it does not move fixed elements. */
function useColorWeak(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    document.documentElement.style.filter = 'invert(80%)';
    return () => void document.documentElement.style.removeProperty('filter');
  }, [isOn]);
}
