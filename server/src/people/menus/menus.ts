import type { Handlers, Schemas } from '@campus-procurement/sdk';
import { reachedMenus } from '#platform/auth/reachedMenus.ts';
import type { Context } from '#platform/context/context.ts';
import { treeOf, withRowsAbove } from '#platform/values/tree.ts';
import { removeMenu, saveMenu, updateMenu } from './changeMenu.ts';
import { enableOrDisableMenu } from './enableOrDisableMenu.ts';
import { menuActions } from './menuActions.ts';
import { grantableCodes } from './menuRules.ts';
import { stayEnabled } from './protectedMenus.ts';
import { queryMenuDisablePage } from './queryMenuDisablePage.ts';

/** What the caller can put into a role, also if it is then an exclusive one. */
async function grantableIds(context: Context): Promise<string[]> {
  const { ordinary, exclusive } = await reachedMenus(context);
  return [...ordinary, ...exclusive];
}

export const menus = {
  async queryMenuTree({ body }, context) {
    const { db, role } = context;
    const rows = await db
      .selectFrom('menu')
      .select(['id', 'parentId', 'menuName', 'menuNameEn', 'menuType', 'routeName', 'path', 'icon', 'permission', 'sort'])
      .select(['description', 'descriptionEn', 'hideInMenu', 'sysCode', 'status', 'version'])
      .where('sysCode', '=', body.sysCode)
      .orderBy('sort')
      .orderBy('id')
      .execute();
    const shown = role.dataScope === 'ALL' ? rows.map(({ id }) => id) : await grantableIds(context);
    const reached = withRowsAbove(rows, shown);
    const parents = new Set(rows.map(({ parentId }) => parentId));
    const fixed = stayEnabled(rows);
    const actionsOf = (row: (typeof rows)[number]) =>
      menuActions(row, { hasChildren: parents.has(row.id), isProtected: fixed.has(row.id) }, context);
    return treeOf<(typeof rows)[number], Schemas['Menu']>(
      rows.filter(({ id }) => reached.has(id)),
      (row, children) => ({ ...row, allowedActions: actionsOf(row), children }),
    );
  },

  saveMenu,
  updateMenu,
  removeMenu,

  async listPermissionCodes(_input, { language }) {
    const codes = [...grantableCodes()].map(([permission, operations]) => ({
      permission,
      operations: operations.map(({ summary }) => summary[language]),
    }));
    return codes.sort((one, other) => (one.permission < other.permission ? -1 : 1));
  },

  queryMenuDisablePage,
  enableOrDisableMenu,
} satisfies Partial<Handlers<Context>>;
