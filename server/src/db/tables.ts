import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ApprovalCommentTables } from './tables/approvalComments.ts';
import type { ArticleTables } from './tables/articles.ts';
import type { CharacterParameterTables } from './tables/characterParameters.ts';
import type { CompanyTables } from './tables/companies.ts';
import type { ContactTables } from './tables/contacts.ts';
import type { DictionaryTables } from './tables/dictionary.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { ExpenditureTables } from './tables/expenditure.ts';
import type { ExposureTables } from './tables/exposures.ts';
import type { FileTables } from './tables/files.ts';
import type { GoodsCategoryTables } from './tables/goodsCategories.ts';
import type { InboxTables } from './tables/inbox.ts';
import type { MenuTables } from './tables/menus.ts';
import type { ProductTables } from './tables/products.ts';
import type { PurchasingConfigTables } from './tables/purchasingConfig.ts';
import type { SessionTables } from './tables/session.ts';
import type { SupplierTables } from './tables/suppliers.ts';
import type { TaskTables } from './tables/tasks.ts';
import type { UserTables } from './tables/users.ts';
import type { WechatTables } from './tables/wechat.ts';

/** Columns that every row people can change carries (created and changed by whom and when, optimistic lock). */
export interface Tracked {
  createTime: Generated<Date>;
  createByName: string | null;
  updateTime: Generated<Date>;
  updateByName: string | null;
  /** Raised by one at each change; a change with a stale one is refused (code 4090). */
  version: Generated<number>;
}

export type Status = 'ENABLED' | 'DISABLED';
export type DataScope = 'SELF' | 'DEPT' | 'COLLEGE' | 'SCHOOL' | 'ALL';

interface DeptTable extends Tracked {
  companyId: string;
  id: string;
  parentId: string | null;
  deptName: string;
  deptCode: string;
  /** 0 school root, 1 college or unit, 2 sub-unit. */
  deptType: number;
  /** The type of the department above. */
  parentType: GeneratedAlways<number | null>;
  leaderId: string | null;
  phone: string | null;
  campus: string | null;
  sort: number;
  status: Status;
}

interface AppUserTable extends Tracked {
  companyId: string;
  id: string;
  /** Lower case, unique on the platform: the login form asks for no school. */
  account: string;
  /** Null for users without a password, who come through the central authentication or were created without one. */
  passwordHash: string | null;
  gender: Generated<'MALE' | 'FEMALE' | 'UNKNOWN'>;
  source: Generated<'LOCAL' | 'CAS' | 'QLGD' | 'IMPORT' | 'PLATFORM'>;
  /** Number in the school's central authentication. */
  casId: string | null;
  name: string;
  phone: string | null;
  email: string | null;
  job: string | null;
  /** The file of the portrait. */
  avatarId: string | null;
  introduction: string | null;
  location: string | null;
  examCode: string | null;
  certification: number;
  userType: 'STAFF' | 'SUPPLIER' | 'PLATFORM';
  deptId: string;
  status: Status | 'LOCKED';
  /** The password is one that somebody else has given. */
  needChangePassword: Generated<boolean>;
  /** Until when that password admits. Null for others, and for those given by a server of a version before, which do not expire. */
  initialPasswordExpireTime: Date | null;
  registrationDate: ColumnType<string, string, string>;
  /** The login before the last one, which is what a user wants to see. */
  previousLoginTime: Generated<Date | null>;
  lastLoginTime: Date | null;
  lastLoginIp: string | null;
  /** Disabled by a synchronisation since then: no longer in the central authentication. */
  absentSince: Generated<Date | null>;
}

interface RoleTable extends Tracked {
  companyId: string;
  id: string;
  roleCode: string;
  roleName: string;
  dataScope: DataScope;
  status: Status;
  builtIn: Generated<boolean>;
  /** Whoever holds it holds no other role. */
  exclusive: Generated<boolean>;
  remark: Generated<string>;
}

/** A grant: the user may act in this role for this department. Roles may be the school's own or platform-wide. */
interface UserRoleDeptTable {
  companyId: string;
  userId: string;
  roleCompanyId: string;
  roleId: string;
  deptId: string;
}

/** The menu is the platform's. Entries and buttons carry the permission codes; a role holds codes by holding entries. */
interface MenuTable extends Tracked {
  companyId: string;
  id: string;
  parentId: string | null;
  menuName: string;
  menuNameEn: string | null;
  menuType: 'DIR' | 'MENU' | 'BUTTON' | 'LINK';
  routeName: string | null;
  path: string | null;
  icon: string | null;
  permission: string | null;
  /** What a service card says of the page. */
  description: string | null;
  descriptionEn: string | null;
  sort: number;
  hideInMenu: Generated<boolean>;
  sysCode: string;
  status: Status;
}

interface RoleMenuTable {
  companyId: string;
  roleId: string;
  menuCompanyId: string;
  menuId: string;
}

/** A login session. The token itself is not stored, only its SHA-256. */
interface LoginSessionTable {
  tokenHash: string;
  /** Of the login: a switch hands it on to the session that follows. */
  id: string;
  companyId: string;
  userId: string;
  roleCompanyId: string | null;
  roleId: string | null;
  deptId: string | null;
  createTime: Date;
  /** The first of those that followed each other by switches was made then. */
  loginTime: Date;
  /** Where the login came from, and what the device called itself; null where nothing is known. */
  address: string | null;
  userAgent: string | null;
  lastSeenTime: Date;
  expireTime: Date;
  /** Set at logout and at a switch, and where its user has ended it or has too many. */
  endTime: Date | null;
  /** A lost answer of a switch can be repeated for 60 s: what the new token was made from, the key and the choice. */
  switchNonce: string | null;
  switchKey: string | null;
  switchChoice: string | null;
  /** Whether it began with a password, and not with a ticket. */
  byPassword: Generated<boolean>;
}

/** Attempts to log in, per account name and per address; shared by all instances. */
interface LoginThrottleTable {
  /** What is counted: see `auth/throttle.ts`, `windowLimit.ts` and `smsLimit.ts`. */
  kind: string;
  subject: string;
  failures: number;
  lastFailureTime: Date;
  blockedUntil: Date;
}

interface CaptchaTable {
  id: string;
  answer: string;
  expireTime: Date;
}

/** Answers of writes with an idempotency key, kept 24 hours. */
interface IdempotencyTable {
  companyId: string;
  userId: string;
  operationId: string;
  key: string;
  bodyHash: string;
  /** The answer as JSON text; null while the first request is still at work (its transaction holds the row). */
  answer: string | null;
  createTime: Date;
}

/** One row per write and per refused grant. */
interface OperationLogTable {
  companyId: string;
  id: string;
  time: Date;
  userId: string | null;
  userName: string | null;
  roleId: string | null;
  deptId: string | null;
  operationId: string;
  /** 0 or the business code of a refusal. */
  code: number;
  /** Why it was refused, and what fills the sentence, as JSON. */
  reason: string | null;
  reasonParams: ColumnType<unknown, string | null, never>;
  /** Milliseconds from the arrival of the request until the row was written. */
  costMs: Generated<number>;
  requestId: string;
  ip: string;
  /** The request without secrets, as JSON. */
  request: ColumnType<unknown, string | null, string | null>;
}

/** One row: the number of the changes of menus, their switches, and roles with their menus. */
interface AccessVersionTable {
  id: number;
  version: number;
}

export interface Tables
  extends ApprovalCommentTables,
    CompanyTables,
    ArticleTables,
    CharacterParameterTables,
    ContactTables,
    DictionaryTables,
    DocumentTables,
    ExposureTables,
    FileTables,
    ExpenditureTables,
    GoodsCategoryTables,
    InboxTables,
    MenuTables,
    ProductTables,
    PurchasingConfigTables,
    SupplierTables,
    TaskTables,
    SessionTables,
    UserTables,
    WechatTables {
  dept: DeptTable;
  appUser: AppUserTable;
  role: RoleTable;
  userRoleDept: UserRoleDeptTable;
  menu: MenuTable;
  roleMenu: RoleMenuTable;
  loginSession: LoginSessionTable;
  loginThrottle: LoginThrottleTable;
  captcha: CaptchaTable;
  idempotency: IdempotencyTable;
  operationLog: OperationLogTable;
  accessVersion: AccessVersionTable;
}
