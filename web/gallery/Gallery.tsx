import { Suspense, useEffect } from 'react';
import { Navigate, NavLink, useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SubjectColorChoice } from '#layout/SubjectColorChoice.tsx';
import { ConfirmProvider } from '#ui/feedback/ConfirmProvider.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { LanguageSwitch } from '#ui/preferences/LanguageSwitch.tsx';
import { ThemeSwitch } from '#ui/preferences/ThemeSwitch.tsx';
import { alone, shelves } from './catalogue.ts';
import classes from './Gallery.module.css';
import { pages } from './pages.ts';

/** All shared blocks in all their states, in either language and theme. */
export function Gallery() {
  const t = useT();
  const { pathname } = useLocation();
  const name = [...shelves, ...alone].find((page) => pathname === `/${page}`);
  useEffect(() => {
    document.title = t('gallery.title');
  }, [t]);
  if (!name) return <Navigate to={`/${shelves[0]}`} replace />;
  const Page = pages[name];
  return (
    <ConfirmProvider>
      <div className={classes.gallery}>
        <div className={classes.header}>
          <strong>{t('gallery.title')}</strong>
          <SubjectColorChoice />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <nav className={classes.pages} aria-label={t('gallery.title')}>
          <Links names={shelves} />
          <Links names={alone} />
        </nav>
        <main className={classes.page} data-page-name={name}>
          <Suspense key={name} fallback={<LoadingBlock />}>
            <Page />
          </Suspense>
        </main>
      </div>
    </ConfirmProvider>
  );
}

function Links({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <NavLink to={`/${name}`}>{name}</NavLink>
        </li>
      ))}
    </ul>
  );
}
