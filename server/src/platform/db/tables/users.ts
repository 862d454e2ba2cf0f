/** Lets a role grant another role without holding all of its menus. Only the platform defines such pairs. */
interface RoleAssignableTable {
  companyId: string;
  roleId: string;
  assignableCompanyId: string;
  assignableRoleId: string;
}

/** A former password of a user. The last ones cannot be used again. */
interface PasswordHistoryTable {
  companyId: string;
  userId: string;
  time: Date;
  passwordHash: string;
}

/** A code sent to a phone. Each phone has one per scene, and each code works once. */
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
