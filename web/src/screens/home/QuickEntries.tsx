import { type MenuNode, useServerMenu } from '@campus-procurement/hooks';
import { Link, useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import classes from '#ui/page/Tile.module.css';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';
import { MenuIcon } from '#ui/text/MenuIcon.tsx';

/** Returns the pages of the menu, without directories. */
function pagesOf(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes
    .filter(({ hideInMenu }) => !hideInMenu)
    .flatMap((node) => (node.menuType === 'DIR' ? pagesOf(node.children) : node));
}

/** Links to the pages that the current role can open. */
export function QuickEntries() {
  const t = useT();
  const label = useMenuLabel();
  const { tree } = useServerMenu();
  const { pathname } = useLocation();
  const pages = pagesOf(tree).filter(({ path }) => path !== pathname);
  return (
    <Section title={t('home.entries')}>
      {pages.length === 0 ? (
        <p className={classes.none}>{t('home.noEntries')}</p>
      ) : (
        <ul className={classes.cards}>
          {pages.map((node) => (
            <li key={node.key}>
              {node.external ? (
                <a className={classes.card} href={node.path} target="_blank" rel="noopener noreferrer">
                  <MenuIcon node={node} />
                  <span className={classes.text}>
                    {label(node)} <span className={classes.note}>{t('shell.externalLink')}</span>
                  </span>
                </a>
              ) : (
                <Link className={classes.card} to={node.path}>
                  <MenuIcon node={node} />
                  <span className={classes.text}>{label(node)}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
