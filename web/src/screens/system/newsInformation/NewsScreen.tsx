import { usePagedQuery } from '@campus-procurement/hooks';
import { lazyPart } from '#ui/lazyPart.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { useDictChoices } from '#ui/useDictChoices.ts';
import { ArticleList } from '../articles/ArticleList.tsx';
import { articleSearch, categoryColumn, stateColumns, titleColumn } from '../articles/articleColumns.tsx';
import { useArticleWrites } from '../articles/useArticleWrites.ts';

const dictType = 'news_category';
const searchSpec = { ...articleSearch, filters: { ...articleSearch.filters, categoryCode: textFilter(50) } };
const columns = [titleColumn, categoryColumn(dictType), ...stateColumns];
const operations = { list: 'queryNewsPage', publish: 'publishNews', update: 'updateNews', remove: 'deleteNews' } as const;
const NewsForm = lazyPart(async () => ({ default: (await import('./NewsForm.tsx')).NewsForm }));

/** News of the platform and of the school. */
export default function NewsScreen() {
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryNewsPage', search.query);
  const categories = useDictChoices(dictType);
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
      writes={useArticleWrites(operations, page.refetch)}
      Form={NewsForm}
    />
  );
}
