/** A menu entry switched on or off for a school; one without a row is on. */
interface MenuSwitchTable {
  companyId: string;
  menuCompanyId: string;
  menuId: string;
  enabled: boolean;
  /** Switched by somebody of the platform: the school itself cannot switch it on. */
  byPlatform: boolean;
  reason: string | null;
  updateTime: Date;
  updateByName: string | null;
}

export interface MenuTables {
  menuSwitch: MenuSwitchTable;
}
