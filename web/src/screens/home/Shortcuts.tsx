import { UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';
import { MenuIcon } from '#ui/text/MenuIcon.tsx';
import classes from './Shortcuts.module.css';
import { useShortcuts } from './useShortcuts.ts';

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx'));

/** Links to the pages that the user wants at hand. */
export function Shortcuts() {
  const t = useT();
  const label = useMenuLabel();
  const { pages, shortcuts } = useShortcuts();
  const [isOpen, setOpen] = useState(false);
  const adjust = pages.length > 0 && (
    <UnstyledButton className={classes.adjust} onClick={() => setOpen(true)}>
      {t('home.adjust')}
    </UnstyledButton>
  );
  return (
    <Section title={t('home.entries')} end={adjust} isFlush>
      {shortcuts.length === 0 && <p className={classes.none}>{t('home.noEntries')}</p>}
      <ul className={classes.tiles}>
        {shortcuts.map((node) => (
          <li key={node.key}>
            {node.external ? (
              <a className={classes.tile} href={node.path} target="_blank" rel="noopener noreferrer">
                <MenuIcon node={node} />
                <span>
                  {label(node)} <small>{t('shell.externalLink')}</small>
                </span>
              </a>
            ) : (
              <Link className={classes.tile} to={node.path}>
                <MenuIcon node={node} />
                <span>{label(node)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
