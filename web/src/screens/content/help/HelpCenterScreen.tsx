import { usePagedQuery } from '@campus-procurement/hooks';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ArticleList } from '../articles/ArticleList.tsx';
import { articleQuery, categoryColumn, categorySearch, channelColumns } from '../articles/articleColumns.tsx';
import { CategoryBar } from '../articles/CategoryBar.tsx';
import { useArticleWrites } from '../articles/useArticleWrites.ts';

const dictType = 'faq_category';
const columns = channelColumns(categoryColumn(dictType));
const operations = {
  list: 'queryHelpFaqPage',
  publish: 'publishHelpFaq',
  update: 'updateHelpFaq',
  remove: 'deleteHelpFaq',
} as const;
const FaqForm = lazyPart(async () => ({ default: (await import('./FaqForm.tsx')).FaqForm }));

/** Frequent questions with their answers. */
export default function HelpCenterScreen() {
  const search = useListSearch(categorySearch);
  const page = usePagedQuery('queryHelpFaqPage', articleQuery(search.query), { turn: search.turn });
  return (
    <ArticleList
      entity="faq"
      title="pages.helpCenter"
      createLabel="articles.createFaq"
      publishText="articles.publishText"
      page={page}
      search={search}
      above={
        <CategoryBar
          dictType={dictType}
          chosen={search.filters.categoryCode}
          onChoose={(category) => search.draft.choose('categoryCode', category ?? '')}
        />
      }
      columns={columns}
      writes={useArticleWrites(operations)}
      Form={FaqForm}
    />
  );
}
