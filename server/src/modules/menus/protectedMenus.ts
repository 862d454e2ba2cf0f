import { withRowsAbove } from '../../values/tree.ts';

/** Without these codes nobody could undo a change of the menu. */
const menuCodes = ['system:menu:read', 'system:menu:create', 'system:menu:update', 'system:menu:delete'];
/** Without these a school could not undo what it has switched. */
const switchCodes = ['system:menuSwitch:read', 'system:menuSwitch:update'];
const homePage = 'home';

interface Entry {
  id: string;
  parentId: string | null;
  routeName: string | null;
  permission: string | null;
}

/** Whether an entry carries a code of the menu administration: it stays, enabled and with its code. */
export function isMenuAdministration({ permission }: { permission: string | null }): boolean {
  return permission !== null && [...menuCodes, ...switchCodes].includes(permission);
}

/**
 * Ids of the entries that stay enabled: those that carry a code of the menu administration, and the page and directory of those by which
 * it is changed. That of reading hangs below other pages as well.
 */
export function stayEnabled(menu: Entry[]): Set<string> {
  const carriers = menu.filter(isMenuAdministration);
  const writers = carriers.filter(({ permission }) => permission !== 'system:menu:read');
  const ids = (entries: Entry[]) => entries.map(({ id }) => id);
  return new Set([...ids(carriers), ...withRowsAbove(menu, ids(writers))]);
}

/** Whether an entry stays on in every school: the home page, and all that the codes of the switches hang below. */
export function staysOn(entry: Entry, menu: Entry[]): boolean {
  if (entry.routeName === homePage || (entry.permission !== null && switchCodes.includes(entry.permission))) return true;
  return menu.filter(({ parentId }) => parentId === entry.id).some((below) => staysOn(below, menu));
}
