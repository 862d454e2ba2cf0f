import { usePagedQuery } from '@campus-procurement/hooks';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ArticleList } from '../articles/ArticleList.tsx';
import { articleQuery, categoryColumn, categorySearch, channelColumns } from '../articles/articleColumns.tsx';
import { CategoryFilter } from '../articles/CategoryFields.tsx';
import { useArticleWrites } from '../articles/useArticleWrites.ts';

const dictType = 'guide_category';
const columns = channelColumns(categoryColumn(dictType));
const operations = {
  list: 'queryHelpGuidelinePage',
  publish: 'publishHelpGuideline',
  update: 'updateHelpGuideline',
  remove: 'deleteHelpGuideline',
} as const;
const GuidelineForm = lazyPart(async () => ({ default: (await import('./GuidelineForm.tsx')).GuidelineForm }));

/** Guidelines, with their steps. */
export default function GuidanceScreen() {
  const search = useListSearch(categorySearch);
  const page = usePagedQuery('queryHelpGuidelinePage', articleQuery(search.query), { turn: search.turn });
  return (
    <ArticleList
      entity="guideline"
      title="pages.guidance"
      createLabel="articles.createGuideline"
      publishText="articles.publishText"
      page={page}
      search={search}
      filters={<CategoryFilter search={search} dictType={dictType} />}
      columns={columns}
      writes={useArticleWrites(operations)}
      Form={GuidelineForm}
    />
  );
}
