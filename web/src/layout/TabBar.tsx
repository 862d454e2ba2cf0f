import type { OpenTab } from '@campus-procurement/hooks';
import { Menu } from '@mantine/core';
import { IconDotsVertical, IconPinFilled, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Content } from '#ui/text/Content.tsx';
import { moveFocus } from '#ui/tree/moveFocus.ts';
import type { Page } from './page.ts';
import classes from './TabBar.module.css';
import { TabMenuItems } from './TabMenuItems.tsx';
import type { TabCommands } from './useTabCommands.ts';

interface TabBarProps {
  tabs: readonly OpenTab[];
  /** The name of the tab that is shown. */
  shown: string;
  pageAt: (fullPath: string) => Page | null;
  commands: TabCommands;
}

/**
 * The open pages. Arrow keys move between tabs, Delete and the middle mouse button close one, and the context menu has all other commands.
 */
export function TabBar({ tabs, shown, pageAt, commands }: TabBarProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find(({ name }) => name === shown);
  const [meant, mean] = useState('');
  const meantTab = tabs.find(({ name }) => name === meant);

  // Scrolls to the tab that is shown.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown, tabs.length]);

  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, [...(list.current?.querySelectorAll('a') ?? [])]);

  return (
    <nav className={classes.bar} aria-label={t('shell.openPages')}>
      {/* One context menu for all tabs, opened at the pointer: one per tab would cost more than everything else in it. */}
      <Menu width={200}>
        <ul ref={list} className={classes.tabs} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <Tab
              key={tab.name}
              tab={tab}
              isShown={tab.name === shown}
              page={pageAt(tab.fullPath)}
              commands={commands}
              onMeant={mean}
            />
          ))}
        </ul>
        {meantTab && <TabMenuItems tab={meantTab} commands={commands} />}
      </Menu>
      {current && (
        <Menu position="bottom-end" width={200} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <button type="button" className={classes.more} aria-label={t('shell.tabActions')} title={t('shell.tabActions')}>
              <IconDotsVertical size={16} stroke={1.5} />
            </button>
          </Menu.Target>
          <TabMenuItems tab={current} commands={commands} />
        </Menu>
      )}
    </nav>
  );
}

interface TabProps {
  tab: OpenTab;
  isShown: boolean;
  page: Page | null;
  commands: TabCommands;
  /** Called before the context menu is opened for the tab. */
  onMeant: (name: string) => void;
}

function Tab({ tab, isShown, page, commands, onMeant }: TabProps) {
  const t = useT();
  const item = useRef<HTMLLIElement>(null);
  const last = page?.crumbs.at(-1);
  const title = tab.title || (last ? t(last) : tab.name);
  const canClose = commands.canClose(tab.name, 'one');

  function close() {
    // Moves the focus to a neighbour, because the focused tab disappears.
    const neighbour = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    if (!isShown) neighbour?.querySelector('a')?.focus();
    commands.close(tab.name, 'one');
  }

  function onAuxClick(event: MouseEvent) {
    if (event.button !== 1) return;
    event.preventDefault(); // The browser would open the link in a new window.
    if (canClose) close();
  }

  return (
    <li
      ref={item}
      className={classes.tab}
      data-shown={isShown || undefined}
      onTouchStart={() => onMeant(tab.name)}
      onContextMenu={() => onMeant(tab.name)}
    >
      <Menu.ContextMenu>
        <Link
          to={tab.fullPath}
          className={classes.link}
          aria-current={isShown ? 'page' : undefined}
          aria-keyshortcuts="Delete Shift+F10"
          onAuxClick={onAuxClick}
          onKeyDown={(event) => event.key === 'Delete' && canClose && close()}
        >
          {tab.pinned && <IconPinFilled size={12} aria-label={t('shell.pinned')} />}
          <span className={classes.title}>
            <Content>{title}</Content>
          </span>
        </Link>
      </Menu.ContextMenu>
      {canClose && (
        // Not a tab stop: a second one at each tab would double the way, and the Delete key closes a tab too.
        <button type="button" className={classes.close} tabIndex={-1} onClick={close} aria-label={t('shell.closeTab', { title })}>
          <IconX size={13} stroke={1.75} aria-hidden />
        </button>
      )}
    </li>
  );
}
