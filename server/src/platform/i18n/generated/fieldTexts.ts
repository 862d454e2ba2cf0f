// Generated from openapi/ by `npm run generate`. Do not edit.

/** The short names of fields by tag, in both languages. */
export const fieldTexts: Record<string, Record<string, { 'zh-CN': string; 'en-US': string } | undefined> | undefined> = {
  "session": {
    "name": {
      "zh-CN": "姓名",
      "en-US": "Name"
    },
    "avatar": {
      "zh-CN": "头像",
      "en-US": "Address of the portrait"
    },
    "job": {
      "zh-CN": "职务",
      "en-US": "Job title"
    },
    "organization": {
      "zh-CN": "所在单位",
      "en-US": "Full name of the department"
    },
    "location": {
      "zh-CN": "校区",
      "en-US": "Campus"
    },
    "email": {
      "zh-CN": "邮箱",
      "en-US": "E-mail address"
    },
    "phone": {
      "zh-CN": "手机号",
      "en-US": "Phone"
    },
    "introduction": {
      "zh-CN": "个人简介",
      "en-US": "About the user"
    },
    "registrationDate": {
      "zh-CN": "注册日期",
      "en-US": "Registered on"
    },
    "accountId": {
      "zh-CN": "账号",
      "en-US": "Login account or staff number"
    },
    "certification": {
      "zh-CN": "认证状态",
      "en-US": "certification"
    },
    "role": {
      "zh-CN": "角色编码",
      "en-US": "Code of the current role"
    },
    "currentRole": {
      "zh-CN": "当前角色",
      "en-US": "Current role"
    },
    "currentDept": {
      "zh-CN": "当前部门",
      "en-US": "Current department"
    },
    "roleDeptList": {
      "zh-CN": "可选角色部门",
      "en-US": "Roles and departments to choose from"
    },
    "companyName": {
      "zh-CN": "学校名称",
      "en-US": "School name"
    },
    "companyShortName": {
      "zh-CN": "学校简称",
      "en-US": "Short name of the school"
    },
    "companyLogo": {
      "zh-CN": "校徽",
      "en-US": "Address of the school's emblem"
    },
    "examCode": {
      "zh-CN": "审核码",
      "en-US": "Opaque value"
    },
    "userType": {
      "zh-CN": "用户类型",
      "en-US": "Kind of user"
    },
    "permissions": {
      "zh-CN": "权限标识",
      "en-US": "Permission codes of the current role"
    },
    "lastLoginTime": {
      "zh-CN": "上次登录时间",
      "en-US": "The login before the latest one"
    },
    "needChangePassword": {
      "zh-CN": "需改密",
      "en-US": "The login used a password that somebody else has set"
    },
    "idleSeconds": {
      "zh-CN": "距空闲失效秒数",
      "en-US": "Seconds until the session ends if it stays idle"
    },
    "lifetimeSeconds": {
      "zh-CN": "距最长有效期秒数",
      "en-US": "Seconds until it ends in any case"
    },
    "accessVersion": {
      "zh-CN": "权限版本",
      "en-US": "Changes whenever menus"
    },
    "webBuild": {
      "zh-CN": "网页版本",
      "en-US": "Name of the entry script of the served web app"
    },
    "redirectOrigins": {
      "zh-CN": "允许跳转的站点",
      "en-US": "Origins of other sites that a page may open after logout"
    },
    "browser": {
      "zh-CN": "浏览器",
      "en-US": "Browser"
    },
    "system": {
      "zh-CN": "操作系统",
      "en-US": "Operating system"
    },
    "address": {
      "zh-CN": "登录IP",
      "en-US": "Address of the login"
    },
    "loginTime": {
      "zh-CN": "登录时间",
      "en-US": "Logged in at"
    },
    "lastActiveTime": {
      "zh-CN": "最近活动时间",
      "en-US": "Last used at"
    },
    "roleName": {
      "zh-CN": "角色",
      "en-US": "Current role"
    },
    "deptName": {
      "zh-CN": "部门",
      "en-US": "Current department"
    },
    "current": {
      "zh-CN": "是否当前登录",
      "en-US": "Whether it is the login of this call"
    },
    "roleCode": {
      "zh-CN": "角色编码",
      "en-US": "Role code"
    },
    "deptList": {
      "zh-CN": "部门列表",
      "en-US": "Departments"
    },
    "routeName": {
      "zh-CN": "路由名",
      "en-US": "Unique name of the route"
    },
    "path": {
      "zh-CN": "路径",
      "en-US": "Path in the web app"
    },
    "menuName": {
      "zh-CN": "菜单名称",
      "en-US": "Name"
    },
    "menuNameEn": {
      "zh-CN": "英文名称",
      "en-US": "English name"
    },
    "icon": {
      "zh-CN": "图标",
      "en-US": "Key of an icon"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position among its siblings"
    },
    "hideInMenu": {
      "zh-CN": "隐藏",
      "en-US": "Reachable"
    },
    "menuType": {
      "zh-CN": "类型",
      "en-US": "Kind of menu entry"
    },
    "children": {
      "zh-CN": "子菜单",
      "en-US": "Child entries"
    },
    "username": {
      "zh-CN": "用户名",
      "en-US": "Account"
    },
    "password": {
      "zh-CN": "密码",
      "en-US": "Password"
    },
    "captchaCode": {
      "zh-CN": "验证码",
      "en-US": "The characters of the captcha picture"
    },
    "account": {
      "zh-CN": "账号凭证",
      "en-US": "One-time code that the platform has signed for the account"
    },
    "platform": {
      "zh-CN": "来源平台",
      "en-US": "Code of the platform"
    },
    "ticket": {
      "zh-CN": "票据",
      "en-US": "Signed ticket"
    }
  },
  "home": {
    "unreadMessageCount": {
      "zh-CN": "未读消息数",
      "en-US": "Number of own unread messages"
    },
    "unreadMessages": {
      "zh-CN": "未读消息",
      "en-US": "Newest unread messages"
    },
    "ownTasks": {
      "zh-CN": "我的任务",
      "en-US": "The latest tasks that the caller has started"
    },
    "systemAnnouncements": {
      "zh-CN": "系统公告",
      "en-US": "System announcements"
    },
    "news": {
      "zh-CN": "新闻资讯",
      "en-US": "News"
    },
    "lighthouse": {
      "zh-CN": "采购灯塔",
      "en-US": "Case studies"
    },
    "shortcuts": {
      "zh-CN": "快捷入口",
      "en-US": "The first pages of the caller's menu"
    },
    "missing": {
      "zh-CN": "尚缺的基础数据",
      "en-US": "What has to be set up before purchases can be made"
    },
    "unmanagedSchools": {
      "zh-CN": "无管理员的学校",
      "en-US": "unmanagedSchools"
    },
    "alarms": {
      "zh-CN": "告警",
      "en-US": "What stands still until somebody acts"
    },
    "figures": {
      "zh-CN": "数据",
      "en-US": "Figures of the current role"
    },
    "kind": {
      "zh-CN": "类别",
      "en-US": "Kind of record"
    },
    "hits": {
      "zh-CN": "结果",
      "en-US": "Those that are called so first"
    },
    "more": {
      "zh-CN": "还有更多",
      "en-US": "There are more than these"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Name of the page"
    },
    "description": {
      "zh-CN": "说明",
      "en-US": "Purpose of the page"
    },
    "icon": {
      "zh-CN": "图标",
      "en-US": "Key of an icon"
    },
    "enabled": {
      "zh-CN": "已开通",
      "en-US": "Whether it is in the caller's menu"
    },
    "routePath": {
      "zh-CN": "路由",
      "en-US": "Path in the web app"
    },
    "users": {
      "zh-CN": "用户统计",
      "en-US": "Users by status"
    },
    "suppliers": {
      "zh-CN": "供应商统计",
      "en-US": "Suppliers by status"
    },
    "funds": {
      "zh-CN": "经费统计",
      "en-US": "Budget cards that queryExpenditurePage would show"
    },
    "tasks": {
      "zh-CN": "任务统计",
      "en-US": "Tasks that are open or were planned for the last 24 hours"
    },
    "time": {
      "zh-CN": "统计时间",
      "en-US": "Time of these figures"
    },
    "onlineUsers": {
      "zh-CN": "在线用户",
      "en-US": "Users with a live session"
    },
    "liveSessions": {
      "zh-CN": "在线会话",
      "en-US": "Live sessions"
    },
    "taskStats": {
      "zh-CN": "任务统计",
      "en-US": "Tasks that are open or were planned for the last 24 hours"
    },
    "requests": {
      "zh-CN": "请求统计",
      "en-US": "Requests to this process in the last hour"
    },
    "minutes": {
      "zh-CN": "每分钟统计",
      "en-US": "Requests by minute"
    },
    "apiStats": {
      "zh-CN": "接口统计",
      "en-US": "Requests by operation"
    },
    "recentFaults": {
      "zh-CN": "最近故障",
      "en-US": "The latest faults of this process since it started"
    },
    "recentErrors": {
      "zh-CN": "最近错误",
      "en-US": "The latest refused writes and logins of the operation log"
    },
    "keysAway": {
      "zh-CN": "缺少的密封密钥",
      "en-US": "keysAway"
    },
    "findings": {
      "zh-CN": "检查结果",
      "en-US": "At least one finding of each check"
    }
  },
  "roles": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "roleName": {
      "zh-CN": "角色名称",
      "en-US": "Role name"
    },
    "roleCode": {
      "zh-CN": "角色编码",
      "en-US": "Role code"
    },
    "dataScope": {
      "zh-CN": "数据范围",
      "en-US": "Rows that a role can access"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "builtIn": {
      "zh-CN": "内置",
      "en-US": "Built-in roles keep their code and cannot be deleted"
    },
    "userCount": {
      "zh-CN": "用户数",
      "en-US": "Users that hold the role"
    },
    "remark": {
      "zh-CN": "备注",
      "en-US": "Remark"
    },
    "companyName": {
      "zh-CN": "所属学校",
      "en-US": "School the role belongs to"
    },
    "menuIds": {
      "zh-CN": "菜单权限",
      "en-US": "Granted menus and buttons"
    }
  },
  "menus": {
    "parentId": {
      "zh-CN": "上级菜单",
      "en-US": "Parent entry"
    },
    "menuName": {
      "zh-CN": "菜单名称",
      "en-US": "Name"
    },
    "menuNameEn": {
      "zh-CN": "英文名称",
      "en-US": "English name"
    },
    "menuType": {
      "zh-CN": "类型",
      "en-US": "Kind of menu entry"
    },
    "routeName": {
      "zh-CN": "路由名",
      "en-US": "Unique name of the route"
    },
    "path": {
      "zh-CN": "路径",
      "en-US": "Path or https address"
    },
    "icon": {
      "zh-CN": "图标",
      "en-US": "Key of an icon"
    },
    "permission": {
      "zh-CN": "权限标识",
      "en-US": "Permission code that the entry grants"
    },
    "description": {
      "zh-CN": "说明",
      "en-US": "Text of the page's service card"
    },
    "descriptionEn": {
      "zh-CN": "英文说明",
      "en-US": "English text of the page's service card"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position among its siblings"
    },
    "hideInMenu": {
      "zh-CN": "隐藏",
      "en-US": "Reachable"
    },
    "sysCode": {
      "zh-CN": "系统编码",
      "en-US": "System the menu belongs to"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "children": {
      "zh-CN": "子项",
      "en-US": "Child entries"
    },
    "operations": {
      "zh-CN": "可用操作",
      "en-US": "What the code allows"
    },
    "parentName": {
      "zh-CN": "上级菜单",
      "en-US": "Name of the parent entry"
    },
    "parentNameEn": {
      "zh-CN": "上级菜单英文名称",
      "en-US": "English name of the parent entry"
    },
    "schoolName": {
      "zh-CN": "学校名称",
      "en-US": "School name"
    },
    "enabled": {
      "zh-CN": "是否启用",
      "en-US": "Switched on for the school"
    },
    "byPlatform": {
      "zh-CN": "平台停用",
      "en-US": "Switched off by the platform"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason for switching it off"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Switched at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Switched by"
    }
  },
  "departments": {
    "deptName": {
      "zh-CN": "部门名称",
      "en-US": "Name"
    },
    "deptCode": {
      "zh-CN": "部门编码",
      "en-US": "Code"
    },
    "deptType": {
      "zh-CN": "部门类型",
      "en-US": "deptType"
    },
    "parentId": {
      "zh-CN": "上级部门",
      "en-US": "Parent department"
    },
    "leaderId": {
      "zh-CN": "负责人",
      "en-US": "User id of the head"
    },
    "leaderName": {
      "zh-CN": "负责人姓名",
      "en-US": "Name of the head"
    },
    "phone": {
      "zh-CN": "联系电话",
      "en-US": "Phone"
    },
    "campus": {
      "zh-CN": "校区",
      "en-US": "Campus"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position among its siblings"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "children": {
      "zh-CN": "下级",
      "en-US": "Child departments"
    },
    "depts": {
      "zh-CN": "部门",
      "en-US": "The departments that were created"
    },
    "problems": {
      "zh-CN": "问题",
      "en-US": "Problems found by a check"
    },
    "problemCount": {
      "zh-CN": "问题数",
      "en-US": "Number of all problems"
    },
    "companyId": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "rows": {
      "zh-CN": "行",
      "en-US": "The departments as written in the table"
    },
    "dryRun": {
      "zh-CN": "只检查",
      "en-US": "Only check the rows"
    }
  },
  "dictionary": {
    "dictType": {
      "zh-CN": "字典类型",
      "en-US": "Key of a dictionary type"
    },
    "dictLabel": {
      "zh-CN": "标签",
      "en-US": "Label"
    },
    "dictLabelEn": {
      "zh-CN": "英文标签",
      "en-US": "English label"
    },
    "dictValue": {
      "zh-CN": "键值",
      "en-US": "Value that rows store"
    },
    "tagColor": {
      "zh-CN": "标签颜色",
      "en-US": "Colour of the tag in lists"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position within the type"
    },
    "isDefault": {
      "zh-CN": "默认",
      "en-US": "Selected in an empty form"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "dictName": {
      "zh-CN": "字典名称",
      "en-US": "Name"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "builtIn": {
      "zh-CN": "内置",
      "en-US": "Read by the product itself"
    },
    "remark": {
      "zh-CN": "备注",
      "en-US": "Remark"
    },
    "entryCount": {
      "zh-CN": "数据条数",
      "en-US": "Entries that the caller sees"
    },
    "companyName": {
      "zh-CN": "所属学校",
      "en-US": "School of the entry"
    }
  },
  "tasks": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "taskCode": {
      "zh-CN": "任务编号",
      "en-US": "Number"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Name"
    },
    "taskType": {
      "zh-CN": "任务类型",
      "en-US": "Kind of task"
    },
    "bizId": {
      "zh-CN": "业务编号",
      "en-US": "Id of the row that the task is about"
    },
    "bizName": {
      "zh-CN": "业务名称",
      "en-US": "Name of that row"
    },
    "executeTime": {
      "zh-CN": "计划执行",
      "en-US": "Planned for"
    },
    "startTime": {
      "zh-CN": "开始",
      "en-US": "Start of the last attempt"
    },
    "endTime": {
      "zh-CN": "结束",
      "en-US": "End of the last attempt"
    },
    "heartbeatTime": {
      "zh-CN": "心跳",
      "en-US": "Last heartbeat of the worker"
    },
    "doneCount": {
      "zh-CN": "已完成数",
      "en-US": "Steps done"
    },
    "totalCount": {
      "zh-CN": "总数",
      "en-US": "Steps in all"
    },
    "result": {
      "zh-CN": "执行结果",
      "en-US": "Result of a successful task"
    },
    "errorMessage": {
      "zh-CN": "失败原因",
      "en-US": "Reason why the last attempt failed"
    },
    "retryTimes": {
      "zh-CN": "重试次数",
      "en-US": "Attempts after the first"
    },
    "maxRetry": {
      "zh-CN": "最大重试",
      "en-US": "Automatic attempts"
    },
    "status": {
      "zh-CN": "任务状态",
      "en-US": "Status of a task"
    },
    "stopRequested": {
      "zh-CN": "停止中",
      "en-US": "Whether the task was asked to stop"
    },
    "companyName": {
      "zh-CN": "所属学校",
      "en-US": "School of the task"
    },
    "payload": {
      "zh-CN": "参数",
      "en-US": "Parameters of the task as JSON text"
    },
    "file": {
      "zh-CN": "文件",
      "en-US": "The file that the task made"
    },
    "log": {
      "zh-CN": "日志",
      "en-US": "The last 200 lines of the log"
    },
    "typeName": {
      "zh-CN": "类型名称",
      "en-US": "Name"
    },
    "description": {
      "zh-CN": "说明",
      "en-US": "What the task does"
    },
    "schedule": {
      "zh-CN": "周期",
      "en-US": "Schedule of the server as a cron expression in Shanghai time"
    },
    "creatable": {
      "zh-CN": "可新增",
      "en-US": "Whether the caller may create one"
    }
  },
  "characterParameters": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "paramKey": {
      "zh-CN": "参数键",
      "en-US": "Key of a character parameter"
    },
    "paramName": {
      "zh-CN": "参数名称",
      "en-US": "Name"
    },
    "paramValue": {
      "zh-CN": "参数值",
      "en-US": "Default of the platform"
    },
    "valueType": {
      "zh-CN": "值类型",
      "en-US": "Kind of value"
    },
    "description": {
      "zh-CN": "说明",
      "en-US": "What the parameter does"
    },
    "effectScope": {
      "zh-CN": "影响范围",
      "en-US": "Screens and steps it changes"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "builtIn": {
      "zh-CN": "内置",
      "en-US": "Read by the product itself"
    },
    "schoolCount": {
      "zh-CN": "学校数",
      "en-US": "Schools with their own value"
    },
    "changed": {
      "zh-CN": "是否变化",
      "en-US": "Whether it is another value than that in force"
    },
    "appearing": {
      "zh-CN": "新出现的页面",
      "en-US": "Pages that the menus get"
    },
    "vanishing": {
      "zh-CN": "消失的页面",
      "en-US": "Pages that the menus lose"
    },
    "keptCount": {
      "zh-CN": "沿用原值的采购数",
      "en-US": "keptCount"
    },
    "defaultValue": {
      "zh-CN": "默认值",
      "en-US": "Default of the platform"
    },
    "isOwn": {
      "zh-CN": "自有值",
      "en-US": "Whether the school has its own value"
    },
    "schoolName": {
      "zh-CN": "学校名称",
      "en-US": "School name"
    }
  },
  "goodsCategories": {
    "parentId": {
      "zh-CN": "上级分类",
      "en-US": "Parent category"
    },
    "level": {
      "zh-CN": "层级",
      "en-US": "Depth"
    },
    "categoryCode": {
      "zh-CN": "分类编码",
      "en-US": "Code according to GB/T 14885"
    },
    "categoryName": {
      "zh-CN": "分类名称",
      "en-US": "Name"
    },
    "purchaseType": {
      "zh-CN": "采购类型",
      "en-US": "Kind of purchase"
    },
    "unit": {
      "zh-CN": "默认计量单位",
      "en-US": "Usual unit"
    },
    "managerDeptId": {
      "zh-CN": "归口管理部门",
      "en-US": "Department in charge"
    },
    "managerDeptName": {
      "zh-CN": "归口管理部门名称",
      "en-US": "Name of the department in charge"
    },
    "manager": {
      "zh-CN": "归口管理人",
      "en-US": "Who manages its goods at the school"
    },
    "needArgumentReport": {
      "zh-CN": "需论证报告",
      "en-US": "Needs an argument report at any price"
    },
    "argumentThreshold": {
      "zh-CN": "论证起点金额",
      "en-US": "Unit price in yuan from which an argument report is needed"
    },
    "hazardous": {
      "zh-CN": "危化/管制品",
      "en-US": "Hazardous or controlled"
    },
    "shareable": {
      "zh-CN": "可共享",
      "en-US": "May be shared between departments"
    },
    "consumable": {
      "zh-CN": "是否耗材",
      "en-US": "Whether it is consumable and not a fixed asset"
    },
    "fixedAsset": {
      "zh-CN": "固定资产",
      "en-US": "Registered as a fixed asset when bought"
    },
    "centralCatalogue": {
      "zh-CN": "中央集采目录",
      "en-US": "In the state's catalogue of central procurement"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position among its siblings"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "children": {
      "zh-CN": "子分类",
      "en-US": "Child categories"
    },
    "created": {
      "zh-CN": "新增数量",
      "en-US": "How many rows were created"
    }
  },
  "purchasingConfig": {
    "created": {
      "zh-CN": "新增数量",
      "en-US": "How many rows were created"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "categoryName": {
      "zh-CN": "类别名称",
      "en-US": "Name"
    },
    "categoryCode": {
      "zh-CN": "类别编码",
      "en-US": "Code"
    },
    "purchaseType": {
      "zh-CN": "采购类型",
      "en-US": "Kind of purchase"
    },
    "amountMin": {
      "zh-CN": "金额下限",
      "en-US": "From this amount in yuan"
    },
    "amountMax": {
      "zh-CN": "金额上限",
      "en-US": "Below this amount in yuan"
    },
    "goodsCategoryIds": {
      "zh-CN": "适用物品分类",
      "en-US": "Goods categories that it covers"
    },
    "deptIds": {
      "zh-CN": "适用单位",
      "en-US": "Departments that it covers"
    },
    "executionIds": {
      "zh-CN": "可用执行方式",
      "en-US": "Executions to choose from"
    },
    "needArgumentReport": {
      "zh-CN": "需论证报告",
      "en-US": "Needs an argument report"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position in lists"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School of the row"
    },
    "executions": {
      "zh-CN": "可用执行方式",
      "en-US": "Executions to choose from"
    },
    "executionName": {
      "zh-CN": "执行方式名称",
      "en-US": "Name"
    },
    "executionCode": {
      "zh-CN": "执行方式编码",
      "en-US": "How a purchase is carried out"
    },
    "bidConfig": {
      "zh-CN": "竞价规则",
      "en-US": "Rules for bidding"
    },
    "needContract": {
      "zh-CN": "需签合同",
      "en-US": "A contract is needed"
    },
    "contractThreshold": {
      "zh-CN": "合同起点金额",
      "en-US": "Amount in yuan from which a contract is needed"
    },
    "publicityDays": {
      "zh-CN": "公示工作日",
      "en-US": "Working days that a result stays public before it is final"
    },
    "categoryCount": {
      "zh-CN": "使用类别数",
      "en-US": "Purchasing categories that use it"
    },
    "nodeCode": {
      "zh-CN": "节点编码",
      "en-US": "Code"
    },
    "nodeName": {
      "zh-CN": "节点名称",
      "en-US": "Name"
    },
    "nodeNameEn": {
      "zh-CN": "英文名称",
      "en-US": "English name"
    },
    "enabled": {
      "zh-CN": "启用",
      "en-US": "Shown"
    },
    "required": {
      "zh-CN": "必经",
      "en-US": "Cannot be skipped or switched off"
    },
    "limitDays": {
      "zh-CN": "时限",
      "en-US": "Working days after which it is overdue"
    },
    "smallLimit": {
      "zh-CN": "小额限额",
      "en-US": "Purchases up to this amount in yuan are small"
    },
    "ownCardLimit": {
      "zh-CN": "免审限额",
      "en-US": "Up to this amount in yuan"
    },
    "orderLimit": {
      "zh-CN": "简易竞价限额",
      "en-US": "Purchases by bidding below this amount in yuan are published"
    },
    "tenderLimit": {
      "zh-CN": "货物招标限额",
      "en-US": "From this amount in yuan on"
    },
    "serviceTenderLimit": {
      "zh-CN": "服务招标限额",
      "en-US": "From this amount in yuan on"
    },
    "worksTenderLimit": {
      "zh-CN": "工程招标限额",
      "en-US": "From this amount in yuan on"
    },
    "witnessLimit": {
      "zh-CN": "见证限额",
      "en-US": "From this amount in yuan on"
    },
    "awardApprovalLimit": {
      "zh-CN": "成交审批限额",
      "en-US": "From this amount in yuan on"
    },
    "changeApprovalLimit": {
      "zh-CN": "变更上报限额",
      "en-US": "From this amount in yuan on"
    },
    "outsiderLimit": {
      "zh-CN": "外院验收限额",
      "en-US": "outsiderLimit"
    },
    "outsideLeaderLimit": {
      "zh-CN": "外部组长限额",
      "en-US": "From this amount in yuan on"
    },
    "argumentLimit": {
      "zh-CN": "单价论证限额",
      "en-US": "From this unit price in yuan on"
    },
    "argumentSumLimit": {
      "zh-CN": "批量论证限额",
      "en-US": "From this amount in yuan on"
    },
    "similarDays": {
      "zh-CN": "同类累计天数",
      "en-US": "Days in which similar purchases count together"
    },
    "year": {
      "zh-CN": "年份",
      "en-US": "Year"
    },
    "stateDays": {
      "zh-CN": "国家节假日",
      "en-US": "Days of the state"
    },
    "days": {
      "zh-CN": "本校校历",
      "en-US": "Days of the school"
    },
    "nodes": {
      "zh-CN": "节点",
      "en-US": "The nodes in order"
    }
  },
  "projects": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Number"
    },
    "projectName": {
      "zh-CN": "项目名称",
      "en-US": "Name"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "State of a purchase"
    },
    "lane": {
      "zh-CN": "采购通道",
      "en-US": "Which way it goes"
    },
    "executionCode": {
      "zh-CN": "采购方式",
      "en-US": "How it is to be bought"
    },
    "officerId": {
      "zh-CN": "采购专员",
      "en-US": "Procurement officer who has taken it"
    },
    "officerName": {
      "zh-CN": "专员姓名",
      "en-US": "Name of the officer"
    },
    "applicantName": {
      "zh-CN": "申购人",
      "en-US": "Applicant"
    },
    "deptName": {
      "zh-CN": "申购部门",
      "en-US": "Department"
    },
    "payeeName": {
      "zh-CN": "收款方",
      "en-US": "Who is paid"
    },
    "costAmount": {
      "zh-CN": "金额",
      "en-US": "What it amounts to so far"
    },
    "amount": {
      "zh-CN": "申请金额",
      "en-US": "What is requested"
    },
    "orderAmount": {
      "zh-CN": "成交金额",
      "en-US": "Amount of the award"
    },
    "actualAmount": {
      "zh-CN": "实付金额",
      "en-US": "What was accepted of it costs"
    },
    "payableAmount": {
      "zh-CN": "待付金额",
      "en-US": "What is due"
    },
    "paidAmount": {
      "zh-CN": "已付金额",
      "en-US": "What is paid"
    },
    "turns": {
      "zh-CN": "待办步骤",
      "en-US": "What is awaited now"
    },
    "waitingFor": {
      "zh-CN": "等谁",
      "en-US": "Names of those whose step is next"
    },
    "waitingSince": {
      "zh-CN": "等待起",
      "en-US": "Since when they are waited for"
    },
    "waitsForMe": {
      "zh-CN": "是否等我",
      "en-US": "Whether the next step is that of the caller"
    },
    "openCaseId": {
      "zh-CN": "待办审批单",
      "en-US": "The case of approval or witnessing that is open"
    },
    "blockedCaseId": {
      "zh-CN": "受阻的审批",
      "en-US": "A case about it that nobody can decide"
    },
    "submitTime": {
      "zh-CN": "提交时间",
      "en-US": "First submitted at"
    },
    "nextTime": {
      "zh-CN": "下一时间点",
      "en-US": "When something happens next by itself or is to be done"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "count": {
      "zh-CN": "数量",
      "en-US": "Purchases"
    },
    "applicantLeft": {
      "zh-CN": "申请人已离开",
      "en-US": "applicantLeft"
    },
    "requestedByName": {
      "zh-CN": "原申请人",
      "en-US": "Who requested it"
    },
    "description": {
      "zh-CN": "用途说明",
      "en-US": "What it is for"
    },
    "items": {
      "zh-CN": "采购清单",
      "en-US": "What is bought"
    },
    "funds": {
      "zh-CN": "经费来源",
      "en-US": "The cards that pay"
    },
    "attachments": {
      "zh-CN": "附件",
      "en-US": "Files"
    },
    "waitsForAny": {
      "zh-CN": "任一即可",
      "en-US": "Whether one of those who are waited for suffices"
    },
    "modifyTypes": {
      "zh-CN": "可变更类型",
      "en-US": "What the caller may ask to change now"
    },
    "approvalInstanceId": {
      "zh-CN": "审批实例",
      "en-US": "The latest case of approval"
    },
    "receipt": {
      "zh-CN": "收货",
      "en-US": "The last receipt"
    },
    "invoices": {
      "zh-CN": "发票",
      "en-US": "Invoices"
    },
    "payments": {
      "zh-CN": "付款",
      "en-US": "Payments"
    },
    "endReason": {
      "zh-CN": "退回或终止原因",
      "en-US": "Why it was returned or given up"
    },
    "archiveTime": {
      "zh-CN": "归档时间",
      "en-US": "Archived at"
    },
    "followed": {
      "zh-CN": "是否已关注",
      "en-US": "Whether the caller follows it"
    },
    "purchaseType": {
      "zh-CN": "采购类型",
      "en-US": "Kind of purchase"
    },
    "priceCeiling": {
      "zh-CN": "最高限价",
      "en-US": "Quotes above it are refused"
    },
    "minBidders": {
      "zh-CN": "最少报价家数",
      "en-US": "Suppliers that must quote"
    },
    "noticeHours": {
      "zh-CN": "公告时长",
      "en-US": "Length of the announcement in hours"
    },
    "deliveryDays": {
      "zh-CN": "交货期",
      "en-US": "Days from the order to the delivery"
    },
    "warrantyMonths": {
      "zh-CN": "质保期",
      "en-US": "Months of warranty"
    },
    "paymentTerms": {
      "zh-CN": "付款方式",
      "en-US": "When and how is paid"
    },
    "deliveryAddress": {
      "zh-CN": "送货地址",
      "en-US": "Where it is delivered"
    },
    "contactName": {
      "zh-CN": "收货联系人",
      "en-US": "Who takes the delivery"
    },
    "contactPhone": {
      "zh-CN": "联系电话",
      "en-US": "Phone of the contact"
    },
    "requirements": {
      "zh-CN": "资格与售后要求",
      "en-US": "What suppliers must be able to do"
    },
    "splitReason": {
      "zh-CN": "分次采购说明",
      "en-US": "Why similar purchases are separate"
    },
    "pattern": {
      "zh-CN": "采购模式",
      "en-US": "The rules of the school that were copied at the submission"
    },
    "otherReason": {
      "zh-CN": "采用理由",
      "en-US": "Why it is not to be bid for"
    },
    "argumentId": {
      "zh-CN": "论证报告",
      "en-US": "Which of the files is the argument report"
    },
    "wayFacts": {
      "zh-CN": "采购方式信息",
      "en-US": "wayFacts"
    },
    "emergencyReport": {
      "zh-CN": "应急采购报告",
      "en-US": "The report about a purchase in an emergency"
    },
    "sourceObjections": {
      "zh-CN": "异议与答复",
      "en-US": "Objections to the single source"
    },
    "fulfilment": {
      "zh-CN": "履约",
      "en-US": "What follows from the award"
    },
    "associationCode": {
      "zh-CN": "关联项目编号",
      "en-US": "Item of the school's own project system that it is charged to"
    },
    "association": {
      "zh-CN": "关联项目",
      "en-US": "That item"
    },
    "laneReason": {
      "zh-CN": "通道原因",
      "en-US": "Why it is no small purchase"
    },
    "executions": {
      "zh-CN": "可选采购方式",
      "en-US": "The other ways in which it may be bought"
    },
    "tenderLimit": {
      "zh-CN": "招标限额",
      "en-US": "From this amount on"
    },
    "similar": {
      "zh-CN": "同类采购",
      "en-US": "The similar purchases within the window of the policy"
    },
    "smallLimit": {
      "zh-CN": "小额限额",
      "en-US": "Limit of the school for small purchases"
    },
    "ownCardLimit": {
      "zh-CN": "免审限额",
      "en-US": "Limit up to which own cards need no approval"
    },
    "similarAmount": {
      "zh-CN": "同类累计",
      "en-US": "Similar purchases within the window of the policy"
    },
    "rules": {
      "zh-CN": "已核对",
      "en-US": "What was checked"
    },
    "errors": {
      "zh-CN": "问题",
      "en-US": "Rules that fields break"
    },
    "approvers": {
      "zh-CN": "审批人",
      "en-US": "Who approves"
    },
    "argumentReasons": {
      "zh-CN": "需论证的原因",
      "en-US": "Why an argument report is needed"
    },
    "brandItems": {
      "zh-CN": "疑似指向单一品牌的行",
      "en-US": "Lines"
    },
    "lastPrices": {
      "zh-CN": "最近成交价",
      "en-US": "lastPrices"
    },
    "colleagues": {
      "zh-CN": "同事的同类采购",
      "en-US": "colleagues"
    },
    "sharedOffers": {
      "zh-CN": "校内共享库存",
      "en-US": "sharedOffers"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Name of the task"
    },
    "monthFrom": {
      "zh-CN": "开始月份",
      "en-US": "First month of the period"
    },
    "monthTo": {
      "zh-CN": "结束月份",
      "en-US": "Last month of the period"
    },
    "range": {
      "zh-CN": "统计范围",
      "en-US": "Whose purchases these are"
    },
    "states": {
      "zh-CN": "各状态",
      "en-US": "The purchases by the state that is shown"
    },
    "months": {
      "zh-CN": "按月",
      "en-US": "Month by month"
    },
    "paid": {
      "zh-CN": "已付",
      "en-US": "What was paid in the period"
    },
    "completed": {
      "zh-CN": "已完成",
      "en-US": "Purchases whose delivery was concluded in the period"
    },
    "saving": {
      "zh-CN": "节资",
      "en-US": "What final awards cost less than their price ceilings"
    },
    "rounds": {
      "zh-CN": "竞价轮次",
      "en-US": "Rounds of bidding that came to an end"
    },
    "steps": {
      "zh-CN": "各环节用时",
      "en-US": "How long each step takes"
    },
    "isCut": {
      "zh-CN": "用时仅按最近2000个项目计算",
      "en-US": "There are more than 2"
    },
    "slowest": {
      "zh-CN": "最慢环节",
      "en-US": "Step with the largest median"
    },
    "waiting": {
      "zh-CN": "当前等待",
      "en-US": "Where purchases wait for somebody now"
    },
    "longest": {
      "zh-CN": "等待最久",
      "en-US": "Those that have waited longest for somebody"
    },
    "depts": {
      "zh-CN": "部门对比",
      "en-US": "The same by department"
    },
    "officers": {
      "zh-CN": "经办人对比",
      "en-US": "The same by procurement officer"
    },
    "follow": {
      "zh-CN": "是否关注",
      "en-US": "Whether the caller follows it"
    },
    "no": {
      "zh-CN": "序号",
      "en-US": "Number in the log"
    },
    "step": {
      "zh-CN": "操作",
      "en-US": "What happened"
    },
    "fromStatus": {
      "zh-CN": "原状态",
      "en-US": "State before"
    },
    "toStatus": {
      "zh-CN": "状态",
      "en-US": "State of a purchase"
    },
    "operatorName": {
      "zh-CN": "操作人",
      "en-US": "Who did it"
    },
    "forUserName": {
      "zh-CN": "代谁办理",
      "en-US": "In whose place"
    },
    "roleName": {
      "zh-CN": "角色",
      "en-US": "Acting role"
    },
    "content": {
      "zh-CN": "内容",
      "en-US": "Reason or opinion"
    },
    "time": {
      "zh-CN": "时间",
      "en-US": "When"
    },
    "hash": {
      "zh-CN": "存证哈希",
      "en-US": "SHA-256 over this entry and the hash before it"
    },
    "ok": {
      "zh-CN": "是否完整",
      "en-US": "Whether all hashes fit"
    },
    "entries": {
      "zh-CN": "条数",
      "en-US": "Entries that were checked"
    },
    "brokenNo": {
      "zh-CN": "首个不符序号",
      "en-US": "First entry that does not fit"
    },
    "lastHash": {
      "zh-CN": "末条哈希",
      "en-US": "Hash of the last entry"
    },
    "events": {
      "zh-CN": "日志条目",
      "en-US": "The entries"
    },
    "chains": {
      "zh-CN": "投标人日志",
      "en-US": "The own logs of those who have quoted in the last round"
    },
    "archiveNo": {
      "zh-CN": "档案号",
      "en-US": "Number in the archive"
    },
    "keepUntil": {
      "zh-CN": "保管期限",
      "en-US": "Kept until"
    },
    "complete": {
      "zh-CN": "是否齐全",
      "en-US": "All that is required is there"
    },
    "logHolds": {
      "zh-CN": "日志校验",
      "en-US": "The hashes of the log follow from one another"
    },
    "unpaidAmount": {
      "zh-CN": "未付金额",
      "en-US": "Neither paid nor waived"
    },
    "sections": {
      "zh-CN": "部分",
      "en-US": "Parts"
    },
    "attachmentIds": {
      "zh-CN": "附件",
      "en-US": "Files uploaded for PURCHASE"
    },
    "conflictDeclared": {
      "zh-CN": "无利害关系声明",
      "en-US": "The caller declares to have no interest in the payee"
    },
    "copyUserIds": {
      "zh-CN": "抄送人",
      "en-US": "Users of the school"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    },
    "witnessUserId": {
      "zh-CN": "见证人",
      "en-US": "Another user of the school who has seen the goods"
    },
    "pictureIds": {
      "zh-CN": "照片",
      "en-US": "Pictures uploaded for PURCHASE"
    },
    "number": {
      "zh-CN": "发票号码",
      "en-US": "number"
    },
    "date": {
      "zh-CN": "开票日期",
      "en-US": "Day of the invoice"
    },
    "fileId": {
      "zh-CN": "发票文件",
      "en-US": "Picture or PDF uploaded for PURCHASE"
    },
    "paidDate": {
      "zh-CN": "付款日期",
      "en-US": "Day of the payment"
    },
    "voucherNo": {
      "zh-CN": "凭证号",
      "en-US": "Voucher number"
    },
    "supplierId": {
      "zh-CN": "供应商",
      "en-US": "Supplier of the library"
    },
    "dealAmount": {
      "zh-CN": "成交金额",
      "en-US": "Amount in yuan"
    },
    "lines": {
      "zh-CN": "明细价格",
      "en-US": "Prices of the lines"
    },
    "processFileIds": {
      "zh-CN": "过程材料",
      "en-US": "Files uploaded for PURCHASE"
    },
    "quotes": {
      "zh-CN": "各家报价",
      "en-US": "What was offered"
    },
    "resultPublic": {
      "zh-CN": "结果公示",
      "en-US": "Publish it"
    },
    "report": {
      "zh-CN": "报告内容",
      "en-US": "What was done"
    },
    "fileIds": {
      "zh-CN": "附件",
      "en-US": "Files uploaded for PURCHASE"
    },
    "objectorName": {
      "zh-CN": "异议人",
      "en-US": "Who objects"
    },
    "receivedDate": {
      "zh-CN": "收到日期",
      "en-US": "Day on which it was received"
    },
    "answer": {
      "zh-CN": "答复",
      "en-US": "What was looked into"
    },
    "waiveReason": {
      "zh-CN": "不再支付原因",
      "en-US": "Why what is unpaid will not be paid"
    }
  },
  "bidding": {
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Number"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "State of a purchase"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "title": {
      "zh-CN": "公告标题",
      "en-US": "Title of the notice"
    },
    "sections": {
      "zh-CN": "公告内容",
      "en-US": "The notice"
    },
    "joinEndTime": {
      "zh-CN": "报名截止",
      "en-US": "Joining ends"
    },
    "witnessNeeded": {
      "zh-CN": "需见证",
      "en-US": "The opening needs a witness"
    },
    "matchingSuppliers": {
      "zh-CN": "将通知的供应商数",
      "en-US": "Suppliers that would be told"
    },
    "roundNo": {
      "zh-CN": "轮次",
      "en-US": "Round"
    },
    "stage": {
      "zh-CN": "轮次阶段",
      "en-US": "Stage of a round"
    },
    "supplierScope": {
      "zh-CN": "供应商范围",
      "en-US": "Who may quote"
    },
    "awardRule": {
      "zh-CN": "成交原则",
      "en-US": "Award rule"
    },
    "minBidders": {
      "zh-CN": "最少报价家数",
      "en-US": "Suppliers that must quote"
    },
    "maxQuoteTimes": {
      "zh-CN": "最多报价次数",
      "en-US": "Quotes a supplier may make"
    },
    "priceCeiling": {
      "zh-CN": "最高限价",
      "en-US": "Quotes above it are refused"
    },
    "startTime": {
      "zh-CN": "开始时间",
      "en-US": "Start"
    },
    "endTime": {
      "zh-CN": "截止时间",
      "en-US": "End"
    },
    "originalEndTime": {
      "zh-CN": "原截止时间",
      "en-US": "End as it was announced"
    },
    "serverTime": {
      "zh-CN": "服务器时间",
      "en-US": "The clock of the server at this answer"
    },
    "automatic": {
      "zh-CN": "自动办理",
      "en-US": "Published and opened by the platform"
    },
    "witnesses": {
      "zh-CN": "见证",
      "en-US": "Who has witnessed"
    },
    "closeTime": {
      "zh-CN": "封标时间",
      "en-US": "Closed at"
    },
    "closingHash": {
      "zh-CN": "封标哈希",
      "en-US": "SHA-256 over the sorted commitments of the last quotes"
    },
    "documentsOpenTime": {
      "zh-CN": "技术部分公开",
      "en-US": "Documents opened at"
    },
    "pricesOpenTime": {
      "zh-CN": "价格公开",
      "en-US": "Prices opened at"
    },
    "openedByName": {
      "zh-CN": "开标人",
      "en-US": "Who opened"
    },
    "bidderCount": {
      "zh-CN": "报价家数",
      "en-US": "Bidders"
    },
    "judging": {
      "zh-CN": "审查进度",
      "en-US": "How far the quotes are judged"
    },
    "unreadableCount": {
      "zh-CN": "无法读取的报价",
      "en-US": "unreadableCount"
    },
    "commitments": {
      "zh-CN": "承诺值",
      "en-US": "Empty until the documents are opened"
    },
    "invitations": {
      "zh-CN": "受邀供应商",
      "en-US": "Empty until the documents are opened"
    },
    "decisionDeadline": {
      "zh-CN": "定标期限",
      "en-US": "Until when is decided"
    },
    "decisionDelayTimes": {
      "zh-CN": "延期次数",
      "en-US": "How often that was put off"
    },
    "decisionOverdue": {
      "zh-CN": "逾期未定标",
      "en-US": "Nobody has decided in time"
    },
    "failReason": {
      "zh-CN": "流标原因",
      "en-US": "Why it failed"
    },
    "failRemark": {
      "zh-CN": "说明",
      "en-US": "Remark"
    },
    "awards": {
      "zh-CN": "定标",
      "en-US": "Decisions"
    },
    "notices": {
      "zh-CN": "公告",
      "en-US": "Notices"
    },
    "suspension": {
      "zh-CN": "暂停",
      "en-US": "Null if it does not stand still"
    },
    "no": {
      "zh-CN": "序号",
      "en-US": "Number"
    },
    "maskedName": {
      "zh-CN": "代称",
      "en-US": "maskedName"
    },
    "supplierId": {
      "zh-CN": "供应商",
      "en-US": "Supplier"
    },
    "supplierName": {
      "zh-CN": "供应商名称",
      "en-US": "Name"
    },
    "contactName": {
      "zh-CN": "联系人",
      "en-US": "Contact"
    },
    "contactPhone": {
      "zh-CN": "电话",
      "en-US": "Phone"
    },
    "joinTime": {
      "zh-CN": "报名时间",
      "en-US": "Joined at"
    },
    "joinIp": {
      "zh-CN": "报名IP",
      "en-US": "Address"
    },
    "risks": {
      "zh-CN": "风险",
      "en-US": "Warnings"
    },
    "quoteId": {
      "zh-CN": "报价",
      "en-US": "The last quote"
    },
    "arrivalTime": {
      "zh-CN": "到达时间",
      "en-US": "The quote arrived at"
    },
    "terms": {
      "zh-CN": "技术部分",
      "en-US": "The technical part"
    },
    "files": {
      "zh-CN": "文件",
      "en-US": "Files of the technical part"
    },
    "compliant": {
      "zh-CN": "是否符合",
      "en-US": "Outcome of the judgement"
    },
    "void": {
      "zh-CN": "是否无效",
      "en-US": "Void for another reason"
    },
    "voidReason": {
      "zh-CN": "无效原因",
      "en-US": "Why"
    },
    "judgements": {
      "zh-CN": "审查记录",
      "en-US": "Judgements"
    },
    "budgetAmount": {
      "zh-CN": "申请金额",
      "en-US": "Amount of the request in yuan"
    },
    "lines": {
      "zh-CN": "清单",
      "en-US": "Lines of the purchase"
    },
    "quotes": {
      "zh-CN": "报价",
      "en-US": "Quotes"
    },
    "lowestQuoteId": {
      "zh-CN": "推荐报价",
      "en-US": "The quote that the rule proposes"
    },
    "tie": {
      "zh-CN": "是否同价",
      "en-US": "Decided by the time of arrival"
    },
    "averageTotal": {
      "zh-CN": "平均报价",
      "en-US": "Average of valid quotes in yuan"
    },
    "keyId": {
      "zh-CN": "密钥编号",
      "en-US": "Id of the key"
    },
    "roundCount": {
      "zh-CN": "涉及的竞价",
      "en-US": "Rounds that fail with it"
    },
    "reason": {
      "zh-CN": "暂停原因",
      "en-US": "Reason"
    },
    "bidEndTime": {
      "zh-CN": "竞价截止时间",
      "en-US": "New end of the bidding"
    },
    "bidStartTime": {
      "zh-CN": "竞价开始",
      "en-US": "From when on suppliers can join and quote"
    },
    "announcementTitle": {
      "zh-CN": "公告标题",
      "en-US": "Title of the notice"
    },
    "result": {
      "zh-CN": "结论",
      "en-US": "Result"
    },
    "conflictDeclared": {
      "zh-CN": "无利害关系",
      "en-US": "The caller has no interest in any bidder"
    },
    "opinion": {
      "zh-CN": "定标意见",
      "en-US": "Opinion"
    },
    "notLowestReason": {
      "zh-CN": "非最低价理由",
      "en-US": "Why not the lowest compliant quote"
    },
    "riskAnswers": {
      "zh-CN": "风险说明",
      "en-US": "An answer to each warning about the quote"
    },
    "remark": {
      "zh-CN": "说明",
      "en-US": "Remark"
    },
    "count": {
      "zh-CN": "份数",
      "en-US": "How many cannot be read"
    },
    "repeatedKeyId": {
      "zh-CN": "再次输入密钥编号",
      "en-US": "The same id once more"
    },
    "evidenceFileIds": {
      "zh-CN": "佐证材料",
      "en-US": "Letter of the winner or other evidence"
    }
  },
  "contracts": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "contractCode": {
      "zh-CN": "合同编号",
      "en-US": "Number"
    },
    "contractName": {
      "zh-CN": "合同名称",
      "en-US": "Name"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Number of the purchase"
    },
    "projectName": {
      "zh-CN": "采购项目",
      "en-US": "Purchase"
    },
    "applicantName": {
      "zh-CN": "申购人",
      "en-US": "Applicant"
    },
    "deptName": {
      "zh-CN": "申购部门",
      "en-US": "Department"
    },
    "officerName": {
      "zh-CN": "采购专员",
      "en-US": "Procurement officer"
    },
    "partyA": {
      "zh-CN": "甲方",
      "en-US": "School"
    },
    "partyB": {
      "zh-CN": "乙方",
      "en-US": "Supplier"
    },
    "amount": {
      "zh-CN": "合同金额",
      "en-US": "Amount in yuan"
    },
    "acceptedAmount": {
      "zh-CN": "已验收金额",
      "en-US": "What was accepted"
    },
    "dueAmount": {
      "zh-CN": "可付金额",
      "en-US": "What may be paid by now"
    },
    "paidAmount": {
      "zh-CN": "已付金额",
      "en-US": "What is paid"
    },
    "signDate": {
      "zh-CN": "签订日期",
      "en-US": "Signed on"
    },
    "deliveryDate": {
      "zh-CN": "交货日期",
      "en-US": "To be delivered by"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "State of a contract"
    },
    "turns": {
      "zh-CN": "待办步骤",
      "en-US": "What is awaited now in its purchase"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "partyAContact": {
      "zh-CN": "甲方联系人",
      "en-US": "Contact of the school"
    },
    "partyAPhone": {
      "zh-CN": "甲方电话",
      "en-US": "Phone of the school"
    },
    "partyBContact": {
      "zh-CN": "乙方联系人",
      "en-US": "Contact of the supplier"
    },
    "partyBPhone": {
      "zh-CN": "乙方电话",
      "en-US": "Phone of the supplier"
    },
    "warrantyMonths": {
      "zh-CN": "质保期",
      "en-US": "Months of warranty"
    },
    "terms": {
      "zh-CN": "补充条款",
      "en-US": "Special terms"
    },
    "lines": {
      "zh-CN": "合同清单",
      "en-US": "What is delivered"
    },
    "paymentPlans": {
      "zh-CN": "付款计划",
      "en-US": "Parts of the amount"
    },
    "draftFile": {
      "zh-CN": "合同草稿",
      "en-US": "Draft"
    },
    "signedFile": {
      "zh-CN": "签章扫描件",
      "en-US": "Scan of the signed contract"
    },
    "approvalInstanceId": {
      "zh-CN": "审批实例",
      "en-US": "Case of approval"
    },
    "rejectReason": {
      "zh-CN": "驳回原因",
      "en-US": "Why it was rejected"
    },
    "voidReason": {
      "zh-CN": "作废原因",
      "en-US": "Why it was given up"
    },
    "signedByName": {
      "zh-CN": "签订登记人",
      "en-US": "Who registered the signing"
    },
    "draftFileId": {
      "zh-CN": "合同草稿",
      "en-US": "A draft"
    },
    "signedFileId": {
      "zh-CN": "签章扫描件",
      "en-US": "The scan"
    },
    "reason": {
      "zh-CN": "作废原因",
      "en-US": "Reason"
    }
  },
  "acceptances": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "acceptanceCode": {
      "zh-CN": "验收编号",
      "en-US": "Number"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Number of the purchase"
    },
    "projectName": {
      "zh-CN": "采购项目",
      "en-US": "Purchase"
    },
    "contractCode": {
      "zh-CN": "合同编号",
      "en-US": "Contract"
    },
    "supplierName": {
      "zh-CN": "供应商",
      "en-US": "Supplier"
    },
    "applicantName": {
      "zh-CN": "申购人",
      "en-US": "Applicant"
    },
    "deptName": {
      "zh-CN": "申购部门",
      "en-US": "Department"
    },
    "batchNo": {
      "zh-CN": "批次",
      "en-US": "Batch"
    },
    "arriveDate": {
      "zh-CN": "到货日期",
      "en-US": "Arrived"
    },
    "acceptPlace": {
      "zh-CN": "验收地点",
      "en-US": "Place"
    },
    "acceptType": {
      "zh-CN": "验收方式",
      "en-US": "How it is accepted"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "State of an acceptance"
    },
    "arriveAmount": {
      "zh-CN": "到货金额",
      "en-US": "Worth of what arrived"
    },
    "passAmount": {
      "zh-CN": "合格金额",
      "en-US": "Worth of what passed"
    },
    "memberCount": {
      "zh-CN": "成员数",
      "en-US": "Members"
    },
    "signedCount": {
      "zh-CN": "已签数",
      "en-US": "Members that have signed"
    },
    "turns": {
      "zh-CN": "待办步骤",
      "en-US": "What is awaited of it now"
    },
    "acceptTime": {
      "zh-CN": "验收时间",
      "en-US": "Concluded at"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "items": {
      "zh-CN": "验收明细",
      "en-US": "Lines that arrived"
    },
    "members": {
      "zh-CN": "验收小组",
      "en-US": "The group"
    },
    "photos": {
      "zh-CN": "现场照片",
      "en-US": "Pictures"
    },
    "remark": {
      "zh-CN": "说明",
      "en-US": "Remark"
    },
    "conclusion": {
      "zh-CN": "验收结论",
      "en-US": "Conclusion"
    },
    "opinion": {
      "zh-CN": "验收意见",
      "en-US": "Opinion of the leader"
    },
    "rating": {
      "zh-CN": "供应商评价",
      "en-US": "Rating of the supplier"
    },
    "ratingWanted": {
      "zh-CN": "需评价供应商",
      "en-US": "With this batch everything has come"
    },
    "drawSeed": {
      "zh-CN": "抽取种子",
      "en-US": "Seed of the draw by lot"
    },
    "cancelReason": {
      "zh-CN": "取消原因",
      "en-US": "Why it was cancelled"
    },
    "groupRule": {
      "zh-CN": "小组要求",
      "en-US": "What the group must be like"
    },
    "stockDocuments": {
      "zh-CN": "入库单",
      "en-US": "Entries into stores"
    },
    "photoIds": {
      "zh-CN": "现场照片",
      "en-US": "Pictures uploaded for PURCHASE"
    },
    "memberIds": {
      "zh-CN": "签署人",
      "en-US": "Who signs beside the applicant"
    },
    "drawCount": {
      "zh-CN": "随机抽取人数",
      "en-US": "Members to draw by lot among inspectors from other colleges"
    },
    "agree": {
      "zh-CN": "是否同意",
      "en-US": "Agrees with the counts"
    },
    "conflictDeclared": {
      "zh-CN": "利益冲突声明",
      "en-US": "The caller declares to have no conflict of interest"
    },
    "reason": {
      "zh-CN": "取消原因",
      "en-US": "Reason"
    }
  },
  "stock": {
    "warehouseName": {
      "zh-CN": "仓库",
      "en-US": "Store"
    },
    "locationId": {
      "zh-CN": "库位",
      "en-US": "Place"
    },
    "locationName": {
      "zh-CN": "库位",
      "en-US": "Place"
    },
    "itemName": {
      "zh-CN": "物品名称",
      "en-US": "Goods"
    },
    "categoryId": {
      "zh-CN": "分类",
      "en-US": "Category"
    },
    "categoryName": {
      "zh-CN": "分类",
      "en-US": "Category"
    },
    "brand": {
      "zh-CN": "品牌",
      "en-US": "Brand"
    },
    "model": {
      "zh-CN": "规格型号",
      "en-US": "Model"
    },
    "batchNo": {
      "zh-CN": "批号",
      "en-US": "Batch"
    },
    "expireDate": {
      "zh-CN": "有效期",
      "en-US": "Expires"
    },
    "unit": {
      "zh-CN": "计量单位",
      "en-US": "Unit"
    },
    "quantity": {
      "zh-CN": "库存数量",
      "en-US": "On hand"
    },
    "lockedQuantity": {
      "zh-CN": "占用数量",
      "en-US": "Reserved"
    },
    "availableQuantity": {
      "zh-CN": "可用数量",
      "en-US": "Available"
    },
    "unitCost": {
      "zh-CN": "平均单价",
      "en-US": "Average price in yuan"
    },
    "totalCost": {
      "zh-CN": "库存金额",
      "en-US": "Worth in yuan"
    },
    "sharedQuantity": {
      "zh-CN": "共享数量",
      "en-US": "Of it"
    },
    "minQuantity": {
      "zh-CN": "安全库存",
      "en-US": "Below it the stock is low"
    },
    "low": {
      "zh-CN": "低库存",
      "en-US": "Low"
    },
    "expiring": {
      "zh-CN": "临期",
      "en-US": "Expires within 90 days or has expired"
    },
    "hazardous": {
      "zh-CN": "危化品",
      "en-US": "Hazardous"
    },
    "ownerDeptName": {
      "zh-CN": "归属单位",
      "en-US": "Department that it belongs to"
    },
    "sourceProjectId": {
      "zh-CN": "来源项目",
      "en-US": "Purchase that it came from last"
    },
    "sourceProjectCode": {
      "zh-CN": "来源项目编号",
      "en-US": "Number of that purchase"
    },
    "lastInTime": {
      "zh-CN": "最近入库",
      "en-US": "Last put in"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Name of the task"
    },
    "status": {
      "zh-CN": "任务状态",
      "en-US": "Status of a task"
    },
    "time": {
      "zh-CN": "时间",
      "en-US": "When"
    },
    "docType": {
      "zh-CN": "单据类型",
      "en-US": "Kind of document"
    },
    "docCode": {
      "zh-CN": "单据号",
      "en-US": "Number of the document"
    },
    "documentId": {
      "zh-CN": "单据",
      "en-US": "The document"
    },
    "direction": {
      "zh-CN": "方向",
      "en-US": "Way of a movement"
    },
    "balance": {
      "zh-CN": "结存",
      "en-US": "On hand after it"
    },
    "amount": {
      "zh-CN": "金额",
      "en-US": "Worth of what moved"
    },
    "worth": {
      "zh-CN": "结存金额",
      "en-US": "Worth of what is there after it"
    },
    "operatorName": {
      "zh-CN": "经办人",
      "en-US": "Who"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "targetWarehouseId": {
      "zh-CN": "调入仓库",
      "en-US": "Store that it goes to"
    },
    "targetWarehouseName": {
      "zh-CN": "调入仓库",
      "en-US": "Store that it goes to"
    },
    "receiverDeptName": {
      "zh-CN": "领用单位",
      "en-US": "Department that got the goods"
    },
    "receiverName": {
      "zh-CN": "领用人",
      "en-US": "Who got the goods"
    },
    "purpose": {
      "zh-CN": "用途、来源或原因",
      "en-US": "What for"
    },
    "acceptanceId": {
      "zh-CN": "验收单",
      "en-US": "Acceptance"
    },
    "acceptanceCode": {
      "zh-CN": "验收编号",
      "en-US": "Number of the acceptance"
    },
    "projectId": {
      "zh-CN": "采购项目",
      "en-US": "Purchase"
    },
    "projectName": {
      "zh-CN": "采购项目",
      "en-US": "Purchase"
    },
    "supplierName": {
      "zh-CN": "供应商",
      "en-US": "Supplier"
    },
    "lineCount": {
      "zh-CN": "明细行数",
      "en-US": "Lines"
    },
    "totalAmount": {
      "zh-CN": "金额",
      "en-US": "Worth in yuan"
    },
    "confirmUserName": {
      "zh-CN": "确认人",
      "en-US": "Confirmed by"
    },
    "confirmTime": {
      "zh-CN": "确认时间",
      "en-US": "Confirmed at"
    },
    "cancelReason": {
      "zh-CN": "作废原因",
      "en-US": "Why it was cancelled"
    },
    "waitsForMe": {
      "zh-CN": "是否等我",
      "en-US": "The next step is that of the caller"
    },
    "items": {
      "zh-CN": "明细",
      "en-US": "Lines"
    },
    "keepers": {
      "zh-CN": "库管员",
      "en-US": "Keepers of the store"
    },
    "firstConfirmUserName": {
      "zh-CN": "第一确认人",
      "en-US": "The first of two keepers that hazardous goods need"
    },
    "sourceDocumentId": {
      "zh-CN": "领用单",
      "en-US": "The issue whose goods come back"
    },
    "sourceDocCode": {
      "zh-CN": "领用单号",
      "en-US": "Number of that issue"
    },
    "sentUserName": {
      "zh-CN": "调出人",
      "en-US": "Who sent the goods of a transfer"
    },
    "sentTime": {
      "zh-CN": "调出时间",
      "en-US": "When they were sent"
    },
    "lossReason": {
      "zh-CN": "途中损耗原因",
      "en-US": "Why not everything arrived"
    },
    "address": {
      "zh-CN": "仓库地址",
      "en-US": "Where the store is"
    },
    "promisedQuantity": {
      "zh-CN": "待出库数量",
      "en-US": "Of it"
    },
    "offeredQuantity": {
      "zh-CN": "可申请数量",
      "en-US": "What may be asked for"
    },
    "mayApply": {
      "zh-CN": "可申请",
      "en-US": "Something is left to ask for"
    },
    "applyCode": {
      "zh-CN": "申请编号",
      "en-US": "Number"
    },
    "applyDeptName": {
      "zh-CN": "申请单位",
      "en-US": "Department of the applicant"
    },
    "applicantName": {
      "zh-CN": "申请人",
      "en-US": "Applicant"
    },
    "approvedQuantity": {
      "zh-CN": "批准数量",
      "en-US": "How much is approved"
    },
    "expectReturnDate": {
      "zh-CN": "预计归还",
      "en-US": "Until when it is borrowed"
    },
    "overdue": {
      "zh-CN": "已逾期",
      "en-US": "It should have come back by now"
    },
    "opinion": {
      "zh-CN": "审批意见",
      "en-US": "What was said with the decision"
    },
    "decideByName": {
      "zh-CN": "审批人",
      "en-US": "Who decided"
    },
    "decideTime": {
      "zh-CN": "审批时间",
      "en-US": "When"
    },
    "stockDocId": {
      "zh-CN": "出库单",
      "en-US": "The issue"
    },
    "issueRemark": {
      "zh-CN": "出库备注",
      "en-US": "What the keeper said with the issue"
    },
    "issueByName": {
      "zh-CN": "出库人",
      "en-US": "Keeper who issued it"
    },
    "issueTime": {
      "zh-CN": "出库时间",
      "en-US": "When"
    },
    "receiveTime": {
      "zh-CN": "签收时间",
      "en-US": "When the applicant received it"
    },
    "returnedQuantity": {
      "zh-CN": "已归还数量",
      "en-US": "What came back or was lost"
    },
    "returns": {
      "zh-CN": "归还记录",
      "en-US": "What came back or was lost"
    },
    "applicantLeft": {
      "zh-CN": "申请人已离开",
      "en-US": "applicantLeft"
    },
    "replacements": {
      "zh-CN": "更换记录",
      "en-US": "Who has taken the place of whom"
    },
    "warehouseType": {
      "zh-CN": "仓库类型",
      "en-US": "Kind of store"
    },
    "deptName": {
      "zh-CN": "所属单位",
      "en-US": "Department"
    },
    "keeperNames": {
      "zh-CN": "库管员",
      "en-US": "Keepers"
    },
    "locations": {
      "zh-CN": "库位",
      "en-US": "Places"
    },
    "warehouseCode": {
      "zh-CN": "仓库编码",
      "en-US": "Code"
    },
    "stockCount": {
      "zh-CN": "物品种数",
      "en-US": "Kinds of goods in it"
    },
    "warehouseId": {
      "zh-CN": "仓库",
      "en-US": "Store"
    },
    "receiverDeptId": {
      "zh-CN": "领用单位",
      "en-US": "Department that gets the goods"
    },
    "reason": {
      "zh-CN": "作废原因",
      "en-US": "Reason"
    },
    "decision": {
      "zh-CN": "决定",
      "en-US": "What is decided about a request"
    },
    "stockDocRemark": {
      "zh-CN": "出库备注",
      "en-US": "Note"
    },
    "condition": {
      "zh-CN": "归还情况",
      "en-US": "How lent goods came back"
    },
    "deptId": {
      "zh-CN": "所属单位",
      "en-US": "Department that it belongs to"
    },
    "keeperIds": {
      "zh-CN": "库管员",
      "en-US": "Keepers"
    }
  },
  "associations": {
    "externalCode": {
      "zh-CN": "外部项目编号",
      "en-US": "Number in the school's own project system"
    },
    "externalName": {
      "zh-CN": "外部项目名称",
      "en-US": "Name in that system"
    },
    "planYear": {
      "zh-CN": "计划年度",
      "en-US": "Year of the plan"
    },
    "planAmount": {
      "zh-CN": "批复金额",
      "en-US": "Amount approved"
    },
    "usedAmount": {
      "zh-CN": "已关联金额",
      "en-US": "Taken by purchases that are submitted and not ended"
    },
    "availableAmount": {
      "zh-CN": "可用金额",
      "en-US": "What is left"
    },
    "deptName": {
      "zh-CN": "单位",
      "en-US": "Department"
    },
    "leaderName": {
      "zh-CN": "负责人",
      "en-US": "Person in charge"
    },
    "enabled": {
      "zh-CN": "是否可关联",
      "en-US": "Whether purchases may still be charged to it"
    },
    "projectCount": {
      "zh-CN": "关联采购数",
      "en-US": "Purchases that take something of it"
    },
    "projects": {
      "zh-CN": "关联采购",
      "en-US": "Those among them that the caller may read"
    },
    "syncTime": {
      "zh-CN": "同步时间",
      "en-US": "Last synchronised"
    },
    "status": {
      "zh-CN": "任务状态",
      "en-US": "Status of a task"
    },
    "doneCount": {
      "zh-CN": "已完成数",
      "en-US": "Rows done"
    },
    "totalCount": {
      "zh-CN": "总数",
      "en-US": "Rows in all"
    },
    "added": {
      "zh-CN": "新增",
      "en-US": "Items added"
    },
    "updated": {
      "zh-CN": "更新",
      "en-US": "Items changed"
    },
    "disabled": {
      "zh-CN": "停用",
      "en-US": "Items closed or no longer named"
    },
    "refused": {
      "zh-CN": "未处理",
      "en-US": "Refused rows"
    },
    "startTime": {
      "zh-CN": "开始",
      "en-US": "Start of the last attempt"
    },
    "endTime": {
      "zh-CN": "结束",
      "en-US": "End of the last attempt"
    },
    "errorMessage": {
      "zh-CN": "失败原因",
      "en-US": "Reason why the last attempt failed"
    }
  },
  "announcements": {
    "announcementCode": {
      "zh-CN": "公告编号",
      "en-US": "Number"
    },
    "type": {
      "zh-CN": "公告类型",
      "en-US": "Kind of notice"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Title"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Number of the purchase"
    },
    "projectName": {
      "zh-CN": "项目名称",
      "en-US": "Name of the purchase"
    },
    "publishScope": {
      "zh-CN": "发布范围",
      "en-US": "Who reads it"
    },
    "publishTime": {
      "zh-CN": "发布时间",
      "en-US": "Published at"
    },
    "bidEndTime": {
      "zh-CN": "竞价截止",
      "en-US": "End of the bidding"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "sections": {
      "zh-CN": "公告内容",
      "en-US": "The text"
    },
    "fingerprint": {
      "zh-CN": "指纹",
      "en-US": "SHA-256 of the canonical text"
    },
    "others": {
      "zh-CN": "同项目公告",
      "en-US": "Other notices about the same purchase"
    }
  },
  "supplierBidding": {
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Number"
    },
    "projectName": {
      "zh-CN": "项目名称",
      "en-US": "Name"
    },
    "purchaseType": {
      "zh-CN": "采购类型",
      "en-US": "Kind of purchase"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "categoryNames": {
      "zh-CN": "物品分类",
      "en-US": "Categories of the lines"
    },
    "lineCount": {
      "zh-CN": "清单行数",
      "en-US": "Lines"
    },
    "priceCeiling": {
      "zh-CN": "最高限价",
      "en-US": "Ceiling in yuan"
    },
    "startTime": {
      "zh-CN": "开始时间",
      "en-US": "Start"
    },
    "joinEndTime": {
      "zh-CN": "报名截止",
      "en-US": "Joining ends"
    },
    "endTime": {
      "zh-CN": "截止时间",
      "en-US": "End"
    },
    "serverTime": {
      "zh-CN": "服务器时间",
      "en-US": "The clock of the server"
    },
    "state": {
      "zh-CN": "状态",
      "en-US": "What it means for the supplier"
    },
    "suspendReason": {
      "zh-CN": "暂停原因",
      "en-US": "Why it stands still"
    },
    "supplierScope": {
      "zh-CN": "供应商范围",
      "en-US": "Who may quote"
    },
    "invited": {
      "zh-CN": "是否受邀",
      "en-US": "The supplier is invited"
    },
    "joined": {
      "zh-CN": "是否已报名",
      "en-US": "The supplier has joined"
    },
    "quoted": {
      "zh-CN": "是否已报价",
      "en-US": "The supplier has quoted"
    },
    "failReason": {
      "zh-CN": "流标原因",
      "en-US": "Why the round failed"
    },
    "result": {
      "zh-CN": "结果",
      "en-US": "Null until the prices are opened"
    },
    "description": {
      "zh-CN": "用途说明",
      "en-US": "What it is for"
    },
    "lines": {
      "zh-CN": "清单",
      "en-US": "What is wanted"
    },
    "deliveryDays": {
      "zh-CN": "交货期",
      "en-US": "Wanted delivery in days"
    },
    "warrantyMonths": {
      "zh-CN": "质保期",
      "en-US": "Wanted warranty in months"
    },
    "paymentTerms": {
      "zh-CN": "付款方式",
      "en-US": "Terms of payment"
    },
    "deliveryAddress": {
      "zh-CN": "送货地址",
      "en-US": "Where it is delivered"
    },
    "requirements": {
      "zh-CN": "资格与售后要求",
      "en-US": "What suppliers must be able to do"
    },
    "attachments": {
      "zh-CN": "附件",
      "en-US": "Files of the request"
    },
    "minBidders": {
      "zh-CN": "最少报价家数",
      "en-US": "Suppliers that must quote"
    },
    "maxQuoteTimes": {
      "zh-CN": "最多报价次数",
      "en-US": "Quotes that one may make"
    },
    "awardRule": {
      "zh-CN": "成交原则",
      "en-US": "Award rule"
    },
    "originalEndTime": {
      "zh-CN": "原截止时间",
      "en-US": "End as it was announced"
    },
    "mayJoin": {
      "zh-CN": "可报名",
      "en-US": "May join now"
    },
    "mayQuote": {
      "zh-CN": "可报价",
      "en-US": "May quote now"
    },
    "hindrance": {
      "zh-CN": "不可参与原因",
      "en-US": "Why it may not join"
    },
    "remedy": {
      "zh-CN": "解决办法",
      "en-US": "What mends that"
    },
    "joinTime": {
      "zh-CN": "报名时间",
      "en-US": "Joined at"
    },
    "contactName": {
      "zh-CN": "联系人",
      "en-US": "Own contact"
    },
    "contactPhone": {
      "zh-CN": "联系电话",
      "en-US": "Own phone"
    },
    "receipts": {
      "zh-CN": "回执",
      "en-US": "Receipts for own quotes"
    },
    "notices": {
      "zh-CN": "公告",
      "en-US": "Notices"
    },
    "announcementCode": {
      "zh-CN": "公告编号",
      "en-US": "Number"
    },
    "type": {
      "zh-CN": "公告类型",
      "en-US": "Kind of notice"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Title"
    },
    "publishScope": {
      "zh-CN": "发布范围",
      "en-US": "Who reads it"
    },
    "publishTime": {
      "zh-CN": "发布时间",
      "en-US": "Published at"
    },
    "bidEndTime": {
      "zh-CN": "竞价截止",
      "en-US": "End of the bidding"
    },
    "sections": {
      "zh-CN": "公告内容",
      "en-US": "The text"
    },
    "fingerprint": {
      "zh-CN": "指纹",
      "en-US": "SHA-256 of the canonical text"
    },
    "others": {
      "zh-CN": "同项目公告",
      "en-US": "Other notices about the same purchase"
    },
    "roundNo": {
      "zh-CN": "轮次",
      "en-US": "Which round of the purchase"
    },
    "quoteNo": {
      "zh-CN": "第几次报价",
      "en-US": "Which quote"
    },
    "arrivalTime": {
      "zh-CN": "到达时间",
      "en-US": "Arrived at"
    },
    "commitment": {
      "zh-CN": "承诺值",
      "en-US": "SHA-256 over the RFC 8785 JSON of the quote with its nonce"
    },
    "total": {
      "zh-CN": "总价",
      "en-US": "Total in yuan"
    },
    "nonce": {
      "zh-CN": "随机数",
      "en-US": "Proves later what was quoted"
    },
    "files": {
      "zh-CN": "文件",
      "en-US": "Its files"
    },
    "qualificationIds": {
      "zh-CN": "资质",
      "en-US": "Licences of the profile that are shown for it"
    },
    "termsAccepted": {
      "zh-CN": "接受竞价须知",
      "en-US": "The terms are accepted"
    },
    "conflictDeclared": {
      "zh-CN": "无利害关系",
      "en-US": "No interest in the school or another bidder"
    },
    "deviation": {
      "zh-CN": "偏离说明",
      "en-US": "Where it deviates"
    },
    "fileIds": {
      "zh-CN": "文件",
      "en-US": "Files of the technical part"
    },
    "paymentAccepted": {
      "zh-CN": "接受付款方式",
      "en-US": "The terms of payment are accepted"
    },
    "text": {
      "zh-CN": "说明",
      "en-US": "Explanation"
    },
    "reason": {
      "zh-CN": "放弃原因",
      "en-US": "Reason"
    }
  },
  "approvalConfig": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "configName": {
      "zh-CN": "流程名称",
      "en-US": "Name"
    },
    "bizType": {
      "zh-CN": "流程业务类型",
      "en-US": "What a flow is for"
    },
    "priority": {
      "zh-CN": "优先级, 小者优先",
      "en-US": "Of several flows that fit"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "nodes": {
      "zh-CN": "审批节点",
      "en-US": "Who is asked"
    },
    "names": {
      "zh-CN": "名称对照",
      "en-US": "What its ids and codes stand for"
    },
    "findings": {
      "zh-CN": "流程问题",
      "en-US": "What is probably not meant"
    },
    "runningCount": {
      "zh-CN": "进行中",
      "en-US": "Cases that run by one of its versions"
    },
    "isSmall": {
      "zh-CN": "小额采购",
      "en-US": "Whether it is a small purchase"
    },
    "flows": {
      "zh-CN": "流程",
      "en-US": "flows"
    },
    "chain": {
      "zh-CN": "审批链",
      "en-US": "Who is asked"
    },
    "from": {
      "zh-CN": "开始日期",
      "en-US": "First day of the period"
    },
    "to": {
      "zh-CN": "结束日期",
      "en-US": "Last day of the period"
    },
    "count": {
      "zh-CN": "采购数",
      "en-US": "Purchases that were replayed"
    },
    "isCut": {
      "zh-CN": "是否截取",
      "en-US": "Whether the period has more"
    },
    "changed": {
      "zh-CN": "受影响的采购数",
      "en-US": "Purchases that would be approved by others"
    },
    "paces": {
      "zh-CN": "审批用时",
      "en-US": "What the estimate of time comes from"
    },
    "people": {
      "zh-CN": "审批人",
      "en-US": "Those who would be asked most"
    },
    "examples": {
      "zh-CN": "受影响的采购",
      "en-US": "Changed purchases that the caller may read"
    },
    "case": {
      "zh-CN": "试算的业务",
      "en-US": "The case"
    },
    "draft": {
      "zh-CN": "未保存的流程",
      "en-US": "A flow as it would be saved"
    },
    "policy": {
      "zh-CN": "试用限额",
      "en-US": "Other limits than those of the school"
    }
  },
  "frameworks": {
    "agreementNo": {
      "zh-CN": "协议编号",
      "en-US": "Number of the agreement"
    },
    "frameworkName": {
      "zh-CN": "协议名称",
      "en-US": "Name"
    },
    "supplierId": {
      "zh-CN": "供应商",
      "en-US": "Supplier of the library"
    },
    "supplierName": {
      "zh-CN": "供应商名称",
      "en-US": "Name of the supplier"
    },
    "validFrom": {
      "zh-CN": "生效日期",
      "en-US": "First day"
    },
    "validTo": {
      "zh-CN": "失效日期",
      "en-US": "Last day"
    },
    "totalAmount": {
      "zh-CN": "协议总额",
      "en-US": "Sum that may be called off in yuan"
    },
    "leftAmount": {
      "zh-CN": "剩余额度",
      "en-US": "What of it no purchase has taken"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "remark": {
      "zh-CN": "采购范围",
      "en-US": "What may be called off"
    },
    "file": {
      "zh-CN": "协议扫描件",
      "en-US": "The agreement as it was signed"
    },
    "purchaseCount": {
      "zh-CN": "调用次数",
      "en-US": "Purchases that are called off from it"
    },
    "fileId": {
      "zh-CN": "协议扫描件",
      "en-US": "The agreement as it was signed"
    }
  },
  "modifications": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "modifyCode": {
      "zh-CN": "变更编号",
      "en-US": "Number"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Number of the purchase"
    },
    "projectName": {
      "zh-CN": "项目名称",
      "en-US": "Name of the purchase"
    },
    "projectStatus": {
      "zh-CN": "状态",
      "en-US": "State of a purchase"
    },
    "modifyType": {
      "zh-CN": "变更类型",
      "en-US": "What is changed"
    },
    "reason": {
      "zh-CN": "变更原因",
      "en-US": "Reason"
    },
    "status": {
      "zh-CN": "变更状态",
      "en-US": "State of a change"
    },
    "approvalInstanceId": {
      "zh-CN": "审批单",
      "en-US": "The case that decides"
    },
    "waitingFor": {
      "zh-CN": "等谁",
      "en-US": "Names of those who are asked now"
    },
    "submitTime": {
      "zh-CN": "提交时间",
      "en-US": "Submitted at"
    },
    "endTime": {
      "zh-CN": "生效或结束时间",
      "en-US": "In effect"
    },
    "opinion": {
      "zh-CN": "审批意见",
      "en-US": "What was said at the end"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "changes": {
      "zh-CN": "变更内容",
      "en-US": "What differs"
    },
    "argument": {
      "zh-CN": "论证报告",
      "en-US": "The argument report that comes with it"
    },
    "steps": {
      "zh-CN": "审批进度",
      "en-US": "Who is asked in order"
    },
    "id": {
      "zh-CN": "变更",
      "en-US": "The draft that is changed"
    },
    "projectId": {
      "zh-CN": "采购项目",
      "en-US": "Purchase"
    },
    "conflictDeclared": {
      "zh-CN": "利益冲突声明",
      "en-US": "The caller has no conflict of interest"
    }
  },
  "approvals": {
    "stepName": {
      "zh-CN": "节点名称",
      "en-US": "What the school calls the step in its flow"
    },
    "kind": {
      "zh-CN": "审批身份",
      "en-US": "Why somebody is asked"
    },
    "mode": {
      "zh-CN": "审批方式",
      "en-US": "How a step ends"
    },
    "names": {
      "zh-CN": "姓名",
      "en-US": "Of these one decides"
    },
    "id": {
      "zh-CN": "编号",
      "en-US": "Task of the caller"
    },
    "instanceId": {
      "zh-CN": "审批实例",
      "en-US": "Case"
    },
    "taskId": {
      "zh-CN": "任务",
      "en-US": "Task of the caller"
    },
    "bizType": {
      "zh-CN": "业务类型",
      "en-US": "Kind of case"
    },
    "projectId": {
      "zh-CN": "采购项目",
      "en-US": "Purchase"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Number of the purchase"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Name of the purchase"
    },
    "applicantName": {
      "zh-CN": "申请人",
      "en-US": "Applicant"
    },
    "deptName": {
      "zh-CN": "部门",
      "en-US": "Department"
    },
    "amount": {
      "zh-CN": "金额",
      "en-US": "Amount"
    },
    "modifyTypes": {
      "zh-CN": "变更类型",
      "en-US": "What is to be changed"
    },
    "status": {
      "zh-CN": "审批状态",
      "en-US": "State of a case"
    },
    "waitingFor": {
      "zh-CN": "等谁",
      "en-US": "Names of those who are to decide"
    },
    "waitingSince": {
      "zh-CN": "等待起",
      "en-US": "Since when they are asked"
    },
    "remainingAmount": {
      "zh-CN": "批后卡上剩",
      "en-US": "What stays on that of its cards on which least stays"
    },
    "since": {
      "zh-CN": "时间",
      "en-US": "TODO"
    },
    "forUserName": {
      "zh-CN": "代谁办理",
      "en-US": "Whose task it is"
    },
    "decidedByName": {
      "zh-CN": "代办人",
      "en-US": "The deputy who has decided it in the caller's place"
    },
    "askedByName": {
      "zh-CN": "征求意见人",
      "en-US": "Who asks the caller for an opinion"
    },
    "limitTime": {
      "zh-CN": "时限",
      "en-US": "Until when those who are asked are to decide"
    },
    "isOverdue": {
      "zh-CN": "是否超时",
      "en-US": "Whether that time is over"
    },
    "isBlocked": {
      "zh-CN": "是否受阻",
      "en-US": "Whether it cannot go on"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "todo": {
      "zh-CN": "待办数",
      "en-US": "Tasks"
    },
    "overdue": {
      "zh-CN": "超时待办数",
      "en-US": "Tasks of the caller whose time is over"
    },
    "stuck": {
      "zh-CN": "受阻与超时件数",
      "en-US": "For who may reassign"
    },
    "createTime": {
      "zh-CN": "发起时间",
      "en-US": "Started at"
    },
    "endTime": {
      "zh-CN": "结束时间",
      "en-US": "Ended at"
    },
    "step": {
      "zh-CN": "步骤",
      "en-US": "Step of the case"
    },
    "userName": {
      "zh-CN": "审批人",
      "en-US": "Who is asked"
    },
    "state": {
      "zh-CN": "任务状态",
      "en-US": "State of a task"
    },
    "opinion": {
      "zh-CN": "意见",
      "en-US": "Opinion"
    },
    "decideTime": {
      "zh-CN": "处理时间",
      "en-US": "Decided or handed over at"
    },
    "decidedById": {
      "zh-CN": "代办人编号",
      "en-US": "The deputy who has decided in their place"
    },
    "deputyNames": {
      "zh-CN": "可代办的人",
      "en-US": "Who may decide in their place now"
    },
    "parentTaskId": {
      "zh-CN": "征求意见的任务",
      "en-US": "The task for which the opinion is asked"
    },
    "question": {
      "zh-CN": "征求意见的说明",
      "en-US": "What is asked"
    },
    "fromUserName": {
      "zh-CN": "转办自",
      "en-US": "Who had the task before"
    },
    "byUserName": {
      "zh-CN": "改派人",
      "en-US": "Who has put this user into the seat for the school"
    },
    "putReason": {
      "zh-CN": "改派原因",
      "en-US": "Why the user was put in"
    },
    "records": {
      "zh-CN": "审批记录",
      "en-US": "Who is asked"
    },
    "flow": {
      "zh-CN": "审批流程",
      "en-US": "The flow of the school by which it runs"
    },
    "myTaskId": {
      "zh-CN": "我的任务",
      "en-US": "The task that waits for the caller"
    },
    "contract": {
      "zh-CN": "合同",
      "en-US": "The contract that the case is about"
    },
    "modification": {
      "zh-CN": "变更",
      "en-US": "The change that the case is about"
    },
    "reason": {
      "zh-CN": "终止理由",
      "en-US": "Why the purchase is to be given up"
    },
    "requestedByName": {
      "zh-CN": "发起人",
      "en-US": "Who has asked for the change"
    },
    "similarAmount": {
      "zh-CN": "同类累计",
      "en-US": "similarAmount"
    },
    "similarDays": {
      "zh-CN": "同类累计天数",
      "en-US": "Days of the policy"
    },
    "smallLimit": {
      "zh-CN": "小额限额",
      "en-US": "Limit of the school for small purchases"
    },
    "nextUrgeTime": {
      "zh-CN": "下次可催办时间",
      "en-US": "For the applicant"
    },
    "seats": {
      "zh-CN": "可改派的席位",
      "en-US": "For who may reassign"
    },
    "projectStatus": {
      "zh-CN": "状态",
      "en-US": "State of a purchase"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "userId": {
      "zh-CN": "被代理人",
      "en-US": "Who is replaced"
    },
    "agentId": {
      "zh-CN": "代理人",
      "en-US": "Who decides"
    },
    "agentName": {
      "zh-CN": "代理人姓名",
      "en-US": "Name of who decides"
    },
    "bizTypes": {
      "zh-CN": "业务范围",
      "en-US": "Kinds of cases"
    },
    "startDay": {
      "zh-CN": "开始日期",
      "en-US": "First day"
    },
    "endDay": {
      "zh-CN": "结束日期",
      "en-US": "Last day"
    },
    "remark": {
      "zh-CN": "备注",
      "en-US": "Remark"
    },
    "urgeTime": {
      "zh-CN": "催办时间",
      "en-US": "Reminded at"
    },
    "blocked": {
      "zh-CN": "是否受阻",
      "en-US": "Whether it cannot go on"
    },
    "recordId": {
      "zh-CN": "单据",
      "en-US": "What is opened instead of the purchase"
    },
    "holders": {
      "zh-CN": "缺少的办理人",
      "en-US": "Who is missing"
    },
    "mayHandOver": {
      "zh-CN": "可改派经办人",
      "en-US": "Whether the officer is missing"
    },
    "name": {
      "zh-CN": "姓名",
      "en-US": "Name"
    },
    "account": {
      "zh-CN": "账号/工号",
      "en-US": "Login account or staff number"
    },
    "case": {
      "zh-CN": "申请",
      "en-US": "What is requested"
    },
    "decision": {
      "zh-CN": "处理",
      "en-US": "Decision"
    },
    "userIds": {
      "zh-CN": "征求谁的意见",
      "en-US": "Who is asked"
    },
    "part": {
      "zh-CN": "身份",
      "en-US": "What somebody is in a record"
    },
    "replacementId": {
      "zh-CN": "接替的人",
      "en-US": "Who takes the place"
    }
  },
  "company": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "companyName": {
      "zh-CN": "企业名称",
      "en-US": "Company name"
    },
    "creditCode": {
      "zh-CN": "统一社会信用代码",
      "en-US": "Unified social credit code"
    },
    "companyType": {
      "zh-CN": "企业类型",
      "en-US": "Entry of the dictionary company_type"
    },
    "supplierKind": {
      "zh-CN": "供应商性质",
      "en-US": "Kind"
    },
    "legalPerson": {
      "zh-CN": "法定代表人",
      "en-US": "Legal person"
    },
    "province": {
      "zh-CN": "省",
      "en-US": "Province"
    },
    "city": {
      "zh-CN": "市",
      "en-US": "City"
    },
    "contactName": {
      "zh-CN": "联系人",
      "en-US": "Contact"
    },
    "contactPhone": {
      "zh-CN": "联系电话",
      "en-US": "Phone of the contact"
    },
    "goodsCategories": {
      "zh-CN": "主营分类",
      "en-US": "Main goods of the supplier"
    },
    "status": {
      "zh-CN": "供应商状态",
      "en-US": "Status of a supplier"
    },
    "accountSource": {
      "zh-CN": "账号来源",
      "en-US": "Source of the account"
    },
    "signedAgreement": {
      "zh-CN": "已签协议",
      "en-US": "Has signed the agreement with the school"
    },
    "agreementExpireDate": {
      "zh-CN": "协议到期",
      "en-US": "End of the agreement"
    },
    "qualificationExpireDate": {
      "zh-CN": "最近资质到期",
      "en-US": "Earliest end of a qualification"
    },
    "creditScore": {
      "zh-CN": "信用分",
      "en-US": "Credit score"
    },
    "creditLevel": {
      "zh-CN": "信用等级",
      "en-US": "Credit level"
    },
    "submitTime": {
      "zh-CN": "提交时间",
      "en-US": "Waits for its review since"
    },
    "auditTime": {
      "zh-CN": "审核时间",
      "en-US": "Reviewed at"
    },
    "auditUserName": {
      "zh-CN": "审核人",
      "en-US": "Reviewed by"
    },
    "remark": {
      "zh-CN": "备注",
      "en-US": "Remark of the school"
    },
    "masked": {
      "zh-CN": "已脱敏",
      "en-US": "Whether data are masked"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School of the row"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Name of the task"
    },
    "registeredCapital": {
      "zh-CN": "注册资本",
      "en-US": "Registered capital in yuan"
    },
    "establishDate": {
      "zh-CN": "成立日期",
      "en-US": "Established on"
    },
    "registeredAddress": {
      "zh-CN": "注册地址",
      "en-US": "Registered address"
    },
    "businessScope": {
      "zh-CN": "经营范围",
      "en-US": "Scope of business"
    },
    "contactEmail": {
      "zh-CN": "邮箱",
      "en-US": "E-mail address of the contact"
    },
    "bankName": {
      "zh-CN": "开户银行",
      "en-US": "Bank"
    },
    "bankAccount": {
      "zh-CN": "银行账号",
      "en-US": "Bank account"
    },
    "invoice": {
      "zh-CN": "开票信息",
      "en-US": "Invoice data"
    },
    "qualifications": {
      "zh-CN": "资质文件",
      "en-US": "Qualifications"
    },
    "auditOpinion": {
      "zh-CN": "审核意见",
      "en-US": "Opinion of the last review"
    },
    "reviewRecords": {
      "zh-CN": "审核记录",
      "en-US": "Review history"
    },
    "event": {
      "zh-CN": "事件",
      "en-US": "Event"
    },
    "opinion": {
      "zh-CN": "意见",
      "en-US": "Opinion or reason"
    },
    "userName": {
      "zh-CN": "操作人",
      "en-US": "User"
    },
    "time": {
      "zh-CN": "时间",
      "en-US": "Time"
    },
    "needsSecondReview": {
      "zh-CN": "需复审",
      "en-US": "A second person must approve too"
    },
    "rejectReason": {
      "zh-CN": "驳回原因",
      "en-US": "Reason of the rejection"
    },
    "regNo": {
      "zh-CN": "注册号",
      "en-US": "Registration number"
    },
    "paidInCapital": {
      "zh-CN": "实缴资本",
      "en-US": "Paid-in capital with its currency"
    },
    "operatingStatus": {
      "zh-CN": "经营状态",
      "en-US": "Operating status"
    },
    "approvalDate": {
      "zh-CN": "核准日期",
      "en-US": "Approved on"
    },
    "termStart": {
      "zh-CN": "营业期限自",
      "en-US": "Term from"
    },
    "termEnd": {
      "zh-CN": "营业期限至",
      "en-US": "Term to"
    },
    "registrationAuthority": {
      "zh-CN": "登记机关",
      "en-US": "Registration authority"
    },
    "industry": {
      "zh-CN": "所属行业",
      "en-US": "Industry"
    },
    "formerNames": {
      "zh-CN": "曾用名",
      "en-US": "Former names"
    },
    "shareholders": {
      "zh-CN": "股东信息",
      "en-US": "Shareholders"
    },
    "keyPersons": {
      "zh-CN": "主要人员",
      "en-US": "Key persons"
    },
    "changes": {
      "zh-CN": "变更记录",
      "en-US": "Changes"
    },
    "penalties": {
      "zh-CN": "行政处罚",
      "en-US": "Administrative penalties"
    },
    "abnormals": {
      "zh-CN": "经营异常",
      "en-US": "Abnormal operation records"
    },
    "dishonest": {
      "zh-CN": "失信被执行人",
      "en-US": "Listed as a dishonest debtor"
    },
    "relatedSuppliers": {
      "zh-CN": "关联企业",
      "en-US": "Suppliers of the school with the same legal person"
    },
    "syncTime": {
      "zh-CN": "同步时间",
      "en-US": "Fetched from the registry at"
    },
    "dataSource": {
      "zh-CN": "数据来源",
      "en-US": "Name of the provider"
    },
    "score": {
      "zh-CN": "信用分",
      "en-US": "Credit score now"
    },
    "level": {
      "zh-CN": "信用等级",
      "en-US": "Credit level"
    },
    "entries": {
      "zh-CN": "记分明细",
      "en-US": "Changes"
    },
    "schoolCode": {
      "zh-CN": "学校代码",
      "en-US": "Code of the Ministry of Education"
    },
    "shortName": {
      "zh-CN": "简称",
      "en-US": "Short name"
    },
    "loginMode": {
      "zh-CN": "登录方式",
      "en-US": "Login method of its users"
    },
    "userCount": {
      "zh-CN": "用户数",
      "en-US": "Users of the school"
    },
    "address": {
      "zh-CN": "地址",
      "en-US": "Address"
    },
    "casServerUrl": {
      "zh-CN": "认证地址",
      "en-US": "Address of the central authentication"
    },
    "logo": {
      "zh-CN": "校徽",
      "en-US": "Emblem in the page header of the school's users"
    },
    "title": {
      "zh-CN": "发票抬头",
      "en-US": "Title"
    },
    "taxNo": {
      "zh-CN": "纳税人识别号",
      "en-US": "Tax number"
    },
    "phone": {
      "zh-CN": "电话",
      "en-US": "Phone"
    },
    "invoiceType": {
      "zh-CN": "发票类型",
      "en-US": "Kind of invoice"
    },
    "result": {
      "zh-CN": "审核结果",
      "en-US": "Decision"
    },
    "goodsCategoryIds": {
      "zh-CN": "主营分类",
      "en-US": "Replaces the categories that the supplier chose"
    },
    "phoneCaptcha": {
      "zh-CN": "短信验证码",
      "en-US": "The code that was sent to the phone"
    },
    "account": {
      "zh-CN": "账号",
      "en-US": "Account to log in with"
    },
    "password": {
      "zh-CN": "密码",
      "en-US": "Password of at least 3 of the 4 kinds of characters"
    },
    "companyId": {
      "zh-CN": "学校标识",
      "en-US": "School id"
    },
    "logoFileId": {
      "zh-CN": "校徽",
      "en-US": "Emblem in the page header of the school's users"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    }
  },
  "approvalComments": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "content": {
      "zh-CN": "意见内容",
      "en-US": "Comment"
    },
    "commentType": {
      "zh-CN": "意见类型",
      "en-US": "Use of a comment"
    },
    "scope": {
      "zh-CN": "范围",
      "en-US": "Audience of a comment"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position"
    }
  },
  "contacts": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "contactName": {
      "zh-CN": "联系人",
      "en-US": "Name"
    },
    "phone": {
      "zh-CN": "手机号",
      "en-US": "Mobile phone"
    },
    "campus": {
      "zh-CN": "校区",
      "en-US": "Campus of the school"
    },
    "address": {
      "zh-CN": "详细地址",
      "en-US": "Address"
    },
    "roomNo": {
      "zh-CN": "楼宇房间",
      "en-US": "Building and room"
    },
    "isDefault": {
      "zh-CN": "默认",
      "en-US": "Selected by default"
    }
  },
  "expenditure": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "cardNo": {
      "zh-CN": "经费卡号",
      "en-US": "Card number"
    },
    "cardName": {
      "zh-CN": "经费名称",
      "en-US": "Name"
    },
    "fundType": {
      "zh-CN": "经费类型",
      "en-US": "Kind of funds"
    },
    "ownerName": {
      "zh-CN": "负责人",
      "en-US": "Person in charge of the funds"
    },
    "deptName": {
      "zh-CN": "所属单位",
      "en-US": "Department"
    },
    "totalAmount": {
      "zh-CN": "总额度",
      "en-US": "Total"
    },
    "frozenAmount": {
      "zh-CN": "冻结金额",
      "en-US": "Frozen for requests under way"
    },
    "occupiedAmount": {
      "zh-CN": "占用金额",
      "en-US": "Ordered and not yet paid"
    },
    "paidAmount": {
      "zh-CN": "已付金额",
      "en-US": "Paid"
    },
    "availableAmount": {
      "zh-CN": "可用余额",
      "en-US": "Available amount"
    },
    "validFrom": {
      "zh-CN": "有效期自",
      "en-US": "First day of validity"
    },
    "validTo": {
      "zh-CN": "有效期至",
      "en-US": "Last day of validity"
    },
    "expired": {
      "zh-CN": "已过期",
      "en-US": "Whether today"
    },
    "authorizedUserCount": {
      "zh-CN": "授权人数",
      "en-US": "Users besides the owner who may use the card"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "source": {
      "zh-CN": "来源",
      "en-US": "Source of a budget card"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "remainingAmount": {
      "zh-CN": "之后剩",
      "en-US": "What would stay after `amount`"
    },
    "authorizedUsers": {
      "zh-CN": "授权使用人",
      "en-US": "Users besides the owner who may use the card"
    },
    "cards": {
      "zh-CN": "经费卡",
      "en-US": "The cards that were created"
    },
    "problems": {
      "zh-CN": "问题",
      "en-US": "Problems found by a check"
    },
    "problemCount": {
      "zh-CN": "问题数",
      "en-US": "Number of all problems"
    },
    "flowType": {
      "zh-CN": "流水类型",
      "en-US": "Kind of ledger entry"
    },
    "amount": {
      "zh-CN": "金额",
      "en-US": "Amount"
    },
    "bizCode": {
      "zh-CN": "业务编号",
      "en-US": "Number of the matter"
    },
    "balance": {
      "zh-CN": "可用余额",
      "en-US": "Available after this entry"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Name of the task"
    },
    "doneCount": {
      "zh-CN": "已完成数",
      "en-US": "Rows done"
    },
    "totalCount": {
      "zh-CN": "总数",
      "en-US": "Rows in all"
    },
    "added": {
      "zh-CN": "新增",
      "en-US": "Cards added"
    },
    "updated": {
      "zh-CN": "更新",
      "en-US": "Cards changed"
    },
    "disabled": {
      "zh-CN": "停用",
      "en-US": "Cards disabled because they are closed or no longer there"
    },
    "refused": {
      "zh-CN": "未处理",
      "en-US": "Refused rows"
    },
    "startTime": {
      "zh-CN": "开始",
      "en-US": "Start of the last attempt"
    },
    "endTime": {
      "zh-CN": "结束",
      "en-US": "End of the last attempt"
    },
    "errorMessage": {
      "zh-CN": "失败原因",
      "en-US": "Reason why the last attempt failed"
    },
    "ownerId": {
      "zh-CN": "负责人",
      "en-US": "Person in charge"
    },
    "deptId": {
      "zh-CN": "所属单位",
      "en-US": "Department"
    },
    "authorizedUserIds": {
      "zh-CN": "授权使用人",
      "en-US": "Users besides the owner who may use the card"
    },
    "rows": {
      "zh-CN": "行",
      "en-US": "The cards as written in the table"
    },
    "dryRun": {
      "zh-CN": "只检查",
      "en-US": "Only check the rows"
    },
    "userIds": {
      "zh-CN": "授权使用人",
      "en-US": "The complete list"
    }
  },
  "inbox": {
    "title": {
      "zh-CN": "标题",
      "en-US": "Title"
    },
    "content": {
      "zh-CN": "内容",
      "en-US": "Content"
    },
    "sceneCode": {
      "zh-CN": "消息场景",
      "en-US": "Occasion of a message"
    },
    "sceneName": {
      "zh-CN": "场景名称",
      "en-US": "Scene"
    },
    "bizType": {
      "zh-CN": "业务类型",
      "en-US": "Kind of row that the message is about"
    },
    "bizId": {
      "zh-CN": "业务编号",
      "en-US": "Id of the row the message is about"
    },
    "read": {
      "zh-CN": "已读",
      "en-US": "Read"
    },
    "readTime": {
      "zh-CN": "阅读时间",
      "en-US": "Read at"
    },
    "createTime": {
      "zh-CN": "发送时间",
      "en-US": "Sent at"
    },
    "count": {
      "zh-CN": "未读数",
      "en-US": "Unread messages"
    },
    "ids": {
      "zh-CN": "消息",
      "en-US": "Messages"
    },
    "all": {
      "zh-CN": "全部",
      "en-US": "All messages of the user"
    }
  },
  "operationLog": {
    "time": {
      "zh-CN": "时间",
      "en-US": "Time"
    },
    "userId": {
      "zh-CN": "操作人",
      "en-US": "User"
    },
    "userName": {
      "zh-CN": "操作人姓名",
      "en-US": "Name of the user at that time"
    },
    "roleName": {
      "zh-CN": "角色",
      "en-US": "Role acted in"
    },
    "deptName": {
      "zh-CN": "部门",
      "en-US": "Department acted for"
    },
    "module": {
      "zh-CN": "模块",
      "en-US": "Tag of the operation"
    },
    "operationId": {
      "zh-CN": "接口",
      "en-US": "Operation"
    },
    "action": {
      "zh-CN": "操作",
      "en-US": "Summary of the operation"
    },
    "method": {
      "zh-CN": "请求",
      "en-US": "Method and path"
    },
    "costMs": {
      "zh-CN": "耗时",
      "en-US": "Milliseconds until the row was written"
    },
    "success": {
      "zh-CN": "结果",
      "en-US": "Whether the operation succeeded"
    },
    "code": {
      "zh-CN": "结果码",
      "en-US": "code"
    },
    "errorMsg": {
      "zh-CN": "错误",
      "en-US": "A sentence about the refusal"
    },
    "requestId": {
      "zh-CN": "请求编号",
      "en-US": "The `X-Request-Id` of the answer"
    },
    "companyName": {
      "zh-CN": "学校名称",
      "en-US": "School"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Name of the task"
    },
    "status": {
      "zh-CN": "任务状态",
      "en-US": "Status of a task"
    },
    "request": {
      "zh-CN": "请求内容",
      "en-US": "Path"
    },
    "names": {
      "zh-CN": "名称",
      "en-US": "Names that rows have today whose ids are in the request"
    },
    "changes": {
      "zh-CN": "变更内容",
      "en-US": "The fields that really changed"
    }
  },
  "users": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "account": {
      "zh-CN": "账号/工号",
      "en-US": "Login account or staff number"
    },
    "name": {
      "zh-CN": "姓名",
      "en-US": "Name"
    },
    "phone": {
      "zh-CN": "手机号",
      "en-US": "Phone"
    },
    "email": {
      "zh-CN": "邮箱",
      "en-US": "E-mail address"
    },
    "gender": {
      "zh-CN": "性别",
      "en-US": "Gender"
    },
    "job": {
      "zh-CN": "职务",
      "en-US": "Job title"
    },
    "deptName": {
      "zh-CN": "所属部门",
      "en-US": "Department of the user"
    },
    "collegeName": {
      "zh-CN": "所属学院",
      "en-US": "The parent department of a sub-unit"
    },
    "roles": {
      "zh-CN": "角色",
      "en-US": "Roles the user may act in"
    },
    "status": {
      "zh-CN": "用户状态",
      "en-US": "Status of a user"
    },
    "source": {
      "zh-CN": "用户来源",
      "en-US": "Source of a user"
    },
    "casId": {
      "zh-CN": "统一认证号",
      "en-US": "Number in the school's central authentication"
    },
    "lastLoginTime": {
      "zh-CN": "最近登录",
      "en-US": "Last login"
    },
    "lastLoginIp": {
      "zh-CN": "最近登录IP",
      "en-US": "Address of the last login"
    },
    "companyName": {
      "zh-CN": "学校名称",
      "en-US": "School name"
    },
    "users": {
      "zh-CN": "用户",
      "en-US": "The users that were created"
    },
    "problems": {
      "zh-CN": "问题",
      "en-US": "Problems found by a check"
    },
    "problemCount": {
      "zh-CN": "问题数",
      "en-US": "Number of all problems"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Name of the task"
    },
    "roleDeptList": {
      "zh-CN": "角色部门",
      "en-US": "Roles with their departments"
    },
    "waitingApprovals": {
      "zh-CN": "待办审批",
      "en-US": "Approvals that wait for the user now"
    },
    "handledPurchases": {
      "zh-CN": "经办采购",
      "en-US": "Purchases that the user handles as procurement officer"
    },
    "needChangePassword": {
      "zh-CN": "需改密",
      "en-US": "The password must be changed at the next login"
    },
    "initialPasswordExpireTime": {
      "zh-CN": "初始密码有效期至",
      "en-US": "initialPasswordExpireTime"
    },
    "requestedPurchases": {
      "zh-CN": "申请采购",
      "en-US": "Purchases of which the user is the requester"
    },
    "initialPassword": {
      "zh-CN": "初始密码",
      "en-US": "Initial password"
    },
    "exists": {
      "zh-CN": "已存在",
      "en-US": "Whether another user has the account"
    },
    "added": {
      "zh-CN": "新增",
      "en-US": "Users added"
    },
    "updated": {
      "zh-CN": "更新",
      "en-US": "Users changed"
    },
    "disabled": {
      "zh-CN": "停用",
      "en-US": "Users disabled because they are no longer there"
    },
    "refused": {
      "zh-CN": "未处理",
      "en-US": "Refused rows"
    },
    "tempPassword": {
      "zh-CN": "临时密码",
      "en-US": "Temporary password"
    },
    "expireSeconds": {
      "zh-CN": "有效秒数",
      "en-US": "Seconds for which the code is valid"
    },
    "resendSeconds": {
      "zh-CN": "重发间隔秒数",
      "en-US": "Seconds until another code can be requested"
    },
    "avatar": {
      "zh-CN": "头像",
      "en-US": "Address of the portrait"
    },
    "introduction": {
      "zh-CN": "个人简介",
      "en-US": "About the user"
    },
    "location": {
      "zh-CN": "校区",
      "en-US": "Campus"
    },
    "organization": {
      "zh-CN": "所在单位",
      "en-US": "Full name of the department"
    },
    "certification": {
      "zh-CN": "认证状态",
      "en-US": "certification"
    },
    "examCode": {
      "zh-CN": "审核码",
      "en-US": "Opaque value"
    },
    "registrationDate": {
      "zh-CN": "注册日期",
      "en-US": "Registered on"
    },
    "hasPassword": {
      "zh-CN": "有密码",
      "en-US": "Whether the user can log in by password"
    },
    "companyId": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "rows": {
      "zh-CN": "行",
      "en-US": "The users as written in the table"
    },
    "withPasswords": {
      "zh-CN": "生成初始密码",
      "en-US": "Whether each user gets an initial password of their own"
    },
    "dryRun": {
      "zh-CN": "只检查",
      "en-US": "Only check the rows"
    },
    "userIds": {
      "zh-CN": "用户",
      "en-US": "The users"
    },
    "roleIds": {
      "zh-CN": "角色",
      "en-US": "The roles"
    },
    "deptIds": {
      "zh-CN": "角色部门",
      "en-US": "Departments that the roles are granted for"
    },
    "password": {
      "zh-CN": "密码",
      "en-US": "First password"
    },
    "scene": {
      "zh-CN": "用途",
      "en-US": "Purpose of a code sent by SMS"
    },
    "captchaCode": {
      "zh-CN": "验证码",
      "en-US": "The characters of the captcha picture"
    },
    "oldPassword": {
      "zh-CN": "原密码",
      "en-US": "Present password"
    },
    "phoneCaptcha": {
      "zh-CN": "手机验证码",
      "en-US": "Code sent to the user's phone"
    },
    "newPassword": {
      "zh-CN": "新密码",
      "en-US": "New password"
    },
    "avatarId": {
      "zh-CN": "头像文件",
      "en-US": "New portrait"
    }
  },
  "help": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "channel": {
      "zh-CN": "栏目",
      "en-US": "Channel"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Title"
    },
    "categoryCode": {
      "zh-CN": "分类",
      "en-US": "Entry of the dictionary of the channel"
    },
    "summary": {
      "zh-CN": "摘要",
      "en-US": "Summary"
    },
    "source": {
      "zh-CN": "来源",
      "en-US": "Source"
    },
    "author": {
      "zh-CN": "作者",
      "en-US": "Author"
    },
    "top": {
      "zh-CN": "置顶",
      "en-US": "Pinned"
    },
    "popup": {
      "zh-CN": "弹窗提醒",
      "en-US": "Pops up once for each user"
    },
    "targetRoles": {
      "zh-CN": "可见角色",
      "en-US": "Codes of the roles that see it"
    },
    "caseAmount": {
      "zh-CN": "案例金额",
      "en-US": "Amount of the model case in yuan"
    },
    "caseSavingRate": {
      "zh-CN": "案例节约率",
      "en-US": "Saving of the model case in per cent"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position in lists"
    },
    "status": {
      "zh-CN": "发布状态",
      "en-US": "Publication"
    },
    "publishTime": {
      "zh-CN": "发布时间",
      "en-US": "Published at"
    },
    "expireTime": {
      "zh-CN": "失效时间",
      "en-US": "Expires at"
    },
    "withdrawReason": {
      "zh-CN": "撤回原因",
      "en-US": "Reason of the withdrawal"
    },
    "viewCount": {
      "zh-CN": "浏览量",
      "en-US": "Users who have opened it"
    },
    "viewed": {
      "zh-CN": "已读",
      "en-US": "The caller has opened it"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School of the row"
    },
    "exposureCode": {
      "zh-CN": "曝光编号",
      "en-US": "Number"
    },
    "supplierName": {
      "zh-CN": "供应商名称",
      "en-US": "Company name of the supplier"
    },
    "creditCode": {
      "zh-CN": "统一社会信用代码",
      "en-US": "Unified social credit code"
    },
    "exposureType": {
      "zh-CN": "失信类型",
      "en-US": "Type of misconduct"
    },
    "level": {
      "zh-CN": "处理等级",
      "en-US": "Consequence"
    },
    "startDate": {
      "zh-CN": "处理开始",
      "en-US": "From"
    },
    "endDate": {
      "zh-CN": "处理结束",
      "en-US": "To"
    },
    "deductScore": {
      "zh-CN": "扣分",
      "en-US": "Points deducted from the credit score"
    },
    "fact": {
      "zh-CN": "失信事实",
      "en-US": "Facts"
    },
    "basis": {
      "zh-CN": "处理依据",
      "en-US": "Legal or contractual basis"
    },
    "evidence": {
      "zh-CN": "证明材料",
      "en-US": "Evidence"
    },
    "appeal": {
      "zh-CN": "申诉",
      "en-US": "The appeal"
    },
    "content": {
      "zh-CN": "正文",
      "en-US": "HTML"
    },
    "steps": {
      "zh-CN": "办事步骤",
      "en-US": "Steps"
    },
    "coverId": {
      "zh-CN": "封面",
      "en-US": "A picture that was uploaded for ARTICLE"
    },
    "attachmentIds": {
      "zh-CN": "附件",
      "en-US": "Files that were uploaded for ARTICLE"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    },
    "evidenceIds": {
      "zh-CN": "证明材料",
      "en-US": "Files that were uploaded for EXPOSURE"
    },
    "result": {
      "zh-CN": "处理结果",
      "en-US": "Decision"
    },
    "reply": {
      "zh-CN": "答复",
      "en-US": "Answer to the supplier"
    }
  },
  "articles": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "channel": {
      "zh-CN": "栏目",
      "en-US": "Channel"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Title"
    },
    "categoryCode": {
      "zh-CN": "分类",
      "en-US": "Entry of the dictionary of the channel"
    },
    "summary": {
      "zh-CN": "摘要",
      "en-US": "Summary"
    },
    "source": {
      "zh-CN": "来源",
      "en-US": "Source"
    },
    "author": {
      "zh-CN": "作者",
      "en-US": "Author"
    },
    "top": {
      "zh-CN": "置顶",
      "en-US": "Pinned"
    },
    "popup": {
      "zh-CN": "弹窗提醒",
      "en-US": "Pops up once for each user"
    },
    "targetRoles": {
      "zh-CN": "可见角色",
      "en-US": "Codes of the roles that see it"
    },
    "caseAmount": {
      "zh-CN": "案例金额",
      "en-US": "Amount of the model case in yuan"
    },
    "caseSavingRate": {
      "zh-CN": "案例节约率",
      "en-US": "Saving of the model case in per cent"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position in lists"
    },
    "status": {
      "zh-CN": "发布状态",
      "en-US": "Publication"
    },
    "publishTime": {
      "zh-CN": "发布时间",
      "en-US": "Published at"
    },
    "expireTime": {
      "zh-CN": "失效时间",
      "en-US": "Expires at"
    },
    "withdrawReason": {
      "zh-CN": "撤回原因",
      "en-US": "Reason of the withdrawal"
    },
    "viewCount": {
      "zh-CN": "浏览量",
      "en-US": "Users who have opened it"
    },
    "viewed": {
      "zh-CN": "已读",
      "en-US": "The caller has opened it"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School of the row"
    },
    "content": {
      "zh-CN": "正文",
      "en-US": "Sanitised HTML"
    },
    "steps": {
      "zh-CN": "办事步骤",
      "en-US": "Steps"
    },
    "cover": {
      "zh-CN": "封面",
      "en-US": "Picture above the text"
    },
    "attachments": {
      "zh-CN": "附件",
      "en-US": "Files to download"
    },
    "coverId": {
      "zh-CN": "封面",
      "en-US": "A picture that was uploaded for ARTICLE"
    },
    "attachmentIds": {
      "zh-CN": "附件",
      "en-US": "Files that were uploaded for ARTICLE"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    }
  },
  "documents": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "docName": {
      "zh-CN": "文档名称",
      "en-US": "Name"
    },
    "docType": {
      "zh-CN": "文档类型",
      "en-US": "Entry of the dictionary doc_type"
    },
    "docVersion": {
      "zh-CN": "文档版本",
      "en-US": "Version of the document"
    },
    "fileName": {
      "zh-CN": "文件名",
      "en-US": "Name of the file"
    },
    "fileSize": {
      "zh-CN": "大小",
      "en-US": "Size in bytes"
    },
    "contentType": {
      "zh-CN": "类型",
      "en-US": "Media type"
    },
    "targetRoles": {
      "zh-CN": "可见角色",
      "en-US": "Codes of the roles that see it"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position in lists"
    },
    "downloadCount": {
      "zh-CN": "下载次数",
      "en-US": "Downloads"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School of the row"
    },
    "sha256": {
      "zh-CN": "哈希",
      "en-US": "SHA-256 of the content"
    },
    "bizType": {
      "zh-CN": "用途",
      "en-US": "Purpose of a file"
    },
    "url": {
      "zh-CN": "地址",
      "en-US": "Address to read the content from"
    },
    "urlExpireTime": {
      "zh-CN": "地址有效期",
      "en-US": "When `url` expires"
    }
  },
  "wechat": {
    "qrCode": {
      "zh-CN": "二维码",
      "en-US": "The picture as a data address"
    },
    "expireSeconds": {
      "zh-CN": "有效秒数",
      "en-US": "Seconds for which it is valid"
    },
    "bind": {
      "zh-CN": "是否已绑定",
      "en-US": "Whether the named attempt"
    },
    "status": {
      "zh-CN": "绑定状态",
      "en-US": "State of a WeChat binding"
    },
    "nickName": {
      "zh-CN": "微信昵称",
      "en-US": "WeChat nickname"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "openId": {
      "zh-CN": "微信标识",
      "en-US": "WeChat id"
    },
    "nickNameNotes": {
      "zh-CN": "备注名",
      "en-US": "Note to tell receivers apart"
    },
    "userName": {
      "zh-CN": "绑定用户",
      "en-US": "User the account is bound to"
    },
    "deptName": {
      "zh-CN": "所属部门",
      "en-US": "Department of the user"
    },
    "own": {
      "zh-CN": "本人",
      "en-US": "Bound to the caller"
    },
    "bindTime": {
      "zh-CN": "绑定时间",
      "en-US": "Bound at"
    },
    "pushState": {
      "zh-CN": "推送开关",
      "en-US": "Messages are pushed to this account"
    },
    "language": {
      "zh-CN": "推送语言",
      "en-US": "Language of the messages pushed to it"
    },
    "sceneCount": {
      "zh-CN": "订阅场景数",
      "en-US": "Scenes it is subscribed to"
    },
    "bindStatus": {
      "zh-CN": "绑定状态",
      "en-US": "State of a WeChat binding"
    },
    "receiverName": {
      "zh-CN": "接收人",
      "en-US": "Note or nickname of the receiver"
    },
    "sceneCode": {
      "zh-CN": "消息场景",
      "en-US": "Occasion of a message"
    },
    "sceneName": {
      "zh-CN": "场景名称",
      "en-US": "Scene"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Title of the message"
    },
    "sendTime": {
      "zh-CN": "发送时间",
      "en-US": "When WeChat accepted it"
    },
    "retryTimes": {
      "zh-CN": "重试次数",
      "en-US": "Further attempts after the first"
    },
    "error": {
      "zh-CN": "失败原因",
      "en-US": "Reason of the last failure"
    },
    "subjectId": {
      "zh-CN": "消息主题",
      "en-US": "Group of message scenes"
    },
    "subjectName": {
      "zh-CN": "主题名称",
      "en-US": "Subject the scene belongs to"
    },
    "template": {
      "zh-CN": "消息模板",
      "en-US": "Title of the message"
    },
    "id": {
      "zh-CN": "消息主题",
      "en-US": "Group of message scenes"
    },
    "scenes": {
      "zh-CN": "场景",
      "en-US": "Scenes of the subject that the caller may subscribe to"
    },
    "sceneCodes": {
      "zh-CN": "场景",
      "en-US": "Scenes"
    }
  },
  "files": {
    "fileName": {
      "zh-CN": "文件名",
      "en-US": "Name"
    },
    "fileSize": {
      "zh-CN": "大小",
      "en-US": "Size in bytes"
    },
    "contentType": {
      "zh-CN": "类型",
      "en-US": "Media type"
    },
    "sha256": {
      "zh-CN": "哈希",
      "en-US": "SHA-256 of the content"
    },
    "bizType": {
      "zh-CN": "用途",
      "en-US": "Purpose of a file"
    },
    "url": {
      "zh-CN": "地址",
      "en-US": "Address to read the content from"
    },
    "urlExpireTime": {
      "zh-CN": "地址有效期",
      "en-US": "When `url` expires"
    },
    "createTime": {
      "zh-CN": "上传时间",
      "en-US": "Uploaded at"
    },
    "createByName": {
      "zh-CN": "上传人",
      "en-US": "Uploaded by"
    }
  },
  "products": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Optimistic lock"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created at"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Changed at"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Changed by"
    },
    "productName": {
      "zh-CN": "产品名称",
      "en-US": "Name"
    },
    "categoryName": {
      "zh-CN": "物品分类",
      "en-US": "Name of the goods category"
    },
    "brand": {
      "zh-CN": "品牌",
      "en-US": "Brand"
    },
    "model": {
      "zh-CN": "型号",
      "en-US": "Model"
    },
    "referencePrice": {
      "zh-CN": "参考价",
      "en-US": "Reference price in yuan"
    },
    "cover": {
      "zh-CN": "图片",
      "en-US": "The first picture"
    },
    "status": {
      "zh-CN": "发布状态",
      "en-US": "Publication"
    },
    "publishTime": {
      "zh-CN": "发布时间",
      "en-US": "Published at"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School of the row"
    },
    "parameters": {
      "zh-CN": "技术参数",
      "en-US": "Technical parameters"
    },
    "images": {
      "zh-CN": "图片",
      "en-US": "Pictures"
    },
    "suppliers": {
      "zh-CN": "供应商",
      "en-US": "Approved suppliers that offer the product"
    },
    "withdrawReason": {
      "zh-CN": "撤回原因",
      "en-US": "Reason of the withdrawal"
    },
    "imageIds": {
      "zh-CN": "图片",
      "en-US": "Pictures that were uploaded for PRODUCT"
    },
    "supplierIds": {
      "zh-CN": "供应商",
      "en-US": "Approved suppliers that offer the product"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    }
  }
};

/** The Chinese words for codes, by tag and field. */
export const codeTexts: Record<string, Record<string, Record<string, string | undefined> | undefined> | undefined> = {
  "session": {
    "menuType": {
      "DIR": "目录",
      "MENU": "菜单",
      "BUTTON": "按钮",
      "LINK": "外链"
    }
  },
  "home": {
    "missing": {
      "SCHOOL": "学校",
      "SEALING_KEY": "密封密钥",
      "DEPT": "部门",
      "PURCHASER": "可申请采购的用户",
      "GOODS_CATEGORY": "物品分类",
      "EXPENDITURE": "经费卡",
      "FINANCE": "可登记付款的用户",
      "PURCHASING_CATEGORY": "采购类别",
      "OFFICER": "可发布竞价的用户",
      "SUPPLIER": "足够的已通过供应商",
      "KEEPER": "库管员",
      "WAREHOUSE": "仓库"
    },
    "kind": {
      "USER": "用户",
      "PROJECT": "采购项目",
      "CONTRACT": "合同",
      "STOCK": "库存",
      "SUPPLIER": "供应商",
      "BUDGET_CARD": "经费卡",
      "NOTICE": "公告",
      "ARTICLE": "资讯",
      "DOCUMENT": "文档"
    }
  },
  "roles": {
    "dataScope": {
      "SELF": "仅本人",
      "DEPT": "本部门",
      "COLLEGE": "本学院",
      "SCHOOL": "全校",
      "ALL": "全平台"
    },
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用"
    }
  },
  "menus": {
    "menuType": {
      "DIR": "目录",
      "MENU": "菜单",
      "BUTTON": "按钮",
      "LINK": "外链"
    },
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用"
    }
  },
  "departments": {
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用"
    }
  },
  "dictionary": {
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用"
    }
  },
  "tasks": {
    "taskType": {
      "CLEANUP": "过期数据清理",
      "SYNC_CAS": "同步统一认证",
      "SYNC_EXPENDITURE": "同步经费",
      "SYNC_ASSOCIATION": "同步关联项目",
      "WECHAT_PUSH": "推送微信消息",
      "QUALIFICATION_EXPIRE": "资质与协议到期提醒",
      "SEND_NOTICE": "发送公告消息",
      "FETCH_REGISTRY": "查询工商信息",
      "REPORT_EXPORT": "报表导出"
    },
    "status": {
      "PENDING": "待执行",
      "RUNNING": "执行中",
      "SUCCESS": "成功",
      "FAILED": "失败",
      "RETRYING": "重试中",
      "STOPPED": "已停止"
    }
  },
  "characterParameters": {
    "valueType": {
      "SWITCH": "开关 (Y or N)",
      "TEXT": "文本",
      "NUMBER": "数字 (decimal)",
      "URL": "地址 (an https address"
    },
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用"
    }
  },
  "goodsCategories": {
    "purchaseType": {
      "GOODS": "货物",
      "SERVICE": "服务",
      "ENGINEERING": "工程"
    },
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用"
    }
  },
  "purchasingConfig": {
    "purchaseType": {
      "GOODS": "货物",
      "SERVICE": "服务",
      "ENGINEERING": "工程"
    },
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用"
    },
    "executionCode": {
      "ONLINE_BID": "网上竞价",
      "DIRECT": "直接采购",
      "SINGLE_SOURCE": "单一来源",
      "MALL": "电商直采",
      "FRAMEWORK": "框架协议",
      "NEGOTIATION": "竞争性谈判",
      "CONSULTATION": "竞争性磋商",
      "INQUIRY": "询价",
      "OPEN_TENDER": "公开招标(线下)",
      "EMERGENCY": "应急采购"
    }
  },
  "projects": {
    "status": {
      "DRAFT": "草稿",
      "APPROVING": "审批中",
      "REJECTED": "已驳回",
      "RETURNED": "已退回",
      "WITHDRAWN": "已撤回",
      "APPROVED": "待发布",
      "PUBLISHED": "已发布",
      "BIDDING": "竞价中",
      "OPENING": "待开标",
      "DECIDING": "待定标",
      "AWARD_APPROVING": "定标审批中",
      "AWARD_NOTICE": "公示中",
      "AWARDED": "已成交",
      "FAILED": "已流标",
      "SUSPENDED": "已暂停",
      "CONTRACTING": "合同签订中",
      "EXECUTING": "履约中",
      "ACCEPTING": "验收中",
      "WAREHOUSING": "待入库",
      "COMPLETED": "已完成",
      "ARCHIVED": "已归档",
      "TERMINATED": "已终止"
    },
    "lane": {
      "SMALL": "小额采购",
      "BIDDING": "网上竞价",
      "OTHER": "其他采购方式"
    },
    "executionCode": {
      "ONLINE_BID": "网上竞价",
      "DIRECT": "直接采购",
      "SINGLE_SOURCE": "单一来源",
      "MALL": "电商直采",
      "FRAMEWORK": "框架协议",
      "NEGOTIATION": "竞争性谈判",
      "CONSULTATION": "竞争性磋商",
      "INQUIRY": "询价",
      "OPEN_TENDER": "公开招标(线下)",
      "EMERGENCY": "应急采购"
    },
    "modifyTypes": {
      "CONTENT": "需求内容",
      "SCHEDULE": "时间",
      "FUNDS": "经费",
      "CONTACT": "联系信息",
      "PRICE": "限价与预算"
    },
    "purchaseType": {
      "GOODS": "货物",
      "SERVICE": "服务",
      "ENGINEERING": "工程"
    },
    "laneReason": {
      "AMOUNT": "超过小额限额",
      "HAZARDOUS": "危化品",
      "FIXED_ASSET": "固定资产",
      "SIMILAR": "同类累计超过小额限额"
    },
    "range": {
      "OWN": "本人申购",
      "PART": "本人参与",
      "DEPT": "本部门",
      "COLLEGE": "本学院",
      "SCHOOL": "全校",
      "ALL": "所有学校"
    },
    "slowest": {
      "APPROVE": "审批",
      "PUBLISH": "发布",
      "AWARD": "竞价与定标",
      "ORDER": "签订合同",
      "ACCEPT": "供货与验收",
      "PAY": "付款"
    },
    "fromStatus": {
      "DRAFT": "草稿",
      "APPROVING": "审批中",
      "REJECTED": "已驳回",
      "RETURNED": "已退回",
      "WITHDRAWN": "已撤回",
      "APPROVED": "待发布",
      "PUBLISHED": "已发布",
      "BIDDING": "竞价中",
      "OPENING": "待开标",
      "DECIDING": "待定标",
      "AWARD_APPROVING": "定标审批中",
      "AWARD_NOTICE": "公示中",
      "AWARDED": "已成交",
      "FAILED": "已流标",
      "SUSPENDED": "已暂停",
      "CONTRACTING": "合同签订中",
      "EXECUTING": "履约中",
      "ACCEPTING": "验收中",
      "WAREHOUSING": "待入库",
      "COMPLETED": "已完成",
      "ARCHIVED": "已归档",
      "TERMINATED": "已终止"
    },
    "toStatus": {
      "DRAFT": "草稿",
      "APPROVING": "审批中",
      "REJECTED": "已驳回",
      "RETURNED": "已退回",
      "WITHDRAWN": "已撤回",
      "APPROVED": "待发布",
      "PUBLISHED": "已发布",
      "BIDDING": "竞价中",
      "OPENING": "待开标",
      "DECIDING": "待定标",
      "AWARD_APPROVING": "定标审批中",
      "AWARD_NOTICE": "公示中",
      "AWARDED": "已成交",
      "FAILED": "已流标",
      "SUSPENDED": "已暂停",
      "CONTRACTING": "合同签订中",
      "EXECUTING": "履约中",
      "ACCEPTING": "验收中",
      "WAREHOUSING": "待入库",
      "COMPLETED": "已完成",
      "ARCHIVED": "已归档",
      "TERMINATED": "已终止"
    }
  },
  "bidding": {
    "status": {
      "DRAFT": "草稿",
      "APPROVING": "审批中",
      "REJECTED": "已驳回",
      "RETURNED": "已退回",
      "WITHDRAWN": "已撤回",
      "APPROVED": "待发布",
      "PUBLISHED": "已发布",
      "BIDDING": "竞价中",
      "OPENING": "待开标",
      "DECIDING": "待定标",
      "AWARD_APPROVING": "定标审批中",
      "AWARD_NOTICE": "公示中",
      "AWARDED": "已成交",
      "FAILED": "已流标",
      "SUSPENDED": "已暂停",
      "CONTRACTING": "合同签订中",
      "EXECUTING": "履约中",
      "ACCEPTING": "验收中",
      "WAREHOUSING": "待入库",
      "COMPLETED": "已完成",
      "ARCHIVED": "已归档",
      "TERMINATED": "已终止"
    },
    "stage": {
      "ANNOUNCED": "未开始",
      "BIDDING": "报价中",
      "CLOSED": "已截止",
      "JUDGING": "符合性审查",
      "OPENED": "价格已公开",
      "FAILED": "流标"
    },
    "judging": {
      "PENDING": "待审查",
      "COMPLIANT": "已审查，有符合的",
      "NONE": "已审查，无符合的"
    },
    "failReason": {
      "TOO_FEW_BIDDERS": "报价家数不足",
      "NO_COMPLIANT_QUOTE": "无符合要求的报价",
      "ALL_ABOVE_CEILING": "均超最高限价",
      "KEY_LOST": "密钥遗失",
      "ALL_DECLINED": "成交供应商均放弃",
      "CHANGED": "采购内容变更后重新公告",
      "TERMINATED": "采购终止"
    },
    "risks": {
      "RELATED": "关联企业",
      "SAME_IP": "相同地址",
      "SAME_SUBNET": "相同网段",
      "STAFF_PHONE": "与教职工电话相同",
      "ABNORMALLY_LOW": "异常低价"
    },
    "result": {
      "PASS": "符合",
      "FAIL": "不符合"
    }
  },
  "contracts": {
    "status": {
      "DRAFT": "草稿",
      "APPROVING": "审批中",
      "REJECTED": "已驳回",
      "TO_SIGN": "待签订",
      "EXECUTING": "履行中",
      "COMPLETED": "已完成",
      "CANCELLED": "已作废"
    }
  },
  "acceptances": {
    "acceptType": {
      "SELF": "简易验收",
      "GROUP": "验收小组",
      "CROSS": "跨部门验收"
    },
    "status": {
      "DRAFT": "草稿",
      "ASSIGNING": "待指派",
      "INSPECTING": "验收中",
      "PASSED": "合格",
      "PARTIAL": "部分合格",
      "FAILED": "不合格",
      "CANCELLED": "已取消"
    },
    "conclusion": {
      "PASS": "合格",
      "PARTIAL": "部分合格",
      "FAIL": "不合格"
    }
  },
  "stock": {
    "status": {
      "PENDING": "待执行",
      "RUNNING": "执行中",
      "SUCCESS": "成功",
      "FAILED": "失败",
      "RETRYING": "重试中",
      "STOPPED": "已停止"
    },
    "docType": {
      "IN_ACCEPT": "验收入库",
      "IN_OTHER": "其他入库",
      "OUT_USE": "领用出库",
      "OUT_SHARED": "共享出库",
      "TRANSFER": "调拨",
      "RETURN": "退库",
      "CHECK": "盘点",
      "SCRAP": "报损"
    },
    "direction": {
      "IN": "入库",
      "OUT": "出库"
    },
    "warehouseType": {
      "CENTRAL": "中心库",
      "COLLEGE": "学院库",
      "LAB": "实验室库",
      "HAZARDOUS": "危化品库"
    },
    "decision": {
      "APPROVE": "同意",
      "REJECT": "驳回"
    },
    "condition": {
      "GOOD": "完好",
      "DAMAGED": "损坏",
      "LOST": "丢失"
    }
  },
  "associations": {
    "status": {
      "PENDING": "待执行",
      "RUNNING": "执行中",
      "SUCCESS": "成功",
      "FAILED": "失败",
      "RETRYING": "重试中",
      "STOPPED": "已停止"
    }
  },
  "announcements": {
    "type": {
      "BID": "竞价公告",
      "EXTENSION": "延期公告",
      "RESULT": "成交公示",
      "AWARD": "成交公告",
      "FAILED": "流标公告",
      "AWARD_CANCELLED": "成交取消公告",
      "CONTRACT": "合同公告",
      "OUTCOME": "采购结果公告",
      "SINGLE_SOURCE": "单一来源公示",
      "CHANGE": "变更公告",
      "TERMINATED": "终止公告"
    },
    "publishScope": {
      "PUBLIC": "公开",
      "SUPPLIER": "供应商"
    }
  },
  "supplierBidding": {
    "purchaseType": {
      "GOODS": "货物",
      "SERVICE": "服务",
      "ENGINEERING": "工程"
    },
    "state": {
      "UPCOMING": "未开始",
      "OPEN": "可报价",
      "CLOSED": "已截止",
      "DECIDING": "评审中",
      "NOTICE": "公示中",
      "WON": "已成交",
      "LOST": "未成交",
      "FAILED": "流标",
      "SUSPENDED": "已暂停",
      "CHANGED": "内容变更、本轮作废",
      "TERMINATED": "已终止"
    },
    "failReason": {
      "TOO_FEW_BIDDERS": "报价家数不足",
      "NO_COMPLIANT_QUOTE": "无符合要求的报价",
      "ALL_ABOVE_CEILING": "均超最高限价",
      "KEY_LOST": "密钥遗失",
      "ALL_DECLINED": "成交供应商均放弃",
      "CHANGED": "采购内容变更后重新公告",
      "TERMINATED": "采购终止"
    },
    "remedy": {
      "PROFILE": "修改企业资料",
      "WAIT": "等待审核",
      "CONTACT": "联系学校"
    },
    "type": {
      "BID": "竞价公告",
      "EXTENSION": "延期公告",
      "RESULT": "成交公示",
      "AWARD": "成交公告",
      "FAILED": "流标公告",
      "AWARD_CANCELLED": "成交取消公告",
      "CONTRACT": "合同公告",
      "OUTCOME": "采购结果公告",
      "SINGLE_SOURCE": "单一来源公示",
      "CHANGE": "变更公告",
      "TERMINATED": "终止公告"
    },
    "publishScope": {
      "PUBLIC": "公开",
      "SUPPLIER": "供应商"
    }
  },
  "approvalConfig": {
    "bizType": {
      "PURCHASE": "采购申请",
      "AWARD": "定标",
      "AWARD_CANCEL": "取消成交",
      "CONTRACT": "合同",
      "MODIFICATION": "变更",
      "TERMINATION": "终止采购"
    },
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用"
    }
  },
  "frameworks": {},
  "modifications": {
    "projectStatus": {
      "DRAFT": "草稿",
      "APPROVING": "审批中",
      "REJECTED": "已驳回",
      "RETURNED": "已退回",
      "WITHDRAWN": "已撤回",
      "APPROVED": "待发布",
      "PUBLISHED": "已发布",
      "BIDDING": "竞价中",
      "OPENING": "待开标",
      "DECIDING": "待定标",
      "AWARD_APPROVING": "定标审批中",
      "AWARD_NOTICE": "公示中",
      "AWARDED": "已成交",
      "FAILED": "已流标",
      "SUSPENDED": "已暂停",
      "CONTRACTING": "合同签订中",
      "EXECUTING": "履约中",
      "ACCEPTING": "验收中",
      "WAREHOUSING": "待入库",
      "COMPLETED": "已完成",
      "ARCHIVED": "已归档",
      "TERMINATED": "已终止"
    },
    "modifyType": {
      "CONTENT": "需求内容",
      "SCHEDULE": "时间",
      "FUNDS": "经费",
      "CONTACT": "联系信息",
      "PRICE": "限价与预算"
    },
    "status": {
      "DRAFT": "草稿",
      "APPROVING": "审批中",
      "EFFECTIVE": "已生效",
      "REJECTED": "已驳回",
      "WITHDRAWN": "已撤回"
    }
  },
  "approvals": {
    "kind": {
      "CARD_OWNER": "经费负责人",
      "DEPT_APPROVER": "单位审批人",
      "COLLEGE_APPROVER": "学院审批人",
      "SCHOOL_APPROVER": "学校审批人",
      "NAMED": "指定审批人",
      "CATEGORY_MANAGER": "归口管理人",
      "SCHOOL_ADMIN": "学校管理员",
      "WITNESS": "见证人"
    },
    "mode": {
      "ANY": "一人即可",
      "ALL": "都要同意"
    },
    "bizType": {
      "PURCHASE": "采购申请",
      "RECEIPT": "收货见证",
      "AWARD": "定标",
      "AWARD_CANCEL": "取消成交",
      "CONTRACT": "合同",
      "MODIFICATION": "项目变更",
      "TERMINATION": "终止采购"
    },
    "modifyTypes": {
      "CONTENT": "需求内容",
      "SCHEDULE": "时间",
      "FUNDS": "经费",
      "CONTACT": "联系信息",
      "PRICE": "限价与预算"
    },
    "status": {
      "RUNNING": "审批中",
      "APPROVED": "已通过",
      "REJECTED": "已驳回",
      "RETURNED": "已退回",
      "WITHDRAWN": "已撤回"
    },
    "state": {
      "WAITING": "未到",
      "PENDING": "待处理",
      "APPROVED": "已同意",
      "REJECTED": "已驳回",
      "RETURNED": "已退回",
      "CANCELLED": "已取消",
      "SKIPPED": "此前已同意、不再询问",
      "DELEGATED": "已转办",
      "ASKING": "征求意见中"
    },
    "projectStatus": {
      "DRAFT": "草稿",
      "APPROVING": "审批中",
      "REJECTED": "已驳回",
      "RETURNED": "已退回",
      "WITHDRAWN": "已撤回",
      "APPROVED": "待发布",
      "PUBLISHED": "已发布",
      "BIDDING": "竞价中",
      "OPENING": "待开标",
      "DECIDING": "待定标",
      "AWARD_APPROVING": "定标审批中",
      "AWARD_NOTICE": "公示中",
      "AWARDED": "已成交",
      "FAILED": "已流标",
      "SUSPENDED": "已暂停",
      "CONTRACTING": "合同签订中",
      "EXECUTING": "履约中",
      "ACCEPTING": "验收中",
      "WAREHOUSING": "待入库",
      "COMPLETED": "已完成",
      "ARCHIVED": "已归档",
      "TERMINATED": "已终止"
    },
    "bizTypes": {
      "PURCHASE": "采购申请",
      "AWARD": "定标",
      "AWARD_CANCEL": "取消成交",
      "CONTRACT": "合同",
      "MODIFICATION": "变更",
      "TERMINATION": "终止采购"
    },
    "step": {
      "RESUME": "恢复采购",
      "APPROVE": "审批",
      "WITNESS": "见证收货",
      "RESUBMIT": "修改",
      "CLAIM": "接单",
      "PUBLISH": "发布",
      "OPEN_DOCUMENTS": "公开技术部分",
      "JUDGE": "审查报价",
      "WITNESS_OPENING": "见证开标",
      "OPEN_PRICES": "公开价格",
      "DECLARE_FAILED": "宣布流标",
      "EXPLANATION": "定标",
      "DECIDE_AGAIN": "重新定标",
      "DECIDE": "定标",
      "ANSWER_OBJECTION": "答复异议",
      "REGISTER_OUTCOME": "登记采购结果",
      "CONTRACT_DRAFT": "起草合同",
      "CONTRACT_SIGN": "签订合同",
      "REPORT": "提交应急采购报告",
      "ASSIGN_GROUP": "指派验收组",
      "SIGN_ACCEPTANCE": "核对并签署",
      "CONCLUDE": "给出验收结论",
      "CONFIRM_ENTRY": "确认入库",
      "RECEIVE": "确认收货",
      "DELIVERY": "登记到货",
      "PAY": "登记付款",
      "ASSET_NUMBERS": "登记资产编号",
      "INVOICE": "登记发票",
      "ARCHIVE": "归档",
      "CONFIRM_DOCUMENT": "确认单据",
      "SHARED_APPLY": "办理共享申请",
      "SHARED_RECEIPT": "签收",
      "SUPPLIER_REVIEW": "审核供应商"
    },
    "decision": {
      "APPROVE": "同意",
      "REJECT": "驳回",
      "RETURN": "退回"
    },
    "part": {
      "REQUESTER": "申请人 of a purchase",
      "MEMBER": "验收成员 of an acceptance",
      "BORROWER": "申请人 of a shared stock request"
    }
  },
  "company": {
    "supplierKind": {
      "MANUFACTURER": "生产商",
      "AGENT": "代理商",
      "DEALER": "经销商",
      "SERVICE": "服务商"
    },
    "status": {
      "REGISTERED": "待完善",
      "PENDING": "待审核",
      "APPROVED": "已通过",
      "REJECTED": "已驳回",
      "FROZEN": "已冻结",
      "BLACKLISTED": "失信禁入",
      "CANCELLED": "已注销"
    },
    "accountSource": {
      "SELF": "自主注册",
      "IMPORTED": "学校导入",
      "PLATFORM": "平台同步"
    },
    "event": {
      "SUBMITTED": "提交审核",
      "FIRST_APPROVED": "初审通过",
      "APPROVED": "通过",
      "REJECTED": "驳回",
      "FROZEN": "冻结",
      "UNFROZEN": "解冻",
      "BLACKLISTED": "列入失信",
      "CANCELLED": "注销"
    },
    "operatingStatus": {
      "EXISTING": "存续",
      "OPERATING": "在业",
      "REVOKED": "吊销",
      "DEREGISTERED": "注销",
      "MOVED_OUT": "迁出",
      "CLOSED": "停业",
      "LIQUIDATION": "清算"
    },
    "loginMode": {
      "LOCAL": "账号密码",
      "CAS": "统一认证",
      "TICKET": "票据"
    },
    "invoiceType": {
      "NORMAL": "普通发票",
      "SPECIAL": "专用发票"
    }
  },
  "approvalComments": {
    "commentType": {
      "APPROVE": "同意",
      "REJECT": "驳回",
      "COMMON": "通用"
    },
    "scope": {
      "PERSONAL": "个人",
      "SCHOOL": "全校"
    }
  },
  "contacts": {},
  "expenditure": {
    "fundType": {
      "SCIENCE": "科研经费",
      "TEACHING": "教学经费",
      "SPECIAL": "专项经费",
      "DISCIPLINE": "学科建设",
      "OPERATION": "日常公用",
      "DONATION": "捐赠"
    },
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用"
    },
    "source": {
      "LOCAL": "本地维护",
      "SYNC": "财务系统同步"
    },
    "flowType": {
      "ADJUST": "调整",
      "FREEZE": "冻结",
      "UNFREEZE": "解冻",
      "OCCUPY": "占用",
      "RELEASE": "释放",
      "PAY": "支付"
    }
  },
  "inbox": {
    "sceneCode": {
      "SUPPLIER_TODO": "供应商待审核",
      "SUPPLIER_RESULT": "供应商审核结果",
      "QUAL_EXPIRING": "资质到期",
      "AGREEMENT_EXPIRING": "协议到期",
      "EXPOSURE": "失信公示",
      "SYSTEM_NOTICE": "系统公告",
      "PASSWORD_RESET": "密码重置",
      "TASK_FAILED": "任务失败",
      "APPROVAL_TODO": "待审批",
      "APPROVAL_RESULT": "审批结果",
      "APPROVAL_COPY": "抄送",
      "APPROVAL_DEPUTY": "代理审批",
      "PAYMENT_DUE": "待付款",
      "PROJECT_NOTICE": "采购提醒",
      "OFFICER_NOTICE": "采购办理",
      "BIDDING_INVITE": "竞价邀请",
      "BIDDING_RESULT": "竞价结果",
      "ACCEPTANCE_TODO": "待验收",
      "STOCK_TODO": "待入库",
      "STOCK_CONFIRM": "待确认单据",
      "STOCK_SHARED": "共享库存申请"
    },
    "bizType": {
      "USER": "用户",
      "TASK": "任务",
      "SUPPLIER": "供应商",
      "EXPOSURE": "失信公示",
      "ARTICLE": "文章",
      "PROJECT": "采购项目",
      "APPROVAL": "审批",
      "DEPUTY": "代理审批",
      "ACCEPTANCE": "验收",
      "STOCK_DOCUMENT": "库存单据",
      "SHARED_APPLY": "共享库存申请",
      "SHARED_TODO": "待处理的共享库存申请"
    }
  },
  "operationLog": {
    "status": {
      "PENDING": "待执行",
      "RUNNING": "执行中",
      "SUCCESS": "成功",
      "FAILED": "失败",
      "RETRYING": "重试中",
      "STOPPED": "已停止"
    }
  },
  "users": {
    "gender": {
      "MALE": "男",
      "FEMALE": "女",
      "UNKNOWN": "未知"
    },
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用",
      "LOCKED": "锁定"
    },
    "source": {
      "LOCAL": "本地",
      "CAS": "统一认证",
      "QLGD": "齐鲁工大跳转",
      "IMPORT": "导入",
      "PLATFORM": "平台"
    },
    "scene": {
      "RESET": "找回或修改密码",
      "BIND": "绑定新手机号",
      "REGISTER": "供应商注册"
    }
  },
  "help": {
    "channel": {
      "NEWS": "新闻资讯",
      "SYSTEM_ANNOUNCEMENT": "系统公告",
      "FAQ": "帮助中心",
      "GUIDELINE": "办事指南",
      "LIGHTHOUSE": "采购灯塔"
    },
    "status": {
      "DRAFT": "草稿",
      "PUBLISHED": "已发布",
      "WITHDRAWN": "已撤回",
      "EXPIRED": "已到期"
    },
    "exposureType": {
      "FALSE_MATERIAL": "提供虚假材料",
      "COLLUSION": "围标串标",
      "REFUSE_CONTRACT": "拒签合同",
      "DELAY_DELIVERY": "逾期供货",
      "QUALITY": "质量不合格",
      "MALICIOUS_LOW": "恶意低价",
      "BRIBERY": "行贿",
      "OTHER": "其他"
    },
    "level": {
      "WARNING": "警示",
      "SUSPEND": "暂停参与",
      "BAN": "禁止参与"
    },
    "result": {
      "UPHELD": "成立",
      "DISMISSED": "不成立"
    }
  },
  "articles": {
    "channel": {
      "NEWS": "新闻资讯",
      "SYSTEM_ANNOUNCEMENT": "系统公告",
      "FAQ": "帮助中心",
      "GUIDELINE": "办事指南",
      "LIGHTHOUSE": "采购灯塔"
    },
    "status": {
      "DRAFT": "草稿",
      "PUBLISHED": "已发布",
      "WITHDRAWN": "已撤回",
      "EXPIRED": "已到期"
    }
  },
  "documents": {
    "status": {
      "ENABLED": "启用",
      "DISABLED": "停用"
    },
    "bizType": {
      "AVATAR": "头像",
      "ARTICLE": "文章",
      "PRODUCT": "产品",
      "DOCUMENT": "下载中心",
      "EXPOSURE": "失信曝光",
      "COMPANY": "供应商资料",
      "SCHOOL": "学校资料",
      "PARAMETER": "特色参数",
      "EXPORT": "导出的列表",
      "PURCHASE": "采购资料",
      "QUOTE": "报价文件"
    }
  },
  "wechat": {
    "status": {
      "UNBOUND": "未绑定",
      "WAITING": "待扫码",
      "BOUND": "已绑定",
      "CANCELLED": "已解绑"
    },
    "bindStatus": {
      "UNBOUND": "未绑定",
      "WAITING": "待扫码",
      "BOUND": "已绑定",
      "CANCELLED": "已解绑"
    },
    "sceneCode": {
      "SUPPLIER_TODO": "供应商待审核",
      "SUPPLIER_RESULT": "供应商审核结果",
      "QUAL_EXPIRING": "资质到期",
      "AGREEMENT_EXPIRING": "协议到期",
      "EXPOSURE": "失信公示",
      "SYSTEM_NOTICE": "系统公告",
      "PASSWORD_RESET": "密码重置",
      "TASK_FAILED": "任务失败",
      "APPROVAL_TODO": "待审批",
      "APPROVAL_RESULT": "审批结果",
      "APPROVAL_COPY": "抄送",
      "APPROVAL_DEPUTY": "代理审批",
      "PAYMENT_DUE": "待付款",
      "PROJECT_NOTICE": "采购提醒",
      "OFFICER_NOTICE": "采购办理",
      "BIDDING_INVITE": "竞价邀请",
      "BIDDING_RESULT": "竞价结果",
      "ACCEPTANCE_TODO": "待验收",
      "STOCK_TODO": "待入库",
      "STOCK_CONFIRM": "待确认单据",
      "STOCK_SHARED": "共享库存申请"
    },
    "subjectId": {
      "SUPPLIER": "供应商",
      "SYSTEM": "系统",
      "APPROVAL": "审批",
      "PURCHASE": "采购"
    },
    "id": {
      "SUPPLIER": "供应商",
      "SYSTEM": "系统",
      "APPROVAL": "审批",
      "PURCHASE": "采购"
    },
    "sceneCodes": {
      "SUPPLIER_TODO": "供应商待审核",
      "SUPPLIER_RESULT": "供应商审核结果",
      "QUAL_EXPIRING": "资质到期",
      "AGREEMENT_EXPIRING": "协议到期",
      "EXPOSURE": "失信公示",
      "SYSTEM_NOTICE": "系统公告",
      "PASSWORD_RESET": "密码重置",
      "TASK_FAILED": "任务失败",
      "APPROVAL_TODO": "待审批",
      "APPROVAL_RESULT": "审批结果",
      "APPROVAL_COPY": "抄送",
      "APPROVAL_DEPUTY": "代理审批",
      "PAYMENT_DUE": "待付款",
      "PROJECT_NOTICE": "采购提醒",
      "OFFICER_NOTICE": "采购办理",
      "BIDDING_INVITE": "竞价邀请",
      "BIDDING_RESULT": "竞价结果",
      "ACCEPTANCE_TODO": "待验收",
      "STOCK_TODO": "待入库",
      "STOCK_CONFIRM": "待确认单据",
      "STOCK_SHARED": "共享库存申请"
    }
  },
  "files": {
    "bizType": {
      "AVATAR": "头像",
      "ARTICLE": "文章",
      "PRODUCT": "产品",
      "DOCUMENT": "下载中心",
      "EXPOSURE": "失信曝光",
      "COMPANY": "供应商资料",
      "SCHOOL": "学校资料",
      "PARAMETER": "特色参数",
      "EXPORT": "导出的列表",
      "PURCHASE": "采购资料",
      "QUOTE": "报价文件"
    }
  },
  "products": {
    "status": {
      "DRAFT": "草稿",
      "PUBLISHED": "已发布",
      "WITHDRAWN": "已撤回"
    }
  }
};
