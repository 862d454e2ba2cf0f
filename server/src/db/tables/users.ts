/** The acting role may grant the other one although it does not hold all of its menus. The platform decides that, nobody else. */
interface RoleAssignableTable {
  companyId: string;
  roleId: string;
  assignableCompanyId: string;
  assignableRoleId: string;
}

/** Passwords that somebody had before; the last ones cannot be taken again. */
interface PasswordHistoryTable {
  companyId: string;
  userId: string;
  time: Date;
  passwordHash: string;
}

/** A code that was sent to a phone: one for each phone and scene, good for one use. */
interface PhoneCaptchaTable {
  phone: string;
  scene: 'RESET' | 'BIND' | 'REGISTER';
  codeHash: string;
  /** Wrong attempts. */
  attempts: number;
  expireTime: Date;
  createTime: Date;
}

export interface UserTables {
  roleAssignable: RoleAssignableTable;
  passwordHistory: PasswordHistoryTable;
  phoneCaptcha: PhoneCaptchaTable;
}
