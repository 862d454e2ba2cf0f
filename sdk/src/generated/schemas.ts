// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * Opaque id.
 * @example 01957b1e-6c00-7a10-8000-000000000001
 */
export type Id = string;
/** Credentials. */
export interface LoginInput {
    /** Account (用户名). */
    username: string;
    /** Password (密码). */
    password: string;
    captchaKey?: Id;
    /** Captcha: the characters of the captcha picture (验证码). */
    captchaCode?: string;
}
/**
 * The reason of a failure (错误码). The HTTP status is 200 unless the meaning names another. Later versions may add codes: treat an unknown one as any other failure.
 * @enum {integer}
 */
export type ErrorCode = 401 | 404 | 405 | 413 | 415 | 503 | 4000 | 4001 | 4002 | 4003 | 4004 | 4005 | 4006 | 4007 | 4008 | 4009 | 4010 | 4090 | 4091 | 4101 | 4105 | 4110 | 4120 | 4131 | 4132 | 4141 | 4160 | 4181 | 4182 | 4184 | 4185 | 4186 | 4204 | 4205 | 4206 | 4207 | 4208 | 4209 | 4301 | 4302 | 4321 | 4401 | 4402 | 5000;
/** One refused field. */
export interface FieldError {
    /** Name of the field, nested names joined by dots, e.g. `items.0.name`. */
    field: string;
    /** The broken rule: a JSON Schema keyword (`required`, `maxLength`, `pattern`, …) or a business rule (`unique`, `unknown`, `mismatch`, …). */
    rule: string;
    /** What the rule allows, e.g. `{"limit":30}`. */
    params: {
        [key: string]: string | number | boolean;
    };
    /** A sentence about the rule, in the requested language. */
    message: string;
}
/** Details of a failure. */
export interface FailureDetails {
    /** The refused fields (code 4000). */
    errors?: FieldError[];
    /** The next login attempt needs a captcha. */
    captchaRequired?: boolean;
    /** Seconds until the next attempt is allowed. */
    retryAfterSeconds?: number;
}
/** The envelope of a failure. */
export interface Failure {
    code: ErrorCode;
    /** What happened and what the user can do, in the requested language. */
    msg: string;
    /** Details, if the failure has any. */
    data: FailureDetails | null;
}
/** The envelope of a success; `data` is described with the operation. */
export interface Success {
    /**
     * Always 0.
     * @constant
     */
    code: 0;
    /** A short confirmation. */
    msg: string;
}
/** A role in brief. */
export interface RoleBrief {
    id: Id;
    /** Role code (角色编码). */
    roleCode: string;
    /** Role name (角色名称). */
    roleName: string;
}
/** A department in brief. */
export interface DeptBrief {
    id: Id;
    /** Department name (部门名称). */
    deptName: string;
    /**
     * Department type: 0 school root, 1 college or unit, 2 sub-unit (部门类型).
     * @enum {integer}
     */
    deptType: 0 | 1 | 2;
    /** Parent department; null at the root (上级). */
    parentId: string | null;
    /** The parent when deptType is 2, else the department itself (所属学院). */
    collegeId: string;
}
/** A role that the user may act in, with its departments. */
export interface RoleDept {
    roleId: Id;
    /** Role code (角色编码). */
    roleCode: string;
    /** Role name (角色名称). */
    roleName: string;
    /** Departments (部门列表). */
    deptList: DeptBrief[];
}
/**
 * School id; "0" marks rows of the whole platform.
 * @example 1001
 */
export type CompanyId = string;
/** The logged-in user. */
export interface UserInfo {
    id: Id;
    /** Name (姓名). */
    name: string;
    /** Photo: address of the portrait, valid for a day; null if there is none (头像). */
    avatar: string | null;
    /** Job title (职务). */
    job: string | null;
    /** Department: full name of the department (所在单位). */
    organization: string;
    /** Campus (校区). */
    location: string | null;
    /** Email (邮箱). */
    email: string | null;
    /** Phone, masked: 138****0001 (手机号). */
    phone: string | null;
    /** About (个人简介). */
    introduction: string | null;
    /**
     * Format: date
     * Registered (注册日期).
     */
    registrationDate: string;
    /** Account: login account or staff number (账号). */
    accountId: string;
    /**
     * Verification: 0 none, 1 certified (认证状态).
     * @enum {integer}
     */
    certification: 0 | 1;
    /** Role code, e.g. admin; null before one is chosen (角色编码). */
    role: string | null;
    /** Current role (当前角色). */
    currentRole: RoleBrief | null;
    /** Current department (当前部门). */
    currentDept: DeptBrief | null;
    /** Roles and departments (可选角色部门). */
    roleDeptList: RoleDept[];
    companyId: CompanyId;
    /** School (学校名称). */
    companyName: string;
    /** School short name (学校简称). */
    companyShortName: string | null;
    /** School logo: address of the school's emblem, valid for a day; null if there is none (校徽). */
    companyLogo: string | null;
    /** Review code: opaque value, passed through (审核码). */
    examCode: string | null;
    /**
     * User type (用户类型).
     * @enum {string}
     */
    userType: "STAFF" | "SUPPLIER" | "PLATFORM";
    /** Permission codes (权限标识). */
    permissions: string[];
    /**
     * Format: date-time
     * Last login: the login before the latest one (上次登录时间).
     */
    lastLoginTime: string | null;
    /** Password change required: the login used a password that somebody else has set: it must be changed before anything else (需改密). */
    needChangePassword: boolean;
}
/** A new session. */
export interface IssuedSession {
    /** Opaque session token. */
    access_token: string;
    /**
     * Always bearer.
     * @constant
     */
    token_type: "bearer";
    /** Seconds until the session ends at the latest. */
    expires_in: number;
    userinfo: UserInfo;
    /** The password must be changed before anything else. */
    needChangePassword: boolean;
}
/** A captcha, good for one attempt. */
export interface Captcha {
    captchaKey: Id;
    /** The picture as a data address (data:image/svg+xml;base64,…). */
    image: string;
    /** Valid for (seconds): seconds for which it is valid. */
    expireSeconds: number;
}
/** The remaining time of the session, the version of menus and permissions, the served build of the web app, and the sites that a logout may lead to. */
export interface SessionStatus {
    /** Idle time left (seconds): seconds until the session ends if it stays idle (距空闲失效秒数). */
    idleSeconds: number;
    /** Lifetime left (seconds): seconds until it ends in any case (距最长有效期秒数). */
    lifetimeSeconds: number;
    /** Access version: changes whenever menus, their switches or the menus of a role change; then getInfo and getUserMenu may answer otherwise (权限版本). */
    accessVersion: number;
    /** Web app version: name of the entry script of the served web app; null if none is served (网页版本). */
    webBuild: string | null;
    /** Allowed sites: origins of other sites that a page may open after logout (允许跳转的站点). */
    redirectOrigins: string[];
}
/** A live login of the caller on one device. A switch of role and department continues it. */
export interface LoginSession {
    id: Id;
    /** Browser, e.g. Chrome; null if unknown (浏览器). */
    browser: string | null;
    /** Operating system, e.g. Windows; null if unknown (操作系统). */
    system: string | null;
    /** IP address: address of the login; null for logins from before it was recorded (登录IP). */
    address: string | null;
    /**
     * Format: date-time
     * Logged in (登录时间).
     */
    loginTime: string;
    /**
     * Format: date-time
     * Last active, accurate to a minute (最近活动时间).
     */
    lastActiveTime: string;
    /** Role; null until one is chosen (角色). */
    roleName: string | null;
    /** Department; null until one is chosen (部门). */
    deptName: string | null;
    /** Current: whether it is the login of this call (是否当前登录). */
    current: boolean;
}
/** The role and department to act in. */
export interface RoleDeptChoice {
    roleId: Id;
    deptId: Id;
    collegeId: Id;
}
/** The session after a switch. The token used for the call has ended. */
export interface SwitchedSession {
    /** Opaque session token. */
    access_token: string;
    /**
     * Always bearer.
     * @constant
     */
    token_type: "bearer";
    /** Seconds until the session ends at the latest. */
    expires_in: number;
    currentRole: RoleBrief;
    currentDept: DeptBrief;
    /** Permission codes of the role (权限标识). */
    permissions: string[];
}
/**
 * Type of menu entry (类型): DIR 目录, MENU 菜单, BUTTON 按钮, LINK 外链.
 * @enum {string}
 */
export type MenuType = "DIR" | "MENU" | "BUTTON" | "LINK";
/** An entry of the user's menu. */
export interface ServerMenuItem {
    /** Route name (路由名). */
    routeName: string;
    /** Path (路径) in the web app, or an https address for LINK. */
    path: string;
    /** Menu name (菜单名称). */
    menuName: string;
    /** English name (英文名称). */
    menuNameEn: string | null;
    /** Icon: key of an icon (图标). */
    icon: string | null;
    /** Position (排序) among its siblings. */
    sort: number;
    /** Hidden: reachable, but not shown in the menu (隐藏). */
    hideInMenu: boolean;
    menuType: MenuType;
    /** Child entries (子菜单). */
    children: ServerMenuItem[];
}
/** A login with a code of another platform. */
export interface PlatformLoginInput {
    /** Login code: one-time code that the platform has signed for the account, never the bare account name (账号凭证). */
    account: string;
    /** Platform, e.g. mall (来源平台). */
    platform: string;
}
/** A ticket of the school's own portal. */
export interface JumpLoginTicket {
    /** Ticket, good for one login within 60 seconds (票据). */
    ticket: string;
}
/**
 * Target (跳转类型): MALL 商城, FAQ 常见问题, VENDOR 供应商官网.
 * @enum {string}
 */
export type MallRedirectType = "MALL" | "FAQ" | "VENDOR";
/** Items that wait for the caller, by kind. */
export interface TodoCounts {
    /** Suppliers of the caller's school that wait for review, with data scope ALL of every school; null if the caller does not review (供应商审核). */
    supplier: number | null;
}
/**
 * Topic of a message (消息场景): SUPPLIER_TODO 供应商待审核, SUPPLIER_RESULT 供应商审核结果, QUAL_EXPIRING 资质到期, AGREEMENT_EXPIRING 协议到期, EXPOSURE 失信公示, SYSTEM_NOTICE 系统公告, PASSWORD_RESET 密码重置, TASK_FAILED 任务失败, APPROVAL_TODO 待审批, APPROVAL_RESULT 审批结果, APPROVAL_COPY 抄送, APPROVAL_DEPUTY 代理审批, PAYMENT_DUE 待付款, PROJECT_NOTICE 采购提醒, OFFICER_NOTICE 采购办理, BIDDING_INVITE 竞价邀请, BIDDING_RESULT 竞价结果, ACCEPTANCE_TODO 待验收, STOCK_TODO 待入库, STOCK_CONFIRM 待确认单据, STOCK_SHARED 共享库存申请, PAYEE_ACCOUNT 收款账户变更.
 * @enum {string}
 */
export type SceneCode = "SUPPLIER_TODO" | "SUPPLIER_RESULT" | "QUAL_EXPIRING" | "AGREEMENT_EXPIRING" | "EXPOSURE" | "SYSTEM_NOTICE" | "PASSWORD_RESET" | "TASK_FAILED" | "APPROVAL_TODO" | "APPROVAL_RESULT" | "APPROVAL_COPY" | "APPROVAL_DEPUTY" | "PAYMENT_DUE" | "PROJECT_NOTICE" | "OFFICER_NOTICE" | "BIDDING_INVITE" | "BIDDING_RESULT" | "ACCEPTANCE_TODO" | "STOCK_TODO" | "STOCK_CONFIRM" | "STOCK_SHARED" | "PAYEE_ACCOUNT";
/**
 * Type of record that a message is about (业务类型): USER 用户, TASK 任务, SUPPLIER 供应商, EXPOSURE 失信公示, ARTICLE 文章, PROJECT 采购项目, APPROVAL 审批, DEPUTY 代理审批, ACCEPTANCE 验收, STOCK_DOCUMENT 库存单据, SHARED_APPLY 共享库存申请, SHARED_TODO 待处理的共享库存申请.
 * @enum {string}
 */
export type InboxBizType = "USER" | "TASK" | "SUPPLIER" | "EXPOSURE" | "ARTICLE" | "PROJECT" | "APPROVAL" | "DEPUTY" | "ACCEPTANCE" | "STOCK_DOCUMENT" | "SHARED_APPLY" | "SHARED_TODO";
/** A message of the platform to the user. */
export interface InboxMessage {
    id: Id;
    /** Title, in the requested language (标题). */
    title: string;
    /** Content, plain text (内容). */
    content: string;
    sceneCode: SceneCode;
    /** Topic (场景名称) in the requested language. */
    sceneName: string;
    /** Type: kind of row that the message is about; null for none (业务类型). */
    bizType: InboxBizType | null;
    /** Related record: id of the row the message is about (业务编号). */
    bizId: string | null;
    /** Read (已读). */
    read: boolean;
    /**
     * Format: date-time
     * Read (阅读时间).
     */
    readTime: string | null;
    /**
     * Format: date-time
     * Sent (发送时间).
     */
    createTime: string;
}
/**
 * Type of task (任务类型): CLEANUP 过期数据清理, SYNC_CAS 同步统一认证, SYNC_EXPENDITURE 同步经费, CARRY_EXPENDITURE 结转经费卡, SYNC_ASSOCIATION 同步关联项目, WECHAT_PUSH 推送微信消息, QUALIFICATION_EXPIRE 资质与协议到期提醒, SEND_NOTICE 发送公告消息, FETCH_REGISTRY 查询工商信息, REPORT_EXPORT 报表导出.
 * @enum {string}
 */
export type TaskType = "CLEANUP" | "SYNC_CAS" | "SYNC_EXPENDITURE" | "CARRY_EXPENDITURE" | "SYNC_ASSOCIATION" | "WECHAT_PUSH" | "QUALIFICATION_EXPIRE" | "SEND_NOTICE" | "FETCH_REGISTRY" | "REPORT_EXPORT";
/**
 * Status of a task (任务状态): PENDING 待执行, RUNNING 执行中, SUCCESS 成功, FAILED 失败, RETRYING 重试中, STOPPED 已停止.
 * @enum {string}
 */
export type TaskStatus = "PENDING" | "RUNNING" | "SUCCESS" | "FAILED" | "RETRYING" | "STOPPED";
/** A task that the caller has started. */
export interface TaskBrief {
    id: Id;
    /** Task number (任务编号). */
    taskCode: string;
    /** Task name (任务名称). */
    taskName: string;
    taskType: TaskType;
    status: TaskStatus;
    /** Done: steps done (已完成数). */
    doneCount: number;
    /** Total: steps in all; null while unknown (总数). */
    totalCount: number | null;
    /**
     * Format: date-time
     * Planned for; after a failure, the next attempt (计划执行).
     */
    executeTime: string;
    /**
     * Format: date-time
     * Started by the caller at (发起时间).
     */
    createTime: string;
}
/**
 * Channel (栏目): NEWS 新闻资讯, SYSTEM_ANNOUNCEMENT 系统公告, FAQ 帮助中心, GUIDELINE 办事指南, LIGHTHOUSE 采购灯塔.
 * @enum {string}
 */
export type ArticleChannel = "NEWS" | "SYSTEM_ANNOUNCEMENT" | "FAQ" | "GUIDELINE" | "LIGHTHOUSE";
/** A published article as shown on the home page. */
export interface ArticleBrief {
    id: Id;
    channel: ArticleChannel;
    /** Title (标题). */
    title: string;
    /** Category: entry of the dictionary of the channel (分类). */
    categoryCode: string | null;
    /** Summary (摘要). */
    summary: string | null;
    /** Pinned (置顶). */
    top: boolean;
    /** Pop-up: pops up once for each user; system announcements only (弹窗提醒). */
    popup: boolean;
    /**
     * Format: date-time
     * Published (发布时间).
     */
    publishTime: string;
    /** Read: the caller has opened it (已读). */
    viewed: boolean;
    companyId: CompanyId;
}
/** A page of the caller's menu. */
export interface Shortcut {
    /** Route name (路由名). */
    routeName: string;
    /** Path (路径) in the web app, or an https address for a link. */
    path: string;
    /** Menu name (菜单名称). */
    menuName: string;
    /** English name (英文名称). */
    menuNameEn: string | null;
    /** Icon: key of an icon (图标). */
    icon: string | null;
}
/** The content of the home page. */
export interface HomeOverview {
    todoCounts: TodoCounts;
    /** Unread messages (未读消息数). */
    unreadMessageCount: number;
    /** Unread messages: newest unread messages (未读消息). */
    unreadMessages: InboxMessage[];
    /** My background tasks: the latest tasks that the caller has started (我的任务). */
    ownTasks: TaskBrief[];
    /** System announcements, pinned ones first, then the newest (系统公告). */
    systemAnnouncements: ArticleBrief[];
    /** News, in the same order (新闻资讯). */
    news: ArticleBrief[];
    /** Case studies, in the same order (采购灯塔). */
    lighthouse: ArticleBrief[];
    /** Quick links: the first pages of the caller's menu, without the home page (快捷入口). */
    shortcuts: Shortcut[];
}
/**
 * What is to be done (待办类型), in the words of `x-acts`: RESUME 恢复采购, APPROVE 审批, WITNESS 见证收货, RESUBMIT 修改, CLAIM 接单, PUBLISH 发布, OPEN_DOCUMENTS 公开技术部分, JUDGE 审查报价, WITNESS_OPENING 见证开标, OPEN_PRICES 公开价格, DECLARE_FAILED 宣布流标, EXPLANATION 定标, DECIDE_AGAIN 重新定标, DECIDE 定标, ANSWER_OBJECTION 答复异议, REGISTER_OUTCOME 登记采购结果, CONTRACT_DRAFT 起草合同, CONTRACT_SIGN 签订合同, REPORT 提交应急采购报告, ASSIGN_GROUP 指派验收组, SIGN_ACCEPTANCE 核对并签署, CONCLUDE 给出验收结论, CONFIRM_ENTRY 确认入库, RECEIVE 确认收货, DELIVERY 登记到货, PAY 登记付款, ASSET_NUMBERS 登记资产编号, INVOICE 登记发票, REFUND 登记退款, ARCHIVE 归档, CONFIRM_DOCUMENT 确认单据, SHARED_APPLY 办理共享申请, SHARED_RECEIPT 签收, SUPPLIER_REVIEW 审核供应商. In the order in which the steps of a purchase follow each other. Later versions add kinds.
 * @enum {string}
 */
export type TodoKind = "RESUME" | "APPROVE" | "WITNESS" | "RESUBMIT" | "CLAIM" | "PUBLISH" | "OPEN_DOCUMENTS" | "JUDGE" | "WITNESS_OPENING" | "OPEN_PRICES" | "DECLARE_FAILED" | "EXPLANATION" | "DECIDE_AGAIN" | "DECIDE" | "ANSWER_OBJECTION" | "REGISTER_OUTCOME" | "CONTRACT_DRAFT" | "CONTRACT_SIGN" | "REPORT" | "ASSIGN_GROUP" | "SIGN_ACCEPTANCE" | "CONCLUDE" | "CONFIRM_ENTRY" | "RECEIVE" | "DELIVERY" | "PAY" | "ASSET_NUMBERS" | "INVOICE" | "REFUND" | "ARCHIVE" | "CONFIRM_DOCUMENT" | "SHARED_APPLY" | "SHARED_RECEIPT" | "SUPPLIER_REVIEW";
/** How many things of a kind wait. */
export interface TodoKindCount {
    kind: TodoKind;
    /** How many (数量). */
    count: number;
}
/**
 * Amount in yuan with two decimals (金额, 元).
 * @example 12800.00
 */
export type Money = string;
/** Something that waits for the caller. */
export interface TodoRow {
    kind: TodoKind;
    /** Purchase; null of what is done without one, in a store (采购项目). */
    projectId: Id | null;
    /** Case of approval; null where none is to be decided (审批实例). */
    instanceId: string | null;
    /** Document: what is opened instead of the purchase, such as an acceptance or a stock document (单据). */
    recordId: string | null;
    /** Title: name of the purchase, or of the goods (标题). */
    title: string;
    /** Number of the purchase, the document or the request (编号). */
    code: string | null;
    /** Who asks: the applicant; of an own purchase and of a payment who is paid (申请人或收款方). */
    who: string | null;
    /** Why it was returned, rejected or canceled (退回或取消原因). */
    note: string | null;
    /** What the act is about: what is asked, what lacks an invoice, what can be paid, or what the purchase amounts to; null where no money is meant (金额). */
    amount: Money | null;
    /**
     * Format: date-time
     * Waiting since (等待起).
     */
    since: string;
    /**
     * Format: date-time
     * Until when; null where nothing is set (截止时间).
     */
    deadline: string | null;
    /** The deadline has passed (已逾期). */
    overdue: boolean;
}
/** What waits for the caller. */
export interface HomeTodo {
    /** How many things wait (待办数). */
    count: number;
    /** How many purchases they are about: as many as the list of purchases counts as to do (涉及的采购项目数). */
    purchases: number;
    /**
     * Format: date-time
     * Since when the first of them waits; null if nothing does (最早等待起).
     */
    oldest: string | null;
    /** How many of each kind, without those of which there are none (按类型). */
    kinds: TodoKindCount[];
    /** What is overdue, and then what has waited longest, the oldest first (待办). */
    rows: TodoRow[];
}
/**
 * What a new installation or a new school needs before purchases can be made, and does not have yet (尚缺的基础数据): SCHOOL 学校, SEALING_KEY 密封密钥, DEPT 部门, PURCHASER 可申请采购的用户, GOODS_CATEGORY 物品分类, EXPENDITURE 经费卡, FINANCE 可登记付款的用户, PURCHASING_CATEGORY 采购类别, OFFICER 可发布竞价的用户, SUPPLIER 足够的已通过供应商, KEEPER 库管员, WAREHOUSE 仓库. Later versions add kinds.
 * @enum {string}
 */
export type MissingBasis = "SCHOOL" | "SEALING_KEY" | "DEPT" | "PURCHASER" | "GOODS_CATEGORY" | "EXPENDITURE" | "FINANCE" | "PURCHASING_CATEGORY" | "OFFICER" | "SUPPLIER" | "KEEPER" | "WAREHOUSE";
/** A school in service that nobody administers. */
export interface UnmanagedSchool {
    companyId: CompanyId;
    /** School name (学校名称). */
    schoolName: string;
}
/**
 * What stands still (告警类型): SEALING_KEY 缺少密封密钥, UNREADABLE_QUOTE 报价无法读取, CLOCK 服务器时钟跳变, CALENDAR 缺少年度校历. Later versions add kinds.
 * @enum {string}
 */
export type AlarmKind = "SEALING_KEY" | "UNREADABLE_QUOTE" | "CLOCK" | "CALENDAR";
/** Something that stands still until somebody acts. */
export interface HomeAlarm {
    kind: AlarmKind;
    /** What it is about: the id of a key, the name of a purchase, the time that the server has now, or a year (对象). */
    name: string;
    /** How many biddings, quotes, or minutes by which the clock has jumped; 1 for a calendar (数量). */
    count: number;
    /** The purchase (项目). */
    projectId: Id | null;
}
/**
 * What a figure says (数据类型): CARDS 我的经费卡可用, what is available on the cards that the caller may use, how many these are, and what is bound on them; DAYS 从申请到验收, median of the days from the first submission to the completion of the delivery of what was completed in six months, from how many purchases, and the change against the six months before; DONE 今年已完成, purchases whose delivery was completed this year, what they cost, and what was saved of the requests in per cent; PAYABLE 待付款, what invoices cover and is not paid, of how many purchases, and what was paid this month; FROZEN 冻结超过60天, what has been frozen for more than 60 days, and for how many purchases; UNINVOICED 缺发票, what was received and lacks an invoice, of how many purchases; SPENDING 本月已付, what was paid this month, of how many purchases, what was paid this year, and the change against the month before in per cent; WAITING 等待超过5天, purchases whose next step has waited for more than five days, of how many; UNCLAIMED 待接收, approved purchases that no officer has taken, and what they amount to; CLOSING_TODAY 今日截止, own biddings that end today, and what they amount to; DECISIONS_OVERDUE 定标逾期, own purchases that should have been decided, and what they amount to; RED_FLAGS 风险提示, biddings opened this year with a warning about a bidder or a quote, of how many; CHEAPER_EXCLUDED 排除更低报价, awards of this year beside which a cheaper quote was excluded, and by how much these were cheaper; STUCK 受阻与超时, cases of approval that cannot go on or were left for twice their limit, and what they amount to, and other steps that nobody can do, for who may put somebody else in; TO_RECEIVE 待入库, documents that wait for the caller as a keeper, and what they are worth; LOW 低库存, kinds of goods of which the caller's stores have too little; EXPIRING 临期, kinds of goods there that expire within 90 days or have expired; OVERDUE 审批超时, tasks of approval that the caller should have decided, of how many, and what they amount to, only where there are any. Later versions add kinds.
 * @enum {string}
 */
export type FigureKind = "CARDS" | "DAYS" | "DONE" | "PAYABLE" | "FROZEN" | "UNINVOICED" | "SPENDING" | "WAITING" | "UNCLAIMED" | "CLOSING_TODAY" | "DECISIONS_OVERDUE" | "RED_FLAGS" | "CHEAPER_EXCLUDED" | "STUCK" | "TO_RECEIVE" | "LOW" | "EXPIRING" | "OVERDUE";
/** A figure with how it has moved. */
export interface HomeFigure {
    kind: FigureKind;
    /** The figure (数值). */
    value: string;
    /**
     * What it counts (单位).
     * @enum {string}
     */
    unit: "COUNT" | "MONEY" | "DAYS";
    /** Its values by month, the present one last, to be drawn; empty where it has none (趋势). */
    trend: string[];
    /** The number of things that belongs to it (件数). */
    count: number | null;
    /** The amount that belongs to it (相关金额). */
    amount: string | null;
    /** Change or saving; null if there is nothing to compare with (变化). */
    change: string | null;
}
/** What waits for the caller, and the caller's figures. */
export interface HomeWork {
    todo: HomeTodo;
    todoCounts: TodoCounts;
    /** Missing setup: what has to be set up before purchases can be made, in the order of the work, of what the caller may set up: of a school that has none of it, or the first school (尚缺的基础数据). */
    missing: MissingBasis[];
    /** Schools without an administrator: in service, without an enabled user who may create users there, oldest first, for those who may create users of all schools; empty for all others (无管理员的学校). */
    unmanagedSchools: UnmanagedSchool[];
    /** Alarms: what stands still until somebody acts; empty for those who are no administrators (告警). */
    alarms: HomeAlarm[];
    /** Figures (数据) of the current role, the most important first. */
    figures: HomeFigure[];
}
/**
 * Type of record (类别): USER 用户, PROJECT 采购项目, CONTRACT 合同, STOCK 库存, SUPPLIER 供应商, BUDGET_CARD 经费卡, NOTICE 公告, ARTICLE 资讯, DOCUMENT 文档.
 * @enum {string}
 */
export type RecordKind = "USER" | "PROJECT" | "CONTRACT" | "STOCK" | "SUPPLIER" | "BUDGET_CARD" | "NOTICE" | "ARTICLE" | "DOCUMENT";
/** A record that a search has found, with as much as is needed to tell it from others and to open it. */
export interface RecordHit {
    id: Id;
    /** Name of the record (名称). */
    title: string;
    /** Account of a user, number of a purchase or contract, batch of a stock, credit code of a supplier, number of a budget card, number of a notice; null for drafts, stocks without a batch and other kinds (编码). */
    code: string | null;
    /** Department of a user, payee of a purchase, supplier of a contract, store of a stock, place of a supplier, person in charge of a budget card, version of a document; null where there is none (说明). */
    detail: string | null;
    /** Channel of an article; null for other kinds (栏目). */
    channel: ArticleChannel | null;
    companyId: CompanyId;
    /** School of the record (学校). */
    schoolName: string;
}
/** The records of one kind that a search has found. */
export interface RecordGroup {
    kind: RecordKind;
    /** Hits: those that are called so first, then those that begin with it, then all others, each by name (结果). */
    hits: RecordHit[];
    /** More (还有更多). */
    more: boolean;
}
/** A page of the product, as an entry card. */
export interface ServiceCard {
    id: Id;
    /** Title (标题) in the requested language. */
    title: string;
    /** Description (说明) in the requested language. */
    description: string | null;
    /** Icon: key of an icon (图标). */
    icon: string | null;
    /** Enabled: whether it is in the caller's menu; false if it is switched off for the school (已开通). */
    enabled: boolean;
    /** Path (路由) in the web app, or an https address for a link. */
    routePath: string;
}
/**
 * Status of a user (用户状态): ENABLED 启用, DISABLED 停用, LOCKED 锁定.
 * @enum {string}
 */
export type UserStatus = "ENABLED" | "DISABLED" | "LOCKED";
/** Users in one status. */
export interface UserStatusCount {
    status: UserStatus;
    /** Users (用户数). */
    count: number;
}
/**
 * Status of a supplier (供应商状态): REGISTERED 待完善, PENDING 待审核, APPROVED 已通过, REJECTED 已驳回, FROZEN 已冻结, BLACKLISTED 失信禁入, CANCELLED 已注销.
 * @enum {string}
 */
export type SupplierStatus = "REGISTERED" | "PENDING" | "APPROVED" | "REJECTED" | "FROZEN" | "BLACKLISTED" | "CANCELLED";
/** Suppliers in one status. */
export interface SupplierStatusCount {
    status: SupplierStatus;
    /** Suppliers (供应商数). */
    count: number;
}
/** Sums over all cards that match, not only those of the page. */
export interface ExpenditureSum {
    /** Total, in yuan (总额度). */
    totalAmount: string;
    /** Frozen, in yuan (冻结金额). */
    frozenAmount: string;
    /** Available amount in yuan (可用余额). */
    availableAmount: string;
}
/** Sums of budget cards. */
export interface FundsOverview extends ExpenditureSum {
    /** Cards (经费卡数). */
    cardCount: number;
}
/** Tasks in one state. */
export interface TaskStatusCount {
    status: TaskStatus;
    /** Tasks (任务数). */
    count: number;
}
/** Figures within the caller's data scope. A part that the current role may not see is null. */
export interface Workplace {
    todoCounts: TodoCounts;
    /** Unread messages (未读消息数). */
    unreadMessageCount: number;
    /** System announcements, pinned ones first, then the newest (系统公告). */
    systemAnnouncements: ArticleBrief[];
    /** Quick links: the first pages of the caller's menu, without the home page (快捷入口). */
    shortcuts: Shortcut[];
    /** Users by status, without suppliers (用户统计). */
    users: UserStatusCount[] | null;
    /** Suppliers by status (供应商统计). */
    suppliers: SupplierStatusCount[] | null;
    /** Budget cards (经费统计) that queryExpenditurePage would show. */
    funds: FundsOverview | null;
    /** Tasks (任务统计) that are open or were planned for the last 24 hours, by state. */
    tasks: TaskStatusCount[] | null;
}
/** Figures of a set of requests. */
export interface RequestFigures {
    /** Requests (请求数). */
    count: number;
    /** Refused for a reason, such as a wrong value or a missing permission (拒绝数). */
    refusedCount: number;
    /** Ended with a fault of the server, status 500 and above (故障数). */
    faultCount: number;
    /** Share of faults; 0.0000 without requests (错误率). */
    errorRate: string;
    /** Median duration in milliseconds, accurate to a fifth; null without requests (中位耗时). */
    p50Ms: string | null;
    /** 95th percentile of the duration in milliseconds, accurate to a fifth; null without requests (P95 耗时). */
    p95Ms: string | null;
}
/** The requests of a minute. */
export interface MinuteFigures extends RequestFigures {
    /**
     * Format: date-time
     * Beginning of the minute (时间).
     */
    time: string;
}
/** The requests to an operation. */
export interface OperationFigures extends RequestFigures {
    /** Operation, e.g. saveRole (接口). */
    operationId: string;
    /** Operation: summary of the operation, in the requested language (操作). */
    action: string;
    /** Method and path, e.g. POST /sys/role/saveRole (请求). */
    path: string;
}
/** A request that ended with a fault of the server. Its line in the server log has the same request id. */
export interface ServerFault {
    /**
     * Format: date-time
     * Time (时间).
     */
    time: string;
    /** Operation, e.g. saveRole (接口). */
    operationId: string;
    /** Request ID: the `X-Request-Id` of the answer (请求编号). */
    requestId: string;
}
/** A recorded write or refused write. Rows never change. */
export interface OperationLog {
    id: Id;
    /**
     * Format: date-time
     * Time (时间).
     */
    time: string;
    /** User; null if nobody was logged in (操作人). */
    userId: string | null;
    /** User: name of the user at that time (操作人姓名). */
    userName: string | null;
    /** Role (角色). */
    roleName: string | null;
    /** Department (部门). */
    deptName: string | null;
    /** Module: tag of the operation, e.g. roles (模块). */
    module: string;
    /** Operation, e.g. saveRole (接口). */
    operationId: string;
    /** Operation: summary of the operation, in the requested language (操作). */
    action: string;
    /** Request: method and path, e.g. POST /sys/role/saveRole (请求). */
    method: string;
    /** Address of the caller (IP). */
    ip: string;
    /** Duration: milliseconds until the row was written (耗时). */
    costMs: number;
    /** Success: whether the operation succeeded (结果). */
    success: boolean;
    /** Result code: 0, or the code of the refusal (结果码). */
    code: number;
    /** Error: a sentence about the refusal, in the requested language (错误). */
    errorMsg: string | null;
    /** Request ID: the `X-Request-Id` of the answer (请求编号). */
    requestId: string;
    companyId: CompanyId;
    /** School (学校名称). */
    companyName: string;
}
/** Delay of the event loop in the last full minute, in milliseconds: how much later than requested its timers ran. */
export interface EventLoopDelay {
    /** Median (中位). */
    p50Ms: string;
    /** 99th percentile (P99). */
    p99Ms: string;
    /** Maximum (最大). */
    maxMs: string;
}
/** The server process that answers. */
export interface ServerProcess {
    /**
     * Format: date-time
     * Started at (启动时间).
     */
    startTime: string;
    /** Seconds since the start (运行时长). */
    uptimeSeconds: number;
    /** Version of Node, e.g. v24.21.0 (Node 版本). */
    nodeVersion: string;
    /** Resident memory of the process (常驻内存). */
    rssBytes: number;
    /** Used heap of JavaScript (已用堆内存). */
    heapUsedBytes: number;
    /** Total heap of JavaScript (堆内存). */
    heapTotalBytes: number;
    /** Null before it is measured (事件循环延迟). */
    eventLoopDelay: EventLoopDelay | null;
}
/** The database; unknown figures are null. */
export interface DatabaseFigures {
    /**
     * EMBEDDED 内嵌数据库, POSTGRESQL PostgreSQL 服务器 (类型).
     * @enum {string}
     */
    kind: "EMBEDDED" | "POSTGRESQL";
    /** Version of PostgreSQL (版本). */
    version: string;
    /** Size on disk (大小). */
    sizeBytes: number | null;
    /** Connections to this database, of all servers; null for the embedded one, which has none (连接数). */
    connections: number | null;
    /** Connections that the database server allows in all; null for the embedded one (最大连接数). */
    maxConnections: number | null;
}
/** A round that waits for its key. */
export interface WaitingRound {
    companyId: CompanyId;
    /** School (学校). */
    schoolName: string;
    projectId: Id;
    /** Purchase name (项目名称). */
    projectName: string;
    /** Round (轮次). */
    roundNo: number;
    /**
     * Format: date-time
     * End (截止时间).
     */
    endTime: string;
}
/** A sealing key that running rounds need and that the server does not have, or has with another secret (缺少的密封密钥). */
export interface KeyAway {
    /** Key ID (密钥编号). */
    keyId: string;
    /** Rounds that need it (涉及的竞价). */
    roundCount: number;
    /** These rounds, the earliest end first (竞价). */
    rounds: WaitingRound[];
}
/** Figures of the server process that answers, and of the database that it shares with the others. */
export interface MonitorStats {
    /**
     * Format: date-time
     * As of (统计时间).
     */
    time: string;
    /** Users online: users with a live session, which ends after 30 idle minutes (在线用户). */
    onlineUsers: number;
    /** Live sessions (在线会话). */
    liveSessions: number;
    /** Task statistics: tasks that are open or were planned for the last 24 hours, by state (任务统计). */
    taskStats: TaskStatusCount[];
    /** Requests (请求统计) to this process in the last hour, all operations together. */
    requests: RequestFigures;
    /** Requests per minute, oldest first; minutes without requests are left out (每分钟统计). */
    minutes: MinuteFigures[];
    /** Request statistics: requests by operation, most called first (接口统计). */
    apiStats: OperationFigures[];
    /** Recent faults: the latest faults of this process since it started (最近故障). */
    recentFaults: ServerFault[];
    /** Recent refusals: the latest refused writes and logins of the operation log (最近错误). */
    recentErrors: OperationLog[];
    process: ServerProcess;
    database: DatabaseFigures;
    /** Missing sealing keys, which running rounds of all schools need and that this process does not have (缺少的密封密钥). */
    keysAway: KeyAway[];
}
/** What was found about one thing. */
export interface InstallationFinding {
    /**
     * What was examined (检查项): SETTINGS 设置, KEYS 密封密钥, DATABASE 数据库, CLOCK 时钟, WORK 任务与定时, SPACE 磁盘空间, FILES 文件, CHAINS 日志链, GATEWAYS 网关.
     * @enum {string}
     */
    check: "SETTINGS" | "KEYS" | "DATABASE" | "CLOCK" | "WORK" | "SPACE" | "FILES" | "CHAINS" | "GATEWAYS";
    /**
     * State (状态): OK 正常, WARNING 注意, FAULT 故障.
     * @enum {string}
     */
    state: "OK" | "WARNING" | "FAULT";
    /** What was found and, unless it is in order, what to do (说明). */
    text: string;
}
/** What an examination of the installation has found. */
export interface Examination {
    /**
     * Format: date-time
     * Time of the examination (检查时间).
     */
    time: string;
    /** Findings: at least one finding of each check, in the order of the checks (检查结果). */
    findings: InstallationFinding[];
}
/**
 * Status (状态): ENABLED 启用, DISABLED 停用.
 * @enum {string}
 */
export type Status = "ENABLED" | "DISABLED";
/** The fields of every page of rows, besides its records. */
export interface PageInfo {
    /** Rows that match. */
    total: number;
    /** This page. */
    current: number;
    /** Rows per page. */
    size: number;
}
/** The fields of every row that people can change. */
export interface Tracked {
    /** Version: optimistic lock (版本). */
    version: number;
    /**
     * Format: date-time
     * Created (创建时间).
     */
    createTime: string;
    /** Created by (创建人). */
    createByName: string | null;
    /**
     * Format: date-time
     * Updated (修改时间).
     */
    updateTime: string;
    /** Updated by (修改人). */
    updateByName: string | null;
}
/**
 * Data scope (数据范围): SELF 仅本人, DEPT 本部门, COLLEGE 本学院, SCHOOL 全校, ALL 全平台.
 * @enum {string}
 */
export type DataScope = "SELF" | "DEPT" | "COLLEGE" | "SCHOOL" | "ALL";
/** A role. */
export interface Role extends Tracked {
    id: Id;
    /** Role name, unique within the school (角色名称). */
    roleName: string;
    /** Role code, unique within the school (角色编码). */
    roleCode: string;
    dataScope: DataScope;
    status: Status;
    /** Built-in, roles keep their code and cannot be deleted (内置). */
    builtIn: boolean;
    /** Users (用户数) that hold the role. */
    userCount: number;
    /** Remark (备注). */
    remark: string;
    companyId: CompanyId;
    /** School (所属学校). */
    companyName: string;
    /** Actions that the caller may take on this role now. */
    allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "COPY" | "DELETE")[];
}
/** One page of roles. */
export interface RolePage extends PageInfo {
    /** The rows. */
    records: Role[];
}
/** A role to create. */
export interface RoleInput {
    /** Role name, unique within the school (角色名称). */
    roleName: string;
    /** Role code, unique within the school: 2 to 32 lower-case letters and underscores (角色编码). */
    roleCode: string;
    dataScope: DataScope;
    status?: Status;
    /** Menus and buttons to grant (菜单权限). */
    menuIds: Id[];
    /** Remark (备注). */
    remark?: string;
    companyId?: CompanyId;
}
/** The id of the new row. */
export interface CreatedRow {
    id: Id;
}
/** Changes of a role; fields that are left out stay unchanged. */
export interface RoleChanges {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /** Role name, unique within the school (角色名称). */
    roleName?: string;
    /** Role code, unique within the school; fixed for built-in roles (角色编码). */
    roleCode?: string;
    dataScope?: DataScope;
    status?: Status;
    /** Menus and buttons to grant (菜单权限). */
    menuIds?: Id[];
    /** Remark (备注). */
    remark?: string;
}
/** A role with the menus it grants. */
export interface RoleDetail extends Role {
    /** Menu permissions: granted menus and buttons (菜单权限). */
    menuIds: Id[];
}
/** Selects the menu tree. */
export interface MenuTreeQuery {
    /** System, e.g. bidding (系统编码). */
    sysCode: string;
}
/** A menu entry or button. */
export interface Menu {
    id: Id;
    /** Parent entry (上级菜单). */
    parentId: string | null;
    /** Menu name (菜单名称). */
    menuName: string;
    /** English name (英文名称). */
    menuNameEn: string | null;
    menuType: MenuType;
    /** Route name (路由名). */
    routeName: string | null;
    /** Path, or https address (路径). */
    path: string | null;
    /** Icon: key of an icon (图标). */
    icon: string | null;
    /** Permission code (权限标识). */
    permission: string | null;
    /** Description: text of the page's service card (说明). */
    description: string | null;
    /** English description: english text of the page's service card (英文说明). */
    descriptionEn: string | null;
    /** Position (排序) among its siblings. */
    sort: number;
    /** Hidden: reachable, but not shown in the menu (隐藏). */
    hideInMenu: boolean;
    /** System, the menu belongs to (系统编码). */
    sysCode: string;
    status: Status;
    /** Version: optimistic lock (版本). */
    version: number;
    /** Actions that the caller may take on this entry now. */
    allowedActions: ("ADD_CHILD" | "EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
    /** Child entries (子项). */
    children: Menu[];
}
/** A menu entry or button to create. */
export interface MenuInput {
    /** Parent entry; left out at the top (上级菜单). */
    parentId?: string | null;
    /** Menu name (菜单名称). */
    menuName: string;
    /** English name (英文名称). */
    menuNameEn?: string | null;
    menuType: MenuType;
    /** Name of the route, unique within the system; required unless a button (路由名). */
    routeName?: string | null;
    /** Path (路径) in the web app, or an https address for LINK; required unless a button. */
    path?: string | null;
    /** Icon: key of an icon (图标). */
    icon?: string | null;
    /** Permission code, one of listPermissionCodes; required for a button (权限标识). */
    permission?: string | null;
    /** Description: text of the page's service card (说明). */
    description?: string | null;
    /** English description: english text of the page's service card (英文说明). */
    descriptionEn?: string | null;
    /** Position (排序) among its siblings, 0 if left out. */
    sort?: number;
    /** Hidden: reachable, but not shown in the menu (隐藏). */
    hideInMenu?: boolean;
    /** System, the menu belongs to, e.g. bidding (系统编码). */
    sysCode: string;
    status?: Status;
}
/** Changes of a menu entry or button; fields that are left out stay unchanged. Kind and system cannot be changed. */
export interface MenuChanges {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /** Parent entry; null at the top (上级菜单). */
    parentId?: string | null;
    /** Menu name (菜单名称). */
    menuName?: string;
    /** English name (英文名称). */
    menuNameEn?: string | null;
    /** Name of the route, unique within the system (路由名). */
    routeName?: string | null;
    /** Path (路径) in the web app, or an https address for LINK. */
    path?: string | null;
    /** Icon: key of an icon (图标). */
    icon?: string | null;
    /** Permission code, one of listPermissionCodes (权限标识). */
    permission?: string | null;
    /** Description: text of the page's service card (说明). */
    description?: string | null;
    /** English description: english text of the page's service card (英文说明). */
    descriptionEn?: string | null;
    /** Position (排序) among its siblings. */
    sort?: number;
    /** Hidden: reachable, but not shown in the menu (隐藏). */
    hideInMenu?: boolean;
    status?: Status;
}
/** A permission code that a menu entry or button may grant. */
export interface GrantablePermission {
    /** Permission code (权限标识). */
    permission: string;
    /** Operations: the summaries of its operations, in the requested language (可用操作). */
    operations: string[];
}
/** A menu entry for one school, switched on or off. */
export interface MenuDisable {
    id: Id;
    menuId: Id;
    /** Menu name (菜单名称). */
    menuName: string;
    /** English name (英文名称). */
    menuNameEn: string | null;
    menuType: MenuType;
    /** Parent entry (上级菜单). */
    parentName: string | null;
    /** Parent entry (English) (上级菜单英文名称). */
    parentNameEn: string | null;
    /** Path, or https address (路径). */
    path: string | null;
    companyId: CompanyId;
    /** School name (学校名称). */
    schoolName: string;
    /** Enabled: switched on for the school (是否启用). */
    enabled: boolean;
    /** Disabled by the platform; the school cannot switch it on (平台停用). */
    byPlatform: boolean;
    /** Reason (原因). */
    reason: string | null;
    /**
     * Format: date-time
     * Updated; null if never (修改时间).
     */
    updateTime: string | null;
    /** Updated by (修改人). */
    updateByName: string | null;
    /** Actions that the caller may take on this switch now. */
    allowedActions: ("ENABLE" | "DISABLE")[];
}
/** One page of menu switches. */
export interface MenuDisablePage extends PageInfo {
    /** The rows. */
    records: MenuDisable[];
}
/** A menu entry to switch on or off for one school. */
export interface MenuSwitch {
    menuId: Id;
    companyId: CompanyId;
    /** Switch it on (是否启用). */
    enabled: boolean;
    /** Reason (原因). */
    reason?: string;
}
/** A department. */
export interface Dept {
    id: Id;
    /** Department name (部门名称). */
    deptName: string;
    /** Department code (部门编码). */
    deptCode: string;
    /**
     * Department type: 0 school root, 1 college or unit, 2 sub-unit (部门类型).
     * @enum {integer}
     */
    deptType: 0 | 1 | 2;
    /** Parent department (上级部门). */
    parentId: string | null;
    /** Head (负责人). */
    leaderId: string | null;
    /** Head (负责人姓名). */
    leaderName: string | null;
    /** Phone (联系电话). */
    phone: string | null;
    /** Campus (校区). */
    campus: string | null;
    /** Position (排序) among its siblings. */
    sort: number;
    status: Status;
    companyId: CompanyId;
    /** Version: optimistic lock (版本). */
    version: number;
    /** Actions that the caller may take on this department now. */
    allowedActions: ("ADD_CHILD" | "EDIT" | "DELETE")[];
    /** Child departments (下级). */
    children: Dept[];
}
/** One department with the values of a table row. An empty text counts as absent; the rules are those of DeptInput. */
export interface DeptImportRow {
    /** Department name, unique below its parent (部门名称). */
    deptName: string;
    /** Department code, unique within the school (部门编码). */
    deptCode: string;
    /** Department above it, of the school or of the same table: its code, or the names from the college down, joined by `/`. Directly below the school if empty (上级部门). */
    parent?: string;
    /** Account of the user of the school who heads it (负责人账号). */
    leader?: string;
    /** Phone (联系电话). */
    phone?: string;
    /** Campus, a value or label of the dictionary `campus` (校区). */
    campus?: string;
    /** Position (排序) among its siblings, a whole number up to 9999; 0 if empty. */
    sort?: string;
}
/** Departments to create together, with the values of a table. */
export interface DeptImport {
    /** School; one other than the session's needs data scope ALL (学校). */
    companyId?: CompanyId;
    /** Rows: the departments as written in the table; they are checked after all rows have been read, so their order does not matter (行). */
    rows: DeptImportRow[];
    /** Check only, and create no departments (只检查). */
    dryRun?: boolean;
}
/** One department of an import. */
export interface ImportedDept {
    /** Index of the row, from 0 (行). */
    row: number;
    /** Department name (部门名称). */
    deptName: string;
    /** Department code (部门编码). */
    deptCode: string;
    /**
     * Department type: 1 college or unit, 2 sub-unit (部门类型).
     * @enum {integer}
     */
    deptType: 1 | 2;
    /** Name of the department above it (上级部门). */
    parentName: string;
}
/** The result of an import or of a check. */
export interface DeptImportResult {
    /** Departments: the departments that were created, in the order of the rows; for a check, those that could be created (部门). */
    depts: ImportedDept[];
    /** Problems, found by a check, by row and field, e.g. `rows.11.parent` for the twelfth row; at most 1,000 (问题). */
    problems: FieldError[];
    /** Problems: number of all problems, including those not listed (问题数). */
    problemCount: number;
}
/** Changes of a department; fields that are left out stay unchanged. The type cannot be changed. */
export interface DeptChanges {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /** Department name, unique below its parent (部门名称). */
    deptName?: string;
    /** Department code, unique within the school (部门编码). */
    deptCode?: string;
    parentId?: Id;
    /** User of the school who heads it (负责人). */
    leaderId?: string | null;
    /** Phone (联系电话). */
    phone?: string | null;
    /** Campus, a value of the dictionary `campus` (校区). */
    campus?: string | null;
    /** Position (排序) among its siblings. */
    sort?: number;
    status?: Status;
}
/** A department to create. The school is that of the parent. */
export interface DeptInput {
    /** Department name, unique below its parent (部门名称). */
    deptName: string;
    /** Department code, unique within the school: 1 to 20 letters, digits, hyphens and underscores (部门编码). */
    deptCode: string;
    /**
     * Department type: 1 college or unit below the school root, 2 sub-unit below a college or unit (部门类型).
     * @enum {integer}
     */
    deptType: 1 | 2;
    parentId: Id;
    /** User of the school who heads it (负责人). */
    leaderId?: string | null;
    /** Phone (联系电话). */
    phone?: string | null;
    /** Campus, a value of the dictionary `campus` (校区). */
    campus?: string | null;
    /** Position (排序) among its siblings, 0 if left out. */
    sort?: number;
    status?: Status;
}
/** Key of a dictionary type, e.g. campus (字典类型). */
export type DictTypeKey = string;
/**
 * Color of the tag in lists (标签颜色).
 * @enum {string}
 */
export type TagColor = "dark" | "gray" | "red" | "pink" | "grape" | "violet" | "indigo" | "blue" | "cyan" | "teal" | "green" | "lime" | "yellow" | "orange";
/** A dictionary entry for forms and tags. */
export interface DictOption {
    id: Id;
    dictType: DictTypeKey;
    /** Label (标签). */
    dictLabel: string;
    /** English label (英文标签). */
    dictLabelEn: string | null;
    /** Value (键值) that rows store. */
    dictValue: string;
    /** Tag color (标签颜色) in lists. */
    tagColor: TagColor | null;
    /** Position (排序) within the type. */
    sort: number;
    /** Default: selected in an empty form (默认). */
    isDefault: boolean;
}
/** A dictionary type. */
export interface DictType extends Tracked {
    id: Id;
    /** Dictionary name (字典名称). */
    dictName: string;
    dictType: DictTypeKey;
    status: Status;
    /** Built-in: read by the product itself, so it cannot be deleted or disabled (内置). */
    builtIn: boolean;
    /** Remark (备注). */
    remark: string;
    /** Entries (数据条数) that the caller sees. */
    entryCount: number;
    /** Actions that the caller may take on this type now; the product's enumerations accept no entries. */
    allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE" | "ADD_ENTRY")[];
}
/** One page of dictionary types. */
export interface DictTypePage extends PageInfo {
    /** The rows. */
    records: DictType[];
}
/** A dictionary type to create. */
export interface DictTypeInput {
    /** Dictionary name (字典名称). */
    dictName: string;
    dictType: DictTypeKey;
    status?: Status;
    /** Remark (备注). */
    remark?: string;
}
/** Changes of a dictionary type; fields that are left out stay unchanged. The key cannot be changed, because entries and forms refer to it. */
export interface DictTypeChanges {
    /** The version that was read (版本). */
    version: number;
    /** Dictionary name (字典名称). */
    dictName?: string;
    status?: Status;
    /** Remark (备注). */
    remark?: string;
}
/** A dictionary entry. */
export interface DictData extends Tracked {
    id: Id;
    dictType: DictTypeKey;
    /** Label (标签). */
    dictLabel: string;
    /** English label (英文标签). */
    dictLabelEn: string | null;
    /** Value (键值) that rows store, unique within the type. */
    dictValue: string;
    /** Tag color (标签颜色) in lists. */
    tagColor: TagColor | null;
    /** Position (排序) within the type. */
    sort: number;
    /** Default: selected in an empty form; at most one per type and school (默认). */
    isDefault: boolean;
    status: Status;
    /** Built-in: read by the product itself, so the entry cannot be deleted or disabled (内置). */
    builtIn: boolean;
    companyId: CompanyId;
    /** School; 平台 for all schools (所属学校). */
    companyName: string;
    /** Actions that the caller may take on this entry now. */
    allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
}
/** One page of dictionary entries. */
export interface DictDataPage extends PageInfo {
    /** The rows. */
    records: DictData[];
}
/** A dictionary entry to create. */
export interface DictDataInput {
    dictType: DictTypeKey;
    /** Label (标签). */
    dictLabel: string;
    /** English label (英文标签). */
    dictLabelEn?: string | null;
    /** Value (键值) that rows store, unique within the type. */
    dictValue: string;
    /** Tag color (标签颜色) in lists. */
    tagColor?: TagColor | null;
    /** Position (排序) within the type, 0 if left out. */
    sort?: number;
    /** Default: selected in an empty form; replaces the previous default (默认). */
    isDefault?: boolean;
    status?: Status;
    companyId?: CompanyId;
}
/** Changes of a dictionary entry; fields that are left out stay unchanged. Type, value and school cannot be changed, because rows store the value. */
export interface DictDataChanges {
    /** The version that was read (版本). */
    version: number;
    /** Label (标签). */
    dictLabel?: string;
    /** English label (英文标签). */
    dictLabelEn?: string | null;
    /** Tag color (标签颜色) in lists. */
    tagColor?: TagColor | null;
    /** Position (排序) within the type. */
    sort?: number;
    /** Default: selected in an empty form; replaces the previous default (默认). */
    isDefault?: boolean;
    status?: Status;
}
/** A background task of the server. */
export interface Task extends Tracked {
    id: Id;
    /** Task number (任务编号). */
    taskCode: string;
    /** Task name (任务名称). */
    taskName: string;
    taskType: TaskType;
    /** Related record: id of the row that the task is about, if any (业务编号). */
    bizId: string | null;
    /** Related to: name of that row (业务名称). */
    bizName: string | null;
    /**
     * Format: date-time
     * Planned for; after a failure, the next attempt (计划执行).
     */
    executeTime: string;
    /**
     * Format: date-time
     * Start (开始) of the last attempt.
     */
    startTime: string | null;
    /**
     * Format: date-time
     * End (结束) of the last attempt.
     */
    endTime: string | null;
    /**
     * Format: date-time
     * Last heartbeat (心跳) of the worker; after a minute without one, another worker takes the task over.
     */
    heartbeatTime: string | null;
    /** Done: steps done (已完成数). */
    doneCount: number;
    /** Total: steps in all; null while unknown (总数). */
    totalCount: number | null;
    /** Result (执行结果) of a successful task, in the requested language. */
    result: string | null;
    /** Failure reason: reason why the last attempt failed, in the requested language (失败原因). */
    errorMessage: string | null;
    /** Retries: attempts after the first (重试次数). */
    retryTimes: number;
    /** Maximum retries: automatic attempts, 1, 5 and 15 minutes after a failure (最大重试). */
    maxRetry: number;
    status: TaskStatus;
    /** Stop requested: whether the task was asked to stop; a running one does so at its next checkpoint (停止中). */
    stopRequested: boolean;
    companyId: CompanyId;
    /** School (所属学校). */
    companyName: string;
    /** Actions that the caller may take on this task now. */
    allowedActions: ("RETRY" | "STOP")[];
}
/** One page of tasks. */
export interface TaskPage extends PageInfo {
    /** The rows. */
    records: Task[];
}
/** A task to create. */
export interface TaskInput {
    /** Task name (任务名称). */
    taskName: string;
    taskType: TaskType;
    /**
     * Format: date-time
     * Earliest start; a time in the past means at once (计划执行).
     */
    executeTime: string;
    companyId?: CompanyId;
}
/**
 * Media type (类型): pdf, doc, docx, xls, xlsx, png, jpg or zip, as detected in the content of an upload; csv for exports only.
 * @enum {string}
 */
export type FileContentType = "application/pdf" | "application/msword" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.ms-excel" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "image/png" | "image/jpeg" | "application/zip" | "text/csv";
/**
 * Purpose of a file (用途): AVATAR 头像, ARTICLE 文章, PRODUCT 产品, DOCUMENT 下载中心, EXPOSURE 失信曝光, COMPANY 供应商资料, SCHOOL 学校资料, PARAMETER 特色参数, EXPORT 导出的列表, PURCHASE 采购资料, QUOTE 报价文件.
 * @enum {string}
 */
export type FileBizType = "AVATAR" | "ARTICLE" | "PRODUCT" | "DOCUMENT" | "EXPOSURE" | "COMPANY" | "SCHOOL" | "PARAMETER" | "EXPORT" | "PURCHASE" | "QUOTE";
/** A stored file. Its content never changes. */
export interface FileInfo {
    id: Id;
    /** File name, as uploaded (文件名). */
    fileName: string;
    /** Size (大小) in bytes, at most 50 MB. */
    fileSize: number;
    contentType: FileContentType;
    /** SHA-256 (哈希). */
    sha256: string;
    bizType: FileBizType;
    /** Address (地址) to read the content from, also in a browser: it needs no session, because it is signed and expires at `urlExpireTime`. */
    url: string;
    /**
     * Format: date-time
     * Address expiry, ten minutes after this answer (地址有效期).
     */
    urlExpireTime: string;
    /**
     * Format: date-time
     * Uploaded (上传时间).
     */
    createTime: string;
    /** Uploaded by (上传人). */
    createByName: string | null;
}
/** A line of the log of a task. */
export interface TaskLogLine {
    /**
     * Format: date-time
     * Time (时间).
     */
    time: string;
    /**
     * Level (级别): INFO 信息, WARN 警告, ERROR 错误.
     * @enum {string}
     */
    level: "INFO" | "WARN" | "ERROR";
    /** What happened, in the requested language (内容). */
    message: string;
}
/** A task with its parameters and its log. */
export interface TaskDetail extends Task {
    /** Parameters (参数) of the task as JSON text, e.g. the report and its filters; null if there are none. */
    payload: string | null;
    /** File: the file that the task made, for the user who started it; null for others, if none was made, and after a day (文件). */
    file: FileInfo | null;
    /** Log: the last 200 lines of the log, newest first (日志). */
    log: TaskLogLine[];
}
/** A kind of task. */
export interface TaskTypeInfo {
    taskType: TaskType;
    /** Type name (类型名称) in the requested language. */
    typeName: string;
    /** Description (说明) in the requested language. */
    description: string;
    /** Schedule (周期) of the server as a cron expression in Shanghai time; null if it plans none by itself. */
    schedule: string | null;
    /** Attempts after a failure (最大重试). */
    maxRetry: number;
    /** Creatable: whether the caller may create one (可新增). */
    creatable: boolean;
}
/** Key of a character parameter, e.g. ifOpenEntry (参数键). */
export type CharacterKey = string;
/** Value by key: the school's value, else the default. Keys without either are absent. `Y` switches a feature on. */
export interface CharacterValues {
    [key: string]: string;
}
/**
 * Type of value (值类型): SWITCH 开关 (Y or N), TEXT 文本, NUMBER 数字 (decimal), URL 地址 (an https address, Y for the product's own, or empty), JSON.
 * @enum {string}
 */
export type CharacterValueType = "SWITCH" | "TEXT" | "NUMBER" | "URL" | "JSON";
/** A character parameter with the default of the platform. */
export interface CharacterParameter extends Tracked {
    id: Id;
    paramKey: CharacterKey;
    /** Parameter name (参数名称). */
    paramName: string;
    /** Value: default of the platform (参数值). */
    paramValue: string;
    valueType: CharacterValueType;
    /** Description (说明). */
    description: string;
    /** Scope: screens and steps it changes (影响范围). */
    effectScope: string;
    status: Status;
    /** Built-in: read by the product itself, so it cannot be deleted (内置). */
    builtIn: boolean;
    /** Schools, with their own value (学校数). */
    schoolCount: number;
    /** Actions that the caller may take on this parameter now. */
    allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
}
/** One page of character parameters. */
export interface CharacterParameterPage extends PageInfo {
    /** The rows. */
    records: CharacterParameter[];
}
/** A page that comes or goes, and for whom. */
export interface AffectedPage {
    /** Menu name (菜单名称). */
    menuName: string;
    /** English name (英文名称). */
    menuNameEn: string | null;
    /** The roles of the school that hold it (角色). */
    roles: {
        /** Role (角色名称). */
        roleName: string;
        /** Enabled users who hold it at the school (用户数). */
        userCount: number;
    }[];
}
/** What another value of a parameter would change at a school, or at all that follow the default. */
export interface CharacterEffects {
    /** Changed: whether it is another value than that in force (是否变化). */
    changed: boolean;
    /** Schools for which the value changes (涉及学校数). */
    schoolCount: number;
    /** New pages: pages that the menus get (新出现的页面). */
    appearing: AffectedPage[];
    /** Removed pages: pages that the menus lose, with all that is done on them (消失的页面). */
    vanishing: AffectedPage[];
    /** Purchases that keep the value: in progress, with another value copied when they were submitted; null for parameters that are not copied (沿用原值的采购数). */
    keptCount: number | null;
}
/** The value of a character parameter for one school: the school's own or the default. */
export interface CharacterSchoolValue {
    id: Id;
    paramKey: CharacterKey;
    /** Parameter name (参数名称). */
    paramName: string;
    /** The value that applies: the school's own, else the default (参数值). */
    paramValue: string;
    valueType: CharacterValueType;
    /** Default value: default of the platform (默认值). */
    defaultValue: string;
    /** Own value: whether the school has its own value. If so, `id` and `version` are those of the value, otherwise those of the default (自有值). */
    isOwn: boolean;
    companyId: CompanyId;
    /** School name (学校名称). */
    schoolName: string;
    /** Description (说明). */
    description: string;
    /** Scope: screens and steps it changes (影响范围). */
    effectScope: string;
    /** Version: optimistic lock (版本). */
    version: number;
    /**
     * Format: date-time
     * Updated (修改时间).
     */
    updateTime: string;
    /** Updated by (修改人). */
    updateByName: string | null;
    /** Actions that the caller may take now: CREATE a value of the school, EDIT it, RESET it to the default. */
    allowedActions: ("CREATE" | "EDIT" | "RESET")[];
}
/** One page of values of character parameters. */
export interface CharacterSchoolValuePage extends PageInfo {
    /** The rows. */
    records: CharacterSchoolValue[];
}
/** A character parameter to create with its default, or the value of a school for an existing one. */
export interface CharacterInput {
    paramKey: CharacterKey;
    /** Value, of the type in valueType (参数值). */
    paramValue: string;
    companyId?: CompanyId;
    /** Parameter name; required for a default, not for a value of a school (参数名称). */
    paramName?: string;
    valueType?: CharacterValueType;
    /** Description; only for a default (说明). */
    description?: string;
    /** Scope: screens and steps it changes; only for a default (影响范围). */
    effectScope?: string;
    status?: Status;
}
/** Changes of a character parameter; fields that are left out stay unchanged. Key, type and school cannot be changed. */
export interface CharacterChanges {
    /** The version that was read (版本). */
    version: number;
    /** Value, of the type in valueType (参数值). */
    paramValue?: string;
    /** Parameter name; only for a default (参数名称). */
    paramName?: string;
    /** Description; only for a default (说明). */
    description?: string;
    /** Scope: screens and steps it changes; only for a default (影响范围). */
    effectScope?: string;
    status?: Status;
}
/**
 * Type of purchase (采购类型): GOODS 货物, SERVICE 服务, ENGINEERING 工程.
 * @enum {string}
 */
export type PurchaseType = "GOODS" | "SERVICE" | "ENGINEERING";
/** What an id or a code of a flow stands for. */
export interface NamedId {
    /** Id of a user, department, goods category or purchasing category, or code of a role (标识). */
    id: string;
    /** What it is called (名称). */
    name: string;
}
/** Who manages the goods of a category at a school (归口管理人). Either users, or those who hold a role in a department. */
export interface CategoryManager {
    /** Who does, in order; empty for a role (管理人). */
    users: NamedId[];
    /** Role; null for users (角色). */
    roleCode: string | null;
    /** Name of the role (角色名称). */
    roleName: string | null;
    /** Where the role is held; null for users (部门). */
    deptId: string | null;
    /** Name of the department (部门名称). */
    deptName: string | null;
}
/** A goods category. */
export interface GoodsCategory {
    id: Id;
    /** Parent category; null at the top (上级分类). */
    parentId: string | null;
    /** Level: depth, 1 at the top (层级). */
    level: number;
    /** Category code: code according to GB/T 14885, unique within the school and among the platform-wide ones (分类编码). */
    categoryCode: string;
    /** Category name, unique below its parent (分类名称). */
    categoryName: string;
    purchaseType: PurchaseType;
    /** Unit (默认计量单位). */
    unit: string | null;
    /** Managing department (归口管理部门). */
    managerDeptId: string | null;
    /** Managing department (归口管理部门名称). */
    managerDeptName: string | null;
    /** Manager: who manages its goods at the school; null: who does for the category above (归口管理人). */
    manager: CategoryManager | null;
    /** Justification report required: needs an argument report at any price (需论证报告). */
    needArgumentReport: boolean;
    /** Justification report from unit price (论证起点金额). */
    argumentThreshold: string | null;
    /** Hazardous, or controlled (危化/管制品). */
    hazardous: boolean;
    /** Shareable: may be shared between departments (可共享). */
    shareable: boolean;
    /** Consumable: whether it is consumable and not a fixed asset (是否耗材). */
    consumable: boolean;
    /** Fixed asset: registered as a fixed asset when bought (固定资产). */
    fixedAsset: boolean;
    /** Central catalog: in the national catalog of central procurement (中央集采目录). */
    centralCatalogue: boolean;
    /** Position (排序) among its siblings. */
    sort: number;
    status: Status;
    companyId: CompanyId;
    /** Version: optimistic lock (版本). */
    version: number;
    /** Actions that the caller may take on this category now. */
    allowedActions: ("ADD_CHILD" | "EDIT" | "SET_MANAGER" | "ENABLE" | "DISABLE" | "DELETE")[];
    /** Child categories (子分类). */
    children: GoodsCategory[];
}
/** For whom a preset is adopted. */
export interface PresetInput {
    companyId?: CompanyId;
}
/** What was created of a preset. */
export interface AdoptedPreset {
    /** Created: how many rows were created (新增数量). */
    created: number;
}
/** A goods category to create. */
export interface GoodsCategoryInput {
    /** Parent category; null at the top (上级分类). */
    parentId?: string | null;
    /** Category code: code according to GB/T 14885, unique within the school and among the platform-wide ones (分类编码). */
    categoryCode: string;
    /** Category name, unique below its parent (分类名称). */
    categoryName: string;
    purchaseType: PurchaseType;
    /** Unit (默认计量单位). */
    unit?: string | null;
    /** Managing department (归口管理部门) of the same school. */
    managerDeptId?: string | null;
    /** Justification report required: needs an argument report at any price; false if left out (需论证报告). */
    needArgumentReport?: boolean;
    /** Justification report from unit price (论证起点金额). */
    argumentThreshold?: string | null;
    /** Hazardous, or controlled; false if left out (危化/管制品). */
    hazardous?: boolean;
    /** Shareable: may be shared between departments; true if left out (可共享). */
    shareable?: boolean;
    /** Consumable: whether it is consumable and not a fixed asset (是否耗材). */
    consumable: boolean;
    /** Fixed asset: registered as a fixed asset when bought; if left out, true for goods that are not consumable (固定资产). */
    fixedAsset?: boolean;
    /** Central catalog: in the national catalog of central procurement; false if left out (中央集采目录). */
    centralCatalogue?: boolean;
    /** Position (排序) among its siblings; 0 if left out. */
    sort?: number;
    status?: Status;
    companyId?: CompanyId;
}
/** Who manages the goods of a category. Either `userIds`, or `roleCode` and `deptId` (rules `required`, `contradiction`). */
export interface CategoryManagerInput {
    /** Users of the school, in order (管理人). */
    userIds?: Id[];
    /** Role of the school (角色). */
    roleCode?: string;
    /** Where the role is held (部门). */
    deptId?: Id;
}
/** Changes of a goods category; fields that are left out stay unchanged. */
export interface GoodsCategoryChanges {
    /** The version that was read (版本). */
    version: number;
    /** Parent category; null at the top (上级分类). */
    parentId?: string | null;
    /** Category code: code according to GB/T 14885, unique within the school and among the platform-wide ones (分类编码). */
    categoryCode?: string;
    /** Category name, unique below its parent (分类名称). */
    categoryName?: string;
    /** Unit (默认计量单位). */
    unit?: string | null;
    /** Managing department (归口管理部门) of the same school. */
    managerDeptId?: string | null;
    /** Manager: who manages its goods at the school; null: who does for the category above (归口管理人). */
    manager?: CategoryManagerInput | null;
    /** Justification report required: needs an argument report at any price (需论证报告). */
    needArgumentReport?: boolean;
    /** Justification report from unit price (论证起点金额). */
    argumentThreshold?: string | null;
    /** Hazardous, or controlled (危化/管制品). */
    hazardous?: boolean;
    /** Shareable: may be shared between departments (可共享). */
    shareable?: boolean;
    /** Consumable: whether it is consumable and not a fixed asset (是否耗材). */
    consumable?: boolean;
    /** Fixed asset: registered as a fixed asset when bought; goods that become consumable are none unless it is sent (固定资产). */
    fixedAsset?: boolean;
    /** Central catalog: in the national catalog of central procurement (中央集采目录). */
    centralCatalogue?: boolean;
    /** Position (排序) among its siblings. */
    sort?: number;
    status?: Status;
}
/** A purchasing category: the executions that are allowed for purchases of a kind and amount (采购类别). */
export interface PurchasingCategory extends Tracked {
    id: Id;
    /** Category name, unique within the school (类别名称). */
    categoryName: string;
    /** Category code, unique within the school (类别编码). */
    categoryCode: string;
    purchaseType: PurchaseType;
    /** Amount from: from this amount in yuan (金额下限). */
    amountMin: string;
    /** Amount below: below this amount in yuan; null for no limit (金额上限). */
    amountMax: string | null;
    /** Goods categories (适用物品分类) that it covers; empty for all. */
    goodsCategoryIds: Id[];
    /** Departments (适用单位) that it covers; empty for all. */
    deptIds: Id[];
    /** Methods: executions to choose from (可用执行方式). */
    executionIds: Id[];
    /** Justification report required (需论证报告). */
    needArgumentReport: boolean;
    /** Position (排序) in lists. */
    sort: number;
    status: Status;
    companyId: CompanyId;
    /** School (所属学校). */
    schoolName: string;
    /** Actions that the caller may take on this purchasing category now. */
    allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
}
/**
 * Method of a purchase (执行方式编码): ONLINE_BID 网上竞价, DIRECT 直接采购, SINGLE_SOURCE 单一来源, MALL 电商直采, FRAMEWORK 框架协议, NEGOTIATION 竞争性谈判, CONSULTATION 竞争性磋商, INQUIRY 询价, OPEN_TENDER 公开招标(线下), EMERGENCY 应急采购.
 * @enum {string}
 */
export type ExecutionCode = "ONLINE_BID" | "DIRECT" | "SINGLE_SOURCE" | "MALL" | "FRAMEWORK" | "NEGOTIATION" | "CONSULTATION" | "INQUIRY" | "OPEN_TENDER" | "EMERGENCY";
/** Weights of a comprehensive score; their sum is 100. */
export interface ScoreWeights {
    /** Price (价格). */
    price: number;
    /** Service (服务). */
    service: number;
    /** Credit (信用). */
    credit: number;
    /** Delivery (交期). */
    delivery: number;
}
/** Rules for bidding (竞价规则). */
export interface BidConfig {
    /**
     * How quotes are made (报价方式): SEALED 密封报价, OPEN 公开报价, SEALED_ROUNDS 多轮密封. Usual: SEALED.
     * @enum {string}
     */
    bidMode: "SEALED" | "OPEN" | "SEALED_ROUNDS";
    /**
     * Suppliers that may quote (供应商范围): PUBLIC 公开, LIBRARY 本校供应商库, INVITED 邀请. Usual: PUBLIC.
     * @enum {string}
     */
    supplierScope: "PUBLIC" | "LIBRARY" | "INVITED";
    /** Minimum number of suppliers that must quote; usual: 3 (最少报价家数). */
    minBidders: number;
    /** Minimum number after a second announcement, not above minBidders; usual: 2 (二次公告最少家数). */
    reMinBidders: number;
    /** Notice period: length of the announcement in hours; usual: 72 (公告时长). */
    noticeHours: number;
    /** Hours before the bidding at which joining ends, within the announcement; null: joining ends with the announcement (报名截止提前). */
    joinDeadlineHours: number | null;
    /** Quotes above the ceiling are refused; usual: true (执行最高限价). */
    priceCeilingRequired: boolean;
    /** Smallest step down in yuan, OPEN only (最小降幅). */
    minDecrement: string | null;
    /** Smallest step down in per cent, 0.01 to 50.00, OPEN only (最小降幅%). */
    minDecrementPercent: string | null;
    /** Maximum quotes: quotes a supplier may make, 0 without limit; usual: 3 for SEALED (最多报价次数). */
    maxQuoteTimes: number;
    /** Bidders see the lowest price, OPEN only (显示当前最低价). */
    showLowestPrice: boolean;
    /** Bidders see their own rank, OPEN only (显示本人排名). */
    showRank: boolean;
    /** Two bidders may share the first rank, OPEN only (允许同价). */
    allowTie: boolean;
    /** A new lowest price within this many minutes before the end extends the bidding; 0 never; usual: 5 (延时触发). */
    extendTriggerMinutes: number;
    /** Minutes of each extension; usual: 5 (每次延时). */
    extendMinutes: number;
    /** Extensions at most; usual: 6 (最多延时次数). */
    extendMaxTimes: number;
    /**
     * Award rule (成交原则): LOWEST_PRICE 最低价成交, LOWEST_COMPLIANT 满足需求最低价, COMPREHENSIVE 综合评分. Usual: LOWEST_COMPLIANT.
     * @enum {string}
     */
    awardRule: "LOWEST_PRICE" | "LOWEST_COMPLIANT" | "COMPREHENSIVE";
    /** Weights, for COMPREHENSIVE only (评分权重). */
    scoreWeights: ScoreWeights | null;
    /**
     * Tie-break for equal prices (同价处理): EARLIEST 报价时间优先, REQUOTE 同价者再报价, CREDIT 信用分优先, DRAW 随机抽取. Usual: EARLIEST.
     * @enum {string}
     */
    tieRule: "EARLIEST" | "REQUOTE" | "CREDIT" | "DRAW";
    /** Working days to decide; usual: 3 (定标时限). */
    decisionDays: number;
    /** Hours of one automatic delay of the decision; usual: 24 (自动延期). */
    autoDelayHours: number;
    /** Automatic delays at most; usual: 3 (自动延期次数). */
    autoDelayMaxTimes: number;
    /** Quotes below this percentage of the ceiling are marked; usual: 50; null never (异常低价阈值). */
    abnormalLowPercent: number | null;
    /** Bid deposit in yuan; null for none (保证金). */
    depositAmount: string | null;
    /** A sample is required; usual: false (需提供样品). */
    requireSample: boolean;
}
/** A purchasing execution: a way to carry out a purchase (执行方式). */
export interface PurchasingExecution extends Tracked {
    id: Id;
    /** Method name, unique within the school (执行方式名称). */
    executionName: string;
    executionCode: ExecutionCode;
    /** Bidding rules, for ONLINE_BID only (竞价规则). */
    bidConfig: BidConfig | null;
    /** Contract required (需签合同). */
    needContract: boolean;
    /** Contract from: amount in yuan from which a contract is needed; null: any (合同起点金额). */
    contractThreshold: string | null;
    /** Objection period: working days that a result stays public before it is final; usual: 3 (公示工作日). */
    publicityDays: number;
    status: Status;
    /** Categories: purchasing categories that use it (使用类别数). */
    categoryCount: number;
    companyId: CompanyId;
    /** School (所属学校). */
    schoolName: string;
    /** Actions that the caller may take on this execution now. */
    allowedActions: ("EDIT" | "SET_PROGRESS" | "ENABLE" | "DISABLE" | "DELETE")[];
}
/** A purchasing category with its executions. */
export interface PurchasingCategoryDetail extends PurchasingCategory {
    /** Methods: executions to choose from, by name (可用执行方式). */
    executions: PurchasingExecution[];
}
/** A purchasing category to create. */
export interface PurchasingCategoryInput {
    /** Category name, unique within the school (类别名称). */
    categoryName: string;
    /** Category code, unique within the school (类别编码). */
    categoryCode: string;
    purchaseType: PurchaseType;
    /** Amount from: from this amount in yuan (金额下限). */
    amountMin: string;
    /** Amount below: below this amount in yuan; null for no limit (金额上限). */
    amountMax?: string | null;
    /** Goods categories (适用物品分类) that it covers; empty for all. */
    goodsCategoryIds?: Id[];
    /** Departments (适用单位) that it covers; empty for all. */
    deptIds?: Id[];
    /** Methods: executions to choose from (可用执行方式). */
    executionIds: Id[];
    /** Justification report required; false if left out (需论证报告). */
    needArgumentReport?: boolean;
    /** Position (排序) in lists; 0 if left out. */
    sort?: number;
    status?: Status;
    companyId?: CompanyId;
}
/** Changes of a purchasing category; fields that are left out stay unchanged. */
export interface PurchasingCategoryChanges {
    /** The version that was read (版本). */
    version: number;
    /** Category name, unique within the school (类别名称). */
    categoryName?: string;
    /** Category code, unique within the school (类别编码). */
    categoryCode?: string;
    purchaseType?: PurchaseType;
    /** Amount from: from this amount in yuan (金额下限). */
    amountMin?: string;
    /** Amount below: below this amount in yuan; null for no limit (金额上限). */
    amountMax?: string | null;
    /** Goods categories (适用物品分类) that it covers; empty for all. */
    goodsCategoryIds?: Id[];
    /** Departments (适用单位) that it covers; empty for all. */
    deptIds?: Id[];
    /** Methods: executions to choose from (可用执行方式). */
    executionIds?: Id[];
    /** Justification report required (需论证报告). */
    needArgumentReport?: boolean;
    /** Position (排序) in lists. */
    sort?: number;
    status?: Status;
}
/** Weights of a comprehensive score; their sum is 100. */
export interface ScoreWeightsInput {
    /** Price (价格). */
    price: number;
    /** Service (服务). */
    service: number;
    /** Credit (信用). */
    credit: number;
    /** Delivery (交期). */
    delivery: number;
}
/** Rules for bidding (竞价规则). Fields for other modes or award rules than the chosen ones are null or false. */
export interface BidConfigInput {
    /**
     * How quotes are made (报价方式): SEALED 密封报价, OPEN 公开报价, SEALED_ROUNDS 多轮密封. Usual: SEALED.
     * @enum {string}
     */
    bidMode: "SEALED" | "OPEN" | "SEALED_ROUNDS";
    /**
     * Suppliers that may quote (供应商范围): PUBLIC 公开, LIBRARY 本校供应商库, INVITED 邀请. Usual: PUBLIC.
     * @enum {string}
     */
    supplierScope: "PUBLIC" | "LIBRARY" | "INVITED";
    /** Minimum number of suppliers that must quote; usual: 3 (最少报价家数). */
    minBidders: number;
    /** Minimum number after a second announcement, not above minBidders; usual: 2 (二次公告最少家数). */
    reMinBidders: number;
    /** Notice period: length of the announcement in hours; usual: 72 (公告时长). */
    noticeHours: number;
    /** Hours before the bidding at which joining ends, within the announcement; null: joining ends with the announcement (报名截止提前). */
    joinDeadlineHours: number | null;
    /** Quotes above the ceiling are refused; usual: true (执行最高限价). */
    priceCeilingRequired: boolean;
    /** Smallest step down in yuan, OPEN only (最小降幅). */
    minDecrement: string | null;
    /** Smallest step down in per cent, 0.01 to 50.00, OPEN only (最小降幅%). */
    minDecrementPercent: string | null;
    /** Maximum quotes: quotes a supplier may make, 0 without limit; usual: 3 for SEALED (最多报价次数). */
    maxQuoteTimes: number;
    /** Bidders see the lowest price, OPEN only (显示当前最低价). */
    showLowestPrice: boolean;
    /** Bidders see their own rank, OPEN only (显示本人排名). */
    showRank: boolean;
    /** Two bidders may share the first rank, OPEN only (允许同价). */
    allowTie: boolean;
    /** A new lowest price within this many minutes before the end extends the bidding; 0 never; usual: 5 (延时触发). */
    extendTriggerMinutes: number;
    /** Minutes of each extension; usual: 5 (每次延时). */
    extendMinutes: number;
    /** Extensions at most; usual: 6 (最多延时次数). */
    extendMaxTimes: number;
    /**
     * Award rule (成交原则): LOWEST_PRICE 最低价成交, LOWEST_COMPLIANT 满足需求最低价, COMPREHENSIVE 综合评分. Usual: LOWEST_COMPLIANT.
     * @enum {string}
     */
    awardRule: "LOWEST_PRICE" | "LOWEST_COMPLIANT" | "COMPREHENSIVE";
    /** Weights, for COMPREHENSIVE only (评分权重). */
    scoreWeights: ScoreWeightsInput | null;
    /**
     * Tie-break for equal prices (同价处理): EARLIEST 报价时间优先, REQUOTE 同价者再报价, CREDIT 信用分优先, DRAW 随机抽取. Usual: EARLIEST.
     * @enum {string}
     */
    tieRule: "EARLIEST" | "REQUOTE" | "CREDIT" | "DRAW";
    /** Working days to decide; usual: 3 (定标时限). */
    decisionDays: number;
    /** Hours of one automatic delay of the decision; usual: 24 (自动延期). */
    autoDelayHours: number;
    /** Automatic delays at most; usual: 3 (自动延期次数). */
    autoDelayMaxTimes: number;
    /** Quotes below this percentage of the ceiling are marked; usual: 50; null never (异常低价阈值). */
    abnormalLowPercent: number | null;
    /** Bid deposit in yuan; null for none (保证金). */
    depositAmount: string | null;
    /** A sample is required; usual: false (需提供样品). */
    requireSample: boolean;
}
/** A purchasing execution to create. */
export interface PurchasingExecutionInput {
    /** Method name, unique within the school (执行方式名称). */
    executionName: string;
    executionCode: ExecutionCode;
    /** Bidding rules, for ONLINE_BID only (竞价规则). */
    bidConfig?: BidConfigInput | null;
    /** Contract required (需签合同). */
    needContract: boolean;
    /** Contract from: amount in yuan from which a contract is needed; null: any (合同起点金额). */
    contractThreshold?: string | null;
    /** Objection period: working days that a result stays public before it is final; usual: 3 (公示工作日). */
    publicityDays: number;
    status?: Status;
    companyId?: CompanyId;
}
/** Changes of a purchasing execution; fields that are left out stay unchanged. */
export interface PurchasingExecutionChanges {
    /** The version that was read (版本). */
    version: number;
    /** Method name, unique within the school (执行方式名称). */
    executionName?: string;
    /** Bidding rules, for ONLINE_BID only (竞价规则). */
    bidConfig?: BidConfigInput | null;
    /** Contract required (需签合同). */
    needContract?: boolean;
    /** Contract from: amount in yuan from which a contract is needed; null: any (合同起点金额). */
    contractThreshold?: string | null;
    /** Objection period: working days that a result stays public before it is final; usual: 3 (公示工作日). */
    publicityDays?: number;
    status?: Status;
}
/** A node in the progress of purchases with one execution (进度节点). */
export interface PurchasingProgress {
    id: Id;
    executionId: Id;
    /** Node code, unique within the execution: APPLY, APPROVE, BID, DECIDE, NOTICE, CONTRACT, ACCEPT, STOCK, ARCHIVE or a code of the school's own (节点编码). */
    nodeCode: string;
    /** Node name (节点名称). */
    nodeName: string;
    /** English name (英文名称). */
    nodeNameEn: string | null;
    /** Shown (启用). */
    enabled: boolean;
    /** Required: cannot be skipped or switched off (必经). */
    required: boolean;
    /** Limit: working days after which it is overdue; null never (时限). */
    limitDays: number | null;
    /** Position (排序). */
    sort: number;
}
/** A progress node to save. */
export interface PurchasingProgressNode {
    /** Node code, unique within the execution: APPLY, APPROVE, BID, DECIDE, NOTICE, CONTRACT, ACCEPT, STOCK, ARCHIVE or a code of the school's own (节点编码). */
    nodeCode: string;
    /** Node name (节点名称). */
    nodeName: string;
    /** English name (英文名称). */
    nodeNameEn?: string | null;
    /** Shown (启用). */
    enabled: boolean;
    /** Required: cannot be skipped or switched off (必经). */
    required: boolean;
    /** Limit: working days after which it is overdue; null never (时限). */
    limitDays?: number | null;
}
/** All progress nodes of an execution, in order. */
export interface PurchasingProgressChanges {
    executionId: Id;
    /** The version of the execution that was read (版本). */
    version: number;
    /** Nodes: the nodes in order (节点). */
    nodes: PurchasingProgressNode[];
}
/** The limits of a school that decide which way a purchase goes. */
export interface PurchasePolicy {
    companyId: CompanyId;
    /** Small purchases up to: purchases up to this amount in yuan are small: one page, no officer (小额限额). */
    smallLimit: string;
    /** No approval up to: up to this amount in yuan, purchases on own cards need no approval (免审限额). */
    ownCardLimit: string;
    /** Simple bidding below: purchases by bidding below this amount in yuan are published, opened and ordered by the platform; officers take them by turns (简易竞价限额). */
    orderLimit: string;
    /** Tender for goods from: from this amount in yuan on, goods need a tender outside the platform (货物招标限额). */
    tenderLimit: string;
    /** Tender for services from: from this amount in yuan on, services need a tender outside the platform (服务招标限额). */
    serviceTenderLimit: string;
    /** Tender for works from: from this amount in yuan on, works need a tender outside the platform (工程招标限额). */
    worksTenderLimit: string;
    /** Witness from: from this amount in yuan on, openings need a witness (见证限额). */
    witnessLimit: string;
    /** Award approval from: from this amount in yuan on, an award is approved also if it goes to the lowest quote (成交审批限额). */
    awardApprovalLimit: string;
    /** Change approval from: from this amount in yuan on, a change that costs more is approved by the school (变更上报限额). */
    changeApprovalLimit: string;
    /** Outside group member from: orders from this amount in yuan on are accepted with a member of another college (外院验收限额). */
    outsiderLimit: string;
    /** Outside group leader from: from this amount in yuan on, an acceptance across departments is led by somebody from outside (外部组长限额). */
    outsideLeaderLimit: string;
    /** Justification report from unit price: from this unit price in yuan on, a purchase needs an argument report where the goods category says nothing else (单价论证限额). */
    argumentLimit: string;
    /** Justification report from total: from this amount in yuan on, a purchase needs an argument report whatever its lines cost (批量论证限额). */
    argumentSumLimit: string;
    /** Similar purchases count within: days in which similar purchases count together (同类累计天数). */
    similarDays: number;
    /** Version: optimistic lock; 0 before the first change (版本). */
    version: number;
    /**
     * Format: date-time
     * Updated (修改时间).
     */
    updateTime: string | null;
    /** Updated by (修改人). */
    updateByName: string | null;
}
/** The limits of a school. */
export interface PurchasePolicyInput {
    /** The version that was read (版本). */
    version: number;
    /** Small purchases up to: purchases up to this amount in yuan are small: one page, no officer (小额限额). */
    smallLimit: string;
    /** No approval up to: up to this amount in yuan, purchases on own cards need no approval (免审限额). */
    ownCardLimit: string;
    /** Simple bidding below: purchases by bidding below this amount in yuan are published, opened and ordered by the platform; officers take them by turns (简易竞价限额). */
    orderLimit: string;
    /** Tender for goods from: from this amount in yuan on, goods need a tender outside the platform (货物招标限额). */
    tenderLimit: string;
    /** Tender for services from: from this amount in yuan on, services need a tender outside the platform (服务招标限额). */
    serviceTenderLimit: string;
    /** Tender for works from: from this amount in yuan on, works need a tender outside the platform (工程招标限额). */
    worksTenderLimit: string;
    /** Witness from: from this amount in yuan on, openings need a witness (见证限额). */
    witnessLimit: string;
    /** Award approval from: from this amount in yuan on, an award is approved also if it goes to the lowest quote (成交审批限额). */
    awardApprovalLimit: string;
    /** Change approval from: from this amount in yuan on, a change that costs more is approved by the school (变更上报限额). */
    changeApprovalLimit: string;
    /** Outside group member from: orders from this amount in yuan on are accepted with a member of another college (外院验收限额). */
    outsiderLimit: string;
    /** Outside group leader from: from this amount in yuan on, an acceptance across departments is led by somebody from outside (外部组长限额). */
    outsideLeaderLimit: string;
    /** Justification report from unit price: from this unit price in yuan on, a purchase needs an argument report where the goods category says nothing else (单价论证限额). */
    argumentLimit: string;
    /** Justification report from total: from this amount in yuan on, a purchase needs an argument report whatever its lines cost (批量论证限额). */
    argumentSumLimit: string;
    /** Similar purchases count within: days in which similar purchases count together (同类累计天数). */
    similarDays: number;
    companyId?: CompanyId;
}
/**
 * What a day is (日期类型): HOLIDAY 放假, WORKDAY 上班.
 * @enum {string}
 */
export type CalendarDayKind = "HOLIDAY" | "WORKDAY";
/** A day that is not as its day of the week. */
export interface CalendarDay {
    /**
     * Format: date
     * Day (日期).
     */
    date: string;
    kind: CalendarDayKind;
    /** What for (名称). */
    name: string;
}
/** The days of a year that are not as their day of the week. */
export interface CalendarYear {
    companyId: CompanyId;
    /** Year (年份). */
    year: number;
    /** Public holidays, by date; empty if they are not announced (国家节假日). */
    stateDays: CalendarDay[];
    /** School calendar, by date; they win over those of the state (本校校历). */
    days: CalendarDay[];
    /** Version: optimistic lock; 0 before the first change (版本). */
    version: number;
    /**
     * Format: date-time
     * Updated (修改时间).
     */
    updateTime: string | null;
    /** Updated by (修改人). */
    updateByName: string | null;
}
/** The school's own days of a year. */
export interface CalendarYearInput {
    /** Year (年份). */
    year: number;
    /** The version that was read (版本). */
    version: number;
    /** All days of the school in this year (本校校历). */
    days: CalendarDay[];
    companyId?: CompanyId;
}
/**
 * Part of the visible purchases (范围): TODO 待我处理, MINE 我申请的, PAYABLE 待付款, FOLLOWED 我关注的, DEPT 本部门, ALL 全部.
 * @enum {string}
 */
export type ProjectScope = "TODO" | "MINE" | "PAYABLE" | "FOLLOWED" | "DEPT" | "ALL";
/**
 * Status of a purchase (状态): DRAFT 草稿, APPROVING 审批中, REJECTED 已驳回, RETURNED 已退回, WITHDRAWN 已撤回, APPROVED 待发布, PUBLISHED 已发布, BIDDING 竞价中, OPENING 待开标, DECIDING 待定标, AWARD_APPROVING 定标审批中, AWARD_NOTICE 公示中, AWARDED 已成交, FAILED 已流标, SUSPENDED 已暂停, CONTRACTING 合同签订中, EXECUTING 履约中, ACCEPTING 验收中, WAREHOUSING 待入库, COMPLETED 已完成, ARCHIVED 已归档, TERMINATED 已终止. Later versions add states.
 * @enum {string}
 */
export type ProjectStatus = "DRAFT" | "APPROVING" | "REJECTED" | "RETURNED" | "WITHDRAWN" | "APPROVED" | "PUBLISHED" | "BIDDING" | "OPENING" | "DECIDING" | "AWARD_APPROVING" | "AWARD_NOTICE" | "AWARDED" | "FAILED" | "EXECUTING" | "ACCEPTING" | "COMPLETED" | "ARCHIVED" | "TERMINATED" | "CONTRACTING" | "WAREHOUSING" | "SUSPENDED";
/**
 * Way that a purchase goes (采购通道): SMALL 小额采购, BIDDING 网上竞价, OTHER 其他采购方式. Later versions add ways.
 * @enum {string}
 */
export type PurchaseLane = "SMALL" | "BIDDING" | "OTHER";
/**
 * Type of case (业务类型): PURCHASE 采购申请, RECEIPT 收货见证, AWARD 定标, AWARD_CANCEL 取消成交, CONTRACT 合同, MODIFICATION 项目变更, TERMINATION 终止采购, WRITE_OFF 核销违约应退款. Later versions add kinds.
 * @enum {string}
 */
export type ApprovalBizType = "PURCHASE" | "RECEIPT" | "AWARD" | "AWARD_CANCEL" | "CONTRACT" | "MODIFICATION" | "TERMINATION" | "WRITE_OFF";
/** What is awaited of somebody. */
export interface Turn {
    step: TodoKind;
    /** What kind of case is decided; null for other steps (业务类型). */
    bizType: ApprovalBizType | null;
    /** On whose page it is done: a case, a contract, an acceptance, a stock document, or the purchase itself (单据). */
    recordId: string;
    /** Names of those who do it; empty for an office and for a seat that nobody has (等谁). */
    names: string[];
    /** Whether it is that of the caller, in the present role, and can be done now (是否等我). */
    mine: boolean;
    /** Whether one of them suffices (一人即可). */
    anyOf: boolean;
    /**
     * Format: date-time
     * Awaited since (等待起).
     */
    since: string;
    /**
     * Format: date-time
     * From when on it can be done, if that is still to come (可办理时间).
     */
    from: string | null;
    /**
     * Format: date-time
     * Until when; null where nothing is set (截止时间).
     */
    until: string | null;
}
/** A purchase in a list. */
export interface Project extends Tracked {
    id: Id;
    /** Purchase number; null before the first submission (项目编号). */
    projectCode: string | null;
    /** Purchase name (项目名称). */
    projectName: string;
    status: ProjectStatus;
    /** Lane: which way it goes; null before the first submission (采购通道). */
    lane: PurchaseLane | null;
    /** Method; null: by bidding (采购方式). */
    executionCode: ExecutionCode | null;
    /** Procurement officer (采购专员) who has taken it. */
    officerId: string | null;
    /** Procurement officer (专员姓名). */
    officerName: string | null;
    applicantId: Id;
    /** Requester (申购人). */
    applicantName: string;
    deptId: Id;
    /** Department (申购部门). */
    deptName: string;
    /** Payee (收款方). */
    payeeName: string | null;
    /** Amount: what it amounts to so far: what was accepted, before that what was awarded, before that what is requested (金额). */
    costAmount: Money;
    /** Requested amount, the sum of the lines (申请金额). */
    amount: Money;
    /** Award amount; null before it and for small purchases (成交金额). */
    orderAmount: string | null;
    /** Actual cost: what was accepted of it costs; null before the delivery is concluded (实付金额). */
    actualAmount: string | null;
    /** Payable amount: what is due, invoiced and not paid (待付金额). */
    payableAmount: Money;
    /** Paid amount (已付金额). */
    paidAmount: Money;
    /** Open steps: what is awaited now, in the order in which it is to be done (待办步骤). */
    turns: Turn[];
    /** Waiting on: names of those whose step is next; empty for an office or at the end (等谁). */
    waitingFor: string[];
    /**
     * Format: date-time
     * Waiting since; in an approval since it came to those who are asked now. Null at the end (等待起).
     */
    waitingSince: string | null;
    /** Waiting on me: whether the next step is that of the caller (是否等我). */
    waitsForMe: boolean;
    /** Open approval: the case of approval or witnessing that is open (待办审批单). */
    openCaseId: string | null;
    /** Blocked approval: a case about it that nobody can decide, until an administrator of the school puts somebody in; null if there is none (受阻的审批). */
    blockedCaseId: string | null;
    /**
     * Format: date-time
     * Submitted (提交时间).
     */
    submitTime: string | null;
    /**
     * Format: date-time
     * Next deadline: when something happens next by itself or is to be done: end of the bidding, of the time to decide, or of the public notice (下一时间点).
     */
    nextTime: string | null;
    companyId: CompanyId;
    /** School (学校). */
    companyName: string;
    /** Actions that the caller may take now. */
    allowedActions: ("EDIT" | "SUBMIT" | "WITHDRAW" | "DELETE" | "TERMINATE" | "RECEIVE" | "ADD_INVOICE" | "PAY" | "AGREE_PAYEE" | "CLAIM" | "PUBLISH" | "REGISTER_OUTCOME" | "DRAFT_CONTRACT" | "BEGIN_ACCEPTANCE" | "CLOSE_SHORT" | "ARCHIVE" | "HAND_OVER" | "REPLACE_REQUESTER" | "COPY" | "MODIFY" | "REPORT" | "OBJECT" | "ANSWER_OBJECTION" | "TERMINATE_DEFAULT" | "REFUND" | "WRITE_OFF")[];
}
/** One page of purchases. */
export interface ProjectPage extends PageInfo {
    /** The rows. */
    records: Project[];
}
/** How many purchases have a state. */
export interface StatusCount {
    status: ProjectStatus;
    /** Purchases (数量). */
    count: number;
}
/** A line of a purchase. What a draft lacks is null. */
export interface ProjectItem {
    /** Goods (物品名称). */
    itemName: string | null;
    /** Model, size or other details (规格型号). */
    spec: string | null;
    /** Technical parameters, one a line; those that begin with * must be met (技术参数). */
    parameters: string | null;
    /** Goods category (物品分类). */
    categoryId: string | null;
    /** Name of the category (分类名称). */
    categoryName: string | null;
    /** Quantity (数量). */
    quantity: string | null;
    /** Unit (计量单位). */
    unit: string | null;
    /** Price of the whole line in yuan (金额). */
    amount: string | null;
    /** Whether it is made abroad (进口产品). */
    imported: boolean;
}
/** An amount from a budget card. */
export interface ProjectFund {
    /** Budget card (经费卡). */
    expenditureId: string | null;
    /** Card number (卡号). */
    cardNo: string | null;
    /** Name of the card (经费名称). */
    cardName: string | null;
    /** Person in charge of the card (负责人). */
    ownerId: string | null;
    /** Name of the person in charge (负责人姓名). */
    ownerName: string | null;
    /** Amount (金额) in yuan. */
    amount: string | null;
    /** What is available on the card now, with nothing of this purchase (可用余额). */
    availableAmount: string | null;
    /** What stays on the card after this purchase; negative if it is too little (之后剩). */
    remainingAmount: string | null;
    /**
     * Format: date
     * Last day on which the card can be used; null if it has none (有效期至).
     */
    validTo: string | null;
}
/** A budget card of a purchase, with what the purchase has on it now. */
export interface PayingFund extends ProjectFund {
    /** Frozen for the purchase (冻结金额). */
    frozenAmount: string;
    /** Occupied by the purchase and not paid yet (占用金额). */
    occupiedAmount: string;
    /** Paid for the purchase (已付金额). */
    paidAmount: string;
    /** What is free on the card for other matters; null before a card is chosen (卡上可用). */
    freeAmount: string | null;
}
/** A bank account that the school has reviewed in the profile of a supplier. */
export interface PayeeAccount {
    /** Bank (开户行). */
    bankName: string | null;
    /** Account, masked for most (账号). */
    account: string | null;
    /**
     * Format: date-time
     * Reviewed on (审核时间).
     */
    reviewTime: string | null;
}
/** Who is paid: a supplier of the school, by the account that was copied at the submission, the award or the signing, or a shop. */
export interface Payee {
    /** Supplier (供应商) of the library; null for a shop. */
    supplierId: string | null;
    /** Name (收款方). */
    name: string | null;
    /** Bank (开户行). */
    bankName: string | null;
    /** Account, masked for most; null as long as none is known (账号). */
    account: string | null;
    /**
     * Format: date-time
     * When the school reviewed the account in the profile of the supplier; null for a shop (审核时间).
     */
    reviewTime: string | null;
    /** Confirmed by: who confirmed that a later account counts; null if none has replaced the first (核认人). */
    agreedByName: string | null;
    /** New account: account that was reviewed since. It counts once it is confirmed; null if there is none (新账户). */
    laterAccount: PayeeAccount | null;
}
/**
 * What is changed (变更类型): CONTENT 需求内容, SCHEDULE 时间, FUNDS 经费, CONTACT 联系信息, PRICE 限价与预算. Later versions add types.
 * @enum {string}
 */
export type ModifyType = "CONTENT" | "SCHEDULE" | "FUNDS" | "CONTACT" | "PRICE";
/** The last receipt of a purchase. */
export interface ProjectReceipt {
    /**
     * What the witness says (见证状态): PENDING 待见证, CONFIRMED 已确认, REFUSED 已拒绝.
     * @enum {string}
     */
    status: "PENDING" | "CONFIRMED" | "REFUSED";
    /** What it cost (实付金额). */
    actualAmount: Money;
    witnessId: Id;
    /** Witness (见证人). */
    witnessName: string;
    /** Opinion of the witness (意见). */
    opinion: string | null;
    /**
     * Format: date-time
     * Confirmed by the applicant at (收货时间).
     */
    createTime: string;
    /**
     * Format: date-time
     * Decided by the witness at (见证时间).
     */
    witnessTime: string | null;
    /** Pictures (照片). */
    pictures: FileInfo[];
}
/** What an invoice says of one purchase, or of one batch of it. */
export interface InvoicePart {
    projectId: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase (采购项目). */
    projectName: string;
    /** Batch that it is for; null for the whole purchase (验收批次). */
    acceptanceId: string | null;
    /** Acceptance number of the batch (验收编号). */
    acceptanceCode: string | null;
    /** Amount (金额); below zero in a red invoice. */
    amount: Money;
}
/** A correction of an invoice, with the number and the date that it had before. */
export interface InvoiceCorrection {
    /**
     * Type (类型): CHANGE 更正, VOID 作废.
     * @enum {string}
     */
    kind: "CHANGE" | "VOID";
    /** Number before (原发票号码). */
    number: string;
    /**
     * Format: date
     * Date before (原开票日期).
     */
    date: string;
    /** Reason (原因). */
    reason: string;
    /**
     * Format: date-time
     * Entered at (登记时间).
     */
    createTime: string;
    /** Entered by (登记人). */
    createByName: string | null;
}
/** An invoice of a purchase, which may cover other purchases, too. */
export interface Invoice {
    id: Id;
    /** Invoice number (发票号码). */
    number: string;
    /** Amount (金额) of this purchase with all its batches; below zero in a red invoice. */
    amount: Money;
    /** Invoice total (发票总额): the sum of all parts. */
    totalAmount: Money;
    /**
     * Format: date
     * Invoice date (开票日期).
     */
    date: string;
    /** Picture or PDF (发票文件). */
    file: FileInfo | null;
    /** Reverses: the number of the invoice that a red one takes back (红冲的发票). */
    reversesNumber: string | null;
    /** Voided: it counts no more (已作废). */
    voided: boolean;
    /** Parts (分摊) of purchases that the caller may read. */
    parts: InvoicePart[];
    /** Corrections (更正记录), the earliest first. */
    corrections: InvoiceCorrection[];
    /** Actions that the caller may take now. */
    allowedActions: ("CORRECT" | "VOID" | "RED")[];
    /**
     * Format: date-time
     * Entered at (登记时间).
     */
    createTime: string;
    /** Entered by (登记人). */
    createByName: string | null;
}
/** A payment or a refund is reversed, because the bank has returned it or it was registered by mistake. */
export interface Reversal {
    /**
     * Format: date
     * Reversal date (冲回日期).
     */
    date: string;
    /** Reason (原因). */
    reason: string;
    /**
     * Format: date-time
     * Registered at (登记时间).
     */
    createTime: string;
    /** Registered by (登记人). */
    createByName: string | null;
}
/** A payment of a purchase. */
export interface Payment {
    id: Id;
    /** Amount (金额). */
    amount: Money;
    /**
     * Format: date
     * Payment date (付款日期).
     */
    paidDate: string;
    /** Voucher number (凭证号). */
    voucherNo: string;
    /** Who was paid; null for payments from before it was kept (收款方). */
    payeeName: string | null;
    /** Bank (开户行). */
    bankName: string | null;
    /** Account, masked for most (账号). */
    account: string | null;
    /** Reversal: the bank has returned it; null if it stands (付款冲回). */
    reversal: Reversal | null;
    /** Actions that the caller may take now. */
    allowedActions: "REVERSE"[];
    /**
     * Format: date-time
     * Registered at (登记时间).
     */
    createTime: string;
    /** Registered by (登记人). */
    createByName: string | null;
}
/** The purchasing category and the execution of the school that fit a purchase, with what decides later on. */
export interface PurchasePattern {
    /** Purchasing category; null for a tender for which the school has none (采购类别). */
    categoryId: string | null;
    /** Name of the category (采购类别名称). */
    categoryName: string | null;
    /** Execution; null for a tender for which the school has none (执行方式). */
    executionId: string | null;
    /** Execution (执行方式). */
    executionName: string;
    executionCode: ExecutionCode;
    /** Bidding rules; null for other executions (竞价规则). */
    bidConfig: BidConfig | null;
    /** Contract required (需签合同). */
    needContract: boolean;
    /** From this amount in yuan on, a contract is needed; null: `needContract` decides (签合同限额). */
    contractThreshold: string | null;
    /** Objection period: working days that a result stays public before it is final (公示工作日). */
    publicityDays: number;
    /** Below this amount in yuan, the platform publishes and opens by itself, and an order replaces the contract (简易竞价限额). */
    orderLimit: string;
    /** Switches of the school that decide about this purchase (开关). */
    switches: {
        /** Goods are put in store (开通入库). */
        ifOpenEntry: boolean;
        /** Acceptance needs somebody of another department (交叉验收). */
        ifCrossAcceptance: boolean;
        /** The time to decide is prolonged by itself (无定标自动延期). */
        ifAutoDelayWhenNoDecision: boolean;
        /** Rules of that university apply (特色规则). */
        QLGYUniversityCharacter: boolean;
    };
}
/** A supplier that is proposed or invited. */
export interface WaySupplier {
    /** Supplier (供应商) of the library. */
    supplierId: Id;
    /** Supplier name (供应商名称). */
    supplierName: string;
    /** Why this one (邀请理由). */
    reason: string | null;
}
/** An expert and the opinion. A draft may lack parts of it. */
export interface WayExpert {
    /** Name (姓名). */
    name?: string;
    /** Professional title (职称). */
    title?: string;
    /** Employer (工作单位). */
    unit?: string;
    /** Comment (论证意见). */
    opinion?: string;
}
/** A framework agreement in a few words. */
export interface FrameworkBrief {
    id: Id;
    /** Agreement number (协议编号). */
    agreementNo: string;
    /** Agreement name (协议名称). */
    frameworkName: string;
    /** Supplier (供应商) of the library. */
    supplierId: Id;
    /** Supplier (供应商名称). */
    supplierName: string;
    /**
     * Format: date
     * Valid from (生效日期).
     */
    validFrom: string;
    /**
     * Format: date
     * Valid until (失效日期).
     */
    validTo: string;
    /** Agreement value: sum that may be called off in yuan (协议总额). */
    totalAmount: Money;
    /** Available amount: what of it no purchase has taken (剩余额度). */
    leftAmount: Money;
}
/** What the way needs to be known of a purchase that is not bid for here. */
export interface WayFacts {
    /** Who is proposed or invited (拟邀供应商). */
    suppliers: WaySupplier[];
    /** Who has given an opinion (论证专家). */
    experts: WayExpert[];
    /** Emergency: what is urgent, and what happens without it (紧急情况说明). */
    urgency?: string;
    /**
     * Format: date
     * Emergency: since when (发生日期).
     */
    urgentSince?: string;
    /** Emergency: who has permitted it (批准人). */
    permittedBy?: string;
    /** E-mall: which one (商城名称). */
    mallName?: string;
    /** E-mall: number of the order (订单号). */
    mallOrderNo?: string;
    /** E-mall: address of the goods or of the order (商品链接). */
    mallLink?: string;
    /** Tender outside the platform: who carries it out (代理机构). */
    agencyName?: string;
    /** The agreement from which it is called off (框架协议). */
    framework: FrameworkBrief | null;
    /** Which of the files is the paper that the way wants (证明文件). */
    paperId?: Id;
}
/** The report about a purchase in an emergency. */
export interface EmergencyReport {
    /**
     * Format: date-time
     * Wanted until (报告期限).
     */
    dueTime: string;
    /** Report: what was done, and why it could not wait; null before it (报告内容). */
    report: string | null;
    /**
     * Format: date-time
     * Handed in at (提交时间).
     */
    reportTime: string | null;
    /** Files (附件). */
    files: FileInfo[];
}
/** Somebody's objection to buying from a single source, as the officer has received it, and its answer. */
export interface SourceObjection {
    /** Number within the purchase, from 1 (序号). */
    no: number;
    /** Objector: a supplier, another organization or a person (异议人). */
    objectorName: string;
    /**
     * Format: date
     * Received (收到日期).
     */
    receivedDate: string;
    /** What is objected to (异议内容). */
    content: string;
    /** The letter and what came with it (异议材料). */
    files: FileInfo[];
    /** Registered by (登记人). */
    registeredByName: string;
    /**
     * Format: date-time
     * Registered at (登记时间).
     */
    registerTime: string;
    /** The answer; null as long as there is none, and then the outcome is not registered (答复). */
    answer: string | null;
    /** Answered by (答复人). */
    answeredByName: string | null;
    /**
     * Format: date-time
     * Answered at (答复时间).
     */
    answerTime: string | null;
}
/**
 * Price of one in yuan (单价): with two decimals, and with up to four only if the others are not zero. The amount of a line is rounded to cents once, half up.
 * @example 12800.00
 * @example 0.125
 */
export type UnitPrice = string;
/** A line of an order. */
export interface OrderLine {
    /** Number of the line (行号). */
    no: number;
    /** What is delivered (名称). */
    itemName: string;
    /** Model, size or other details that were asked for (规格型号). */
    spec: string | null;
    /** Brand (品牌). */
    brand: string | null;
    /** Model (型号). */
    model: string | null;
    /** Goods category (物品分类). */
    categoryId: string | null;
    /** Name of the category (分类名称). */
    categoryName: string | null;
    /** Quantity (数量). */
    quantity: string;
    /** Unit (计量单位). */
    unit: string;
    unitPrice: UnitPrice;
    /** Price of the line in yuan (小计). */
    amount: string;
    /** Accepted (已验收数量). */
    acceptedQuantity: string;
    /** In an acceptance that is not concluded (验收中数量). */
    inspectedQuantity: string;
    /** Will not be delivered any more (短交结清数量). */
    closedQuantity: string;
    /** Still to come (待到货数量). */
    openQuantity: string;
    /** Why it is closed short (结清原因). */
    closeReason: string | null;
    /** Consumable (是否耗材). */
    consumable: boolean;
    /** Fixed asset (固定资产). */
    fixedAsset: boolean;
    /** Hazardous (危化品). */
    hazardous: boolean;
    /** Goes into a store (需入库). */
    needsEntry: boolean;
}
/**
 * Status of a contract (状态): DRAFT 草稿, APPROVING 审批中, REJECTED 已驳回, TO_SIGN 待签订, EXECUTING 履行中, COMPLETED 已完成, CANCELLED 已作废, TERMINATED 违约解除. Later versions add states.
 * @enum {string}
 */
export type ContractStatus = "DRAFT" | "APPROVING" | "REJECTED" | "TO_SIGN" | "EXECUTING" | "COMPLETED" | "CANCELLED" | "TERMINATED";
/** A contract after a step. */
export interface SavedContract {
    id: Id;
    /** Contract number (合同编号). */
    contractCode: string | null;
    status: ContractStatus;
    /** Version: optimistic lock (版本). */
    version: number;
}
/**
 * When a part of a contract is to be paid (付款条件): SIGNED 签订后, DELIVERED 到货后, ACCEPTED 验收合格后, RETENTION 质保期满后.
 * @enum {string}
 */
export type PayCondition = "SIGNED" | "DELIVERED" | "ACCEPTED" | "RETENTION";
/**
 * State of a part (状态): BLOCKED 条件未满足, DUE 可支付, PAID 已付清. A part is due in proportion to what has arrived or was accepted.
 * @enum {string}
 */
export type PlanStatus = "BLOCKED" | "DUE" | "PAID";
/** A part of the amount of a contract, and what of it is due and paid. */
export interface PaymentPlan {
    /** Number (期次). */
    phase: number;
    condition: PayCondition;
    /** Amount (金额) in yuan. */
    amount: string;
    /**
     * Format: date
     * Planned day (计划日期).
     */
    planDate: string | null;
    /** What of it may be paid by now (可付金额). */
    dueAmount: string;
    /** What of it is paid (已付金额). */
    paidAmount: string;
    status: PlanStatus;
}
/**
 * Status of an acceptance (状态): DRAFT 草稿, ASSIGNING 待指派, INSPECTING 验收中, PASSED 合格, PARTIAL 部分合格, FAILED 不合格, CANCELLED 已取消. Later versions add states.
 * @enum {string}
 */
export type AcceptanceStatus = "DRAFT" | "ASSIGNING" | "INSPECTING" | "PASSED" | "PARTIAL" | "FAILED" | "CANCELLED";
/** An acceptance of a purchase. */
export interface AcceptanceBrief {
    id: Id;
    /** Acceptance number (验收编号). */
    acceptanceCode: string | null;
    /** Batch (批次). */
    batchNo: number;
    status: AcceptanceStatus;
    /**
     * Format: date
     * Delivered; null until it is entered (到货日期).
     */
    arriveDate: string | null;
    /**
     * Format: date-time
     * Concluded (验收时间).
     */
    acceptTime: string | null;
    /** Accepted value (合格金额). */
    passAmount: string;
}
/**
 * State of a document (状态): TO_CONFIRM 待确认, IN_TRANSIT 在途, DONE 已入账, CANCELLED 已作废. Later versions add states.
 * @enum {string}
 */
export type StockDocStatus = "TO_CONFIRM" | "IN_TRANSIT" | "DONE" | "CANCELLED";
/** A stock document of a purchase. */
export interface StockDocumentBrief {
    id: Id;
    /** Number (单据号). */
    docCode: string;
    status: StockDocStatus;
    /** Warehouse (仓库). */
    warehouseName: string;
    /** Confirmed by (确认人). */
    confirmUserName: string | null;
    /**
     * Format: date-time
     * Confirmed (确认时间).
     */
    confirmTime: string | null;
}
/**
 * An amount to move, in yuan with two decimals: above zero, below ten billion (金额, 元).
 * @example 12800.00
 */
export type PositiveAmount = string;
/** What a supplier has offered. */
export interface OutcomeQuote {
    /** Who has offered it, of the library or not (报价单位). */
    supplierName: string;
    /** Amount (报价) in yuan. */
    amount: PositiveAmount;
}
/** The outcome of a purchase that was not bid for here. */
export interface Outcome {
    supplierId: Id;
    /** Supplier (供应商). */
    supplierName: string;
    /** Award amount: amount in yuan (成交金额). */
    dealAmount: string;
    /** How it came about (过程说明). */
    reason: string;
    /** Published (结果公示). */
    resultPublic: boolean;
    /** Quotes (各家报价). */
    quotes: OutcomeQuote[];
    /** Quotes, minutes and the like (过程材料). */
    processFiles: FileInfo[];
    /** Registered by (登记人). */
    registeredByName: string;
    /**
     * Format: date-time
     * Registered at (登记时间).
     */
    registerTime: string;
}
/** Rating of a supplier. */
export interface SupplierRating {
    /** Quality (质量). */
    quality: number;
    /** Delivery (交货). */
    delivery: number;
    /** Service (服务). */
    service: number;
    /** Comment (评语). */
    comment?: string | null;
}
/** What follows from an award: order, contract, deliveries, store and money. */
export interface Fulfilment {
    /** Award amount (成交金额). */
    orderAmount: string;
    /** A contract is needed (需签合同). */
    needsContract: boolean;
    /** Goods are put in store (需入库). */
    needsEntry: boolean;
    /** Worth of what was accepted (已验收金额). */
    acceptedAmount: string;
    /** Payable amount: what may be paid by now, whatever is invoiced (条件已满足金额). */
    dueAmount: string;
    /** What is due and invoiced and not yet paid; nothing as long as assets lack a number (待付金额). */
    payableAmount: string;
    /**
     * Format: date-time
     * When more becomes due by itself: the end of the warranty (质保期满).
     */
    nextDueTime: string | null;
    /** Accepted assets without a number; nothing more is paid until they have one (缺资产编号数). */
    missingAssetNumbers: number;
    /** Lines of the order (订单明细). */
    lines: OrderLine[];
    /** The contract that is not given up (合同). */
    contract: SavedContract | null;
    /** Parts of the amount of the contract, with what is due and paid (付款计划). */
    paymentPlans: PaymentPlan[];
    /** Acceptances, the first batch first (验收). */
    acceptances: AcceptanceBrief[];
    /** Warehouse entries (入库单). */
    stockDocuments: StockDocumentBrief[];
    /** Its outcome, if it was not bid for here (采购结果). */
    outcome: Outcome | null;
    /** Supplier rating (供应商评价). */
    rating: SupplierRating | null;
    /** What will not be paid (不再支付金额). */
    waivedAmount: string | null;
    /** Why (不再支付原因). */
    waiveReason: string | null;
    /** Archive number (档案号). */
    archiveNo: string | null;
}
/** A refund of the supplier. */
export interface Refund {
    id: Id;
    /** Amount (金额). */
    amount: Money;
    /**
     * Format: date
     * Refund date (退款日期).
     */
    refundDate: string;
    /** Voucher number (凭证号). */
    voucherNo: string;
    /** Reversal: the bank has returned it, or it was registered by mistake; null if it stands (退款冲回). */
    reversal: Reversal | null;
    /** Actions that the caller may take now. */
    allowedActions: "REVERSE"[];
    /**
     * Format: date-time
     * Registered at (登记时间).
     */
    createTime: string;
    /** Registered by (登记人). */
    createByName: string | null;
}
/** Default of a supplier, for which its order is or is to be terminated, and the claim that follows from it. */
export interface SupplierDefault {
    /**
     * Status (状态): ASKED 审批中, ENDED 已解除.
     * @enum {string}
     */
    status: "ASKED" | "ENDED";
    /** Reason: how the supplier has defaulted (违约情况). */
    reason: string;
    /** Requested by (申请人). */
    requestedByName: string;
    /**
     * Format: date-time
     * Requested at (申请时间).
     */
    requestTime: string;
    /**
     * Format: date-time
     * Terminated at; null while it is being approved (解除时间).
     */
    endTime: string | null;
    /** Supplier (供应商). */
    supplierName: string;
    /** Paid, without what the bank has returned (已付金额). */
    paidAmount: Money;
    /** Worth of what was accepted (已验收金额). */
    acceptedAmount: Money;
    /** Claim: what was paid beyond what was accepted; while it is being approved, what it would be. A payment that the bank returns afterwards reduces it (应退金额). */
    claimAmount: Money;
    /** Refunded (已退金额). */
    refundedAmount: Money;
    /** Written off: what will not be collected (已核销金额). */
    writtenOffAmount: Money;
    /** What the supplier still owes; zero while it is being approved (待退金额). */
    openAmount: Money;
    /** Whether it is being approved that the rest is written off (核销审批中). */
    writingOff: boolean;
    /** Evidence (佐证材料). */
    evidence: FileInfo[];
    /** Refunds, the first one first (退款). */
    refunds: Refund[];
}
/** Item number: number in the school's own project system (外部项目编号). */
export type AssociationCode = string;
/** The item of the school's own project system that a purchase is charged to. */
export interface ChargedItem {
    externalCode: AssociationCode;
    /** Item name: name in that system (外部项目名称). */
    externalName: string;
    /** Year (计划年度). */
    planYear: number | null;
    /** Approved amount (批复金额). */
    planAmount: Money;
    /** What is left for this purchase: without what it takes itself (可用金额). */
    availableAmount: Money;
}
/** A purchase with all that belongs to it. */
export interface ProjectDetail extends Project {
    /** Whether the requester is disabled or no longer has the role for it; the purchase is still open (申请人已离开). */
    applicantLeft: boolean;
    /** Who requested it, if somebody else has taken their place since; else null (原申请人). */
    requestedByName: string | null;
    /** Purpose (用途说明). */
    description: string | null;
    /** Lines (采购清单). */
    items: ProjectItem[];
    /** Budget cards: the cards that pay (经费来源). */
    funds: PayingFund[];
    payee: Payee;
    /** Files, with the argument reports of changes that took effect (附件). */
    attachments: FileInfo[];
    /** Year of the next deadline, if it has no calendar: only weekends were counted; null otherwise (缺少校历的年份). */
    missingCalendar: number | null;
    /** One is enough: whether one of those who are waited for suffices; else all of them are wanted (任一即可). */
    waitsForAny: boolean;
    /** Possible changes: what the caller may ask to change now (可变更类型). */
    modifyTypes: ModifyType[];
    /** Approval: the latest case of approval (审批实例). */
    approvalInstanceId: string | null;
    /** Receipt (收货). */
    receipt: ProjectReceipt | null;
    /** Invoices (发票). */
    invoices: Invoice[];
    /** Payments (付款). */
    payments: Payment[];
    /** Reason: why it was returned or given up (退回或终止原因). */
    endReason: string | null;
    /**
     * Format: date-time
     * Archived (归档时间).
     */
    archiveTime: string | null;
    /** Followed: whether the caller follows it (是否已关注). */
    followed: boolean;
    purchaseType: PurchaseType;
    /** Ceiling price: quotes above it are refused; null: the sum of the lines (最高限价). */
    priceCeiling: string | null;
    /** Minimum quotes: suppliers that must quote; null: as the rules of the school say (最少报价家数). */
    minBidders: number | null;
    /** Notice period: length of the announcement in hours; null: as the rules of the school say (公告时长). */
    noticeHours: number | null;
    /** Delivery time: days from the order to the delivery (交货期). */
    deliveryDays: number | null;
    /** Warranty: months of warranty (质保期). */
    warrantyMonths: number | null;
    /** Payment terms: when and how is paid (付款方式). */
    paymentTerms: string | null;
    /** Delivery address (送货地址). */
    deliveryAddress: string | null;
    /** Delivery contact: who takes the delivery (收货联系人). */
    contactName: string | null;
    /** Phone (联系电话). */
    contactPhone: string | null;
    /** Requirements: what suppliers must be able to do, and service afterwards (资格与售后要求). */
    requirements: string | null;
    /** Reason for separate purchases: why similar purchases are separate (分次采购说明). */
    splitReason: string | null;
    /** Purchasing category: the rules of the school that were copied at the submission; null before it and for small purchases (采购模式). */
    pattern: PurchasePattern | null;
    /** Reason for the method: why it is not to be bid for (采用理由). */
    otherReason: string | null;
    /** Justification report: which of the files is the argument report (论证报告). */
    argumentId: string | null;
    /** Method details (采购方式信息) of a purchase that is not bid for here. */
    wayFacts: WayFacts | null;
    /** Emergency report: the report about a purchase in an emergency; null if none is wanted (应急采购报告). */
    emergencyReport: EmergencyReport | null;
    /** Objections (异议与答复) to the single source, in the order in which they were registered. */
    sourceObjections: SourceObjection[];
    /** Fulfillment: what follows from the award; null before it and for small purchases (履约). */
    fulfilment: Fulfilment | null;
    /** Default of the supplier, with the claim that follows from it; null where none was asked for, or the last request was refused or taken back (供应商违约). */
    supplierDefault: SupplierDefault | null;
    /** Linked item: item of the school's own project system that it is charged to; null: none (关联项目编号). */
    associationCode: string | null;
    /** Linked item: that item (关联项目). */
    association: ChargedItem | null;
}
/** A line of a purchase. A draft may lack everything. */
export interface ProjectItemInput {
    /** Goods (物品名称). */
    itemName?: string;
    /** Model, size or other details (规格型号). */
    spec?: string | null;
    /** Technical parameters, one a line; those that begin with * must be met (技术参数). */
    parameters?: string | null;
    /** Goods category (物品分类). */
    categoryId?: Id;
    /** Quantity above zero, with at most three decimals (数量). */
    quantity?: string;
    /** Unit (计量单位). */
    unit?: string;
    /** Price of the whole line in yuan (金额). */
    amount?: PositiveAmount;
    /** Whether it is made abroad; false if left out (进口产品). */
    imported?: boolean;
}
/** An amount from a budget card. */
export interface ProjectFundInput {
    /** Budget card (经费卡). */
    expenditureId?: Id;
    /** Amount (金额) in yuan. */
    amount?: PositiveAmount;
}
/** Who is paid: a supplier of the school, or a shop with its name and account. */
export interface PayeeInput {
    /** An approved supplier of the school; null for a shop (供应商). */
    supplierId?: string | null;
    /** Name of the shop; that of a supplier is taken from the library (收款方). */
    name?: string | null;
    /** Bank (开户行). */
    bankName?: string | null;
    /** Account of the shop (账号). */
    account?: string | null;
}
/** A supplier of the library, and why this one. */
export interface WaySupplierInput {
    /** Supplier (供应商) of the library. */
    supplierId: Id;
    /** Why this one (邀请理由). */
    reason?: string;
}
/** What the way needs to be known of a purchase that is not bid for here. A draft may lack all of it. */
export interface WayFactsInput {
    /** Direct and single source: the one that is proposed; negotiation, consultation and inquiry: those that are invited, three at least (拟邀供应商). */
    suppliers?: WaySupplierInput[];
    /** Single source: who has given an opinion; from the limit for orders on an odd number, three at least (论证专家). */
    experts?: WayExpert[];
    /** Emergency: what is urgent, and what happens without it (紧急情况说明). */
    urgency?: string;
    /**
     * Format: date
     * Emergency: since when (发生日期).
     */
    urgentSince?: string;
    /** Emergency: who has permitted it (批准人). */
    permittedBy?: string;
    /** E-mall: which one (商城名称). */
    mallName?: string;
    /** E-mall: number of the order (订单号). */
    mallOrderNo?: string;
    /** E-mall: address of the goods or of the order (商品链接). */
    mallLink?: string;
    /** Tender outside the platform: who carries it out (代理机构). */
    agencyName?: string;
    /** Framework: the agreement from which it is called off (框架协议). */
    frameworkId?: Id;
    /** Which of the files (`attachmentIds`) is the paper that the way wants: opinions of the experts, permission, or order to the agency (证明文件). */
    paperId?: Id;
}
/** A purchase, complete or not. */
export interface ProjectInput {
    /** Purchase name (项目名称). */
    projectName?: string;
    /** Purpose (用途说明). */
    description?: string | null;
    /** Lines (采购清单). */
    items?: ProjectItemInput[];
    /** Budget cards: the cards that pay (经费来源). */
    funds?: ProjectFundInput[];
    payee?: PayeeInput;
    /** Files, uploaded for PURCHASE (附件). */
    attachmentIds?: Id[];
    purchaseType?: PurchaseType;
    /** Quotes above this amount in yuan are refused, at most the sum of the lines; null: that sum (最高限价). */
    priceCeiling?: string | null;
    /** Minimum quotes: suppliers that must quote, not fewer than the rules of the school say; null: as they say (最少报价家数). */
    minBidders?: number | null;
    /** Notice period: length of the announcement in hours, not shorter than the rules of the school say; null: as they say (公告时长). */
    noticeHours?: number | null;
    /** Delivery time: days from the order to the delivery, for purchases by bidding (交货期). */
    deliveryDays?: number | null;
    /** Warranty: months of warranty, for purchases by bidding (质保期). */
    warrantyMonths?: number | null;
    /** Payment terms: when and how is paid, for purchases by bidding (付款方式). */
    paymentTerms?: string | null;
    /** Delivery address, for purchases by bidding (送货地址). */
    deliveryAddress?: string | null;
    /** Delivery contact: who takes the delivery, for purchases by bidding (收货联系人). */
    contactName?: string | null;
    /** Phone (联系电话). */
    contactPhone?: string | null;
    /** Requirements: what suppliers must be able to do, and service afterwards (资格与售后要求). */
    requirements?: string | null;
    /** Why similar purchases, which together cross the next limit, are separate; 20 characters at least where it is needed (分次采购说明). */
    splitReason?: string | null;
    /** Method (采购方式) among the executions of the fitting purchasing category; null or ONLINE_BID: by bidding. */
    executionCode?: ExecutionCode | null;
    /** Reason for the method: why it is not to be bid for, at least 20 characters at the submission (采用理由). */
    otherReason?: string | null;
    /** Which of the files (`attachmentIds`) is the argument report; wanted at the submission if `precheckProject` tells reasons for one (论证报告). */
    argumentId?: string | null;
    /** Linked item: item of the school's own project system that it is charged to, at schools that have one (关联项目编号). */
    associationCode?: string | null;
    /** Method details (采购方式信息) of a purchase that is not bid for here; what another way needs is kept. */
    wayFacts?: WayFactsInput | null;
}
/** A purchase that was saved. */
export interface SavedProject {
    id: Id;
    /** Version: optimistic lock (版本). */
    version: number;
}
/** Changes of a purchase; fields that are left out stay unchanged. */
export interface ProjectChanges {
    /** The version that was read (版本). */
    version: number;
    /** Purchase name (项目名称). */
    projectName?: string;
    /** Purpose (用途说明). */
    description?: string | null;
    /** Lines (采购清单). */
    items?: ProjectItemInput[];
    /** Budget cards: the cards that pay (经费来源). */
    funds?: ProjectFundInput[];
    payee?: PayeeInput;
    /** Files, uploaded for PURCHASE (附件). */
    attachmentIds?: Id[];
    purchaseType?: PurchaseType;
    /** Quotes above this amount in yuan are refused, at most the sum of the lines; null: that sum (最高限价). */
    priceCeiling?: string | null;
    /** Minimum quotes: suppliers that must quote, not fewer than the rules of the school say; null: as they say (最少报价家数). */
    minBidders?: number | null;
    /** Notice period: length of the announcement in hours, not shorter than the rules of the school say; null: as they say (公告时长). */
    noticeHours?: number | null;
    /** Delivery time: days from the order to the delivery, for purchases by bidding (交货期). */
    deliveryDays?: number | null;
    /** Warranty: months of warranty, for purchases by bidding (质保期). */
    warrantyMonths?: number | null;
    /** Payment terms: when and how is paid, for purchases by bidding (付款方式). */
    paymentTerms?: string | null;
    /** Delivery address, for purchases by bidding (送货地址). */
    deliveryAddress?: string | null;
    /** Delivery contact: who takes the delivery, for purchases by bidding (收货联系人). */
    contactName?: string | null;
    /** Phone (联系电话). */
    contactPhone?: string | null;
    /** Requirements: what suppliers must be able to do, and service afterwards (资格与售后要求). */
    requirements?: string | null;
    /** Why similar purchases, which together cross the next limit, are separate; 20 characters at least where it is needed (分次采购说明). */
    splitReason?: string | null;
    /** Method (采购方式) among the executions of the fitting purchasing category; null or ONLINE_BID: by bidding. */
    executionCode?: ExecutionCode | null;
    /** Reason for the method: why it is not to be bid for, at least 20 characters at the submission (采用理由). */
    otherReason?: string | null;
    /** Which of the files (`attachmentIds`) is the argument report (论证报告). */
    argumentId?: string | null;
    /** Linked item: item of the school's own project system that it is charged to, at schools that have one (关联项目编号). */
    associationCode?: string | null;
    /** Method details (采购方式信息) of a purchase that is not bid for here; what another way needs is kept. */
    wayFacts?: WayFactsInput | null;
}
/** A way to buy that is not bidding. */
export interface ExecutionOption {
    executionCode: ExecutionCode;
    /** Name at the school (名称). */
    executionName: string;
}
/** A purchase of the same categories by the same applicant. */
export interface SimilarPurchase {
    id: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase name (项目名称). */
    projectName: string;
    /** Of the lines of these categories (同类金额). */
    amount: Money;
    /**
     * Format: date-time
     * Submitted (提交时间).
     */
    submitTime: string | null;
}
/** A rule that the purchase keeps or breaks. */
export interface CheckedRule {
    /**
     * Rule (规则): COMPLETE 填写完整, SMALL_LIMIT 小额限额, FUNDS 卡上余额, GATES 品类限制, SPLIT 同类累计, PATTERN 采购模式, TENDER 招标限额, ARGUMENT 论证报告, ASSOCIATION 关联项目.
     * @enum {string}
     */
    code: "COMPLETE" | "SMALL_LIMIT" | "FUNDS" | "GATES" | "SPLIT" | "PATTERN" | "TENDER" | "ARGUMENT" | "ASSOCIATION";
    /** Whether it is kept (是否通过). */
    ok: boolean;
}
/**
 * Type of approver (审批身份): CARD_OWNER 经费负责人, DEPT_APPROVER 单位审批人, COLLEGE_APPROVER 学院审批人, SCHOOL_APPROVER 学校审批人, NAMED 指定审批人, CATEGORY_MANAGER 归口管理人, SCHOOL_ADMIN 学校管理员, WITNESS 见证人.
 * @enum {string}
 */
export type ApproverKind = "CARD_OWNER" | "DEPT_APPROVER" | "COLLEGE_APPROVER" | "SCHOOL_APPROVER" | "NAMED" | "CATEGORY_MANAGER" | "SCHOOL_ADMIN" | "WITNESS";
/**
 * Approval mode (审批方式): ANY 一人即可, ALL 都要同意.
 * @enum {string}
 */
export type ApprovalMode = "ANY" | "ALL";
/** One step of an approval. */
export interface ApproverStep {
    /** Step name: what the school calls the step in its flow; left out if it has no name (节点名称). */
    stepName?: string;
    kind: ApproverKind;
    mode: ApprovalMode;
    /** Names: of these one decides, or it takes all of them, as `mode` has it; empty if there is nobody, and then a submission is refused (姓名). */
    names: string[];
}
/** What the school paid last for the goods of a line. */
export interface LastPrice {
    /** The line of the check, counted from 0 (行). */
    itemNo: number;
    unitPrice: UnitPrice;
    /** Unit (计量单位). */
    unit: string | null;
    /** Number of that purchase (项目编号). */
    projectCode: string | null;
    /** Name of that purchase (项目名称). */
    projectName: string;
    /**
     * Format: date-time
     * That purchase was submitted at (提交时间).
     */
    submitTime: string | null;
}
/** An approved purchase of a colleague for the same goods: it may be joined before it is announced. */
export interface ColleaguePurchase {
    /** The line of the check, counted from 0 (行). */
    itemNo: number;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase name (项目名称). */
    projectName: string;
    /** Who buys (申请人). */
    applicantName: string;
    /** For which department (申请部门). */
    deptName: string;
    /** Quantity of that line (数量). */
    quantity: string | null;
    /** Unit (计量单位). */
    unit: string | null;
    /**
     * Format: date-time
     * Submitted (提交时间).
     */
    submitTime: string | null;
}
/** Goods of a line that a department of the school shares: they may be asked for in place of a purchase. */
export interface SharedOffer {
    /** The line of the check, counted from 0 (行). */
    itemNo: number;
    /** The stock, for `saveSharedApply` (库存). */
    stockId: Id;
    /** Goods (物品名称). */
    itemName: string;
    /** Brand (品牌). */
    brand: string | null;
    /** Model (规格型号). */
    model: string | null;
    /** Available quantity: what may be asked for (可申请数量). */
    offeredQuantity: string;
    /** Unit (计量单位). */
    unit: string;
    /** Department (提供单位) that it belongs to. */
    ownerDeptName: string;
    /** Warehouse (仓库). */
    warehouseName: string;
    /** Warehouse address (仓库地址). */
    address: string;
    /**
     * Format: date-time
     * Nothing was put in or taken out since (最近变动时间).
     */
    lastMoveTime: string;
    /** The caller may ask for it; not for that of the own department or store (可申请). */
    mayApply: boolean;
}
/** What a submission would say now. */
export interface ProjectCheck {
    /** Sum of the lines (合计). */
    amount: Money;
    lane: PurchaseLane;
    /**
     * Lane reason: why it is no small purchase; null for one (通道原因): AMOUNT 超过小额限额, HAZARDOUS 危化品, FIXED_ASSET 固定资产, SIMILAR 同类累计超过小额限额.
     * @enum {string|null}
     */
    laneReason: "AMOUNT" | "HAZARDOUS" | "FIXED_ASSET" | "SIMILAR" | null;
    /** The rules that fit; null for small purchases, and if the school has none for this kind and amount (采购模式). */
    pattern: PurchasePattern | null;
    /** Other methods: the other ways in which it may be bought, with a reason; empty for small purchases (可选采购方式). */
    executions: ExecutionOption[];
    /** Tender from: from this amount on, purchases of this kind need a tender outside the platform (招标限额). */
    tenderLimit: Money;
    /** Similar purchases: the similar purchases within the window of the policy, the latest first (同类采购). */
    similar: SimilarPurchase[];
    /** Small purchases up to: limit of the school for small purchases (小额限额). */
    smallLimit: Money;
    /** No approval up to: limit up to which own cards need no approval (免审限额). */
    ownCardLimit: Money;
    /** Similar purchases (同类累计) within the window of the policy, without this one. */
    similarAmount: Money;
    /** Checks: what was checked (已核对). */
    rules: CheckedRule[];
    /** Problems: rules that fields break (问题). */
    errors: FieldError[];
    /** Approvers, one step after the other (审批人). */
    approvers: ApproverStep[];
    /** The cards, with what stays on them (经费来源). */
    funds: ProjectFund[];
    /** Reasons for a justification report; empty if none is (需论证的原因): CATEGORY 品类要求, IMPORTED 进口产品, UNIT_PRICE 单价达到论证起点, BATCH 批量达到论证起点. */
    argumentReasons: ("CATEGORY" | "IMPORTED" | "UNIT_PRICE" | "BATCH")[];
    /** Lines with a single brand: lines, counted from 0, whose words ask for one brand without an equal (疑似指向单一品牌的行). */
    brandItems: number[];
    /** Recent prices, which the school paid last for goods of the same name and category (最近成交价). */
    lastPrices: LastPrice[];
    /** Purchases of colleagues, approved, for goods of the same name and category that are not announced yet, the latest first (同事的同类采购). */
    colleagues: ColleaguePurchase[];
    /** Shared inventory: what departments of the school share of goods of the same name and category, the most first; empty where the school shares no inventory (校内共享库存). */
    sharedOffers: SharedOffer[];
    /** The item of the school's own project system that it is charged to; null: none (关联项目). */
    association: ChargedItem | null;
}
/** What the applicant says at submission. */
export interface Submission {
    /** The version that was read (版本). */
    version: number;
    /** No conflict of interest: the caller declares to have no interest in the payee; false is refused (无利害关系声明). */
    conflictDeclared: boolean;
    /** CC: users of the school, not the caller, who get a copy to know: a message, and the right to read (抄送人). */
    copyUserIds?: Id[];
}
/** A purchase after a step. */
export interface ProjectStep {
    id: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    status: ProjectStatus;
    /** Version: optimistic lock (版本). */
    version: number;
}
/** Why a purchase is given up. */
export interface Termination {
    /** The version that was read (版本). */
    version: number;
    /** Reason (原因). */
    reason: string;
}
/** A purchase to take. */
export interface Claim {
    /** The version that was read (版本). */
    version: number;
}
/** Why a purchase stands still. */
export interface ProjectSuspension {
    /** Reason, which is published (暂停原因). */
    reason: string;
    /** The version that was read (版本). */
    version: number;
}
/** How a suspended purchase goes on. */
export interface ProjectResumption {
    /**
     * Format: date-time
     * Quote deadline: new end of the bidding, needed where it runs (竞价截止时间).
     */
    bidEndTime?: string;
    /** The version that was read (版本). */
    version: number;
}
/** Who handles a purchase from now on, and why. */
export interface HandOver {
    /** The version that was read (版本). */
    version: number;
    /** Another procurement officer of the school, not the applicant (采购专员). */
    officerId: Id;
    /** Reason (原因). */
    reason: string;
}
/**
 * Format of a file (格式): XLSX workbook, CSV text in UTF-8 with a byte order mark.
 * @enum {string}
 */
export type ExportFormat = "XLSX" | "CSV";
/** Selects the purchases to export, with the filters of queryProjectPage. */
export interface ProjectExport {
    format: ExportFormat;
    /** Which purchases (范围). */
    scope: ProjectScope;
    /** Part of number, name or payee (关键字). */
    keyword?: string;
    /** State (状态). */
    status?: ProjectStatus;
    /** Lane: which way it goes; a draft counts by the way that it names (采购通道). */
    lane?: PurchaseLane;
    /** Method (采购方式). */
    executionCode?: ExecutionCode;
    /** Department of the applicant, with those below it (申购部门). */
    deptId?: Id;
    /** Applicant (申购人). */
    applicantId?: Id;
    /** Procurement officer (采购专员) who has taken it. */
    officerId?: Id;
    /**
     * Format: date-time
     * Begun at or after this time (创建时间起).
     */
    createTimeStart?: string;
    /**
     * Format: date-time
     * Begun before this time (创建时间止).
     */
    createTimeEnd?: string;
    /** School; one other than the session's needs data scope ALL (学校). */
    companyId?: CompanyId;
}
/** The task that makes the file. getTaskDetail returns its progress, and the file when it is done. */
export interface StartedExport {
    taskId: Id;
    /** Task name (任务名称). */
    taskName: string;
    status: TaskStatus;
}
/** A month of the school's time, `YYYY-MM` (月份). */
export type Month = string;
/** How many purchases have a state, and what they amount to. */
export interface StateFigure {
    status: ProjectStatus;
    /** Purchases (数量). */
    count: number;
    /** What was asked for (申请金额). */
    amount: string;
}
/** What was begun in a month, and what was completed and paid in it, whenever it was begun. */
export interface MonthFigure {
    month: Month;
    /** Purchases (数量). */
    count: number;
    /** What was asked for (申请金额). */
    amount: string;
    /** Purchases whose delivery was concluded (完成数量). */
    completed: number;
    /** What was paid, by the day of payment (已付金额). */
    paid: string;
}
/** Paid in the period, by the day of payment, whenever the purchases were begun (已付). */
export interface PaidFigure {
    /** Purchases of which something was paid (采购项目数). */
    count: number;
    /** Sum of the payments (已付金额). */
    amount: string;
}
/** Completed purchases, whose delivery was concluded in the period, whenever they were begun: the witness of a small one agreed, or everything that was ordered otherwise was accepted, entered into its stores or closed short (已完成). */
export interface CompletedFigure {
    /** Purchases (采购项目数). */
    count: number;
    /** What they cost (实付金额). */
    amount: string;
    /** Median of the days from the first submission to the completion; null if nothing was completed (申请到验收中位天数). */
    days: string | null;
}
/** Saved, by final awards below their ceiling prices; a request without a ceiling counts with its amount. Small purchases have no award (节资). */
export interface SavingFigure {
    /** Awarded purchases (成交项目数). */
    count: number;
    /** Sum of the ceilings (最高限价合计). */
    ceiling: string;
    /** Sum of the awards (成交金额合计). */
    awarded: string;
    /** The difference (节约金额). */
    saved: string;
    /** The same of the ceilings in per cent; null without an award (节资率). */
    percent: string | null;
}
/** Rounds (竞价轮次) of those that came to an end, with an award or without. Those that still run or are being decided count as neither. */
export interface RoundFigure {
    /** Rounds that came to an end (已结束轮次). */
    count: number;
    /** Those that failed (流标轮次). */
    failed: number;
    /** Share of the failed ones in per cent; null without any round (流标率). */
    percent: string | null;
}
/**
 * A step on the way of a purchase (环节): APPROVE 审批, from the first submission to the approval; PUBLISH 发布, from there to the notice; AWARD 竞价与定标, from there to the award; ORDER 签订合同, from there to the signed contract or the order; ACCEPT 供货与验收, from there (of a small purchase from the approval) to the last acceptance; PAY 付款, from there to the last payment.
 * @enum {string}
 */
export type FigureStep = "APPROVE" | "PUBLISH" | "AWARD" | "ORDER" | "ACCEPT" | "PAY";
/** How long a step takes. */
export interface StepFigure {
    step: FigureStep;
    /** Purchases that have done it (样本数). */
    count: number;
    /** Median in days of the calendar; null if none has done it (中位天数). */
    days: string | null;
}
/** Purchases of a state that wait for somebody. */
export interface WaitingFigure {
    status: ProjectStatus;
    /** Purchases (数量). */
    count: number;
    /** Those that have waited for more than five days (超过5天). */
    long: number;
    /** Days that the first of them has waited, whole ones (最长天数). */
    days: number;
}
/** The figures of a department or of an officer. */
export interface FigureGroup {
    id: Id;
    /** Name (名称). */
    name: string;
    /** Purchases (采购项目数). */
    count: number;
    /** What was asked for (申请金额). */
    amount: string;
    /** Awarded purchases (成交项目数). */
    awardedCount: number;
    /** What the awards cost less than the ceilings (节约金额). */
    saved: string;
    /** The same in per cent; null without an award (节资率). */
    percent: string | null;
    /** Failed rounds (流标轮次). */
    failed: number;
    /** Median of the days from the first submission to the completion, of purchases completed in the period; null if there are none (申请到验收中位天数). */
    days: string | null;
}
/** Figures of the purchases that were begun in a period, as they are now; of what was paid and completed, of those of which it happened in the period. Drafts are left out. Prices and numbers of quotes are in none of them before the award is final. */
export interface ProjectFigures {
    /** From month: first month of the period (开始月份). */
    monthFrom: Month;
    /** To month: last month of the period (结束月份). */
    monthTo: Month;
    /**
     * Range: whose purchases these are (统计范围): OWN 本人申购, PART 本人参与, DEPT 本部门, COLLEGE 本学院, SCHOOL 全校, ALL 所有学校.
     * @enum {string}
     */
    range: "OWN" | "PART" | "DEPT" | "COLLEGE" | "SCHOOL" | "ALL";
    /** Purchases (采购项目数). */
    count: number;
    /** What was asked for (申请金额). */
    amount: string;
    /** By status: the purchases by the state that is shown, in the order in which they go through them (各状态). */
    states: StateFigure[];
    /** By month, the earliest first, also months without any (按月). */
    months: MonthFigure[];
    paid: PaidFigure;
    completed: CompletedFigure;
    saving: SavingFigure;
    rounds: RoundFigure;
    /** Time per step (各环节用时) in the order of the way. */
    steps: StepFigure[];
    /** Cut: there are more than 2,000 purchases; times are those of the newest (用时仅按最近2000个项目计算). */
    isCut: boolean;
    /** Slowest step: step with the largest median; null if nothing is known (最慢环节). */
    slowest: FigureStep | null;
    /** Waiting: where purchases wait for somebody now, whenever they were begun (当前等待). */
    waiting: WaitingFigure[];
    /** Waiting longest: those that have waited longest for somebody, whenever they were begun (等待最久). */
    longest: Project[];
    /** By department, the largest amount first; null if the range has no others to compare with (部门对比). */
    depts: FigureGroup[] | null;
    /** By officer; null for those who do not oversee officers (经办人对比). */
    officers: FigureGroup[] | null;
}
/** Selects the figures to export, with the filters of getProjectFigures. */
export interface ProjectFiguresExport {
    format: ExportFormat;
    /** First month; eleven months before the last one if left out (开始月份). */
    monthFrom?: Month;
    /** Last month; the present one if left out (结束月份). */
    monthTo?: Month;
    /** Department of the applicant, with those below it (申购部门). */
    deptId?: Id;
}
/** Whether somebody follows a purchase. */
export interface Following {
    /** Followed: whether the caller follows it (是否关注). */
    follow: boolean;
}
/** An entry in the log of a purchase. Entries are only added. */
export interface ProjectLog {
    /** Number, from 1 (序号). */
    no: number;
    /**
     * Operation: what happened (操作).
     * @enum {string}
     */
    step: "begin" | "edit" | "submit" | "approve" | "claim" | "handOver" | "replaceRequester" | "reassign" | "escalate" | "publish" | "extend" | "close" | "failBidding" | "witness" | "declareUnreadable" | "openDocuments" | "openPrices" | "exclude" | "decide" | "confirmAward" | "rejectAward" | "postpone" | "overdue" | "noticeEnds" | "order" | "declineAward" | "askCancel" | "cancelAward" | "keepAward" | "lapseFailed" | "reject" | "return" | "withdraw" | "lapse" | "terminate" | "receive" | "confirm" | "refuse" | "invoice" | "correctInvoice" | "voidInvoice" | "reverseInvoice" | "pay" | "agreePayee" | "reversePayment" | "archive" | "announceSource" | "endSource" | "objectSource" | "answerObjection" | "registerOutcome" | "report" | "draftContract" | "submitContract" | "approveContract" | "rejectContract" | "signContract" | "voidContract" | "submitAcceptance" | "assignAcceptance" | "replaceMember" | "signAcceptance" | "concludeAcceptance" | "cancelAcceptance" | "closeShort" | "confirmEntry" | "cancelEntry" | "recordAssets" | "complete" | "retentionDue" | "suspend" | "resume" | "askChange" | "change" | "rejectChange" | "withdrawChange" | "voidRound" | "askTermination" | "rejectTermination" | "withdrawTermination" | "askDefault" | "rejectDefault" | "withdrawDefault" | "endByDefault" | "refund" | "reverseRefund" | "askWriteOff" | "writeOff" | "rejectWriteOff" | "withdrawWriteOff";
    /** Status before (原状态). */
    fromStatus: ProjectStatus | null;
    toStatus: ProjectStatus;
    /** By (操作人). */
    operatorName: string | null;
    /** On behalf of, as their deputy; null if in nobody's (代谁办理). */
    forUserName: string | null;
    /** Role (角色). */
    roleName: string | null;
    /** Reason or comment (内容). */
    content: string | null;
    /**
     * Format: date-time
     * Time (时间).
     */
    time: string;
    /** Hash: SHA-256 over this entry and the hash before it (存证哈希). */
    hash: string;
}
/** An entry of a chained log with all that its hash covers: SHA-256 of the JSON array of the hash before it (empty for the first), companyId, kind, subjectId, no, step, fromStatus, toStatus, actorId, time, and SHA-256 of salt and content. */
export interface ChainEntry {
    /** School (单位编号). */
    companyId: string;
    /** Whose log it is: PROJECT or BIDDER (类别). */
    kind: string;
    /** Id of the purchase or of the masked bidder (对象编号). */
    subjectId: string;
    /** Number of the entry (序号). */
    no: number;
    /** Operation: what happened (事项). */
    step: string;
    /** Status before (原状态). */
    fromStatus: string | null;
    /** State after (新状态). */
    toStatus: string;
    /** Id of who did it; null for the platform, and for bidders (操作人编号). */
    actorId: string | null;
    /** Time (时间) in UTC with milliseconds, as it is hashed. */
    time: string;
    /** What stands before the content when it is hashed, so that nobody finds an erased text by trying (盐值). */
    salt: string;
    /** What was said; of a quote its commitment (内容). */
    content: string | null;
    /** Hash of the entry (哈希). */
    hash: string;
}
/** The verification of the log of a bidder, which has no name. */
export interface ChainCheck {
    /** Number of the bidder, by which its name is masked (序号). */
    no: number;
    /** Complete: whether all hashes fit, and each quote has its commitment in it (是否完整). */
    ok: boolean;
    /** Entries (条数) that were checked. */
    entries: number;
    /** Last hash: hash of the last entry (末条哈希). */
    lastHash: string | null;
    /** Entries, so that whoever reads them can compute the hashes as well (日志条目). */
    events: ChainEntry[];
}
/** The result of a verification. */
export interface LogCheck {
    /** Complete: whether all hashes fit (是否完整). */
    ok: boolean;
    /** Entries (条数) that were checked. */
    entries: number;
    /** First broken entry (首个不符序号). */
    brokenNo: number | null;
    /** Last hash: hash of the last entry (末条哈希). */
    lastHash: string | null;
    /** Entries, so that whoever reads them can compute the hashes as well (日志条目). */
    events: ChainEntry[];
    /** Bidder logs: the own logs of those who have quoted in the last round; empty until the documents are opened (投标人日志). */
    chains: ChainCheck[];
}
/** What the applicant says of the delivery. */
export interface Receipt {
    /** The version that was read (版本). */
    version: number;
    /** What it cost, at most what was requested (实付金额). */
    actualAmount: PositiveAmount;
    /** Witness: another user of the school who has seen the goods (见证人). */
    witnessUserId: Id;
    /** No conflict of interest: the caller declares to have no interest in the payee; false is refused (无利害关系声明). */
    conflictDeclared: boolean;
    /** Pictures, uploaded for PURCHASE (照片). */
    pictureIds?: Id[];
}
/** An invoice to enter. */
export interface InvoiceInput {
    /** Invoice number: 8 to 20 digits and capital letters (发票号码). */
    number: string;
    /** Amount (金额) in yuan. */
    amount: PositiveAmount;
    /** Batch: a concluded acceptance of the purchase; left out for the whole purchase (验收批次). */
    acceptanceId?: Id;
    /**
     * Format: date
     * Invoice date, from the request until today (开票日期).
     */
    date: string;
    /** Invoice file: picture or PDF uploaded for PURCHASE (发票文件). */
    fileId?: Id;
}
/** A payment to register. */
export interface PaymentInput {
    /** The version that was read (版本). */
    version: number;
    /** Amount (金额) in yuan. */
    amount: PositiveAmount;
    /**
     * Format: date
     * Payment date, from the request until today (付款日期).
     */
    paidDate: string;
    /** Voucher number, not that of another payment of the purchase (凭证号). */
    voucherNo: string;
}
/** A purchase of which something is to be invoiced. */
export interface UnbilledPurchase {
    id: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase (采购项目). */
    projectName: string;
    /** Requester (申请人). */
    applicantName: string;
    /** Supplier id; null for a shop (供应商). */
    sellerId: string | null;
    /** Supplier (收款方). */
    sellerName: string;
    /** Cost (金额): accepted, or ordered. */
    costAmount: Money;
    /** Invoiced (已开票). */
    invoicedAmount: Money;
    /** To be invoiced (未开票). */
    openAmount: Money;
    /**
     * Format: date-time
     * Requested at (申请时间).
     */
    submitTime: string | null;
}
/** One page of purchases of which something is to be invoiced. */
export interface UnbilledPage extends PageInfo {
    /** The rows. */
    records: UnbilledPurchase[];
}
/** What an invoice says of one purchase, or of one batch of it. */
export interface InvoicePartInput {
    /** Purchase (采购项目). */
    projectId: Id;
    /** Batch: a concluded acceptance of the purchase; left out for the whole purchase (验收批次). */
    acceptanceId?: Id;
    /** Amount (金额) in yuan. */
    amount: PositiveAmount;
}
/** An invoice of several purchases to enter. */
export interface JointInvoiceInput {
    /** Invoice number: 8 to 20 digits and capital letters (发票号码). */
    number: string;
    /** Invoice total (发票总额) in yuan: the sum of the parts. */
    amount: PositiveAmount;
    /**
     * Format: date
     * Invoice date, from the latest of the requests until today (开票日期).
     */
    date: string;
    /** Invoice file: picture or PDF uploaded for PURCHASE (发票文件). */
    fileId?: Id;
    /** Parts (分摊): the purchases and batches that it covers, each once. */
    parts: InvoicePartInput[];
}
/** The number and the date of an invoice as they should be. */
export interface InvoiceChange {
    /** Invoice number: 8 to 20 digits and capital letters (发票号码). */
    number: string;
    /**
     * Format: date
     * Invoice date, from the latest of the requests until today (开票日期).
     */
    date: string;
    /** Reason (原因). */
    reason: string;
}
/** Why an invoice is voided. */
export interface InvoiceVoiding {
    /** Reason (原因). */
    reason: string;
}
/** A red invoice to enter, by which a seller takes back an invoice or a part of it. */
export interface RedInvoiceInput {
    /** Invoice number: 8 to 20 digits and capital letters (发票号码). */
    number: string;
    /**
     * Format: date
     * Invoice date, from that of the invoice until today (开票日期).
     */
    date: string;
    /** Reason (原因). */
    reason: string;
    /** Invoice file: picture or PDF uploaded for PURCHASE (发票文件). */
    fileId?: Id;
    /** Parts (分摊): what is taken back of parts of the invoice, with their batches, above zero. */
    parts: InvoicePartInput[];
}
/** A payment or a refund to reverse. */
export interface ReversalInput {
    /** The version of the purchase that was read (版本). */
    version: number;
    /**
     * Format: date
     * Reversal date, from the day of the payment or refund until today (冲回日期).
     */
    date: string;
    /** Reason (原因). */
    reason: string;
}
/** The account of a supplier that counts for a purchase from now on. */
export interface PayeeAgreement {
    /** The version that was read (版本). */
    version: number;
    /** The new account as it was read (账号). */
    account: string;
    /** How the account was verified (核实方式). */
    reason: string;
}
/** A supplier that is invited by name. */
export interface NamedInvitation {
    supplierId: Id;
    /** Why this one (点名理由). */
    reason: string;
}
/** How a purchase is announced. */
export interface BiddingPublication {
    /**
     * Format: date-time
     * Bidding start: from when on suppliers can join and quote; left out: from the publication on (竞价开始).
     */
    bidStartTime?: string;
    /**
     * Format: date-time
     * Until when quotes count; on a working day between 09:00 and 17:00 (竞价截止).
     */
    bidEndTime: string;
    /** Minimum quotes: suppliers that must quote; not below the rules of the purchase (最少报价家数). */
    minBidders?: number;
    /** Notice title; left out: made from the name (公告标题). */
    announcementTitle?: string;
    /** For INVITED only: suppliers named beside those that are drawn (点名邀请). */
    invitations?: NamedInvitation[];
    /** The version that was read (版本). */
    version: number;
}
/** A labelled line of a notice. */
export interface NoticeRow {
    /** Label (名称). */
    label: string;
    /** Value (内容). */
    value: string;
}
/** A section of a notice. */
export interface NoticeSection {
    /** Heading (标题). */
    title: string;
    /** Lines (行). */
    rows: NoticeRow[];
}
/** What a publication would do. */
export interface PublicationPreview {
    /** Notice title (公告标题). */
    title: string;
    /** Notice text (公告内容). */
    sections: NoticeSection[];
    /**
     * Format: date-time
     * Join deadline (报名截止).
     */
    joinEndTime: string;
    /** Witness required: the opening needs a witness (需见证). */
    witnessNeeded: boolean;
    /** Suppliers to notify (将通知的供应商数). */
    matchingSuppliers: number;
}
/** Price of a line. */
export interface OutcomeLine {
    /** Number of the line (行号). */
    no: number;
    /** Brand (品牌). */
    brand?: string;
    /** Model (型号). */
    model?: string;
    /** Price of the line in yuan (小计). */
    amount: PositiveAmount;
}
/** The outcome of a purchase that was not bid for here. */
export interface OutcomeInput {
    /** The version that was read (版本). */
    version: number;
    /** Supplier (供应商) of the library. */
    supplierId: Id;
    /** Award amount: amount in yuan, at most what is requested (成交金额). */
    dealAmount: PositiveAmount;
    /** Line prices, which add up to the amount; left out, the amount is split in proportion to the request (明细价格). */
    lines?: OutcomeLine[];
    /** How it came about (过程说明). */
    reason: string;
    /** Supporting documents: files uploaded for PURCHASE (过程材料). */
    processFileIds: Id[];
    /** Quotes; at least three for an inquiry and two for negotiation and consultation, that of the supplier among them and at most its amount (各家报价). */
    quotes?: OutcomeQuote[];
    /** Publication of the outcome; where the rules of the school want a public notice, false is refused (结果公示). */
    resultPublic: boolean;
    /** No conflict of interest; false is refused (利益冲突声明). */
    conflictDeclared: boolean;
}
/** The report about a purchase in an emergency. */
export interface EmergencyReportInput {
    /** The version that was read (版本). */
    version: number;
    /** Report: what was done, and why it could not wait (报告内容). */
    report: string;
    /** Files, uploaded for PURCHASE (附件). */
    fileIds: Id[];
}
/** An objection to a single source that was received. */
export interface SourceObjectionInput {
    /** The version that was read (版本). */
    version: number;
    /** Objector: a supplier, another organization or a person (异议人). */
    objectorName: string;
    /**
     * Format: date
     * Received, not a later one than today (收到日期).
     */
    receivedDate: string;
    /** What is objected to (异议内容). */
    content: string;
    /** Files, uploaded for PURCHASE: the letter and what came with it (异议材料). */
    fileIds: Id[];
}
/** The answer to an objection. */
export interface SourceObjectionAnswer {
    /** The version that was read (版本). */
    version: number;
    /** Number of the objection (序号). */
    no: number;
    /** Answer: what was looked into, and what it came to (答复). */
    answer: string;
}
/** What of a line will not be delivered any more. */
export interface ShortLine {
    /** Number of the line (行号). */
    no: number;
    /** Quantity above zero, at most what is still to come (数量). */
    quantity: string;
}
/** Lines that are closed short. */
export interface ClosingShort {
    /** The version that was read (版本). */
    version: number;
    /** Lines (明细). */
    lines: ShortLine[];
    /** Reason (原因). */
    reason: string;
}
/** Why an order is to be terminated for default of the supplier. */
export interface DefaultTermination {
    /** The version that was read (版本). */
    version: number;
    /** Reason: how the supplier has defaulted (违约情况). */
    reason: string;
    /** Evidence: demands for delivery and answers, uploaded for PURCHASE (佐证材料). */
    evidenceFileIds: Id[];
}
/** A refund of the supplier to register. */
export interface RefundInput {
    /** The version that was read (版本). */
    version: number;
    /** Amount (金额) in yuan. */
    amount: PositiveAmount;
    /**
     * Format: date
     * Refund date, from the first payment of the purchase until today (退款日期).
     */
    refundDate: string;
    /** Voucher number, unique in the purchase (凭证号). */
    voucherNo: string;
}
/** Why what is still open of a claim will not be collected. */
export interface ClaimWriteOff {
    /** The version that was read (版本). */
    version: number;
    /** Reason: why it cannot be collected (核销原因). */
    reason: string;
}
/** A record or file in a dossier. */
export interface DossierEntry {
    /** What it is (名称). */
    title: string;
    /** Its number (编号). */
    code: string | null;
    /** By whom (经办人). */
    byName: string | null;
    /**
     * Format: date-time
     * Time (时间).
     */
    time: string | null;
    /** Amount (金额) in yuan; below zero for a red invoice. */
    amount: string | null;
    /** SHA-256 of the file, fingerprint of the notice or last hash of the log (哈希). */
    hash: string | null;
    /** The file (文件). */
    file: FileInfo | null;
}
/** A part of the file of a purchase. */
export interface DossierSection {
    /**
     * Part (部分): REQUEST 采购申请, APPROVAL 审批记录, NOTICE 公告, BIDDING 竞价与开标, DECISION 成交结果, REPORT 应急采购报告, CONTRACT 合同, ACCEPTANCE 验收, ENTRY 入库, INVOICE 发票, PAYMENT 付款, CLAIM 违约解除与退款, LOG 过程日志.
     * @enum {string}
     */
    key: "REQUEST" | "APPROVAL" | "NOTICE" | "BIDDING" | "DECISION" | "REPORT" | "CONTRACT" | "ACCEPTANCE" | "ENTRY" | "INVOICE" | "PAYMENT" | "CLAIM" | "LOG";
    /** Needed for the archive (必备). */
    required: boolean;
    /** Nothing is missing (是否齐全). */
    complete: boolean;
    /** What there is, the oldest first (内容). */
    entries: DossierEntry[];
}
/** All that belongs to the file of a purchase. */
export interface Dossier {
    projectId: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase name (项目名称). */
    projectName: string;
    /** Archive number (档案号). */
    archiveNo: string | null;
    /**
     * Format: date-time
     * Archived (归档时间).
     */
    archiveTime: string | null;
    /**
     * Format: date
     * Kept until (保管期限).
     */
    keepUntil: string | null;
    /** Complete: all that is required is there (是否齐全). */
    complete: boolean;
    /** Log check: the hashes of the log follow from one another (日志校验). */
    logHolds: boolean;
    /** Unpaid amount: neither paid nor waived (未付金额). */
    unpaidAmount: string;
    /** Parts (部分). */
    sections: DossierSection[];
}
/** A purchase to archive. */
export interface Archiving {
    /** The version that was read (版本). */
    version: number;
    /** Archive number; that of the purchase if left out (档案号). */
    archiveNo?: string;
    /** Reason for not paying the rest (不再支付原因). */
    waiveReason?: string;
}
/** A contract in a list. */
export interface Contract extends Tracked {
    id: Id;
    /** Contract number; null before the first submission (合同编号). */
    contractCode: string | null;
    /** Contract name (合同名称). */
    contractName: string;
    projectId: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase (采购项目). */
    projectName: string;
    /** Requester (申购人). */
    applicantName: string;
    /** Department (申购部门). */
    deptName: string;
    /** Procurement officer (采购专员). */
    officerName: string | null;
    supplierId: Id;
    /** Party A (school) (甲方). */
    partyA: string;
    /** Party B (supplier) (乙方). */
    partyB: string;
    /** Amount (合同金额) in yuan, as awarded. */
    amount: string;
    /** Accepted amount (已验收金额). */
    acceptedAmount: string;
    /** Payable amount: what may be paid by now (可付金额). */
    dueAmount: string;
    /** Paid amount (已付金额). */
    paidAmount: string;
    /**
     * Format: date
     * Signing date (签订日期).
     */
    signDate: string | null;
    /**
     * Format: date
     * Delivery date: to be delivered by (交货日期).
     */
    deliveryDate: string | null;
    status: ContractStatus;
    /** Open steps: what is awaited now in its purchase, in the order in which it is to be done; nothing once it is voided (待办步骤). */
    turns: Turn[];
    companyId: CompanyId;
    /** School (学校). */
    companyName: string;
    /** Actions that the caller may take now. */
    allowedActions: ("EDIT" | "SUBMIT" | "SIGN" | "VOID")[];
}
/** One page of rows. */
export interface ContractPage extends PageInfo {
    /** The rows. */
    records: Contract[];
    /** Sums over all pages. */
    sum: {
        /** Amounts (合同金额). */
        amount: string;
        /** Paid amount (已付金额). */
        paidAmount: string;
    };
}
/** A contract with all that belongs to it. */
export interface ContractDetail extends Contract {
    /** School contact (甲方联系人). */
    partyAContact: string | null;
    /** School phone (甲方电话). */
    partyAPhone: string | null;
    /** Supplier contact (乙方联系人). */
    partyBContact: string | null;
    /** Supplier phone (乙方电话). */
    partyBPhone: string | null;
    /** Supplier account: account that was copied at the signing; before it, the one that the school has reviewed; null: there is none, and nothing can be paid (收款账户). */
    partyBAccount: PayeeAccount | null;
    /** Warranty: months of warranty (质保期). */
    warrantyMonths: number | null;
    /** Additional terms (补充条款). */
    terms: string | null;
    /** Lines (合同清单). */
    lines: OrderLine[];
    /** Payment plan: parts of the amount (付款计划). */
    paymentPlans: PaymentPlan[];
    /** Contract draft (合同草稿). */
    draftFile: FileInfo | null;
    /** Signed contract (签章扫描件). */
    signedFile: FileInfo | null;
    /** Approval (审批实例). */
    approvalInstanceId: string | null;
    /** Rejection reason (驳回原因). */
    rejectReason: string | null;
    /** Default for which it was terminated, or is to be, with the claim that follows from it (供应商违约). */
    supplierDefault: SupplierDefault | null;
    /** Void reason (作废原因). */
    voidReason: string | null;
    /** Signing recorded by (签订登记人). */
    signedByName: string | null;
}
/** A part of the amount of a contract. */
export interface PaymentPlanInput {
    condition: PayCondition;
    /** Amount (金额) in yuan. */
    amount: PositiveAmount;
    /**
     * Format: date
     * Planned day (计划日期).
     */
    planDate?: string | null;
}
/** A contract to draft. What is left out is filled from the award, the request and the supplier. */
export interface ContractInput {
    projectId: Id;
    /** Contract name (合同名称). */
    contractName?: string;
    /** School contact (甲方联系人). */
    partyAContact?: string;
    /** School phone (甲方电话). */
    partyAPhone?: string;
    /** Supplier contact (乙方联系人). */
    partyBContact?: string;
    /** Supplier phone (乙方电话). */
    partyBPhone?: string;
    /**
     * Format: date
     * Delivery date: to be delivered by (交货日期).
     */
    deliveryDate?: string;
    /** Warranty: months of warranty (质保期). */
    warrantyMonths?: number;
    /** Additional terms, beside those of the school (补充条款). */
    terms?: string | null;
    /** Payment plan: parts of the amount; they add up to it, and at most 10 % of it are RETENTION (付款计划). */
    paymentPlans?: PaymentPlanInput[];
    /** Contract draft, uploaded for PURCHASE (合同草稿). */
    draftFileId?: Id | null;
}
/** Changes of a draft. Only what is sent changes. */
export interface ContractChanges {
    /** The version that was read (版本). */
    version: number;
    /** Contract name (合同名称). */
    contractName?: string;
    /** School contact (甲方联系人). */
    partyAContact?: string;
    /** School phone (甲方电话). */
    partyAPhone?: string;
    /** Supplier contact (乙方联系人). */
    partyBContact?: string;
    /** Supplier phone (乙方电话). */
    partyBPhone?: string;
    /**
     * Format: date
     * Delivery date: to be delivered by (交货日期).
     */
    deliveryDate?: string;
    /** Warranty: months of warranty (质保期). */
    warrantyMonths?: number;
    /** Additional terms, beside those of the school (补充条款). */
    terms?: string | null;
    /** Payment plan: parts of the amount; they add up to it, and at most 10 % of it are RETENTION (付款计划). */
    paymentPlans?: PaymentPlanInput[];
    /** Contract draft, uploaded for PURCHASE (合同草稿). */
    draftFileId?: Id | null;
}
/** A contract to submit. */
export interface ContractSubmission {
    /** The version that was read (版本). */
    version: number;
}
/** A signed contract. */
export interface ContractSigning {
    /** The version that was read (版本). */
    version: number;
    /**
     * Format: date
     * Day of the signing, not in the future (签订日期).
     */
    signDate: string;
    /** Signed contract: the scan, uploaded for PURCHASE (签章扫描件). */
    signedFileId: Id;
}
/** Why a contract is given up. */
export interface ContractVoiding {
    /** The version that was read (版本). */
    version: number;
    /** Reason (作废原因). */
    reason: string;
}
/**
 * Acceptance method (验收方式): SELF 简易验收, GROUP 验收小组, CROSS 跨部门验收. Later versions add kinds.
 * @enum {string}
 */
export type AcceptType = "SELF" | "GROUP" | "CROSS";
/** An acceptance in a list. */
export interface Acceptance extends Tracked {
    id: Id;
    /** Acceptance number; null before the submission (验收编号). */
    acceptanceCode: string | null;
    projectId: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase (采购项目). */
    projectName: string;
    /** Contract number (合同编号). */
    contractCode: string | null;
    /** Supplier (供应商). */
    supplierName: string;
    applicantId: Id;
    /** Requester (申购人). */
    applicantName: string;
    /** Department (申购部门). */
    deptName: string;
    /** Batch (批次). */
    batchNo: number;
    /**
     * Format: date
     * Delivered (到货日期).
     */
    arriveDate: string | null;
    /** Place of acceptance (验收地点). */
    acceptPlace: string | null;
    acceptType: AcceptType;
    status: AcceptanceStatus;
    /** Delivered value (到货金额). */
    arriveAmount: string;
    /** Accepted value (合格金额). */
    passAmount: string;
    /** Members (成员数). */
    memberCount: number;
    /** Signed: members that have signed (已签数). */
    signedCount: number;
    /** Open steps: what is awaited of it now, in the order in which it is to be done (待办步骤). */
    turns: Turn[];
    /**
     * Format: date-time
     * Concluded (验收时间).
     */
    acceptTime: string | null;
    companyId: CompanyId;
    /** School (学校). */
    companyName: string;
    /** Actions that the caller may take now. */
    allowedActions: ("EDIT" | "SUBMIT" | "ASSIGN" | "REPLACE_MEMBER" | "SIGN" | "CONCLUDE" | "CANCEL" | "RECORD_ASSETS")[];
}
/** One page of rows. */
export interface AcceptancePage extends PageInfo {
    /** The rows. */
    records: Acceptance[];
}
/** What arrived of a line. */
export interface AcceptanceItem {
    /** Number of the line (行号). */
    no: number;
    /** What is delivered (名称). */
    itemName: string;
    /** Details that were asked for (规格型号). */
    spec: string | null;
    /** Brand (品牌). */
    brand: string | null;
    /** Model (型号). */
    model: string | null;
    /** Unit (计量单位). */
    unit: string;
    unitPrice: UnitPrice;
    /** Ordered (订购数量). */
    orderQuantity: string;
    /** Still to come before this batch (待到货数量). */
    openQuantity: string;
    /** Arrived (到货数量). */
    arriveQuantity: string;
    /** Passed (合格数量). */
    passQuantity: string;
    /** Not passed (不合格数量). */
    failQuantity: string;
    /** What is wrong (问题说明). */
    problem: string | null;
    /** Serial numbers (序列号). */
    serialNos: string[];
    /** Numbers of fixed assets (资产编号). */
    assetNos: string[];
    /** Fixed asset (固定资产). */
    fixedAsset: boolean;
    /** Hazardous (危化品). */
    hazardous: boolean;
    /** Goes into a store (需入库). */
    needsEntry: boolean;
    /** Warehouse (入库仓库). */
    warehouseId: string | null;
    /** Warehouse (入库仓库). */
    warehouseName: string | null;
}
/**
 * Part in the group (身份): LEADER 组长, MEMBER 成员, EXPERT 专家.
 * @enum {string}
 */
export type MemberRole = "LEADER" | "MEMBER" | "EXPERT";
/** A member of the group. */
export interface AcceptanceMember {
    userId: Id;
    /** Name (姓名). */
    userName: string;
    /** Department (单位). */
    deptName: string;
    memberRole: MemberRole;
    /** Drawn by lot (随机抽取). */
    drawn: boolean;
    /** From another college than the applicant (外单位). */
    outside: boolean;
    /** Has signed (已签). */
    signed: boolean;
    /** Agrees (是否同意). */
    agree: boolean | null;
    /** Comment (意见). */
    opinion: string | null;
    /**
     * Format: date-time
     * Signed at (签署时间).
     */
    signTime: string | null;
    /** Is waited for, and is disabled or no longer has the role for it (已离开). */
    left: boolean;
    /** Who has taken the place since this member signed; null if nobody (接替的人). */
    replacedByName: string | null;
}
/**
 * Conclusion (验收结论): PASS 合格, PARTIAL 部分合格, FAIL 不合格. It follows from the counts.
 * @enum {string}
 */
export type Conclusion = "PASS" | "PARTIAL" | "FAIL";
/** An acceptance with all that belongs to it. */
export interface AcceptanceDetail extends Acceptance {
    /** Lines, as they arrived (验收明细). */
    items: AcceptanceItem[];
    /** Acceptance group (验收小组). */
    members: AcceptanceMember[];
    /** Photos (现场照片). */
    photos: FileInfo[];
    /** Remark (说明). */
    remark: string | null;
    /** Conclusion (验收结论). */
    conclusion: Conclusion | null;
    /** Comment: opinion of the leader (验收意见). */
    opinion: string | null;
    /** Supplier rating (供应商评价). */
    rating: SupplierRating | null;
    /** Supplier rating required: with this batch everything has come, so its conclusion rates the supplier (需评价供应商). */
    ratingWanted: boolean;
    /** Draw seed (抽取种子). */
    drawSeed: string | null;
    /** Cancellation reason (取消原因). */
    cancelReason: string | null;
    /** Group requirements (小组要求). */
    groupRule: {
        /** Members at least, who count (最少人数). */
        minMembers: number;
        /** An odd number (单数). */
        odd: boolean;
        /** Somebody else than the applicant leads (组长非申购人). */
        leaderNotApplicant: boolean;
        /** The leader is from another college or an inspector (组长来自外单位). */
        leaderOutside: boolean;
        /** Members from another college at least (外单位人数). */
        outsiders: number;
        /** The applicant counts (申购人计入人数). */
        applicantCounts: boolean;
    };
    /** Warehouse entries (入库单). */
    stockDocuments: StockDocumentBrief[];
}
/** What arrived of a line. */
export interface AcceptanceItemInput {
    /** Number of the line (行号). */
    no: number;
    /** Arrived, at most what is still to come (到货数量). */
    arriveQuantity: string;
    /** Passed, at most what arrived; all of it if left out (合格数量). */
    passQuantity?: string;
    /** What is wrong with the rest (问题说明). */
    problem?: string;
    /** Serial numbers (序列号). */
    serialNos?: string[];
    /** The store that it goes to; wanted at the submission for lines that go into one (入库仓库). */
    warehouseId?: Id | null;
}
/** A delivery to accept. Lines that are left out have not come. */
export interface AcceptanceInput {
    projectId: Id;
    /**
     * Format: date
     * Day of the arrival, not in the future (到货日期).
     */
    arriveDate?: string;
    /** Where it is accepted (验收地点). */
    acceptPlace?: string;
    /** Lines, as they arrived (到货明细). */
    items?: AcceptanceItemInput[];
    /** Photos: pictures uploaded for PURCHASE (现场照片). */
    photoIds?: Id[];
    /** Remark (说明). */
    remark?: string | null;
}
/** An acceptance after a step. */
export interface SavedAcceptance {
    id: Id;
    /** Acceptance number (验收编号). */
    acceptanceCode: string | null;
    status: AcceptanceStatus;
    /** Version: optimistic lock (版本). */
    version: number;
}
/** Changes of a draft. Only what is sent changes. */
export interface AcceptanceChanges {
    /** The version that was read (版本). */
    version: number;
    /**
     * Format: date
     * Day of the arrival, not in the future (到货日期).
     */
    arriveDate?: string;
    /** Where it is accepted (验收地点). */
    acceptPlace?: string;
    /** Lines, as they arrived (到货明细). */
    items?: AcceptanceItemInput[];
    /** Photos: pictures uploaded for PURCHASE (现场照片). */
    photoIds?: Id[];
    /** Remark (说明). */
    remark?: string | null;
}
/** An acceptance to submit. */
export interface AcceptanceSubmission {
    /** The version that was read (版本). */
    version: number;
    /** Members: who signs beside the applicant; only below the limit for orders, where nobody is assigned (签署人). */
    memberIds?: Id[];
}
/** A member of the group. */
export interface AcceptanceMemberInput {
    userId: Id;
    memberRole: MemberRole;
}
/** A group to assign. */
export interface Assignment {
    /** The version that was read (版本). */
    version: number;
    /** Named members (成员). */
    members: AcceptanceMemberInput[];
    /** Members drawn by lot: members to draw by lot among inspectors from other colleges, beside the named ones (随机抽取人数). */
    drawCount?: number;
}
/** A signature. Other counts than before void the signatures so far. */
export interface Signing {
    /** The version that was read (版本). */
    version: number;
    /** Agreement: agrees with the counts (是否同意). */
    agree: boolean;
    /** Comment; wanted for a no (意见). */
    opinion?: string;
    /** Lines that were counted differently (更正明细). */
    items?: AcceptanceItemInput[];
    /** Photos: pictures uploaded for PURCHASE (现场照片). */
    photoIds?: Id[];
    /** No conflict of interest; false is refused (利益冲突声明). */
    conflictDeclared: boolean;
}
/** A conclusion. */
export interface Concluding {
    /** The version that was read (版本). */
    version: number;
    conclusion: Conclusion;
    /** Comment (验收意见). */
    opinion: string;
    rating?: SupplierRating;
}
/** Why an acceptance is canceled. */
export interface AcceptanceCancellation {
    /** The version that was read (版本). */
    version: number;
    /** Reason (取消原因). */
    reason: string;
}
/** Numbers of the assets of a line. They are added to those that the line has. */
export interface AssetNumberLine {
    /** Number of the line (行号). */
    no: number;
    /** New numbers, with those of before at most one for each unit that passed; unique in the school (资产编号). */
    assetNos: string[];
    /** Wrong numbers: numbers of the line that are taken away first (删去的编号). */
    removedNos?: string[];
}
/** Numbers of fixed assets. */
export interface AssetNumbers {
    /** The version that was read (版本). */
    version: number;
    /** Lines (明细). */
    items: AssetNumberLine[];
}
/** What a store holds of a kind of goods. */
export interface Stock {
    id: Id;
    warehouseId: Id;
    /** Warehouse (仓库). */
    warehouseName: string;
    /** Location (库位). */
    locationId: string | null;
    /** Location (库位). */
    locationName: string | null;
    /** Goods (物品名称). */
    itemName: string;
    /** Category (分类). */
    categoryId: string | null;
    /** Category (分类). */
    categoryName: string | null;
    /** Brand (品牌). */
    brand: string | null;
    /** Model (规格型号). */
    model: string | null;
    /** Batch (批号). */
    batchNo: string | null;
    /**
     * Format: date
     * Expiry (有效期).
     */
    expireDate: string | null;
    /** Unit (计量单位). */
    unit: string;
    /** Quantity in stock (库存数量). */
    quantity: string;
    /** Reserved quantity (占用数量). */
    lockedQuantity: string;
    /** Available quantity (可用数量). */
    availableQuantity: string;
    /** Average price in yuan (平均单价). */
    unitCost: UnitPrice;
    /** Value: worth in yuan (库存金额). */
    totalCost: string;
    /** Shared quantity: of it, what other departments may ask for (共享数量). */
    sharedQuantity: string;
    /** Minimum stock: below it the stock is low (安全库存). */
    minQuantity: string | null;
    /** Low stock (低库存). */
    low: boolean;
    /** Expires soon: expires within 90 days or has expired (临期). */
    expiring: boolean;
    /** Hazardous (危化品). */
    hazardous: boolean;
    /** Department (归属单位) that it belongs to. */
    ownerDeptName: string;
    /** Purchase (来源项目) that it came from last. */
    sourceProjectId: string | null;
    /** Purchase number (来源项目编号). */
    sourceProjectCode: string | null;
    /**
     * Format: date-time
     * Last entry (最近入库).
     */
    lastInTime: string;
    companyId: CompanyId;
}
/** One page of rows. */
export interface StockPage extends PageInfo {
    /** The rows. */
    records: Stock[];
    /** Sums over all pages. */
    sum: {
        /** Worth (库存金额). */
        totalCost: string;
    };
}
/** Selects the stock to export, with the filters of queryStockPage. */
export interface StockExport {
    format: ExportFormat;
    /** Part of the name, model or batch (关键字). */
    keyword?: string;
    /** Warehouse (仓库). */
    warehouseId?: Id;
    /** Only this stock (库存). */
    stockId?: Id;
    /** Category, with those below it (分类). */
    categoryId?: Id;
    /** Only what is low (低库存). */
    lowStock?: boolean;
    /** Only what expires within 90 days or has expired (临期). */
    expiring?: boolean;
    /** Department (归属单位) that it belongs to, with those below it. */
    deptId?: Id;
}
/** What a keeper settles about a stock. */
export interface StockChanges {
    /** Minimum stock: below it the stock is low; null for no such quantity (安全库存). */
    minQuantity: string | null;
}
/**
 * Type of document (单据类型): IN_ACCEPT 验收入库, IN_OTHER 其他入库, OUT_USE 领用出库, OUT_SHARED 共享出库, TRANSFER 调拨, RETURN 退库, CHECK 盘点, SCRAP 报损. Later versions add kinds.
 * @enum {string}
 */
export type StockDocType = "IN_ACCEPT" | "IN_OTHER" | "OUT_USE" | "OUT_SHARED" | "TRANSFER" | "RETURN" | "CHECK" | "SCRAP";
/**
 * Direction of a movement (方向): IN 入库, OUT 出库.
 * @enum {string}
 */
export type StockDirection = "IN" | "OUT";
/** A movement of a stock. */
export interface StockFlow {
    id: Id;
    /**
     * Format: date-time
     * Time (时间).
     */
    time: string;
    docType: StockDocType;
    /** Document number (单据号). */
    docCode: string;
    /** Document; null if the caller does not see it (单据). */
    documentId: string | null;
    stockId: Id;
    /** Goods (物品名称). */
    itemName: string;
    /** Brand (品牌). */
    brand: string | null;
    /** Model (规格型号). */
    model: string | null;
    /** Batch (批号). */
    batchNo: string | null;
    /** Unit (计量单位). */
    unit: string;
    warehouseId: Id;
    /** Warehouse (仓库). */
    warehouseName: string;
    direction: StockDirection;
    /** What moved (数量). */
    quantity: string;
    /** Balance: on hand after it (结存). */
    balance: string;
    /** Value: worth of what moved, in yuan (金额). */
    amount: string;
    /** Balance value: worth of what is there after it, in yuan (结存金额). */
    worth: string;
    /** By (经办人). */
    operatorName: string | null;
    companyId: CompanyId;
}
/** One page of rows. */
export interface StockFlowPage extends PageInfo {
    /** The rows. */
    records: StockFlow[];
}
/** A stock document in a list. */
export interface StockDocument extends Tracked {
    id: Id;
    /** Number (单据号). */
    docCode: string;
    docType: StockDocType;
    status: StockDocStatus;
    warehouseId: Id;
    /** Warehouse (仓库). */
    warehouseName: string;
    /** Target warehouse (调入仓库) of a transfer. */
    targetWarehouseId: string | null;
    /** Target warehouse (调入仓库) of a transfer. */
    targetWarehouseName: string | null;
    /** Receiving department (领用单位). */
    receiverDeptName: string | null;
    /** Receiver (领用人). */
    receiverName: string | null;
    /** Purpose, where from or why (用途、来源或原因). */
    purpose: string | null;
    /** Acceptance (验收单). */
    acceptanceId: string | null;
    /** Acceptance number (验收编号). */
    acceptanceCode: string | null;
    /** Purchase (采购项目). */
    projectId: string | null;
    /** Purchase (采购项目). */
    projectName: string | null;
    /** Supplier (供应商). */
    supplierName: string | null;
    /** Lines (明细行数). */
    lineCount: number;
    /** Value: worth in yuan (金额). */
    totalAmount: string;
    /** Confirmed by (确认人). */
    confirmUserName: string | null;
    /**
     * Format: date-time
     * Confirmed (确认时间).
     */
    confirmTime: string | null;
    /** Cancellation reason (作废原因). */
    cancelReason: string | null;
    /** Waiting on me: the next step is that of the caller (是否等我). */
    waitsForMe: boolean;
    companyId: CompanyId;
    /** Actions that the caller may take now. */
    allowedActions: ("CONFIRM" | "CANCEL")[];
}
/** One page of rows. */
export interface StockDocumentPage extends PageInfo {
    /** The rows. */
    records: StockDocument[];
}
/** A line of a document. */
export interface StockDocumentItem {
    /** Number of the line (行号). */
    no: number;
    /** Goods (物品名称). */
    itemName: string;
    /** Category (分类). */
    categoryId: string | null;
    /** Category (分类). */
    categoryName: string | null;
    /** Brand (品牌). */
    brand: string | null;
    /** Model (规格型号). */
    model: string | null;
    /** Unit (计量单位). */
    unit: string;
    /** Quantity; of a stocktake what was counted (数量). */
    quantity: string;
    unitCost: UnitPrice;
    /** Worth in yuan; of a stocktake that of the difference (金额). */
    amount: string;
    /** Location (库位). */
    locationId: string | null;
    /** Location (库位). */
    locationName: string | null;
    /** Batch (批号). */
    batchNo: string | null;
    /**
     * Format: date
     * Expiry (有效期).
     */
    expireDate: string | null;
    /** Serial numbers (序列号). */
    serialNos: string[];
    /** Hazardous (危化品). */
    hazardous: boolean;
    /** The stock that it went into or came from (库存). */
    stockId: string | null;
    /** Of a stocktake: what should have been there (账面数量). */
    bookQuantity: string | null;
    /** Of a stocktake: why what was counted differs (差异原因). */
    diffReason: string | null;
    /** Of a transfer: what arrived (到货数量). */
    receivedQuantity: string | null;
    /** Of an issue: what has come back or is to (已退数量). */
    returnedQuantity: string;
}
/** A user to choose in a form. */
export interface UserOption {
    id: Id;
    /** Name (姓名). */
    name: string;
    /** Account: login account or staff number (账号/工号). */
    account: string;
    /** Department (所属部门). */
    deptName: string;
}
/** A stock document with its lines. */
export interface StockDocumentDetail extends StockDocument {
    /** Lines (明细). */
    items: StockDocumentItem[];
    /** Keepers; of goods in transit those of the store that they go to (库管员). */
    keepers: UserOption[];
    /** First confirmed by: the first of two keepers that hazardous goods need (第一确认人). */
    firstConfirmUserName: string | null;
    /** Issue: the issue whose goods come back (领用单). */
    sourceDocumentId: string | null;
    /** Issue number (领用单号). */
    sourceDocCode: string | null;
    /** Sent by: who sent the goods of a transfer (调出人). */
    sentUserName: string | null;
    /**
     * Format: date-time
     * Sent (调出时间).
     */
    sentTime: string | null;
    /** Loss reason: why not everything arrived (途中损耗原因). */
    lossReason: string | null;
}
/**
 * Type of document that a keeper drafts (单据类型): IN_OTHER 其他入库, OUT_USE 领用出库, TRANSFER 调拨, RETURN 退库, CHECK 盘点, SCRAP 报损.
 * @enum {string}
 */
export type StockDraftType = "IN_OTHER" | "OUT_USE" | "TRANSFER" | "RETURN" | "CHECK" | "SCRAP";
/**
 * Price of one in yuan that somebody states (单价), below 100 million: with two decimals, and with up to four only if the others are not zero.
 * @example 12800.00
 * @example 0.125
 */
export type NewUnitPrice = string;
/** A line of a document that a keeper drafts: of a stock of the store, of a line of an issue (RETURN), or of goods that are new there (IN_OTHER). */
export interface StockDocumentLine {
    /** Stock of the store, of OUT_USE, TRANSFER, CHECK and SCRAP (库存). */
    stockId?: Id;
    /** Line of the issue, of a RETURN (领用单行号). */
    sourceNo?: number;
    /** What moves, above zero; of a CHECK what was counted (数量). */
    quantity: string;
    /** Of a CHECK: what the stock had when it was counted. Another quantity by now is refused (rule `moved`) (账面数量). */
    bookQuantity?: string;
    /** Of a CHECK: why what was counted differs (差异原因). */
    diffReason?: string;
    /** Goods, of an IN_OTHER (物品名称). */
    itemName?: string;
    /** Category, of an IN_OTHER (分类). */
    categoryId?: Id;
    /** Brand (品牌). */
    brand?: string;
    /** Model (规格型号). */
    model?: string;
    /** Unit, of an IN_OTHER (计量单位). */
    unit?: string;
    /** What one is worth in yuan, of an IN_OTHER (单价). */
    unitCost?: NewUnitPrice;
    /** Location (库位) of an IN_OTHER. */
    locationId?: Id;
    /** Batch (批号). */
    batchNo?: string;
    /**
     * Format: date
     * Expiry (有效期).
     */
    expireDate?: string;
}
/** A document that a keeper drafts. Which fields it has depends on its kind; a field of another kind is refused (rule `contradiction`). */
export interface StockDocumentInput {
    docType: StockDraftType;
    /** Warehouse, one of the own (仓库). */
    warehouseId: Id;
    /** Another store of the school, of a TRANSFER (调入仓库). */
    targetWarehouseId?: Id;
    /** Issue: the issue whose goods come back, of a RETURN (领用单). */
    sourceDocumentId?: Id;
    /** Receiving department (领用单位) of an OUT_USE. */
    receiverDeptId?: Id;
    /** Who gets the goods, of an OUT_USE (领用人). */
    receiverName?: string;
    /** Purpose, where from or why; required but for TRANSFER, RETURN and CHECK (用途、来源或原因). */
    purpose?: string;
    /** Lines (明细). */
    items: StockDocumentLine[];
    /** Of an OUT_USE: goods that have expired are meant; without it they are refused (rule `expiredGoods`, which names them) (确认过期物品). */
    expiredConfirmed?: boolean;
}
/** A document after a step. */
export interface SavedStockDocument {
    id: Id;
    /** Number (单据号). */
    docCode: string;
    status: StockDocStatus;
    /** Version: optimistic lock (版本). */
    version: number;
}
/** Where a line was put. */
export interface ConfirmedItem {
    /** Number of the line (行号). */
    no: number;
    /** Location (库位). */
    locationId?: Id | null;
    /** Batch (批号). */
    batchNo?: string;
    /**
     * Format: date
     * Expiry (有效期).
     */
    expireDate?: string;
    /** Of a transfer: what arrived; all of it, if nothing is said (到货数量). */
    receivedQuantity?: string;
}
/** A document to confirm. */
export interface Confirmation {
    /** The version that was read (版本). */
    version: number;
    /** Where the lines were put (明细). */
    items?: ConfirmedItem[];
    /** Of a transfer of which not everything arrived: why (途中损耗原因). */
    lossReason?: string;
}
/** Why a document is canceled. */
export interface StockDocumentCancellation {
    /** The version that was read (版本). */
    version: number;
    /** Reason (作废原因). */
    reason: string;
}
/** A purchase that is charged to an item. */
export interface LinkedProject {
    id: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase name (项目名称). */
    projectName: string;
    status: ProjectStatus;
    /** Requester (申请人). */
    applicantName: string;
    /** What it takes: the sum of its lines, after the award what that costs (占用金额). */
    amount: Money;
}
/** An item of the school's own project system, which purchases are charged to. */
export interface AssociationItem {
    externalCode: AssociationCode;
    /** Item name: name in that system (外部项目名称). */
    externalName: string;
    /** Year (计划年度). */
    planYear: number | null;
    /** Approved amount (批复金额). */
    planAmount: Money;
    /** Committed amount: taken by purchases that are submitted and not ended, those of others included (已关联金额). */
    usedAmount: Money;
    /** Available amount; nothing once more is taken than is approved (可用金额). */
    availableAmount: Money;
    /** Department (单位). */
    deptName: string | null;
    /** Owner (负责人). */
    leaderName: string | null;
    /** Enabled: whether purchases may still be charged to it: false once that system has closed it or names it no more (是否可关联). */
    enabled: boolean;
    /** Purchases (关联采购数) that take something of it, those of others included. */
    projectCount: number;
    /** Purchases: those among them that the caller may read, the latest first (关联采购). */
    projects: LinkedProject[];
    /**
     * Format: date-time
     * Synced (同步时间).
     */
    syncTime: string;
}
/** One page of rows. */
export interface AssociationItemPage extends PageInfo {
    /** The rows. */
    records: AssociationItem[];
}
/** A sync with the project system of the school, as it stands. */
export interface AssociationSync {
    taskId: Id;
    status: TaskStatus;
    /** Done: rows done (已完成数). */
    doneCount: number;
    /** Total: rows in all; null while unknown (总数). */
    totalCount: number | null;
    /** Added; null until the task has ended (新增). */
    added: number | null;
    /** Updated; null until the task has ended (更新). */
    updated: number | null;
    /** Disabled: items closed or no longer named; null until the task has ended (停用). */
    disabled: number | null;
    /** Rejected, listed in the log of the task; null until the task has ended (未处理). */
    refused: number | null;
    /**
     * Format: date-time
     * Start (开始) of the last attempt.
     */
    startTime: string | null;
    /**
     * Format: date-time
     * End (结束) of the last attempt.
     */
    endTime: string | null;
    /** Failure reason: reason why the last attempt failed, in the requested language (失败原因). */
    errorMessage: string | null;
}
/** How much of a stock other departments may ask for. */
export interface StockShare {
    stockId: Id;
    /** No more than there is; 0 ends the sharing (共享数量). */
    sharedQuantity: string;
    /** Goods that have expired are meant; without it they are refused (rule `expiredGoods`, which names them) (确认过期物品). */
    expiredConfirmed?: boolean;
}
/** What a department shares with the others. */
export interface SharedStock {
    id: Id;
    warehouseId: Id;
    /** Warehouse (仓库). */
    warehouseName: string;
    /** Warehouse address (仓库地址). */
    address: string;
    /** Goods (物品名称). */
    itemName: string;
    /** Category (分类). */
    categoryId: string | null;
    /** Category (分类). */
    categoryName: string | null;
    /** Brand (品牌). */
    brand: string | null;
    /** Model (规格型号). */
    model: string | null;
    /** Batch (批号). */
    batchNo: string | null;
    /**
     * Format: date
     * Expiry (有效期).
     */
    expireDate: string | null;
    /** Unit (计量单位). */
    unit: string;
    /** Shared and still in store (共享数量). */
    sharedQuantity: string;
    /** Reserved quantity: of it, promised to others and not issued yet (待出库数量). */
    promisedQuantity: string;
    /** Available quantity: what may be asked for (可申请数量). */
    offeredQuantity: string;
    /** Average price in yuan (平均单价). */
    unitCost: UnitPrice;
    ownerDeptId: Id;
    /** Department (提供单位) that it belongs to. */
    ownerDeptName: string;
    /** Can be requested: something is left to ask for, and the caller may; not of the own department or store (可申请). */
    mayApply: boolean;
    companyId: CompanyId;
}
/** One page of rows. */
export interface SharedStockPage extends PageInfo {
    /** The rows. */
    records: SharedStock[];
    /** What sharing has saved. */
    sum: {
        /** Worth of the shared goods that were received in the school this year and needed no purchase, in yuan (本年共享节约金额). */
        savedAmount: string;
    };
}
/** A request for shared stock of another department. */
export interface SharedApplyInput {
    stockId: Id;
    /** How much, above 0 and no more than is offered (申请数量). */
    quantity: string;
    /** Purpose (用途). */
    purpose: string;
    /**
     * Format: date
     * Expected return, from today on; left out for what is used up (预计归还).
     */
    expectReturnDate?: string;
}
/**
 * State of a request for shared stock (共享申请状态): PENDING 待审批, APPROVED 待出库, REJECTED 已驳回, ISSUED 已出库, RECEIVED 已签收, RETURNED 已归还, CANCELLED 已取消. Later versions add states.
 * @enum {string}
 */
export type SharedApplyStatus = "PENDING" | "APPROVED" | "REJECTED" | "ISSUED" | "RECEIVED" | "RETURNED" | "CANCELLED";
/** A request after a step. */
export interface SavedSharedApply {
    id: Id;
    /** Request number (申请编号). */
    applyCode: string;
    status: SharedApplyStatus;
}
/**
 * Which requests (页签): TODO 待我处理, DONE 其他, both of the stocks that the caller answers for; APPLIED 我申请的.
 * @enum {string}
 */
export type SharedApplyTab = "TODO" | "DONE" | "APPLIED";
/**
 * Condition of returned goods (归还情况): GOOD 完好, DAMAGED 损坏, LOST 丢失, not at all.
 * @enum {string}
 */
export type ReturnCondition = "GOOD" | "DAMAGED" | "LOST";
/** Lent goods that came back, or were lost. */
export interface SharedReturn {
    /** Number (序号). */
    no: number;
    /** How much (归还数量). */
    quantity: string;
    condition: ReturnCondition;
    /** How it was damaged or lost (原因). */
    reason: string | null;
    /** The return; null of what was lost (退库单). */
    documentId: string | null;
    /** Keeper who took it back (经办人). */
    returnByName: string | null;
    /**
     * Format: date-time
     * When (归还时间).
     */
    returnTime: string;
}
/** Somebody has taken the place of the applicant of a shared stock request. */
export interface ApplyReplacement {
    /** Who left (原申请人). */
    fromName: string;
    /** Who came (新申请人). */
    toName: string;
    /** Reason (原因). */
    reason: string;
    /** Who put them in (操作人). */
    byName: string;
    /**
     * Format: date-time
     * When (时间).
     */
    time: string;
}
/** A request for shared stock of another department. */
export interface SharedApply {
    id: Id;
    /** Request number (申请编号). */
    applyCode: string;
    stockId: Id;
    /** Goods (物品名称). */
    itemName: string;
    /** Brand (品牌). */
    brand: string | null;
    /** Model (规格型号). */
    model: string | null;
    /** Unit (计量单位). */
    unit: string;
    /** Warehouse (仓库). */
    warehouseName: string;
    /** Warehouse address (仓库地址). */
    address: string;
    /** Department (提供单位) that it belongs to. */
    ownerDeptName: string;
    /** Requesting department (申请单位). */
    applyDeptName: string;
    /** Requester (申请人). */
    applicantName: string;
    /** How much is asked for (申请数量). */
    quantity: string;
    /** Approved quantity (批准数量). */
    approvedQuantity: string | null;
    /** How much can be approved now (可批准数量). */
    offeredQuantity: string;
    /** Purpose (用途). */
    purpose: string;
    /**
     * Format: date
     * Expected return; null for what is used up (预计归还).
     */
    expectReturnDate: string | null;
    /** Overdue: it should have come back by now (已逾期). */
    overdue: boolean;
    status: SharedApplyStatus;
    /** Comment: what was said with the decision (审批意见). */
    opinion: string | null;
    /** Approver (审批人). */
    decideByName: string | null;
    /**
     * Format: date-time
     * Decided (审批时间).
     */
    decideTime: string | null;
    /** Issue (出库单). */
    stockDocId: string | null;
    /** Issue remark (出库备注). */
    issueRemark: string | null;
    /** Issued by (出库人). */
    issueByName: string | null;
    /**
     * Format: date-time
     * Issued (出库时间).
     */
    issueTime: string | null;
    /**
     * Format: date-time
     * Received (签收时间).
     */
    receiveTime: string | null;
    /** Why it was given up (取消原因). */
    cancelReason: string | null;
    /** Returned quantity: what came back or was lost (已归还数量). */
    returnedQuantity: string;
    /** Returns: what came back or was lost (归还记录). */
    returns: SharedReturn[];
    applicantId: Id;
    /** Whether the applicant is disabled or no longer has the role for it; the request is still open (申请人已离开). */
    applicantLeft: boolean;
    /** Who has taken the place of whom, the first one first (更换记录). */
    replacements: ApplyReplacement[];
    companyId: CompanyId;
    /**
     * Format: date-time
     * When it was asked for (申请时间).
     */
    createTime: string;
    /** Actions that the caller may take now. */
    allowedActions: ("DECIDE" | "CANCEL" | "ISSUE" | "RECEIVE" | "RETURN" | "REPLACE_REQUESTER")[];
}
/** One page of rows. */
export interface SharedApplyPage extends PageInfo {
    /** The rows. */
    records: SharedApply[];
}
/**
 * Decision (决定): APPROVE 同意, REJECT 驳回.
 * @enum {string}
 */
export type SharedDecision = "APPROVE" | "REJECT";
/** A decision about a request. */
export interface SharedApplyDecision {
    decision: SharedDecision;
    /** With APPROVE: above 0, no more than asked for and offered; all that is asked for if left out (批准数量). */
    approvedQuantity?: string;
    /** Needed with REJECT (意见). */
    opinion?: string;
}
/** What a keeper says with an issue. */
export interface SharedIssue {
    /** Issue note (出库备注). */
    stockDocRemark?: string;
    /** Goods that have expired are meant; without it they are refused (rule `expiredGoods`, which names them) (确认过期物品). */
    expiredConfirmed?: boolean;
}
/** Lent goods that come back, or are lost. */
export interface SharedReturnInput {
    /** How much, above 0 and no more than is still out (归还数量). */
    quantity: string;
    condition: ReturnCondition;
    /** How it was damaged or lost; needed but for GOOD (原因). */
    reason?: string;
}
/** Why a request is given up. */
export interface SharedCancel {
    /** Why (取消原因). */
    reason?: string;
}
/**
 * Type of warehouse (仓库类型): CENTRAL 中心库, COLLEGE 学院库, LAB 实验室库, HAZARDOUS 危化品库.
 * @enum {string}
 */
export type WarehouseType = "CENTRAL" | "COLLEGE" | "LAB" | "HAZARDOUS";
/** A place in a store. */
export interface WarehouseLocation {
    id: Id;
    /** Code (库位编码). */
    locationCode: string;
    /** Name (库位). */
    locationName: string;
}
/** A store to choose. */
export interface WarehouseOption {
    id: Id;
    /** Name (仓库名称). */
    warehouseName: string;
    warehouseType: WarehouseType;
    /** Department (所属单位). */
    deptName: string;
    /** Keepers (库管员). */
    keeperNames: string[];
    /** Locations (库位). */
    locations: WarehouseLocation[];
}
/** A store. */
export interface Warehouse extends Tracked {
    id: Id;
    /** Warehouse code (仓库编码). */
    warehouseCode: string;
    /** Name (仓库名称). */
    warehouseName: string;
    warehouseType: WarehouseType;
    deptId: Id;
    /** Department (所属单位). */
    deptName: string;
    /** Keepers (库管员). */
    keepers: UserOption[];
    /** Address (地址). */
    address: string;
    /** Locations (库位). */
    locations: WarehouseLocation[];
    status: Status;
    /** Goods: kinds of goods in it (物品种数). */
    stockCount: number;
    /** Worth of the goods in yuan (库存金额). */
    totalCost: string;
    companyId: CompanyId;
    /** Actions that the caller may take now. */
    allowedActions: ("EDIT" | "DELETE")[];
}
/** One page of rows. */
export interface WarehousePage extends PageInfo {
    /** The rows. */
    records: Warehouse[];
}
/** A place in a store. Without an id it is a new one. */
export interface WarehouseLocationInput {
    id?: Id;
    /** Code, unique in the store (库位编码). */
    locationCode: string;
    /** Name (库位). */
    locationName: string;
}
/** A store. */
export interface WarehouseInput {
    /** Warehouse code, unique in the school (仓库编码). */
    warehouseCode: string;
    /** Name, unique in the school (仓库名称). */
    warehouseName: string;
    warehouseType: WarehouseType;
    /** Department (所属单位) that it belongs to. */
    deptId: Id;
    /** Keepers, who have that role; two at least for hazardous goods (库管员). */
    keeperIds: Id[];
    /** Address (地址). */
    address: string;
    /** Locations; those that hold something stay (库位). */
    locations?: WarehouseLocationInput[];
    status?: Status;
}
/** Changes of a store. Only what is sent changes. */
export interface WarehouseChanges {
    /** The version that was read (版本). */
    version: number;
    /** Name, unique in the school (仓库名称). */
    warehouseName?: string;
    warehouseType?: WarehouseType;
    /** Department (所属单位) that it belongs to. */
    deptId?: Id;
    /** Keepers, who have that role; two at least for hazardous goods (库管员). */
    keeperIds?: Id[];
    /** Address (地址). */
    address?: string;
    /** Locations; those that hold something stay (库位). */
    locations?: WarehouseLocationInput[];
    status?: Status;
}
/**
 * Stage of a round (轮次阶段): ANNOUNCED 未开始, BIDDING 报价中, CLOSED 已截止, JUDGING 符合性审查, OPENED 价格已公开, FAILED 流标. Later versions add stages.
 * @enum {string}
 */
export type RoundStage = "ANNOUNCED" | "BIDDING" | "CLOSED" | "JUDGING" | "OPENED" | "FAILED";
/**
 * Part that is opened (开标部分): DOCUMENTS 技术部分, PRICES 价格.
 * @enum {string}
 */
export type OpeningStage = "DOCUMENTS" | "PRICES";
/** Who has witnessed an opening. */
export interface OpeningWitness {
    stage: OpeningStage;
    /** Witness (见证人). */
    userName: string;
    /**
     * Format: date-time
     * Time (时间).
     */
    time: string;
}
/** The commitment to a sealed quote. It is published when the documents are opened. */
export interface Commitment {
    /** Number of the bidder, by which its name is masked (序号). */
    no: number;
    /** Which quote of the bidder, from 1 (第几次报价). */
    quoteNo: number;
    /**
     * Format: date-time
     * Received (到达时间).
     */
    arrivalTime: string;
    /** Commitment: SHA-256 over the RFC 8785 JSON of the quote with its nonce (承诺值). */
    commitment: string;
    /** Last hash of the bidder's own log of joining and quoting (投标人日志末条哈希). */
    chainHead: string;
}
/** A supplier that was invited. */
export interface InvitedSupplier {
    supplierId: Id;
    /** Supplier (供应商). */
    supplierName: string;
    /** Drawn by the system (系统抽取). */
    drawn: boolean;
    /** Why it was named (点名理由). */
    reason: string | null;
}
/**
 * Why a bidding failed (流标原因): TOO_FEW_BIDDERS 报价家数不足, NO_COMPLIANT_QUOTE 无符合要求的报价, ALL_ABOVE_CEILING 均超最高限价, KEY_LOST 密钥遗失, ALL_DECLINED 成交供应商均放弃, CHANGED 采购内容变更后重新公告, TERMINATED 采购终止. Later versions add reasons.
 * @enum {string}
 */
export type FailReason = "TOO_FEW_BIDDERS" | "NO_COMPLIANT_QUOTE" | "ALL_ABOVE_CEILING" | "KEY_LOST" | "ALL_DECLINED" | "CHANGED" | "TERMINATED";
/**
 * Warning about quotes (风险): RELATED 关联企业, SAME_IP 相同地址, SAME_SUBNET 相同网段, STAFF_PHONE 与教职工电话相同, ABNORMALLY_LOW 异常低价, DEFAULTED 有违约解除记录. Later versions add kinds.
 * @enum {string}
 */
export type RiskKind = "RELATED" | "SAME_IP" | "SAME_SUBNET" | "STAFF_PHONE" | "ABNORMALLY_LOW" | "DEFAULTED";
/** How a warning was dealt with. */
export interface RiskAnswer {
    risk: RiskKind;
    /** Explanation (说明). */
    answer: string;
}
/**
 * State of an award (定标状态): APPROVING 审批中, NOTICE 公示中, CONFIRMED 已成交, CANCELLED 已取消, REJECTED 已驳回.
 * @enum {string}
 */
export type AwardStatus = "APPROVING" | "NOTICE" | "CONFIRMED" | "CANCELLED" | "REJECTED";
/** The decision about a bidding. */
export interface Award {
    id: Id;
    quoteId: Id;
    supplierId: Id;
    /** Winner (成交供应商). */
    supplierName: string;
    /** Amount (成交金额) in yuan. */
    amount: string;
    /** Rank of the quote (排名). */
    rank: number;
    /** Comment (定标意见). */
    opinion: string;
    /** Why not the lowest (非最低价理由). */
    notLowestReason: string | null;
    /** Answers to warnings (风险说明). */
    riskAnswers: RiskAnswer[];
    /** Who decided; null: the clock (定标人). */
    decidedByName: string | null;
    /**
     * Format: date-time
     * Decided at (定标时间).
     */
    decideTime: string;
    status: AwardStatus;
    /**
     * Format: date-time
     * End of the public notice (公示截止).
     */
    noticeEndTime: string | null;
    /** Cancellation reason (取消原因). */
    cancelReason: string | null;
}
/**
 * Type of notice (公告类型): BID 竞价公告, EXTENSION 延期公告, RESULT 成交公示, AWARD 成交公告, FAILED 流标公告, AWARD_CANCELLED 成交取消公告, CONTRACT 合同公告, OUTCOME 采购结果公告, SINGLE_SOURCE 单一来源公示, CHANGE 变更公告, TERMINATED 终止公告. Later versions add kinds.
 * @enum {string}
 */
export type NoticeType = "BID" | "EXTENSION" | "RESULT" | "AWARD" | "FAILED" | "AWARD_CANCELLED" | "CONTRACT" | "OUTCOME" | "SINGLE_SOURCE" | "CHANGE" | "TERMINATED";
/** A notice about a purchase in a list. */
export interface Announcement {
    id: Id;
    /** Notice number, GG, year and six digits (公告编号). */
    announcementCode: string;
    type: NoticeType;
    /** Title (标题). */
    title: string;
    projectId: Id;
    /** Purchase number (项目编号). */
    projectCode: string;
    /** Purchase name (项目名称). */
    projectName: string;
    /**
     * Audience (发布范围): PUBLIC 公开, SUPPLIER 供应商.
     * @enum {string}
     */
    publishScope: "PUBLIC" | "SUPPLIER";
    /**
     * Format: date-time
     * Published (发布时间).
     */
    publishTime: string;
    /**
     * Format: date-time
     * Quote deadline (竞价截止).
     */
    bidEndTime: string | null;
    companyId: CompanyId;
    /** School (学校). */
    companyName: string;
}
/** Since when and why a purchase stands still. */
export interface Suspension {
    /**
     * Format: date-time
     * Since when (暂停时间).
     */
    time: string;
    /**
     * OFFICER 专员暂停, MODIFICATION 变更审批中, TERMINATION 终止审批中 (暂停来源): also of what its officer has suspended before. Later versions add causes.
     * @enum {string}
     */
    cause: "OFFICER" | "MODIFICATION" | "TERMINATION";
    /** Reason (暂停原因). */
    reason: string;
    /**
     * Format: date-time
     * The first end that a bidding may have if it went on now; null where none runs (最早截止时间).
     */
    leastEndTime: string | null;
    /**
     * Format: date-time
     * An end to propose: a little later, and within working hours (建议截止时间).
     */
    nextEndTime: string | null;
}
/** The bidding of a purchase: what everybody may know who may read the purchase. What is sealed is null or empty. */
export interface Bidding {
    projectId: Id;
    /** Round (轮次). */
    roundNo: number;
    stage: RoundStage;
    /**
     * Supplier scope: who may quote (供应商范围).
     * @enum {string}
     */
    supplierScope: "PUBLIC" | "LIBRARY" | "INVITED";
    /**
     * Award rule (成交原则).
     * @enum {string}
     */
    awardRule: "LOWEST_PRICE" | "LOWEST_COMPLIANT" | "COMPREHENSIVE";
    /** Minimum quotes: suppliers that must quote (最少报价家数). */
    minBidders: number;
    /** Maximum quotes: quotes a supplier may make; 0: no limit (最多报价次数). */
    maxQuoteTimes: number;
    /** Ceiling price: quotes above it are refused (最高限价). */
    priceCeiling: string;
    /**
     * Format: date-time
     * Start (开始时间).
     */
    startTime: string;
    /**
     * Format: date-time
     * Join deadline (报名截止).
     */
    joinEndTime: string;
    /**
     * Format: date-time
     * End (截止时间).
     */
    endTime: string;
    /**
     * Format: date-time
     * Original deadline: end as it was announced (原截止时间).
     */
    originalEndTime: string;
    /**
     * Format: date-time
     * Server time: the clock of the server at this answer (服务器时间).
     */
    serverTime: string;
    /** Automatic: published and opened by the platform (自动办理). */
    automatic: boolean;
    /** Openings need a witness (需见证). */
    witnessNeeded: boolean;
    /** Witnesses (见证). */
    witnesses: OpeningWitness[];
    /**
     * Format: date-time
     * Closed (封标时间).
     */
    closeTime: string | null;
    /** Closing hash: SHA-256 over the sorted commitments of the last quotes, joined by line feeds; in the log since the closing (封标哈希). */
    closingHash: string | null;
    /**
     * Format: date-time
     * Technical offers opened (技术部分公开).
     */
    documentsOpenTime: string | null;
    /**
     * Format: date-time
     * Prices opened (价格公开).
     */
    pricesOpenTime: string | null;
    /** Opened by; null: the clock (开标人). */
    openedByName: string | null;
    /** Bidders; null until the documents are opened (报价家数). */
    bidderCount: number | null;
    /**
     * Compliance check: how far the quotes are judged; null until the documents are opened (审查进度): PENDING 待审查, COMPLIANT 已审查，有符合的, NONE 已审查，无符合的.
     * @enum {string|null}
     */
    judging: "PENDING" | "COMPLIANT" | "NONE" | null;
    /** Unreadable quotes (无法读取的报价) of a closed round, that cannot be read and keep it from being opened. */
    unreadableCount: number;
    /** Commitments: empty until the documents are opened (承诺值). */
    commitments: Commitment[];
    /** Invited suppliers: empty until the documents are opened (受邀供应商). */
    invitations: InvitedSupplier[];
    /**
     * Format: date-time
     * Decision deadline (定标期限).
     */
    decisionDeadline: string | null;
    /** Extensions (延期次数). */
    decisionDelayTimes: number;
    /** Decision overdue: nobody has decided in time (逾期未定标). */
    decisionOverdue: boolean;
    /** Failure reason (流标原因). */
    failReason: FailReason | null;
    /** Remark (说明). */
    failRemark: string | null;
    /** Awards, the newest first; empty until there is one (定标). */
    awards: Award[];
    /** Notices, the newest first (公告). */
    notices: Announcement[];
    /** Suspension: null if it does not stand still (暂停). */
    suspension: Suspension | null;
    /** Actions of the bidding that the caller may take now. */
    allowedActions: ("DECLARE_UNREADABLE" | "OPEN_DOCUMENTS" | "OPEN_PRICES" | "WITNESS" | "JUDGE" | "DECIDE" | "EXCLUDE" | "DECLARE_FAILED" | "CANCEL_AWARD" | "SUSPEND" | "RESUME")[];
    /** Version of the purchase (版本). */
    version: number;
}
/** What is offered for a line. No price. */
export interface QuoteLineTerms {
    /** Number of the line (行号). */
    no: number;
    /** Brand (品牌). */
    brand: string;
    /** Model (型号). */
    model: string;
    /** Manufacturer (生产厂家). */
    manufacturer: string | null;
    /** Response to the parameters (参数响应). */
    response: string | null;
}
/** What a quote binds its supplier to of a file. It has no name, because names of bidders are masked. */
export interface QuoteFileTerms {
    /** Size (大小) in bytes. */
    fileSize: number;
    /** SHA-256 (哈希). */
    sha256: string;
}
/** The technical part of a quote: everything but prices. */
export interface QuoteTerms {
    /** Lines (分项). */
    lines: QuoteLineTerms[];
    /** Delivery time: days from the order to the delivery (交货期). */
    deliveryDays: number;
    /** Warranty: months of warranty (质保期). */
    warrantyMonths: number;
    /** Deviation (偏离说明). */
    deviation: string | null;
    /** Files (文件) of the technical part, in their order; missing in a quote without files. */
    files?: QuoteFileTerms[];
}
/**
 * When it is judged (阶段): COMPLIANCE 符合性审查, EXCLUSION 公开后排除.
 * @enum {string}
 */
export type JudgementStage = "COMPLIANCE" | "EXCLUSION";
/** What one person has found about a quote. */
export interface QuoteJudgement {
    /** Who (审查人). */
    judgeName: string;
    stage: JudgementStage;
    /**
     * Result (结论): PASS 符合, FAIL 不符合.
     * @enum {string}
     */
    result: "PASS" | "FAIL";
    /** Reason (理由). */
    reason: string | null;
    /**
     * Format: date-time
     * Time (时间).
     */
    time: string;
    /** By the caller (是否本人). */
    mine: boolean;
}
/** A bidder. Name, contact and address are null until the prices are opened. */
export interface Participant {
    id: Id;
    /** Number (序号). */
    no: number;
    /** Masked name: 供应商 and the number (代称). */
    maskedName: string;
    /** Supplier (供应商). */
    supplierId: string | null;
    /** Supplier name (供应商名称). */
    supplierName: string | null;
    /** Contact (联系人). */
    contactName: string | null;
    /** Phone (电话). */
    contactPhone: string | null;
    /**
     * Format: date-time
     * Joined (报名时间).
     */
    joinTime: string;
    /** Join IP; null as well where the school does not show it (报名IP). */
    joinIp: string | null;
    /** Warnings; empty until the prices are opened (风险). */
    risks: RiskKind[];
    /** Quote; null: joined only (报价). */
    quoteId: string | null;
    /**
     * Format: date-time
     * Received (到达时间).
     */
    arrivalTime: string | null;
    /** Technical offer (技术部分). */
    terms: QuoteTerms | null;
    /** Files (文件) of the technical part; until the prices are opened 技术文件 and a number instead of their names. */
    files: FileInfo[];
    /** Compliance; null: pending (是否符合). */
    compliant: boolean | null;
    /** Void, for another reason (是否无效). */
    void: boolean;
    /** Void reason (无效原因). */
    voidReason: string | null;
    /** Compliance checks (审查记录). */
    judgements: QuoteJudgement[];
}
/** A line that is wanted. */
export interface WantedLine {
    /** Number of the line (行号). */
    no: number;
    /** What is wanted (物品名称). */
    itemName: string;
    /** Model or size (规格型号). */
    spec: string | null;
    /** Technical parameters; those that begin with * must be met (技术参数). */
    parameters: string | null;
    /** Category (分类). */
    categoryName: string | null;
    /** Quantity (数量). */
    quantity: string;
    /** Unit (计量单位). */
    unit: string | null;
}
/**
 * State of a quote (报价状态): VALID 有效, INVALID 无效, WINNING 成交, LOST 未成交.
 * @enum {string}
 */
export type QuoteStatus = "VALID" | "INVALID" | "WINNING" | "LOST";
/** What a supplier says about its low price. */
export interface QuoteExplanation {
    /** Explanation (说明). */
    text: string;
    /**
     * Format: date-time
     * Time (时间).
     */
    time: string;
}
/** A price for a line. */
export interface ComparedLine {
    /** Number of the line (行号). */
    no: number;
    unitPrice: UnitPrice;
    /** Price of the line in yuan (小计). */
    lineTotal: string;
    /** Lowest among valid quotes (是否最低). */
    isLowest: boolean;
    /** Brand (品牌). */
    brand: string;
    /** Model (型号). */
    model: string;
}
/** A quote whose price is open. */
export interface ComparedQuote {
    quoteId: Id;
    /** Number of the bidder (序号). */
    no: number;
    supplierId: Id;
    /** Supplier (供应商). */
    supplierName: string;
    /** Status of the supplier now: only an APPROVED one can win (供应商状态). */
    supplierStatus: SupplierStatus;
    /** Total (总价) in yuan. */
    total: string;
    /** Rank among valid quotes; null: void (排名). */
    rank: number | null;
    status: QuoteStatus;
    /** Compliant (是否符合). */
    compliant: boolean | null;
    /** Why it is void (无效原因). */
    voidReason: string | null;
    /** Abnormally low (是否异常低价). */
    abnormallyLow: boolean;
    /** What the supplier says about it (低价说明). */
    explanation: QuoteExplanation | null;
    /** Warnings (风险). */
    risks: RiskKind[];
    /** Delivery in days (交货期). */
    deliveryDays: number;
    /** Warranty in months (质保期). */
    warrantyMonths: number;
    /**
     * Format: date-time
     * Received (到达时间).
     */
    arrivalTime: string;
    /** Was sealed with the quote (随机数). */
    nonce: string;
    /** What was published at the closing (承诺值). */
    commitment: string;
    /** The opened quote has this commitment (承诺是否一致). */
    commitmentHolds: boolean;
    /** The RFC 8785 JSON whose SHA-256 is the commitment (报价原文). */
    canonical: string;
    /** Proposals to exclude it, by whom (排除意见). */
    exclusions: QuoteJudgement[];
    /** Files (文件) of the technical part. */
    files: FileInfo[];
    /** Line prices (分项). */
    lines: ComparedLine[];
}
/** Lines against quotes, in order of rank; void ones last. */
export interface QuoteComparison {
    projectId: Id;
    /** Round (轮次). */
    roundNo: number;
    /** Ceiling price: ceiling in yuan (最高限价). */
    priceCeiling: string;
    /** Requested amount: amount of the request in yuan (申请金额). */
    budgetAmount: string;
    /** Lines (清单). */
    lines: WantedLine[];
    /** Quotes (报价). */
    quotes: ComparedQuote[];
    /** Proposed quote: the quote that the rule proposes; null: there is none (推荐报价). */
    lowestQuoteId: string | null;
    /** Tie: decided by the time of arrival (是否同价). */
    tie: boolean;
    /** Average quote: average of valid quotes in yuan (平均报价). */
    averageTotal: string | null;
}
/** A judgment about a quote. */
export interface QuoteJudgementInput {
    /**
     * Result (结论): PASS 符合, FAIL 不符合.
     * @enum {string}
     */
    result: "PASS" | "FAIL";
    /** Reason; required for FAIL (理由). */
    reason?: string;
    /** No conflict of interest: the caller has no interest in any bidder (无利害关系). */
    conflictDeclared: boolean;
    /** The version that was read (版本). */
    version: number;
}
/** Part to open. */
export interface Opening {
    stage: OpeningStage;
    /** The version that was read (版本). */
    version: number;
}
/** Who gets the award. */
export interface AwardDecision {
    quoteId: Id;
    /** Comment (定标意见). */
    opinion: string;
    /** Reason for not choosing the lowest quote; required then (非最低价理由). */
    notLowestReason?: string;
    /** Answers to warnings: an answer to each warning about the quote (风险说明). */
    riskAnswers?: RiskAnswer[];
    /** No conflict of interest: the caller has no interest in any bidder (无利害关系). */
    conflictDeclared: boolean;
    /** The version that was read (版本). */
    version: number;
}
/** Why a bidding is ended without an award. */
export interface BiddingFailure {
    failReason: FailReason;
    /** Remark (说明). */
    remark: string;
    /** The version that was read (版本). */
    version: number;
}
/** Quotes that cannot be read are void. */
export interface UnreadableQuotes {
    /** Quotes: how many cannot be read, as it was shown (份数). */
    count: number;
    /** Why they cannot be restored (原因). */
    reason: string;
    /** The version that was read (版本). */
    version: number;
}
/** A sealing key is lost for ever. */
export interface KeyLoss {
    /** Key ID (密钥编号). */
    keyId: string;
    /** Key ID again (再次输入密钥编号). */
    repeatedKeyId: string;
    /** How it was lost and where it was looked for (原因). */
    reason: string;
}
/** A key that was declared lost. */
export interface LostKey {
    /** Key ID (密钥编号). */
    keyId: string;
    /** Failed rounds: rounds that fail with it (涉及的竞价). */
    roundCount: number;
}
/** Why an award is canceled by the office. */
export interface AwardCancellation {
    /** Reason (取消原因). */
    reason: string;
    /** Evidence: letter of the winner or other evidence (佐证材料). */
    evidenceFileIds: Id[];
    /** The version that was read (版本). */
    version: number;
}
/** One page of notices. */
export interface AnnouncementPage extends PageInfo {
    /** The rows. */
    records: Announcement[];
}
/** A notice with its text. `fingerprint` is SHA-256 over the RFC 8785 JSON of {announcementCode, type, title, publishTime, sections}; `publishTime` as `YYYY-MM-DDTHH:mm:ss.sssZ`. */
export interface AnnouncementDetail extends Announcement {
    /** Notice text (公告内容). */
    sections: NoticeSection[];
    /** Fingerprint: SHA-256 of the canonical text (指纹). */
    fingerprint: string;
    /** Other notices, about the same purchase, the newest first (同项目公告). */
    others: Announcement[];
}
/**
 * Status for the supplier (状态): UPCOMING 未开始, OPEN 可报价, CLOSED 已截止, DECIDING 评审中, NOTICE 公示中, WON 已成交, LOST 未成交, FAILED 流标, SUSPENDED 已暂停, CHANGED 内容变更、本轮作废, TERMINATED 已终止. Later versions add states.
 * @enum {string}
 */
export type BidderState = "UPCOMING" | "OPEN" | "CLOSED" | "DECIDING" | "NOTICE" | "WON" | "LOST" | "FAILED" | "SUSPENDED" | "CHANGED" | "TERMINATED";
/** What became of the own quote. Line prices of others are not told. */
export interface BidderResult {
    /**
     * Outcome (结果): PENDING 未定, WON 成交, LOST 未成交, VOID 无效, CANCELLED 成交取消, FAILED 流标, TERMINATED 采购终止.
     * @enum {string}
     */
    outcome: "PENDING" | "WON" | "LOST" | "VOID" | "CANCELLED" | "FAILED" | "TERMINATED";
    /** Own total in yuan (本方报价). */
    ownTotal: string | null;
    /** Own rank (本方排名). */
    ownRank: number | null;
    /** Winner (成交供应商). */
    winnerName: string | null;
    /** Total of the winner in yuan (成交金额). */
    winnerTotal: string | null;
    /** Own total above that of the winner, in yuan; null if it is not above (差额). */
    difference: string | null;
    /** Reason (理由). */
    reason: string | null;
    /**
     * Format: date-time
     * Until when objections are heard (质疑截止).
     */
    objectionUntil: string | null;
    /** The office waits for an explanation of the low price (待说明低价). */
    explanationWanted: boolean;
    /** The own explanation (低价说明). */
    explanation: QuoteExplanation | null;
    /** The award can be declined (可放弃成交). */
    mayDecline: boolean;
}
/** A purchase that a supplier may quote for, or has joined. */
export interface BiddablePurchase {
    projectId: Id;
    /** Purchase number (项目编号). */
    projectCode: string;
    /** Purchase name (项目名称). */
    projectName: string;
    purchaseType: PurchaseType;
    companyId: CompanyId;
    /** School (学校). */
    companyName: string;
    /** Goods categories: categories of the lines (物品分类). */
    categoryNames: string[];
    /** Lines (清单行数). */
    lineCount: number;
    /** Ceiling price: ceiling in yuan (最高限价). */
    priceCeiling: string;
    /**
     * Format: date-time
     * Start (开始时间).
     */
    startTime: string;
    /**
     * Format: date-time
     * Join deadline (报名截止).
     */
    joinEndTime: string;
    /**
     * Format: date-time
     * End (截止时间).
     */
    endTime: string;
    /**
     * Format: date-time
     * Server time (服务器时间).
     */
    serverTime: string;
    state: BidderState;
    /** Suspension reason; null if it does not (暂停原因). */
    suspendReason: string | null;
    /**
     * Supplier scope: who may quote (供应商范围).
     * @enum {string}
     */
    supplierScope: "PUBLIC" | "LIBRARY" | "INVITED";
    /** Invited: the supplier is invited (是否受邀). */
    invited: boolean;
    /** Joined: the supplier has joined (是否已报名). */
    joined: boolean;
    /** Quoted: the supplier has quoted (是否已报价). */
    quoted: boolean;
    /** Failure reason; null if it did not (流标原因). */
    failReason: FailReason | null;
    /** Result: null until the prices are opened, and for who has not quoted (结果). */
    result: BidderResult | null;
}
/** One page of purchases for suppliers. */
export interface BiddablePurchasePage extends PageInfo {
    /** The rows. */
    records: BiddablePurchase[];
}
/**
 * What a supplier can do about what stands in its way (解决办法): PROFILE 修改企业资料, WAIT 等待审核, CONTACT 联系学校. Later versions add some.
 * @enum {string}
 */
export type Remedy = "PROFILE" | "WAIT" | "CONTACT";
/** The receipt for a sealed quote. Nobody else learns that there is one. */
export interface QuoteReceipt {
    quoteId: Id;
    /** Round, from 1: a part of what the commitment covers (轮次). */
    roundNo: number;
    /** Quote number, from 1 (第几次报价). */
    quoteNo: number;
    /**
     * Format: date-time
     * Received (到达时间).
     */
    arrivalTime: string;
    /** Commitment: SHA-256 over the RFC 8785 JSON of the quote with its nonce (承诺值). */
    commitment: string;
    /** Total (总价) in yuan; null in answers to later calls, because the quote is sealed. */
    total: string | null;
    /** Nonce: proves later what was quoted: keep it. Null in answers to later calls (随机数). */
    nonce: string | null;
    /** Files (文件) in their order. Those that only replaced quotes have are deleted a week after the end. */
    files: FileInfo[];
}
/** A purchase as a supplier sees it. */
export interface BiddablePurchaseDetail extends BiddablePurchase {
    /** Purpose (用途说明). */
    description: string | null;
    /** Lines (清单). */
    lines: WantedLine[];
    /** Delivery time: wanted delivery in days (交货期). */
    deliveryDays: number | null;
    /** Warranty: wanted warranty in months (质保期). */
    warrantyMonths: number | null;
    /** Payment terms (付款方式). */
    paymentTerms: string | null;
    /** Delivery address (送货地址). */
    deliveryAddress: string | null;
    /** Requirements: what suppliers must be able to do (资格与售后要求). */
    requirements: string | null;
    /** Files (附件) of the request. */
    attachments: FileInfo[];
    /** Minimum quotes: suppliers that must quote (最少报价家数). */
    minBidders: number;
    /** Maximum quotes: quotes that one may make; 0: no limit (最多报价次数). */
    maxQuoteTimes: number;
    /**
     * Award rule (成交原则).
     * @enum {string}
     */
    awardRule: "LOWEST_PRICE" | "LOWEST_COMPLIANT" | "COMPREHENSIVE";
    /**
     * Format: date-time
     * Original deadline: end as it was announced (原截止时间).
     */
    originalEndTime: string;
    /** Can join (可报名). */
    mayJoin: boolean;
    /** Can quote (可报价). */
    mayQuote: boolean;
    /** Reason for exclusion: why it may not join, or after joining not quote, in the language of the caller (不可参与原因). */
    hindrance: string | null;
    /** Remedy; null if nothing stands in the way, or only time helps (解决办法). */
    remedy: Remedy | null;
    /**
     * Format: date-time
     * Joined (报名时间).
     */
    joinTime: string | null;
    /** Contact (联系人). */
    contactName: string | null;
    /** Phone (联系电话). */
    contactPhone: string | null;
    /** Receipts, for own quotes, the newest first (回执). */
    receipts: QuoteReceipt[];
    /** Notices, the newest first (公告). */
    notices: Announcement[];
}
/** A supplier takes part. */
export interface Joining {
    /** Contact (联系人). */
    contactName: string;
    /** Phone (联系电话). */
    contactPhone: string;
    /** Qualifications: licenses of the profile that are shown for it; may be empty (资质). */
    qualificationIds: Id[];
    /** Terms accepted (接受竞价须知). */
    termsAccepted: boolean;
    /** No conflict of interest: no interest in the school or another bidder (无利害关系). */
    conflictDeclared: boolean;
}
/** Taken part. */
export interface JoinedBidding {
    projectId: Id;
    /**
     * Format: date-time
     * Joined (报名时间).
     */
    joinTime: string;
}
/** What is offered for a line. */
export interface QuoteLineInput {
    /** Number of the line (行号). */
    no: number;
    /** Brand (品牌). */
    brand: string;
    /** Model (型号). */
    model: string;
    /** Manufacturer (生产厂家). */
    manufacturer?: string;
    /** Response to the parameters (参数响应). */
    response?: string;
    /** Price of one in yuan, with tax and delivery (单价): with two decimals, and with up to four only if the others are not zero. Above zero. */
    unitPrice: string;
}
/** A quote. It replaces the one before. */
export interface QuoteInput {
    /** One for each line of the purchase (分项). */
    lines: QuoteLineInput[];
    /** Delivery time: days from the order to the delivery (交货期). */
    deliveryDays: number;
    /** Warranty: months of warranty (质保期). */
    warrantyMonths: number;
    /** Deviation (偏离说明). */
    deviation?: string;
    /** Files (文件) of the technical part, in their order: own uploads for QUOTE and this purchase. */
    fileIds?: Id[];
    /** Payment terms accepted (接受付款方式). */
    paymentAccepted: boolean;
}
/** Why a price is low. */
export interface Explanation {
    /** Explanation (说明). */
    text: string;
}
/** The purchase after a step of the supplier. */
export interface BidderStep {
    projectId: Id;
    state: BidderState;
}
/** Why the award is declined. */
export interface Declining {
    /** Reason (放弃原因). */
    reason: string;
}
/**
 * Type of flow (流程业务类型): PURCHASE 采购申请, AWARD 定标, AWARD_CANCEL 取消成交, CONTRACT 合同, MODIFICATION 变更, TERMINATION 终止采购, WRITE_OFF 核销违约应退款. Later versions add kinds.
 * @enum {string}
 */
export type ApprovalFlowKind = "PURCHASE" | "AWARD" | "AWARD_CANCEL" | "CONTRACT" | "MODIFICATION" | "TERMINATION" | "WRITE_OFF";
/**
 * Type of budget card (经费类型): SCIENCE 科研经费, TEACHING 教学经费, SPECIAL 专项经费, DISCIPLINE 学科建设, OPERATION 日常公用, DONATION 捐赠.
 * @enum {string}
 */
export type FundType = "SCIENCE" | "TEACHING" | "SPECIAL" | "DISCIPLINE" | "OPERATION" | "DONATION";
/** What a case must be like. All that is given must hold; without anything, every case fits. */
export interface ApprovalCondition {
    /** The case comes to as much or more, in yuan (金额下限, 含). */
    amountFrom?: PositiveAmount;
    /** The case comes to less, in yuan (金额上限, 不含). */
    amountBelow?: PositiveAmount;
    /** The department of the applicant is one of these, or below one (申请单位). */
    deptIds?: Id[];
    /** A line has one of these goods categories, or one below them (物品分类). */
    categoryIds?: Id[];
    /** One of the cards is of such a kind (经费类型). */
    fundTypes?: FundType[];
    /** The purchase goes by one of these purchasing categories (采购类别). */
    patternIds?: Id[];
    /** True: a line is hazardous. False: none is (危化品). */
    hazardous?: boolean;
    /** True: a line is made abroad. False: none is (进口产品). */
    imported?: boolean;
    /** It is bought in one of these ways; bidding is ONLINE_BID (采购方式). */
    executionCodes?: ExecutionCode[];
}
/**
 * Who is asked (审批人来源): CARD_OWNER 经费负责人, ROLE 角色, USERS 指定人员, CATEGORY_MANAGER 归口管理人 (of the goods categories of the lines, or of the nearest ones above them).
 * @enum {string}
 */
export type ApprovalNodeKind = "CARD_OWNER" | "ROLE" | "USERS" | "CATEGORY_MANAGER";
/**
 * Where the role is held (角色所在): DEPT 申请单位或其最近的上级, COLLEGE 申请人所在学院, SCHOOL 学校, FIXED_DEPT 指定单位.
 * @enum {string}
 */
export type ApprovalNodePlace = "DEPT" | "COLLEGE" | "SCHOOL" | "FIXED_DEPT";
/**
 * How several decide (多人审批方式): ANY 一人即可, ALL 都要同意, SEQUENCE 依次同意.
 * @enum {string}
 */
export type ApprovalNodeMode = "ANY" | "ALL" | "SEQUENCE";
/**
 * What happens if a node finds nobody (无人处理时): SKIP 跳过, SCHOOL_ADMIN 由学校管理员审批, BLOCK 停下等学校管理员改派.
 * @enum {string}
 */
export type ApprovalIfEmpty = "SKIP" | "SCHOOL_ADMIN" | "BLOCK";
/** Somebody who is asked. The applicant is never asked, and neither is the officer of the purchase. A ROLE has `roleCode` and `where`, with `deptId` for a FIXED_DEPT; USERS have `userIds`; nothing else has these fields (rules `required`, `contradiction`). */
export interface ApprovalNode {
    /** What the school calls it (节点名称). */
    name?: string;
    kind: ApprovalNodeKind;
    /** Role of the school (角色). */
    roleCode?: string;
    where?: ApprovalNodePlace;
    /** For FIXED_DEPT: the department (指定单位). */
    deptId?: Id;
    /** For USERS: who is asked, in order (指定人员). */
    userIds?: Id[];
    mode: ApprovalNodeMode;
    /** Asks only if the case is like that (节点条件). */
    when?: ApprovalCondition;
    ifEmpty: ApprovalIfEmpty;
    /** Leaves out who is asked in the node before, unless nobody else is there (不与上一节点重复). */
    otherThanBefore?: boolean;
    /** Working days within which to decide (审批时限, 工作日). */
    limitDays?: number;
}
/** Something about a flow that is probably not meant (流程问题): SAME_PRIORITY 与另一流程优先级相同, SHADOWED 总有另一流程先适用, NOBODY 节点在某些单位无人处理, NO_MANAGER 没有任何物品分类设置归口管理人, NO_OWNERS 未经确认而不经经费负责人审批, SHADOWS 使另一流程不再适用, GAP 有金额不符合任何流程. */
export interface ApprovalFinding {
    /**
     * What it is (问题).
     * @enum {string}
     */
    kind: "SAME_PRIORITY" | "SHADOWED" | "SHADOWS" | "GAP" | "NO_OWNERS" | "NOBODY" | "NO_MANAGER";
    /** For NOBODY and NO_MANAGER: which node (节点序号). */
    nodeNo: number | null;
    /** The other flow; null for a node, and where several together are the first to serve (另一流程). */
    otherName: string | null;
    /** For NOBODY: the first of the departments (单位). */
    deptNames: string[];
    /** For NOBODY: how many departments (单位数). */
    deptCount: number;
    /** For GAP: from this amount on; null from the lowest (金额不低于). */
    amountFrom: string | null;
    /** For GAP: below this amount; null without a limit (金额低于). */
    amountBelow: string | null;
}
/** A flow of approval of a school, in its newest version. Cases that run keep the version by which they were started. */
export interface ApprovalConfig extends Tracked {
    id: Id;
    /** Flow name (流程名称). */
    configName: string;
    bizType: ApprovalFlowKind;
    /** Priority: of several flows that fit, the one with the smallest number serves (优先级, 小者优先). */
    priority: number;
    status: Status;
    conditions: ApprovalCondition;
    /** Steps: who is asked, one after the other (审批节点). */
    nodes: ApprovalNode[];
    /** Card owners not asked: the flow leaves out the owners of the cards, and that is confirmed (不经经费负责人审批). */
    withoutOwners: boolean;
    /** Names: what its ids and codes stand for; without those that are gone (名称对照). */
    names: NamedId[];
    /** Issues: what is probably not meant (流程问题). */
    findings: ApprovalFinding[];
    /** Running: cases that run by one of its versions (进行中). */
    runningCount: number;
    /** Actions that the caller may take now. */
    allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
}
/** One page of flows. */
export interface ApprovalConfigPage extends PageInfo {
    /** The rows. */
    records: ApprovalConfig[];
}
/** The flow that serves where none of the school's fits. */
export interface DefaultApprovalFlow {
    bizType: ApprovalFlowKind;
    /** Steps: who is asked, one after the other (审批节点). */
    nodes: ApprovalNode[];
    /** What its codes stand for (名称对照). */
    names: NamedId[];
}
/** A flow of approval of a school. */
export interface ApprovalConfigInput {
    /** Flow name, unique in the school for its kind (流程名称). */
    configName: string;
    bizType: ApprovalFlowKind;
    /** Of several flows that fit a case, the one with the smallest number serves; of equal ones the older (优先级, 小者优先). */
    priority: number;
    status?: Status;
    conditions?: ApprovalCondition;
    /** Steps: who is asked, one after the other (审批节点). */
    nodes: ApprovalNode[];
    /** Card owners not asked: confirms that the flow leaves out the owners of the cards (不经经费负责人审批). Needed of a flow for requests without a step that asks them about all of its requests. */
    withoutOwners?: boolean;
}
/** Changes of a flow. Only what is sent changes; conditions and nodes are replaced as a whole. */
export interface ApprovalConfigChanges {
    /** The version that was read (版本). */
    version: number;
    /** Flow name, unique in the school for its kind (流程名称). */
    configName?: string;
    /** Of several flows that fit a case, the one with the smallest number serves (优先级, 小者优先). */
    priority?: number;
    status?: Status;
    conditions?: ApprovalCondition;
    /** Steps: who is asked, one after the other (审批节点). */
    nodes?: ApprovalNode[];
    /** Card owners not asked: confirms that the flow leaves out the owners of the cards (不经经费负责人审批). Needed again with each change of conditions or nodes. */
    withoutOwners?: boolean;
}
/** Draft of a flow, as it would be saved; with `id` in the place of that one (未保存的流程). */
export interface ApprovalDraft {
    id?: Id;
    /** Flow name (流程名称). */
    configName: string;
    /** Priority (优先级). */
    priority: number;
    conditions?: ApprovalCondition;
    /** Steps: who is asked (审批节点). */
    nodes: ApprovalNode[];
    /** Card owners not asked: confirms that the flow leaves out the owners of the cards (不经经费负责人审批). */
    withoutOwners?: boolean;
}
/** A case to try, with a flow that need not be saved. */
export interface ApprovalTrial {
    bizType: ApprovalFlowKind;
    /** Test case (试算的业务). */
    case: {
        /** Amount (金额) in yuan. */
        amount: PositiveAmount;
        /** Department of the applicant (申请单位). */
        deptId: Id;
        /** Who applies, and is therefore not asked (申请人). */
        applicantId?: Id;
        /** The officer of the purchase, who is not asked either (经办人). */
        officerId?: Id;
        /** Goods categories of the lines (物品分类). */
        categoryIds?: Id[];
        /** Cards that pay, in order (经费卡). */
        cardIds?: Id[];
        /** Purchasing category (采购类别). */
        patternId?: Id;
        /** Whether a line is made abroad; false if left out (进口产品). */
        imported?: boolean;
        /** How it is bought; left out: by bidding (采购方式). */
        executionCode?: ExecutionCode;
    };
    draft?: ApprovalDraft;
}
/**
 * A condition that a case does not meet (不符合的条件): AMOUNT 金额, CATEGORY 物品分类, DEPT 申请单位, FUND 经费类型, PATTERN 采购类别, HAZARDOUS 危化品, IMPORTED 进口产品, WAY 采购方式.
 * @enum {string}
 */
export type ApprovalMisfit = "AMOUNT" | "CATEGORY" | "DEPT" | "FUND" | "PATTERN" | "HAZARDOUS" | "IMPORTED" | "WAY";
/** A flow, and why it serves the case or does not. */
export interface TriedFlow {
    /** Null for a draft without an id, and for the default flow (标识). */
    id: string | null;
    /** Null for the default flow (流程名称). */
    configName: string | null;
    /** Null for the default flow, which comes last (优先级). */
    priority: number | null;
    /** Whether it is the one that is not saved (未保存). */
    isDraft: boolean;
    /** Whether the case goes by it (适用). */
    serves: boolean;
    /** Conditions that the case does not meet; empty where it fits, though another one may come first (不符合的条件). */
    misfits: ApprovalMisfit[];
}
/** By which flow a case would go, and whom it would ask. */
export interface ApprovalTrialResult {
    /** Small purchase, whose chain the policy of the school has: `flows` is empty then (小额采购). */
    isSmall: boolean;
    /** Flows: the enabled ones of its type in the order in which they are asked, the default one last (流程). */
    flows: TriedFlow[];
    /** Approvers, one step after the other; empty if nobody is (审批链). */
    chain: ApproverStep[];
    /** Whether the owners of the cards are asked; always true for kinds other than requests (经费负责人是否审批). */
    asksOwners: boolean;
    /** What of the draft is probably not meant; empty without one (流程问题). */
    findings: ApprovalFinding[];
}
/** What is rehearsed; without `draft` and `policy`, the flows as they are. */
export interface ApprovalRehearsal {
    draft?: ApprovalDraft;
    /** Test limits: other limits than those of the school (试用限额). */
    policy?: {
        /** Small purchases up to: purchases up to this amount in yuan are small (小额限额). */
        smallLimit?: string;
        /** No approval up to: up to this amount in yuan, purchases on own cards need no approval (免审限额). */
        ownCardLimit?: string;
    };
    /**
     * Format: date
     * First day of the submissions, a year before today if left out (开始日期).
     */
    from?: string;
    /**
     * Format: date
     * Last day of the submissions, today if left out (结束日期).
     */
    to?: string;
}
/** What the approvals of all purchases come to. */
export interface RehearsedSide {
    /** Decisions that it takes, if all agree (签字数). */
    signatures: number;
    /** Estimated minutes of an approval on average; null if nothing tells how long they take (预计分钟数). */
    minutes: number | null;
    /** Purchases that are small ones (小额采购数). */
    small: number;
    /** Purchases that need no approval (免审数). */
    unasked: number;
    /** Purchases in which a step finds nobody to ask (无人审批数). */
    blocked: number;
    /** Purchases of which the owner of a card is not asked, though somebody else requests them (未经经费负责人审批数). */
    ownersLeft: number;
}
/** How long those who are asked really took in the period. */
export interface RehearsedPace {
    /** Null: all kinds, which counts for a kind that has none of its own (审批身份). */
    kind: ApproverKind | null;
    /** Decisions (审批次数). */
    count: number;
    /** Median (中位分钟数). */
    minutes: number;
}
/** In how many steps somebody would be asked. Of several of whom one decides, each counts. */
export interface RehearsedPerson {
    id: Id;
    /** Name (姓名). */
    name: string;
    /** Before the change (变更前). */
    before: number;
    /** After the change (变更后). */
    after: number;
}
/** How a purchase goes. */
export interface RehearsedWay {
    /** Small purchase (小额采购). */
    isSmall: boolean;
    /** Approvers, one step after the other; empty if nobody is (审批链). */
    chain: ApproverStep[];
}
/** A purchase that would be approved otherwise. */
export interface RehearsedPurchase {
    id: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase name (项目名称). */
    projectName: string;
    /** Department of the applicant (申请单位). */
    deptName: string;
    /** What was requested (申请金额). */
    amount: Money;
    /**
     * Format: date-time
     * Submitted (提交时间).
     */
    submitTime: string;
    before: RehearsedWay;
    after: RehearsedWay;
}
/** How the purchases of a period would be approved, before and after a change. */
export interface ApprovalRehearsalResult {
    /**
     * Format: date
     * Start: first day of the period (开始日期).
     */
    from: string;
    /**
     * Format: date
     * End: last day of the period (结束日期).
     */
    to: string;
    /** Purchases (采购数) that were replayed. */
    count: number;
    /** Cut: whether the period has more, of which the newest were taken (是否截取). */
    isCut: boolean;
    /** Affected purchases: purchases that would be approved by others, or be small no longer, or now (受影响的采购数). */
    changed: number;
    before: RehearsedSide;
    after: RehearsedSide;
    /** Approval times: what the estimate of time comes from; empty if nothing was decided in the period (审批用时). */
    paces: RehearsedPace[];
    /** Approvers: those who would be asked most, after the change first (审批人). */
    people: RehearsedPerson[];
    /** Affected purchases: changed purchases that the caller may read, the newest first (受影响的采购). */
    examples: RehearsedPurchase[];
}
/** A framework agreement of the school. */
export interface Framework extends FrameworkBrief, Tracked {
    /** Scope: what may be called off (采购范围). */
    remark: string | null;
    /** Signed agreement (协议扫描件). */
    file: FileInfo | null;
    companyId: CompanyId;
    /** Call-offs: purchases that are called off from it (调用次数). */
    purchaseCount: number;
    /** Actions that the caller may take now. */
    allowedActions: "UPDATE"[];
}
/** One page of framework agreements. */
export interface FrameworkPage extends PageInfo {
    /** The rows. */
    records: Framework[];
}
/** A framework agreement. */
export interface FrameworkInput {
    /** Supplier (供应商) of the library. */
    supplierId: Id;
    /** Agreement number, unique in the school (协议编号). */
    agreementNo: string;
    /** Agreement name (协议名称). */
    frameworkName: string;
    /**
     * Format: date
     * Valid from (生效日期).
     */
    validFrom: string;
    /**
     * Format: date
     * Valid until, not before the first (失效日期).
     */
    validTo: string;
    /** Agreement value: sum that may be called off in yuan, at least what is taken (协议总额). */
    totalAmount: PositiveAmount;
    /** Scope: what may be called off (采购范围). */
    remark?: string | null;
    /** Signed agreement, uploaded for PURCHASE (协议扫描件). */
    fileId: Id;
}
/** Changes of a framework agreement; fields that are left out stay unchanged. */
export interface FrameworkChanges {
    /** The version that was read (版本). */
    version: number;
    /** Agreement number, unique in the school (协议编号). */
    agreementNo?: string;
    /** Agreement name (协议名称). */
    frameworkName?: string;
    /**
     * Format: date
     * Valid from (生效日期).
     */
    validFrom?: string;
    /**
     * Format: date
     * Valid until, not before the first (失效日期).
     */
    validTo?: string;
    /** Agreement value: sum that may be called off in yuan, at least what is taken (协议总额). */
    totalAmount?: PositiveAmount;
    /** Scope: what may be called off (采购范围). */
    remark?: string | null;
    /** Signed agreement, uploaded for PURCHASE (协议扫描件). */
    fileId?: Id;
}
/**
 * Status of a change request (变更状态): DRAFT 草稿, APPROVING 审批中, EFFECTIVE 已生效, REJECTED 已驳回, WITHDRAWN 已撤回. Later versions add states.
 * @enum {string}
 */
export type ModifyStatus = "DRAFT" | "APPROVING" | "EFFECTIVE" | "REJECTED" | "WITHDRAWN";
/** A change of an approved purchase. */
export interface ProjectModify extends Tracked {
    id: Id;
    /** Change number; null before the submission (变更编号). */
    modifyCode: string | null;
    projectId: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase name (项目名称). */
    projectName: string;
    projectStatus: ProjectStatus;
    /** Change type (变更类型). */
    modifyType: ModifyType[];
    /** Reason (变更原因). */
    reason: string;
    status: ModifyStatus;
    /** Approval: the case that decides (审批单). */
    approvalInstanceId: string | null;
    /** Waiting on: names of those who are asked now (等谁). */
    waitingFor: string[];
    /**
     * Format: date-time
     * Submitted (提交时间).
     */
    submitTime: string | null;
    /**
     * Format: date-time
     * Ended: in effect, rejected or taken back at (生效或结束时间).
     */
    endTime: string | null;
    /** Comment: what was said at the end (审批意见). */
    opinion: string | null;
    companyId: CompanyId;
    /** School (学校). */
    companyName: string;
    /** Actions that the caller may take now. */
    allowedActions: ("EDIT" | "SUBMIT" | "WITHDRAW")[];
}
/** One page of changes. */
export interface ProjectModifyPage extends PageInfo {
    /** The rows. */
    records: ProjectModify[];
}
/**
 * A field that differs (变更字段): line 清单行, itemName 物品名称, spec 规格型号, parameters 技术参数, categoryId 物品分类, quantity 数量, unit 计量单位, imported 进口产品 (Y or null), lineAmount 金额, description 用途说明, requirements 资格与售后要求, priceCeiling 最高限价, fund 经费卡, deliveryDays 交货期, bidEndTime 竞价截止时间, contactName 收货联系人, contactPhone 联系电话, deliveryAddress 送货地址. Later versions add fields.
 * @enum {string}
 */
export type ModifyField = "line" | "itemName" | "spec" | "parameters" | "categoryId" | "quantity" | "unit" | "imported" | "lineAmount" | "description" | "requirements" | "priceCeiling" | "fund" | "deliveryDays" | "bidEndTime" | "contactName" | "contactPhone" | "deliveryAddress";
/** What differs in one field. */
export interface ProjectChange {
    type: ModifyType;
    field: ModifyField;
    /** The line or the card; null for other fields (清单行或经费卡). */
    name: string | null;
    /** Before; null: nothing (变更前). */
    before: string | null;
    /** After; null: nothing (变更后). */
    after: string | null;
}
/** What a purchase is to say. What is left out stays. */
export interface WantedChanges {
    /** CONTENT: what it is for (用途说明). */
    description?: string;
    /** CONTENT: what suppliers must be able to do (资格与售后要求). */
    requirements?: string;
    /** All lines. CONTENT: what is in them but the amounts; PRICE: the amounts (采购清单). */
    items?: ProjectItemInput[];
    /** CONTENT or PRICE: the argument report, a file uploaded for PURCHASE, where the purchase is to need one; it joins the files of the purchase when the change takes effect (论证报告). */
    argumentId?: string;
    /** PRICE: quotes above this amount are refused (最高限价). */
    priceCeiling?: string;
    /** FUNDS: all cards that pay (经费来源). */
    funds?: ProjectFundInput[];
    /** SCHEDULE: days from the order to the delivery (交货期). */
    deliveryDays?: number;
    /**
     * Format: date-time
     * SCHEDULE: end of the bidding, only later (竞价截止时间).
     */
    bidEndTime?: string;
    /** CONTACT: who takes the delivery (收货联系人). */
    contactName?: string;
    /** CONTACT: phone (联系电话). */
    contactPhone?: string;
    /** CONTACT: where it is delivered (送货地址). */
    deliveryAddress?: string;
}
/**
 * Status of a task (任务状态): WAITING 未到, PENDING 待处理, APPROVED 已同意, REJECTED 已驳回, RETURNED 已退回, CANCELLED 已取消, SKIPPED 此前已同意、不再询问, DELEGATED 已转办, ASKING 征求意见中.
 * @enum {string}
 */
export type TaskState = "WAITING" | "PENDING" | "APPROVED" | "REJECTED" | "RETURNED" | "CANCELLED" | "SKIPPED" | "DELEGATED" | "ASKING";
/** Somebody who is asked about a change. */
export interface ModifyStep {
    /** Number of the step (步骤). */
    step: number;
    /** Approver (审批人). */
    userName: string;
    state: TaskState;
    /** Comment (意见). */
    opinion: string | null;
    /**
     * Format: date-time
     * Decided at (审批时间).
     */
    decideTime: string | null;
}
/** A change with all that belongs to it. */
export interface ProjectModifyDetail extends ProjectModify {
    /** Changes: what differs; of a draft from the purchase as it is now (变更内容). */
    changes: ProjectChange[];
    wanted: WantedChanges;
    /** Justification report: the argument report that comes with it; null if none does (论证报告). */
    argument: FileInfo | null;
    /** Approval: who is asked in order (审批进度). */
    steps: ModifyStep[];
}
/** A change of a purchase, complete or not. */
export interface ProjectModifyInput {
    /** Change request: the draft that is changed; left out: a new one (变更). */
    id?: Id;
    /** The version of the draft that was read (版本). */
    version?: number;
    /** Purchase (采购项目). */
    projectId: Id;
    /** Change type (变更类型). */
    modifyType: ModifyType[];
    /** Reason (变更原因). */
    reason: string;
    changes: WantedChanges;
}
/** A change after a step. */
export interface SavedModify {
    id: Id;
    /** Change number; null before the submission (变更编号). */
    modifyCode: string | null;
    status: ModifyStatus;
    /** Approval: the case that decides (审批单). */
    approvalInstanceId: string | null;
    projectStatus: ProjectStatus;
    /** Version: optimistic lock (版本). */
    version: number;
}
/** A change is submitted. */
export interface ModifySubmission {
    /** The version that was read (版本). */
    version: number;
    /** No conflict of interest (利益冲突声明). */
    conflictDeclared: boolean;
}
/** A change is taken back. */
export interface ModifyWithdrawal {
    /** The version that was read (版本). */
    version: number;
}
/** A request as far as it decides who approves. */
export interface ChainQuestion {
    /**
     * Type (业务类型): PURCHASE 采购申请. Later versions add kinds.
     * @enum {string}
     */
    bizType: "PURCHASE";
    /** Request (申请). */
    case: {
        /** Amount (金额) in yuan. */
        amount: PositiveAmount;
        /** Cards that the caller may use, in the order of the request (经费卡). */
        cardIds: Id[];
        /** Department of the school; that of the session if left out (申购部门). */
        deptId?: Id;
    };
}
/**
 * Status of an approval (审批状态): RUNNING 审批中, APPROVED 已通过, REJECTED 已驳回, RETURNED 已退回, WITHDRAWN 已撤回.
 * @enum {string}
 */
export type ApprovalStatus = "RUNNING" | "APPROVED" | "REJECTED" | "RETURNED" | "WITHDRAWN";
/** A case of approval in a list. */
export interface ApprovalTask {
    /** Approval: task of the caller; in APPLIED and CC the case (编号). */
    id: Id;
    /** Approval (审批实例). */
    instanceId: Id;
    /** Approval: task of the caller; null in APPLIED and CC (任务). */
    taskId: string | null;
    bizType: ApprovalBizType;
    /** Purchase (采购项目). */
    projectId: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Title: name of the purchase (标题). */
    title: string;
    applicantId: Id;
    /** Requester (申请人). */
    applicantName: string;
    /** Department (部门). */
    deptName: string;
    /** Amount (金额). */
    amount: Money;
    /** Change types; empty for other kinds. Times and contact move no money (变更类型). */
    modifyTypes: ModifyType[];
    status: ApprovalStatus;
    /** Waiting on: names of those who are to decide (等谁). */
    waitingFor: string[];
    /**
     * Format: date-time
     * Waiting since; null at the end (等待起).
     */
    waitingSince: string | null;
    /** Remaining on the card: what stays on that of its cards on which least stays; null unless a request is open (批后卡上剩). */
    remainingAmount: string | null;
    /**
     * Format: date-time
     * Time: TODO: waiting since; DONE: decided at; else submitted at (时间).
     */
    since: string;
    /** On behalf of, if the caller decides or has decided it as a deputy (代谁办理). */
    forUserName: string | null;
    /** Deputy: the deputy who has decided it in the caller's place (代办人). */
    decidedByName: string | null;
    /** Asked by: who asks the caller for an opinion; null if the caller is to decide (征求意见人). */
    askedByName: string | null;
    /**
     * Format: date-time
     * Deadline: until when those who are asked are to decide, the earliest; null if nobody is asked, or without a limit (时限).
     */
    limitTime: string | null;
    /** Overdue: whether that time is over (是否超时). */
    isOverdue: boolean;
    /** Blocked: whether it cannot go on: who is asked cannot decide any more, or nobody was found (是否受阻). */
    isBlocked: boolean;
    /** Version: optimistic lock (版本). */
    version: number;
}
/** One page of cases. */
export interface ApprovalTaskPage extends PageInfo {
    /** The rows. */
    records: ApprovalTask[];
}
/** What waits for the caller. */
export interface ApprovalCount {
    /** To do: tasks (待办数). */
    todo: number;
    /** The sum of their amounts (金额合计). */
    amount: Money;
    /**
     * Format: date-time
     * Since when the oldest waits; null if there is none (最早的等待起).
     */
    since: string | null;
    /** Overdue: tasks of the caller whose time is over (超时待办数). */
    overdue: number;
    /** Blocked and overdue: for who may reassign: cases that cannot go on or were left by who is asked, and other steps that nobody can do; 0 for others (受阻与超时件数). */
    stuck: number;
}
/** A task of a case: who is asked, and the decision. */
export interface ApprovalRecord {
    taskId: Id;
    /** Step, from 1 (步骤). */
    step: number;
    /** Step name: what the school calls the step in its flow; left out if it has no name (节点名称). */
    stepName?: string;
    kind: ApproverKind;
    mode: ApprovalMode;
    userId: Id;
    /** Approver (审批人). */
    userName: string;
    state: TaskState;
    /** Comment (意见). */
    opinion: string | null;
    /**
     * Format: date-time
     * Asked at; null while earlier steps are open (到达时间).
     */
    since: string | null;
    /**
     * Format: date-time
     * Decided, or handed over at (处理时间).
     */
    decideTime: string | null;
    /** Deputy: the deputy who has decided in their place; null if nobody did (代办人编号). */
    decidedById: string | null;
    /** Name of that deputy (代办人). */
    decidedByName: string | null;
    /** Deputies: who may decide in their place now; empty unless the task is PENDING (可代办的人). */
    deputyNames: string[];
    /** Asking approval: the task for which the opinion is asked; null for what decides (征求意见的任务). */
    parentTaskId: string | null;
    /** Question, if an opinion is (征求意见的说明). */
    question: string | null;
    /**
     * Format: date-time
     * Until when it is to be decided; null before it comes up (时限).
     */
    limitTime: string | null;
    /** Handed over by: who had the task before, and handed it over or left it; null if nobody did (转办自). */
    fromUserName: string | null;
    /** Reassigned by: who has put this user into the seat for the school; null if nobody did (改派人). */
    byUserName: string | null;
    /** Reassignment reason (改派原因). */
    putReason: string | null;
}
/** The flow of the school by which a case runs. */
export interface CaseFlow {
    /** The flow; it may be deleted since (流程). */
    id: Id;
    /** Its name then (流程名称). */
    configName: string;
    /** Its version then (版本). */
    version: number;
}
/**
 * Why a seat can be given to somebody else (原因): EMPTY 无人任职, LEFT 已停用或无角色, LATE 超过时限两倍未办.
 * @enum {string}
 */
export type SeatCause = "EMPTY" | "LEFT" | "LATE";
/** A seat in a case that can be given to somebody else. */
export interface OpenSeat {
    taskId: Id;
    kind: ApproverKind;
    /** Who has it; null if nobody was found (审批人). */
    userName: string | null;
    cause: SeatCause;
    /**
     * Format: date-time
     * Since when it is open (起始时间).
     */
    since: string;
}
/** A case of approval. */
export interface ApprovalInstanceDetail {
    id: Id;
    bizType: ApprovalBizType;
    status: ApprovalStatus;
    /** Version: optimistic lock (版本). */
    version: number;
    /** What is to be agreed to: what is requested, or what it cost (金额). */
    amount: Money;
    /**
     * Format: date-time
     * Started (发起时间).
     */
    createTime: string;
    /**
     * Format: date-time
     * Ended (结束时间).
     */
    endTime: string | null;
    /** Approval history (审批记录) in order. */
    records: ApprovalRecord[];
    /** Approval flow: the flow of the school by which it runs; null for the default one, and for small purchases (审批流程). */
    flow: CaseFlow | null;
    /** My approval: the task that waits for the caller (我的任务). */
    myTaskId: string | null;
    /** On behalf of, if the caller decides it as a deputy (代谁办理). */
    forUserName: string | null;
    /** Asked by: who asks the caller for an opinion; null if the caller is to decide (征求意见人). */
    askedByName: string | null;
    project: ProjectDetail;
    /** Contract: the contract that the case is about; null for other kinds, and if another case was started for it since (合同). */
    contract: ContractDetail | null;
    /** Change request: the change that the case is about; null for other kinds (变更). */
    modification: ProjectModifyDetail | null;
    /** Reason; of kinds TERMINATION and WRITE_OFF only (理由). */
    reason?: string;
    /** Requested by, or to give the purchase up: its applicant or its officer; of kinds MODIFICATION, TERMINATION and WRITE_OFF only (发起人). */
    requestedByName?: string;
    /** Similar purchases: what else the requester has requested of the same categories within those days (同类累计). */
    similarAmount: Money;
    /** Similar purchases count within: days of the policy (同类累计天数). */
    similarDays: number;
    /** Small purchases up to: limit of the school for small purchases (小额限额). */
    smallLimit: Money;
    /**
     * Format: date-time
     * Next reminder: for the applicant, from when on those who are asked can be reminded again; null if they can be now, or never (下次可催办时间).
     */
    nextUrgeTime: string | null;
    /**
     * Format: date-time
     * Deadline: until when those who are asked are to decide, the earliest; null if nobody is asked, or without a limit (时限).
     */
    limitTime: string | null;
    /** Overdue: whether that time is over (是否超时). */
    isOverdue: boolean;
    /** Blocked: whether it cannot go on: who is asked cannot decide any more, or nobody was found (是否受阻). */
    isBlocked: boolean;
    /** Assignments to change: for who may reassign: the seats that can be given to somebody else (可改派的席位). */
    seats: OpenSeat[];
    /** Actions that the caller may take now. */
    allowedActions: ("APPROVE" | "REJECT" | "RETURN" | "DELEGATE" | "ADD_SIGN" | "WITHDRAW" | "URGE" | "REASSIGN")[];
}
/** The decision of a task. */
export interface Decision {
    /** The version that was read (版本). */
    version: number;
    /**
     * Decision (处理): APPROVE 同意, REJECT 驳回, RETURN 退回.
     * @enum {string}
     */
    decision: "APPROVE" | "REJECT" | "RETURN";
    /** Comment; needed for REJECT and RETURN (意见). */
    opinion?: string;
}
/** A case after a decision. */
export interface DecidedCase {
    id: Id;
    status: ApprovalStatus;
    /** Version: optimistic lock (版本). */
    version: number;
    projectStatus: ProjectStatus;
}
/** To whom a task is handed over. */
export interface Delegation {
    /** The version that was read (版本). */
    version: number;
    /** Who is asked from now on (转办给). */
    userId: Id;
    /** Comment (意见). */
    opinion?: string;
}
/** Who is asked for an opinion first. */
export interface Question {
    /** The version that was read (版本). */
    version: number;
    /** People asked (征求谁的意见). */
    userIds: Id[];
    /** What is asked (说明). */
    opinion?: string;
}
/**
 * Type of case that a deputy may decide (可代理的业务类型): PURCHASE 采购申请, AWARD 定标, AWARD_CANCEL 取消成交, CONTRACT 合同, MODIFICATION 变更, TERMINATION 终止采购, WRITE_OFF 核销违约应退款. Later versions add kinds.
 * @enum {string}
 */
export type DeputyBizType = "PURCHASE" | "AWARD" | "AWARD_CANCEL" | "CONTRACT" | "MODIFICATION" | "TERMINATION" | "WRITE_OFF";
/** Days in which somebody decides for somebody else. */
export interface DelegationPeriod extends Tracked {
    id: Id;
    /** Approver: who is replaced (被代理人). */
    userId: Id;
    /** Name of who is replaced (被代理人姓名). */
    userName: string;
    /** Deputy: who decides (代理人). */
    agentId: Id;
    /** Deputy: name of who decides (代理人姓名). */
    agentName: string;
    /** Types; empty for all (业务范围). */
    bizTypes: DeputyBizType[];
    /**
     * Format: date
     * First day (开始日期).
     */
    startDay: string;
    /**
     * Format: date
     * Last day (结束日期).
     */
    endDay: string;
    /** Remark (备注). */
    remark: string | null;
    /** Actions that the caller may take on this period now. */
    allowedActions: ("EDIT" | "DELETE")[];
}
/** A period to save: a new one or, with `id` and `version`, the whole new content of an own one. */
export interface DelegationInput {
    id?: Id;
    /** The version that was read; required with `id` (版本). */
    version?: number;
    /** Deputy: who decides (代理人). */
    agentId: Id;
    /** Types; all if empty or left out (业务范围). */
    bizTypes?: DeputyBizType[];
    /**
     * Format: date
     * First day (开始日期).
     */
    startDay: string;
    /**
     * Format: date
     * Last day (结束日期).
     */
    endDay: string;
    /** Remark (备注). */
    remark?: string;
}
/** A reminder that was sent. */
export interface Urged {
    id: Id;
    /**
     * Format: date-time
     * Reminded (催办时间).
     */
    urgeTime: string;
    /**
     * Format: date-time
     * When the next reminder is possible (下次可催办时间).
     */
    nextUrgeTime: string;
    /** Names of those who were reminded (催办了谁). */
    names: string[];
}
/** A case that cannot go on, or that was left by who is asked. */
export interface StuckApproval {
    /** Case (审批实例). */
    id: Id;
    bizType: ApprovalBizType;
    /** Purchase (采购项目). */
    projectId: Id;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Title: name of the purchase (标题). */
    title: string;
    /** Requester (申请人). */
    applicantName: string;
    /** Department (部门). */
    deptName: string;
    /** Amount (金额). */
    amount: Money;
    /** What holds it up (受阻席位). */
    seats: OpenSeat[];
    /** Blocked: whether it cannot go on; otherwise it was left for twice its limit (是否受阻). */
    blocked: boolean;
    /**
     * Format: date-time
     * Since when it is so, as far as is known (起始时间).
     */
    since: string;
}
/** One page of cases that need the school. */
export interface StuckApprovalPage extends PageInfo {
    /** The rows. */
    records: StuckApproval[];
}
/**
 * Why a step is awaited in vain (原因): DISABLED 已停用, the user is disabled or deleted; NO_ROLE 无角色, the user holds no role with the permission; NOBODY 无人, no user of the office or store can do it.
 * @enum {string}
 */
export type MissingCause = "DISABLED" | "NO_ROLE" | "NOBODY";
/**
 * What somebody is in a record (身份): REQUESTER 申请人 of a purchase, MEMBER 验收成员 of an acceptance, BORROWER 申请人 of a shared stock request.
 * @enum {string}
 */
export type HolderPart = "REQUESTER" | "MEMBER" | "BORROWER";
/** Somebody, an office or a store of which a step is awaited in vain. */
export interface MissingHolder {
    /** The user or the store; null of an office (姓名或仓库). */
    name: string | null;
    cause: MissingCause;
    /** The user; null of an office or a store (用户). */
    userId: Id | null;
    /** As what the caller may replace the user with `replaceTurnHolder`; null if not (可更换的身份). */
    part: HolderPart | null;
}
/** A step of a record that nobody can do any more. */
export interface StrandedTurn {
    /** Step and record (行标识). */
    id: string;
    step: TodoKind;
    /** Purchase; null of what is done without one (采购项目). */
    projectId: Id | null;
    /** Document: what is opened instead of the purchase, such as an acceptance or a stock document (单据). */
    recordId: string | null;
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Title: name of the purchase, the goods or the supplier (标题). */
    title: string;
    /** Applicant of the purchase; null of what is done without one (申请人). */
    applicantName: string | null;
    /** Missing people (缺少的办理人). */
    holders: MissingHolder[];
    /** Officer can be changed: whether the officer is missing, and the caller may hand the purchase over to another one (可改派经办人). */
    mayHandOver: boolean;
    /**
     * Format: date-time
     * Since when the step waits (起始时间).
     */
    since: string;
}
/** One page of steps that nobody can do. */
export interface StrandedTurnPage extends PageInfo {
    /** The rows. */
    records: StrandedTurn[];
}
/** Who takes the place of somebody who has left. */
export interface Replacement {
    part: HolderPart;
    /** Purchase, acceptance or shared stock request (记录). */
    recordId: Id;
    /** Who has left (离开的人). */
    userId: Id;
    /** Who takes the place (接替的人). */
    replacementId: Id;
    /** Reason (原因). */
    reason: string;
}
/** Who is put into a seat of a case. */
export interface Reassignment {
    /** The version that was read (版本). */
    version: number;
    /** Who is asked from now on (改派给). */
    userId: Id;
    /** Reason (原因). */
    reason: string;
    /** The seat; needed if several must all agree (席位). */
    taskId?: Id;
}
/** A withdrawal. */
export interface Withdrawal {
    /** The version that was read (版本). */
    version: number;
    /** Reason (原因). */
    reason?: string;
}
/**
 * Type of supplier (供应商性质): MANUFACTURER 生产商, AGENT 代理商, DEALER 经销商, SERVICE 服务商.
 * @enum {string}
 */
export type SupplierKind = "MANUFACTURER" | "AGENT" | "DEALER" | "SERVICE";
/**
 * Credit level (信用等级), calculated from the credit score: A from 90, B from 75, C from 60, D below.
 * @enum {string}
 */
export type CreditLevel = "A" | "B" | "C" | "D";
/**
 * Source of a supplier account (账号来源): SELF 自主注册, IMPORTED 学校导入, PLATFORM 平台同步.
 * @enum {string}
 */
export type AccountSource = "SELF" | "IMPORTED" | "PLATFORM";
/** A goods category in brief. */
export interface GoodsCategoryBrief {
    id: Id;
    /** Category code: code according to GB/T 14885 (分类编码). */
    categoryCode: string;
    /** Category name (分类名称). */
    categoryName: string;
}
/** A supplier of a school. For callers who may not review, `masked` is true: personal data are masked, and fields about the review are null. */
export interface Supplier extends Tracked {
    id: Id;
    /** Company name, unique within the school (企业名称). */
    companyName: string;
    /** Unified social credit code, unique within the school (统一社会信用代码). */
    creditCode: string;
    /** Company type: entry of the dictionary company_type; null until the supplier has filled it in (企业类型). */
    companyType: string | null;
    /** Supplier type; null until the supplier has filled it in (供应商性质). */
    supplierKind: SupplierKind | null;
    /** Legal representative; null until the supplier has filled it in (法定代表人). */
    legalPerson: string | null;
    /** Province (省). */
    province: string | null;
    /** City (市). */
    city: string | null;
    /** Contact; masked: 陈** (联系人). */
    contactName: string;
    /** Phone; masked: 199****1001 (联系电话). */
    contactPhone: string;
    /** Main categories: main goods of the supplier (主营分类). */
    goodsCategories: GoodsCategoryBrief[];
    status: SupplierStatus;
    /** Account source; null when masked (账号来源). */
    accountSource: AccountSource | null;
    /** Agreement signed: has signed the agreement with the school (已签协议). */
    signedAgreement: boolean;
    /**
     * Format: date
     * Agreement expiry; null when masked, not signed or unlimited (协议到期).
     */
    agreementExpireDate: string | null;
    /**
     * Format: date
     * Next qualification expiry; null if none ends (最近资质到期).
     */
    qualificationExpireDate: string | null;
    /** Credit score (信用分). */
    creditScore: number;
    creditLevel: CreditLevel;
    /**
     * Format: date-time
     * Submitted: waits for its review since, or had waited for the last one; null when masked or never submitted (提交时间).
     */
    submitTime: string | null;
    /**
     * Format: date-time
     * Reviewed; null when masked or not reviewed (审核时间).
     */
    auditTime: string | null;
    /** Reviewed by; null when masked or not reviewed (审核人). */
    auditUserName: string | null;
    /** Remark; null when masked (备注). */
    remark: string | null;
    /** Masked: whether data are masked, as for callers who may not review (已脱敏). */
    masked: boolean;
    companyId: CompanyId;
    /** School (所属学校). */
    schoolName: string;
    /** Actions that the caller may take on this supplier now. */
    allowedActions: ("REVIEW" | "REMARK" | "SET_ACCOUNT_SOURCE" | "SET_AGREEMENT" | "FREEZE" | "UNFREEZE" | "CANCEL" | "REFRESH_REGISTRY")[];
}
/** One page of suppliers. */
export interface SupplierPage extends PageInfo {
    /** The rows. */
    records: Supplier[];
}
/** Selects the suppliers to export, with the filters of queryAllSupplier. */
export interface SupplierExport {
    format: ExportFormat;
    /** Beginning of the company name; any part of it from three characters on, or two that are not ASCII (企业名称). */
    companyName?: string;
    /** Beginning of the unified social credit code (统一社会信用代码). */
    creditCode?: string;
    /** Status (供应商状态). */
    status?: SupplierStatus;
    /** Type of supplier (供应商性质). */
    supplierKind?: SupplierKind;
    /** Credit level (信用等级). */
    creditLevel?: CreditLevel;
    /** A goods category that the supplier sells, or one below it (主营分类). */
    goodsCategoryId?: Id;
    /** Account source; finds nothing if the answer is masked (账号来源). */
    accountSource?: AccountSource;
    /** Has signed the agreement (已签协议). */
    signedAgreement?: boolean;
    /** A qualification ends within this many days or has ended (资质即将到期). */
    expiresWithinDays?: number;
    /** School; one other than the session's needs data scope ALL (学校). */
    companyId?: CompanyId;
}
/** Invoice data of an organization. */
export interface InvoiceInfo {
    /** Title (发票抬头). */
    title: string;
    /** Tax number (纳税人识别号). */
    taxNo: string;
    /** Address (地址). */
    address: string | null;
    /** Phone (电话). */
    phone: string | null;
    /** Bank (开户行). */
    bankName: string | null;
    /** Bank account (账号). */
    bankAccount: string | null;
    /**
     * Invoice type (发票类型): NORMAL 普通发票, SPECIAL 专用发票.
     * @enum {string}
     */
    invoiceType: "NORMAL" | "SPECIAL";
}
/** A qualification of a supplier, for example its business license. */
export interface SupplierQualification {
    id: Id;
    /** Entry of the dictionary qualification_type (资质类型). */
    qualType: string;
    /** Name (资质名称). */
    qualName: string;
    /** Certificate number; null when masked (证书编号). */
    qualNo: string | null;
    /**
     * Format: date
     * Issued on (发证日期).
     */
    issueDate: string | null;
    /**
     * Format: date
     * Valid to; null if unlimited (有效期至).
     */
    expireDate: string | null;
    /** The scan; null when masked, or if the supplier has not uploaded one (附件). */
    file: FileInfo | null;
}
/** An order that the school has terminated for default of the supplier. */
export interface DefaultRecord {
    /** Purchase number (项目编号). */
    projectCode: string | null;
    /** Purchase (项目). */
    projectName: string;
    /** Reason (违约情况). */
    reason: string;
    /**
     * Format: date-time
     * Terminated at (解除时间).
     */
    time: string;
    /** Claim: what it had to refund (应退金额). */
    claimAmount: Money;
    /** What it still owes (待退金额). */
    openAmount: Money;
}
/**
 * Event (事件): SUBMITTED 提交审核, FIRST_APPROVED 初审通过, APPROVED 通过, REJECTED 驳回, FROZEN 冻结, UNFROZEN 解冻, BLACKLISTED 列入失信, CANCELLED 注销.
 * @enum {string}
 */
export type ReviewEvent = "SUBMITTED" | "FIRST_APPROVED" | "APPROVED" | "REJECTED" | "FROZEN" | "UNFROZEN" | "BLACKLISTED" | "CANCELLED";
/** One step in the life of a supplier. Never changed. */
export interface ReviewRecord {
    id: Id;
    event: ReviewEvent;
    /** Comment: opinion or reason (意见). */
    opinion: string | null;
    /** User; null for the system (操作人). */
    userName: string | null;
    /**
     * Format: date-time
     * Time (时间).
     */
    time: string;
}
/** A supplier with all its data. */
export interface SupplierDetail extends Supplier {
    /** Registered capital (注册资本) in yuan. */
    registeredCapital: string | null;
    /**
     * Format: date
     * Established (成立日期).
     */
    establishDate: string | null;
    /** Registered address (注册地址). */
    registeredAddress: string | null;
    /** Business scope (经营范围). */
    businessScope: string | null;
    /** Email; null when masked (邮箱). */
    contactEmail: string | null;
    /** Bank; null when masked (开户银行). */
    bankName: string | null;
    /** Bank account; null when masked (银行账号). */
    bankAccount: string | null;
    /** Reviewed account: account that was reviewed last, to which new purchases are paid; null when masked or none was reviewed (已审核账户). */
    reviewedAccount: PayeeAccount | null;
    /** Invoice data; null when masked or not filled in (开票信息). */
    invoice: InvoiceInfo | null;
    /** Qualifications (资质文件). */
    qualifications: SupplierQualification[];
    /** Review comment: opinion of the last review; null when masked (审核意见). */
    auditOpinion: string | null;
    /** Orders that the school has terminated for default of the supplier, newest first (违约解除记录). */
    defaults: DefaultRecord[];
    /** Review records, newest first; null when masked (审核记录). */
    reviewRecords: ReviewRecord[] | null;
}
/** The decision of a review. */
export interface SupplierReview {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /**
     * Decision (审核结果).
     * @enum {string}
     */
    result: "APPROVED" | "REJECTED";
    /** Comment; required to reject, and to approve despite the status in the registry (审核意见). */
    opinion?: string;
    /** Main categories: replaces the categories that the supplier chose (主营分类). */
    goodsCategoryIds?: Id[];
}
/** Result of a review. */
export interface ReviewOutcome {
    status: SupplierStatus;
    /** Second review required: a second person must approve too: the supplier has credit level D (需复审). */
    needsSecondReview: boolean;
}
/** A remark on a supplier. */
export interface SupplierRemark {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /** Remark; empty to remove it (备注). */
    remark: string;
}
/** Source of a supplier's account. */
export interface SupplierAccountSource {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    accountSource: AccountSource;
}
/** Whether a supplier has signed the agreement with the school. */
export interface SupplierAgreement {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /** Signed (已签协议). */
    signedAgreement: boolean;
    /**
     * Format: date
     * Agreement expiry; null if unlimited (协议到期).
     */
    agreementExpireDate?: string | null;
}
/** The application of an enterprise to become a supplier of a school. */
export interface SupplierRegistration {
    schoolId: CompanyId;
    /** Company name, unique within the school (企业名称). */
    companyName: string;
    /** Unified social credit code, unique within the school (统一社会信用代码). */
    creditCode: string;
    /** Contact (联系人). */
    contactName: string;
    /** Mobile number of the contact (联系电话). */
    contactPhone: string;
    /** SMS code: the code that was sent to the phone (短信验证码). */
    phoneCaptcha: string;
    /** Account (账号) to log in with, unique on the platform, stored in lower case. */
    account: string;
    /** Password (密码) of at least 3 of the 4 kinds of characters: lower case, upper case, digits, others. */
    password: string;
}
/** A supplier that has just registered. */
export interface RegisteredSupplier {
    id: Id;
    status: SupplierStatus;
}
/** A supplier as shown to its own account. */
export interface SupplierProfile {
    id: Id;
    /** Company name (企业名称). */
    companyName: string;
    /** Unified social credit code (统一社会信用代码). */
    creditCode: string;
    /** Company type: entry of the dictionary company_type; null until filled in (企业类型). */
    companyType: string | null;
    /** Supplier type; null until filled in (供应商性质). */
    supplierKind: SupplierKind | null;
    /** Legal representative; null until filled in (法定代表人). */
    legalPerson: string | null;
    /** Registered capital (注册资本) in yuan. */
    registeredCapital: string | null;
    /**
     * Format: date
     * Established (成立日期).
     */
    establishDate: string | null;
    /** Registered address (注册地址). */
    registeredAddress: string | null;
    /** Province (省). */
    province: string | null;
    /** City (市). */
    city: string | null;
    /** Business scope (经营范围). */
    businessScope: string | null;
    /** Contact (联系人). */
    contactName: string;
    /** Phone (联系电话). */
    contactPhone: string;
    /** Email (邮箱). */
    contactEmail: string | null;
    /** Bank (开户银行). */
    bankName: string | null;
    /** Bank account (银行账号). */
    bankAccount: string | null;
    /** Main categories: main goods of the supplier (主营分类). */
    goodsCategories: GoodsCategoryBrief[];
    /** Qualifications (资质). */
    qualifications: SupplierQualification[];
    status: SupplierStatus;
    /** Rejection reason; null in every other status (驳回原因). */
    rejectReason: string | null;
    /** Agreement signed: has signed the agreement with the school (已签协议). */
    signedAgreement: boolean;
    /**
     * Format: date
     * Agreement expiry; null when not signed or unlimited (协议到期).
     */
    agreementExpireDate: string | null;
    /**
     * Format: date
     * Next qualification expiry; null if none ends (最近资质到期).
     */
    qualificationExpireDate: string | null;
    /** Credit score (信用分). */
    creditScore: number;
    creditLevel: CreditLevel;
    /** School of the supplier (所属学校). */
    schoolName: string;
    /** Version: optimistic lock (版本). */
    version: number;
}
/** A qualification that a supplier enters, for example its business license. */
export interface SupplierQualificationInput {
    /** Entry of the dictionary qualification_type (资质类型). */
    qualType: string;
    /** Name (资质名称). */
    qualName: string;
    fileId: Id;
    /** Certificate number (证书编号). */
    qualNo?: string | null;
    /**
     * Format: date
     * Issued on (发证日期).
     */
    issueDate?: string | null;
    /**
     * Format: date
     * Valid to; null if unlimited (有效期至).
     */
    expireDate?: string | null;
}
/** The data that a supplier enters about itself. Fields that are left out are removed. */
export interface SupplierProfileInput {
    /** The version that was read (版本). */
    version: number;
    /** Company name, unique within the school (企业名称). */
    companyName: string;
    /** Unified social credit code, unique within the school (统一社会信用代码). */
    creditCode: string;
    /** Company type: entry of the dictionary company_type (企业类型). */
    companyType: string;
    supplierKind: SupplierKind;
    /** Legal representative (法定代表人). */
    legalPerson: string;
    /** Registered capital (注册资本) in yuan. */
    registeredCapital?: string | null;
    /**
     * Format: date
     * Established (成立日期).
     */
    establishDate?: string | null;
    /** Registered address (注册地址). */
    registeredAddress: string;
    /** Province (省). */
    province?: string | null;
    /** City (市). */
    city?: string | null;
    /** Business scope (经营范围). */
    businessScope?: string | null;
    /** Contact (联系人). */
    contactName: string;
    /** Mobile number of the contact (联系电话). */
    contactPhone: string;
    /** Email (邮箱). */
    contactEmail?: string | null;
    /** Bank (开户银行). */
    bankName?: string | null;
    /** Bank account (银行账号). */
    bankAccount?: string | null;
    /** Present password: wanted to change bank or account once a profile has been sent (密码). */
    password?: string;
    /** Main goods of the supplier (主营分类). */
    goodsCategoryIds: Id[];
    /** Qualifications, including a business license that has not expired (资质). */
    qualifications: SupplierQualificationInput[];
}
/** The status of a supplier after its own change. */
export interface SupplierSubmission {
    status: SupplierStatus;
}
/** Data of the business registry about a supplier (工商信息). */
export interface GsInfo {
    supplierId: Id;
    /** Company name (企业名称). */
    companyName: string;
    /** Unified social credit code (统一社会信用代码). */
    creditCode: string;
    /** Registration number (注册号). */
    regNo: string | null;
    /** Company type (企业类型). */
    companyType: string | null;
    /** Legal representative (法定代表人). */
    legalPerson: string | null;
    /** Registered capital with its currency, as registered (注册资本). */
    registeredCapital: string | null;
    /** Paid-in capital, with its currency (实缴资本). */
    paidInCapital: string | null;
    /**
     * Operating status (经营状态): EXISTING 存续, OPERATING 在业, REVOKED 吊销, DEREGISTERED 注销, MOVED_OUT 迁出, CLOSED 停业, LIQUIDATION 清算.
     * @enum {string}
     */
    operatingStatus: "EXISTING" | "OPERATING" | "REVOKED" | "DEREGISTERED" | "MOVED_OUT" | "CLOSED" | "LIQUIDATION";
    /**
     * Format: date
     * Established (成立日期).
     */
    establishDate: string | null;
    /**
     * Format: date
     * Approval date (核准日期).
     */
    approvalDate: string | null;
    /**
     * Format: date
     * Term start (营业期限自).
     */
    termStart: string | null;
    /**
     * Format: date
     * Term end; null if it has no end (营业期限至).
     */
    termEnd: string | null;
    /** Registration authority (登记机关). */
    registrationAuthority: string | null;
    /** Address (住所). */
    registeredAddress: string | null;
    /** Business scope (经营范围). */
    businessScope: string | null;
    /** Industry (所属行业). */
    industry: string | null;
    /** Former names (曾用名). */
    formerNames: string[];
    /** Shareholders (股东信息). */
    shareholders: {
        /** Name (股东). */
        name: string;
        /** Shareholder type (股东类型). */
        type: string | null;
        /** Share, as registered: 60.00% (持股比例). */
        ratio: string | null;
        /** Subscribed capital, as registered (认缴出资). */
        amount: string | null;
    }[];
    /** Key personnel (主要人员). */
    keyPersons: {
        /** Name (姓名). */
        name: string;
        /** Position (职务). */
        position: string | null;
    }[];
    /** Changes, newest first (变更记录). */
    changes: {
        /** Changed item (变更事项). */
        item: string;
        /** Before (变更前). */
        before: string | null;
        /** After (变更后). */
        after: string | null;
        /**
         * Format: date
         * Changed on (变更日期).
         */
        date: string | null;
    }[];
    /** Administrative penalties, newest first (行政处罚). */
    penalties: {
        /** Number of the decision (决定书文号). */
        docNo: string | null;
        /** Reason (处罚事由). */
        reason: string;
        /** Authority (处罚机关). */
        authority: string | null;
        /**
         * Format: date
         * Decided on (处罚日期).
         */
        date: string | null;
    }[];
    /** Abnormal operations, newest first (经营异常). */
    abnormals: {
        /** Reason (列入原因). */
        reason: string;
        /**
         * Format: date
         * Listed on (列入日期).
         */
        inDate: string | null;
        /**
         * Format: date
         * Removed on; null if still listed (移出日期).
         */
        outDate: string | null;
    }[];
    /** Dishonest judgment debtor: listed as a dishonest debtor (失信被执行人). */
    dishonest: boolean;
    /** Related companies: suppliers of the school with the same legal person, shareholder, phone or address, as far as the caller may see them (关联企业). */
    relatedSuppliers: {
        id: Id;
        /** Company name (企业名称). */
        companyName: string;
        /**
         * Shared attribute (关联关系): LEGAL_PERSON 法定代表人, SHAREHOLDER 股东, PHONE 电话, ADDRESS 地址.
         * @enum {string}
         */
        relation: "LEGAL_PERSON" | "SHAREHOLDER" | "PHONE" | "ADDRESS";
    }[];
    /**
     * Format: date-time
     * Refreshed: fetched from the registry at (同步时间).
     */
    syncTime: string;
    /** Source: name of the provider; the name on the development server says that the data are invented (数据来源). */
    dataSource: string;
}
/** Selects the registry data to fetch again. */
export interface GsRefresh {
    supplierId: Id;
}
/** How the credit score of a supplier was calculated. */
export interface Scorecard {
    supplierId: Id;
    /** Credit score (信用分). */
    score: number;
    level: CreditLevel;
    /** Changes, newest first; the oldest is the initial score (记分明细). */
    entries: {
        /**
         * Format: date-time
         * Time (时间).
         */
        time: string;
        /** Points added or, if negative, deducted (变动). */
        change: number;
        /** Score after the change (变动后). */
        score: number;
        /**
         * Reason (原因): INITIAL 初始分, EXPOSURE 失信扣分, RESTORED 撤回返还.
         * @enum {string}
         */
        reason: "INITIAL" | "EXPOSURE" | "RESTORED";
    }[];
}
/**
 * Status of a school (学校状态): ACTIVE 使用中, SUSPENDED 停用.
 * @enum {string}
 */
export type SchoolStatus = "ACTIVE" | "SUSPENDED";
/** A school, the tenant of the platform. */
export interface School extends Tracked {
    id: CompanyId;
    companyId: CompanyId;
    /** School name, unique (学校名称). */
    schoolName: string;
    /** School code: code of the Ministry of Education, unique (学校代码). */
    schoolCode: string;
    /** Short name (简称). */
    shortName: string | null;
    /** Province (省). */
    province: string | null;
    /** City (市). */
    city: string | null;
    /** Contact (联系人). */
    contactName: string;
    /** Phone (联系电话). */
    contactPhone: string;
    /**
     * Login method (登录方式): LOCAL 账号密码, CAS 统一认证, TICKET 票据.
     * @enum {string}
     */
    loginMode: "LOCAL" | "CAS" | "TICKET";
    status: SchoolStatus;
    /** Users (用户数). */
    userCount: number;
    /** Remark (备注). */
    remark: string | null;
    /** Actions that the caller may take on this school now. */
    allowedActions: ("EDIT" | "ACTIVATE" | "SUSPEND")[];
}
/** One page of schools. */
export interface SchoolPage extends PageInfo {
    /** The rows. */
    records: School[];
}
/** A school in brief. */
export interface SchoolBrief {
    companyId: CompanyId;
    /** School name (学校名称). */
    schoolName: string;
    /** Short name (简称). */
    shortName: string | null;
}
/** Invoice data to store. */
export interface InvoiceInfoInput {
    /** Title (发票抬头). */
    title: string;
    /** Tax number (纳税人识别号). */
    taxNo: string;
    /** Address (地址). */
    address?: string | null;
    /** Phone (电话). */
    phone?: string | null;
    /** Bank (开户行). */
    bankName?: string | null;
    /** Bank account (账号). */
    bankAccount?: string | null;
    /**
     * Invoice type (发票类型): NORMAL 普通发票, SPECIAL 专用发票.
     * @enum {string}
     */
    invoiceType: "NORMAL" | "SPECIAL";
}
/** A school to create. */
export interface SchoolInput {
    /** School id, unique and permanent (学校标识). */
    companyId: string;
    /** School name, unique (学校名称). */
    schoolName: string;
    /** School code: code of the Ministry of Education, unique (学校代码). */
    schoolCode: string;
    /** Short name (简称). */
    shortName?: string | null;
    /** Province (省). */
    province?: string | null;
    /** City (市). */
    city?: string | null;
    /** Address (地址). */
    address?: string | null;
    /** Contact (联系人). */
    contactName: string;
    /** Mobile number of the contact (联系电话). */
    contactPhone: string;
    /**
     * Login method (登录方式): LOCAL 账号密码, CAS 统一认证, TICKET 票据.
     * @enum {string}
     */
    loginMode: "LOCAL" | "CAS" | "TICKET";
    /** SSO address; required for CAS (认证地址). */
    casServerUrl?: string | null;
    /** Logo: emblem in the page header of the school's users: a picture that the caller has uploaded for SCHOOL (校徽). */
    logoFileId?: Id | null;
    /** Invoice data (开票信息). */
    invoice?: InvoiceInfoInput | null;
    /** Remark (备注). */
    remark?: string | null;
}
/** A school with all its data. */
export interface SchoolDetail extends School {
    /** Address (地址). */
    address: string | null;
    /** SSO address (认证地址). */
    casServerUrl: string | null;
    /** Logo: emblem in the page header of the school's users; null if there is none (校徽). */
    logo: FileInfo | null;
    /** Invoice data (开票信息). */
    invoice: InvoiceInfo | null;
}
/** Changes of a school; fields that are left out stay unchanged. */
export interface SchoolChanges {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /** School name, unique (学校名称). */
    schoolName?: string;
    /** School code: code of the Ministry of Education, unique (学校代码). */
    schoolCode?: string;
    /** Short name (简称). */
    shortName?: string | null;
    /** Province (省). */
    province?: string | null;
    /** City (市). */
    city?: string | null;
    /** Address (地址). */
    address?: string | null;
    /** Contact (联系人). */
    contactName?: string;
    /** Mobile number of the contact (联系电话). */
    contactPhone?: string;
    /**
     * Login method (登录方式): LOCAL 账号密码, CAS 统一认证, TICKET 票据.
     * @enum {string}
     */
    loginMode?: "LOCAL" | "CAS" | "TICKET";
    /** SSO address; required for CAS (认证地址). */
    casServerUrl?: string | null;
    /** Logo: emblem in the page header of the school's users: a picture that the caller has uploaded for SCHOOL (校徽). */
    logoFileId?: Id | null;
    /** Invoice data (开票信息). */
    invoice?: InvoiceInfoInput | null;
    /** Remark (备注). */
    remark?: string | null;
}
/** A change of the status of a supplier or a school. */
export interface CompanyStatusChange {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /**
     * The new status: APPROVED, FROZEN or CANCELLED for a supplier, ACTIVE or SUSPENDED for a school (状态).
     * @enum {string}
     */
    status: "APPROVED" | "FROZEN" | "CANCELLED" | "ACTIVE" | "SUSPENDED";
    /** Reason; required for FROZEN, CANCELLED and SUSPENDED (原因). */
    reason?: string;
}
/**
 * Type of comment (意见类型): APPROVE 同意, REJECT 驳回, COMMON 通用.
 * @enum {string}
 */
export type ApplyCommentType = "APPROVE" | "REJECT" | "COMMON";
/**
 * Scope of a comment (范围): PERSONAL 个人, SCHOOL 全校.
 * @enum {string}
 */
export type ApplyCommentScope = "PERSONAL" | "SCHOOL";
/** A saved approval comment. */
export interface ApplyComment extends Tracked {
    id: Id;
    /** Comment (意见内容). */
    content: string;
    commentType: ApplyCommentType;
    scope: ApplyCommentScope;
    /** Position (排序). */
    sort: number;
    /** Actions that the caller may take on this comment now. */
    allowedActions: ("EDIT" | "DELETE")[];
}
/** A comment to save: a new one or, with `id` and `version`, the whole new content of an existing one. */
export interface ApplyCommentInput {
    id?: Id;
    /** The version that was read; required with `id` (版本). */
    version?: number;
    /** Comment, once per owner, scope and type (意见内容). */
    content: string;
    commentType: ApplyCommentType;
    scope: ApplyCommentScope;
    /** Position; 0 if left out (排序). */
    sort?: number;
}
/** A contact of the user: a person who receives goods, with the address. */
export interface Contact extends Tracked {
    id: Id;
    /** Name (联系人). */
    contactName: string;
    /** Mobile phone (手机号). */
    phone: string;
    /** Campus (校区). */
    campus: string;
    /** Address (详细地址). */
    address: string;
    /** Building and room (楼宇房间). */
    roomNo: string | null;
    /** Default: selected by default; at most one per user (默认). */
    isDefault: boolean;
}
/** One page of contacts. */
export interface ContactPage extends PageInfo {
    /** The rows. */
    records: Contact[];
}
/** A contact to create. */
export interface ContactInput {
    /** Name (联系人). */
    contactName: string;
    /** Mobile phone (手机号). */
    phone: string;
    /** Campus (校区). */
    campus: string;
    /** Address (详细地址). */
    address: string;
    /** Building and room (楼宇房间). */
    roomNo?: string | null;
    /** Make it the default; false if left out (默认). */
    isDefault?: boolean;
}
/** Changes of a contact; fields that are left out stay unchanged. */
export interface ContactChanges {
    /** The version that was read (版本). */
    version: number;
    /** Name (联系人). */
    contactName?: string;
    /** Mobile phone (手机号). */
    phone?: string;
    /** Campus (校区). */
    campus?: string;
    /** Address (详细地址). */
    address?: string;
    /** Building and room; null removes it (楼宇房间). */
    roomNo?: string | null;
    /** Whether it is the default (默认). */
    isDefault?: boolean;
}
/**
 * Source of a budget card (来源): LOCAL 本地维护, SYNC 财务系统同步.
 * @enum {string}
 */
export type ExpenditureSource = "LOCAL" | "SYNC";
/** A budget card. availableAmount is what is neither frozen, occupied nor paid, and never negative. */
export interface Expenditure extends Tracked {
    id: Id;
    /** Card number, unique within the school (经费卡号). */
    cardNo: string;
    /** Card name (经费名称). */
    cardName: string;
    fundType: FundType;
    ownerId: Id;
    /** Owner (负责人). */
    ownerName: string;
    deptId: Id;
    /** Department (所属单位). */
    deptName: string;
    /** Total (总额度). */
    totalAmount: Money;
    /** Frozen amount: frozen for requests under way (冻结金额). */
    frozenAmount: Money;
    /** Committed amount: ordered and not yet paid (占用金额). */
    occupiedAmount: Money;
    /** Paid amount (已付金额). */
    paidAmount: Money;
    /** Available amount (可用余额). */
    availableAmount: Money;
    /**
     * Format: date
     * Valid from (有效期自).
     */
    validFrom: string | null;
    /**
     * Format: date
     * Valid until (有效期至).
     */
    validTo: string | null;
    /** Expired: whether today, in China, is after validTo; then no more money can be frozen (已过期). */
    expired: boolean;
    /** Shared with (number): users besides the owner who may use the card (授权人数). */
    authorizedUserCount: number;
    status: Status;
    source: ExpenditureSource;
    companyId: CompanyId;
    /** School (学校). */
    companyName: string;
    /** Actions that the caller may take on this card now. */
    allowedActions: ("EDIT" | "AUTHORIZE" | "VIEW_LEDGER" | "FREEZE" | "UNFREEZE" | "ENABLE" | "DISABLE" | "DELETE")[];
}
/** One page of budget cards, with the sums of the summary row. */
export interface ExpenditurePage extends PageInfo {
    /** The rows. */
    records: Expenditure[];
    sum: ExpenditureSum;
}
/** A budget card that may be used now. */
export interface UsableCard {
    id: Id;
    /** Card number (经费卡号). */
    cardNo: string;
    /** Card name (经费名称). */
    cardName: string;
    fundType: FundType;
    ownerId: Id;
    /** Person in charge (负责人). */
    ownerName: string;
    /** Available amount (可用余额). */
    availableAmount: Money;
    /** Remaining: what would stay after `amount`; null without it (之后剩). */
    remainingAmount: string | null;
    /**
     * Format: date
     * Valid until (有效期至).
     */
    validTo: string | null;
}
/** A budget card with the users it is lent to. */
export interface ExpenditureDetail extends Expenditure {
    /** Shared with: users besides the owner who may use the card, by name (授权使用人). */
    authorizedUsers: UserOption[];
}
/** A budget card to create. */
export interface ExpenditureInput {
    /** Card number, unique within the school: 4 to 32 letters, digits and hyphens (经费卡号). */
    cardNo: string;
    /** Card name (经费名称). */
    cardName: string;
    fundType: FundType;
    /** Owner, an enabled user of the school (负责人). */
    ownerId: Id;
    /** Department, an enabled one of the school (所属单位). */
    deptId: Id;
    /** Total in yuan, below ten billion (总额度). */
    totalAmount: string;
    /**
     * Format: date
     * Valid from (有效期自).
     */
    validFrom?: string | null;
    /**
     * Format: date
     * Valid until, not before the first (有效期至).
     */
    validTo?: string | null;
    /** Shared with: users besides the owner who may use the card (授权使用人). */
    authorizedUserIds?: Id[];
    status?: Status;
}
/** One budget card with the values of a table row. An empty text counts as absent; the rules are those of ExpenditureInput. */
export interface ExpenditureImportRow {
    /** Card number, unique within the school (经费卡号). */
    cardNo: string;
    /** Card name (经费名称). */
    cardName: string;
    /** Card type: its code, or the Chinese or English word for it (经费类型). */
    fundType: string;
    /** Account of the person in charge, an enabled user of the school (负责人账号). */
    owner: string;
    /** Department: its code, or the names from the college down, joined by `/` (所属单位). */
    dept: string;
    /** Total in yuan with up to two decimals, also with commas between thousands, e.g. `1,200.50` (总额度). */
    totalAmount: string;
    /** Valid from, e.g. `2026-01-31` or `2026/1/31` (有效期自). */
    validFrom?: string;
    /** Valid until, written in the same way (有效期至). */
    validTo?: string;
}
/** Budget cards to create together, with the values of a table. */
export interface ExpenditureImport {
    /** Rows: the cards as written in the table; they are checked after all rows have been read (行). */
    rows: ExpenditureImportRow[];
    /** Check only, and create no cards (只检查). */
    dryRun?: boolean;
}
/** One budget card of an import. */
export interface ImportedExpenditure {
    /** Index of the row, from 0 (行). */
    row: number;
    /** Card number (经费卡号). */
    cardNo: string;
    /** Card name (经费名称). */
    cardName: string;
    fundType: FundType;
    /** Person in charge (负责人). */
    ownerName: string;
    /** Department (所属单位). */
    deptName: string;
    /** Total in yuan (总额度). */
    totalAmount: Money;
    /**
     * Format: date
     * Valid from (有效期自).
     */
    validFrom: string | null;
    /**
     * Format: date
     * Valid until (有效期至).
     */
    validTo: string | null;
}
/** The result of an import or of a check. */
export interface ExpenditureImportResult {
    /** Cards: the cards that were created, in the order of the rows; for a check, those that could be created (经费卡). */
    cards: ImportedExpenditure[];
    /** Problems, found by a check, by row and field, e.g. `rows.11.owner` for the twelfth row; at most 1,000 (问题). */
    problems: FieldError[];
    /** Problems: number of all problems, including those not listed (问题数). */
    problemCount: number;
}
/** Changes of a budget card; fields that are left out stay unchanged. */
export interface ExpenditureChanges {
    /** The version that was read (版本). */
    version: number;
    /** Card name (经费名称). */
    cardName?: string;
    fundType?: FundType;
    /** Owner, an enabled user of the school (负责人). */
    ownerId?: Id;
    /** Department, an enabled one of the school (所属单位). */
    deptId?: Id;
    /** Total in yuan, not below the frozen amount (总额度). */
    totalAmount?: string;
    /**
     * Format: date
     * Valid from (有效期自).
     */
    validFrom?: string | null;
    /**
     * Format: date
     * Valid until, not before the first (有效期至).
     */
    validTo?: string | null;
    status?: Status;
}
/** The users who may use a budget card besides its owner. */
export interface ExpenditureUserChoice {
    /** The version that was read (版本). */
    version: number;
    /** Shared with: the complete list, not only new users (授权使用人). */
    userIds: Id[];
}
/** An amount to freeze on a budget card, or to unfreeze. */
export interface ExpenditureHold {
    amount: PositiveAmount;
    /** Number of the matter that the money is frozen for; unfreezing needs the same one (业务编号). */
    bizCode: string;
    /** Reason (原因). */
    reason: string;
}
/** The balance of a budget card after a movement, with its parts. */
export interface ExpenditureBalance {
    id: Id;
    /** Total (总额度). */
    totalAmount: Money;
    /** Frozen (冻结金额). */
    frozenAmount: Money;
    /** Available amount (可用余额). */
    availableAmount: Money;
    /** Version: optimistic lock (版本). */
    version: number;
}
/**
 * Type of ledger entry (流水类型): ADJUST 调整, FREEZE 冻结, UNFREEZE 解冻, OCCUPY 占用, RELEASE 释放, PAY 支付, REVERSE 付款冲回, REFUND 退款, REVERSE_REFUND 退款冲回, CARRY 结转.
 * @enum {string}
 */
export type FundFlowType = "ADJUST" | "FREEZE" | "UNFREEZE" | "OCCUPY" | "RELEASE" | "PAY" | "REVERSE" | "REFUND" | "REVERSE_REFUND" | "CARRY";
/** An entry of the ledger of a budget card. Entries are only added, never changed. */
export interface ExpenditureFlow {
    id: Id;
    expenditureId: Id;
    flowType: FundFlowType;
    /** Amount; only an ADJUST can be negative; of a CARRY, which moves nothing, what was available (金额). */
    amount: Money;
    /** Reference number; null for an ADJUST and a CARRY (业务编号). */
    bizCode: string | null;
    /** Available after, this entry (可用余额). */
    balance: Money;
    /** Reason (原因). */
    reason: string | null;
    /**
     * Format: date-time
     * Entered at (发生时间).
     */
    createTime: string;
    /** Entered by (操作人). */
    createByName: string | null;
}
/** One page of ledger entries. */
export interface ExpenditureFlowPage extends PageInfo {
    /** The rows. */
    records: ExpenditureFlow[];
}
/** Selects the budget cards to export, with the filters of queryExpenditurePage. */
export interface ExpenditureExport {
    format: ExportFormat;
    /** Beginning of card number or name; any part of them from three characters on, or two that are not ASCII (关键字). */
    keyword?: string;
    /** Card type (经费类型). */
    fundType?: FundType;
    /** Status (状态). */
    status?: Status;
    /** Whether the last day of validity is over (是否过期). */
    expired?: boolean;
    /** Owner (负责人). */
    ownerId?: Id;
    /** Department the cards belong to, with those below it (所属单位). */
    deptId?: Id;
    /**
     * Part of the data scope (范围): MINE cards the user is in charge of or may use, DEPT those of the current department, ALL everything (the default).
     * @enum {string}
     */
    scope?: "MINE" | "DEPT" | "ALL";
    /** School; one other than the session's needs data scope ALL (学校). */
    companyId?: CompanyId;
}
/** Selects the ledger entries of a budget card to export, with the filters of queryExpenditureFlowPage. */
export interface ExpenditureFlowExport {
    format: ExportFormat;
    /** Budget card (经费卡). */
    expenditureId: Id;
    /** Type of ledger entry (流水类型). */
    flowType?: FundFlowType;
    /** Reference number (业务编号). */
    bizCode?: string;
    /**
     * Format: date-time
     * Entered at or after this time (发生时间起).
     */
    createTimeStart?: string;
    /**
     * Format: date-time
     * Entered before this time (发生时间止).
     */
    createTimeEnd?: string;
}
/** A budget card that can be carried over. */
export interface CarriedCard {
    id: Id;
    /** Card number (经费卡号). */
    cardNo: string;
    /** Card name (经费名称). */
    cardName: string;
    /** Person in charge (负责人). */
    ownerName: string;
    /** Department (所属单位). */
    deptName: string;
    /**
     * Format: date
     * Valid until (有效期至).
     */
    validTo: string;
    /** SYNC: the finance system carries it over (来源). */
    source: ExpenditureSource;
    /** Available: the balance that is carried over (可用余额). */
    availableAmount: Money;
    /** In flight: frozen and committed, which stays with its purchases (在途金额). */
    inFlightAmount: Money;
    /** Purchases that have money in flight on it (在途采购数). */
    purchaseCount: number;
}
/** The budget cards that end by a day, with what is carried over. */
export interface CarryPreview {
    /** Cards to carry over: enabled ones that end by the day, those that end first at first (待结转的经费卡). */
    cards: CarriedCard[];
    /** Total: cards that end by the day. Above 500 the others follow once these are carried over (总数). */
    total: number;
}
/** Budget cards to carry over. */
export interface CarryInput {
    /** Cards within the data scope that end before the new day (经费卡). */
    expenditureIds: Id[];
    /**
     * Format: date
     * The new last day, not before today (结转后有效期至).
     */
    validTo: string;
}
/** The task that carries budget cards over. */
export interface StartedCarry {
    taskId: Id;
}
/** A sync with the finance system of the school, with its progress. */
export interface ExpenditureSync {
    taskId: Id;
    status: TaskStatus;
    /** Done: rows done (已完成数). */
    doneCount: number;
    /** Total: rows in all; null while unknown (总数). */
    totalCount: number | null;
    /** Added; null until the task has ended (新增). */
    added: number | null;
    /** Updated; null until the task has ended (更新). */
    updated: number | null;
    /** Disabled: cards disabled because they are closed or no longer there; null until the task has ended (停用). */
    disabled: number | null;
    /** Rejected, listed in the log of the task; null until the task has ended (未处理). */
    refused: number | null;
    /**
     * Format: date-time
     * Start (开始) of the last attempt.
     */
    startTime: string | null;
    /**
     * Format: date-time
     * End (结束) of the last attempt.
     */
    endTime: string | null;
    /** Failure reason: reason why the last attempt failed, in the requested language (失败原因). */
    errorMessage: string | null;
}
/** One page of messages. */
export interface InboxMessagePage extends PageInfo {
    /** The rows. */
    records: InboxMessage[];
}
/** The number of unread messages. */
export interface UnreadCount {
    /** Unread messages (未读数). */
    count: number;
}
/** Selects the messages to mark as read: some or all. */
export interface InboxReadMark {
    /** Messages (消息). */
    ids?: Id[];
    /**
     * All messages (全部).
     * @enum {boolean}
     */
    all?: true;
}
/** One page of the operation log. */
export interface OperationLogPage extends PageInfo {
    /** The rows. */
    records: OperationLog[];
}
/** Selects the rows of the operation log to export, with the filters of queryOperationLogPage. */
export interface OperationLogExport {
    format: ExportFormat;
    /** Beginning of the name of the user (操作人). */
    userName?: string;
    /** User (操作人). */
    userId?: Id;
    /** Module: tag of the operation, e.g. roles (模块). */
    module?: string;
    /** Operation, e.g. saveRole (接口). */
    operationId?: string;
    /** Success: whether the operation succeeded (结果). */
    success?: boolean;
    /** The `X-Request-Id` of an answer (请求编号). */
    requestId?: string;
    /**
     * Format: date-time
     * From this time on (开始时间).
     */
    timeStart?: string;
    /**
     * Format: date-time
     * Before this time (结束时间).
     */
    timeEnd?: string;
    /** School; one other than the session's needs data scope ALL (学校). */
    companyId?: CompanyId;
}
/** An id with the name of its row. */
export interface KnownName {
    id: Id;
    /** Name (名称). */
    name: string;
}
/** A value before or after a change. */
export interface ChangedValue {
    /** As text; of a long one an excerpt. Phone numbers are masked (值). */
    value: string;
    /** What it means: the name of the row whose id it is, or yes and no; null if it speaks for itself or the row is gone (含义). */
    name: string | null;
}
/** A field that was changed. */
export interface FieldChange {
    /** Name of the field (字段). */
    field: string;
    /** What it is called, in the language asked for (字段名称). */
    label: string;
    /** Whether it has several values: then `before` are those removed, and `after` those added, 200 at most of each (是否列表). */
    isList: boolean;
    /** The value before; none if it was empty (变更前). */
    before: ChangedValue[];
    /** The value after; none if it is empty (变更后). */
    after: ChangedValue[];
}
/** A row of the operation log with the request and what it changed. */
export interface OperationLogDetail extends OperationLog {
    /** Request: path, query and body of the request as JSON text, without passwords and codes; null if it was refused before it was read (请求内容). */
    request: string | null;
    /** Names (名称) that rows have today whose ids are in the request, of those that the caller may know. */
    names: KnownName[];
    /** Changes: the fields that really changed; null where that was not recorded: refused, created, or of an earlier version (变更内容). */
    changes: FieldChange[] | null;
}
/**
 * Source of a user (用户来源): LOCAL 本地, CAS 统一认证, QLGD 齐鲁工大跳转, IMPORT 导入, PLATFORM 平台.
 * @enum {string}
 */
export type UserSource = "LOCAL" | "CAS" | "QLGD" | "IMPORT" | "PLATFORM";
/**
 * Gender (性别): MALE 男, FEMALE 女, UNKNOWN 未知.
 * @enum {string}
 */
export type Gender = "MALE" | "FEMALE" | "UNKNOWN";
/** A user. */
export interface User extends Tracked {
    id: Id;
    /** Account: login account or staff number, unique on the platform (账号/工号). */
    account: string;
    /** Name (姓名). */
    name: string;
    /** Phone; masked in pages (199****0103), complete in the detail (手机号). */
    phone: string | null;
    /** Email (邮箱). */
    email: string | null;
    gender: Gender;
    /** Job title (职务). */
    job: string | null;
    deptId: Id;
    /** Department (所属部门). */
    deptName: string;
    /** College: the parent department of a sub-unit, else the department itself (所属学院). */
    collegeName: string;
    /** Roles, sorted by name (角色). */
    roles: RoleBrief[];
    status: UserStatus;
    source: UserSource;
    /** SSO number: number in the school's central authentication, unique within the school (统一认证号). */
    casId: string | null;
    /**
     * Format: date-time
     * Last login (最近登录).
     */
    lastLoginTime: string | null;
    /** Last login IP (最近登录IP). */
    lastLoginIp: string | null;
    companyId: CompanyId;
    /** School (学校名称). */
    companyName: string;
    /** Actions that the caller may take on this user now. */
    allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "LOCK" | "RESET_PASSWORD" | "DELETE")[];
}
/** One page of users. */
export interface UserPage extends PageInfo {
    /** The rows. */
    records: User[];
}
/** One user with the values of a table row. An empty text counts as absent; the rules are those of UserInput. */
export interface UserImportRow {
    /** Account: login account or staff number (账号/工号). */
    account: string;
    /** Name (姓名). */
    name: string;
    /** Mobile number (手机号). */
    phone: string;
    /** Department of the user: its code, or the names from the college down, joined by `/` (所属部门). */
    dept: string;
    /** Codes or names of the roles, each once (角色). */
    roles: string[];
    /** Departments that the roles are granted for, by code or path; by default the user's department (角色部门). */
    roleDepts?: string[];
    /** MALE, FEMALE or UNKNOWN, or the Chinese or English word for it (性别). */
    gender?: string;
    /** Job title (职务). */
    job?: string;
    /** Email (邮箱). */
    email?: string;
    /** SSO number: number in the school's central authentication (统一认证号). */
    casId?: string;
}
/** Users to create together, with the values of a table. */
export interface UserImport {
    /** School; one other than the session's needs data scope ALL (学校). */
    companyId?: CompanyId;
    /** Rows: the users as written in the table; they are checked after all rows have been read (行). */
    rows: UserImportRow[];
    /** Initial passwords: whether each user gets an initial password of their own, to be changed at the first login. If left out, they get none and cannot log in by password until it is reset (生成初始密码). */
    withPasswords?: boolean;
    /** Check only, and create no users (只检查). */
    dryRun?: boolean;
}
/** One user of an import. */
export interface ImportedUser {
    /** Index of the row, from 0 (行). */
    row: number;
    /** Account, in lower case (账号). */
    account: string;
    /** Name (姓名). */
    name: string;
    /** Department (部门). */
    deptName: string;
    /** Roles (角色). */
    roleNames: string[];
    /** Initial password, shown in this answer only; null if none was requested (初始密码). */
    initialPassword: string | null;
}
/** The result of an import or of a check. */
export interface UserImportResult {
    /** Users: the users that were created, in the order of the rows; for a check, those that could be created (用户). */
    users: ImportedUser[];
    /** Problems, found by a check, by row and field, e.g. `rows.11.phone` for the twelfth row; at most 1,000 (问题). */
    problems: FieldError[];
    /** Problems: number of all problems, including those not listed (问题数). */
    problemCount: number;
}
/** Selects the users to export, with the filters of querySchoolUserPage. */
export interface UserExport {
    format: ExportFormat;
    /** Beginning of account or name; any part of them from three characters on, or two that are not ASCII; or a complete phone number (关键字). */
    keyword?: string;
    /** Department of the users, including those below it (所属部门). */
    deptId?: Id;
    /** Role the users may act in (角色). */
    roleId?: Id;
    /** With `true` only users who hold no role at all, enabled or not (未授权). */
    withoutRole?: boolean;
    /** Status (状态). */
    status?: UserStatus;
    /** Source of the users (来源). */
    source?: UserSource;
    /**
     * Format: date-time
     * Created from this time on (创建时间起).
     */
    createTimeStart?: string;
    /**
     * Format: date-time
     * Created before this time (创建时间止).
     */
    createTimeEnd?: string;
    /** School; one other than the session's needs data scope ALL (学校). */
    companyId?: CompanyId;
    /** Only users who came by sync, as in queryAutomaticUserPage (自动同步用户). */
    automatic?: boolean;
}
/** A user with the roles and departments granted. */
export interface UserDetail extends User {
    /** Roles and departments (角色部门). */
    roleDeptList: RoleDept[];
    /** Approvals to do: approvals that wait for the user now (待办审批). */
    waitingApprovals: number;
    /** Handled purchases: purchases that the user handles as procurement officer, until they are archived or terminated (经办采购). */
    handledPurchases: number;
    /** Password change required: the password must be changed at the next login (需改密). */
    needChangePassword: boolean;
    /**
     * Format: date-time
     * Initial password expiry: until when the password that must be changed can be used to log in; null if there is none (初始密码有效期至).
     */
    initialPasswordExpireTime: string | null;
    /** Requested purchases: purchases of which the user is the requester, from their submission until they are archived or terminated (申请采购). */
    requestedPurchases: number;
}
/** Roles to give to several users. */
export interface AddedRoles {
    /** Users (用户). */
    userIds: Id[];
    /** Roles, which each of the users gets (角色). */
    roleIds: Id[];
    /** Departments, that the roles are granted for; if left out, each user's own department (角色部门). */
    deptIds?: Id[];
}
/** Users who get a new initial password. */
export interface PasswordsReset {
    /** Users (用户). */
    userIds: Id[];
}
/** A user with a new initial password. */
export interface InitialPassword {
    id: Id;
    /** Account (账号). */
    account: string;
    /** Name (姓名). */
    name: string;
    /** Department (部门). */
    deptName: string;
    /** Initial password, shown in this answer only; never null in an answer (初始密码). */
    initialPassword: string | null;
}
/** Whether an account is taken. */
export interface AccountCheck {
    /** Taken: whether another user has the account (已存在). */
    exists: boolean;
}
/** A role with the departments that it is granted for. */
export interface RoleDeptGrant {
    roleId: Id;
    /** Departments of the user's school (部门). */
    deptIds: Id[];
}
/** Changes of a user; fields that are left out stay unchanged. The status is changed with updateUserStatus. */
export interface UserChanges {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /** Account: login account or staff number, unique on the platform, stored in lower case (账号/工号). */
    account?: string;
    /** Name (姓名). */
    name?: string;
    /** Mobile number (手机号). */
    phone?: string;
    /**
     * Format: email
     * Email (邮箱).
     */
    email?: string | null;
    gender?: Gender;
    /** Job title (职务). */
    job?: string | null;
    deptId?: Id;
    /** Roles and departments, each role once; replaces all grants (角色部门). */
    roleDeptList?: RoleDeptGrant[];
    /** SSO number: number in the school's central authentication, unique within the school (统一认证号). */
    casId?: string | null;
}
/** A user to create. The school is that of the department. */
export interface UserInput {
    /** Account: login account or staff number, unique on the platform, stored in lower case: 4 to 32 letters, digits, dots, hyphens and underscores (账号/工号). */
    account: string;
    /** Name (姓名). */
    name: string;
    /** Mobile number (手机号). */
    phone: string;
    /**
     * Format: email
     * Email (邮箱).
     */
    email?: string | null;
    gender?: Gender;
    /** Job title (职务). */
    job?: string | null;
    deptId: Id;
    /** Roles and departments, each role once (角色部门). */
    roleDeptList: RoleDeptGrant[];
    /** SSO number: number in the school's central authentication, unique within the school (统一认证号). */
    casId?: string | null;
    status?: Status;
    /** First password, to be changed at the first login within 14 days: three of lower-case letters, capitals, digits and other characters, neither the account nor a common password. Without one the user cannot log in by password until it is reset (密码). */
    password?: string;
}
/** The new status of a user. */
export interface UserStatusChange {
    id: Id;
    status: UserStatus;
}
/** A sync with the central authentication of the school, with its progress. */
export interface CasSync {
    taskId: Id;
    status: TaskStatus;
    /** Added; null until the task has ended (新增). */
    added: number | null;
    /** Updated; null until the task has ended (更新). */
    updated: number | null;
    /** Disabled: users disabled because they are no longer there; null until the task has ended (停用). */
    disabled: number | null;
    /** Rejected, listed in the log of the task; null until the task has ended (未处理). */
    refused: number | null;
}
/** A password to hand over once; it must be changed at the next login. */
export interface TemporaryPassword {
    /** Temporary password, shown in this answer only (临时密码). */
    tempPassword: string;
}
/**
 * Purpose of an SMS code (用途): RESET 找回或修改密码, BIND 绑定新手机号, REGISTER 供应商注册.
 * @enum {string}
 */
export type PhoneCaptchaScene = "RESET" | "BIND" | "REGISTER";
/** The phone to send a code to, and its purpose. */
export interface PhoneCaptchaInput {
    /** Mobile number (手机号). */
    phone: string;
    scene: PhoneCaptchaScene;
    captchaKey?: Id;
    /** Captcha: the characters of the captcha picture, if one is required (验证码). */
    captchaCode?: string;
}
/** The validity of a code sent by SMS, never the code itself. */
export interface PhoneCaptcha {
    /** Valid for (seconds): seconds for which the code is valid (有效秒数). */
    expireSeconds: number;
    /** Resend after (seconds): seconds until another code can be requested (重发间隔秒数). */
    resendSeconds: number;
}
/** The new password, with either the present one or a code sent to the user's phone. */
export interface PasswordChange {
    /** Current password (原密码). */
    oldPassword?: string;
    /** SMS code: code sent to the user's phone, scene RESET (手机验证码). */
    phoneCaptcha?: string;
    /** New password: three of lower-case letters, capitals, digits and other characters, neither the account nor a common password (新密码). */
    newPassword: string;
}
/** The user's own profile. */
export interface UserProfile {
    id: Id;
    /** Account: login account or staff number (账号/工号). */
    account: string;
    /** Name (姓名). */
    name: string;
    /** Phone, masked: 199****0103 (手机号). */
    phone: string | null;
    /** Email (邮箱). */
    email: string | null;
    gender: Gender;
    /** Job title (职务). */
    job: string | null;
    /** Photo: address of the portrait, valid for a day; null if there is none (头像). */
    avatar: string | null;
    /** About (个人简介). */
    introduction: string | null;
    /** Campus (校区). */
    location: string | null;
    /** Department: full name of the department (所在单位). */
    organization: string;
    companyId: CompanyId;
    /** School (学校名称). */
    companyName: string;
    source: UserSource;
    /**
     * Verification: 0 none, 1 certified (认证状态).
     * @enum {integer}
     */
    certification: 0 | 1;
    /** Review code: opaque value, passed through (审核码). */
    examCode: string | null;
    /**
     * Format: date
     * Registered (注册日期).
     */
    registrationDate: string;
    /**
     * Format: date-time
     * The login before this one (上次登录时间).
     */
    lastLoginTime: string | null;
    /** Password set: whether the user can log in by password; others use the central authentication (有密码). */
    hasPassword: boolean;
    /** Roles and departments (可选角色部门). */
    roleDeptList: RoleDept[];
    /** Version: optimistic lock (版本). */
    version: number;
}
/** Changes of the user's own profile; fields that are left out stay unchanged. The phone is changed with updateMyPhone. */
export interface UserProfileChanges {
    /** The version that was read (版本). */
    version: number;
    /** Name (姓名). */
    name?: string;
    /**
     * Format: email
     * Email (邮箱).
     */
    email?: string | null;
    /** Photo, a file that the user has uploaded for AVATAR; null removes the portrait (头像文件). */
    avatarId?: Id | null;
    gender?: Gender;
    /** About (个人简介). */
    introduction?: string | null;
}
/** The new phone number of the user. */
export interface PhoneChange {
    /** New mobile number (新手机号). */
    phone: string;
    /** Code sent to the new number, scene BIND (手机验证码). */
    phoneCaptcha: string;
    /** Present password; only users without one leave it out (密码). */
    password?: string;
}
/** A new password for an account, proved by its phone. */
export interface ForgottenPassword {
    /** Account (用户名). */
    account: string;
    /** Mobile number of the account (手机号). */
    phone: string;
    /** Code sent to the phone, scene RESET (手机验证码). */
    phoneCaptcha: string;
    /** New password: three of lower-case letters, capitals, digits and other characters, neither the account nor a common password (新密码). */
    newPassword: string;
}
/**
 * Publication (发布状态): DRAFT 草稿, PUBLISHED 已发布, WITHDRAWN 已撤回, EXPIRED 已到期.
 * @enum {string}
 */
export type PublishStatus = "DRAFT" | "PUBLISHED" | "WITHDRAWN" | "EXPIRED";
/** An article without its text. */
export interface Article extends Tracked {
    id: Id;
    channel: ArticleChannel;
    /** Title (标题). */
    title: string;
    /** Category: entry of the dictionary of the channel (分类). */
    categoryCode: string | null;
    /** Summary (摘要). */
    summary: string | null;
    /** Source (来源). */
    source: string | null;
    /** Author (作者). */
    author: string | null;
    /** Pinned (置顶). */
    top: boolean;
    /** Pop-up: pops up once for each user; system announcements only (弹窗提醒). */
    popup: boolean;
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles: string[];
    /** Amount of the case: amount of the model case in yuan; lighthouse only (案例金额). */
    caseAmount: string | null;
    /** Saving rate: saving of the model case in per cent; lighthouse only (案例节约率). */
    caseSavingRate: string | null;
    /** Position (排序) in lists. */
    sort: number;
    status: PublishStatus;
    /**
     * Format: date-time
     * Published (发布时间).
     */
    publishTime: string | null;
    /**
     * Format: date-time
     * Expiry (失效时间).
     */
    expireTime: string | null;
    /** Withdrawal reason, for users who may change the row (撤回原因). */
    withdrawReason: string | null;
    /** Views: users who have opened it (浏览量). */
    viewCount: number;
    /** Read: the caller has opened it (已读). */
    viewed: boolean;
    companyId: CompanyId;
    /** School (所属学校). */
    schoolName: string;
    /** Actions that the caller may take on this article now. */
    allowedActions: ("EDIT" | "PUBLISH" | "WITHDRAW" | "DELETE")[];
}
/** One page of articles. */
export interface ArticlePage extends PageInfo {
    /** The rows. */
    records: Article[];
}
/** A step of a guideline. */
export interface ArticleStepInput {
    /** Title (标题). */
    title: string;
    /** What to do (内容). */
    content: string;
    /** Route of the screen to do it on (页面). */
    routeName?: string | null;
}
/** A guideline to create. */
export interface GuidelineInput {
    /** Title (标题). */
    title: string;
    /** Category: entry of the dictionary of the channel (分类). */
    categoryCode?: string | null;
    /** Summary (摘要). */
    summary?: string | null;
    /** Text: HTML; what may run or load from elsewhere is removed. A picture is the `url` of an uploaded file (bizType ARTICLE) of the writer or of the article, at most 100 (rules `exists`, `fileType`, `pictureCount`) (正文). */
    content: string;
    /** Source (来源). */
    source?: string | null;
    /** Author (作者). */
    author?: string | null;
    /** Pinned; false if left out (置顶). */
    top?: boolean;
    /** Steps (办事步骤). */
    steps?: ArticleStepInput[];
    /** Cover: a picture that was uploaded for ARTICLE (封面). */
    coverId?: Id | null;
    /** Files (附件) that were uploaded for ARTICLE. */
    attachmentIds?: Id[];
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles?: string[];
    /** Position (排序) in lists; 0 if left out. */
    sort?: number;
    /**
     * Format: date-time
     * Expiry; must be in the future (失效时间).
     */
    expireTime?: string | null;
    companyId?: CompanyId;
}
/** Changes of a guideline; fields that are left out stay unchanged. */
export interface GuidelineChanges {
    /** The version that was read (版本). */
    version: number;
    /** Title (标题). */
    title?: string;
    /** Category: entry of the dictionary of the channel (分类). */
    categoryCode?: string | null;
    /** Summary (摘要). */
    summary?: string | null;
    /** Text: HTML; what may run or load from elsewhere is removed. A picture is the `url` of an uploaded file (bizType ARTICLE) of the writer or of the article, at most 100 (rules `exists`, `fileType`, `pictureCount`) (正文). */
    content?: string;
    /** Source (来源). */
    source?: string | null;
    /** Author (作者). */
    author?: string | null;
    /** Pinned (置顶). */
    top?: boolean;
    /** Steps (办事步骤). */
    steps?: ArticleStepInput[];
    /** Cover: a picture that was uploaded for ARTICLE (封面). */
    coverId?: Id | null;
    /** Files (附件) that were uploaded for ARTICLE. */
    attachmentIds?: Id[];
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles?: string[];
    /** Position (排序) in lists. */
    sort?: number;
    /**
     * Format: date-time
     * Expiry; must be in the future (失效时间).
     */
    expireTime?: string | null;
}
/** A step in the publication of a row. */
export interface Publication {
    /** The version that was read (版本). */
    version: number;
    /**
     * PUBLISHED to publish, WITHDRAWN to withdraw (发布状态).
     * @enum {string}
     */
    status: "PUBLISHED" | "WITHDRAWN";
    /** Reason; required to withdraw, otherwise ignored (原因). */
    reason?: string;
}
/** An article to create. */
export interface ArticleInput {
    /** Title (标题). */
    title: string;
    /** Category: entry of the dictionary of the channel (分类). */
    categoryCode?: string | null;
    /** Summary (摘要). */
    summary?: string | null;
    /** Text: HTML; what may run or load from elsewhere is removed. A picture is the `url` of an uploaded file (bizType ARTICLE) of the writer or of the article, at most 100 (rules `exists`, `fileType`, `pictureCount`) (正文). */
    content: string;
    /** Source (来源). */
    source?: string | null;
    /** Author (作者). */
    author?: string | null;
    /** Pinned; false if left out (置顶). */
    top?: boolean;
    /** Cover: a picture that was uploaded for ARTICLE (封面). */
    coverId?: Id | null;
    /** Files (附件) that were uploaded for ARTICLE. */
    attachmentIds?: Id[];
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles?: string[];
    /** Position (排序) in lists; 0 if left out. */
    sort?: number;
    /**
     * Format: date-time
     * Expiry; must be in the future (失效时间).
     */
    expireTime?: string | null;
    companyId?: CompanyId;
}
/** Changes of an article; fields that are left out stay unchanged. */
export interface ArticleChanges {
    /** The version that was read (版本). */
    version: number;
    /** Title (标题). */
    title?: string;
    /** Category: entry of the dictionary of the channel (分类). */
    categoryCode?: string | null;
    /** Summary (摘要). */
    summary?: string | null;
    /** Text: HTML; what may run or load from elsewhere is removed. A picture is the `url` of an uploaded file (bizType ARTICLE) of the writer or of the article, at most 100 (rules `exists`, `fileType`, `pictureCount`) (正文). */
    content?: string;
    /** Source (来源). */
    source?: string | null;
    /** Author (作者). */
    author?: string | null;
    /** Pinned (置顶). */
    top?: boolean;
    /** Cover: a picture that was uploaded for ARTICLE (封面). */
    coverId?: Id | null;
    /** Files (附件) that were uploaded for ARTICLE. */
    attachmentIds?: Id[];
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles?: string[];
    /** Position (排序) in lists. */
    sort?: number;
    /**
     * Format: date-time
     * Expiry; must be in the future (失效时间).
     */
    expireTime?: string | null;
}
/**
 * Type of misconduct (失信类型): FALSE_MATERIAL 提供虚假材料, COLLUSION 围标串标, REFUSE_CONTRACT 拒签合同, DELAY_DELIVERY 逾期供货, QUALITY 质量不合格, MALICIOUS_LOW 恶意低价, BRIBERY 行贿, OTHER 其他.
 * @enum {string}
 */
export type ExposureType = "FALSE_MATERIAL" | "COLLUSION" | "REFUSE_CONTRACT" | "DELAY_DELIVERY" | "QUALITY" | "MALICIOUS_LOW" | "BRIBERY" | "OTHER";
/**
 * Consequence (处理等级): WARNING 警示, SUSPEND 暂停参与, BAN 禁止参与.
 * @enum {string}
 */
export type ExposureLevel = "WARNING" | "SUSPEND" | "BAN";
/** An integrity exposure of a supplier. */
export interface Exposure extends Tracked {
    id: Id;
    /** Sanction number (曝光编号). */
    exposureCode: string;
    supplierId: Id;
    /** Supplier (供应商名称). */
    supplierName: string;
    /** Unified social credit code (统一社会信用代码). */
    creditCode: string;
    exposureType: ExposureType;
    level: ExposureLevel;
    /**
     * Format: date
     * Start (处理开始).
     */
    startDate: string;
    /**
     * Format: date
     * End; null if unlimited (处理结束).
     */
    endDate: string | null;
    /** Points, deducted from the credit score (扣分). */
    deductScore: number;
    status: PublishStatus;
    /**
     * Format: date-time
     * Published (公示时间).
     */
    publishTime: string | null;
    companyId: CompanyId;
    /** School (所属学校). */
    schoolName: string;
    /** Actions that the caller may take on this exposure now. */
    allowedActions: ("EDIT" | "PUBLISH" | "WITHDRAW" | "RECORD_APPEAL" | "DELETE")[];
}
/** One page of integrity exposures. */
export interface ExposurePage extends PageInfo {
    /** The rows. */
    records: Exposure[];
}
/** The appeal against an integrity exposure, with its decision. */
export interface ExposureAppeal {
    /** Arguments of the supplier (申诉内容). */
    content: string;
    /**
     * Decision (处理结果): UPHELD 成立, DISMISSED 不成立.
     * @enum {string}
     */
    result: "UPHELD" | "DISMISSED";
    /** Reply (答复). */
    reply: string;
    /**
     * Format: date-time
     * Recorded at (登记时间).
     */
    time: string;
}
/** An integrity exposure with facts and evidence. */
export interface ExposureDetail extends Exposure {
    /** Facts (失信事实). */
    fact: string;
    /** Basis: legal or contractual basis (处理依据). */
    basis: string | null;
    /** Evidence (证明材料). */
    evidence: FileInfo[];
    /** Appeal; null if none was recorded (申诉). */
    appeal: ExposureAppeal | null;
    /** Withdrawal reason (撤回原因). */
    withdrawReason: string | null;
}
/** An integrity exposure to create. */
export interface ExposureInput {
    supplierId: Id;
    exposureType: ExposureType;
    level: ExposureLevel;
    /** Facts (失信事实). */
    fact: string;
    /** Basis: legal or contractual basis (处理依据). */
    basis?: string | null;
    /**
     * Format: date
     * Start (处理开始).
     */
    startDate: string;
    /**
     * Format: date
     * End, not before startDate; null if unlimited (处理结束).
     */
    endDate?: string | null;
    /** Points, deducted from the credit score (扣分). */
    deductScore: number;
    /** Evidence: files that were uploaded for EXPOSURE (证明材料). */
    evidenceIds?: Id[];
}
/** Changes of an integrity exposure; fields that are left out stay unchanged. */
export interface ExposureChanges {
    /** The version that was read (版本). */
    version: number;
    supplierId?: Id;
    exposureType?: ExposureType;
    level?: ExposureLevel;
    /** Facts (失信事实). */
    fact?: string;
    /** Basis: legal or contractual basis (处理依据). */
    basis?: string | null;
    /**
     * Format: date
     * Start (处理开始).
     */
    startDate?: string;
    /**
     * Format: date
     * End, not before startDate; null if unlimited (处理结束).
     */
    endDate?: string | null;
    /** Points, deducted from the credit score (扣分). */
    deductScore?: number;
    /** Evidence: files that were uploaded for EXPOSURE (证明材料). */
    evidenceIds?: Id[];
}
/** An appeal and its decision. */
export interface ExposureAppealInput {
    /** The version that was read (版本). */
    version: number;
    /** Arguments of the supplier (申诉内容). */
    content: string;
    /**
     * Decision (处理结果): UPHELD 成立, DISMISSED 不成立.
     * @enum {string}
     */
    result: "UPHELD" | "DISMISSED";
    /** Reply (答复). */
    reply: string;
}
/** A step of a guideline. */
export interface ArticleStep {
    /** Title (标题). */
    title: string;
    /** What to do (内容). */
    content: string;
    /** Route of the screen to do it on (页面). */
    routeName: string | null;
}
/** An article with its text. */
export interface ArticleDetail extends Article {
    /** Text: sanitized HTML; addresses of its pictures are good for ten minutes (正文). */
    content: string;
    /** Steps; empty except for guidelines (办事步骤). */
    steps: ArticleStep[];
    /** Cover: picture above the text; null if there is none (封面). */
    cover: FileInfo | null;
    /** Files (附件) to download, in order. */
    attachments: FileInfo[];
}
/** The number of users who have opened an article. */
export interface ViewCount {
    /** Views: users who have opened it (浏览量). */
    viewCount: number;
}
/** A system announcement to create. */
export interface SystemAnnouncementInput {
    /** Title (标题). */
    title: string;
    /** Summary (摘要). */
    summary?: string | null;
    /** Text: HTML; what may run or load from elsewhere is removed. A picture is the `url` of an uploaded file (bizType ARTICLE) of the writer or of the article, at most 100 (rules `exists`, `fileType`, `pictureCount`) (正文). */
    content: string;
    /** Source (来源). */
    source?: string | null;
    /** Author (作者). */
    author?: string | null;
    /** Pinned; false if left out (置顶). */
    top?: boolean;
    /** Pop-up: pops up once for each user; false if left out (弹窗提醒). */
    popup?: boolean;
    /** Cover: a picture that was uploaded for ARTICLE (封面). */
    coverId?: Id | null;
    /** Files (附件) that were uploaded for ARTICLE. */
    attachmentIds?: Id[];
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles?: string[];
    /** Position (排序) in lists; 0 if left out. */
    sort?: number;
    /**
     * Format: date-time
     * Expiry; must be in the future (失效时间).
     */
    expireTime?: string | null;
    companyId?: CompanyId;
}
/** Changes of a system announcement; fields that are left out stay unchanged. */
export interface SystemAnnouncementChanges {
    /** The version that was read (版本). */
    version: number;
    /** Title (标题). */
    title?: string;
    /** Summary (摘要). */
    summary?: string | null;
    /** Text: HTML; what may run or load from elsewhere is removed. A picture is the `url` of an uploaded file (bizType ARTICLE) of the writer or of the article, at most 100 (rules `exists`, `fileType`, `pictureCount`) (正文). */
    content?: string;
    /** Source (来源). */
    source?: string | null;
    /** Author (作者). */
    author?: string | null;
    /** Pinned (置顶). */
    top?: boolean;
    /** Pop-up: pops up once for each user (弹窗提醒). */
    popup?: boolean;
    /** Cover: a picture that was uploaded for ARTICLE (封面). */
    coverId?: Id | null;
    /** Files (附件) that were uploaded for ARTICLE. */
    attachmentIds?: Id[];
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles?: string[];
    /** Position (排序) in lists. */
    sort?: number;
    /**
     * Format: date-time
     * Expiry; must be in the future (失效时间).
     */
    expireTime?: string | null;
}
/** A model case to create. */
export interface LighthouseInput {
    /** Title (标题). */
    title: string;
    /** Category: entry of the dictionary of the channel (分类). */
    categoryCode?: string | null;
    /** Summary (摘要). */
    summary?: string | null;
    /** Text: HTML; what may run or load from elsewhere is removed. A picture is the `url` of an uploaded file (bizType ARTICLE) of the writer or of the article, at most 100 (rules `exists`, `fileType`, `pictureCount`) (正文). */
    content: string;
    /** Source (来源). */
    source?: string | null;
    /** Author (作者). */
    author?: string | null;
    /** Pinned; false if left out (置顶). */
    top?: boolean;
    /** Amount of the case: amount of the model case in yuan (案例金额). */
    caseAmount?: string | null;
    /** Saving rate: saving of the model case in per cent (案例节约率). */
    caseSavingRate?: string | null;
    /** Cover: a picture that was uploaded for ARTICLE (封面). */
    coverId?: Id | null;
    /** Files (附件) that were uploaded for ARTICLE. */
    attachmentIds?: Id[];
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles?: string[];
    /** Position (排序) in lists; 0 if left out. */
    sort?: number;
    /**
     * Format: date-time
     * Expiry; must be in the future (失效时间).
     */
    expireTime?: string | null;
    companyId?: CompanyId;
}
/** Changes of a model case; fields that are left out stay unchanged. */
export interface LighthouseChanges {
    /** The version that was read (版本). */
    version: number;
    /** Title (标题). */
    title?: string;
    /** Category: entry of the dictionary of the channel (分类). */
    categoryCode?: string | null;
    /** Summary (摘要). */
    summary?: string | null;
    /** Text: HTML; what may run or load from elsewhere is removed. A picture is the `url` of an uploaded file (bizType ARTICLE) of the writer or of the article, at most 100 (rules `exists`, `fileType`, `pictureCount`) (正文). */
    content?: string;
    /** Source (来源). */
    source?: string | null;
    /** Author (作者). */
    author?: string | null;
    /** Pinned (置顶). */
    top?: boolean;
    /** Amount of the case: amount of the model case in yuan (案例金额). */
    caseAmount?: string | null;
    /** Saving rate: saving of the model case in per cent (案例节约率). */
    caseSavingRate?: string | null;
    /** Cover: a picture that was uploaded for ARTICLE (封面). */
    coverId?: Id | null;
    /** Files (附件) that were uploaded for ARTICLE. */
    attachmentIds?: Id[];
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles?: string[];
    /** Position (排序) in lists. */
    sort?: number;
    /**
     * Format: date-time
     * Expiry; must be in the future (失效时间).
     */
    expireTime?: string | null;
}
/** A document of the download center. */
export interface DownloadDoc extends Tracked {
    id: Id;
    /** Document name (文档名称). */
    docName: string;
    /** Document type: entry of the dictionary doc_type (文档类型). */
    docType: string;
    /** Document version, e.g. 2.1 (文档版本). */
    docVersion: string | null;
    fileId: Id;
    /** File name (文件名). */
    fileName: string;
    /** Size (大小) in bytes. */
    fileSize: number;
    contentType: FileContentType;
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles: string[];
    /** Position (排序) in lists. */
    sort: number;
    /** Downloads (下载次数). */
    downloadCount: number;
    status: Status;
    companyId: CompanyId;
    /** School (所属学校). */
    schoolName: string;
    /** Actions that the caller may take on this document now. */
    allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
}
/** One page of documents. */
export interface DownloadDocPage extends PageInfo {
    /** The rows. */
    records: DownloadDoc[];
}
/** A document to create. */
export interface DownloadDocInput {
    /** Document name (文档名称). */
    docName: string;
    /** Document type: entry of the dictionary doc_type (文档类型). */
    docType: string;
    fileId: Id;
    /** Document version, e.g. 2.1 (文档版本). */
    docVersion?: string | null;
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles?: string[];
    /** Position (排序) in lists; 0 if left out. */
    sort?: number;
    status?: Status;
    companyId?: CompanyId;
}
/** Changes of a document; fields that are left out stay unchanged. */
export interface DownloadDocChanges {
    /** The version that was read (版本). */
    version: number;
    /** Document name (文档名称). */
    docName?: string;
    /** Document type: entry of the dictionary doc_type (文档类型). */
    docType?: string;
    fileId?: Id;
    /** Document version, e.g. 2.1 (文档版本). */
    docVersion?: string | null;
    /** Visible to: codes of the roles that see it; empty for all (可见角色). */
    targetRoles?: string[];
    /** Position (排序) in lists. */
    sort?: number;
    status?: Status;
}
/** A QR code that binds one WeChat account to the user. */
export interface WechatQrCode {
    sceneKey: Id;
    /** QR code: the picture as a data address (data:image/svg+xml;base64,…) (二维码). */
    qrCode: string;
    /** Valid for (seconds): seconds for which it is valid (有效秒数). */
    expireSeconds: number;
}
/**
 * Status of a link to WeChat (绑定状态): UNBOUND 未绑定, WAITING 待扫码, BOUND 已绑定, CANCELLED 已解绑.
 * @enum {string}
 */
export type WechatBindStatus = "UNBOUND" | "WAITING" | "BOUND" | "CANCELLED";
/** Whether the user has a bound WeChat account. */
export interface WechatBinding {
    /** Linked: whether the named attempt, or without one any account of the user, is bound (是否已绑定). */
    bind: boolean;
    status: WechatBindStatus;
    /** Nickname, once bound (微信昵称). */
    nickName: string | null;
}
/**
 * Language (语言): zh-CN 中文, en-US English.
 * @enum {string}
 */
export type Language = "zh-CN" | "en-US";
/** A WeChat account that receives the messages of a user. */
export interface WechatReceiver extends Tracked {
    id: Id;
    /** WeChat ID, masked: oX5g****k3Qs (微信标识). */
    openId: string;
    /** Nickname (微信昵称). */
    nickName: string | null;
    /** Note (备注名) to tell receivers apart. */
    nickNameNotes: string | null;
    /** User, the account is bound to (绑定用户). */
    userName: string;
    /** Department (所属部门). */
    deptName: string;
    /** Own: bound to the caller (本人). */
    own: boolean;
    /**
     * Format: date-time
     * Linked (绑定时间).
     */
    bindTime: string;
    /** Push: messages are pushed to this account (推送开关). */
    pushState: boolean;
    /** Message language (推送语言). */
    language: Language;
    /** Topics: scenes it is subscribed to (订阅场景数). */
    sceneCount: number;
    bindStatus: WechatBindStatus;
    /** Actions that the caller may take on this receiver now. */
    allowedActions: ("EDIT_NOTE" | "ENABLE_PUSH" | "DISABLE_PUSH" | "UNBIND")[];
}
/** One page of WeChat receivers. */
export interface WechatReceiverPage extends PageInfo {
    /** The rows. */
    records: WechatReceiver[];
}
/** The push switch of a receiver. */
export interface WechatPushState {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /** Push messages to this account (推送开关). */
    pushState: boolean;
}
/** The note of a receiver and the language of its messages. */
export interface WechatNickNameNotes {
    id: Id;
    /** The version that was read (版本). */
    version: number;
    /** Note; empty removes it (备注名). */
    nickNameNotes: string;
    /** Message language; unchanged if left out (推送语言). */
    language?: Language;
}
/**
 * State of a push (推送状态): PENDING 待发送, SENT 已发送, FAILED 发送失败.
 * @enum {string}
 */
export type WechatSendStatus = "PENDING" | "SENT" | "FAILED";
/** One message pushed to a WeChat receiver. Written by the server only. */
export interface WechatSendLog {
    id: Id;
    receiverId: Id;
    /** Receiver: note or nickname of the receiver (接收人). */
    receiverName: string | null;
    /** User of the receiver (绑定用户). */
    userName: string;
    sceneCode: SceneCode;
    /** Topic (场景名称) in the requested language. */
    sceneName: string;
    /** Title (标题). */
    title: string;
    status: WechatSendStatus;
    /**
     * Format: date-time
     * Sent: when WeChat accepted it; null before that (发送时间).
     */
    sendTime: string | null;
    /** Retries: further attempts after the first (重试次数). */
    retryTimes: number;
    /** Failure reason: reason of the last failure (失败原因). */
    error: string | null;
    /**
     * Format: date-time
     * Created (产生时间).
     */
    createTime: string;
}
/** One page of pushed messages. */
export interface WechatSendLogPage extends PageInfo {
    /** The rows. */
    records: WechatSendLog[];
}
/**
 * Subject of messages (消息主题): SUPPLIER 供应商, SYSTEM 系统, APPROVAL 审批, PURCHASE 采购.
 * @enum {string}
 */
export type MessageSubjectId = "SUPPLIER" | "SYSTEM" | "APPROVAL" | "PURCHASE";
/** An occasion on which a message is sent. Names are in the requested language. */
export interface MessageScene {
    sceneCode: SceneCode;
    /** Topic (场景名称). */
    sceneName: string;
    subjectId: MessageSubjectId;
    /** Subject (主题名称). */
    subjectName: string;
    /** Message template: title of the message; `{name}` is filled in (消息模板). */
    template: string;
}
/** A scene that a receiver is subscribed to. */
export interface MessageSceneRelation extends MessageScene {
    id: Id;
    receiverId: Id;
    /**
     * Format: date-time
     * Subscribed at (订阅时间).
     */
    createTime: string;
}
/** Scenes to subscribe a receiver to. */
export interface MessageSceneChoice {
    receiverId: Id;
    /** Topics (场景). */
    sceneCodes: SceneCode[];
}
/** A subject that groups message scenes. */
export interface MessageSubject {
    id: MessageSubjectId;
    /** Subject, in the requested language (主题名称). */
    subjectName: string;
    /** Topics: scenes of the subject that the caller may subscribe to (场景). */
    scenes: MessageScene[];
}
/**
 * Purpose of an uploaded file (用途): AVATAR 头像, ARTICLE 文章, PRODUCT 产品, DOCUMENT 下载中心, EXPOSURE 失信曝光, COMPANY 供应商资料, SCHOOL 学校资料, PARAMETER 特色参数, PURCHASE 采购资料, QUOTE 报价文件.
 * @enum {string}
 */
export type UploadBizType = "AVATAR" | "ARTICLE" | "PRODUCT" | "DOCUMENT" | "EXPOSURE" | "COMPANY" | "SCHOOL" | "PARAMETER" | "PURCHASE" | "QUOTE";
/** A form with a file and its purpose. */
export interface FileUpload {
    bizType: UploadBizType;
    /** The purchase that is quoted for; of QUOTE only, and required there (项目). */
    projectId?: string;
    /**
     * Format: binary
     * The content, at most 50 MB, with a file name of 1 to 200 characters (文件).
     */
    file: Blob;
}
/** A recommended product. */
export interface Product extends Tracked {
    id: Id;
    /** Product name (产品名称). */
    productName: string;
    categoryId: Id;
    /** Goods category (物品分类). */
    categoryName: string;
    /** Brand (品牌). */
    brand: string;
    /** Model (型号). */
    model: string;
    /** Reference price (参考价) in yuan. */
    referencePrice: string | null;
    /** Picture: the first picture (图片). */
    cover: FileInfo | null;
    /**
     * Status: publication (发布状态): DRAFT 草稿, PUBLISHED 已发布, WITHDRAWN 已撤回.
     * @enum {string}
     */
    status: "DRAFT" | "PUBLISHED" | "WITHDRAWN";
    /**
     * Format: date-time
     * Published (发布时间).
     */
    publishTime: string | null;
    companyId: CompanyId;
    /** School (所属学校). */
    schoolName: string;
    /** Actions that the caller may take on this product now. */
    allowedActions: ("EDIT" | "PUBLISH" | "WITHDRAW" | "DELETE")[];
}
/** One page of products. */
export interface ProductPage extends PageInfo {
    /** The rows. */
    records: Product[];
}
/** A supplier in brief. */
export interface SupplierBrief {
    id: Id;
    /** Company name (企业名称). */
    companyName: string;
    /** Unified social credit code (统一社会信用代码). */
    creditCode: string;
}
/** A recommended product with all its data. */
export interface ProductDetail extends Product {
    /** Technical parameters (技术参数). */
    parameters: string | null;
    /** Pictures (图片). */
    images: FileInfo[];
    /** Suppliers: approved suppliers that offer the product (供应商). */
    suppliers: SupplierBrief[];
    /** Withdrawal reason, for users who may change the row (撤回原因). */
    withdrawReason: string | null;
}
/** A product to create. */
export interface ProductInput {
    /** Product name (产品名称). */
    productName: string;
    categoryId: Id;
    /** Brand (品牌). */
    brand: string;
    /** Model (型号). */
    model: string;
    /** Technical parameters (技术参数). */
    parameters?: string | null;
    /** Reference price (参考价) in yuan. */
    referencePrice?: string | null;
    /** Pictures (图片) that were uploaded for PRODUCT; the first is the cover. */
    imageIds?: Id[];
    /** Suppliers: approved suppliers that offer the product (供应商). */
    supplierIds?: Id[];
    companyId?: CompanyId;
}
/** Changes of a product; fields that are left out stay unchanged. */
export interface ProductChanges {
    /** The version that was read (版本). */
    version: number;
    /** Product name (产品名称). */
    productName?: string;
    categoryId?: Id;
    /** Brand (品牌). */
    brand?: string;
    /** Model (型号). */
    model?: string;
    /** Technical parameters (技术参数). */
    parameters?: string | null;
    /** Reference price (参考价) in yuan. */
    referencePrice?: string | null;
    /** Pictures (图片) that were uploaded for PRODUCT; the first is the cover. */
    imageIds?: Id[];
    /** Suppliers: approved suppliers that offer the product (供应商). */
    supplierIds?: Id[];
}
