// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/auth/v2/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with account and password
         * @description Unknown accounts and wrong passwords get the same answer (code 4001), and so does every other reason to refuse an account. Failures are counted for the account and the caller's address together: after three `data.captchaRequired` asks for a captcha, and further ones are answered ever later (429). An account that fails from many addresses, and an address where many accounts fail, need a captcha from the first attempt (code 4002). A success sets the cookie `device`: who sends it is counted alone, whatever others do. It is no permission, and nothing needs it. The right password that somebody else has given, but longer than 14 days ago, is told so (code 4009): an administrator has to give another.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a captcha
         * @description The picture is good for one login attempt within five minutes. Never cached, never retried. An address gets 3,000 a minute (429).
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log out
         * @description Ends the session at once. `data` may be an address to continue at, for example the school's own sign-out page.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supp/auth/getInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the logged-in user
         * @description Also before a role is chosen; role, currentRole and currentDept are null then and permissions empty.
         */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/session/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask how long the session still lives
         * @description A session ends after 30 minutes without a request and after 8 hours in any case, so a page asks this to warn before. It does not renew the idle time (x-background); any operation that is not marked so does, for example getInfo. A page whose own entry script is not `webBuild` is of an earlier or later build than the one that is served.
         */
        get: operations["getSessionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own logins that still live
         * @description The one that was used last comes first. Nobody has more than ten: a further login ends the one that was unused for longest. No more than browser and system is told of what the device said of itself.
         */
        get: operations["listMySessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all own logins but this one
         * @description Their tokens are refused from now on (401), by every server. Doing it again changes nothing.
         */
        post: operations["endMyOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End another one of the own logins
         * @description Its token is refused from now on (401), by every server. One that has ended, and one of somebody else, do not exist for the caller (code 4004). The login of this call ends with logout (code 4209).
         */
        delete: operations["endMySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/get-role-dept/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles and departments to choose from
         * @description Only enabled roles and departments.
         */
        get: operations["getRoleDeptList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/switchDept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose or switch role and department
         * @description Gives a new token and ends the one used for the call. Within 60 seconds the same switch may be repeated with the ended token and the same idempotency key, and gets the same new token. `collegeId` is recomputed; a differing value is refused.
         */
        post: operations["switchDept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/getUserMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the menu of the current role
         * @description Directories, pages and external links, without buttons. Empty for a role without menus.
         */
        get: operations["getUserMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/getMenuConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the server menu configuration
         * @description Read by the settings drawer before "menu from server" is switched on: the same entries as getUserMenu, read afresh. The path is ours, because the product specification names the call without one.
         */
        get: operations["getMenuConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in from another platform
         * @description `account` is a one-time code that a configured platform has signed for the account, valid for at most 60 seconds; a bare account name is never accepted. A code that is forged, late, used before or made for an account that may not log in gets the same answer (code 4006). An address may try 300 times a minute (429).
         */
        post: operations["accountLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/exchangeToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log in with the token of an external system
         * @description The token is signed by a configured issuer, valid for at most 60 seconds and good for one login. A GET that changes something, as the product specification has it: never cached, prefetched or repeated, and refused to cross-site navigation (code 4003). A token that is forged, late, used before or made for an account that may not log in gets the same answer (code 4006). An address may try 300 times a minute (429).
         */
        get: operations["exchangeToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qlgd/jumpLogin/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a ticket of the own portal of the school
         * @description The ticket is signed by the portal of a school with the feature QLGYUniversityCharacter, valid for at most 60 seconds and good for one login. A ticket that is forged, late, used before, of another school or made for an account that may not log in gets the same answer (code 4006). An address may try 300 times a minute (429).
         */
        post: operations["checkJumpLoginTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/redirect/sch/sdscmall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address of the mall, the FAQ or the vendor
         * @description The https address that the character parameter mallUrl, faqUrl or vendorUrl holds for the school; without one the answer is code 4004. Nothing is redirected: the caller opens the address in a new window.
         */
        get: operations["getMallRedirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the home page shows
         * @description Announcements, news and model cases are those of the platform and of the session's school that are published, have not expired and are meant for the current role; drafts are never among them. Messages and tasks are the caller's own. Messages are in the language that is asked for.
         */
        get: operations["getHomeOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/service/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the service cards
         * @description The pages and links that the current role holds, in the order of the menu. One that is switched off for the school is among them, with `enabled` false.
         */
        get: operations["listServiceCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/workplace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of the workplace
         * @description Figures of what the current role may see, within its data scope; what it may not see is null. Announcements and shortcuts are those of getHomeOverview.
         */
        get: operations["getDashboardWorkplace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/monitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of the running server
         * @description Requests, memory and event loop are those of the server process that answers: with several processes each tells its own, and a restart begins anew. Sessions, tasks, errors and the database are shared by all of them; with another data scope than ALL sessions, tasks and errors are those of the own school. Requests to paths that this description does not have are not counted.
         */
        get: operations["getDashboardMonitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/queryRolePage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through roles
         * @description Roles of the session's school and the platform-wide ones; with data scope ALL those of every school. The newest first and built-in roles last, unless `sort` says otherwise.
         */
        get: operations["queryRolePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/saveRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a role
         * @description Nobody can grant a menu, a permission code or a data scope that the current role does not hold, or create a role for another school (403). Name and code are unique within the school (rule `unique`).
         */
        post: operations["saveRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/updateRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a role
         * @description Changes what is sent. The rules of saveRole hold; besides, nobody can change a role above their own: one with a wider data scope, or with menus the current role does not hold (403). One of another school does not exist for the caller (code 4004). Of the role one acts in, only name and remark can be changed (code 4209). A built-in role keeps its code (code 4208). A stale `version` is refused (code 4090).
         */
        put: operations["updateRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/queryRoleDetail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a role with the menus it grants
         * @description A role of another school does not exist for the caller (code 4004).
         */
        get: operations["queryRoleDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/deleteRole/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description Refused for built-in roles (code 4208) and for roles that users hold (code 4204).
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/role/queryRoleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles in brief
         * @description Roles of the session's school and the platform-wide ones, for selection lists; with data scope ALL those of every school.
         */
        get: operations["queryRoleList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/menuTree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the menu tree
         * @description All entries and buttons of a system that the caller may grant: with data scope ALL every one, otherwise those that the current role holds and the directories above them. A read, although it is a POST.
         */
        post: operations["queryMenuTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a menu entry or button
         * @description The menu is the platform's, so only data scope ALL can change it (403). All but a button need routeName and path, a button needs a permission code (rule `required`); a LINK has an https address, all others a path (`address`); a button hangs below a MENU or DIR, every other entry below a DIR or at the top, at most five levels deep (`level`). Nobody can put a permission code into the menu that the current role does not hold (403); codes that no operation has are refused (`exists`). The route name is unique within the system (`unique`). No role holds the new entry yet.
         */
        post: operations["saveMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/updateMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a menu entry or button
         * @description Changes what is sent; the rules of saveMenu hold. An entry cannot be moved below itself (rule `cycle`). Entries that carry the codes of the menu administration cannot be disabled or lose their code, or nobody could undo it (code 4208). A stale `version` is refused (code 4090).
         */
        put: operations["updateMenu"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/removeById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a menu entry or button
         * @description The roles that hold it lose it, and with it the permission code unless another entry of theirs carries the same. Refused where entries or buttons hang below it (code 4205) and for entries that carry the codes of the menu administration (code 4208).
         */
        delete: operations["removeMenu"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/menu/permission/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permission codes that the menu may grant
         * @description All codes of this description, without the groups `session` and `base`, which nobody needs to be granted. For the form of a button.
         */
        get: operations["listPermissionCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/menu-disable/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the menu entries of a school, switched on or off
         * @description Every directory, page and link of the menu for one school: the one that `companyId` names, by default the session's. In the order of the menu.
         */
        get: operations["queryMenuDisablePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/menu-disable/enableOrDisable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch a menu entry on or off for a school
         * @description What is switched off is in no menu of the school, with all that hangs below it, and its permission codes count for none of the school's roles; other schools are not touched. Not for another school without data scope ALL, nor may a school switch on what the platform has switched off for it (403). Only a change is a success: the state that an entry already has is refused (code 4101), so that of many at once one wins. The home page and the switches themselves stay on, and so does the whole menu of the platform (code 4208); a button has no switch (rule `exists`).
         */
        post: operations["enableOrDisableMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/local/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the department tree of the own school
         * @description Departments that match the filters, with those above them: of the session's school, or of the one that `companyId` names. With `withinScope` only those that the caller may put a user into or give a role for; the highest of them are the roots.
         */
        get: operations["getLocalDeptTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a department
         * @description Changes what is sent; the rules of createDept hold. A department keeps its level and its school when it moves, and never moves below itself (rule `level` or `cycle`). The root keeps its place and stays enabled, and a department with enabled ones below it stays enabled (code 4101). Disabling ends the sessions that act for the department. A stale `version` is refused (code 4090).
         */
        put: operations["updateDept"];
        /**
         * Create a department
         * @description A college or unit hangs below the root of a school, a sub-unit below a college or unit (rule `level`). The name is unique below the department above, the code within the school (`unique`); the department above, the head and the campus must exist (`exists`), and the head belongs to the school. A department of another school does not exist for the caller unless the data scope is ALL. Below a disabled department none is enabled (code 4101).
         */
        post: operations["createDept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dept/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a department
         * @description Refused where departments hang below it (code 4205), and where users belong to it or act for it (code 4204). The root stays (code 4101).
         */
        delete: operations["deleteDept"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supp/dictData/queryDictDataByType/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the entries of a dictionary type
         * @description For forms and tags: the enabled entries of the platform and of the session's school, sorted; a default of the school's own wins. Empty for a type that is unknown or disabled. The values of enumerations are served as types, too, so that labels and colours can be edited.
         */
        get: operations["queryDictDataByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/type/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through dictionary types
         * @description Types are the same for all schools. Sorted by key, unless `sort` says otherwise.
         */
        get: operations["queryDictTypePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/type/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a dictionary type
         * @description Types are the platform's, so only data scope ALL can change them (403). The key is unique (rule `unique`).
         */
        post: operations["saveDictType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/type/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a dictionary type
         * @description Changes what is sent; only data scope ALL can (403). A built-in type cannot be disabled (code 4208). A stale `version` is refused (code 4090).
         */
        put: operations["updateDictType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/type/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a dictionary type
         * @description Only data scope ALL can (403). Refused for built-in types (code 4208) and where entries exist, of any school (code 4206).
         */
        delete: operations["deleteDictType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/data/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the entries of a dictionary type
         * @description Entries of the platform and of the session's school, disabled ones too; with data scope ALL those of every school. Sorted as in forms, unless `sort` says otherwise.
         */
        get: operations["queryDictEntryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/data/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a dictionary entry
         * @description For the school that `companyId` names: by default the session's, with data scope ALL the platform ("0"), whose entries all schools see. The type must exist (rule `exists`) and not be one of the enumerations, which have their values from the product (code 4208). The value is unique within the type, among the entries that a school sees (`unique`). Marking an entry as default takes the mark from another one of the same type and school.
         */
        post: operations["saveDictEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/data/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a dictionary entry
         * @description Changes what is sent. Entries of the platform only with data scope ALL (403); those of another school do not exist for the caller (code 4004). Of a built-in entry all but the status can be changed (code 4208). A stale `version` is refused (code 4090).
         */
        put: operations["updateDictEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/dict/data/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a dictionary entry
         * @description Refused for built-in entries (code 4208) and for values that rows have stored (code 4206, disable it instead). Entries of the platform only with data scope ALL (403).
         */
        delete: operations["deleteDictEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through tasks
         * @description Tasks of the session's school; with data scope ALL those of every school and of the platform. The latest planned first, unless `sort` says otherwise. Pages ask at intervals, which does not renew the idle time of the session (x-background).
         */
        get: operations["queryTaskPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a task
         * @description A worker carries it out at `executeTime`. Only kinds that listTaskTypes calls creatable (rule `creatable`). Those of the platform belong to company "0"; others to the school that `companyId` names, by default the session's (`mismatch`, `exists`). The same kind for the same time and school is taken once, and of some kinds only one may be open (`unique`). A kind that is not set up is refused (code 4101).
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/own/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the own tasks
         * @description The tasks that the caller asked for, e.g. exports, the latest planned first.
         */
        get: operations["queryOwnTaskPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a task with its log
         * @description The caller's own task; with the code `system:task:read` also any other of the school, and with data scope ALL of every school. All others do not exist for the caller (code 4004). May be asked again every few seconds while the task runs, which does not renew the idle time of the session (x-background).
         */
        get: operations["getTaskDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/type/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of task
         * @description What the server can carry out, when it does so by itself, and what the caller may create.
         */
        get: operations["listTaskTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/retryTask/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Try a task again
         * @description A task that has FAILED or was STOPPED becomes RETRYING and is carried out at once, with all its attempts anew; any other status is refused (code 4301), so that of many at once one wins.
         */
        get: operations["retryTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/task/stopTask/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stop a task
         * @description A task that is PENDING or RETRYING becomes STOPPED at once; a RUNNING one is asked to stop (`stopRequested`) and does so at its next checkpoint, or has ended before. Any other status, and a second request, is refused (code 4301). Own tasks may be stopped by everybody, those of others with the codes `system:task:read` and `system:task:stop`.
         */
        get: operations["stopTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/queryCharacterValues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the values of character parameters
         * @description Asked with the 11 feature keys after every switch of role and department. A read, although it is a POST.
         */
        post: operations["queryCharacterValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through character parameters and their defaults
         * @description The parameters with the defaults of the platform. Built-in ones first, then by key, unless `sort` says otherwise.
         */
        get: operations["queryCharacterPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/querySchoolPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the values of character parameters for a school
         * @description Every enabled parameter with the value in force for one school: the one that `companyId` names, by default the session's; people of the platform name one (rule `school`). A value of the school's own wins over the default. Sorted by key.
         */
        get: operations["queryCharacterSchoolPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a character parameter, or the value of a school
         * @description `companyId` "0" creates a parameter with its default, only with data scope ALL (403); it needs paramName and valueType (rule `required`). Any other school, by default the session's, gets a value of its own for a parameter that exists and is enabled (`exists`); name, kind, status and texts are those of the parameter (`inherited`). A value must be of the parameter's kind (`valueType`). Key and school are unique (`unique`). It is in force for the next queryCharacterValues.
         */
        post: operations["saveCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a character parameter, or the value of a school
         * @description Changes what is sent. A default only with data scope ALL (403); a value of another school does not exist for the caller (code 4004). Of a value of a school only paramValue can be changed (rule `inherited`), and it must be of the parameter's kind (`valueType`). A built-in parameter cannot be disabled (code 4208). A stale `version` is refused (code 4090).
         */
        put: operations["updateCharacter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a character parameter
         * @description Refused for the built-in parameters (code 4208) and where schools have values of their own (code 4206). The id of a school's value deletes that value. Only data scope ALL (403).
         */
        delete: operations["deleteCharacter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characterParameter/character/resetSchoolValue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Return a school to the default of a character parameter
         * @description Deletes the value of the school's own. A value of another school does not exist for the caller (code 4004) unless the data scope is ALL; a default is never deleted here (403, with data scope ALL code 4101).
         */
        delete: operations["resetCharacterSchoolValue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goods/category/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tree of goods categories
         * @description The platform-wide categories and those of the session's school that match the filters, with those above them, at most four levels. With `status` ENABLED, one that is switched off hides those below it. With data scope ALL the school is that of `companyId`; without one there are the platform-wide ones only.
         */
        get: operations["getGoodsCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goods/category/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a goods category
         * @description Of the school `companyId` or, without one, of the session's. Below the top the parent must exist for the school (rule `exists`), buy the same (rule `parent`) and leave room: four levels at most (rule `level`), below one parent at most 200 of a school and 300 of the platform (rule `room`). The code is unique within the school and among the platform-wide ones, the name below its parent (rule `unique`). Rows of the platform are changed with data scope ALL only (403).
         */
        post: operations["saveGoodsCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goods/category/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change or move a goods category
         * @description Changes what is sent. A category cannot move below itself (rule `cycle`) or so that a branch gets deeper than four levels (rule `level`); it moves only below one that buys the same (rule `parent`) and has room (rule `room`); those below move along. Rows of the platform are changed with data scope ALL only (403). A stale `version` is refused (code 4090).
         */
        put: operations["updateGoodsCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/goods/category/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a goods category
         * @description Refused for a category with others below it (code 4205) or one that purchasing categories are for (code 4206). Rows of the platform are changed with data scope ALL only (403).
         */
        delete: operations["removeGoodsCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/categories/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchasing categories
         * @description Purchasing categories of the session's school; with data scope ALL those of `companyId`, or of every school without one, sorted.
         */
        get: operations["listPurchasingCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/categories/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a purchasing category
         * @description A purchasing category with its executions. One of another school does not exist for the caller (code 4004), except with data scope ALL.
         */
        get: operations["getPurchasingCategoryDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/categories/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a purchasing category
         * @description Name and code are unique within the school (rule `unique`). The amounts must not overlap those of another enabled category of the same purchase type (rule `overlap`), and the upper one must exceed the lower one (rule `range`). Goods categories, departments and executions must exist for the school (rule `exists`); those of an enabled category are enabled (rule `disabled`). With data scope ALL `companyId` names the school (rule `school`).
         */
        post: operations["savePurchasingCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/categories/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a purchasing category
         * @description Changes what is sent. Name and code are unique within the school (rule `unique`). The amounts must not overlap those of another enabled category of the same purchase type (rule `overlap`), and the upper one must exceed the lower one (rule `range`). Goods categories, departments and executions must exist for the school (rule `exists`); those of an enabled category are enabled (rule `disabled`). A stale `version` is refused (code 4090).
         */
        post: operations["updatePurchasingCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/categories/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a purchasing category
         * @description One of another school does not exist for the caller (code 4004), except with data scope ALL.
         */
        delete: operations["deletePurchasingCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchasing executions
         * @description Purchasing executions of the session's school; with data scope ALL those of `companyId`, or of every school without one, by name.
         */
        get: operations["listPurchasingExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a purchasing execution
         * @description The name is unique within the school (rule `unique`). `bidConfig` is required for ONLINE_BID and refused for all others (rule `contradiction`). Within it `reMinBidders` does not exceed `minBidders`, `joinDeadlineHours` lies below `noticeHours`, steps and displays belong to OPEN, and `scoreWeights` belong to COMPREHENSIVE and sum up to 100 (rules `contradiction`, `sum`). It begins without progress nodes; updatePurchasingProgress sets them. With data scope ALL `companyId` names the school (rule `school`).
         */
        post: operations["savePurchasingExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a purchasing execution
         * @description Changes what is sent; `bidConfig` is replaced as a whole. The name is unique within the school (rule `unique`). `bidConfig` is required for ONLINE_BID and refused for all others (rule `contradiction`). Within it `reMinBidders` does not exceed `minBidders`, `joinDeadlineHours` lies below `noticeHours`, steps and displays belong to OPEN, and `scoreWeights` belong to COMPREHENSIVE and sum up to 100 (rules `contradiction`, `sum`). An execution that an enabled purchasing category uses cannot be switched off (code 4101). A stale `version` is refused (code 4090).
         */
        post: operations["updatePurchasingExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a purchasing execution
         * @description Refused for one that purchasing categories use (code 4206). Its progress nodes go with it.
         */
        delete: operations["deletePurchasingExecution"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/progress/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the progress nodes of an execution
         * @description In their order. Code 4004 for an execution of another school, except with data scope ALL.
         */
        get: operations["listPurchasingProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config/purchasing/execution/progress/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the progress nodes of an execution
         * @description Replaces all nodes of the execution by those sent, in the order sent. Codes are unique within the execution (rule `unique`); a required node cannot be switched off (rule `contradiction`). A stale `version` of the execution is refused (code 4090); saving raises it.
         */
        post: operations["updatePurchasingProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/queryAllSupplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through suppliers
         * @description Suppliers of the session's school; with data scope ALL those of every school. Newest first, unless `sort` says otherwise. Callers without `company:review:read` get approved suppliers only, masked: names and phones of contacts in part, and null for all that concerns the review.
         */
        get: operations["queryAllSupplier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export suppliers
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of queryAllSupplier, masked in the same way, in the order in which they were created; the rights are those that the role has when the file is made. At most 100,000 rows (code 4302), and 30 exports of one user an hour (429). The file can be read by the caller only, and is deleted after a day.
         */
        post: operations["exportSuppliers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a supplier
         * @description Everything about a supplier of the session's school; with data scope ALL of any school. Callers without `company:review:read` reach approved suppliers only (else code 4004) and get them masked: no bank data, invoice data, certificate numbers, review records and remarks.
         */
        get: operations["getCompanyDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/reviewRecord/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the review records of a supplier
         * @description Submissions, reviews, freezing and all other changes of status, newest first. Never changed or removed.
         */
        get: operations["listCompanyReviewRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/auditing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a supplier
         * @description Approves or rejects a supplier that is PENDING; refused in any other status (code 4101). To reject needs an `opinion`, and so does approving a supplier whose operating status in the registry is neither EXISTING nor OPERATING, or is not known (rule `required`). A supplier of credit level D needs the approval of two persons: the first leaves it PENDING, and the same person cannot give the second (code 4105). A stale `version` is refused (code 4090).
         */
        post: operations["auditCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/remark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the remark on a supplier
         * @description The remark is seen by those who may review, never by the supplier. A stale `version` is refused (code 4090).
         */
        put: operations["remarkCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/account-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the account source of a supplier
         * @description Corrects where the account came from. A stale `version` is refused (code 4090).
         */
        put: operations["updateCompanyAccountSource"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/opt/signed/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record the agreement with a supplier
         * @description For approved suppliers (else code 4101). `agreementExpireDate` may not have passed (rule `future`); without agreement it is removed. A stale `version` is refused (code 4090).
         */
        put: operations["updateCompanySignedAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a supplier
         * @description Public. Makes a supplier of the chosen school with status REGISTERED, and its account. The code comes from sendPhoneCaptcha with scene REGISTER, is good once and for this phone (code 4002), and is checked before anything else: names and accounts cannot be probed without one. The check digit of the credit code must be right (rule `checksum`) and the password strong (rule `strength`), neither the account (`sameAsAccount`) nor a common one (`common`); name and credit code are unique within the school, the account on the platform (rule `unique`); the school must be in service (rule `exists`). Not repeatable by key: there is no session, and a repeat meets a used code. An address may try 300 times a minute (429).
         */
        post: operations["registerSupplier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own company of a supplier
         * @description For the account of a supplier, which has no role; for anybody else there is none (code 4004).
         */
        get: operations["getSupplierProfile"];
        /**
         * Complete or change the own company, and submit it for review
         * @description For the account of a supplier (else code 4004). A supplier that is registered, rejected or waiting for its review is then waiting for it (status PENDING), and a first approval that it had is void. One that is approved goes back to the review if its name, credit code, legal person or business licence is another one; else it stays approved. Frozen, barred and cancelled ones change nothing (code 4101). Qualifications hold a business licence (rule `licence`) that has not ended (rule `expired`); kinds are entries of the dictionary, categories exist, and the scans were uploaded by the supplier itself for COMPANY (rule `exists`); name and credit code are unique within the school (rule `unique`), and the check digit of the code is right (rule `checksum`). A stale `version` is refused (code 4090). What is submitted is compared with the business registry: a task fetches its data.
         */
        put: operations["updateSupplierProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/gs/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the registry data of a supplier
         * @description What was last fetched from the business registry; nothing is fetched now. Callers without `company:review:read` reach approved suppliers only. Code 4004 as well where nothing was fetched yet.
         */
        get: operations["getCompanyGsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/gs/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the registry data of a supplier
         * @description Asks the configured provider by credit code and keeps the answer. Refused if the provider does not answer (code 4401) or does not know the enterprise (code 4402); the data fetched before are kept. At most one call a minute for a supplier (429).
         */
        post: operations["refreshCompanyGsInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/score/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the scorecard of a supplier
         * @description How the credit score has come about: 80 to begin with, or what an import brought along, less what exposures took. Callers without `company:review:read` reach approved suppliers only (else code 4004).
         */
        get: operations["getCompanyScorecard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/school/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through schools
         * @description Schools of the platform; without data scope ALL the own one. Newest first, unless `sort` says otherwise.
         */
        get: operations["querySchoolPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/school/simpleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schools in brief
         * @description Public: the registration form asks for a school. Names and ids of the schools in service (TRIAL or ACTIVE), by name, at most 1000. At most 300 calls a minute from one address (429).
         */
        get: operations["listSchoolsSimple"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/register-school": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a school
         * @description Makes the school with status APPLYING and its root department; roles, menu, dictionaries and parameters are those of the platform until the school sets its own. School id, name and code are unique (rule `unique`). CAS needs `casServerUrl` (rule `required`); the service cannot end before it begins (rule `order`). Only with data scope ALL (403).
         */
        post: operations["registerSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/school/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a school
         * @description A school; without data scope ALL the own one only (else code 4004).
         */
        get: operations["getSchoolDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/school": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a school
         * @description Changes what is sent; the status changes by updateCompanyStatus only, the school id never. Name and code are unique (rule `unique`); the service cannot end before it begins (rule `order`); CAS needs `casServerUrl` (rule `required`). A stale `version` is refused (code 4090).
         */
        put: operations["updateSchool"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status of a supplier or a school
         * @description Besides its own code a supplier needs `company:supplier:review` and cancelling it `company:supplier:cancel`, a school `system:school:update` and data scope ALL (403). Suppliers: APPROVED to FROZEN and back, any status to CANCELLED. Schools: APPLYING to TRIAL (90 days, unless a service end was set); TRIAL or EXPIRED to ACTIVE; TRIAL or ACTIVE to SUSPENDED and back to what it was; TRIAL and ACTIVE need a service end that has not passed. All else is refused (code 4101). Users of a school that is neither in trial nor active cannot log in (code 4010), and their sessions end at once. A stale `version` is refused (code 4090).
         */
        put: operations["updateCompanyStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/invoice/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what invoices are made out to
         * @description What suppliers make invoices to a school out to; the session's own school unless `companyId` names another. Code 4004 where nothing is recorded.
         */
        get: operations["getCompanyInvoiceInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apply/comments/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved approval comments
         * @description The own comments and those of the school, at most 500. The own ones first, then by position and content.
         */
        get: operations["listApplyComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apply/comments/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an approval comment
         * @description Without `id` a new comment; with `id` and `version` the whole new content of an old one, and a stale `version` is refused (code 4090); one without the other breaks the rule `together`. A comment for the whole school needs the code `approval:comment:share` besides (403), to create it, to change it and to make a personal one of it. The personal comments of others do not exist for the caller (code 4004). The same text is saved once per owner, scope and type (rule `unique`).
         */
        post: operations["saveApplyComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apply/comments/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an approval comment
         * @description An own one. A comment of the school needs the code `approval:comment:share` besides (403). The personal comments of others do not exist for the caller (code 4004). Opinions that were given with it stay as they are.
         */
        delete: operations["deleteApplyComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/contacts/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the own contacts
         * @description Only the own ones, whatever the data scope. The default one first, then the latest change, unless `sort` says otherwise.
         */
        get: operations["queryContactPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/contacts/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a contact
         * @description The campus must be one that a department of the school is on (rule `exists`); where departments name none, any is taken. A new default takes the place of the old one.
         */
        post: operations["saveContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/contacts/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a contact
         * @description Changes what is sent. The rules of saveContact hold. A contact of another user does not exist for the caller (code 4004). A stale `version` is refused (code 4090).
         */
        put: operations["updateContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/contacts/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description A contact of another user does not exist for the caller (code 4004). After the default one is deleted, none is the default.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through budget cards
         * @description The cards within the data scope. With data scope SELF these are the cards the user is in charge of or may use; otherwise those whose department is within it. `sum` adds up all cards that match. The latest change first, unless `sort` says otherwise.
         */
        get: operations["queryExpenditurePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a budget card with the users it is lent to
         * @description A card outside the data scope does not exist for the caller (code 4004).
         */
        get: operations["getExpenditureDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a budget card
         * @description A card of the own school. The card number is unique within the school (rule `unique`); person in charge, department and authorised users are enabled and of the school (rule `exists`), the department within the data scope, and the person in charge is not among the authorised users (rule `owner`); validTo is not before validFrom (rule `order`). The total is the first entry of the ledger (ADJUST).
         */
        post: operations["saveExpenditure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a budget card
         * @description Changes what is sent. The rules of saveExpenditure hold. A card outside the data scope does not exist for the caller (code 4004). Another total is written to the ledger as ADJUST; one below what is frozen is refused (code 4160). Of a card of the finance system (source SYNC) only the status can be changed (code 4101). A stale `version` is refused (code 4090).
         */
        put: operations["updateExpenditure"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/authorize/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set who may use a budget card besides its owner
         * @description Replaces the whole list. A card outside the data scope does not exist for the caller (code 4004). With data scope SELF only the cards the user is in charge of, not those lent to them (code 4004). Users are enabled and of the school (rule `exists`), and not the person in charge (rule `owner`). A stale `version` is refused (code 4090).
         */
        put: operations["authorizeExpenditureUsers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a budget card
         * @description A card outside the data scope does not exist for the caller (code 4004). Refused if its ledger has more than ADJUST entries (code 4206): disable them instead. The ADJUST entries go with the card. A card of the finance system (source SYNC) stays (code 4101).
         */
        delete: operations["deleteExpenditure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/freeze/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze an amount on a budget card
         * @description Holds money for a matter by hand and writes the ledger (FREEZE). A card outside the data scope does not exist for the caller (code 4004). One conditional update decides: if less than the amount is available at that moment, nothing changes (code 4160). A card that is disabled, expired or not yet valid is refused (code 4101).
         */
        post: operations["freezeExpenditure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/unfreeze/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unfreeze an amount on a budget card
         * @description Gives back money that was frozen by hand for the same `bizCode`, also on a disabled or expired card, and writes the ledger (UNFREEZE). A card outside the data scope does not exist for the caller (code 4004). More than is still frozen for it is refused (rule `held`).
         */
        post: operations["unfreezeExpenditure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/flow/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the ledger of a budget card
         * @description Every movement with the balance after it; the entries add up to the figures of the card. A card outside the data scope does not exist for the caller (code 4004). With data scope SELF only the cards the user is in charge of, not those lent to them (code 4004). The newest first, unless `sort` says otherwise.
         */
        get: operations["queryExpenditureFlowPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export budget cards
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of queryExpenditurePage, masked in the same way, in the order in which they were created; the rights are those that the role has when the file is made. At most 100,000 rows (code 4302), and 30 exports of one user an hour (429). The file can be read by the caller only, and is deleted after a day.
         */
        post: operations["exportExpenditures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/flow/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the ledger of a budget card
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of queryExpenditureFlowPage, masked in the same way, in the order in which they were created; the rights are those that the role has when the file is made. At most 100,000 rows (code 4302), and 30 exports of one user an hour (429). The file can be read by the caller only, and is deleted after a day.
         */
        post: operations["exportExpenditureFlows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/information/expenditure/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the latest synchronisation of budget cards
         * @description Of the session's school, with how far it has come. Null before the first.
         */
        get: operations["getExpenditureSync"];
        put?: never;
        /**
         * Synchronise budget cards with the finance system
         * @description Starts a task for the session's school and answers at once; the figures are null until the task has ended. One is open at a time: meanwhile every further call answers with that one. Cards are told apart by their number: new ones are added, known ones changed, those that are closed or no longer there disabled, and enabled again when they come back. Another total is written to the ledger as ADJUST, and never comes below what is frozen. The log of the task names each row that was refused, and why. A server without the address to synchronise from refuses (code 4101).
         */
        post: operations["syncExpenditures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/inbox/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the own messages
         * @description Only the own ones, whatever the role, and without one: suppliers have none. The newest first, unless `sort` says otherwise. Title and content are in the language that is asked for.
         */
        get: operations["queryInboxMessagePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/inbox/unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the own unread messages
         * @description Shown at the bell of the page head, which asks at intervals; so it does not renew the idle time of the session (x-background).
         */
        get: operations["countUnreadInboxMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark messages as read
         * @description Some messages by `ids`, or `all` (exactly one of them, rule `either`). Those already read keep the time of their first reading. Messages of others do not exist for the caller: if one is named, nothing changes (code 4004).
         */
        put: operations["markInboxMessagesRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the operation log
         * @description One row for each write, each refused one and each login, of the session's school; with data scope ALL those of every school and of the platform. The newest first, unless `sort` says otherwise. Rows are never changed or deleted through this interface.
         */
        get: operations["queryOperationLogPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the operation log
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of queryOperationLogPage, masked in the same way, in the order in which they were created; the rights are those that the role has when the file is made. At most 100,000 rows (code 4302), and 30 exports of one user an hour (429). The file can be read by the caller only, and is deleted after a day.
         */
        post: operations["exportOperationLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/log/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a row of the operation log with the request
         * @description Passwords and codes are not in it; they were never written down. A row of another school does not exist for the caller (code 4004) unless the data scope is ALL.
         */
        get: operations["getOperationLogDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/school-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the users of the school
         * @description Users within the data scope of the role; with data scope ALL those of every school. Phones are masked. The newest first, unless `sort` says otherwise.
         */
        get: operations["querySchoolUserPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/automatic-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the users that came by synchronisation
         * @description Users whose source is CAS, QLGD or PLATFORM, within the data scope of the role; with data scope ALL those of every school. Phones are masked. The newest first, unless `sort` says otherwise.
         */
        get: operations["queryAutomaticUserPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create many users from a table
         * @description All of the rows, or none: the rules of createUser hold for each row, and accounts and numbers are unique among the rows too (rule `duplicate`). Departments are found by code or path (`exists`, `deptBeyond` outside the data scope), roles by code or name (`exists`, `ambiguous` where several have the name, `grantRole` above the caller's own, `exclusiveRole`). With `dryRun` nobody is created: the answer has everything that is wrong, by row and field, and who could be created. Without it, rows that are wrong refuse the whole import with the first 100 problems (code 4000). Initial passwords are generated, one for each user, good for 14 days, and are in this answer only: neither stored in clear nor logged. A repeat with the same `Idempotency-Key` gets them once more in the same session; in another session it is refused (code 4091).
         */
        post: operations["importUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export users
         * @description Plans a task that writes the list to a file, and answers at once. The rows are those of querySchoolUserPage, masked in the same way, in the order in which they were created; the rights are those that the role has when the file is made. At most 100,000 rows (code 4302), and 30 exports of one user an hour (429). The file can be read by the caller only, and is deleted after a day.
         */
        post: operations["exportUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user with the roles and departments granted
         * @description With the whole phone. A user outside the data scope does not exist for the caller (code 4004).
         */
        get: operations["getUserDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/simpleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users to choose from
         * @description Enabled users of the session's school, at most 50, sorted by name; type more to find others.
         */
        get: operations["listUsersSimple"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/checkAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an account is taken
         * @description Accounts are unique on the whole platform and compared without case. The answer says nothing about who has it.
         */
        get: operations["checkAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a user
         * @description Changes what is sent; `roleDeptList` replaces all grants, and a session acting in a role or department that is taken away ends. The rules of createUser hold; besides, nobody can change a user above their own: one who holds a role that they could not grant (403), for who can change a phone can take over the account. Nobody changes their own grants or own phone here (code 4209). Account, name, department and number of synchronised users come from the source and stay (code 4101). A user can move to another department of the same school only. A stale `version` is refused (code 4090).
         */
        put: operations["updateUser"];
        /**
         * Create a user
         * @description Nobody can create a user in a department outside the own data scope, or grant a role above their own: one with a wider data scope, or with menus that the current role does not hold, unless the platform entitles the current role to grant it, as it does a school's administrator for the roles of the school (403). An exclusive role (the auditor's) is held together with no other (code 4207). Account and number in the central authentication are unique (rule `unique`), department and roles must exist (`exists`), which those of another school do not for the caller, and the password must be strong (`strength`), neither the account (`sameAsAccount`) nor a common one (`common`). It is good for 14 days, see x-initial-password.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enable, disable or lock a user
         * @description DISABLED is for those who have left, LOCKED for an account that may be in wrong hands; either ends all sessions of the user at once, and only an administrator enables again. Not for the own account (code 4209) or for a user above the own role (403, see updateUser). The status that the user already has is refused (code 4101).
         */
        put: operations["updateUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description For accounts made by mistake: a user that other rows refer to is refused (code 4206), disable them instead. Not for the own account (code 4209) or for a user above the own role (403, see updateUser).
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/syncCas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Synchronise users with the central authentication
         * @description Starts a task for the session's school and answers at once; the figures are null until the task has ended. One is open at a time: meanwhile every further call answers with that one. Users are told apart by their number in the central authentication: new ones are added without a role, known ones changed, those who are no longer there disabled, and enabled again when they come back. The log of the task names each row that was refused, and why. A school without a central authentication is refused (code 4101), and so is a server without the address to synchronise from.
         */
        get: operations["syncCasUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/resetPassWord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Give a user a temporary password
         * @description The password is in this answer only; it is neither stored in clear nor logged. It must be changed at the next login, within 14 days, and all sessions of the user end. Not for the own account (code 4209, use updatePassword), for a user above the own role (403, see updateUser), or for one who logs in through the central authentication (code 4101).
         */
        get: operations["resetPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/phone-captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by SMS
         * @description The code is good for one use, within five minutes, for this phone and scene; a new one ends the one before. The answer is the same whether anyone has the phone; for RESET an SMS is sent only if somebody has. One a minute, five an hour and ten a day for a phone (429), and from the third within an hour for a phone or an address a captcha (code 4002, `data.captchaRequired`). The code is in no answer. Where no SMS can be sent, every phone is refused (code 4101).
         */
        post: operations["sendPhoneCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/updatePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own password
         * @description Needs the present password or a code sent to the own phone (scene RESET); neither and both are refused (rule `either`). A wrong present password breaks the rule `wrong`, a wrong code is code 4002; further attempts are answered ever later (429). The new password must be strong (rule `strength`), neither the account (`sameAsAccount`) nor a common one (`common`), and none of the last three (`reused`). All other sessions of the user end, this one stays.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own profile
         * @description Also before a role is chosen. The phone is masked.
         */
        get: operations["getMyProfile"];
        /**
         * Change the own profile
         * @description Changes what is sent. The portrait is a file uploaded by oneself for AVATAR (rule `exists`). The name of a synchronised user comes from the source and stays (code 4101). A stale `version` is refused (code 4090).
         */
        put: operations["updateMyProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sys/user/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own phone
         * @description Needs a code sent to the new number (scene BIND; code 4002 if it is wrong or used) and the present password, because the phone can reset the password: who finds an open session must not get the account (rule `wrong`). Further attempts are answered ever later (429).
         */
        put: operations["updateMyPhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v2/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password after forgetting it
         * @description Ends all sessions of the user. Whatever does not fit together (account, phone, code, an account that is disabled or has no password) gets the same answer (code 4002); a code admits five attempts. Further attempts are answered ever later (429). The new password must be strong (rule `strength`), neither the account (`sameAsAccount`) nor a common one (`common`), and none of the last three (`reused`). A success sets the cookie `device`, as one of login does.
         */
        post: operations["resetForgottenPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/guidelines/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through guidelines
         * @description Guidelines of the platform and of the session's school; with data scope ALL those of every school. Shown is what is published, has not expired and is meant for the caller's role; with `content:guideline:update` also every other state of the own rows. Pinned ones first, then by position, unless `sort` says otherwise.
         */
        get: operations["queryHelpGuidelinePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/guidelines/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a guideline
         * @description Begins as a draft, of the school `companyId` or, without one, of the session's. What may run or load from elsewhere is removed from `content`; something must be left to read (rule `empty`). Category and roles must exist for the school, and so must files (rule `exists`), `expireTime` must lie ahead (rule `future`).
         */
        post: operations["saveHelpGuideline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/guidelines/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a guideline
         * @description Changes what is sent. A published one is withdrawn first (code 4101); one that was withdrawn or has expired becomes a draft again. The platform's own people change its rows (else 403). A stale `version` is refused (code 4090).
         */
        put: operations["updateHelpGuideline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/guidelines/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a guideline
         * @description Publishes what is a draft or was withdrawn, or withdraws what is published; all else is refused (code 4101), and so is publishing with an `expireTime` that has passed. To withdraw needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishHelpGuideline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/guidelines/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a guideline
         * @description A published one is withdrawn first (code 4101). The platform's own people change its rows (else 403).
         */
        delete: operations["deleteHelpGuideline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/faq/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through questions and answers of the help centre
         * @description Questions and answers of the help centre of the platform and of the session's school; with data scope ALL those of every school. Shown is what is published, has not expired and is meant for the caller's role; with `content:faq:update` also every other state of the own rows. Pinned ones first, then by position, unless `sort` says otherwise.
         */
        get: operations["queryHelpFaqPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/faq/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an answer of the help centre
         * @description Begins as a draft, of the school `companyId` or, without one, of the session's. What may run or load from elsewhere is removed from `content`; something must be left to read (rule `empty`). Category and roles must exist for the school, and so must files (rule `exists`), `expireTime` must lie ahead (rule `future`).
         */
        post: operations["saveHelpFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/faq/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an answer of the help centre
         * @description Changes what is sent. A published one is withdrawn first (code 4101); one that was withdrawn or has expired becomes a draft again. The platform's own people change its rows (else 403). A stale `version` is refused (code 4090).
         */
        put: operations["updateHelpFaq"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/faq/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw an answer of the help centre
         * @description Publishes what is a draft or was withdrawn, or withdraws what is published; all else is refused (code 4101), and so is publishing with an `expireTime` that has passed. To withdraw needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishHelpFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help/center/faq/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an answer of the help centre
         * @description A published one is withdrawn first (code 4101). The platform's own people change its rows (else 403).
         */
        delete: operations["deleteHelpFaq"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through integrity exposures
         * @description Exposures of suppliers of the session's school; with data scope ALL those of every school. Callers without `content:exposure:read` see published ones only. The newest first, unless `sort` says otherwise.
         */
        get: operations["queryIntegrityExposurePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an integrity exposure
         * @description With facts and evidence. Callers without `content:exposure:read` see published ones only. Any other does not exist for them (code 4004).
         */
        get: operations["getIntegrityExposureDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft an integrity exposure
         * @description A draft without effect. The supplier must be approved, frozen or barred, evidence be uploaded for exposures (rule `exists`); the end may not lie before the start (rule `order`). The school is that of the supplier.
         */
        post: operations["saveIntegrityExposure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the draft of an integrity exposure
         * @description Drafts only (else code 4101). The rules of saveIntegrityExposure hold. A stale `version` is refused (code 4090).
         */
        put: operations["updateIntegrityExposure"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw an integrity exposure
         * @description Publishing a draft takes `deductScore` from the credit score of the supplier, at most down to 0; SUSPEND freezes it, BAN bars it (BLACKLISTED), until the exposure ends. Withdrawing a published one needs a `reason` (rule `required`), gives back the points that were taken and the status, unless another exposure holds it. All else is refused (code 4101); a stale `version` too (code 4090).
         */
        post: operations["publishIntegrityExposure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/appeal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an appeal against an integrity exposure
         * @description Records what the supplier brought forward and how it was decided, once for a published exposure (else code 4101). UPHELD withdraws the exposure with all its effects. Who published it cannot decide the appeal (code 4105). A stale `version` is refused (code 4090).
         */
        post: operations["recordIntegrityExposureAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrity/announcement/exposure/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the draft of an integrity exposure
         * @description Drafts only (else code 4101).
         */
        delete: operations["deleteIntegrityExposure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an article
         * @description An article of any channel, with its text. One that the page of its channel does not show to the caller does not exist (code 4004). Reading does not count; countArticleView does.
         */
        get: operations["getArticleDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/article/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the view of an article
         * @description Notes that the caller has opened the article, and counts each user once. Afterwards `viewed` is true, so that an announcement does not pop up again. What is not published is not counted.
         */
        post: operations["countArticleView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/information/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through news articles
         * @description News articles of the platform and of the session's school; with data scope ALL those of every school. Shown is what is published, has not expired and is meant for the caller's role; with `content:news:update` also every other state of the own rows. Pinned ones first, then the newest, unless `sort` says otherwise.
         */
        get: operations["queryNewsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/information/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a news article
         * @description Begins as a draft, of the school `companyId` or, without one, of the session's. What may run or load from elsewhere is removed from `content`; something must be left to read (rule `empty`). Category and roles must exist for the school, and so must files (rule `exists`), `expireTime` must lie ahead (rule `future`).
         */
        post: operations["saveNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/information/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a news article
         * @description Changes what is sent. A published one is withdrawn first (code 4101); one that was withdrawn or has expired becomes a draft again. The platform's own people change its rows (else 403). A stale `version` is refused (code 4090).
         */
        put: operations["updateNews"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/information/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a news article
         * @description Publishes what is a draft or was withdrawn, or withdraws what is published; all else is refused (code 4101), and so is publishing with an `expireTime` that has passed. To withdraw needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/information/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a news article
         * @description A published one is withdrawn first (code 4101). The platform's own people change its rows (else 403).
         */
        delete: operations["deleteNews"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/announcement/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through system announcements
         * @description System announcements of the platform and of the session's school; with data scope ALL those of every school. Shown is what is published, has not expired and is meant for the caller's role; with `content:systemAnnouncement:update` also every other state of the own rows. Pinned ones first, then the newest, unless `sort` says otherwise.
         */
        get: operations["querySystemAnnouncementPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/announcement/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a system announcement
         * @description Begins as a draft, of the school `companyId` or, without one, of the session's. What may run or load from elsewhere is removed from `content`; something must be left to read (rule `empty`). Category and roles must exist for the school, and so must files (rule `exists`), `expireTime` must lie ahead (rule `future`).
         */
        post: operations["saveSystemAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/announcement/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a system announcement
         * @description Changes what is sent. A published one is withdrawn first (code 4101); one that was withdrawn or has expired becomes a draft again. The platform's own people change its rows (else 403). A stale `version` is refused (code 4090).
         */
        put: operations["updateSystemAnnouncement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/announcement/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a system announcement
         * @description Publishes what is a draft or was withdrawn, or withdraws what is published; all else is refused (code 4101), and so is publishing with an `expireTime` that has passed. To withdraw needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishSystemAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/announcement/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a system announcement
         * @description A published one is withdrawn first (code 4101). The platform's own people change its rows (else 403).
         */
        delete: operations["deleteSystemAnnouncement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through model cases
         * @description Model cases of the platform and of the session's school; with data scope ALL those of every school. Shown is what is published, has not expired and is meant for the caller's role; with `content:lighthouse:update` also every other state of the own rows. Pinned ones first, then the newest, unless `sort` says otherwise.
         */
        get: operations["queryLighthousePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a model case
         * @description A model case with its text. One that queryLighthousePage does not show to the caller does not exist (code 4004).
         */
        get: operations["getLighthouseDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a model case
         * @description Begins as a draft, of the school `companyId` or, without one, of the session's. What may run or load from elsewhere is removed from `content`; something must be left to read (rule `empty`). Category and roles must exist for the school, and so must files (rule `exists`), `expireTime` must lie ahead (rule `future`).
         */
        post: operations["saveLighthouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a model case
         * @description Changes what is sent. A published one is withdrawn first (code 4101); one that was withdrawn or has expired becomes a draft again. The platform's own people change its rows (else 403). A stale `version` is refused (code 4090).
         */
        put: operations["updateLighthouse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a model case
         * @description Publishes what is a draft or was withdrawn, or withdraws what is published; all else is refused (code 4101), and so is publishing with an `expireTime` that has passed. To withdraw needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishLighthouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lighthouse/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a model case
         * @description A published one is withdrawn first (code 4101). The platform's own people change its rows (else 403).
         */
        delete: operations["deleteLighthouse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-center-doc/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through documents
         * @description Documents of the platform and of the session's school; with data scope ALL those of every school. Callers without `content:document:update` see enabled ones for their role only. By position, unless `sort` says otherwise.
         */
        get: operations["queryDownloadDocPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-center-doc/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a document
         * @description Counts the download and gives the file with an address to read it from. Callers without `content:document:update` see enabled ones for their role only (else code 4004).
         */
        post: operations["downloadDoc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-center-doc/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a document
         * @description Of the school `companyId` or, without one, of the session's. The name is unique within the school (rule `unique`), the file must be uploaded for documents and the roles must exist for the school (rule `exists`). Rows of the platform need data scope ALL (403).
         */
        post: operations["saveDownloadDoc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-center-doc/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a document
         * @description Changes what is sent; a new file keeps the count. The name is unique within the school (rule `unique`), the file must be uploaded for documents and the roles must exist for the school (rule `exists`). Rows of the platform need data scope ALL (403). A stale `version` is refused (code 4090).
         */
        put: operations["updateDownloadDoc"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-center-doc/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description The file itself is removed later, when no row holds it. Rows of the platform need data scope ALL (403).
         */
        delete: operations["deleteDownloadDoc"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/createQrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a QR code to bind a WeChat account
         * @description Whoever scans the code within five minutes and confirms is bound to the user. A new code ends the one before. A user has at most five bound receivers (code 4321), and makes at most 30 codes an hour (429). Without a WeChat account of the platform there are no codes (code 4101). A GET that changes something, as the product specification has it: never cached, prefetched or repeated, and refused to cross-site navigation.
         */
        get: operations["createWechatQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/isBind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a WeChat account is bound
         * @description Asked every two seconds while a QR code is shown: with `sceneKey` the state of that attempt, UNBOUND once it has run out and CANCELLED if the WeChat account already belongs to another user. Without it: BOUND if the user has any bound receiver, else UNBOUND. An attempt of another user does not exist for the caller (code 4004).
         */
        get: operations["isWechatBound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through WeChat receivers
         * @description The own receivers, bound ones and those that were unbound. With the code `message:wechat:manage` those of the users within the data scope. The latest binding first, unless `sort` says otherwise.
         */
        get: operations["queryWechatReceiverPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/updatePushState": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch the push messages of a receiver on or off
         * @description A receiver of another user does not exist for the caller (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. Only bound receivers have the switch (code 4101). A stale `version` is refused (code 4090).
         */
        put: operations["updateWechatPushState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/updateNickNameNotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the note of a receiver, and the language of what is pushed to it
         * @description A receiver of another user does not exist for the caller (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. Only bound receivers can be changed (code 4101). A stale `version` is refused (code 4090).
         */
        put: operations["updateWechatNickNameNotes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/unbind/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unbind a WeChat receiver
         * @description A receiver of another user does not exist for the caller (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. The binding becomes CANCELLED and the subscriptions of the receiver end; what was sent to it stays in the log. A receiver that is not bound is refused (code 4101).
         */
        delete: operations["unbindWechat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userWechatMessage/sendLog/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through the messages pushed to WeChat
         * @description What was pushed to the own receivers. With the code `message:wechat:manage` to those of the users within the data scope. The newest first, unless `sort` says otherwise.
         */
        get: operations["queryWechatSendLogPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userMessageSceneRelation/wechat/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scenes a receiver is subscribed to
         * @description A receiver of another user does not exist for the caller (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. Sorted by subject and scene.
         */
        get: operations["listWechatMessageScenes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userMessageSceneRelation/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unsubscribe from scenes
         * @description All of the named subscriptions or none: one that does not exist, or belongs to a receiver the caller may not change, refuses the whole (code 4004). Only those within the data scope can be ended with the code `message:wechat:manage`; without it, the own ones.
         */
        delete: operations["deleteMessageSceneRelation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userMessageSceneRelation/queryNotAdded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the scenes a receiver can still be subscribed to
         * @description A receiver of another user does not exist for the caller (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. Only scenes that are sent to WeChat and meant for the caller: for the permissions of the current role, or for suppliers, who have no role. Sorted by subject and scene.
         */
        get: operations["queryMessageScenesNotAdded"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/userMessageSceneRelation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe a receiver to scenes
         * @description A receiver of another user does not exist for the caller (code 4004), unless the role has the code `message:wechat:manage` and the user is within its data scope. The receiver must be bound (code 4101). Scenes it is already subscribed to stay as they are; one that does not exist or is not offered by queryMessageScenesNotAdded refuses the whole (rule `exists`).
         */
        post: operations["addMessageSceneRelation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ms/messageSceneSubject/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the message subjects with their scenes
         * @description The scenes that the caller may subscribe to (by the current role, or as a supplier, who has none), grouped by subject, in the order of the page; subjects without any are left out.
         */
        get: operations["listMessageSceneSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Of the name is kept what is seen, in one line: no control characters, no overrides of the direction, no dots and spaces at its ends. The kind of the file is found in its content, and the ending of its name must agree: pdf, doc, docx, xls, xlsx, png, jpg (jpeg) and zip up to 50 MB; for AVATAR only pictures up to 2 MB, for PRODUCT and SCHOOL only pictures and for COMPANY only pictures and pdf up to 10 MB (rules `fileType` and `fileSize`, 413 above 50 MB). A picture has at most 8,000 pixels on each side and 32 million in all for AVATAR and SCHOOL, 16,000 and 64 million for PRODUCT, 30,000 and 150 million for all else (rule `pictureSize`, and `picture` for one that names no size). A file that no row uses within 24 hours is deleted, so a repeated upload does no harm. At most 200 an hour are taken from one user, 60 from one without a role (429), who uploads for AVATAR and COMPANY only (else code 4007); COMPANY is for suppliers (rule `choice`).
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file's description and a fresh address
         * @description For those who may read the file: who uploaded it, and whoever may read a row that uses it. For all others it does not exist (code 4004); without a role, only what one has uploaded oneself does.
         */
        get: operations["getFileInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description The address comes whole from `url` of a FileInfo; it is signed for one file and ten minutes, so that pictures and links work without a header. A success is the content itself, not an envelope: always as an attachment, with `X-Content-Type-Options: nosniff`, under the media type that was found at the upload. A wrong signature is refused (rule `mismatch`), and so is one whose end has come (rule `expired`); a file that has been deleted is code 4004.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/queryPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page through recommended products
         * @description Products of the platform and of the session's school; with data scope ALL those of every school. Callers without `content:product:update` see published ones only. The newest first, unless `sort` says otherwise.
         */
        get: operations["queryProductPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recommended product
         * @description Callers without `content:product:update` see published ones only (else code 4004).
         */
        get: operations["getProductDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a recommended product
         * @description Begins as a draft, of the school `companyId` or, without one, of the session's. Brand and model are unique together within the school (rule `unique`). Category and pictures must exist, suppliers be approved ones of the school (rule `exists`). Those of the platform are changed by its people (403).
         */
        post: operations["saveProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a recommended product
         * @description Changes what is sent. A published one is withdrawn first (code 4101); a withdrawn one becomes a draft again. Brand and model are unique together within the school (rule `unique`). Category and pictures must exist, suppliers be approved ones of the school (rule `exists`). Those of the platform are changed by its people (403). A stale `version` is refused (code 4090).
         */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish or withdraw a recommended product
         * @description Publishes a draft or a withdrawn one, or withdraws a published one; all else is refused (code 4101). To withdraw needs a `reason` (rule `required`). A stale `version` is refused (code 4090).
         */
        post: operations["publishProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a recommended product
         * @description A published one is withdrawn first (code 4101). Those of the platform are changed by its people (403).
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Opaque id.
         * @example 01957b1e-6c00-7a10-8000-000000000001
         */
        Id: string;
        /** @description Credentials. */
        LoginInput: {
            /** @description Account (用户名). */
            username: string;
            /** @description Password (密码). */
            password: string;
            captchaKey?: components["schemas"]["Id"];
            /** @description The characters of the captcha picture (验证码). */
            captchaCode?: string;
        };
        /** @description One refused field. */
        FieldError: {
            /** @description Name of the field, nested names joined by dots, e.g. `items.0.name`. */
            field: string;
            /** @description The broken rule: a JSON Schema keyword (`required`, `maxLength`, `pattern`, …) or a business rule (`unique`, `unknown`, `mismatch`, …). */
            rule: string;
            /** @description What the rule allows, e.g. `{"limit":30}`. */
            params: {
                [key: string]: string | number | boolean;
            };
            /** @description The rule in words, in the language asked for. */
            message: string;
        };
        /** @description Details of a failure. */
        FailureDetails: {
            /** @description The refused fields (code 4000). */
            errors?: components["schemas"]["FieldError"][];
            /** @description The next login attempt needs a captcha. */
            captchaRequired?: boolean;
            /** @description Seconds until the next attempt is admitted. */
            retryAfterSeconds?: number;
        };
        /** @description The envelope of a failure. */
        Failure: {
            /** @description Never 0. */
            code: number;
            /** @description What happened and what to do, in the language asked for. */
            msg: string;
            /** @description Details, where a failure has any. */
            data: components["schemas"]["FailureDetails"] | null;
        };
        /** @description The envelope of a success; `data` is described with the operation. */
        Success: {
            /**
             * @description Always 0.
             * @constant
             */
            code: 0;
            /** @description A short confirmation. */
            msg: string;
        };
        /** @description A role in brief. */
        RoleBrief: {
            id: components["schemas"]["Id"];
            /** @description Role code (角色编码). */
            roleCode: string;
            /** @description Role name (角色名称). */
            roleName: string;
        };
        /** @description A department in brief. */
        DeptBrief: {
            id: components["schemas"]["Id"];
            /** @description Department name (部门名称). */
            deptName: string;
            /**
             * @description 0 school root, 1 college or unit, 2 sub-unit (部门类型).
             * @enum {integer}
             */
            deptType: 0 | 1 | 2;
            /** @description Parent department; null at the root (上级). */
            parentId: string | null;
            /** @description The parent when deptType is 2, else the department itself (所属学院). */
            collegeId: string;
        };
        /** @description A role the user may act in, with the departments it is held for. */
        RoleDept: {
            roleId: components["schemas"]["Id"];
            /** @description Role code (角色编码). */
            roleCode: string;
            /** @description Role name (角色名称). */
            roleName: string;
            /** @description Departments (部门列表). */
            deptList: components["schemas"]["DeptBrief"][];
        };
        /**
         * @description School id; "0" marks rows of the whole platform.
         * @example 1001
         */
        CompanyId: string;
        /** @description The logged-in user. */
        UserInfo: {
            id: components["schemas"]["Id"];
            /** @description Name (姓名). */
            name: string;
            /** @description Address of the portrait, good for a day; null without one (头像). */
            avatar: string | null;
            /** @description Job title (职务). */
            job: string | null;
            /** @description Full name of the department (所在单位). */
            organization: string;
            /** @description Campus (校区). */
            location: string | null;
            /** @description E-mail address (邮箱). */
            email: string | null;
            /** @description Phone, masked: 138****0001 (手机号). */
            phone: string | null;
            /** @description About the user (个人简介). */
            introduction: string | null;
            /**
             * Format: date
             * @description Registered on (注册日期).
             */
            registrationDate: string;
            /** @description Login account or staff number (账号). */
            accountId: string;
            /**
             * @description 0 none, 1 certified (认证状态).
             * @enum {integer}
             */
            certification: 0 | 1;
            /** @description Code of the current role, e.g. admin; null before one is chosen (角色编码). */
            role: string | null;
            /** @description Current role (当前角色). */
            currentRole: components["schemas"]["RoleBrief"] | null;
            /** @description Current department (当前部门). */
            currentDept: components["schemas"]["DeptBrief"] | null;
            /** @description Roles and departments to choose from (可选角色部门). */
            roleDeptList: components["schemas"]["RoleDept"][];
            companyId: components["schemas"]["CompanyId"];
            /** @description School name (学校名称). */
            companyName: string;
            /** @description Short name of the school (学校简称). */
            companyShortName: string | null;
            /** @description Address of the emblem of the school, good for a day; null without one (校徽). */
            companyLogo: string | null;
            /** @description Opaque value, passed through (审核码). */
            examCode: string | null;
            /**
             * @description Kind of user (用户类型).
             * @enum {string}
             */
            userType: "STAFF" | "SUPPLIER" | "PLATFORM";
            /** @description Permission codes of the current role (权限标识). */
            permissions: string[];
            /**
             * Format: date-time
             * @description The login before the latest one (上次登录时间).
             */
            lastLoginTime: string | null;
            /** @description The session began with a password that somebody else has given: it must be changed before anything else (需改密). */
            needChangePassword: boolean;
        };
        /** @description A new session. */
        IssuedSession: {
            /** @description Opaque token. */
            access_token: string;
            /**
             * @description Always bearer.
             * @constant
             */
            token_type: "bearer";
            /** @description Seconds until the session ends at the latest. */
            expires_in: number;
            userinfo: components["schemas"]["UserInfo"];
            /** @description The password must be changed before anything else. */
            needChangePassword: boolean;
        };
        /** @description A captcha, good for one attempt. */
        Captcha: {
            captchaKey: components["schemas"]["Id"];
            /** @description The picture as a data address (data:image/svg+xml;base64,…). */
            image: string;
            /** @description Valid for so many seconds. */
            expireSeconds: number;
        };
        /** @description How long the session still lives, and which build of the web app is served, and where a logout may lead. */
        SessionStatus: {
            /** @description Seconds until the session ends if nothing is done in it (距空闲失效秒数). */
            idleSeconds: number;
            /** @description Seconds until it ends in any case (距最长有效期秒数). */
            lifetimeSeconds: number;
            /** @description Name of the entry script of the web app that this server serves; null where it serves none (网页版本). */
            webBuild: string | null;
            /** @description Origins of other sites that a page may go on to after logout (允许跳转的站点). */
            redirectOrigins: string[];
        };
        /** @description A login of the caller that still lives, on one device. A switch of role and department goes on with it. */
        LoginSession: {
            id: components["schemas"]["Id"];
            /** @description Browser, e.g. Chrome; null if it is none that is known (浏览器). */
            browser: string | null;
            /** @description Operating system, e.g. Windows; null if it is none that is known (操作系统). */
            system: string | null;
            /** @description Address that the login came from; null if that was not written down yet (登录IP). */
            address: string | null;
            /**
             * Format: date-time
             * @description Begun (登录时间).
             */
            loginTime: string;
            /**
             * Format: date-time
             * @description Last used, to the minute (最近活动时间).
             */
            lastActiveTime: string;
            /** @description Role that it acts in; null until one is chosen (角色). */
            roleName: string | null;
            /** @description Department that it acts for; null until one is chosen (部门). */
            deptName: string | null;
            /** @description Whether this call is made in it (是否当前登录). */
            current: boolean;
        };
        /** @description The role and department to act in. */
        RoleDeptChoice: {
            roleId: components["schemas"]["Id"];
            deptId: components["schemas"]["Id"];
            collegeId: components["schemas"]["Id"];
        };
        /** @description The session after a switch. The token used for the call has ended. */
        SwitchedSession: {
            /** @description Opaque token. */
            access_token: string;
            /**
             * @description Always bearer.
             * @constant
             */
            token_type: "bearer";
            /** @description Seconds until the session ends at the latest. */
            expires_in: number;
            currentRole: components["schemas"]["RoleBrief"];
            currentDept: components["schemas"]["DeptBrief"];
            /** @description Permission codes of the role (权限标识). */
            permissions: string[];
        };
        /**
         * @description Kind of menu entry (类型): DIR 目录, MENU 菜单, BUTTON 按钮, LINK 外链.
         * @enum {string}
         */
        MenuType: "DIR" | "MENU" | "BUTTON" | "LINK";
        /** @description An entry of the user's menu. */
        ServerMenuItem: {
            /** @description Unique name of the route (路由名). */
            routeName: string;
            /** @description Path in the web app, or an https address for LINK (路径). */
            path: string;
            /** @description Name (菜单名称). */
            menuName: string;
            /** @description English name (英文名称). */
            menuNameEn: string | null;
            /** @description Key of an icon (图标). */
            icon: string | null;
            /** @description Position among its siblings (排序). */
            sort: number;
            /** @description Reachable, but not shown in the menu (隐藏). */
            hideInMenu: boolean;
            menuType: components["schemas"]["MenuType"];
            /** @description Entries below (子菜单). */
            children: components["schemas"]["ServerMenuItem"][];
        };
        /** @description A login that another platform vouches for. */
        PlatformLoginInput: {
            /** @description One-time code that the platform has signed for the account, never the bare account name (账号凭证). */
            account: string;
            /** @description Code of the platform, e.g. mall (来源平台). */
            platform: string;
        };
        /** @description A ticket of the school's own portal. */
        JumpLoginTicket: {
            /** @description Signed ticket, good for one login within 60 seconds (票据). */
            ticket: string;
        };
        /**
         * @description Where to go (跳转类型): MALL 商城, FAQ 常见问题, VENDOR 供应商官网.
         * @enum {string}
         */
        MallRedirectType: "MALL" | "FAQ" | "VENDOR";
        /** @description How much waits for the caller, by kind. */
        TodoCounts: {
            /** @description Suppliers of the own school that wait for review, with data scope ALL of every one; null if the caller does not review (供应商审核). */
            supplier: number | null;
        };
        /**
         * @description What a message is sent for (消息场景): SUPPLIER_TODO 供应商待审核, SUPPLIER_RESULT 供应商审核结果, QUAL_EXPIRING 资质到期, AGREEMENT_EXPIRING 协议到期, EXPOSURE 失信公示, SYSTEM_NOTICE 系统公告, PASSWORD_RESET 密码重置, TASK_FAILED 任务失败.
         * @enum {string}
         */
        SceneCode: "SUPPLIER_TODO" | "SUPPLIER_RESULT" | "QUAL_EXPIRING" | "AGREEMENT_EXPIRING" | "EXPOSURE" | "SYSTEM_NOTICE" | "PASSWORD_RESET" | "TASK_FAILED";
        /**
         * @description What a message is about (业务类型): USER 用户, TASK 任务, SUPPLIER 供应商, EXPOSURE 失信公示, ARTICLE 文章.
         * @enum {string}
         */
        InboxBizType: "USER" | "TASK" | "SUPPLIER" | "EXPOSURE" | "ARTICLE";
        /** @description A message of the platform to the user. */
        InboxMessage: {
            id: components["schemas"]["Id"];
            /** @description Title, in the language that is asked for (标题). */
            title: string;
            /** @description Content, plain text (内容). */
            content: string;
            sceneCode: components["schemas"]["SceneCode"];
            /** @description Scene, in the language that is asked for (场景名称). */
            sceneName: string;
            /** @description What the message is about; null for none (业务类型). */
            bizType: components["schemas"]["InboxBizType"] | null;
            /** @description Id of the row the message is about (业务编号). */
            bizId: string | null;
            /** @description Read (已读). */
            read: boolean;
            /**
             * Format: date-time
             * @description Read at (阅读时间).
             */
            readTime: string | null;
            /**
             * Format: date-time
             * @description Sent at (发送时间).
             */
            createTime: string;
        };
        /**
         * @description Kind of task (任务类型): CLEANUP 过期数据清理, SYNC_CAS 同步统一认证, SYNC_EXPENDITURE 同步经费, WECHAT_PUSH 推送微信消息, QUALIFICATION_EXPIRE 资质与协议到期提醒, SEND_NOTICE 发送公告消息, FETCH_REGISTRY 查询工商信息, REPORT_EXPORT 报表导出.
         * @enum {string}
         */
        TaskType: "CLEANUP" | "SYNC_CAS" | "SYNC_EXPENDITURE" | "WECHAT_PUSH" | "QUALIFICATION_EXPIRE" | "SEND_NOTICE" | "FETCH_REGISTRY" | "REPORT_EXPORT";
        /**
         * @description Status of a task (任务状态): PENDING 待执行, RUNNING 执行中, SUCCESS 成功, FAILED 失败, RETRYING 重试中, STOPPED 已停止.
         * @enum {string}
         */
        TaskStatus: "PENDING" | "RUNNING" | "SUCCESS" | "FAILED" | "RETRYING" | "STOPPED";
        /** @description A task that the caller has asked for. */
        TaskBrief: {
            id: components["schemas"]["Id"];
            /** @description Number (任务编号). */
            taskCode: string;
            /** @description Name (任务名称). */
            taskName: string;
            taskType: components["schemas"]["TaskType"];
            status: components["schemas"]["TaskStatus"];
            /** @description Steps done (已完成数). */
            doneCount: number;
            /** @description Steps in all; null as long as it is not known (总数). */
            totalCount: number | null;
            /**
             * Format: date-time
             * @description Planned for; after a failure, the next attempt (计划执行).
             */
            executeTime: string;
            /**
             * Format: date-time
             * @description Asked for at (发起时间).
             */
            createTime: string;
        };
        /**
         * @description Channel (栏目): NEWS 新闻资讯, SYSTEM_ANNOUNCEMENT 系统公告, FAQ 帮助中心, GUIDELINE 办事指南, LIGHTHOUSE 采购灯塔.
         * @enum {string}
         */
        ArticleChannel: "NEWS" | "SYSTEM_ANNOUNCEMENT" | "FAQ" | "GUIDELINE" | "LIGHTHOUSE";
        /** @description A published article, as a home page shows it. */
        ArticleBrief: {
            id: components["schemas"]["Id"];
            channel: components["schemas"]["ArticleChannel"];
            /** @description Title (标题). */
            title: string;
            /** @description Entry of the dictionary of the channel (分类). */
            categoryCode: string | null;
            /** @description Summary (摘要). */
            summary: string | null;
            /** @description Pinned (置顶). */
            top: boolean;
            /** @description Pops up once for each user; system announcements only (弹窗提醒). */
            popup: boolean;
            /**
             * Format: date-time
             * @description Published at (发布时间).
             */
            publishTime: string;
            /** @description The caller has opened it (已读). */
            viewed: boolean;
            companyId: components["schemas"]["CompanyId"];
        };
        /** @description A page of the caller's menu. */
        Shortcut: {
            /** @description Unique name of the route (路由名). */
            routeName: string;
            /** @description Path in the web app, or an https address for a link (路径). */
            path: string;
            /** @description Name (菜单名称). */
            menuName: string;
            /** @description English name (英文名称). */
            menuNameEn: string | null;
            /** @description Key of an icon (图标). */
            icon: string | null;
        };
        /** @description What the home page shows at once. */
        HomeOverview: {
            todoCounts: components["schemas"]["TodoCounts"];
            /** @description Own unread messages (未读消息数). */
            unreadMessageCount: number;
            /** @description The newest of them (未读消息). */
            unreadMessages: components["schemas"]["InboxMessage"][];
            /** @description The latest tasks that the caller has asked for (我的任务). */
            ownTasks: components["schemas"]["TaskBrief"][];
            /** @description System announcements, pinned ones first, then the newest (系统公告). */
            systemAnnouncements: components["schemas"]["ArticleBrief"][];
            /** @description News, in the same order (新闻资讯). */
            news: components["schemas"]["ArticleBrief"][];
            /** @description Model cases, in the same order (采购灯塔). */
            lighthouse: components["schemas"]["ArticleBrief"][];
            /** @description The first pages of the caller's menu, without the home page (快捷入口). */
            shortcuts: components["schemas"]["Shortcut"][];
        };
        /** @description A page of the product, as an entry card. */
        ServiceCard: {
            id: components["schemas"]["Id"];
            /** @description Name of the page, in the language asked for (标题). */
            title: string;
            /** @description What it is for, in the language asked for (说明). */
            description: string | null;
            /** @description Key of an icon (图标). */
            icon: string | null;
            /** @description It is in the caller's menu; not if it is switched off for the school (已开通). */
            enabled: boolean;
            /** @description Path in the web app, or an https address for a link (路由). */
            routePath: string;
        };
        /**
         * @description Status of a user (用户状态): ENABLED 启用, DISABLED 停用, LOCKED 锁定.
         * @enum {string}
         */
        UserStatus: "ENABLED" | "DISABLED" | "LOCKED";
        /** @description Users in one status. */
        UserStatusCount: {
            status: components["schemas"]["UserStatus"];
            /** @description Users (用户数). */
            count: number;
        };
        /**
         * @description Status of a supplier (供应商状态): REGISTERED 待完善, PENDING 待审核, APPROVED 已通过, REJECTED 已驳回, FROZEN 已冻结, BLACKLISTED 失信禁入, CANCELLED 已注销.
         * @enum {string}
         */
        SupplierStatus: "REGISTERED" | "PENDING" | "APPROVED" | "REJECTED" | "FROZEN" | "BLACKLISTED" | "CANCELLED";
        /** @description Suppliers in one status. */
        SupplierStatusCount: {
            status: components["schemas"]["SupplierStatus"];
            /** @description Suppliers (供应商数). */
            count: number;
        };
        /** @description Sums over all cards that match, not only those of the page. */
        ExpenditureSum: {
            /** @description Total, in yuan (总额度). */
            totalAmount: string;
            /** @description Frozen, in yuan (冻结金额). */
            frozenAmount: string;
            /** @description What is left, in yuan (可用余额). */
            availableAmount: string;
        };
        /** @description Budget cards and what is on them. */
        FundsOverview: components["schemas"]["ExpenditureSum"] & {
            /** @description Cards (经费卡数). */
            cardCount: number;
        };
        /** @description Tasks in one state. */
        TaskStatusCount: {
            status: components["schemas"]["TaskStatus"];
            /** @description Tasks (任务数). */
            count: number;
        };
        /** @description Figures within the caller's data scope. A part that the current role may not see is null. */
        Workplace: {
            todoCounts: components["schemas"]["TodoCounts"];
            /** @description Own unread messages (未读消息数). */
            unreadMessageCount: number;
            /** @description System announcements, pinned ones first, then the newest (系统公告). */
            systemAnnouncements: components["schemas"]["ArticleBrief"][];
            /** @description The first pages of the caller's menu, without the home page (快捷入口). */
            shortcuts: components["schemas"]["Shortcut"][];
            /** @description Users by status, without suppliers (用户统计). */
            users: components["schemas"]["UserStatusCount"][] | null;
            /** @description Suppliers by status (供应商统计). */
            suppliers: components["schemas"]["SupplierStatusCount"][] | null;
            /** @description Budget cards that queryExpenditurePage would show (经费统计). */
            funds: components["schemas"]["FundsOverview"] | null;
            /** @description Tasks that are open or were planned for the last 24 hours, by state (任务统计). */
            tasks: components["schemas"]["TaskStatusCount"][] | null;
        };
        /** @description What became of some requests. */
        RequestFigures: {
            /** @description Requests (请求数). */
            count: number;
            /** @description Refused for a reason, such as a wrong value or a missing permission (拒绝数). */
            refusedCount: number;
            /** @description Ended with a fault of the server, status 500 and above (故障数). */
            faultCount: number;
            /** @description Share of faults; 0.0000 without requests (错误率). */
            errorRate: string;
            /** @description Half of the requests took no longer, in milliseconds, within a fifth; null without requests (中位耗时). */
            p50Ms: string | null;
            /** @description 95 of 100 requests took no longer, in milliseconds, within a fifth; null without requests (P95 耗时). */
            p95Ms: string | null;
        };
        /** @description The requests of a minute. */
        MinuteFigures: components["schemas"]["RequestFigures"] & {
            /**
             * Format: date-time
             * @description Beginning of the minute (时间).
             */
            time: string;
        };
        /** @description The requests to an operation. */
        OperationFigures: components["schemas"]["RequestFigures"] & {
            /** @description Operation, e.g. saveRole (接口). */
            operationId: string;
            /** @description Summary of the operation, in the language asked for (操作). */
            action: string;
            /** @description Method and path, e.g. POST /sys/role/saveRole (请求). */
            path: string;
        };
        /** @description A request that ended with a fault of the server. Its line in the server log has the same request id. */
        ServerFault: {
            /**
             * Format: date-time
             * @description Time (时间).
             */
            time: string;
            /** @description Operation, e.g. saveRole (接口). */
            operationId: string;
            /** @description The `X-Request-Id` of the answer (请求编号). */
            requestId: string;
        };
        /** @description A write, or a refused one, as it was recorded. Rows never change. */
        OperationLog: {
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Time (时间).
             */
            time: string;
            /** @description User; null if nobody was logged in (操作人). */
            userId: string | null;
            /** @description Name of the user then (操作人姓名). */
            userName: string | null;
            /** @description Role acted in (角色). */
            roleName: string | null;
            /** @description Department acted for (部门). */
            deptName: string | null;
            /** @description Tag of the operation, e.g. roles (模块). */
            module: string;
            /** @description Operation, e.g. saveRole (接口). */
            operationId: string;
            /** @description Summary of the operation, in the language asked for (操作). */
            action: string;
            /** @description Method and path, e.g. POST /sys/role/saveRole (请求). */
            method: string;
            /** @description Address of the caller (IP). */
            ip: string;
            /** @description Milliseconds until the row was written (耗时). */
            costMs: number;
            /** @description Whether it was done (结果). */
            success: boolean;
            /** @description 0, or the code of the refusal (结果码). */
            code: number;
            /** @description The refusal in words, in the language asked for (错误). */
            errorMsg: string | null;
            /** @description The `X-Request-Id` of the answer (请求编号). */
            requestId: string;
            companyId: components["schemas"]["CompanyId"];
            /** @description School (学校名称). */
            companyName: string;
        };
        /** @description How much later than asked the event loop came to its timers, in the last full minute, in milliseconds. */
        EventLoopDelay: {
            /** @description Half of them came no later (中位). */
            p50Ms: string;
            /** @description 99 of 100 came no later (P99). */
            p99Ms: string;
            /** @description The latest (最大). */
            maxMs: string;
        };
        /** @description The server process that answers. */
        ServerProcess: {
            /**
             * Format: date-time
             * @description Started at (启动时间).
             */
            startTime: string;
            /** @description Seconds since then (运行时长). */
            uptimeSeconds: number;
            /** @description Version of Node, e.g. v24.21.0 (Node 版本). */
            nodeVersion: string;
            /** @description Memory that the system has given it (常驻内存). */
            rssBytes: number;
            /** @description Memory in use for JavaScript (已用堆内存). */
            heapUsedBytes: number;
            /** @description Memory held for JavaScript (堆内存). */
            heapTotalBytes: number;
            /** @description Null before it is measured (事件循环延迟). */
            eventLoopDelay: components["schemas"]["EventLoopDelay"] | null;
        };
        /** @description The database; what it cannot tell is null. */
        DatabaseFigures: {
            /**
             * @description EMBEDDED 内嵌数据库, POSTGRESQL PostgreSQL 服务器 (类型).
             * @enum {string}
             */
            kind: "EMBEDDED" | "POSTGRESQL";
            /** @description Version of PostgreSQL (版本). */
            version: string;
            /** @description Size on disk (大小). */
            sizeBytes: number | null;
            /** @description Connections to this database, of all servers; null for the embedded one, which has none (连接数). */
            connections: number | null;
            /** @description Connections that the database server admits in all; null for the embedded one (最大连接数). */
            maxConnections: number | null;
        };
        /** @description Figures of the server process that answers, and of the database that it shares with the others. */
        MonitorStats: {
            /**
             * Format: date-time
             * @description Time of these figures (统计时间).
             */
            time: string;
            /** @description Users with a live session, which ends after 30 idle minutes (在线用户). */
            onlineUsers: number;
            /** @description Live sessions (在线会话). */
            liveSessions: number;
            /** @description Tasks that are open or were planned for the last 24 hours, by state (任务统计). */
            taskStats: components["schemas"]["TaskStatusCount"][];
            /** @description Requests to this process in the last hour, all operations together (请求统计). */
            requests: components["schemas"]["RequestFigures"];
            /** @description The same by minute, the oldest first; minutes without requests are left out (每分钟统计). */
            minutes: components["schemas"]["MinuteFigures"][];
            /** @description The same by operation, the most called first (接口统计). */
            apiStats: components["schemas"]["OperationFigures"][];
            /** @description The latest faults of this process since it started (最近故障). */
            recentFaults: components["schemas"]["ServerFault"][];
            /** @description The latest refused writes and logins of the operation log (最近错误). */
            recentErrors: components["schemas"]["OperationLog"][];
            process: components["schemas"]["ServerProcess"];
            database: components["schemas"]["DatabaseFigures"];
        };
        /**
         * @description Status (状态): ENABLED 启用, DISABLED 停用.
         * @enum {string}
         */
        Status: "ENABLED" | "DISABLED";
        /** @description What every page of rows carries beside its records. */
        Page: {
            /** @description Rows that match. */
            total: number;
            /** @description This page. */
            current: number;
            /** @description Rows a page. */
            size: number;
        };
        /** @description What every row that people change carries. */
        Tracked: {
            /** @description Optimistic lock (版本). */
            version: number;
            /**
             * Format: date-time
             * @description Created at (创建时间).
             */
            createTime: string;
            /** @description Created by (创建人). */
            createByName: string | null;
            /**
             * Format: date-time
             * @description Changed at (修改时间).
             */
            updateTime: string;
            /** @description Changed by (修改人). */
            updateByName: string | null;
        };
        /**
         * @description Which rows a role reaches (数据范围): SELF 仅本人, DEPT 本部门, COLLEGE 本学院, SCHOOL 全校, ALL 全平台.
         * @enum {string}
         */
        DataScope: "SELF" | "DEPT" | "COLLEGE" | "SCHOOL" | "ALL";
        /** @description A role. */
        Role: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Role name, unique within the school (角色名称). */
            roleName: string;
            /** @description Role code, unique within the school (角色编码). */
            roleCode: string;
            dataScope: components["schemas"]["DataScope"];
            status: components["schemas"]["Status"];
            /** @description Built-in roles keep their code and cannot be deleted (内置). */
            builtIn: boolean;
            /** @description Users that hold the role (用户数). */
            userCount: number;
            /** @description Remark (备注). */
            remark: string;
            companyId: components["schemas"]["CompanyId"];
            /** @description School the role belongs to (所属学校). */
            companyName: string;
            /** @description What the caller may do with this role now. */
            allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "COPY" | "DELETE")[];
        };
        /** @description One page of roles. */
        RolePage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["Role"][];
        };
        /** @description A role to create. */
        RoleInput: {
            /** @description Role name, unique within the school (角色名称). */
            roleName: string;
            /** @description Role code, unique within the school: 2 to 32 lower-case letters and underscores (角色编码). */
            roleCode: string;
            dataScope: components["schemas"]["DataScope"];
            status?: components["schemas"]["Status"];
            /** @description Menus and buttons to grant (菜单权限). */
            menuIds: components["schemas"]["Id"][];
            /** @description Remark (备注). */
            remark?: string;
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description The id of the new row. */
        CreatedRow: {
            id: components["schemas"]["Id"];
        };
        /** @description Changes of a role; what is left out stays as it is. */
        RoleChanges: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /** @description Role name, unique within the school (角色名称). */
            roleName?: string;
            /** @description Role code, unique within the school; fixed for built-in roles (角色编码). */
            roleCode?: string;
            dataScope?: components["schemas"]["DataScope"];
            status?: components["schemas"]["Status"];
            /** @description Menus and buttons to grant (菜单权限). */
            menuIds?: components["schemas"]["Id"][];
            /** @description Remark (备注). */
            remark?: string;
        };
        /** @description A role with the menus it grants. */
        RoleDetail: components["schemas"]["Role"] & {
            /** @description Granted menus and buttons (菜单权限). */
            menuIds: components["schemas"]["Id"][];
        };
        /** @description Which menu tree to read. */
        MenuTreeQuery: {
            /** @description System, e.g. bidding (系统编码). */
            sysCode: string;
        };
        /** @description A menu entry or button. */
        Menu: {
            id: components["schemas"]["Id"];
            /** @description Entry above (上级菜单). */
            parentId: string | null;
            /** @description Name (菜单名称). */
            menuName: string;
            /** @description English name (英文名称). */
            menuNameEn: string | null;
            menuType: components["schemas"]["MenuType"];
            /** @description Unique name of the route (路由名). */
            routeName: string | null;
            /** @description Path or https address (路径). */
            path: string | null;
            /** @description Key of an icon (图标). */
            icon: string | null;
            /** @description Permission code that the entry grants (权限标识). */
            permission: string | null;
            /** @description What the service card of a page says (说明). */
            description: string | null;
            /** @description The same in English (英文说明). */
            descriptionEn: string | null;
            /** @description Position among its siblings (排序). */
            sort: number;
            /** @description Reachable, but not shown in the menu (隐藏). */
            hideInMenu: boolean;
            /** @description System the menu belongs to (系统编码). */
            sysCode: string;
            status: components["schemas"]["Status"];
            /** @description Optimistic lock (版本). */
            version: number;
            /** @description What the caller may do with this entry now. */
            allowedActions: ("ADD_CHILD" | "EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
            /** @description Entries below (子项). */
            children: components["schemas"]["Menu"][];
        };
        /** @description A menu entry or button to create. */
        MenuInput: {
            /** @description Entry above; none at the top (上级菜单). */
            parentId?: string | null;
            /** @description Name (菜单名称). */
            menuName: string;
            /** @description English name (英文名称). */
            menuNameEn?: string | null;
            menuType: components["schemas"]["MenuType"];
            /** @description Name of the route, unique within the system; required unless a button (路由名). */
            routeName?: string | null;
            /** @description Path in the web app, or an https address for LINK; required unless a button (路径). */
            path?: string | null;
            /** @description Key of an icon (图标). */
            icon?: string | null;
            /** @description Permission code that the entry grants, one of listPermissionCodes; required for a button (权限标识). */
            permission?: string | null;
            /** @description What the service card of a page says (说明). */
            description?: string | null;
            /** @description The same in English (英文说明). */
            descriptionEn?: string | null;
            /** @description Position among its siblings, 0 if left out (排序). */
            sort?: number;
            /** @description Reachable, but not shown in the menu (隐藏). */
            hideInMenu?: boolean;
            /** @description System the menu belongs to, e.g. bidding (系统编码). */
            sysCode: string;
            status?: components["schemas"]["Status"];
        };
        /** @description Changes of a menu entry or button; what is left out stays as it is. Kind and system are fixed. */
        MenuChanges: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /** @description Entry above; null at the top (上级菜单). */
            parentId?: string | null;
            /** @description Name (菜单名称). */
            menuName?: string;
            /** @description English name (英文名称). */
            menuNameEn?: string | null;
            /** @description Name of the route, unique within the system (路由名). */
            routeName?: string | null;
            /** @description Path in the web app, or an https address for LINK (路径). */
            path?: string | null;
            /** @description Key of an icon (图标). */
            icon?: string | null;
            /** @description Permission code that the entry grants, one of listPermissionCodes (权限标识). */
            permission?: string | null;
            /** @description What the service card of a page says (说明). */
            description?: string | null;
            /** @description The same in English (英文说明). */
            descriptionEn?: string | null;
            /** @description Position among its siblings (排序). */
            sort?: number;
            /** @description Reachable, but not shown in the menu (隐藏). */
            hideInMenu?: boolean;
            status?: components["schemas"]["Status"];
        };
        /** @description A permission code that a menu entry or button may grant. */
        PermissionCode: {
            /** @description Permission code (权限标识). */
            permission: string;
            /** @description What the code allows: the summaries of its operations, in the language asked for (可用操作). */
            operations: string[];
        };
        /** @description A menu entry for one school, switched on or off. */
        MenuDisable: {
            id: components["schemas"]["Id"];
            menuId: components["schemas"]["Id"];
            /** @description Name (菜单名称). */
            menuName: string;
            /** @description English name (英文名称). */
            menuNameEn: string | null;
            menuType: components["schemas"]["MenuType"];
            /** @description Name of the entry above (上级菜单). */
            parentName: string | null;
            /** @description English name of the entry above (上级菜单英文名称). */
            parentNameEn: string | null;
            /** @description Path or https address (路径). */
            path: string | null;
            companyId: components["schemas"]["CompanyId"];
            /** @description School name (学校名称). */
            schoolName: string;
            /** @description Switched on for the school (是否启用). */
            enabled: boolean;
            /** @description Switched off by the platform; the school cannot switch it on (平台停用). */
            byPlatform: boolean;
            /** @description Why it is switched off (原因). */
            reason: string | null;
            /**
             * Format: date-time
             * @description Switched at; null if never (修改时间).
             */
            updateTime: string | null;
            /** @description Switched by (修改人). */
            updateByName: string | null;
            /** @description What the caller may do with this switch now. */
            allowedActions: ("ENABLE" | "DISABLE")[];
        };
        /** @description One page of menu switches. */
        MenuDisablePage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["MenuDisable"][];
        };
        /** @description A menu entry to switch on or off for one school. */
        MenuSwitch: {
            menuId: components["schemas"]["Id"];
            companyId: components["schemas"]["CompanyId"];
            /** @description Switch it on (是否启用). */
            enabled: boolean;
            /** @description Why it is switched off (原因). */
            reason?: string;
        };
        /** @description A department. */
        Dept: {
            id: components["schemas"]["Id"];
            /** @description Name (部门名称). */
            deptName: string;
            /** @description Code (部门编码). */
            deptCode: string;
            /**
             * @description 0 school root, 1 college or unit, 2 sub-unit (部门类型).
             * @enum {integer}
             */
            deptType: 0 | 1 | 2;
            /** @description Department above (上级部门). */
            parentId: string | null;
            /** @description User id of the head (负责人). */
            leaderId: string | null;
            /** @description Name of the head (负责人姓名). */
            leaderName: string | null;
            /** @description Phone (联系电话). */
            phone: string | null;
            /** @description Campus (校区). */
            campus: string | null;
            /** @description Position among its siblings (排序). */
            sort: number;
            status: components["schemas"]["Status"];
            companyId: components["schemas"]["CompanyId"];
            /** @description Optimistic lock (版本). */
            version: number;
            /** @description What the caller may do with this department now. */
            allowedActions: ("ADD_CHILD" | "EDIT" | "DELETE")[];
            /** @description Departments below (下级). */
            children: components["schemas"]["Dept"][];
        };
        /** @description Changes of a department; what is left out stays as it is. The kind is fixed. */
        DeptChanges: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /** @description Name, unique below the department above (部门名称). */
            deptName?: string;
            /** @description Code, unique within the school (部门编码). */
            deptCode?: string;
            parentId?: components["schemas"]["Id"];
            /** @description User of the school who heads it (负责人). */
            leaderId?: string | null;
            /** @description Phone (联系电话). */
            phone?: string | null;
            /** @description Campus, a value of the dictionary `campus` (校区). */
            campus?: string | null;
            /** @description Position among its siblings (排序). */
            sort?: number;
            status?: components["schemas"]["Status"];
        };
        /** @description A department to create. The school is that of the department above. */
        DeptInput: {
            /** @description Name, unique below the department above (部门名称). */
            deptName: string;
            /** @description Code, unique within the school: 1 to 20 letters, digits, hyphens and underscores (部门编码). */
            deptCode: string;
            /**
             * @description 1 college or unit below the school root, 2 sub-unit below a college or unit (部门类型).
             * @enum {integer}
             */
            deptType: 1 | 2;
            parentId: components["schemas"]["Id"];
            /** @description User of the school who heads it (负责人). */
            leaderId?: string | null;
            /** @description Phone (联系电话). */
            phone?: string | null;
            /** @description Campus, a value of the dictionary `campus` (校区). */
            campus?: string | null;
            /** @description Position among its siblings, 0 if left out (排序). */
            sort?: number;
            status?: components["schemas"]["Status"];
        };
        /** @description Key of a dictionary type, e.g. campus (字典类型). */
        DictTypeKey: string;
        /**
         * @description Colour of the tag in lists (标签颜色).
         * @enum {string}
         */
        TagColor: "dark" | "gray" | "red" | "pink" | "grape" | "violet" | "indigo" | "blue" | "cyan" | "teal" | "green" | "lime" | "yellow" | "orange";
        /** @description A dictionary entry as forms and tags use it. */
        DictOption: {
            id: components["schemas"]["Id"];
            dictType: components["schemas"]["DictTypeKey"];
            /** @description Label (标签). */
            dictLabel: string;
            /** @description English label (英文标签). */
            dictLabelEn: string | null;
            /** @description Value that rows store (键值). */
            dictValue: string;
            /** @description Colour of the tag in lists (标签颜色). */
            tagColor: components["schemas"]["TagColor"] | null;
            /** @description Position within the type (排序). */
            sort: number;
            /** @description Chosen in an empty form (默认). */
            isDefault: boolean;
        };
        /** @description A dictionary type. */
        DictType: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Name (字典名称). */
            dictName: string;
            dictType: components["schemas"]["DictTypeKey"];
            status: components["schemas"]["Status"];
            /** @description The product itself reads it, so it cannot be deleted or disabled (内置). */
            builtIn: boolean;
            /** @description Remark (备注). */
            remark: string;
            /** @description Entries that the caller sees (数据条数). */
            entryCount: number;
            /** @description What the caller may do with this type now; the enumerations of the product take no entries. */
            allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE" | "ADD_ENTRY")[];
        };
        /** @description One page of dictionary types. */
        DictTypePage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["DictType"][];
        };
        /** @description A dictionary type to create. */
        DictTypeInput: {
            /** @description Name (字典名称). */
            dictName: string;
            dictType: components["schemas"]["DictTypeKey"];
            status?: components["schemas"]["Status"];
            /** @description Remark (备注). */
            remark?: string;
        };
        /** @description Changes of a dictionary type; what is left out stays as it is. The key is fixed, because entries and forms refer to it. */
        DictTypeChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Name (字典名称). */
            dictName?: string;
            status?: components["schemas"]["Status"];
            /** @description Remark (备注). */
            remark?: string;
        };
        /** @description A dictionary entry. */
        DictData: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            dictType: components["schemas"]["DictTypeKey"];
            /** @description Label (标签). */
            dictLabel: string;
            /** @description English label (英文标签). */
            dictLabelEn: string | null;
            /** @description Value that rows store, unique within the type (键值). */
            dictValue: string;
            /** @description Colour of the tag in lists (标签颜色). */
            tagColor: components["schemas"]["TagColor"] | null;
            /** @description Position within the type (排序). */
            sort: number;
            /** @description Chosen in an empty form; at most one of a type and school (默认). */
            isDefault: boolean;
            status: components["schemas"]["Status"];
            /** @description The product itself reads the value, so the entry cannot be deleted or disabled (内置). */
            builtIn: boolean;
            companyId: components["schemas"]["CompanyId"];
            /** @description School the entry belongs to; 平台 for all schools (所属学校). */
            companyName: string;
            /** @description What the caller may do with this entry now. */
            allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
        };
        /** @description One page of dictionary entries. */
        DictDataPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["DictData"][];
        };
        /** @description A dictionary entry to create. */
        DictDataInput: {
            dictType: components["schemas"]["DictTypeKey"];
            /** @description Label (标签). */
            dictLabel: string;
            /** @description English label (英文标签). */
            dictLabelEn?: string | null;
            /** @description Value that rows store, unique within the type (键值). */
            dictValue: string;
            /** @description Colour of the tag in lists (标签颜色). */
            tagColor?: components["schemas"]["TagColor"] | null;
            /** @description Position within the type, 0 if left out (排序). */
            sort?: number;
            /** @description Chosen in an empty form; another one loses the mark (默认). */
            isDefault?: boolean;
            status?: components["schemas"]["Status"];
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Changes of a dictionary entry; what is left out stays as it is. Type, value and school are fixed, because rows store the value. */
        DictDataChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Label (标签). */
            dictLabel?: string;
            /** @description English label (英文标签). */
            dictLabelEn?: string | null;
            /** @description Colour of the tag in lists (标签颜色). */
            tagColor?: components["schemas"]["TagColor"] | null;
            /** @description Position within the type (排序). */
            sort?: number;
            /** @description Chosen in an empty form; another one loses the mark (默认). */
            isDefault?: boolean;
            status?: components["schemas"]["Status"];
        };
        /** @description A task that the server carries out by itself. */
        Task: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Number (任务编号). */
            taskCode: string;
            /** @description Name (任务名称). */
            taskName: string;
            taskType: components["schemas"]["TaskType"];
            /** @description Id of the row the task is about, where it is about one (业务编号). */
            bizId: string | null;
            /** @description Name of that row (业务名称). */
            bizName: string | null;
            /**
             * Format: date-time
             * @description Planned for; after a failure, the next attempt (计划执行).
             */
            executeTime: string;
            /**
             * Format: date-time
             * @description Start of the last attempt (开始).
             */
            startTime: string | null;
            /**
             * Format: date-time
             * @description End of the last attempt (结束).
             */
            endTime: string | null;
            /**
             * Format: date-time
             * @description Last sign of life of the worker; a task without one for a minute is taken over (心跳).
             */
            heartbeatTime: string | null;
            /** @description Steps done (已完成数). */
            doneCount: number;
            /** @description Steps in all; null as long as it is not known (总数). */
            totalCount: number | null;
            /** @description What a success did, in the language asked for (执行结果). */
            result: string | null;
            /** @description Why the last attempt failed, in the language asked for (失败原因). */
            errorMessage: string | null;
            /** @description Attempts after the first (重试次数). */
            retryTimes: number;
            /** @description Attempts that are made without being asked, 1, 5 and 15 minutes after a failure (最大重试). */
            maxRetry: number;
            status: components["schemas"]["TaskStatus"];
            /** @description Asked to stop; a running task does so at its next checkpoint (停止中). */
            stopRequested: boolean;
            companyId: components["schemas"]["CompanyId"];
            /** @description School the task belongs to (所属学校). */
            companyName: string;
            /** @description What the caller may do with this task now. */
            allowedActions: ("RETRY" | "STOP")[];
        };
        /** @description One page of tasks. */
        TaskPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["Task"][];
        };
        /** @description A task to carry out. */
        TaskInput: {
            /** @description Name (任务名称). */
            taskName: string;
            taskType: components["schemas"]["TaskType"];
            /**
             * Format: date-time
             * @description Not before; a past time means at once (计划执行).
             */
            executeTime: string;
            companyId?: components["schemas"]["CompanyId"];
        };
        /**
         * @description Media type (类型): pdf, doc, docx, xls, xlsx, png, jpg or zip, as found in an uploaded content itself; csv of exports only.
         * @enum {string}
         */
        FileContentType: "application/pdf" | "application/msword" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.ms-excel" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "image/png" | "image/jpeg" | "application/zip" | "text/csv";
        /**
         * @description What a file is for (用途): AVATAR 头像, ARTICLE 文章, PRODUCT 产品, DOCUMENT 下载中心, EXPOSURE 失信曝光, COMPANY 供应商资料, SCHOOL 学校资料, PARAMETER 特色参数, EXPORT 导出的列表.
         * @enum {string}
         */
        FileBizType: "AVATAR" | "ARTICLE" | "PRODUCT" | "DOCUMENT" | "EXPOSURE" | "COMPANY" | "SCHOOL" | "PARAMETER" | "EXPORT";
        /** @description A stored file. Its content never changes. */
        FileInfo: {
            id: components["schemas"]["Id"];
            /** @description Name, as uploaded (文件名). */
            fileName: string;
            /** @description Size in bytes, at most 50 MB (大小). */
            fileSize: number;
            contentType: components["schemas"]["FileContentType"];
            /** @description SHA-256 of the content (哈希). */
            sha256: string;
            bizType: components["schemas"]["FileBizType"];
            /** @description Where the content is read, for a browser too: no session is needed, the address is signed and ends at `urlExpireTime` (地址). */
            url: string;
            /**
             * Format: date-time
             * @description `url` ends then, ten minutes after this answer (地址有效期).
             */
            urlExpireTime: string;
            /**
             * Format: date-time
             * @description Uploaded at (上传时间).
             */
            createTime: string;
            /** @description Uploaded by (上传人). */
            createByName: string | null;
        };
        /** @description A line of the log of a task. */
        TaskLogLine: {
            /**
             * Format: date-time
             * @description Time (时间).
             */
            time: string;
            /**
             * @description Level (级别): INFO 信息, WARN 警告, ERROR 错误.
             * @enum {string}
             */
            level: "INFO" | "WARN" | "ERROR";
            /** @description What happened, in the language asked for (内容). */
            message: string;
        };
        /** @description A task with its parameters and its log. */
        TaskDetail: components["schemas"]["Task"] & {
            /** @description What it was created with, as JSON text, e.g. the report and its filters; null if nothing (参数). */
            payload: string | null;
            /** @description What it has made, for whoever asked for it; null for others, where nothing was made, and a day later (文件). */
            file: components["schemas"]["FileInfo"] | null;
            /** @description The last 200 lines of the log, the newest first (日志). */
            log: components["schemas"]["TaskLogLine"][];
        };
        /** @description A kind of task. */
        TaskTypeInfo: {
            taskType: components["schemas"]["TaskType"];
            /** @description Name, in the language asked for (类型名称). */
            typeName: string;
            /** @description What the task does, in the language asked for (说明). */
            description: string;
            /** @description When the server makes one by itself, as a cron expression in the time of Shanghai; null if it never does (周期). */
            schedule: string | null;
            /** @description Attempts after a failure (最大重试). */
            maxRetry: number;
            /** @description The caller may create one (可新增). */
            creatable: boolean;
        };
        /** @description Key of a character parameter, e.g. ifOpenEntry (参数键). */
        CharacterKey: string;
        /** @description Value by key: the school's value, else the default. Keys without either are absent. `Y` switches a feature on. */
        CharacterValues: {
            [key: string]: string;
        };
        /**
         * @description Kind of value (值类型): SWITCH 开关 (Y or N), TEXT 文本, NUMBER 数字 (decimal), URL 地址 (an https address, Y for what comes with the product, or empty), JSON.
         * @enum {string}
         */
        CharacterValueType: "SWITCH" | "TEXT" | "NUMBER" | "URL" | "JSON";
        /** @description A character parameter with the default of the platform. */
        CharacterParameter: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            paramKey: components["schemas"]["CharacterKey"];
            /** @description Name (参数名称). */
            paramName: string;
            /** @description Default of the platform (参数值). */
            paramValue: string;
            valueType: components["schemas"]["CharacterValueType"];
            /** @description What the parameter does (说明). */
            description: string;
            /** @description Screens and steps it changes (影响范围). */
            effectScope: string;
            status: components["schemas"]["Status"];
            /** @description The product itself reads it, so it cannot be deleted (内置). */
            builtIn: boolean;
            /** @description Schools with a value of their own (学校数). */
            schoolCount: number;
            /** @description What the caller may do with this parameter now. */
            allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
        };
        /** @description One page of character parameters. */
        CharacterParameterPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["CharacterParameter"][];
        };
        /** @description The value of a character parameter for one school, its own or the default. */
        CharacterSchoolValue: {
            id: components["schemas"]["Id"];
            paramKey: components["schemas"]["CharacterKey"];
            /** @description Name (参数名称). */
            paramName: string;
            /** @description The value in force: the school's own, else the default (参数值). */
            paramValue: string;
            valueType: components["schemas"]["CharacterValueType"];
            /** @description Default of the platform (默认值). */
            defaultValue: string;
            /** @description The school has a value of its own, and `id` and `version` are those of it; otherwise those of the default (自有值). */
            isOwn: boolean;
            companyId: components["schemas"]["CompanyId"];
            /** @description School name (学校名称). */
            schoolName: string;
            /** @description What the parameter does (说明). */
            description: string;
            /** @description Screens and steps it changes (影响范围). */
            effectScope: string;
            /** @description Optimistic lock (版本). */
            version: number;
            /**
             * Format: date-time
             * @description Changed at (修改时间).
             */
            updateTime: string;
            /** @description Changed by (修改人). */
            updateByName: string | null;
            /** @description What the caller may do now: CREATE a value of the school, EDIT it, RESET it to the default. */
            allowedActions: ("CREATE" | "EDIT" | "RESET")[];
        };
        /** @description One page of values of character parameters. */
        CharacterSchoolValuePage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["CharacterSchoolValue"][];
        };
        /** @description A character parameter with its default to create, or the value of a school for one that exists. */
        CharacterInput: {
            paramKey: components["schemas"]["CharacterKey"];
            /** @description Value, of the kind that valueType names (参数值). */
            paramValue: string;
            companyId?: components["schemas"]["CompanyId"];
            /** @description Name; required for a default, not for a value of a school (参数名称). */
            paramName?: string;
            valueType?: components["schemas"]["CharacterValueType"];
            /** @description What the parameter does; of a default only (说明). */
            description?: string;
            /** @description Screens and steps it changes; of a default only (影响范围). */
            effectScope?: string;
            status?: components["schemas"]["Status"];
        };
        /** @description Changes of a character parameter; what is left out stays as it is. Key, kind and school are fixed. */
        CharacterChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Value, of the kind that valueType names (参数值). */
            paramValue?: string;
            /** @description Name; of a default only (参数名称). */
            paramName?: string;
            /** @description What the parameter does; of a default only (说明). */
            description?: string;
            /** @description Screens and steps it changes; of a default only (影响范围). */
            effectScope?: string;
            status?: components["schemas"]["Status"];
        };
        /**
         * @description What is bought (采购类型): GOODS 货物, SERVICE 服务, ENGINEERING 工程.
         * @enum {string}
         */
        PurchaseType: "GOODS" | "SERVICE" | "ENGINEERING";
        /** @description A goods category. */
        GoodsCategory: {
            id: components["schemas"]["Id"];
            /** @description Category above; null at the top (上级分类). */
            parentId: string | null;
            /** @description Depth, 1 at the top (层级). */
            level: number;
            /** @description Code after GB/T 14885, unique within the school and among the platform-wide ones (分类编码). */
            categoryCode: string;
            /** @description Name, unique below its parent (分类名称). */
            categoryName: string;
            purchaseType: components["schemas"]["PurchaseType"];
            /** @description Usual unit (默认计量单位). */
            unit: string | null;
            /** @description Department in charge (归口管理部门). */
            managerDeptId: string | null;
            /** @description Name of the department in charge (归口管理部门名称). */
            managerDeptName: string | null;
            /** @description Needs an argument report at any price (需论证报告). */
            needArgumentReport: boolean;
            /** @description Unit price in yuan from which an argument report is needed (论证起点金额). */
            argumentThreshold: string | null;
            /** @description Hazardous or controlled (危化/管制品). */
            hazardous: boolean;
            /** @description May be shared between departments (可共享). */
            shareable: boolean;
            /** @description Used up, not a fixed asset (是否耗材). */
            consumable: boolean;
            /** @description Position among its siblings (排序). */
            sort: number;
            status: components["schemas"]["Status"];
            companyId: components["schemas"]["CompanyId"];
            /** @description Optimistic lock (版本). */
            version: number;
            /** @description What the caller may do with this category now. */
            allowedActions: ("ADD_CHILD" | "EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
            /** @description Categories below (子分类). */
            children: components["schemas"]["GoodsCategory"][];
        };
        /** @description A goods category to create. */
        GoodsCategoryInput: {
            /** @description Category above; null at the top (上级分类). */
            parentId?: string | null;
            /** @description Code after GB/T 14885, unique within the school and among the platform-wide ones (分类编码). */
            categoryCode: string;
            /** @description Name, unique below its parent (分类名称). */
            categoryName: string;
            purchaseType: components["schemas"]["PurchaseType"];
            /** @description Usual unit (默认计量单位). */
            unit?: string | null;
            /** @description Department in charge, of the same school (归口管理部门). */
            managerDeptId?: string | null;
            /** @description Needs an argument report at any price; false if left out (需论证报告). */
            needArgumentReport?: boolean;
            /** @description Unit price in yuan from which an argument report is needed (论证起点金额). */
            argumentThreshold?: string | null;
            /** @description Hazardous or controlled; false if left out (危化/管制品). */
            hazardous?: boolean;
            /** @description May be shared between departments; true if left out (可共享). */
            shareable?: boolean;
            /** @description Used up, not a fixed asset (是否耗材). */
            consumable: boolean;
            /** @description Position among its siblings; 0 if left out (排序). */
            sort?: number;
            status?: components["schemas"]["Status"];
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Changes of a goods category; what is left out stays as it is. */
        GoodsCategoryChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Category above; null at the top (上级分类). */
            parentId?: string | null;
            /** @description Code after GB/T 14885, unique within the school and among the platform-wide ones (分类编码). */
            categoryCode?: string;
            /** @description Name, unique below its parent (分类名称). */
            categoryName?: string;
            /** @description Usual unit (默认计量单位). */
            unit?: string | null;
            /** @description Department in charge, of the same school (归口管理部门). */
            managerDeptId?: string | null;
            /** @description Needs an argument report at any price (需论证报告). */
            needArgumentReport?: boolean;
            /** @description Unit price in yuan from which an argument report is needed (论证起点金额). */
            argumentThreshold?: string | null;
            /** @description Hazardous or controlled (危化/管制品). */
            hazardous?: boolean;
            /** @description May be shared between departments (可共享). */
            shareable?: boolean;
            /** @description Used up, not a fixed asset (是否耗材). */
            consumable?: boolean;
            /** @description Position among its siblings (排序). */
            sort?: number;
            status?: components["schemas"]["Status"];
        };
        /** @description A purchasing category: which purchases, by kind and amount, may be carried out how (采购类别). */
        PurchasingCategory: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Name, unique within the school (类别名称). */
            categoryName: string;
            /** @description Code, unique within the school (类别编码). */
            categoryCode: string;
            purchaseType: components["schemas"]["PurchaseType"];
            /** @description From this amount in yuan (金额下限). */
            amountMin: string;
            /** @description Below this amount in yuan; null without limit (金额上限). */
            amountMax: string | null;
            /** @description Goods categories it is for; empty for all (适用物品分类). */
            goodsCategoryIds: components["schemas"]["Id"][];
            /** @description Departments it is for; empty for all (适用单位). */
            deptIds: components["schemas"]["Id"][];
            /** @description Executions to choose from (可用执行方式). */
            executionIds: components["schemas"]["Id"][];
            /** @description Needs an argument report (需论证报告). */
            needArgumentReport: boolean;
            /** @description Position in lists (排序). */
            sort: number;
            status: components["schemas"]["Status"];
            companyId: components["schemas"]["CompanyId"];
            /** @description School the row belongs to (所属学校). */
            schoolName: string;
            /** @description What the caller may do with this purchasing category now. */
            allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
        };
        /**
         * @description How a purchase is carried out (执行方式编码): ONLINE_BID 网上竞价, DIRECT 直接采购, SINGLE_SOURCE 单一来源, MALL 电商直采, FRAMEWORK 框架协议, NEGOTIATION 竞争性谈判, CONSULTATION 竞争性磋商, INQUIRY 询价, OPEN_TENDER 公开招标(线下), EMERGENCY 应急采购.
         * @enum {string}
         */
        ExecutionCode: "ONLINE_BID" | "DIRECT" | "SINGLE_SOURCE" | "MALL" | "FRAMEWORK" | "NEGOTIATION" | "CONSULTATION" | "INQUIRY" | "OPEN_TENDER" | "EMERGENCY";
        /** @description Weights of a comprehensive score; their sum is 100. */
        ScoreWeights: {
            /** @description Price (价格). */
            price: number;
            /** @description Service (服务). */
            service: number;
            /** @description Credit (信用). */
            credit: number;
            /** @description Delivery (交期). */
            delivery: number;
        };
        /** @description Rules for bidding (竞价规则). */
        BidConfig: {
            /**
             * @description How quotes are made (报价方式): SEALED 密封报价, OPEN 公开报价, SEALED_ROUNDS 多轮密封. Usual: SEALED.
             * @enum {string}
             */
            bidMode: "SEALED" | "OPEN" | "SEALED_ROUNDS";
            /**
             * @description Who may quote (供应商范围): PUBLIC 公开, LIBRARY 本校供应商库, INVITED 邀请. Usual: PUBLIC.
             * @enum {string}
             */
            supplierScope: "PUBLIC" | "LIBRARY" | "INVITED";
            /** @description Fewest suppliers that must quote; usual: 3 (最少报价家数). */
            minBidders: number;
            /** @description The same after a second announcement, not above minBidders; usual: 2 (二次公告最少家数). */
            reMinBidders: number;
            /** @description Length of the announcement in hours; usual: 72 (公告时长). */
            noticeHours: number;
            /** @description Joining ends so many hours before the bidding, within the announcement; null: with it (报名截止提前). */
            joinDeadlineHours: number | null;
            /** @description Quotes above the ceiling are refused; usual: true (执行最高限价). */
            priceCeilingRequired: boolean;
            /** @description Smallest step down in yuan, OPEN only (最小降幅). */
            minDecrement: string | null;
            /** @description Smallest step down in per cent, 0.01 to 50.00, OPEN only (最小降幅%). */
            minDecrementPercent: string | null;
            /** @description Quotes a supplier may make, 0 without limit; usual: 3 for SEALED (最多报价次数). */
            maxQuoteTimes: number;
            /** @description Bidders see the lowest price, OPEN only (显示当前最低价). */
            showLowestPrice: boolean;
            /** @description Bidders see their own rank, OPEN only (显示本人排名). */
            showRank: boolean;
            /** @description Two may share the first rank, OPEN only (允许同价). */
            allowTie: boolean;
            /** @description A new lowest price in the last so many minutes extends the bidding, 0 never; usual: 5 (延时触发). */
            extendTriggerMinutes: number;
            /** @description Each extension lasts so many minutes; usual: 5 (每次延时). */
            extendMinutes: number;
            /** @description Extensions at most; usual: 6 (最多延时次数). */
            extendMaxTimes: number;
            /**
             * @description Who is awarded (成交原则): LOWEST_PRICE 最低价成交, LOWEST_COMPLIANT 满足需求最低价, COMPREHENSIVE 综合评分. Usual: LOWEST_COMPLIANT.
             * @enum {string}
             */
            awardRule: "LOWEST_PRICE" | "LOWEST_COMPLIANT" | "COMPREHENSIVE";
            /** @description Weights, for COMPREHENSIVE only (评分权重). */
            scoreWeights: components["schemas"]["ScoreWeights"] | null;
            /**
             * @description What decides between equal prices (同价处理): EARLIEST 报价时间优先, REQUOTE 同价者再报价, CREDIT 信用分优先, DRAW 随机抽取. Usual: EARLIEST.
             * @enum {string}
             */
            tieRule: "EARLIEST" | "REQUOTE" | "CREDIT" | "DRAW";
            /** @description Working days to decide; usual: 3 (定标时限). */
            decisionDays: number;
            /** @description Hours of one automatic delay of the decision; usual: 24 (自动延期). */
            autoDelayHours: number;
            /** @description Automatic delays at most; usual: 3 (自动延期次数). */
            autoDelayMaxTimes: number;
            /** @description Quotes below so many per cent of the ceiling are marked; usual: 50, null never (异常低价阈值). */
            abnormalLowPercent: number | null;
            /** @description Bid deposit in yuan; null without (保证金). */
            depositAmount: string | null;
            /** @description A sample is required; usual: false (需提供样品). */
            requireSample: boolean;
        };
        /** @description A purchasing execution: a way to carry out a purchase (执行方式). */
        PurchasingExecution: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Name, unique within the school (执行方式名称). */
            executionName: string;
            executionCode: components["schemas"]["ExecutionCode"];
            /** @description Rules for bidding, for ONLINE_BID only (竞价规则). */
            bidConfig: components["schemas"]["BidConfig"] | null;
            /** @description A contract is needed (需签合同). */
            needContract: boolean;
            /** @description Amount in yuan from which a contract is needed; null: any (合同起点金额). */
            contractThreshold: string | null;
            /** @description Working days that a result stays public before it is final; usual: 3 (公示工作日). */
            publicityDays: number;
            status: components["schemas"]["Status"];
            /** @description Purchasing categories that use it (使用类别数). */
            categoryCount: number;
            companyId: components["schemas"]["CompanyId"];
            /** @description School the row belongs to (所属学校). */
            schoolName: string;
            /** @description What the caller may do with this execution now. */
            allowedActions: ("EDIT" | "SET_PROGRESS" | "ENABLE" | "DISABLE" | "DELETE")[];
        };
        /** @description A purchasing category with its executions. */
        PurchasingCategoryDetail: components["schemas"]["PurchasingCategory"] & {
            /** @description Executions to choose from, by name (可用执行方式). */
            executions: components["schemas"]["PurchasingExecution"][];
        };
        /** @description A purchasing category to create. */
        PurchasingCategoryInput: {
            /** @description Name, unique within the school (类别名称). */
            categoryName: string;
            /** @description Code, unique within the school (类别编码). */
            categoryCode: string;
            purchaseType: components["schemas"]["PurchaseType"];
            /** @description From this amount in yuan (金额下限). */
            amountMin: string;
            /** @description Below this amount in yuan; null without limit (金额上限). */
            amountMax?: string | null;
            /** @description Goods categories it is for; empty for all (适用物品分类). */
            goodsCategoryIds?: components["schemas"]["Id"][];
            /** @description Departments it is for; empty for all (适用单位). */
            deptIds?: components["schemas"]["Id"][];
            /** @description Executions to choose from (可用执行方式). */
            executionIds: components["schemas"]["Id"][];
            /** @description Needs an argument report; false if left out (需论证报告). */
            needArgumentReport?: boolean;
            /** @description Position in lists; 0 if left out (排序). */
            sort?: number;
            status?: components["schemas"]["Status"];
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Changes of a purchasing category; what is left out stays as it is. */
        PurchasingCategoryChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Name, unique within the school (类别名称). */
            categoryName?: string;
            /** @description Code, unique within the school (类别编码). */
            categoryCode?: string;
            purchaseType?: components["schemas"]["PurchaseType"];
            /** @description From this amount in yuan (金额下限). */
            amountMin?: string;
            /** @description Below this amount in yuan; null without limit (金额上限). */
            amountMax?: string | null;
            /** @description Goods categories it is for; empty for all (适用物品分类). */
            goodsCategoryIds?: components["schemas"]["Id"][];
            /** @description Departments it is for; empty for all (适用单位). */
            deptIds?: components["schemas"]["Id"][];
            /** @description Executions to choose from (可用执行方式). */
            executionIds?: components["schemas"]["Id"][];
            /** @description Needs an argument report (需论证报告). */
            needArgumentReport?: boolean;
            /** @description Position in lists (排序). */
            sort?: number;
            status?: components["schemas"]["Status"];
        };
        /** @description Weights of a comprehensive score; their sum is 100. */
        ScoreWeightsInput: {
            /** @description Price (价格). */
            price: number;
            /** @description Service (服务). */
            service: number;
            /** @description Credit (信用). */
            credit: number;
            /** @description Delivery (交期). */
            delivery: number;
        };
        /** @description Rules for bidding (竞价规则). Fields for another mode or award rule than the chosen one are null or false. */
        BidConfigInput: {
            /**
             * @description How quotes are made (报价方式): SEALED 密封报价, OPEN 公开报价, SEALED_ROUNDS 多轮密封. Usual: SEALED.
             * @enum {string}
             */
            bidMode: "SEALED" | "OPEN" | "SEALED_ROUNDS";
            /**
             * @description Who may quote (供应商范围): PUBLIC 公开, LIBRARY 本校供应商库, INVITED 邀请. Usual: PUBLIC.
             * @enum {string}
             */
            supplierScope: "PUBLIC" | "LIBRARY" | "INVITED";
            /** @description Fewest suppliers that must quote; usual: 3 (最少报价家数). */
            minBidders: number;
            /** @description The same after a second announcement, not above minBidders; usual: 2 (二次公告最少家数). */
            reMinBidders: number;
            /** @description Length of the announcement in hours; usual: 72 (公告时长). */
            noticeHours: number;
            /** @description Joining ends so many hours before the bidding, within the announcement; null: with it (报名截止提前). */
            joinDeadlineHours: number | null;
            /** @description Quotes above the ceiling are refused; usual: true (执行最高限价). */
            priceCeilingRequired: boolean;
            /** @description Smallest step down in yuan, OPEN only (最小降幅). */
            minDecrement: string | null;
            /** @description Smallest step down in per cent, 0.01 to 50.00, OPEN only (最小降幅%). */
            minDecrementPercent: string | null;
            /** @description Quotes a supplier may make, 0 without limit; usual: 3 for SEALED (最多报价次数). */
            maxQuoteTimes: number;
            /** @description Bidders see the lowest price, OPEN only (显示当前最低价). */
            showLowestPrice: boolean;
            /** @description Bidders see their own rank, OPEN only (显示本人排名). */
            showRank: boolean;
            /** @description Two may share the first rank, OPEN only (允许同价). */
            allowTie: boolean;
            /** @description A new lowest price in the last so many minutes extends the bidding, 0 never; usual: 5 (延时触发). */
            extendTriggerMinutes: number;
            /** @description Each extension lasts so many minutes; usual: 5 (每次延时). */
            extendMinutes: number;
            /** @description Extensions at most; usual: 6 (最多延时次数). */
            extendMaxTimes: number;
            /**
             * @description Who is awarded (成交原则): LOWEST_PRICE 最低价成交, LOWEST_COMPLIANT 满足需求最低价, COMPREHENSIVE 综合评分. Usual: LOWEST_COMPLIANT.
             * @enum {string}
             */
            awardRule: "LOWEST_PRICE" | "LOWEST_COMPLIANT" | "COMPREHENSIVE";
            /** @description Weights, for COMPREHENSIVE only (评分权重). */
            scoreWeights: components["schemas"]["ScoreWeightsInput"] | null;
            /**
             * @description What decides between equal prices (同价处理): EARLIEST 报价时间优先, REQUOTE 同价者再报价, CREDIT 信用分优先, DRAW 随机抽取. Usual: EARLIEST.
             * @enum {string}
             */
            tieRule: "EARLIEST" | "REQUOTE" | "CREDIT" | "DRAW";
            /** @description Working days to decide; usual: 3 (定标时限). */
            decisionDays: number;
            /** @description Hours of one automatic delay of the decision; usual: 24 (自动延期). */
            autoDelayHours: number;
            /** @description Automatic delays at most; usual: 3 (自动延期次数). */
            autoDelayMaxTimes: number;
            /** @description Quotes below so many per cent of the ceiling are marked; usual: 50, null never (异常低价阈值). */
            abnormalLowPercent: number | null;
            /** @description Bid deposit in yuan; null without (保证金). */
            depositAmount: string | null;
            /** @description A sample is required; usual: false (需提供样品). */
            requireSample: boolean;
        };
        /** @description A purchasing execution to create. */
        PurchasingExecutionInput: {
            /** @description Name, unique within the school (执行方式名称). */
            executionName: string;
            executionCode: components["schemas"]["ExecutionCode"];
            /** @description Rules for bidding, for ONLINE_BID only (竞价规则). */
            bidConfig?: components["schemas"]["BidConfigInput"] | null;
            /** @description A contract is needed (需签合同). */
            needContract: boolean;
            /** @description Amount in yuan from which a contract is needed; null: any (合同起点金额). */
            contractThreshold?: string | null;
            /** @description Working days that a result stays public before it is final; usual: 3 (公示工作日). */
            publicityDays: number;
            status?: components["schemas"]["Status"];
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Changes of a purchasing execution; what is left out stays as it is. */
        PurchasingExecutionChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Name, unique within the school (执行方式名称). */
            executionName?: string;
            /** @description Rules for bidding, for ONLINE_BID only (竞价规则). */
            bidConfig?: components["schemas"]["BidConfigInput"] | null;
            /** @description A contract is needed (需签合同). */
            needContract?: boolean;
            /** @description Amount in yuan from which a contract is needed; null: any (合同起点金额). */
            contractThreshold?: string | null;
            /** @description Working days that a result stays public before it is final; usual: 3 (公示工作日). */
            publicityDays?: number;
            status?: components["schemas"]["Status"];
        };
        /** @description A node in the progress of purchases with one execution (进度节点). */
        PurchasingProgress: {
            id: components["schemas"]["Id"];
            executionId: components["schemas"]["Id"];
            /** @description Code, unique within the execution: APPLY, APPROVE, BID, DECIDE, NOTICE, CONTRACT, ACCEPT, STOCK, ARCHIVE or one that the school makes up (节点编码). */
            nodeCode: string;
            /** @description Name (节点名称). */
            nodeName: string;
            /** @description English name (英文名称). */
            nodeNameEn: string | null;
            /** @description Shown (启用). */
            enabled: boolean;
            /** @description Cannot be skipped or switched off (必经). */
            required: boolean;
            /** @description Overdue after so many working days; null never (时限). */
            limitDays: number | null;
            /** @description Position (排序). */
            sort: number;
        };
        /** @description A progress node to save. */
        PurchasingProgressNode: {
            /** @description Code, unique within the execution: APPLY, APPROVE, BID, DECIDE, NOTICE, CONTRACT, ACCEPT, STOCK, ARCHIVE or one that the school makes up (节点编码). */
            nodeCode: string;
            /** @description Name (节点名称). */
            nodeName: string;
            /** @description English name (英文名称). */
            nodeNameEn?: string | null;
            /** @description Shown (启用). */
            enabled: boolean;
            /** @description Cannot be skipped or switched off (必经). */
            required: boolean;
            /** @description Overdue after so many working days; null never (时限). */
            limitDays?: number | null;
        };
        /** @description All progress nodes of an execution, in their order. */
        PurchasingProgressChanges: {
            executionId: components["schemas"]["Id"];
            /** @description The version of the execution that was read (版本). */
            version: number;
            /** @description The nodes, in their order (节点). */
            nodes: components["schemas"]["PurchasingProgressNode"][];
        };
        /**
         * @description Kind of supplier (供应商性质): MANUFACTURER 生产商, AGENT 代理商, DEALER 经销商, SERVICE 服务商.
         * @enum {string}
         */
        SupplierKind: "MANUFACTURER" | "AGENT" | "DEALER" | "SERVICE";
        /**
         * @description Credit level (信用等级), from the credit score: A from 90, B from 75, C from 60, D below.
         * @enum {string}
         */
        CreditLevel: "A" | "B" | "C" | "D";
        /**
         * @description Where a supplier account came from (账号来源): SELF 自主注册, IMPORTED 学校导入, PLATFORM 平台同步.
         * @enum {string}
         */
        AccountSource: "SELF" | "IMPORTED" | "PLATFORM";
        /** @description A goods category in brief. */
        GoodsCategoryBrief: {
            id: components["schemas"]["Id"];
            /** @description Code, after GB/T 14885 (分类编码). */
            categoryCode: string;
            /** @description Name (分类名称). */
            categoryName: string;
        };
        /** @description A supplier of a school. For callers who may not review, `masked` is true: personal data are masked, and what concerns the review is null. */
        Supplier: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Company name, unique within the school (企业名称). */
            companyName: string;
            /** @description Unified social credit code, unique within the school (统一社会信用代码). */
            creditCode: string;
            /** @description Entry of the dictionary company_type; null until the supplier has filled it in (企业类型). */
            companyType: string | null;
            /** @description Kind; null until the supplier has filled it in (供应商性质). */
            supplierKind: components["schemas"]["SupplierKind"] | null;
            /** @description Legal person; null until the supplier has filled it in (法定代表人). */
            legalPerson: string | null;
            /** @description Province (省). */
            province: string | null;
            /** @description City (市). */
            city: string | null;
            /** @description Contact; masked: 陈** (联系人). */
            contactName: string;
            /** @description Phone of the contact; masked: 199****1001 (联系电话). */
            contactPhone: string;
            /** @description What the supplier mainly sells (主营分类). */
            goodsCategories: components["schemas"]["GoodsCategoryBrief"][];
            status: components["schemas"]["SupplierStatus"];
            /** @description Where the account came from; null when masked (账号来源). */
            accountSource: components["schemas"]["AccountSource"] | null;
            /** @description Has signed the agreement with the school (已签协议). */
            signedAgreement: boolean;
            /**
             * Format: date
             * @description The agreement ends; null when masked, not signed or without end (协议到期).
             */
            agreementExpireDate: string | null;
            /**
             * Format: date
             * @description First day on which a qualification ends; null where none ends (最近资质到期).
             */
            qualificationExpireDate: string | null;
            /** @description Credit score (信用分). */
            creditScore: number;
            creditLevel: components["schemas"]["CreditLevel"];
            /**
             * Format: date-time
             * @description Reviewed at; null when masked or not reviewed (审核时间).
             */
            auditTime: string | null;
            /** @description Reviewed by; null when masked or not reviewed (审核人). */
            auditUserName: string | null;
            /** @description Remark of the school; null when masked (备注). */
            remark: string | null;
            /** @description True for callers who may not review (已脱敏). */
            masked: boolean;
            companyId: components["schemas"]["CompanyId"];
            /** @description School the row belongs to (所属学校). */
            schoolName: string;
            /** @description What the caller may do with this supplier now. */
            allowedActions: ("REVIEW" | "REMARK" | "SET_ACCOUNT_SOURCE" | "SET_AGREEMENT" | "FREEZE" | "UNFREEZE" | "CANCEL" | "REFRESH_REGISTRY")[];
        };
        /** @description One page of suppliers. */
        SupplierPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["Supplier"][];
        };
        /**
         * @description Kind of file (格式): XLSX workbook, CSV text in UTF-8 with a byte order mark.
         * @enum {string}
         */
        ExportFormat: "XLSX" | "CSV";
        /** @description Which suppliers to export; the filters are those of queryAllSupplier. */
        SupplierExport: {
            format: components["schemas"]["ExportFormat"];
            /** @description Beginning of the company name; any part of it from three characters on, or two that are not ASCII (企业名称). */
            companyName?: string;
            /** @description Beginning of the unified social credit code (统一社会信用代码). */
            creditCode?: string;
            /** @description Status (供应商状态). */
            status?: components["schemas"]["SupplierStatus"];
            /** @description Kind (供应商性质). */
            supplierKind?: components["schemas"]["SupplierKind"];
            /** @description Credit level (信用等级). */
            creditLevel?: components["schemas"]["CreditLevel"];
            /** @description A goods category that the supplier sells, or one below it (主营分类). */
            goodsCategoryId?: components["schemas"]["Id"];
            /** @description Where the account came from; finds nothing in masked answers (账号来源). */
            accountSource?: components["schemas"]["AccountSource"];
            /** @description Has signed the agreement (已签协议). */
            signedAgreement?: boolean;
            /** @description A qualification ends within so many days or has ended (资质即将到期). */
            expiresWithinDays?: number;
            /** @description School; only with data scope ALL another than the session's (学校). */
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description The task that makes the file. getTaskDetail tells how far it is, and gives the file when it is done. */
        StartedExport: {
            taskId: components["schemas"]["Id"];
            /** @description Name of the task (任务名称). */
            taskName: string;
            status: components["schemas"]["TaskStatus"];
        };
        /** @description What invoices are made out to. */
        InvoiceInfo: {
            /** @description Title (发票抬头). */
            title: string;
            /** @description Tax number (纳税人识别号). */
            taxNo: string;
            /** @description Address (地址). */
            address: string | null;
            /** @description Phone (电话). */
            phone: string | null;
            /** @description Bank (开户行). */
            bankName: string | null;
            /** @description Bank account (账号). */
            bankAccount: string | null;
            /**
             * @description Kind of invoice (发票类型): NORMAL 普通发票, SPECIAL 专用发票.
             * @enum {string}
             */
            invoiceType: "NORMAL" | "SPECIAL";
        };
        /** @description A qualification of a supplier, for example its business licence. */
        SupplierQualification: {
            id: components["schemas"]["Id"];
            /** @description Entry of the dictionary qualification_type (资质类型). */
            qualType: string;
            /** @description Name (资质名称). */
            qualName: string;
            /** @description Certificate number; null when masked (证书编号). */
            qualNo: string | null;
            /**
             * Format: date
             * @description Issued on (发证日期).
             */
            issueDate: string | null;
            /**
             * Format: date
             * @description Valid to; null for ever (有效期至).
             */
            expireDate: string | null;
            /** @description The scan; null when masked, and where the supplier has not uploaded one (附件). */
            file: components["schemas"]["FileInfo"] | null;
        };
        /**
         * @description What happened (事件): SUBMITTED 提交审核, FIRST_APPROVED 初审通过, APPROVED 通过, REJECTED 驳回, FROZEN 冻结, UNFROZEN 解冻, BLACKLISTED 列入失信, CANCELLED 注销.
         * @enum {string}
         */
        ReviewEvent: "SUBMITTED" | "FIRST_APPROVED" | "APPROVED" | "REJECTED" | "FROZEN" | "UNFROZEN" | "BLACKLISTED" | "CANCELLED";
        /** @description One step in the life of a supplier. Never changed. */
        ReviewRecord: {
            id: components["schemas"]["Id"];
            event: components["schemas"]["ReviewEvent"];
            /** @description Opinion or reason (意见). */
            opinion: string | null;
            /** @description By whom; null for the system (操作人). */
            userName: string | null;
            /**
             * Format: date-time
             * @description When (时间).
             */
            time: string;
        };
        /** @description A supplier with everything known about it. */
        SupplierDetail: components["schemas"]["Supplier"] & {
            /** @description Registered capital in yuan (注册资本). */
            registeredCapital: string | null;
            /**
             * Format: date
             * @description Established on (成立日期).
             */
            establishDate: string | null;
            /** @description Registered address (注册地址). */
            registeredAddress: string | null;
            /** @description Scope of business (经营范围). */
            businessScope: string | null;
            /** @description E-mail address of the contact; null when masked (邮箱). */
            contactEmail: string | null;
            /** @description Bank; null when masked (开户银行). */
            bankName: string | null;
            /** @description Bank account; null when masked (银行账号). */
            bankAccount: string | null;
            /** @description What invoices are made out to; null when masked or not filled in (开票信息). */
            invoice: components["schemas"]["InvoiceInfo"] | null;
            /** @description Qualifications (资质文件). */
            qualifications: components["schemas"]["SupplierQualification"][];
            /** @description Opinion of the last review; null when masked (审核意见). */
            auditOpinion: string | null;
            /** @description Review history, newest first; null when masked (审核记录). */
            reviewRecords: components["schemas"]["ReviewRecord"][] | null;
        };
        /** @description The decision of a review. */
        SupplierReview: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /**
             * @description Decision (审核结果).
             * @enum {string}
             */
            result: "APPROVED" | "REJECTED";
            /** @description Opinion; required to reject, and to approve against the registry (审核意见). */
            opinion?: string;
            /** @description Replaces the categories that the supplier chose (主营分类). */
            goodsCategoryIds?: components["schemas"]["Id"][];
        };
        /** @description What a review has led to. */
        ReviewOutcome: {
            status: components["schemas"]["SupplierStatus"];
            /** @description A second person must approve too: the supplier has credit level D (需复审). */
            needsSecondReview: boolean;
        };
        /** @description A remark on a supplier. */
        SupplierRemark: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /** @description Remark; empty to remove it (备注). */
            remark: string;
        };
        /** @description Where the account of a supplier came from. */
        SupplierAccountSource: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            accountSource: components["schemas"]["AccountSource"];
        };
        /** @description Whether a supplier has signed the agreement with the school. */
        SupplierAgreement: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /** @description Signed (已签协议). */
            signedAgreement: boolean;
            /**
             * Format: date
             * @description The agreement ends; null without end (协议到期).
             */
            agreementExpireDate?: string | null;
        };
        /** @description The application of an enterprise to become a supplier of a school. */
        SupplierRegistration: {
            schoolId: components["schemas"]["CompanyId"];
            /** @description Company name, unique within the school (企业名称). */
            companyName: string;
            /** @description Unified social credit code, unique within the school (统一社会信用代码). */
            creditCode: string;
            /** @description Contact (联系人). */
            contactName: string;
            /** @description Mobile number of the contact (联系电话). */
            contactPhone: string;
            /** @description The code that was sent to the phone (短信验证码). */
            phoneCaptcha: string;
            /** @description Account to log in with, unique on the platform, kept in lower case (账号). */
            account: string;
            /** @description Password of at least 3 of the 4 kinds of characters: lower case, upper case, digits, others (密码). */
            password: string;
        };
        /** @description A supplier that has just registered. */
        RegisteredSupplier: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["SupplierStatus"];
        };
        /** @description A supplier as it sees itself. */
        SupplierProfile: {
            id: components["schemas"]["Id"];
            /** @description Company name (企业名称). */
            companyName: string;
            /** @description Unified social credit code (统一社会信用代码). */
            creditCode: string;
            /** @description Entry of the dictionary company_type; null until filled in (企业类型). */
            companyType: string | null;
            /** @description Kind; null until filled in (供应商性质). */
            supplierKind: components["schemas"]["SupplierKind"] | null;
            /** @description Legal person; null until filled in (法定代表人). */
            legalPerson: string | null;
            /** @description Registered capital in yuan (注册资本). */
            registeredCapital: string | null;
            /**
             * Format: date
             * @description Established on (成立日期).
             */
            establishDate: string | null;
            /** @description Registered address (注册地址). */
            registeredAddress: string | null;
            /** @description Province (省). */
            province: string | null;
            /** @description City (市). */
            city: string | null;
            /** @description Scope of business (经营范围). */
            businessScope: string | null;
            /** @description Contact (联系人). */
            contactName: string;
            /** @description Phone of the contact (联系电话). */
            contactPhone: string;
            /** @description E-mail address of the contact (邮箱). */
            contactEmail: string | null;
            /** @description Bank (开户银行). */
            bankName: string | null;
            /** @description Bank account (银行账号). */
            bankAccount: string | null;
            /** @description What the supplier mainly sells (主营分类). */
            goodsCategories: components["schemas"]["GoodsCategoryBrief"][];
            /** @description Qualifications (资质). */
            qualifications: components["schemas"]["SupplierQualification"][];
            status: components["schemas"]["SupplierStatus"];
            /** @description Why it was rejected; null in every other status (驳回原因). */
            rejectReason: string | null;
            /** @description Has signed the agreement with the school (已签协议). */
            signedAgreement: boolean;
            /**
             * Format: date
             * @description The agreement ends; null when not signed or without end (协议到期).
             */
            agreementExpireDate: string | null;
            /**
             * Format: date
             * @description First day on which a qualification ends; null where none ends (最近资质到期).
             */
            qualificationExpireDate: string | null;
            /** @description Credit score (信用分). */
            creditScore: number;
            creditLevel: components["schemas"]["CreditLevel"];
            /** @description School that it is a supplier of (所属学校). */
            schoolName: string;
            /** @description Optimistic lock (版本). */
            version: number;
        };
        /** @description A qualification that a supplier states, for example its business licence. */
        SupplierQualificationInput: {
            /** @description Entry of the dictionary qualification_type (资质类型). */
            qualType: string;
            /** @description Name (资质名称). */
            qualName: string;
            fileId: components["schemas"]["Id"];
            /** @description Certificate number (证书编号). */
            qualNo?: string | null;
            /**
             * Format: date
             * @description Issued on (发证日期).
             */
            issueDate?: string | null;
            /**
             * Format: date
             * @description Valid to; null for ever (有效期至).
             */
            expireDate?: string | null;
        };
        /** @description What a supplier says of itself. What is left out is removed. */
        SupplierProfileInput: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Company name, unique within the school (企业名称). */
            companyName: string;
            /** @description Unified social credit code, unique within the school (统一社会信用代码). */
            creditCode: string;
            /** @description Entry of the dictionary company_type (企业类型). */
            companyType: string;
            supplierKind: components["schemas"]["SupplierKind"];
            /** @description Legal person (法定代表人). */
            legalPerson: string;
            /** @description Registered capital in yuan (注册资本). */
            registeredCapital?: string | null;
            /**
             * Format: date
             * @description Established on (成立日期).
             */
            establishDate?: string | null;
            /** @description Registered address (注册地址). */
            registeredAddress: string;
            /** @description Province (省). */
            province?: string | null;
            /** @description City (市). */
            city?: string | null;
            /** @description Scope of business (经营范围). */
            businessScope?: string | null;
            /** @description Contact (联系人). */
            contactName: string;
            /** @description Mobile number of the contact (联系电话). */
            contactPhone: string;
            /** @description E-mail address of the contact (邮箱). */
            contactEmail?: string | null;
            /** @description Bank (开户银行). */
            bankName?: string | null;
            /** @description Bank account (银行账号). */
            bankAccount?: string | null;
            /** @description What the supplier mainly sells (主营分类). */
            goodsCategoryIds: components["schemas"]["Id"][];
            /** @description Qualifications; a business licence that has not ended is among them (资质). */
            qualifications: components["schemas"]["SupplierQualificationInput"][];
        };
        /** @description What has become of a supplier by a change of its own. */
        SupplierSubmission: {
            status: components["schemas"]["SupplierStatus"];
        };
        /** @description What the business registry knows about a supplier (工商信息). */
        GsInfo: {
            supplierId: components["schemas"]["Id"];
            /** @description Company name (企业名称). */
            companyName: string;
            /** @description Unified social credit code (统一社会信用代码). */
            creditCode: string;
            /** @description Registration number (注册号). */
            regNo: string | null;
            /** @description Kind of enterprise (企业类型). */
            companyType: string | null;
            /** @description Legal person (法定代表人). */
            legalPerson: string | null;
            /** @description Registered capital with its currency, as registered (注册资本). */
            registeredCapital: string | null;
            /** @description Paid-in capital with its currency (实缴资本). */
            paidInCapital: string | null;
            /**
             * @description Operating status (经营状态): EXISTING 存续, OPERATING 在业, REVOKED 吊销, DEREGISTERED 注销, MOVED_OUT 迁出, CLOSED 停业, LIQUIDATION 清算.
             * @enum {string}
             */
            operatingStatus: "EXISTING" | "OPERATING" | "REVOKED" | "DEREGISTERED" | "MOVED_OUT" | "CLOSED" | "LIQUIDATION";
            /**
             * Format: date
             * @description Established on (成立日期).
             */
            establishDate: string | null;
            /**
             * Format: date
             * @description Approved on (核准日期).
             */
            approvalDate: string | null;
            /**
             * Format: date
             * @description Term from (营业期限自).
             */
            termStart: string | null;
            /**
             * Format: date
             * @description Term to; null without end (营业期限至).
             */
            termEnd: string | null;
            /** @description Registration authority (登记机关). */
            registrationAuthority: string | null;
            /** @description Address (住所). */
            registeredAddress: string | null;
            /** @description Scope of business (经营范围). */
            businessScope: string | null;
            /** @description Industry (所属行业). */
            industry: string | null;
            /** @description Former names (曾用名). */
            formerNames: string[];
            /** @description Shareholders (股东信息). */
            shareholders: {
                /** @description Name (股东). */
                name: string;
                /** @description Kind of shareholder (股东类型). */
                type: string | null;
                /** @description Share, as registered: 60.00% (持股比例). */
                ratio: string | null;
                /** @description Subscribed capital, as registered (认缴出资). */
                amount: string | null;
            }[];
            /** @description Key persons (主要人员). */
            keyPersons: {
                /** @description Name (姓名). */
                name: string;
                /** @description Position (职务). */
                position: string | null;
            }[];
            /** @description Changes, newest first (变更记录). */
            changes: {
                /** @description What was changed (变更事项). */
                item: string;
                /** @description Before (变更前). */
                before: string | null;
                /** @description After (变更后). */
                after: string | null;
                /**
                 * Format: date
                 * @description Changed on (变更日期).
                 */
                date: string | null;
            }[];
            /** @description Administrative penalties, newest first (行政处罚). */
            penalties: {
                /** @description Number of the decision (决定书文号). */
                docNo: string | null;
                /** @description Reason (处罚事由). */
                reason: string;
                /** @description Authority (处罚机关). */
                authority: string | null;
                /**
                 * Format: date
                 * @description Decided on (处罚日期).
                 */
                date: string | null;
            }[];
            /** @description Abnormal operation records, newest first (经营异常). */
            abnormals: {
                /** @description Reason (列入原因). */
                reason: string;
                /**
                 * Format: date
                 * @description Listed on (列入日期).
                 */
                inDate: string | null;
                /**
                 * Format: date
                 * @description Removed on; null if still listed (移出日期).
                 */
                outDate: string | null;
            }[];
            /** @description Listed as a dishonest debtor (失信被执行人). */
            dishonest: boolean;
            /** @description Suppliers of the school with the same legal person, shareholder, phone or address, as far as the caller may see them (关联企业). */
            relatedSuppliers: {
                id: components["schemas"]["Id"];
                /** @description Company name (企业名称). */
                companyName: string;
                /**
                 * @description What they share (关联关系): LEGAL_PERSON 法定代表人, SHAREHOLDER 股东, PHONE 电话, ADDRESS 地址.
                 * @enum {string}
                 */
                relation: "LEGAL_PERSON" | "SHAREHOLDER" | "PHONE" | "ADDRESS";
            }[];
            /**
             * Format: date-time
             * @description Fetched from the registry at (同步时间).
             */
            syncTime: string;
            /** @description Name of the provider; that of the development server says that its data are invented (数据来源). */
            dataSource: string;
        };
        /** @description Which registry data to fetch again. */
        GsRefresh: {
            supplierId: components["schemas"]["Id"];
        };
        /** @description How the credit score of a supplier has come about. */
        Scorecard: {
            supplierId: components["schemas"]["Id"];
            /** @description Credit score now (信用分). */
            score: number;
            level: components["schemas"]["CreditLevel"];
            /** @description Changes, newest first; the oldest is the score to begin with (记分明细). */
            entries: {
                /**
                 * Format: date-time
                 * @description When (时间).
                 */
                time: string;
                /** @description Points added or, below 0, taken (变动). */
                change: number;
                /** @description Score after it (变动后). */
                score: number;
                /**
                 * @description Why (原因): INITIAL 初始分, EXPOSURE 失信扣分, RESTORED 撤回返还.
                 * @enum {string}
                 */
                reason: "INITIAL" | "EXPOSURE" | "RESTORED";
            }[];
        };
        /**
         * @description Status of a school (学校状态): APPLYING 入驻申请中, TRIAL 试用, ACTIVE 正式, SUSPENDED 停用, EXPIRED 已到期.
         * @enum {string}
         */
        SchoolStatus: "APPLYING" | "TRIAL" | "ACTIVE" | "SUSPENDED" | "EXPIRED";
        /** @description A school, the tenant of the platform. */
        School: components["schemas"]["Tracked"] & {
            id: components["schemas"]["CompanyId"];
            companyId: components["schemas"]["CompanyId"];
            /** @description School name, unique (学校名称). */
            schoolName: string;
            /** @description Code of the Ministry of Education, unique (学校代码). */
            schoolCode: string;
            /** @description Short name (简称). */
            shortName: string | null;
            /** @description Province (省). */
            province: string | null;
            /** @description City (市). */
            city: string | null;
            /** @description Contact (联系人). */
            contactName: string;
            /** @description Phone of the contact (联系电话). */
            contactPhone: string;
            /**
             * @description How its users log in (登录方式): LOCAL 账号密码, CAS 统一认证, TICKET 票据.
             * @enum {string}
             */
            loginMode: "LOCAL" | "CAS" | "TICKET";
            status: components["schemas"]["SchoolStatus"];
            /**
             * Format: date
             * @description Service from (服务开始).
             */
            serviceStartDate: string | null;
            /**
             * Format: date
             * @description Service to (服务结束).
             */
            serviceEndDate: string | null;
            /** @description Users of the school (用户数). */
            userCount: number;
            /** @description Remark (备注). */
            remark: string | null;
            /** @description What the caller may do with this school now. */
            allowedActions: ("EDIT" | "START_TRIAL" | "ACTIVATE" | "SUSPEND")[];
        };
        /** @description One page of schools. */
        SchoolPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["School"][];
        };
        /** @description A school in brief. */
        SchoolBrief: {
            companyId: components["schemas"]["CompanyId"];
            /** @description School name (学校名称). */
            schoolName: string;
            /** @description Short name (简称). */
            shortName: string | null;
        };
        /** @description What invoices are to be made out to. */
        InvoiceInfoInput: {
            /** @description Title (发票抬头). */
            title: string;
            /** @description Tax number (纳税人识别号). */
            taxNo: string;
            /** @description Address (地址). */
            address?: string | null;
            /** @description Phone (电话). */
            phone?: string | null;
            /** @description Bank (开户行). */
            bankName?: string | null;
            /** @description Bank account (账号). */
            bankAccount?: string | null;
            /**
             * @description Kind of invoice (发票类型): NORMAL 普通发票, SPECIAL 专用发票.
             * @enum {string}
             */
            invoiceType: "NORMAL" | "SPECIAL";
        };
        /** @description A school to create. */
        SchoolInput: {
            /** @description School id, unique for ever (学校标识). */
            companyId: string;
            /** @description School name, unique (学校名称). */
            schoolName: string;
            /** @description Code of the Ministry of Education, unique (学校代码). */
            schoolCode: string;
            /** @description Short name (简称). */
            shortName?: string | null;
            /** @description Province (省). */
            province?: string | null;
            /** @description City (市). */
            city?: string | null;
            /** @description Address (地址). */
            address?: string | null;
            /** @description Contact (联系人). */
            contactName: string;
            /** @description Mobile number of the contact (联系电话). */
            contactPhone: string;
            /**
             * @description How its users log in (登录方式): LOCAL 账号密码, CAS 统一认证, TICKET 票据.
             * @enum {string}
             */
            loginMode: "LOCAL" | "CAS" | "TICKET";
            /** @description Address of the central authentication; required for CAS (认证地址). */
            casServerUrl?: string | null;
            /**
             * Format: date
             * @description Service from (服务开始).
             */
            serviceStartDate?: string | null;
            /**
             * Format: date
             * @description Service to; not before its start (服务结束).
             */
            serviceEndDate?: string | null;
            /** @description A picture, uploaded for SCHOOL by oneself: the emblem in the header of its users (校徽). */
            logoFileId?: components["schemas"]["Id"] | null;
            /** @description What invoices are to be made out to (开票信息). */
            invoice?: components["schemas"]["InvoiceInfoInput"] | null;
            /** @description Remark (备注). */
            remark?: string | null;
        };
        /** @description A school with all its data. */
        SchoolDetail: components["schemas"]["School"] & {
            /** @description Address (地址). */
            address: string | null;
            /** @description Address of the central authentication (认证地址). */
            casServerUrl: string | null;
            /** @description Emblem in the header of its users; null without one (校徽). */
            logo: components["schemas"]["FileInfo"] | null;
            /** @description What invoices are made out to (开票信息). */
            invoice: components["schemas"]["InvoiceInfo"] | null;
        };
        /** @description Changes of a school; what is left out stays as it is. */
        SchoolChanges: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /** @description School name, unique (学校名称). */
            schoolName?: string;
            /** @description Code of the Ministry of Education, unique (学校代码). */
            schoolCode?: string;
            /** @description Short name (简称). */
            shortName?: string | null;
            /** @description Province (省). */
            province?: string | null;
            /** @description City (市). */
            city?: string | null;
            /** @description Address (地址). */
            address?: string | null;
            /** @description Contact (联系人). */
            contactName?: string;
            /** @description Mobile number of the contact (联系电话). */
            contactPhone?: string;
            /**
             * @description How its users log in (登录方式): LOCAL 账号密码, CAS 统一认证, TICKET 票据.
             * @enum {string}
             */
            loginMode?: "LOCAL" | "CAS" | "TICKET";
            /** @description Address of the central authentication; required for CAS (认证地址). */
            casServerUrl?: string | null;
            /**
             * Format: date
             * @description Service from (服务开始).
             */
            serviceStartDate?: string | null;
            /**
             * Format: date
             * @description Service to; not before its start (服务结束).
             */
            serviceEndDate?: string | null;
            /** @description A picture, uploaded for SCHOOL by oneself: the emblem in the header of its users (校徽). */
            logoFileId?: components["schemas"]["Id"] | null;
            /** @description What invoices are to be made out to (开票信息). */
            invoice?: components["schemas"]["InvoiceInfoInput"] | null;
            /** @description Remark (备注). */
            remark?: string | null;
        };
        /** @description A change of the status of a supplier or a school. */
        CompanyStatusChange: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /**
             * @description The new status: APPROVED, FROZEN or CANCELLED for a supplier, TRIAL, ACTIVE or SUSPENDED for a school (状态).
             * @enum {string}
             */
            status: "APPROVED" | "FROZEN" | "CANCELLED" | "TRIAL" | "ACTIVE" | "SUSPENDED";
            /** @description Reason; required for FROZEN, CANCELLED and SUSPENDED (原因). */
            reason?: string;
        };
        /**
         * @description What a comment is used for (意见类型): APPROVE 同意, REJECT 驳回, COMMON 通用.
         * @enum {string}
         */
        ApplyCommentType: "APPROVE" | "REJECT" | "COMMON";
        /**
         * @description Who sees a comment (范围): PERSONAL 个人, SCHOOL 全校.
         * @enum {string}
         */
        ApplyCommentScope: "PERSONAL" | "SCHOOL";
        /** @description A saved approval comment. */
        ApplyComment: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Comment (意见内容). */
            content: string;
            commentType: components["schemas"]["ApplyCommentType"];
            scope: components["schemas"]["ApplyCommentScope"];
            /** @description Position (排序). */
            sort: number;
            /** @description What the caller may do with this comment now. */
            allowedActions: ("EDIT" | "DELETE")[];
        };
        /** @description A comment to save: a new one, or with `id` and `version` the whole new content of an old one. */
        ApplyCommentInput: {
            id?: components["schemas"]["Id"];
            /** @description The version that was read; required with `id` (版本). */
            version?: number;
            /** @description Comment, once per owner, scope and type (意见内容). */
            content: string;
            commentType: components["schemas"]["ApplyCommentType"];
            scope: components["schemas"]["ApplyCommentScope"];
            /** @description Position; 0 if left out (排序). */
            sort?: number;
        };
        /** @description A contact of the user: who receives goods, and where. */
        Contact: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Name (联系人). */
            contactName: string;
            /** @description Mobile phone (手机号). */
            phone: string;
            /** @description Campus of the school (校区). */
            campus: string;
            /** @description Address (详细地址). */
            address: string;
            /** @description Building and room (楼宇房间). */
            roomNo: string | null;
            /** @description Chosen where nothing else is; at most one a user (默认). */
            isDefault: boolean;
        };
        /** @description One page of contacts. */
        ContactPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["Contact"][];
        };
        /** @description A contact to create. */
        ContactInput: {
            /** @description Name (联系人). */
            contactName: string;
            /** @description Mobile phone (手机号). */
            phone: string;
            /** @description Campus of the school (校区). */
            campus: string;
            /** @description Address (详细地址). */
            address: string;
            /** @description Building and room (楼宇房间). */
            roomNo?: string | null;
            /** @description Make it the default; false if left out (默认). */
            isDefault?: boolean;
        };
        /** @description Changes of a contact; what is left out stays as it is. */
        ContactChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Name (联系人). */
            contactName?: string;
            /** @description Mobile phone (手机号). */
            phone?: string;
            /** @description Campus of the school (校区). */
            campus?: string;
            /** @description Address (详细地址). */
            address?: string;
            /** @description Building and room; null removes it (楼宇房间). */
            roomNo?: string | null;
            /** @description Make it the default or no longer (默认). */
            isDefault?: boolean;
        };
        /**
         * @description Kind of funds (经费类型): SCIENCE 科研经费, TEACHING 教学经费, SPECIAL 专项经费, DISCIPLINE 学科建设, OPERATION 日常公用, DONATION 捐赠.
         * @enum {string}
         */
        FundType: "SCIENCE" | "TEACHING" | "SPECIAL" | "DISCIPLINE" | "OPERATION" | "DONATION";
        /**
         * @description Amount in yuan with two decimals (金额, 元).
         * @example 12800.00
         */
        Money: string;
        /**
         * @description Where a budget card comes from (来源): LOCAL 本地维护, SYNC 财务系统同步.
         * @enum {string}
         */
        ExpenditureSource: "LOCAL" | "SYNC";
        /** @description A budget card. Always availableAmount = totalAmount - frozenAmount, and never below zero. */
        Expenditure: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Card number, unique within the school (经费卡号). */
            cardNo: string;
            /** @description Name (经费名称). */
            cardName: string;
            fundType: components["schemas"]["FundType"];
            ownerId: components["schemas"]["Id"];
            /** @description Person in charge of the funds (负责人). */
            ownerName: string;
            deptId: components["schemas"]["Id"];
            /** @description Department (所属单位). */
            deptName: string;
            /** @description Total (总额度). */
            totalAmount: components["schemas"]["Money"];
            /** @description Frozen for requests under way (冻结金额). */
            frozenAmount: components["schemas"]["Money"];
            /** @description What is left (可用余额). */
            availableAmount: components["schemas"]["Money"];
            /**
             * Format: date
             * @description First day of validity (有效期自).
             */
            validFrom: string | null;
            /**
             * Format: date
             * @description Last day of validity (有效期至).
             */
            validTo: string | null;
            /** @description Today, in China, is after validTo: no more money can be taken (已过期). */
            expired: boolean;
            /** @description Users besides the owner who may use the card (授权人数). */
            authorizedUserCount: number;
            status: components["schemas"]["Status"];
            source: components["schemas"]["ExpenditureSource"];
            companyId: components["schemas"]["CompanyId"];
            /** @description School (学校). */
            companyName: string;
            /** @description What the caller may do with this card now. */
            allowedActions: ("EDIT" | "AUTHORIZE" | "VIEW_LEDGER" | "FREEZE" | "UNFREEZE" | "ENABLE" | "DISABLE" | "DELETE")[];
        };
        /** @description One page of budget cards, with the sums of the summary row. */
        ExpenditurePage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["Expenditure"][];
            sum: components["schemas"]["ExpenditureSum"];
        };
        /** @description A user to choose in a form. */
        UserOption: {
            id: components["schemas"]["Id"];
            /** @description Name (姓名). */
            name: string;
            /** @description Login account or staff number (账号/工号). */
            account: string;
            /** @description Department (所属部门). */
            deptName: string;
        };
        /** @description A budget card with the users it is lent to. */
        ExpenditureDetail: components["schemas"]["Expenditure"] & {
            /** @description Users besides the owner who may use the card, by name (授权使用人). */
            authorizedUsers: components["schemas"]["UserOption"][];
        };
        /** @description A budget card to create. */
        ExpenditureInput: {
            /** @description Card number, unique within the school: 4 to 32 letters, digits and hyphens (经费卡号). */
            cardNo: string;
            /** @description Name (经费名称). */
            cardName: string;
            fundType: components["schemas"]["FundType"];
            /** @description Person in charge, an enabled user of the school (负责人). */
            ownerId: components["schemas"]["Id"];
            /** @description Department, an enabled one of the school (所属单位). */
            deptId: components["schemas"]["Id"];
            /** @description Total in yuan, below ten billion (总额度). */
            totalAmount: string;
            /**
             * Format: date
             * @description First day of validity (有效期自).
             */
            validFrom?: string | null;
            /**
             * Format: date
             * @description Last day of validity, not before the first (有效期至).
             */
            validTo?: string | null;
            /** @description Users besides the owner who may use the card (授权使用人). */
            authorizedUserIds?: components["schemas"]["Id"][];
            status?: components["schemas"]["Status"];
        };
        /** @description Changes of a budget card; what is left out stays as it is. */
        ExpenditureChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Name (经费名称). */
            cardName?: string;
            fundType?: components["schemas"]["FundType"];
            /** @description Person in charge, an enabled user of the school (负责人). */
            ownerId?: components["schemas"]["Id"];
            /** @description Department, an enabled one of the school (所属单位). */
            deptId?: components["schemas"]["Id"];
            /** @description Total in yuan, not below what is frozen (总额度). */
            totalAmount?: string;
            /**
             * Format: date
             * @description First day of validity (有效期自).
             */
            validFrom?: string | null;
            /**
             * Format: date
             * @description Last day of validity, not before the first (有效期至).
             */
            validTo?: string | null;
            status?: components["schemas"]["Status"];
        };
        /** @description The users who may use a budget card besides its owner. */
        ExpenditureUserChoice: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description All of them, not only the new ones (授权使用人). */
            userIds: components["schemas"]["Id"][];
        };
        /**
         * @description An amount to move, in yuan with two decimals: above zero, below ten billion (金额, 元).
         * @example 12800.00
         */
        PositiveAmount: string;
        /** @description An amount to freeze on a budget card, or to unfreeze. */
        ExpenditureHold: {
            amount: components["schemas"]["PositiveAmount"];
            /** @description Number of the matter the money is held for; unfreezing names the same one (业务编号). */
            bizCode: string;
            /** @description Reason (原因). */
            reason: string;
        };
        /** @description The balance of a budget card after a movement, with its parts. */
        ExpenditureBalance: {
            id: components["schemas"]["Id"];
            /** @description Total (总额度). */
            totalAmount: components["schemas"]["Money"];
            /** @description Frozen (冻结金额). */
            frozenAmount: components["schemas"]["Money"];
            /** @description What is left (可用余额). */
            availableAmount: components["schemas"]["Money"];
            /** @description Optimistic lock (版本). */
            version: number;
        };
        /**
         * @description Kind of ledger entry (流水类型): ADJUST 调整, FREEZE 冻结, UNFREEZE 解冻.
         * @enum {string}
         */
        FundFlowType: "ADJUST" | "FREEZE" | "UNFREEZE";
        /** @description An entry of the ledger of a budget card. Entries are only added, never changed. */
        ExpenditureFlow: {
            id: components["schemas"]["Id"];
            expenditureId: components["schemas"]["Id"];
            flowType: components["schemas"]["FundFlowType"];
            /** @description Amount; only an ADJUST can be negative (金额). */
            amount: components["schemas"]["Money"];
            /** @description Number of the matter; null for an ADJUST (业务编号). */
            bizCode: string | null;
            /** @description Available after this entry (可用余额). */
            balance: components["schemas"]["Money"];
            /** @description Reason (原因). */
            reason: string | null;
            /**
             * Format: date-time
             * @description Entered at (发生时间).
             */
            createTime: string;
            /** @description Entered by (操作人). */
            createByName: string | null;
        };
        /** @description One page of ledger entries. */
        ExpenditureFlowPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["ExpenditureFlow"][];
        };
        /** @description Which budget cards to export; the filters are those of queryExpenditurePage. */
        ExpenditureExport: {
            format: components["schemas"]["ExportFormat"];
            /** @description Beginning of card number or name; any part of them from three characters on, or two that are not ASCII (关键字). */
            keyword?: string;
            /** @description Kind of funds (经费类型). */
            fundType?: components["schemas"]["FundType"];
            /** @description Status (状态). */
            status?: components["schemas"]["Status"];
            /** @description Whether the last day of validity is over (是否过期). */
            expired?: boolean;
            /** @description Person in charge (负责人). */
            ownerId?: components["schemas"]["Id"];
            /** @description Department the cards belong to, with those below it (所属单位). */
            deptId?: components["schemas"]["Id"];
            /**
             * @description Part of the data scope (范围): MINE cards the user is in charge of or may use, DEPT those of the current department, ALL everything, as by default.
             * @enum {string}
             */
            scope?: "MINE" | "DEPT" | "ALL";
            /** @description School; only with data scope ALL another than the session's (学校). */
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Which entries of the ledger of a budget card to export; the filters are those of queryExpenditureFlowPage. */
        ExpenditureFlowExport: {
            format: components["schemas"]["ExportFormat"];
            /** @description Budget card (经费卡). */
            expenditureId: components["schemas"]["Id"];
            /** @description Kind of entry (流水类型). */
            flowType?: components["schemas"]["FundFlowType"];
            /** @description Number of the matter (业务编号). */
            bizCode?: string;
            /**
             * Format: date-time
             * @description Entered at or after this time (发生时间起).
             */
            createTimeStart?: string;
            /**
             * Format: date-time
             * @description Entered before this time (发生时间止).
             */
            createTimeEnd?: string;
        };
        /** @description A synchronisation with the finance system of the school, and how far it has come. */
        ExpenditureSync: {
            taskId: components["schemas"]["Id"];
            status: components["schemas"]["TaskStatus"];
            /** @description Rows done (已完成数). */
            doneCount: number;
            /** @description Rows in all; null as long as it is not known (总数). */
            totalCount: number | null;
            /** @description Cards added; null until the task has ended (新增). */
            added: number | null;
            /** @description Cards changed; null until the task has ended (更新). */
            updated: number | null;
            /** @description Cards disabled, because they are closed or no longer there; null until the task has ended (停用). */
            disabled: number | null;
            /** @description Rows that were refused, as the log of the task tells; null until the task has ended (未处理). */
            refused: number | null;
            /**
             * Format: date-time
             * @description Start of the last attempt (开始).
             */
            startTime: string | null;
            /**
             * Format: date-time
             * @description End of the last attempt (结束).
             */
            endTime: string | null;
            /** @description Why the last attempt failed, in the language asked for (失败原因). */
            errorMessage: string | null;
        };
        /** @description One page of messages. */
        InboxMessagePage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["InboxMessage"][];
        };
        /** @description How many messages are unread. */
        UnreadCount: {
            /** @description Unread messages (未读数). */
            count: number;
        };
        /** @description Which messages to mark as read: some, or all. */
        InboxReadMark: {
            /** @description Messages (消息). */
            ids?: components["schemas"]["Id"][];
            /**
             * @description All messages of the user (全部).
             * @enum {boolean}
             */
            all?: true;
        };
        /** @description One page of the operation log. */
        OperationLogPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["OperationLog"][];
        };
        /** @description Which rows of the operation log to export; the filters are those of queryOperationLogPage. */
        OperationLogExport: {
            format: components["schemas"]["ExportFormat"];
            /** @description Beginning of the name of the user (操作人). */
            userName?: string;
            /** @description User (操作人). */
            userId?: components["schemas"]["Id"];
            /** @description Tag of the operation, e.g. roles (模块). */
            module?: string;
            /** @description Operation, e.g. saveRole (接口). */
            operationId?: string;
            /** @description Done, or refused (结果). */
            success?: boolean;
            /** @description The `X-Request-Id` of an answer (请求编号). */
            requestId?: string;
            /**
             * Format: date-time
             * @description From this time on (开始时间).
             */
            timeStart?: string;
            /**
             * Format: date-time
             * @description Before this time (结束时间).
             */
            timeEnd?: string;
            /** @description School; only with data scope ALL another than the session's (学校). */
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description A row of the operation log with the request. */
        OperationLogDetail: components["schemas"]["OperationLog"] & {
            /** @description Path, query and body of the request as JSON text, without passwords and codes; null if it was refused before it was read (请求内容). */
            request: string | null;
        };
        /**
         * @description Where a user came from (用户来源): LOCAL 本地, CAS 统一认证, QLGD 齐鲁工大跳转, IMPORT 导入, PLATFORM 平台.
         * @enum {string}
         */
        UserSource: "LOCAL" | "CAS" | "QLGD" | "IMPORT" | "PLATFORM";
        /**
         * @description Gender (性别): MALE 男, FEMALE 女, UNKNOWN 未知.
         * @enum {string}
         */
        Gender: "MALE" | "FEMALE" | "UNKNOWN";
        /** @description A user. */
        User: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Login account or staff number, unique on the platform (账号/工号). */
            account: string;
            /** @description Name (姓名). */
            name: string;
            /** @description Phone; masked in pages (199****0103), whole in the detail (手机号). */
            phone: string | null;
            /** @description E-mail address (邮箱). */
            email: string | null;
            gender: components["schemas"]["Gender"];
            /** @description Job title (职务). */
            job: string | null;
            deptId: components["schemas"]["Id"];
            /** @description Department the user belongs to (所属部门). */
            deptName: string;
            /** @description The department above, where the department is a sub-unit, else the department itself (所属学院). */
            collegeName: string;
            /** @description Roles the user may act in, sorted by name (角色). */
            roles: components["schemas"]["RoleBrief"][];
            status: components["schemas"]["UserStatus"];
            source: components["schemas"]["UserSource"];
            /** @description Number in the school's central authentication, unique within the school (统一认证号). */
            casId: string | null;
            /**
             * Format: date-time
             * @description Last login (最近登录).
             */
            lastLoginTime: string | null;
            /** @description Address of the last login (最近登录IP). */
            lastLoginIp: string | null;
            companyId: components["schemas"]["CompanyId"];
            /** @description School name (学校名称). */
            companyName: string;
            /** @description What the caller may do with this user now. */
            allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "LOCK" | "RESET_PASSWORD" | "DELETE")[];
        };
        /** @description One page of users. */
        UserPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["User"][];
        };
        /** @description One user as a table names them. An empty text is the same as none; the rules are those of UserInput. */
        UserImportRow: {
            /** @description Login account or staff number (账号/工号). */
            account: string;
            /** @description Name (姓名). */
            name: string;
            /** @description Mobile number (手机号). */
            phone: string;
            /** @description Department the user belongs to: its code, or the names from the college down, joined by `/` (所属部门). */
            dept: string;
            /** @description Codes or names of the roles, each once (角色). */
            roles: string[];
            /** @description Departments to hold the roles for, by code or path; the own one if there is none (角色部门). */
            roleDepts?: string[];
            /** @description MALE, FEMALE or UNKNOWN, or the Chinese or English word for it (性别). */
            gender?: string;
            /** @description Job title (职务). */
            job?: string;
            /** @description E-mail address (邮箱). */
            email?: string;
            /** @description Number in the school's central authentication (统一认证号). */
            casId?: string;
        };
        /** @description Users to create together, as they stand in somebody's table. */
        UserImport: {
            /** @description School; only with data scope ALL another than the session's (学校). */
            companyId?: components["schemas"]["CompanyId"];
            /** @description The users, each as it is written; nothing is judged before all rows have been read (行). */
            rows: components["schemas"]["UserImportRow"][];
            /** @description Whether each user gets an initial password of their own, to be changed at the first login. Left out, they get none, and cannot log in by password until it is reset (生成初始密码). */
            withPasswords?: boolean;
            /** @description Only check, and create nobody (只检查). */
            dryRun?: boolean;
        };
        /** @description One user of an import. */
        ImportedUser: {
            /** @description Place among the rows, from 0 (行). */
            row: number;
            /** @description Account, in lower case (账号). */
            account: string;
            /** @description Name (姓名). */
            name: string;
            /** @description Department (部门). */
            deptName: string;
            /** @description Roles (角色). */
            roleNames: string[];
            /** @description Initial password, shown in this answer only; null where none was asked for (初始密码). */
            initialPassword: string | null;
        };
        /** @description What an import has done, or what a check has found. */
        UserImportResult: {
            /** @description Those who were created, in the order of the rows; of a check those who could be (用户). */
            users: components["schemas"]["ImportedUser"][];
            /** @description What a check has found, by row and field, e.g. `rows.11.phone` for the twelfth row; at most 1,000 (问题). */
            problems: components["schemas"]["FieldError"][];
            /** @description How many problems there are, the ones not listed among them (问题数). */
            problemCount: number;
        };
        /** @description Which users to export; the filters are those of querySchoolUserPage. */
        UserExport: {
            format: components["schemas"]["ExportFormat"];
            /** @description Beginning of account or name; any part of them from three characters on, or two that are not ASCII; or a whole phone (关键字). */
            keyword?: string;
            /** @description Department the users belong to, with those below it (所属部门). */
            deptId?: components["schemas"]["Id"];
            /** @description Role the users may act in (角色). */
            roleId?: components["schemas"]["Id"];
            /** @description Status (状态). */
            status?: components["schemas"]["UserStatus"];
            /** @description Where the users came from (来源). */
            source?: components["schemas"]["UserSource"];
            /**
             * Format: date-time
             * @description Created from this time on (创建时间起).
             */
            createTimeStart?: string;
            /**
             * Format: date-time
             * @description Created before this time (创建时间止).
             */
            createTimeEnd?: string;
            /** @description School; only with data scope ALL another than the session's (学校). */
            companyId?: components["schemas"]["CompanyId"];
            /** @description Only those who came by synchronisation, as queryAutomaticUserPage lists them (自动同步用户). */
            automatic?: boolean;
        };
        /** @description A user with the roles and departments granted. */
        UserDetail: components["schemas"]["User"] & {
            /** @description Roles with the departments they are held for (角色部门). */
            roleDeptList: components["schemas"]["RoleDept"][];
            /** @description The password must be changed at the next login (需改密). */
            needChangePassword: boolean;
            /**
             * Format: date-time
             * @description Until when one can log in with the password that must be changed; null where there is none (初始密码有效期至).
             */
            initialPasswordExpireTime: string | null;
        };
        /** @description Whether an account is taken. */
        AccountCheck: {
            /** @description Another user has the account (已存在). */
            exists: boolean;
        };
        /** @description A role, with the departments to hold it for. */
        RoleDeptGrant: {
            roleId: components["schemas"]["Id"];
            /** @description Departments of the user's school (部门). */
            deptIds: components["schemas"]["Id"][];
        };
        /** @description Changes of a user; what is left out stays as it is. The status is changed with updateUserStatus. */
        UserChanges: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /** @description Login account or staff number, unique on the platform, kept in lower case (账号/工号). */
            account?: string;
            /** @description Name (姓名). */
            name?: string;
            /** @description Mobile number (手机号). */
            phone?: string;
            /**
             * Format: email
             * @description E-mail address (邮箱).
             */
            email?: string | null;
            gender?: components["schemas"]["Gender"];
            /** @description Job title (职务). */
            job?: string | null;
            deptId?: components["schemas"]["Id"];
            /** @description Roles with the departments to hold them for, each role once; replaces all that are held (角色部门). */
            roleDeptList?: components["schemas"]["RoleDeptGrant"][];
            /** @description Number in the school's central authentication, unique within the school (统一认证号). */
            casId?: string | null;
        };
        /** @description A user to create. The school is that of the department. */
        UserInput: {
            /** @description Login account or staff number, unique on the platform, kept in lower case: 4 to 32 letters, digits, dots, hyphens and underscores (账号/工号). */
            account: string;
            /** @description Name (姓名). */
            name: string;
            /** @description Mobile number (手机号). */
            phone: string;
            /**
             * Format: email
             * @description E-mail address (邮箱).
             */
            email?: string | null;
            gender?: components["schemas"]["Gender"];
            /** @description Job title (职务). */
            job?: string | null;
            deptId: components["schemas"]["Id"];
            /** @description Roles with the departments to hold them for, each role once (角色部门). */
            roleDeptList: components["schemas"]["RoleDeptGrant"][];
            /** @description Number in the school's central authentication, unique within the school (统一认证号). */
            casId?: string | null;
            status?: components["schemas"]["Status"];
            /** @description First password, to be changed at the first login within 14 days: three of lower-case letters, capitals, digits and other characters, neither the account nor a common password. Without one the user cannot log in by password until it is reset (密码). */
            password?: string;
        };
        /** @description The new status of a user. */
        UserStatusChange: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["UserStatus"];
        };
        /** @description A synchronisation with the central authentication of the school, and how far it has come. */
        CasSync: {
            taskId: components["schemas"]["Id"];
            status: components["schemas"]["TaskStatus"];
            /** @description Users added; null until the task has ended (新增). */
            added: number | null;
            /** @description Users changed; null until the task has ended (更新). */
            updated: number | null;
            /** @description Users disabled, because they are no longer there; null until the task has ended (停用). */
            disabled: number | null;
            /** @description Rows that were refused, as the log of the task tells; null until the task has ended (未处理). */
            refused: number | null;
        };
        /** @description A password to hand over once; it must be changed at the next login. */
        TemporaryPassword: {
            /** @description Temporary password, shown in this answer only (临时密码). */
            tempPassword: string;
        };
        /**
         * @description What a code sent by SMS is for (用途): RESET 找回或修改密码, BIND 绑定新手机号, REGISTER 供应商注册.
         * @enum {string}
         */
        PhoneCaptchaScene: "RESET" | "BIND" | "REGISTER";
        /** @description Where to send a code, and what for. */
        PhoneCaptchaInput: {
            /** @description Mobile number (手机号). */
            phone: string;
            scene: components["schemas"]["PhoneCaptchaScene"];
            captchaKey?: components["schemas"]["Id"];
            /** @description The characters of the captcha picture, where one is asked for (验证码). */
            captchaCode?: string;
        };
        /** @description How long a code sent by SMS is good, never the code itself. */
        PhoneCaptcha: {
            /** @description The code is good for so many seconds (有效秒数). */
            expireSeconds: number;
            /** @description Another one can be asked for after so many seconds (重发间隔秒数). */
            resendSeconds: number;
        };
        /** @description The new password, with either the present one or a code sent to the own phone. */
        PasswordChange: {
            /** @description Present password (原密码). */
            oldPassword?: string;
            /** @description Code sent to the own phone, scene RESET (手机验证码). */
            phoneCaptcha?: string;
            /** @description New password: three of lower-case letters, capitals, digits and other characters, neither the account nor a common password (新密码). */
            newPassword: string;
        };
        /** @description The own profile. */
        UserProfile: {
            id: components["schemas"]["Id"];
            /** @description Login account or staff number (账号/工号). */
            account: string;
            /** @description Name (姓名). */
            name: string;
            /** @description Phone, masked: 199****0103 (手机号). */
            phone: string | null;
            /** @description E-mail address (邮箱). */
            email: string | null;
            gender: components["schemas"]["Gender"];
            /** @description Job title (职务). */
            job: string | null;
            /** @description Address of the portrait, good for a day; null without one (头像). */
            avatar: string | null;
            /** @description About the user (个人简介). */
            introduction: string | null;
            /** @description Campus (校区). */
            location: string | null;
            /** @description Full name of the department (所在单位). */
            organization: string;
            companyId: components["schemas"]["CompanyId"];
            /** @description School name (学校名称). */
            companyName: string;
            source: components["schemas"]["UserSource"];
            /**
             * @description 0 none, 1 certified (认证状态).
             * @enum {integer}
             */
            certification: 0 | 1;
            /** @description Opaque value, passed through (审核码). */
            examCode: string | null;
            /**
             * Format: date
             * @description Registered on (注册日期).
             */
            registrationDate: string;
            /**
             * Format: date-time
             * @description The login before this one (上次登录时间).
             */
            lastLoginTime: string | null;
            /** @description Can log in by password; others come through the central authentication (有密码). */
            hasPassword: boolean;
            /** @description Roles and departments to choose from (可选角色部门). */
            roleDeptList: components["schemas"]["RoleDept"][];
            /** @description Optimistic lock (版本). */
            version: number;
        };
        /** @description Changes of the own profile; what is left out stays as it is. The phone is changed with updateMyPhone. */
        UserProfileChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Name (姓名). */
            name?: string;
            /**
             * Format: email
             * @description E-mail address (邮箱).
             */
            email?: string | null;
            /** @description File uploaded by oneself for AVATAR, the portrait from now on; null removes it (头像文件). */
            avatarId?: components["schemas"]["Id"] | null;
            gender?: components["schemas"]["Gender"];
            /** @description About the user (个人简介). */
            introduction?: string | null;
        };
        /** @description The new own phone. */
        PhoneChange: {
            /** @description New mobile number (新手机号). */
            phone: string;
            /** @description Code sent to the new number, scene BIND (手机验证码). */
            phoneCaptcha: string;
            /** @description Present password; left out only by users without one (密码). */
            password?: string;
        };
        /** @description A new password for an account whose owner has the phone. */
        ForgottenPassword: {
            /** @description Account (用户名). */
            account: string;
            /** @description Mobile number of the account (手机号). */
            phone: string;
            /** @description Code sent to the phone, scene RESET (手机验证码). */
            phoneCaptcha: string;
            /** @description New password: three of lower-case letters, capitals, digits and other characters, neither the account nor a common password (新密码). */
            newPassword: string;
        };
        /**
         * @description Publication (发布状态): DRAFT 草稿, PUBLISHED 已发布, WITHDRAWN 已撤回, EXPIRED 已到期.
         * @enum {string}
         */
        PublishStatus: "DRAFT" | "PUBLISHED" | "WITHDRAWN" | "EXPIRED";
        /** @description An article without its text. */
        Article: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            channel: components["schemas"]["ArticleChannel"];
            /** @description Title (标题). */
            title: string;
            /** @description Entry of the dictionary of the channel (分类). */
            categoryCode: string | null;
            /** @description Summary (摘要). */
            summary: string | null;
            /** @description Source (来源). */
            source: string | null;
            /** @description Author (作者). */
            author: string | null;
            /** @description Pinned (置顶). */
            top: boolean;
            /** @description Pops up once for each user; system announcements only (弹窗提醒). */
            popup: boolean;
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles: string[];
            /** @description Amount of the model case in yuan; lighthouse only (案例金额). */
            caseAmount: string | null;
            /** @description Saving of the model case in per cent; lighthouse only (案例节约率). */
            caseSavingRate: string | null;
            /** @description Position in lists (排序). */
            sort: number;
            status: components["schemas"]["PublishStatus"];
            /**
             * Format: date-time
             * @description Published at (发布时间).
             */
            publishTime: string | null;
            /**
             * Format: date-time
             * @description Expires at (失效时间).
             */
            expireTime: string | null;
            /** @description Why it was withdrawn, for those who may change it (撤回原因). */
            withdrawReason: string | null;
            /** @description Users who have opened it (浏览量). */
            viewCount: number;
            /** @description The caller has opened it (已读). */
            viewed: boolean;
            companyId: components["schemas"]["CompanyId"];
            /** @description School the row belongs to (所属学校). */
            schoolName: string;
            /** @description What the caller may do with this article now. */
            allowedActions: ("EDIT" | "PUBLISH" | "WITHDRAW" | "DELETE")[];
        };
        /** @description One page of articles. */
        ArticlePage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["Article"][];
        };
        /** @description A step of a guideline. */
        ArticleStepInput: {
            /** @description Title (标题). */
            title: string;
            /** @description What to do (内容). */
            content: string;
            /** @description Route of the screen to do it on (页面). */
            routeName?: string | null;
        };
        /** @description A guideline to create. */
        GuidelineInput: {
            /** @description Title (标题). */
            title: string;
            /** @description Entry of the dictionary of the channel (分类). */
            categoryCode?: string | null;
            /** @description Summary (摘要). */
            summary?: string | null;
            /** @description HTML; what may run or load from elsewhere is removed (正文). */
            content: string;
            /** @description Source (来源). */
            source?: string | null;
            /** @description Author (作者). */
            author?: string | null;
            /** @description Pinned; false if left out (置顶). */
            top?: boolean;
            /** @description Steps (办事步骤). */
            steps?: components["schemas"]["ArticleStepInput"][];
            /** @description A picture, uploaded for ARTICLE before (封面). */
            coverId?: components["schemas"]["Id"] | null;
            /** @description Files, uploaded for ARTICLE before (附件). */
            attachmentIds?: components["schemas"]["Id"][];
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles?: string[];
            /** @description Position in lists; 0 if left out (排序). */
            sort?: number;
            /**
             * Format: date-time
             * @description Expires at; must lie ahead (失效时间).
             */
            expireTime?: string | null;
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Changes of a guideline; what is left out stays as it is. */
        GuidelineChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Title (标题). */
            title?: string;
            /** @description Entry of the dictionary of the channel (分类). */
            categoryCode?: string | null;
            /** @description Summary (摘要). */
            summary?: string | null;
            /** @description HTML; what may run or load from elsewhere is removed (正文). */
            content?: string;
            /** @description Source (来源). */
            source?: string | null;
            /** @description Author (作者). */
            author?: string | null;
            /** @description Pinned (置顶). */
            top?: boolean;
            /** @description Steps (办事步骤). */
            steps?: components["schemas"]["ArticleStepInput"][];
            /** @description A picture, uploaded for ARTICLE before (封面). */
            coverId?: components["schemas"]["Id"] | null;
            /** @description Files, uploaded for ARTICLE before (附件). */
            attachmentIds?: components["schemas"]["Id"][];
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles?: string[];
            /** @description Position in lists (排序). */
            sort?: number;
            /**
             * Format: date-time
             * @description Expires at; must lie ahead (失效时间).
             */
            expireTime?: string | null;
        };
        /** @description A step in the publication of a row. */
        Publication: {
            /** @description The version that was read (版本). */
            version: number;
            /**
             * @description PUBLISHED to publish, WITHDRAWN to withdraw (发布状态).
             * @enum {string}
             */
            status: "PUBLISHED" | "WITHDRAWN";
            /** @description Reason; required to withdraw, otherwise without effect (原因). */
            reason?: string;
        };
        /** @description An article to create. */
        ArticleInput: {
            /** @description Title (标题). */
            title: string;
            /** @description Entry of the dictionary of the channel (分类). */
            categoryCode?: string | null;
            /** @description Summary (摘要). */
            summary?: string | null;
            /** @description HTML; what may run or load from elsewhere is removed (正文). */
            content: string;
            /** @description Source (来源). */
            source?: string | null;
            /** @description Author (作者). */
            author?: string | null;
            /** @description Pinned; false if left out (置顶). */
            top?: boolean;
            /** @description A picture, uploaded for ARTICLE before (封面). */
            coverId?: components["schemas"]["Id"] | null;
            /** @description Files, uploaded for ARTICLE before (附件). */
            attachmentIds?: components["schemas"]["Id"][];
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles?: string[];
            /** @description Position in lists; 0 if left out (排序). */
            sort?: number;
            /**
             * Format: date-time
             * @description Expires at; must lie ahead (失效时间).
             */
            expireTime?: string | null;
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Changes of an article; what is left out stays as it is. */
        ArticleChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Title (标题). */
            title?: string;
            /** @description Entry of the dictionary of the channel (分类). */
            categoryCode?: string | null;
            /** @description Summary (摘要). */
            summary?: string | null;
            /** @description HTML; what may run or load from elsewhere is removed (正文). */
            content?: string;
            /** @description Source (来源). */
            source?: string | null;
            /** @description Author (作者). */
            author?: string | null;
            /** @description Pinned (置顶). */
            top?: boolean;
            /** @description A picture, uploaded for ARTICLE before (封面). */
            coverId?: components["schemas"]["Id"] | null;
            /** @description Files, uploaded for ARTICLE before (附件). */
            attachmentIds?: components["schemas"]["Id"][];
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles?: string[];
            /** @description Position in lists (排序). */
            sort?: number;
            /**
             * Format: date-time
             * @description Expires at; must lie ahead (失效时间).
             */
            expireTime?: string | null;
        };
        /**
         * @description What the supplier did (失信类型): FALSE_MATERIAL 提供虚假材料, COLLUSION 围标串标, REFUSE_CONTRACT 拒签合同, DELAY_DELIVERY 逾期供货, QUALITY 质量不合格, MALICIOUS_LOW 恶意低价, BRIBERY 行贿, OTHER 其他.
         * @enum {string}
         */
        ExposureType: "FALSE_MATERIAL" | "COLLUSION" | "REFUSE_CONTRACT" | "DELAY_DELIVERY" | "QUALITY" | "MALICIOUS_LOW" | "BRIBERY" | "OTHER";
        /**
         * @description Consequence (处理等级): WARNING 警示, SUSPEND 暂停参与, BAN 禁止参与.
         * @enum {string}
         */
        ExposureLevel: "WARNING" | "SUSPEND" | "BAN";
        /** @description An integrity exposure of a supplier. */
        Exposure: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Number (曝光编号). */
            exposureCode: string;
            supplierId: components["schemas"]["Id"];
            /** @description Company name of the supplier (供应商名称). */
            supplierName: string;
            /** @description Unified social credit code (统一社会信用代码). */
            creditCode: string;
            exposureType: components["schemas"]["ExposureType"];
            level: components["schemas"]["ExposureLevel"];
            /**
             * Format: date
             * @description From (处理开始).
             */
            startDate: string;
            /**
             * Format: date
             * @description To; null for ever (处理结束).
             */
            endDate: string | null;
            /** @description Points taken from the credit score (扣分). */
            deductScore: number;
            status: components["schemas"]["PublishStatus"];
            /**
             * Format: date-time
             * @description Published at (公示时间).
             */
            publishTime: string | null;
            companyId: components["schemas"]["CompanyId"];
            /** @description School the row belongs to (所属学校). */
            schoolName: string;
            /** @description What the caller may do with this exposure now. */
            allowedActions: ("EDIT" | "PUBLISH" | "WITHDRAW" | "RECORD_APPEAL" | "DELETE")[];
        };
        /** @description One page of integrity exposures. */
        ExposurePage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["Exposure"][];
        };
        /** @description The appeal against an integrity exposure, and how it was decided. */
        ExposureAppeal: {
            /** @description What the supplier brings forward (申诉内容). */
            content: string;
            /**
             * @description Decision (处理结果): UPHELD 成立, DISMISSED 不成立.
             * @enum {string}
             */
            result: "UPHELD" | "DISMISSED";
            /** @description Answer to the supplier (答复). */
            reply: string;
            /**
             * Format: date-time
             * @description Recorded at (登记时间).
             */
            time: string;
        };
        /** @description An integrity exposure with facts and evidence. */
        ExposureDetail: components["schemas"]["Exposure"] & {
            /** @description Facts (失信事实). */
            fact: string;
            /** @description Legal or contractual basis (处理依据). */
            basis: string | null;
            /** @description Evidence (证明材料). */
            evidence: components["schemas"]["FileInfo"][];
            /** @description The appeal; null if none was recorded (申诉). */
            appeal: components["schemas"]["ExposureAppeal"] | null;
            /** @description Why it was withdrawn (撤回原因). */
            withdrawReason: string | null;
        };
        /** @description An integrity exposure to create. */
        ExposureInput: {
            supplierId: components["schemas"]["Id"];
            exposureType: components["schemas"]["ExposureType"];
            level: components["schemas"]["ExposureLevel"];
            /** @description Facts (失信事实). */
            fact: string;
            /** @description Legal or contractual basis (处理依据). */
            basis?: string | null;
            /**
             * Format: date
             * @description From (处理开始).
             */
            startDate: string;
            /**
             * Format: date
             * @description To, not before startDate; null for ever (处理结束).
             */
            endDate?: string | null;
            /** @description Points taken from the credit score (扣分). */
            deductScore: number;
            /** @description Files, uploaded before (证明材料). */
            evidenceIds?: components["schemas"]["Id"][];
        };
        /** @description Changes of an integrity exposure; what is left out stays as it is. */
        ExposureChanges: {
            /** @description The version that was read (版本). */
            version: number;
            supplierId?: components["schemas"]["Id"];
            exposureType?: components["schemas"]["ExposureType"];
            level?: components["schemas"]["ExposureLevel"];
            /** @description Facts (失信事实). */
            fact?: string;
            /** @description Legal or contractual basis (处理依据). */
            basis?: string | null;
            /**
             * Format: date
             * @description From (处理开始).
             */
            startDate?: string;
            /**
             * Format: date
             * @description To, not before startDate; null for ever (处理结束).
             */
            endDate?: string | null;
            /** @description Points taken from the credit score (扣分). */
            deductScore?: number;
            /** @description Files, uploaded before (证明材料). */
            evidenceIds?: components["schemas"]["Id"][];
        };
        /** @description An appeal and its decision. */
        ExposureAppealInput: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description What the supplier brings forward (申诉内容). */
            content: string;
            /**
             * @description Decision (处理结果): UPHELD 成立, DISMISSED 不成立.
             * @enum {string}
             */
            result: "UPHELD" | "DISMISSED";
            /** @description Answer to the supplier (答复). */
            reply: string;
        };
        /** @description A step of a guideline. */
        ArticleStep: {
            /** @description Title (标题). */
            title: string;
            /** @description What to do (内容). */
            content: string;
            /** @description Route of the screen to do it on (页面). */
            routeName: string | null;
        };
        /** @description An article with its text. */
        ArticleDetail: components["schemas"]["Article"] & {
            /** @description Sanitised HTML (正文). */
            content: string;
            /** @description Steps; guidelines only, else empty (办事步骤). */
            steps: components["schemas"]["ArticleStep"][];
            /** @description Picture above the text; null without one (封面). */
            cover: components["schemas"]["FileInfo"] | null;
            /** @description Files to download, in their order (附件). */
            attachments: components["schemas"]["FileInfo"][];
        };
        /** @description How many users have opened an article. */
        ViewCount: {
            /** @description Users who have opened it (浏览量). */
            viewCount: number;
        };
        /** @description A system announcement to create. */
        SystemAnnouncementInput: {
            /** @description Title (标题). */
            title: string;
            /** @description Summary (摘要). */
            summary?: string | null;
            /** @description HTML; what may run or load from elsewhere is removed (正文). */
            content: string;
            /** @description Source (来源). */
            source?: string | null;
            /** @description Author (作者). */
            author?: string | null;
            /** @description Pinned; false if left out (置顶). */
            top?: boolean;
            /** @description Pops up once for each user; false if left out (弹窗提醒). */
            popup?: boolean;
            /** @description A picture, uploaded for ARTICLE before (封面). */
            coverId?: components["schemas"]["Id"] | null;
            /** @description Files, uploaded for ARTICLE before (附件). */
            attachmentIds?: components["schemas"]["Id"][];
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles?: string[];
            /** @description Position in lists; 0 if left out (排序). */
            sort?: number;
            /**
             * Format: date-time
             * @description Expires at; must lie ahead (失效时间).
             */
            expireTime?: string | null;
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Changes of a system announcement; what is left out stays as it is. */
        SystemAnnouncementChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Title (标题). */
            title?: string;
            /** @description Summary (摘要). */
            summary?: string | null;
            /** @description HTML; what may run or load from elsewhere is removed (正文). */
            content?: string;
            /** @description Source (来源). */
            source?: string | null;
            /** @description Author (作者). */
            author?: string | null;
            /** @description Pinned (置顶). */
            top?: boolean;
            /** @description Pops up once for each user (弹窗提醒). */
            popup?: boolean;
            /** @description A picture, uploaded for ARTICLE before (封面). */
            coverId?: components["schemas"]["Id"] | null;
            /** @description Files, uploaded for ARTICLE before (附件). */
            attachmentIds?: components["schemas"]["Id"][];
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles?: string[];
            /** @description Position in lists (排序). */
            sort?: number;
            /**
             * Format: date-time
             * @description Expires at; must lie ahead (失效时间).
             */
            expireTime?: string | null;
        };
        /** @description A model case to create. */
        LighthouseInput: {
            /** @description Title (标题). */
            title: string;
            /** @description Entry of the dictionary of the channel (分类). */
            categoryCode?: string | null;
            /** @description Summary (摘要). */
            summary?: string | null;
            /** @description HTML; what may run or load from elsewhere is removed (正文). */
            content: string;
            /** @description Source (来源). */
            source?: string | null;
            /** @description Author (作者). */
            author?: string | null;
            /** @description Pinned; false if left out (置顶). */
            top?: boolean;
            /** @description Amount of the model case in yuan (案例金额). */
            caseAmount?: string | null;
            /** @description Saving of the model case in per cent (案例节约率). */
            caseSavingRate?: string | null;
            /** @description A picture, uploaded for ARTICLE before (封面). */
            coverId?: components["schemas"]["Id"] | null;
            /** @description Files, uploaded for ARTICLE before (附件). */
            attachmentIds?: components["schemas"]["Id"][];
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles?: string[];
            /** @description Position in lists; 0 if left out (排序). */
            sort?: number;
            /**
             * Format: date-time
             * @description Expires at; must lie ahead (失效时间).
             */
            expireTime?: string | null;
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Changes of a model case; what is left out stays as it is. */
        LighthouseChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Title (标题). */
            title?: string;
            /** @description Entry of the dictionary of the channel (分类). */
            categoryCode?: string | null;
            /** @description Summary (摘要). */
            summary?: string | null;
            /** @description HTML; what may run or load from elsewhere is removed (正文). */
            content?: string;
            /** @description Source (来源). */
            source?: string | null;
            /** @description Author (作者). */
            author?: string | null;
            /** @description Pinned (置顶). */
            top?: boolean;
            /** @description Amount of the model case in yuan (案例金额). */
            caseAmount?: string | null;
            /** @description Saving of the model case in per cent (案例节约率). */
            caseSavingRate?: string | null;
            /** @description A picture, uploaded for ARTICLE before (封面). */
            coverId?: components["schemas"]["Id"] | null;
            /** @description Files, uploaded for ARTICLE before (附件). */
            attachmentIds?: components["schemas"]["Id"][];
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles?: string[];
            /** @description Position in lists (排序). */
            sort?: number;
            /**
             * Format: date-time
             * @description Expires at; must lie ahead (失效时间).
             */
            expireTime?: string | null;
        };
        /** @description A document of the download centre. */
        DownloadDoc: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Name (文档名称). */
            docName: string;
            /** @description Entry of the dictionary doc_type (文档类型). */
            docType: string;
            /** @description Version of the document, e.g. 2.1 (文档版本). */
            docVersion: string | null;
            fileId: components["schemas"]["Id"];
            /** @description Name of the file (文件名). */
            fileName: string;
            /** @description Size in bytes (大小). */
            fileSize: number;
            contentType: components["schemas"]["FileContentType"];
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles: string[];
            /** @description Position in lists (排序). */
            sort: number;
            /** @description Downloads (下载次数). */
            downloadCount: number;
            status: components["schemas"]["Status"];
            companyId: components["schemas"]["CompanyId"];
            /** @description School the row belongs to (所属学校). */
            schoolName: string;
            /** @description What the caller may do with this document now. */
            allowedActions: ("EDIT" | "ENABLE" | "DISABLE" | "DELETE")[];
        };
        /** @description One page of documents. */
        DownloadDocPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["DownloadDoc"][];
        };
        /** @description A document to create. */
        DownloadDocInput: {
            /** @description Name (文档名称). */
            docName: string;
            /** @description Entry of the dictionary doc_type (文档类型). */
            docType: string;
            fileId: components["schemas"]["Id"];
            /** @description Version of the document, e.g. 2.1 (文档版本). */
            docVersion?: string | null;
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles?: string[];
            /** @description Position in lists; 0 if left out (排序). */
            sort?: number;
            status?: components["schemas"]["Status"];
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Changes of a document; what is left out stays as it is. */
        DownloadDocChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Name (文档名称). */
            docName?: string;
            /** @description Entry of the dictionary doc_type (文档类型). */
            docType?: string;
            fileId?: components["schemas"]["Id"];
            /** @description Version of the document, e.g. 2.1 (文档版本). */
            docVersion?: string | null;
            /** @description Codes of the roles that see it; empty for all (可见角色). */
            targetRoles?: string[];
            /** @description Position in lists (排序). */
            sort?: number;
            status?: components["schemas"]["Status"];
        };
        /** @description A QR code that binds one WeChat account to the user. */
        WechatQrCode: {
            sceneKey: components["schemas"]["Id"];
            /** @description The picture as a data address (data:image/svg+xml;base64,…) (二维码). */
            qrCode: string;
            /** @description Valid for so many seconds (有效秒数). */
            expireSeconds: number;
        };
        /**
         * @description State of a WeChat binding (绑定状态): UNBOUND 未绑定, WAITING 待扫码, BOUND 已绑定, CANCELLED 已解绑.
         * @enum {string}
         */
        WechatBindStatus: "UNBOUND" | "WAITING" | "BOUND" | "CANCELLED";
        /** @description Whether the user has a bound WeChat account. */
        WechatBinding: {
            /** @description The attempt asked for, or without one any account of the user, is bound (是否已绑定). */
            bind: boolean;
            status: components["schemas"]["WechatBindStatus"];
            /** @description WeChat nickname, once bound (微信昵称). */
            nickName: string | null;
        };
        /**
         * @description Language (语言): zh-CN 中文, en-US English.
         * @enum {string}
         */
        Language: "zh-CN" | "en-US";
        /** @description A WeChat account that receives the messages of a user. */
        WechatReceiver: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description WeChat id, masked: oX5g****k3Qs (微信标识). */
            openId: string;
            /** @description WeChat nickname (微信昵称). */
            nickName: string | null;
            /** @description Note to tell receivers apart (备注名). */
            nickNameNotes: string | null;
            /** @description User the account is bound to (绑定用户). */
            userName: string;
            /** @description Department of the user (所属部门). */
            deptName: string;
            /** @description Bound to the caller (本人). */
            own: boolean;
            /**
             * Format: date-time
             * @description Bound at (绑定时间).
             */
            bindTime: string;
            /** @description Messages are pushed to this account (推送开关). */
            pushState: boolean;
            /** @description Language of the messages pushed to it (推送语言). */
            language: components["schemas"]["Language"];
            /** @description Scenes it is subscribed to (订阅场景数). */
            sceneCount: number;
            bindStatus: components["schemas"]["WechatBindStatus"];
            /** @description What the caller may do with this receiver now. */
            allowedActions: ("EDIT_NOTE" | "ENABLE_PUSH" | "DISABLE_PUSH" | "UNBIND")[];
        };
        /** @description One page of WeChat receivers. */
        WechatReceiverPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["WechatReceiver"][];
        };
        /** @description The push switch of a receiver. */
        WechatPushState: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /** @description Push messages to this account (推送开关). */
            pushState: boolean;
        };
        /** @description The note of a receiver, and the language of what is pushed to it. */
        WechatNickNameNotes: {
            id: components["schemas"]["Id"];
            /** @description The version that was read (版本). */
            version: number;
            /** @description Note; empty removes it (备注名). */
            nickNameNotes: string;
            /** @description Language of what is pushed to it; if left out, as before (推送语言). */
            language?: components["schemas"]["Language"];
        };
        /**
         * @description State of a push (推送状态): PENDING 待发送, SENT 已发送, FAILED 发送失败.
         * @enum {string}
         */
        WechatSendStatus: "PENDING" | "SENT" | "FAILED";
        /** @description One message pushed to a WeChat receiver. Written by the server, never changed by people. */
        WechatSendLog: {
            id: components["schemas"]["Id"];
            receiverId: components["schemas"]["Id"];
            /** @description Note or nickname of the receiver (接收人). */
            receiverName: string | null;
            /** @description User the receiver belongs to (绑定用户). */
            userName: string;
            sceneCode: components["schemas"]["SceneCode"];
            /** @description Scene, in the language that is asked for (场景名称). */
            sceneName: string;
            /** @description Title of the message (标题). */
            title: string;
            status: components["schemas"]["WechatSendStatus"];
            /**
             * Format: date-time
             * @description Accepted by WeChat at; null before (发送时间).
             */
            sendTime: string | null;
            /** @description Further attempts after the first (重试次数). */
            retryTimes: number;
            /** @description Reason of the last failure (失败原因). */
            error: string | null;
            /**
             * Format: date-time
             * @description Raised at (产生时间).
             */
            createTime: string;
        };
        /** @description One page of pushed messages. */
        WechatSendLogPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["WechatSendLog"][];
        };
        /**
         * @description What groups message scenes (消息主题): SUPPLIER 供应商, SYSTEM 系统.
         * @enum {string}
         */
        MessageSubjectId: "SUPPLIER" | "SYSTEM";
        /** @description An occasion on which a message is sent. Names are in the language that is asked for. */
        MessageScene: {
            sceneCode: components["schemas"]["SceneCode"];
            /** @description Scene (场景名称). */
            sceneName: string;
            subjectId: components["schemas"]["MessageSubjectId"];
            /** @description Subject the scene belongs to (主题名称). */
            subjectName: string;
            /** @description Title of the message; `{name}` is filled in (消息模板). */
            template: string;
        };
        /** @description A scene that a receiver is subscribed to. */
        MessageSceneRelation: components["schemas"]["MessageScene"] & {
            id: components["schemas"]["Id"];
            receiverId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Subscribed at (订阅时间).
             */
            createTime: string;
        };
        /** @description Scenes to subscribe a receiver to. */
        MessageSceneChoice: {
            receiverId: components["schemas"]["Id"];
            /** @description Scenes (场景). */
            sceneCodes: components["schemas"]["SceneCode"][];
        };
        /** @description A subject that groups message scenes. */
        MessageSubject: {
            id: components["schemas"]["MessageSubjectId"];
            /** @description Subject, in the language that is asked for (主题名称). */
            subjectName: string;
            /** @description Scenes of the subject that the caller may subscribe to (场景). */
            scenes: components["schemas"]["MessageScene"][];
        };
        /**
         * @description What an uploaded file is for (用途): AVATAR 头像, ARTICLE 文章, PRODUCT 产品, DOCUMENT 下载中心, EXPOSURE 失信曝光, COMPANY 供应商资料, SCHOOL 学校资料, PARAMETER 特色参数.
         * @enum {string}
         */
        UploadBizType: "AVATAR" | "ARTICLE" | "PRODUCT" | "DOCUMENT" | "EXPOSURE" | "COMPANY" | "SCHOOL" | "PARAMETER";
        /** @description A file and what it is for, as a form. */
        FileUpload: {
            bizType: components["schemas"]["UploadBizType"];
            /**
             * Format: binary
             * @description The content, at most 50 MB, with a file name of 1 to 200 characters (文件).
             */
            file: Blob;
        };
        /** @description A recommended product. */
        Product: components["schemas"]["Tracked"] & {
            id: components["schemas"]["Id"];
            /** @description Name (产品名称). */
            productName: string;
            categoryId: components["schemas"]["Id"];
            /** @description Name of the goods category (物品分类). */
            categoryName: string;
            /** @description Brand (品牌). */
            brand: string;
            /** @description Model (型号). */
            model: string;
            /** @description Reference price in yuan (参考价). */
            referencePrice: string | null;
            /** @description The first picture (图片). */
            cover: components["schemas"]["FileInfo"] | null;
            /**
             * @description Publication (发布状态): DRAFT 草稿, PUBLISHED 已发布, WITHDRAWN 已撤回.
             * @enum {string}
             */
            status: "DRAFT" | "PUBLISHED" | "WITHDRAWN";
            /**
             * Format: date-time
             * @description Published at (发布时间).
             */
            publishTime: string | null;
            companyId: components["schemas"]["CompanyId"];
            /** @description School the row belongs to (所属学校). */
            schoolName: string;
            /** @description What the caller may do with this product now. */
            allowedActions: ("EDIT" | "PUBLISH" | "WITHDRAW" | "DELETE")[];
        };
        /** @description One page of products. */
        ProductPage: components["schemas"]["Page"] & {
            /** @description The rows. */
            records: components["schemas"]["Product"][];
        };
        /** @description A supplier in brief. */
        SupplierBrief: {
            id: components["schemas"]["Id"];
            /** @description Company name (企业名称). */
            companyName: string;
            /** @description Unified social credit code (统一社会信用代码). */
            creditCode: string;
        };
        /** @description A recommended product with all its data. */
        ProductDetail: components["schemas"]["Product"] & {
            /** @description Technical parameters (技术参数). */
            parameters: string | null;
            /** @description Pictures (图片). */
            images: components["schemas"]["FileInfo"][];
            /** @description Approved suppliers that offer it (供应商). */
            suppliers: components["schemas"]["SupplierBrief"][];
            /** @description Why it was withdrawn, for those who may change it (撤回原因). */
            withdrawReason: string | null;
        };
        /** @description A product to create. */
        ProductInput: {
            /** @description Name (产品名称). */
            productName: string;
            categoryId: components["schemas"]["Id"];
            /** @description Brand (品牌). */
            brand: string;
            /** @description Model (型号). */
            model: string;
            /** @description Technical parameters (技术参数). */
            parameters?: string | null;
            /** @description Reference price in yuan (参考价). */
            referencePrice?: string | null;
            /** @description Pictures, uploaded before; the first is the cover (图片). */
            imageIds?: components["schemas"]["Id"][];
            /** @description Approved suppliers that offer it (供应商). */
            supplierIds?: components["schemas"]["Id"][];
            companyId?: components["schemas"]["CompanyId"];
        };
        /** @description Changes of a product; what is left out stays as it is. */
        ProductChanges: {
            /** @description The version that was read (版本). */
            version: number;
            /** @description Name (产品名称). */
            productName?: string;
            categoryId?: components["schemas"]["Id"];
            /** @description Brand (品牌). */
            brand?: string;
            /** @description Model (型号). */
            model?: string;
            /** @description Technical parameters (技术参数). */
            parameters?: string | null;
            /** @description Reference price in yuan (参考价). */
            referencePrice?: string | null;
            /** @description Pictures, uploaded before; the first is the cover (图片). */
            imageIds?: components["schemas"]["Id"][];
            /** @description Approved suppliers that offer it (供应商). */
            supplierIds?: components["schemas"]["Id"][];
        };
    };
    responses: {
        /** @description Any other failure, for example 413 (body too large), 415 (not JSON), 500 (code 5000) or 503 (database not reachable). */
        Failure: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request breaks this description (code 4000). `data.errors` names the fields and rules. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many attempts (code 4005). `Retry-After` and `data.retryAfterSeconds` say when the next one is admitted. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No session, or one that has ended (code 401). */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A browser follows a link, prefetches, or asks for another site (code 4003); or, where the operation wants a session and is not marked x-initial-password, an initial password must be changed first (code 4008). */
        CrossSite: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not answered at present, for the permission code belongs to every session or to every role; reserved for a role without it (code 4003). */
        ForbiddenReserved: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The session began with a password that somebody else has given; it must be changed first (code 4008). Code 4003 is reserved for a role without the permission: at present it belongs to every session or to every role. */
        InitialPassword: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The current role does not hold the permission (code 4003), or an initial password must be changed first (code 4008). */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `companyId` names another school, and the data scope of the current role is not ALL (code 4003); or an initial password must be changed first (code 4008). */
        OtherSchool: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Id of the row. */
        Id: components["schemas"]["Id"];
        /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
        IdempotencyKey: string;
        /** @description Page number, from 1. */
        Current: number;
        /** @description Rows a page. */
        Size: number;
    };
    requestBodies: never;
    headers: {
        /** @description The id of the request in log and audit, to be quoted to support; successes carry it too. */
        RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description A session without role and department; choose them with switchDept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["IssuedSession"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A captcha. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Captcha"];
                    }) | components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Address to continue at, or null. */
                        data: string | null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            default: components["responses"]["Failure"];
        };
    };
    getInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user of this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenReserved"];
            default: components["responses"]["Failure"];
        };
    };
    getSessionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SessionStatus"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listMySessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logins, with the one of this call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Logins, the one used last first. */
                        data: components["schemas"]["LoginSession"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    endMyOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This login is the only one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    endMySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getRoleDeptList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices; empty for a user without any role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Roles with their departments. */
                        data: components["schemas"]["RoleDept"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    switchDept: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleDeptChoice"];
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SwitchedSession"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description Among others, a role and department that the user does not hold (rule `choice`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getUserMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Top-level entries, sorted. */
                        data: components["schemas"]["ServerMenuItem"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getMenuConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Top-level entries, sorted. */
                        data: components["schemas"]["ServerMenuItem"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    accountLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformLoginInput"];
            };
        };
        responses: {
            /** @description A session without role and department; choose them with switchDept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["IssuedSession"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeToken: {
        parameters: {
            query: {
                /** @description Signed token of the external system (外部令牌). */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A session without role and department; choose them with switchDept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["IssuedSession"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CrossSite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    checkJumpLoginTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JumpLoginTicket"];
            };
        };
        responses: {
            /** @description A session without role and department; choose them with switchDept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["IssuedSession"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMallRedirect: {
        parameters: {
            query: {
                /** @description Where to go (跳转类型). */
                type: components["schemas"]["MallRedirectType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * Format: uri
                         * @description Address to open (地址).
                         */
                        data: string;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getHomeOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["HomeOverview"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listServiceCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Cards, sorted. */
                        data: components["schemas"]["ServiceCard"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getDashboardWorkplace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Workplace"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getDashboardMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MonitorStats"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryRolePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the role name or code (角色名称). */
                roleName?: string;
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "roleName,asc" | "roleName,desc" | "roleCode,asc" | "roleCode,desc" | "userCount,asc" | "userCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RolePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or name or code are taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryRoleDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RoleDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryRoleList: {
        parameters: {
            query?: {
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description School, whose roles and the platform-wide ones are listed; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Whether the caller may give the role to a user (可授予). */
                grantable?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Roles, sorted by name. */
                        data: components["schemas"]["RoleBrief"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    queryMenuTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuTreeQuery"];
            };
        };
        responses: {
            /** @description The tree; empty for an unknown system. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Top-level entries, sorted. */
                        data: components["schemas"]["Menu"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the route name is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    removeMenu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listPermissionCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Codes, sorted. */
                        data: components["schemas"]["PermissionCode"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryMenuDisablePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the Chinese or the English name (菜单名称). */
                menuName?: string;
                /** @description Switched on or off (是否启用). */
                enabled?: boolean;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["MenuDisablePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    enableOrDisableMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuSwitch"];
            };
        };
        responses: {
            /** @description Switched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getLocalDeptTree: {
        parameters: {
            query?: {
                /** @description Part of the name (部门名称). */
                deptName?: string;
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Only departments within the data scope of the caller (数据范围内). */
                withinScope?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree, with one root; with `withinScope` it may have none or several. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Root departments, sorted. */
                        data: components["schemas"]["Dept"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    updateDept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeptChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createDept: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeptInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or name or code are taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryDictDataByType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the type (字典类型). */
                type: components["schemas"]["DictTypeKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Entries, sorted. */
                        data: components["schemas"]["DictOption"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryDictTypePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the name (字典名称). */
                dictName?: string;
                /** @description Part of the key (字典类型). */
                dictType?: string;
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description Order of the rows. */
                sort?: "dictType,asc" | "dictType,desc" | "dictName,asc" | "dictName,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DictTypePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveDictType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictTypeInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the key is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateDictType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictTypeChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDictType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryDictEntryPage: {
        parameters: {
            query: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Key of the type (字典类型). */
                dictType: components["schemas"]["DictTypeKey"];
                /** @description Part of the label or value, upper and lower case alike; its beginning, if it is shorter than three characters, or two Chinese ones (标签). */
                dictLabel?: string;
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description Entries of this school only; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "sort,asc" | "sort,desc" | "dictLabel,asc" | "dictLabel,desc" | "dictValue,asc" | "dictValue,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DictDataPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveDictEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictDataInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the value is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateDictEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DictDataChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDictEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryTaskPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of number or name (关键字). */
                keyword?: string;
                /** @description Kind (任务类型). */
                taskType?: components["schemas"]["TaskType"];
                /** @description Status (任务状态). */
                status?: components["schemas"]["TaskStatus"];
                /** @description Planned from this time on (计划执行起). */
                executeTimeStart?: string;
                /** @description Planned before this time (计划执行止). */
                executeTimeEnd?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "executeTime,asc" | "executeTime,desc" | "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TaskPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or there is such a task already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryOwnTaskPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Kind (任务类型). */
                taskType?: components["schemas"]["TaskType"];
                /** @description Status (任务状态). */
                status?: components["schemas"]["TaskStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TaskPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getTaskDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TaskDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listTaskTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Kinds of task. */
                        data: components["schemas"]["TaskTypeInfo"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    retryTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Task"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    stopTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Task"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryCharacterValues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharacterKey"][];
            };
        };
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CharacterValues"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryCharacterPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the key (参数键). */
                paramKey?: string;
                /** @description Part of the name (参数名称). */
                paramName?: string;
                /** @description Kind of value (值类型). */
                valueType?: components["schemas"]["CharacterValueType"];
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description Order of the rows. */
                sort?: "paramKey,asc" | "paramKey,desc" | "paramName,asc" | "paramName,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CharacterParameterPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryCharacterSchoolPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the key or name (参数键). */
                paramKey?: string;
                /** @description With a value of the school's own, or without (自有值). */
                isOwn?: boolean;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CharacterSchoolValuePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveCharacter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharacterInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the school has a value already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharacterChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    resetCharacterSchoolValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getGoodsCategoryTree: {
        parameters: {
            query?: {
                /** @description Part of the name, or the beginning of the code (关键字). */
                keyword?: string;
                /** @description What is bought (采购类型). */
                purchaseType?: components["schemas"]["PurchaseType"];
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Top categories, sorted. */
                        data: components["schemas"]["GoodsCategory"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    saveGoodsCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoodsCategoryInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the code or name are taken, or the tree would be too deep. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateGoodsCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoodsCategoryChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the tree would be broken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    removeGoodsCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listPurchasingCategories: {
        parameters: {
            query?: {
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description What is bought (采购类型). */
                purchaseType?: components["schemas"]["PurchaseType"];
                /** @description An amount in yuan that falls within the category (金额). */
                amount?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Categories, sorted. */
                        data: components["schemas"]["PurchasingCategory"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    getPurchasingCategoryDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PurchasingCategoryDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    savePurchasingCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchasingCategoryInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, name or code are taken, or the amounts overlap. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updatePurchasingCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchasingCategoryChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, name or code are taken, or the amounts overlap. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deletePurchasingCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listPurchasingExecutions: {
        parameters: {
            query?: {
                /** @description A purchasing category that uses the execution (所属类别). */
                categoryId?: components["schemas"]["Id"];
                /** @description Kind of execution (执行方式编码). */
                executionCode?: components["schemas"]["ExecutionCode"];
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The executions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Executions, by name. */
                        data: components["schemas"]["PurchasingExecution"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    savePurchasingExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchasingExecutionInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, the name is taken, or the rules for bidding contradict each other. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updatePurchasingExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchasingExecutionChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, the name is taken, or the rules for bidding contradict each other. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deletePurchasingExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listPurchasingProgress: {
        parameters: {
            query: {
                /** @description The execution (执行方式). */
                executionId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The nodes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Nodes, in their order. */
                        data: components["schemas"]["PurchasingProgress"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updatePurchasingProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchasingProgressChanges"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a code is used twice. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryAllSupplier: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the company name; any part of it from three characters on, or two that are not ASCII (企业名称). */
                companyName?: string;
                /** @description Beginning of the unified social credit code (统一社会信用代码). */
                creditCode?: string;
                /** @description Status (供应商状态). */
                status?: components["schemas"]["SupplierStatus"];
                /** @description Kind (供应商性质). */
                supplierKind?: components["schemas"]["SupplierKind"];
                /** @description Credit level (信用等级). */
                creditLevel?: components["schemas"]["CreditLevel"];
                /** @description A goods category that the supplier sells, or one below it (主营分类). */
                goodsCategoryId?: components["schemas"]["Id"];
                /** @description Where the account came from; finds nothing in masked answers (账号来源). */
                accountSource?: components["schemas"]["AccountSource"];
                /** @description Has signed the agreement (已签协议). */
                signedAgreement?: boolean;
                /** @description A qualification ends within so many days or has ended (资质即将到期). */
                expiresWithinDays?: number;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "companyName,asc" | "companyName,desc" | "creditScore,asc" | "creditScore,desc" | "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SupplierPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportSuppliers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierExport"];
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["StartedExport"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SupplierDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listCompanyReviewRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Records, newest first. */
                        data: components["schemas"]["ReviewRecord"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    auditCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierReview"];
            };
        };
        responses: {
            /** @description Reviewed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ReviewOutcome"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or an opinion is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    remarkCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierRemark"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompanyAccountSource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierAccountSource"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompanySignedAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierAgreement"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    registerSupplier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierRegistration"];
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["RegisteredSupplier"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or name, credit code or account are taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSupplierProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SupplierProfile"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updateSupplierProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierProfileInput"];
            };
        };
        responses: {
            /** @description Changed, and submitted if that was due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SupplierSubmission"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyGsInfo: {
        parameters: {
            query: {
                /** @description The supplier (供应商). */
                supplierId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registry data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GsInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    refreshCompanyGsInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GsRefresh"];
            };
        };
        responses: {
            /** @description The registry data as just fetched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["GsInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyScorecard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scorecard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["Scorecard"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    querySchoolPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Part of the school name (学校名称). */
                schoolName?: string;
                /** @description Beginning of the school code (学校代码). */
                schoolCode?: string;
                /** @description Status (学校状态). */
                status?: components["schemas"]["SchoolStatus"];
                /** @description Province (省). */
                province?: string;
                /** @description How its users log in (登录方式). */
                loginMode?: "LOCAL" | "CAS" | "TICKET";
                /** @description The service ends within so many days or has ended (服务即将到期). */
                expiresWithinDays?: number;
                /** @description Order of the rows. */
                sort?: "schoolName,asc" | "schoolName,desc" | "serviceEndDate,asc" | "serviceEndDate,desc" | "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SchoolPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listSchoolsSimple: {
        parameters: {
            query?: {
                /** @description Part of the name or short name (关键字). */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Schools, sorted by name. */
                        data: components["schemas"]["SchoolBrief"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    registerSchool: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolInput"];
            };
        };
        responses: {
            /** @description Registered; the id is the school id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or id, name or code are taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getSchoolDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["SchoolDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateSchool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or name or code are taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompanyStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyStatusChange"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getCompanyInvoiceInfo: {
        parameters: {
            query?: {
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["InvoiceInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    listApplyComments: {
        parameters: {
            query?: {
                /** @description What the comments are used for (意见类型). */
                commentType?: components["schemas"]["ApplyCommentType"];
                /** @description Who sees the comments (范围). */
                scope?: components["schemas"]["ApplyCommentScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Comments. */
                        data: components["schemas"]["ApplyComment"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveApplyComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyCommentInput"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, `id` came without `version`, or the comment exists already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteApplyComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryContactPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Part of name, phone or address (关键字). */
                keyword?: string;
                /** @description Campus (校区). */
                campus?: string;
                /** @description Order of the rows. */
                sort?: "contactName,asc" | "contactName,desc" | "campus,asc" | "campus,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ContactPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or names a campus that does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryExpenditurePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of card number or name; any part of them from three characters on, or two that are not ASCII (关键字). */
                keyword?: string;
                /** @description Kind of funds (经费类型). */
                fundType?: components["schemas"]["FundType"];
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description Whether the last day of validity is over (是否过期). */
                expired?: boolean;
                /** @description Person in charge (负责人). */
                ownerId?: components["schemas"]["Id"];
                /** @description Department the cards belong to, with those below it (所属单位). */
                deptId?: components["schemas"]["Id"];
                /** @description Part of the data scope (范围): MINE cards the user is in charge of or may use, DEPT those of the current department, ALL everything. */
                scope?: "MINE" | "DEPT" | "ALL";
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "cardNo,asc" | "cardNo,desc" | "totalAmount,asc" | "totalAmount,desc" | "availableAmount,asc" | "availableAmount,desc" | "validTo,asc" | "validTo,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExpenditurePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getExpenditureDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExpenditureDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveExpenditure: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenditureInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the card number is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateExpenditure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenditureChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    authorizeExpenditureUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenditureUserChoice"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or names a user who cannot be authorised. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteExpenditure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    freezeExpenditure: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenditureHold"];
            };
        };
        responses: {
            /** @description The balance after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExpenditureBalance"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    unfreezeExpenditure: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenditureHold"];
            };
        };
        responses: {
            /** @description The balance after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExpenditureBalance"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the amount is more than is frozen for the matter. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryExpenditureFlowPage: {
        parameters: {
            query: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Budget card (经费卡). */
                expenditureId: components["schemas"]["Id"];
                /** @description Kind of entry (流水类型). */
                flowType?: components["schemas"]["FundFlowType"];
                /** @description Number of the matter (业务编号). */
                bizCode?: string;
                /** @description Entered at or after this time (发生时间起). */
                createTimeStart?: string;
                /** @description Entered before this time (发生时间止). */
                createTimeEnd?: string;
                /** @description Order of the rows. */
                sort?: "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExpenditureFlowPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportExpenditures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenditureExport"];
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["StartedExport"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    exportExpenditureFlows: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenditureFlowExport"];
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["StartedExport"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getExpenditureSync: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest synchronisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Null before the first. */
                        data: components["schemas"]["ExpenditureSync"] | null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    syncExpenditures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task and its figures so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExpenditureSync"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryInboxMessagePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Whether they are read (是否已读). */
                read?: boolean;
                /** @description Scene (场景). */
                sceneCode?: components["schemas"]["SceneCode"];
                /** @description Order of the rows. */
                sort?: "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["InboxMessagePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    countUnreadInboxMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UnreadCount"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    markInboxMessagesRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxReadMark"];
            };
        };
        responses: {
            /** @description Marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryOperationLogPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the name of the user (操作人). */
                userName?: string;
                /** @description User (操作人). */
                userId?: components["schemas"]["Id"];
                /** @description Tag of the operation, e.g. roles (模块). */
                module?: string;
                /** @description Operation, e.g. saveRole (接口). */
                operationId?: string;
                /** @description Done, or refused (结果). */
                success?: boolean;
                /** @description The `X-Request-Id` of an answer (请求编号). */
                requestId?: string;
                /** @description From this time on (开始时间). */
                timeStart?: string;
                /** @description Before this time (结束时间). */
                timeEnd?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "time,asc" | "time,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["OperationLogPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportOperationLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperationLogExport"];
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["StartedExport"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getOperationLogDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["OperationLogDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    querySchoolUserPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of account or name; any part of them from three characters on, or two that are not ASCII; or a whole phone (关键字). */
                keyword?: string;
                /** @description Department the users belong to, with those below it (所属部门). */
                deptId?: components["schemas"]["Id"];
                /** @description Role the users may act in (角色). */
                roleId?: components["schemas"]["Id"];
                /** @description Status (状态). */
                status?: components["schemas"]["UserStatus"];
                /** @description Where the users came from (来源). */
                source?: components["schemas"]["UserSource"];
                /** @description Created from this time on (创建时间起). */
                createTimeStart?: string;
                /** @description Created before this time (创建时间止). */
                createTimeEnd?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows; those never seen are last when `lastLoginTime` descends, and first when it ascends. */
                sort?: "account,asc" | "account,desc" | "name,asc" | "name,desc" | "createTime,asc" | "createTime,desc" | "lastLoginTime,asc" | "lastLoginTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryAutomaticUserPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of account or name; any part of them from three characters on, or two that are not ASCII; or a whole phone (关键字). */
                keyword?: string;
                /** @description Department the users belong to, with those below it (所属部门). */
                deptId?: components["schemas"]["Id"];
                /** @description Role the users may act in (角色). */
                roleId?: components["schemas"]["Id"];
                /** @description Where the users came from (来源). */
                source?: "CAS" | "QLGD" | "PLATFORM";
                /** @description Status (状态). */
                status?: components["schemas"]["UserStatus"];
                /** @description Created from this time on (创建时间起). */
                createTimeStart?: string;
                /** @description Created before this time (创建时间止). */
                createTimeEnd?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows; those never seen are last when `lastLoginTime` descends, and first when it ascends. */
                sort?: "account,asc" | "account,desc" | "name,asc" | "name,desc" | "createTime,asc" | "createTime,desc" | "lastLoginTime,asc" | "lastLoginTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    importUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserImport"];
            };
        };
        responses: {
            /** @description Created, or checked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserImportResult"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a row breaks a rule; nobody was created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserExport"];
            };
        };
        responses: {
            /** @description The task that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["StartedExport"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getUserDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listUsersSimple: {
        parameters: {
            query?: {
                /** @description Beginning of account or name; any part of them from three characters on, or two that are not ASCII (关键字). */
                keyword?: string;
                /** @description Department the users belong to, with those below it (所属部门). */
                deptId?: components["schemas"]["Id"];
                /** @description Code of a role that the users may act in (角色编码). */
                roleCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Users, sorted by name. */
                        data: components["schemas"]["UserOption"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    checkAccount: {
        parameters: {
            query: {
                /** @description Account to check (账号). */
                account: string;
                /** @description Leave out this user, who is being edited (排除的用户). */
                excludeId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["AccountCheck"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or account or number are taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserStatusChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    syncCasUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task and its figures so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CasSync"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query: {
                /** @description User (用户). */
                id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The temporary password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["TemporaryPassword"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    sendPhoneCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCaptchaInput"];
            };
        };
        responses: {
            /** @description How long the code is good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["PhoneCaptcha"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a password breaks a rule. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenReserved"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["UserProfile"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updateMyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserProfileChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updateMyPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resetForgottenPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the new password is too weak or was used before. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    queryHelpGuidelinePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the title; any part of it from three characters on, or two that are not ASCII (标题). */
                title?: string;
                /** @description Entry of the dictionary of the channel (分类). */
                categoryCode?: string;
                /** @description Publication (发布状态). */
                status?: components["schemas"]["PublishStatus"];
                /** @description Published on this day or later (发布日期起). */
                publishDateStart?: string;
                /** @description Published on this day or earlier (发布日期止). */
                publishDateEnd?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "viewCount,asc" | "viewCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ArticlePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    saveHelpGuideline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuidelineInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateHelpGuideline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuidelineChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishHelpGuideline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteHelpGuideline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryHelpFaqPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the title; any part of it from three characters on, or two that are not ASCII (标题). */
                title?: string;
                /** @description Entry of the dictionary of the channel (分类). */
                categoryCode?: string;
                /** @description Publication (发布状态). */
                status?: components["schemas"]["PublishStatus"];
                /** @description Published on this day or later (发布日期起). */
                publishDateStart?: string;
                /** @description Published on this day or earlier (发布日期止). */
                publishDateEnd?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "viewCount,asc" | "viewCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ArticlePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    saveHelpFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateHelpFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishHelpFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteHelpFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryIntegrityExposurePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the company name; any part of it from three characters on, or two that are not ASCII (供应商名称). */
                supplierName?: string;
                /** @description The supplier (供应商). */
                supplierId?: components["schemas"]["Id"];
                /** @description What the supplier did (失信类型). */
                exposureType?: components["schemas"]["ExposureType"];
                /** @description Consequence (处理等级). */
                level?: components["schemas"]["ExposureLevel"];
                /** @description Publication (发布状态). */
                status?: components["schemas"]["PublishStatus"];
                /** @description In force on this day or later (处理日期起). */
                startDate?: string;
                /** @description In force on this day or earlier (处理日期止). */
                endDate?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "startDate,asc" | "startDate,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExposurePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    getIntegrityExposureDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exposure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ExposureDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveIntegrityExposure: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExposureInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the supplier does not exist. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateIntegrityExposure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExposureChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishIntegrityExposure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    recordIntegrityExposureAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExposureAppealInput"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteIntegrityExposure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getArticleDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ArticleDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    countArticleView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ViewCount"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryNewsPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the title; any part of it from three characters on, or two that are not ASCII (标题). */
                title?: string;
                /** @description Entry of the dictionary of the channel (分类). */
                categoryCode?: string;
                /** @description Publication (发布状态). */
                status?: components["schemas"]["PublishStatus"];
                /** @description Published on this day or later (发布日期起). */
                publishDateStart?: string;
                /** @description Published on this day or earlier (发布日期止). */
                publishDateEnd?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "viewCount,asc" | "viewCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ArticlePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    saveNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteNews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    querySystemAnnouncementPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the title; any part of it from three characters on, or two that are not ASCII (标题). */
                title?: string;
                /** @description Publication (发布状态). */
                status?: components["schemas"]["PublishStatus"];
                /** @description Pops up (弹窗提醒). */
                popup?: boolean;
                /** @description The caller has opened it (已读). */
                viewed?: boolean;
                /** @description Published on this day or later (发布日期起). */
                publishDateStart?: string;
                /** @description Published on this day or earlier (发布日期止). */
                publishDateEnd?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "viewCount,asc" | "viewCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ArticlePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    saveSystemAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemAnnouncementInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateSystemAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemAnnouncementChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishSystemAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSystemAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryLighthousePage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the title; any part of it from three characters on, or two that are not ASCII (标题). */
                title?: string;
                /** @description Entry of the dictionary of the channel (分类). */
                categoryCode?: string;
                /** @description Publication (发布状态). */
                status?: components["schemas"]["PublishStatus"];
                /** @description Published on this day or later (发布日期起). */
                publishDateStart?: string;
                /** @description Published on this day or earlier (发布日期止). */
                publishDateEnd?: string;
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "publishTime,asc" | "publishTime,desc" | "viewCount,asc" | "viewCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ArticlePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    getLighthouseDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ArticleDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveLighthouse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LighthouseInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateLighthouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LighthouseChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishLighthouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteLighthouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    queryDownloadDocPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the name; any part of it from three characters on, or two that are not ASCII (文档名称). */
                docName?: string;
                /** @description Entry of the dictionary doc_type (文档类型). */
                docType?: string;
                /** @description Status (状态). */
                status?: components["schemas"]["Status"];
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "docName,asc" | "docName,desc" | "downloadCount,asc" | "downloadCount,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["DownloadDocPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    downloadDoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["FileInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveDownloadDoc: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadDocInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the name is taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateDownloadDoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadDocChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDownloadDoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createWechatQrCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WechatQrCode"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSite"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    isWechatBound: {
        parameters: {
            query?: {
                /** @description The attempt, as createWechatQrCode named it (场景键). */
                sceneKey?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the binding. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WechatBinding"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryWechatReceiverPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Part of nickname, note or user name (关键字). */
                keyword?: string;
                /** @description Whether messages are pushed (推送开关). */
                pushState?: boolean;
                /** @description Bound, or unbound since (绑定状态). */
                bindStatus?: "BOUND" | "CANCELLED";
                /** @description One receiver (接收人). */
                id?: components["schemas"]["Id"];
                /** @description Those of the caller only, or those of others only (本人). */
                own?: boolean;
                /** @description Order of the rows. */
                sort?: "bindTime,asc" | "bindTime,desc" | "nickName,asc" | "nickName,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WechatReceiverPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updateWechatPushState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WechatPushState"];
            };
        };
        responses: {
            /** @description Switched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    updateWechatNickNameNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WechatNickNameNotes"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    unbindWechat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unbound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryWechatSendLogPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Receiver (接收人). */
                receiverId?: components["schemas"]["Id"];
                /** @description Scene (场景). */
                sceneCode?: components["schemas"]["SceneCode"];
                /** @description State of the push (推送状态). */
                status?: components["schemas"]["WechatSendStatus"];
                /** @description Raised at or after this time (产生时间起). */
                createTimeStart?: string;
                /** @description Raised before this time (产生时间止). */
                createTimeEnd?: string;
                /** @description Order of the rows. */
                sort?: "createTime,asc" | "createTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["WechatSendLogPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listWechatMessageScenes: {
        parameters: {
            query: {
                /** @description Receiver (接收人). */
                receiverId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Subscriptions. */
                        data: components["schemas"]["MessageSceneRelation"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMessageSceneRelation: {
        parameters: {
            query: {
                /** @description Ids of the subscriptions, joined by commas, at most 100 (订阅编号). */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unsubscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    queryMessageScenesNotAdded: {
        parameters: {
            query: {
                /** @description Receiver (接收人). */
                receiverId: components["schemas"]["Id"];
                /** @description Subject (消息主题). */
                subjectId?: components["schemas"]["MessageSubjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Scenes. */
                        data: components["schemas"]["MessageScene"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    addMessageSceneRelation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSceneChoice"];
            };
        };
        responses: {
            /** @description Subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or names a scene that is not offered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    listMessageSceneSubjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subjects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /** @description Subjects, sorted. */
                        data: components["schemas"]["MessageSubject"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["FileInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or the file is of a kind or size that is not allowed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getFileInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["FileInfo"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /** @description End of the address, in seconds since 1970 (有效期). */
                expires: number;
                /** @description Signature of id and end (签名). */
                signature: string;
            };
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content, or a business failure. */
            200: {
                headers: {
                    /** @description Always `attachment`, with the file name by RFC 6266. */
                    "Content-Disposition"?: string;
                    /** @description Size in bytes. */
                    "Content-Length"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description The address breaks this description, or is not or no longer good. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    queryProductPage: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                current?: components["parameters"]["Current"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Beginning of the name; from three characters on, or two that are not ASCII, any part (产品名称). */
                productName?: string;
                /** @description A goods category, with those below it (物品分类). */
                categoryId?: components["schemas"]["Id"];
                /** @description Beginning of the brand (品牌). */
                brand?: string;
                /** @description A supplier that offers it (供应商). */
                supplierId?: components["schemas"]["Id"];
                /** @description Publication (发布状态). */
                status?: "DRAFT" | "PUBLISHED" | "WITHDRAWN";
                /** @description School; only with data scope ALL another than the session's (学校). */
                companyId?: components["schemas"]["CompanyId"];
                /** @description Order of the rows. */
                sort?: "productName,asc" | "productName,desc" | "referencePrice,asc" | "referencePrice,desc" | "updateTime,asc" | "updateTime,desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["OtherSchool"];
            default: components["responses"]["Failure"];
        };
    };
    getProductDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["ProductDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InitialPassword"];
            default: components["responses"]["Failure"];
        };
    };
    saveProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeat safe: the same key with the same body gets the answer of the first request (kept 24 hours), with another body it is refused (code 4091). */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        data: components["schemas"]["CreatedRow"];
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or brand and model are taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChanges"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    publishProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            /** @description The request breaks this description, or a reason is needed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the row. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Success"] & {
                        /**
                         * @description Always true.
                         * @constant
                         */
                        data: true;
                    }) | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
}
