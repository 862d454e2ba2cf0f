import { usePagedQuery } from '@campus-procurement/hooks';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ArticleList } from '../articles/ArticleList.tsx';
import { articleQuery, categoryColumn, categorySearch, channelColumns } from '../articles/articleColumns.tsx';
import { CategoryFilter } from '../articles/CategoryFields.tsx';
import { useArticleWrites } from '../articles/useArticleWrites.ts';

const dictType = 'news_category';
const columns = channelColumns(categoryColumn(dictType));
const operations = { list: 'queryNewsPage', publish: 'publishNews', update: 'updateNews', remove: 'deleteNews' } as const;
const NewsForm = lazyPart(async () => ({ default: (await import('./NewsForm.tsx')).NewsForm }));

/** News of the platform and of the school. */
export default function NewsScreen() {
  const search = useListSearch(categorySearch);
  const page = usePagedQuery('queryNewsPage', articleQuery(search.query), { turn: search.turn });
  return (
    <ArticleList
      entity="news"
      title="pages.news"
      createLabel="articles.createNews"
      publishText="articles.publishText"
      page={page}
      search={search}
      filters={<CategoryFilter search={search} dictType={dictType} />}
      columns={columns}
      writes={useArticleWrites(operations)}
      Form={NewsForm}
    />
  );
}
