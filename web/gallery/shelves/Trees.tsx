import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchText } from '#ui/search/SearchBar.tsx';
import { useInnerSearch } from '#ui/search/useListSearch.ts';
import { TreeBlock } from '#ui/table/TreeBlock.tsx';
import { TreeTable } from '#ui/table/TreeTable.tsx';
import { Block, State } from '../Block.tsx';
import { deptTree } from '../deptTree.tsx';
import { api } from '../mockedSession.ts';
import { answered, asked, refused } from '../samples.ts';

const searchSpec = { filters: { keyword: textFilter(30) } } as const;
const none = answered<Schemas['Dept'][]>([]);

/** Rows below rows. */
export function Trees() {
  return (
    <>
      <Tables />
      <Whole />
    </>
  );
}

function Tables() {
  const t = useT();
  const shared = { ...deptTree, caption: t('gallery.sample'), isFiltered: false, onClear: () => undefined };
  return (
    <Block name="TreeTable">
      <State name="gallery.plain" isWide>
        <TreeTable {...shared} query={answered(api.example('getLocalDeptTree'))} />
      </State>
      <State name="gallery.loading">
        <TreeTable {...shared} query={asked} />
      </State>
      <State name="gallery.failed">
        <TreeTable {...shared} query={refused} />
      </State>
      <State name="gallery.empty">
        <TreeTable {...shared} query={none} />
      </State>
      <State name="gallery.filtered">
        <TreeTable {...shared} query={none} isFiltered />
      </State>
    </Block>
  );
}

function Whole() {
  const search = useInnerSearch(searchSpec);
  return (
    <Block name="TreeBlock">
      <State name="gallery.plain" isWide>
        <TreeBlock
          {...deptTree}
          title="pages.depts"
          query={answered(api.example('getLocalDeptTree'))}
          search={search}
          filters={<SearchText search={search} name="keyword" label="gallery.field" limit={30} />}
        />
      </State>
    </Block>
  );
}
