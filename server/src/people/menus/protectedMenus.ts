import { withRowsAbove } from '#platform/values/tree.ts';

/** Without these codes nobody could undo a change of the menu. */
const menuCodes = ['system:menu:read', 'system:menu:create', 'system:menu:update', 'system:menu:delete'];
/** Without these codes a school could not undo its switches. */
const switchCodes = ['system:menuSwitch:read', 'system:menuSwitch:update'];
const homePage = 'home';

interface Entry {
  id: string;
  parentId: string | null;
  routeName: string | null;
  permission: string | null;
}

/** Returns whether an entry has a code of the menu administration. Such an entry cannot be deleted or disabled, and keeps its code. */
export function isMenuAdministration({ permission }: { permission: string | null }): boolean {
  return permission !== null && [...menuCodes, ...switchCodes].includes(permission);
}

/**
 * Returns the ids of the entries that cannot be disabled: those with a code of the menu administration, and the pages and directories above
 * those that change the menu. The code for reading is also below other pages, which may be disabled.
 */
export function stayEnabled(menu: Entry[]): Set<string> {
  const carriers = menu.filter(isMenuAdministration);
  const writers = carriers.filter(({ permission }) => permission !== 'system:menu:read');
  const ids = (entries: Entry[]) => entries.map(({ id }) => id);
  return new Set([...ids(carriers), ...withRowsAbove(menu, ids(writers))]);
}

/**
 * Returns whether an entry cannot be switched off for a school: the home page, and everything above the buttons with the codes of the
 * switches.
 */
export function staysOn(entry: Entry, menu: Entry[]): boolean {
  if (entry.routeName === homePage || (entry.permission !== null && switchCodes.includes(entry.permission))) return true;
  return menu.filter(({ parentId }) => parentId === entry.id).some((below) => staysOn(below, menu));
}
