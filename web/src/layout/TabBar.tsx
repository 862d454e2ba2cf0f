import type { OpenTab } from '@campus-procurement/hooks';
import { Menu } from '@mantine/core';
import { IconDotsVertical, IconPinFilled, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { moveFocus } from '#ui/tree/moveFocus.ts';
import type { Page } from './page.ts';
import classes from './TabBar.module.css';
import { TabMenuItems } from './TabMenuItems.tsx';
import type { TabCommands } from './useTabCommands.ts';

interface TabBarProps {
  tabs: readonly OpenTab[];
  /** Name of the tab that is shown. */
  shown: string;
  pageAt: (fullPath: string) => Page | null;
  commands: TabCommands;
}

/** The open pages. Arrow keys go along, Delete and the middle mouse button close, the context menu has the rest. */
export function TabBar({ tabs, shown, pageAt, commands }: TabBarProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find(({ name }) => name === shown);
  const [meant, mean] = useState('');
  const meantTab = tabs.find(({ name }) => name === meant);

  // Another tab is shown; it must be seen.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown, tabs.length]);

  const onKeyDown = (event: KeyboardEvent) => moveFocus(event, [...(list.current?.querySelectorAll('a') ?? [])]);

  return (
    <nav className={classes.bar} aria-label={t('shell.openPages')}>
      {/* One context menu for all: each is opened at the pointer, and a menu of its own would cost each tab more than all else. */}
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
  /** The context menu is about to be opened for it. */
  onMeant: (name: string) => void;
}

function Tab({ tab, isShown, page, commands, onMeant }: TabProps) {
  const t = useT();
  const item = useRef<HTMLLIElement>(null);
  const last = page?.crumbs.at(-1);
  const title = tab.title || (last ? t(last) : tab.name);
  const canClose = commands.canClose(tab.name, 'one');

  function close() {
    // Where the focus is, something must stay.
    const neighbour = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    if (!isShown) neighbour?.querySelector('a')?.focus();
    commands.close(tab.name, 'one');
  }

  function onAuxClick(event: MouseEvent) {
    if (event.button !== 1) return;
    event.preventDefault(); // The browser would open it in a window of its own.
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
          <span className={classes.title}>{title}</span>
        </Link>
      </Menu.ContextMenu>
      {canClose && (
        // By keyboard it is the Delete key: a second stop at each tab would double the way.
        <button type="button" className={classes.close} tabIndex={-1} onClick={close} aria-label={t('shell.closeTab', { title })}>
          <IconX size={13} stroke={1.75} aria-hidden />
        </button>
      )}
    </li>
  );
}
