import type { Schemas } from '@campus-procurement/sdk';
import { useMemo } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useInnerSearch } from '#ui/search/useListSearch.ts';
import { PagedTable } from '#ui/table/PagedTable.tsx';
import { TreeTable } from '#ui/table/TreeTable.tsx';
import { deptTree } from '../deptTree.tsx';
import { api } from '../mockedSession.ts';
import { actions, columns, nameOf, searchSpec } from '../roleList.tsx';
import { answered, pageOf, roleRows } from '../samples.ts';

const someColumns = columns.slice(0, 5);
const someActions = actions.slice(1, 3);
const nothing = () => undefined;

/** Of 10,000 rows those are drawn that are in sight. */
export function LongTable() {
  const t = useT();
  const search = useInnerSearch(searchSpec);
  const page = useMemo(() => pageOf(roleRows(10_000)), []);
  return (
    <Section isFlush>
      <PagedTable
        name="gallery-long"
        caption={t('pages.roles')}
        page={page}
        search={search}
        columns={someColumns}
        actions={someActions}
        rowName={nameOf}
      />
    </Section>
  );
}

function manyDepts(): Schemas['Dept'][] {
  return api
    .example('getLocalDeptTree')
    .slice(0, 1)
    .flatMap((dept) =>
      Array.from({ length: 1_000 }, (_, index) => ({
        ...dept,
        id: `dept-${index}`,
        deptName: `${dept.deptName}${index + 1}`,
        children: [],
      })),
    );
}

/** A tree of 1,000 rows in a drawer, which scrolls by itself. */
export function LongTree() {
  const t = useT();
  const query = useMemo(() => answered(manyDepts()), []);
  return (
    <SideDrawer title={t('pages.depts')} onClose={nothing} size={640}>
      <TreeTable {...deptTree} caption={t('pages.depts')} query={query} isFiltered={false} onClear={nothing} />
    </SideDrawer>
  );
}
