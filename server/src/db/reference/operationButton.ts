/** A button of the menu, and who holds it at first. */
export interface OperationButton {
  n: number;
  /** Number of the page that it serves or, if others need its code too, of a directory: to hold a button is to hold what is above it. */
  under: number;
  menuName: string;
  menuNameEn: string;
  permission: string;
  /** Codes of the built-in roles that hold it at first. */
  roles: string[];
}

/** @param roles codes of the built-in roles that hold it at first */
export function button(
  n: number,
  under: number,
  menuName: string,
  menuNameEn: string,
  permission: string,
  roles: string[],
): OperationButton {
  return { n, under, menuName, menuNameEn, permission, roles };
}
