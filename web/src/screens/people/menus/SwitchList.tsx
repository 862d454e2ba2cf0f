import { useApiMutation, usePagedQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { NameCell } from '#ui/table/NameCell.tsx';

type Entry = Schemas['MenuDisable'];

const states = [
  { value: 'on', label: 'ui.enabled' },
  { value: 'off', label: 'ui.disabled' },
] as const;
const searchSpec = {
  filters: { menuName: textFilter(30), state: choiceFilter('on', 'off'), companyId: textFilter(10) },
} as const;

function Name({ entry }: { entry: Pick<Entry, 'menuName' | 'menuNameEn'> }) {
  return useMenuLabel()(entry);
}

function Parent({ entry: { parentName, parentNameEn } }: { entry: Entry }) {
  return parentName === null ? '–' : <Name entry={{ menuName: parentName, menuNameEn: parentNameEn }} />;
}

function State({ entry: { enabled, byPlatform } }: { entry: Entry }) {
  const t = useT();
  return (
    <NameCell name={<StatusBadge status={enabled ? 'ENABLED' : 'DISABLED'} />}>
      {byPlatform && <Tag>{t('menus.byPlatform')}</Tag>}
    </NameCell>
  );
}

const columns: Column<Entry, never>[] = [
  { header: 'menus.name', cell: (entry) => <Name entry={entry} />, width: 150 },
  { header: 'menus.parent', cell: (entry) => <Parent entry={entry} />, width: 110 },
  { header: 'menus.path', cell: ({ path }) => (path ? <code>{path}</code> : '–'), width: 180 },
  { header: 'menus.school', cell: ({ schoolName }) => schoolName, width: 110 },
  { header: 'menus.status', cell: (entry) => <State entry={entry} />, card: 'status', width: 130 },
  { header: 'menus.reason', cell: ({ reason }) => reason || '–', width: 160 },
  { header: 'menus.switched', cell: ({ updateTime }) => <DateTime value={updateTime} />, width: 140 },
];

const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));
const reasonLimit = 200;

/** The menu entries of a school, switched on or off, with the reason. */
export function SwitchList() {
  const t = useT();
  const label = useMenuLabel();
  const search = useListSearch(searchSpec);
  const { state, ...query } = search.query;
  const page = usePagedQuery(
    'queryMenuDisablePage',
    { ...query, ...(state && { enabled: state === 'on' }) },
    { turn: search.turn },
  );
  const change = useApiMutation('enableOrDisableMenu');
  const [disabling, setDisabling] = useState<Entry | null>(null);
  const nameOf = (entry: Entry) => t('menus.atSchool', { menu: label(entry), school: entry.schoolName });

  const enable = ({ menuId, companyId }: Entry) => change.mutateAsync({ body: { menuId, companyId, enabled: true } });

  async function switchOn(entry: Entry) {
    await enable(entry);
    notify.success(t('ui.enabledDone', { name: nameOf(entry) }));
  }

  async function switchOff(entry: Entry, reason: string) {
    const { menuId, companyId } = entry;
    await change.mutateAsync({ body: { menuId, companyId, enabled: false, reason } });
    notify.success(t('ui.disabledDone', { name: nameOf(entry) }));
  }

  const actions: RowAction<Entry>[] = [
    { label: 'ui.enable', onClick: switchOn, each: enable, isOffered: ({ allowedActions }) => allowedActions.includes('ENABLE') },
    { label: 'ui.disable', onClick: setDisabling, isOffered: ({ allowedActions }) => allowedActions.includes('DISABLE') },
  ];

  return (
    <>
      <ListBlock
        name="menuSwitches"
        title="menus.tab_switches"
        page={page}
        search={search}
        columns={columns}
        actions={actions}
        rowName={nameOf}
        filters={
          <>
            <SearchText search={search} name="menuName" label="menus.name" limit={30} />
            <SearchSchool search={search} label="menus.school" />
            <SearchSelect search={search} name="state" label="menus.status" choices={states} />
          </>
        }
      />
      <Suspense>
        {disabling && (
          <ReasonDialog
            title={t('ui.disableTitle', { name: nameOf(disabling) })}
            text={t('menus.disableText')}
            confirmLabel={t('ui.disable')}
            limit={reasonLimit}
            draft={`disable ${disabling.menuId} ${disabling.companyId}`}
            onSubmit={(reason) => switchOff(disabling, reason)}
            onClose={() => setDisabling(null)}
          />
        )}
      </Suspense>
    </>
  );
}
