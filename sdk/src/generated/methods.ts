// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Method } from '../types.ts';

/** Permission codes that roles may be granted. Those of the groups "session" and "base" belong to everybody and are not listed. */
export type PermissionCode =
  | 'acceptance:acceptance:assign'
  | 'acceptance:acceptance:create'
  | 'acceptance:acceptance:read'
  | 'acceptance:acceptance:sign'
  | 'acceptance:asset:record'
  | 'approval:comment:share'
  | 'approval:instance:reassign'
  | 'bidding:award:cancel'
  | 'bidding:award:decide'
  | 'bidding:project:suspend'
  | 'bidding:quote:judge'
  | 'bidding:round:fail'
  | 'bidding:round:open'
  | 'bidding:round:witness'
  | 'company:accountSource:update'
  | 'company:agreement:update'
  | 'company:gs:refresh'
  | 'company:remark:update'
  | 'company:review:read'
  | 'company:status:update'
  | 'company:supplier:cancel'
  | 'company:supplier:export'
  | 'company:supplier:read'
  | 'company:supplier:review'
  | 'content:document:create'
  | 'content:document:delete'
  | 'content:document:update'
  | 'content:exposure:appeal'
  | 'content:exposure:create'
  | 'content:exposure:delete'
  | 'content:exposure:publish'
  | 'content:exposure:read'
  | 'content:exposure:update'
  | 'content:faq:create'
  | 'content:faq:delete'
  | 'content:faq:publish'
  | 'content:faq:update'
  | 'content:guideline:create'
  | 'content:guideline:delete'
  | 'content:guideline:publish'
  | 'content:guideline:update'
  | 'content:lighthouse:create'
  | 'content:lighthouse:delete'
  | 'content:lighthouse:publish'
  | 'content:lighthouse:update'
  | 'content:news:create'
  | 'content:news:delete'
  | 'content:news:publish'
  | 'content:news:update'
  | 'content:product:create'
  | 'content:product:delete'
  | 'content:product:publish'
  | 'content:product:update'
  | 'content:systemAnnouncement:create'
  | 'content:systemAnnouncement:delete'
  | 'content:systemAnnouncement:publish'
  | 'content:systemAnnouncement:update'
  | 'contract:contract:create'
  | 'contract:contract:read'
  | 'contract:contract:sign'
  | 'information:contact:create'
  | 'information:contact:delete'
  | 'information:contact:read'
  | 'information:contact:update'
  | 'information:expenditure:authorize'
  | 'information:expenditure:create'
  | 'information:expenditure:delete'
  | 'information:expenditure:export'
  | 'information:expenditure:exportLedger'
  | 'information:expenditure:freeze'
  | 'information:expenditure:import'
  | 'information:expenditure:ledger'
  | 'information:expenditure:read'
  | 'information:expenditure:sync'
  | 'information:expenditure:update'
  | 'message:wechat:manage'
  | 'purchase:association:read'
  | 'purchase:association:sync'
  | 'purchase:framework:save'
  | 'purchase:invoice:create'
  | 'purchase:lines:close'
  | 'purchase:modify:read'
  | 'purchase:modify:save'
  | 'purchase:outcome:register'
  | 'purchase:payee:agree'
  | 'purchase:payment:create'
  | 'purchase:project:apply'
  | 'purchase:project:archive'
  | 'purchase:project:assign'
  | 'purchase:project:claim'
  | 'purchase:project:create'
  | 'purchase:project:export'
  | 'purchase:project:publish'
  | 'purchase:project:read'
  | 'purchase:project:verify'
  | 'stock:document:confirm'
  | 'stock:document:create'
  | 'stock:share:update'
  | 'stock:shared:apply'
  | 'stock:shared:decide'
  | 'stock:shared:issue'
  | 'stock:shared:read'
  | 'stock:stock:read'
  | 'stock:stock:update'
  | 'stock:warehouse:create'
  | 'stock:warehouse:delete'
  | 'stock:warehouse:read'
  | 'stock:warehouse:update'
  | 'system:approvalConfig:create'
  | 'system:approvalConfig:delete'
  | 'system:approvalConfig:read'
  | 'system:approvalConfig:update'
  | 'system:calendar:update'
  | 'system:character:delete'
  | 'system:character:read'
  | 'system:characterValue:create'
  | 'system:characterValue:read'
  | 'system:characterValue:reset'
  | 'system:characterValue:update'
  | 'system:dept:create'
  | 'system:dept:delete'
  | 'system:dept:import'
  | 'system:dept:update'
  | 'system:dictEntry:create'
  | 'system:dictEntry:delete'
  | 'system:dictEntry:read'
  | 'system:dictEntry:update'
  | 'system:dictType:create'
  | 'system:dictType:delete'
  | 'system:dictType:read'
  | 'system:dictType:update'
  | 'system:goodsCategory:create'
  | 'system:goodsCategory:delete'
  | 'system:goodsCategory:update'
  | 'system:menu:create'
  | 'system:menu:delete'
  | 'system:menu:read'
  | 'system:menu:update'
  | 'system:menuSwitch:read'
  | 'system:menuSwitch:update'
  | 'system:monitor:read'
  | 'system:operationLog:export'
  | 'system:operationLog:read'
  | 'system:purchasePolicy:update'
  | 'system:purchasingCategory:create'
  | 'system:purchasingCategory:delete'
  | 'system:purchasingCategory:read'
  | 'system:purchasingCategory:update'
  | 'system:purchasingExecution:create'
  | 'system:purchasingExecution:delete'
  | 'system:purchasingExecution:update'
  | 'system:purchasingProgress:update'
  | 'system:role:create'
  | 'system:role:delete'
  | 'system:role:read'
  | 'system:role:update'
  | 'system:school:create'
  | 'system:school:list'
  | 'system:school:read'
  | 'system:school:update'
  | 'system:sealingKey:lose'
  | 'system:task:create'
  | 'system:task:read'
  | 'system:task:retry'
  | 'system:task:stop'
  | 'system:user:create'
  | 'system:user:delete'
  | 'system:user:export'
  | 'system:user:import'
  | 'system:user:read'
  | 'system:user:reset'
  | 'system:user:sync'
  | 'system:user:update';

/** All operations as methods, grouped by tag. */
export interface Methods {
  session: {
    /**
     * Log in with password · 账号登录
     *
     * Unknown accounts and wrong passwords get the same answer (code 4001), and so does every other reason to refuse an
     * account. Failures are counted per account and address: after three, `data.captchaRequired` asks for a captcha, and
     * further attempts have to wait longer and longer (429). An account that fails from many addresses, and an address where
     * many accounts fail, need a captcha from the first attempt (code 4002). A success sets the cookie `device`: attempts with
     * it are counted separately from those of others. The cookie grants nothing and is never required. A correct password that
     * somebody else set more than 14 days ago gets code 4009: an administrator has to set another one.
     *
     * `POST /auth/v2/login` · no session needed
     *
     * @throws BusinessError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds); and the errors that any call can
     * throw (`ApiErrorName`)
     * @example
     * const data = await client.session.login({ body: { username: 'teacher1', password: 'Seed@2026' } });
     */
    login: Method<'login'>;
    /**
     * Get a captcha · 图形验证码
     *
     * The picture is good for one login attempt within five minutes. Never cached, never retried. At most 3,000 per minute and
     * address (429).
     *
     * `GET /auth/captcha` · no session needed
     *
     * @throws BusinessError, HttpError (429 with retryAfterSeconds); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.getCaptcha();
     */
    getCaptcha: Method<'getCaptcha'>;
    /**
     * Log out · 退出
     *
     * Ends the session at once. `data` may be the address of the next page, for example the school's own sign-out page.
     *
     * `GET /auth/logout` · needs `session:own:end`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.logout();
     */
    logout: Method<'logout'>;
    /**
     * Get the current user · 当前用户信息
     *
     * Works before a role is chosen; then role, currentRole and currentDept are null and permissions is empty.
     *
     * `GET /api/supp/auth/getInfo` · needs `session:own:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.getInfo();
     */
    getInfo: Method<'getInfo'>;
    /**
     * Get the status of the session · 会话状态
     *
     * A session ends after 30 minutes without a request and after 8 hours in any case; pages call this to warn the user in
     * time. It does not renew the idle time (x-background); any operation without that mark does, for example getInfo. If the
     * entry script of a page is not `webBuild`, the page belongs to another build than the one that is served.
     *
     * `GET /auth/v2/session/status` · needs `session:own:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.getSessionStatus();
     */
    getSessionStatus: Method<'getSessionStatus'>;
    /**
     * List own logged-in devices · 我的登录设备
     *
     * The login used last comes first. A user has at most ten: another login ends the one that was used longest ago. Of the
     * user agent, only browser and system are returned.
     *
     * `GET /auth/session/list` · needs `session:own:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.listMySessions();
     */
    listMySessions: Method<'listMySessions'>;
    /**
     * Log out all other devices · 退出其他登录设备
     *
     * Every server refuses their tokens from now on (401). A repeat changes nothing.
     *
     * `POST /auth/session/endOthers` · needs `session:own:end`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.session.endMyOtherSessions();
     */
    endMyOtherSessions: Method<'endMyOtherSessions'>;
    /**
     * Log out another device · 退出指定登录设备
     *
     * Every server refuses its token from now on (401). Ended logins and those of other users count as missing (code 4004).
     * The login of this call cannot be ended here (code 4209); use logout.
     *
     * `DELETE /auth/session/{id}` · needs `session:own:end`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.session.endMySession({ path: { id } });
     */
    endMySession: Method<'endMySession'>;
    /**
     * List own roles and departments · 角色部门列表
     *
     * Only enabled roles and departments.
     *
     * `GET /auth/v2/get-role-dept/list` · needs `session:own:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.getRoleDeptList();
     */
    getRoleDeptList: Method<'getRoleDeptList'>;
    /**
     * Switch role and department · 切换角色部门
     *
     * Returns a new token and ends the one used for the call. Within 60 seconds, the same switch can be repeated with the
     * ended token and the same idempotency key, and returns the same new token. `collegeId` is recomputed; a differing value
     * is refused.
     *
     * `POST /auth/v2/switchDept` · needs `session:own:switch` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.switchDept({
     *   body: {
     *     roleId: '01957b1e-6c00-7a10-8000-000000000202',
     *     deptId: '01957b1e-6c00-7a10-8000-000000000305',
     *     collegeId: '01957b1e-6c00-7a10-8000-000000000305',
     *   },
     * });
     */
    switchDept: Method<'switchDept'>;
    /**
     * Get the menu of the current role · 当前用户菜单
     *
     * Directories, pages and external links, without buttons. Empty for a role without menus.
     *
     * `GET /sys/menu/getUserMenu` · needs `base:menu:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.getUserMenu();
     */
    getUserMenu: Method<'getUserMenu'>;
    /**
     * Get the server menu configuration · 服务端菜单配置
     *
     * Read by the settings drawer before "menu from server" is switched on: the same entries as getUserMenu, read again. The
     * path is our choice, because the product specification names the call without one.
     *
     * `GET /sys/menu/getMenuConfig` · needs `base:menu:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.getMenuConfig();
     */
    getMenuConfig: Method<'getMenuConfig'>;
    /**
     * Log in from another platform · 平台登录
     *
     * `account` is a one-time code that a configured platform has signed for the account, valid for at most 60 seconds; a bare
     * account name is never accepted. A code that is forged, expired, already used or for an account that may not log in gets
     * the same answer (code 4006). An address may try 300 times per minute (429).
     *
     * `POST /auth/account/login` · no session needed
     *
     * @throws BusinessError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds); and the errors that any call can
     * throw (`ApiErrorName`)
     * @example
     * const data = await client.session.accountLogin({
     *   body: {
     *     account: 'eyJwbGF0Zm9ybSI6Im1hbGwiLCJhY2NvdW50IjoidGVhY2hlcjEifQ.9xq0ZbYk3tP2mVwR',
     *     platform: 'mall',
     *   },
     * });
     */
    accountLogin: Method<'accountLogin'>;
    /**
     * Log in with an external token · 外部令牌换取
     *
     * The token is signed by a configured issuer, valid for at most 60 seconds and good for one login. This GET has side
     * effects, as the product specification requires: never cached, prefetched or repeated, and refused to cross-site
     * navigation (code 4003). A token that is forged, expired, already used or for an account that may not log in gets the
     * same answer (code 4006). An address may try 300 times per minute (429).
     *
     * `GET /auth/v2/exchangeToken` · no session needed
     *
     * @throws BusinessError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds), ConfigurationError
     * (without token); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.exchangeToken({ query: { token } });
     */
    exchangeToken: Method<'exchangeToken'>;
    /**
     * Log in with a portal ticket · 票据登录校验
     *
     * The ticket is signed by the portal of a school with the feature QLGYUniversityCharacter, valid for at most 60 seconds
     * and good for one login. A ticket that is forged, expired, already used, of another school or for an account that may not
     * log in gets the same answer (code 4006). An address may try 300 times per minute (429).
     *
     * `POST /qlgd/jumpLogin/check` · no session needed
     *
     * @throws BusinessError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds); and the errors that any call can
     * throw (`ApiErrorName`)
     * @example
     * const data = await client.session.checkJumpLoginTicket({ body: { ticket: 'eyJpc3MiOiJxbGdkIiwic3ViIjoidGVhY2hlcjEifQ.Zt5uVw8RtYhNjKaL' } });
     */
    checkJumpLoginTicket: Method<'checkJumpLoginTicket'>;
    /**
     * Get the address of the mall, the FAQ or the supplier site · 跳转商城
     *
     * The https address in the school's character parameter mallUrl, faqUrl or vendorUrl; code 4004 if there is none. The
     * answer is no redirect: the caller opens the address in a new window.
     *
     * `GET /auth/v2/redirect/sch/sdscmall` · needs `base:link:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * type); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.session.getMallRedirect({ query: { type } });
     */
    getMallRedirect: Method<'getMallRedirect'>;
  };
  home: {
    /**
     * Get the home page · 首页概览
     *
     * Announcements, news and model cases are those of the platform and of the session's school that are published, have not
     * expired and are meant for the current role; drafts are never included. Messages and tasks are the caller's own. Messages
     * are in the requested language.
     *
     * `GET /home/overview` · needs `base:home:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.home.getHomeOverview();
     */
    getHomeOverview: Method<'getHomeOverview'>;
    /**
     * Get own tasks and figures · 首页待办与数据
     *
     * What waits for the caller at the session's school: tasks of approval and of witnessing, whatever the current role; own
     * purchases to receive, to correct after a return or to enter an invoice for, if the role may request purchases; what can
     * be paid, if the role may pay; the next step of own biddings, those that the caller has suspended, and openings that want
     * a witness, if the role may take it; documents of own stores and requests for what is shared there. What is overdue comes
     * first, then what has waited longest. The figures are at most three: approvals of the caller that are overdue come first;
     * then those of the caller's cards and purchases for those who request purchases, of payments for those who pay, of
     * biddings for officers and auditors, and of all purchases within the data scope for the others who see some.
     *
     * `GET /home/work` · needs `base:home:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.home.getHomeWork();
     */
    getHomeWork: Method<'getHomeWork'>;
    /**
     * Search records · 全局搜索
     *
     * Users, purchases, contracts, stocks, suppliers, budget cards, notices, articles and documents by name and code, five of
     * each kind at most. Purchases are also found by who is paid, contracts by their supplier, stocks by model and batch. Each
     * kind is searched only if the current role may list it, within the same data scope and with the same rules for keywords
     * as its list; kinds without a hit are left out. A whole phone finds its user, but no phone is in the answer.
     *
     * `GET /home/search` · needs `base:record:search` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * keyword); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.home.searchRecords({ query: { keyword } });
     */
    searchRecords: Method<'searchRecords'>;
    /**
     * List services · 服务卡片
     *
     * The pages and links that the current role holds, in the order of the menu. Pages that are switched off for the school
     * are included, with `enabled` false; those that a parameter of the school has taken away are not.
     *
     * `GET /sys/service/list` · needs `base:home:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.home.listServiceCards();
     */
    listServiceCards: Method<'listServiceCards'>;
    /**
     * Get figures of the overview · 工作台
     *
     * Figures that the current role may see, within its data scope; all others are null. Announcements and shortcuts are those
     * of getHomeOverview.
     *
     * `GET /dashboard/workplace` · needs `base:workplace:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.home.getDashboardWorkplace();
     */
    getDashboardWorkplace: Method<'getDashboardWorkplace'>;
    /**
     * Get figures of the monitor · 运行监控
     *
     * Requests, memory and event loop are those of the server process that answers: each process has its own figures, and a
     * restart resets them. Sessions, tasks, errors and the database are shared by all processes; without data scope ALL,
     * sessions, tasks and errors are those of the caller's school. Requests to paths that this description does not have are
     * not counted.
     *
     * `GET /dashboard/monitor` · needs `system:monitor:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.home.getDashboardMonitor();
     */
    getDashboardMonitor: Method<'getDashboardMonitor'>;
    /**
     * Run the health check · 体检
     *
     * Examines settings, sealing keys, database, clocks, waiting work, free space, uploaded files, chained logs and gateways.
     * Nothing is changed or sent. For administrators of the platform only. It takes some seconds; what takes longer is
     * examined in part, and the finding says so. Each finding is in order, or says what to do.
     *
     * `GET /dashboard/monitor/checks` · needs `system:monitor:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.home.examineInstallation();
     */
    examineInstallation: Method<'examineInstallation'>;
  };
  roles: {
    /**
     * List roles · 角色分页
     *
     * Roles of the session's school and the platform-wide ones; with data scope ALL those of every school. Newest roles first
     * and built-in roles last, unless `sort` says otherwise.
     *
     * `GET /sys/role/queryRolePage` · needs `system:role:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.roles.queryRolePage({ query: { current: 1, size: 10 } });
     */
    queryRolePage: Method<'queryRolePage'>;
    /**
     * Create a role · 新增角色
     *
     * The menus and permission codes of the new role must come from the current role or from the roles that the platform lets
     * it grant, and its data scope must not be wider than the current one (403). Menus of an exclusive role (the auditor's)
     * cannot be combined with menus that it does not have (403); a role that needs them is itself exclusive. A role cannot be
     * created for another school (403). Name and code are unique within the school (rule `unique`); a school cannot use the
     * codes of platform roles (rule `reserved`).
     *
     * `POST /sys/role/saveRole` · needs `system:role:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.roles.saveRole({
     *   body: {
     *     roleName: '资产盘点员',
     *     roleCode: 'asset_checker',
     *     dataScope: 'SCHOOL',
     *     status: 'ENABLED',
     *     menuIds: ['01957b1e-6c00-7a10-8000-000000000401'],
     *     remark: '每年盘点期间使用',
     *   },
     * });
     */
    saveRole: Method<'saveRole'>;
    /**
     * Update a role · 修改角色
     *
     * Changes only the fields that are sent. The rules of saveRole apply, and a role stays exclusive or ordinary. A role above
     * the current one, with a wider data scope or with menus that the current one cannot put into a role, cannot be changed
     * (403). A role of another school counts as missing (code 4004). Of the current role and, unless its data scope is ALL, of
     * other roles that the caller holds, only name and remark can be changed (code 4209). A built-in role keeps its code (code
     * 4208). A stale `version` is refused (code 4090).
     *
     * `PUT /sys/role/updateRole` · needs `system:role:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.roles.updateRole({ body: { id: '01957b1e-6c00-7a10-8000-000000000211', version: 2, status: 'DISABLED' } });
     */
    updateRole: Method<'updateRole'>;
    /**
     * Get a role · 角色详情
     *
     * A role of another school counts as missing (code 4004).
     *
     * `GET /sys/role/queryRoleDetail/{id}` · needs `system:role:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.roles.queryRoleDetail({ path: { id } });
     */
    queryRoleDetail: Method<'queryRoleDetail'>;
    /**
     * Delete a role · 删除角色
     *
     * Refused for built-in roles (code 4208) and for roles that users hold (code 4204).
     *
     * `DELETE /sys/role/deleteRole/{id}` · needs `system:role:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.roles.deleteRole({ path: { id } });
     */
    deleteRole: Method<'deleteRole'>;
    /**
     * List roles to choose from · 角色列表
     *
     * Roles of the session's school and the platform-wide ones, for selection lists; with data scope ALL those of every
     * school.
     *
     * `GET /sys/role/queryRoleList` · needs `base:role:list` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.roles.queryRoleList();
     */
    queryRoleList: Method<'queryRoleList'>;
  };
  menus: {
    /**
     * Get the menu tree · 菜单树
     *
     * All entries and buttons of a system that the caller may grant: with data scope ALL all, otherwise those of the current
     * role and of the roles that the platform lets it grant, and the directories above them. It only reads, although it is a
     * POST.
     *
     * `POST /sys/menu/menuTree` · needs `system:menu:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.menus.queryMenuTree({ body: { sysCode: 'bidding' } });
     */
    queryMenuTree: Method<'queryMenuTree'>;
    /**
     * Create a menu entry · 新增菜单
     *
     * The menu belongs to the platform, so changing it needs data scope ALL (403). Entries other than buttons need routeName
     * and path, a button needs a permission code (rule `required`); a LINK has an https address, other entries a path
     * (`address`); a button belongs below a MENU or DIR, any other entry below a DIR or at the top, at most five levels deep
     * (`level`). The current role must hold the permission code (403); codes that no operation has are refused (`exists`). The
     * route name is unique within the system (`unique`). No role holds the new entry yet.
     *
     * `POST /sys/menu/save` · needs `system:menu:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.menus.saveMenu({
     *   body: {
     *     parentId: '01957b1e-6c00-7a10-8000-000000000403',
     *     menuName: '导出角色',
     *     menuNameEn: 'Export roles',
     *     menuType: 'BUTTON',
     *     permission: 'system:role:read',
     *     sort: 50,
     *     sysCode: 'bidding',
     *   },
     * });
     */
    saveMenu: Method<'saveMenu'>;
    /**
     * Update a menu entry · 修改菜单
     *
     * Changes only the fields that are sent; the rules of saveMenu apply. An entry cannot be moved below itself (rule
     * `cycle`). Entries with codes of the menu administration cannot be disabled or lose their code, because nobody could undo
     * that (code 4208). A stale `version` is refused (code 4090).
     *
     * `PUT /sys/menu/updateMenu` · needs `system:menu:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.menus.updateMenu({ body: { id: '01957b1e-6c00-7a10-8000-000000000403', version: 1, menuName: '角色与权限', sort: 35 } });
     */
    updateMenu: Method<'updateMenu'>;
    /**
     * Delete a menu entry · 删除菜单
     *
     * Roles that hold the entry lose it, and with it the permission code, unless another of their entries has the same code.
     * Refused if there are entries or buttons below it (code 4205), and for entries with codes of the menu administration
     * (code 4208).
     *
     * `DELETE /sys/menu/removeById/{id}` · needs `system:menu:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.menus.removeMenu({ path: { id } });
     */
    removeMenu: Method<'removeMenu'>;
    /**
     * List permission codes · 权限标识列表
     *
     * All codes of this description, except the groups `session` and `base`, which are not granted. For the form of a button.
     *
     * `GET /sys/menu/permission/list` · needs `system:menu:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.menus.listPermissionCodes();
     */
    listPermissionCodes: Method<'listPermissionCodes'>;
    /**
     * List menu switches · 菜单停用分页
     *
     * Every directory, page and link of the menu for one school: the one that `companyId` names, by default the session's. In
     * the order of the menu.
     *
     * `GET /system/menu-disable/page` · needs `system:menuSwitch:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.menus.queryMenuDisablePage({ query: { current: 1, size: 10 } });
     */
    queryMenuDisablePage: Method<'queryMenuDisablePage'>;
    /**
     * Enable or disable a menu entry for a school · 启停菜单
     *
     * An entry that is switched off disappears from the menus of the school with everything below it, and the school's roles
     * lose its permission codes; other schools are not affected. Another school needs data scope ALL, and a school cannot
     * switch on an entry that the platform has switched off for it (403). The state that an entry already has is refused (code
     * 4101), so only one of several parallel calls succeeds. The home page, the switches themselves and the whole menu of the
     * platform cannot be switched off (code 4208); buttons have no switch (rule `exists`).
     *
     * `POST /system/menu-disable/enableOrDisable` · needs `system:menuSwitch:update` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.menus.enableOrDisableMenu({
     *   body: {
     *     menuId: '01957b1e-6c00-7a10-8000-000000000402',
     *     companyId: '2981',
     *     enabled: false,
     *     reason: '试用期未开通',
     *   },
     * });
     */
    enableOrDisableMenu: Method<'enableOrDisableMenu'>;
  };
  departments: {
    /**
     * Get the department tree · 部门树
     *
     * Departments that match the filters, with those above them: of the session's school, or of the one that `companyId`
     * names. With `withinScope`, only departments that the caller may assign users to or grant roles for; the topmost ones are
     * the roots.
     *
     * `GET /sys/dept/local/tree` · needs `base:dept:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.departments.getLocalDeptTree();
     */
    getLocalDeptTree: Method<'getLocalDeptTree'>;
    /**
     * Import departments · 批量导入部门
     *
     * Creates all rows or none: the rules of createDept apply to each row, and codes are unique among the rows too, as are
     * names below the same parent (rule `duplicate`). A parent is found by code or path, in the school or in the table,
     * whatever the order of the rows (`exists`; `cycle` for departments below each other); the level follows from it (`level`
     * below a sub-unit), and a department has at most 500 directly below it (`maxItems`). With `dryRun`, nothing is created:
     * the answer lists all problems by row and field, and the departments that could be created. Without it, any problem
     * refuses the whole import with the first 100 problems (code 4000).
     *
     * `POST /sys/dept/local/import` · needs `system:dept:import` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.departments.importDepts({
     *   body: {
     *     rows: [
     *       { deptName: '光谱分析室', deptCode: '139001', parent: '海洋学院', phone: '0531-88889001' },
     *       { deptName: '海洋学院', deptCode: '1390', leader: 'schooladmin', campus: '东校区', sort: '60' },
     *     ],
     *   },
     * });
     */
    importDepts: Method<'importDepts'>;
    /**
     * Create a department · 新增部门
     *
     * A college or unit belongs below the root of a school, a sub-unit below a college or unit (rule `level`). The name is
     * unique below its parent, the code within the school (`unique`); parent, head and campus must exist (`exists`), and the
     * head must belong to the school. A department of another school counts as missing unless the data scope is ALL. A
     * department below a disabled one cannot be enabled (code 4101).
     *
     * `POST /sys/dept` · needs `system:dept:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.departments.createDept({
     *   body: {
     *     deptName: '核磁共振中心',
     *     deptCode: '130106',
     *     deptType: 2,
     *     parentId: '01957b1e-6c00-7a10-8000-000000000301',
     *     leaderId: null,
     *     phone: '0531-88880399',
     *     campus: '东校区',
     *     sort: 20,
     *   },
     * });
     */
    createDept: Method<'createDept'>;
    /**
     * Update a department · 修改部门
     *
     * Changes only the fields that are sent; the rules of createDept apply. A department that moves keeps its level and its
     * school, and cannot move below itself (rule `level` or `cycle`). The root can neither be moved nor disabled, and a
     * department with enabled ones below it cannot be disabled (code 4101). Disabling a department ends the sessions that act
     * for it. A stale `version` is refused (code 4090).
     *
     * `PUT /sys/dept` · needs `system:dept:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.departments.updateDept({
     *   body: {
     *     id: '01957b1e-6c00-7a10-8000-000000000305',
     *     version: 1,
     *     leaderId: '01957b1e-6c00-7a10-8000-000000000102',
     *     phone: '0531-88880305',
     *   },
     * });
     */
    updateDept: Method<'updateDept'>;
    /**
     * Delete a department · 删除部门
     *
     * Refused if there are departments below it (code 4205), or if users belong to it or act for it (code 4204), or if other
     * records refer to it (code 4206, with what they are). The root cannot be deleted (code 4101).
     *
     * `DELETE /sys/dept/{id}` · needs `system:dept:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.departments.deleteDept({ path: { id } });
     */
    deleteDept: Method<'deleteDept'>;
  };
  dictionary: {
    /**
     * Get entries of a dictionary type · 按类型查字典
     *
     * For forms and tags: the enabled entries of the platform and of the session's school, sorted; the school's own default
     * takes precedence. Empty for a type that is unknown or disabled. Enumerations are returned as types too, so that their
     * labels and colors can be edited. Suppliers, who hold no role, read those that their profile takes values from
     * (company_type and qualification_type); the others are empty for them.
     *
     * `GET /api/supp/dictData/queryDictDataByType/{type}` · needs `session:dict:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * type); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.dictionary.queryDictDataByType({ path: { type } });
     */
    queryDictDataByType: Method<'queryDictDataByType'>;
    /**
     * List dictionary types · 字典类型分页
     *
     * Types are the same for all schools. Sorted by key, unless `sort` says otherwise.
     *
     * `GET /sys/dict/type/page` · needs `system:dictType:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.dictionary.queryDictTypePage({ query: { current: 1, size: 10 } });
     */
    queryDictTypePage: Method<'queryDictTypePage'>;
    /**
     * Create a dictionary type · 新增字典类型
     *
     * Types belong to the platform, so changing them needs data scope ALL (403). The key is unique (rule `unique`).
     *
     * `POST /sys/dict/type/save` · needs `system:dictType:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.dictionary.saveDictType({ body: { dictName: '仓库类型', dictType: 'warehouse_kind', remark: '' } });
     */
    saveDictType: Method<'saveDictType'>;
    /**
     * Update a dictionary type · 修改字典类型
     *
     * Changes only the fields that are sent; this needs data scope ALL (403). A built-in type cannot be disabled (code 4208).
     * A stale `version` is refused (code 4090).
     *
     * `PUT /sys/dict/type/update/{id}` · needs `system:dictType:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.dictionary.updateDictType({ path: { id }, body: { version: 1, dictName: '会议室(全校)', status: 'DISABLED' } });
     */
    updateDictType: Method<'updateDictType'>;
    /**
     * Delete a dictionary type · 删除字典类型
     *
     * Needs data scope ALL (403). Refused for built-in types (code 4208) and for types with entries of any school (code 4206).
     *
     * `DELETE /sys/dict/type/remove/{id}` · needs `system:dictType:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.dictionary.deleteDictType({ path: { id } });
     */
    deleteDictType: Method<'deleteDictType'>;
    /**
     * List dictionary entries · 字典数据分页
     *
     * Entries of the platform and of the session's school, including disabled ones; with data scope ALL those of every school.
     * Sorted as in forms, unless `sort` says otherwise.
     *
     * `GET /sys/dict/data/page` · needs `system:dictEntry:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * dictType); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.dictionary.queryDictEntryPage({ query: { current: 1, size: 10, dictType } });
     */
    queryDictEntryPage: Method<'queryDictEntryPage'>;
    /**
     * Create a dictionary entry · 新增字典数据
     *
     * Creates it for the school that `companyId` names: by default the session's, with data scope ALL also the platform ("0"),
     * whose entries all schools see. The type must exist (rule `exists`) and must not be an enumeration, whose values come
     * from the product (code 4208). The value is unique within the type, among the entries that a school sees (`unique`). A
     * new default replaces the one of the same type and school.
     *
     * `POST /sys/dict/data/save` · needs `system:dictEntry:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.dictionary.saveDictEntry({
     *   body: {
     *     dictType: 'unit',
     *     dictLabel: '捆',
     *     dictLabelEn: 'bundle',
     *     dictValue: '捆',
     *     tagColor: 'gray',
     *     sort: 210,
     *   },
     * });
     */
    saveDictEntry: Method<'saveDictEntry'>;
    /**
     * Update a dictionary entry · 修改字典数据
     *
     * Changes only the fields that are sent. Entries of the platform need data scope ALL (403); those of another school count
     * as missing (code 4004). The status of a built-in entry cannot be changed (code 4208). A stale `version` is refused (code
     * 4090).
     *
     * `PUT /sys/dict/data/update/{id}` · needs `system:dictEntry:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.dictionary.updateDictEntry({ path: { id }, body: { version: 1, dictLabel: '卷', tagColor: 'blue', isDefault: true } });
     */
    updateDictEntry: Method<'updateDictEntry'>;
    /**
     * Delete a dictionary entry · 删除字典数据
     *
     * Refused for built-in entries (code 4208) and for values that rows use (code 4206, disable the entry instead). Entries of
     * the platform need data scope ALL (403).
     *
     * `DELETE /sys/dict/data/remove/{id}` · needs `system:dictEntry:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.dictionary.deleteDictEntry({ path: { id } });
     */
    deleteDictEntry: Method<'deleteDictEntry'>;
  };
  tasks: {
    /**
     * List background tasks · 任务分页
     *
     * Tasks of the session's school; with data scope ALL those of every school and of the platform. Latest planned first,
     * unless `sort` says otherwise. Pages call it at intervals, so it does not renew the idle time of the session
     * (x-background).
     *
     * `GET /task/page` · needs `system:task:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.tasks.queryTaskPage({ query: { current: 1, size: 10 } });
     */
    queryTaskPage: Method<'queryTaskPage'>;
    /**
     * Create a background task · 新增任务
     *
     * A worker runs it at `executeTime`. Only kinds that listTaskTypes returns as creatable (rule `creatable`). Tasks of
     * platform kinds belong to company "0", others to the school that `companyId` names, by default the session's (`mismatch`,
     * `exists`). A kind can be planned once per time and school, and some kinds allow only one open task (`unique`). A kind
     * that is not set up is refused (code 4101).
     *
     * `POST /task` · needs `system:task:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.tasks.createTask({ body: { taskName: '维护前清理', taskType: 'CLEANUP', executeTime: '2026-03-02T12:00:00+08:00' } });
     */
    createTask: Method<'createTask'>;
    /**
     * List own background tasks · 我的任务分页
     *
     * The tasks that the caller has started, e.g. exports, latest planned first.
     *
     * `GET /task/own/page` · needs `base:task:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.tasks.queryOwnTaskPage({ query: { current: 1, size: 10 } });
     */
    queryOwnTaskPage: Method<'queryOwnTaskPage'>;
    /**
     * Get a background task · 任务详情
     *
     * The caller's own task; with the code `system:task:read` also any other of the school, and with data scope ALL of every
     * school. All others count as missing (code 4004). Pages call it every few seconds while the task runs, so it does not
     * renew the idle time of the session (x-background).
     *
     * `GET /task/detail/{id}` · needs `base:task:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.tasks.getTaskDetail({ path: { id } });
     */
    getTaskDetail: Method<'getTaskDetail'>;
    /**
     * List types of background tasks · 任务类型列表
     *
     * The kinds that the server can run, their schedules, and which of them the caller may create.
     *
     * `GET /task/type/list` · needs `system:task:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.tasks.listTaskTypes();
     */
    listTaskTypes: Method<'listTaskTypes'>;
    /**
     * Retry a background task · 重试任务
     *
     * A FAILED or STOPPED task becomes RETRYING and runs at once, with its full number of attempts. Any other status is
     * refused (code 4301), so only one of several parallel calls succeeds.
     *
     * `GET /task/retryTask/{id}` · needs `system:task:retry`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.tasks.retryTask({ path: { id } });
     */
    retryTask: Method<'retryTask'>;
    /**
     * Stop a background task · 停止任务
     *
     * A task that is PENDING or RETRYING becomes STOPPED at once; a RUNNING one is asked to stop (`stopRequested`) and does so
     * at its next checkpoint, unless it ends before. Any other status and a second request are refused (code 4301). All users
     * may stop their own tasks; those of others need the codes `system:task:read` and `system:task:stop`.
     *
     * `GET /task/stopTask/{id}` · needs `base:task:stop`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.tasks.stopTask({ path: { id } });
     */
    stopTask: Method<'stopTask'>;
  };
  characterParameters: {
    /**
     * Get values of character parameters · 批量取值
     *
     * Clients call it with the 11 feature keys after every switch of role and department. It only reads, although it is a
     * POST.
     *
     * `POST /characterParameter/character/queryCharacterValues` · needs `base:character:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.characterParameters.queryCharacterValues({ body: ['ifOpenEntry', 'ifCrossAcceptance', 'JNUniversityCharacter'] });
     */
    queryCharacterValues: Method<'queryCharacterValues'>;
    /**
     * List character parameters · 参数分页
     *
     * The parameters with the defaults of the platform. Built-in ones first, then by key, unless `sort` says otherwise.
     *
     * `GET /characterParameter/character/page` · needs `system:character:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.characterParameters.queryCharacterPage({ query: { current: 1, size: 10 } });
     */
    queryCharacterPage: Method<'queryCharacterPage'>;
    /**
     * Preview effects of a value · 参数变更影响
     *
     * What changes at a school if a parameter gets a value there: the pages that appear and vanish, the roles that hold them
     * with the number of their users, and how many running purchases go on with the value that was copied into them. School
     * "0" asks for another default: all schools without a value of their own are taken together. Nothing is changed. An
     * unknown parameter is refused (rule `exists`).
     *
     * `GET /characterParameter/character/effects` · needs `system:characterValue:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * paramKey); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.characterParameters.previewCharacterEffects({ query: { paramKey } });
     */
    previewCharacterEffects: Method<'previewCharacterEffects'>;
    /**
     * List school settings · 学校参数分页
     *
     * Every enabled parameter with its value for one school: the one that `companyId` names, by default the session's; users
     * of the platform must name one (rule `school`). A school's own value replaces the default. Sorted by key.
     *
     * `GET /characterParameter/character/querySchoolPage` · needs `system:characterValue:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.characterParameters.queryCharacterSchoolPage({ query: { current: 1, size: 10 } });
     */
    queryCharacterSchoolPage: Method<'queryCharacterSchoolPage'>;
    /**
     * Create a character parameter or school setting · 新增参数
     *
     * `companyId` "0" creates a parameter with its default, only with data scope ALL (403); it needs paramName and valueType
     * (rule `required`). Any other school, by default the session's, gets its own value for a parameter that exists and is
     * enabled (`exists`); name, type, status and texts belong to the parameter and cannot be sent (`inherited`). The value
     * must be of the parameter's type (`valueType`). Each school has one value per key (`unique`). The next
     * queryCharacterValues returns it.
     *
     * `POST /characterParameter/character/save` · needs `system:characterValue:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.characterParameters.saveCharacter({ body: { paramKey: 'loginNotice', companyId: '1001', paramValue: '本周六系统维护' } });
     */
    saveCharacter: Method<'saveCharacter'>;
    /**
     * Update a character parameter or school setting · 修改参数
     *
     * Changes only the fields that are sent. Changing a default needs data scope ALL (403); a value of another school counts
     * as missing (code 4004). For a school's value, only paramValue can be changed (rule `inherited`), and it must be of the
     * parameter's type (`valueType`). A built-in parameter cannot be disabled (code 4208). A stale `version` is refused (code
     * 4090).
     *
     * `PUT /characterParameter/character/update/{id}` · needs `system:characterValue:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.characterParameters.updateCharacter({ path: { id }, body: { version: 1, paramValue: 'N' } });
     */
    updateCharacter: Method<'updateCharacter'>;
    /**
     * Delete a character parameter · 删除参数
     *
     * Refused for the built-in parameters (code 4208) and for parameters with values of schools (code 4206). With the id of a
     * school's value, that value is deleted. Needs data scope ALL (403).
     *
     * `DELETE /characterParameter/character/delete/{id}` · needs `system:character:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.characterParameters.deleteCharacter({ path: { id } });
     */
    deleteCharacter: Method<'deleteCharacter'>;
    /**
     * Reset a school setting · 恢复默认值
     *
     * Deletes the school's own value. A value of another school counts as missing (code 4004) unless the data scope is ALL; a
     * default is never deleted here (403, with data scope ALL code 4101).
     *
     * `DELETE /characterParameter/character/resetSchoolValue/{id}` · needs `system:characterValue:reset`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.characterParameters.resetCharacterSchoolValue({ path: { id } });
     */
    resetCharacterSchoolValue: Method<'resetCharacterSchoolValue'>;
  };
  goodsCategories: {
    /**
     * Get the goods category tree · 分类树
     *
     * The platform-wide categories and those of the session's school that match the filters, with those above them, at most
     * four levels. With `status` ENABLED, a disabled category hides those below it. Suppliers, who hold no role, read the
     * enabled ones without their departments, to say what they sell. With data scope ALL, the school is that of `companyId`;
     * without it, only platform-wide categories are returned.
     *
     * `GET /goods/category/tree` · needs `session:goodsCategory:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.goodsCategories.getGoodsCategoryTree();
     */
    getGoodsCategoryTree: Method<'getGoodsCategoryTree'>;
    /**
     * Adopt usual goods categories · 采用常用分类
     *
     * Creates the usual goods categories of universities for the school `companyId`, by default the session's: goods, services
     * and works, whose codes follow GB/T 14885 loosely. Codes and, below one parent, names that the school sees already are
     * left as they are, so that it can be repeated. Rows of the platform need data scope ALL (403).
     *
     * `POST /goods/category/preset` · needs `system:goodsCategory:create`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.goodsCategories.adoptGoodsCategoryPreset({ body: {} });
     */
    adoptGoodsCategoryPreset: Method<'adoptGoodsCategoryPreset'>;
    /**
     * Create a goods category · 新增分类
     *
     * Creates it for the school `companyId`, by default the session's. A parent must exist for the school (rule `exists`), be
     * of the same purchase type (rule `parent`) and have room: at most four levels (rule `level`), and below one parent at
     * most 200 categories of a school and 300 of the platform (rule `room`). The code is unique within the school and among
     * the platform-wide ones, the name below its parent (rule `unique`). Only goods that are not consumable are fixed assets
     * (rule `contradiction`). Rows of the platform need data scope ALL (403).
     *
     * `POST /goods/category/save` · needs `system:goodsCategory:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.goodsCategories.saveGoodsCategory({
     *   body: {
     *     parentId: '01957b1e-6c00-7a10-8000-000000002102',
     *     categoryCode: '10203',
     *     categoryName: '生物试剂',
     *     purchaseType: 'GOODS',
     *     unit: '盒',
     *     consumable: true,
     *     sort: 30,
     *     status: 'ENABLED',
     *   },
     * });
     */
    saveGoodsCategory: Method<'saveGoodsCategory'>;
    /**
     * Update a goods category · 修改分类
     *
     * Changes only the fields that are sent. A category cannot move below itself (rule `cycle`) or to a place where a branch
     * would have more than four levels (rule `level`); its new parent must be of the same purchase type (rule `parent`) and
     * have room (rule `room`). The categories below move along. Only goods that are not consumable are fixed assets (rule
     * `contradiction`). Rows of the platform need data scope ALL (403), but for `manager` alone, which each school sets for
     * itself: it leaves the `version` of such a row as it is. A stale `version` is refused (code 4090).
     *
     * `PUT /goods/category/update/{id}` · needs `system:goodsCategory:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.goodsCategories.updateGoodsCategory({ path: { id }, body: { version: 1, argumentThreshold: '50000.00' } });
     */
    updateGoodsCategory: Method<'updateGoodsCategory'>;
    /**
     * Delete a goods category · 删除分类
     *
     * Refused for a category with others below it (code 4205) or one that is in use (code 4206, with what uses it). Rows of
     * the platform need data scope ALL (403).
     *
     * `DELETE /goods/category/remove/{id}` · needs `system:goodsCategory:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.goodsCategories.removeGoodsCategory({ path: { id } });
     */
    removeGoodsCategory: Method<'removeGoodsCategory'>;
  };
  purchasingConfig: {
    /**
     * Adopt usual procurement methods · 采用常用采购模式
     *
     * Gives a school that has neither purchasing categories nor executions the usual ones of universities: bands of amounts
     * for goods, services and works with the limits of a school that has set none, executions with their progress, sealed
     * bidding with its rules. A school that has one of either is refused (code 4101). With data scope ALL `companyId` names
     * the school (rules `school`, `exists`).
     *
     * `POST /config/purchasing/preset` · needs `system:purchasingCategory:create`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.purchasingConfig.adoptPurchasingPreset({ body: { companyId: '1003' } });
     */
    adoptPurchasingPreset: Method<'adoptPurchasingPreset'>;
    /**
     * List purchasing categories · 采购类别列表
     *
     * Purchasing categories of the session's school; with data scope ALL those of `companyId`, or of every school without one,
     * sorted.
     *
     * `GET /config/purchasing/categories/list` · needs `base:purchasingCategory:list` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.purchasingConfig.listPurchasingCategories();
     */
    listPurchasingCategories: Method<'listPurchasingCategories'>;
    /**
     * Get a purchasing category · 采购类别详情
     *
     * A purchasing category with its executions. A category of another school counts as missing (code 4004), except with data
     * scope ALL.
     *
     * `GET /config/purchasing/categories/detail/{id}` · needs `system:purchasingCategory:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.purchasingConfig.getPurchasingCategoryDetail({ path: { id } });
     */
    getPurchasingCategoryDetail: Method<'getPurchasingCategoryDetail'>;
    /**
     * Create a purchasing category · 新增采购类别
     *
     * Name and code are unique within the school (rule `unique`). The amounts must not overlap those of another enabled
     * category of the same purchase type (rule `overlap`), and the upper one must exceed the lower one (rule `range`). Goods
     * categories, departments and executions must exist for the school (rule `exists`); those of an enabled category must be
     * enabled (rule `disabled`). With data scope ALL `companyId` names the school (rule `school`).
     *
     * `POST /config/purchasing/categories/save` · needs `system:purchasingCategory:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.purchasingConfig.savePurchasingCategory({
     *   body: {
     *     categoryName: '服务采购',
     *     categoryCode: 'SERVICE-BID',
     *     purchaseType: 'SERVICE',
     *     amountMin: '200000.00',
     *     amountMax: '500000.00',
     *     executionIds: ['01957b1e-6c00-7a10-8000-000000002301'],
     *     sort: 50,
     *     status: 'ENABLED',
     *   },
     * });
     */
    savePurchasingCategory: Method<'savePurchasingCategory'>;
    /**
     * Update a purchasing category · 修改采购类别
     *
     * Changes only the fields that are sent. Name and code are unique within the school (rule `unique`). The amounts must not
     * overlap those of another enabled category of the same purchase type (rule `overlap`), and the upper one must exceed the
     * lower one (rule `range`). Goods categories, departments and executions must exist for the school (rule `exists`); those
     * of an enabled category must be enabled (rule `disabled`). A stale `version` is refused (code 4090).
     *
     * `POST /config/purchasing/categories/update/{id}` · needs `system:purchasingCategory:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.purchasingConfig.updatePurchasingCategory({ path: { id }, body: { version: 2, amountMax: '45000.00' } });
     */
    updatePurchasingCategory: Method<'updatePurchasingCategory'>;
    /**
     * Delete a purchasing category · 删除采购类别
     *
     * A category of another school counts as missing (code 4004), except with data scope ALL.
     *
     * `DELETE /config/purchasing/categories/delete/{id}` · needs `system:purchasingCategory:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.purchasingConfig.deletePurchasingCategory({ path: { id } });
     */
    deletePurchasingCategory: Method<'deletePurchasingCategory'>;
    /**
     * List methods · 执行方式列表
     *
     * Purchasing executions of the session's school; with data scope ALL those of `companyId`, or of every school without one,
     * by name.
     *
     * `GET /config/purchasing/execution/list` · needs `base:purchasingExecution:list` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.purchasingConfig.listPurchasingExecutions();
     */
    listPurchasingExecutions: Method<'listPurchasingExecutions'>;
    /**
     * Create a method · 新增执行方式
     *
     * The name is unique within the school (rule `unique`). `bidConfig` is required for ONLINE_BID and refused for all other
     * kinds (rule `contradiction`). In it, `reMinBidders` must not exceed `minBidders`, `joinDeadlineHours` must be below
     * `noticeHours`, steps and displays are for OPEN only, and `scoreWeights` are for COMPREHENSIVE only and sum to 100 (rules
     * `contradiction`, `sum`). A new execution has no progress nodes; updatePurchasingProgress sets them. With data scope ALL
     * `companyId` names the school (rule `school`).
     *
     * `POST /config/purchasing/execution/save` · needs `system:purchasingExecution:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.purchasingConfig.savePurchasingExecution({
     *   body: {
     *     executionName: '密封竞价（大额）',
     *     executionCode: 'ONLINE_BID',
     *     bidConfig: {
     *       bidMode: 'SEALED',
     *       supplierScope: 'PUBLIC',
     *       minBidders: 5,
     *       reMinBidders: 3,
     *       noticeHours: 72,
     *       joinDeadlineHours: null,
     *       priceCeilingRequired: true,
     *       minDecrement: null,
     *       minDecrementPercent: null,
     *       maxQuoteTimes: 3,
     *       showLowestPrice: false,
     *       showRank: false,
     *       allowTie: false,
     *       extendTriggerMinutes: 0,
     *       extendMinutes: 5,
     *       extendMaxTimes: 0,
     *       awardRule: 'LOWEST_COMPLIANT',
     *       scoreWeights: null,
     *       tieRule: 'EARLIEST',
     *       decisionDays: 3,
     *       autoDelayHours: 24,
     *       autoDelayMaxTimes: 3,
     *       abnormalLowPercent: 50,
     *       depositAmount: null,
     *       requireSample: false,
     *     },
     *     needContract: true,
     *     contractThreshold: null,
     *     publicityDays: 3,
     *     status: 'ENABLED',
     *   },
     * });
     */
    savePurchasingExecution: Method<'savePurchasingExecution'>;
    /**
     * Update a method · 修改执行方式
     *
     * Changes only the fields that are sent; `bidConfig` is replaced as a whole. The name is unique within the school (rule
     * `unique`). `bidConfig` is required for ONLINE_BID and refused for all other kinds (rule `contradiction`). In it,
     * `reMinBidders` must not exceed `minBidders`, `joinDeadlineHours` must be below `noticeHours`, steps and displays are for
     * OPEN only, and `scoreWeights` are for COMPREHENSIVE only and sum to 100 (rules `contradiction`, `sum`). An execution
     * that an enabled purchasing category uses cannot be switched off (code 4101). A stale `version` is refused (code 4090).
     *
     * `POST /config/purchasing/execution/update/{id}` · needs `system:purchasingExecution:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.purchasingConfig.updatePurchasingExecution({ path: { id }, body: { version: 1, publicityDays: 5 } });
     */
    updatePurchasingExecution: Method<'updatePurchasingExecution'>;
    /**
     * Delete a method · 删除执行方式
     *
     * Refused for an execution that purchasing categories use (code 4206). Its progress nodes are deleted with it.
     *
     * `DELETE /config/purchasing/execution/delete/{id}` · needs `system:purchasingExecution:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.purchasingConfig.deletePurchasingExecution({ path: { id } });
     */
    deletePurchasingExecution: Method<'deletePurchasingExecution'>;
    /**
     * List progress nodes of a method · 进度节点列表
     *
     * The ordered nodes. Code 4004 for an execution of another school, except with data scope ALL.
     *
     * `GET /config/purchasing/execution/progress/list` · needs `base:purchasingProgress:list` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * executionId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.purchasingConfig.listPurchasingProgress({ query: { executionId } });
     */
    listPurchasingProgress: Method<'listPurchasingProgress'>;
    /**
     * Set progress nodes of a method · 保存进度配置
     *
     * Replaces all nodes of the execution by the ones that are sent, in that order. Codes are unique within the execution
     * (rule `unique`); a required node cannot be switched off (rule `contradiction`). A stale `version` of the execution is
     * refused (code 4090); saving raises it.
     *
     * `POST /config/purchasing/execution/progress/update` · needs `system:purchasingProgress:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.purchasingConfig.updatePurchasingProgress({
     *   body: {
     *     executionId: '01957b1e-6c00-7a10-8000-000000002301',
     *     version: 1,
     *     nodes: [
     *       {
     *         nodeCode: 'APPLY',
     *         nodeName: '申购',
     *         nodeNameEn: 'Request',
     *         enabled: true,
     *         required: true,
     *         limitDays: null,
     *       },
     *       {
     *         nodeCode: 'BID',
     *         nodeName: '竞价',
     *         nodeNameEn: 'Bidding',
     *         enabled: true,
     *         required: true,
     *         limitDays: 5,
     *       },
     *       {
     *         nodeCode: 'DECIDE',
     *         nodeName: '定标',
     *         nodeNameEn: 'Award',
     *         enabled: true,
     *         required: true,
     *         limitDays: 3,
     *       },
     *     ],
     *   },
     * });
     */
    updatePurchasingProgress: Method<'updatePurchasingProgress'>;
    /**
     * Get purchase limits · 采购限额
     *
     * The limits that decide which way a purchase goes. A school that has saved none has those of the reference.
     *
     * `GET /config/purchasing/policy` · needs `base:purchasePolicy:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.purchasingConfig.getPurchasePolicy();
     */
    getPurchasePolicy: Method<'getPurchasePolicy'>;
    /**
     * Set purchase limits · 设置采购限额
     *
     * Replaces all limits. The limit for own cards does not exceed that for small purchases, and that for orders is not below
     * it (rule `order`). Purchases that were submitted keep the limits of that day. A stale `version` is refused (code 4090).
     *
     * `POST /config/purchasing/policy` · needs `system:purchasePolicy:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.purchasingConfig.savePurchasePolicy({
     *   body: {
     *     version: 0,
     *     smallLimit: '10000.00',
     *     ownCardLimit: '800.00',
     *     orderLimit: '50000.00',
     *     tenderLimit: '200000.00',
     *     serviceTenderLimit: '200000.00',
     *     worksTenderLimit: '200000.00',
     *     witnessLimit: '100000.00',
     *     awardApprovalLimit: '200000.00',
     *     changeApprovalLimit: '100000.00',
     *     outsiderLimit: '200000.00',
     *     outsideLeaderLimit: '50000.00',
     *     argumentLimit: '100000.00',
     *     argumentSumLimit: '300000.00',
     *     similarDays: 90,
     *   },
     * });
     */
    savePurchasePolicy: Method<'savePurchasePolicy'>;
    /**
     * List school calendar days · 校历查询
     *
     * The holidays of the state and the weekend days that are worked for them, and what the school has set itself, by date. A
     * day of the school wins over that of the state. A year that nobody has changed has version 0.
     *
     * `GET /sys/calendar/list` · needs `base:calendar:list` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * year); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.purchasingConfig.listCalendarDays({ query: { year } });
     */
    listCalendarDays: Method<'listCalendarDays'>;
    /**
     * Set school calendar days · 校历设置
     *
     * Replaces the school's own days of the year. Each lies in the year (rule `inYear`) and stands there once (rule
     * `uniqueItems`). Limits in working days that begin from now on count by them; those that have begun stay. A stale
     * `version` is refused (code 4090).
     *
     * `POST /sys/calendar/save` · needs `system:calendar:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.purchasingConfig.saveCalendarDays({
     *   body: {
     *     year: 2026,
     *     version: 0,
     *     days: [
     *       { date: '2026-04-17', kind: 'HOLIDAY', name: '校运动会' },
     *       { date: '2026-04-18', kind: 'WORKDAY', name: '校运动会调休上班' },
     *     ],
     *   },
     * });
     */
    saveCalendarDays: Method<'saveCalendarDays'>;
  };
  projects: {
    /**
     * List purchases · 采购项目分页
     *
     * Lists purchases within the data scope, and those in which the user takes part as applicant, approver, witness or
     * follower. `scope` narrows them. The latest first, unless `sort` says otherwise.
     *
     * `GET /purchase/project/page` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * scope); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.projects.queryProjectPage({ query: { current: 1, size: 10, scope } });
     */
    queryProjectPage: Method<'queryProjectPage'>;
    /**
     * Count purchases by status · 各状态采购数
     *
     * Counts the purchases of a scope by their state, for the tabs of a list. States without purchases are left out.
     *
     * `GET /purchase/project/statusCount` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.countProjectsByStatus();
     */
    countProjectsByStatus: Method<'countProjectsByStatus'>;
    /**
     * Get a purchase · 采购项目详情
     *
     * A purchase that is neither within the data scope nor one in which the user takes part counts as missing (code 4004). The
     * account of the payee is masked, except for the applicant and for those who may pay.
     *
     * `GET /purchase/project/detail/{id}` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.getProjectDetail({ path: { id } });
     */
    getProjectDetail: Method<'getProjectDetail'>;
    /**
     * Draft a request · 新建采购草稿
     *
     * Creates a draft of the current department. Nothing is required: a draft without a name is named after the day. Only at
     * schools whose purchases hang on items of their own project system, the item is (`associationCode`). A school can stop
     * new purchases (`whetherHideEntryNewlyCreatedProject`): then this is refused (code 4003), while drafts can be changed and
     * submitted. Cards, categories, suppliers and files that are sent must exist and be usable by the caller (rule `exists`).
     *
     * `POST /purchase/project/save` · needs `purchase:project:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.saveProject({
     *   body: {
     *     projectName: '移液枪头 20 盒',
     *     description: '本学期实验教学消耗。',
     *     items: [
     *       {
     *         itemName: '移液枪头 1 mL',
     *         spec: '无菌，96 支/盒',
     *         categoryId: '01957b1e-6c00-7a10-8000-000000002124',
     *         quantity: '20',
     *         unit: '盒',
     *         amount: '480.00',
     *       },
     *     ],
     *     funds: [{ expenditureId: '01957b1e-6c00-7a10-8000-000000005103', amount: '480.00' }],
     *     payee: { name: '江海实验用品商行', bankName: '江海银行学府支行', account: '6222020010000001' },
     *   },
     * });
     */
    saveProject: Method<'saveProject'>;
    /**
     * Update a request draft · 修改采购草稿
     *
     * Replaces the fields that are sent; lists are replaced as a whole. Only the applicant, and only while the purchase is a
     * draft or returned (code 4101). A stale `version` is refused (code 4090).
     *
     * `PUT /purchase/project/update/{id}` · needs `purchase:project:apply`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.updateProject({ path: { id }, body: { version: 1, description: '课程《有机化学实验》使用。' } });
     */
    updateProject: Method<'updateProject'>;
    /**
     * Discard a request draft · 删除采购草稿
     *
     * Deletes a purchase that was never submitted; others are kept (code 4101). Only the applicant; for others it counts as
     * missing (code 4004).
     *
     * `DELETE /purchase/project/remove/{id}` · needs `purchase:project:apply`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.projects.deleteProject({ path: { id } });
     */
    deleteProject: Method<'deleteProject'>;
    /**
     * Check a request before submission · 提交前检查
     *
     * Tells what a submission would say now, without changing anything: which way the purchase goes and why, the rules that
     * are broken, who approves, and what stays on each card. A purchase is small if its sum is within the limit of the school,
     * alone and with similar purchases of the last days, and its goods are neither hazardous nor fixed assets; any other goes
     * by bidding, by the rules (`pattern`) that the school has for its kind, amount, goods and department. It also tells why
     * an argument report is needed, which lines ask for one brand only, what the school paid last for the same goods, who has
     * an approved purchase of them that is not announced yet, so that both may be joined, and which departments share the same
     * goods from their stock. Also for a purchase that is not yet saved. Of a saved one, what it holds on its cards counts as
     * available: name it with `projectId`; one of others counts as missing (code 4004).
     *
     * `POST /purchase/project/precheck` · needs `purchase:project:apply` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.precheckProject({
     *   body: {
     *     projectName: '移液枪头 20 盒',
     *     description: '本学期实验教学消耗。',
     *     items: [
     *       {
     *         itemName: '移液枪头 1 mL',
     *         spec: '无菌，96 支/盒',
     *         categoryId: '01957b1e-6c00-7a10-8000-000000002124',
     *         quantity: '20',
     *         unit: '盒',
     *         amount: '480.00',
     *       },
     *     ],
     *     funds: [{ expenditureId: '01957b1e-6c00-7a10-8000-000000005103', amount: '480.00' }],
     *     payee: { name: '江海实验用品商行', bankName: '江海银行学府支行', account: '6222020010000001' },
     *   },
     * });
     */
    precheckProject: Method<'precheckProject'>;
    /**
     * Submit a request · 提交采购申请
     *
     * Checks the purchase, decides which way it goes (see `precheckProject`), gives it a number, freezes the money on its
     * cards and starts the approval. A small one that needs no approver is ordered at once; one by bidding waits for a
     * procurement officer after its approval. Refused are: something missing or inconsistent (code 4000); goods of the central
     * catalog (rule `centralCatalogue`) and an amount from the tender limit on (rule `tender`), unless it goes to a tender
     * outside the platform (`executionCode` OPEN_TENDER); a purchase for which the school has no rules (rule `noPattern`); a
     * way to buy that the school does not offer for it (rule `exists`), or one without a reason of 20 characters (rule
     * `minLength`); similar purchases that together reach the next limit without a reason of 20 characters (rule `split`); no
     * argument report where one is needed (`argumentId`); fewer suppliers or a shorter notice than the rules say (rule
     * `minimum`), a price ceiling above the sum (rule `maximum`); a card without enough money (code 4160); at schools whose
     * purchases hang on items of their own project system, no item, or one that has less left than the sum (code 4120, which
     * names `associationCode`); no declaration that there is no conflict of interest (rule `declared`). A purchase by bidding
     * names no payee: one that is sent is not kept. After a return, the approval resumes at the approver who returned it if
     * nothing essential has changed, and otherwise begins again. `copyUserIds` get a message when it starts, and may read the
     * purchase and its case from then on.
     *
     * `POST /purchase/project/submit/{id}` · needs `purchase:project:apply` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
     */
    submitProject: Method<'submitProject'>;
    /**
     * Terminate a purchase · 终止采购
     *
     * Ends a purchase that was returned, that is approved and not yet announced, or that is carried out and not yet received,
     * for example because the shop failed. Its money is free again. The applicant may, and the officer who has taken an
     * approved one; the other of the two is told. Once suppliers have been told of it, from the announcement to the award, an
     * approval of kind TERMINATION decides: meanwhile the purchase stands still (SUSPENDED) with the reason, which is
     * published. If it is agreed to, what is sealed stays so for ever, award and contract are void, the money is free again,
     * and suppliers are told; if not, or if who has asked takes it back (`withdrawApprovalInstance`), it goes on with the time
     * that it had left. For anybody else it counts as missing (code 4004); in other states, and while a change of it is being
     * approved, refused (code 4101).
     *
     * `POST /purchase/project/terminate/{id}` · needs `purchase:project:read` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.terminateProject({ path: { id }, body: { version: 3, reason: '商家缺货，无法供货。' } });
     */
    terminateProject: Method<'terminateProject'>;
    /**
     * Assign a purchase to oneself · 接收采购项目
     *
     * A procurement officer takes a purchase by bidding that is approved and that nobody has: from then on it is the officer's
     * to announce. Not the applicant (code 4003). Of two at once one has it; the other is told who (code 4090). One that
     * somebody has is refused (code 4101). Smaller ones are given to officers by turns when they are approved.
     *
     * `POST /purchase/project/receive/{id}` · needs `purchase:project:claim` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.receiveProject({ path: { id }, body: { version: 3 } });
     */
    receiveProject: Method<'receiveProject'>;
    /**
     * Copy a purchase as a new request · 复制为新申请
     *
     * Makes a draft of the caller, of the current department, with what the form of any purchase holds that the caller may
     * read: name, lines, cards, description, payee, delivery, requirements and how it is to be bought. Left out are files, the
     * reason for separate purchases, cards that the caller may not use, categories and suppliers that cannot be chosen any
     * more, and an account that is masked for the caller. A purchase that the caller may not read counts as missing (code
     * 4004).
     *
     * `POST /purchase/project/copy/{id}` · needs `purchase:project:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.copyProject({ path: { id } });
     */
    copyProject: Method<'copyProject'>;
    /**
     * Hand over a purchase · 移交采购项目
     *
     * The officer of a larger purchase, or an administrator of the school, hands it over, between the approval and the
     * archive. The new officer is an enabled procurement officer of the school (rule `exists`), and another one than now (rule
     * `current`); never the applicant, nor somebody who has witnessed an opening of it or is asked to decide about it now
     * (code 4105). The new officer and the applicant are told; the former officer keeps reading. Others are refused (code
     * 4003), and so are other states (code 4101).
     *
     * `PUT /purchase/project/officer/{id}` · needs `purchase:project:assign` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.assignProjectOfficer({
     *   path: { id },
     *   body: { version: 3, officerId: '01957b1e-6c00-7a10-8000-000000000123', reason: '外出培训两周，由同事继续办理。' },
     * });
     */
    assignProjectOfficer: Method<'assignProjectOfficer'>;
    /**
     * Export purchases · 导出采购项目
     *
     * Plans a task that writes the list to a file, and answers at once. The rows are those of queryProjectPage, ordered by
     * creation. Permissions and data scope are those that the role has when the file is made. A file has at most 100,000 rows
     * (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the file, which is deleted after a
     * day.
     *
     * `POST /purchase/project/export` · needs `purchase:project:export` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.exportProjects({ body: { format: 'XLSX', scope: 'MINE' } });
     */
    exportProjects: Method<'exportProjects'>;
    /**
     * Get figures of purchases · 采购统计
     *
     * Figures of the purchases begun in a period, as they are now, and of those that wait for somebody, whenever they were
     * begun. Whoever requests purchases gets those of the own ones; all others those within the data scope, and those in which
     * they take part (`range`). Departments are compared where the range has several; officers for those who oversee a school
     * and take no purchases themselves. A period has at most 24 months (rule `months`), and does not end before it begins
     * (rule `order`).
     *
     * `GET /purchase/project/figures` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.getProjectFigures();
     */
    getProjectFigures: Method<'getProjectFigures'>;
    /**
     * Export figures of purchases · 导出采购统计
     *
     * Plans a task that writes the figures of getProjectFigures to a file, one a row, and answers at once. Permissions and
     * data scope are those that the role has when the file is made. A user may start 30 exports per hour (429). Only the
     * caller can read the file, which is deleted after a day.
     *
     * `POST /purchase/project/figures/export` · needs `purchase:project:export` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.exportProjectFigures({ body: { format: 'XLSX', monthFrom: '2025-04', monthTo: '2026-03' } });
     */
    exportProjectFigures: Method<'exportProjectFigures'>;
    /**
     * Follow or unfollow a purchase · 关注采购项目
     *
     * Whoever sees a purchase of the own school can follow it (code 4003 for another school). Who follows it keeps seeing it,
     * and finds it in the scope FOLLOWED.
     *
     * `PUT /purchase/project/follow/{id}` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.followProject({ path: { id }, body: { follow: true } });
     */
    followProject: Method<'followProject'>;
    /**
     * List log entries of a purchase · 采购日志
     *
     * All steps of a purchase, the oldest first. Each entry has a hash over itself and the entry before it; `verifyProjectLog`
     * checks them.
     *
     * `GET /purchase/project/log/{id}` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.listProjectLogs({ path: { id } });
     */
    listProjectLogs: Method<'listProjectLogs'>;
    /**
     * Verify the log of a purchase · 校验采购日志
     *
     * Computes the hashes of all entries again. `brokenNo` is the first entry that does not fit. Once the documents of a
     * bidding are open, the logs of its bidders are verified, too. The entries are told with all that their hashes cover, so
     * that a reader need not believe the result.
     *
     * `GET /purchase/project/log/verify/{id}` · needs `purchase:project:verify` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.verifyProjectLog({ path: { id } });
     */
    verifyProjectLog: Method<'verifyProjectLog'>;
    /**
     * Confirm receipt · 确认收货
     *
     * The applicant says that all has arrived and what it cost, at most what was requested (rule `maximum`) and at least what
     * invoices say (rule `minimum`). A witness, another enabled user of the school (rule `exists`), gets a task and confirms
     * or refuses it. When the witness confirms, the rest of the money is free again.
     *
     * `POST /purchase/project/receipt/{id}` · needs `purchase:project:apply` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.confirmReceipt({
     *   path: { id },
     *   body: {
     *     version: 3,
     *     actualAmount: '522.00',
     *     witnessUserId: '01957b1e-6c00-7a10-8000-000000000133',
     *     conflictDeclared: true,
     *   },
     * });
     */
    confirmReceipt: Method<'confirmReceipt'>;
    /**
     * Record an invoice · 登记发票
     *
     * Enters an invoice of a purchase or of one of its batches, with the receipt or after it. Its number is unique for the
     * supplier (rule `unique`), and all invoices together do not exceed what the purchase cost, nor those of a batch what the
     * batch is worth (rule `maximum`).
     *
     * `POST /purchase/project/invoice/{id}` · needs `purchase:invoice:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.saveInvoice({ path: { id }, body: { number: '25312000000000098765', amount: '100.00', date: '2026-03-01' } });
     */
    saveInvoice: Method<'saveInvoice'>;
    /**
     * Record a payment · 登记付款
     *
     * Registers a payment by the finance office for a purchase that was received. Payments do not exceed the invoices (code
     * 4141), and without an unpaid invoice there is nothing to pay (code 4101). The amount is split over the cards in
     * proportion. With the last payment the purchase is archived. Without a payee account that the school has reviewed nothing
     * is paid (code 4141), and who has confirmed a later account does not pay to it (code 4105). A voucher number is that of
     * one payment of the purchase (rule `unique`).
     *
     * `POST /purchase/project/payment/{id}` · needs `purchase:payment:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.registerPayment({
     *   path: { id },
     *   body: { version: 6, amount: '858.52', paidDate: '2026-03-01', voucherNo: 'PZ-0900' },
     * });
     */
    registerPayment: Method<'registerPayment'>;
    /**
     * List unbilled purchases · 待开票采购分页
     *
     * Purchases that are received or ordered and of which something is to be invoiced, by supplier: those of the school for
     * roles that see the whole school, otherwise the own ones. Sorted by supplier.
     *
     * `GET /purchase/invoice/unbilled/page` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.projects.queryUnbilledPage({ query: { current: 1, size: 10 } });
     */
    queryUnbilledPage: Method<'queryUnbilledPage'>;
    /**
     * Record an invoice of several purchases · 登记合并发票
     *
     * Enters one invoice that covers several purchases of one supplier (rule `sameSeller`), or several of their batches, with
     * an amount for each. The sum of the parts is the total of the invoice (rule `sum`), none exceeds what is to be invoiced
     * of its purchase and its batch (rule `maximum`), and the number is unique for the supplier (rule `unique`).
     *
     * `POST /purchase/invoice` · needs `purchase:invoice:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.recordInvoice({
     *   body: {
     *     number: '25312000000000098766',
     *     amount: '100.00',
     *     date: '2026-03-01',
     *     parts: [{ projectId: '01957b1e-6c00-7a10-8000-000000009036', amount: '100.00' }],
     *   },
     * });
     */
    recordInvoice: Method<'recordInvoice'>;
    /**
     * Correct an invoice · 更正发票
     *
     * Corrects the number or the date of an invoice, for all purchases that it covers. Number and date of before are kept with
     * the reason, also in the log of each purchase. The number is unique for the supplier (rule `unique`).
     *
     * `POST /purchase/invoice/correction/{id}` · needs `purchase:invoice:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.correctInvoice({ path: { id }, body: { number: '25312000000000098767', date: '2026-03-01', reason: '票号录入有误' } });
     */
    correctInvoice: Method<'correctInvoice'>;
    /**
     * Void an invoice · 作废发票
     *
     * Voids an invoice for all purchases that it covers: it counts no more, and its number may be entered again. What is paid
     * stays invoiced (code 4141), and a red invoice that reverses it is voided first (code 4101).
     *
     * `POST /purchase/invoice/void/{id}` · needs `purchase:invoice:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.voidInvoice({ path: { id }, body: { reason: '重复登记' } });
     */
    voidInvoice: Method<'voidInvoice'>;
    /**
     * Record a red invoice · 登记红字发票
     *
     * Enters a red invoice, by which a supplier takes back an invoice or a part of it: what is invoiced falls. No more is
     * taken back than the invoice says of a purchase or batch (rule `maximum`), and what is paid stays invoiced (code 4141).
     *
     * `POST /purchase/invoice/red/{id}` · needs `purchase:invoice:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.reverseInvoice({
     *   path: { id },
     *   body: {
     *     number: '25312000000000098768',
     *     date: '2026-03-01',
     *     reason: '部分退货',
     *     parts: [{ projectId: '01957b1e-6c00-7a10-8000-000000009010', amount: '1.00' }],
     *   },
     * });
     */
    reverseInvoice: Method<'reverseInvoice'>;
    /**
     * Reverse a payment · 冲回付款
     *
     * The finance office registers that the bank has returned a payment: the budget cards have it committed again, and it can
     * be paid again under another voucher number. A purchase leaves the archive for it. A payment is reversed once (code
     * 4101). After a default of the supplier the claim is less by it, and what is not owed any more is available on the cards;
     * if more is refunded already than would be claimed, it is refused until the refund is reversed (code 4141).
     *
     * `POST /purchase/payment/reversal/{id}` · needs `purchase:payment:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.reversePayment({ path: { id }, body: { version: 8, date: '2026-03-01', reason: '收款账号有误，银行退回' } });
     */
    reversePayment: Method<'reversePayment'>;
    /**
     * Reverse a refund · 冲回退款
     *
     * The finance office registers that the bank has returned a refund, or that it was registered by mistake: the claim is
     * open again, and the budget cards pay again in proportion to what each got back. Where a card has less available it is
     * refused (code 4160). A purchase leaves the archive for it, and a write-off that is being approved ends, because more is
     * open than was asked for. A refund is reversed once (code 4101).
     *
     * `POST /purchase/refund/reversal/{id}` · needs `purchase:payment:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.reverseRefund({ path: { id }, body: { version: 11, date: '2026-03-01', reason: '登记有误，款项属于另一项采购' } });
     */
    reverseRefund: Method<'reverseRefund'>;
    /**
     * Confirm a payee account · 核认收款账户
     *
     * A running purchase goes on being paid to the account that it has copied, whatever the supplier says since. An officer or
     * the finance office confirms the later account, which the school has reviewed, for the purchase: it counts from then on.
     * Not a requester (code 4105), and who confirms it does not register a payment to it (code 4105). Another account than the
     * one that was reviewed last is refused (rule `exists`).
     *
     * `POST /purchase/project/payee/{id}` · needs `purchase:payee:agree` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.agreeToPayee({ path: { id }, body: { version: 6, account: '6222000000002101', reason: '已致电供应商财务部门核实' } });
     */
    agreeToPayee: Method<'agreeToPayee'>;
    /**
     * Record an outcome · 登记采购结果
     *
     * The officer of an approved purchase that is not bid for here registers from whom it is bought, for how much, and the
     * evidence. The amount is at most the one that was requested (rule `maximum`). Then it goes on like every other purchase:
     * contract or order.
     *
     * `POST /purchase/other/registerResult/{id}` · needs `purchase:outcome:register` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.registerOtherProcurementOutcome({
     *   path: { id },
     *   body: {
     *     version: 5,
     *     supplierId: '01957b1e-6c00-7a10-8000-000000000601',
     *     dealAmount: '58000.00',
     *     reason: '唯一供应商，经三位专家论证。',
     *     processFileIds: ['01957b1e-6c00-7a10-8000-000000000a09'],
     *     resultPublic: true,
     *     conflictDeclared: true,
     *   },
     * });
     */
    registerOtherProcurementOutcome: Method<'registerOtherProcurementOutcome'>;
    /**
     * Submit an emergency report · 提交应急采购报告
     *
     * The applicant of a purchase in an emergency reports after the outcome what was done and why it could not wait. It is
     * wanted within five working days, and before the archive.
     *
     * `POST /purchase/other/report/{id}` · needs `purchase:project:apply` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.submitEmergencyReport({ path: { id }, body: { version: 7, report: '暴雨致实验楼地下配电间进水，当日停电，已连夜更换排水泵两台并恢复供电。', fileIds: [] } });
     */
    submitEmergencyReport: Method<'submitEmergencyReport'>;
    /**
     * Record an objection · 登记单一来源异议
     *
     * The officer registers what somebody has objected to buying from a single source, with the letter. As long as it has no
     * answer, the outcome is not registered (code 4101). The notice goes on.
     *
     * `POST /purchase/other/objection/{id}` · needs `purchase:outcome:register` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.registerSourceObjection({
     *   path: { id },
     *   body: {
     *     version: 5,
     *     objectorName: '江海精诚设备维修有限公司',
     *     receivedDate: '2026-03-04',
     *     content: '本公司可供应同等性能的离子源，已附检测报告。',
     *     fileIds: ['01957b1e-6c00-7a10-8000-000000009401'],
     *   },
     * });
     */
    registerSourceObjection: Method<'registerSourceObjection'>;
    /**
     * Answer an objection · 答复单一来源异议
     *
     * The officer writes down what was looked into and what the objector was answered. An answer is given once.
     *
     * `POST /purchase/other/answerObjection/{id}` · needs `purchase:outcome:register` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.answerSourceObjection({ path: { id }, body: { version: 6, no: 1, answer: '经专家复核，所述离子源与现有质谱仪接口不兼容，维持单一来源采购，已书面答复异议人。' } });
     */
    answerSourceObjection: Method<'answerSourceObjection'>;
    /**
     * Close lines short · 短交结清
     *
     * The officer closes what will not be delivered any more. When nothing is to come, the purchase is completed and what it
     * did not cost is available again. Less than is paid cannot be left (rule `paid`): see `terminateForDefault`.
     *
     * `POST /purchase/project/closeShort/{id}` · needs `purchase:lines:close` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.closeLinesShort({ path: { id }, body: { version: 8, lines: [{ no: 1, quantity: '1' }], reason: '生产商停产，供应商来函说明。' } });
     */
    closeLinesShort: Method<'closeLinesShort'>;
    /**
     * Request termination for default · 申请违约解除
     *
     * The supplier of an order does not deliver, or not all of it: the requester or the officer asks to terminate the order
     * and its contract, with a reason and evidence. An approval of kind TERMINATION decides. Meanwhile nothing is accepted,
     * closed short, changed or paid; who has asked may take it back (`withdrawApprovalInstance`). If it is agreed to, what was
     * not delivered is closed, the contract is TERMINATED, the money that was committed for it is available again, and what
     * was paid beyond what was accepted is claimed from the supplier, who is told; what was accepted stays so and is paid. A
     * delivery that is being inspected is concluded first (code 4101). For anybody else it counts as missing (code 4004).
     *
     * `POST /purchase/project/terminateForDefault/{id}` · needs `purchase:project:read` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.terminateForDefault({
     *   path: { id },
     *   body: {
     *     version: 8,
     *     reason: '付款后逾期三个月未交货，两次催告无回复。',
     *     evidenceFileIds: ['01957b1e-6c00-7a10-8000-000000000a09'],
     *   },
     * });
     */
    terminateForDefault: Method<'terminateForDefault'>;
    /**
     * Record a refund · 登记退款
     *
     * The finance office registers what the supplier has paid back of a claim, in one or more parts, never more than is open
     * (rule `maximum`), on a day from the first payment of the purchase until today (rule `days`) and under a voucher number
     * that no refund of the purchase has (rule `unique`), reversed ones included. The budget cards get it back in proportion
     * to what each has paid. Requesters do not register refunds of their own purchases (code 4105). Without an open claim it
     * is refused (code 4101).
     *
     * `POST /purchase/project/refund/{id}` · needs `purchase:payment:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.registerRefund({
     *   path: { id },
     *   body: { version: 10, amount: '8000.00', refundDate: '2026-03-01', voucherNo: 'TK-0012' },
     * });
     */
    registerRefund: Method<'registerRefund'>;
    /**
     * Request to write off a claim · 申请核销应退款
     *
     * What is still open of a claim cannot be collected, for example because the supplier is bankrupt: the requester or the
     * officer asks to write it off, with a reason. An approval of kind WRITE_OFF decides. What is refunded until then is not
     * written off. For anybody else it counts as missing (code 4004); without an open claim it is refused (code 4101).
     *
     * `POST /purchase/project/writeOff/{id}` · needs `purchase:project:read` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.writeOffClaim({ path: { id }, body: { version: 11, reason: '供应商已破产清算，无可供分配财产。' } });
     */
    writeOffClaim: Method<'writeOffClaim'>;
    /**
     * Get the dossier of a purchase · 项目档案
     *
     * All that belongs to the file of a purchase that the caller sees: records and files with time and hash, what is required
     * and what is missing.
     *
     * `GET /purchase/project/dossier/{id}` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.getProjectDossier({ path: { id } });
     */
    getProjectDossier: Method<'getProjectDossier'>;
    /**
     * Archive a purchase · 项目归档
     *
     * The officer archives a completed purchase whose dossier is complete (code 4110) and of which all is paid, or waived with
     * a reason (code 4141). Its files are locked and kept for 15 years.
     *
     * `POST /purchase/project/archive/{id}` · needs `purchase:project:archive` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.projects.archiveProject({ path: { id }, body: { version: 11 } });
     */
    archiveProject: Method<'archiveProject'>;
  };
  bidding: {
    /**
     * Suspend a purchase · 暂停采购
     *
     * The officer of a purchase lets it stand still between its publication and the end of its public notice, with a reason
     * that is published. Meanwhile nobody joins, quotes, opens or decides (code 4101, with the reason), and no deadline comes.
     * Suppliers, applicant and auditors are told. A round whose time is over is closed first. Who has joined stays sealed.
     *
     * `POST /purchase/project/suspend/{id}` · needs `bidding:project:suspend` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.suspendProject({ path: { id }, body: { reason: '核实供应商反映的技术参数问题，暂停竞价。', version: 4 } });
     */
    suspendProject: Method<'suspendProject'>;
    /**
     * Resume a purchase · 恢复采购
     *
     * The officer lets a purchase go on that an officer has suspended; one that stands still for a change goes on by itself.
     * The time is given back: a bidding that runs needs its new end, which leaves at least the time that was left and 24 hours
     * (rule `resumeEnd`), on a working day; other deadlines move by the time for which it stood still, and take no end (rule
     * `unknown`). A notice tells it.
     *
     * `POST /purchase/project/resume/{id}` · needs `bidding:project:suspend` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.resumeProject({ path: { id }, body: { bidEndTime: '2026-03-20T16:00:00+08:00', version: 5 } });
     */
    resumeProject: Method<'resumeProject'>;
    /**
     * Preview a publication · 预览竞价公告
     *
     * Checks the dates and rules of a publication as publishProject does, and answers the notice that it would publish.
     * Nothing is stored.
     *
     * `POST /purchase/project/publish/preview/{id}` · needs `purchase:project:publish` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.previewPublication({
     *   path: { id },
     *   body: {
     *     bidStartTime: '2026-03-09T09:00:00+08:00',
     *     bidEndTime: '2026-03-12T16:00:00+08:00',
     *     announcementTitle: '高速冷冻离心机竞价公告',
     *     version: 5,
     *   },
     * });
     */
    previewPublication: Method<'previewPublication'>;
    /**
     * Publish a purchase · 发布竞价
     *
     * The officer of an approved purchase announces it: a round begins, a notice is published, and matching suppliers are
     * told. From start to end it takes at least the hours of the rules, and at least 24 hours below 50,000 yuan, else 72 (rule
     * `noticeHours`); the end is on a working day between 09:00 and 17:00 in China (rule `workingTime`). Rules are only made
     * stricter. For INVITED, the system draws matching suppliers up to the minimum; those that are named beside them need a
     * reason. Without a sealing key nothing is published (code 4101).
     *
     * `POST /purchase/project/publish/{id}` · needs `purchase:project:publish` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.publishProject({
     *   path: { id },
     *   body: {
     *     bidStartTime: '2026-03-09T09:00:00+08:00',
     *     bidEndTime: '2026-03-12T16:00:00+08:00',
     *     announcementTitle: '高速冷冻离心机竞价公告',
     *     version: 5,
     *   },
     * });
     */
    publishProject: Method<'publishProject'>;
    /**
     * Get the bidding of a purchase · 竞价详情
     *
     * The round of a purchase with its times, openings, awards and notices. Who may read the purchase may read it. Pages ask
     * for it at intervals, so it does not renew the idle time of the session (x-background). A purchase that is not announced
     * has none (code 4004).
     *
     * `GET /bidding/detail/{projectId}` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.getBidding({ path: { projectId } });
     */
    getBidding: Method<'getBidding'>;
    /**
     * List bidders · 报名供应商列表
     *
     * The bidders of a purchase, by number. Until the documents are opened nobody is told who or how many they are (code
     * 4186); until the prices are opened, names are masked.
     *
     * `GET /bidding/participant/list` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.listParticipants({ query: { projectId } });
     */
    listParticipants: Method<'listParticipants'>;
    /**
     * Compare quotes · 报价对比
     *
     * Lines against quotes. Until the prices are opened it is refused (code 4186).
     *
     * `GET /bidding/quote/compare/{projectId}` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.compareQuotes({ path: { projectId } });
     */
    compareQuotes: Method<'compareQuotes'>;
    /**
     * Check compliance of a quote · 符合性审查
     *
     * Before the prices are opened, applicant and officer judge whether the technical part complies: one PASS suffices, a FAIL
     * needs both. Afterwards the same call is a proposal to exclude the quote, which takes two people with a reason and is
     * published. A judge may change the own judgment until the stage is over.
     *
     * `POST /bidding/quote/qualify/{id}` · needs `bidding:quote:judge` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.qualifyQuote({ path: { id }, body: { result: 'PASS', conflictDeclared: true, version: 7 } });
     */
    qualifyQuote: Method<'qualifyQuote'>;
    /**
     * Open technical offers or prices · 开标
     *
     * The officer opens the technical part after the end of the round, and the prices when every quote is judged. From 100,000
     * yuan another person must have witnessed it first (code 4105). Below 50,000 yuan the platform opens by itself.
     *
     * `POST /bidding/open/{projectId}` · needs `bidding:round:open` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.openBidding({ path: { projectId }, body: { stage: 'DOCUMENTS', version: 6 } });
     */
    openBidding: Method<'openBidding'>;
    /**
     * Witness an opening · 见证开标
     *
     * The second person of an opening confirms that it may begin. Neither the officer nor the applicant of the purchase (code
     * 4105).
     *
     * `POST /bidding/witness/{projectId}` · needs `bidding:round:witness` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.witnessOpening({ path: { projectId }, body: { stage: 'DOCUMENTS', version: 6 } });
     */
    witnessOpening: Method<'witnessOpening'>;
    /**
     * Decide an award · 定标
     *
     * Applicant or officer decides who gets the award. LOWEST_PRICE: only the lowest valid quote. LOWEST_COMPLIANT: another
     * one needs a reason of 20 characters and an approval. Each warning about the quote needs an answer (rule `riskAnswer`);
     * an abnormally low one needs the explanation of its supplier (rule `explanation`).
     *
     * `POST /bidding/decide/{projectId}` · needs `bidding:award:decide` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.decideAward({
     *   path: { projectId },
     *   body: {
     *     quoteId: '01957b1e-6c00-7a10-8000-00000000a301',
     *     opinion: '符合要求且报价最低。',
     *     conflictDeclared: true,
     *     version: 8,
     *   },
     * });
     */
    decideAward: Method<'decideAward'>;
    /**
     * Declare a round failed · 宣布流标
     *
     * The officer ends a bidding that has no compliant quote, or in which all prices are above the ceiling. Other reasons are
     * the clock's (rule `failReason`).
     *
     * `POST /bidding/fail/{projectId}` · needs `bidding:round:fail` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.declareBiddingFailed({
     *   path: { projectId },
     *   body: { failReason: 'NO_COMPLIANT_QUOTE', remark: '各家报价均不满足主要参数。', version: 7 },
     * });
     */
    declareBiddingFailed: Method<'declareBiddingFailed'>;
    /**
     * Declare quotes unreadable · 认定报价无法读取
     *
     * The officer of a closed round declares the last quotes unreadable that cannot be opened although the key of the round is
     * here: they are void, the reason is in the log of the purchase, and the opening continues with the others. Until then it
     * waits (code 4101). `count` is their number as it was read; another number of them is refused.
     *
     * `POST /bidding/unreadable/{projectId}` · needs `bidding:round:open` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.declareQuotesUnreadable({ path: { projectId }, body: { count: 1, reason: '该报价的数据已损坏，备份中亦无法恢复。', version: 7 } });
     */
    declareQuotesUnreadable: Method<'declareQuotesUnreadable'>;
    /**
     * Declare a sealing key lost · 认定密钥遗失
     *
     * An administrator of the platform declares a sealing key lost. All running rounds that are sealed with it and whose key
     * the server does not have fail within seconds (KEY_LOST), and nobody can ever read their quotes. A key that the server
     * has, and one that no running round needs, cannot be declared lost (code 4004). The id is entered twice (rule `same`).
     *
     * `POST /bidding/key/lost` · needs `system:sealingKey:lose` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.declareKeyLost({ body: { keyId: '2026', repeatedKeyId: '2026', reason: '密钥文件已删除，备份中没有副本。' } });
     */
    declareKeyLost: Method<'declareKeyLost'>;
    /**
     * Cancel an award · 取消成交
     *
     * The officer asks to cancel an award with the letter of the winner. An approval of kind AWARD_CANCEL decides. Then the
     * next compliant quote is to be decided, or the bidding has failed.
     *
     * `POST /bidding/award/cancel/{projectId}` · needs `bidding:award:cancel` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.bidding.cancelAward({
     *   path: { projectId },
     *   body: {
     *     reason: '成交供应商来函，因生产商停产无法供货。',
     *     evidenceFileIds: ['01957b1e-6c00-7a10-8000-000000000a09'],
     *     version: 9,
     *   },
     * });
     */
    cancelAward: Method<'cancelAward'>;
  };
  contracts: {
    /**
     * List contracts · 合同分页
     *
     * Contracts of the purchases that the caller sees, the newest first, with sums over all pages.
     *
     * `GET /contract/page` · needs `contract:contract:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.contracts.queryContractPage({ query: { current: 1, size: 10 } });
     */
    queryContractPage: Method<'queryContractPage'>;
    /**
     * Get a contract · 合同详情
     *
     * A contract of a purchase that the caller sees; others count as missing (code 4004).
     *
     * `GET /contract/detail/{id}` · needs `contract:contract:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.contracts.getContractDetail({ path: { id } });
     */
    getContractDetail: Method<'getContractDetail'>;
    /**
     * Draft a contract · 起草合同
     *
     * The applicant or the officer of an awarded purchase that needs a contract drafts it. Amount and lines are those of the
     * award. Only one contract of a purchase is not given up (code 4101).
     *
     * `POST /contract/save` · needs `contract:contract:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.contracts.saveContract({
     *   body: {
     *     projectId: '01957b1e-6c00-7a10-8000-000000009019',
     *     deliveryDate: '2026-04-20',
     *     warrantyMonths: 24,
     *     paymentPlans: [
     *       { condition: 'SIGNED', amount: '16800.00', planDate: '2026-03-25' },
     *       { condition: 'ACCEPTED', amount: '36400.00' },
     *       { condition: 'RETENTION', amount: '2800.00' },
     *     ],
     *   },
     * });
     */
    saveContract: Method<'saveContract'>;
    /**
     * Update a contract draft · 修改合同
     *
     * Changes only what is sent, as long as the contract is a draft or was rejected. A stale version is refused (code 4090).
     *
     * `PUT /contract/update/{id}` · needs `contract:contract:create`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.contracts.updateContract({ path: { id }, body: { version: 1, deliveryDate: '2026-04-25' } });
     */
    updateContract: Method<'updateContract'>;
    /**
     * Submit a contract · 提交合同
     *
     * Checks that the parts add up to the amount (rule `sum`), that at most 10 % of it are RETENTION (rule `maximum`) and that
     * the supplier may be contracted, gives the number, and starts the approval of kind CONTRACT. Neither the applicant nor
     * the officer is asked.
     *
     * `POST /contract/submit/{id}` · needs `contract:contract:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.contracts.submitContract({ path: { id }, body: { version: 2 } });
     */
    submitContract: Method<'submitContract'>;
    /**
     * Sign a contract · 签订登记
     *
     * The officer registers the day and the scan. The award is occupied on the cards, what was frozen beyond it is available
     * again, a notice is published, and the purchase is carried out.
     *
     * `POST /contract/sign/{id}` · needs `contract:contract:sign` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.contracts.signContract({
     *   path: { id },
     *   body: { version: 3, signDate: '2026-03-02', signedFileId: '01957b1e-6c00-7a10-8000-000000000a09' },
     * });
     */
    signContract: Method<'signContract'>;
    /**
     * Void a contract · 作废合同
     *
     * Gives up a contract that is not signed. Another one may be drafted.
     *
     * `POST /contract/void/{id}` · needs `contract:contract:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.contracts.voidContract({ path: { id }, body: { version: 3, reason: '付款计划有误，重新起草。' } });
     */
    voidContract: Method<'voidContract'>;
  };
  acceptances: {
    /**
     * List acceptances · 验收分页
     *
     * Acceptances of the purchases that the caller sees, and those in whose group the caller is; the newest first. Drafts are
     * seen by who may change them.
     *
     * `GET /acceptance/page` · needs `acceptance:acceptance:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.acceptances.queryAcceptancePage({ query: { current: 1, size: 10 } });
     */
    queryAcceptancePage: Method<'queryAcceptancePage'>;
    /**
     * Get an acceptance · 验收详情
     *
     * An acceptance that the caller does not see counts as missing (code 4004).
     *
     * `GET /acceptance/detail/{id}` · needs `acceptance:acceptance:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.acceptances.getAcceptanceDetail({ path: { id } });
     */
    getAcceptanceDetail: Method<'getAcceptanceDetail'>;
    /**
     * Record a delivery · 申请验收
     *
     * The applicant or the officer of a purchase that is carried out enters what has arrived. Without `items`, all that is
     * still to come counts as arrived.
     *
     * `POST /acceptance/save` · needs `acceptance:acceptance:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.acceptances.saveAcceptance({
     *   body: {
     *     projectId: '01957b1e-6c00-7a10-8000-000000009019',
     *     arriveDate: '2026-03-02',
     *     acceptPlace: '化学楼 B412',
     *   },
     * });
     */
    saveAcceptance: Method<'saveAcceptance'>;
    /**
     * Update an acceptance draft · 修改验收单
     *
     * Changes only what is sent, as long as it is a draft. A stale version is refused (code 4090).
     *
     * `PUT /acceptance/update/{id}` · needs `acceptance:acceptance:create`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.acceptances.updateAcceptance({ path: { id }, body: { version: 1, acceptPlace: '化学楼 B413' } });
     */
    updateAcceptance: Method<'updateAcceptance'>;
    /**
     * Submit an acceptance · 提交验收
     *
     * Wants a picture, a place, and a store for each line that goes into one. What arrived is at most what is still to come
     * (rule `maximum`). Below the limit for orders the caller names who signs (`memberIds`), and the inspection begins; else
     * the group is assigned.
     *
     * `POST /acceptance/submit/{id}` · needs `acceptance:acceptance:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.acceptances.submitAcceptance({ path: { id }, body: { version: 1 } });
     */
    submitAcceptance: Method<'submitAcceptance'>;
    /**
     * Assign the acceptance group · 指派验收组
     *
     * The officer, or an approver of the department, names the group or has members drawn by lot; the seed of the draw is
     * kept. What the group must be like is in `groupRule` of the acceptance (rules `groupSize`, `oddGroup`, `leader`,
     * `outsiders`). The applicant is never alone. A group that nobody has signed in may be assigned anew.
     *
     * `POST /acceptance/assign/{id}` · needs `acceptance:acceptance:assign` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.acceptances.assignAcceptanceMembers({
     *   path: { id },
     *   body: {
     *     version: 2,
     *     members: [
     *       { userId: '01957b1e-6c00-7a10-8000-000000000103', memberRole: 'MEMBER' },
     *       { userId: '01957b1e-6c00-7a10-8000-000000000105', memberRole: 'LEADER' },
     *     ],
     *     drawCount: 1,
     *   },
     * });
     */
    assignAcceptanceMembers: Method<'assignAcceptanceMembers'>;
    /**
     * Inspect and sign · 验收签署
     *
     * A member signs once. Whoever counts differently sends `items`; then those who have signed before sign again. A no wants
     * an opinion.
     *
     * `POST /acceptance/sign/{id}` · needs `acceptance:acceptance:sign` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.acceptances.signAcceptance({ path: { id }, body: { version: 3, agree: true, opinion: '开机正常，数量相符。', conflictDeclared: true } });
     */
    signAcceptance: Method<'signAcceptance'>;
    /**
     * Conclude an acceptance · 验收结论
     *
     * When all have signed, the leader concludes what the counts say (rule `conclusion`). Against a no of a member, passing
     * wants an opinion of 20 characters (rule `minLength`). What passed counts as delivered; what goes into a store becomes a
     * document for its keepers; when all has come, the purchase is completed and what it did not cost is available again. With
     * the last batch the supplier is rated (rule `required`).
     *
     * `POST /acceptance/conclude/{id}` · needs `acceptance:acceptance:sign` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.acceptances.concludeAcceptance({ path: { id }, body: { version: 4, conclusion: 'PASS', opinion: '数量相符，运行正常，同意通过验收。' } });
     */
    concludeAcceptance: Method<'concludeAcceptance'>;
    /**
     * Cancel an acceptance · 取消验收
     *
     * Cancels an acceptance whose group is not assigned yet.
     *
     * `POST /acceptance/cancel/{id}` · needs `acceptance:acceptance:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.acceptances.cancelAcceptance({ path: { id }, body: { version: 2, reason: '货物发错，已退回。' } });
     */
    cancelAcceptance: Method<'cancelAcceptance'>;
    /**
     * Record asset numbers · 登记资产编号
     *
     * Records the numbers of fixed assets that passed. They are added to those that a line has, so that calls add up, until
     * each piece has one. Nothing more is paid as long as one is missing (code 4141). A number is unique in the school (rule
     * `unique`).
     *
     * `POST /acceptance/assets/{id}` · needs `acceptance:asset:record` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.acceptances.recordAssetNumbers({ path: { id }, body: { version: 5, items: [{ no: 1, assetNos: ['20260412'] }] } });
     */
    recordAssetNumbers: Method<'recordAssetNumbers'>;
  };
  stock: {
    /**
     * List inventory · 库存分页
     *
     * What the stores within the data scope hold, and what belongs to its departments; keepers see their own stores. The
     * newest first, with the sum over all pages.
     *
     * `GET /stock/page` · needs `stock:stock:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.stock.queryStockPage({ query: { current: 1, size: 10 } });
     */
    queryStockPage: Method<'queryStockPage'>;
    /**
     * Export inventory · 导出库存
     *
     * Plans a task that writes the list to a file, and answers at once. The rows are those of queryStockPage, ordered by id.
     * Permissions and data scope are those that the role has when the file is made. A file has at most 100,000 rows (code
     * 4302), and a user may start 30 exports per hour (429). Only the caller can read the file, which is deleted after a day.
     *
     * `POST /stock/export` · needs `stock:stock:read` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.exportStocks({ body: { format: 'XLSX', lowStock: true } });
     */
    exportStocks: Method<'exportStocks'>;
    /**
     * Set minimum stock · 设置安全库存
     *
     * A keeper of the store sets the quantity below which a stock is low, or that there is none. A stock that the caller does
     * not keep counts as missing (code 4004).
     *
     * `POST /stock/update/{id}` · needs `stock:stock:update` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.stock.updateStock({ path: { id }, body: { minQuantity: '15' } });
     */
    updateStock: Method<'updateStock'>;
    /**
     * List inventory movements · 库存流水
     *
     * Every movement of the stocks that the caller sees, with what was there after it; the entries of a stock add up to it.
     * The newest first.
     *
     * `GET /stock/flow/page` · needs `stock:stock:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.stock.queryStockFlowPage({ query: { current: 1, size: 10 } });
     */
    queryStockFlowPage: Method<'queryStockFlowPage'>;
    /**
     * List warehouse documents · 单据分页
     *
     * Documents of the stores within the data scope, those that come from or go to them, and of purchases in which the caller
     * has a part; the newest first.
     *
     * `GET /stock/document/page` · needs `stock:stock:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.stock.queryStockDocumentPage({ query: { current: 1, size: 10 } });
     */
    queryStockDocumentPage: Method<'queryStockDocumentPage'>;
    /**
     * Get a warehouse document · 单据详情
     *
     * A document that the caller does not see counts as missing (code 4004).
     *
     * `GET /stock/document/detail/{id}` · needs `stock:stock:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.getStockDocumentDetail({ path: { id } });
     */
    getStockDocumentDetail: Method<'getStockDocumentDetail'>;
    /**
     * Draft a warehouse document · 新增单据
     *
     * A keeper drafts a document of an own store. What goes out is reserved until it is confirmed or cancelled: no more than
     * is available (rule `inStock`). The goods of an issue come back as often as there are some left. A stocktake without
     * differences is done at once; what has been found missing is reserved until the differences are confirmed.
     *
     * `POST /stock/document/save` · needs `stock:document:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.saveStockDocument({
     *   body: {
     *     docType: 'OUT_USE',
     *     warehouseId: '01957b1e-6c00-7a10-8000-000000009801',
     *     receiverDeptId: '01957b1e-6c00-7a10-8000-000000000301',
     *     receiverName: '陈伟',
     *     purpose: '更换教研室办公椅',
     *     items: [{ stockId: '01957b1e-6c00-7a10-8000-000000085008', quantity: '2' }],
     *   },
     * });
     */
    saveStockDocument: Method<'saveStockDocument'>;
    /**
     * Confirm a warehouse document · 确认入账
     *
     * A keeper of the store confirms that the goods are there, and says where; or that they have gone. Hazardous goods need
     * two keepers, of whom the one who drafts counts: the first call leaves the document open. A transfer is sent by a keeper
     * of its store, and received by another one of the store that it goes to, who says what arrived. What is scrapped, and
     * what a stocktake has found to differ, is confirmed by somebody else than who drafted it (code 4105): another keeper, or
     * an administrator of the department or school.
     *
     * `POST /stock/document/confirm/{id}` · needs `stock:document:confirm` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.confirmStockDocument({
     *   path: { id },
     *   body: { version: 1, items: [{ no: 1, locationId: '01957b1e-6c00-7a10-8000-000000009930' }] },
     * });
     */
    confirmStockDocument: Method<'confirmStockDocument'>;
    /**
     * Cancel a warehouse document · 作废单据
     *
     * A keeper, or who drafted it, gives up a document that is not confirmed, for example because the goods are used at once.
     * The lines of a purchase count as settled; what was reserved is free again.
     *
     * `POST /stock/document/cancel/{id}` · needs `stock:document:confirm` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.cancelStockDocument({ path: { id }, body: { version: 1, reason: '试剂当场领用，不再入库。' } });
     */
    cancelStockDocument: Method<'cancelStockDocument'>;
    /**
     * Share inventory · 设置共享
     *
     * A keeper of the store sets how much of a stock other departments may ask for: no more than there is, nothing of
     * hazardous goods. A stock that the caller does not keep counts as missing (code 4004).
     *
     * `POST /stock/share/update` · needs `stock:share:update` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.stock.updateStockShare({ body: { stockId: '01957b1e-6c00-7a10-8000-000000085010', sharedQuantity: '10' } });
     */
    updateStockShare: Method<'updateStockShare'>;
    /**
     * List shared inventory · 共享库存分页
     *
     * What the departments of the school share, by name, and what sharing has saved the school this year: the worth of what
     * was received, at the average price of its stock when it was issued. What has expired is left out.
     *
     * `GET /stock/shared/page` · needs `stock:shared:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.stock.querySharedStockPage({ query: { current: 1, size: 10 } });
     */
    querySharedStockPage: Method<'querySharedStockPage'>;
    /**
     * Request shared inventory · 申请使用共享库存
     *
     * The caller asks for shared stock of another department, to use it up or to borrow it; no more than is offered (rule
     * `inStock`). The keepers of the store or the approver of the owning department decide.
     *
     * `POST /stock/shared/apply/save` · needs `stock:shared:apply` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.saveSharedApply({
     *   body: {
     *     stockId: '01957b1e-6c00-7a10-8000-000000085010',
     *     quantity: '6',
     *     purpose: '学术会议临时用电',
     *     expectReturnDate: '2026-03-27',
     *   },
     * });
     */
    saveSharedApply: Method<'saveSharedApply'>;
    /**
     * List shared inventory requests · 共享申请分页
     *
     * The own requests, or those about the stocks that the caller answers for; the newest first.
     *
     * `GET /stock/shared/apply/page` · needs `stock:shared:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * tab); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.stock.querySharedApplyPage({ query: { current: 1, size: 10, tab } });
     */
    querySharedApplyPage: Method<'querySharedApplyPage'>;
    /**
     * Review a shared inventory request · 审批共享申请
     *
     * A keeper of the store or the approver of the owning department approves all or some of it, which is reserved, or rejects
     * it with an opinion; never the applicant. A request that the caller does not see counts as missing (code 4004).
     *
     * `POST /stock/shared/apply/decide/{id}` · needs `stock:shared:decide` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.decideSharedApply({ path: { id }, body: { decision: 'APPROVE', approvedQuantity: '4', opinion: '先借四个' } });
     */
    decideSharedApply: Method<'decideSharedApply'>;
    /**
     * Issue shared inventory · 共享出库
     *
     * A keeper of the store hands out what was approved, which leaves the stock by a document of kind OUT_SHARED.
     *
     * `POST /stock/shared/apply/issue/{id}` · needs `stock:shared:issue` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.issueSharedApply({ path: { id }, body: { stockDocRemark: '编号 CX-01 至 CX-04' } });
     */
    issueSharedApply: Method<'issueSharedApply'>;
    /**
     * Confirm receipt of shared inventory · 签收共享物品
     *
     * The applicant says that the goods have come. For what is used up this is the end.
     *
     * `POST /stock/shared/apply/receive/{id}` · needs `stock:shared:apply` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.receiveSharedApply({ path: { id } });
     */
    receiveSharedApply: Method<'receiveSharedApply'>;
    /**
     * Record a return of shared inventory · 登记归还
     *
     * A keeper of the store takes back all or some of what was lent. What is good is in store and shared again, what is
     * damaged is in store, what is lost is not.
     *
     * `POST /stock/shared/apply/return/{id}` · needs `stock:shared:issue` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.returnSharedApply({ path: { id }, body: { quantity: '4', condition: 'GOOD' } });
     */
    returnSharedApply: Method<'returnSharedApply'>;
    /**
     * Withdraw a shared inventory request · 取消共享申请
     *
     * The applicant gives a request up before the goods are issued; nothing is reserved for it any more.
     *
     * `POST /stock/shared/apply/cancel/{id}` · needs `stock:shared:apply` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.cancelSharedApply({ path: { id }, body: { reason: '会议改期' } });
     */
    cancelSharedApply: Method<'cancelSharedApply'>;
    /**
     * List warehouses to choose from · 仓库选择
     *
     * Enabled stores of the session's school, by code.
     *
     * `GET /warehouse/simpleList` · needs `base:warehouse:list` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.listWarehousesSimple();
     */
    listWarehousesSimple: Method<'listWarehousesSimple'>;
    /**
     * List warehouses · 仓库分页
     *
     * Stores of the school, by code; keepers see their own.
     *
     * `GET /warehouse/page` · needs `stock:warehouse:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.stock.queryWarehousePage({ query: { current: 1, size: 10 } });
     */
    queryWarehousePage: Method<'queryWarehousePage'>;
    /**
     * Create a warehouse · 新增仓库
     *
     * Code and name are unique in the school (rule `unique`). Keepers have the role warehouse_keeper (rule `keeper`); a store
     * for hazardous goods has two at least (rule `minItems`).
     *
     * `POST /warehouse/save` · needs `stock:warehouse:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.stock.saveWarehouse({
     *   body: {
     *     warehouseCode: 'HX09',
     *     warehouseName: '化学化工学院样品库',
     *     warehouseType: 'COLLEGE',
     *     deptId: '01957b1e-6c00-7a10-8000-000000000301',
     *     keeperIds: ['01957b1e-6c00-7a10-8000-000000000107'],
     *     address: '化学楼 B102',
     *     locations: [{ locationCode: 'A-01', locationName: 'A 区 01 架' }],
     *   },
     * });
     */
    saveWarehouse: Method<'saveWarehouse'>;
    /**
     * Update a warehouse · 修改仓库
     *
     * Changes only what is sent; keepers change their own stores. Places that hold something are not removed (code 4206). A
     * stale version is refused (code 4090).
     *
     * `PUT /warehouse/update/{id}` · needs `stock:warehouse:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.stock.updateWarehouse({ path: { id }, body: { version: 1, address: '化学楼 B103' } });
     */
    updateWarehouse: Method<'updateWarehouse'>;
    /**
     * Delete a warehouse · 删除仓库
     *
     * Deletes a store that holds nothing, and that no document moves goods from or to (code 4206, with what uses it).
     *
     * `DELETE /warehouse/remove/{id}` · needs `stock:warehouse:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.stock.deleteWarehouse({ path: { id } });
     */
    deleteWarehouse: Method<'deleteWarehouse'>;
  };
  associations: {
    /**
     * List linked items · 关联项目分页
     *
     * The items of the session's school, the latest plan first. What purchases take is the sum of those that are submitted and
     * not ended: a returned, failed or terminated one gives it back, and after the award an item bears what that costs. Only
     * for schools whose purchases hang on such items (`QLGYUniversityCharacter`); others are refused (code 4003).
     *
     * `GET /qlgd/project/association/page` · needs `purchase:association:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.associations.queryAssociationItemPage({ query: { current: 1, size: 10 } });
     */
    queryAssociationItemPage: Method<'queryAssociationItemPage'>;
    /**
     * Sync linked items · 同步关联项目
     *
     * Starts a task for the session's school and answers at once; the figures are null until the task has ended. Only one is
     * open at a time: until it ends, every call returns that one. Items are identified by their number: new ones are added,
     * known ones changed, those that are closed or no longer there disabled, and enabled again when they come back. What
     * purchases take stays with them. A server without an address to sync from refuses the call (code 4101).
     *
     * `POST /qlgd/project/association/sync` · needs `purchase:association:sync`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.associations.syncAssociationItems();
     */
    syncAssociationItems: Method<'syncAssociationItems'>;
  };
  announcements: {
    /**
     * List notices · 公告分页
     *
     * Notices about purchases of the school, the newest first; with data scope ALL of every school. The platform writes them.
     *
     * `GET /announcement/page` · needs `base:announcement:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.announcements.queryAnnouncementPage({ query: { current: 1, size: 10 } });
     */
    queryAnnouncementPage: Method<'queryAnnouncementPage'>;
    /**
     * Get a notice · 公告详情
     *
     * A notice of the school with its fingerprint, and the other notices about the same purchase; with data scope ALL of every
     * school.
     *
     * `GET /announcement/detail/{id}` · needs `base:announcement:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.announcements.getAnnouncementDetail({ path: { id } });
     */
    getAnnouncementDetail: Method<'getAnnouncementDetail'>;
    /**
     * List public notices · 公开公告分页
     *
     * Public: notices of all schools that are meant for everybody, the newest first. At most 300 calls per minute from one
     * address (429).
     *
     * `GET /open/announcement/page` · no session needed · repeatable
     *
     * @throws BusinessError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds); and the errors that any call can
     * throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.announcements.queryPublicAnnouncementPage({ query: { current: 1, size: 10 } });
     */
    queryPublicAnnouncementPage: Method<'queryPublicAnnouncementPage'>;
    /**
     * Get a public notice · 公开公告详情
     *
     * Public: a notice that is meant for everybody, with its fingerprint. Notices for invited suppliers count as missing. At
     * most 300 calls per minute from one address (429).
     *
     * `GET /open/announcement/detail/{id}` · no session needed · repeatable
     *
     * @throws BusinessError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds), ConfigurationError (without id);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.announcements.getPublicAnnouncementDetail({ path: { id } });
     */
    getPublicAnnouncementDetail: Method<'getPublicAnnouncementDetail'>;
  };
  supplierBidding: {
    /**
     * List purchases open to suppliers · 可参与采购分页
     *
     * For accounts of suppliers. Announced purchases of the school of the supplier that it may quote for, and those that it
     * has joined; the ones that end first come first.
     *
     * `GET /supplier/bidding/page` · needs `session:portal:use` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.supplierBidding.queryBiddableProjectPage({ query: { current: 1, size: 10 } });
     */
    queryBiddableProjectPage: Method<'queryBiddableProjectPage'>;
    /**
     * Get a purchase open to suppliers · 可参与采购详情
     *
     * A purchase as a supplier sees it, with the own receipts and result. What the supplier may not see is missing (code
     * 4004). Pages ask for it at intervals (x-background).
     *
     * `GET /supplier/bidding/detail/{projectId}` · needs `session:portal:use` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.supplierBidding.getBiddableProjectDetail({ path: { projectId } });
     */
    getBiddableProjectDetail: Method<'getBiddableProjectDetail'>;
    /**
     * Get a notice for suppliers · 供应商查看公告
     *
     * A notice that a supplier may read, with its fingerprint: public ones of all schools, and those of its own school about
     * rounds that it may join or has joined, for suppliers of the library or for invited ones. Any other one counts as missing
     * (code 4004). Without a login only public ones are read (`getPublicAnnouncementDetail`); staff read all of their school
     * (`getAnnouncementDetail`).
     *
     * `GET /supplier/bidding/notice/{id}` · needs `session:portal:use` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.supplierBidding.getSupplierNotice({ path: { id } });
     */
    getSupplierNotice: Method<'getSupplierNotice'>;
    /**
     * Join a bidding · 报名
     *
     * Before the end of joining. PUBLIC: suppliers of the school that are approved or waiting for review; LIBRARY and INVITED:
     * approved ones (code 4182). Frozen and barred ones not. Nobody else learns of it before the opening; the call is in no
     * log.
     *
     * `POST /supplier/bidding/join/{projectId}` · needs `session:portal:use` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.supplierBidding.joinBidding({
     *   path: { projectId },
     *   body: {
     *     contactName: '马晓东',
     *     contactPhone: '19900002003',
     *     qualificationIds: [],
     *     termsAccepted: true,
     *     conflictDeclared: true,
     *   },
     * });
     */
    joinBidding: Method<'joinBidding'>;
    /**
     * Submit a sealed quote · 提交密封报价
     *
     * Seals a quote and answers its receipt. It replaces the one before. It counts if its arrival is before the end (code
     * 4184), whatever happens afterwards. Each line of the purchase has one price above zero; the total is at most the ceiling
     * (code 4181). As often as the rules say (code 4185). Files are those that the caller has uploaded for QUOTE in this round
     * (rule `exists`); they are sealed, and their SHA-256 is part of the technical part and of the commitment. The call is in
     * no log.
     *
     * `POST /supplier/bidding/quote/{projectId}` · needs `session:portal:use` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.supplierBidding.submitQuote({
     *   path: { projectId },
     *   body: {
     *     lines: [
     *       {
     *         no: 1,
     *         brand: '沪科',
     *         model: 'LX-20',
     *         manufacturer: '沪科仪器有限公司',
     *         response: '满足全部参数',
     *         unitPrice: '22900.00',
     *       },
     *     ],
     *     deliveryDays: 30,
     *     warrantyMonths: 24,
     *     fileIds: ['quote-01957b1e-6c00-7a10-8000-00000000a401'],
     *     paymentAccepted: true,
     *   },
     * });
     */
    submitQuote: Method<'submitQuote'>;
    /**
     * Explain a low price · 说明低价
     *
     * The supplier of an abnormally low quote says why it can deliver, until the award is decided. A later explanation
     * replaces the one before.
     *
     * `POST /supplier/bidding/explain/{projectId}` · needs `session:portal:use` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.supplierBidding.explainQuote({ path: { projectId }, body: { text: '本公司为生产厂家，直接供货，无中间环节，能够按期交付。' } });
     */
    explainQuote: Method<'explainQuote'>;
    /**
     * Decline an award · 放弃成交
     *
     * The winner gives the award up with a reason, during the notice or before the order. The next compliant quote is to be
     * decided, or the bidding has failed.
     *
     * `POST /supplier/bidding/decline/{projectId}` · needs `session:portal:use` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * projectId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.supplierBidding.declineAward({ path: { projectId }, body: { reason: '主要参数不满足采购需求。' } });
     */
    declineAward: Method<'declineAward'>;
  };
  approvalConfig: {
    /**
     * List approval flows · 审批流程分页
     *
     * Flows of the school by kind of business and priority, each in its newest version, with what its ids stand for and what
     * is probably not meant. Where no enabled flow fits a case, the default one serves (`listDefaultApprovalFlows`).
     *
     * `GET /approval/config/page` · needs `system:approvalConfig:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.approvalConfig.queryApprovalConfigPage({ query: { current: 1, size: 10 } });
     */
    queryApprovalConfigPage: Method<'queryApprovalConfigPage'>;
    /**
     * List default approval flows · 默认审批流程
     *
     * The flows that serve where none of the school's fits, one for each kind of business. They cannot be changed.
     *
     * `GET /approval/config/default/list` · needs `system:approvalConfig:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvalConfig.listDefaultApprovalFlows();
     */
    listDefaultApprovalFlows: Method<'listDefaultApprovalFlows'>;
    /**
     * Get an approval flow · 审批流程详情
     *
     * The flow in its newest version.
     *
     * `GET /approval/config/detail/{id}` · needs `system:approvalConfig:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvalConfig.getApprovalConfigDetail({ path: { id } });
     */
    getApprovalConfigDetail: Method<'getApprovalConfigDetail'>;
    /**
     * Create an approval flow · 新增审批流程
     *
     * The name is unique in the school for its kind (rule `unique`). Users, roles, departments and categories must be known to
     * the school (rule `exists`), and the upper amount be above the lower one (rule `range`). An enabled flow for requests
     * asks the owners of the cards about all of them, or says `withoutOwners` (rule `owners`). It is enabled unless `status`
     * says otherwise.
     *
     * `POST /approval/config/save` · needs `system:approvalConfig:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvalConfig.saveApprovalConfig({
     *   body: {
     *     configName: '大额科研经费采购',
     *     bizType: 'PURCHASE',
     *     priority: 40,
     *     conditions: { amountFrom: '300000.00', fundTypes: ['SCIENCE'] },
     *     nodes: [
     *       { kind: 'CARD_OWNER', mode: 'SEQUENCE', ifEmpty: 'SKIP' },
     *       {
     *         kind: 'ROLE',
     *         roleCode: 'dept_approver',
     *         where: 'SCHOOL',
     *         mode: 'ALL',
     *         ifEmpty: 'SCHOOL_ADMIN',
     *         limitDays: 5,
     *       },
     *     ],
     *   },
     * });
     */
    saveApprovalConfig: Method<'saveApprovalConfig'>;
    /**
     * Update an approval flow · 修改审批流程
     *
     * Writes the next version; cases that run keep theirs. The rules are those of `saveApprovalConfig`. A stale `version` is
     * refused (code 4090).
     *
     * `POST /approval/config/update/{id}` · needs `system:approvalConfig:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.approvalConfig.updateApprovalConfig({ path: { id }, body: { version: 1, priority: 30 } });
     */
    updateApprovalConfig: Method<'updateApprovalConfig'>;
    /**
     * Delete an approval flow · 删除审批流程
     *
     * Not while cases run by it (code 4206); disable it then. Cases that have ended still tell its name and version.
     *
     * `DELETE /approval/config/delete/{id}` · needs `system:approvalConfig:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.approvalConfig.deleteApprovalConfig({ path: { id } });
     */
    deleteApprovalConfig: Method<'deleteApprovalConfig'>;
    /**
     * Test an approval flow · 试算审批流程
     *
     * Tells by which flow such a case would go, why not by the others, and whom it would ask, by the function that asks them
     * when a case starts; nothing is changed. With `draft` a flow counts as if it were saved and enabled. Rules `exists`,
     * `range`, `required` and `contradiction` are those of `saveApprovalConfig`.
     *
     * `POST /approval/config/try` · needs `system:approvalConfig:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvalConfig.tryApprovalFlow({
     *   body: {
     *     bizType: 'PURCHASE',
     *     case: { amount: '68000.00', deptId: '01957b1e-6c00-7a10-8000-000000000301', cardIds: [] },
     *   },
     * });
     */
    tryApprovalFlow: Method<'tryApprovalFlow'>;
    /**
     * Simulate an approval flow or limits · 预演审批流程
     *
     * Replays the purchases of a period as if they were submitted today: by the flows and limits as they are, and with `draft`
     * as if it were saved and enabled, or with other limits (`policy`); by the function that asks people when a case starts.
     * Nothing is changed. Of more than 2,000 purchases the newest are taken (`isCut`). Times are an estimate from what steps
     * of such kinds took in the period. Rules `exists`, `range`, `required` and `contradiction` are those of
     * `saveApprovalConfig`; `to` may not be before `from` (rule `order`), nor the limit for own cards above that for small
     * purchases (rules `maximum` and `minimum`).
     *
     * `POST /approval/config/rehearse` · needs `system:approvalConfig:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvalConfig.rehearseApprovalFlow({ body: { policy: { smallLimit: '2000.00' } } });
     */
    rehearseApprovalFlow: Method<'rehearseApprovalFlow'>;
  };
  frameworks: {
    /**
     * List framework agreements · 框架协议分页
     *
     * Framework agreements of the session's school, those that end first at the top, with what is left of each: the sum less
     * what purchases that were called off have taken. A purchase takes what it asks for from its submission on, then what it
     * was awarded, then what it cost.
     *
     * `GET /purchase/framework/page` · needs `purchase:project:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.frameworks.queryFrameworkPage({ query: { current: 1, size: 10 } });
     */
    queryFrameworkPage: Method<'queryFrameworkPage'>;
    /**
     * Create a framework agreement · 登记框架协议
     *
     * An officer registers an agreement that the school has signed, with its scan. Its number is unique in the school (rule
     * `unique`), its supplier is an approved one of the library (rule `exists`), and it does not end before it begins (rule
     * `order`).
     *
     * `POST /purchase/framework/save` · needs `purchase:framework:save` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.frameworks.saveFramework({
     *   body: {
     *     agreementNo: 'KJ-2026-009',
     *     frameworkName: '办公家具框架协议',
     *     supplierId: '01957b1e-6c00-7a10-8000-000000001201',
     *     validFrom: '2026-01-01',
     *     validTo: '2026-12-31',
     *     totalAmount: '200000.00',
     *     remark: '办公桌椅与文件柜',
     *     fileId: '01957b1e-6c00-7a10-8000-000000003901',
     *   },
     * });
     */
    saveFramework: Method<'saveFramework'>;
    /**
     * Update a framework agreement · 修改框架协议
     *
     * Changes only what is sent. The supplier stays; the sum is at least what is taken (rule `minimum`). Nothing is called off
     * after the last day. A stale version is refused (code 4090).
     *
     * `PUT /purchase/framework/update/{id}` · needs `purchase:framework:save`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.frameworks.updateFramework({ path: { id }, body: { version: 1, validTo: '2027-06-30' } });
     */
    updateFramework: Method<'updateFramework'>;
  };
  modifications: {
    /**
     * List change requests · 项目变更分页
     *
     * Changes of the purchases that the caller sees, the newest first. Drafts are seen by whoever has begun them.
     *
     * `GET /purchase/modify/page` · needs `purchase:modify:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.modifications.queryProjectModifyPage({ query: { current: 1, size: 10 } });
     */
    queryProjectModifyPage: Method<'queryProjectModifyPage'>;
    /**
     * Get a change request · 项目变更详情
     *
     * A change with what was before and is to be after it, and who is asked. Others count as missing (code 4004).
     *
     * `GET /purchase/modify/detail/{id}` · needs `purchase:modify:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.modifications.getProjectModifyDetail({ path: { id } });
     */
    getProjectModifyDetail: Method<'getProjectModifyDetail'>;
    /**
     * Save a change request · 保存项目变更
     *
     * The applicant or the officer of an approved purchase drafts a change of it, or changes the draft. Before the
     * publication, and until two hours before the end of the bidding, everything may change (its end only to a later time);
     * while it is carried out the contact. CONTENT, PRICE and FUNDS are for the applicant. A type that is not possible now is
     * refused (rule `modifyType`), and so is a second open change of a purchase (code 4101).
     *
     * `POST /purchase/modify/save` · needs `purchase:modify:save` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.modifications.saveProjectModify({
     *   body: {
     *     projectId: '01957b1e-6c00-7a10-8000-000000009019',
     *     modifyType: ['CONTACT'],
     *     reason: '实验室搬迁，送货地址改到新楼。',
     *     changes: { deliveryAddress: '实验楼 5 号楼 301' },
     *   },
     * });
     */
    saveProjectModify: Method<'saveProjectModify'>;
    /**
     * Submit a change request · 提交项目变更
     *
     * The change is checked as a request is, gets its number, and an approval of kind MODIFICATION decides. Something must
     * differ (rule `noChange`), and only in what is to be changed (rule `notOfType`); the way of the purchase stays (rule
     * `sameWay`). A purchase that is to need an argument report and has none brings it (`argumentId`, rule `argument`).
     * Meanwhile an approved purchase is not published; one that is published stands still and gets its time back, whatever is
     * decided. But a change of CONTENT or PRICE that takes effect after the publication makes the round void: its quotes are
     * never opened, suppliers are told, and the purchase is approved again and announced anew, with the whole time.
     *
     * `POST /purchase/modify/submit/{id}` · needs `purchase:modify:save` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.modifications.submitProjectModify({ path: { id }, body: { version: 1, conflictDeclared: true } });
     */
    submitProjectModify: Method<'submitProjectModify'>;
    /**
     * Withdraw a change request · 撤回项目变更
     *
     * Whoever has begun a change takes it back, as a draft or until it is decided. A purchase that stood still for it goes on.
     *
     * `POST /purchase/modify/withdraw/{id}` · needs `purchase:modify:save` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.modifications.withdrawProjectModify({ path: { id }, body: { version: 2 } });
     */
    withdrawProjectModify: Method<'withdrawProjectModify'>;
  };
  approvals: {
    /**
     * Preview approvers · 预览审批人
     *
     * Tells who would be asked for such a request now, one step after the other, as `submitProject` would; nothing is changed.
     * Empty if nobody is.
     *
     * `POST /approval/config/preview` · needs `purchase:project:apply` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.previewApprovalChain({
     *   body: {
     *     bizType: 'PURCHASE',
     *     case: { amount: '480.00', cardIds: ['01957b1e-6c00-7a10-8000-000000005103'] },
     *   },
     * });
     */
    previewApprovalChain: Method<'previewApprovalChain'>;
    /**
     * List approvals · 审批任务分页
     *
     * TODO lists the tasks that wait for the user, in any role, the oldest first, with those of colleagues for whom the user
     * is the deputy now (`forUserName`); DONE those that the user has decided, or a deputy for the user, or about which the
     * user has asked colleagues first, and APPLIED the cases that the user has started, the latest first. CC lists the
     * requests of which the user was sent a copy.
     *
     * `GET /approval/task/page` · needs `base:approval:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * tab); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.approvals.queryApprovalTaskPage({ query: { current: 1, size: 10, tab } });
     */
    queryApprovalTaskPage: Method<'queryApprovalTaskPage'>;
    /**
     * Count approvals to do · 待办审批数
     *
     * The page header shows the count and asks for it at intervals, so the call does not renew the idle time of the session
     * (x-background).
     *
     * `GET /approval/task/count` · needs `base:approval:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.countApprovalTasks();
     */
    countApprovalTasks: Method<'countApprovalTasks'>;
    /**
     * Get an approval · 审批详情
     *
     * The case with its purchase, who decided when, and what the caller may do. For the applicant, those who have a task in
     * it, the deputies of those whom it waits for, those who were sent a copy, and who may reassign cases of the purchase; for
     * others it counts as missing (code 4004).
     *
     * `GET /approval/instance/detail/{id}` · needs `base:approval:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.getApprovalInstanceDetail({ path: { id } });
     */
    getApprovalInstanceDetail: Method<'getApprovalInstanceDetail'>;
    /**
     * Approve, reject or return · 审批
     *
     * Decides a task of the caller, or of somebody for whom the caller is the deputy now (`listDelegations`): the task stays
     * with whom it was given to, and its record says who has decided in their place. A deputy who has asked for it, buys it,
     * handles it as its officer or has another part in the case is refused (code 4105). Who is asked for an opinion
     * (`addSignApprovalTask`) answers with APPROVE or REJECT, which decides nothing; who has asked may decide before all have
     * answered. REJECT and RETURN need an opinion (rule `required`). RETURN gives a request back for corrections; a receipt
     * cannot be returned (code 4101). A task that is already decided is refused (code 4131), and so is a stale `version` of
     * the case (code 4090); both say who was there before, and when.
     *
     * `POST /approval/task/decide/{taskId}` · needs `base:approval:decide` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * taskId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.decideApprovalTask({ path: { taskId }, body: { version: 1, decision: 'APPROVE', opinion: '同意。' } });
     */
    decideApprovalTask: Method<'decideApprovalTask'>;
    /**
     * Hand over an approval · 转办
     *
     * Hands a task of the caller over to another enabled user of the school, who is asked in the same step and may read the
     * case; the caller goes on reading it. Refused for the applicant, and for the officer if the case is about an award or a
     * contract (code 4105), and for somebody who is asked or was asked in the case (rule `notAsked`). A receipt cannot be
     * handed over (code 4101). A task that is already decided (code 4131) and a stale `version` of the case (code 4090) are
     * refused as by `decideApprovalTask`.
     *
     * `POST /approval/task/delegate/{taskId}` · needs `base:approval:decide` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * taskId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.delegateApprovalTask({
     *   path: { taskId },
     *   body: { version: 1, userId: '01957b1e-6c00-7a10-8000-000000000122', opinion: '出差一周，请代为审批。' },
     * });
     */
    delegateApprovalTask: Method<'delegateApprovalTask'>;
    /**
     * Add approvers · 加签
     *
     * Asks up to five colleagues for their opinion before the caller decides. The task of the caller becomes ASKING; those who
     * are asked answer with `decideApprovalTask`, and when the last has answered, or cannot answer any more, the task is
     * PENDING again. What they say is an advice: the caller decides, and may do so before all have answered, which ends the
     * open questions. Refused for the same people as `delegateApprovalTask` (code 4105, rules `exists`, `notAsked`); not for a
     * receipt, and not by whoever is asked for an opinion (code 4101). A task that is already decided (code 4131) and a stale
     * `version` of the case (code 4090) are refused as by `decideApprovalTask`.
     *
     * `POST /approval/task/addSign/{taskId}` · needs `base:approval:decide` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * taskId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.addSignApprovalTask({
     *   path: { taskId },
     *   body: { version: 1, userIds: ['01957b1e-6c00-7a10-8000-000000000122'], opinion: '请先看一下技术参数。' },
     * });
     */
    addSignApprovalTask: Method<'addSignApprovalTask'>;
    /**
     * List deputies · 审批代理列表
     *
     * The periods in which somebody decides for the caller, and those in which the caller decides for somebody, as far as they
     * have not ended; the earliest first.
     *
     * `GET /approval/delegation/list` · needs `base:approval:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.listDelegations();
     */
    listDelegations: Method<'listDelegations'>;
    /**
     * Set a deputy · 设置代理
     *
     * Names a colleague who decides for the caller for some days, beside the caller; with `id` and `version`, replaces an own
     * period. Nothing is handed over: when the period ends, what is undecided waits for the caller alone. The colleague is
     * another enabled user of the school (rules `exists`, `self`). A period has at most 90 days (rule `period`), does not end
     * before it begins (rule `order`) or before today (rule `future`), and does not overlap another one of the caller for the
     * same kind of case (rule `deputyOverlap`). A deputy's own deputy is not asked, and receipts are never decided by a
     * deputy.
     *
     * `POST /approval/delegation/save` · needs `base:approval:decide` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.saveDelegation({
     *   body: {
     *     agentId: '01957b1e-6c00-7a10-8000-000000000122',
     *     bizTypes: ['PURCHASE'],
     *     startDay: '2026-04-06',
     *     endDay: '2026-04-17',
     *     remark: '赴外地参加学术会议',
     *   },
     * });
     */
    saveDelegation: Method<'saveDelegation'>;
    /**
     * Remove a deputy · 取消代理
     *
     * Deletes an own period, before it begins or while it runs; from then on the caller decides alone. What the deputy has
     * decided stays decided. Periods of others count as missing (code 4004).
     *
     * `DELETE /approval/delegation/remove/{id}` · needs `base:approval:decide`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.approvals.deleteDelegation({ path: { id } });
     */
    deleteDelegation: Method<'deleteDelegation'>;
    /**
     * Send a reminder · 催办
     *
     * Sends a message to everybody whom a running case waits for, at most once in four hours (code 4132 says from when on).
     * Only the applicant of the case.
     *
     * `POST /approval/instance/urge/{id}` · needs `purchase:project:apply` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.urgeApprovalInstance({ path: { id } });
     */
    urgeApprovalInstance: Method<'urgeApprovalInstance'>;
    /**
     * List blocked and overdue approvals · 受阻与超时审批分页
     *
     * The running cases that wait for somebody who cannot decide any more or for a seat that nobody holds, and those that were
     * left for twice their limit: for who may put somebody else in. The oldest first.
     *
     * `GET /approval/instance/stuck` · needs `approval:instance:reassign` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.approvals.queryStuckApprovalPage({ query: { current: 1, size: 10 } });
     */
    queryStuckApprovalPage: Method<'queryStuckApprovalPage'>;
    /**
     * List other blocked steps · 无人可办的其他步骤分页
     *
     * The steps at the school that wait only for people who are disabled or no longer have the permission, for an office that
     * no user holds, or for a store without a keeper, with who is missing: one row for each step and record. Where all must
     * act, such as the members of an acceptance, one who cannot suffices. Steps that cannot be done yet are left out, and so
     * are decisions about cases, which `queryStuckApprovalPage` lists. A step leaves the list as soon as somebody can do it.
     * The oldest first.
     *
     * `GET /approval/turn/stranded` · needs `approval:instance:reassign` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.approvals.queryStrandedTurnPage({ query: { current: 1, size: 10 } });
     */
    queryStrandedTurnPage: Method<'queryStrandedTurnPage'>;
    /**
     * List who may take the place of a person who has left · 可接替人员
     *
     * Those whom `replaceTurnHolder` accepts in the place of somebody: enabled users of the school whose roles open what is to
     * be done, without those who must not. At most 50, those of the department of the record first, sorted by name; type more
     * to find others.
     *
     * `GET /approval/turn/replacements` · needs `approval:instance:reassign` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * part, recordId, userId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.listReplacements({ query: { part, recordId, userId } });
     */
    listReplacements: Method<'listReplacements'>;
    /**
     * Put another person in the place of one who has left · 更换离开的人员
     *
     * An administrator of the school gives the place of somebody who is disabled, or no longer has the role for it, to another
     * user. REQUESTER: the requester of a purchase from its submission to its archive; the new one has the rights of a
     * requester, never has approved, witnessed, handled or inspected the purchase (rule `otherPart`), and declares conflicts
     * of interest with each act that asks for it. MEMBER: a member of the group of an acceptance who has not signed, or its
     * leader. A signature stays on record. The lead may also go to another member, whose place the former leader takes. What
     * the group must be like stays (rules `leader`, `outsiders`). BORROWER: the applicant of a shared stock request. Who comes
     * must hold a role that opens the act (rule `able`). A place that nobody has left, or somebody else by now, is refused
     * (code 4101). Who left, who came, why and by whom is in the log of the purchase; who comes and the officer are told.
     *
     * `POST /approval/turn/replace` · needs `approval:instance:reassign` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.approvals.replaceTurnHolder({
     *   body: {
     *     part: 'REQUESTER',
     *     recordId: '01957b1e-6c00-7a10-8000-000000009025',
     *     userId: '01957b1e-6c00-7a10-8000-000000000104',
     *     replacementId: '01957b1e-6c00-7a10-8000-000000000132',
     *     reason: '原申请人已离职，由课题组同事接手。',
     *   },
     * });
     */
    replaceTurnHolder: Method<'replaceTurnHolder'>;
    /**
     * Reassign an approval · 改派审批人
     *
     * Puts another enabled user of the school into a seat of a case that cannot go on, or that was left for twice its limit;
     * `seats` of `getApprovalInstanceDetail` are those that can be given away, others are refused (code 4101). Without
     * `taskId` all of them are where one decides; where all must agree, it names one (rule `required`) unless there is only
     * one. Refused for the applicant, and for the officer if the case is about an award, a contract or a receipt (code 4105),
     * and for somebody who has a part in the case (rule `notAsked`). The record says who left, who was put in by whom, and
     * why; both and the log of the purchase are told. A stale `version` is refused (code 4090).
     *
     * `POST /approval/instance/reassign/{id}` · needs `approval:instance:reassign` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.reassignApproval({
     *   path: { id },
     *   body: { version: 1, userId: '01957b1e-6c00-7a10-8000-000000000122', reason: '原审批人已调离，由分管院长审批。' },
     * });
     */
    reassignApproval: Method<'reassignApproval'>;
    /**
     * Withdraw a request · 撤回申请
     *
     * Takes a request back as long as nobody has decided, or after it was returned; the money is free again. Only the
     * applicant. Who has asked to give a purchase up takes that back until it is decided; the purchase goes on with the time
     * that it had left.
     *
     * `POST /approval/instance/withdraw/{id}` · needs `base:approval:decide` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvals.withdrawApprovalInstance({ path: { id }, body: { version: 1, reason: '数量有误，改后再提交。' } });
     */
    withdrawApprovalInstance: Method<'withdrawApprovalInstance'>;
  };
  company: {
    /**
     * List suppliers · 供应商分页
     *
     * Suppliers of the session's school; with data scope ALL those of every school. Newest first, unless `sort` says
     * otherwise. Callers without `company:review:read` get approved suppliers only, with masked data: names and phones of
     * contacts in part, and null in all fields about the review.
     *
     * `GET /company/opt/queryAllSupplier` · needs `company:supplier:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.company.queryAllSupplier({ query: { current: 1, size: 10 } });
     */
    queryAllSupplier: Method<'queryAllSupplier'>;
    /**
     * Export suppliers · 导出供应商
     *
     * Plans a task that writes the list to a file, and answers at once. The rows are those of queryAllSupplier, masked in the
     * same way and ordered by creation. Permissions and data scope are those that the role has when the file is made. A file
     * has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the file,
     * which is deleted after a day.
     *
     * `POST /company/opt/export` · needs `company:supplier:export` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.exportSuppliers({ body: { format: 'XLSX', status: 'APPROVED' } });
     */
    exportSuppliers: Method<'exportSuppliers'>;
    /**
     * Get a supplier · 企业详情
     *
     * Everything about a supplier of the session's school; with data scope ALL of any school. Callers without
     * `company:review:read` see approved suppliers only (else code 4004), with masked data: no bank data, invoice data,
     * certificate numbers, review records and remarks.
     *
     * `GET /company/detail/{id}` · needs `base:supplier:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.getCompanyDetail({ path: { id } });
     */
    getCompanyDetail: Method<'getCompanyDetail'>;
    /**
     * List review records of a supplier · 审核记录
     *
     * Submissions, reviews, freezing and all other changes of status, newest first. Never changed or removed.
     *
     * `GET /company/opt/reviewRecord/{id}` · needs `company:review:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.listCompanyReviewRecords({ path: { id } });
     */
    listCompanyReviewRecords: Method<'listCompanyReviewRecords'>;
    /**
     * Review a supplier · 供应商审核
     *
     * Approves or rejects a supplier that is PENDING; refused in any other status (code 4101). Rejecting needs an `opinion`,
     * and so does approving a supplier whose operating status in the registry is unknown or neither EXISTING nor OPERATING
     * (rule `required`). A supplier of credit level D needs the approval of two users: after the first it stays PENDING, and
     * the same user cannot give the second (code 4105). A stale `version` is refused (code 4090).
     *
     * `POST /company/opt/auditing` · needs `company:supplier:review`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.auditCompany({
     *   body: {
     *     id: '01957b1e-6c00-7a10-8000-000000001202',
     *     version: 2,
     *     result: 'APPROVED',
     *     opinion: '资料齐全，同意入库',
     *   },
     * });
     */
    auditCompany: Method<'auditCompany'>;
    /**
     * Set the remark on a supplier · 供应商备注
     *
     * Users who may review see the remark; the supplier never does. A stale `version` is refused (code 4090).
     *
     * `PUT /company/opt/remark` · needs `company:remark:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.company.remarkCompany({ body: { id: '01957b1e-6c00-7a10-8000-000000001201', version: 3, remark: '常用试剂供应商' } });
     */
    remarkCompany: Method<'remarkCompany'>;
    /**
     * Set the account source of a supplier · 修改账号来源
     *
     * Corrects the source of the account. A stale `version` is refused (code 4090).
     *
     * `PUT /company/opt/account-source` · needs `company:accountSource:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.company.updateCompanyAccountSource({ body: { id: '01957b1e-6c00-7a10-8000-000000001201', version: 3, accountSource: 'IMPORTED' } });
     */
    updateCompanyAccountSource: Method<'updateCompanyAccountSource'>;
    /**
     * Record the agreement with a supplier · 签约状态
     *
     * For approved suppliers (else code 4101). `agreementExpireDate` may not have passed (rule `future`); if the agreement is
     * not signed, it is removed. A stale `version` is refused (code 4090).
     *
     * `PUT /company/opt/signed/agreement` · needs `company:agreement:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.company.updateCompanySignedAgreement({
     *   body: {
     *     id: '01957b1e-6c00-7a10-8000-000000001201',
     *     version: 3,
     *     signedAgreement: true,
     *     agreementExpireDate: '2026-12-31',
     *   },
     * });
     */
    updateCompanySignedAgreement: Method<'updateCompanySignedAgreement'>;
    /**
     * Register as a supplier · 供应商注册
     *
     * Public. Creates a supplier of the chosen school with status REGISTERED, and its account. The code comes from
     * sendPhoneCaptcha with scene REGISTER and works once, for this phone (code 4002). It is checked first, so that names and
     * accounts cannot be probed without one. The check digit of the credit code must be right (rule `checksum`) and the
     * password must be strong (rule `strength`), and neither the account (`sameAsAccount`) nor a common one (`common`); name
     * and credit code are unique within the school, the account on the platform (rule `unique`); the school must be in service
     * (rule `exists`). It cannot be repeated by key: there is no session, and the code of a repeat is used up. An address may
     * try 300 times per minute (429).
     *
     * `POST /auth/v2/register` · no session needed
     *
     * @throws BusinessError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds); and the errors that any call can
     * throw (`ApiErrorName`)
     * @example
     * const data = await client.company.registerSupplier({
     *   body: {
     *     schoolId: '1001',
     *     companyName: '江海海川办公设备有限公司',
     *     creditCode: '91990000MA0000999G',
     *     contactName: '马晓东',
     *     contactPhone: '19900002003',
     *     phoneCaptcha: '482913',
     *     account: 'haichuan',
     *     password: 'Supplier@2026',
     *   },
     * });
     */
    registerSupplier: Method<'registerSupplier'>;
    /**
     * Get own company profile · 企业资料
     *
     * For the account of a supplier, which has no role; any other user gets code 4004.
     *
     * `GET /supplier/profile` · needs `session:supplier:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.getSupplierProfile();
     */
    getSupplierProfile: Method<'getSupplierProfile'>;
    /**
     * Submit own company profile · 提交企业资料
     *
     * For the account of a supplier (else code 4004). A supplier that is registered, rejected or waiting for review becomes
     * PENDING, and a first approval becomes void. An approved supplier goes back to review if its name, credit code, legal
     * person, business license or bank account changes; else it stays approved. Once a profile has been sent, another bank or
     * account wants the password (rules `wantedForAccount` and `wrong`); running purchases go on being paid to the account
     * that they have copied. Frozen, barred and canceled suppliers cannot change anything (code 4101). The qualifications must
     * contain a business license (rule `licence`) that has not expired (rule `expired`); kinds must be entries of the
     * dictionary, categories must exist, and the supplier itself must have uploaded the scans for COMPANY (rule `exists`);
     * name and credit code must be unique within the school (rule `unique`), and the check digit of the code must be right
     * (rule `checksum`). A stale `version` is refused (code 4090). A task fetches the data of the business registry for the
     * review.
     *
     * `PUT /supplier/profile` · needs `session:supplier:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.updateSupplierProfile({
     *   body: {
     *     version: 1,
     *     companyName: '江海海川办公设备有限公司',
     *     creditCode: '91990000MA0000999G',
     *     companyType: 'LIMITED',
     *     supplierKind: 'DEALER',
     *     legalPerson: '马晓东',
     *     registeredAddress: '江海市工业路9号',
     *     contactName: '马晓东',
     *     contactPhone: '19900002003',
     *     goodsCategoryIds: ['01957b1e-6c00-7a10-8000-000000002101'],
     *     qualifications: [
     *       {
     *         qualType: 'license',
     *         qualName: '营业执照',
     *         qualNo: '91990000MA0000999G',
     *         expireDate: '2036-03-01',
     *         fileId: '01957b1e-6c00-7a10-8000-000000000a09',
     *       },
     *     ],
     *   },
     * });
     */
    updateSupplierProfile: Method<'updateSupplierProfile'>;
    /**
     * Get registry data of a supplier · 工商信息
     *
     * The data last fetched from the business registry; this call fetches nothing. Callers without `company:review:read` see
     * approved suppliers only. Also code 4004 if nothing was fetched yet.
     *
     * `GET /company/gs/detail` · needs `base:supplier:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * supplierId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.getCompanyGsInfo({ query: { supplierId } });
     */
    getCompanyGsInfo: Method<'getCompanyGsInfo'>;
    /**
     * Refresh registry data of a supplier · 刷新工商信息
     *
     * Asks the configured provider by credit code and stores the answer. Refused if the provider does not answer (code 4401)
     * or does not know the enterprise (code 4402); earlier data are kept. At most one call per minute and supplier (429).
     *
     * `POST /company/gs/refresh` · needs `company:gs:refresh`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.refreshCompanyGsInfo({ body: { supplierId: '01957b1e-6c00-7a10-8000-000000001201' } });
     */
    refreshCompanyGsInfo: Method<'refreshCompanyGsInfo'>;
    /**
     * Get the credit score of a supplier · 供应商评分卡
     *
     * How the credit score was calculated: it starts at 80, or at the value of an import, and exposures deduct points. Callers
     * without `company:review:read` see approved suppliers only (else code 4004).
     *
     * `GET /company/score/{id}` · needs `base:supplier:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.getCompanyScorecard({ path: { id } });
     */
    getCompanyScorecard: Method<'getCompanyScorecard'>;
    /**
     * List schools · 学校分页
     *
     * Schools of the platform; without data scope ALL only the caller's own. Newest first, unless `sort` says otherwise.
     *
     * `GET /company/school/page` · needs `system:school:list` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.company.querySchoolPage({ query: { current: 1, size: 10 } });
     */
    querySchoolPage: Method<'querySchoolPage'>;
    /**
     * List schools to choose from · 学校简表
     *
     * Public: the registration form asks for a school. Names and ids of the schools in service (ACTIVE), by name, at most
     * 1000. At most 300 calls per minute from one address (429).
     *
     * `GET /company/school/simpleList` · no session needed · repeatable
     *
     * @throws BusinessError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds); and the errors that any call can
     * throw (`ApiErrorName`)
     * @example
     * const data = await client.company.listSchoolsSimple();
     */
    listSchoolsSimple: Method<'listSchoolsSimple'>;
    /**
     * Create a school · 登记学校
     *
     * Creates the school with its root department, in service at once. Roles, menu, dictionaries and parameters are those of
     * the platform until the school sets its own. School id, name and code are unique (rule `unique`). CAS needs
     * `casServerUrl` (rule `required`). Needs data scope ALL (403).
     *
     * `POST /company/register-school` · needs `system:school:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.registerSchool({
     *   body: {
     *     companyId: '1006',
     *     schoolName: '云溪师范学院',
     *     schoolCode: '91006',
     *     contactName: '许静',
     *     contactPhone: '19900000904',
     *     loginMode: 'LOCAL',
     *   },
     * });
     */
    registerSchool: Method<'registerSchool'>;
    /**
     * Get a school · 学校详情
     *
     * Without data scope ALL, only the caller's own school (else code 4004).
     *
     * `GET /company/school/detail/{id}` · needs `system:school:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.getSchoolDetail({ path: { id } });
     */
    getSchoolDetail: Method<'getSchoolDetail'>;
    /**
     * Update a school · 修改学校
     *
     * Changes only the fields that are sent; updateCompanyStatus changes the status, and the school id never changes. Name and
     * code are unique (rule `unique`); CAS needs `casServerUrl` (rule `required`). A stale `version` is refused (code 4090).
     *
     * `PUT /company/school` · needs `system:school:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.company.updateSchool({ body: { id: '1001', version: 1, shortName: '江大' } });
     */
    updateSchool: Method<'updateSchool'>;
    /**
     * Set the status of a supplier or school · 修改企业/学校状态
     *
     * In addition to the operation's own code, a supplier needs `company:supplier:review`, cancelling one
     * `company:supplier:cancel`, and a school `system:school:update` and data scope ALL (403). Suppliers: APPROVED to FROZEN
     * and back, any status to CANCELLED. Schools: ACTIVE to SUSPENDED and back. Any other change is refused (code 4101). Users
     * of a suspended school cannot log in (code 4010), and their sessions end at once. A stale `version` is refused (code
     * 4090).
     *
     * `PUT /company/status` · needs `company:status:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.company.updateCompanyStatus({ body: { id: '1002', version: 1, status: 'SUSPENDED', reason: '校区合并，停止采购' } });
     */
    updateCompanyStatus: Method<'updateCompanyStatus'>;
    /**
     * Get invoice data of a school · 开票信息
     *
     * The data that suppliers put on invoices to a school: the session's own, unless `companyId` names another. Code 4004 if
     * none are recorded.
     *
     * `GET /company/invoice/info` · needs `base:invoice:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.company.getCompanyInvoiceInfo();
     */
    getCompanyInvoiceInfo: Method<'getCompanyInvoiceInfo'>;
  };
  approvalComments: {
    /**
     * List saved comments · 常用意见列表
     *
     * The caller's own comments and those of the school, at most 500. Own comments come first, then by position and content.
     *
     * `GET /apply/comments/list` · needs `base:comment:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvalComments.listApplyComments();
     */
    listApplyComments: Method<'listApplyComments'>;
    /**
     * Save a comment · 保存意见
     *
     * Without `id`, creates a comment; with `id` and `version`, replaces the whole content of an existing one. A stale
     * `version` is refused (code 4090), and one without the other breaks the rule `together`. Creating a comment for the whole
     * school, changing it and making it personal also need the code `approval:comment:share` (403). Personal comments of
     * others count as missing (code 4004). Each text can be saved once per owner, scope and type (rule `unique`).
     *
     * `POST /apply/comments/save` · needs `base:comment:save` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.approvalComments.saveApplyComment({ body: { content: '同意，请按规定办理。', commentType: 'APPROVE', scope: 'PERSONAL', sort: 10 } });
     */
    saveApplyComment: Method<'saveApplyComment'>;
    /**
     * Delete a saved comment · 删除意见
     *
     * Deletes one of the caller's own comments. A comment of the school also needs the code `approval:comment:share` (403).
     * Personal comments of others count as missing (code 4004). Opinions given with it stay unchanged.
     *
     * `DELETE /apply/comments/delete/{id}` · needs `base:comment:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.approvalComments.deleteApplyComment({ path: { id } });
     */
    deleteApplyComment: Method<'deleteApplyComment'>;
  };
  contacts: {
    /**
     * List contacts · 联系人分页
     *
     * Lists the caller's own contacts only, whatever the data scope. The default contact comes first, then the latest change,
     * unless `sort` says otherwise.
     *
     * `GET /information/contacts/page` · needs `information:contact:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.contacts.queryContactPage({ query: { current: 1, size: 10 } });
     */
    queryContactPage: Method<'queryContactPage'>;
    /**
     * Create a contact · 新增联系人
     *
     * The campus must be one of a department of the school (rule `exists`); if no department has one, any campus is accepted.
     * A new default replaces the old one.
     *
     * `POST /information/contacts/save` · needs `information:contact:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.contacts.saveContact({
     *   body: {
     *     contactName: '范子涵',
     *     phone: '19900000133',
     *     campus: '西校区',
     *     address: '西校区分析测试中心一层大厅',
     *     isDefault: false,
     *   },
     * });
     */
    saveContact: Method<'saveContact'>;
    /**
     * Update a contact · 修改联系人
     *
     * Changes only the fields that are sent. The rules of saveContact apply. A contact of another user counts as missing (code
     * 4004). A stale `version` is refused (code 4090).
     *
     * `PUT /information/contacts/update/{id}` · needs `information:contact:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.contacts.updateContact({ path: { id }, body: { version: 1, isDefault: true } });
     */
    updateContact: Method<'updateContact'>;
    /**
     * Delete a contact · 删除联系人
     *
     * A contact of another user counts as missing (code 4004). After the default contact is deleted, none is the default.
     *
     * `DELETE /information/contacts/remove/{id}` · needs `information:contact:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.contacts.deleteContact({ path: { id } });
     */
    deleteContact: Method<'deleteContact'>;
  };
  expenditure: {
    /**
     * List budget cards · 经费卡分页
     *
     * The cards within the data scope. With data scope SELF, these are the cards that the user is in charge of or may use;
     * otherwise those whose department is within the scope. `sum` is the sum of all cards that match. Latest change first,
     * unless `sort` says otherwise.
     *
     * `GET /information/expenditure/page` · needs `information:expenditure:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.expenditure.queryExpenditurePage({ query: { current: 1, size: 10 } });
     */
    queryExpenditurePage: Method<'queryExpenditurePage'>;
    /**
     * List budget cards to choose from · 可用经费卡
     *
     * The enabled and valid cards that the user is in charge of or may use, those used most recently first. With `amount`,
     * what would stay on each card.
     *
     * `GET /information/expenditure/simpleList` · needs `purchase:project:apply` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.listExpendituresSimple();
     */
    listExpendituresSimple: Method<'listExpendituresSimple'>;
    /**
     * Get a budget card · 经费卡详情
     *
     * A card outside the data scope counts as missing (code 4004).
     *
     * `GET /information/expenditure/detail/{id}` · needs `information:expenditure:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.getExpenditureDetail({ path: { id } });
     */
    getExpenditureDetail: Method<'getExpenditureDetail'>;
    /**
     * Create a budget card · 新增经费卡
     *
     * Creates a card of the caller's school. The card number is unique within the school (rule `unique`); person in charge,
     * department and authorised users must be enabled and belong to the school (rule `exists`), the department must be within
     * the data scope, and the person in charge must not be among the authorised users (rule `owner`); validTo must not be
     * before validFrom (rule `order`). The total is the first entry of the ledger (ADJUST).
     *
     * `POST /information/expenditure/save` · needs `information:expenditure:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.saveExpenditure({
     *   body: {
     *     cardNo: 'KY2025-0103',
     *     cardName: '有机催化合成关键技术研究',
     *     fundType: 'SCIENCE',
     *     ownerId: '01957b1e-6c00-7a10-8000-000000000103',
     *     deptId: '01957b1e-6c00-7a10-8000-000000000311',
     *     totalAmount: '300000.00',
     *     validFrom: '2025-01-01',
     *     validTo: '2027-12-31',
     *     authorizedUserIds: ['01957b1e-6c00-7a10-8000-000000000133'],
     *   },
     * });
     */
    saveExpenditure: Method<'saveExpenditure'>;
    /**
     * Import budget cards · 批量导入经费卡
     *
     * Creates all rows or none, in the caller's school: the rules of saveExpenditure apply to each row, and card numbers are
     * unique among the rows too (rule `duplicate`). Persons in charge are found by account (`exists`), departments by code or
     * path (`exists`, `deptBeyond` outside the data scope). The total of each card is the first entry of its ledger (ADJUST).
     * With `dryRun`, nothing is created: the answer lists all problems by row and field, and the cards that could be created.
     * Without it, any problem refuses the whole import with the first 100 problems (code 4000).
     *
     * `POST /information/expenditure/import` · needs `information:expenditure:import` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.importExpenditures({
     *   body: {
     *     rows: [
     *       {
     *         cardNo: 'KY2026-0301',
     *         cardName: '有机催化合成关键技术研究',
     *         fundType: '科研经费',
     *         owner: 'teacher1',
     *         dept: '化学化工学院/有机化学实验室',
     *         totalAmount: '300,000.00',
     *         validFrom: '2026/1/1',
     *         validTo: '2028/12/31',
     *       },
     *       {
     *         cardNo: 'GY2026-0302',
     *         cardName: '信息中心日常公用',
     *         fundType: 'OPERATION',
     *         owner: 'schooladmin',
     *         dept: '1305',
     *         totalAmount: '80000',
     *       },
     *     ],
     *   },
     * });
     */
    importExpenditures: Method<'importExpenditures'>;
    /**
     * Update a budget card · 修改经费卡
     *
     * Changes only the fields that are sent. The rules of saveExpenditure apply. A card outside the data scope counts as
     * missing (code 4004). A changed total is written to the ledger as ADJUST; one below the frozen amount is refused (code
     * 4160). For a card of the finance system (source SYNC), only the status can be changed (code 4101). A stale `version` is
     * refused (code 4090).
     *
     * `PUT /information/expenditure/update/{id}` · needs `information:expenditure:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.expenditure.updateExpenditure({ path: { id }, body: { version: 1, totalAmount: '80000.00', validTo: '2028-06-30' } });
     */
    updateExpenditure: Method<'updateExpenditure'>;
    /**
     * Share a budget card · 设置授权使用人
     *
     * Replaces the whole list. A card outside the data scope counts as missing (code 4004). With data scope SELF, only cards
     * that the user is in charge of, not those lent to them (code 4004). Users must be enabled and belong to the school (rule
     * `exists`), and must not include the person in charge (rule `owner`). A stale `version` is refused (code 4090).
     *
     * `PUT /information/expenditure/authorize/{id}` · needs `information:expenditure:authorize`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.expenditure.authorizeExpenditureUsers({ path: { id }, body: { version: 1, userIds: ['01957b1e-6c00-7a10-8000-000000000133'] } });
     */
    authorizeExpenditureUsers: Method<'authorizeExpenditureUsers'>;
    /**
     * Delete a budget card · 删除经费卡
     *
     * A card outside the data scope counts as missing (code 4004). Refused if its ledger has entries other than ADJUST, or if
     * a draft names it (code 4206): disable the card instead. The ADJUST entries are deleted with the card. A card of the
     * finance system (source SYNC) cannot be deleted (code 4101).
     *
     * `DELETE /information/expenditure/remove/{id}` · needs `information:expenditure:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.expenditure.deleteExpenditure({ path: { id } });
     */
    deleteExpenditure: Method<'deleteExpenditure'>;
    /**
     * Freeze budget on a card · 冻结经费
     *
     * Freezes money for a matter by hand and adds an entry to the ledger (FREEZE). A card outside the data scope counts as
     * missing (code 4004). If less than the amount is available at that moment, nothing changes (code 4160). A card that is
     * disabled, expired or not yet valid is refused (code 4101).
     *
     * `POST /information/expenditure/freeze/{id}` · needs `information:expenditure:freeze` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.freezeExpenditure({ path: { id }, body: { amount: '1000.00', bizCode: 'FZ-20260302-01', reason: '实验室改造预留' } });
     */
    freezeExpenditure: Method<'freezeExpenditure'>;
    /**
     * Unfreeze budget on a card · 解冻经费
     *
     * Releases money that was frozen by hand for the same `bizCode`, also on a disabled or expired card, and adds an entry to
     * the ledger (UNFREEZE). A card outside the data scope counts as missing (code 4004). An amount above the one still frozen
     * for it is refused (rule `held`).
     *
     * `POST /information/expenditure/unfreeze/{id}` · needs `information:expenditure:freeze` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.unfreezeExpenditure({ path: { id }, body: { amount: '1000.00', bizCode: 'FZ-2025-0001', reason: '改造取消' } });
     */
    unfreezeExpenditure: Method<'unfreezeExpenditure'>;
    /**
     * List ledger entries of a budget card · 经费流水
     *
     * Every movement with the balance after it; the entries add up to the figures of the card. A card outside the data scope
     * counts as missing (code 4004). With data scope SELF, only cards that the user is in charge of, not those lent to them
     * (code 4004). Newest first, unless `sort` says otherwise.
     *
     * `GET /information/expenditure/flow/page` · needs `information:expenditure:ledger` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * expenditureId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.expenditure.queryExpenditureFlowPage({ query: { current: 1, size: 10, expenditureId } });
     */
    queryExpenditureFlowPage: Method<'queryExpenditureFlowPage'>;
    /**
     * Export budget cards · 导出经费卡
     *
     * Plans a task that writes the list to a file, and answers at once. The rows are those of queryExpenditurePage, masked in
     * the same way and ordered by creation. Permissions and data scope are those that the role has when the file is made. A
     * file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the
     * file, which is deleted after a day.
     *
     * `POST /information/expenditure/export` · needs `information:expenditure:export` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.exportExpenditures({ body: { format: 'XLSX', fundType: 'SCIENCE' } });
     */
    exportExpenditures: Method<'exportExpenditures'>;
    /**
     * Export the ledger of a budget card · 导出经费流水
     *
     * Plans a task that writes the list to a file, and answers at once. The rows are those of queryExpenditureFlowPage, masked
     * in the same way and ordered by creation. Permissions and data scope are those that the role has when the file is made. A
     * file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the
     * file, which is deleted after a day.
     *
     * `POST /information/expenditure/flow/export` · needs `information:expenditure:exportLedger` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.exportExpenditureFlows({ body: { format: 'XLSX', expenditureId: '01957b1e-6c00-7a10-8000-000000005101' } });
     */
    exportExpenditureFlows: Method<'exportExpenditureFlows'>;
    /**
     * List budget cards to carry over · 待结转经费卡
     *
     * The enabled cards within the data scope of updateExpenditure that end by a day, with what is carried over: the balance,
     * and the money in flight, which stays with its purchases.
     *
     * `GET /information/expenditure/carry` · needs `information:expenditure:update` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * endsBy); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.listCarriedExpenditures({ query: { endsBy } });
     */
    listCarriedExpenditures: Method<'listCarriedExpenditures'>;
    /**
     * Carry over budget cards · 结转经费卡
     *
     * Plans a task that extends the cards to a new last day, and answers at once. Number, balance and users of a card stay,
     * and so does the money in flight, with its purchases. The ledger of each card tells it (CARRY). A card that is valid
     * until that day already is left alone, so the call can be repeated. A card outside the data scope is refused (rule
     * `exists`), and so is one of the finance system (rule `synchronisedCard`).
     *
     * `POST /information/expenditure/carry` · needs `information:expenditure:update` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.carryExpenditures({ body: { expenditureIds: ['01957b1e-6c00-7a10-8000-000000005101'], validTo: '2028-12-31' } });
     */
    carryExpenditures: Method<'carryExpenditures'>;
    /**
     * Get the latest sync of budget cards · 经费同步进度
     *
     * The latest sync of the session's school and its progress. Null if there was none.
     *
     * `GET /information/expenditure/sync` · needs `information:expenditure:sync` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.getExpenditureSync();
     */
    getExpenditureSync: Method<'getExpenditureSync'>;
    /**
     * Sync budget cards · 同步经费
     *
     * Starts a task for the session's school and answers at once; the figures are null until the task has ended. Only one is
     * open at a time: until it ends, every call returns that one. Cards are identified by their number: new ones are added,
     * known ones changed, those that are closed or no longer there disabled, and enabled again when they come back. A changed
     * total is written to the ledger as ADJUST and never falls below the frozen amount. The log of the task names each refused
     * row and the reason. A server without an address to sync from refuses the call (code 4101).
     *
     * `POST /information/expenditure/sync` · needs `information:expenditure:sync`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.expenditure.syncExpenditures();
     */
    syncExpenditures: Method<'syncExpenditures'>;
  };
  inbox: {
    /**
     * List messages · 站内消息分页
     *
     * Lists the caller's own messages only, with any role or without one, as for suppliers. Newest first, unless `sort` says
     * otherwise. Title and content are in the requested language.
     *
     * `GET /message/inbox/page` · needs `session:inbox:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.inbox.queryInboxMessagePage({ query: { current: 1, size: 10 } });
     */
    queryInboxMessagePage: Method<'queryInboxMessagePage'>;
    /**
     * Count unread messages · 未读数
     *
     * The page header shows the count and asks for it at intervals, so the call does not renew the idle time of the session
     * (x-background).
     *
     * `GET /message/inbox/unreadCount` · needs `session:inbox:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.inbox.countUnreadInboxMessages();
     */
    countUnreadInboxMessages: Method<'countUnreadInboxMessages'>;
    /**
     * Mark messages as read · 标为已读
     *
     * Marks messages by `ids`, or `all` of them (exactly one of the two, rule `either`). Messages that are already read keep
     * their time. Messages of others count as missing: if one is named, nothing changes (code 4004).
     *
     * `PUT /message/inbox/read` · needs `session:inbox:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.inbox.markInboxMessagesRead({ body: { ids: ['01957b1e-6c00-7a10-8000-000000005602'] } });
     */
    markInboxMessagesRead: Method<'markInboxMessagesRead'>;
  };
  operationLog: {
    /**
     * List operation log entries · 操作日志分页
     *
     * One row for each write, each refused write and each login in the session's school; with data scope ALL those of every
     * school and of the platform. Newest first, unless `sort` says otherwise. Rows are never changed or deleted through this
     * interface.
     *
     * `GET /sys/log/page` · needs `system:operationLog:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.operationLog.queryOperationLogPage({ query: { current: 1, size: 10 } });
     */
    queryOperationLogPage: Method<'queryOperationLogPage'>;
    /**
     * Export the operation log · 导出操作日志
     *
     * Plans a task that writes the list to a file, and answers at once. The rows are those of queryOperationLogPage, masked in
     * the same way and ordered by creation. Permissions and data scope are those that the role has when the file is made. A
     * file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the
     * file, which is deleted after a day.
     *
     * `POST /sys/log/export` · needs `system:operationLog:export` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.operationLog.exportOperationLog({
     *   body: { format: 'CSV', timeStart: '2026-02-01T00:00:00+08:00', timeEnd: '2026-03-01T00:00:00+08:00' },
     * });
     */
    exportOperationLog: Method<'exportOperationLog'>;
    /**
     * Get an operation log entry · 操作日志详情
     *
     * The request contains no passwords and codes; they are never stored. Names of ids are the current ones, of rows of the
     * own school and of the platform; with data scope ALL of every school. Changes are stored for writes to a single row. A
     * row of another school counts as missing (code 4004) unless the data scope is ALL.
     *
     * `GET /sys/log/detail/{id}` · needs `system:operationLog:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.operationLog.getOperationLogDetail({ path: { id } });
     */
    getOperationLogDetail: Method<'getOperationLogDetail'>;
  };
  users: {
    /**
     * List users · 本校用户分页
     *
     * Users within the data scope of the role; with data scope ALL those of every school. Phones are masked. Newest first,
     * unless `sort` says otherwise.
     *
     * `GET /sys/user/school-page` · needs `system:user:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.users.querySchoolUserPage({ query: { current: 1, size: 10 } });
     */
    querySchoolUserPage: Method<'querySchoolUserPage'>;
    /**
     * List users synced from SSO · 自动同步用户分页
     *
     * Users whose source is CAS, QLGD or PLATFORM, within the data scope of the role; with data scope ALL those of every
     * school. Phones are masked. Newest first, unless `sort` says otherwise.
     *
     * `GET /sys/user/automatic-page` · needs `system:user:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.users.queryAutomaticUserPage({ query: { current: 1, size: 10 } });
     */
    queryAutomaticUserPage: Method<'queryAutomaticUserPage'>;
    /**
     * Import users · 批量导入用户
     *
     * Creates all rows or none: the rules of createUser apply to each row, and accounts and numbers are unique among the rows
     * too (rule `duplicate`). Departments are found by code or path (`exists`, `deptBeyond` outside the data scope), roles by
     * code or name (`exists`, `ambiguous` if several roles have the name, `grantRole` for roles above the current one,
     * `exclusiveRole`). With `dryRun`, nothing is created: the answer lists all problems by row and field, and the users that
     * could be created. Without it, any problem refuses the whole import with the first 100 problems (code 4000). Each user
     * gets a generated initial password, good for 14 days. Only this answer contains the passwords: they are neither stored in
     * clear nor logged. A repeat with the same `Idempotency-Key` returns them again in the same session; in another session it
     * is refused (code 4091).
     *
     * `POST /sys/user/import` · needs `system:user:import` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.users.importUsers({
     *   body: {
     *     withPasswords: true,
     *     rows: [
     *       {
     *         account: 'zhouqm',
     *         name: '周启明',
     *         phone: '19900000161',
     *         dept: '化学化工学院/有机化学实验室',
     *         roles: ['采购申请人'],
     *         gender: '男',
     *         job: '讲师',
     *         email: 'zhouqm@example.edu.cn',
     *       },
     *       {
     *         account: '20260117',
     *         name: '何晓岚',
     *         phone: '19900000162',
     *         dept: '1305',
     *         roles: ['purchaser'],
     *         casId: '20260117',
     *       },
     *     ],
     *   },
     * });
     */
    importUsers: Method<'importUsers'>;
    /**
     * Export users · 导出用户
     *
     * Plans a task that writes the list to a file, and answers at once. The rows are those of querySchoolUserPage, masked in
     * the same way and ordered by creation. Permissions and data scope are those that the role has when the file is made. A
     * file has at most 100,000 rows (code 4302), and a user may start 30 exports per hour (429). Only the caller can read the
     * file, which is deleted after a day.
     *
     * `POST /sys/user/export` · needs `system:user:export` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.users.exportUsers({ body: { format: 'XLSX', status: 'ENABLED' } });
     */
    exportUsers: Method<'exportUsers'>;
    /**
     * Get a user · 用户详情
     *
     * With the complete phone number. A user outside the data scope counts as missing (code 4004).
     *
     * `GET /sys/user/detail/{id}` · needs `system:user:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.users.getUserDetail({ path: { id } });
     */
    getUserDetail: Method<'getUserDetail'>;
    /**
     * List users to choose from · 人员选择
     *
     * Enabled users of the session's school, at most 50, those of the own department first, sorted by name; type more to find
     * others.
     *
     * `GET /sys/user/simpleList` · needs `base:user:list` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.users.listUsersSimple();
     */
    listUsersSimple: Method<'listUsersSimple'>;
    /**
     * Grant roles to users · 批量授予角色
     *
     * Adds to each user the roles that the user lacks, and takes nothing away. All users get them, or none. The rules of
     * updateUser apply to each user: users outside the data scope are missing (rule `exists`), those above the current role
     * cannot be changed (403), the caller's own account is refused (code 4209), and an exclusive role cannot be combined with
     * another one (code 4207). Departments must be within the data scope and belong to the school of every user.
     *
     * `POST /sys/user/addRoles` · needs `system:user:update` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.users.addUserRoles({
     *   body: {
     *     userIds: ['01957b1e-6c00-7a10-8000-000000000103', '01957b1e-6c00-7a10-8000-000000000145'],
     *     roleIds: ['01957b1e-6c00-7a10-8000-000000000208'],
     *   },
     * });
     */
    addUserRoles: Method<'addUserRoles'>;
    /**
     * Set initial passwords of users · 批量生成初始密码
     *
     * Each user gets a generated initial password, or none does if one is refused. The rules of resetPassword apply to each
     * user: their earlier passwords and all their sessions end, and the new password must be changed at the next login, within
     * 14 days. Not for the caller's own account (code 4209), for a user above the current role (403), or for one who logs in
     * through the central authentication (code 4101); users outside the data scope are missing (rule `exists`). Only this
     * answer contains the passwords: they are neither stored in clear nor logged. A repeat with the same `Idempotency-Key`
     * returns them again in the same session; in another session it is refused (code 4091).
     *
     * `POST /sys/user/resetPasswords` · needs `system:user:reset` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.users.resetPasswords({
     *   body: { userIds: ['01957b1e-6c00-7a10-8000-000000000103', '01957b1e-6c00-7a10-8000-000000000107'] },
     * });
     */
    resetPasswords: Method<'resetPasswords'>;
    /**
     * Check whether an account is taken · 账号查重
     *
     * Accounts are unique on the whole platform and compared ignoring case. The answer does not reveal whose account it is.
     *
     * `GET /sys/user/checkAccount` · needs `system:user:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * account); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.users.checkAccount({ query: { account } });
     */
    checkAccount: Method<'checkAccount'>;
    /**
     * Create a user · 新增用户
     *
     * The department must be within the caller's data scope, and roles above the current one cannot be granted (403): a role
     * with a wider data scope, or with menus that come neither from the current role nor from the roles that the platform
     * makes grantable by it, as it does with the roles of a school for its administrators. An exclusive role (the auditor's)
     * cannot be combined with another role (code 4207). Account and number in the central authentication are unique (rule
     * `unique`), and department and roles must exist (`exists`); those of another school count as missing. The password must
     * be strong (`strength`), and neither the account (`sameAsAccount`) nor a common one (`common`). It is good for 14 days,
     * see x-initial-password.
     *
     * `POST /sys/user` · needs `system:user:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.users.createUser({
     *   body: {
     *     account: 'zhouqm',
     *     name: '周启明',
     *     phone: '19900000161',
     *     email: 'zhouqm@example.edu.cn',
     *     gender: 'MALE',
     *     job: '讲师',
     *     deptId: '01957b1e-6c00-7a10-8000-000000000311',
     *     roleDeptList: [
     *       {
     *         roleId: '01957b1e-6c00-7a10-8000-000000000203',
     *         deptIds: ['01957b1e-6c00-7a10-8000-000000000311'],
     *       },
     *     ],
     *     password: 'First#Day26',
     *   },
     * });
     */
    createUser: Method<'createUser'>;
    /**
     * Update a user · 修改用户
     *
     * Changes only the fields that are sent; `roleDeptList` replaces all grants, and sessions that act in a removed role or
     * department end. The rules of createUser apply. A user who holds a role that the caller could not grant cannot be changed
     * (403), because changing a phone lets the caller take over the account. Callers cannot change their own grants or phone
     * here (code 4209). Account, name, department and number of synced users come from the source and cannot be changed (code
     * 4101). A user can only move to another department of the same school. A stale `version` is refused (code 4090).
     *
     * `PUT /sys/user` · needs `system:user:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.users.updateUser({
     *   body: {
     *     id: '01957b1e-6c00-7a10-8000-000000000103',
     *     version: 1,
     *     job: '教授',
     *     roleDeptList: [
     *       {
     *         roleId: '01957b1e-6c00-7a10-8000-000000000203',
     *         deptIds: ['01957b1e-6c00-7a10-8000-000000000311', '01957b1e-6c00-7a10-8000-000000000301'],
     *       },
     *     ],
     *   },
     * });
     */
    updateUser: Method<'updateUser'>;
    /**
     * Set the status of a user · 修改用户状态
     *
     * DISABLED is for users who have left, LOCKED for accounts that may be in the wrong hands. Both end all sessions of the
     * user at once, and only an administrator can enable the user again. Not for the caller's own account (code 4209) or for a
     * user above the current role (403, see updateUser). The status that the user already has is refused (code 4101).
     *
     * `PUT /sys/user/updateStatus` · needs `system:user:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.users.updateUserStatus({ body: { id: '01957b1e-6c00-7a10-8000-000000000103', status: 'DISABLED' } });
     */
    updateUserStatus: Method<'updateUserStatus'>;
    /**
     * Delete a user · 删除用户
     *
     * For accounts made by mistake: a user that other records refer to cannot be deleted (code 4206, with what they are);
     * disable them instead. Not for the caller's own account (code 4209) or for a user above the current role (403, see
     * updateUser).
     *
     * `DELETE /sys/user/remove/{id}` · needs `system:user:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.users.deleteUser({ path: { id } });
     */
    deleteUser: Method<'deleteUser'>;
    /**
     * Sync users from SSO · 同步统一认证
     *
     * Starts a task for the session's school and answers at once; the figures are null until the task has ended. Only one is
     * open at a time: until it ends, every call returns that one. Users are identified by their number in the central
     * authentication: new ones are added without a role, known ones changed, those who are no longer there disabled, and
     * enabled again when they come back. The log of the task names each refused row and the reason. The call is refused for a
     * school without central authentication (code 4101), and so is the call on a server without an address to sync from.
     *
     * `GET /sys/user/syncCas` · needs `system:user:sync`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.users.syncCasUsers();
     */
    syncCasUsers: Method<'syncCasUsers'>;
    /**
     * Reset the password of a user · 重置密码
     *
     * Only this answer contains the password; it is neither stored in clear nor logged. It must be changed at the next login,
     * within 14 days, and all sessions of the user end. Not for the caller's own account (code 4209, use updatePassword), for
     * a user above the current role (403, see updateUser), or for one who logs in through the central authentication (code
     * 4101).
     *
     * `GET /sys/user/resetPassWord` · needs `system:user:reset`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.users.resetPassword({ query: { id } });
     */
    resetPassword: Method<'resetPassword'>;
    /**
     * Send an SMS code · 手机验证码
     *
     * The code works once, within five minutes, for this phone and scene; a new code replaces the previous one. The answer is
     * the same whether the phone belongs to a user or not; for RESET, an SMS is sent only if it does. A phone gets one SMS per
     * minute, five per hour and ten per day (429); from the third SMS within an hour to a phone or from an address, a captcha
     * is needed (code 4002, `data.captchaRequired`). No answer contains the code. If no SMS can be sent, every phone is
     * refused (code 4101).
     *
     * `POST /sys/user/phone-captcha` · no session needed
     *
     * @throws BusinessError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds); and the errors that any call can
     * throw (`ApiErrorName`)
     * @example
     * const data = await client.users.sendPhoneCaptcha({ body: { phone: '19900000103', scene: 'RESET' } });
     */
    sendPhoneCaptcha: Method<'sendPhoneCaptcha'>;
    /**
     * Change own password · 修改密码
     *
     * Needs either the present password or a code sent to the user's phone (scene RESET), not both (rule `either`). A wrong
     * present password breaks the rule `wrong`, a wrong code gets code 4002; further attempts have to wait longer and longer
     * (429). The new password must be strong (rule `strength`), and must not be the account (`sameAsAccount`), a common
     * password (`common`) or one of the last three (`reused`). All other sessions of the user end.
     *
     * `PUT /sys/user/updatePassword` · needs `session:own:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.users.updatePassword({ body: { oldPassword: 'Seed@2026', newPassword: 'Spring#2026' } });
     */
    updatePassword: Method<'updatePassword'>;
    /**
     * Get own profile · 个人资料
     *
     * Works before a role is chosen. The phone is masked.
     *
     * `GET /sys/user/profile` · needs `session:own:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.users.getMyProfile();
     */
    getMyProfile: Method<'getMyProfile'>;
    /**
     * Update own profile · 修改个人资料
     *
     * Changes only the fields that are sent. The portrait is a file that the user has uploaded for AVATAR (rule `exists`). The
     * name of a synced user comes from the source and cannot be changed (code 4101). A stale `version` is refused (code 4090).
     *
     * `PUT /sys/user/profile` · needs `session:own:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.users.updateMyProfile({ body: { version: 1, email: 'wangxm@example.edu.cn', introduction: '有机合成方向' } });
     */
    updateMyProfile: Method<'updateMyProfile'>;
    /**
     * Change own phone · 修改手机号
     *
     * Needs a code sent to the new number (scene BIND; code 4002 if it is wrong or used) and the present password (rule
     * `wrong`): the phone can reset the password, so somebody who finds an open session must not be able to change it. Further
     * attempts have to wait longer and longer (429).
     *
     * `PUT /sys/user/phone` · needs `session:own:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.users.updateMyPhone({ body: { phone: '19900000166', phoneCaptcha: '730264', password: 'Seed@2026' } });
     */
    updateMyPhone: Method<'updateMyPhone'>;
    /**
     * Reset a forgotten password · 找回密码
     *
     * Ends all sessions of the user. If account, phone and code do not match, or the account is disabled or has no password,
     * the answer is the same (code 4002). A code allows five attempts. Further attempts have to wait longer and longer (429).
     * The new password must be strong (rule `strength`), and must not be the account (`sameAsAccount`), a common password
     * (`common`) or one of the last three (`reused`). A success sets the cookie `device`, as login does.
     *
     * `POST /auth/v2/forgot-password` · no session needed
     *
     * @throws BusinessError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds); and the errors that any call can
     * throw (`ApiErrorName`)
     * @example
     * await client.users.resetForgottenPassword({
     *   body: { account: 'teacher1', phone: '19900000103', phoneCaptcha: '482915', newPassword: 'Spring#2026' },
     * });
     */
    resetForgottenPassword: Method<'resetForgottenPassword'>;
  };
  help: {
    /**
     * List guidelines · 办事指南分页
     *
     * Guidelines of the platform and of the session's school; with data scope ALL those of every school. Lists rows that are
     * published, have not expired and are meant for the caller's role; with `content:guideline:update` also rows in any other
     * state that the caller maintains. Pinned ones first, then by position, unless `sort` says otherwise.
     *
     * `GET /help/center/guidelines/queryPage` · needs `base:guideline:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.help.queryHelpGuidelinePage({ query: { current: 1, size: 10 } });
     */
    queryHelpGuidelinePage: Method<'queryHelpGuidelinePage'>;
    /**
     * Create a guideline · 新增办事指南
     *
     * Creates a draft for the school `companyId`, by default the session's. Scripts and everything that loads from elsewhere
     * are removed from `content`; some text must remain (rule `empty`). Category, roles and files must exist for the school
     * (rule `exists`), and `expireTime` must be in the future (rule `future`).
     *
     * `POST /help/center/guidelines/save` · needs `content:guideline:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.help.saveHelpGuideline({
     *   body: {
     *     title: '货物采购申请办理流程',
     *     categoryCode: 'purchase',
     *     content: '<p>适用于单价10000元以上的货物。</p>',
     *     steps: [{ title: '准备材料', content: '填写需求清单并选择物品分类。', routeName: 'home' }],
     *     sort: 10,
     *   },
     * });
     */
    saveHelpGuideline: Method<'saveHelpGuideline'>;
    /**
     * Update a guideline · 修改办事指南
     *
     * Changes only the fields that are sent. A published article must be withdrawn first (code 4101); a withdrawn or expired
     * one becomes a draft again. Only users of the platform can change its rows (else 403). A stale `version` is refused (code
     * 4090).
     *
     * `PUT /help/center/guidelines/update/{id}` · needs `content:guideline:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.help.updateHelpGuideline({ path: { id }, body: { version: 1, title: '货物采购申请办理流程' } });
     */
    updateHelpGuideline: Method<'updateHelpGuideline'>;
    /**
     * Publish or withdraw a guideline · 发布/撤回办事指南
     *
     * Publishes a draft or a withdrawn article, or withdraws a published one; any other step is refused (code 4101), and so is
     * publishing with an `expireTime` that has passed. Withdrawing needs a `reason` (rule `required`). A stale `version` is
     * refused (code 4090).
     *
     * `POST /help/center/guidelines/publish/{id}` · needs `content:guideline:publish`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.help.publishHelpGuideline({ path: { id }, body: { version: 1, status: 'PUBLISHED' } });
     */
    publishHelpGuideline: Method<'publishHelpGuideline'>;
    /**
     * Delete a guideline · 删除办事指南
     *
     * A published article must be withdrawn first (code 4101). Only users of the platform can change its rows (else 403).
     *
     * `DELETE /help/center/guidelines/remove/{id}` · needs `content:guideline:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.help.deleteHelpGuideline({ path: { id } });
     */
    deleteHelpGuideline: Method<'deleteHelpGuideline'>;
    /**
     * List FAQs · 帮助问答分页
     *
     * Questions and answers of the help center of the platform and of the session's school; with data scope ALL those of every
     * school. Lists rows that are published, have not expired and are meant for the caller's role; with `content:faq:update`
     * also rows in any other state that the caller maintains. Pinned ones first, then by position, unless `sort` says
     * otherwise.
     *
     * `GET /help/center/faq/queryPage` · needs `base:faq:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.help.queryHelpFaqPage({ query: { current: 1, size: 10 } });
     */
    queryHelpFaqPage: Method<'queryHelpFaqPage'>;
    /**
     * Create an FAQ · 新增帮助问答
     *
     * Creates a draft for the school `companyId`, by default the session's. Scripts and everything that loads from elsewhere
     * are removed from `content`; some text must remain (rule `empty`). Category, roles and files must exist for the school
     * (rule `exists`), and `expireTime` must be in the future (rule `future`).
     *
     * `POST /help/center/faq/save` · needs `content:faq:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.help.saveHelpFaq({
     *   body: { title: '忘记密码怎么办？', categoryCode: 'account', content: '<p>在登录页选择“找回密码”，用手机验证码重设。</p>', sort: 10 },
     * });
     */
    saveHelpFaq: Method<'saveHelpFaq'>;
    /**
     * Update an FAQ · 修改帮助问答
     *
     * Changes only the fields that are sent. A published article must be withdrawn first (code 4101); a withdrawn or expired
     * one becomes a draft again. Only users of the platform can change its rows (else 403). A stale `version` is refused (code
     * 4090).
     *
     * `PUT /help/center/faq/update/{id}` · needs `content:faq:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.help.updateHelpFaq({ path: { id }, body: { version: 1, title: '忘记密码怎么办？' } });
     */
    updateHelpFaq: Method<'updateHelpFaq'>;
    /**
     * Publish or withdraw an FAQ · 发布/撤回帮助问答
     *
     * Publishes a draft or a withdrawn article, or withdraws a published one; any other step is refused (code 4101), and so is
     * publishing with an `expireTime` that has passed. Withdrawing needs a `reason` (rule `required`). A stale `version` is
     * refused (code 4090).
     *
     * `POST /help/center/faq/publish/{id}` · needs `content:faq:publish`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.help.publishHelpFaq({ path: { id }, body: { version: 1, status: 'PUBLISHED' } });
     */
    publishHelpFaq: Method<'publishHelpFaq'>;
    /**
     * Delete an FAQ · 删除帮助问答
     *
     * A published article must be withdrawn first (code 4101). Only users of the platform can change its rows (else 403).
     *
     * `DELETE /help/center/faq/remove/{id}` · needs `content:faq:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.help.deleteHelpFaq({ path: { id } });
     */
    deleteHelpFaq: Method<'deleteHelpFaq'>;
    /**
     * List sanctions · 失信曝光分页
     *
     * Exposures of suppliers of the session's school; with data scope ALL those of every school. Callers without
     * `content:exposure:read` see only published exposures. Newest first, unless `sort` says otherwise.
     *
     * `GET /integrity/announcement/exposure/queryPage` · needs `base:exposure:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.help.queryIntegrityExposurePage({ query: { current: 1, size: 10 } });
     */
    queryIntegrityExposurePage: Method<'queryIntegrityExposurePage'>;
    /**
     * Get a sanction · 失信曝光详情
     *
     * With facts and evidence. Callers without `content:exposure:read` see only published exposures; any other counts as
     * missing (code 4004).
     *
     * `GET /integrity/announcement/exposure/detail/{id}` · needs `base:exposure:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.help.getIntegrityExposureDetail({ path: { id } });
     */
    getIntegrityExposureDetail: Method<'getIntegrityExposureDetail'>;
    /**
     * Draft a sanction · 新增曝光
     *
     * Creates a draft without effects. The supplier must be approved, frozen or barred, and the evidence must have been
     * uploaded for EXPOSURE (rule `exists`); the end must not be before the start (rule `order`). The school is that of the
     * supplier.
     *
     * `POST /integrity/announcement/exposure/save` · needs `content:exposure:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.help.saveIntegrityExposure({
     *   body: {
     *     supplierId: '01957b1e-6c00-7a10-8000-000000001397',
     *     exposureType: 'DELAY_DELIVERY',
     *     level: 'WARNING',
     *     fact: '2025年10月成交的办公家具逾期37天交付，两次书面催告后仍未供货。',
     *     basis: '供货协议第8条',
     *     startDate: '2025-12-15',
     *     endDate: '2026-06-14',
     *     deductScore: 10,
     *     evidenceIds: ['01957b1e-6c00-7a10-8000-000000003903'],
     *   },
     * });
     */
    saveIntegrityExposure: Method<'saveIntegrityExposure'>;
    /**
     * Update a sanction draft · 修改曝光
     *
     * Drafts only (else code 4101). The rules of saveIntegrityExposure apply. A stale `version` is refused (code 4090).
     *
     * `PUT /integrity/announcement/exposure/update/{id}` · needs `content:exposure:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.help.updateIntegrityExposure({ path: { id }, body: { version: 1, deductScore: 15 } });
     */
    updateIntegrityExposure: Method<'updateIntegrityExposure'>;
    /**
     * Publish or withdraw a sanction · 发布/撤回曝光
     *
     * Publishing a draft deducts `deductScore` from the credit score of the supplier, at most down to 0; SUSPEND freezes the
     * supplier and BAN bars it (BLACKLISTED) until the exposure ends. Withdrawing a published exposure needs a `reason` (rule
     * `required`) and restores the deducted points and the status, unless another exposure requires it. Any other step is
     * refused (code 4101), and so is a stale `version` (code 4090).
     *
     * `POST /integrity/announcement/exposure/publish/{id}` · needs `content:exposure:publish`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.help.publishIntegrityExposure({ path: { id }, body: { version: 2, status: 'WITHDRAWN', reason: '供应商已补足货物并达成和解' } });
     */
    publishIntegrityExposure: Method<'publishIntegrityExposure'>;
    /**
     * Record an appeal against a sanction · 登记申诉
     *
     * Records the supplier's appeal and its decision, once for a published exposure (else code 4101). UPHELD withdraws the
     * exposure with all its effects. The user who published it cannot decide the appeal (code 4105). A stale `version` is
     * refused (code 4090).
     *
     * `POST /integrity/announcement/exposure/appeal/{id}` · needs `content:exposure:appeal`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.help.recordIntegrityExposureAppeal({
     *   path: { id },
     *   body: { version: 2, content: '逾期因疫情封控所致，附物流公司证明。', result: 'DISMISSED', reply: '证明期间与逾期期间不一致，维持原处理。' },
     * });
     */
    recordIntegrityExposureAppeal: Method<'recordIntegrityExposureAppeal'>;
    /**
     * Delete a sanction draft · 删除曝光
     *
     * Drafts only (else code 4101).
     *
     * `DELETE /integrity/announcement/exposure/remove/{id}` · needs `content:exposure:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.help.deleteIntegrityExposure({ path: { id } });
     */
    deleteIntegrityExposure: Method<'deleteIntegrityExposure'>;
  };
  articles: {
    /**
     * Get an article · 文章详情
     *
     * An article of any channel, with its text. An article that the page of its channel does not show to the caller counts as
     * missing (code 4004). Reading does not count a view; countArticleView does.
     *
     * `GET /article/detail/{id}` · needs `base:article:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.articles.getArticleDetail({ path: { id } });
     */
    getArticleDetail: Method<'getArticleDetail'>;
    /**
     * Count an article view · 文章浏览计数
     *
     * Records that the caller has opened the article, and counts each user once. Afterwards `viewed` is true, so that an
     * announcement does not pop up again. Views of unpublished articles are not counted.
     *
     * `POST /article/view/{id}` · needs `base:article:view`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.articles.countArticleView({ path: { id } });
     */
    countArticleView: Method<'countArticleView'>;
    /**
     * List news articles · 资讯分页
     *
     * News articles of the platform and of the session's school; with data scope ALL those of every school. Lists rows that
     * are published, have not expired and are meant for the caller's role; with `content:news:update` also rows in any other
     * state that the caller maintains. Pinned ones first, then the newest, unless `sort` says otherwise.
     *
     * `GET /news/information/queryPage` · needs `base:news:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.articles.queryNewsPage({ query: { current: 1, size: 10 } });
     */
    queryNewsPage: Method<'queryNewsPage'>;
    /**
     * Create a news article · 新增资讯
     *
     * Creates a draft for the school `companyId`, by default the session's. Scripts and everything that loads from elsewhere
     * are removed from `content`; some text must remain (rule `empty`). Category, roles and files must exist for the school
     * (rule `exists`), and `expireTime` must be in the future (rule `future`).
     *
     * `POST /news/information/save` · needs `content:news:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.articles.saveNews({
     *   body: {
     *     title: '江海大学上线数字化采购平台',
     *     categoryCode: 'campus_news',
     *     summary: '全校采购申请自本学期起在线办理。',
     *     content: '<p>自2026年春季学期起，全校采购申请统一在线办理。</p>',
     *     source: '采购与招标中心',
     *     top: true,
     *   },
     * });
     */
    saveNews: Method<'saveNews'>;
    /**
     * Update a news article · 修改资讯
     *
     * Changes only the fields that are sent. A published article must be withdrawn first (code 4101); a withdrawn or expired
     * one becomes a draft again. Only users of the platform can change its rows (else 403). A stale `version` is refused (code
     * 4090).
     *
     * `PUT /news/information/update/{id}` · needs `content:news:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.articles.updateNews({ path: { id }, body: { version: 1, title: '江海大学上线数字化采购平台' } });
     */
    updateNews: Method<'updateNews'>;
    /**
     * Publish or withdraw a news article · 发布/撤回资讯
     *
     * Publishes a draft or a withdrawn article, or withdraws a published one; any other step is refused (code 4101), and so is
     * publishing with an `expireTime` that has passed. Withdrawing needs a `reason` (rule `required`). A stale `version` is
     * refused (code 4090).
     *
     * `POST /news/information/publish/{id}` · needs `content:news:publish`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.articles.publishNews({ path: { id }, body: { version: 1, status: 'PUBLISHED' } });
     */
    publishNews: Method<'publishNews'>;
    /**
     * Delete a news article · 删除资讯
     *
     * A published article must be withdrawn first (code 4101). Only users of the platform can change its rows (else 403).
     *
     * `DELETE /news/information/remove/{id}` · needs `content:news:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.articles.deleteNews({ path: { id } });
     */
    deleteNews: Method<'deleteNews'>;
    /**
     * List system announcements · 系统公告分页
     *
     * System announcements of the platform and of the session's school; with data scope ALL those of every school. Lists rows
     * that are published, have not expired and are meant for the caller's role; with `content:systemAnnouncement:update` also
     * rows in any other state that the caller maintains. Pinned ones first, then the newest, unless `sort` says otherwise.
     *
     * `GET /system/announcement/queryPage` · needs `base:systemAnnouncement:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.articles.querySystemAnnouncementPage({ query: { current: 1, size: 10 } });
     */
    querySystemAnnouncementPage: Method<'querySystemAnnouncementPage'>;
    /**
     * Create a system announcement · 新增系统公告
     *
     * Creates a draft for the school `companyId`, by default the session's. Scripts and everything that loads from elsewhere
     * are removed from `content`; some text must remain (rule `empty`). Category, roles and files must exist for the school
     * (rule `exists`), and `expireTime` must be in the future (rule `future`).
     *
     * `POST /system/announcement/save` · needs `content:systemAnnouncement:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.articles.saveSystemAnnouncement({
     *   body: {
     *     title: '3月7日22:00系统升级',
     *     content: '<p>升级期间约两小时不能登录。</p>',
     *     popup: true,
     *     top: true,
     *     expireTime: '2026-03-08T08:00:00+08:00',
     *   },
     * });
     */
    saveSystemAnnouncement: Method<'saveSystemAnnouncement'>;
    /**
     * Update a system announcement · 修改系统公告
     *
     * Changes only the fields that are sent. A published article must be withdrawn first (code 4101); a withdrawn or expired
     * one becomes a draft again. Only users of the platform can change its rows (else 403). A stale `version` is refused (code
     * 4090).
     *
     * `PUT /system/announcement/update/{id}` · needs `content:systemAnnouncement:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.articles.updateSystemAnnouncement({ path: { id }, body: { version: 1, title: '3月7日22:00系统升级' } });
     */
    updateSystemAnnouncement: Method<'updateSystemAnnouncement'>;
    /**
     * Publish or withdraw a system announcement · 发布/撤回系统公告
     *
     * Publishes a draft or a withdrawn article, or withdraws a published one; any other step is refused (code 4101), and so is
     * publishing with an `expireTime` that has passed. Withdrawing needs a `reason` (rule `required`). A stale `version` is
     * refused (code 4090).
     *
     * `POST /system/announcement/publish/{id}` · needs `content:systemAnnouncement:publish`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.articles.publishSystemAnnouncement({ path: { id }, body: { version: 1, status: 'PUBLISHED' } });
     */
    publishSystemAnnouncement: Method<'publishSystemAnnouncement'>;
    /**
     * Delete a system announcement · 删除系统公告
     *
     * A published article must be withdrawn first (code 4101). Only users of the platform can change its rows (else 403).
     *
     * `DELETE /system/announcement/remove/{id}` · needs `content:systemAnnouncement:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.articles.deleteSystemAnnouncement({ path: { id } });
     */
    deleteSystemAnnouncement: Method<'deleteSystemAnnouncement'>;
    /**
     * List case studies · 采购灯塔分页
     *
     * Model cases of the platform and of the session's school; with data scope ALL those of every school. Lists rows that are
     * published, have not expired and are meant for the caller's role; with `content:lighthouse:update` also rows in any other
     * state that the caller maintains. Pinned ones first, then the newest, unless `sort` says otherwise.
     *
     * `GET /lighthouse/queryPage` · needs `base:lighthouse:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.articles.queryLighthousePage({ query: { current: 1, size: 10 } });
     */
    queryLighthousePage: Method<'queryLighthousePage'>;
    /**
     * Get a case study · 灯塔详情
     *
     * A model case with its text. A case that queryLighthousePage does not show to the caller counts as missing (code 4004).
     *
     * `GET /lighthouse/detail/{id}` · needs `base:lighthouse:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.articles.getLighthouseDetail({ path: { id } });
     */
    getLighthouseDetail: Method<'getLighthouseDetail'>;
    /**
     * Create a case study · 新增采购灯塔
     *
     * Creates a draft for the school `companyId`, by default the session's. Scripts and everything that loads from elsewhere
     * are removed from `content`; some text must remain (rule `empty`). Category, roles and files must exist for the school
     * (rule `exists`), and `expireTime` must be in the future (rule `future`).
     *
     * `POST /lighthouse/save` · needs `content:lighthouse:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.articles.saveLighthouse({
     *   body: {
     *     title: '化学试剂集中采购案例',
     *     categoryCode: 'reagent',
     *     content: '<p>六个学院合并需求，统一竞价，节约12.50%。</p>',
     *     caseAmount: '486000.00',
     *     caseSavingRate: '12.50',
     *   },
     * });
     */
    saveLighthouse: Method<'saveLighthouse'>;
    /**
     * Update a case study · 修改采购灯塔
     *
     * Changes only the fields that are sent. A published article must be withdrawn first (code 4101); a withdrawn or expired
     * one becomes a draft again. Only users of the platform can change its rows (else 403). A stale `version` is refused (code
     * 4090).
     *
     * `PUT /lighthouse/update/{id}` · needs `content:lighthouse:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.articles.updateLighthouse({ path: { id }, body: { version: 1, title: '化学试剂集中采购案例' } });
     */
    updateLighthouse: Method<'updateLighthouse'>;
    /**
     * Publish or withdraw a case study · 发布/撤回采购灯塔
     *
     * Publishes a draft or a withdrawn article, or withdraws a published one; any other step is refused (code 4101), and so is
     * publishing with an `expireTime` that has passed. Withdrawing needs a `reason` (rule `required`). A stale `version` is
     * refused (code 4090).
     *
     * `POST /lighthouse/publish/{id}` · needs `content:lighthouse:publish`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.articles.publishLighthouse({ path: { id }, body: { version: 1, status: 'PUBLISHED' } });
     */
    publishLighthouse: Method<'publishLighthouse'>;
    /**
     * Delete a case study · 删除采购灯塔
     *
     * A published article must be withdrawn first (code 4101). Only users of the platform can change its rows (else 403).
     *
     * `DELETE /lighthouse/remove/{id}` · needs `content:lighthouse:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.articles.deleteLighthouse({ path: { id } });
     */
    deleteLighthouse: Method<'deleteLighthouse'>;
  };
  documents: {
    /**
     * List documents · 文档分页
     *
     * Documents of the platform and of the session's school; with data scope ALL those of every school. Callers without
     * `content:document:update` see only enabled documents for their role. Ordered by position, unless `sort` says otherwise.
     *
     * `GET /download-center-doc/page` · needs `base:document:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.documents.queryDownloadDocPage({ query: { current: 1, size: 10 } });
     */
    queryDownloadDocPage: Method<'queryDownloadDocPage'>;
    /**
     * Download a document · 下载文档
     *
     * Counts the download and returns the file with an address to read it from. Callers without `content:document:update` see
     * only enabled documents for their role (else code 4004).
     *
     * `POST /download-center-doc/download/{id}` · needs `base:document:download`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.documents.downloadDoc({ path: { id } });
     */
    downloadDoc: Method<'downloadDoc'>;
    /**
     * Create a document · 新增文档
     *
     * Creates it for the school `companyId`, by default the session's. The name is unique within the school (rule `unique`),
     * the file must have been uploaded for DOCUMENT, and the roles must exist for the school (rule `exists`). Rows of the
     * platform need data scope ALL (403).
     *
     * `POST /download-center-doc/save` · needs `content:document:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.documents.saveDownloadDoc({
     *   body: {
     *     docName: '采购需求论证报告模板',
     *     docType: 'template',
     *     fileId: '01957b1e-6c00-7a10-8000-000000003901',
     *     docVersion: '2.1',
     *     sort: 10,
     *     status: 'ENABLED',
     *   },
     * });
     */
    saveDownloadDoc: Method<'saveDownloadDoc'>;
    /**
     * Update a document · 修改文档
     *
     * Changes only the fields that are sent; a new file keeps the download count. The name is unique within the school (rule
     * `unique`), the file must have been uploaded for DOCUMENT, and the roles must exist for the school (rule `exists`). Rows
     * of the platform need data scope ALL (403). A stale `version` is refused (code 4090).
     *
     * `PUT /download-center-doc/update/{id}` · needs `content:document:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.documents.updateDownloadDoc({ path: { id }, body: { version: 1, status: 'DISABLED' } });
     */
    updateDownloadDoc: Method<'updateDownloadDoc'>;
    /**
     * Delete a document · 删除文档
     *
     * The file itself is removed later, when no row uses it. Rows of the platform need data scope ALL (403).
     *
     * `DELETE /download-center-doc/remove/{id}` · needs `content:document:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.documents.deleteDownloadDoc({ path: { id } });
     */
    deleteDownloadDoc: Method<'deleteDownloadDoc'>;
  };
  wechat: {
    /**
     * Create a QR code to link WeChat · 绑定二维码
     *
     * A WeChat account that scans the code within five minutes and confirms is bound to the user. A new code replaces the
     * previous one. A user has at most five bound receivers (code 4321) and can create 30 codes per hour (429). If the
     * platform has no WeChat account, the call is refused (code 4101). This GET has side effects, as the product specification
     * requires: never cached, prefetched or repeated, and refused to cross-site navigation.
     *
     * `GET /ms/userWechatMessage/createQrCode` · needs `session:wechat:bind`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.wechat.createWechatQrCode();
     */
    createWechatQrCode: Method<'createWechatQrCode'>;
    /**
     * Check whether WeChat is linked · 是否已绑定
     *
     * Pages call it every two seconds while they show a QR code. With `sceneKey`: the state of that attempt, UNBOUND when it
     * has expired and CANCELLED if the WeChat account already belongs to another user. Without it: BOUND if the user has any
     * bound receiver, else UNBOUND. An attempt of another user counts as missing (code 4004).
     *
     * `GET /ms/userWechatMessage/isBind` · needs `session:wechat:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.wechat.isWechatBound();
     */
    isWechatBound: Method<'isWechatBound'>;
    /**
     * List WeChat receivers · 微信接收人分页
     *
     * The caller's own receivers, bound and unbound. With the code `message:wechat:manage`, those of all users within the data
     * scope. Latest binding first, unless `sort` says otherwise.
     *
     * `GET /ms/userWechatMessage/page` · needs `session:wechat:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.wechat.queryWechatReceiverPage({ query: { current: 1, size: 10 } });
     */
    queryWechatReceiverPage: Method<'queryWechatReceiverPage'>;
    /**
     * Turn WeChat push on or off · 推送开关
     *
     * A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the
     * user is within its data scope. Only bound receivers have the switch (code 4101). A stale `version` is refused (code
     * 4090).
     *
     * `PUT /ms/userWechatMessage/updatePushState` · needs `session:wechat:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.wechat.updateWechatPushState({ body: { id: '01957b1e-6c00-7a10-8000-000000005301', version: 1, pushState: false } });
     */
    updateWechatPushState: Method<'updateWechatPushState'>;
    /**
     * Set note and language of a WeChat receiver · 修改备注名和推送语言
     *
     * A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the
     * user is within its data scope. Only bound receivers can be changed (code 4101). A stale `version` is refused (code
     * 4090).
     *
     * `PUT /ms/userWechatMessage/updateNickNameNotes` · needs `session:wechat:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.wechat.updateWechatNickNameNotes({ body: { id: '01957b1e-6c00-7a10-8000-000000005301', version: 1, nickNameNotes: '本人手机' } });
     */
    updateWechatNickNameNotes: Method<'updateWechatNickNameNotes'>;
    /**
     * Unlink a WeChat receiver · 解绑微信
     *
     * A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the
     * user is within its data scope. The binding becomes CANCELLED and the subscriptions of the receiver end; messages sent to
     * it stay in the log. A receiver that is not bound is refused (code 4101).
     *
     * `DELETE /ms/userWechatMessage/unbind/{id}` · needs `session:wechat:unbind`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.wechat.unbindWechat({ path: { id } });
     */
    unbindWechat: Method<'unbindWechat'>;
    /**
     * List messages sent to WeChat · 推送记录
     *
     * Messages pushed to the caller's own receivers. With the code `message:wechat:manage`, those pushed to receivers of all
     * users within the data scope. Newest first, unless `sort` says otherwise.
     *
     * `GET /ms/userWechatMessage/sendLog/page` · needs `session:wechat:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.wechat.queryWechatSendLogPage({ query: { current: 1, size: 10 } });
     */
    queryWechatSendLogPage: Method<'queryWechatSendLogPage'>;
    /**
     * List subscribed topics · 已订阅场景
     *
     * A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the
     * user is within its data scope. Sorted by subject and scene.
     *
     * `GET /ms/userMessageSceneRelation/wechat/list` · needs `session:wechat:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * receiverId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.wechat.listWechatMessageScenes({ query: { receiverId } });
     */
    listWechatMessageScenes: Method<'listWechatMessageScenes'>;
    /**
     * Unsubscribe from topics · 取消订阅
     *
     * Ends all of the named subscriptions or none: if one does not exist, or belongs to a receiver that the caller may not
     * change, the whole call is refused (code 4004). Callers can end their own subscriptions and, with the code
     * `message:wechat:manage`, those within the data scope.
     *
     * `DELETE /ms/userMessageSceneRelation/delete` · needs `session:wechat:subscribe`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * ids); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.wechat.deleteMessageSceneRelation({ query: { ids } });
     */
    deleteMessageSceneRelation: Method<'deleteMessageSceneRelation'>;
    /**
     * List topics not subscribed to · 未订阅场景
     *
     * A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the
     * user is within its data scope. Lists only scenes that are pushed to WeChat and meant for the caller: for the permissions
     * of the current role, or for suppliers, who have no role. Sorted by subject and scene.
     *
     * `GET /ms/userMessageSceneRelation/queryNotAdded` · needs `session:wechat:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * receiverId); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.wechat.queryMessageScenesNotAdded({ query: { receiverId } });
     */
    queryMessageScenesNotAdded: Method<'queryMessageScenesNotAdded'>;
    /**
     * Subscribe to topics · 订阅场景
     *
     * A receiver of another user counts as missing (code 4004), unless the role has the code `message:wechat:manage` and the
     * user is within its data scope. The receiver must be bound (code 4101). Existing subscriptions stay unchanged; a scene
     * that does not exist, or that queryMessageScenesNotAdded does not offer, refuses the whole call (rule `exists`).
     *
     * `POST /ms/userMessageSceneRelation` · needs `session:wechat:subscribe` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * await client.wechat.addMessageSceneRelation({ body: { receiverId: '01957b1e-6c00-7a10-8000-000000005301', sceneCodes: ['PASSWORD_RESET'] } });
     */
    addMessageSceneRelation: Method<'addMessageSceneRelation'>;
    /**
     * List message subjects and topics · 消息主题列表
     *
     * The scenes that the caller may subscribe to (with the current role, or as a supplier, who has none), grouped by subject,
     * in the order of the page. Subjects without scenes are left out.
     *
     * `GET /ms/messageSceneSubject/list` · needs `session:wechat:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError; and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.wechat.listMessageSceneSubjects();
     */
    listMessageSceneSubjects: Method<'listMessageSceneSubjects'>;
  };
  files: {
    /**
     * Upload a file · 上传文件
     *
     * The name is reduced to one line of visible characters, without control characters, direction overrides, and dots and
     * spaces at its ends. The kind of the file is detected from its content, and the extension of its name must match: pdf,
     * doc, docx, xls, xlsx, png, jpg (jpeg) and zip up to 50 MB; for AVATAR only pictures up to 2 MB, for PRODUCT and SCHOOL
     * only pictures, and for COMPANY only pictures and pdf, up to 10 MB (rules `fileType`, `fileContent` for a content of
     * another kind, and `fileSize`, 413 above 50 MB; `emptyFile` for one without content). A picture has at most 8,000 pixels
     * on each side and 32 million in all for AVATAR and SCHOOL, 16,000 and 64 million for PRODUCT, 30,000 and 150 million for
     * all other purposes (rule `pictureSize`, and `picture` for one without a size). A file that no row uses within 24 hours
     * is deleted, so a repeated upload does no harm. A user may upload 200 files per hour, a user without a role 60 (429) and
     * only for AVATAR, COMPANY and QUOTE (else code 4007); COMPANY and QUOTE are for suppliers (rule `choice`). A file for
     * QUOTE belongs to a quote for the purchase `projectId`, and is sealed on arrival: the server stores neither its content
     * nor its name nor a hash of it as they are, and until the opening of the technical part only who has uploaded it can read
     * it. Pdf, doc, docx, xls, xlsx, png, jpg and zip up to 20 MB, 10 in a quote and 30 in a round (rule `maxItems`).
     * `bizType` comes before `file` in the form (rule `form`). Who has joined may upload (code 4182), until the end (code
     * 4184). The call is in no log. What no last quote of a bidder has is deleted a week after the end.
     *
     * `POST /file/upload` · needs `session:file:upload`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds);
     * and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.files.uploadFile({ body: { bizType, file } });
     */
    uploadFile: Method<'uploadFile'>;
    /**
     * Get details of a file · 文件信息
     *
     * For users who may read the file: the one who uploaded it, and those who may read a row that uses it. For all others it
     * counts as missing (code 4004). Without a role, users can read only their own uploads. A file of a quote can be read by
     * its supplier, and by those who may read the bidding from the opening of the technical part on; until the prices are
     * opened they see 技术文件 and a number instead of its name.
     *
     * `GET /file/info/{id}` · needs `session:file:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.files.getFileInfo({ path: { id } });
     */
    getFileInfo: Method<'getFileInfo'>;
    /**
     * Download a file · 下载文件
     *
     * Take the complete address from `url` of a FileInfo. It is signed for one file and ten minutes, so that pictures and
     * links work without a header. A success is the content itself, not an envelope: always an attachment, with
     * `X-Content-Type-Options: nosniff` and the media type detected at the upload. An address of a sealed file ends with the
     * opening. A wrong signature is refused (rule `mismatch`), and so is an expired one (rule `expired`); a deleted file gets
     * code 4004.
     *
     * `GET /file/download/{id}` · no session needed · repeatable
     *
     * @throws BusinessError, HttpError (400 with fieldErrors), ConfigurationError (without id, expires, signature); and the
     * errors that any call can throw (`ApiErrorName`)
     * @example
     * const file = await client.files.downloadFile({ path: { id }, query: { expires, signature } });
     */
    downloadFile: Method<'downloadFile'>;
  };
  products: {
    /**
     * List recommended products · 推荐产品分页
     *
     * Products of the platform and of the session's school; with data scope ALL those of every school. Callers without
     * `content:product:update` see only published products. Newest first, unless `sort` says otherwise.
     *
     * `GET /product/queryPage` · needs `base:product:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const { records, total } = await client.products.queryProductPage({ query: { current: 1, size: 10 } });
     */
    queryProductPage: Method<'queryProductPage'>;
    /**
     * Get a recommended product · 产品详情
     *
     * Callers without `content:product:update` see only published products (else code 4004).
     *
     * `GET /product/detail/{id}` · needs `base:product:read` · repeatable
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * const data = await client.products.getProductDetail({ path: { id } });
     */
    getProductDetail: Method<'getProductDetail'>;
    /**
     * Create a recommended product · 新增产品
     *
     * Creates a draft for the school `companyId`, by default the session's. Brand and model are unique together within the
     * school (rule `unique`). Category and pictures must exist, and suppliers must be approved ones of the school (rule
     * `exists`). Only users of the platform can change its products (403).
     *
     * `POST /product/save` · needs `content:product:create` · takes an `idempotencyKey`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors); and the errors that any call
     * can throw (`ApiErrorName`)
     * @example
     * const data = await client.products.saveProduct({
     *   body: {
     *     productName: '无水乙醇',
     *     categoryId: '01957b1e-6c00-7a10-8000-000000002139',
     *     brand: '博瑞',
     *     model: 'AR 2500ml',
     *     parameters: '纯度≥99.7%，2500ml/瓶',
     *     referencePrice: '82.00',
     *     imageIds: ['01957b1e-6c00-7a10-8000-000000003905'],
     *     supplierIds: ['01957b1e-6c00-7a10-8000-000000001201'],
     *   },
     * });
     */
    saveProduct: Method<'saveProduct'>;
    /**
     * Update a recommended product · 修改产品
     *
     * Changes only the fields that are sent. A published product must be withdrawn first (code 4101); a withdrawn one becomes
     * a draft again. Brand and model are unique together within the school (rule `unique`). Category and pictures must exist,
     * and suppliers must be approved ones of the school (rule `exists`). Only users of the platform can change its products
     * (403). A stale `version` is refused (code 4090).
     *
     * `PUT /product/update/{id}` · needs `content:product:update`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.products.updateProduct({ path: { id }, body: { version: 1, referencePrice: '19.00' } });
     */
    updateProduct: Method<'updateProduct'>;
    /**
     * Publish or withdraw a recommended product · 发布/撤回产品
     *
     * Publishes a draft or a withdrawn product, or withdraws a published one; any other step is refused (code 4101).
     * Withdrawing needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
     *
     * `POST /product/publish/{id}` · needs `content:product:publish`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.products.publishProduct({ path: { id }, body: { version: 1, status: 'PUBLISHED' } });
     */
    publishProduct: Method<'publishProduct'>;
    /**
     * Delete a recommended product · 删除产品
     *
     * A published product must be withdrawn first (code 4101). Only users of the platform can change its products (403).
     *
     * `DELETE /product/remove/{id}` · needs `content:product:delete`
     *
     * @throws BusinessError, UnauthorizedError, ForbiddenError, HttpError (400 with fieldErrors), ConfigurationError (without
     * id); and the errors that any call can throw (`ApiErrorName`)
     * @example
     * await client.products.deleteProduct({ path: { id } });
     */
    deleteProduct: Method<'deleteProduct'>;
  };
}
