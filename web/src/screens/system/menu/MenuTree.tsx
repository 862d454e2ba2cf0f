import { useApiMutation, useApiQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { MenuIcon } from '#ui/MenuIcon.tsx';
import { notify } from '#ui/notify.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchBar, SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { Tag } from '#ui/Tag.tsx';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { NameCell } from '#ui/table/NameCell.tsx';
import { Toolbar } from '#ui/table/Toolbar.tsx';
import { TreeTable } from '#ui/table/TreeTable.tsx';
import { useMenuLabel } from '#ui/useMenuLabel.ts';
import { defaultSystem, type Editing, matching, menuTypes } from './menuSchema.ts';

type Menu = Schemas['Menu'];

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    menuType: choiceFilter(...menuTypes),
    sysCode: (raw: string) => (/^[a-z][a-z0-9_-]{0,19}$/.test(raw) ? raw : undefined),
  },
} as const;
const typeChoices = menuTypes.map((value) => ({ value, label: `menus.type${value}` as const }));

function Name({ menu }: { menu: Menu }) {
  const t = useT();
  const label = useMenuLabel();
  const { menuType, icon, hideInMenu } = menu;
  return (
    <NameCell name={label(menu)}>
      {menuType !== 'BUTTON' && <MenuIcon node={{ icon, menuType }} size={15} />}
      {hideInMenu && <Tag>{t('menus.hidden')}</Tag>}
    </NameCell>
  );
}

function TypeName({ type }: { type: Menu['menuType'] }) {
  return useT()(`menus.type${type}`);
}

const columns: Column<Menu>[] = [
  { header: 'menus.name', cell: (menu) => <Name menu={menu} />, width: 240 },
  { header: 'menus.type', cell: ({ menuType }) => <TypeName type={menuType} />, width: 64 },
  { header: 'menus.path', cell: ({ path }) => path ?? '–', width: 200 },
  { header: 'menus.permission', cell: ({ permission }) => (permission ? <code>{permission}</code> : '–'), width: 220 },
  { header: 'menus.sort', cell: ({ sort }) => sort, width: 56, align: 'end' },
  { header: 'menus.status', cell: ({ status }) => <StatusBadge status={status} />, width: 76 },
];

/** Every entry and button of a system, as a tree. */
export function MenuTree({ onEdit }: { onEdit: (editing: Editing) => void }) {
  const t = useT();
  const can = usePermission();
  const confirm = useConfirm();
  const label = useMenuLabel();
  const search = useListSearch(searchSpec);
  const { sysCode = defaultSystem, keyword = '', menuType } = search.filters;
  const tree = useApiQuery('queryMenuTree', { body: { sysCode } });
  const remove = useApiMutation('removeMenu', { refreshes: ['queryMenuTree', 'queryMenuDisablePage'] });
  const isFiltered = keyword !== '' || menuType !== undefined;
  const found = isFiltered && tree.data ? matching(tree.data, keyword.toLowerCase(), menuType) : tree.data;

  async function erase(menu: Menu) {
    const isDone = await confirm({
      title: t('ui.deleteRowTitle', { name: label(menu) }),
      text: t('menus.deleteText'),
      confirmLabel: t('ui.delete'),
      danger: true,
      action: () => remove.mutateAsync({ path: { id: menu.id } }),
    });
    if (isDone) notify.success(t('ui.deleted'));
  }

  const holdsMore = ({ menuType: type }: Menu) => type === 'DIR' || type === 'MENU';
  const actions: RowAction<Menu>[] = [
    ...(can('system:menu:create')
      ? [{ label: 'menus.addChild', onClick: (above: Menu) => onEdit({ above }), isOffered: holdsMore } as const]
      : []),
    ...(can('system:menu:update') ? [{ label: 'ui.edit', onClick: (menu: Menu) => onEdit({ menu }) } as const] : []),
    ...(can('system:menu:delete')
      ? [
          {
            label: 'ui.delete',
            onClick: erase,
            // Found by a search, an entry may have others below it that are not shown.
            isOffered: ({ children }: Menu) => children.length === 0 && !isFiltered,
            danger: true,
          } as const,
        ]
      : []),
  ];

  return (
    <>
      <Toolbar>
        <SearchBar search={search} onRepeat={tree.refetch}>
          <SearchText search={search} name="keyword" label="menus.keyword" limit={50} />
          <SearchSelect search={search} name="menuType" label="menus.type" choices={typeChoices} />
          <SearchText search={search} name="sysCode" label="menus.sysCode" limit={20} />
        </SearchBar>
      </Toolbar>
      <TreeTable
        caption={t('pages.menus')}
        query={{ ...tree, data: found }}
        columns={columns}
        actions={actions}
        rowName={label}
        isFiltered={isFiltered}
        onClear={() => search.setFilters({ ...(search.filters.sysCode && { sysCode }) })}
      />
    </>
  );
}
