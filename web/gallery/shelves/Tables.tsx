import { useT } from '#i18n/LanguageProvider.tsx';
import { dateRangeFilter } from '#ui/date/dateRange.ts';
import { textFilter } from '#ui/search/listSearch.ts';
import { SearchBar, SearchLookup, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { SearchDept } from '#ui/search/SearchDept.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useInnerSearch } from '#ui/search/useListSearch.ts';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { PagedTable } from '#ui/table/PagedTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { RefreshButton } from '#ui/table/RefreshButton.tsx';
import { RowActions } from '#ui/table/RowActions.tsx';
import { TablePrintButton } from '#ui/table/TablePrintButton.tsx';
import { TableTools } from '#ui/table/TableTools.tsx';
import { Toolbar } from '#ui/table/Toolbar.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';
import { Block, State } from '../Block.tsx';
import classes from '../Gallery.module.css';
import { api } from '../mockedSession.ts';
import { actions, columns, nameOf, RoleFilters, review, searchSpec } from '../roleList.tsx';
import { networkFault, pageOf, roleRows } from '../samples.ts';

/** Lists with their tools. */
export function Tables() {
  return (
    <>
      <Searching />
      <States />
      <Whole />
    </>
  );
}

const otherSpec = {
  filters: {
    keyword: textFilter(30),
    school: textFilter(10),
    dept: textFilter(64),
    companyId: textFilter(10),
    created: dateRangeFilter,
  },
} as const;

function Searching() {
  const t = useT();
  const search = useInnerSearch(otherSpec);
  const roles = useInnerSearch(searchSpec);
  const choices = [{ value: 'a', label: t('gallery.sample') }];
  const set = { keyword: t('gallery.longText'), school: 'a', created: '2026-03-01~2026-03-31' } as const;
  const page = pageOf(roleRows(3), 23);
  const busy = { ...page, isFetching: true };
  const print = { title: t('pages.roles'), columns, from: 1 };
  return (
    <>
      <Block name="SearchBar, SearchText, SearchSelect, SearchLookup, SearchSchool, SearchDept, SearchDates">
        <State name="gallery.plain" isWide>
          <SearchBar search={search} onRepeat={() => undefined}>
            <SearchText search={search} name="keyword" label="roles.name" limit={30} />
            <SearchLookup search={search} name="school" label="roles.school" choices={choices} />
            <SearchSchool search={search} label="roles.school" />
            <SearchDept search={search} name="dept" label="roles.school" roots={api.example('getLocalDeptTree')} />
            <SearchDates search={search} name="created" label="roles.updated" />
          </SearchBar>
        </State>
        <State name="gallery.filtered" isWide>
          <SearchBar search={{ ...search, filters: set }} onRepeat={() => undefined}>
            <SearchText search={{ ...search, filters: set }} name="keyword" label="roles.name" limit={30} />
            <SearchLookup search={{ ...search, filters: set }} name="school" label="roles.school" choices={choices} />
            <SearchDates search={{ ...search, filters: set }} name="created" label="roles.updated" />
          </SearchBar>
        </State>
      </Block>
      <Block name="Toolbar, TableTools, ExportButton, TablePrintButton">
        <State name="gallery.plain" isWide>
          <Toolbar
            end={
              <TableTools name="gallery" page={page} columns={columns}>
                <TablePrintButton {...print} page={page} />
                <ExportButton operation="exportUsers" filters={{}} total={23} />
              </TableTools>
            }
          >
            <SearchBar search={roles} onRepeat={() => undefined}>
              <RoleFilters search={roles} />
            </SearchBar>
          </Toolbar>
        </State>
        <State name="gallery.loading" isWide>
          <Toolbar
            end={
              <TableTools name="gallery" page={busy} columns={columns}>
                <TablePrintButton {...print} page={pageOf([])} />
              </TableTools>
            }
          >
            {t('gallery.disabled')}
          </Toolbar>
        </State>
      </Block>
    </>
  );
}

function States() {
  const t = useT();
  const [one] = roleRows(1);
  const long = one ? [{ ...one, roleName: t('gallery.longText'), remark: t('gallery.longText') }] : [];
  return (
    <Block name="PagedTable">
      <State name="gallery.many" isWide>
        <Table page={pageOf(roleRows(10), 5_000)} sums={123_456} />
      </State>
      <State name="gallery.long" isWide>
        <Table page={pageOf(long)} />
      </State>
      <State name="gallery.loading" isWide>
        <Table page={{ ...pageOf([]), isPending: true, isFetching: true }} />
      </State>
      <State name="gallery.empty">
        <Table page={pageOf([])} />
      </State>
      <State name="gallery.filtered">
        <Table page={pageOf([])} isFiltered />
      </State>
      <State name="gallery.failed">
        <Table page={{ ...pageOf([]), error: networkFault }} />
      </State>
    </Block>
  );
}

interface TableProps {
  page: ReturnType<typeof pageOf>;
  isFiltered?: boolean;
  sums?: number;
}

function Table({ page, isFiltered = false, sums }: TableProps) {
  const t = useT();
  const search = useInnerSearch(searchSpec);
  return (
    <PagedTable
      name="gallery"
      caption={t('pages.roles')}
      page={page}
      search={{ ...search, isFiltered }}
      columns={columns}
      actions={actions}
      rowName={nameOf}
      summary={sums === undefined ? undefined : { cells: { userCount: <Numeral value={sums} /> } }}
    />
  );
}

function Whole() {
  const search = useInnerSearch(searchSpec);
  const [row] = roleRows(1);
  const idle = { isFetching: false, refresh: () => undefined };
  return (
    <>
      <Block name="Pager, RefreshButton, RowActions">
        <State name="gallery.many" isWide>
          <Pager search={search} total={5_000} lastPage={500} isPending={false} />
        </State>
        <State name="gallery.loading" isWide>
          <Pager search={search} total={0} lastPage={1} isPending />
        </State>
        <State name="gallery.plain">
          <div className={classes.row}>
            <RefreshButton page={idle} /> <RefreshButton page={{ ...idle, isFetching: true }} />
          </div>
        </State>
        <State name="gallery.many">{row && <RowActions row={row} name={row.roleName} actions={actions} />}</State>
        <State name="gallery.waits">{row && <RowActions row={row} name={row.roleName} actions={[...actions, review]} />}</State>
      </Block>
      <Block name="ListBlock">
        <State name="gallery.plain" isWide>
          <ListBlock
            name="gallery"
            title="pages.roles"
            page={pageOf(roleRows(5))}
            search={search}
            columns={columns}
            rowName={nameOf}
            filters={<RoleFilters search={search} />}
          />
        </State>
      </Block>
    </>
  );
}
