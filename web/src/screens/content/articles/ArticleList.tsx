import { type PagedResult, usePermission } from '@campus-procurement/hooks';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { DateRangeText } from '#ui/date/dateRange.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import type { ListSearch } from '#ui/search/useListSearch.ts';
import { publishChoices } from '#ui/status/PublishBadge.tsx';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ListPage } from '#ui/table/ListPage.tsx';
import type { Article, ArticleSort, ChannelColumns } from './articleColumns.tsx';
import { type ArticleWrites, useArticleActions } from './useArticleActions.ts';

/** Readers have no actions, and so no column for them. */
const noActions: never[] = [];

type Filters = { title: string; status: Article['status']; published: DateRangeText; companyId: string };

interface ArticleListProps<F extends Filters> {
  /** The channel's part of permission codes. */
  entity: 'news' | 'systemAnnouncement' | 'faq' | 'guideline' | 'lighthouse';
  title: LabelKey;
  createLabel: LabelKey;
  /** The explanation in the confirmation of a publication. */
  publishText: LabelKey;
  page: PagedResult<Article>;
  search: ListSearch<F, ArticleSort>;
  /** Further search fields. */
  filters?: ReactNode;
  /** Content between the title and the list. */
  above?: ReactNode;
  columns: ChannelColumns;
  writes: ArticleWrites;
  /** The form to create or edit an article. */
  Form: ComponentType<{ article: Article | null; onClose: () => void }>;
}

/** The articles of one channel. Everybody can read them; users with the permissions can write, publish, withdraw, pin and delete them. */
export function ArticleList<F extends Filters>(props: ArticleListProps<F>) {
  const { entity, title, createLabel, publishText, page, search, filters, above, writes, Form } = props;
  const t = useT();
  const can = usePermission();
  const mayCreate = can(`content:${entity}:create`);
  const mayWrite = can(`content:${entity}:update`);
  const mayAct = mayWrite || can(`content:${entity}:publish`) || can(`content:${entity}:delete`);
  const columns = mayWrite ? props.columns.writers : props.columns.readers;
  const [editing, setEditing] = useState<Article | 'new' | null>(null);
  const { actions, dialog } = useArticleActions({ ...writes, onEdit: setEditing, publishText: t(publishText) });

  return (
    <ListPage
      name={entity}
      title={title}
      create={mayCreate ? { label: createLabel, onClick: () => setEditing('new') } : null}
      above={
        <>
          <EditOffer rows={page.rows} create={mayCreate ? 'new' : null} onEdit={setEditing} />
          {above}
        </>
      }
      page={page}
      search={search}
      columns={columns}
      actions={mayAct ? actions : noActions}
      rowName={(article) => article.title}
      empty={mayCreate ? t('articles.emptyToWrite', { action: t(createLabel) }) : t('articles.empty')}
      filters={
        <>
          <SearchText search={search} name="title" label="articles.title" limit={50} />
          {mayWrite && <SearchSelect search={search} name="status" label="articles.status" choices={publishChoices} />}
          {filters}
          <SearchDates search={search} name="published" label="articles.publishedBetween" />
          <SearchSchool search={search} label="articles.school" />
        </>
      }
    >
      <Suspense>{editing && <Form article={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}</Suspense>
      {dialog}
    </ListPage>
  );
}
