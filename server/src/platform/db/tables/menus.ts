/** A menu entry switched on or off for a school. An entry without a row is on. */
interface MenuSwitchTable {
  companyId: string;
  menuCompanyId: string;
  menuId: string;
  enabled: boolean;
  /** Whether a user of the platform has switched it; then the school cannot switch it on. */
  byPlatform: boolean;
  reason: string | null;
  updateTime: Date;
  updateByName: string | null;
}

export interface MenuTables {
  menuSwitch: MenuSwitchTable;
}
