import { useApiMutation, useApiQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { menuTypeValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { withBelow } from '#ui/form/useEdited.ts';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column, RowAction } from '#ui/table/Column.ts';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { NameCell } from '#ui/table/NameCell.tsx';
import { TreeBlock } from '#ui/table/TreeBlock.tsx';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
import { MenuIcon } from '#ui/text/MenuIcon.tsx';
import { defaultSystem, type Editing, matching } from './menuSchema.ts';

type Menu = Schemas['Menu'];

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    menuType: choiceFilter(...menuTypeValues),
    sysCode: (raw: string) => (/^[a-z][a-z0-9_-]{0,19}$/.test(raw) ? raw : undefined),
  },
} as const;
const typeChoices = menuTypeValues.map((value) => ({ value, label: `menus.type${value}` as const }));

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
  { header: 'menus.path', cell: ({ path }) => (path ? <code>{path}</code> : '–'), width: 180 },
  { header: 'menus.permission', cell: ({ permission }) => (permission ? <code>{permission}</code> : '–'), width: 190 },
  { header: 'menus.sort', cell: ({ sort }) => sort, width: 56, align: 'end' },
  { header: 'menus.status', cell: ({ status }) => <StatusBadge status={status} />, card: 'status', width: 76 },
];

/** All entries and buttons of a system, as a tree. */
export function MenuTree({ onEdit }: { onEdit: (editing: Editing) => void }) {
  const t = useT();
  const label = useMenuLabel();
  const mayCreate = usePermission()('system:menu:create');
  const search = useListSearch(searchSpec);
  const { sysCode = defaultSystem, keyword = '', menuType } = search.filters;
  const tree = useApiQuery('queryMenuTree', { body: { sysCode } });
  const remove = useApiMutation('removeMenu');
  const isFiltered = keyword !== '' || menuType !== undefined;
  const found = isFiltered && tree.data ? matching(tree.data, keyword.toLowerCase(), menuType) : tree.data;

  const changes = useRowChanges<Menu>({
    rowName: label,
    onEdit: (menu) => onEdit({ menu }),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
    deleteText: t('menus.deleteText'),
  });
  const addition: RowAction<Menu> = {
    label: 'menus.addChild',
    onClick: (above) => onEdit({ above }),
    isOffered: ({ allowedActions }) => allowedActions.includes('ADD_CHILD'),
  };

  return (
    <>
      <EditOffer
        rows={withBelow(tree.data ?? [])}
        create={mayCreate ? 'new' : null}
        onEdit={(menu) => onEdit(menu === 'new' ? { above: null } : { menu })}
        others={{ 'new below': addition }}
      />
      <TreeBlock
        title="pages.menus"
        query={{ ...tree, data: found }}
        search={search}
        chooses={['sysCode']}
        columns={columns}
        actions={[addition, ...changes]}
        rowName={label}
        filters={
          <>
            <SearchText search={search} name="keyword" label="menus.keyword" limit={50} />
            <SearchSelect search={search} name="menuType" label="menus.type" choices={typeChoices} />
            <SearchText search={search} name="sysCode" label="menus.sysCode" limit={20} />
          </>
        }
      />
    </>
  );
}
