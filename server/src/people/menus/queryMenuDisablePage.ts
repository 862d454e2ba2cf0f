import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { platformId } from '#platform/values/platform.ts';
import { treeOf } from '#platform/values/tree.ts';
import { staysOn } from './protectedMenus.ts';

/**
 * Returns one page of a school's menu, in the order of the menu. That order needs a walk through the tree, so it is made here and not by
 * the database.
 */
export async function queryMenuDisablePage(
  { query }: Input<'queryMenuDisablePage'>,
  context: Context,
): Promise<Output<'queryMenuDisablePage'>> {
  const { session, role } = context;
  const { current = 1, size = 10, menuName = '', enabled, companyId = session.companyId } = query ?? {};
  const rows = await switchRows(companyId, context);
  const inOrder = treeOf<Row, Row[]>(rows, (row, below) => [row, ...below.flat()]).flat();
  const found = inOrder.filter(
    (row) => row.menuType !== 'BUTTON' && isCalled(row, menuName) && (enabled === undefined || isOn(row) === enabled),
  );
  const mayCall = permitted(context)('enableOrDisableMenu');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const records = found.slice((current - 1) * size, current * size).map((row) => {
    const isLocked = !isOn(row) && row.byPlatform === true && role.dataScope !== 'ALL';
    const isSwitchable = mayCall && !isLocked && companyId !== platformId && !staysOn(row, rows);
    return toSwitch(row, byId.get(row.parentId ?? ''), isSwitchable);
  });
  return { records, total: found.length, current, size };
}

function switchRows(companyId: string, { db }: Context) {
  return db
    .selectFrom('menu')
    .innerJoin('company', (join) => join.on('company.id', '=', companyId))
    .leftJoin('menuSwitch', (join) =>
      join
        .on('menuSwitch.companyId', '=', companyId)
        .onRef('menuSwitch.menuCompanyId', '=', 'menu.companyId')
        .onRef('menuSwitch.menuId', '=', 'menu.id'),
    )
    .select(['menu.id', 'menu.parentId', 'menu.menuName', 'menu.menuNameEn', 'menu.menuType', 'menu.path', 'menu.routeName'])
    .select(['menu.permission', 'company.id as companyId', 'company.companyName', 'menuSwitch.enabled', 'menuSwitch.byPlatform'])
    .select(['menuSwitch.reason', 'menuSwitch.updateTime', 'menuSwitch.updateByName'])
    .orderBy('menu.sort')
    .orderBy('menu.id')
    .execute();
}

type Row = Awaited<ReturnType<typeof switchRows>>[number];

/** Returns whether one of the names contains the text that was searched for. */
const isCalled = ({ menuName, menuNameEn }: Row, part: string) =>
  menuName.includes(part) || (menuNameEn ?? '').toLowerCase().includes(part.toLowerCase());

const isOn = ({ enabled }: Row) => enabled ?? true;

function toSwitch(row: Row, parent: Row | undefined, isSwitchable: boolean): Schemas['MenuDisable'] {
  const { id: menuId, menuName, menuNameEn, menuType, path, companyId, companyName: schoolName } = row;
  return {
    id: `${companyId}_${menuId}`,
    menuId,
    menuName,
    menuNameEn,
    menuType,
    path,
    companyId,
    schoolName,
    parentName: parent?.menuName ?? null,
    parentNameEn: parent?.menuNameEn ?? null,
    enabled: isOn(row),
    byPlatform: row.byPlatform ?? false,
    reason: row.reason,
    updateTime: isoTimeOrNull(row.updateTime),
    updateByName: row.updateByName,
    allowedActions: isSwitchable ? [isOn(row) ? 'DISABLE' : 'ENABLE'] : [],
  };
}
