import { type MenuNode, useServerMenu } from '@campus-procurement/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';
import { MenuIcon } from '#ui/text/MenuIcon.tsx';
import { menuPath } from './menuPath.ts';
import classes from './NavMenu.module.css';

/** The number of entries that fit on a notebook's screen, so that hiding some is useless. */
const shortMenu = 15;

function countDrawn(nodes: readonly MenuNode[]): number {
  return nodes.filter(({ hideInMenu }) => !hideInMenu).reduce((sum, { children }) => sum + 1 + countDrawn(children), 0);
}

interface NavMenuProps {
  /** Shows icons only. Opening a directory requests the full width. */
  isCollapsed?: boolean;
  onExpand?: () => void;
}

/** The server's menu, to any depth. The address alone decides which entry is current. */
export function NavMenu({ isCollapsed = false, onExpand }: NavMenuProps) {
  const t = useT();
  const { tree } = useServerMenu();
  const { pathname } = useLocation();
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const current = new Set(menuPath(tree, pathname).map(({ key }) => key));

  const isShort = countDrawn(tree) <= shortMenu;

  const isOnPath = (node: MenuNode) => current.has(node.key);
  /** A directory is open if the user has opened it or it contains the current page; in a short menu all are open. */
  const isOpen = (node: MenuNode) =>
    node.menuType === 'DIR' && !isCollapsed && (toggled.get(node.key) ?? (isShort || isOnPath(node)));

  const open = useCallback(
    (node: MenuNode, isWanted: boolean) => {
      if (isCollapsed) onExpand?.();
      setToggled((before) => new Map(before).set(node.key, isWanted));
    },
    [isCollapsed, onExpand],
  );

  return (
    <nav className={classes.nav} aria-label={t('shell.mainNavigation')} data-collapsed={isCollapsed || undefined}>
      <Entries nodes={tree} depth={0} isOpen={isOpen} isOnPath={isOnPath} open={open} isCollapsed={isCollapsed} />
    </nav>
  );
}

interface LevelProps {
  depth: number;
  open: (node: MenuNode, isWanted: boolean) => void;
  isCollapsed: boolean;
}

interface EntriesProps extends LevelProps {
  nodes: readonly MenuNode[];
  isOpen: (node: MenuNode) => boolean;
  /** Whether the node contains the open page. */
  isOnPath: (node: MenuNode) => boolean;
}

function Entries({ nodes, isOpen, isOnPath, ...level }: EntriesProps) {
  return (
    <ul className={classes.list}>
      {nodes
        .filter(({ hideInMenu }) => !hideInMenu)
        .map((node) => (
          <li key={node.key}>
            {node.menuType === 'DIR' ? (
              <Directory {...level} node={node} isOpen={isOpen(node)} isOnPath={isOnPath(node)} />
            ) : (
              <Entry {...level} node={node} isCurrent={isOnPath(node)} />
            )}
            {isOpen(node) && (
              <Entries nodes={node.children} isOpen={isOpen} isOnPath={isOnPath} {...level} depth={level.depth + 1} />
            )}
          </li>
        ))}
    </ul>
  );
}

interface DirectoryProps extends LevelProps {
  node: MenuNode;
  isOpen: boolean;
  isOnPath: boolean;
}

/** Memoised like `Entry`: it is rendered at a navigation only if that changes it. */
const Directory = memo(function Directory({ node, depth, isOpen, isOnPath, open, isCollapsed }: DirectoryProps) {
  const label = useMenuLabel()(node);
  return (
    <button
      type="button"
      className={classes.entry}
      style={{ '--depth': depth }}
      aria-expanded={isOpen}
      data-current={(isCollapsed && isOnPath) || undefined}
      title={isCollapsed ? label : undefined}
      onClick={() => open(node, !isOpen)}
    >
      {depth === 0 && <MenuIcon node={node} />}
      <span className={classes.label}>{label}</span>
      <IconChevronDown className={classes.chevron} size={14} aria-hidden />
    </button>
  );
});

interface EntryProps extends LevelProps {
  node: MenuNode;
  isCurrent: boolean;
}

const Entry = memo(function Entry({ node, depth, isCurrent, isCollapsed }: EntryProps) {
  const t = useT();
  const label = useMenuLabel()(node);
  const shared = { className: `${classes.entry}`, style: { '--depth': depth }, ...(isCollapsed && { title: label }) };
  const content = (
    <>
      {depth === 0 && <MenuIcon node={node} />}
      <span className={classes.label}>{label}</span>
    </>
  );
  if (!node.external) {
    return (
      <Link to={node.path} aria-current={isCurrent ? 'page' : undefined} {...shared}>
        {content}
      </Link>
    );
  }
  return (
    <a href={node.path} target="_blank" rel="noopener noreferrer" {...shared}>
      {content}
      <span className={classes.hidden}>{t('shell.externalLink')}</span>
    </a>
  );
});
