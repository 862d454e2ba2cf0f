import { useApiMutation, usePagedQuery } from '@campus-procurement/hooks';
import { lazy } from 'react';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { useDictChoices } from '#ui/useDictChoices.ts';
import { ArticleList } from '../articles/ArticleList.tsx';
import { articleSearch, categoryColumn, stateColumns, titleColumn } from '../articles/articleColumns.tsx';

const dictType = 'news_category';
const searchSpec = { ...articleSearch, filters: { ...articleSearch.filters, categoryCode: textFilter(50) } };
const columns = [titleColumn, categoryColumn(dictType), ...stateColumns];
const NewsForm = lazy(async () => ({ default: (await import('./NewsForm.tsx')).NewsForm }));

/** News of the platform and of the school. */
export default function NewsScreen() {
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryNewsPage', search.query);
  const categories = useDictChoices(dictType);
  const options = { refreshes: ['queryNewsPage', 'getHomeOverview'], onError: () => page.refetch() } as const;
  const publish = useApiMutation('publishNews', options);
  const update = useApiMutation('updateNews', options);
  const remove = useApiMutation('deleteNews', options);
  return (
    <ArticleList
      entity="news"
      title="pages.news"
      createLabel="articles.createNews"
      publishText="articles.publishText"
      page={page}
      search={search}
      filters={<SearchLookup search={search} name="categoryCode" label="articles.category" choices={categories} />}
      columns={columns}
      writes={{
        publish: ({ id, version }) => publish.mutateAsync({ path: { id }, body: { version, status: 'PUBLISHED' } }),
        withdraw: ({ id, version }, reason) =>
          publish.mutateAsync({ path: { id }, body: { version, status: 'WITHDRAWN', reason } }),
        pin: ({ id, version }, top) => update.mutateAsync({ path: { id }, body: { version, top } }),
        remove: ({ id }) => remove.mutateAsync({ path: { id } }),
      }}
      Form={NewsForm}
    />
  );
}
