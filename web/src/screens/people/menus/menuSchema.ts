import type { Schemas } from '@campus-procurement/sdk';
import { menuTypeValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';
import { fieldRules } from '#ui/form/fieldRules.ts';

type Menu = Schemas['Menu'];

/** The system of this web app's menu. */
export const defaultSystem = 'bidding';
export const limits = { menuName: 30, menuNameEn: 60, routeName: 60, path: 500, description: 100, descriptionEn: 200, sort: 4 };

/** The entry to edit, or the parent of a new one; null to create one at the top. */
export type Editing = { menu: Menu } | { above: Menu | null };

const pathOf = { page: /^\/([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*)?$/, link: /^https:\/\/\S+$/ };

/** The rules of `MenuInput` in the API description, with their messages: a button needs a permission code, all others a route. */
export function menuSchema(t: Translate) {
  const { required, sort } = fieldRules(t);
  const text = z.string().check(z.trim());
  const fields = z.object({
    parentId: z.string(),
    menuType: z.enum(menuTypeValues),
    menuName: required('menus.name'),
    menuNameEn: text,
    routeName: text,
    path: text,
    icon: z.string(),
    permission: z.string(),
    description: text,
    descriptionEn: text,
    sort,
    hideInMenu: z.boolean(),
    status: z.enum(['ENABLED', 'DISABLED']),
  });
  return fields.check(
    z.refine(({ menuType, routeName }) => menuType === 'BUTTON' || /^[a-z][A-Za-z0-9-]{0,59}$/.test(routeName), {
      error: t('menus.routeRule'),
      path: ['routeName'],
    }),
    z.refine(({ menuType, path }) => menuType === 'BUTTON' || pathOf[menuType === 'LINK' ? 'link' : 'page'].test(path), {
      error: t('menus.pathRule'),
      path: ['path'],
    }),
    z.refine(({ menuType, permission }) => menuType !== 'BUTTON' || permission !== '', {
      error: t('validation.choose', { label: t('menus.permission') }),
      path: ['permission'],
    }),
    z.refine(({ menuType, parentId }) => menuType !== 'BUTTON' || parentId !== '', {
      error: t('validation.choose', { label: t('menus.parent') }),
      path: ['parentId'],
    }),
  );
}

export type MenuValues = z.infer<ReturnType<typeof menuSchema>>;

export function valuesOf(editing: Editing): MenuValues {
  if ('menu' in editing) {
    const { parentId, menuType, menuName, menuNameEn, routeName, path, icon } = editing.menu;
    const { permission, description, descriptionEn, sort, hideInMenu, status } = editing.menu;
    return {
      menuType,
      menuName,
      hideInMenu,
      status,
      sort: String(sort),
      parentId: parentId ?? '',
      icon: icon ?? '',
      menuNameEn: menuNameEn ?? '',
      routeName: routeName ?? '',
      path: path ?? '',
      permission: permission ?? '',
      description: description ?? '',
      descriptionEn: descriptionEn ?? '',
    };
  }
  const { above } = editing;
  const empty = { menuName: '', menuNameEn: '', routeName: '', path: '', icon: '', permission: '' };
  const sort = Math.min(9999, Math.max(0, ...(above?.children ?? []).map((child) => child.sort)) + 10);
  return {
    ...empty,
    description: '',
    descriptionEn: '',
    hideInMenu: false,
    status: 'ENABLED',
    sort: String(sort),
    parentId: above?.id ?? '',
    menuType: above?.menuType === 'MENU' ? 'BUTTON' : 'MENU',
  };
}

/** Returns the body of the request. Fields that the type of entry does not have are null. */
export function inputOf({ menuType, sort, ...values }: MenuValues) {
  const { parentId, menuName, menuNameEn, permission, hideInMenu, status } = values;
  const isButton = menuType === 'BUTTON';
  const ofPage = (text: string) => (isButton ? null : text || null);
  return {
    menuName,
    hideInMenu,
    status,
    sort: Number(sort),
    parentId: parentId || null,
    menuNameEn: menuNameEn || null,
    permission: permission || null,
    routeName: ofPage(values.routeName),
    path: ofPage(values.path),
    icon: ofPage(values.icon),
    description: ofPage(values.description),
    descriptionEn: ofPage(values.descriptionEn),
  };
}

/** Returns the possible parents of an entry: directories, and for a button also pages, but never the entry itself or its descendants. */
export function parentsFor(menuType: Menu['menuType'], id: string | null, roots: readonly Menu[], above = ''): Choice[] {
  return roots.flatMap((menu) => {
    if (menu.id === id) return [];
    const label = above + menu.menuName;
    const fits = menu.menuType === 'DIR' || (menu.menuType === 'MENU' && menuType === 'BUTTON');
    const below = parentsFor(menuType, id, menu.children, `${label} / `);
    return fits ? [{ value: menu.id, label }, ...below] : below;
  });
}

/** Returns the entries that match a search, with all entries above them. */
export function matching(roots: readonly Menu[], keyword: string, menuType: Menu['menuType'] | undefined): Menu[] {
  const hits = (menu: Menu) =>
    (menuType === undefined || menu.menuType === menuType) &&
    [menu.menuName, menu.menuNameEn, menu.path, menu.permission].some((text) => text?.toLowerCase().includes(keyword));
  return roots.flatMap((menu) => {
    const children = matching(menu.children, keyword, menuType);
    return hits(menu) || children.length > 0 ? [{ ...menu, children }] : [];
  });
}
