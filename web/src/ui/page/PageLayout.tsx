import { Group } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { Children, type ReactNode, use, useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Content } from '../text/Content.tsx';
import classes from './PageLayout.module.css';
import { PageContext } from './pageContext.ts';
import { useDocumentTitle, useHeadingFocus } from './usePageTitle.ts';

interface PageLayoutProps {
  /** What the page is about, where the route's own title does not say it, e.g. the name of a project. */
  title?: string;
  /** What is read in place of the title, e.g. a greeting. Those who hear the page still hear its title. */
  greeting?: string;
  /** Where the thing stands, beside the title. */
  status?: ReactNode;
  /** What the thing is, in a line below the title. Those that are null are left out. */
  facts?: readonly ReactNode[];
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
  /** At least as high as the window, so that what is loaded later does not move the footer. */
  isTall?: boolean;
  children: ReactNode;
}

/** The frame of every page: breadcrumb bar, title, actions, content. */
export function PageLayout(props: PageLayoutProps) {
  const { title = '', greeting, status, facts = [], actions, isTall = false, children } = props;
  const t = useT();
  const { crumbs, setTitle } = use(PageContext);
  const last = crumbs.at(-1);
  const heading = title || (last ? t(last) : '');
  const headingRef = useHeadingFocus();
  useDocumentTitle(heading);
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <div className={classes.page} data-tall={isTall || undefined}>
      {crumbs.length > 1 && (
        <nav className={classes.crumbs} aria-label={t('shell.breadcrumb')}>
          <IconMapPin size={14} aria-hidden />
          <ol>
            {crumbs.map((crumb) => (
              <li key={crumb} aria-current={crumb === last ? 'page' : undefined}>
                {t(crumb)}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Group className={classes.head} justify="space-between" gap="xs">
        <div className={classes.named}>
          <h1 ref={headingRef} tabIndex={-1} className={classes.title} data-unseen={greeting !== undefined || undefined}>
            <Content>{heading}</Content>
          </h1>
          {greeting && (
            <p className={classes.title}>
              <Content>{greeting}</Content>
            </p>
          )}
          {status}
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      <Facts facts={facts} />
      {children}
    </div>
  );
}

function Facts({ facts }: { facts: readonly ReactNode[] }) {
  const known = facts.filter((fact) => fact !== null && fact !== undefined && fact !== '' && fact !== false);
  if (known.length === 0) return null;
  return (
    <p className={classes.facts}>
      {Children.map(known, (fact) => (
        <span>
          <Content>{fact}</Content>
        </span>
      ))}
    </p>
  );
}
