import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { jsonRows, type Panel, panel } from '#platform/panels/panel.ts';
import { treeOf } from '#platform/values/tree.ts';
import { type HeldEntry, heldEntries, menuColumns, menuOf } from './userMenu.ts';

const shown = 8;
const homePath = '/';

const held = ({ db, role, session }: Context) => jsonRows(heldEntries(db, role, session.companyId), menuColumns);

/** The first pages of the caller's menu. */
export const shortcuts: Panel<Schemas['Shortcut'][]> = panel(held, (entries) =>
  pagesOf(menuOf(entries))
    .slice(0, shown)
    .map(({ routeName, path, menuName, menuNameEn, icon }) => ({ routeName, path, menuName, menuNameEn, icon })),
);

/**
 * The pages that the caller's role holds, in the order of the menu. Pages missing in the menu, such as those switched off, are not enabled;
 * those that a parameter has taken away are left out.
 */
export const serviceCards: Panel<Schemas['ServiceCard'][]> = panel(held, (entries, { language }) => {
  const menu = menuOf(entries);
  const reached = new Set(pagesOf(menu).map(({ routeName }) => routeName));
  const inOrder = treeOf<HeldEntry, HeldEntry[]>(entries, (entry, below) => [entry, ...below.flat()]).flat();
  const known = inOrder.filter((entry) => isPage(entry) && (entry.isOn || !entry.isOfSwitch));
  return known.map(({ id, routeName, path, icon, ...entry }) => ({
    id,
    icon,
    routePath: path,
    enabled: reached.has(routeName),
    title: (language === 'en-US' && entry.menuNameEn) || entry.menuName,
    description: (language === 'en-US' && entry.descriptionEn) || entry.description,
  }));
});

/** Returns the pages of a menu in its order. */
function pagesOf(items: Schemas['ServerMenuItem'][]): Schemas['ServerMenuItem'][] {
  return items.flatMap((item) => [...(isPage(item) ? [item] : []), ...pagesOf(item.children)]);
}

function isPage({ menuType, hideInMenu, path }: Pick<HeldEntry, 'menuType' | 'hideInMenu' | 'path'>): boolean {
  return menuType !== 'DIR' && !hideInMenu && path !== homePath;
}
