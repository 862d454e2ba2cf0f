// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Method } from '../types.ts';

/** Operations that answer with one page of rows and a total. */
export type PagedId = 'queryRolePage';

/** Operations that change nothing and may be repeated. All others are mutations, whatever their HTTP method. */
export type ReadId =
  | 'getInfo'
  | 'getRoleDeptList'
  | 'getUserMenu'
  | 'getMenuConfig'
  | 'queryRolePage'
  | 'queryRoleDetail'
  | 'queryRoleList'
  | 'queryMenuTree'
  | 'getLocalDeptTree'
  | 'queryCharacterValues';

/** Every operation, grouped by tag. */
export interface Methods {
  session: {
    /**
     * Log in with account and password · 账号登录
     *
     * Unknown accounts and wrong passwords get the same answer (code 4001), and so does every other reason to refuse an
     * account. After three failures `data.captchaRequired` asks for a captcha; further failures are answered ever later (429).
     *
     * `POST /auth/v2/login` · no session needed
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.session.login({ body: {"username":"teacher1","password":"Seed@2026"} });
     */
    login: Method<'login'>;
    /**
     * Get a captcha · 图形验证码
     *
     * The picture is good for one login attempt within five minutes. Never cached, never retried.
     *
     * `GET /auth/captcha` · no session needed
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.session.getCaptcha();
     */
    getCaptcha: Method<'getCaptcha'>;
    /**
     * Log out · 退出
     *
     * Ends the session at once. `data` may be an address to continue at, for example the school's own sign-out page.
     *
     * `GET /auth/logout` · needs `session:own:end`
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.session.logout();
     */
    logout: Method<'logout'>;
    /**
     * Get the logged-in user · 当前用户信息
     *
     * Also before a role is chosen; role, currentRole and currentDept are null then and permissions empty.
     *
     * `GET /api/supp/auth/getInfo` · needs `session:own:read` · repeatable
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.session.getInfo();
     */
    getInfo: Method<'getInfo'>;
    /**
     * List the roles and departments to choose from · 角色部门列表
     *
     * Only enabled roles and departments.
     *
     * `GET /auth/v2/get-role-dept/list` · needs `session:own:read` · repeatable
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.session.getRoleDeptList();
     */
    getRoleDeptList: Method<'getRoleDeptList'>;
    /**
     * Choose or switch role and department · 切换角色部门
     *
     * Gives a new token and ends the one used for the call. Within 60 seconds the same switch may be repeated with the ended
     * token and the same idempotency key, and gets the same new token. `collegeId` is recomputed; a differing value is
     * refused.
     *
     * `POST /auth/v2/switchDept` · needs `session:own:switch`
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.session.switchDept({ body: {"roleId":"01957b1e-6c00-7a10-8000-000000000202","deptId":"01957b1e-6c00-7a10-8000-000000000305","collegeId":"01957b1e-6c00-7a10-8000-000000000305"} });
     */
    switchDept: Method<'switchDept'>;
    /**
     * Get the menu of the current role · 当前用户菜单
     *
     * Directories, pages and external links, without buttons. Empty for a role without menus.
     *
     * `GET /sys/menu/getUserMenu` · needs `base:menu:read` · repeatable
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.session.getUserMenu();
     */
    getUserMenu: Method<'getUserMenu'>;
    /**
     * Get the server menu configuration · 服务端菜单配置
     *
     * Read by the settings drawer before "menu from server" is switched on: the same entries as getUserMenu, read afresh. The
     * path is ours, because the product specification names the call without one.
     *
     * `GET /sys/menu/getMenuConfig` · needs `base:menu:read` · repeatable
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.session.getMenuConfig();
     */
    getMenuConfig: Method<'getMenuConfig'>;
  };
  roles: {
    /**
     * Page through roles · 角色分页
     *
     * Roles of the session's school and the platform-wide ones; with data scope ALL those of every school. The newest first
     * and built-in roles last, unless `sort` says otherwise.
     *
     * `GET /sys/role/queryRolePage` · needs `system:role:read` · repeatable
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.roles.queryRolePage();
     */
    queryRolePage: Method<'queryRolePage'>;
    /**
     * Create a role · 新增角色
     *
     * Nobody can grant a menu, a permission code or a data scope that the current role does not hold, or create a role for
     * another school (403). Name and code are unique within the school (rule `unique`).
     *
     * `POST /sys/role/saveRole` · needs `system:role:create`
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.roles.saveRole({ body: {"roleName":"资产盘点员","roleCode":"asset_checker","dataScope":"SCHOOL","status":"ENABLED","menuIds":["01957b1e-6c00-7a10-8000-000000000401"],"remark":"每年盘点期间使用"} });
     */
    saveRole: Method<'saveRole'>;
    /**
     * Change a role · 修改角色
     *
     * Changes what is sent. The rules of saveRole hold; besides, nobody can change a role above their own: one with a wider
     * data scope, with menus the current role does not hold, or of another school (403). Of the role one acts in, only name
     * and remark can be changed (code 4209). A built-in role keeps its code (code 4208). A stale `version` is refused (code
     * 4090).
     *
     * `PUT /sys/role/updateRole` · needs `system:role:update`
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.roles.updateRole({ body: {"id":"01957b1e-6c00-7a10-8000-000000000211","version":2,"status":"DISABLED"} });
     */
    updateRole: Method<'updateRole'>;
    /**
     * Get a role with the menus it grants · 角色详情
     *
     * A role of another school does not exist for the caller (code 4004).
     *
     * `GET /sys/role/queryRoleDetail/{id}` · needs `system:role:read` · repeatable
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.roles.queryRoleDetail({ path: { id: row.id } });
     */
    queryRoleDetail: Method<'queryRoleDetail'>;
    /**
     * Delete a role · 删除角色
     *
     * Refused for built-in roles (code 4208) and for roles that users hold (code 4204).
     *
     * `DELETE /sys/role/deleteRole/{id}` · needs `system:role:delete`
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.roles.deleteRole({ path: { id: row.id } });
     */
    deleteRole: Method<'deleteRole'>;
    /**
     * List roles in brief · 角色列表
     *
     * Roles of the session's school and the platform-wide ones, for selection lists; with data scope ALL those of every
     * school.
     *
     * `GET /sys/role/queryRoleList` · needs `base:role:list` · repeatable
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.roles.queryRoleList();
     */
    queryRoleList: Method<'queryRoleList'>;
  };
  menus: {
    /**
     * Get the menu tree · 菜单树
     *
     * All entries and buttons of a system that the caller may grant: with data scope ALL every one, otherwise those that the
     * current role holds and the directories above them. A read, although it is a POST.
     *
     * `POST /sys/menu/menuTree` · needs `system:menu:read` · repeatable
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.menus.queryMenuTree({ body: {"sysCode":"bidding"} });
     */
    queryMenuTree: Method<'queryMenuTree'>;
  };
  departments: {
    /**
     * Get the department tree of the own school · 部门树
     *
     * Departments that match the filters, with those above them.
     *
     * `GET /sys/dept/local/tree` · needs `base:dept:read` · repeatable
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.departments.getLocalDeptTree();
     */
    getLocalDeptTree: Method<'getLocalDeptTree'>;
  };
  characterParameters: {
    /**
     * Get the values of character parameters · 批量取值
     *
     * Asked with the 11 feature keys after every switch of role and department. A read, although it is a POST.
     *
     * `POST /characterParameter/character/queryCharacterValues` · needs `base:character:read` · repeatable
     *
     * @throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError
     * @example
     * const data = await client.characterParameters.queryCharacterValues({ body: ["ifOpenEntry","ifCrossAcceptance","JNUniversityCharacter"] });
     */
    queryCharacterValues: Method<'queryCharacterValues'>;
  };
}
