import { usePagedQuery } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ImportButton } from '#ui/import/ImportButton.tsx';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';
import { NoticePage } from '#ui/page/NoticePage.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { StartingPage } from '#ui/page/StartingPage.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ListPage } from '#ui/table/ListPage.tsx';
import { TreePage } from '#ui/table/TreePage.tsx';
import { deptTree } from '../deptTree.tsx';
import { api } from '../mockedSession.ts';
import { actions, columns, nameOf, RoleFilters, searchSpec } from '../roleList.tsx';
import { answered } from '../samples.ts';

const nothing = () => undefined;

/** A list that the mocks answer: it is searched, sorted and paged like one of the product. */
export function List() {
  const t = useT();
  const search = useListSearch(searchSpec);
  return (
    <ListPage
      name="gallery"
      heading={t('pages.roles')}
      title="pages.roles"
      create={{ label: 'roles.create', onClick: nothing }}
      page={usePagedQuery('queryRolePage', search.query)}
      search={search}
      columns={columns}
      actions={actions}
      rowName={nameOf}
      filters={<RoleFilters search={search} />}
    />
  );
}

const treeSpec = { filters: {} } as const;

export function Tree() {
  const t = useT();
  const search = useListSearch(treeSpec);
  return (
    <TreePage
      {...deptTree}
      title="pages.depts"
      query={answered(api.example('getLocalDeptTree'))}
      search={search}
      create={{ label: 'roles.create', onClick: nothing }}
      buttons={<ImportButton label={t('gallery.sample')} onClick={nothing} />}
      filters={null}
    />
  );
}

export function Notice() {
  const t = useT();
  return (
    <NoticePage title={t('gallery.sample')} actions={<Button>{t('common.retry')}</Button>}>
      {t('gallery.longText')}
    </NoticePage>
  );
}

export const Starting = () => <StartingPage />;

/** A page with a fault: the rest of the window goes on. */
export function Crashed() {
  const t = useT();
  return (
    <PageLayout title={t('gallery.crashed')}>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </PageLayout>
  );
}

function Broken(): never {
  throw new Error('a fault of the page, on purpose');
}
