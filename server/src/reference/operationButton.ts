import type { PermissionCode } from '@campus-procurement/sdk';

/** A button of the menu, and the roles that hold it at first. */
export interface OperationButton {
  n: number;
  /**
   * Number of the page that the button serves, or of a directory if other pages need its code too: a role with a button also gets the
   * entries above it.
   */
  under: number;
  menuName: string;
  menuNameEn: string;
  permission: PermissionCode;
  /** Codes of the built-in roles that hold the button at first. */
  roles: string[];
}

/** Makes a button. @param roles codes of the built-in roles that hold it at first */
export function button(
  n: number,
  under: number,
  menuName: string,
  menuNameEn: string,
  permission: PermissionCode,
  roles: string[],
): OperationButton {
  return { n, under, menuName, menuNameEn, permission, roles };
}
