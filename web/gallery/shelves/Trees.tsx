import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { TreeTable } from '#ui/table/TreeTable.tsx';
import { Block, State } from '../Block.tsx';
import { deptTree } from '../deptTree.tsx';
import { api } from '../mockedSession.ts';
import { answered, asked, refused } from '../samples.ts';

const none = answered<Schemas['Dept'][]>([]);

/** Rows below rows. */
export function Trees() {
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
