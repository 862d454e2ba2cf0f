import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DataScope, Status, Tracked } from './columns.ts';
import type { ApprovalCommentTables } from './tables/approvalComments.ts';
import type { ApprovalFlowTables } from './tables/approvalFlows.ts';
import type { ApprovalTables } from './tables/approvals.ts';
import type { ArticleTables } from './tables/articles.ts';
import type { AssociationTables } from './tables/associations.ts';
import type { BiddingTables } from './tables/bidding.ts';
import type { CharacterParameterTables } from './tables/characterParameters.ts';
import type { CompanyTables } from './tables/companies.ts';
import type { ContactTables } from './tables/contacts.ts';
import type { DictionaryTables } from './tables/dictionary.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { DueEventTables } from './tables/dueEvents.ts';
import type { ExpenditureTables } from './tables/expenditure.ts';
import type { ExposureTables } from './tables/exposures.ts';
import type { FileTables } from './tables/files.ts';
import type { FulfilmentTables } from './tables/fulfilment.ts';
import type { GoodsCategoryTables } from './tables/goodsCategories.ts';
import type { InboxTables } from './tables/inbox.ts';
import type { MenuTables } from './tables/menus.ts';
import type { ModificationTables } from './tables/modifications.ts';
import type { ProductTables } from './tables/products.ts';
import type { ProjectTables } from './tables/projects.ts';
import type { PurchasingConfigTables } from './tables/purchasingConfig.ts';
import type { SessionTables } from './tables/session.ts';
import type { StockTables } from './tables/stock.ts';
import type { SupplierTables } from './tables/suppliers.ts';
import type { SweepTables } from './tables/sweeps.ts';
import type { TaskTables } from './tables/tasks.ts';
import type { TurnTables } from './tables/turns.ts';
import type { UserTables } from './tables/users.ts';
import type { WechatTables } from './tables/wechat.ts';

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
  /** Lower case, unique on the platform because the login form does not ask for a school. */
  account: string;
  /** Null for users without a password: they log in through the central authentication, or were created without one. */
  passwordHash: string | null;
  gender: Generated<'MALE' | 'FEMALE' | 'UNKNOWN'>;
  source: Generated<'LOCAL' | 'CAS' | 'QLGD' | 'IMPORT' | 'PLATFORM'>;
  /** The user's number in the school's central authentication. */
  casId: string | null;
  name: string;
  /** In the order of pinyin, of surnames as people call themselves. */
  nameKey: GeneratedAlways<string>;
  phone: string | null;
  email: string | null;
  job: string | null;
  /** The id of the portrait's file. */
  avatarId: string | null;
  introduction: string | null;
  location: string | null;
  examCode: string | null;
  certification: number;
  userType: 'STAFF' | 'SUPPLIER' | 'PLATFORM';
  deptId: string;
  status: Status | 'LOCKED';
  /** Whether the password was set by somebody else and must be changed. */
  needChangePassword: Generated<boolean>;
  /**
   * Until when a password set by somebody else works. Null for other passwords, and for those set by an older version of the server, which
   * do not expire.
   */
  initialPasswordExpireTime: Date | null;
  registrationDate: ColumnType<string, string, string>;
  /** The login before the last one, which is shown to the user. */
  previousLoginTime: Generated<Date | null>;
  lastLoginTime: Date | null;
  lastLoginIp: string | null;
  /** Since when a synchronisation has disabled the user, because the central authentication no longer contains them. */
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
  /** A user with this role may have no other role. */
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

/** The menu belongs to the platform. Entries and buttons have the permission codes; a role holds a code by holding its entry. */
interface MenuTable extends Tracked {
  companyId: string;
  id: string;
  parentId: string | null;
  menuName: string;
  menuNameEn: string | null;
  /** The switch of the school that the entry comes and goes with. */
  flagKey: ColumnType<string | null, string | null | undefined, string | null>;
  /** The switches of the school that the entry vanishes with. */
  offFlagKeys: Generated<string[]>;
  menuType: 'DIR' | 'MENU' | 'BUTTON' | 'LINK';
  routeName: string | null;
  path: string | null;
  icon: string | null;
  permission: string | null;
  /** The text of the page's service card. */
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

/** A login session. The token is not stored, only its SHA-256. */
interface LoginSessionTable {
  tokenHash: string;
  /** The id of the login. A switch of role hands it on to the next session. */
  id: string;
  companyId: string;
  userId: string;
  roleCompanyId: string | null;
  roleId: string | null;
  deptId: string | null;
  createTime: Date;
  /** When the first of a chain of sessions that followed each other by switches was created. */
  loginTime: Date;
  /** The address and the user agent of the login; null if unknown. */
  address: string | null;
  userAgent: string | null;
  lastSeenTime: Date;
  expireTime: Date;
  /** Set at logout, at a switch, and when the user ends the session or has too many. */
  endTime: Date | null;
  /** For repeating the lost answer of a switch within 60 s: the nonce of the new token, the idempotency key and the choice. */
  switchNonce: string | null;
  switchKey: string | null;
  switchChoice: string | null;
  /** Whether the login used a password and not a ticket. */
  byPassword: Generated<boolean>;
}

/** Counted attempts to log in, per account and per address; shared by all servers. */
interface LoginThrottleTable {
  /** The kind of count: see `auth/throttle.ts`, `windowLimit.ts` and `smsLimit.ts`. */
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
  /** Of a sealed call a hash that only its session can calculate, as is then the key. */
  userId: string;
  operationId: string;
  key: string;
  bodyHash: string;
  /** The answer as JSON text; null while the first request is still running (its transaction holds the row). */
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
  /** The reason of the refusal as a key, and the values for its sentence as JSON. */
  reason: string | null;
  reasonParams: ColumnType<unknown, string | null, never>;
  /** Milliseconds from the arrival of the request until the row was written. */
  costMs: Generated<number>;
  requestId: string;
  ip: string;
  /** The request without secrets, as JSON. */
  request: ColumnType<unknown, string | null, string | null>;
  /** The fields that changed (`Change[]` of `audit/recordChanges.ts`), as JSON; null where that is not known. */
  changes: ColumnType<unknown, string | null | undefined, string | null>;
}

/** One row: a version that is raised by changes of menus, their switches, and roles with their menus. */
interface AccessVersionTable {
  id: number;
  version: number;
}

export interface Tables
  extends ApprovalCommentTables,
    ApprovalFlowTables,
    ApprovalTables,
    CompanyTables,
    ArticleTables,
    CharacterParameterTables,
    ContactTables,
    DictionaryTables,
    DocumentTables,
    ExposureTables,
    FileTables,
    AssociationTables,
    ExpenditureTables,
    GoodsCategoryTables,
    InboxTables,
    MenuTables,
    ModificationTables,
    ProductTables,
    ProjectTables,
    DueEventTables,
    BiddingTables,
    FulfilmentTables,
    StockTables,
    PurchasingConfigTables,
    SupplierTables,
    SweepTables,
    TaskTables,
    TurnTables,
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
