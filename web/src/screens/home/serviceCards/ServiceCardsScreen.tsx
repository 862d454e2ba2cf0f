import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchBar, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { Tag } from '#ui/status/Tag.tsx';
import { MenuIcon } from '#ui/text/MenuIcon.tsx';
import classes from './ServiceCards.module.css';

type Card = Schemas['ServiceCard'];

const searchSpec = { filters: { keyword: textFilter(30) } } as const;

/** Every page that the current role holds, with its purpose. */
export default function ServiceCardsScreen() {
  const t = useT();
  const search = useListSearch(searchSpec);
  const { pathname } = useLocation();
  const cards = useApiQuery('listServiceCards', {}, { select: (all) => all.filter(({ routePath }) => routePath !== pathname) });
  const keyword = search.filters.keyword?.toLowerCase() ?? '';
  const matches = ({ title, description }: Card) => `${title} ${description ?? ''}`.toLowerCase().includes(keyword);
  return (
    <PageLayout>
      <Section>
        <div className={classes.search}>
          <SearchBar search={search} onRepeat={cards.refetch}>
            <SearchText search={search} name="keyword" label="serviceCards.keyword" limit={30} />
          </SearchBar>
        </div>
        <QueryView query={cards}>
          {(all) => {
            const shown = all.filter(matches);
            if (shown.length > 0) return <Cards cards={shown} />;
            if (all.length === 0) return <EmptyState text={t('serviceCards.none')} />;
            return (
              <EmptyState text={t('serviceCards.noMatch')}>
                <Button size="xs" variant="default" onClick={() => search.setFilters({})}>
                  {t('ui.clearFilters')}
                </Button>
              </EmptyState>
            );
          }}
        </QueryView>
      </Section>
    </PageLayout>
  );
}

function Cards({ cards }: { cards: Card[] }) {
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <ServiceCard card={card} />
        </li>
      ))}
    </ul>
  );
}

/** A card that links to a page of the product or to another site. A page switched off for the school is no link. */
function ServiceCard({ card }: { card: Card }) {
  const t = useT();
  const { routePath, enabled } = card;
  if (!enabled) {
    return (
      <div className={classes.card} data-disabled>
        <Face card={card} mark={t('serviceCards.disabled')} />
      </div>
    );
  }
  if (routePath.startsWith('/')) {
    return (
      <Link className={classes.card} to={routePath}>
        <Face card={card} />
      </Link>
    );
  }
  return (
    <a className={classes.card} href={routePath} target="_blank" rel="noopener noreferrer">
      <Face card={card} mark={t('shell.externalLink')} />
    </a>
  );
}

function Face({ card: { title, description, icon, routePath }, mark }: { card: Card; mark?: string }) {
  const menuType = routePath.startsWith('/') ? 'MENU' : 'LINK';
  return (
    <>
      <span className={classes.icon}>
        <MenuIcon node={{ icon, menuType }} size={20} />
      </span>
      <span className={classes.text}>
        <span className={classes.title}>
          {title} {mark && <Tag>{mark}</Tag>}
        </span>
        {description !== null && <span className={classes.description}>{description}</span>}
      </span>
    </>
  );
}
