import { type MenuNode, useServerMenu } from '@campus-procurement/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { MenuIcon } from '#ui/MenuIcon.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import { useMenuLabel } from '#ui/useMenuLabel.ts';
import { menuPath } from './menuPath.ts';
import classes from './NavMenu.module.css';

/** As many entries as fit on the screen of a notebook, so that nothing is gained by hiding some. */
const shortMenu = 15;

function countDrawn(nodes: readonly MenuNode[]): number {
  return nodes.filter(({ hideInMenu }) => !hideInMenu).reduce((sum, { children }) => sum + 1 + countDrawn(children), 0);
}

const chevron = <IconChevronDown className={classes.chevron} size={14} aria-hidden />;

interface NavMenuProps {
  /** Only icons. Opening a directory asks for the full width. */
  isCollapsed?: boolean;
  onExpand?: () => void;
}

/** The server's menu to any depth. Which entry is current, the address decides and nothing else. */
export function NavMenu({ isCollapsed = false, onExpand }: NavMenuProps) {
  const t = useT();
  const { tree } = useServerMenu();
  const { pathname } = useLocation();
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const current = new Set(menuPath(tree, pathname).map(({ key }) => key));

  const isShort = countDrawn(tree) <= shortMenu;

  const isOnPath = (node: MenuNode) => current.has(node.key);
  /** A directory is open if the user has opened it or the current page is in it; in a short menu all are. */
  const isOpen = (node: MenuNode) => toggled.get(node.key) ?? (isShort || isOnPath(node));

  function toggle(node: MenuNode) {
    if (isCollapsed) onExpand?.();
    setToggled(new Map(toggled).set(node.key, isCollapsed || !isOpen(node)));
  }

  return (
    <nav className={classes.nav} aria-label={t('shell.mainNavigation')} data-collapsed={isCollapsed || undefined}>
      <Entries nodes={tree} depth={0} {...{ isOpen, isOnPath, toggle, isCollapsed }} />
    </nav>
  );
}

interface LevelProps {
  depth: number;
  isOpen: (node: MenuNode) => boolean;
  /** Whether the way to the open page leads through it. */
  isOnPath: (node: MenuNode) => boolean;
  toggle: (node: MenuNode) => void;
  isCollapsed: boolean;
}

function Entries({ nodes, ...level }: LevelProps & { nodes: readonly MenuNode[] }) {
  return (
    <ul className={classes.list}>
      {nodes
        .filter(({ hideInMenu }) => !hideInMenu)
        .map((node) => (
          <li key={node.key}>
            {node.menuType === 'DIR' ? <Directory node={node} {...level} /> : <Entry node={node} {...level} />}
          </li>
        ))}
    </ul>
  );
}

function Directory({ node, ...level }: LevelProps & { node: MenuNode }) {
  const { depth, isOpen, isOnPath, toggle, isCollapsed } = level;
  const label = useMenuLabel()(node);
  const open = isOpen(node) && !isCollapsed;
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        style={{ '--depth': depth }}
        aria-expanded={open}
        data-current={(isCollapsed && isOnPath(node)) || undefined}
        title={isCollapsed ? label : undefined}
        onClick={() => toggle(node)}
      >
        {depth === 0 && <MenuIcon node={node} />}
        <span className={classes.label}>{label}</span>
        {chevron}
      </button>
      {open && <Entries nodes={node.children} {...level} depth={depth + 1} />}
    </>
  );
}

function Entry({ node, depth, isOnPath, isCollapsed }: LevelProps & { node: MenuNode }) {
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
      <PageLink to={node.path} aria-current={isOnPath(node) ? 'page' : undefined} {...shared}>
        {content}
      </PageLink>
    );
  }
  return (
    <a href={node.path} target="_blank" rel="noopener noreferrer" {...shared}>
      {content}
      <span className={classes.hidden}>{t('shell.externalLink')}</span>
    </a>
  );
}
