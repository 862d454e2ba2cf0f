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
      "en-US": "Photo"
    },
    "job": {
      "zh-CN": "职务",
      "en-US": "Job title"
    },
    "organization": {
      "zh-CN": "所在单位",
      "en-US": "Department"
    },
    "location": {
      "zh-CN": "校区",
      "en-US": "Campus"
    },
    "email": {
      "zh-CN": "邮箱",
      "en-US": "Email"
    },
    "phone": {
      "zh-CN": "手机号",
      "en-US": "Phone"
    },
    "introduction": {
      "zh-CN": "个人简介",
      "en-US": "About"
    },
    "registrationDate": {
      "zh-CN": "注册日期",
      "en-US": "Registered"
    },
    "accountId": {
      "zh-CN": "账号",
      "en-US": "Account"
    },
    "certification": {
      "zh-CN": "认证状态",
      "en-US": "Verification"
    },
    "role": {
      "zh-CN": "角色编码",
      "en-US": "Role code"
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
      "en-US": "Roles and departments"
    },
    "companyName": {
      "zh-CN": "学校名称",
      "en-US": "School"
    },
    "companyShortName": {
      "zh-CN": "学校简称",
      "en-US": "School short name"
    },
    "companyLogo": {
      "zh-CN": "校徽",
      "en-US": "School logo"
    },
    "examCode": {
      "zh-CN": "审核码",
      "en-US": "Review code"
    },
    "userType": {
      "zh-CN": "用户类型",
      "en-US": "User type"
    },
    "permissions": {
      "zh-CN": "权限标识",
      "en-US": "Permission codes"
    },
    "lastLoginTime": {
      "zh-CN": "上次登录时间",
      "en-US": "Last login"
    },
    "needChangePassword": {
      "zh-CN": "需改密",
      "en-US": "Password change required"
    },
    "idleSeconds": {
      "zh-CN": "距空闲失效秒数",
      "en-US": "Idle time left"
    },
    "lifetimeSeconds": {
      "zh-CN": "距最长有效期秒数",
      "en-US": "Lifetime left"
    },
    "accessVersion": {
      "zh-CN": "权限版本",
      "en-US": "Access version"
    },
    "webBuild": {
      "zh-CN": "网页版本",
      "en-US": "Web app version"
    },
    "redirectOrigins": {
      "zh-CN": "允许跳转的站点",
      "en-US": "Allowed sites"
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
      "en-US": "IP address"
    },
    "loginTime": {
      "zh-CN": "登录时间",
      "en-US": "Logged in"
    },
    "lastActiveTime": {
      "zh-CN": "最近活动时间",
      "en-US": "Last active"
    },
    "roleName": {
      "zh-CN": "角色",
      "en-US": "Role"
    },
    "deptName": {
      "zh-CN": "部门",
      "en-US": "Department"
    },
    "current": {
      "zh-CN": "是否当前登录",
      "en-US": "Current"
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
      "en-US": "Route name"
    },
    "path": {
      "zh-CN": "路径",
      "en-US": "Path"
    },
    "menuName": {
      "zh-CN": "菜单名称",
      "en-US": "Menu name"
    },
    "menuNameEn": {
      "zh-CN": "英文名称",
      "en-US": "English name"
    },
    "icon": {
      "zh-CN": "图标",
      "en-US": "Icon"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position"
    },
    "hideInMenu": {
      "zh-CN": "隐藏",
      "en-US": "Hidden"
    },
    "menuType": {
      "zh-CN": "类型",
      "en-US": "Type"
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
      "en-US": "Captcha"
    },
    "account": {
      "zh-CN": "账号凭证",
      "en-US": "Login code"
    },
    "platform": {
      "zh-CN": "来源平台",
      "en-US": "Platform"
    },
    "ticket": {
      "zh-CN": "票据",
      "en-US": "Ticket"
    }
  },
  "home": {
    "unreadMessageCount": {
      "zh-CN": "未读消息数",
      "en-US": "Unread messages"
    },
    "unreadMessages": {
      "zh-CN": "未读消息",
      "en-US": "Unread messages"
    },
    "ownTasks": {
      "zh-CN": "我的任务",
      "en-US": "My background tasks"
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
      "en-US": "Quick links"
    },
    "missing": {
      "zh-CN": "尚缺的基础数据",
      "en-US": "Missing setup"
    },
    "unmanagedSchools": {
      "zh-CN": "无管理员的学校",
      "en-US": "Schools without an administrator"
    },
    "alarms": {
      "zh-CN": "告警",
      "en-US": "Alarms"
    },
    "figures": {
      "zh-CN": "数据",
      "en-US": "Figures"
    },
    "kind": {
      "zh-CN": "类别",
      "en-US": "Type"
    },
    "hits": {
      "zh-CN": "结果",
      "en-US": "Hits"
    },
    "more": {
      "zh-CN": "还有更多",
      "en-US": "More"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Title"
    },
    "description": {
      "zh-CN": "说明",
      "en-US": "Description"
    },
    "icon": {
      "zh-CN": "图标",
      "en-US": "Icon"
    },
    "enabled": {
      "zh-CN": "已开通",
      "en-US": "Enabled"
    },
    "routePath": {
      "zh-CN": "路由",
      "en-US": "Path"
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
      "en-US": "Budget cards"
    },
    "tasks": {
      "zh-CN": "任务统计",
      "en-US": "Tasks"
    },
    "time": {
      "zh-CN": "统计时间",
      "en-US": "As of"
    },
    "onlineUsers": {
      "zh-CN": "在线用户",
      "en-US": "Users online"
    },
    "liveSessions": {
      "zh-CN": "在线会话",
      "en-US": "Live sessions"
    },
    "taskStats": {
      "zh-CN": "任务统计",
      "en-US": "Task statistics"
    },
    "requests": {
      "zh-CN": "请求统计",
      "en-US": "Requests"
    },
    "minutes": {
      "zh-CN": "每分钟统计",
      "en-US": "Requests per minute"
    },
    "apiStats": {
      "zh-CN": "接口统计",
      "en-US": "Request statistics"
    },
    "recentFaults": {
      "zh-CN": "最近故障",
      "en-US": "Recent faults"
    },
    "recentErrors": {
      "zh-CN": "最近错误",
      "en-US": "Recent refusals"
    },
    "keysAway": {
      "zh-CN": "缺少的密封密钥",
      "en-US": "Missing sealing keys"
    },
    "findings": {
      "zh-CN": "检查结果",
      "en-US": "Findings"
    }
  },
  "roles": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
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
      "en-US": "Data scope"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "builtIn": {
      "zh-CN": "内置",
      "en-US": "Built-in"
    },
    "userCount": {
      "zh-CN": "用户数",
      "en-US": "Users"
    },
    "remark": {
      "zh-CN": "备注",
      "en-US": "Remark"
    },
    "companyName": {
      "zh-CN": "所属学校",
      "en-US": "School"
    },
    "menuIds": {
      "zh-CN": "菜单权限",
      "en-US": "Menu permissions"
    }
  },
  "menus": {
    "parentId": {
      "zh-CN": "上级菜单",
      "en-US": "Parent entry"
    },
    "menuName": {
      "zh-CN": "菜单名称",
      "en-US": "Menu name"
    },
    "menuNameEn": {
      "zh-CN": "英文名称",
      "en-US": "English name"
    },
    "menuType": {
      "zh-CN": "类型",
      "en-US": "Type"
    },
    "routeName": {
      "zh-CN": "路由名",
      "en-US": "Route name"
    },
    "path": {
      "zh-CN": "路径",
      "en-US": "Path"
    },
    "icon": {
      "zh-CN": "图标",
      "en-US": "Icon"
    },
    "permission": {
      "zh-CN": "权限标识",
      "en-US": "Permission code"
    },
    "description": {
      "zh-CN": "说明",
      "en-US": "Description"
    },
    "descriptionEn": {
      "zh-CN": "英文说明",
      "en-US": "English description"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position"
    },
    "hideInMenu": {
      "zh-CN": "隐藏",
      "en-US": "Hidden"
    },
    "sysCode": {
      "zh-CN": "系统编码",
      "en-US": "System"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "children": {
      "zh-CN": "子项",
      "en-US": "Child entries"
    },
    "operations": {
      "zh-CN": "可用操作",
      "en-US": "Operations"
    },
    "parentName": {
      "zh-CN": "上级菜单",
      "en-US": "Parent entry"
    },
    "parentNameEn": {
      "zh-CN": "上级菜单英文名称",
      "en-US": "Parent entry"
    },
    "schoolName": {
      "zh-CN": "学校名称",
      "en-US": "School name"
    },
    "enabled": {
      "zh-CN": "是否启用",
      "en-US": "Enabled"
    },
    "byPlatform": {
      "zh-CN": "平台停用",
      "en-US": "Disabled by the platform"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    }
  },
  "departments": {
    "deptName": {
      "zh-CN": "部门名称",
      "en-US": "Department name"
    },
    "deptCode": {
      "zh-CN": "部门编码",
      "en-US": "Department code"
    },
    "deptType": {
      "zh-CN": "部门类型",
      "en-US": "Department type"
    },
    "parentId": {
      "zh-CN": "上级部门",
      "en-US": "Parent department"
    },
    "leaderId": {
      "zh-CN": "负责人",
      "en-US": "Head"
    },
    "leaderName": {
      "zh-CN": "负责人姓名",
      "en-US": "Head"
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
      "en-US": "Position"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "children": {
      "zh-CN": "下级",
      "en-US": "Child departments"
    },
    "depts": {
      "zh-CN": "部门",
      "en-US": "Departments"
    },
    "problems": {
      "zh-CN": "问题",
      "en-US": "Problems"
    },
    "problemCount": {
      "zh-CN": "问题数",
      "en-US": "Problems"
    },
    "companyId": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "rows": {
      "zh-CN": "行",
      "en-US": "Rows"
    },
    "dryRun": {
      "zh-CN": "只检查",
      "en-US": "Check only"
    }
  },
  "dictionary": {
    "dictType": {
      "zh-CN": "字典类型",
      "en-US": "Key"
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
      "en-US": "Value"
    },
    "tagColor": {
      "zh-CN": "标签颜色",
      "en-US": "Tag color"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position"
    },
    "isDefault": {
      "zh-CN": "默认",
      "en-US": "Default"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "dictName": {
      "zh-CN": "字典名称",
      "en-US": "Dictionary name"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "builtIn": {
      "zh-CN": "内置",
      "en-US": "Built-in"
    },
    "remark": {
      "zh-CN": "备注",
      "en-US": "Remark"
    },
    "entryCount": {
      "zh-CN": "数据条数",
      "en-US": "Entries"
    },
    "companyName": {
      "zh-CN": "所属学校",
      "en-US": "School"
    }
  },
  "tasks": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "taskCode": {
      "zh-CN": "任务编号",
      "en-US": "Task number"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Task name"
    },
    "taskType": {
      "zh-CN": "任务类型",
      "en-US": "Type"
    },
    "bizId": {
      "zh-CN": "业务编号",
      "en-US": "Related record"
    },
    "bizName": {
      "zh-CN": "业务名称",
      "en-US": "Related to"
    },
    "executeTime": {
      "zh-CN": "计划执行",
      "en-US": "Planned for"
    },
    "startTime": {
      "zh-CN": "开始",
      "en-US": "Start"
    },
    "endTime": {
      "zh-CN": "结束",
      "en-US": "End"
    },
    "heartbeatTime": {
      "zh-CN": "心跳",
      "en-US": "Last heartbeat"
    },
    "doneCount": {
      "zh-CN": "已完成数",
      "en-US": "Done"
    },
    "totalCount": {
      "zh-CN": "总数",
      "en-US": "Total"
    },
    "result": {
      "zh-CN": "执行结果",
      "en-US": "Result"
    },
    "errorMessage": {
      "zh-CN": "失败原因",
      "en-US": "Failure reason"
    },
    "retryTimes": {
      "zh-CN": "重试次数",
      "en-US": "Retries"
    },
    "maxRetry": {
      "zh-CN": "最大重试",
      "en-US": "Maximum retries"
    },
    "status": {
      "zh-CN": "任务状态",
      "en-US": "Status"
    },
    "stopRequested": {
      "zh-CN": "停止中",
      "en-US": "Stop requested"
    },
    "companyName": {
      "zh-CN": "所属学校",
      "en-US": "School"
    },
    "payload": {
      "zh-CN": "参数",
      "en-US": "Parameters"
    },
    "file": {
      "zh-CN": "文件",
      "en-US": "File"
    },
    "log": {
      "zh-CN": "日志",
      "en-US": "Log"
    },
    "typeName": {
      "zh-CN": "类型名称",
      "en-US": "Type name"
    },
    "description": {
      "zh-CN": "说明",
      "en-US": "Description"
    },
    "schedule": {
      "zh-CN": "周期",
      "en-US": "Schedule"
    },
    "creatable": {
      "zh-CN": "可新增",
      "en-US": "Creatable"
    }
  },
  "characterParameters": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "paramKey": {
      "zh-CN": "参数键",
      "en-US": "Key"
    },
    "paramName": {
      "zh-CN": "参数名称",
      "en-US": "Parameter name"
    },
    "paramValue": {
      "zh-CN": "参数值",
      "en-US": "Value"
    },
    "valueType": {
      "zh-CN": "值类型",
      "en-US": "Type"
    },
    "description": {
      "zh-CN": "说明",
      "en-US": "Description"
    },
    "effectScope": {
      "zh-CN": "影响范围",
      "en-US": "Scope"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "builtIn": {
      "zh-CN": "内置",
      "en-US": "Built-in"
    },
    "schoolCount": {
      "zh-CN": "学校数",
      "en-US": "Schools"
    },
    "changed": {
      "zh-CN": "是否变化",
      "en-US": "Changed"
    },
    "appearing": {
      "zh-CN": "新出现的页面",
      "en-US": "New pages"
    },
    "vanishing": {
      "zh-CN": "消失的页面",
      "en-US": "Removed pages"
    },
    "keptCount": {
      "zh-CN": "沿用原值的采购数",
      "en-US": "Purchases that keep the value"
    },
    "defaultValue": {
      "zh-CN": "默认值",
      "en-US": "Default value"
    },
    "isOwn": {
      "zh-CN": "自有值",
      "en-US": "Own value"
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
      "en-US": "Level"
    },
    "categoryCode": {
      "zh-CN": "分类编码",
      "en-US": "Category code"
    },
    "categoryName": {
      "zh-CN": "分类名称",
      "en-US": "Category name"
    },
    "purchaseType": {
      "zh-CN": "采购类型",
      "en-US": "Type"
    },
    "unit": {
      "zh-CN": "默认计量单位",
      "en-US": "Unit"
    },
    "managerDeptId": {
      "zh-CN": "归口管理部门",
      "en-US": "Managing department"
    },
    "managerDeptName": {
      "zh-CN": "归口管理部门名称",
      "en-US": "Managing department"
    },
    "manager": {
      "zh-CN": "归口管理人",
      "en-US": "Manager"
    },
    "needArgumentReport": {
      "zh-CN": "需论证报告",
      "en-US": "Justification report required"
    },
    "argumentThreshold": {
      "zh-CN": "论证起点金额",
      "en-US": "Justification report from unit price"
    },
    "hazardous": {
      "zh-CN": "危化/管制品",
      "en-US": "Hazardous"
    },
    "shareable": {
      "zh-CN": "可共享",
      "en-US": "Shareable"
    },
    "consumable": {
      "zh-CN": "是否耗材",
      "en-US": "Consumable"
    },
    "fixedAsset": {
      "zh-CN": "固定资产",
      "en-US": "Fixed asset"
    },
    "centralCatalogue": {
      "zh-CN": "中央集采目录",
      "en-US": "Central catalog"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "children": {
      "zh-CN": "子分类",
      "en-US": "Child categories"
    },
    "created": {
      "zh-CN": "新增数量",
      "en-US": "Created"
    }
  },
  "purchasingConfig": {
    "created": {
      "zh-CN": "新增数量",
      "en-US": "Created"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "categoryName": {
      "zh-CN": "类别名称",
      "en-US": "Category name"
    },
    "categoryCode": {
      "zh-CN": "类别编码",
      "en-US": "Category code"
    },
    "purchaseType": {
      "zh-CN": "采购类型",
      "en-US": "Type"
    },
    "amountMin": {
      "zh-CN": "金额下限",
      "en-US": "Amount from"
    },
    "amountMax": {
      "zh-CN": "金额上限",
      "en-US": "Amount below"
    },
    "goodsCategoryIds": {
      "zh-CN": "适用物品分类",
      "en-US": "Goods categories"
    },
    "deptIds": {
      "zh-CN": "适用单位",
      "en-US": "Departments"
    },
    "executionIds": {
      "zh-CN": "可用执行方式",
      "en-US": "Methods"
    },
    "needArgumentReport": {
      "zh-CN": "需论证报告",
      "en-US": "Justification report required"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School"
    },
    "executions": {
      "zh-CN": "可用执行方式",
      "en-US": "Methods"
    },
    "executionName": {
      "zh-CN": "执行方式名称",
      "en-US": "Method name"
    },
    "executionCode": {
      "zh-CN": "执行方式编码",
      "en-US": "Method"
    },
    "bidConfig": {
      "zh-CN": "竞价规则",
      "en-US": "Bidding rules"
    },
    "needContract": {
      "zh-CN": "需签合同",
      "en-US": "Contract required"
    },
    "contractThreshold": {
      "zh-CN": "合同起点金额",
      "en-US": "Contract from"
    },
    "publicityDays": {
      "zh-CN": "公示工作日",
      "en-US": "Objection period"
    },
    "categoryCount": {
      "zh-CN": "使用类别数",
      "en-US": "Categories"
    },
    "nodeCode": {
      "zh-CN": "节点编码",
      "en-US": "Node code"
    },
    "nodeName": {
      "zh-CN": "节点名称",
      "en-US": "Node name"
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
      "en-US": "Required"
    },
    "limitDays": {
      "zh-CN": "时限",
      "en-US": "Limit"
    },
    "smallLimit": {
      "zh-CN": "小额限额",
      "en-US": "Small purchases up to"
    },
    "ownCardLimit": {
      "zh-CN": "免审限额",
      "en-US": "No approval up to"
    },
    "orderLimit": {
      "zh-CN": "简易竞价限额",
      "en-US": "Simple bidding below"
    },
    "tenderLimit": {
      "zh-CN": "货物招标限额",
      "en-US": "Tender for goods from"
    },
    "serviceTenderLimit": {
      "zh-CN": "服务招标限额",
      "en-US": "Tender for services from"
    },
    "worksTenderLimit": {
      "zh-CN": "工程招标限额",
      "en-US": "Tender for works from"
    },
    "witnessLimit": {
      "zh-CN": "见证限额",
      "en-US": "Witness from"
    },
    "awardApprovalLimit": {
      "zh-CN": "成交审批限额",
      "en-US": "Award approval from"
    },
    "changeApprovalLimit": {
      "zh-CN": "变更上报限额",
      "en-US": "Change approval from"
    },
    "outsiderLimit": {
      "zh-CN": "外院验收限额",
      "en-US": "Outside group member from"
    },
    "outsideLeaderLimit": {
      "zh-CN": "外部组长限额",
      "en-US": "Outside group leader from"
    },
    "argumentLimit": {
      "zh-CN": "单价论证限额",
      "en-US": "Justification report from unit price"
    },
    "argumentSumLimit": {
      "zh-CN": "批量论证限额",
      "en-US": "Justification report from total"
    },
    "similarDays": {
      "zh-CN": "同类累计天数",
      "en-US": "Similar purchases count within"
    },
    "year": {
      "zh-CN": "年份",
      "en-US": "Year"
    },
    "stateDays": {
      "zh-CN": "国家节假日",
      "en-US": "Public holidays"
    },
    "days": {
      "zh-CN": "本校校历",
      "en-US": "School calendar"
    },
    "nodes": {
      "zh-CN": "节点",
      "en-US": "Nodes"
    }
  },
  "projects": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Purchase number"
    },
    "projectName": {
      "zh-CN": "项目名称",
      "en-US": "Purchase name"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "lane": {
      "zh-CN": "采购通道",
      "en-US": "Lane"
    },
    "executionCode": {
      "zh-CN": "采购方式",
      "en-US": "Method"
    },
    "officerId": {
      "zh-CN": "采购专员",
      "en-US": "Procurement officer"
    },
    "officerName": {
      "zh-CN": "专员姓名",
      "en-US": "Procurement officer"
    },
    "applicantName": {
      "zh-CN": "申购人",
      "en-US": "Requester"
    },
    "deptName": {
      "zh-CN": "申购部门",
      "en-US": "Department"
    },
    "payeeName": {
      "zh-CN": "收款方",
      "en-US": "Payee"
    },
    "costAmount": {
      "zh-CN": "金额",
      "en-US": "Amount"
    },
    "amount": {
      "zh-CN": "申请金额",
      "en-US": "Requested amount"
    },
    "orderAmount": {
      "zh-CN": "成交金额",
      "en-US": "Award amount"
    },
    "actualAmount": {
      "zh-CN": "实付金额",
      "en-US": "Actual cost"
    },
    "payableAmount": {
      "zh-CN": "待付金额",
      "en-US": "Payable amount"
    },
    "paidAmount": {
      "zh-CN": "已付金额",
      "en-US": "Paid amount"
    },
    "turns": {
      "zh-CN": "待办步骤",
      "en-US": "Open steps"
    },
    "waitingFor": {
      "zh-CN": "等谁",
      "en-US": "Waiting on"
    },
    "waitingSince": {
      "zh-CN": "等待起",
      "en-US": "Waiting since"
    },
    "waitsForMe": {
      "zh-CN": "是否等我",
      "en-US": "Waiting on me"
    },
    "openCaseId": {
      "zh-CN": "待办审批单",
      "en-US": "Open approval"
    },
    "blockedCaseId": {
      "zh-CN": "受阻的审批",
      "en-US": "Blocked approval"
    },
    "submitTime": {
      "zh-CN": "提交时间",
      "en-US": "Submitted"
    },
    "nextTime": {
      "zh-CN": "下一时间点",
      "en-US": "Next deadline"
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
      "en-US": "Purpose"
    },
    "items": {
      "zh-CN": "采购清单",
      "en-US": "Lines"
    },
    "funds": {
      "zh-CN": "经费来源",
      "en-US": "Budget cards"
    },
    "attachments": {
      "zh-CN": "附件",
      "en-US": "Files"
    },
    "missingCalendar": {
      "zh-CN": "缺少校历的年份",
      "en-US": "Year of the next deadline"
    },
    "waitsForAny": {
      "zh-CN": "任一即可",
      "en-US": "One is enough"
    },
    "modifyTypes": {
      "zh-CN": "可变更类型",
      "en-US": "Possible changes"
    },
    "approvalInstanceId": {
      "zh-CN": "审批实例",
      "en-US": "Approval"
    },
    "receipt": {
      "zh-CN": "收货",
      "en-US": "Receipt"
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
      "en-US": "Reason"
    },
    "archiveTime": {
      "zh-CN": "归档时间",
      "en-US": "Archived"
    },
    "followed": {
      "zh-CN": "是否已关注",
      "en-US": "Followed"
    },
    "purchaseType": {
      "zh-CN": "采购类型",
      "en-US": "Type"
    },
    "priceCeiling": {
      "zh-CN": "最高限价",
      "en-US": "Ceiling price"
    },
    "minBidders": {
      "zh-CN": "最少报价家数",
      "en-US": "Minimum quotes"
    },
    "noticeHours": {
      "zh-CN": "公告时长",
      "en-US": "Notice period"
    },
    "deliveryDays": {
      "zh-CN": "交货期",
      "en-US": "Delivery time"
    },
    "warrantyMonths": {
      "zh-CN": "质保期",
      "en-US": "Warranty"
    },
    "paymentTerms": {
      "zh-CN": "付款方式",
      "en-US": "Payment terms"
    },
    "deliveryAddress": {
      "zh-CN": "送货地址",
      "en-US": "Delivery address"
    },
    "contactName": {
      "zh-CN": "收货联系人",
      "en-US": "Delivery contact"
    },
    "contactPhone": {
      "zh-CN": "联系电话",
      "en-US": "Phone"
    },
    "requirements": {
      "zh-CN": "资格与售后要求",
      "en-US": "Requirements"
    },
    "splitReason": {
      "zh-CN": "分次采购说明",
      "en-US": "Reason for separate purchases"
    },
    "pattern": {
      "zh-CN": "采购模式",
      "en-US": "Purchasing category"
    },
    "otherReason": {
      "zh-CN": "采用理由",
      "en-US": "Reason for the method"
    },
    "argumentId": {
      "zh-CN": "论证报告",
      "en-US": "Justification report"
    },
    "wayFacts": {
      "zh-CN": "采购方式信息",
      "en-US": "Method details"
    },
    "emergencyReport": {
      "zh-CN": "应急采购报告",
      "en-US": "Emergency report"
    },
    "sourceObjections": {
      "zh-CN": "异议与答复",
      "en-US": "Objections"
    },
    "fulfilment": {
      "zh-CN": "履约",
      "en-US": "Fulfillment"
    },
    "supplierDefault": {
      "zh-CN": "供应商违约",
      "en-US": "Default of the supplier"
    },
    "associationCode": {
      "zh-CN": "关联项目编号",
      "en-US": "Linked item"
    },
    "association": {
      "zh-CN": "关联项目",
      "en-US": "Linked item"
    },
    "laneReason": {
      "zh-CN": "通道原因",
      "en-US": "Lane reason"
    },
    "executions": {
      "zh-CN": "可选采购方式",
      "en-US": "Other methods"
    },
    "tenderLimit": {
      "zh-CN": "招标限额",
      "en-US": "Tender from"
    },
    "similar": {
      "zh-CN": "同类采购",
      "en-US": "Similar purchases"
    },
    "smallLimit": {
      "zh-CN": "小额限额",
      "en-US": "Small purchases up to"
    },
    "ownCardLimit": {
      "zh-CN": "免审限额",
      "en-US": "No approval up to"
    },
    "similarAmount": {
      "zh-CN": "同类累计",
      "en-US": "Similar purchases"
    },
    "rules": {
      "zh-CN": "已核对",
      "en-US": "Checks"
    },
    "errors": {
      "zh-CN": "问题",
      "en-US": "Problems"
    },
    "approvers": {
      "zh-CN": "审批人",
      "en-US": "Approvers"
    },
    "argumentReasons": {
      "zh-CN": "需论证的原因",
      "en-US": "Reasons for a justification report"
    },
    "brandItems": {
      "zh-CN": "疑似指向单一品牌的行",
      "en-US": "Lines with a single brand"
    },
    "lastPrices": {
      "zh-CN": "最近成交价",
      "en-US": "Recent prices"
    },
    "colleagues": {
      "zh-CN": "同事的同类采购",
      "en-US": "Purchases of colleagues"
    },
    "sharedOffers": {
      "zh-CN": "校内共享库存",
      "en-US": "Shared inventory"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Task name"
    },
    "monthFrom": {
      "zh-CN": "开始月份",
      "en-US": "From month"
    },
    "monthTo": {
      "zh-CN": "结束月份",
      "en-US": "To month"
    },
    "range": {
      "zh-CN": "统计范围",
      "en-US": "Range"
    },
    "states": {
      "zh-CN": "各状态",
      "en-US": "By status"
    },
    "months": {
      "zh-CN": "按月",
      "en-US": "By month"
    },
    "paid": {
      "zh-CN": "已付",
      "en-US": "Paid in the period"
    },
    "completed": {
      "zh-CN": "已完成",
      "en-US": "Completed purchases"
    },
    "saving": {
      "zh-CN": "节资",
      "en-US": "Saved"
    },
    "rounds": {
      "zh-CN": "竞价轮次",
      "en-US": "Rounds"
    },
    "steps": {
      "zh-CN": "各环节用时",
      "en-US": "Time per step"
    },
    "isCut": {
      "zh-CN": "用时仅按最近2000个项目计算",
      "en-US": "Cut"
    },
    "slowest": {
      "zh-CN": "最慢环节",
      "en-US": "Slowest step"
    },
    "waiting": {
      "zh-CN": "当前等待",
      "en-US": "Waiting"
    },
    "longest": {
      "zh-CN": "等待最久",
      "en-US": "Waiting longest"
    },
    "depts": {
      "zh-CN": "部门对比",
      "en-US": "By department"
    },
    "officers": {
      "zh-CN": "经办人对比",
      "en-US": "By officer"
    },
    "follow": {
      "zh-CN": "是否关注",
      "en-US": "Followed"
    },
    "no": {
      "zh-CN": "序号",
      "en-US": "Number"
    },
    "step": {
      "zh-CN": "操作",
      "en-US": "Operation"
    },
    "fromStatus": {
      "zh-CN": "原状态",
      "en-US": "Status before"
    },
    "toStatus": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "operatorName": {
      "zh-CN": "操作人",
      "en-US": "By"
    },
    "forUserName": {
      "zh-CN": "代谁办理",
      "en-US": "On behalf of"
    },
    "roleName": {
      "zh-CN": "角色",
      "en-US": "Role"
    },
    "content": {
      "zh-CN": "内容",
      "en-US": "Reason or comment"
    },
    "time": {
      "zh-CN": "时间",
      "en-US": "Time"
    },
    "hash": {
      "zh-CN": "存证哈希",
      "en-US": "Hash"
    },
    "ok": {
      "zh-CN": "是否完整",
      "en-US": "Complete"
    },
    "entries": {
      "zh-CN": "条数",
      "en-US": "Entries"
    },
    "brokenNo": {
      "zh-CN": "首个不符序号",
      "en-US": "First broken entry"
    },
    "lastHash": {
      "zh-CN": "末条哈希",
      "en-US": "Last hash"
    },
    "events": {
      "zh-CN": "日志条目",
      "en-US": "Entries"
    },
    "chains": {
      "zh-CN": "投标人日志",
      "en-US": "Bidder logs"
    },
    "sellerId": {
      "zh-CN": "供应商",
      "en-US": "Supplier id"
    },
    "sellerName": {
      "zh-CN": "收款方",
      "en-US": "Supplier"
    },
    "invoicedAmount": {
      "zh-CN": "已开票",
      "en-US": "Invoiced"
    },
    "openAmount": {
      "zh-CN": "未开票",
      "en-US": "To be invoiced"
    },
    "archiveNo": {
      "zh-CN": "档案号",
      "en-US": "Archive number"
    },
    "keepUntil": {
      "zh-CN": "保管期限",
      "en-US": "Kept until"
    },
    "complete": {
      "zh-CN": "是否齐全",
      "en-US": "Complete"
    },
    "logHolds": {
      "zh-CN": "日志校验",
      "en-US": "Log check"
    },
    "unpaidAmount": {
      "zh-CN": "未付金额",
      "en-US": "Unpaid amount"
    },
    "sections": {
      "zh-CN": "部分",
      "en-US": "Parts"
    },
    "attachmentIds": {
      "zh-CN": "附件",
      "en-US": "Files"
    },
    "conflictDeclared": {
      "zh-CN": "无利害关系声明",
      "en-US": "No conflict of interest"
    },
    "copyUserIds": {
      "zh-CN": "抄送人",
      "en-US": "CC"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    },
    "witnessUserId": {
      "zh-CN": "见证人",
      "en-US": "Witness"
    },
    "pictureIds": {
      "zh-CN": "照片",
      "en-US": "Pictures"
    },
    "number": {
      "zh-CN": "发票号码",
      "en-US": "Invoice number"
    },
    "acceptanceId": {
      "zh-CN": "验收批次",
      "en-US": "Batch"
    },
    "date": {
      "zh-CN": "开票日期",
      "en-US": "Invoice date"
    },
    "fileId": {
      "zh-CN": "发票文件",
      "en-US": "Invoice file"
    },
    "paidDate": {
      "zh-CN": "付款日期",
      "en-US": "Payment date"
    },
    "voucherNo": {
      "zh-CN": "凭证号",
      "en-US": "Voucher number"
    },
    "parts": {
      "zh-CN": "分摊",
      "en-US": "Parts"
    },
    "account": {
      "zh-CN": "账号",
      "en-US": "The new account as it was read"
    },
    "supplierId": {
      "zh-CN": "供应商",
      "en-US": "Supplier"
    },
    "dealAmount": {
      "zh-CN": "成交金额",
      "en-US": "Award amount"
    },
    "lines": {
      "zh-CN": "明细价格",
      "en-US": "Line prices"
    },
    "processFileIds": {
      "zh-CN": "过程材料",
      "en-US": "Supporting documents"
    },
    "quotes": {
      "zh-CN": "各家报价",
      "en-US": "Quotes"
    },
    "resultPublic": {
      "zh-CN": "结果公示",
      "en-US": "Publication of the outcome"
    },
    "report": {
      "zh-CN": "报告内容",
      "en-US": "Report"
    },
    "fileIds": {
      "zh-CN": "附件",
      "en-US": "Files"
    },
    "objectorName": {
      "zh-CN": "异议人",
      "en-US": "Objector"
    },
    "receivedDate": {
      "zh-CN": "收到日期",
      "en-US": "Received"
    },
    "answer": {
      "zh-CN": "答复",
      "en-US": "Answer"
    },
    "evidenceFileIds": {
      "zh-CN": "佐证材料",
      "en-US": "Evidence"
    },
    "refundDate": {
      "zh-CN": "退款日期",
      "en-US": "Refund date"
    },
    "waiveReason": {
      "zh-CN": "不再支付原因",
      "en-US": "Reason for not paying the rest"
    }
  },
  "bidding": {
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Purchase number"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "title": {
      "zh-CN": "公告标题",
      "en-US": "Notice title"
    },
    "sections": {
      "zh-CN": "公告内容",
      "en-US": "Notice text"
    },
    "joinEndTime": {
      "zh-CN": "报名截止",
      "en-US": "Join deadline"
    },
    "witnessNeeded": {
      "zh-CN": "需见证",
      "en-US": "Witness required"
    },
    "matchingSuppliers": {
      "zh-CN": "将通知的供应商数",
      "en-US": "Suppliers to notify"
    },
    "roundNo": {
      "zh-CN": "轮次",
      "en-US": "Round"
    },
    "stage": {
      "zh-CN": "轮次阶段",
      "en-US": "Stage"
    },
    "supplierScope": {
      "zh-CN": "供应商范围",
      "en-US": "Supplier scope"
    },
    "awardRule": {
      "zh-CN": "成交原则",
      "en-US": "Award rule"
    },
    "minBidders": {
      "zh-CN": "最少报价家数",
      "en-US": "Minimum quotes"
    },
    "maxQuoteTimes": {
      "zh-CN": "最多报价次数",
      "en-US": "Maximum quotes"
    },
    "priceCeiling": {
      "zh-CN": "最高限价",
      "en-US": "Ceiling price"
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
      "en-US": "Original deadline"
    },
    "serverTime": {
      "zh-CN": "服务器时间",
      "en-US": "Server time"
    },
    "automatic": {
      "zh-CN": "自动办理",
      "en-US": "Automatic"
    },
    "witnesses": {
      "zh-CN": "见证",
      "en-US": "Witnesses"
    },
    "closeTime": {
      "zh-CN": "封标时间",
      "en-US": "Closed"
    },
    "closingHash": {
      "zh-CN": "封标哈希",
      "en-US": "Closing hash"
    },
    "documentsOpenTime": {
      "zh-CN": "技术部分公开",
      "en-US": "Technical offers opened"
    },
    "pricesOpenTime": {
      "zh-CN": "价格公开",
      "en-US": "Prices opened"
    },
    "openedByName": {
      "zh-CN": "开标人",
      "en-US": "Opened by"
    },
    "bidderCount": {
      "zh-CN": "报价家数",
      "en-US": "Bidders"
    },
    "judging": {
      "zh-CN": "审查进度",
      "en-US": "Compliance check"
    },
    "unreadableCount": {
      "zh-CN": "无法读取的报价",
      "en-US": "Unreadable quotes"
    },
    "commitments": {
      "zh-CN": "承诺值",
      "en-US": "Commitments"
    },
    "invitations": {
      "zh-CN": "受邀供应商",
      "en-US": "Invited suppliers"
    },
    "decisionDeadline": {
      "zh-CN": "定标期限",
      "en-US": "Decision deadline"
    },
    "decisionDelayTimes": {
      "zh-CN": "延期次数",
      "en-US": "Extensions"
    },
    "decisionOverdue": {
      "zh-CN": "逾期未定标",
      "en-US": "Decision overdue"
    },
    "failReason": {
      "zh-CN": "流标原因",
      "en-US": "Failure reason"
    },
    "failRemark": {
      "zh-CN": "说明",
      "en-US": "Remark"
    },
    "awards": {
      "zh-CN": "定标",
      "en-US": "Awards"
    },
    "notices": {
      "zh-CN": "公告",
      "en-US": "Notices"
    },
    "suspension": {
      "zh-CN": "暂停",
      "en-US": "Suspension"
    },
    "no": {
      "zh-CN": "序号",
      "en-US": "Number"
    },
    "maskedName": {
      "zh-CN": "代称",
      "en-US": "Masked name"
    },
    "supplierId": {
      "zh-CN": "供应商",
      "en-US": "Supplier"
    },
    "supplierName": {
      "zh-CN": "供应商名称",
      "en-US": "Supplier name"
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
      "en-US": "Joined"
    },
    "joinIp": {
      "zh-CN": "报名IP",
      "en-US": "Join IP"
    },
    "risks": {
      "zh-CN": "风险",
      "en-US": "Warnings"
    },
    "quoteId": {
      "zh-CN": "报价",
      "en-US": "Quote"
    },
    "arrivalTime": {
      "zh-CN": "到达时间",
      "en-US": "Received"
    },
    "terms": {
      "zh-CN": "技术部分",
      "en-US": "Technical offer"
    },
    "files": {
      "zh-CN": "文件",
      "en-US": "Files"
    },
    "compliant": {
      "zh-CN": "是否符合",
      "en-US": "Compliance"
    },
    "void": {
      "zh-CN": "是否无效",
      "en-US": "Void"
    },
    "voidReason": {
      "zh-CN": "无效原因",
      "en-US": "Void reason"
    },
    "judgements": {
      "zh-CN": "审查记录",
      "en-US": "Compliance checks"
    },
    "budgetAmount": {
      "zh-CN": "申请金额",
      "en-US": "Requested amount"
    },
    "lines": {
      "zh-CN": "清单",
      "en-US": "Lines"
    },
    "quotes": {
      "zh-CN": "报价",
      "en-US": "Quotes"
    },
    "lowestQuoteId": {
      "zh-CN": "推荐报价",
      "en-US": "Proposed quote"
    },
    "tie": {
      "zh-CN": "是否同价",
      "en-US": "Tie"
    },
    "averageTotal": {
      "zh-CN": "平均报价",
      "en-US": "Average quote"
    },
    "keyId": {
      "zh-CN": "密钥编号",
      "en-US": "Key ID"
    },
    "roundCount": {
      "zh-CN": "涉及的竞价",
      "en-US": "Failed rounds"
    },
    "reason": {
      "zh-CN": "暂停原因",
      "en-US": "Reason"
    },
    "bidEndTime": {
      "zh-CN": "竞价截止时间",
      "en-US": "Quote deadline"
    },
    "bidStartTime": {
      "zh-CN": "竞价开始",
      "en-US": "Bidding start"
    },
    "announcementTitle": {
      "zh-CN": "公告标题",
      "en-US": "Notice title"
    },
    "result": {
      "zh-CN": "结论",
      "en-US": "Result"
    },
    "conflictDeclared": {
      "zh-CN": "无利害关系",
      "en-US": "No conflict of interest"
    },
    "opinion": {
      "zh-CN": "定标意见",
      "en-US": "Comment"
    },
    "notLowestReason": {
      "zh-CN": "非最低价理由",
      "en-US": "Reason for not choosing the lowest quote"
    },
    "riskAnswers": {
      "zh-CN": "风险说明",
      "en-US": "Answers to warnings"
    },
    "remark": {
      "zh-CN": "说明",
      "en-US": "Remark"
    },
    "count": {
      "zh-CN": "份数",
      "en-US": "Quotes"
    },
    "repeatedKeyId": {
      "zh-CN": "再次输入密钥编号",
      "en-US": "Key ID again"
    },
    "evidenceFileIds": {
      "zh-CN": "佐证材料",
      "en-US": "Evidence"
    }
  },
  "contracts": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "contractCode": {
      "zh-CN": "合同编号",
      "en-US": "Contract number"
    },
    "contractName": {
      "zh-CN": "合同名称",
      "en-US": "Contract name"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Purchase number"
    },
    "projectName": {
      "zh-CN": "采购项目",
      "en-US": "Purchase"
    },
    "applicantName": {
      "zh-CN": "申购人",
      "en-US": "Requester"
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
      "en-US": "Party A"
    },
    "partyB": {
      "zh-CN": "乙方",
      "en-US": "Party B"
    },
    "amount": {
      "zh-CN": "合同金额",
      "en-US": "Amount"
    },
    "acceptedAmount": {
      "zh-CN": "已验收金额",
      "en-US": "Accepted amount"
    },
    "dueAmount": {
      "zh-CN": "可付金额",
      "en-US": "Payable amount"
    },
    "paidAmount": {
      "zh-CN": "已付金额",
      "en-US": "Paid amount"
    },
    "signDate": {
      "zh-CN": "签订日期",
      "en-US": "Signing date"
    },
    "deliveryDate": {
      "zh-CN": "交货日期",
      "en-US": "Delivery date"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "turns": {
      "zh-CN": "待办步骤",
      "en-US": "Open steps"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "partyAContact": {
      "zh-CN": "甲方联系人",
      "en-US": "School contact"
    },
    "partyAPhone": {
      "zh-CN": "甲方电话",
      "en-US": "School phone"
    },
    "partyBContact": {
      "zh-CN": "乙方联系人",
      "en-US": "Supplier contact"
    },
    "partyBPhone": {
      "zh-CN": "乙方电话",
      "en-US": "Supplier phone"
    },
    "partyBAccount": {
      "zh-CN": "收款账户",
      "en-US": "Supplier account"
    },
    "warrantyMonths": {
      "zh-CN": "质保期",
      "en-US": "Warranty"
    },
    "terms": {
      "zh-CN": "补充条款",
      "en-US": "Additional terms"
    },
    "lines": {
      "zh-CN": "合同清单",
      "en-US": "Lines"
    },
    "paymentPlans": {
      "zh-CN": "付款计划",
      "en-US": "Payment plan"
    },
    "draftFile": {
      "zh-CN": "合同草稿",
      "en-US": "Contract draft"
    },
    "signedFile": {
      "zh-CN": "签章扫描件",
      "en-US": "Signed contract"
    },
    "approvalInstanceId": {
      "zh-CN": "审批实例",
      "en-US": "Approval"
    },
    "rejectReason": {
      "zh-CN": "驳回原因",
      "en-US": "Rejection reason"
    },
    "supplierDefault": {
      "zh-CN": "供应商违约",
      "en-US": "Default for which it was terminated"
    },
    "voidReason": {
      "zh-CN": "作废原因",
      "en-US": "Void reason"
    },
    "signedByName": {
      "zh-CN": "签订登记人",
      "en-US": "Signing recorded by"
    },
    "draftFileId": {
      "zh-CN": "合同草稿",
      "en-US": "Contract draft"
    },
    "signedFileId": {
      "zh-CN": "签章扫描件",
      "en-US": "Signed contract"
    },
    "reason": {
      "zh-CN": "作废原因",
      "en-US": "Reason"
    }
  },
  "acceptances": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "acceptanceCode": {
      "zh-CN": "验收编号",
      "en-US": "Acceptance number"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Purchase number"
    },
    "projectName": {
      "zh-CN": "采购项目",
      "en-US": "Purchase"
    },
    "contractCode": {
      "zh-CN": "合同编号",
      "en-US": "Contract number"
    },
    "supplierName": {
      "zh-CN": "供应商",
      "en-US": "Supplier"
    },
    "applicantName": {
      "zh-CN": "申购人",
      "en-US": "Requester"
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
      "en-US": "Delivered"
    },
    "acceptPlace": {
      "zh-CN": "验收地点",
      "en-US": "Place of acceptance"
    },
    "acceptType": {
      "zh-CN": "验收方式",
      "en-US": "Acceptance method"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "arriveAmount": {
      "zh-CN": "到货金额",
      "en-US": "Delivered value"
    },
    "passAmount": {
      "zh-CN": "合格金额",
      "en-US": "Accepted value"
    },
    "memberCount": {
      "zh-CN": "成员数",
      "en-US": "Members"
    },
    "signedCount": {
      "zh-CN": "已签数",
      "en-US": "Signed"
    },
    "turns": {
      "zh-CN": "待办步骤",
      "en-US": "Open steps"
    },
    "acceptTime": {
      "zh-CN": "验收时间",
      "en-US": "Concluded"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "items": {
      "zh-CN": "验收明细",
      "en-US": "Lines"
    },
    "members": {
      "zh-CN": "验收小组",
      "en-US": "Acceptance group"
    },
    "photos": {
      "zh-CN": "现场照片",
      "en-US": "Photos"
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
      "en-US": "Comment"
    },
    "rating": {
      "zh-CN": "供应商评价",
      "en-US": "Supplier rating"
    },
    "ratingWanted": {
      "zh-CN": "需评价供应商",
      "en-US": "Supplier rating required"
    },
    "drawSeed": {
      "zh-CN": "抽取种子",
      "en-US": "Draw seed"
    },
    "cancelReason": {
      "zh-CN": "取消原因",
      "en-US": "Cancellation reason"
    },
    "groupRule": {
      "zh-CN": "小组要求",
      "en-US": "Group requirements"
    },
    "stockDocuments": {
      "zh-CN": "入库单",
      "en-US": "Warehouse entries"
    },
    "photoIds": {
      "zh-CN": "现场照片",
      "en-US": "Photos"
    },
    "memberIds": {
      "zh-CN": "签署人",
      "en-US": "Members"
    },
    "drawCount": {
      "zh-CN": "随机抽取人数",
      "en-US": "Members drawn by lot"
    },
    "agree": {
      "zh-CN": "是否同意",
      "en-US": "Agreement"
    },
    "conflictDeclared": {
      "zh-CN": "利益冲突声明",
      "en-US": "No conflict of interest"
    },
    "reason": {
      "zh-CN": "取消原因",
      "en-US": "Reason"
    }
  },
  "stock": {
    "warehouseName": {
      "zh-CN": "仓库",
      "en-US": "Warehouse"
    },
    "locationId": {
      "zh-CN": "库位",
      "en-US": "Location"
    },
    "locationName": {
      "zh-CN": "库位",
      "en-US": "Location"
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
      "en-US": "Expiry"
    },
    "unit": {
      "zh-CN": "计量单位",
      "en-US": "Unit"
    },
    "quantity": {
      "zh-CN": "库存数量",
      "en-US": "Quantity in stock"
    },
    "lockedQuantity": {
      "zh-CN": "占用数量",
      "en-US": "Reserved quantity"
    },
    "availableQuantity": {
      "zh-CN": "可用数量",
      "en-US": "Available quantity"
    },
    "unitCost": {
      "zh-CN": "平均单价",
      "en-US": "Average price in yuan"
    },
    "totalCost": {
      "zh-CN": "库存金额",
      "en-US": "Value"
    },
    "sharedQuantity": {
      "zh-CN": "共享数量",
      "en-US": "Shared quantity"
    },
    "minQuantity": {
      "zh-CN": "安全库存",
      "en-US": "Minimum stock"
    },
    "low": {
      "zh-CN": "低库存",
      "en-US": "Low stock"
    },
    "expiring": {
      "zh-CN": "临期",
      "en-US": "Expires soon"
    },
    "hazardous": {
      "zh-CN": "危化品",
      "en-US": "Hazardous"
    },
    "ownerDeptName": {
      "zh-CN": "归属单位",
      "en-US": "Department"
    },
    "sourceProjectId": {
      "zh-CN": "来源项目",
      "en-US": "Purchase"
    },
    "sourceProjectCode": {
      "zh-CN": "来源项目编号",
      "en-US": "Purchase number"
    },
    "lastInTime": {
      "zh-CN": "最近入库",
      "en-US": "Last entry"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Task name"
    },
    "status": {
      "zh-CN": "任务状态",
      "en-US": "Status"
    },
    "time": {
      "zh-CN": "时间",
      "en-US": "Time"
    },
    "docType": {
      "zh-CN": "单据类型",
      "en-US": "Type"
    },
    "docCode": {
      "zh-CN": "单据号",
      "en-US": "Document number"
    },
    "documentId": {
      "zh-CN": "单据",
      "en-US": "Document"
    },
    "direction": {
      "zh-CN": "方向",
      "en-US": "Direction"
    },
    "balance": {
      "zh-CN": "结存",
      "en-US": "Balance"
    },
    "amount": {
      "zh-CN": "金额",
      "en-US": "Value"
    },
    "worth": {
      "zh-CN": "结存金额",
      "en-US": "Balance value"
    },
    "operatorName": {
      "zh-CN": "经办人",
      "en-US": "By"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "targetWarehouseId": {
      "zh-CN": "调入仓库",
      "en-US": "Target warehouse"
    },
    "targetWarehouseName": {
      "zh-CN": "调入仓库",
      "en-US": "Target warehouse"
    },
    "receiverDeptName": {
      "zh-CN": "领用单位",
      "en-US": "Receiving department"
    },
    "receiverName": {
      "zh-CN": "领用人",
      "en-US": "Receiver"
    },
    "purpose": {
      "zh-CN": "用途、来源或原因",
      "en-US": "Purpose"
    },
    "acceptanceId": {
      "zh-CN": "验收单",
      "en-US": "Acceptance"
    },
    "acceptanceCode": {
      "zh-CN": "验收编号",
      "en-US": "Acceptance number"
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
      "en-US": "Value"
    },
    "confirmUserName": {
      "zh-CN": "确认人",
      "en-US": "Confirmed by"
    },
    "confirmTime": {
      "zh-CN": "确认时间",
      "en-US": "Confirmed"
    },
    "cancelReason": {
      "zh-CN": "作废原因",
      "en-US": "Cancellation reason"
    },
    "waitsForMe": {
      "zh-CN": "是否等我",
      "en-US": "Waiting on me"
    },
    "items": {
      "zh-CN": "明细",
      "en-US": "Lines"
    },
    "keepers": {
      "zh-CN": "库管员",
      "en-US": "Keepers"
    },
    "firstConfirmUserName": {
      "zh-CN": "第一确认人",
      "en-US": "First confirmed by"
    },
    "sourceDocumentId": {
      "zh-CN": "领用单",
      "en-US": "Issue"
    },
    "sourceDocCode": {
      "zh-CN": "领用单号",
      "en-US": "Issue number"
    },
    "sentUserName": {
      "zh-CN": "调出人",
      "en-US": "Sent by"
    },
    "sentTime": {
      "zh-CN": "调出时间",
      "en-US": "Sent"
    },
    "lossReason": {
      "zh-CN": "途中损耗原因",
      "en-US": "Loss reason"
    },
    "address": {
      "zh-CN": "仓库地址",
      "en-US": "Warehouse address"
    },
    "promisedQuantity": {
      "zh-CN": "待出库数量",
      "en-US": "Reserved quantity"
    },
    "offeredQuantity": {
      "zh-CN": "可申请数量",
      "en-US": "Available quantity"
    },
    "mayApply": {
      "zh-CN": "可申请",
      "en-US": "Can be requested"
    },
    "applyCode": {
      "zh-CN": "申请编号",
      "en-US": "Request number"
    },
    "applyDeptName": {
      "zh-CN": "申请单位",
      "en-US": "Requesting department"
    },
    "applicantName": {
      "zh-CN": "申请人",
      "en-US": "Requester"
    },
    "approvedQuantity": {
      "zh-CN": "批准数量",
      "en-US": "Approved quantity"
    },
    "expectReturnDate": {
      "zh-CN": "预计归还",
      "en-US": "Expected return"
    },
    "overdue": {
      "zh-CN": "已逾期",
      "en-US": "Overdue"
    },
    "opinion": {
      "zh-CN": "审批意见",
      "en-US": "Comment"
    },
    "decideByName": {
      "zh-CN": "审批人",
      "en-US": "Approver"
    },
    "decideTime": {
      "zh-CN": "审批时间",
      "en-US": "Decided"
    },
    "stockDocId": {
      "zh-CN": "出库单",
      "en-US": "Issue"
    },
    "issueRemark": {
      "zh-CN": "出库备注",
      "en-US": "Issue remark"
    },
    "issueByName": {
      "zh-CN": "出库人",
      "en-US": "Issued by"
    },
    "issueTime": {
      "zh-CN": "出库时间",
      "en-US": "Issued"
    },
    "receiveTime": {
      "zh-CN": "签收时间",
      "en-US": "Received"
    },
    "returnedQuantity": {
      "zh-CN": "已归还数量",
      "en-US": "Returned quantity"
    },
    "returns": {
      "zh-CN": "归还记录",
      "en-US": "Returns"
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
      "en-US": "Type"
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
      "en-US": "Locations"
    },
    "warehouseCode": {
      "zh-CN": "仓库编码",
      "en-US": "Warehouse code"
    },
    "stockCount": {
      "zh-CN": "物品种数",
      "en-US": "Goods"
    },
    "warehouseId": {
      "zh-CN": "仓库",
      "en-US": "Warehouse"
    },
    "receiverDeptId": {
      "zh-CN": "领用单位",
      "en-US": "Receiving department"
    },
    "expiredConfirmed": {
      "zh-CN": "确认过期物品",
      "en-US": "Of an OUT_USE"
    },
    "reason": {
      "zh-CN": "作废原因",
      "en-US": "Reason"
    },
    "decision": {
      "zh-CN": "决定",
      "en-US": "Decision"
    },
    "stockDocRemark": {
      "zh-CN": "出库备注",
      "en-US": "Issue note"
    },
    "condition": {
      "zh-CN": "归还情况",
      "en-US": "Condition"
    },
    "deptId": {
      "zh-CN": "所属单位",
      "en-US": "Department"
    },
    "keeperIds": {
      "zh-CN": "库管员",
      "en-US": "Keepers"
    }
  },
  "associations": {
    "externalCode": {
      "zh-CN": "外部项目编号",
      "en-US": "Item number"
    },
    "externalName": {
      "zh-CN": "外部项目名称",
      "en-US": "Item name"
    },
    "planYear": {
      "zh-CN": "计划年度",
      "en-US": "Year"
    },
    "planAmount": {
      "zh-CN": "批复金额",
      "en-US": "Approved amount"
    },
    "usedAmount": {
      "zh-CN": "已关联金额",
      "en-US": "Committed amount"
    },
    "availableAmount": {
      "zh-CN": "可用金额",
      "en-US": "Available amount"
    },
    "deptName": {
      "zh-CN": "单位",
      "en-US": "Department"
    },
    "leaderName": {
      "zh-CN": "负责人",
      "en-US": "Owner"
    },
    "enabled": {
      "zh-CN": "是否可关联",
      "en-US": "Enabled"
    },
    "projectCount": {
      "zh-CN": "关联采购数",
      "en-US": "Purchases"
    },
    "projects": {
      "zh-CN": "关联采购",
      "en-US": "Purchases"
    },
    "syncTime": {
      "zh-CN": "同步时间",
      "en-US": "Synced"
    },
    "status": {
      "zh-CN": "任务状态",
      "en-US": "Status"
    },
    "doneCount": {
      "zh-CN": "已完成数",
      "en-US": "Done"
    },
    "totalCount": {
      "zh-CN": "总数",
      "en-US": "Total"
    },
    "added": {
      "zh-CN": "新增",
      "en-US": "Added"
    },
    "updated": {
      "zh-CN": "更新",
      "en-US": "Updated"
    },
    "disabled": {
      "zh-CN": "停用",
      "en-US": "Disabled"
    },
    "refused": {
      "zh-CN": "未处理",
      "en-US": "Rejected"
    },
    "startTime": {
      "zh-CN": "开始",
      "en-US": "Start"
    },
    "endTime": {
      "zh-CN": "结束",
      "en-US": "End"
    },
    "errorMessage": {
      "zh-CN": "失败原因",
      "en-US": "Failure reason"
    }
  },
  "announcements": {
    "announcementCode": {
      "zh-CN": "公告编号",
      "en-US": "Notice number"
    },
    "type": {
      "zh-CN": "公告类型",
      "en-US": "Type"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Title"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Purchase number"
    },
    "projectName": {
      "zh-CN": "项目名称",
      "en-US": "Purchase name"
    },
    "publishScope": {
      "zh-CN": "发布范围",
      "en-US": "Audience"
    },
    "publishTime": {
      "zh-CN": "发布时间",
      "en-US": "Published"
    },
    "bidEndTime": {
      "zh-CN": "竞价截止",
      "en-US": "Quote deadline"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "sections": {
      "zh-CN": "公告内容",
      "en-US": "Notice text"
    },
    "fingerprint": {
      "zh-CN": "指纹",
      "en-US": "Fingerprint"
    },
    "others": {
      "zh-CN": "同项目公告",
      "en-US": "Other notices"
    }
  },
  "supplierBidding": {
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Purchase number"
    },
    "projectName": {
      "zh-CN": "项目名称",
      "en-US": "Purchase name"
    },
    "purchaseType": {
      "zh-CN": "采购类型",
      "en-US": "Type"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "categoryNames": {
      "zh-CN": "物品分类",
      "en-US": "Goods categories"
    },
    "lineCount": {
      "zh-CN": "清单行数",
      "en-US": "Lines"
    },
    "priceCeiling": {
      "zh-CN": "最高限价",
      "en-US": "Ceiling price"
    },
    "startTime": {
      "zh-CN": "开始时间",
      "en-US": "Start"
    },
    "joinEndTime": {
      "zh-CN": "报名截止",
      "en-US": "Join deadline"
    },
    "endTime": {
      "zh-CN": "截止时间",
      "en-US": "End"
    },
    "serverTime": {
      "zh-CN": "服务器时间",
      "en-US": "Server time"
    },
    "state": {
      "zh-CN": "状态",
      "en-US": "Status for the supplier"
    },
    "suspendReason": {
      "zh-CN": "暂停原因",
      "en-US": "Suspension reason"
    },
    "supplierScope": {
      "zh-CN": "供应商范围",
      "en-US": "Supplier scope"
    },
    "invited": {
      "zh-CN": "是否受邀",
      "en-US": "Invited"
    },
    "joined": {
      "zh-CN": "是否已报名",
      "en-US": "Joined"
    },
    "quoted": {
      "zh-CN": "是否已报价",
      "en-US": "Quoted"
    },
    "failReason": {
      "zh-CN": "流标原因",
      "en-US": "Failure reason"
    },
    "result": {
      "zh-CN": "结果",
      "en-US": "Result"
    },
    "description": {
      "zh-CN": "用途说明",
      "en-US": "Purpose"
    },
    "lines": {
      "zh-CN": "清单",
      "en-US": "Lines"
    },
    "deliveryDays": {
      "zh-CN": "交货期",
      "en-US": "Delivery time"
    },
    "warrantyMonths": {
      "zh-CN": "质保期",
      "en-US": "Warranty"
    },
    "paymentTerms": {
      "zh-CN": "付款方式",
      "en-US": "Payment terms"
    },
    "deliveryAddress": {
      "zh-CN": "送货地址",
      "en-US": "Delivery address"
    },
    "requirements": {
      "zh-CN": "资格与售后要求",
      "en-US": "Requirements"
    },
    "attachments": {
      "zh-CN": "附件",
      "en-US": "Files"
    },
    "minBidders": {
      "zh-CN": "最少报价家数",
      "en-US": "Minimum quotes"
    },
    "maxQuoteTimes": {
      "zh-CN": "最多报价次数",
      "en-US": "Maximum quotes"
    },
    "awardRule": {
      "zh-CN": "成交原则",
      "en-US": "Award rule"
    },
    "originalEndTime": {
      "zh-CN": "原截止时间",
      "en-US": "Original deadline"
    },
    "mayJoin": {
      "zh-CN": "可报名",
      "en-US": "Can join"
    },
    "mayQuote": {
      "zh-CN": "可报价",
      "en-US": "Can quote"
    },
    "hindrance": {
      "zh-CN": "不可参与原因",
      "en-US": "Reason for exclusion"
    },
    "remedy": {
      "zh-CN": "解决办法",
      "en-US": "Remedy"
    },
    "joinTime": {
      "zh-CN": "报名时间",
      "en-US": "Joined"
    },
    "contactName": {
      "zh-CN": "联系人",
      "en-US": "Contact"
    },
    "contactPhone": {
      "zh-CN": "联系电话",
      "en-US": "Phone"
    },
    "receipts": {
      "zh-CN": "回执",
      "en-US": "Receipts"
    },
    "notices": {
      "zh-CN": "公告",
      "en-US": "Notices"
    },
    "announcementCode": {
      "zh-CN": "公告编号",
      "en-US": "Notice number"
    },
    "type": {
      "zh-CN": "公告类型",
      "en-US": "Type"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Title"
    },
    "publishScope": {
      "zh-CN": "发布范围",
      "en-US": "Audience"
    },
    "publishTime": {
      "zh-CN": "发布时间",
      "en-US": "Published"
    },
    "bidEndTime": {
      "zh-CN": "竞价截止",
      "en-US": "Quote deadline"
    },
    "sections": {
      "zh-CN": "公告内容",
      "en-US": "Notice text"
    },
    "fingerprint": {
      "zh-CN": "指纹",
      "en-US": "Fingerprint"
    },
    "others": {
      "zh-CN": "同项目公告",
      "en-US": "Other notices"
    },
    "roundNo": {
      "zh-CN": "轮次",
      "en-US": "Round"
    },
    "quoteNo": {
      "zh-CN": "第几次报价",
      "en-US": "Quote number"
    },
    "arrivalTime": {
      "zh-CN": "到达时间",
      "en-US": "Received"
    },
    "commitment": {
      "zh-CN": "承诺值",
      "en-US": "Commitment"
    },
    "total": {
      "zh-CN": "总价",
      "en-US": "Total"
    },
    "nonce": {
      "zh-CN": "随机数",
      "en-US": "Nonce"
    },
    "files": {
      "zh-CN": "文件",
      "en-US": "Files"
    },
    "qualificationIds": {
      "zh-CN": "资质",
      "en-US": "Qualifications"
    },
    "termsAccepted": {
      "zh-CN": "接受竞价须知",
      "en-US": "Terms accepted"
    },
    "conflictDeclared": {
      "zh-CN": "无利害关系",
      "en-US": "No conflict of interest"
    },
    "deviation": {
      "zh-CN": "偏离说明",
      "en-US": "Deviation"
    },
    "fileIds": {
      "zh-CN": "文件",
      "en-US": "Files"
    },
    "paymentAccepted": {
      "zh-CN": "接受付款方式",
      "en-US": "Payment terms accepted"
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
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "configName": {
      "zh-CN": "流程名称",
      "en-US": "Flow name"
    },
    "bizType": {
      "zh-CN": "流程业务类型",
      "en-US": "Type"
    },
    "priority": {
      "zh-CN": "优先级, 小者优先",
      "en-US": "Priority"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "nodes": {
      "zh-CN": "审批节点",
      "en-US": "Steps"
    },
    "withoutOwners": {
      "zh-CN": "不经经费负责人审批",
      "en-US": "Card owners not asked"
    },
    "names": {
      "zh-CN": "名称对照",
      "en-US": "Names"
    },
    "findings": {
      "zh-CN": "流程问题",
      "en-US": "Issues"
    },
    "runningCount": {
      "zh-CN": "进行中",
      "en-US": "Running"
    },
    "isSmall": {
      "zh-CN": "小额采购",
      "en-US": "Small purchase"
    },
    "flows": {
      "zh-CN": "流程",
      "en-US": "Flows"
    },
    "chain": {
      "zh-CN": "审批链",
      "en-US": "Approvers"
    },
    "asksOwners": {
      "zh-CN": "经费负责人是否审批",
      "en-US": "Whether the owners of the cards are asked"
    },
    "from": {
      "zh-CN": "开始日期",
      "en-US": "Start"
    },
    "to": {
      "zh-CN": "结束日期",
      "en-US": "End"
    },
    "count": {
      "zh-CN": "采购数",
      "en-US": "Purchases"
    },
    "isCut": {
      "zh-CN": "是否截取",
      "en-US": "Cut"
    },
    "changed": {
      "zh-CN": "受影响的采购数",
      "en-US": "Affected purchases"
    },
    "paces": {
      "zh-CN": "审批用时",
      "en-US": "Approval times"
    },
    "people": {
      "zh-CN": "审批人",
      "en-US": "Approvers"
    },
    "examples": {
      "zh-CN": "受影响的采购",
      "en-US": "Affected purchases"
    },
    "case": {
      "zh-CN": "试算的业务",
      "en-US": "Test case"
    },
    "draft": {
      "zh-CN": "未保存的流程",
      "en-US": "Draft"
    },
    "policy": {
      "zh-CN": "试用限额",
      "en-US": "Test limits"
    }
  },
  "frameworks": {
    "agreementNo": {
      "zh-CN": "协议编号",
      "en-US": "Agreement number"
    },
    "frameworkName": {
      "zh-CN": "协议名称",
      "en-US": "Agreement name"
    },
    "supplierId": {
      "zh-CN": "供应商",
      "en-US": "Supplier"
    },
    "supplierName": {
      "zh-CN": "供应商名称",
      "en-US": "Supplier"
    },
    "validFrom": {
      "zh-CN": "生效日期",
      "en-US": "Valid from"
    },
    "validTo": {
      "zh-CN": "失效日期",
      "en-US": "Valid until"
    },
    "totalAmount": {
      "zh-CN": "协议总额",
      "en-US": "Agreement value"
    },
    "leftAmount": {
      "zh-CN": "剩余额度",
      "en-US": "Available amount"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "remark": {
      "zh-CN": "采购范围",
      "en-US": "Scope"
    },
    "file": {
      "zh-CN": "协议扫描件",
      "en-US": "Signed agreement"
    },
    "purchaseCount": {
      "zh-CN": "调用次数",
      "en-US": "Call-offs"
    },
    "fileId": {
      "zh-CN": "协议扫描件",
      "en-US": "Signed agreement"
    }
  },
  "modifications": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "modifyCode": {
      "zh-CN": "变更编号",
      "en-US": "Change number"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Purchase number"
    },
    "projectName": {
      "zh-CN": "项目名称",
      "en-US": "Purchase name"
    },
    "projectStatus": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "modifyType": {
      "zh-CN": "变更类型",
      "en-US": "Change type"
    },
    "reason": {
      "zh-CN": "变更原因",
      "en-US": "Reason"
    },
    "status": {
      "zh-CN": "变更状态",
      "en-US": "Status"
    },
    "approvalInstanceId": {
      "zh-CN": "审批单",
      "en-US": "Approval"
    },
    "waitingFor": {
      "zh-CN": "等谁",
      "en-US": "Waiting on"
    },
    "submitTime": {
      "zh-CN": "提交时间",
      "en-US": "Submitted"
    },
    "endTime": {
      "zh-CN": "生效或结束时间",
      "en-US": "Ended"
    },
    "opinion": {
      "zh-CN": "审批意见",
      "en-US": "Comment"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "changes": {
      "zh-CN": "变更内容",
      "en-US": "Changes"
    },
    "argument": {
      "zh-CN": "论证报告",
      "en-US": "Justification report"
    },
    "steps": {
      "zh-CN": "审批进度",
      "en-US": "Approval"
    },
    "id": {
      "zh-CN": "变更",
      "en-US": "Change request"
    },
    "projectId": {
      "zh-CN": "采购项目",
      "en-US": "Purchase"
    },
    "conflictDeclared": {
      "zh-CN": "利益冲突声明",
      "en-US": "No conflict of interest"
    }
  },
  "approvals": {
    "stepName": {
      "zh-CN": "节点名称",
      "en-US": "Step name"
    },
    "kind": {
      "zh-CN": "审批身份",
      "en-US": "Type"
    },
    "mode": {
      "zh-CN": "审批方式",
      "en-US": "Approval mode"
    },
    "names": {
      "zh-CN": "姓名",
      "en-US": "Names"
    },
    "id": {
      "zh-CN": "编号",
      "en-US": "Approval"
    },
    "instanceId": {
      "zh-CN": "审批实例",
      "en-US": "Approval"
    },
    "taskId": {
      "zh-CN": "任务",
      "en-US": "Approval"
    },
    "bizType": {
      "zh-CN": "业务类型",
      "en-US": "Type"
    },
    "projectId": {
      "zh-CN": "采购项目",
      "en-US": "Purchase"
    },
    "projectCode": {
      "zh-CN": "项目编号",
      "en-US": "Purchase number"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Title"
    },
    "applicantName": {
      "zh-CN": "申请人",
      "en-US": "Requester"
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
      "en-US": "Change types"
    },
    "status": {
      "zh-CN": "审批状态",
      "en-US": "Status"
    },
    "waitingFor": {
      "zh-CN": "等谁",
      "en-US": "Waiting on"
    },
    "waitingSince": {
      "zh-CN": "等待起",
      "en-US": "Waiting since"
    },
    "remainingAmount": {
      "zh-CN": "批后卡上剩",
      "en-US": "Remaining on the card"
    },
    "since": {
      "zh-CN": "时间",
      "en-US": "Time"
    },
    "forUserName": {
      "zh-CN": "代谁办理",
      "en-US": "On behalf of"
    },
    "decidedByName": {
      "zh-CN": "代办人",
      "en-US": "Deputy"
    },
    "askedByName": {
      "zh-CN": "征求意见人",
      "en-US": "Asked by"
    },
    "limitTime": {
      "zh-CN": "时限",
      "en-US": "Deadline"
    },
    "isOverdue": {
      "zh-CN": "是否超时",
      "en-US": "Overdue"
    },
    "isBlocked": {
      "zh-CN": "是否受阻",
      "en-US": "Blocked"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "todo": {
      "zh-CN": "待办数",
      "en-US": "To do"
    },
    "overdue": {
      "zh-CN": "超时待办数",
      "en-US": "Overdue"
    },
    "stuck": {
      "zh-CN": "受阻与超时件数",
      "en-US": "Blocked and overdue"
    },
    "createTime": {
      "zh-CN": "发起时间",
      "en-US": "Started"
    },
    "endTime": {
      "zh-CN": "结束时间",
      "en-US": "Ended"
    },
    "step": {
      "zh-CN": "步骤",
      "en-US": "Step"
    },
    "userName": {
      "zh-CN": "审批人",
      "en-US": "Approver"
    },
    "state": {
      "zh-CN": "任务状态",
      "en-US": "Status"
    },
    "opinion": {
      "zh-CN": "意见",
      "en-US": "Comment"
    },
    "decideTime": {
      "zh-CN": "处理时间",
      "en-US": "Decided"
    },
    "decidedById": {
      "zh-CN": "代办人编号",
      "en-US": "Deputy"
    },
    "deputyNames": {
      "zh-CN": "可代办的人",
      "en-US": "Deputies"
    },
    "parentTaskId": {
      "zh-CN": "征求意见的任务",
      "en-US": "Asking approval"
    },
    "question": {
      "zh-CN": "征求意见的说明",
      "en-US": "Question"
    },
    "fromUserName": {
      "zh-CN": "转办自",
      "en-US": "Handed over by"
    },
    "byUserName": {
      "zh-CN": "改派人",
      "en-US": "Reassigned by"
    },
    "putReason": {
      "zh-CN": "改派原因",
      "en-US": "Reassignment reason"
    },
    "records": {
      "zh-CN": "审批记录",
      "en-US": "Approval history"
    },
    "flow": {
      "zh-CN": "审批流程",
      "en-US": "Approval flow"
    },
    "myTaskId": {
      "zh-CN": "我的任务",
      "en-US": "My approval"
    },
    "contract": {
      "zh-CN": "合同",
      "en-US": "Contract"
    },
    "modification": {
      "zh-CN": "变更",
      "en-US": "Change request"
    },
    "reason": {
      "zh-CN": "理由",
      "en-US": "Reason"
    },
    "requestedByName": {
      "zh-CN": "发起人",
      "en-US": "Requested by"
    },
    "similarAmount": {
      "zh-CN": "同类累计",
      "en-US": "Similar purchases"
    },
    "similarDays": {
      "zh-CN": "同类累计天数",
      "en-US": "Similar purchases count within"
    },
    "smallLimit": {
      "zh-CN": "小额限额",
      "en-US": "Small purchases up to"
    },
    "nextUrgeTime": {
      "zh-CN": "下次可催办时间",
      "en-US": "Next reminder"
    },
    "seats": {
      "zh-CN": "可改派的席位",
      "en-US": "Assignments to change"
    },
    "projectStatus": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "userId": {
      "zh-CN": "被代理人",
      "en-US": "Approver"
    },
    "agentId": {
      "zh-CN": "代理人",
      "en-US": "Deputy"
    },
    "agentName": {
      "zh-CN": "代理人姓名",
      "en-US": "Deputy"
    },
    "bizTypes": {
      "zh-CN": "业务范围",
      "en-US": "Types"
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
      "en-US": "Reminded"
    },
    "blocked": {
      "zh-CN": "是否受阻",
      "en-US": "Blocked"
    },
    "recordId": {
      "zh-CN": "单据",
      "en-US": "Document"
    },
    "holders": {
      "zh-CN": "缺少的办理人",
      "en-US": "Missing people"
    },
    "mayHandOver": {
      "zh-CN": "可改派经办人",
      "en-US": "Officer can be changed"
    },
    "name": {
      "zh-CN": "姓名",
      "en-US": "Name"
    },
    "account": {
      "zh-CN": "账号/工号",
      "en-US": "Account"
    },
    "case": {
      "zh-CN": "申请",
      "en-US": "Request"
    },
    "decision": {
      "zh-CN": "处理",
      "en-US": "Decision"
    },
    "userIds": {
      "zh-CN": "征求谁的意见",
      "en-US": "People asked"
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
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
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
      "en-US": "Company type"
    },
    "supplierKind": {
      "zh-CN": "供应商性质",
      "en-US": "Supplier type"
    },
    "legalPerson": {
      "zh-CN": "法定代表人",
      "en-US": "Legal representative"
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
      "en-US": "Phone"
    },
    "goodsCategories": {
      "zh-CN": "主营分类",
      "en-US": "Main categories"
    },
    "status": {
      "zh-CN": "供应商状态",
      "en-US": "Status"
    },
    "accountSource": {
      "zh-CN": "账号来源",
      "en-US": "Account source"
    },
    "signedAgreement": {
      "zh-CN": "已签协议",
      "en-US": "Agreement signed"
    },
    "agreementExpireDate": {
      "zh-CN": "协议到期",
      "en-US": "Agreement expiry"
    },
    "qualificationExpireDate": {
      "zh-CN": "最近资质到期",
      "en-US": "Next qualification expiry"
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
      "en-US": "Submitted"
    },
    "auditTime": {
      "zh-CN": "审核时间",
      "en-US": "Reviewed"
    },
    "auditUserName": {
      "zh-CN": "审核人",
      "en-US": "Reviewed by"
    },
    "remark": {
      "zh-CN": "备注",
      "en-US": "Remark"
    },
    "masked": {
      "zh-CN": "已脱敏",
      "en-US": "Masked"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Task name"
    },
    "registeredCapital": {
      "zh-CN": "注册资本",
      "en-US": "Registered capital"
    },
    "establishDate": {
      "zh-CN": "成立日期",
      "en-US": "Established"
    },
    "registeredAddress": {
      "zh-CN": "注册地址",
      "en-US": "Registered address"
    },
    "businessScope": {
      "zh-CN": "经营范围",
      "en-US": "Business scope"
    },
    "contactEmail": {
      "zh-CN": "邮箱",
      "en-US": "Email"
    },
    "bankName": {
      "zh-CN": "开户银行",
      "en-US": "Bank"
    },
    "bankAccount": {
      "zh-CN": "银行账号",
      "en-US": "Bank account"
    },
    "reviewedAccount": {
      "zh-CN": "已审核账户",
      "en-US": "Reviewed account"
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
      "en-US": "Review comment"
    },
    "defaults": {
      "zh-CN": "违约解除记录",
      "en-US": "defaults"
    },
    "reviewRecords": {
      "zh-CN": "审核记录",
      "en-US": "Review records"
    },
    "event": {
      "zh-CN": "事件",
      "en-US": "Event"
    },
    "opinion": {
      "zh-CN": "意见",
      "en-US": "Comment"
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
      "en-US": "Second review required"
    },
    "rejectReason": {
      "zh-CN": "驳回原因",
      "en-US": "Rejection reason"
    },
    "regNo": {
      "zh-CN": "注册号",
      "en-US": "Registration number"
    },
    "paidInCapital": {
      "zh-CN": "实缴资本",
      "en-US": "Paid-in capital"
    },
    "operatingStatus": {
      "zh-CN": "经营状态",
      "en-US": "Operating status"
    },
    "approvalDate": {
      "zh-CN": "核准日期",
      "en-US": "Approval date"
    },
    "termStart": {
      "zh-CN": "营业期限自",
      "en-US": "Term start"
    },
    "termEnd": {
      "zh-CN": "营业期限至",
      "en-US": "Term end"
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
      "en-US": "Key personnel"
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
      "en-US": "Abnormal operations"
    },
    "dishonest": {
      "zh-CN": "失信被执行人",
      "en-US": "Dishonest judgment debtor"
    },
    "relatedSuppliers": {
      "zh-CN": "关联企业",
      "en-US": "Related companies"
    },
    "syncTime": {
      "zh-CN": "同步时间",
      "en-US": "Refreshed"
    },
    "dataSource": {
      "zh-CN": "数据来源",
      "en-US": "Source"
    },
    "score": {
      "zh-CN": "信用分",
      "en-US": "Credit score"
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
      "en-US": "School code"
    },
    "shortName": {
      "zh-CN": "简称",
      "en-US": "Short name"
    },
    "loginMode": {
      "zh-CN": "登录方式",
      "en-US": "Login method"
    },
    "userCount": {
      "zh-CN": "用户数",
      "en-US": "Users"
    },
    "address": {
      "zh-CN": "地址",
      "en-US": "Address"
    },
    "casServerUrl": {
      "zh-CN": "认证地址",
      "en-US": "SSO address"
    },
    "logo": {
      "zh-CN": "校徽",
      "en-US": "Logo"
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
      "en-US": "Invoice type"
    },
    "result": {
      "zh-CN": "审核结果",
      "en-US": "Decision"
    },
    "goodsCategoryIds": {
      "zh-CN": "主营分类",
      "en-US": "Main categories"
    },
    "phoneCaptcha": {
      "zh-CN": "短信验证码",
      "en-US": "SMS code"
    },
    "account": {
      "zh-CN": "账号",
      "en-US": "Account"
    },
    "password": {
      "zh-CN": "密码",
      "en-US": "Password"
    },
    "companyId": {
      "zh-CN": "学校标识",
      "en-US": "School id"
    },
    "logoFileId": {
      "zh-CN": "校徽",
      "en-US": "Logo"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    }
  },
  "approvalComments": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "content": {
      "zh-CN": "意见内容",
      "en-US": "Comment"
    },
    "commentType": {
      "zh-CN": "意见类型",
      "en-US": "Type"
    },
    "scope": {
      "zh-CN": "范围",
      "en-US": "Scope"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position"
    }
  },
  "contacts": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
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
      "en-US": "Campus"
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
      "en-US": "Default"
    }
  },
  "expenditure": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "cardNo": {
      "zh-CN": "经费卡号",
      "en-US": "Card number"
    },
    "cardName": {
      "zh-CN": "经费名称",
      "en-US": "Card name"
    },
    "fundType": {
      "zh-CN": "经费类型",
      "en-US": "Type"
    },
    "ownerName": {
      "zh-CN": "负责人",
      "en-US": "Owner"
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
      "en-US": "Frozen amount"
    },
    "occupiedAmount": {
      "zh-CN": "占用金额",
      "en-US": "Committed amount"
    },
    "paidAmount": {
      "zh-CN": "已付金额",
      "en-US": "Paid amount"
    },
    "availableAmount": {
      "zh-CN": "可用余额",
      "en-US": "Available amount"
    },
    "validFrom": {
      "zh-CN": "有效期自",
      "en-US": "Valid from"
    },
    "validTo": {
      "zh-CN": "有效期至",
      "en-US": "Valid until"
    },
    "expired": {
      "zh-CN": "已过期",
      "en-US": "Expired"
    },
    "authorizedUserCount": {
      "zh-CN": "授权人数",
      "en-US": "Shared with"
    },
    "status": {
      "zh-CN": "状态",
      "en-US": "Status"
    },
    "source": {
      "zh-CN": "来源",
      "en-US": "Source"
    },
    "companyName": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "remainingAmount": {
      "zh-CN": "之后剩",
      "en-US": "Remaining"
    },
    "authorizedUsers": {
      "zh-CN": "授权使用人",
      "en-US": "Shared with"
    },
    "cards": {
      "zh-CN": "经费卡",
      "en-US": "Cards"
    },
    "problems": {
      "zh-CN": "问题",
      "en-US": "Problems"
    },
    "problemCount": {
      "zh-CN": "问题数",
      "en-US": "Problems"
    },
    "flowType": {
      "zh-CN": "流水类型",
      "en-US": "Type"
    },
    "amount": {
      "zh-CN": "金额",
      "en-US": "Amount"
    },
    "bizCode": {
      "zh-CN": "业务编号",
      "en-US": "Reference number"
    },
    "balance": {
      "zh-CN": "可用余额",
      "en-US": "Available after"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Task name"
    },
    "total": {
      "zh-CN": "总数",
      "en-US": "Total"
    },
    "doneCount": {
      "zh-CN": "已完成数",
      "en-US": "Done"
    },
    "totalCount": {
      "zh-CN": "总数",
      "en-US": "Total"
    },
    "added": {
      "zh-CN": "新增",
      "en-US": "Added"
    },
    "updated": {
      "zh-CN": "更新",
      "en-US": "Updated"
    },
    "disabled": {
      "zh-CN": "停用",
      "en-US": "Disabled"
    },
    "refused": {
      "zh-CN": "未处理",
      "en-US": "Rejected"
    },
    "startTime": {
      "zh-CN": "开始",
      "en-US": "Start"
    },
    "endTime": {
      "zh-CN": "结束",
      "en-US": "End"
    },
    "errorMessage": {
      "zh-CN": "失败原因",
      "en-US": "Failure reason"
    },
    "ownerId": {
      "zh-CN": "负责人",
      "en-US": "Owner"
    },
    "deptId": {
      "zh-CN": "所属单位",
      "en-US": "Department"
    },
    "authorizedUserIds": {
      "zh-CN": "授权使用人",
      "en-US": "Shared with"
    },
    "rows": {
      "zh-CN": "行",
      "en-US": "Rows"
    },
    "dryRun": {
      "zh-CN": "只检查",
      "en-US": "Check only"
    },
    "userIds": {
      "zh-CN": "授权使用人",
      "en-US": "Shared with"
    },
    "expenditureIds": {
      "zh-CN": "经费卡",
      "en-US": "Cards within the data scope that end before the new day"
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
      "en-US": "Topic"
    },
    "sceneName": {
      "zh-CN": "场景名称",
      "en-US": "Topic"
    },
    "bizType": {
      "zh-CN": "业务类型",
      "en-US": "Type"
    },
    "bizId": {
      "zh-CN": "业务编号",
      "en-US": "Related record"
    },
    "read": {
      "zh-CN": "已读",
      "en-US": "Read"
    },
    "readTime": {
      "zh-CN": "阅读时间",
      "en-US": "Read"
    },
    "createTime": {
      "zh-CN": "发送时间",
      "en-US": "Sent"
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
      "en-US": "All messages"
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
      "en-US": "User"
    },
    "roleName": {
      "zh-CN": "角色",
      "en-US": "Role"
    },
    "deptName": {
      "zh-CN": "部门",
      "en-US": "Department"
    },
    "module": {
      "zh-CN": "模块",
      "en-US": "Module"
    },
    "operationId": {
      "zh-CN": "接口",
      "en-US": "Operation"
    },
    "action": {
      "zh-CN": "操作",
      "en-US": "Operation"
    },
    "method": {
      "zh-CN": "请求",
      "en-US": "Request"
    },
    "costMs": {
      "zh-CN": "耗时",
      "en-US": "Duration"
    },
    "success": {
      "zh-CN": "结果",
      "en-US": "Success"
    },
    "code": {
      "zh-CN": "结果码",
      "en-US": "Result code"
    },
    "errorMsg": {
      "zh-CN": "错误",
      "en-US": "Error"
    },
    "requestId": {
      "zh-CN": "请求编号",
      "en-US": "Request ID"
    },
    "companyName": {
      "zh-CN": "学校名称",
      "en-US": "School"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Task name"
    },
    "status": {
      "zh-CN": "任务状态",
      "en-US": "Status"
    },
    "request": {
      "zh-CN": "请求内容",
      "en-US": "Request"
    },
    "names": {
      "zh-CN": "名称",
      "en-US": "Names"
    },
    "changes": {
      "zh-CN": "变更内容",
      "en-US": "Changes"
    }
  },
  "users": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "account": {
      "zh-CN": "账号/工号",
      "en-US": "Account"
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
      "en-US": "Email"
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
      "en-US": "Department"
    },
    "collegeName": {
      "zh-CN": "所属学院",
      "en-US": "College"
    },
    "roles": {
      "zh-CN": "角色",
      "en-US": "Roles"
    },
    "status": {
      "zh-CN": "用户状态",
      "en-US": "Status"
    },
    "source": {
      "zh-CN": "用户来源",
      "en-US": "Source"
    },
    "casId": {
      "zh-CN": "统一认证号",
      "en-US": "SSO number"
    },
    "lastLoginTime": {
      "zh-CN": "最近登录",
      "en-US": "Last login"
    },
    "lastLoginIp": {
      "zh-CN": "最近登录IP",
      "en-US": "Last login IP"
    },
    "companyName": {
      "zh-CN": "学校名称",
      "en-US": "School"
    },
    "users": {
      "zh-CN": "用户",
      "en-US": "Users"
    },
    "problems": {
      "zh-CN": "问题",
      "en-US": "Problems"
    },
    "problemCount": {
      "zh-CN": "问题数",
      "en-US": "Problems"
    },
    "taskName": {
      "zh-CN": "任务名称",
      "en-US": "Task name"
    },
    "roleDeptList": {
      "zh-CN": "角色部门",
      "en-US": "Roles and departments"
    },
    "waitingApprovals": {
      "zh-CN": "待办审批",
      "en-US": "Approvals to do"
    },
    "handledPurchases": {
      "zh-CN": "经办采购",
      "en-US": "Handled purchases"
    },
    "needChangePassword": {
      "zh-CN": "需改密",
      "en-US": "Password change required"
    },
    "initialPasswordExpireTime": {
      "zh-CN": "初始密码有效期至",
      "en-US": "Initial password expiry"
    },
    "requestedPurchases": {
      "zh-CN": "申请采购",
      "en-US": "Requested purchases"
    },
    "initialPassword": {
      "zh-CN": "初始密码",
      "en-US": "Initial password"
    },
    "exists": {
      "zh-CN": "已存在",
      "en-US": "Taken"
    },
    "added": {
      "zh-CN": "新增",
      "en-US": "Added"
    },
    "updated": {
      "zh-CN": "更新",
      "en-US": "Updated"
    },
    "disabled": {
      "zh-CN": "停用",
      "en-US": "Disabled"
    },
    "refused": {
      "zh-CN": "未处理",
      "en-US": "Rejected"
    },
    "tempPassword": {
      "zh-CN": "临时密码",
      "en-US": "Temporary password"
    },
    "expireSeconds": {
      "zh-CN": "有效秒数",
      "en-US": "Valid for"
    },
    "resendSeconds": {
      "zh-CN": "重发间隔秒数",
      "en-US": "Resend after"
    },
    "avatar": {
      "zh-CN": "头像",
      "en-US": "Photo"
    },
    "introduction": {
      "zh-CN": "个人简介",
      "en-US": "About"
    },
    "location": {
      "zh-CN": "校区",
      "en-US": "Campus"
    },
    "organization": {
      "zh-CN": "所在单位",
      "en-US": "Department"
    },
    "certification": {
      "zh-CN": "认证状态",
      "en-US": "Verification"
    },
    "examCode": {
      "zh-CN": "审核码",
      "en-US": "Review code"
    },
    "registrationDate": {
      "zh-CN": "注册日期",
      "en-US": "Registered"
    },
    "hasPassword": {
      "zh-CN": "有密码",
      "en-US": "Password set"
    },
    "companyId": {
      "zh-CN": "学校",
      "en-US": "School"
    },
    "rows": {
      "zh-CN": "行",
      "en-US": "Rows"
    },
    "withPasswords": {
      "zh-CN": "生成初始密码",
      "en-US": "Initial passwords"
    },
    "dryRun": {
      "zh-CN": "只检查",
      "en-US": "Check only"
    },
    "userIds": {
      "zh-CN": "用户",
      "en-US": "Users"
    },
    "roleIds": {
      "zh-CN": "角色",
      "en-US": "Roles"
    },
    "deptIds": {
      "zh-CN": "角色部门",
      "en-US": "Departments"
    },
    "password": {
      "zh-CN": "密码",
      "en-US": "First password"
    },
    "scene": {
      "zh-CN": "用途",
      "en-US": "Purpose"
    },
    "captchaCode": {
      "zh-CN": "验证码",
      "en-US": "Captcha"
    },
    "oldPassword": {
      "zh-CN": "原密码",
      "en-US": "Current password"
    },
    "phoneCaptcha": {
      "zh-CN": "手机验证码",
      "en-US": "SMS code"
    },
    "newPassword": {
      "zh-CN": "新密码",
      "en-US": "New password"
    },
    "avatarId": {
      "zh-CN": "头像文件",
      "en-US": "Photo"
    }
  },
  "help": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
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
      "en-US": "Category"
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
      "en-US": "Pop-up"
    },
    "targetRoles": {
      "zh-CN": "可见角色",
      "en-US": "Visible to"
    },
    "caseAmount": {
      "zh-CN": "案例金额",
      "en-US": "Amount of the case"
    },
    "caseSavingRate": {
      "zh-CN": "案例节约率",
      "en-US": "Saving rate"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position"
    },
    "status": {
      "zh-CN": "发布状态",
      "en-US": "Publication"
    },
    "publishTime": {
      "zh-CN": "发布时间",
      "en-US": "Published"
    },
    "expireTime": {
      "zh-CN": "失效时间",
      "en-US": "Expiry"
    },
    "withdrawReason": {
      "zh-CN": "撤回原因",
      "en-US": "Withdrawal reason"
    },
    "viewCount": {
      "zh-CN": "浏览量",
      "en-US": "Views"
    },
    "viewed": {
      "zh-CN": "已读",
      "en-US": "Read"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School"
    },
    "exposureCode": {
      "zh-CN": "曝光编号",
      "en-US": "Sanction number"
    },
    "supplierName": {
      "zh-CN": "供应商名称",
      "en-US": "Supplier"
    },
    "creditCode": {
      "zh-CN": "统一社会信用代码",
      "en-US": "Unified social credit code"
    },
    "exposureType": {
      "zh-CN": "失信类型",
      "en-US": "Type"
    },
    "level": {
      "zh-CN": "处理等级",
      "en-US": "Consequence"
    },
    "startDate": {
      "zh-CN": "处理开始",
      "en-US": "Start"
    },
    "endDate": {
      "zh-CN": "处理结束",
      "en-US": "End"
    },
    "deductScore": {
      "zh-CN": "扣分",
      "en-US": "Points"
    },
    "fact": {
      "zh-CN": "失信事实",
      "en-US": "Facts"
    },
    "basis": {
      "zh-CN": "处理依据",
      "en-US": "Basis"
    },
    "evidence": {
      "zh-CN": "证明材料",
      "en-US": "Evidence"
    },
    "appeal": {
      "zh-CN": "申诉",
      "en-US": "Appeal"
    },
    "content": {
      "zh-CN": "正文",
      "en-US": "Text"
    },
    "steps": {
      "zh-CN": "办事步骤",
      "en-US": "Steps"
    },
    "coverId": {
      "zh-CN": "封面",
      "en-US": "Cover"
    },
    "attachmentIds": {
      "zh-CN": "附件",
      "en-US": "Files"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    },
    "evidenceIds": {
      "zh-CN": "证明材料",
      "en-US": "Evidence"
    },
    "result": {
      "zh-CN": "处理结果",
      "en-US": "Decision"
    },
    "reply": {
      "zh-CN": "答复",
      "en-US": "Reply"
    }
  },
  "articles": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
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
      "en-US": "Category"
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
      "en-US": "Pop-up"
    },
    "targetRoles": {
      "zh-CN": "可见角色",
      "en-US": "Visible to"
    },
    "caseAmount": {
      "zh-CN": "案例金额",
      "en-US": "Amount of the case"
    },
    "caseSavingRate": {
      "zh-CN": "案例节约率",
      "en-US": "Saving rate"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position"
    },
    "status": {
      "zh-CN": "发布状态",
      "en-US": "Publication"
    },
    "publishTime": {
      "zh-CN": "发布时间",
      "en-US": "Published"
    },
    "expireTime": {
      "zh-CN": "失效时间",
      "en-US": "Expiry"
    },
    "withdrawReason": {
      "zh-CN": "撤回原因",
      "en-US": "Withdrawal reason"
    },
    "viewCount": {
      "zh-CN": "浏览量",
      "en-US": "Views"
    },
    "viewed": {
      "zh-CN": "已读",
      "en-US": "Read"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School"
    },
    "content": {
      "zh-CN": "正文",
      "en-US": "Text"
    },
    "steps": {
      "zh-CN": "办事步骤",
      "en-US": "Steps"
    },
    "cover": {
      "zh-CN": "封面",
      "en-US": "Cover"
    },
    "attachments": {
      "zh-CN": "附件",
      "en-US": "Files"
    },
    "coverId": {
      "zh-CN": "封面",
      "en-US": "Cover"
    },
    "attachmentIds": {
      "zh-CN": "附件",
      "en-US": "Files"
    },
    "reason": {
      "zh-CN": "原因",
      "en-US": "Reason"
    }
  },
  "documents": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "docName": {
      "zh-CN": "文档名称",
      "en-US": "Document name"
    },
    "docType": {
      "zh-CN": "文档类型",
      "en-US": "Document type"
    },
    "docVersion": {
      "zh-CN": "文档版本",
      "en-US": "Document version"
    },
    "fileName": {
      "zh-CN": "文件名",
      "en-US": "File name"
    },
    "fileSize": {
      "zh-CN": "大小",
      "en-US": "Size"
    },
    "contentType": {
      "zh-CN": "类型",
      "en-US": "Media type"
    },
    "targetRoles": {
      "zh-CN": "可见角色",
      "en-US": "Visible to"
    },
    "sort": {
      "zh-CN": "排序",
      "en-US": "Position"
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
      "en-US": "School"
    },
    "sha256": {
      "zh-CN": "哈希",
      "en-US": "SHA-256"
    },
    "bizType": {
      "zh-CN": "用途",
      "en-US": "Purpose"
    },
    "url": {
      "zh-CN": "地址",
      "en-US": "Address"
    },
    "urlExpireTime": {
      "zh-CN": "地址有效期",
      "en-US": "Address expiry"
    }
  },
  "wechat": {
    "qrCode": {
      "zh-CN": "二维码",
      "en-US": "QR code"
    },
    "expireSeconds": {
      "zh-CN": "有效秒数",
      "en-US": "Valid for"
    },
    "bind": {
      "zh-CN": "是否已绑定",
      "en-US": "Linked"
    },
    "status": {
      "zh-CN": "绑定状态",
      "en-US": "Status"
    },
    "nickName": {
      "zh-CN": "微信昵称",
      "en-US": "Nickname"
    },
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "openId": {
      "zh-CN": "微信标识",
      "en-US": "WeChat ID"
    },
    "nickNameNotes": {
      "zh-CN": "备注名",
      "en-US": "Note"
    },
    "userName": {
      "zh-CN": "绑定用户",
      "en-US": "User"
    },
    "deptName": {
      "zh-CN": "所属部门",
      "en-US": "Department"
    },
    "own": {
      "zh-CN": "本人",
      "en-US": "Own"
    },
    "bindTime": {
      "zh-CN": "绑定时间",
      "en-US": "Linked"
    },
    "pushState": {
      "zh-CN": "推送开关",
      "en-US": "Push"
    },
    "language": {
      "zh-CN": "推送语言",
      "en-US": "Message language"
    },
    "sceneCount": {
      "zh-CN": "订阅场景数",
      "en-US": "Topics"
    },
    "bindStatus": {
      "zh-CN": "绑定状态",
      "en-US": "Status"
    },
    "receiverName": {
      "zh-CN": "接收人",
      "en-US": "Receiver"
    },
    "sceneCode": {
      "zh-CN": "消息场景",
      "en-US": "Topic"
    },
    "sceneName": {
      "zh-CN": "场景名称",
      "en-US": "Topic"
    },
    "title": {
      "zh-CN": "标题",
      "en-US": "Title"
    },
    "sendTime": {
      "zh-CN": "发送时间",
      "en-US": "Sent"
    },
    "retryTimes": {
      "zh-CN": "重试次数",
      "en-US": "Retries"
    },
    "error": {
      "zh-CN": "失败原因",
      "en-US": "Failure reason"
    },
    "subjectId": {
      "zh-CN": "消息主题",
      "en-US": "Subject"
    },
    "subjectName": {
      "zh-CN": "主题名称",
      "en-US": "Subject"
    },
    "template": {
      "zh-CN": "消息模板",
      "en-US": "Message template"
    },
    "id": {
      "zh-CN": "消息主题",
      "en-US": "Subject"
    },
    "scenes": {
      "zh-CN": "场景",
      "en-US": "Topics"
    },
    "sceneCodes": {
      "zh-CN": "场景",
      "en-US": "Topics"
    }
  },
  "files": {
    "fileName": {
      "zh-CN": "文件名",
      "en-US": "File name"
    },
    "fileSize": {
      "zh-CN": "大小",
      "en-US": "Size"
    },
    "contentType": {
      "zh-CN": "类型",
      "en-US": "Media type"
    },
    "sha256": {
      "zh-CN": "哈希",
      "en-US": "SHA-256"
    },
    "bizType": {
      "zh-CN": "用途",
      "en-US": "Purpose"
    },
    "url": {
      "zh-CN": "地址",
      "en-US": "Address"
    },
    "urlExpireTime": {
      "zh-CN": "地址有效期",
      "en-US": "Address expiry"
    },
    "createTime": {
      "zh-CN": "上传时间",
      "en-US": "Uploaded"
    },
    "createByName": {
      "zh-CN": "上传人",
      "en-US": "Uploaded by"
    }
  },
  "products": {
    "version": {
      "zh-CN": "版本",
      "en-US": "Version"
    },
    "createTime": {
      "zh-CN": "创建时间",
      "en-US": "Created"
    },
    "createByName": {
      "zh-CN": "创建人",
      "en-US": "Created by"
    },
    "updateTime": {
      "zh-CN": "修改时间",
      "en-US": "Updated"
    },
    "updateByName": {
      "zh-CN": "修改人",
      "en-US": "Updated by"
    },
    "productName": {
      "zh-CN": "产品名称",
      "en-US": "Product name"
    },
    "categoryName": {
      "zh-CN": "物品分类",
      "en-US": "Goods category"
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
      "en-US": "Reference price"
    },
    "cover": {
      "zh-CN": "图片",
      "en-US": "Picture"
    },
    "status": {
      "zh-CN": "发布状态",
      "en-US": "Status"
    },
    "publishTime": {
      "zh-CN": "发布时间",
      "en-US": "Published"
    },
    "schoolName": {
      "zh-CN": "所属学校",
      "en-US": "School"
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
      "en-US": "Suppliers"
    },
    "withdrawReason": {
      "zh-CN": "撤回原因",
      "en-US": "Withdrawal reason"
    },
    "imageIds": {
      "zh-CN": "图片",
      "en-US": "Pictures"
    },
    "supplierIds": {
      "zh-CN": "供应商",
      "en-US": "Suppliers"
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
      "CARRY_EXPENDITURE": "结转经费卡",
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
      "ABNORMALLY_LOW": "异常低价",
      "DEFAULTED": "有违约解除记录"
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
      "CANCELLED": "已作废",
      "TERMINATED": "违约解除"
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
      "TERMINATION": "终止采购",
      "WRITE_OFF": "核销违约应退款"
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
      "TERMINATION": "终止采购",
      "WRITE_OFF": "核销违约应退款"
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
      "TERMINATION": "终止采购",
      "WRITE_OFF": "核销违约应退款"
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
      "REFUND": "登记退款",
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
      "PAY": "支付",
      "REVERSE": "付款冲回",
      "REFUND": "退款",
      "REVERSE_REFUND": "退款冲回",
      "CARRY": "结转"
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
      "STOCK_SHARED": "共享库存申请",
      "PAYEE_ACCOUNT": "收款账户变更"
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
      "STOCK_SHARED": "共享库存申请",
      "PAYEE_ACCOUNT": "收款账户变更"
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
      "STOCK_SHARED": "共享库存申请",
      "PAYEE_ACCOUNT": "收款账户变更"
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
