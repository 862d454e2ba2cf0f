import { usePagedQuery } from '@campus-procurement/hooks';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { Money, Percent } from '#ui/text/Numeral.tsx';
import { ArticleList } from '../articles/ArticleList.tsx';
import { articleQuery, categoryColumn, categorySearch, channelColumns } from '../articles/articleColumns.tsx';
import { CategoryFilter } from '../articles/CategoryFields.tsx';
import { useArticleWrites } from '../articles/useArticleWrites.ts';

const dictType = 'lighthouse_category';
const columns = channelColumns(
  categoryColumn(dictType),
  { header: 'articles.caseAmountYuan', cell: ({ caseAmount }) => <Money value={caseAmount} />, width: 120, align: 'end' },
  {
    header: 'articles.caseSavingRate',
    cell: ({ caseSavingRate }) => <Percent value={caseSavingRate} />,
    width: 84,
    align: 'end',
  },
);
const operations = {
  list: 'queryLighthousePage',
  publish: 'publishLighthouse',
  update: 'updateLighthouse',
  remove: 'deleteLighthouse',
} as const;
const LighthouseForm = lazyPart(async () => ({ default: (await import('./LighthouseForm.tsx')).LighthouseForm }));

/** Model cases of purchasing, with their amounts and savings. */
export default function LighthouseScreen() {
  const search = useListSearch(categorySearch);
  const page = usePagedQuery('queryLighthousePage', articleQuery(search.query), { turn: search.turn });
  return (
    <ArticleList
      entity="lighthouse"
      title="pages.lighthouse"
      createLabel="articles.createLighthouse"
      publishText="articles.publishText"
      page={page}
      search={search}
      filters={<CategoryFilter search={search} dictType={dictType} />}
      columns={columns}
      writes={useArticleWrites(operations)}
      Form={LighthouseForm}
    />
  );
}
