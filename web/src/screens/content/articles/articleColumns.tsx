import type { Schemas } from '@campus-procurement/sdk';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { type DateRangeText, dateRangeFilter, endsOf } from '#ui/date/dateRange.ts';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { PublishBadge, publishChoices } from '#ui/status/PublishBadge.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { articleAddress } from '#ui/text/contentAddress.ts';
import { DictText } from '#ui/text/DictText.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './articles.module.css';

export type Article = Schemas['Article'];
export type ArticleSort = 'publishTime' | 'viewCount' | 'updateTime';
export type ArticleColumn = Column<Article, ArticleSort>;

/** The filters and orders for articles of any channel. */
export const articleSearch = {
  filters: {
    title: textFilter(50),
    status: choiceFilter(...publishChoices.map(({ value }) => value)),
    published: dateRangeFilter,
    companyId: textFilter(10),
  },
  sortable: ['publishTime', 'viewCount', 'updateTime'],
} as const;

/** The filters and orders for channels with categories. */
export const categorySearch = { ...articleSearch, filters: { ...articleSearch.filters, categoryCode: textFilter(50) } };

/** Translates the filters to the query: the API has other names for the range of publication dates. */
export function articleQuery<Q extends { published?: DateRangeText }>({ published, ...query }: Q) {
  const days = published && endsOf(published);
  return { ...query, ...(days && { publishDateStart: days[0], publishDateEnd: days[1] }) };
}

function Title({ article, children }: { article: Article; children?: ReactNode }) {
  const t = useT();
  return (
    <span className={classes.title}>
      {article.top && <Tag>{t('articles.pinned')}</Tag>}
      <TextLink to={articleAddress(article)}>{article.title}</TextLink>
      {children}
    </span>
  );
}

const titleColumn: ArticleColumn = {
  header: 'articles.title',
  cell: (article) => <Title article={article} />,
  width: 220,
};

/** The title for writers, which also marks articles that pop up. */
function WrittenTitle({ article }: { article: Article }) {
  const t = useT();
  return <Title article={article}>{article.popup && <Tag>{t('articles.popup')}</Tag>}</Title>;
}

/** @param dictType the dictionary type of the channel's categories */
export function categoryColumn(dictType: string): ArticleColumn {
  return {
    header: 'articles.category',
    cell: ({ categoryCode }) => <DictText type={dictType} value={categoryCode} />,
    width: 92,
  };
}

const schoolColumn: ArticleColumn = { header: 'articles.school', cell: ({ schoolName }) => schoolName, width: 88 };
const publishColumn: ArticleColumn = {
  header: 'articles.published',
  cell: ({ publishTime }) => <DateTime value={publishTime} />,
  sort: 'publishTime',
  width: 136,
};
const viewColumn: ArticleColumn = {
  header: 'articles.views',
  cell: ({ viewCount }) => <Numeral value={viewCount} />,
  sort: 'viewCount',
  width: 72,
  align: 'end',
};
const updateColumn: ArticleColumn = {
  header: 'articles.updated',
  cell: ({ updateTime }) => <DateTime value={updateTime} />,
  sort: 'updateTime',
  width: 136,
};

/** The columns of a channel. */
export interface ChannelColumns {
  /** For writers: with the status, and the time of the last change. */
  writers: ArticleColumn[];
  /** For readers, who see only published articles. */
  readers: ArticleColumn[];
}

/** @param own columns of the channel, shown after the title */
export function channelColumns(...own: ArticleColumn[]): ChannelColumns {
  // With more than one column of its own, there is no room for those that all channels have.
  const isExtra = own.length > 1;
  return {
    writers: [
      { ...titleColumn, cell: (article) => <WrittenTitle article={article} /> },
      ...own,
      { header: 'articles.status', cell: ({ status }) => <PublishBadge status={status} />, card: 'status', width: 84 },
      schoolColumn,
      publishColumn,
      { ...viewColumn, isExtra },
      { ...updateColumn, isExtra },
    ],
    readers: [titleColumn, ...own, schoolColumn, publishColumn, viewColumn],
  };
}
