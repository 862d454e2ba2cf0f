import { type MenuNode, useServerMenu } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';
import classes from './reading.module.css';

/** The steps of a guideline. A step links to its page if the current role has that page. */
export function GuidelineSteps({ steps }: { steps: readonly Schemas['ArticleStep'][] }) {
  const t = useT();
  const label = useMenuLabel();
  const { entries } = useServerMenu();
  const pages: MenuNode[] = [...entries.values()];
  return (
    <section aria-label={t('reading.steps')}>
      <h2 className={classes.heading}>{t('reading.steps')}</h2>
      <ol className={classes.steps}>
        {steps.map(({ title, content, routeName }, index) => {
          const page = pages.find((node) => routeName !== null && node.routeName === routeName);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and none ever moves
            <li key={index}>
              <p className={classes.stepTitle}>{title}</p>
              {content !== '' && <p className={classes.stepText}>{content}</p>}
              {page && <Link to={page.path}>{t('reading.goTo', { page: label(page) })}</Link>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
