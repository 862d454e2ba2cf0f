// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Contract } from '../contract.ts';

/** All operations with their closed schemas. */
export const contract: Contract = {
  "login": {
    "id": "login",
    "tag": "session",
    "summary": {
      "zh-CN": "账号登录",
      "en-US": "Log in with account and password"
    },
    "method": "POST",
    "path": "/auth/v2/login",
    "permission": null,
    "dataScope": "none",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/LoginInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/IssuedSession"
    }
  },
  "getCaptcha": {
    "id": "getCaptcha",
    "tag": "session",
    "summary": {
      "zh-CN": "图形验证码",
      "en-US": "Get a captcha"
    },
    "method": "GET",
    "path": "/auth/captcha",
    "permission": null,
    "dataScope": "none",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Captcha"
    }
  },
  "logout": {
    "id": "logout",
    "tag": "session",
    "summary": {
      "zh-CN": "退出",
      "en-US": "Log out"
    },
    "method": "GET",
    "path": "/auth/logout",
    "permission": "session:own:end",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": true,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": true,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 500
    }
  },
  "getInfo": {
    "id": "getInfo",
    "tag": "session",
    "summary": {
      "zh-CN": "当前用户信息",
      "en-US": "Get the logged-in user"
    },
    "method": "GET",
    "path": "/api/supp/auth/getInfo",
    "permission": "session:own:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": true,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/UserInfo"
    }
  },
  "getSessionStatus": {
    "id": "getSessionStatus",
    "tag": "session",
    "summary": {
      "zh-CN": "会话状态",
      "en-US": "Get the remaining time of the session"
    },
    "method": "GET",
    "path": "/auth/v2/session/status",
    "permission": "session:own:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": true,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SessionStatus"
    }
  },
  "listMySessions": {
    "id": "listMySessions",
    "tag": "session",
    "summary": {
      "zh-CN": "我的登录设备",
      "en-US": "List own live logins"
    },
    "method": "GET",
    "path": "/auth/session/list",
    "permission": "session:own:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 100,
      "items": {
        "$ref": "#/$defs/LoginSession"
      }
    }
  },
  "endMyOtherSessions": {
    "id": "endMyOtherSessions",
    "tag": "session",
    "summary": {
      "zh-CN": "退出其他登录设备",
      "en-US": "End all own logins except this one"
    },
    "method": "POST",
    "path": "/auth/session/endOthers",
    "permission": "session:own:end",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "endMySession": {
    "id": "endMySession",
    "tag": "session",
    "summary": {
      "zh-CN": "退出指定登录设备",
      "en-US": "End another own login"
    },
    "method": "DELETE",
    "path": "/auth/session/{id}",
    "permission": "session:own:end",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "getRoleDeptList": {
    "id": "getRoleDeptList",
    "tag": "session",
    "summary": {
      "zh-CN": "角色部门列表",
      "en-US": "List the roles and departments to choose from"
    },
    "method": "GET",
    "path": "/auth/v2/get-role-dept/list",
    "permission": "session:own:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 100,
      "items": {
        "$ref": "#/$defs/RoleDept"
      }
    }
  },
  "switchDept": {
    "id": "switchDept",
    "tag": "session",
    "summary": {
      "zh-CN": "切换角色部门",
      "en-US": "Choose or switch role and department"
    },
    "method": "POST",
    "path": "/auth/v2/switchDept",
    "permission": "session:own:switch",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/RoleDeptChoice"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SwitchedSession"
    }
  },
  "getUserMenu": {
    "id": "getUserMenu",
    "tag": "session",
    "summary": {
      "zh-CN": "当前用户菜单",
      "en-US": "Get the menu of the current role"
    },
    "method": "GET",
    "path": "/sys/menu/getUserMenu",
    "permission": "base:menu:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 200,
      "items": {
        "$ref": "#/$defs/ServerMenuItem"
      }
    }
  },
  "getMenuConfig": {
    "id": "getMenuConfig",
    "tag": "session",
    "summary": {
      "zh-CN": "服务端菜单配置",
      "en-US": "Get the server menu configuration"
    },
    "method": "GET",
    "path": "/sys/menu/getMenuConfig",
    "permission": "base:menu:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 200,
      "items": {
        "$ref": "#/$defs/ServerMenuItem"
      }
    }
  },
  "accountLogin": {
    "id": "accountLogin",
    "tag": "session",
    "summary": {
      "zh-CN": "平台登录",
      "en-US": "Log in from another platform"
    },
    "method": "POST",
    "path": "/auth/account/login",
    "permission": null,
    "dataScope": "none",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PlatformLoginInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/IssuedSession"
    }
  },
  "exchangeToken": {
    "id": "exchangeToken",
    "tag": "session",
    "summary": {
      "zh-CN": "外部令牌换取",
      "en-US": "Log in with the token of an external system"
    },
    "method": "GET",
    "path": "/auth/v2/exchangeToken",
    "permission": null,
    "dataScope": "none",
    "retry": "never",
    "sideEffect": true,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "token"
        ],
        "properties": {
          "token": {
            "type": "string",
            "pattern": "^[A-Za-z0-9._~-]{20,2000}$",
            "writeOnly": true
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/IssuedSession"
    }
  },
  "checkJumpLoginTicket": {
    "id": "checkJumpLoginTicket",
    "tag": "session",
    "summary": {
      "zh-CN": "票据登录校验",
      "en-US": "Log in with a ticket of the school's own portal"
    },
    "method": "POST",
    "path": "/qlgd/jumpLogin/check",
    "permission": null,
    "dataScope": "none",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/JumpLoginTicket"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/IssuedSession"
    }
  },
  "getMallRedirect": {
    "id": "getMallRedirect",
    "tag": "session",
    "summary": {
      "zh-CN": "跳转商城",
      "en-US": "Get the address of the mall, the FAQ or the vendor"
    },
    "method": "GET",
    "path": "/auth/v2/redirect/sch/sdscmall",
    "permission": "base:link:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type"
        ],
        "properties": {
          "type": {
            "$ref": "#/$defs/MallRedirectType"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "string",
      "format": "uri",
      "pattern": "^https://",
      "maxLength": 500
    }
  },
  "getHomeOverview": {
    "id": "getHomeOverview",
    "tag": "home",
    "summary": {
      "zh-CN": "首页概览",
      "en-US": "Get the content of the home page"
    },
    "method": "GET",
    "path": "/home/overview",
    "permission": "base:home:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/HomeOverview"
    }
  },
  "getHomeWork": {
    "id": "getHomeWork",
    "tag": "home",
    "summary": {
      "zh-CN": "首页待办与数据",
      "en-US": "Get what waits for the caller, and their figures"
    },
    "method": "GET",
    "path": "/home/work",
    "permission": "base:home:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/HomeWork"
    }
  },
  "searchRecords": {
    "id": "searchRecords",
    "tag": "home",
    "summary": {
      "zh-CN": "全局搜索",
      "en-US": "Search records of all kinds"
    },
    "method": "GET",
    "path": "/home/search",
    "permission": "base:record:search",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "keyword"
        ],
        "properties": {
          "keyword": {
            "type": "string",
            "minLength": 2,
            "maxLength": 50
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 9,
      "items": {
        "$ref": "#/$defs/RecordGroup"
      }
    }
  },
  "listServiceCards": {
    "id": "listServiceCards",
    "tag": "home",
    "summary": {
      "zh-CN": "服务卡片",
      "en-US": "List the service cards"
    },
    "method": "GET",
    "path": "/sys/service/list",
    "permission": "base:home:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "$ref": "#/$defs/ServiceCard"
      }
    }
  },
  "getDashboardWorkplace": {
    "id": "getDashboardWorkplace",
    "tag": "home",
    "summary": {
      "zh-CN": "工作台",
      "en-US": "Get the figures of the workplace"
    },
    "method": "GET",
    "path": "/dashboard/workplace",
    "permission": "base:workplace:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Workplace"
    }
  },
  "getDashboardMonitor": {
    "id": "getDashboardMonitor",
    "tag": "home",
    "summary": {
      "zh-CN": "运行监控",
      "en-US": "Get the figures of the running server"
    },
    "method": "GET",
    "path": "/dashboard/monitor",
    "permission": "system:monitor:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/MonitorStats"
    }
  },
  "examineInstallation": {
    "id": "examineInstallation",
    "tag": "home",
    "summary": {
      "zh-CN": "体检",
      "en-US": "Examine the installation"
    },
    "method": "GET",
    "path": "/dashboard/monitor/checks",
    "permission": "system:monitor:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Examination"
    }
  },
  "queryRolePage": {
    "id": "queryRolePage",
    "tag": "roles",
    "summary": {
      "zh-CN": "角色分页",
      "en-US": "Page through roles"
    },
    "method": "GET",
    "path": "/sys/role/queryRolePage",
    "permission": "system:role:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "roleName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 30
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "roleName,asc",
              "roleName,desc",
              "roleCode,asc",
              "roleCode,desc",
              "userCount,asc",
              "userCount,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/RolePage"
    }
  },
  "saveRole": {
    "id": "saveRole",
    "tag": "roles",
    "summary": {
      "zh-CN": "新增角色",
      "en-US": "Create a role"
    },
    "method": "POST",
    "path": "/sys/role/saveRole",
    "permission": "system:role:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "roleName",
      "roleCode"
    ],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/RoleInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateRole": {
    "id": "updateRole",
    "tag": "roles",
    "summary": {
      "zh-CN": "修改角色",
      "en-US": "Change a role"
    },
    "method": "PUT",
    "path": "/sys/role/updateRole",
    "permission": "system:role:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/RoleChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryRoleDetail": {
    "id": "queryRoleDetail",
    "tag": "roles",
    "summary": {
      "zh-CN": "角色详情",
      "en-US": "Get a role with the menus it grants"
    },
    "method": "GET",
    "path": "/sys/role/queryRoleDetail/{id}",
    "permission": "system:role:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/RoleDetail"
    }
  },
  "deleteRole": {
    "id": "deleteRole",
    "tag": "roles",
    "summary": {
      "zh-CN": "删除角色",
      "en-US": "Delete a role"
    },
    "method": "DELETE",
    "path": "/sys/role/deleteRole/{id}",
    "permission": "system:role:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryRoleList": {
    "id": "queryRoleList",
    "tag": "roles",
    "summary": {
      "zh-CN": "角色列表",
      "en-US": "List roles in brief"
    },
    "method": "GET",
    "path": "/sys/role/queryRoleList",
    "permission": "base:role:list",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "status": {
            "$ref": "#/$defs/Status"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "grantable": {
            "type": "boolean"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 5000,
      "items": {
        "$ref": "#/$defs/RoleBrief"
      }
    }
  },
  "queryMenuTree": {
    "id": "queryMenuTree",
    "tag": "menus",
    "summary": {
      "zh-CN": "菜单树",
      "en-US": "Get the menu tree"
    },
    "method": "POST",
    "path": "/sys/menu/menuTree",
    "permission": "system:menu:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/MenuTreeQuery"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "$ref": "#/$defs/Menu"
      }
    }
  },
  "saveMenu": {
    "id": "saveMenu",
    "tag": "menus",
    "summary": {
      "zh-CN": "新增菜单",
      "en-US": "Create a menu entry or button"
    },
    "method": "POST",
    "path": "/sys/menu/save",
    "permission": "system:menu:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/MenuInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateMenu": {
    "id": "updateMenu",
    "tag": "menus",
    "summary": {
      "zh-CN": "修改菜单",
      "en-US": "Change a menu entry or button"
    },
    "method": "PUT",
    "path": "/sys/menu/updateMenu",
    "permission": "system:menu:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/MenuChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "removeMenu": {
    "id": "removeMenu",
    "tag": "menus",
    "summary": {
      "zh-CN": "删除菜单",
      "en-US": "Delete a menu entry or button"
    },
    "method": "DELETE",
    "path": "/sys/menu/removeById/{id}",
    "permission": "system:menu:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "listPermissionCodes": {
    "id": "listPermissionCodes",
    "tag": "menus",
    "summary": {
      "zh-CN": "权限标识列表",
      "en-US": "List the permission codes that the menu may grant"
    },
    "method": "GET",
    "path": "/sys/menu/permission/list",
    "permission": "system:menu:read",
    "dataScope": "none",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 1000,
      "items": {
        "$ref": "#/$defs/GrantablePermission"
      }
    }
  },
  "queryMenuDisablePage": {
    "id": "queryMenuDisablePage",
    "tag": "menus",
    "summary": {
      "zh-CN": "菜单停用分页",
      "en-US": "Page through the menu entries of a school, switched on or off"
    },
    "method": "GET",
    "path": "/system/menu-disable/page",
    "permission": "system:menuSwitch:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "menuName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 30
          },
          "enabled": {
            "type": "boolean"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/MenuDisablePage"
    }
  },
  "enableOrDisableMenu": {
    "id": "enableOrDisableMenu",
    "tag": "menus",
    "summary": {
      "zh-CN": "启停菜单",
      "en-US": "Switch a menu entry on or off for a school"
    },
    "method": "POST",
    "path": "/system/menu-disable/enableOrDisable",
    "permission": "system:menuSwitch:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/MenuSwitch"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "getLocalDeptTree": {
    "id": "getLocalDeptTree",
    "tag": "departments",
    "summary": {
      "zh-CN": "部门树",
      "en-US": "Get the department tree of a school"
    },
    "method": "GET",
    "path": "/sys/dept/local/tree",
    "permission": "base:dept:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "deptName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "withinScope": {
            "type": "boolean"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "$ref": "#/$defs/Dept"
      }
    }
  },
  "createDept": {
    "id": "createDept",
    "tag": "departments",
    "summary": {
      "zh-CN": "新增部门",
      "en-US": "Create a department"
    },
    "method": "POST",
    "path": "/sys/dept",
    "permission": "system:dept:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "deptCode"
    ],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/DeptInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateDept": {
    "id": "updateDept",
    "tag": "departments",
    "summary": {
      "zh-CN": "修改部门",
      "en-US": "Change a department"
    },
    "method": "PUT",
    "path": "/sys/dept",
    "permission": "system:dept:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/DeptChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteDept": {
    "id": "deleteDept",
    "tag": "departments",
    "summary": {
      "zh-CN": "删除部门",
      "en-US": "Delete a department"
    },
    "method": "DELETE",
    "path": "/sys/dept/{id}",
    "permission": "system:dept:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryDictDataByType": {
    "id": "queryDictDataByType",
    "tag": "dictionary",
    "summary": {
      "zh-CN": "按类型查字典",
      "en-US": "Get the entries of a dictionary type"
    },
    "method": "GET",
    "path": "/api/supp/dictData/queryDictDataByType/{type}",
    "permission": "session:dict:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type"
        ],
        "properties": {
          "type": {
            "$ref": "#/$defs/DictTypeKey"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 1000,
      "items": {
        "$ref": "#/$defs/DictOption"
      }
    }
  },
  "queryDictTypePage": {
    "id": "queryDictTypePage",
    "tag": "dictionary",
    "summary": {
      "zh-CN": "字典类型分页",
      "en-US": "Page through dictionary types"
    },
    "method": "GET",
    "path": "/sys/dict/type/page",
    "permission": "system:dictType:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "dictName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "dictType": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "sort": {
            "type": "string",
            "enum": [
              "dictType,asc",
              "dictType,desc",
              "dictName,asc",
              "dictName,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/DictTypePage"
    }
  },
  "saveDictType": {
    "id": "saveDictType",
    "tag": "dictionary",
    "summary": {
      "zh-CN": "新增字典类型",
      "en-US": "Create a dictionary type"
    },
    "method": "POST",
    "path": "/sys/dict/type/save",
    "permission": "system:dictType:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "dictType"
    ],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/DictTypeInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateDictType": {
    "id": "updateDictType",
    "tag": "dictionary",
    "summary": {
      "zh-CN": "修改字典类型",
      "en-US": "Change a dictionary type"
    },
    "method": "PUT",
    "path": "/sys/dict/type/update/{id}",
    "permission": "system:dictType:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/DictTypeChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteDictType": {
    "id": "deleteDictType",
    "tag": "dictionary",
    "summary": {
      "zh-CN": "删除字典类型",
      "en-US": "Delete a dictionary type"
    },
    "method": "DELETE",
    "path": "/sys/dict/type/remove/{id}",
    "permission": "system:dictType:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryDictEntryPage": {
    "id": "queryDictEntryPage",
    "tag": "dictionary",
    "summary": {
      "zh-CN": "字典数据分页",
      "en-US": "Page through the entries of a dictionary type"
    },
    "method": "GET",
    "path": "/sys/dict/data/page",
    "permission": "system:dictEntry:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "dictType"
        ],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "dictType": {
            "$ref": "#/$defs/DictTypeKey"
          },
          "dictLabel": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "sort,asc",
              "sort,desc",
              "dictLabel,asc",
              "dictLabel,desc",
              "dictValue,asc",
              "dictValue,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/DictDataPage"
    }
  },
  "saveDictEntry": {
    "id": "saveDictEntry",
    "tag": "dictionary",
    "summary": {
      "zh-CN": "新增字典数据",
      "en-US": "Create a dictionary entry"
    },
    "method": "POST",
    "path": "/sys/dict/data/save",
    "permission": "system:dictEntry:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/DictDataInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateDictEntry": {
    "id": "updateDictEntry",
    "tag": "dictionary",
    "summary": {
      "zh-CN": "修改字典数据",
      "en-US": "Change a dictionary entry"
    },
    "method": "PUT",
    "path": "/sys/dict/data/update/{id}",
    "permission": "system:dictEntry:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/DictDataChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteDictEntry": {
    "id": "deleteDictEntry",
    "tag": "dictionary",
    "summary": {
      "zh-CN": "删除字典数据",
      "en-US": "Delete a dictionary entry"
    },
    "method": "DELETE",
    "path": "/sys/dict/data/remove/{id}",
    "permission": "system:dictEntry:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryTaskPage": {
    "id": "queryTaskPage",
    "tag": "tasks",
    "summary": {
      "zh-CN": "任务分页",
      "en-US": "Page through tasks"
    },
    "method": "GET",
    "path": "/task/page",
    "permission": "system:task:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": true,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "taskType": {
            "$ref": "#/$defs/TaskType"
          },
          "status": {
            "$ref": "#/$defs/TaskStatus"
          },
          "executeTimeStart": {
            "type": "string",
            "format": "date-time"
          },
          "executeTimeEnd": {
            "type": "string",
            "format": "date-time"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "executeTime,asc",
              "executeTime,desc",
              "createTime,asc",
              "createTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/TaskPage"
    }
  },
  "createTask": {
    "id": "createTask",
    "tag": "tasks",
    "summary": {
      "zh-CN": "新增任务",
      "en-US": "Create a task"
    },
    "method": "POST",
    "path": "/task",
    "permission": "system:task:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/TaskInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "queryOwnTaskPage": {
    "id": "queryOwnTaskPage",
    "tag": "tasks",
    "summary": {
      "zh-CN": "我的任务分页",
      "en-US": "Page through own tasks"
    },
    "method": "GET",
    "path": "/task/own/page",
    "permission": "base:task:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": true,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "taskType": {
            "$ref": "#/$defs/TaskType"
          },
          "status": {
            "$ref": "#/$defs/TaskStatus"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/TaskPage"
    }
  },
  "getTaskDetail": {
    "id": "getTaskDetail",
    "tag": "tasks",
    "summary": {
      "zh-CN": "任务详情",
      "en-US": "Get a task with its log"
    },
    "method": "GET",
    "path": "/task/detail/{id}",
    "permission": "base:task:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": true,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/TaskDetail"
    }
  },
  "listTaskTypes": {
    "id": "listTaskTypes",
    "tag": "tasks",
    "summary": {
      "zh-CN": "任务类型列表",
      "en-US": "List the kinds of task"
    },
    "method": "GET",
    "path": "/task/type/list",
    "permission": "system:task:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 100,
      "items": {
        "$ref": "#/$defs/TaskTypeInfo"
      }
    }
  },
  "retryTask": {
    "id": "retryTask",
    "tag": "tasks",
    "summary": {
      "zh-CN": "重试任务",
      "en-US": "Retry a task"
    },
    "method": "GET",
    "path": "/task/retryTask/{id}",
    "permission": "system:task:retry",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": true,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Task"
    }
  },
  "stopTask": {
    "id": "stopTask",
    "tag": "tasks",
    "summary": {
      "zh-CN": "停止任务",
      "en-US": "Stop a task"
    },
    "method": "GET",
    "path": "/task/stopTask/{id}",
    "permission": "base:task:stop",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": true,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Task"
    }
  },
  "queryCharacterValues": {
    "id": "queryCharacterValues",
    "tag": "characterParameters",
    "summary": {
      "zh-CN": "批量取值",
      "en-US": "Get the values of character parameters"
    },
    "method": "POST",
    "path": "/characterParameter/character/queryCharacterValues",
    "permission": "base:character:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/CharacterKey"
        }
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CharacterValues"
    }
  },
  "queryCharacterPage": {
    "id": "queryCharacterPage",
    "tag": "characterParameters",
    "summary": {
      "zh-CN": "参数分页",
      "en-US": "Page through character parameters and their defaults"
    },
    "method": "GET",
    "path": "/characterParameter/character/page",
    "permission": "system:character:read",
    "dataScope": "none",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "paramKey": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "paramName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "valueType": {
            "$ref": "#/$defs/CharacterValueType"
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "sort": {
            "type": "string",
            "enum": [
              "paramKey,asc",
              "paramKey,desc",
              "paramName,asc",
              "paramName,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CharacterParameterPage"
    }
  },
  "previewCharacterEffects": {
    "id": "previewCharacterEffects",
    "tag": "characterParameters",
    "summary": {
      "zh-CN": "参数变更影响",
      "en-US": "Tell what another value would change"
    },
    "method": "GET",
    "path": "/characterParameter/character/effects",
    "permission": "system:characterValue:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "paramKey"
        ],
        "properties": {
          "paramKey": {
            "$ref": "#/$defs/CharacterKey"
          },
          "paramValue": {
            "type": "string",
            "maxLength": 2000
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CharacterEffects"
    }
  },
  "queryCharacterSchoolPage": {
    "id": "queryCharacterSchoolPage",
    "tag": "characterParameters",
    "summary": {
      "zh-CN": "学校参数分页",
      "en-US": "Page through the values of character parameters for a school"
    },
    "method": "GET",
    "path": "/characterParameter/character/querySchoolPage",
    "permission": "system:characterValue:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "paramKey": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "isOwn": {
            "type": "boolean"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CharacterSchoolValuePage"
    }
  },
  "saveCharacter": {
    "id": "saveCharacter",
    "tag": "characterParameters",
    "summary": {
      "zh-CN": "新增参数",
      "en-US": "Create a character parameter, or the value of a school"
    },
    "method": "POST",
    "path": "/characterParameter/character/save",
    "permission": "system:characterValue:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "paramKey"
    ],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/CharacterInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateCharacter": {
    "id": "updateCharacter",
    "tag": "characterParameters",
    "summary": {
      "zh-CN": "修改参数",
      "en-US": "Change a character parameter, or the value of a school"
    },
    "method": "PUT",
    "path": "/characterParameter/character/update/{id}",
    "permission": "system:characterValue:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/CharacterChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteCharacter": {
    "id": "deleteCharacter",
    "tag": "characterParameters",
    "summary": {
      "zh-CN": "删除参数",
      "en-US": "Delete a character parameter"
    },
    "method": "DELETE",
    "path": "/characterParameter/character/delete/{id}",
    "permission": "system:character:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "resetCharacterSchoolValue": {
    "id": "resetCharacterSchoolValue",
    "tag": "characterParameters",
    "summary": {
      "zh-CN": "恢复默认值",
      "en-US": "Reset a school to the default of a character parameter"
    },
    "method": "DELETE",
    "path": "/characterParameter/character/resetSchoolValue/{id}",
    "permission": "system:characterValue:reset",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "getGoodsCategoryTree": {
    "id": "getGoodsCategoryTree",
    "tag": "goodsCategories",
    "summary": {
      "zh-CN": "分类树",
      "en-US": "Get the tree of goods categories"
    },
    "method": "GET",
    "path": "/goods/category/tree",
    "permission": "session:goodsCategory:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "purchaseType": {
            "$ref": "#/$defs/PurchaseType"
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "$ref": "#/$defs/GoodsCategory"
      }
    }
  },
  "adoptGoodsCategoryPreset": {
    "id": "adoptGoodsCategoryPreset",
    "tag": "goodsCategories",
    "summary": {
      "zh-CN": "采用常用分类",
      "en-US": "Adopt the usual goods categories"
    },
    "method": "POST",
    "path": "/goods/category/preset",
    "permission": "system:goodsCategory:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PresetInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AdoptedPreset"
    }
  },
  "saveGoodsCategory": {
    "id": "saveGoodsCategory",
    "tag": "goodsCategories",
    "summary": {
      "zh-CN": "新增分类",
      "en-US": "Create a goods category"
    },
    "method": "POST",
    "path": "/goods/category/save",
    "permission": "system:goodsCategory:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "categoryCode"
    ],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/GoodsCategoryInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateGoodsCategory": {
    "id": "updateGoodsCategory",
    "tag": "goodsCategories",
    "summary": {
      "zh-CN": "修改分类",
      "en-US": "Change or move a goods category"
    },
    "method": "PUT",
    "path": "/goods/category/update/{id}",
    "permission": "system:goodsCategory:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/GoodsCategoryChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "removeGoodsCategory": {
    "id": "removeGoodsCategory",
    "tag": "goodsCategories",
    "summary": {
      "zh-CN": "删除分类",
      "en-US": "Delete a goods category"
    },
    "method": "DELETE",
    "path": "/goods/category/remove/{id}",
    "permission": "system:goodsCategory:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "adoptPurchasingPreset": {
    "id": "adoptPurchasingPreset",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "采用常用采购模式",
      "en-US": "Adopt the usual purchasing configuration"
    },
    "method": "POST",
    "path": "/config/purchasing/preset",
    "permission": "system:purchasingCategory:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PresetInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AdoptedPreset"
    }
  },
  "listPurchasingCategories": {
    "id": "listPurchasingCategories",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "采购类别列表",
      "en-US": "List purchasing categories"
    },
    "method": "GET",
    "path": "/config/purchasing/categories/list",
    "permission": "base:purchasingCategory:list",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "status": {
            "$ref": "#/$defs/Status"
          },
          "purchaseType": {
            "$ref": "#/$defs/PurchaseType"
          },
          "amount": {
            "type": "string",
            "pattern": "^\\d{1,13}\\.\\d{2}$"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 5000,
      "items": {
        "$ref": "#/$defs/PurchasingCategory"
      }
    }
  },
  "getPurchasingCategoryDetail": {
    "id": "getPurchasingCategoryDetail",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "采购类别详情",
      "en-US": "Get a purchasing category"
    },
    "method": "GET",
    "path": "/config/purchasing/categories/detail/{id}",
    "permission": "system:purchasingCategory:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/PurchasingCategoryDetail"
    }
  },
  "savePurchasingCategory": {
    "id": "savePurchasingCategory",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "新增采购类别",
      "en-US": "Create a purchasing category"
    },
    "method": "POST",
    "path": "/config/purchasing/categories/save",
    "permission": "system:purchasingCategory:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "categoryName",
      "categoryCode"
    ],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PurchasingCategoryInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updatePurchasingCategory": {
    "id": "updatePurchasingCategory",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "修改采购类别",
      "en-US": "Change a purchasing category"
    },
    "method": "POST",
    "path": "/config/purchasing/categories/update/{id}",
    "permission": "system:purchasingCategory:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PurchasingCategoryChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deletePurchasingCategory": {
    "id": "deletePurchasingCategory",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "删除采购类别",
      "en-US": "Delete a purchasing category"
    },
    "method": "DELETE",
    "path": "/config/purchasing/categories/delete/{id}",
    "permission": "system:purchasingCategory:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "listPurchasingExecutions": {
    "id": "listPurchasingExecutions",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "执行方式列表",
      "en-US": "List purchasing executions"
    },
    "method": "GET",
    "path": "/config/purchasing/execution/list",
    "permission": "base:purchasingExecution:list",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "categoryId": {
            "$ref": "#/$defs/Id"
          },
          "executionCode": {
            "$ref": "#/$defs/ExecutionCode"
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 5000,
      "items": {
        "$ref": "#/$defs/PurchasingExecution"
      }
    }
  },
  "savePurchasingExecution": {
    "id": "savePurchasingExecution",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "新增执行方式",
      "en-US": "Create a purchasing execution"
    },
    "method": "POST",
    "path": "/config/purchasing/execution/save",
    "permission": "system:purchasingExecution:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "executionName"
    ],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PurchasingExecutionInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updatePurchasingExecution": {
    "id": "updatePurchasingExecution",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "修改执行方式",
      "en-US": "Change a purchasing execution"
    },
    "method": "POST",
    "path": "/config/purchasing/execution/update/{id}",
    "permission": "system:purchasingExecution:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PurchasingExecutionChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deletePurchasingExecution": {
    "id": "deletePurchasingExecution",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "删除执行方式",
      "en-US": "Delete a purchasing execution"
    },
    "method": "DELETE",
    "path": "/config/purchasing/execution/delete/{id}",
    "permission": "system:purchasingExecution:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "listPurchasingProgress": {
    "id": "listPurchasingProgress",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "进度节点列表",
      "en-US": "List the progress nodes of an execution"
    },
    "method": "GET",
    "path": "/config/purchasing/execution/progress/list",
    "permission": "base:purchasingProgress:list",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "executionId"
        ],
        "properties": {
          "executionId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 50,
      "items": {
        "$ref": "#/$defs/PurchasingProgress"
      }
    }
  },
  "updatePurchasingProgress": {
    "id": "updatePurchasingProgress",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "保存进度配置",
      "en-US": "Set the progress nodes of an execution"
    },
    "method": "POST",
    "path": "/config/purchasing/execution/progress/update",
    "permission": "system:purchasingProgress:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PurchasingProgressChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "getPurchasePolicy": {
    "id": "getPurchasePolicy",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "采购限额",
      "en-US": "Get the purchase policy of a school"
    },
    "method": "GET",
    "path": "/config/purchasing/policy",
    "permission": "base:purchasePolicy:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/PurchasePolicy"
    }
  },
  "savePurchasePolicy": {
    "id": "savePurchasePolicy",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "设置采购限额",
      "en-US": "Set the purchase policy of a school"
    },
    "method": "POST",
    "path": "/config/purchasing/policy",
    "permission": "system:purchasePolicy:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PurchasePolicyInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "listCalendarDays": {
    "id": "listCalendarDays",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "校历查询",
      "en-US": "List the days of a year that are not as their day of the week"
    },
    "method": "GET",
    "path": "/sys/calendar/list",
    "permission": "base:calendar:list",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "year"
        ],
        "properties": {
          "year": {
            "type": "integer",
            "minimum": 2020,
            "maximum": 2100
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CalendarYear"
    }
  },
  "saveCalendarDays": {
    "id": "saveCalendarDays",
    "tag": "purchasingConfig",
    "summary": {
      "zh-CN": "校历设置",
      "en-US": "Set the school's own days of a year"
    },
    "method": "POST",
    "path": "/sys/calendar/save",
    "permission": "system:calendar:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/CalendarYearInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryProjectPage": {
    "id": "queryProjectPage",
    "tag": "projects",
    "summary": {
      "zh-CN": "采购项目分页",
      "en-US": "Page through purchases"
    },
    "method": "GET",
    "path": "/purchase/project/page",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "scope"
        ],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "scope": {
            "$ref": "#/$defs/ProjectScope"
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/ProjectStatus"
          },
          "lane": {
            "$ref": "#/$defs/PurchaseLane"
          },
          "executionCode": {
            "$ref": "#/$defs/ExecutionCode"
          },
          "deptId": {
            "$ref": "#/$defs/Id"
          },
          "applicantId": {
            "$ref": "#/$defs/Id"
          },
          "createTimeStart": {
            "type": "string",
            "format": "date-time"
          },
          "createTimeEnd": {
            "type": "string",
            "format": "date-time"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "createTime,asc",
              "createTime,desc",
              "amount,asc",
              "amount,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectPage"
    }
  },
  "countProjectsByStatus": {
    "id": "countProjectsByStatus",
    "tag": "projects",
    "summary": {
      "zh-CN": "各状态采购数",
      "en-US": "Count purchases by state"
    },
    "method": "GET",
    "path": "/purchase/project/statusCount",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "scope": {
            "$ref": "#/$defs/ProjectScope"
          },
          "lane": {
            "$ref": "#/$defs/PurchaseLane"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 30,
      "items": {
        "$ref": "#/$defs/StatusCount"
      }
    }
  },
  "getProjectDetail": {
    "id": "getProjectDetail",
    "tag": "projects",
    "summary": {
      "zh-CN": "采购项目详情",
      "en-US": "Get a purchase"
    },
    "method": "GET",
    "path": "/purchase/project/detail/{id}",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectDetail"
    }
  },
  "saveProject": {
    "id": "saveProject",
    "tag": "projects",
    "summary": {
      "zh-CN": "新建采购草稿",
      "en-US": "Begin a purchase"
    },
    "method": "POST",
    "path": "/purchase/project/save",
    "permission": "purchase:project:create",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ProjectInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedProject"
    }
  },
  "updateProject": {
    "id": "updateProject",
    "tag": "projects",
    "summary": {
      "zh-CN": "修改采购草稿",
      "en-US": "Change a draft"
    },
    "method": "PUT",
    "path": "/purchase/project/update/{id}",
    "permission": "purchase:project:apply",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ProjectChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedProject"
    }
  },
  "deleteProject": {
    "id": "deleteProject",
    "tag": "projects",
    "summary": {
      "zh-CN": "删除采购草稿",
      "en-US": "Delete a draft"
    },
    "method": "DELETE",
    "path": "/purchase/project/remove/{id}",
    "permission": "purchase:project:apply",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "precheckProject": {
    "id": "precheckProject",
    "tag": "projects",
    "summary": {
      "zh-CN": "提交前检查",
      "en-US": "Check a purchase before it is submitted"
    },
    "method": "POST",
    "path": "/purchase/project/precheck",
    "permission": "purchase:project:apply",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": {
        "$ref": "#/$defs/ProjectInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectCheck"
    }
  },
  "submitProject": {
    "id": "submitProject",
    "tag": "projects",
    "summary": {
      "zh-CN": "提交采购申请",
      "en-US": "Submit a purchase"
    },
    "method": "POST",
    "path": "/purchase/project/submit/{id}",
    "permission": "purchase:project:apply",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Submission"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "terminateProject": {
    "id": "terminateProject",
    "tag": "projects",
    "summary": {
      "zh-CN": "终止采购",
      "en-US": "Give up a purchase"
    },
    "method": "POST",
    "path": "/purchase/project/terminate/{id}",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Termination"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "receiveProject": {
    "id": "receiveProject",
    "tag": "projects",
    "summary": {
      "zh-CN": "接收采购项目",
      "en-US": "Take an approved purchase"
    },
    "method": "POST",
    "path": "/purchase/project/receive/{id}",
    "permission": "purchase:project:claim",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Claim"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "copyProject": {
    "id": "copyProject",
    "tag": "projects",
    "summary": {
      "zh-CN": "复制为新申请",
      "en-US": "Copy a purchase as a new request"
    },
    "method": "POST",
    "path": "/purchase/project/copy/{id}",
    "permission": "purchase:project:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedProject"
    }
  },
  "suspendProject": {
    "id": "suspendProject",
    "tag": "bidding",
    "summary": {
      "zh-CN": "暂停采购",
      "en-US": "Suspend a purchase"
    },
    "method": "POST",
    "path": "/purchase/project/suspend/{id}",
    "permission": "bidding:project:suspend",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ProjectSuspension"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "resumeProject": {
    "id": "resumeProject",
    "tag": "bidding",
    "summary": {
      "zh-CN": "恢复采购",
      "en-US": "Let a suspended purchase go on"
    },
    "method": "POST",
    "path": "/purchase/project/resume/{id}",
    "permission": "bidding:project:suspend",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ProjectResumption"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "assignProjectOfficer": {
    "id": "assignProjectOfficer",
    "tag": "projects",
    "summary": {
      "zh-CN": "移交采购项目",
      "en-US": "Hand a purchase over to another officer"
    },
    "method": "PUT",
    "path": "/purchase/project/officer/{id}",
    "permission": "purchase:project:assign",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/HandOver"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "exportProjects": {
    "id": "exportProjects",
    "tag": "projects",
    "summary": {
      "zh-CN": "导出采购项目",
      "en-US": "Export purchases"
    },
    "method": "POST",
    "path": "/purchase/project/export",
    "permission": "purchase:project:export",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ProjectExport"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StartedExport"
    }
  },
  "getProjectFigures": {
    "id": "getProjectFigures",
    "tag": "projects",
    "summary": {
      "zh-CN": "采购统计",
      "en-US": "Get figures of purchases"
    },
    "method": "GET",
    "path": "/purchase/project/figures",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "monthFrom": {
            "$ref": "#/$defs/Month"
          },
          "monthTo": {
            "$ref": "#/$defs/Month"
          },
          "deptId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectFigures"
    }
  },
  "exportProjectFigures": {
    "id": "exportProjectFigures",
    "tag": "projects",
    "summary": {
      "zh-CN": "导出采购统计",
      "en-US": "Export figures of purchases"
    },
    "method": "POST",
    "path": "/purchase/project/figures/export",
    "permission": "purchase:project:export",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ProjectFiguresExport"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StartedExport"
    }
  },
  "followProject": {
    "id": "followProject",
    "tag": "projects",
    "summary": {
      "zh-CN": "关注采购项目",
      "en-US": "Follow a purchase, or no longer"
    },
    "method": "PUT",
    "path": "/purchase/project/follow/{id}",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Following"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Following"
    }
  },
  "listProjectLogs": {
    "id": "listProjectLogs",
    "tag": "projects",
    "summary": {
      "zh-CN": "采购日志",
      "en-US": "List what happened to a purchase"
    },
    "method": "GET",
    "path": "/purchase/project/log/{id}",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 1000,
      "items": {
        "$ref": "#/$defs/ProjectLog"
      }
    }
  },
  "verifyProjectLog": {
    "id": "verifyProjectLog",
    "tag": "projects",
    "summary": {
      "zh-CN": "校验采购日志",
      "en-US": "Verify the log of a purchase"
    },
    "method": "GET",
    "path": "/purchase/project/log/verify/{id}",
    "permission": "purchase:project:verify",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/LogCheck"
    }
  },
  "confirmReceipt": {
    "id": "confirmReceipt",
    "tag": "projects",
    "summary": {
      "zh-CN": "确认收货",
      "en-US": "Confirm that everything has arrived"
    },
    "method": "POST",
    "path": "/purchase/project/receipt/{id}",
    "permission": "purchase:project:apply",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Receipt"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "saveInvoice": {
    "id": "saveInvoice",
    "tag": "projects",
    "summary": {
      "zh-CN": "登记发票",
      "en-US": "Enter an invoice"
    },
    "method": "POST",
    "path": "/purchase/project/invoice/{id}",
    "permission": "purchase:invoice:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "number"
    ],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/InvoiceInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "registerPayment": {
    "id": "registerPayment",
    "tag": "projects",
    "summary": {
      "zh-CN": "登记付款",
      "en-US": "Register a payment"
    },
    "method": "POST",
    "path": "/purchase/project/payment/{id}",
    "permission": "purchase:payment:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PaymentInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "previewPublication": {
    "id": "previewPublication",
    "tag": "bidding",
    "summary": {
      "zh-CN": "预览竞价公告",
      "en-US": "Preview a publication"
    },
    "method": "POST",
    "path": "/purchase/project/publish/preview/{id}",
    "permission": "purchase:project:publish",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/BiddingPublication"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/PublicationPreview"
    }
  },
  "publishProject": {
    "id": "publishProject",
    "tag": "bidding",
    "summary": {
      "zh-CN": "发布竞价",
      "en-US": "Announce a purchase"
    },
    "method": "POST",
    "path": "/purchase/project/publish/{id}",
    "permission": "purchase:project:publish",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/BiddingPublication"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "registerOtherProcurementOutcome": {
    "id": "registerOtherProcurementOutcome",
    "tag": "projects",
    "summary": {
      "zh-CN": "登记采购结果",
      "en-US": "Register an outcome"
    },
    "method": "POST",
    "path": "/purchase/other/registerResult/{id}",
    "permission": "purchase:outcome:register",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/OutcomeInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "submitEmergencyReport": {
    "id": "submitEmergencyReport",
    "tag": "projects",
    "summary": {
      "zh-CN": "提交应急采购报告",
      "en-US": "Report about an emergency"
    },
    "method": "POST",
    "path": "/purchase/other/report/{id}",
    "permission": "purchase:project:apply",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/EmergencyReportInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "registerSourceObjection": {
    "id": "registerSourceObjection",
    "tag": "projects",
    "summary": {
      "zh-CN": "登记单一来源异议",
      "en-US": "Register an objection to a single source"
    },
    "method": "POST",
    "path": "/purchase/other/objection/{id}",
    "permission": "purchase:outcome:register",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SourceObjectionInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "answerSourceObjection": {
    "id": "answerSourceObjection",
    "tag": "projects",
    "summary": {
      "zh-CN": "答复单一来源异议",
      "en-US": "Answer an objection to a single source"
    },
    "method": "POST",
    "path": "/purchase/other/answerObjection/{id}",
    "permission": "purchase:outcome:register",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SourceObjectionAnswer"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "closeLinesShort": {
    "id": "closeLinesShort",
    "tag": "projects",
    "summary": {
      "zh-CN": "短交结清",
      "en-US": "Close lines short"
    },
    "method": "POST",
    "path": "/purchase/project/closeShort/{id}",
    "permission": "purchase:lines:close",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ClosingShort"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "getProjectDossier": {
    "id": "getProjectDossier",
    "tag": "projects",
    "summary": {
      "zh-CN": "项目档案",
      "en-US": "Get the dossier of a purchase"
    },
    "method": "GET",
    "path": "/purchase/project/dossier/{id}",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Dossier"
    }
  },
  "archiveProject": {
    "id": "archiveProject",
    "tag": "projects",
    "summary": {
      "zh-CN": "项目归档",
      "en-US": "Archive a purchase"
    },
    "method": "POST",
    "path": "/purchase/project/archive/{id}",
    "permission": "purchase:project:archive",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Archiving"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "queryContractPage": {
    "id": "queryContractPage",
    "tag": "contracts",
    "summary": {
      "zh-CN": "合同分页",
      "en-US": "Page through contracts"
    },
    "method": "GET",
    "path": "/contract/page",
    "permission": "contract:contract:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/ContractStatus"
          },
          "supplierId": {
            "$ref": "#/$defs/Id"
          },
          "projectId": {
            "$ref": "#/$defs/Id"
          },
          "signDateStart": {
            "type": "string",
            "format": "date"
          },
          "signDateEnd": {
            "type": "string",
            "format": "date"
          },
          "scope": {
            "type": "string",
            "enum": [
              "TODO",
              "MINE",
              "ALL"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ContractPage"
    }
  },
  "getContractDetail": {
    "id": "getContractDetail",
    "tag": "contracts",
    "summary": {
      "zh-CN": "合同详情",
      "en-US": "Get a contract"
    },
    "method": "GET",
    "path": "/contract/detail/{id}",
    "permission": "contract:contract:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ContractDetail"
    }
  },
  "saveContract": {
    "id": "saveContract",
    "tag": "contracts",
    "summary": {
      "zh-CN": "起草合同",
      "en-US": "Draft a contract"
    },
    "method": "POST",
    "path": "/contract/save",
    "permission": "contract:contract:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ContractInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedContract"
    }
  },
  "updateContract": {
    "id": "updateContract",
    "tag": "contracts",
    "summary": {
      "zh-CN": "修改合同",
      "en-US": "Change a draft of a contract"
    },
    "method": "PUT",
    "path": "/contract/update/{id}",
    "permission": "contract:contract:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ContractChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedContract"
    }
  },
  "submitContract": {
    "id": "submitContract",
    "tag": "contracts",
    "summary": {
      "zh-CN": "提交合同",
      "en-US": "Submit a contract"
    },
    "method": "POST",
    "path": "/contract/submit/{id}",
    "permission": "contract:contract:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ContractSubmission"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedContract"
    }
  },
  "signContract": {
    "id": "signContract",
    "tag": "contracts",
    "summary": {
      "zh-CN": "签订登记",
      "en-US": "Register the signing"
    },
    "method": "POST",
    "path": "/contract/sign/{id}",
    "permission": "contract:contract:sign",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ContractSigning"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedContract"
    }
  },
  "voidContract": {
    "id": "voidContract",
    "tag": "contracts",
    "summary": {
      "zh-CN": "作废合同",
      "en-US": "Give up a contract"
    },
    "method": "POST",
    "path": "/contract/void/{id}",
    "permission": "contract:contract:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ContractVoiding"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedContract"
    }
  },
  "queryAcceptancePage": {
    "id": "queryAcceptancePage",
    "tag": "acceptances",
    "summary": {
      "zh-CN": "验收分页",
      "en-US": "Page through acceptances"
    },
    "method": "GET",
    "path": "/acceptance/page",
    "permission": "acceptance:acceptance:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/AcceptanceStatus"
          },
          "projectId": {
            "$ref": "#/$defs/Id"
          },
          "scope": {
            "type": "string",
            "enum": [
              "TODO",
              "MINE",
              "ALL"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AcceptancePage"
    }
  },
  "getAcceptanceDetail": {
    "id": "getAcceptanceDetail",
    "tag": "acceptances",
    "summary": {
      "zh-CN": "验收详情",
      "en-US": "Get an acceptance"
    },
    "method": "GET",
    "path": "/acceptance/detail/{id}",
    "permission": "acceptance:acceptance:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AcceptanceDetail"
    }
  },
  "saveAcceptance": {
    "id": "saveAcceptance",
    "tag": "acceptances",
    "summary": {
      "zh-CN": "申请验收",
      "en-US": "Begin an acceptance"
    },
    "method": "POST",
    "path": "/acceptance/save",
    "permission": "acceptance:acceptance:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/AcceptanceInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedAcceptance"
    }
  },
  "updateAcceptance": {
    "id": "updateAcceptance",
    "tag": "acceptances",
    "summary": {
      "zh-CN": "修改验收单",
      "en-US": "Change a draft of an acceptance"
    },
    "method": "PUT",
    "path": "/acceptance/update/{id}",
    "permission": "acceptance:acceptance:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/AcceptanceChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedAcceptance"
    }
  },
  "submitAcceptance": {
    "id": "submitAcceptance",
    "tag": "acceptances",
    "summary": {
      "zh-CN": "提交验收",
      "en-US": "Submit an acceptance"
    },
    "method": "POST",
    "path": "/acceptance/submit/{id}",
    "permission": "acceptance:acceptance:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/AcceptanceSubmission"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedAcceptance"
    }
  },
  "assignAcceptanceMembers": {
    "id": "assignAcceptanceMembers",
    "tag": "acceptances",
    "summary": {
      "zh-CN": "指派验收组",
      "en-US": "Assign the group"
    },
    "method": "POST",
    "path": "/acceptance/assign/{id}",
    "permission": "acceptance:acceptance:assign",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Assignment"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedAcceptance"
    }
  },
  "signAcceptance": {
    "id": "signAcceptance",
    "tag": "acceptances",
    "summary": {
      "zh-CN": "验收签署",
      "en-US": "Sign an acceptance"
    },
    "method": "POST",
    "path": "/acceptance/sign/{id}",
    "permission": "acceptance:acceptance:sign",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Signing"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedAcceptance"
    }
  },
  "concludeAcceptance": {
    "id": "concludeAcceptance",
    "tag": "acceptances",
    "summary": {
      "zh-CN": "验收结论",
      "en-US": "Conclude an acceptance"
    },
    "method": "POST",
    "path": "/acceptance/conclude/{id}",
    "permission": "acceptance:acceptance:sign",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Concluding"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedAcceptance"
    }
  },
  "cancelAcceptance": {
    "id": "cancelAcceptance",
    "tag": "acceptances",
    "summary": {
      "zh-CN": "取消验收",
      "en-US": "Cancel an acceptance"
    },
    "method": "POST",
    "path": "/acceptance/cancel/{id}",
    "permission": "acceptance:acceptance:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/AcceptanceCancellation"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedAcceptance"
    }
  },
  "recordAssetNumbers": {
    "id": "recordAssetNumbers",
    "tag": "acceptances",
    "summary": {
      "zh-CN": "登记资产编号",
      "en-US": "Record numbers of fixed assets"
    },
    "method": "POST",
    "path": "/acceptance/assets/{id}",
    "permission": "acceptance:asset:record",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/AssetNumbers"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedAcceptance"
    }
  },
  "queryStockPage": {
    "id": "queryStockPage",
    "tag": "stock",
    "summary": {
      "zh-CN": "库存分页",
      "en-US": "Page through stock"
    },
    "method": "GET",
    "path": "/stock/page",
    "permission": "stock:stock:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "warehouseId": {
            "$ref": "#/$defs/Id"
          },
          "stockId": {
            "$ref": "#/$defs/Id"
          },
          "categoryId": {
            "$ref": "#/$defs/Id"
          },
          "lowStock": {
            "type": "boolean"
          },
          "expiring": {
            "type": "boolean"
          },
          "deptId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StockPage"
    }
  },
  "exportStocks": {
    "id": "exportStocks",
    "tag": "stock",
    "summary": {
      "zh-CN": "导出库存",
      "en-US": "Export stock"
    },
    "method": "POST",
    "path": "/stock/export",
    "permission": "stock:stock:read",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/StockExport"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StartedExport"
    }
  },
  "updateStock": {
    "id": "updateStock",
    "tag": "stock",
    "summary": {
      "zh-CN": "设置安全库存",
      "en-US": "Set how much of a stock should be there"
    },
    "method": "POST",
    "path": "/stock/update/{id}",
    "permission": "stock:stock:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/StockChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryStockFlowPage": {
    "id": "queryStockFlowPage",
    "tag": "stock",
    "summary": {
      "zh-CN": "库存流水",
      "en-US": "Page through the ledger of the stock"
    },
    "method": "GET",
    "path": "/stock/flow/page",
    "permission": "stock:stock:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "stockId": {
            "$ref": "#/$defs/Id"
          },
          "warehouseId": {
            "$ref": "#/$defs/Id"
          },
          "docType": {
            "$ref": "#/$defs/StockDocType"
          },
          "direction": {
            "$ref": "#/$defs/StockDirection"
          },
          "timeStart": {
            "type": "string",
            "format": "date-time"
          },
          "timeEnd": {
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StockFlowPage"
    }
  },
  "queryStockDocumentPage": {
    "id": "queryStockDocumentPage",
    "tag": "stock",
    "summary": {
      "zh-CN": "单据分页",
      "en-US": "Page through stock documents"
    },
    "method": "GET",
    "path": "/stock/document/page",
    "permission": "stock:stock:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "docType": {
            "$ref": "#/$defs/StockDocType"
          },
          "status": {
            "$ref": "#/$defs/StockDocStatus"
          },
          "warehouseId": {
            "$ref": "#/$defs/Id"
          },
          "waitsForMe": {
            "type": "boolean"
          },
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StockDocumentPage"
    }
  },
  "getStockDocumentDetail": {
    "id": "getStockDocumentDetail",
    "tag": "stock",
    "summary": {
      "zh-CN": "单据详情",
      "en-US": "Get a stock document"
    },
    "method": "GET",
    "path": "/stock/document/detail/{id}",
    "permission": "stock:stock:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StockDocumentDetail"
    }
  },
  "saveStockDocument": {
    "id": "saveStockDocument",
    "tag": "stock",
    "summary": {
      "zh-CN": "新增单据",
      "en-US": "Draft a stock document"
    },
    "method": "POST",
    "path": "/stock/document/save",
    "permission": "stock:document:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/StockDocumentInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedStockDocument"
    }
  },
  "confirmStockDocument": {
    "id": "confirmStockDocument",
    "tag": "stock",
    "summary": {
      "zh-CN": "确认入账",
      "en-US": "Confirm a stock document"
    },
    "method": "POST",
    "path": "/stock/document/confirm/{id}",
    "permission": "stock:document:confirm",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Confirmation"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedStockDocument"
    }
  },
  "cancelStockDocument": {
    "id": "cancelStockDocument",
    "tag": "stock",
    "summary": {
      "zh-CN": "作废单据",
      "en-US": "Cancel a stock document"
    },
    "method": "POST",
    "path": "/stock/document/cancel/{id}",
    "permission": "stock:document:confirm",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/StockDocumentCancellation"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedStockDocument"
    }
  },
  "queryAssociationItemPage": {
    "id": "queryAssociationItemPage",
    "tag": "associations",
    "summary": {
      "zh-CN": "关联项目分页",
      "en-US": "Page through the items of the school's own project system"
    },
    "method": "GET",
    "path": "/qlgd/project/association/page",
    "permission": "purchase:association:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "planYear": {
            "type": "integer",
            "minimum": 2000,
            "maximum": 2099
          },
          "hasAvailable": {
            "type": "boolean"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AssociationItemPage"
    }
  },
  "syncAssociationItems": {
    "id": "syncAssociationItems",
    "tag": "associations",
    "summary": {
      "zh-CN": "同步关联项目",
      "en-US": "Synchronise the items with the school's project system"
    },
    "method": "POST",
    "path": "/qlgd/project/association/sync",
    "permission": "purchase:association:sync",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AssociationSync"
    }
  },
  "updateStockShare": {
    "id": "updateStockShare",
    "tag": "stock",
    "summary": {
      "zh-CN": "设置共享",
      "en-US": "Share a stock with other departments"
    },
    "method": "POST",
    "path": "/stock/share/update",
    "permission": "stock:share:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/StockShare"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "querySharedStockPage": {
    "id": "querySharedStockPage",
    "tag": "stock",
    "summary": {
      "zh-CN": "共享库存分页",
      "en-US": "Page through shared stock"
    },
    "method": "GET",
    "path": "/stock/shared/page",
    "permission": "stock:shared:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "stockId": {
            "$ref": "#/$defs/Id"
          },
          "categoryId": {
            "$ref": "#/$defs/Id"
          },
          "ownerDeptId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SharedStockPage"
    }
  },
  "saveSharedApply": {
    "id": "saveSharedApply",
    "tag": "stock",
    "summary": {
      "zh-CN": "申请使用共享库存",
      "en-US": "Ask for shared stock"
    },
    "method": "POST",
    "path": "/stock/shared/apply/save",
    "permission": "stock:shared:apply",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SharedApplyInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedSharedApply"
    }
  },
  "querySharedApplyPage": {
    "id": "querySharedApplyPage",
    "tag": "stock",
    "summary": {
      "zh-CN": "共享申请分页",
      "en-US": "Page through requests for shared stock"
    },
    "method": "GET",
    "path": "/stock/shared/apply/page",
    "permission": "stock:shared:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "tab"
        ],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "tab": {
            "$ref": "#/$defs/SharedApplyTab"
          },
          "status": {
            "$ref": "#/$defs/SharedApplyStatus"
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SharedApplyPage"
    }
  },
  "decideSharedApply": {
    "id": "decideSharedApply",
    "tag": "stock",
    "summary": {
      "zh-CN": "审批共享申请",
      "en-US": "Decide about a request for shared stock"
    },
    "method": "POST",
    "path": "/stock/shared/apply/decide/{id}",
    "permission": "stock:shared:decide",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SharedApplyDecision"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedSharedApply"
    }
  },
  "issueSharedApply": {
    "id": "issueSharedApply",
    "tag": "stock",
    "summary": {
      "zh-CN": "共享出库",
      "en-US": "Issue shared stock"
    },
    "method": "POST",
    "path": "/stock/shared/apply/issue/{id}",
    "permission": "stock:shared:issue",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SharedIssue"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedSharedApply"
    }
  },
  "receiveSharedApply": {
    "id": "receiveSharedApply",
    "tag": "stock",
    "summary": {
      "zh-CN": "签收共享物品",
      "en-US": "Receive shared stock"
    },
    "method": "POST",
    "path": "/stock/shared/apply/receive/{id}",
    "permission": "stock:shared:apply",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedSharedApply"
    }
  },
  "returnSharedApply": {
    "id": "returnSharedApply",
    "tag": "stock",
    "summary": {
      "zh-CN": "登记归还",
      "en-US": "Take back what was lent"
    },
    "method": "POST",
    "path": "/stock/shared/apply/return/{id}",
    "permission": "stock:shared:issue",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SharedReturnInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedSharedApply"
    }
  },
  "cancelSharedApply": {
    "id": "cancelSharedApply",
    "tag": "stock",
    "summary": {
      "zh-CN": "取消共享申请",
      "en-US": "Give a request for shared stock up"
    },
    "method": "POST",
    "path": "/stock/shared/apply/cancel/{id}",
    "permission": "stock:shared:apply",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SharedCancel"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedSharedApply"
    }
  },
  "listWarehousesSimple": {
    "id": "listWarehousesSimple",
    "tag": "stock",
    "summary": {
      "zh-CN": "仓库选择",
      "en-US": "List stores to choose from"
    },
    "method": "GET",
    "path": "/warehouse/simpleList",
    "permission": "base:warehouse:list",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "deptId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "$ref": "#/$defs/WarehouseOption"
      }
    }
  },
  "queryWarehousePage": {
    "id": "queryWarehousePage",
    "tag": "stock",
    "summary": {
      "zh-CN": "仓库分页",
      "en-US": "Page through stores"
    },
    "method": "GET",
    "path": "/warehouse/page",
    "permission": "stock:warehouse:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "warehouseType": {
            "$ref": "#/$defs/WarehouseType"
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "deptId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/WarehousePage"
    }
  },
  "saveWarehouse": {
    "id": "saveWarehouse",
    "tag": "stock",
    "summary": {
      "zh-CN": "新增仓库",
      "en-US": "Create a store"
    },
    "method": "POST",
    "path": "/warehouse/save",
    "permission": "stock:warehouse:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "warehouseCode"
    ],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/WarehouseInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateWarehouse": {
    "id": "updateWarehouse",
    "tag": "stock",
    "summary": {
      "zh-CN": "修改仓库",
      "en-US": "Change a store"
    },
    "method": "PUT",
    "path": "/warehouse/update/{id}",
    "permission": "stock:warehouse:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/WarehouseChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteWarehouse": {
    "id": "deleteWarehouse",
    "tag": "stock",
    "summary": {
      "zh-CN": "删除仓库",
      "en-US": "Delete a store"
    },
    "method": "DELETE",
    "path": "/warehouse/remove/{id}",
    "permission": "stock:warehouse:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "getBidding": {
    "id": "getBidding",
    "tag": "bidding",
    "summary": {
      "zh-CN": "竞价详情",
      "en-US": "Get the bidding of a purchase"
    },
    "method": "GET",
    "path": "/bidding/detail/{projectId}",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": true,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Bidding"
    }
  },
  "listParticipants": {
    "id": "listParticipants",
    "tag": "bidding",
    "summary": {
      "zh-CN": "报名供应商列表",
      "en-US": "List bidders"
    },
    "method": "GET",
    "path": "/bidding/participant/list",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 1000,
      "items": {
        "$ref": "#/$defs/Participant"
      }
    }
  },
  "compareQuotes": {
    "id": "compareQuotes",
    "tag": "bidding",
    "summary": {
      "zh-CN": "报价对比",
      "en-US": "Compare quotes"
    },
    "method": "GET",
    "path": "/bidding/quote/compare/{projectId}",
    "permission": "purchase:project:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/QuoteComparison"
    }
  },
  "qualifyQuote": {
    "id": "qualifyQuote",
    "tag": "bidding",
    "summary": {
      "zh-CN": "符合性审查",
      "en-US": "Judge a quote"
    },
    "method": "POST",
    "path": "/bidding/quote/qualify/{id}",
    "permission": "bidding:quote:judge",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/QuoteJudgementInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Participant"
    }
  },
  "openBidding": {
    "id": "openBidding",
    "tag": "bidding",
    "summary": {
      "zh-CN": "开标",
      "en-US": "Open a part of the quotes"
    },
    "method": "POST",
    "path": "/bidding/open/{projectId}",
    "permission": "bidding:round:open",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Opening"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "witnessOpening": {
    "id": "witnessOpening",
    "tag": "bidding",
    "summary": {
      "zh-CN": "见证开标",
      "en-US": "Witness an opening"
    },
    "method": "POST",
    "path": "/bidding/witness/{projectId}",
    "permission": "bidding:round:witness",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Opening"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "decideAward": {
    "id": "decideAward",
    "tag": "bidding",
    "summary": {
      "zh-CN": "定标",
      "en-US": "Decide the award"
    },
    "method": "POST",
    "path": "/bidding/decide/{projectId}",
    "permission": "bidding:award:decide",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/AwardDecision"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "declareBiddingFailed": {
    "id": "declareBiddingFailed",
    "tag": "bidding",
    "summary": {
      "zh-CN": "宣布流标",
      "en-US": "End a bidding without an award"
    },
    "method": "POST",
    "path": "/bidding/fail/{projectId}",
    "permission": "bidding:round:fail",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/BiddingFailure"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "declareQuotesUnreadable": {
    "id": "declareQuotesUnreadable",
    "tag": "bidding",
    "summary": {
      "zh-CN": "认定报价无法读取",
      "en-US": "Declare quotes unreadable"
    },
    "method": "POST",
    "path": "/bidding/unreadable/{projectId}",
    "permission": "bidding:round:open",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/UnreadableQuotes"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "declareKeyLost": {
    "id": "declareKeyLost",
    "tag": "bidding",
    "summary": {
      "zh-CN": "认定密钥遗失",
      "en-US": "Declare a sealing key lost"
    },
    "method": "POST",
    "path": "/bidding/key/lost",
    "permission": "system:sealingKey:lose",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/KeyLoss"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/LostKey"
    }
  },
  "cancelAward": {
    "id": "cancelAward",
    "tag": "bidding",
    "summary": {
      "zh-CN": "取消成交",
      "en-US": "Ask to cancel an award"
    },
    "method": "POST",
    "path": "/bidding/award/cancel/{projectId}",
    "permission": "bidding:award:cancel",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/AwardCancellation"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectStep"
    }
  },
  "queryAnnouncementPage": {
    "id": "queryAnnouncementPage",
    "tag": "announcements",
    "summary": {
      "zh-CN": "公告分页",
      "en-US": "Page through notices"
    },
    "method": "GET",
    "path": "/announcement/page",
    "permission": "base:announcement:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "type": {
            "$ref": "#/$defs/NoticeType"
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "projectId": {
            "$ref": "#/$defs/Id"
          },
          "publishTimeStart": {
            "type": "string",
            "format": "date-time"
          },
          "publishTimeEnd": {
            "type": "string",
            "format": "date-time"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AnnouncementPage"
    }
  },
  "getAnnouncementDetail": {
    "id": "getAnnouncementDetail",
    "tag": "announcements",
    "summary": {
      "zh-CN": "公告详情",
      "en-US": "Get a notice"
    },
    "method": "GET",
    "path": "/announcement/detail/{id}",
    "permission": "base:announcement:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AnnouncementDetail"
    }
  },
  "queryPublicAnnouncementPage": {
    "id": "queryPublicAnnouncementPage",
    "tag": "announcements",
    "summary": {
      "zh-CN": "公开公告分页",
      "en-US": "Page through public notices"
    },
    "method": "GET",
    "path": "/open/announcement/page",
    "permission": null,
    "dataScope": "none",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "type": {
            "$ref": "#/$defs/NoticeType"
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AnnouncementPage"
    }
  },
  "getPublicAnnouncementDetail": {
    "id": "getPublicAnnouncementDetail",
    "tag": "announcements",
    "summary": {
      "zh-CN": "公开公告详情",
      "en-US": "Get a public notice"
    },
    "method": "GET",
    "path": "/open/announcement/detail/{id}",
    "permission": null,
    "dataScope": "none",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AnnouncementDetail"
    }
  },
  "queryBiddableProjectPage": {
    "id": "queryBiddableProjectPage",
    "tag": "supplierBidding",
    "summary": {
      "zh-CN": "可参与采购分页",
      "en-US": "Page through purchases for suppliers"
    },
    "method": "GET",
    "path": "/supplier/bidding/page",
    "permission": "session:portal:use",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "joined": {
            "type": "boolean"
          },
          "part": {
            "type": "string",
            "enum": [
              "RUNNING",
              "WON",
              "LOST",
              "MISSED"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/BiddablePurchasePage"
    }
  },
  "getBiddableProjectDetail": {
    "id": "getBiddableProjectDetail",
    "tag": "supplierBidding",
    "summary": {
      "zh-CN": "可参与采购详情",
      "en-US": "Get a purchase for suppliers"
    },
    "method": "GET",
    "path": "/supplier/bidding/detail/{projectId}",
    "permission": "session:portal:use",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": true,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/BiddablePurchaseDetail"
    }
  },
  "getSupplierNotice": {
    "id": "getSupplierNotice",
    "tag": "supplierBidding",
    "summary": {
      "zh-CN": "供应商查看公告",
      "en-US": "Get a notice for suppliers"
    },
    "method": "GET",
    "path": "/supplier/bidding/notice/{id}",
    "permission": "session:portal:use",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AnnouncementDetail"
    }
  },
  "joinBidding": {
    "id": "joinBidding",
    "tag": "supplierBidding",
    "summary": {
      "zh-CN": "报名",
      "en-US": "Take part in a bidding"
    },
    "method": "POST",
    "path": "/supplier/bidding/join/{projectId}",
    "permission": "session:portal:use",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Joining"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/JoinedBidding"
    }
  },
  "submitQuote": {
    "id": "submitQuote",
    "tag": "supplierBidding",
    "summary": {
      "zh-CN": "提交密封报价",
      "en-US": "Submit a sealed quote"
    },
    "method": "POST",
    "path": "/supplier/bidding/quote/{projectId}",
    "permission": "session:portal:use",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/QuoteInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/QuoteReceipt"
    }
  },
  "explainQuote": {
    "id": "explainQuote",
    "tag": "supplierBidding",
    "summary": {
      "zh-CN": "说明低价",
      "en-US": "Explain a low price"
    },
    "method": "POST",
    "path": "/supplier/bidding/explain/{projectId}",
    "permission": "session:portal:use",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Explanation"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/BidderStep"
    }
  },
  "declineAward": {
    "id": "declineAward",
    "tag": "supplierBidding",
    "summary": {
      "zh-CN": "放弃成交",
      "en-US": "Decline an award"
    },
    "method": "POST",
    "path": "/supplier/bidding/decline/{projectId}",
    "permission": "session:portal:use",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "projectId"
        ],
        "properties": {
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Declining"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/BidderStep"
    }
  },
  "queryApprovalConfigPage": {
    "id": "queryApprovalConfigPage",
    "tag": "approvalConfig",
    "summary": {
      "zh-CN": "审批流程分页",
      "en-US": "Page through flows of approval"
    },
    "method": "GET",
    "path": "/approval/config/page",
    "permission": "system:approvalConfig:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "bizType": {
            "$ref": "#/$defs/ApprovalFlowKind"
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "configName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ApprovalConfigPage"
    }
  },
  "listDefaultApprovalFlows": {
    "id": "listDefaultApprovalFlows",
    "tag": "approvalConfig",
    "summary": {
      "zh-CN": "默认审批流程",
      "en-US": "List the default flows"
    },
    "method": "GET",
    "path": "/approval/config/default/list",
    "permission": "system:approvalConfig:read",
    "dataScope": "none",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 20,
      "items": {
        "$ref": "#/$defs/DefaultApprovalFlow"
      }
    }
  },
  "getApprovalConfigDetail": {
    "id": "getApprovalConfigDetail",
    "tag": "approvalConfig",
    "summary": {
      "zh-CN": "审批流程详情",
      "en-US": "Get a flow of approval"
    },
    "method": "GET",
    "path": "/approval/config/detail/{id}",
    "permission": "system:approvalConfig:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ApprovalConfig"
    }
  },
  "saveApprovalConfig": {
    "id": "saveApprovalConfig",
    "tag": "approvalConfig",
    "summary": {
      "zh-CN": "新增审批流程",
      "en-US": "Create a flow of approval"
    },
    "method": "POST",
    "path": "/approval/config/save",
    "permission": "system:approvalConfig:create",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "configName"
    ],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ApprovalConfigInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateApprovalConfig": {
    "id": "updateApprovalConfig",
    "tag": "approvalConfig",
    "summary": {
      "zh-CN": "修改审批流程",
      "en-US": "Change a flow of approval"
    },
    "method": "POST",
    "path": "/approval/config/update/{id}",
    "permission": "system:approvalConfig:update",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ApprovalConfigChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteApprovalConfig": {
    "id": "deleteApprovalConfig",
    "tag": "approvalConfig",
    "summary": {
      "zh-CN": "删除审批流程",
      "en-US": "Delete a flow of approval"
    },
    "method": "DELETE",
    "path": "/approval/config/delete/{id}",
    "permission": "system:approvalConfig:delete",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "tryApprovalFlow": {
    "id": "tryApprovalFlow",
    "tag": "approvalConfig",
    "summary": {
      "zh-CN": "试算审批流程",
      "en-US": "Try a case"
    },
    "method": "POST",
    "path": "/approval/config/try",
    "permission": "system:approvalConfig:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ApprovalTrial"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ApprovalTrialResult"
    }
  },
  "rehearseApprovalFlow": {
    "id": "rehearseApprovalFlow",
    "tag": "approvalConfig",
    "summary": {
      "zh-CN": "预演审批流程",
      "en-US": "Rehearse a flow or limits"
    },
    "method": "POST",
    "path": "/approval/config/rehearse",
    "permission": "system:approvalConfig:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ApprovalRehearsal"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ApprovalRehearsalResult"
    }
  },
  "queryFrameworkPage": {
    "id": "queryFrameworkPage",
    "tag": "frameworks",
    "summary": {
      "zh-CN": "框架协议分页",
      "en-US": "Page through framework agreements"
    },
    "method": "GET",
    "path": "/purchase/framework/page",
    "permission": "purchase:project:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "isOpen": {
            "type": "boolean"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/FrameworkPage"
    }
  },
  "saveFramework": {
    "id": "saveFramework",
    "tag": "frameworks",
    "summary": {
      "zh-CN": "登记框架协议",
      "en-US": "Register a framework agreement"
    },
    "method": "POST",
    "path": "/purchase/framework/save",
    "permission": "purchase:framework:save",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "agreementNo"
    ],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/FrameworkInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateFramework": {
    "id": "updateFramework",
    "tag": "frameworks",
    "summary": {
      "zh-CN": "修改框架协议",
      "en-US": "Change a framework agreement"
    },
    "method": "PUT",
    "path": "/purchase/framework/update/{id}",
    "permission": "purchase:framework:save",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "agreementNo"
    ],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/FrameworkChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryProjectModifyPage": {
    "id": "queryProjectModifyPage",
    "tag": "modifications",
    "summary": {
      "zh-CN": "项目变更分页",
      "en-US": "Page through changes of purchases"
    },
    "method": "GET",
    "path": "/purchase/modify/page",
    "permission": "purchase:modify:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/ModifyStatus"
          },
          "modifyType": {
            "$ref": "#/$defs/ModifyType"
          },
          "projectId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectModifyPage"
    }
  },
  "getProjectModifyDetail": {
    "id": "getProjectModifyDetail",
    "tag": "modifications",
    "summary": {
      "zh-CN": "项目变更详情",
      "en-US": "Get a change of a purchase"
    },
    "method": "GET",
    "path": "/purchase/modify/detail/{id}",
    "permission": "purchase:modify:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProjectModifyDetail"
    }
  },
  "saveProjectModify": {
    "id": "saveProjectModify",
    "tag": "modifications",
    "summary": {
      "zh-CN": "保存项目变更",
      "en-US": "Save a change of a purchase"
    },
    "method": "POST",
    "path": "/purchase/modify/save",
    "permission": "purchase:modify:save",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ProjectModifyInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedModify"
    }
  },
  "submitProjectModify": {
    "id": "submitProjectModify",
    "tag": "modifications",
    "summary": {
      "zh-CN": "提交项目变更",
      "en-US": "Submit a change of a purchase"
    },
    "method": "POST",
    "path": "/purchase/modify/submit/{id}",
    "permission": "purchase:modify:save",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ModifySubmission"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedModify"
    }
  },
  "withdrawProjectModify": {
    "id": "withdrawProjectModify",
    "tag": "modifications",
    "summary": {
      "zh-CN": "撤回项目变更",
      "en-US": "Take a change of a purchase back"
    },
    "method": "POST",
    "path": "/purchase/modify/withdraw/{id}",
    "permission": "purchase:modify:save",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ModifyWithdrawal"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SavedModify"
    }
  },
  "previewApprovalChain": {
    "id": "previewApprovalChain",
    "tag": "approvals",
    "summary": {
      "zh-CN": "预览审批人",
      "en-US": "Preview who would approve"
    },
    "method": "POST",
    "path": "/approval/config/preview",
    "permission": "purchase:project:apply",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ChainQuestion"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 100,
      "items": {
        "$ref": "#/$defs/ApproverStep"
      }
    }
  },
  "queryApprovalTaskPage": {
    "id": "queryApprovalTaskPage",
    "tag": "approvals",
    "summary": {
      "zh-CN": "审批任务分页",
      "en-US": "Page through cases of approval"
    },
    "method": "GET",
    "path": "/approval/task/page",
    "permission": "base:approval:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "tab"
        ],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "tab": {
            "type": "string",
            "enum": [
              "TODO",
              "DONE",
              "APPLIED",
              "CC"
            ]
          },
          "bizType": {
            "$ref": "#/$defs/ApprovalBizType"
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ApprovalTaskPage"
    }
  },
  "countApprovalTasks": {
    "id": "countApprovalTasks",
    "tag": "approvals",
    "summary": {
      "zh-CN": "待办审批数",
      "en-US": "Count the tasks that wait"
    },
    "method": "GET",
    "path": "/approval/task/count",
    "permission": "base:approval:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": true,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ApprovalCount"
    }
  },
  "getApprovalInstanceDetail": {
    "id": "getApprovalInstanceDetail",
    "tag": "approvals",
    "summary": {
      "zh-CN": "审批详情",
      "en-US": "Get a case of approval"
    },
    "method": "GET",
    "path": "/approval/instance/detail/{id}",
    "permission": "base:approval:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ApprovalInstanceDetail"
    }
  },
  "decideApprovalTask": {
    "id": "decideApprovalTask",
    "tag": "approvals",
    "summary": {
      "zh-CN": "审批",
      "en-US": "Decide a task"
    },
    "method": "POST",
    "path": "/approval/task/decide/{taskId}",
    "permission": "base:approval:decide",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "taskId"
        ],
        "properties": {
          "taskId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Decision"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/DecidedCase"
    }
  },
  "delegateApprovalTask": {
    "id": "delegateApprovalTask",
    "tag": "approvals",
    "summary": {
      "zh-CN": "转办",
      "en-US": "Hand a task over"
    },
    "method": "POST",
    "path": "/approval/task/delegate/{taskId}",
    "permission": "base:approval:decide",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "taskId"
        ],
        "properties": {
          "taskId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Delegation"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/DecidedCase"
    }
  },
  "addSignApprovalTask": {
    "id": "addSignApprovalTask",
    "tag": "approvals",
    "summary": {
      "zh-CN": "加签",
      "en-US": "Ask colleagues first"
    },
    "method": "POST",
    "path": "/approval/task/addSign/{taskId}",
    "permission": "base:approval:decide",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "taskId"
        ],
        "properties": {
          "taskId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Question"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/DecidedCase"
    }
  },
  "listDelegations": {
    "id": "listDelegations",
    "tag": "approvals",
    "summary": {
      "zh-CN": "审批代理列表",
      "en-US": "List the deputies"
    },
    "method": "GET",
    "path": "/approval/delegation/list",
    "permission": "base:approval:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 200,
      "items": {
        "$ref": "#/$defs/DelegationPeriod"
      }
    }
  },
  "saveDelegation": {
    "id": "saveDelegation",
    "tag": "approvals",
    "summary": {
      "zh-CN": "设置代理",
      "en-US": "Name a deputy"
    },
    "method": "POST",
    "path": "/approval/delegation/save",
    "permission": "base:approval:decide",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/DelegationInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "deleteDelegation": {
    "id": "deleteDelegation",
    "tag": "approvals",
    "summary": {
      "zh-CN": "取消代理",
      "en-US": "End a deputy's period"
    },
    "method": "DELETE",
    "path": "/approval/delegation/remove/{id}",
    "permission": "base:approval:decide",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "urgeApprovalInstance": {
    "id": "urgeApprovalInstance",
    "tag": "approvals",
    "summary": {
      "zh-CN": "催办",
      "en-US": "Remind who is asked"
    },
    "method": "POST",
    "path": "/approval/instance/urge/{id}",
    "permission": "purchase:project:apply",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Urged"
    }
  },
  "queryStuckApprovalPage": {
    "id": "queryStuckApprovalPage",
    "tag": "approvals",
    "summary": {
      "zh-CN": "受阻与超时审批分页",
      "en-US": "Page through cases that cannot go on"
    },
    "method": "GET",
    "path": "/approval/instance/stuck",
    "permission": "approval:instance:reassign",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StuckApprovalPage"
    }
  },
  "reassignApproval": {
    "id": "reassignApproval",
    "tag": "approvals",
    "summary": {
      "zh-CN": "改派审批人",
      "en-US": "Give a seat in a case to somebody else"
    },
    "method": "POST",
    "path": "/approval/instance/reassign/{id}",
    "permission": "approval:instance:reassign",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Reassignment"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/DecidedCase"
    }
  },
  "withdrawApprovalInstance": {
    "id": "withdrawApprovalInstance",
    "tag": "approvals",
    "summary": {
      "zh-CN": "撤回申请",
      "en-US": "Withdraw a request"
    },
    "method": "POST",
    "path": "/approval/instance/withdraw/{id}",
    "permission": "base:approval:decide",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Withdrawal"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/DecidedCase"
    }
  },
  "queryAllSupplier": {
    "id": "queryAllSupplier",
    "tag": "company",
    "summary": {
      "zh-CN": "供应商分页",
      "en-US": "Page through suppliers"
    },
    "method": "GET",
    "path": "/company/opt/queryAllSupplier",
    "permission": "company:supplier:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "companyName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "creditCode": {
            "type": "string",
            "minLength": 1,
            "maxLength": 18
          },
          "status": {
            "$ref": "#/$defs/SupplierStatus"
          },
          "supplierKind": {
            "$ref": "#/$defs/SupplierKind"
          },
          "creditLevel": {
            "$ref": "#/$defs/CreditLevel"
          },
          "goodsCategoryId": {
            "$ref": "#/$defs/Id"
          },
          "accountSource": {
            "$ref": "#/$defs/AccountSource"
          },
          "signedAgreement": {
            "type": "boolean"
          },
          "expiresWithinDays": {
            "type": "integer",
            "minimum": 0,
            "maximum": 365
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "companyName,asc",
              "companyName,desc",
              "creditScore,asc",
              "creditScore,desc",
              "submitTime,asc",
              "submitTime,desc",
              "createTime,asc",
              "createTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SupplierPage"
    }
  },
  "exportSuppliers": {
    "id": "exportSuppliers",
    "tag": "company",
    "summary": {
      "zh-CN": "导出供应商",
      "en-US": "Export suppliers"
    },
    "method": "POST",
    "path": "/company/opt/export",
    "permission": "company:supplier:export",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SupplierExport"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StartedExport"
    }
  },
  "getCompanyDetail": {
    "id": "getCompanyDetail",
    "tag": "company",
    "summary": {
      "zh-CN": "企业详情",
      "en-US": "Get a supplier"
    },
    "method": "GET",
    "path": "/company/detail/{id}",
    "permission": "base:supplier:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SupplierDetail"
    }
  },
  "listCompanyReviewRecords": {
    "id": "listCompanyReviewRecords",
    "tag": "company",
    "summary": {
      "zh-CN": "审核记录",
      "en-US": "List the review records of a supplier"
    },
    "method": "GET",
    "path": "/company/opt/reviewRecord/{id}",
    "permission": "company:review:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "$ref": "#/$defs/ReviewRecord"
      }
    }
  },
  "auditCompany": {
    "id": "auditCompany",
    "tag": "company",
    "summary": {
      "zh-CN": "供应商审核",
      "en-US": "Review a supplier"
    },
    "method": "POST",
    "path": "/company/opt/auditing",
    "permission": "company:supplier:review",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SupplierReview"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ReviewOutcome"
    }
  },
  "remarkCompany": {
    "id": "remarkCompany",
    "tag": "company",
    "summary": {
      "zh-CN": "供应商备注",
      "en-US": "Set the remark on a supplier"
    },
    "method": "PUT",
    "path": "/company/opt/remark",
    "permission": "company:remark:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SupplierRemark"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "updateCompanyAccountSource": {
    "id": "updateCompanyAccountSource",
    "tag": "company",
    "summary": {
      "zh-CN": "修改账号来源",
      "en-US": "Set the account source of a supplier"
    },
    "method": "PUT",
    "path": "/company/opt/account-source",
    "permission": "company:accountSource:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SupplierAccountSource"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "updateCompanySignedAgreement": {
    "id": "updateCompanySignedAgreement",
    "tag": "company",
    "summary": {
      "zh-CN": "签约状态",
      "en-US": "Record the agreement with a supplier"
    },
    "method": "PUT",
    "path": "/company/opt/signed/agreement",
    "permission": "company:agreement:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SupplierAgreement"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "registerSupplier": {
    "id": "registerSupplier",
    "tag": "company",
    "summary": {
      "zh-CN": "供应商注册",
      "en-US": "Register as a supplier"
    },
    "method": "POST",
    "path": "/auth/v2/register",
    "permission": null,
    "dataScope": "none",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SupplierRegistration"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/RegisteredSupplier"
    }
  },
  "getSupplierProfile": {
    "id": "getSupplierProfile",
    "tag": "company",
    "summary": {
      "zh-CN": "企业资料",
      "en-US": "Get the supplier's own company"
    },
    "method": "GET",
    "path": "/supplier/profile",
    "permission": "session:supplier:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SupplierProfile"
    }
  },
  "updateSupplierProfile": {
    "id": "updateSupplierProfile",
    "tag": "company",
    "summary": {
      "zh-CN": "提交企业资料",
      "en-US": "Complete or change the supplier's own company, and submit it for review"
    },
    "method": "PUT",
    "path": "/supplier/profile",
    "permission": "session:supplier:update",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SupplierProfileInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SupplierSubmission"
    }
  },
  "getCompanyGsInfo": {
    "id": "getCompanyGsInfo",
    "tag": "company",
    "summary": {
      "zh-CN": "工商信息",
      "en-US": "Get the registry data of a supplier"
    },
    "method": "GET",
    "path": "/company/gs/detail",
    "permission": "base:supplier:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "supplierId"
        ],
        "properties": {
          "supplierId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/GsInfo"
    }
  },
  "refreshCompanyGsInfo": {
    "id": "refreshCompanyGsInfo",
    "tag": "company",
    "summary": {
      "zh-CN": "刷新工商信息",
      "en-US": "Fetch the registry data of a supplier"
    },
    "method": "POST",
    "path": "/company/gs/refresh",
    "permission": "company:gs:refresh",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/GsRefresh"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/GsInfo"
    }
  },
  "getCompanyScorecard": {
    "id": "getCompanyScorecard",
    "tag": "company",
    "summary": {
      "zh-CN": "供应商评分卡",
      "en-US": "Get the scorecard of a supplier"
    },
    "method": "GET",
    "path": "/company/score/{id}",
    "permission": "base:supplier:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/Scorecard"
    }
  },
  "querySchoolPage": {
    "id": "querySchoolPage",
    "tag": "company",
    "summary": {
      "zh-CN": "学校分页",
      "en-US": "Page through schools"
    },
    "method": "GET",
    "path": "/company/school/page",
    "permission": "system:school:list",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "schoolName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "schoolCode": {
            "type": "string",
            "pattern": "^\\d{1,5}$"
          },
          "status": {
            "$ref": "#/$defs/SchoolStatus"
          },
          "province": {
            "type": "string",
            "minLength": 1,
            "maxLength": 20
          },
          "loginMode": {
            "type": "string",
            "enum": [
              "LOCAL",
              "CAS",
              "TICKET"
            ]
          },
          "sort": {
            "type": "string",
            "enum": [
              "schoolName,asc",
              "schoolName,desc",
              "createTime,asc",
              "createTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SchoolPage"
    }
  },
  "listSchoolsSimple": {
    "id": "listSchoolsSimple",
    "tag": "company",
    "summary": {
      "zh-CN": "学校简表",
      "en-US": "List schools in brief"
    },
    "method": "GET",
    "path": "/company/school/simpleList",
    "permission": null,
    "dataScope": "none",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 1000,
      "items": {
        "$ref": "#/$defs/SchoolBrief"
      }
    }
  },
  "registerSchool": {
    "id": "registerSchool",
    "tag": "company",
    "summary": {
      "zh-CN": "登记学校",
      "en-US": "Register a school"
    },
    "method": "POST",
    "path": "/company/register-school",
    "permission": "system:school:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SchoolInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "getSchoolDetail": {
    "id": "getSchoolDetail",
    "tag": "company",
    "summary": {
      "zh-CN": "学校详情",
      "en-US": "Get a school"
    },
    "method": "GET",
    "path": "/company/school/detail/{id}",
    "permission": "system:school:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/SchoolDetail"
    }
  },
  "updateSchool": {
    "id": "updateSchool",
    "tag": "company",
    "summary": {
      "zh-CN": "修改学校",
      "en-US": "Change a school"
    },
    "method": "PUT",
    "path": "/company/school",
    "permission": "system:school:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SchoolChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "updateCompanyStatus": {
    "id": "updateCompanyStatus",
    "tag": "company",
    "summary": {
      "zh-CN": "修改企业/学校状态",
      "en-US": "Set the status of a supplier or a school"
    },
    "method": "PUT",
    "path": "/company/status",
    "permission": "company:status:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/CompanyStatusChange"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "getCompanyInvoiceInfo": {
    "id": "getCompanyInvoiceInfo",
    "tag": "company",
    "summary": {
      "zh-CN": "开票信息",
      "en-US": "Get the invoice data of a school"
    },
    "method": "GET",
    "path": "/company/invoice/info",
    "permission": "base:invoice:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/InvoiceInfo"
    }
  },
  "listApplyComments": {
    "id": "listApplyComments",
    "tag": "approvalComments",
    "summary": {
      "zh-CN": "常用意见列表",
      "en-US": "List the saved approval comments"
    },
    "method": "GET",
    "path": "/apply/comments/list",
    "permission": "base:comment:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "commentType": {
            "$ref": "#/$defs/ApplyCommentType"
          },
          "scope": {
            "$ref": "#/$defs/ApplyCommentScope"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 500,
      "items": {
        "$ref": "#/$defs/ApplyComment"
      }
    }
  },
  "saveApplyComment": {
    "id": "saveApplyComment",
    "tag": "approvalComments",
    "summary": {
      "zh-CN": "保存意见",
      "en-US": "Save an approval comment"
    },
    "method": "POST",
    "path": "/apply/comments/save",
    "permission": "base:comment:save",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ApplyCommentInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "deleteApplyComment": {
    "id": "deleteApplyComment",
    "tag": "approvalComments",
    "summary": {
      "zh-CN": "删除意见",
      "en-US": "Delete an approval comment"
    },
    "method": "DELETE",
    "path": "/apply/comments/delete/{id}",
    "permission": "base:comment:delete",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryContactPage": {
    "id": "queryContactPage",
    "tag": "contacts",
    "summary": {
      "zh-CN": "联系人分页",
      "en-US": "Page through own contacts"
    },
    "method": "GET",
    "path": "/information/contacts/page",
    "permission": "information:contact:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "campus": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "sort": {
            "type": "string",
            "enum": [
              "contactName,asc",
              "contactName,desc",
              "campus,asc",
              "campus,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ContactPage"
    }
  },
  "saveContact": {
    "id": "saveContact",
    "tag": "contacts",
    "summary": {
      "zh-CN": "新增联系人",
      "en-US": "Create a contact"
    },
    "method": "POST",
    "path": "/information/contacts/save",
    "permission": "information:contact:create",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ContactInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateContact": {
    "id": "updateContact",
    "tag": "contacts",
    "summary": {
      "zh-CN": "修改联系人",
      "en-US": "Change a contact"
    },
    "method": "PUT",
    "path": "/information/contacts/update/{id}",
    "permission": "information:contact:update",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ContactChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteContact": {
    "id": "deleteContact",
    "tag": "contacts",
    "summary": {
      "zh-CN": "删除联系人",
      "en-US": "Delete a contact"
    },
    "method": "DELETE",
    "path": "/information/contacts/remove/{id}",
    "permission": "information:contact:delete",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryExpenditurePage": {
    "id": "queryExpenditurePage",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "经费卡分页",
      "en-US": "Page through budget cards"
    },
    "method": "GET",
    "path": "/information/expenditure/page",
    "permission": "information:expenditure:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "fundType": {
            "$ref": "#/$defs/FundType"
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "expired": {
            "type": "boolean"
          },
          "ownerId": {
            "$ref": "#/$defs/Id"
          },
          "deptId": {
            "$ref": "#/$defs/Id"
          },
          "scope": {
            "type": "string",
            "enum": [
              "MINE",
              "DEPT",
              "ALL"
            ],
            "default": "ALL"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "cardNo,asc",
              "cardNo,desc",
              "totalAmount,asc",
              "totalAmount,desc",
              "availableAmount,asc",
              "availableAmount,desc",
              "validTo,asc",
              "validTo,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ExpenditurePage"
    }
  },
  "listExpendituresSimple": {
    "id": "listExpendituresSimple",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "可用经费卡",
      "en-US": "List the budget cards that may be used now"
    },
    "method": "GET",
    "path": "/information/expenditure/simpleList",
    "permission": "purchase:project:apply",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "amount": {
            "$ref": "#/$defs/PositiveAmount"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 1000,
      "items": {
        "$ref": "#/$defs/UsableCard"
      }
    }
  },
  "getExpenditureDetail": {
    "id": "getExpenditureDetail",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "经费卡详情",
      "en-US": "Get a budget card with the users it is lent to"
    },
    "method": "GET",
    "path": "/information/expenditure/detail/{id}",
    "permission": "information:expenditure:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ExpenditureDetail"
    }
  },
  "saveExpenditure": {
    "id": "saveExpenditure",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "新增经费卡",
      "en-US": "Create a budget card"
    },
    "method": "POST",
    "path": "/information/expenditure/save",
    "permission": "information:expenditure:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "cardNo"
    ],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ExpenditureInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateExpenditure": {
    "id": "updateExpenditure",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "修改经费卡",
      "en-US": "Change a budget card"
    },
    "method": "PUT",
    "path": "/information/expenditure/update/{id}",
    "permission": "information:expenditure:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ExpenditureChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "authorizeExpenditureUsers": {
    "id": "authorizeExpenditureUsers",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "设置授权使用人",
      "en-US": "Set the users who may use a budget card besides its owner"
    },
    "method": "PUT",
    "path": "/information/expenditure/authorize/{id}",
    "permission": "information:expenditure:authorize",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ExpenditureUserChoice"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteExpenditure": {
    "id": "deleteExpenditure",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "删除经费卡",
      "en-US": "Delete a budget card"
    },
    "method": "DELETE",
    "path": "/information/expenditure/remove/{id}",
    "permission": "information:expenditure:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "freezeExpenditure": {
    "id": "freezeExpenditure",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "冻结经费",
      "en-US": "Freeze an amount on a budget card"
    },
    "method": "POST",
    "path": "/information/expenditure/freeze/{id}",
    "permission": "information:expenditure:freeze",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ExpenditureHold"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ExpenditureBalance"
    }
  },
  "unfreezeExpenditure": {
    "id": "unfreezeExpenditure",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "解冻经费",
      "en-US": "Unfreeze an amount on a budget card"
    },
    "method": "POST",
    "path": "/information/expenditure/unfreeze/{id}",
    "permission": "information:expenditure:freeze",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ExpenditureHold"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ExpenditureBalance"
    }
  },
  "queryExpenditureFlowPage": {
    "id": "queryExpenditureFlowPage",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "经费流水",
      "en-US": "Page through the ledger of a budget card"
    },
    "method": "GET",
    "path": "/information/expenditure/flow/page",
    "permission": "information:expenditure:ledger",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "expenditureId"
        ],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "expenditureId": {
            "$ref": "#/$defs/Id"
          },
          "flowType": {
            "$ref": "#/$defs/FundFlowType"
          },
          "bizCode": {
            "type": "string",
            "pattern": "^[A-Za-z0-9-]{4,40}$"
          },
          "createTimeStart": {
            "type": "string",
            "format": "date-time"
          },
          "createTimeEnd": {
            "type": "string",
            "format": "date-time"
          },
          "sort": {
            "type": "string",
            "enum": [
              "createTime,asc",
              "createTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ExpenditureFlowPage"
    }
  },
  "exportExpenditures": {
    "id": "exportExpenditures",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "导出经费卡",
      "en-US": "Export budget cards"
    },
    "method": "POST",
    "path": "/information/expenditure/export",
    "permission": "information:expenditure:export",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ExpenditureExport"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StartedExport"
    }
  },
  "exportExpenditureFlows": {
    "id": "exportExpenditureFlows",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "导出经费流水",
      "en-US": "Export the ledger of a budget card"
    },
    "method": "POST",
    "path": "/information/expenditure/flow/export",
    "permission": "information:expenditure:exportLedger",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ExpenditureFlowExport"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StartedExport"
    }
  },
  "getExpenditureSync": {
    "id": "getExpenditureSync",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "经费同步进度",
      "en-US": "Get the latest synchronisation of budget cards"
    },
    "method": "GET",
    "path": "/information/expenditure/sync",
    "permission": "information:expenditure:sync",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "oneOf": [
        {
          "$ref": "#/$defs/ExpenditureSync"
        },
        {
          "type": "null"
        }
      ]
    }
  },
  "syncExpenditures": {
    "id": "syncExpenditures",
    "tag": "expenditure",
    "summary": {
      "zh-CN": "同步经费",
      "en-US": "Synchronise budget cards with the finance system"
    },
    "method": "POST",
    "path": "/information/expenditure/sync",
    "permission": "information:expenditure:sync",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ExpenditureSync"
    }
  },
  "queryInboxMessagePage": {
    "id": "queryInboxMessagePage",
    "tag": "inbox",
    "summary": {
      "zh-CN": "站内消息分页",
      "en-US": "Page through own messages"
    },
    "method": "GET",
    "path": "/message/inbox/page",
    "permission": "session:inbox:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "read": {
            "type": "boolean"
          },
          "sceneCode": {
            "$ref": "#/$defs/SceneCode"
          },
          "sort": {
            "type": "string",
            "enum": [
              "createTime,asc",
              "createTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/InboxMessagePage"
    }
  },
  "countUnreadInboxMessages": {
    "id": "countUnreadInboxMessages",
    "tag": "inbox",
    "summary": {
      "zh-CN": "未读数",
      "en-US": "Count own unread messages"
    },
    "method": "GET",
    "path": "/message/inbox/unreadCount",
    "permission": "session:inbox:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": true,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/UnreadCount"
    }
  },
  "markInboxMessagesRead": {
    "id": "markInboxMessagesRead",
    "tag": "inbox",
    "summary": {
      "zh-CN": "标为已读",
      "en-US": "Mark messages as read"
    },
    "method": "PUT",
    "path": "/message/inbox/read",
    "permission": "session:inbox:update",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/InboxReadMark"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryOperationLogPage": {
    "id": "queryOperationLogPage",
    "tag": "operationLog",
    "summary": {
      "zh-CN": "操作日志分页",
      "en-US": "Page through the operation log"
    },
    "method": "GET",
    "path": "/sys/log/page",
    "permission": "system:operationLog:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "userName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "userId": {
            "$ref": "#/$defs/Id"
          },
          "module": {
            "type": "string",
            "pattern": "^[a-z][A-Za-z]{1,39}$"
          },
          "operationId": {
            "type": "string",
            "pattern": "^[a-z][A-Za-z0-9]{1,99}$"
          },
          "success": {
            "type": "boolean"
          },
          "requestId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100
          },
          "timeStart": {
            "type": "string",
            "format": "date-time"
          },
          "timeEnd": {
            "type": "string",
            "format": "date-time"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "time,asc",
              "time,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/OperationLogPage"
    }
  },
  "exportOperationLog": {
    "id": "exportOperationLog",
    "tag": "operationLog",
    "summary": {
      "zh-CN": "导出操作日志",
      "en-US": "Export the operation log"
    },
    "method": "POST",
    "path": "/sys/log/export",
    "permission": "system:operationLog:export",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/OperationLogExport"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StartedExport"
    }
  },
  "getOperationLogDetail": {
    "id": "getOperationLogDetail",
    "tag": "operationLog",
    "summary": {
      "zh-CN": "操作日志详情",
      "en-US": "Get a row of the operation log with the request and the changes"
    },
    "method": "GET",
    "path": "/sys/log/detail/{id}",
    "permission": "system:operationLog:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/OperationLogDetail"
    }
  },
  "querySchoolUserPage": {
    "id": "querySchoolUserPage",
    "tag": "users",
    "summary": {
      "zh-CN": "本校用户分页",
      "en-US": "Page through the users of the school"
    },
    "method": "GET",
    "path": "/sys/user/school-page",
    "permission": "system:user:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "deptId": {
            "$ref": "#/$defs/Id"
          },
          "roleId": {
            "$ref": "#/$defs/Id"
          },
          "withoutRole": {
            "type": "boolean"
          },
          "status": {
            "$ref": "#/$defs/UserStatus"
          },
          "source": {
            "$ref": "#/$defs/UserSource"
          },
          "createTimeStart": {
            "type": "string",
            "format": "date-time"
          },
          "createTimeEnd": {
            "type": "string",
            "format": "date-time"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "account,asc",
              "account,desc",
              "name,asc",
              "name,desc",
              "createTime,asc",
              "createTime,desc",
              "lastLoginTime,asc",
              "lastLoginTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/UserPage"
    }
  },
  "queryAutomaticUserPage": {
    "id": "queryAutomaticUserPage",
    "tag": "users",
    "summary": {
      "zh-CN": "自动同步用户分页",
      "en-US": "Page through the users that came by synchronisation"
    },
    "method": "GET",
    "path": "/sys/user/automatic-page",
    "permission": "system:user:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "deptId": {
            "$ref": "#/$defs/Id"
          },
          "roleId": {
            "$ref": "#/$defs/Id"
          },
          "withoutRole": {
            "type": "boolean"
          },
          "source": {
            "type": "string",
            "enum": [
              "CAS",
              "QLGD",
              "PLATFORM"
            ]
          },
          "status": {
            "$ref": "#/$defs/UserStatus"
          },
          "createTimeStart": {
            "type": "string",
            "format": "date-time"
          },
          "createTimeEnd": {
            "type": "string",
            "format": "date-time"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "account,asc",
              "account,desc",
              "name,asc",
              "name,desc",
              "createTime,asc",
              "createTime,desc",
              "lastLoginTime,asc",
              "lastLoginTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/UserPage"
    }
  },
  "importUsers": {
    "id": "importUsers",
    "tag": "users",
    "summary": {
      "zh-CN": "批量导入用户",
      "en-US": "Create many users from a table"
    },
    "method": "POST",
    "path": "/sys/user/import",
    "permission": "system:user:import",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/UserImport"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/UserImportResult"
    }
  },
  "exportUsers": {
    "id": "exportUsers",
    "tag": "users",
    "summary": {
      "zh-CN": "导出用户",
      "en-US": "Export users"
    },
    "method": "POST",
    "path": "/sys/user/export",
    "permission": "system:user:export",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/UserExport"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/StartedExport"
    }
  },
  "getUserDetail": {
    "id": "getUserDetail",
    "tag": "users",
    "summary": {
      "zh-CN": "用户详情",
      "en-US": "Get a user with the roles and departments granted"
    },
    "method": "GET",
    "path": "/sys/user/detail/{id}",
    "permission": "system:user:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/UserDetail"
    }
  },
  "listUsersSimple": {
    "id": "listUsersSimple",
    "tag": "users",
    "summary": {
      "zh-CN": "人员选择",
      "en-US": "List users to choose from"
    },
    "method": "GET",
    "path": "/sys/user/simpleList",
    "permission": "base:user:list",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "deptId": {
            "$ref": "#/$defs/Id"
          },
          "roleCode": {
            "type": "string",
            "pattern": "^[a-z_]{2,32}$"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 50,
      "items": {
        "$ref": "#/$defs/UserOption"
      }
    }
  },
  "addUserRoles": {
    "id": "addUserRoles",
    "tag": "users",
    "summary": {
      "zh-CN": "批量授予角色",
      "en-US": "Give roles to several users"
    },
    "method": "POST",
    "path": "/sys/user/addRoles",
    "permission": "system:user:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/AddedRoles"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "resetPasswords": {
    "id": "resetPasswords",
    "tag": "users",
    "summary": {
      "zh-CN": "批量生成初始密码",
      "en-US": "Set initial passwords for several users"
    },
    "method": "POST",
    "path": "/sys/user/resetPasswords",
    "permission": "system:user:reset",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PasswordsReset"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 200,
      "items": {
        "$ref": "#/$defs/InitialPassword"
      }
    }
  },
  "checkAccount": {
    "id": "checkAccount",
    "tag": "users",
    "summary": {
      "zh-CN": "账号查重",
      "en-US": "Check whether an account is taken"
    },
    "method": "GET",
    "path": "/sys/user/checkAccount",
    "permission": "system:user:read",
    "dataScope": "none",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "account"
        ],
        "properties": {
          "account": {
            "type": "string",
            "minLength": 1,
            "maxLength": 32
          },
          "excludeId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/AccountCheck"
    }
  },
  "createUser": {
    "id": "createUser",
    "tag": "users",
    "summary": {
      "zh-CN": "新增用户",
      "en-US": "Create a user"
    },
    "method": "POST",
    "path": "/sys/user",
    "permission": "system:user:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "account"
    ],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/UserInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateUser": {
    "id": "updateUser",
    "tag": "users",
    "summary": {
      "zh-CN": "修改用户",
      "en-US": "Change a user"
    },
    "method": "PUT",
    "path": "/sys/user",
    "permission": "system:user:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/UserChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "updateUserStatus": {
    "id": "updateUserStatus",
    "tag": "users",
    "summary": {
      "zh-CN": "修改用户状态",
      "en-US": "Enable, disable or lock a user"
    },
    "method": "PUT",
    "path": "/sys/user/updateStatus",
    "permission": "system:user:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/UserStatusChange"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteUser": {
    "id": "deleteUser",
    "tag": "users",
    "summary": {
      "zh-CN": "删除用户",
      "en-US": "Delete a user"
    },
    "method": "DELETE",
    "path": "/sys/user/remove/{id}",
    "permission": "system:user:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "syncCasUsers": {
    "id": "syncCasUsers",
    "tag": "users",
    "summary": {
      "zh-CN": "同步统一认证",
      "en-US": "Synchronise users with the central authentication"
    },
    "method": "GET",
    "path": "/sys/user/syncCas",
    "permission": "system:user:sync",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": true,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CasSync"
    }
  },
  "resetPassword": {
    "id": "resetPassword",
    "tag": "users",
    "summary": {
      "zh-CN": "重置密码",
      "en-US": "Set a temporary password for a user"
    },
    "method": "GET",
    "path": "/sys/user/resetPassWord",
    "permission": "system:user:reset",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": true,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/TemporaryPassword"
    }
  },
  "sendPhoneCaptcha": {
    "id": "sendPhoneCaptcha",
    "tag": "users",
    "summary": {
      "zh-CN": "手机验证码",
      "en-US": "Send a code by SMS"
    },
    "method": "POST",
    "path": "/sys/user/phone-captcha",
    "permission": null,
    "dataScope": "none",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PhoneCaptchaInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/PhoneCaptcha"
    }
  },
  "updatePassword": {
    "id": "updatePassword",
    "tag": "users",
    "summary": {
      "zh-CN": "修改密码",
      "en-US": "Change own password"
    },
    "method": "PUT",
    "path": "/sys/user/updatePassword",
    "permission": "session:own:update",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": true,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PasswordChange"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "getMyProfile": {
    "id": "getMyProfile",
    "tag": "users",
    "summary": {
      "zh-CN": "个人资料",
      "en-US": "Get own profile"
    },
    "method": "GET",
    "path": "/sys/user/profile",
    "permission": "session:own:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/UserProfile"
    }
  },
  "updateMyProfile": {
    "id": "updateMyProfile",
    "tag": "users",
    "summary": {
      "zh-CN": "修改个人资料",
      "en-US": "Change own profile"
    },
    "method": "PUT",
    "path": "/sys/user/profile",
    "permission": "session:own:update",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/UserProfileChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "updateMyPhone": {
    "id": "updateMyPhone",
    "tag": "users",
    "summary": {
      "zh-CN": "修改手机号",
      "en-US": "Change own phone"
    },
    "method": "PUT",
    "path": "/sys/user/phone",
    "permission": "session:own:update",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/PhoneChange"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "resetForgottenPassword": {
    "id": "resetForgottenPassword",
    "tag": "users",
    "summary": {
      "zh-CN": "找回密码",
      "en-US": "Set a new password after forgetting it"
    },
    "method": "POST",
    "path": "/auth/v2/forgot-password",
    "permission": null,
    "dataScope": "none",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ForgottenPassword"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryHelpGuidelinePage": {
    "id": "queryHelpGuidelinePage",
    "tag": "help",
    "summary": {
      "zh-CN": "办事指南分页",
      "en-US": "Page through guidelines"
    },
    "method": "GET",
    "path": "/help/center/guidelines/queryPage",
    "permission": "base:guideline:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "categoryCode": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/PublishStatus"
          },
          "publishDateStart": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "publishDateEnd": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "publishTime,asc",
              "publishTime,desc",
              "viewCount,asc",
              "viewCount,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ArticlePage"
    }
  },
  "saveHelpGuideline": {
    "id": "saveHelpGuideline",
    "tag": "help",
    "summary": {
      "zh-CN": "新增办事指南",
      "en-US": "Create a guideline"
    },
    "method": "POST",
    "path": "/help/center/guidelines/save",
    "permission": "content:guideline:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/GuidelineInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateHelpGuideline": {
    "id": "updateHelpGuideline",
    "tag": "help",
    "summary": {
      "zh-CN": "修改办事指南",
      "en-US": "Change a guideline"
    },
    "method": "PUT",
    "path": "/help/center/guidelines/update/{id}",
    "permission": "content:guideline:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/GuidelineChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "publishHelpGuideline": {
    "id": "publishHelpGuideline",
    "tag": "help",
    "summary": {
      "zh-CN": "发布/撤回办事指南",
      "en-US": "Publish or withdraw a guideline"
    },
    "method": "POST",
    "path": "/help/center/guidelines/publish/{id}",
    "permission": "content:guideline:publish",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Publication"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteHelpGuideline": {
    "id": "deleteHelpGuideline",
    "tag": "help",
    "summary": {
      "zh-CN": "删除办事指南",
      "en-US": "Delete a guideline"
    },
    "method": "DELETE",
    "path": "/help/center/guidelines/remove/{id}",
    "permission": "content:guideline:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryHelpFaqPage": {
    "id": "queryHelpFaqPage",
    "tag": "help",
    "summary": {
      "zh-CN": "帮助问答分页",
      "en-US": "Page through questions and answers of the help centre"
    },
    "method": "GET",
    "path": "/help/center/faq/queryPage",
    "permission": "base:faq:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "categoryCode": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/PublishStatus"
          },
          "publishDateStart": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "publishDateEnd": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "publishTime,asc",
              "publishTime,desc",
              "viewCount,asc",
              "viewCount,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ArticlePage"
    }
  },
  "saveHelpFaq": {
    "id": "saveHelpFaq",
    "tag": "help",
    "summary": {
      "zh-CN": "新增帮助问答",
      "en-US": "Create an answer of the help centre"
    },
    "method": "POST",
    "path": "/help/center/faq/save",
    "permission": "content:faq:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ArticleInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateHelpFaq": {
    "id": "updateHelpFaq",
    "tag": "help",
    "summary": {
      "zh-CN": "修改帮助问答",
      "en-US": "Change an answer of the help centre"
    },
    "method": "PUT",
    "path": "/help/center/faq/update/{id}",
    "permission": "content:faq:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ArticleChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "publishHelpFaq": {
    "id": "publishHelpFaq",
    "tag": "help",
    "summary": {
      "zh-CN": "发布/撤回帮助问答",
      "en-US": "Publish or withdraw an answer of the help centre"
    },
    "method": "POST",
    "path": "/help/center/faq/publish/{id}",
    "permission": "content:faq:publish",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Publication"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteHelpFaq": {
    "id": "deleteHelpFaq",
    "tag": "help",
    "summary": {
      "zh-CN": "删除帮助问答",
      "en-US": "Delete an answer of the help centre"
    },
    "method": "DELETE",
    "path": "/help/center/faq/remove/{id}",
    "permission": "content:faq:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryIntegrityExposurePage": {
    "id": "queryIntegrityExposurePage",
    "tag": "help",
    "summary": {
      "zh-CN": "失信曝光分页",
      "en-US": "Page through supplier sanctions"
    },
    "method": "GET",
    "path": "/integrity/announcement/exposure/queryPage",
    "permission": "base:exposure:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "supplierName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "supplierId": {
            "$ref": "#/$defs/Id"
          },
          "exposureType": {
            "$ref": "#/$defs/ExposureType"
          },
          "level": {
            "$ref": "#/$defs/ExposureLevel"
          },
          "status": {
            "$ref": "#/$defs/PublishStatus"
          },
          "startDate": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "endDate": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "publishTime,asc",
              "publishTime,desc",
              "startDate,asc",
              "startDate,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ExposurePage"
    }
  },
  "getIntegrityExposureDetail": {
    "id": "getIntegrityExposureDetail",
    "tag": "help",
    "summary": {
      "zh-CN": "失信曝光详情",
      "en-US": "Get a supplier sanction"
    },
    "method": "GET",
    "path": "/integrity/announcement/exposure/detail/{id}",
    "permission": "base:exposure:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ExposureDetail"
    }
  },
  "saveIntegrityExposure": {
    "id": "saveIntegrityExposure",
    "tag": "help",
    "summary": {
      "zh-CN": "新增曝光",
      "en-US": "Draft a supplier sanction"
    },
    "method": "POST",
    "path": "/integrity/announcement/exposure/save",
    "permission": "content:exposure:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ExposureInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateIntegrityExposure": {
    "id": "updateIntegrityExposure",
    "tag": "help",
    "summary": {
      "zh-CN": "修改曝光",
      "en-US": "Change the draft of a supplier sanction"
    },
    "method": "PUT",
    "path": "/integrity/announcement/exposure/update/{id}",
    "permission": "content:exposure:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ExposureChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "publishIntegrityExposure": {
    "id": "publishIntegrityExposure",
    "tag": "help",
    "summary": {
      "zh-CN": "发布/撤回曝光",
      "en-US": "Publish or withdraw a supplier sanction"
    },
    "method": "POST",
    "path": "/integrity/announcement/exposure/publish/{id}",
    "permission": "content:exposure:publish",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Publication"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "recordIntegrityExposureAppeal": {
    "id": "recordIntegrityExposureAppeal",
    "tag": "help",
    "summary": {
      "zh-CN": "登记申诉",
      "en-US": "Record an appeal against a supplier sanction"
    },
    "method": "POST",
    "path": "/integrity/announcement/exposure/appeal/{id}",
    "permission": "content:exposure:appeal",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ExposureAppealInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteIntegrityExposure": {
    "id": "deleteIntegrityExposure",
    "tag": "help",
    "summary": {
      "zh-CN": "删除曝光",
      "en-US": "Delete the draft of a supplier sanction"
    },
    "method": "DELETE",
    "path": "/integrity/announcement/exposure/remove/{id}",
    "permission": "content:exposure:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "getArticleDetail": {
    "id": "getArticleDetail",
    "tag": "articles",
    "summary": {
      "zh-CN": "文章详情",
      "en-US": "Get an article"
    },
    "method": "GET",
    "path": "/article/detail/{id}",
    "permission": "base:article:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ArticleDetail"
    }
  },
  "countArticleView": {
    "id": "countArticleView",
    "tag": "articles",
    "summary": {
      "zh-CN": "文章浏览计数",
      "en-US": "Count the view of an article"
    },
    "method": "POST",
    "path": "/article/view/{id}",
    "permission": "base:article:view",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ViewCount"
    }
  },
  "queryNewsPage": {
    "id": "queryNewsPage",
    "tag": "articles",
    "summary": {
      "zh-CN": "资讯分页",
      "en-US": "Page through news articles"
    },
    "method": "GET",
    "path": "/news/information/queryPage",
    "permission": "base:news:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "categoryCode": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/PublishStatus"
          },
          "publishDateStart": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "publishDateEnd": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "publishTime,asc",
              "publishTime,desc",
              "viewCount,asc",
              "viewCount,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ArticlePage"
    }
  },
  "saveNews": {
    "id": "saveNews",
    "tag": "articles",
    "summary": {
      "zh-CN": "新增资讯",
      "en-US": "Create a news article"
    },
    "method": "POST",
    "path": "/news/information/save",
    "permission": "content:news:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ArticleInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateNews": {
    "id": "updateNews",
    "tag": "articles",
    "summary": {
      "zh-CN": "修改资讯",
      "en-US": "Change a news article"
    },
    "method": "PUT",
    "path": "/news/information/update/{id}",
    "permission": "content:news:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ArticleChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "publishNews": {
    "id": "publishNews",
    "tag": "articles",
    "summary": {
      "zh-CN": "发布/撤回资讯",
      "en-US": "Publish or withdraw a news article"
    },
    "method": "POST",
    "path": "/news/information/publish/{id}",
    "permission": "content:news:publish",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Publication"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteNews": {
    "id": "deleteNews",
    "tag": "articles",
    "summary": {
      "zh-CN": "删除资讯",
      "en-US": "Delete a news article"
    },
    "method": "DELETE",
    "path": "/news/information/remove/{id}",
    "permission": "content:news:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "querySystemAnnouncementPage": {
    "id": "querySystemAnnouncementPage",
    "tag": "articles",
    "summary": {
      "zh-CN": "系统公告分页",
      "en-US": "Page through system announcements"
    },
    "method": "GET",
    "path": "/system/announcement/queryPage",
    "permission": "base:systemAnnouncement:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/PublishStatus"
          },
          "popup": {
            "type": "boolean"
          },
          "viewed": {
            "type": "boolean"
          },
          "publishDateStart": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "publishDateEnd": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "publishTime,asc",
              "publishTime,desc",
              "viewCount,asc",
              "viewCount,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ArticlePage"
    }
  },
  "saveSystemAnnouncement": {
    "id": "saveSystemAnnouncement",
    "tag": "articles",
    "summary": {
      "zh-CN": "新增系统公告",
      "en-US": "Create a system announcement"
    },
    "method": "POST",
    "path": "/system/announcement/save",
    "permission": "content:systemAnnouncement:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SystemAnnouncementInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateSystemAnnouncement": {
    "id": "updateSystemAnnouncement",
    "tag": "articles",
    "summary": {
      "zh-CN": "修改系统公告",
      "en-US": "Change a system announcement"
    },
    "method": "PUT",
    "path": "/system/announcement/update/{id}",
    "permission": "content:systemAnnouncement:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/SystemAnnouncementChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "publishSystemAnnouncement": {
    "id": "publishSystemAnnouncement",
    "tag": "articles",
    "summary": {
      "zh-CN": "发布/撤回系统公告",
      "en-US": "Publish or withdraw a system announcement"
    },
    "method": "POST",
    "path": "/system/announcement/publish/{id}",
    "permission": "content:systemAnnouncement:publish",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Publication"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteSystemAnnouncement": {
    "id": "deleteSystemAnnouncement",
    "tag": "articles",
    "summary": {
      "zh-CN": "删除系统公告",
      "en-US": "Delete a system announcement"
    },
    "method": "DELETE",
    "path": "/system/announcement/remove/{id}",
    "permission": "content:systemAnnouncement:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryLighthousePage": {
    "id": "queryLighthousePage",
    "tag": "articles",
    "summary": {
      "zh-CN": "采购灯塔分页",
      "en-US": "Page through case studies"
    },
    "method": "GET",
    "path": "/lighthouse/queryPage",
    "permission": "base:lighthouse:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "categoryCode": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/PublishStatus"
          },
          "publishDateStart": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "publishDateEnd": {
            "type": "string",
            "format": "date",
            "pattern": "^(19|20)\\d{2}-"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "publishTime,asc",
              "publishTime,desc",
              "viewCount,asc",
              "viewCount,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ArticlePage"
    }
  },
  "getLighthouseDetail": {
    "id": "getLighthouseDetail",
    "tag": "articles",
    "summary": {
      "zh-CN": "灯塔详情",
      "en-US": "Get a case study"
    },
    "method": "GET",
    "path": "/lighthouse/detail/{id}",
    "permission": "base:lighthouse:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ArticleDetail"
    }
  },
  "saveLighthouse": {
    "id": "saveLighthouse",
    "tag": "articles",
    "summary": {
      "zh-CN": "新增采购灯塔",
      "en-US": "Create a case study"
    },
    "method": "POST",
    "path": "/lighthouse/save",
    "permission": "content:lighthouse:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/LighthouseInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateLighthouse": {
    "id": "updateLighthouse",
    "tag": "articles",
    "summary": {
      "zh-CN": "修改采购灯塔",
      "en-US": "Change a case study"
    },
    "method": "PUT",
    "path": "/lighthouse/update/{id}",
    "permission": "content:lighthouse:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/LighthouseChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "publishLighthouse": {
    "id": "publishLighthouse",
    "tag": "articles",
    "summary": {
      "zh-CN": "发布/撤回采购灯塔",
      "en-US": "Publish or withdraw a case study"
    },
    "method": "POST",
    "path": "/lighthouse/publish/{id}",
    "permission": "content:lighthouse:publish",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Publication"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteLighthouse": {
    "id": "deleteLighthouse",
    "tag": "articles",
    "summary": {
      "zh-CN": "删除采购灯塔",
      "en-US": "Delete a case study"
    },
    "method": "DELETE",
    "path": "/lighthouse/remove/{id}",
    "permission": "content:lighthouse:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryDownloadDocPage": {
    "id": "queryDownloadDocPage",
    "tag": "documents",
    "summary": {
      "zh-CN": "文档分页",
      "en-US": "Page through documents"
    },
    "method": "GET",
    "path": "/download-center-doc/page",
    "permission": "base:document:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "docName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "docType": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "status": {
            "$ref": "#/$defs/Status"
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "docName,asc",
              "docName,desc",
              "downloadCount,asc",
              "downloadCount,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/DownloadDocPage"
    }
  },
  "downloadDoc": {
    "id": "downloadDoc",
    "tag": "documents",
    "summary": {
      "zh-CN": "下载文档",
      "en-US": "Download a document"
    },
    "method": "POST",
    "path": "/download-center-doc/download/{id}",
    "permission": "base:document:download",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/FileInfo"
    }
  },
  "saveDownloadDoc": {
    "id": "saveDownloadDoc",
    "tag": "documents",
    "summary": {
      "zh-CN": "新增文档",
      "en-US": "Create a document"
    },
    "method": "POST",
    "path": "/download-center-doc/save",
    "permission": "content:document:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [
      "docName"
    ],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/DownloadDocInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateDownloadDoc": {
    "id": "updateDownloadDoc",
    "tag": "documents",
    "summary": {
      "zh-CN": "修改文档",
      "en-US": "Change a document"
    },
    "method": "PUT",
    "path": "/download-center-doc/update/{id}",
    "permission": "content:document:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/DownloadDocChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteDownloadDoc": {
    "id": "deleteDownloadDoc",
    "tag": "documents",
    "summary": {
      "zh-CN": "删除文档",
      "en-US": "Delete a document"
    },
    "method": "DELETE",
    "path": "/download-center-doc/remove/{id}",
    "permission": "content:document:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "createWechatQrCode": {
    "id": "createWechatQrCode",
    "tag": "wechat",
    "summary": {
      "zh-CN": "绑定二维码",
      "en-US": "Create a QR code to bind a WeChat account"
    },
    "method": "GET",
    "path": "/ms/userWechatMessage/createQrCode",
    "permission": "session:wechat:bind",
    "dataScope": "self",
    "retry": "never",
    "sideEffect": true,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/WechatQrCode"
    }
  },
  "isWechatBound": {
    "id": "isWechatBound",
    "tag": "wechat",
    "summary": {
      "zh-CN": "是否已绑定",
      "en-US": "Check whether a WeChat account is bound"
    },
    "method": "GET",
    "path": "/ms/userWechatMessage/isBind",
    "permission": "session:wechat:read",
    "dataScope": "self",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "sceneKey": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/WechatBinding"
    }
  },
  "queryWechatReceiverPage": {
    "id": "queryWechatReceiverPage",
    "tag": "wechat",
    "summary": {
      "zh-CN": "微信接收人分页",
      "en-US": "Page through WeChat receivers"
    },
    "method": "GET",
    "path": "/ms/userWechatMessage/page",
    "permission": "session:wechat:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "keyword": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "pushState": {
            "type": "boolean"
          },
          "bindStatus": {
            "type": "string",
            "enum": [
              "BOUND",
              "CANCELLED"
            ]
          },
          "id": {
            "$ref": "#/$defs/Id"
          },
          "own": {
            "type": "boolean"
          },
          "sort": {
            "type": "string",
            "enum": [
              "bindTime,asc",
              "bindTime,desc",
              "nickName,asc",
              "nickName,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/WechatReceiverPage"
    }
  },
  "updateWechatPushState": {
    "id": "updateWechatPushState",
    "tag": "wechat",
    "summary": {
      "zh-CN": "推送开关",
      "en-US": "Switch the push messages of a receiver on or off"
    },
    "method": "PUT",
    "path": "/ms/userWechatMessage/updatePushState",
    "permission": "session:wechat:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/WechatPushState"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "updateWechatNickNameNotes": {
    "id": "updateWechatNickNameNotes",
    "tag": "wechat",
    "summary": {
      "zh-CN": "修改备注名和推送语言",
      "en-US": "Change the note of a receiver and the language of its messages"
    },
    "method": "PUT",
    "path": "/ms/userWechatMessage/updateNickNameNotes",
    "permission": "session:wechat:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/WechatNickNameNotes"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "unbindWechat": {
    "id": "unbindWechat",
    "tag": "wechat",
    "summary": {
      "zh-CN": "解绑微信",
      "en-US": "Unbind a WeChat receiver"
    },
    "method": "DELETE",
    "path": "/ms/userWechatMessage/unbind/{id}",
    "permission": "session:wechat:unbind",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryWechatSendLogPage": {
    "id": "queryWechatSendLogPage",
    "tag": "wechat",
    "summary": {
      "zh-CN": "推送记录",
      "en-US": "Page through the messages pushed to WeChat"
    },
    "method": "GET",
    "path": "/ms/userWechatMessage/sendLog/page",
    "permission": "session:wechat:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "receiverId": {
            "$ref": "#/$defs/Id"
          },
          "sceneCode": {
            "$ref": "#/$defs/SceneCode"
          },
          "status": {
            "$ref": "#/$defs/WechatSendStatus"
          },
          "createTimeStart": {
            "type": "string",
            "format": "date-time"
          },
          "createTimeEnd": {
            "type": "string",
            "format": "date-time"
          },
          "sort": {
            "type": "string",
            "enum": [
              "createTime,asc",
              "createTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/WechatSendLogPage"
    }
  },
  "listWechatMessageScenes": {
    "id": "listWechatMessageScenes",
    "tag": "wechat",
    "summary": {
      "zh-CN": "已订阅场景",
      "en-US": "List the scenes a receiver is subscribed to"
    },
    "method": "GET",
    "path": "/ms/userMessageSceneRelation/wechat/list",
    "permission": "session:wechat:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "receiverId"
        ],
        "properties": {
          "receiverId": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 100,
      "items": {
        "$ref": "#/$defs/MessageSceneRelation"
      }
    }
  },
  "deleteMessageSceneRelation": {
    "id": "deleteMessageSceneRelation",
    "tag": "wechat",
    "summary": {
      "zh-CN": "取消订阅",
      "en-US": "Unsubscribe from scenes"
    },
    "method": "DELETE",
    "path": "/ms/userMessageSceneRelation/delete",
    "permission": "session:wechat:subscribe",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "ids"
        ],
        "properties": {
          "ids": {
            "type": "string",
            "maxLength": 6500,
            "pattern": "^[0-9A-Za-z_-]{1,64}(,[0-9A-Za-z_-]{1,64}){0,99}$"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "queryMessageScenesNotAdded": {
    "id": "queryMessageScenesNotAdded",
    "tag": "wechat",
    "summary": {
      "zh-CN": "未订阅场景",
      "en-US": "List the scenes a receiver can still be subscribed to"
    },
    "method": "GET",
    "path": "/ms/userMessageSceneRelation/queryNotAdded",
    "permission": "session:wechat:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "receiverId"
        ],
        "properties": {
          "receiverId": {
            "$ref": "#/$defs/Id"
          },
          "subjectId": {
            "$ref": "#/$defs/MessageSubjectId"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 100,
      "items": {
        "$ref": "#/$defs/MessageScene"
      }
    }
  },
  "addMessageSceneRelation": {
    "id": "addMessageSceneRelation",
    "tag": "wechat",
    "summary": {
      "zh-CN": "订阅场景",
      "en-US": "Subscribe a receiver to scenes"
    },
    "method": "POST",
    "path": "/ms/userMessageSceneRelation",
    "permission": "session:wechat:subscribe",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/MessageSceneChoice"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "listMessageSceneSubjects": {
    "id": "listMessageSceneSubjects",
    "tag": "wechat",
    "summary": {
      "zh-CN": "消息主题列表",
      "en-US": "List the message subjects with their scenes"
    },
    "method": "GET",
    "path": "/ms/messageSceneSubject/list",
    "permission": "session:wechat:read",
    "dataScope": "none",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [
      "current",
      "size"
    ],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "array",
      "maxItems": 50,
      "items": {
        "$ref": "#/$defs/MessageSubject"
      }
    }
  },
  "uploadFile": {
    "id": "uploadFile",
    "tag": "files",
    "summary": {
      "zh-CN": "上传文件",
      "en-US": "Upload a file"
    },
    "method": "POST",
    "path": "/file/upload",
    "permission": "session:file:upload",
    "dataScope": "school",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "bizType",
          "file"
        ],
        "properties": {
          "bizType": {
            "$ref": "#/$defs/UploadBizType"
          },
          "projectId": {
            "type": "string",
            "pattern": "^[0-9A-Za-z_-]{1,64}$"
          },
          "file": {
            "type": "string",
            "format": "binary"
          }
        }
      }
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/FileInfo"
    }
  },
  "getFileInfo": {
    "id": "getFileInfo",
    "tag": "files",
    "summary": {
      "zh-CN": "文件信息",
      "en-US": "Get a file's description and a fresh address"
    },
    "method": "GET",
    "path": "/file/info/{id}",
    "permission": "session:file:read",
    "dataScope": "school",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/FileInfo"
    }
  },
  "downloadFile": {
    "id": "downloadFile",
    "tag": "files",
    "summary": {
      "zh-CN": "下载文件",
      "en-US": "Download a file"
    },
    "method": "GET",
    "path": "/file/download/{id}",
    "permission": null,
    "dataScope": "none",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "expires",
          "signature"
        ],
        "properties": {
          "expires": {
            "type": "integer",
            "minimum": 0,
            "maximum": 9999999999
          },
          "signature": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_-]{43}$"
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": true,
    "data": {
      "type": "string",
      "format": "binary"
    }
  },
  "queryProductPage": {
    "id": "queryProductPage",
    "tag": "products",
    "summary": {
      "zh-CN": "推荐产品分页",
      "en-US": "Page through recommended products"
    },
    "method": "GET",
    "path": "/product/queryPage",
    "permission": "base:product:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": true,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
          "current": {
            "type": "integer",
            "minimum": 1,
            "maximum": 1000000,
            "default": 1
          },
          "size": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 10
          },
          "productName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "categoryId": {
            "$ref": "#/$defs/Id"
          },
          "brand": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "supplierId": {
            "$ref": "#/$defs/Id"
          },
          "status": {
            "type": "string",
            "enum": [
              "DRAFT",
              "PUBLISHED",
              "WITHDRAWN"
            ]
          },
          "companyId": {
            "$ref": "#/$defs/CompanyId"
          },
          "sort": {
            "type": "string",
            "enum": [
              "productName,asc",
              "productName,desc",
              "referencePrice,asc",
              "referencePrice,desc",
              "updateTime,asc",
              "updateTime,desc"
            ]
          }
        }
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProductPage"
    }
  },
  "getProductDetail": {
    "id": "getProductDetail",
    "tag": "products",
    "summary": {
      "zh-CN": "产品详情",
      "en-US": "Get a recommended product"
    },
    "method": "GET",
    "path": "/product/detail/{id}",
    "permission": "base:product:read",
    "dataScope": "role",
    "retry": "safe",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/ProductDetail"
    }
  },
  "saveProduct": {
    "id": "saveProduct",
    "tag": "products",
    "summary": {
      "zh-CN": "新增产品",
      "en-US": "Create a recommended product"
    },
    "method": "POST",
    "path": "/product/save",
    "permission": "content:product:create",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": true,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": true,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ProductInput"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "$ref": "#/$defs/CreatedRow"
    }
  },
  "updateProduct": {
    "id": "updateProduct",
    "tag": "products",
    "summary": {
      "zh-CN": "修改产品",
      "en-US": "Change a recommended product"
    },
    "method": "PUT",
    "path": "/product/update/{id}",
    "permission": "content:product:update",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/ProductChanges"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "publishProduct": {
    "id": "publishProduct",
    "tag": "products",
    "summary": {
      "zh-CN": "发布/撤回产品",
      "en-US": "Publish or withdraw a recommended product"
    },
    "method": "POST",
    "path": "/product/publish/{id}",
    "permission": "content:product:publish",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": {
        "$ref": "#/$defs/Publication"
      },
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  },
  "deleteProduct": {
    "id": "deleteProduct",
    "tag": "products",
    "summary": {
      "zh-CN": "删除产品",
      "en-US": "Delete a recommended product"
    },
    "method": "DELETE",
    "path": "/product/remove/{id}",
    "permission": "content:product:delete",
    "dataScope": "role",
    "retry": "never",
    "sideEffect": false,
    "idempotent": false,
    "paged": false,
    "background": false,
    "initialPassword": false,
    "unique": [],
    "namesCompany": false,
    "ignores": [],
    "request": {
      "path": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "$ref": "#/$defs/Id"
          }
        }
      },
      "query": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {}
      },
      "body": null,
      "form": null
    },
    "binary": false,
    "data": {
      "type": "boolean",
      "const": true
    }
  }
};

/** The closed component schemas, to which the operations refer as `#/$defs/Name`. */
export const definitions: Record<string, object> = {
  "Id": {
    "type": "string",
    "pattern": "^[0-9A-Za-z_-]{1,64}$"
  },
  "LoginInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "username",
      "password"
    ],
    "properties": {
      "username": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "writeOnly": true
      },
      "captchaKey": {
        "$ref": "#/$defs/Id"
      },
      "captchaCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 10,
        "writeOnly": true
      }
    }
  },
  "ErrorCode": {
    "type": "integer",
    "minimum": 1,
    "maximum": 9999,
    "enum": [
      401,
      404,
      405,
      413,
      415,
      503,
      4000,
      4001,
      4002,
      4003,
      4004,
      4005,
      4006,
      4007,
      4008,
      4009,
      4010,
      4090,
      4091,
      4101,
      4105,
      4110,
      4120,
      4131,
      4132,
      4141,
      4160,
      4181,
      4182,
      4184,
      4185,
      4186,
      4204,
      4205,
      4206,
      4207,
      4208,
      4209,
      4301,
      4302,
      4321,
      4401,
      4402,
      5000
    ]
  },
  "FieldError": {
    "type": "object",
    "required": [
      "field",
      "rule",
      "params",
      "message"
    ],
    "properties": {
      "field": {
        "type": "string",
        "maxLength": 200
      },
      "rule": {
        "type": "string",
        "maxLength": 40
      },
      "params": {
        "type": "object",
        "additionalProperties": {
          "type": [
            "string",
            "number",
            "boolean"
          ],
          "maxLength": 500
        }
      },
      "message": {
        "type": "string",
        "maxLength": 500
      }
    },
    "additionalProperties": false
  },
  "FailureDetails": {
    "type": "object",
    "properties": {
      "errors": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/FieldError"
        }
      },
      "captchaRequired": {
        "type": "boolean"
      },
      "retryAfterSeconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
      }
    },
    "additionalProperties": false
  },
  "Failure": {
    "type": "object",
    "required": [
      "code",
      "msg",
      "data"
    ],
    "properties": {
      "code": {
        "$ref": "#/$defs/ErrorCode"
      },
      "msg": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      },
      "data": {
        "oneOf": [
          {
            "$ref": "#/$defs/FailureDetails"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "additionalProperties": false
  },
  "Success": {
    "type": "object",
    "required": [
      "code",
      "msg"
    ],
    "properties": {
      "code": {
        "type": "integer",
        "const": 0
      },
      "msg": {
        "type": "string",
        "maxLength": 200
      }
    },
    "additionalProperties": false
  },
  "RoleBrief": {
    "type": "object",
    "required": [
      "id",
      "roleCode",
      "roleName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "roleCode": {
        "type": "string",
        "pattern": "^[a-z_]{2,32}$"
      },
      "roleName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      }
    },
    "additionalProperties": false
  },
  "DeptBrief": {
    "type": "object",
    "required": [
      "id",
      "deptName",
      "deptType",
      "parentId",
      "collegeId"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptType": {
        "type": "integer",
        "enum": [
          0,
          1,
          2
        ]
      },
      "parentId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "collegeId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      }
    },
    "additionalProperties": false
  },
  "RoleDept": {
    "type": "object",
    "required": [
      "roleId",
      "roleCode",
      "roleName",
      "deptList"
    ],
    "properties": {
      "roleId": {
        "$ref": "#/$defs/Id"
      },
      "roleCode": {
        "type": "string",
        "pattern": "^[a-z_]{2,32}$"
      },
      "roleName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "deptList": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/DeptBrief"
        }
      }
    },
    "additionalProperties": false
  },
  "CompanyId": {
    "type": "string",
    "pattern": "^\\d{1,10}$"
  },
  "UserInfo": {
    "type": "object",
    "required": [
      "id",
      "name",
      "avatar",
      "job",
      "organization",
      "location",
      "email",
      "phone",
      "introduction",
      "registrationDate",
      "accountId",
      "certification",
      "role",
      "currentRole",
      "currentDept",
      "roleDeptList",
      "companyId",
      "companyName",
      "companyShortName",
      "companyLogo",
      "examCode",
      "userType",
      "permissions",
      "lastLoginTime",
      "needChangePassword"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "avatar": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "job": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "organization": {
        "type": "string",
        "maxLength": 160
      },
      "location": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "email": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "phone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "introduction": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "registrationDate": {
        "type": "string",
        "format": "date"
      },
      "accountId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 32
      },
      "certification": {
        "type": "integer",
        "enum": [
          0,
          1
        ]
      },
      "role": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 32
      },
      "currentRole": {
        "oneOf": [
          {
            "$ref": "#/$defs/RoleBrief"
          },
          {
            "type": "null"
          }
        ]
      },
      "currentDept": {
        "oneOf": [
          {
            "$ref": "#/$defs/DeptBrief"
          },
          {
            "type": "null"
          }
        ]
      },
      "roleDeptList": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/RoleDept"
        }
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      },
      "companyShortName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "companyLogo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "examCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "userType": {
        "type": "string",
        "enum": [
          "STAFF",
          "SUPPLIER",
          "PLATFORM"
        ]
      },
      "permissions": {
        "type": "array",
        "maxItems": 2000,
        "items": {
          "type": "string",
          "pattern": "^[a-z-]+:[a-zA-Z-]+:[a-zA-Z-]+$"
        }
      },
      "lastLoginTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "needChangePassword": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "IssuedSession": {
    "type": "object",
    "required": [
      "access_token",
      "token_type",
      "expires_in",
      "userinfo",
      "needChangePassword"
    ],
    "properties": {
      "access_token": {
        "type": "string",
        "minLength": 20,
        "maxLength": 200
      },
      "token_type": {
        "type": "string",
        "const": "bearer"
      },
      "expires_in": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
      },
      "userinfo": {
        "$ref": "#/$defs/UserInfo"
      },
      "needChangePassword": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "Captcha": {
    "type": "object",
    "required": [
      "captchaKey",
      "image",
      "expireSeconds"
    ],
    "properties": {
      "captchaKey": {
        "$ref": "#/$defs/Id"
      },
      "image": {
        "type": "string",
        "maxLength": 60000
      },
      "expireSeconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 3600
      }
    },
    "additionalProperties": false
  },
  "SessionStatus": {
    "type": "object",
    "required": [
      "idleSeconds",
      "lifetimeSeconds",
      "accessVersion",
      "webBuild",
      "redirectOrigins"
    ],
    "properties": {
      "idleSeconds": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1800
      },
      "lifetimeSeconds": {
        "type": "integer",
        "minimum": 0,
        "maximum": 28800
      },
      "accessVersion": {
        "type": "integer",
        "minimum": 1,
        "maximum": 9007199254740991
      },
      "webBuild": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "redirectOrigins": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "maxLength": 300,
          "pattern": "^https://[^/\\s]+$"
        }
      }
    },
    "additionalProperties": false
  },
  "LoginSession": {
    "type": "object",
    "required": [
      "id",
      "browser",
      "system",
      "address",
      "loginTime",
      "lastActiveTime",
      "roleName",
      "deptName",
      "current"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "browser": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "system": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "address": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 45
      },
      "loginTime": {
        "type": "string",
        "format": "date-time"
      },
      "lastActiveTime": {
        "type": "string",
        "format": "date-time"
      },
      "roleName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 30
      },
      "deptName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "current": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "RoleDeptChoice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "roleId",
      "deptId",
      "collegeId"
    ],
    "properties": {
      "roleId": {
        "$ref": "#/$defs/Id"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "collegeId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "SwitchedSession": {
    "type": "object",
    "required": [
      "access_token",
      "token_type",
      "expires_in",
      "currentRole",
      "currentDept",
      "permissions"
    ],
    "properties": {
      "access_token": {
        "type": "string",
        "minLength": 20,
        "maxLength": 200
      },
      "token_type": {
        "type": "string",
        "const": "bearer"
      },
      "expires_in": {
        "type": "integer",
        "minimum": 1,
        "maximum": 86400
      },
      "currentRole": {
        "$ref": "#/$defs/RoleBrief"
      },
      "currentDept": {
        "$ref": "#/$defs/DeptBrief"
      },
      "permissions": {
        "type": "array",
        "maxItems": 2000,
        "items": {
          "type": "string",
          "pattern": "^[a-z-]+:[a-zA-Z-]+:[a-zA-Z-]+$"
        }
      }
    },
    "additionalProperties": false
  },
  "MenuType": {
    "type": "string",
    "enum": [
      "DIR",
      "MENU",
      "BUTTON",
      "LINK"
    ]
  },
  "ServerMenuItem": {
    "type": "object",
    "required": [
      "routeName",
      "path",
      "menuName",
      "menuNameEn",
      "icon",
      "sort",
      "hideInMenu",
      "menuType",
      "children"
    ],
    "properties": {
      "routeName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60
      },
      "path": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      },
      "menuName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "menuNameEn": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "icon": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "hideInMenu": {
        "type": "boolean"
      },
      "menuType": {
        "$ref": "#/$defs/MenuType"
      },
      "children": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ServerMenuItem"
        }
      }
    },
    "additionalProperties": false
  },
  "PlatformLoginInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "account",
      "platform"
    ],
    "properties": {
      "account": {
        "type": "string",
        "pattern": "^[A-Za-z0-9._~-]{20,2000}$",
        "writeOnly": true
      },
      "platform": {
        "type": "string",
        "pattern": "^[a-z][a-z0-9_-]{1,31}$"
      }
    }
  },
  "JumpLoginTicket": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "ticket"
    ],
    "properties": {
      "ticket": {
        "type": "string",
        "pattern": "^[A-Za-z0-9._~-]{20,2000}$",
        "writeOnly": true
      }
    }
  },
  "MallRedirectType": {
    "type": "string",
    "enum": [
      "MALL",
      "FAQ",
      "VENDOR"
    ]
  },
  "TodoCounts": {
    "type": "object",
    "required": [
      "supplier"
    ],
    "properties": {
      "supplier": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "SceneCode": {
    "type": "string",
    "enum": [
      "SUPPLIER_TODO",
      "SUPPLIER_RESULT",
      "QUAL_EXPIRING",
      "AGREEMENT_EXPIRING",
      "EXPOSURE",
      "SYSTEM_NOTICE",
      "PASSWORD_RESET",
      "TASK_FAILED",
      "APPROVAL_TODO",
      "APPROVAL_RESULT",
      "APPROVAL_COPY",
      "APPROVAL_DEPUTY",
      "PAYMENT_DUE",
      "PROJECT_NOTICE",
      "OFFICER_NOTICE",
      "BIDDING_INVITE",
      "BIDDING_RESULT",
      "ACCEPTANCE_TODO",
      "STOCK_TODO",
      "STOCK_CONFIRM",
      "STOCK_SHARED"
    ]
  },
  "InboxBizType": {
    "type": "string",
    "enum": [
      "USER",
      "TASK",
      "SUPPLIER",
      "EXPOSURE",
      "ARTICLE",
      "PROJECT",
      "APPROVAL",
      "DEPUTY",
      "ACCEPTANCE",
      "STOCK_DOCUMENT",
      "SHARED_APPLY",
      "SHARED_TODO"
    ]
  },
  "InboxMessage": {
    "type": "object",
    "required": [
      "id",
      "title",
      "content",
      "sceneCode",
      "sceneName",
      "bizType",
      "bizId",
      "read",
      "readTime",
      "createTime"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "sceneCode": {
        "$ref": "#/$defs/SceneCode"
      },
      "sceneName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "bizType": {
        "oneOf": [
          {
            "$ref": "#/$defs/InboxBizType"
          },
          {
            "type": "null"
          }
        ]
      },
      "bizId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "read": {
        "type": "boolean"
      },
      "readTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "TaskType": {
    "type": "string",
    "enum": [
      "CLEANUP",
      "SYNC_CAS",
      "SYNC_EXPENDITURE",
      "SYNC_ASSOCIATION",
      "WECHAT_PUSH",
      "QUALIFICATION_EXPIRE",
      "SEND_NOTICE",
      "FETCH_REGISTRY",
      "REPORT_EXPORT"
    ]
  },
  "TaskStatus": {
    "type": "string",
    "enum": [
      "PENDING",
      "RUNNING",
      "SUCCESS",
      "FAILED",
      "RETRYING",
      "STOPPED"
    ]
  },
  "TaskBrief": {
    "type": "object",
    "required": [
      "id",
      "taskCode",
      "taskName",
      "taskType",
      "status",
      "doneCount",
      "totalCount",
      "executeTime",
      "createTime"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "taskCode": {
        "type": "string",
        "pattern": "^T\\d{8}-[0-9A-Z]{6}$"
      },
      "taskName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "taskType": {
        "$ref": "#/$defs/TaskType"
      },
      "status": {
        "$ref": "#/$defs/TaskStatus"
      },
      "doneCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "totalCount": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 100000000
      },
      "executeTime": {
        "type": "string",
        "format": "date-time"
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "ArticleChannel": {
    "type": "string",
    "enum": [
      "NEWS",
      "SYSTEM_ANNOUNCEMENT",
      "FAQ",
      "GUIDELINE",
      "LIGHTHOUSE"
    ]
  },
  "ArticleBrief": {
    "type": "object",
    "required": [
      "id",
      "channel",
      "title",
      "categoryCode",
      "summary",
      "top",
      "popup",
      "publishTime",
      "viewed",
      "companyId"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "channel": {
        "$ref": "#/$defs/ArticleChannel"
      },
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150
      },
      "categoryCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "top": {
        "type": "boolean"
      },
      "popup": {
        "type": "boolean"
      },
      "publishTime": {
        "type": "string",
        "format": "date-time"
      },
      "viewed": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    },
    "additionalProperties": false
  },
  "Shortcut": {
    "type": "object",
    "required": [
      "routeName",
      "path",
      "menuName",
      "menuNameEn",
      "icon"
    ],
    "properties": {
      "routeName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60
      },
      "path": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      },
      "menuName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "menuNameEn": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "icon": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      }
    },
    "additionalProperties": false
  },
  "HomeOverview": {
    "type": "object",
    "required": [
      "todoCounts",
      "unreadMessageCount",
      "unreadMessages",
      "ownTasks",
      "systemAnnouncements",
      "news",
      "lighthouse",
      "shortcuts"
    ],
    "properties": {
      "todoCounts": {
        "$ref": "#/$defs/TodoCounts"
      },
      "unreadMessageCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "unreadMessages": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/InboxMessage"
        }
      },
      "ownTasks": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/TaskBrief"
        }
      },
      "systemAnnouncements": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/ArticleBrief"
        }
      },
      "news": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "$ref": "#/$defs/ArticleBrief"
        }
      },
      "lighthouse": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "$ref": "#/$defs/ArticleBrief"
        }
      },
      "shortcuts": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "$ref": "#/$defs/Shortcut"
        }
      }
    },
    "additionalProperties": false
  },
  "TodoKind": {
    "type": "string",
    "enum": [
      "APPROVE",
      "WITNESS",
      "RECEIVE",
      "RESUBMIT",
      "INVOICE",
      "PAY",
      "CLAIM",
      "PUBLISH",
      "OPEN_DOCUMENTS",
      "OPEN_PRICES",
      "WITNESS_OPENING",
      "JUDGE",
      "DECIDE",
      "EXPLANATION",
      "DECIDE_AGAIN",
      "DECLARE_FAILED",
      "CONTRACT_DRAFT",
      "CONTRACT_SIGN",
      "CONFIRM_ENTRY",
      "DELIVERY",
      "ASSIGN_GROUP",
      "SIGN_ACCEPTANCE",
      "CONCLUDE",
      "REGISTER_OUTCOME",
      "ANSWER_OBJECTION",
      "ARCHIVE",
      "ASSET_NUMBERS",
      "REPORT",
      "RESUME",
      "CONFIRM_DOCUMENT",
      "SHARED_APPLY",
      "SHARED_RECEIPT"
    ]
  },
  "TodoKindCount": {
    "type": "object",
    "required": [
      "kind",
      "count"
    ],
    "properties": {
      "kind": {
        "$ref": "#/$defs/TodoKind"
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "Money": {
    "type": "string",
    "pattern": "^-?\\d{1,13}\\.\\d{2}$"
  },
  "TodoRow": {
    "type": "object",
    "required": [
      "kind",
      "projectId",
      "instanceId",
      "recordId",
      "title",
      "code",
      "who",
      "note",
      "amount",
      "since",
      "deadline",
      "overdue"
    ],
    "properties": {
      "kind": {
        "$ref": "#/$defs/TodoKind"
      },
      "projectId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "instanceId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "recordId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "code": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "who": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "note": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "amount": {
        "oneOf": [
          {
            "$ref": "#/$defs/Money"
          },
          {
            "type": "null"
          }
        ]
      },
      "since": {
        "type": "string",
        "format": "date-time"
      },
      "deadline": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "overdue": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "HomeTodo": {
    "type": "object",
    "required": [
      "count",
      "oldest",
      "kinds",
      "rows"
    ],
    "properties": {
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "oldest": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "kinds": {
        "type": "array",
        "maxItems": 24,
        "items": {
          "$ref": "#/$defs/TodoKindCount"
        }
      },
      "rows": {
        "type": "array",
        "maxItems": 6,
        "items": {
          "$ref": "#/$defs/TodoRow"
        }
      }
    },
    "additionalProperties": false
  },
  "MissingBasis": {
    "type": "string",
    "enum": [
      "SCHOOL",
      "SEALING_KEY",
      "DEPT",
      "PURCHASER",
      "GOODS_CATEGORY",
      "EXPENDITURE",
      "FINANCE",
      "PURCHASING_CATEGORY",
      "OFFICER",
      "SUPPLIER",
      "KEEPER",
      "WAREHOUSE"
    ]
  },
  "UnmanagedSchool": {
    "type": "object",
    "required": [
      "companyId",
      "schoolName"
    ],
    "properties": {
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "AlarmKind": {
    "type": "string",
    "enum": [
      "SEALING_KEY",
      "UNREADABLE_QUOTE",
      "CLOCK"
    ]
  },
  "HomeAlarm": {
    "type": "object",
    "required": [
      "kind",
      "name",
      "count",
      "projectId"
    ],
    "properties": {
      "kind": {
        "$ref": "#/$defs/AlarmKind"
      },
      "name": {
        "type": "string",
        "maxLength": 200
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "projectId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "additionalProperties": false
  },
  "FigureKind": {
    "type": "string",
    "enum": [
      "CARDS",
      "DAYS",
      "DONE",
      "PAYABLE",
      "FROZEN",
      "UNINVOICED",
      "SPENDING",
      "WAITING",
      "UNCLAIMED",
      "CLOSING_TODAY",
      "DECISIONS_OVERDUE",
      "RED_FLAGS",
      "CHEAPER_EXCLUDED",
      "STUCK",
      "TO_RECEIVE",
      "LOW",
      "EXPIRING",
      "OVERDUE"
    ]
  },
  "HomeFigure": {
    "type": "object",
    "required": [
      "kind",
      "value",
      "unit",
      "trend",
      "count",
      "amount",
      "change"
    ],
    "properties": {
      "kind": {
        "$ref": "#/$defs/FigureKind"
      },
      "value": {
        "type": "string",
        "pattern": "^-?\\d{1,13}(\\.\\d{1,2})?$"
      },
      "unit": {
        "type": "string",
        "enum": [
          "COUNT",
          "MONEY",
          "DAYS"
        ]
      },
      "trend": {
        "type": "array",
        "maxItems": 12,
        "items": {
          "type": "string",
          "pattern": "^-?\\d{1,13}(\\.\\d{1,2})?$"
        }
      },
      "count": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 100000000
      },
      "amount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^-?\\d{1,13}\\.\\d{2}$"
      },
      "change": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^-?\\d{1,7}\\.\\d$"
      }
    },
    "additionalProperties": false
  },
  "HomeWork": {
    "type": "object",
    "required": [
      "todo",
      "todoCounts",
      "missing",
      "unmanagedSchools",
      "alarms",
      "figures"
    ],
    "properties": {
      "todo": {
        "$ref": "#/$defs/HomeTodo"
      },
      "todoCounts": {
        "$ref": "#/$defs/TodoCounts"
      },
      "missing": {
        "type": "array",
        "maxItems": 12,
        "items": {
          "$ref": "#/$defs/MissingBasis"
        }
      },
      "unmanagedSchools": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/UnmanagedSchool"
        }
      },
      "alarms": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/HomeAlarm"
        }
      },
      "figures": {
        "type": "array",
        "maxItems": 3,
        "items": {
          "$ref": "#/$defs/HomeFigure"
        }
      }
    },
    "additionalProperties": false
  },
  "RecordKind": {
    "type": "string",
    "enum": [
      "USER",
      "PROJECT",
      "CONTRACT",
      "STOCK",
      "SUPPLIER",
      "BUDGET_CARD",
      "NOTICE",
      "ARTICLE",
      "DOCUMENT"
    ]
  },
  "RecordHit": {
    "type": "object",
    "required": [
      "id",
      "title",
      "code",
      "detail",
      "channel",
      "companyId",
      "schoolName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "code": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "detail": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "channel": {
        "oneOf": [
          {
            "$ref": "#/$defs/ArticleChannel"
          },
          {
            "type": "null"
          }
        ]
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      }
    },
    "additionalProperties": false
  },
  "RecordGroup": {
    "type": "object",
    "required": [
      "kind",
      "hits",
      "more"
    ],
    "properties": {
      "kind": {
        "$ref": "#/$defs/RecordKind"
      },
      "hits": {
        "type": "array",
        "minItems": 1,
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/RecordHit"
        }
      },
      "more": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "ServiceCard": {
    "type": "object",
    "required": [
      "id",
      "title",
      "description",
      "icon",
      "enabled",
      "routePath"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60
      },
      "description": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "icon": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "enabled": {
        "type": "boolean"
      },
      "routePath": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      }
    },
    "additionalProperties": false
  },
  "UserStatus": {
    "type": "string",
    "enum": [
      "ENABLED",
      "DISABLED",
      "LOCKED"
    ]
  },
  "UserStatusCount": {
    "type": "object",
    "required": [
      "status",
      "count"
    ],
    "properties": {
      "status": {
        "$ref": "#/$defs/UserStatus"
      },
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "SupplierStatus": {
    "type": "string",
    "enum": [
      "REGISTERED",
      "PENDING",
      "APPROVED",
      "REJECTED",
      "FROZEN",
      "BLACKLISTED",
      "CANCELLED"
    ]
  },
  "SupplierStatusCount": {
    "type": "object",
    "required": [
      "status",
      "count"
    ],
    "properties": {
      "status": {
        "$ref": "#/$defs/SupplierStatus"
      },
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "ExpenditureSum": {
    "type": "object",
    "required": [
      "totalAmount",
      "frozenAmount",
      "availableAmount"
    ],
    "properties": {
      "totalAmount": {
        "type": "string",
        "pattern": "^\\d{1,20}\\.\\d{2}$"
      },
      "frozenAmount": {
        "type": "string",
        "pattern": "^\\d{1,20}\\.\\d{2}$"
      },
      "availableAmount": {
        "type": "string",
        "pattern": "^\\d{1,20}\\.\\d{2}$"
      }
    },
    "additionalProperties": false
  },
  "FundsOverview": {
    "type": "object",
    "required": [
      "totalAmount",
      "frozenAmount",
      "availableAmount",
      "cardCount"
    ],
    "properties": {
      "totalAmount": {
        "type": "string",
        "pattern": "^\\d{1,20}\\.\\d{2}$"
      },
      "frozenAmount": {
        "type": "string",
        "pattern": "^\\d{1,20}\\.\\d{2}$"
      },
      "availableAmount": {
        "type": "string",
        "pattern": "^\\d{1,20}\\.\\d{2}$"
      },
      "cardCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "TaskStatusCount": {
    "type": "object",
    "required": [
      "status",
      "count"
    ],
    "properties": {
      "status": {
        "$ref": "#/$defs/TaskStatus"
      },
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "Workplace": {
    "type": "object",
    "required": [
      "todoCounts",
      "unreadMessageCount",
      "systemAnnouncements",
      "shortcuts",
      "users",
      "suppliers",
      "funds",
      "tasks"
    ],
    "properties": {
      "todoCounts": {
        "$ref": "#/$defs/TodoCounts"
      },
      "unreadMessageCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "systemAnnouncements": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/ArticleBrief"
        }
      },
      "shortcuts": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "$ref": "#/$defs/Shortcut"
        }
      },
      "users": {
        "type": [
          "array",
          "null"
        ],
        "maxItems": 3,
        "items": {
          "$ref": "#/$defs/UserStatusCount"
        }
      },
      "suppliers": {
        "type": [
          "array",
          "null"
        ],
        "maxItems": 7,
        "items": {
          "$ref": "#/$defs/SupplierStatusCount"
        }
      },
      "funds": {
        "oneOf": [
          {
            "$ref": "#/$defs/FundsOverview"
          },
          {
            "type": "null"
          }
        ]
      },
      "tasks": {
        "type": [
          "array",
          "null"
        ],
        "maxItems": 6,
        "items": {
          "$ref": "#/$defs/TaskStatusCount"
        }
      }
    },
    "additionalProperties": false
  },
  "RequestFigures": {
    "type": "object",
    "required": [
      "count",
      "refusedCount",
      "faultCount",
      "errorRate",
      "p50Ms",
      "p95Ms"
    ],
    "properties": {
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295
      },
      "refusedCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295
      },
      "faultCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295
      },
      "errorRate": {
        "type": "string",
        "pattern": "^(0\\.\\d{4}|1\\.0000)$"
      },
      "p50Ms": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,7}\\.\\d$"
      },
      "p95Ms": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,7}\\.\\d$"
      }
    },
    "additionalProperties": false
  },
  "MinuteFigures": {
    "type": "object",
    "required": [
      "count",
      "refusedCount",
      "faultCount",
      "errorRate",
      "p50Ms",
      "p95Ms",
      "time"
    ],
    "properties": {
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295
      },
      "refusedCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295
      },
      "faultCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295
      },
      "errorRate": {
        "type": "string",
        "pattern": "^(0\\.\\d{4}|1\\.0000)$"
      },
      "p50Ms": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,7}\\.\\d$"
      },
      "p95Ms": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,7}\\.\\d$"
      },
      "time": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "OperationFigures": {
    "type": "object",
    "required": [
      "count",
      "refusedCount",
      "faultCount",
      "errorRate",
      "p50Ms",
      "p95Ms",
      "operationId",
      "action",
      "path"
    ],
    "properties": {
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295
      },
      "refusedCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295
      },
      "faultCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295
      },
      "errorRate": {
        "type": "string",
        "pattern": "^(0\\.\\d{4}|1\\.0000)$"
      },
      "p50Ms": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,7}\\.\\d$"
      },
      "p95Ms": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,7}\\.\\d$"
      },
      "operationId": {
        "type": "string",
        "pattern": "^[a-z][A-Za-z0-9]{1,99}$"
      },
      "action": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "path": {
        "type": "string",
        "maxLength": 200
      }
    },
    "additionalProperties": false
  },
  "ServerFault": {
    "type": "object",
    "required": [
      "time",
      "operationId",
      "requestId"
    ],
    "properties": {
      "time": {
        "type": "string",
        "format": "date-time"
      },
      "operationId": {
        "type": "string",
        "pattern": "^[a-z][A-Za-z0-9]{1,99}$"
      },
      "requestId": {
        "type": "string",
        "maxLength": 100
      }
    },
    "additionalProperties": false
  },
  "OperationLog": {
    "type": "object",
    "required": [
      "id",
      "time",
      "userId",
      "userName",
      "roleName",
      "deptName",
      "module",
      "operationId",
      "action",
      "method",
      "ip",
      "costMs",
      "success",
      "code",
      "errorMsg",
      "requestId",
      "companyId",
      "companyName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "time": {
        "type": "string",
        "format": "date-time"
      },
      "userId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "userName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "roleName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 30
      },
      "deptName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "module": {
        "type": "string",
        "pattern": "^[a-z][A-Za-z]{1,39}$"
      },
      "operationId": {
        "type": "string",
        "pattern": "^[a-z][A-Za-z0-9]{1,99}$"
      },
      "action": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "method": {
        "type": "string",
        "maxLength": 200
      },
      "ip": {
        "type": "string",
        "maxLength": 45
      },
      "costMs": {
        "type": "integer",
        "minimum": 0,
        "maximum": 86400000
      },
      "success": {
        "type": "boolean"
      },
      "code": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "errorMsg": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "requestId": {
        "type": "string",
        "maxLength": 100
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      }
    },
    "additionalProperties": false
  },
  "EventLoopDelay": {
    "type": "object",
    "required": [
      "p50Ms",
      "p99Ms",
      "maxMs"
    ],
    "properties": {
      "p50Ms": {
        "type": "string",
        "pattern": "^\\d{1,9}\\.\\d$"
      },
      "p99Ms": {
        "type": "string",
        "pattern": "^\\d{1,9}\\.\\d$"
      },
      "maxMs": {
        "type": "string",
        "pattern": "^\\d{1,9}\\.\\d$"
      }
    },
    "additionalProperties": false
  },
  "ServerProcess": {
    "type": "object",
    "required": [
      "startTime",
      "uptimeSeconds",
      "nodeVersion",
      "rssBytes",
      "heapUsedBytes",
      "heapTotalBytes",
      "eventLoopDelay"
    ],
    "properties": {
      "startTime": {
        "type": "string",
        "format": "date-time"
      },
      "uptimeSeconds": {
        "type": "integer",
        "minimum": 0,
        "maximum": 4294967295
      },
      "nodeVersion": {
        "type": "string",
        "maxLength": 20
      },
      "rssBytes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "heapUsedBytes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "heapTotalBytes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "eventLoopDelay": {
        "oneOf": [
          {
            "$ref": "#/$defs/EventLoopDelay"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "additionalProperties": false
  },
  "DatabaseFigures": {
    "type": "object",
    "required": [
      "kind",
      "version",
      "sizeBytes",
      "connections",
      "maxConnections"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "enum": [
          "EMBEDDED",
          "POSTGRESQL"
        ]
      },
      "version": {
        "type": "string",
        "maxLength": 100
      },
      "sizeBytes": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 9007199254740991
      },
      "connections": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 1000000
      },
      "maxConnections": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 1000000
      }
    },
    "additionalProperties": false
  },
  "WaitingRound": {
    "type": "object",
    "required": [
      "companyId",
      "schoolName",
      "projectId",
      "projectName",
      "roundNo",
      "endTime"
    ],
    "properties": {
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "maxLength": 100
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectName": {
        "type": "string",
        "maxLength": 100
      },
      "roundNo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100
      },
      "endTime": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "KeyAway": {
    "type": "object",
    "required": [
      "keyId",
      "roundCount",
      "rounds"
    ],
    "properties": {
      "keyId": {
        "type": "string",
        "maxLength": 40
      },
      "roundCount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "rounds": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/WaitingRound"
        }
      }
    },
    "additionalProperties": false
  },
  "MonitorStats": {
    "type": "object",
    "required": [
      "time",
      "onlineUsers",
      "liveSessions",
      "taskStats",
      "requests",
      "minutes",
      "apiStats",
      "recentFaults",
      "recentErrors",
      "process",
      "database",
      "keysAway"
    ],
    "properties": {
      "time": {
        "type": "string",
        "format": "date-time"
      },
      "onlineUsers": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "liveSessions": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "taskStats": {
        "type": "array",
        "maxItems": 6,
        "items": {
          "$ref": "#/$defs/TaskStatusCount"
        }
      },
      "requests": {
        "type": "object",
        "required": [
          "count",
          "refusedCount",
          "faultCount",
          "errorRate",
          "p50Ms",
          "p95Ms"
        ],
        "properties": {
          "count": {
            "type": "integer",
            "minimum": 0,
            "maximum": 4294967295
          },
          "refusedCount": {
            "type": "integer",
            "minimum": 0,
            "maximum": 4294967295
          },
          "faultCount": {
            "type": "integer",
            "minimum": 0,
            "maximum": 4294967295
          },
          "errorRate": {
            "type": "string",
            "pattern": "^(0\\.\\d{4}|1\\.0000)$"
          },
          "p50Ms": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^\\d{1,7}\\.\\d$"
          },
          "p95Ms": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^\\d{1,7}\\.\\d$"
          }
        },
        "additionalProperties": false
      },
      "minutes": {
        "type": "array",
        "maxItems": 60,
        "items": {
          "$ref": "#/$defs/MinuteFigures"
        }
      },
      "apiStats": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/OperationFigures"
        }
      },
      "recentFaults": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/ServerFault"
        }
      },
      "recentErrors": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/OperationLog"
        }
      },
      "process": {
        "$ref": "#/$defs/ServerProcess"
      },
      "database": {
        "$ref": "#/$defs/DatabaseFigures"
      },
      "keysAway": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/KeyAway"
        }
      }
    },
    "additionalProperties": false
  },
  "InstallationFinding": {
    "type": "object",
    "required": [
      "check",
      "state",
      "text"
    ],
    "properties": {
      "check": {
        "type": "string",
        "enum": [
          "SETTINGS",
          "KEYS",
          "DATABASE",
          "CLOCK",
          "WORK",
          "SPACE",
          "FILES",
          "CHAINS",
          "GATEWAYS"
        ]
      },
      "state": {
        "type": "string",
        "enum": [
          "OK",
          "WARNING",
          "FAULT"
        ]
      },
      "text": {
        "type": "string",
        "maxLength": 2000
      }
    },
    "additionalProperties": false
  },
  "Examination": {
    "type": "object",
    "required": [
      "time",
      "findings"
    ],
    "properties": {
      "time": {
        "type": "string",
        "format": "date-time"
      },
      "findings": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/InstallationFinding"
        }
      }
    },
    "additionalProperties": false
  },
  "Status": {
    "type": "string",
    "enum": [
      "ENABLED",
      "DISABLED"
    ]
  },
  "PageInfo": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      }
    },
    "additionalProperties": false
  },
  "Tracked": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "DataScope": {
    "type": "string",
    "enum": [
      "SELF",
      "DEPT",
      "COLLEGE",
      "SCHOOL",
      "ALL"
    ]
  },
  "Role": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "roleName",
      "roleCode",
      "dataScope",
      "status",
      "builtIn",
      "userCount",
      "remark",
      "companyId",
      "companyName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "roleName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "roleCode": {
        "type": "string",
        "pattern": "^[a-z_]{2,32}$"
      },
      "dataScope": {
        "$ref": "#/$defs/DataScope"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "builtIn": {
        "type": "boolean"
      },
      "userCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000000
      },
      "remark": {
        "type": "string",
        "maxLength": 200
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "COPY",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "RolePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Role"
        }
      }
    },
    "additionalProperties": false
  },
  "RoleInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "roleName",
      "roleCode",
      "dataScope",
      "menuIds"
    ],
    "properties": {
      "roleName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30,
        "pattern": "^\\S(.*\\S)?$"
      },
      "roleCode": {
        "type": "string",
        "pattern": "^[a-z_]{2,32}$"
      },
      "dataScope": {
        "$ref": "#/$defs/DataScope"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "menuIds": {
        "type": "array",
        "maxItems": 2000,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "remark": {
        "type": "string",
        "maxLength": 200
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "CreatedRow": {
    "type": "object",
    "required": [
      "id"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      }
    },
    "additionalProperties": false
  },
  "RoleChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "roleName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30,
        "pattern": "^\\S(.*\\S)?$"
      },
      "roleCode": {
        "type": "string",
        "pattern": "^[a-z_]{2,32}$"
      },
      "dataScope": {
        "$ref": "#/$defs/DataScope"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "menuIds": {
        "type": "array",
        "maxItems": 2000,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "remark": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "RoleDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "roleName",
      "roleCode",
      "dataScope",
      "status",
      "builtIn",
      "userCount",
      "remark",
      "companyId",
      "companyName",
      "allowedActions",
      "menuIds"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "roleName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "roleCode": {
        "type": "string",
        "pattern": "^[a-z_]{2,32}$"
      },
      "dataScope": {
        "$ref": "#/$defs/DataScope"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "builtIn": {
        "type": "boolean"
      },
      "userCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000000
      },
      "remark": {
        "type": "string",
        "maxLength": 200
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "COPY",
            "DELETE"
          ]
        }
      },
      "menuIds": {
        "type": "array",
        "maxItems": 2000,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    },
    "additionalProperties": false
  },
  "MenuTreeQuery": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "sysCode"
    ],
    "properties": {
      "sysCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^[a-z][a-z0-9_-]*$"
      }
    }
  },
  "Menu": {
    "type": "object",
    "required": [
      "id",
      "parentId",
      "menuName",
      "menuNameEn",
      "menuType",
      "routeName",
      "path",
      "icon",
      "permission",
      "description",
      "descriptionEn",
      "sort",
      "hideInMenu",
      "sysCode",
      "status",
      "version",
      "allowedActions",
      "children"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "parentId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "menuName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "menuNameEn": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "menuType": {
        "$ref": "#/$defs/MenuType"
      },
      "routeName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "path": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "icon": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "permission": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "description": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "descriptionEn": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "hideInMenu": {
        "type": "boolean"
      },
      "sysCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "ADD_CHILD",
            "EDIT",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      },
      "children": {
        "type": "array",
        "maxItems": 500,
        "items": {
          "$ref": "#/$defs/Menu"
        }
      }
    },
    "additionalProperties": false
  },
  "MenuInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "menuName",
      "menuType",
      "sysCode"
    ],
    "properties": {
      "parentId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9A-Za-z_-]{1,64}$"
      },
      "menuName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30,
        "pattern": "^\\S(.*\\S)?$"
      },
      "menuNameEn": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 60
      },
      "menuType": {
        "$ref": "#/$defs/MenuType"
      },
      "routeName": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[a-z][A-Za-z0-9-]{0,59}$"
      },
      "path": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500,
        "pattern": "^(/([A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*)?|https://[^\\s]+)$"
      },
      "icon": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[a-z][a-z0-9-]{0,39}$"
      },
      "permission": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100,
        "pattern": "^[a-z-]+:[a-zA-Z-]+:[a-zA-Z-]+$"
      },
      "description": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 100
      },
      "descriptionEn": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 200
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "hideInMenu": {
        "type": "boolean"
      },
      "sysCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^[a-z][a-z0-9_-]*$"
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "MenuChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "parentId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9A-Za-z_-]{1,64}$"
      },
      "menuName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30,
        "pattern": "^\\S(.*\\S)?$"
      },
      "menuNameEn": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 60
      },
      "routeName": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[a-z][A-Za-z0-9-]{0,59}$"
      },
      "path": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500,
        "pattern": "^(/([A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*)?|https://[^\\s]+)$"
      },
      "icon": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[a-z][a-z0-9-]{0,39}$"
      },
      "permission": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100,
        "pattern": "^[a-z-]+:[a-zA-Z-]+:[a-zA-Z-]+$"
      },
      "description": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 100
      },
      "descriptionEn": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 200
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "hideInMenu": {
        "type": "boolean"
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "GrantablePermission": {
    "type": "object",
    "required": [
      "permission",
      "operations"
    ],
    "properties": {
      "permission": {
        "type": "string",
        "maxLength": 100,
        "pattern": "^[a-z-]+:[a-zA-Z-]+:[a-zA-Z-]+$"
      },
      "operations": {
        "type": "array",
        "minItems": 1,
        "maxItems": 100,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        }
      }
    },
    "additionalProperties": false
  },
  "MenuDisable": {
    "type": "object",
    "required": [
      "id",
      "menuId",
      "menuName",
      "menuNameEn",
      "menuType",
      "parentName",
      "parentNameEn",
      "path",
      "companyId",
      "schoolName",
      "enabled",
      "byPlatform",
      "reason",
      "updateTime",
      "updateByName",
      "allowedActions"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "menuId": {
        "$ref": "#/$defs/Id"
      },
      "menuName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "menuNameEn": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "menuType": {
        "$ref": "#/$defs/MenuType"
      },
      "parentName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 30
      },
      "parentNameEn": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "path": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "maxLength": 100
      },
      "enabled": {
        "type": "boolean"
      },
      "byPlatform": {
        "type": "boolean"
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "updateTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 1,
        "items": {
          "type": "string",
          "enum": [
            "ENABLE",
            "DISABLE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "MenuDisablePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/MenuDisable"
        }
      }
    },
    "additionalProperties": false
  },
  "MenuSwitch": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "menuId",
      "companyId",
      "enabled"
    ],
    "properties": {
      "menuId": {
        "$ref": "#/$defs/Id"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "enabled": {
        "type": "boolean"
      },
      "reason": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "Dept": {
    "type": "object",
    "required": [
      "id",
      "deptName",
      "deptCode",
      "deptType",
      "parentId",
      "leaderId",
      "leaderName",
      "phone",
      "campus",
      "sort",
      "status",
      "companyId",
      "version",
      "allowedActions",
      "children"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "deptType": {
        "type": "integer",
        "enum": [
          0,
          1,
          2
        ]
      },
      "parentId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "leaderId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "leaderName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "phone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "campus": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 3,
        "items": {
          "type": "string",
          "enum": [
            "ADD_CHILD",
            "EDIT",
            "DELETE"
          ]
        }
      },
      "children": {
        "type": "array",
        "maxItems": 500,
        "items": {
          "$ref": "#/$defs/Dept"
        }
      }
    },
    "additionalProperties": false
  },
  "DeptChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "deptCode": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,20}$"
      },
      "parentId": {
        "$ref": "#/$defs/Id"
      },
      "leaderId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9A-Za-z_-]{1,64}$"
      },
      "phone": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9+ -]{5,20}$"
      },
      "campus": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "DeptInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "deptName",
      "deptCode",
      "deptType",
      "parentId"
    ],
    "properties": {
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "deptCode": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,20}$"
      },
      "deptType": {
        "type": "integer",
        "enum": [
          1,
          2
        ]
      },
      "parentId": {
        "$ref": "#/$defs/Id"
      },
      "leaderId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9A-Za-z_-]{1,64}$"
      },
      "phone": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9+ -]{5,20}$"
      },
      "campus": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "DictTypeKey": {
    "type": "string",
    "pattern": "^[a-z][a-z0-9_]{1,49}$"
  },
  "TagColor": {
    "type": "string",
    "enum": [
      "dark",
      "gray",
      "red",
      "pink",
      "grape",
      "violet",
      "indigo",
      "blue",
      "cyan",
      "teal",
      "green",
      "lime",
      "yellow",
      "orange"
    ]
  },
  "DictOption": {
    "type": "object",
    "required": [
      "id",
      "dictType",
      "dictLabel",
      "dictLabelEn",
      "dictValue",
      "tagColor",
      "sort",
      "isDefault"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "dictType": {
        "$ref": "#/$defs/DictTypeKey"
      },
      "dictLabel": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "dictLabelEn": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "dictValue": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "tagColor": {
        "oneOf": [
          {
            "$ref": "#/$defs/TagColor"
          },
          {
            "type": "null"
          }
        ]
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "isDefault": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "DictType": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "dictName",
      "dictType",
      "status",
      "builtIn",
      "remark",
      "entryCount",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "dictName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "dictType": {
        "$ref": "#/$defs/DictTypeKey"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "builtIn": {
        "type": "boolean"
      },
      "remark": {
        "type": "string",
        "maxLength": 200
      },
      "entryCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "DELETE",
            "ADD_ENTRY"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "DictTypePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/DictType"
        }
      }
    },
    "additionalProperties": false
  },
  "DictTypeInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "dictName",
      "dictType"
    ],
    "properties": {
      "dictName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "dictType": {
        "$ref": "#/$defs/DictTypeKey"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "remark": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "DictTypeChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "dictName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "remark": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "DictData": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "dictType",
      "dictLabel",
      "dictLabelEn",
      "dictValue",
      "tagColor",
      "sort",
      "isDefault",
      "status",
      "builtIn",
      "companyId",
      "companyName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "dictType": {
        "$ref": "#/$defs/DictTypeKey"
      },
      "dictLabel": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "dictLabelEn": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "dictValue": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "tagColor": {
        "oneOf": [
          {
            "$ref": "#/$defs/TagColor"
          },
          {
            "type": "null"
          }
        ]
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "isDefault": {
        "type": "boolean"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "builtIn": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "DictDataPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/DictData"
        }
      }
    },
    "additionalProperties": false
  },
  "DictDataInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "dictType",
      "dictLabel",
      "dictValue"
    ],
    "properties": {
      "dictType": {
        "$ref": "#/$defs/DictTypeKey"
      },
      "dictLabel": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "dictLabelEn": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 100
      },
      "dictValue": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "tagColor": {
        "oneOf": [
          {
            "$ref": "#/$defs/TagColor"
          },
          {
            "type": "null"
          }
        ]
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "isDefault": {
        "type": "boolean"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "DictDataChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "dictLabel": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "dictLabelEn": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 100
      },
      "tagColor": {
        "oneOf": [
          {
            "$ref": "#/$defs/TagColor"
          },
          {
            "type": "null"
          }
        ]
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "isDefault": {
        "type": "boolean"
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "Task": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "taskCode",
      "taskName",
      "taskType",
      "bizId",
      "bizName",
      "executeTime",
      "startTime",
      "endTime",
      "heartbeatTime",
      "doneCount",
      "totalCount",
      "result",
      "errorMessage",
      "retryTimes",
      "maxRetry",
      "status",
      "stopRequested",
      "companyId",
      "companyName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "taskCode": {
        "type": "string",
        "pattern": "^T\\d{8}-[0-9A-Z]{6}$"
      },
      "taskName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "taskType": {
        "$ref": "#/$defs/TaskType"
      },
      "bizId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "bizName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "executeTime": {
        "type": "string",
        "format": "date-time"
      },
      "startTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "endTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "heartbeatTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "doneCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "totalCount": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 100000000
      },
      "result": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "errorMessage": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "retryTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "maxRetry": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "status": {
        "$ref": "#/$defs/TaskStatus"
      },
      "stopRequested": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 2,
        "items": {
          "type": "string",
          "enum": [
            "RETRY",
            "STOP"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "TaskPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Task"
        }
      }
    },
    "additionalProperties": false
  },
  "TaskInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "taskName",
      "taskType",
      "executeTime"
    ],
    "properties": {
      "taskName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "taskType": {
        "$ref": "#/$defs/TaskType"
      },
      "executeTime": {
        "type": "string",
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "FileContentType": {
    "type": "string",
    "enum": [
      "application/pdf",
      "application/msword",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      "application/vnd.ms-excel",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "image/png",
      "image/jpeg",
      "application/zip",
      "text/csv"
    ]
  },
  "FileBizType": {
    "type": "string",
    "enum": [
      "AVATAR",
      "ARTICLE",
      "PRODUCT",
      "DOCUMENT",
      "EXPOSURE",
      "COMPANY",
      "SCHOOL",
      "PARAMETER",
      "EXPORT",
      "PURCHASE",
      "QUOTE"
    ]
  },
  "FileInfo": {
    "type": "object",
    "required": [
      "id",
      "fileName",
      "fileSize",
      "contentType",
      "sha256",
      "bizType",
      "url",
      "urlExpireTime",
      "createTime",
      "createByName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "fileName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "fileSize": {
        "type": "integer",
        "minimum": 1,
        "maximum": 52428800
      },
      "contentType": {
        "$ref": "#/$defs/FileContentType"
      },
      "sha256": {
        "type": "string",
        "pattern": "^[0-9a-f]{64}$"
      },
      "bizType": {
        "$ref": "#/$defs/FileBizType"
      },
      "url": {
        "type": "string",
        "maxLength": 500
      },
      "urlExpireTime": {
        "type": "string",
        "format": "date-time"
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "TaskLogLine": {
    "type": "object",
    "required": [
      "time",
      "level",
      "message"
    ],
    "properties": {
      "time": {
        "type": "string",
        "format": "date-time"
      },
      "level": {
        "type": "string",
        "enum": [
          "INFO",
          "WARN",
          "ERROR"
        ]
      },
      "message": {
        "type": "string",
        "maxLength": 1000
      }
    },
    "additionalProperties": false
  },
  "TaskDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "taskCode",
      "taskName",
      "taskType",
      "bizId",
      "bizName",
      "executeTime",
      "startTime",
      "endTime",
      "heartbeatTime",
      "doneCount",
      "totalCount",
      "result",
      "errorMessage",
      "retryTimes",
      "maxRetry",
      "status",
      "stopRequested",
      "companyId",
      "companyName",
      "allowedActions",
      "payload",
      "file",
      "log"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "taskCode": {
        "type": "string",
        "pattern": "^T\\d{8}-[0-9A-Z]{6}$"
      },
      "taskName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "taskType": {
        "$ref": "#/$defs/TaskType"
      },
      "bizId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "bizName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "executeTime": {
        "type": "string",
        "format": "date-time"
      },
      "startTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "endTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "heartbeatTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "doneCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "totalCount": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 100000000
      },
      "result": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "errorMessage": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "retryTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "maxRetry": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "status": {
        "$ref": "#/$defs/TaskStatus"
      },
      "stopRequested": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 2,
        "items": {
          "type": "string",
          "enum": [
            "RETRY",
            "STOP"
          ]
        }
      },
      "payload": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 10000
      },
      "file": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "log": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/TaskLogLine"
        }
      }
    },
    "additionalProperties": false
  },
  "TaskTypeInfo": {
    "type": "object",
    "required": [
      "taskType",
      "typeName",
      "description",
      "schedule",
      "maxRetry",
      "creatable"
    ],
    "properties": {
      "taskType": {
        "$ref": "#/$defs/TaskType"
      },
      "typeName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "description": {
        "type": "string",
        "maxLength": 200
      },
      "schedule": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "maxRetry": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "creatable": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "CharacterKey": {
    "type": "string",
    "pattern": "^[A-Za-z][A-Za-z0-9_]{1,63}$"
  },
  "CharacterValues": {
    "type": "object",
    "additionalProperties": {
      "type": "string",
      "maxLength": 500
    }
  },
  "CharacterValueType": {
    "type": "string",
    "enum": [
      "SWITCH",
      "TEXT",
      "NUMBER",
      "URL",
      "JSON"
    ]
  },
  "CharacterParameter": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "paramKey",
      "paramName",
      "paramValue",
      "valueType",
      "description",
      "effectScope",
      "status",
      "builtIn",
      "schoolCount",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "paramKey": {
        "$ref": "#/$defs/CharacterKey"
      },
      "paramName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "paramValue": {
        "type": "string",
        "maxLength": 500
      },
      "valueType": {
        "$ref": "#/$defs/CharacterValueType"
      },
      "description": {
        "type": "string",
        "maxLength": 500
      },
      "effectScope": {
        "type": "string",
        "maxLength": 100
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "builtIn": {
        "type": "boolean"
      },
      "schoolCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "CharacterParameterPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/CharacterParameter"
        }
      }
    },
    "additionalProperties": false
  },
  "AffectedPage": {
    "type": "object",
    "required": [
      "menuName",
      "menuNameEn",
      "roles"
    ],
    "properties": {
      "menuName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "menuNameEn": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "roles": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "type": "object",
          "required": [
            "roleName",
            "userCount"
          ],
          "properties": {
            "roleName": {
              "type": "string",
              "minLength": 1,
              "maxLength": 50
            },
            "userCount": {
              "type": "integer",
              "minimum": 0,
              "maximum": 10000000
            }
          },
          "additionalProperties": false
        }
      }
    },
    "additionalProperties": false
  },
  "CharacterEffects": {
    "type": "object",
    "required": [
      "changed",
      "schoolCount",
      "appearing",
      "vanishing",
      "keptCount"
    ],
    "properties": {
      "changed": {
        "type": "boolean"
      },
      "schoolCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000
      },
      "appearing": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/AffectedPage"
        }
      },
      "vanishing": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/AffectedPage"
        }
      },
      "keptCount": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "CharacterSchoolValue": {
    "type": "object",
    "required": [
      "id",
      "paramKey",
      "paramName",
      "paramValue",
      "valueType",
      "defaultValue",
      "isOwn",
      "companyId",
      "schoolName",
      "description",
      "effectScope",
      "version",
      "updateTime",
      "updateByName",
      "allowedActions"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "paramKey": {
        "$ref": "#/$defs/CharacterKey"
      },
      "paramName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "paramValue": {
        "type": "string",
        "maxLength": 500
      },
      "valueType": {
        "$ref": "#/$defs/CharacterValueType"
      },
      "defaultValue": {
        "type": "string",
        "maxLength": 500
      },
      "isOwn": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "maxLength": 100
      },
      "description": {
        "type": "string",
        "maxLength": 500
      },
      "effectScope": {
        "type": "string",
        "maxLength": 100
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 2,
        "items": {
          "type": "string",
          "enum": [
            "CREATE",
            "EDIT",
            "RESET"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "CharacterSchoolValuePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/CharacterSchoolValue"
        }
      }
    },
    "additionalProperties": false
  },
  "CharacterInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "paramKey",
      "paramValue"
    ],
    "properties": {
      "paramKey": {
        "$ref": "#/$defs/CharacterKey"
      },
      "paramValue": {
        "type": "string",
        "maxLength": 500
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "paramName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "valueType": {
        "$ref": "#/$defs/CharacterValueType"
      },
      "description": {
        "type": "string",
        "maxLength": 500
      },
      "effectScope": {
        "type": "string",
        "maxLength": 100
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "CharacterChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "paramValue": {
        "type": "string",
        "maxLength": 500
      },
      "paramName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "description": {
        "type": "string",
        "maxLength": 500
      },
      "effectScope": {
        "type": "string",
        "maxLength": 100
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "PurchaseType": {
    "type": "string",
    "enum": [
      "GOODS",
      "SERVICE",
      "ENGINEERING"
    ]
  },
  "NamedId": {
    "type": "object",
    "required": [
      "id",
      "name"
    ],
    "properties": {
      "id": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      }
    },
    "additionalProperties": false
  },
  "CategoryManager": {
    "type": "object",
    "required": [
      "users",
      "roleCode",
      "roleName",
      "deptId",
      "deptName"
    ],
    "properties": {
      "users": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/NamedId"
        }
      },
      "roleCode": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[a-z_]{2,32}$"
      },
      "roleName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "deptId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "deptName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "GoodsCategory": {
    "type": "object",
    "required": [
      "id",
      "parentId",
      "level",
      "categoryCode",
      "categoryName",
      "purchaseType",
      "unit",
      "managerDeptId",
      "managerDeptName",
      "manager",
      "needArgumentReport",
      "argumentThreshold",
      "hazardous",
      "shareable",
      "consumable",
      "fixedAsset",
      "centralCatalogue",
      "sort",
      "status",
      "companyId",
      "version",
      "allowedActions",
      "children"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "parentId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "level": {
        "type": "integer",
        "minimum": 1,
        "maximum": 4
      },
      "categoryCode": {
        "type": "string",
        "pattern": "^\\d{1,12}$"
      },
      "categoryName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "unit": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "managerDeptId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "managerDeptName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "manager": {
        "oneOf": [
          {
            "$ref": "#/$defs/CategoryManager"
          },
          {
            "type": "null"
          }
        ]
      },
      "needArgumentReport": {
        "type": "boolean"
      },
      "argumentThreshold": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "hazardous": {
        "type": "boolean"
      },
      "shareable": {
        "type": "boolean"
      },
      "consumable": {
        "type": "boolean"
      },
      "fixedAsset": {
        "type": "boolean"
      },
      "centralCatalogue": {
        "type": "boolean"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 6,
        "items": {
          "type": "string",
          "enum": [
            "ADD_CHILD",
            "EDIT",
            "SET_MANAGER",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      },
      "children": {
        "type": "array",
        "maxItems": 500,
        "items": {
          "$ref": "#/$defs/GoodsCategory"
        }
      }
    },
    "additionalProperties": false
  },
  "PresetInput": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "AdoptedPreset": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "created"
    ],
    "properties": {
      "created": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      }
    }
  },
  "GoodsCategoryInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "categoryCode",
      "categoryName",
      "purchaseType",
      "consumable"
    ],
    "properties": {
      "parentId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9A-Za-z_-]{1,64}$"
      },
      "categoryCode": {
        "type": "string",
        "pattern": "^\\d{1,12}$"
      },
      "categoryName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "unit": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 20
      },
      "managerDeptId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9A-Za-z_-]{1,64}$"
      },
      "needArgumentReport": {
        "type": "boolean"
      },
      "argumentThreshold": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "hazardous": {
        "type": "boolean"
      },
      "shareable": {
        "type": "boolean"
      },
      "consumable": {
        "type": "boolean"
      },
      "fixedAsset": {
        "type": "boolean"
      },
      "centralCatalogue": {
        "type": "boolean"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "CategoryManagerInput": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "userIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "roleCode": {
        "type": "string",
        "pattern": "^[a-z_]{2,32}$"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "GoodsCategoryChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "parentId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9A-Za-z_-]{1,64}$"
      },
      "categoryCode": {
        "type": "string",
        "pattern": "^\\d{1,12}$"
      },
      "categoryName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "unit": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 20
      },
      "managerDeptId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9A-Za-z_-]{1,64}$"
      },
      "manager": {
        "oneOf": [
          {
            "$ref": "#/$defs/CategoryManagerInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "needArgumentReport": {
        "type": "boolean"
      },
      "argumentThreshold": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "hazardous": {
        "type": "boolean"
      },
      "shareable": {
        "type": "boolean"
      },
      "consumable": {
        "type": "boolean"
      },
      "fixedAsset": {
        "type": "boolean"
      },
      "centralCatalogue": {
        "type": "boolean"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "PurchasingCategory": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "categoryName",
      "categoryCode",
      "purchaseType",
      "amountMin",
      "amountMax",
      "goodsCategoryIds",
      "deptIds",
      "executionIds",
      "needArgumentReport",
      "sort",
      "status",
      "companyId",
      "schoolName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "categoryName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "categoryCode": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,30}$"
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "amountMin": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "amountMax": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "goodsCategoryIds": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "deptIds": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "executionIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "needArgumentReport": {
        "type": "boolean"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "ExecutionCode": {
    "type": "string",
    "enum": [
      "ONLINE_BID",
      "DIRECT",
      "SINGLE_SOURCE",
      "MALL",
      "FRAMEWORK",
      "NEGOTIATION",
      "CONSULTATION",
      "INQUIRY",
      "OPEN_TENDER",
      "EMERGENCY"
    ]
  },
  "ScoreWeights": {
    "type": "object",
    "required": [
      "price",
      "service",
      "credit",
      "delivery"
    ],
    "properties": {
      "price": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "service": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "credit": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "delivery": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      }
    },
    "additionalProperties": false
  },
  "BidConfig": {
    "type": "object",
    "required": [
      "bidMode",
      "supplierScope",
      "minBidders",
      "reMinBidders",
      "noticeHours",
      "joinDeadlineHours",
      "priceCeilingRequired",
      "minDecrement",
      "minDecrementPercent",
      "maxQuoteTimes",
      "showLowestPrice",
      "showRank",
      "allowTie",
      "extendTriggerMinutes",
      "extendMinutes",
      "extendMaxTimes",
      "awardRule",
      "scoreWeights",
      "tieRule",
      "decisionDays",
      "autoDelayHours",
      "autoDelayMaxTimes",
      "abnormalLowPercent",
      "depositAmount",
      "requireSample"
    ],
    "properties": {
      "bidMode": {
        "type": "string",
        "enum": [
          "SEALED",
          "OPEN",
          "SEALED_ROUNDS"
        ]
      },
      "supplierScope": {
        "type": "string",
        "enum": [
          "PUBLIC",
          "LIBRARY",
          "INVITED"
        ]
      },
      "minBidders": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10
      },
      "reMinBidders": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10
      },
      "noticeHours": {
        "type": "integer",
        "minimum": 24,
        "maximum": 720
      },
      "joinDeadlineHours": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 720
      },
      "priceCeilingRequired": {
        "type": "boolean"
      },
      "minDecrement": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "minDecrementPercent": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(0\\.0[1-9]|0\\.[1-9]\\d|[1-9]\\.\\d{2}|[1-4]\\d\\.\\d{2}|50\\.00)$"
      },
      "maxQuoteTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "showLowestPrice": {
        "type": "boolean"
      },
      "showRank": {
        "type": "boolean"
      },
      "allowTie": {
        "type": "boolean"
      },
      "extendTriggerMinutes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 60
      },
      "extendMinutes": {
        "type": "integer",
        "minimum": 1,
        "maximum": 30
      },
      "extendMaxTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 20
      },
      "awardRule": {
        "type": "string",
        "enum": [
          "LOWEST_PRICE",
          "LOWEST_COMPLIANT",
          "COMPREHENSIVE"
        ]
      },
      "scoreWeights": {
        "oneOf": [
          {
            "$ref": "#/$defs/ScoreWeights"
          },
          {
            "type": "null"
          }
        ]
      },
      "tieRule": {
        "type": "string",
        "enum": [
          "EARLIEST",
          "REQUOTE",
          "CREDIT",
          "DRAW"
        ]
      },
      "decisionDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 15
      },
      "autoDelayHours": {
        "type": "integer",
        "minimum": 1,
        "maximum": 240
      },
      "autoDelayMaxTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "abnormalLowPercent": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 99
      },
      "depositAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "requireSample": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "PurchasingExecution": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "executionName",
      "executionCode",
      "bidConfig",
      "needContract",
      "contractThreshold",
      "publicityDays",
      "status",
      "categoryCount",
      "companyId",
      "schoolName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "executionName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "executionCode": {
        "$ref": "#/$defs/ExecutionCode"
      },
      "bidConfig": {
        "oneOf": [
          {
            "$ref": "#/$defs/BidConfig"
          },
          {
            "type": "null"
          }
        ]
      },
      "needContract": {
        "type": "boolean"
      },
      "contractThreshold": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "publicityDays": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "categoryCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 500
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "SET_PROGRESS",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "PurchasingCategoryDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "categoryName",
      "categoryCode",
      "purchaseType",
      "amountMin",
      "amountMax",
      "goodsCategoryIds",
      "deptIds",
      "executionIds",
      "needArgumentReport",
      "sort",
      "status",
      "companyId",
      "schoolName",
      "allowedActions",
      "executions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "categoryName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "categoryCode": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,30}$"
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "amountMin": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "amountMax": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "goodsCategoryIds": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "deptIds": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "executionIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "needArgumentReport": {
        "type": "boolean"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      },
      "executions": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/PurchasingExecution"
        }
      }
    },
    "additionalProperties": false
  },
  "PurchasingCategoryInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "categoryName",
      "categoryCode",
      "purchaseType",
      "amountMin",
      "executionIds"
    ],
    "properties": {
      "categoryName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryCode": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,30}$"
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "amountMin": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "amountMax": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "goodsCategoryIds": {
        "type": "array",
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "deptIds": {
        "type": "array",
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "executionIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "needArgumentReport": {
        "type": "boolean"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "PurchasingCategoryChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "categoryName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryCode": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_-]{1,30}$"
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "amountMin": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "amountMax": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "goodsCategoryIds": {
        "type": "array",
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "deptIds": {
        "type": "array",
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "executionIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "needArgumentReport": {
        "type": "boolean"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "ScoreWeightsInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "price",
      "service",
      "credit",
      "delivery"
    ],
    "properties": {
      "price": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "service": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "credit": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "delivery": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      }
    }
  },
  "BidConfigInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "bidMode",
      "supplierScope",
      "minBidders",
      "reMinBidders",
      "noticeHours",
      "joinDeadlineHours",
      "priceCeilingRequired",
      "minDecrement",
      "minDecrementPercent",
      "maxQuoteTimes",
      "showLowestPrice",
      "showRank",
      "allowTie",
      "extendTriggerMinutes",
      "extendMinutes",
      "extendMaxTimes",
      "awardRule",
      "scoreWeights",
      "tieRule",
      "decisionDays",
      "autoDelayHours",
      "autoDelayMaxTimes",
      "abnormalLowPercent",
      "depositAmount",
      "requireSample"
    ],
    "properties": {
      "bidMode": {
        "type": "string",
        "enum": [
          "SEALED",
          "OPEN",
          "SEALED_ROUNDS"
        ]
      },
      "supplierScope": {
        "type": "string",
        "enum": [
          "PUBLIC",
          "LIBRARY",
          "INVITED"
        ]
      },
      "minBidders": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10
      },
      "reMinBidders": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10
      },
      "noticeHours": {
        "type": "integer",
        "minimum": 24,
        "maximum": 720
      },
      "joinDeadlineHours": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 720
      },
      "priceCeilingRequired": {
        "type": "boolean"
      },
      "minDecrement": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "minDecrementPercent": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(0\\.0[1-9]|0\\.[1-9]\\d|[1-9]\\.\\d{2}|[1-4]\\d\\.\\d{2}|50\\.00)$"
      },
      "maxQuoteTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "showLowestPrice": {
        "type": "boolean"
      },
      "showRank": {
        "type": "boolean"
      },
      "allowTie": {
        "type": "boolean"
      },
      "extendTriggerMinutes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 60
      },
      "extendMinutes": {
        "type": "integer",
        "minimum": 1,
        "maximum": 30
      },
      "extendMaxTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 20
      },
      "awardRule": {
        "type": "string",
        "enum": [
          "LOWEST_PRICE",
          "LOWEST_COMPLIANT",
          "COMPREHENSIVE"
        ]
      },
      "scoreWeights": {
        "oneOf": [
          {
            "$ref": "#/$defs/ScoreWeightsInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "tieRule": {
        "type": "string",
        "enum": [
          "EARLIEST",
          "REQUOTE",
          "CREDIT",
          "DRAW"
        ]
      },
      "decisionDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 15
      },
      "autoDelayHours": {
        "type": "integer",
        "minimum": 1,
        "maximum": 240
      },
      "autoDelayMaxTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "abnormalLowPercent": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 99
      },
      "depositAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "requireSample": {
        "type": "boolean"
      }
    }
  },
  "PurchasingExecutionInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "executionName",
      "executionCode",
      "needContract",
      "publicityDays"
    ],
    "properties": {
      "executionName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30,
        "pattern": "^\\S(.*\\S)?$"
      },
      "executionCode": {
        "$ref": "#/$defs/ExecutionCode"
      },
      "bidConfig": {
        "oneOf": [
          {
            "$ref": "#/$defs/BidConfigInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "needContract": {
        "type": "boolean"
      },
      "contractThreshold": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "publicityDays": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "PurchasingExecutionChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "executionName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30,
        "pattern": "^\\S(.*\\S)?$"
      },
      "bidConfig": {
        "oneOf": [
          {
            "$ref": "#/$defs/BidConfigInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "needContract": {
        "type": "boolean"
      },
      "contractThreshold": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "publicityDays": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "PurchasingProgress": {
    "type": "object",
    "required": [
      "id",
      "executionId",
      "nodeCode",
      "nodeName",
      "nodeNameEn",
      "enabled",
      "required",
      "limitDays",
      "sort"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "executionId": {
        "$ref": "#/$defs/Id"
      },
      "nodeCode": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9_]{1,29}$"
      },
      "nodeName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "nodeNameEn": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 60
      },
      "enabled": {
        "type": "boolean"
      },
      "required": {
        "type": "boolean"
      },
      "limitDays": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 365
      },
      "sort": {
        "type": "integer",
        "minimum": 1,
        "maximum": 50
      }
    },
    "additionalProperties": false
  },
  "PurchasingProgressNode": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "nodeCode",
      "nodeName",
      "enabled",
      "required"
    ],
    "properties": {
      "nodeCode": {
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9_]{1,29}$"
      },
      "nodeName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^\\S(.*\\S)?$"
      },
      "nodeNameEn": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 60
      },
      "enabled": {
        "type": "boolean"
      },
      "required": {
        "type": "boolean"
      },
      "limitDays": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 365
      }
    }
  },
  "PurchasingProgressChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "executionId",
      "version",
      "nodes"
    ],
    "properties": {
      "executionId": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "nodes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/PurchasingProgressNode"
        }
      }
    }
  },
  "PurchasePolicy": {
    "type": "object",
    "required": [
      "companyId",
      "smallLimit",
      "ownCardLimit",
      "orderLimit",
      "tenderLimit",
      "serviceTenderLimit",
      "worksTenderLimit",
      "similarDays",
      "version",
      "updateTime",
      "updateByName"
    ],
    "properties": {
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "smallLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "ownCardLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "orderLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "tenderLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "serviceTenderLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "worksTenderLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "similarDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 365
      },
      "version": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2147483647
      },
      "updateTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "PurchasePolicyInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "smallLimit",
      "ownCardLimit",
      "orderLimit",
      "tenderLimit",
      "serviceTenderLimit",
      "worksTenderLimit",
      "similarDays"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2147483647
      },
      "smallLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "ownCardLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "orderLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "tenderLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "serviceTenderLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "worksTenderLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "similarDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 365
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "CalendarDayKind": {
    "type": "string",
    "enum": [
      "HOLIDAY",
      "WORKDAY"
    ]
  },
  "CalendarDay": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "date",
      "kind",
      "name"
    ],
    "properties": {
      "date": {
        "type": "string",
        "format": "date"
      },
      "kind": {
        "$ref": "#/$defs/CalendarDayKind"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      }
    }
  },
  "CalendarYear": {
    "type": "object",
    "required": [
      "companyId",
      "year",
      "stateDays",
      "days",
      "version",
      "updateTime",
      "updateByName"
    ],
    "properties": {
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "year": {
        "type": "integer",
        "minimum": 2020,
        "maximum": 2100
      },
      "stateDays": {
        "type": "array",
        "maxItems": 366,
        "items": {
          "$ref": "#/$defs/CalendarDay"
        }
      },
      "days": {
        "type": "array",
        "maxItems": 366,
        "items": {
          "$ref": "#/$defs/CalendarDay"
        }
      },
      "version": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2147483647
      },
      "updateTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "CalendarYearInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "year",
      "version",
      "days"
    ],
    "properties": {
      "year": {
        "type": "integer",
        "minimum": 2020,
        "maximum": 2100
      },
      "version": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2147483647
      },
      "days": {
        "type": "array",
        "maxItems": 366,
        "items": {
          "$ref": "#/$defs/CalendarDay"
        }
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "ProjectScope": {
    "type": "string",
    "enum": [
      "TODO",
      "MINE",
      "PAYABLE",
      "FOLLOWED",
      "DEPT",
      "ALL"
    ]
  },
  "ProjectStatus": {
    "type": "string",
    "enum": [
      "DRAFT",
      "APPROVING",
      "REJECTED",
      "RETURNED",
      "WITHDRAWN",
      "APPROVED",
      "PUBLISHED",
      "BIDDING",
      "OPENING",
      "DECIDING",
      "AWARD_APPROVING",
      "AWARD_NOTICE",
      "AWARDED",
      "FAILED",
      "EXECUTING",
      "ACCEPTING",
      "COMPLETED",
      "ARCHIVED",
      "TERMINATED",
      "CONTRACTING",
      "WAREHOUSING",
      "SUSPENDED"
    ]
  },
  "PurchaseLane": {
    "type": "string",
    "enum": [
      "SMALL",
      "BIDDING",
      "OTHER"
    ]
  },
  "Project": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "projectCode",
      "projectName",
      "status",
      "lane",
      "executionCode",
      "officerId",
      "officerName",
      "applicantId",
      "applicantName",
      "deptId",
      "deptName",
      "payeeName",
      "amount",
      "orderAmount",
      "actualAmount",
      "payableAmount",
      "paidAmount",
      "waitingFor",
      "waitingSince",
      "waitsForMe",
      "openCaseId",
      "blockedCaseId",
      "submitTime",
      "nextTime",
      "companyId",
      "companyName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "status": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "lane": {
        "oneOf": [
          {
            "$ref": "#/$defs/PurchaseLane"
          },
          {
            "type": "null"
          }
        ]
      },
      "executionCode": {
        "oneOf": [
          {
            "$ref": "#/$defs/ExecutionCode"
          },
          {
            "type": "null"
          }
        ]
      },
      "officerId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "officerName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "applicantId": {
        "$ref": "#/$defs/Id"
      },
      "applicantName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "payeeName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "orderAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "actualAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "payableAmount": {
        "$ref": "#/$defs/Money"
      },
      "paidAmount": {
        "$ref": "#/$defs/Money"
      },
      "waitingFor": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "waitingSince": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "waitsForMe": {
        "type": "boolean"
      },
      "openCaseId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "blockedCaseId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "submitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "nextTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "SUBMIT",
            "WITHDRAW",
            "DELETE",
            "TERMINATE",
            "RECEIVE",
            "ADD_INVOICE",
            "PAY",
            "CLAIM",
            "PUBLISH",
            "REGISTER_OUTCOME",
            "DRAFT_CONTRACT",
            "BEGIN_ACCEPTANCE",
            "CLOSE_SHORT",
            "ARCHIVE",
            "HAND_OVER",
            "COPY",
            "MODIFY",
            "REPORT",
            "OBJECT",
            "ANSWER_OBJECTION"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "ProjectPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Project"
        }
      }
    },
    "additionalProperties": false
  },
  "StatusCount": {
    "type": "object",
    "required": [
      "status",
      "count"
    ],
    "properties": {
      "status": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "ProjectItem": {
    "type": "object",
    "required": [
      "itemName",
      "spec",
      "parameters",
      "categoryId",
      "categoryName",
      "quantity",
      "unit",
      "amount",
      "imported"
    ],
    "properties": {
      "itemName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "spec": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "parameters": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "categoryId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "categoryName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "quantity": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 16
      },
      "unit": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "amount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "imported": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "ProjectFund": {
    "type": "object",
    "required": [
      "expenditureId",
      "cardNo",
      "cardName",
      "ownerId",
      "ownerName",
      "amount",
      "availableAmount",
      "remainingAmount"
    ],
    "properties": {
      "expenditureId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "cardNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 32
      },
      "cardName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "ownerId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "ownerName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "amount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "availableAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "remainingAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^-?\\d{1,13}\\.\\d{2}$"
      }
    },
    "additionalProperties": false
  },
  "PayingFund": {
    "type": "object",
    "required": [
      "expenditureId",
      "cardNo",
      "cardName",
      "ownerId",
      "ownerName",
      "amount",
      "availableAmount",
      "remainingAmount",
      "frozenAmount",
      "occupiedAmount",
      "paidAmount",
      "freeAmount"
    ],
    "properties": {
      "expenditureId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "cardNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 32
      },
      "cardName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "ownerId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "ownerName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "amount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "availableAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "remainingAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^-?\\d{1,13}\\.\\d{2}$"
      },
      "frozenAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "occupiedAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "paidAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "freeAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      }
    },
    "additionalProperties": false
  },
  "Payee": {
    "type": "object",
    "required": [
      "supplierId",
      "name",
      "bankName",
      "account"
    ],
    "properties": {
      "supplierId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "name": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "bankName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "account": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      }
    },
    "additionalProperties": false
  },
  "ModifyType": {
    "type": "string",
    "enum": [
      "CONTENT",
      "SCHEDULE",
      "FUNDS",
      "CONTACT",
      "PRICE"
    ]
  },
  "ProjectReceipt": {
    "type": "object",
    "required": [
      "status",
      "actualAmount",
      "witnessId",
      "witnessName",
      "opinion",
      "createTime",
      "witnessTime",
      "pictures"
    ],
    "properties": {
      "status": {
        "type": "string",
        "enum": [
          "PENDING",
          "CONFIRMED",
          "REFUSED"
        ]
      },
      "actualAmount": {
        "$ref": "#/$defs/Money"
      },
      "witnessId": {
        "$ref": "#/$defs/Id"
      },
      "witnessName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "opinion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "witnessTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "pictures": {
        "type": "array",
        "maxItems": 9,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      }
    },
    "additionalProperties": false
  },
  "Invoice": {
    "type": "object",
    "required": [
      "id",
      "number",
      "amount",
      "date",
      "file",
      "createTime",
      "createByName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "number": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "date": {
        "type": "string",
        "format": "date"
      },
      "file": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "Payment": {
    "type": "object",
    "required": [
      "id",
      "amount",
      "paidDate",
      "voucherNo",
      "createTime",
      "createByName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "paidDate": {
        "type": "string",
        "format": "date"
      },
      "voucherNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "PurchasePattern": {
    "type": "object",
    "required": [
      "categoryId",
      "categoryName",
      "executionId",
      "executionName",
      "executionCode",
      "bidConfig",
      "needContract",
      "contractThreshold",
      "publicityDays",
      "orderLimit",
      "switches"
    ],
    "properties": {
      "categoryId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "categoryName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "executionId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "executionName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "executionCode": {
        "$ref": "#/$defs/ExecutionCode"
      },
      "bidConfig": {
        "oneOf": [
          {
            "$ref": "#/$defs/BidConfig"
          },
          {
            "type": "null"
          }
        ]
      },
      "needContract": {
        "type": "boolean"
      },
      "contractThreshold": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "publicityDays": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "orderLimit": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "switches": {
        "type": "object",
        "required": [
          "ifOpenEntry",
          "ifCrossAcceptance",
          "ifAutoDelayWhenNoDecision",
          "QLGYUniversityCharacter"
        ],
        "properties": {
          "ifOpenEntry": {
            "type": "boolean"
          },
          "ifCrossAcceptance": {
            "type": "boolean"
          },
          "ifAutoDelayWhenNoDecision": {
            "type": "boolean"
          },
          "QLGYUniversityCharacter": {
            "type": "boolean"
          }
        },
        "additionalProperties": false
      }
    },
    "additionalProperties": false
  },
  "WaySupplier": {
    "type": "object",
    "required": [
      "supplierId",
      "supplierName",
      "reason"
    ],
    "properties": {
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    },
    "additionalProperties": false
  },
  "WayExpert": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "opinion": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      }
    }
  },
  "FrameworkBrief": {
    "type": "object",
    "required": [
      "id",
      "agreementNo",
      "frameworkName",
      "supplierId",
      "supplierName",
      "validFrom",
      "validTo",
      "totalAmount",
      "leftAmount"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "agreementNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "frameworkName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "validFrom": {
        "type": "string",
        "format": "date"
      },
      "validTo": {
        "type": "string",
        "format": "date"
      },
      "totalAmount": {
        "$ref": "#/$defs/Money"
      },
      "leftAmount": {
        "$ref": "#/$defs/Money"
      }
    },
    "additionalProperties": false
  },
  "WayFacts": {
    "type": "object",
    "required": [
      "suppliers",
      "experts",
      "framework"
    ],
    "properties": {
      "suppliers": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/WaySupplier"
        }
      },
      "experts": {
        "type": "array",
        "maxItems": 9,
        "items": {
          "$ref": "#/$defs/WayExpert"
        }
      },
      "urgency": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "urgentSince": {
        "type": "string",
        "format": "date"
      },
      "permittedBy": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "mallName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "mallOrderNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "mallLink": {
        "type": "string",
        "pattern": "^https?://\\S+$",
        "maxLength": 500
      },
      "agencyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "framework": {
        "oneOf": [
          {
            "$ref": "#/$defs/FrameworkBrief"
          },
          {
            "type": "null"
          }
        ]
      },
      "paperId": {
        "$ref": "#/$defs/Id"
      }
    },
    "additionalProperties": false
  },
  "EmergencyReport": {
    "type": "object",
    "required": [
      "dueTime",
      "report",
      "reportTime",
      "files"
    ],
    "properties": {
      "dueTime": {
        "type": "string",
        "format": "date-time"
      },
      "report": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "reportTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "files": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      }
    },
    "additionalProperties": false
  },
  "SourceObjection": {
    "type": "object",
    "required": [
      "no",
      "objectorName",
      "receivedDate",
      "content",
      "files",
      "registeredByName",
      "registerTime",
      "answer",
      "answeredByName",
      "answerTime"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20
      },
      "objectorName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100
      },
      "receivedDate": {
        "type": "string",
        "format": "date"
      },
      "content": {
        "type": "string",
        "minLength": 5,
        "maxLength": 2000
      },
      "files": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      },
      "registeredByName": {
        "type": "string",
        "maxLength": 50
      },
      "registerTime": {
        "type": "string",
        "format": "date-time"
      },
      "answer": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "answeredByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "answerTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "OrderLine": {
    "type": "object",
    "required": [
      "no",
      "itemName",
      "spec",
      "brand",
      "model",
      "categoryId",
      "categoryName",
      "quantity",
      "unit",
      "unitPrice",
      "amount",
      "acceptedQuantity",
      "inspectedQuantity",
      "closedQuantity",
      "openQuantity",
      "closeReason",
      "consumable",
      "fixedAsset",
      "hazardous",
      "needsEntry"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "spec": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "brand": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "model": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "categoryId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "categoryName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "unitPrice": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "acceptedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "inspectedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "closedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "openQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "closeReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "consumable": {
        "type": "boolean"
      },
      "fixedAsset": {
        "type": "boolean"
      },
      "hazardous": {
        "type": "boolean"
      },
      "needsEntry": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "ContractStatus": {
    "type": "string",
    "enum": [
      "DRAFT",
      "APPROVING",
      "REJECTED",
      "TO_SIGN",
      "EXECUTING",
      "COMPLETED",
      "CANCELLED"
    ]
  },
  "SavedContract": {
    "type": "object",
    "required": [
      "id",
      "contractCode",
      "status",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "contractCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "status": {
        "$ref": "#/$defs/ContractStatus"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "PayCondition": {
    "type": "string",
    "enum": [
      "SIGNED",
      "DELIVERED",
      "ACCEPTED",
      "RETENTION"
    ]
  },
  "PlanStatus": {
    "type": "string",
    "enum": [
      "BLOCKED",
      "DUE",
      "PAID"
    ]
  },
  "PaymentPlan": {
    "type": "object",
    "required": [
      "phase",
      "condition",
      "amount",
      "planDate",
      "dueAmount",
      "paidAmount",
      "status"
    ],
    "properties": {
      "phase": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20
      },
      "condition": {
        "$ref": "#/$defs/PayCondition"
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "planDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "dueAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "paidAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "status": {
        "$ref": "#/$defs/PlanStatus"
      }
    },
    "additionalProperties": false
  },
  "AcceptanceStatus": {
    "type": "string",
    "enum": [
      "DRAFT",
      "ASSIGNING",
      "INSPECTING",
      "PASSED",
      "PARTIAL",
      "FAILED",
      "CANCELLED"
    ]
  },
  "AcceptanceBrief": {
    "type": "object",
    "required": [
      "id",
      "acceptanceCode",
      "batchNo",
      "status",
      "arriveDate",
      "acceptTime",
      "passAmount",
      "waitingFor"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "acceptanceCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "batchNo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "status": {
        "$ref": "#/$defs/AcceptanceStatus"
      },
      "arriveDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "acceptTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "passAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "waitingFor": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      }
    },
    "additionalProperties": false
  },
  "StockDocStatus": {
    "type": "string",
    "enum": [
      "TO_CONFIRM",
      "IN_TRANSIT",
      "DONE",
      "CANCELLED"
    ]
  },
  "StockDocumentBrief": {
    "type": "object",
    "required": [
      "id",
      "docCode",
      "status",
      "warehouseName",
      "confirmUserName",
      "confirmTime"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "docCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 24
      },
      "status": {
        "$ref": "#/$defs/StockDocStatus"
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "confirmUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "confirmTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "PositiveAmount": {
    "type": "string",
    "pattern": "^([1-9]\\d{0,9}\\.\\d{2}|0\\.(0[1-9]|[1-9]\\d))$"
  },
  "OutcomeQuote": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "supplierName",
      "amount"
    ],
    "properties": {
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "amount": {
        "$ref": "#/$defs/PositiveAmount"
      }
    }
  },
  "Outcome": {
    "type": "object",
    "required": [
      "supplierId",
      "supplierName",
      "dealAmount",
      "reason",
      "resultPublic",
      "quotes",
      "processFiles",
      "registeredByName",
      "registerTime"
    ],
    "properties": {
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "dealAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "resultPublic": {
        "type": "boolean"
      },
      "quotes": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/OutcomeQuote"
        }
      },
      "processFiles": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      },
      "registeredByName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "registerTime": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "SupplierRating": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "quality",
      "delivery",
      "service"
    ],
    "properties": {
      "quality": {
        "type": "integer",
        "minimum": 1,
        "maximum": 5
      },
      "delivery": {
        "type": "integer",
        "minimum": 1,
        "maximum": 5
      },
      "service": {
        "type": "integer",
        "minimum": 1,
        "maximum": 5
      },
      "comment": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    }
  },
  "Fulfilment": {
    "type": "object",
    "required": [
      "orderAmount",
      "needsContract",
      "needsEntry",
      "acceptedAmount",
      "dueAmount",
      "payableAmount",
      "nextDueTime",
      "missingAssetNumbers",
      "lines",
      "contract",
      "paymentPlans",
      "acceptances",
      "stockDocuments",
      "outcome",
      "rating",
      "waivedAmount",
      "waiveReason",
      "archiveNo"
    ],
    "properties": {
      "orderAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "needsContract": {
        "type": "boolean"
      },
      "needsEntry": {
        "type": "boolean"
      },
      "acceptedAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "dueAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "payableAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "nextDueTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "missingAssetNumbers": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "lines": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/OrderLine"
        }
      },
      "contract": {
        "oneOf": [
          {
            "$ref": "#/$defs/SavedContract"
          },
          {
            "type": "null"
          }
        ]
      },
      "paymentPlans": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/PaymentPlan"
        }
      },
      "acceptances": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/AcceptanceBrief"
        }
      },
      "stockDocuments": {
        "type": "array",
        "maxItems": 500,
        "items": {
          "$ref": "#/$defs/StockDocumentBrief"
        }
      },
      "outcome": {
        "oneOf": [
          {
            "$ref": "#/$defs/Outcome"
          },
          {
            "type": "null"
          }
        ]
      },
      "rating": {
        "oneOf": [
          {
            "$ref": "#/$defs/SupplierRating"
          },
          {
            "type": "null"
          }
        ]
      },
      "waivedAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "waiveReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "archiveNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      }
    },
    "additionalProperties": false
  },
  "AssociationCode": {
    "type": "string",
    "pattern": "^[A-Za-z0-9-]{2,40}$"
  },
  "ChargedItem": {
    "type": "object",
    "required": [
      "externalCode",
      "externalName",
      "planYear",
      "planAmount",
      "availableAmount"
    ],
    "properties": {
      "externalCode": {
        "$ref": "#/$defs/AssociationCode"
      },
      "externalName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "planYear": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 2000,
        "maximum": 2099
      },
      "planAmount": {
        "$ref": "#/$defs/Money"
      },
      "availableAmount": {
        "$ref": "#/$defs/Money"
      }
    },
    "additionalProperties": false
  },
  "ProjectDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "projectCode",
      "projectName",
      "status",
      "lane",
      "executionCode",
      "officerId",
      "officerName",
      "applicantId",
      "applicantName",
      "deptId",
      "deptName",
      "payeeName",
      "amount",
      "orderAmount",
      "actualAmount",
      "payableAmount",
      "paidAmount",
      "waitingFor",
      "waitingSince",
      "waitsForMe",
      "openCaseId",
      "blockedCaseId",
      "submitTime",
      "nextTime",
      "companyId",
      "companyName",
      "allowedActions",
      "description",
      "items",
      "funds",
      "payee",
      "attachments",
      "approvalInstanceId",
      "receipt",
      "invoices",
      "payments",
      "endReason",
      "archiveTime",
      "followed",
      "purchaseType",
      "priceCeiling",
      "minBidders",
      "noticeHours",
      "deliveryDays",
      "warrantyMonths",
      "paymentTerms",
      "deliveryAddress",
      "contactName",
      "contactPhone",
      "requirements",
      "splitReason",
      "pattern",
      "executionCode",
      "otherReason",
      "argumentId",
      "wayFacts",
      "emergencyReport",
      "sourceObjections",
      "modifyTypes",
      "fulfilment",
      "associationCode",
      "association",
      "waitsForAny"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "status": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "lane": {
        "oneOf": [
          {
            "$ref": "#/$defs/PurchaseLane"
          },
          {
            "type": "null"
          }
        ]
      },
      "executionCode": {
        "oneOf": [
          {
            "$ref": "#/$defs/ExecutionCode"
          },
          {
            "type": "null"
          }
        ]
      },
      "officerId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "officerName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "applicantId": {
        "$ref": "#/$defs/Id"
      },
      "applicantName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "payeeName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "orderAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "actualAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "payableAmount": {
        "$ref": "#/$defs/Money"
      },
      "paidAmount": {
        "$ref": "#/$defs/Money"
      },
      "waitingFor": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "waitingSince": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "waitsForMe": {
        "type": "boolean"
      },
      "openCaseId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "blockedCaseId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "submitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "nextTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "SUBMIT",
            "WITHDRAW",
            "DELETE",
            "TERMINATE",
            "RECEIVE",
            "ADD_INVOICE",
            "PAY",
            "CLAIM",
            "PUBLISH",
            "REGISTER_OUTCOME",
            "DRAFT_CONTRACT",
            "BEGIN_ACCEPTANCE",
            "CLOSE_SHORT",
            "ARCHIVE",
            "HAND_OVER",
            "COPY",
            "MODIFY",
            "REPORT",
            "OBJECT",
            "ANSWER_OBJECTION"
          ]
        }
      },
      "description": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ProjectItem"
        }
      },
      "funds": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/PayingFund"
        }
      },
      "payee": {
        "$ref": "#/$defs/Payee"
      },
      "attachments": {
        "type": "array",
        "maxItems": 40,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      },
      "waitsForAny": {
        "type": "boolean"
      },
      "modifyTypes": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/ModifyType"
        }
      },
      "approvalInstanceId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "receipt": {
        "oneOf": [
          {
            "$ref": "#/$defs/ProjectReceipt"
          },
          {
            "type": "null"
          }
        ]
      },
      "invoices": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/Invoice"
        }
      },
      "payments": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/Payment"
        }
      },
      "endReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "archiveTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "followed": {
        "type": "boolean"
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "priceCeiling": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "minBidders": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 10
      },
      "noticeHours": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 24,
        "maximum": 720
      },
      "deliveryDays": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 365
      },
      "warrantyMonths": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 120
      },
      "paymentTerms": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "deliveryAddress": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "contactName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "contactPhone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "requirements": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "splitReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "pattern": {
        "oneOf": [
          {
            "$ref": "#/$defs/PurchasePattern"
          },
          {
            "type": "null"
          }
        ]
      },
      "otherReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "argumentId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "wayFacts": {
        "oneOf": [
          {
            "$ref": "#/$defs/WayFacts"
          },
          {
            "type": "null"
          }
        ]
      },
      "emergencyReport": {
        "oneOf": [
          {
            "$ref": "#/$defs/EmergencyReport"
          },
          {
            "type": "null"
          }
        ]
      },
      "sourceObjections": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/SourceObjection"
        }
      },
      "fulfilment": {
        "oneOf": [
          {
            "$ref": "#/$defs/Fulfilment"
          },
          {
            "type": "null"
          }
        ]
      },
      "associationCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "association": {
        "oneOf": [
          {
            "$ref": "#/$defs/ChargedItem"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "additionalProperties": false
  },
  "ProjectItemInput": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "spec": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^\\S(.*\\S)?$"
      },
      "parameters": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 5000
      },
      "categoryId": {
        "$ref": "#/$defs/Id"
      },
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^\\S(.*\\S)?$"
      },
      "amount": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "imported": {
        "type": "boolean"
      }
    }
  },
  "ProjectFundInput": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "expenditureId": {
        "$ref": "#/$defs/Id"
      },
      "amount": {
        "$ref": "#/$defs/PositiveAmount"
      }
    }
  },
  "PayeeInput": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "supplierId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9A-Za-z_-]{1,64}$"
      },
      "name": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "bankName": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "account": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9A-Za-z@._-]{4,64}$"
      }
    }
  },
  "WaySupplierInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "supplierId"
    ],
    "properties": {
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      }
    }
  },
  "WayFactsInput": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "suppliers": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/WaySupplierInput"
        }
      },
      "experts": {
        "type": "array",
        "maxItems": 9,
        "items": {
          "$ref": "#/$defs/WayExpert"
        }
      },
      "urgency": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "urgentSince": {
        "type": "string",
        "format": "date"
      },
      "permittedBy": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "mallName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "mallOrderNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "mallLink": {
        "type": "string",
        "pattern": "^https?://\\S+$",
        "maxLength": 500
      },
      "agencyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "frameworkId": {
        "$ref": "#/$defs/Id"
      },
      "paperId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "ProjectInput": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "projectName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "description": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ProjectItemInput"
        }
      },
      "funds": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/ProjectFundInput"
        }
      },
      "payee": {
        "$ref": "#/$defs/PayeeInput"
      },
      "attachmentIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "priceCeiling": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(0\\.0[1-9]|0\\.[1-9]\\d|[1-9]\\d{0,12}\\.\\d{2})$"
      },
      "minBidders": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 10
      },
      "noticeHours": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 24,
        "maximum": 720
      },
      "deliveryDays": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 365
      },
      "warrantyMonths": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 120
      },
      "paymentTerms": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 200
      },
      "deliveryAddress": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 200
      },
      "contactName": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "contactPhone": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^1[3-9]\\d{9}$"
      },
      "requirements": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 2000
      },
      "splitReason": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 500
      },
      "executionCode": {
        "oneOf": [
          {
            "$ref": "#/$defs/ExecutionCode"
          },
          {
            "type": "null"
          }
        ]
      },
      "otherReason": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 2000
      },
      "argumentId": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 64
      },
      "associationCode": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 2,
        "maxLength": 40
      },
      "wayFacts": {
        "oneOf": [
          {
            "$ref": "#/$defs/WayFactsInput"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "SavedProject": {
    "type": "object",
    "required": [
      "id",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "ProjectChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "projectName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "description": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ProjectItemInput"
        }
      },
      "funds": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/ProjectFundInput"
        }
      },
      "payee": {
        "$ref": "#/$defs/PayeeInput"
      },
      "attachmentIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "priceCeiling": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(0\\.0[1-9]|0\\.[1-9]\\d|[1-9]\\d{0,12}\\.\\d{2})$"
      },
      "minBidders": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 10
      },
      "noticeHours": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 24,
        "maximum": 720
      },
      "deliveryDays": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 365
      },
      "warrantyMonths": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 120
      },
      "paymentTerms": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 200
      },
      "deliveryAddress": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 200
      },
      "contactName": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "contactPhone": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^1[3-9]\\d{9}$"
      },
      "requirements": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 2000
      },
      "splitReason": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 500
      },
      "executionCode": {
        "oneOf": [
          {
            "$ref": "#/$defs/ExecutionCode"
          },
          {
            "type": "null"
          }
        ]
      },
      "otherReason": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 2000
      },
      "argumentId": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 64
      },
      "associationCode": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 2,
        "maxLength": 40
      },
      "wayFacts": {
        "oneOf": [
          {
            "$ref": "#/$defs/WayFactsInput"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "ExecutionOption": {
    "type": "object",
    "required": [
      "executionCode",
      "executionName"
    ],
    "properties": {
      "executionCode": {
        "$ref": "#/$defs/ExecutionCode"
      },
      "executionName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      }
    },
    "additionalProperties": false
  },
  "SimilarPurchase": {
    "type": "object",
    "required": [
      "id",
      "projectCode",
      "projectName",
      "amount",
      "submitTime"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "submitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "CheckedRule": {
    "type": "object",
    "required": [
      "code",
      "ok"
    ],
    "properties": {
      "code": {
        "type": "string",
        "enum": [
          "COMPLETE",
          "SMALL_LIMIT",
          "FUNDS",
          "GATES",
          "SPLIT",
          "PATTERN",
          "TENDER",
          "ARGUMENT",
          "ASSOCIATION"
        ]
      },
      "ok": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "ApproverKind": {
    "type": "string",
    "enum": [
      "CARD_OWNER",
      "DEPT_APPROVER",
      "COLLEGE_APPROVER",
      "SCHOOL_APPROVER",
      "NAMED",
      "CATEGORY_MANAGER",
      "SCHOOL_ADMIN",
      "WITNESS"
    ]
  },
  "ApprovalMode": {
    "type": "string",
    "enum": [
      "ANY",
      "ALL"
    ]
  },
  "ApproverStep": {
    "type": "object",
    "required": [
      "kind",
      "mode",
      "names"
    ],
    "properties": {
      "stepName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "kind": {
        "$ref": "#/$defs/ApproverKind"
      },
      "mode": {
        "$ref": "#/$defs/ApprovalMode"
      },
      "names": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      }
    },
    "additionalProperties": false
  },
  "LastPrice": {
    "type": "object",
    "required": [
      "itemNo",
      "unitPrice",
      "unit",
      "projectCode",
      "projectName",
      "submitTime"
    ],
    "properties": {
      "itemNo": {
        "type": "integer",
        "minimum": 0,
        "maximum": 199
      },
      "unitPrice": {
        "$ref": "#/$defs/Money"
      },
      "unit": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "submitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "ColleaguePurchase": {
    "type": "object",
    "required": [
      "itemNo",
      "projectCode",
      "projectName",
      "applicantName",
      "deptName",
      "quantity",
      "unit",
      "submitTime"
    ],
    "properties": {
      "itemNo": {
        "type": "integer",
        "minimum": 0,
        "maximum": 199
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "applicantName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "quantity": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "unit": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "submitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "SharedOffer": {
    "type": "object",
    "required": [
      "itemNo",
      "stockId",
      "itemName",
      "brand",
      "model",
      "offeredQuantity",
      "unit",
      "ownerDeptName",
      "warehouseName",
      "address",
      "lastMoveTime",
      "mayApply"
    ],
    "properties": {
      "itemNo": {
        "type": "integer",
        "minimum": 0,
        "maximum": 199
      },
      "stockId": {
        "$ref": "#/$defs/Id"
      },
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "brand": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "model": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "offeredQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "ownerDeptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "address": {
        "type": "string",
        "maxLength": 200
      },
      "lastMoveTime": {
        "type": "string",
        "format": "date-time"
      },
      "mayApply": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "ProjectCheck": {
    "type": "object",
    "required": [
      "amount",
      "lane",
      "laneReason",
      "pattern",
      "executions",
      "tenderLimit",
      "similar",
      "smallLimit",
      "ownCardLimit",
      "similarAmount",
      "rules",
      "errors",
      "approvers",
      "funds",
      "argumentReasons",
      "brandItems",
      "lastPrices",
      "colleagues",
      "sharedOffers",
      "association"
    ],
    "properties": {
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "lane": {
        "$ref": "#/$defs/PurchaseLane"
      },
      "laneReason": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "AMOUNT",
          "HAZARDOUS",
          "FIXED_ASSET",
          "SIMILAR",
          null
        ]
      },
      "pattern": {
        "oneOf": [
          {
            "$ref": "#/$defs/PurchasePattern"
          },
          {
            "type": "null"
          }
        ]
      },
      "executions": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/ExecutionOption"
        }
      },
      "tenderLimit": {
        "$ref": "#/$defs/Money"
      },
      "similar": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/SimilarPurchase"
        }
      },
      "smallLimit": {
        "$ref": "#/$defs/Money"
      },
      "ownCardLimit": {
        "$ref": "#/$defs/Money"
      },
      "similarAmount": {
        "$ref": "#/$defs/Money"
      },
      "rules": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/CheckedRule"
        }
      },
      "errors": {
        "type": "array",
        "maxItems": 300,
        "items": {
          "$ref": "#/$defs/FieldError"
        }
      },
      "approvers": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/ApproverStep"
        }
      },
      "funds": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/ProjectFund"
        }
      },
      "argumentReasons": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "CATEGORY",
            "IMPORTED",
            "UNIT_PRICE",
            "BATCH"
          ]
        }
      },
      "brandItems": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "type": "integer",
          "minimum": 0,
          "maximum": 199
        }
      },
      "lastPrices": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/LastPrice"
        }
      },
      "colleagues": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/ColleaguePurchase"
        }
      },
      "sharedOffers": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/SharedOffer"
        }
      },
      "association": {
        "oneOf": [
          {
            "$ref": "#/$defs/ChargedItem"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "additionalProperties": false
  },
  "Submission": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "conflictDeclared"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "conflictDeclared": {
        "type": "boolean"
      },
      "copyUserIds": {
        "type": "array",
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "ProjectStep": {
    "type": "object",
    "required": [
      "id",
      "projectCode",
      "status",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "status": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "Termination": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "reason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "reason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "Claim": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "ProjectSuspension": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "reason",
      "version"
    ],
    "properties": {
      "reason": {
        "type": "string",
        "minLength": 5,
        "maxLength": 500,
        "pattern": "\\S"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "ProjectResumption": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "bidEndTime": {
        "type": "string",
        "format": "date-time"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "HandOver": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "officerId",
      "reason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "officerId": {
        "$ref": "#/$defs/Id"
      },
      "reason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "ExportFormat": {
    "type": "string",
    "enum": [
      "XLSX",
      "CSV"
    ]
  },
  "ProjectExport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "format",
      "scope"
    ],
    "properties": {
      "format": {
        "$ref": "#/$defs/ExportFormat"
      },
      "scope": {
        "$ref": "#/$defs/ProjectScope"
      },
      "keyword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "status": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "lane": {
        "$ref": "#/$defs/PurchaseLane"
      },
      "executionCode": {
        "$ref": "#/$defs/ExecutionCode"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "applicantId": {
        "$ref": "#/$defs/Id"
      },
      "createTimeStart": {
        "type": "string",
        "format": "date-time"
      },
      "createTimeEnd": {
        "type": "string",
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "StartedExport": {
    "type": "object",
    "required": [
      "taskId",
      "taskName",
      "status"
    ],
    "properties": {
      "taskId": {
        "$ref": "#/$defs/Id"
      },
      "taskName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "status": {
        "$ref": "#/$defs/TaskStatus"
      }
    },
    "additionalProperties": false
  },
  "Month": {
    "type": "string",
    "pattern": "^20\\d\\d-(0[1-9]|1[0-2])$"
  },
  "StateFigure": {
    "type": "object",
    "required": [
      "status",
      "count",
      "amount"
    ],
    "properties": {
      "status": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000000
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      }
    },
    "additionalProperties": false
  },
  "MonthFigure": {
    "type": "object",
    "required": [
      "month",
      "count",
      "amount"
    ],
    "properties": {
      "month": {
        "$ref": "#/$defs/Month"
      },
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      }
    },
    "additionalProperties": false
  },
  "SavingFigure": {
    "type": "object",
    "required": [
      "count",
      "ceiling",
      "awarded",
      "saved",
      "percent"
    ],
    "properties": {
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "ceiling": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "awarded": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "saved": {
        "type": "string",
        "pattern": "^-?\\d{1,13}\\.\\d{2}$"
      },
      "percent": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^-?\\d{1,7}\\.\\d$"
      }
    },
    "additionalProperties": false
  },
  "RoundFigure": {
    "type": "object",
    "required": [
      "count",
      "failed",
      "percent"
    ],
    "properties": {
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "failed": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "percent": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,3}\\.\\d$"
      }
    },
    "additionalProperties": false
  },
  "FigureStep": {
    "type": "string",
    "enum": [
      "APPROVE",
      "PUBLISH",
      "AWARD",
      "ORDER",
      "ACCEPT",
      "PAY"
    ]
  },
  "StepFigure": {
    "type": "object",
    "required": [
      "step",
      "count",
      "days"
    ],
    "properties": {
      "step": {
        "$ref": "#/$defs/FigureStep"
      },
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "days": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,7}\\.\\d$"
      }
    },
    "additionalProperties": false
  },
  "WaitingFigure": {
    "type": "object",
    "required": [
      "status",
      "count",
      "long",
      "days"
    ],
    "properties": {
      "status": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000000
      },
      "long": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "days": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000
      }
    },
    "additionalProperties": false
  },
  "FigureGroup": {
    "type": "object",
    "required": [
      "id",
      "name",
      "count",
      "amount",
      "awardedCount",
      "saved",
      "percent",
      "failed",
      "days"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "name": {
        "type": "string",
        "maxLength": 100
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000000
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "awardedCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "saved": {
        "type": "string",
        "pattern": "^-?\\d{1,13}\\.\\d{2}$"
      },
      "percent": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^-?\\d{1,7}\\.\\d$"
      },
      "failed": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "days": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,7}\\.\\d$"
      }
    },
    "additionalProperties": false
  },
  "ProjectFigures": {
    "type": "object",
    "required": [
      "monthFrom",
      "monthTo",
      "range",
      "count",
      "amount",
      "states",
      "months",
      "saving",
      "rounds",
      "steps",
      "isCut",
      "slowest",
      "waiting",
      "longest",
      "depts",
      "officers"
    ],
    "properties": {
      "monthFrom": {
        "$ref": "#/$defs/Month"
      },
      "monthTo": {
        "$ref": "#/$defs/Month"
      },
      "range": {
        "type": "string",
        "enum": [
          "OWN",
          "PART",
          "DEPT",
          "COLLEGE",
          "SCHOOL",
          "ALL"
        ]
      },
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "states": {
        "type": "array",
        "maxItems": 22,
        "items": {
          "$ref": "#/$defs/StateFigure"
        }
      },
      "months": {
        "type": "array",
        "maxItems": 24,
        "items": {
          "$ref": "#/$defs/MonthFigure"
        }
      },
      "saving": {
        "$ref": "#/$defs/SavingFigure"
      },
      "rounds": {
        "$ref": "#/$defs/RoundFigure"
      },
      "steps": {
        "type": "array",
        "minItems": 6,
        "maxItems": 6,
        "items": {
          "$ref": "#/$defs/StepFigure"
        }
      },
      "isCut": {
        "type": "boolean"
      },
      "slowest": {
        "oneOf": [
          {
            "$ref": "#/$defs/FigureStep"
          },
          {
            "type": "null"
          }
        ]
      },
      "waiting": {
        "type": "array",
        "maxItems": 22,
        "items": {
          "$ref": "#/$defs/WaitingFigure"
        }
      },
      "longest": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/Project"
        }
      },
      "depts": {
        "type": [
          "array",
          "null"
        ],
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/FigureGroup"
        }
      },
      "officers": {
        "type": [
          "array",
          "null"
        ],
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/FigureGroup"
        }
      }
    },
    "additionalProperties": false
  },
  "ProjectFiguresExport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "format"
    ],
    "properties": {
      "format": {
        "$ref": "#/$defs/ExportFormat"
      },
      "monthFrom": {
        "$ref": "#/$defs/Month"
      },
      "monthTo": {
        "$ref": "#/$defs/Month"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "Following": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "follow"
    ],
    "properties": {
      "follow": {
        "type": "boolean"
      }
    }
  },
  "ProjectLog": {
    "type": "object",
    "required": [
      "no",
      "step",
      "fromStatus",
      "toStatus",
      "operatorName",
      "forUserName",
      "roleName",
      "content",
      "time",
      "hash"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000
      },
      "step": {
        "type": "string",
        "enum": [
          "begin",
          "edit",
          "submit",
          "approve",
          "claim",
          "handOver",
          "reassign",
          "escalate",
          "publish",
          "extend",
          "close",
          "failBidding",
          "witness",
          "declareUnreadable",
          "openDocuments",
          "openPrices",
          "exclude",
          "decide",
          "confirmAward",
          "rejectAward",
          "postpone",
          "overdue",
          "noticeEnds",
          "order",
          "declineAward",
          "askCancel",
          "cancelAward",
          "keepAward",
          "lapseFailed",
          "reject",
          "return",
          "withdraw",
          "lapse",
          "terminate",
          "receive",
          "confirm",
          "refuse",
          "invoice",
          "pay",
          "archive",
          "announceSource",
          "endSource",
          "objectSource",
          "answerObjection",
          "registerOutcome",
          "report",
          "draftContract",
          "submitContract",
          "approveContract",
          "rejectContract",
          "signContract",
          "voidContract",
          "submitAcceptance",
          "assignAcceptance",
          "signAcceptance",
          "concludeAcceptance",
          "cancelAcceptance",
          "closeShort",
          "confirmEntry",
          "cancelEntry",
          "recordAssets",
          "complete",
          "retentionDue",
          "suspend",
          "resume",
          "askChange",
          "change",
          "rejectChange",
          "withdrawChange",
          "voidRound",
          "askTermination",
          "rejectTermination",
          "withdrawTermination"
        ]
      },
      "fromStatus": {
        "oneOf": [
          {
            "$ref": "#/$defs/ProjectStatus"
          },
          {
            "type": "null"
          }
        ]
      },
      "toStatus": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "operatorName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "forUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "roleName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "content": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 600
      },
      "time": {
        "type": "string",
        "format": "date-time"
      },
      "hash": {
        "type": "string",
        "pattern": "^[0-9a-f]{64}$"
      }
    },
    "additionalProperties": false
  },
  "ChainEntry": {
    "type": "object",
    "required": [
      "companyId",
      "kind",
      "subjectId",
      "no",
      "step",
      "fromStatus",
      "toStatus",
      "actorId",
      "time",
      "salt",
      "content",
      "hash"
    ],
    "properties": {
      "companyId": {
        "type": "string",
        "maxLength": 10
      },
      "kind": {
        "type": "string",
        "maxLength": 20
      },
      "subjectId": {
        "type": "string",
        "maxLength": 50
      },
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100000
      },
      "step": {
        "type": "string",
        "maxLength": 50
      },
      "fromStatus": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "toStatus": {
        "type": "string",
        "maxLength": 50
      },
      "actorId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "time": {
        "type": "string",
        "pattern": "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"
      },
      "salt": {
        "type": "string",
        "maxLength": 64
      },
      "content": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 1000
      },
      "hash": {
        "type": "string",
        "pattern": "^[0-9a-f]{64}$"
      }
    },
    "additionalProperties": false
  },
  "ChainCheck": {
    "type": "object",
    "required": [
      "no",
      "ok",
      "entries",
      "lastHash",
      "events"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "ok": {
        "type": "boolean"
      },
      "entries": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000
      },
      "lastHash": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9a-f]{64}$"
      },
      "events": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/ChainEntry"
        }
      }
    },
    "additionalProperties": false
  },
  "LogCheck": {
    "type": "object",
    "required": [
      "ok",
      "entries",
      "brokenNo",
      "lastHash",
      "events",
      "chains"
    ],
    "properties": {
      "ok": {
        "type": "boolean"
      },
      "entries": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "brokenNo": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 100000
      },
      "lastHash": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9a-f]{64}$"
      },
      "events": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/ChainEntry"
        }
      },
      "chains": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/ChainCheck"
        }
      }
    },
    "additionalProperties": false
  },
  "Receipt": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "actualAmount",
      "witnessUserId",
      "conflictDeclared"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "actualAmount": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "witnessUserId": {
        "$ref": "#/$defs/Id"
      },
      "conflictDeclared": {
        "type": "boolean"
      },
      "pictureIds": {
        "type": "array",
        "maxItems": 9,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "InvoiceInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "number",
      "amount",
      "date"
    ],
    "properties": {
      "number": {
        "type": "string",
        "pattern": "^[0-9A-Z]{8,20}$"
      },
      "amount": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "date": {
        "type": "string",
        "format": "date"
      },
      "fileId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "PaymentInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "amount",
      "paidDate",
      "voucherNo"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "amount": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "paidDate": {
        "type": "string",
        "format": "date"
      },
      "voucherNo": {
        "type": "string",
        "pattern": "^[0-9A-Za-z-]{2,40}$"
      }
    }
  },
  "NamedInvitation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "supplierId",
      "reason"
    ],
    "properties": {
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "reason": {
        "type": "string",
        "minLength": 5,
        "maxLength": 500,
        "pattern": "\\S"
      }
    }
  },
  "BiddingPublication": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "bidEndTime",
      "version"
    ],
    "properties": {
      "bidStartTime": {
        "type": "string",
        "format": "date-time"
      },
      "bidEndTime": {
        "type": "string",
        "format": "date-time"
      },
      "minBidders": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10
      },
      "announcementTitle": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150,
        "pattern": "\\S"
      },
      "invitations": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/NamedInvitation"
        }
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "NoticeRow": {
    "type": "object",
    "required": [
      "label",
      "value"
    ],
    "properties": {
      "label": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "value": {
        "type": "string",
        "minLength": 0,
        "maxLength": 6000
      }
    },
    "additionalProperties": false
  },
  "NoticeSection": {
    "type": "object",
    "required": [
      "title",
      "rows"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "rows": {
        "type": "array",
        "maxItems": 300,
        "items": {
          "$ref": "#/$defs/NoticeRow"
        }
      }
    },
    "additionalProperties": false
  },
  "PublicationPreview": {
    "type": "object",
    "required": [
      "title",
      "sections",
      "joinEndTime",
      "witnessNeeded",
      "matchingSuppliers"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 150
      },
      "sections": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/NoticeSection"
        }
      },
      "joinEndTime": {
        "type": "string",
        "format": "date-time"
      },
      "witnessNeeded": {
        "type": "boolean"
      },
      "matchingSuppliers": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      }
    },
    "additionalProperties": false
  },
  "OutcomeLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "no",
      "amount"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "brand": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "amount": {
        "$ref": "#/$defs/PositiveAmount"
      }
    }
  },
  "OutcomeInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "supplierId",
      "dealAmount",
      "reason",
      "processFileIds",
      "resultPublic",
      "conflictDeclared"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "dealAmount": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "lines": {
        "type": "array",
        "maxItems": 200,
        "minItems": 1,
        "items": {
          "$ref": "#/$defs/OutcomeLine"
        }
      },
      "reason": {
        "type": "string",
        "minLength": 5,
        "maxLength": 1000
      },
      "processFileIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "quotes": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/OutcomeQuote"
        }
      },
      "resultPublic": {
        "type": "boolean"
      },
      "conflictDeclared": {
        "type": "boolean"
      }
    }
  },
  "EmergencyReportInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "report",
      "fileIds"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "report": {
        "type": "string",
        "minLength": 20,
        "maxLength": 2000
      },
      "fileIds": {
        "type": "array",
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "SourceObjectionInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "objectorName",
      "receivedDate",
      "content",
      "fileIds"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "objectorName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100
      },
      "receivedDate": {
        "type": "string",
        "format": "date"
      },
      "content": {
        "type": "string",
        "minLength": 5,
        "maxLength": 2000
      },
      "fileIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "SourceObjectionAnswer": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "no",
      "answer"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20
      },
      "answer": {
        "type": "string",
        "minLength": 5,
        "maxLength": 2000
      }
    }
  },
  "ShortLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "no",
      "quantity"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      }
    }
  },
  "ClosingShort": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "lines",
      "reason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "lines": {
        "type": "array",
        "maxItems": 200,
        "minItems": 1,
        "items": {
          "$ref": "#/$defs/ShortLine"
        }
      },
      "reason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "DossierEntry": {
    "type": "object",
    "required": [
      "title",
      "code",
      "byName",
      "time",
      "amount",
      "hash",
      "file"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "code": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "byName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "time": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "amount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "hash": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9a-f]{64}$"
      },
      "file": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "additionalProperties": false
  },
  "DossierSection": {
    "type": "object",
    "required": [
      "key",
      "required",
      "complete",
      "entries"
    ],
    "properties": {
      "key": {
        "type": "string",
        "enum": [
          "REQUEST",
          "APPROVAL",
          "NOTICE",
          "BIDDING",
          "DECISION",
          "REPORT",
          "CONTRACT",
          "ACCEPTANCE",
          "ENTRY",
          "INVOICE",
          "PAYMENT",
          "LOG"
        ]
      },
      "required": {
        "type": "boolean"
      },
      "complete": {
        "type": "boolean"
      },
      "entries": {
        "type": "array",
        "maxItems": 500,
        "items": {
          "$ref": "#/$defs/DossierEntry"
        }
      }
    },
    "additionalProperties": false
  },
  "Dossier": {
    "type": "object",
    "required": [
      "projectId",
      "projectCode",
      "projectName",
      "archiveNo",
      "archiveTime",
      "keepUntil",
      "complete",
      "logHolds",
      "unpaidAmount",
      "sections"
    ],
    "properties": {
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "archiveNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "archiveTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "keepUntil": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "complete": {
        "type": "boolean"
      },
      "logHolds": {
        "type": "boolean"
      },
      "unpaidAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "sections": {
        "type": "array",
        "maxItems": 11,
        "items": {
          "$ref": "#/$defs/DossierSection"
        }
      }
    },
    "additionalProperties": false
  },
  "Archiving": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "archiveNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "pattern": "^\\S(.*\\S)?$"
      },
      "waiveReason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "Contract": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "contractCode",
      "contractName",
      "projectId",
      "projectCode",
      "projectName",
      "applicantName",
      "deptName",
      "officerName",
      "supplierId",
      "partyA",
      "partyB",
      "amount",
      "acceptedAmount",
      "dueAmount",
      "paidAmount",
      "signDate",
      "deliveryDate",
      "status",
      "waitingFor",
      "companyId",
      "companyName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "contractCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "contractName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "applicantName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "officerName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "partyA": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "partyB": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "acceptedAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "dueAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "paidAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "signDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "deliveryDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "status": {
        "$ref": "#/$defs/ContractStatus"
      },
      "waitingFor": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 6,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "SUBMIT",
            "SIGN",
            "VOID"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "ContractPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records",
      "sum"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Contract"
        }
      },
      "sum": {
        "type": "object",
        "required": [
          "amount",
          "paidAmount"
        ],
        "properties": {
          "amount": {
            "type": "string",
            "pattern": "^\\d{1,13}\\.\\d{2}$"
          },
          "paidAmount": {
            "type": "string",
            "pattern": "^\\d{1,13}\\.\\d{2}$"
          }
        },
        "additionalProperties": false
      }
    },
    "additionalProperties": false
  },
  "ContractDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "contractCode",
      "contractName",
      "projectId",
      "projectCode",
      "projectName",
      "applicantName",
      "deptName",
      "officerName",
      "supplierId",
      "partyA",
      "partyB",
      "amount",
      "acceptedAmount",
      "dueAmount",
      "paidAmount",
      "signDate",
      "deliveryDate",
      "status",
      "waitingFor",
      "companyId",
      "companyName",
      "allowedActions",
      "partyAContact",
      "partyAPhone",
      "partyBContact",
      "partyBPhone",
      "warrantyMonths",
      "terms",
      "lines",
      "paymentPlans",
      "draftFile",
      "signedFile",
      "approvalInstanceId",
      "rejectReason",
      "voidReason",
      "signedByName"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "contractCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "contractName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "applicantName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "officerName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "partyA": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "partyB": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "acceptedAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "dueAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "paidAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "signDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "deliveryDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "status": {
        "$ref": "#/$defs/ContractStatus"
      },
      "waitingFor": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 6,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "SUBMIT",
            "SIGN",
            "VOID"
          ]
        }
      },
      "partyAContact": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "partyAPhone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "partyBContact": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "partyBPhone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "warrantyMonths": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 120
      },
      "terms": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "lines": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/OrderLine"
        }
      },
      "paymentPlans": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/PaymentPlan"
        }
      },
      "draftFile": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "signedFile": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "approvalInstanceId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "rejectReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "voidReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "signedByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "PaymentPlanInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "condition",
      "amount"
    ],
    "properties": {
      "condition": {
        "$ref": "#/$defs/PayCondition"
      },
      "amount": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "planDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      }
    }
  },
  "ContractInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "projectId"
    ],
    "properties": {
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "contractName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "partyAContact": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "partyAPhone": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^\\S(.*\\S)?$"
      },
      "partyBContact": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "partyBPhone": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^\\S(.*\\S)?$"
      },
      "deliveryDate": {
        "type": "string",
        "format": "date"
      },
      "warrantyMonths": {
        "type": "integer",
        "minimum": 0,
        "maximum": 120
      },
      "terms": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "paymentPlans": {
        "type": "array",
        "maxItems": 20,
        "minItems": 1,
        "items": {
          "$ref": "#/$defs/PaymentPlanInput"
        }
      },
      "draftFileId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "ContractChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "contractName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "partyAContact": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "partyAPhone": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^\\S(.*\\S)?$"
      },
      "partyBContact": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "partyBPhone": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^\\S(.*\\S)?$"
      },
      "deliveryDate": {
        "type": "string",
        "format": "date"
      },
      "warrantyMonths": {
        "type": "integer",
        "minimum": 0,
        "maximum": 120
      },
      "terms": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "paymentPlans": {
        "type": "array",
        "maxItems": 20,
        "minItems": 1,
        "items": {
          "$ref": "#/$defs/PaymentPlanInput"
        }
      },
      "draftFileId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "ContractSubmission": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "ContractSigning": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "signDate",
      "signedFileId"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "signDate": {
        "type": "string",
        "format": "date"
      },
      "signedFileId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "ContractVoiding": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "reason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "reason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "AcceptType": {
    "type": "string",
    "enum": [
      "SELF",
      "GROUP",
      "CROSS"
    ]
  },
  "Acceptance": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "acceptanceCode",
      "projectId",
      "projectCode",
      "projectName",
      "contractCode",
      "supplierName",
      "applicantId",
      "applicantName",
      "deptName",
      "batchNo",
      "arriveDate",
      "acceptPlace",
      "acceptType",
      "status",
      "arriveAmount",
      "passAmount",
      "memberCount",
      "signedCount",
      "waitingFor",
      "waitsForMe",
      "acceptTime",
      "companyId",
      "companyName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "acceptanceCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "contractCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "applicantId": {
        "$ref": "#/$defs/Id"
      },
      "applicantName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "batchNo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "arriveDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "acceptPlace": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "acceptType": {
        "$ref": "#/$defs/AcceptType"
      },
      "status": {
        "$ref": "#/$defs/AcceptanceStatus"
      },
      "arriveAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "passAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "memberCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 50
      },
      "signedCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 50
      },
      "waitingFor": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "waitsForMe": {
        "type": "boolean"
      },
      "acceptTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "SUBMIT",
            "ASSIGN",
            "SIGN",
            "CONCLUDE",
            "CANCEL",
            "RECORD_ASSETS"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "AcceptancePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Acceptance"
        }
      }
    },
    "additionalProperties": false
  },
  "AcceptanceItem": {
    "type": "object",
    "required": [
      "no",
      "itemName",
      "spec",
      "brand",
      "model",
      "unit",
      "unitPrice",
      "orderQuantity",
      "openQuantity",
      "arriveQuantity",
      "passQuantity",
      "failQuantity",
      "problem",
      "serialNos",
      "assetNos",
      "fixedAsset",
      "hazardous",
      "needsEntry",
      "warehouseId",
      "warehouseName"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "spec": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "brand": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "model": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "unitPrice": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "orderQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "openQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "arriveQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "passQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "failQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "problem": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "serialNos": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "assetNos": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "fixedAsset": {
        "type": "boolean"
      },
      "hazardous": {
        "type": "boolean"
      },
      "needsEntry": {
        "type": "boolean"
      },
      "warehouseId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "warehouseName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "MemberRole": {
    "type": "string",
    "enum": [
      "LEADER",
      "MEMBER",
      "EXPERT"
    ]
  },
  "AcceptanceMember": {
    "type": "object",
    "required": [
      "userId",
      "userName",
      "deptName",
      "memberRole",
      "drawn",
      "outside",
      "signed",
      "agree",
      "opinion",
      "signTime"
    ],
    "properties": {
      "userId": {
        "$ref": "#/$defs/Id"
      },
      "userName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "memberRole": {
        "$ref": "#/$defs/MemberRole"
      },
      "drawn": {
        "type": "boolean"
      },
      "outside": {
        "type": "boolean"
      },
      "signed": {
        "type": "boolean"
      },
      "agree": {
        "type": [
          "boolean",
          "null"
        ]
      },
      "opinion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 1000
      },
      "signTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "Conclusion": {
    "type": "string",
    "enum": [
      "PASS",
      "PARTIAL",
      "FAIL"
    ]
  },
  "AcceptanceDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "acceptanceCode",
      "projectId",
      "projectCode",
      "projectName",
      "contractCode",
      "supplierName",
      "applicantId",
      "applicantName",
      "deptName",
      "batchNo",
      "arriveDate",
      "acceptPlace",
      "acceptType",
      "status",
      "arriveAmount",
      "passAmount",
      "memberCount",
      "signedCount",
      "waitingFor",
      "waitsForMe",
      "acceptTime",
      "companyId",
      "companyName",
      "allowedActions",
      "items",
      "members",
      "photos",
      "remark",
      "conclusion",
      "opinion",
      "rating",
      "ratingWanted",
      "drawSeed",
      "cancelReason",
      "groupRule",
      "stockDocuments"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "acceptanceCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "contractCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "applicantId": {
        "$ref": "#/$defs/Id"
      },
      "applicantName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "batchNo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "arriveDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "acceptPlace": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "acceptType": {
        "$ref": "#/$defs/AcceptType"
      },
      "status": {
        "$ref": "#/$defs/AcceptanceStatus"
      },
      "arriveAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "passAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "memberCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 50
      },
      "signedCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 50
      },
      "waitingFor": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "waitsForMe": {
        "type": "boolean"
      },
      "acceptTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "SUBMIT",
            "ASSIGN",
            "SIGN",
            "CONCLUDE",
            "CANCEL",
            "RECORD_ASSETS"
          ]
        }
      },
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/AcceptanceItem"
        }
      },
      "members": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/AcceptanceMember"
        }
      },
      "photos": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "conclusion": {
        "oneOf": [
          {
            "$ref": "#/$defs/Conclusion"
          },
          {
            "type": "null"
          }
        ]
      },
      "opinion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 1000
      },
      "rating": {
        "oneOf": [
          {
            "$ref": "#/$defs/SupplierRating"
          },
          {
            "type": "null"
          }
        ]
      },
      "ratingWanted": {
        "type": "boolean"
      },
      "drawSeed": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "cancelReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "groupRule": {
        "type": "object",
        "required": [
          "minMembers",
          "odd",
          "leaderNotApplicant",
          "leaderOutside",
          "outsiders",
          "applicantCounts"
        ],
        "properties": {
          "minMembers": {
            "type": "integer",
            "minimum": 1,
            "maximum": 50
          },
          "odd": {
            "type": "boolean"
          },
          "leaderNotApplicant": {
            "type": "boolean"
          },
          "leaderOutside": {
            "type": "boolean"
          },
          "outsiders": {
            "type": "integer",
            "minimum": 0,
            "maximum": 50
          },
          "applicantCounts": {
            "type": "boolean"
          }
        },
        "additionalProperties": false
      },
      "stockDocuments": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/StockDocumentBrief"
        }
      }
    },
    "additionalProperties": false
  },
  "AcceptanceItemInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "no",
      "arriveQuantity"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "arriveQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "passQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "problem": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      },
      "serialNos": {
        "type": "array",
        "maxItems": 1000,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^\\S(.*\\S)?$"
        }
      },
      "warehouseId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  },
  "AcceptanceInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "projectId"
    ],
    "properties": {
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "arriveDate": {
        "type": "string",
        "format": "date"
      },
      "acceptPlace": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/AcceptanceItemInput"
        }
      },
      "photoIds": {
        "type": "array",
        "maxItems": 30,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    }
  },
  "SavedAcceptance": {
    "type": "object",
    "required": [
      "id",
      "acceptanceCode",
      "status",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "acceptanceCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "status": {
        "$ref": "#/$defs/AcceptanceStatus"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "AcceptanceChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "arriveDate": {
        "type": "string",
        "format": "date"
      },
      "acceptPlace": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/AcceptanceItemInput"
        }
      },
      "photoIds": {
        "type": "array",
        "maxItems": 30,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    }
  },
  "AcceptanceSubmission": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "memberIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 5,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "AcceptanceMemberInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "userId",
      "memberRole"
    ],
    "properties": {
      "userId": {
        "$ref": "#/$defs/Id"
      },
      "memberRole": {
        "$ref": "#/$defs/MemberRole"
      }
    }
  },
  "Assignment": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "members"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "members": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/AcceptanceMemberInput"
        }
      },
      "drawCount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20
      }
    }
  },
  "Signing": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "agree",
      "conflictDeclared"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "agree": {
        "type": "boolean"
      },
      "opinion": {
        "type": "string",
        "minLength": 2,
        "maxLength": 1000
      },
      "items": {
        "type": "array",
        "maxItems": 200,
        "minItems": 1,
        "items": {
          "$ref": "#/$defs/AcceptanceItemInput"
        }
      },
      "photoIds": {
        "type": "array",
        "maxItems": 30,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "conflictDeclared": {
        "type": "boolean"
      }
    }
  },
  "Concluding": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "conclusion",
      "opinion"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "conclusion": {
        "$ref": "#/$defs/Conclusion"
      },
      "opinion": {
        "type": "string",
        "minLength": 2,
        "maxLength": 1000
      },
      "rating": {
        "$ref": "#/$defs/SupplierRating"
      }
    }
  },
  "AcceptanceCancellation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "reason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "reason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "AssetNumberLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "no",
      "assetNos"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "assetNos": {
        "type": "array",
        "maxItems": 1000,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[0-9A-Za-z-]{2,40}$"
        }
      }
    }
  },
  "AssetNumbers": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "items"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "items": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/AssetNumberLine"
        }
      }
    }
  },
  "Stock": {
    "type": "object",
    "required": [
      "id",
      "warehouseId",
      "warehouseName",
      "locationId",
      "locationName",
      "itemName",
      "categoryId",
      "categoryName",
      "brand",
      "model",
      "batchNo",
      "expireDate",
      "unit",
      "quantity",
      "lockedQuantity",
      "availableQuantity",
      "unitCost",
      "totalCost",
      "sharedQuantity",
      "minQuantity",
      "low",
      "expiring",
      "hazardous",
      "ownerDeptName",
      "sourceProjectId",
      "sourceProjectCode",
      "lastInTime",
      "companyId"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "warehouseId": {
        "$ref": "#/$defs/Id"
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "locationId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "locationName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "categoryId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "categoryName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "brand": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "model": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "batchNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "expireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "lockedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "availableQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "unitCost": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "totalCost": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "sharedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "minQuantity": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "low": {
        "type": "boolean"
      },
      "expiring": {
        "type": "boolean"
      },
      "hazardous": {
        "type": "boolean"
      },
      "ownerDeptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "sourceProjectId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "sourceProjectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "lastInTime": {
        "type": "string",
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    },
    "additionalProperties": false
  },
  "StockPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records",
      "sum"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Stock"
        }
      },
      "sum": {
        "type": "object",
        "required": [
          "totalCost"
        ],
        "properties": {
          "totalCost": {
            "type": "string",
            "pattern": "^\\d{1,13}\\.\\d{2}$"
          }
        },
        "additionalProperties": false
      }
    },
    "additionalProperties": false
  },
  "StockExport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "format"
    ],
    "properties": {
      "format": {
        "$ref": "#/$defs/ExportFormat"
      },
      "keyword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "warehouseId": {
        "$ref": "#/$defs/Id"
      },
      "stockId": {
        "$ref": "#/$defs/Id"
      },
      "categoryId": {
        "$ref": "#/$defs/Id"
      },
      "lowStock": {
        "type": "boolean"
      },
      "expiring": {
        "type": "boolean"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "StockChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "minQuantity"
    ],
    "properties": {
      "minQuantity": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      }
    }
  },
  "StockDocType": {
    "type": "string",
    "enum": [
      "IN_ACCEPT",
      "IN_OTHER",
      "OUT_USE",
      "OUT_SHARED",
      "TRANSFER",
      "RETURN",
      "CHECK",
      "SCRAP"
    ]
  },
  "StockDirection": {
    "type": "string",
    "enum": [
      "IN",
      "OUT"
    ]
  },
  "StockFlow": {
    "type": "object",
    "required": [
      "id",
      "time",
      "docType",
      "docCode",
      "documentId",
      "stockId",
      "itemName",
      "brand",
      "model",
      "batchNo",
      "unit",
      "warehouseId",
      "warehouseName",
      "direction",
      "quantity",
      "balance",
      "amount",
      "worth",
      "operatorName",
      "companyId"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "time": {
        "type": "string",
        "format": "date-time"
      },
      "docType": {
        "$ref": "#/$defs/StockDocType"
      },
      "docCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 24
      },
      "documentId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "stockId": {
        "$ref": "#/$defs/Id"
      },
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "brand": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "model": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "batchNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "warehouseId": {
        "$ref": "#/$defs/Id"
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "direction": {
        "$ref": "#/$defs/StockDirection"
      },
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "balance": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "worth": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "operatorName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    },
    "additionalProperties": false
  },
  "StockFlowPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/StockFlow"
        }
      }
    },
    "additionalProperties": false
  },
  "StockDocument": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "docCode",
      "docType",
      "status",
      "warehouseId",
      "warehouseName",
      "targetWarehouseId",
      "targetWarehouseName",
      "receiverDeptName",
      "receiverName",
      "purpose",
      "acceptanceId",
      "acceptanceCode",
      "projectId",
      "projectName",
      "supplierName",
      "lineCount",
      "totalAmount",
      "confirmUserName",
      "confirmTime",
      "cancelReason",
      "waitsForMe",
      "companyId",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "docCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 24
      },
      "docType": {
        "$ref": "#/$defs/StockDocType"
      },
      "status": {
        "$ref": "#/$defs/StockDocStatus"
      },
      "warehouseId": {
        "$ref": "#/$defs/Id"
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "targetWarehouseId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "targetWarehouseName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "receiverDeptName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "receiverName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "purpose": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "acceptanceId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "acceptanceCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "projectName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "supplierName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "lineCount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "totalAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "confirmUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "confirmTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "cancelReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "waitsForMe": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "CONFIRM",
            "CANCEL"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "StockDocumentPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/StockDocument"
        }
      }
    },
    "additionalProperties": false
  },
  "StockDocumentItem": {
    "type": "object",
    "required": [
      "no",
      "itemName",
      "categoryId",
      "categoryName",
      "brand",
      "model",
      "unit",
      "quantity",
      "unitCost",
      "amount",
      "locationId",
      "locationName",
      "batchNo",
      "expireDate",
      "serialNos",
      "hazardous",
      "stockId",
      "bookQuantity",
      "diffReason",
      "receivedQuantity",
      "returnedQuantity"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "categoryId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "categoryName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "brand": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "model": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "unitCost": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "locationId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "locationName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "batchNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "expireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "serialNos": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "hazardous": {
        "type": "boolean"
      },
      "stockId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "bookQuantity": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "diffReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "receivedQuantity": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "returnedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      }
    },
    "additionalProperties": false
  },
  "UserOption": {
    "type": "object",
    "required": [
      "id",
      "name",
      "account",
      "deptName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "account": {
        "type": "string",
        "minLength": 1,
        "maxLength": 32
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "StockDocumentDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "docCode",
      "docType",
      "status",
      "warehouseId",
      "warehouseName",
      "targetWarehouseId",
      "targetWarehouseName",
      "receiverDeptName",
      "receiverName",
      "purpose",
      "acceptanceId",
      "acceptanceCode",
      "projectId",
      "projectName",
      "supplierName",
      "lineCount",
      "totalAmount",
      "confirmUserName",
      "confirmTime",
      "cancelReason",
      "waitsForMe",
      "companyId",
      "allowedActions",
      "items",
      "keepers",
      "firstConfirmUserName",
      "sourceDocumentId",
      "sourceDocCode",
      "sentUserName",
      "sentTime",
      "lossReason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "docCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 24
      },
      "docType": {
        "$ref": "#/$defs/StockDocType"
      },
      "status": {
        "$ref": "#/$defs/StockDocStatus"
      },
      "warehouseId": {
        "$ref": "#/$defs/Id"
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "targetWarehouseId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "targetWarehouseName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "receiverDeptName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "receiverName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "purpose": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "acceptanceId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "acceptanceCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "projectName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "supplierName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "lineCount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "totalAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "confirmUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "confirmTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "cancelReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "waitsForMe": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "CONFIRM",
            "CANCEL"
          ]
        }
      },
      "items": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/StockDocumentItem"
        }
      },
      "keepers": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/UserOption"
        }
      },
      "firstConfirmUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "sourceDocumentId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "sourceDocCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 24
      },
      "sentUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "sentTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "lossReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    },
    "additionalProperties": false
  },
  "StockDraftType": {
    "type": "string",
    "enum": [
      "IN_OTHER",
      "OUT_USE",
      "TRANSFER",
      "RETURN",
      "CHECK",
      "SCRAP"
    ]
  },
  "StockDocumentLine": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "quantity"
    ],
    "properties": {
      "stockId": {
        "$ref": "#/$defs/Id"
      },
      "sourceNo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "bookQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "diffReason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 200,
        "pattern": "^\\S(.*\\S)?$"
      },
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryId": {
        "$ref": "#/$defs/Id"
      },
      "brand": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^\\S(.*\\S)?$"
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^\\S(.*\\S)?$"
      },
      "unitCost": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,12})\\.\\d{2}$"
      },
      "locationId": {
        "$ref": "#/$defs/Id"
      },
      "batchNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "expireDate": {
        "type": "string",
        "format": "date"
      }
    }
  },
  "StockDocumentInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "docType",
      "warehouseId",
      "items"
    ],
    "properties": {
      "docType": {
        "$ref": "#/$defs/StockDraftType"
      },
      "warehouseId": {
        "$ref": "#/$defs/Id"
      },
      "targetWarehouseId": {
        "$ref": "#/$defs/Id"
      },
      "sourceDocumentId": {
        "$ref": "#/$defs/Id"
      },
      "receiverDeptId": {
        "$ref": "#/$defs/Id"
      },
      "receiverName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "purpose": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      },
      "items": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/StockDocumentLine"
        }
      }
    }
  },
  "SavedStockDocument": {
    "type": "object",
    "required": [
      "id",
      "docCode",
      "status",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "docCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 24
      },
      "status": {
        "$ref": "#/$defs/StockDocStatus"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "ConfirmedItem": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "no"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "locationId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "batchNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "expireDate": {
        "type": "string",
        "format": "date"
      },
      "receivedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      }
    }
  },
  "Confirmation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "items": {
        "type": "array",
        "maxItems": 200,
        "minItems": 1,
        "items": {
          "$ref": "#/$defs/ConfirmedItem"
        }
      },
      "lossReason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "StockDocumentCancellation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "reason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "reason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "LinkedProject": {
    "type": "object",
    "required": [
      "id",
      "projectCode",
      "projectName",
      "status",
      "applicantName",
      "amount"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 32
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "status": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "applicantName": {
        "type": "string",
        "maxLength": 50
      },
      "amount": {
        "$ref": "#/$defs/Money"
      }
    },
    "additionalProperties": false
  },
  "AssociationItem": {
    "type": "object",
    "required": [
      "externalCode",
      "externalName",
      "planYear",
      "planAmount",
      "usedAmount",
      "availableAmount",
      "deptName",
      "leaderName",
      "enabled",
      "projectCount",
      "projects",
      "syncTime"
    ],
    "properties": {
      "externalCode": {
        "$ref": "#/$defs/AssociationCode"
      },
      "externalName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "planYear": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 2000,
        "maximum": 2099
      },
      "planAmount": {
        "$ref": "#/$defs/Money"
      },
      "usedAmount": {
        "$ref": "#/$defs/Money"
      },
      "availableAmount": {
        "$ref": "#/$defs/Money"
      },
      "deptName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "leaderName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "enabled": {
        "type": "boolean"
      },
      "projectCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "projects": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/LinkedProject"
        }
      },
      "syncTime": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "AssociationItemPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/AssociationItem"
        }
      }
    },
    "additionalProperties": false
  },
  "AssociationSync": {
    "type": "object",
    "required": [
      "taskId",
      "status",
      "doneCount",
      "totalCount",
      "added",
      "updated",
      "disabled",
      "refused",
      "startTime",
      "endTime",
      "errorMessage"
    ],
    "properties": {
      "taskId": {
        "$ref": "#/$defs/Id"
      },
      "status": {
        "$ref": "#/$defs/TaskStatus"
      },
      "doneCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "totalCount": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 100000000
      },
      "added": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "updated": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "disabled": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "refused": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "startTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "endTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "errorMessage": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    },
    "additionalProperties": false
  },
  "StockShare": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "stockId",
      "sharedQuantity"
    ],
    "properties": {
      "stockId": {
        "$ref": "#/$defs/Id"
      },
      "sharedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      }
    }
  },
  "SharedStock": {
    "type": "object",
    "required": [
      "id",
      "warehouseId",
      "warehouseName",
      "address",
      "itemName",
      "categoryId",
      "categoryName",
      "brand",
      "model",
      "batchNo",
      "expireDate",
      "unit",
      "sharedQuantity",
      "promisedQuantity",
      "offeredQuantity",
      "unitCost",
      "ownerDeptId",
      "ownerDeptName",
      "mayApply",
      "companyId"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "warehouseId": {
        "$ref": "#/$defs/Id"
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "address": {
        "type": "string",
        "maxLength": 200
      },
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "categoryId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "categoryName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "brand": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "model": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "batchNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "expireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "sharedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "promisedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "offeredQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "unitCost": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "ownerDeptId": {
        "$ref": "#/$defs/Id"
      },
      "ownerDeptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "mayApply": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    },
    "additionalProperties": false
  },
  "SharedStockPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records",
      "sum"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/SharedStock"
        }
      },
      "sum": {
        "type": "object",
        "required": [
          "savedAmount"
        ],
        "properties": {
          "savedAmount": {
            "type": "string",
            "pattern": "^\\d{1,13}\\.\\d{2}$"
          }
        },
        "additionalProperties": false
      }
    },
    "additionalProperties": false
  },
  "SharedApplyInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "stockId",
      "quantity",
      "purpose"
    ],
    "properties": {
      "stockId": {
        "$ref": "#/$defs/Id"
      },
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "purpose": {
        "type": "string",
        "minLength": 5,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      },
      "expectReturnDate": {
        "type": "string",
        "format": "date"
      }
    }
  },
  "SharedApplyStatus": {
    "type": "string",
    "enum": [
      "PENDING",
      "APPROVED",
      "REJECTED",
      "ISSUED",
      "RECEIVED",
      "RETURNED",
      "CANCELLED"
    ]
  },
  "SavedSharedApply": {
    "type": "object",
    "required": [
      "id",
      "applyCode",
      "status"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "applyCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 24
      },
      "status": {
        "$ref": "#/$defs/SharedApplyStatus"
      }
    },
    "additionalProperties": false
  },
  "SharedApplyTab": {
    "type": "string",
    "enum": [
      "TODO",
      "DONE",
      "APPLIED"
    ]
  },
  "ReturnCondition": {
    "type": "string",
    "enum": [
      "GOOD",
      "DAMAGED",
      "LOST"
    ]
  },
  "SharedReturn": {
    "type": "object",
    "required": [
      "no",
      "quantity",
      "condition",
      "reason",
      "documentId",
      "returnByName",
      "returnTime"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "condition": {
        "$ref": "#/$defs/ReturnCondition"
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "documentId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "returnByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "returnTime": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "SharedApply": {
    "type": "object",
    "required": [
      "id",
      "applyCode",
      "stockId",
      "itemName",
      "brand",
      "model",
      "unit",
      "warehouseName",
      "address",
      "ownerDeptName",
      "applyDeptName",
      "applicantName",
      "quantity",
      "approvedQuantity",
      "offeredQuantity",
      "purpose",
      "expectReturnDate",
      "overdue",
      "status",
      "opinion",
      "decideByName",
      "decideTime",
      "stockDocId",
      "issueRemark",
      "issueByName",
      "issueTime",
      "receiveTime",
      "cancelReason",
      "returnedQuantity",
      "returns",
      "companyId",
      "createTime",
      "allowedActions"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "applyCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 24
      },
      "stockId": {
        "$ref": "#/$defs/Id"
      },
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "brand": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "model": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "unit": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "address": {
        "type": "string",
        "maxLength": 200
      },
      "ownerDeptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "applyDeptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "applicantName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "approvedQuantity": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "offeredQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "purpose": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      },
      "expectReturnDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "overdue": {
        "type": "boolean"
      },
      "status": {
        "$ref": "#/$defs/SharedApplyStatus"
      },
      "opinion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "decideByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "decideTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "stockDocId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "issueRemark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "issueByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "issueTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "receiveTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "cancelReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "returnedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "returns": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/SharedReturn"
        }
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "enum": [
            "DECIDE",
            "CANCEL",
            "ISSUE",
            "RECEIVE",
            "RETURN"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "SharedApplyPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/SharedApply"
        }
      }
    },
    "additionalProperties": false
  },
  "SharedDecision": {
    "type": "string",
    "enum": [
      "APPROVE",
      "REJECT"
    ]
  },
  "SharedApplyDecision": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "decision"
    ],
    "properties": {
      "decision": {
        "$ref": "#/$defs/SharedDecision"
      },
      "approvedQuantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "opinion": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "SharedIssue": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "stockDocRemark": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "SharedReturnInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "quantity",
      "condition"
    ],
    "properties": {
      "quantity": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,8})(\\.\\d{1,3})?$"
      },
      "condition": {
        "$ref": "#/$defs/ReturnCondition"
      },
      "reason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "SharedCancel": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "reason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "WarehouseType": {
    "type": "string",
    "enum": [
      "CENTRAL",
      "COLLEGE",
      "LAB",
      "HAZARDOUS"
    ]
  },
  "WarehouseLocation": {
    "type": "object",
    "required": [
      "id",
      "locationCode",
      "locationName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "locationCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "locationName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "WarehouseOption": {
    "type": "object",
    "required": [
      "id",
      "warehouseName",
      "warehouseType",
      "deptName",
      "keeperNames",
      "locations"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "warehouseType": {
        "$ref": "#/$defs/WarehouseType"
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "keeperNames": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "locations": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/WarehouseLocation"
        }
      }
    },
    "additionalProperties": false
  },
  "Warehouse": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "warehouseCode",
      "warehouseName",
      "warehouseType",
      "deptId",
      "deptName",
      "keepers",
      "address",
      "locations",
      "status",
      "stockCount",
      "totalCost",
      "companyId",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "warehouseCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "warehouseType": {
        "$ref": "#/$defs/WarehouseType"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "keepers": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/UserOption"
        }
      },
      "address": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "locations": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/WarehouseLocation"
        }
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "stockCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000000
      },
      "totalCost": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "WarehousePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Warehouse"
        }
      }
    },
    "additionalProperties": false
  },
  "WarehouseLocationInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "locationCode",
      "locationName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "locationCode": {
        "type": "string",
        "pattern": "^[0-9A-Za-z-]{1,20}$"
      },
      "locationName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "WarehouseInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "warehouseCode",
      "warehouseName",
      "warehouseType",
      "deptId",
      "keeperIds",
      "address"
    ],
    "properties": {
      "warehouseCode": {
        "type": "string",
        "pattern": "^[0-9A-Za-z-]{1,20}$"
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "warehouseType": {
        "$ref": "#/$defs/WarehouseType"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "keeperIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "address": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "locations": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/WarehouseLocationInput"
        }
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "WarehouseChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "warehouseName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "warehouseType": {
        "$ref": "#/$defs/WarehouseType"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "keeperIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "address": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "locations": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/WarehouseLocationInput"
        }
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "RoundStage": {
    "type": "string",
    "enum": [
      "ANNOUNCED",
      "BIDDING",
      "CLOSED",
      "JUDGING",
      "OPENED",
      "FAILED"
    ]
  },
  "OpeningStage": {
    "type": "string",
    "enum": [
      "DOCUMENTS",
      "PRICES"
    ]
  },
  "OpeningWitness": {
    "type": "object",
    "required": [
      "stage",
      "userName",
      "time"
    ],
    "properties": {
      "stage": {
        "$ref": "#/$defs/OpeningStage"
      },
      "userName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "time": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "Commitment": {
    "type": "object",
    "required": [
      "no",
      "quoteNo",
      "arrivalTime",
      "commitment",
      "chainHead"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "quoteNo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "arrivalTime": {
        "type": "string",
        "format": "date-time"
      },
      "commitment": {
        "type": "string",
        "pattern": "^[0-9a-f]{64}$"
      },
      "chainHead": {
        "type": "string",
        "pattern": "^[0-9a-f]{64}$"
      }
    },
    "additionalProperties": false
  },
  "InvitedSupplier": {
    "type": "object",
    "required": [
      "supplierId",
      "supplierName",
      "drawn",
      "reason"
    ],
    "properties": {
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "drawn": {
        "type": "boolean"
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    },
    "additionalProperties": false
  },
  "FailReason": {
    "type": "string",
    "enum": [
      "TOO_FEW_BIDDERS",
      "NO_COMPLIANT_QUOTE",
      "ALL_ABOVE_CEILING",
      "KEY_LOST",
      "ALL_DECLINED",
      "CHANGED",
      "TERMINATED"
    ]
  },
  "RiskKind": {
    "type": "string",
    "enum": [
      "RELATED",
      "SAME_IP",
      "SAME_SUBNET",
      "STAFF_PHONE",
      "ABNORMALLY_LOW"
    ]
  },
  "RiskAnswer": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "risk",
      "answer"
    ],
    "properties": {
      "risk": {
        "$ref": "#/$defs/RiskKind"
      },
      "answer": {
        "type": "string",
        "minLength": 5,
        "maxLength": 500,
        "pattern": "\\S"
      }
    }
  },
  "AwardStatus": {
    "type": "string",
    "enum": [
      "APPROVING",
      "NOTICE",
      "CONFIRMED",
      "CANCELLED",
      "REJECTED"
    ]
  },
  "Award": {
    "type": "object",
    "required": [
      "id",
      "quoteId",
      "supplierId",
      "supplierName",
      "amount",
      "rank",
      "opinion",
      "notLowestReason",
      "riskAnswers",
      "decidedByName",
      "decideTime",
      "status",
      "noticeEndTime",
      "cancelReason"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "quoteId": {
        "$ref": "#/$defs/Id"
      },
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "amount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "rank": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "opinion": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "notLowestReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 1000
      },
      "riskAnswers": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/RiskAnswer"
        }
      },
      "decidedByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "decideTime": {
        "type": "string",
        "format": "date-time"
      },
      "status": {
        "$ref": "#/$defs/AwardStatus"
      },
      "noticeEndTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "cancelReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    },
    "additionalProperties": false
  },
  "NoticeType": {
    "type": "string",
    "enum": [
      "BID",
      "EXTENSION",
      "RESULT",
      "AWARD",
      "FAILED",
      "AWARD_CANCELLED",
      "CONTRACT",
      "OUTCOME",
      "SINGLE_SOURCE",
      "CHANGE",
      "TERMINATED"
    ]
  },
  "Announcement": {
    "type": "object",
    "required": [
      "id",
      "announcementCode",
      "type",
      "title",
      "projectId",
      "projectCode",
      "projectName",
      "publishScope",
      "publishTime",
      "bidEndTime",
      "companyId",
      "companyName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "announcementCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "type": {
        "$ref": "#/$defs/NoticeType"
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 150
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "publishScope": {
        "type": "string",
        "enum": [
          "PUBLIC",
          "SUPPLIER"
        ]
      },
      "publishTime": {
        "type": "string",
        "format": "date-time"
      },
      "bidEndTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      }
    },
    "additionalProperties": false
  },
  "Suspension": {
    "type": "object",
    "required": [
      "time",
      "cause",
      "reason",
      "leastEndTime",
      "nextEndTime"
    ],
    "properties": {
      "time": {
        "type": "string",
        "format": "date-time"
      },
      "cause": {
        "type": "string",
        "enum": [
          "OFFICER",
          "MODIFICATION",
          "TERMINATION"
        ]
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      },
      "leastEndTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "nextEndTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "Bidding": {
    "type": "object",
    "required": [
      "projectId",
      "roundNo",
      "stage",
      "supplierScope",
      "awardRule",
      "minBidders",
      "maxQuoteTimes",
      "priceCeiling",
      "startTime",
      "joinEndTime",
      "endTime",
      "originalEndTime",
      "serverTime",
      "automatic",
      "witnessNeeded",
      "witnesses",
      "closeTime",
      "closingHash",
      "documentsOpenTime",
      "pricesOpenTime",
      "openedByName",
      "bidderCount",
      "judging",
      "unreadableCount",
      "commitments",
      "invitations",
      "decisionDeadline",
      "decisionDelayTimes",
      "decisionOverdue",
      "failReason",
      "failRemark",
      "awards",
      "notices",
      "suspension",
      "allowedActions",
      "version"
    ],
    "properties": {
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "roundNo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100
      },
      "stage": {
        "$ref": "#/$defs/RoundStage"
      },
      "supplierScope": {
        "type": "string",
        "enum": [
          "PUBLIC",
          "LIBRARY",
          "INVITED"
        ]
      },
      "awardRule": {
        "type": "string",
        "enum": [
          "LOWEST_PRICE",
          "LOWEST_COMPLIANT",
          "COMPREHENSIVE"
        ]
      },
      "minBidders": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10
      },
      "maxQuoteTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "priceCeiling": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "startTime": {
        "type": "string",
        "format": "date-time"
      },
      "joinEndTime": {
        "type": "string",
        "format": "date-time"
      },
      "endTime": {
        "type": "string",
        "format": "date-time"
      },
      "originalEndTime": {
        "type": "string",
        "format": "date-time"
      },
      "serverTime": {
        "type": "string",
        "format": "date-time"
      },
      "automatic": {
        "type": "boolean"
      },
      "witnessNeeded": {
        "type": "boolean"
      },
      "witnesses": {
        "type": "array",
        "maxItems": 2,
        "items": {
          "$ref": "#/$defs/OpeningWitness"
        }
      },
      "closeTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "closingHash": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9a-f]{64}$"
      },
      "documentsOpenTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "pricesOpenTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "openedByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "bidderCount": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 1000
      },
      "judging": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "PENDING",
          "COMPLIANT",
          "NONE",
          null
        ]
      },
      "unreadableCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      },
      "commitments": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/Commitment"
        }
      },
      "invitations": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/InvitedSupplier"
        }
      },
      "decisionDeadline": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "decisionDelayTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "decisionOverdue": {
        "type": "boolean"
      },
      "failReason": {
        "oneOf": [
          {
            "$ref": "#/$defs/FailReason"
          },
          {
            "type": "null"
          }
        ]
      },
      "failRemark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "awards": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/Award"
        }
      },
      "notices": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/Announcement"
        }
      },
      "suspension": {
        "oneOf": [
          {
            "$ref": "#/$defs/Suspension"
          },
          {
            "type": "null"
          }
        ]
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 12,
        "items": {
          "type": "string",
          "enum": [
            "DECLARE_UNREADABLE",
            "OPEN_DOCUMENTS",
            "OPEN_PRICES",
            "WITNESS",
            "JUDGE",
            "DECIDE",
            "EXCLUDE",
            "DECLARE_FAILED",
            "CANCEL_AWARD",
            "SUSPEND",
            "RESUME"
          ]
        }
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "QuoteLineTerms": {
    "type": "object",
    "required": [
      "no",
      "brand",
      "model",
      "manufacturer",
      "response"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "brand": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "manufacturer": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "response": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      }
    },
    "additionalProperties": false
  },
  "QuoteFileTerms": {
    "type": "object",
    "required": [
      "fileSize",
      "sha256"
    ],
    "properties": {
      "fileSize": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20971520
      },
      "sha256": {
        "type": "string",
        "pattern": "^[0-9a-f]{64}$"
      }
    },
    "additionalProperties": false
  },
  "QuoteTerms": {
    "type": "object",
    "required": [
      "lines",
      "deliveryDays",
      "warrantyMonths",
      "deviation"
    ],
    "properties": {
      "lines": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/QuoteLineTerms"
        }
      },
      "deliveryDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 365
      },
      "warrantyMonths": {
        "type": "integer",
        "minimum": 0,
        "maximum": 120
      },
      "deviation": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "files": {
        "type": "array",
        "minItems": 1,
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/QuoteFileTerms"
        }
      }
    },
    "additionalProperties": false
  },
  "JudgementStage": {
    "type": "string",
    "enum": [
      "COMPLIANCE",
      "EXCLUSION"
    ]
  },
  "QuoteJudgement": {
    "type": "object",
    "required": [
      "judgeName",
      "stage",
      "result",
      "reason",
      "time",
      "mine"
    ],
    "properties": {
      "judgeName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "stage": {
        "$ref": "#/$defs/JudgementStage"
      },
      "result": {
        "type": "string",
        "enum": [
          "PASS",
          "FAIL"
        ]
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "time": {
        "type": "string",
        "format": "date-time"
      },
      "mine": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "Participant": {
    "type": "object",
    "required": [
      "id",
      "no",
      "maskedName",
      "supplierId",
      "supplierName",
      "contactName",
      "contactPhone",
      "joinTime",
      "joinIp",
      "risks",
      "quoteId",
      "arrivalTime",
      "terms",
      "files",
      "compliant",
      "void",
      "voidReason",
      "judgements"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "maskedName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "supplierId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "supplierName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "contactName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "contactPhone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "joinTime": {
        "type": "string",
        "format": "date-time"
      },
      "joinIp": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 45
      },
      "risks": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/RiskKind"
        }
      },
      "quoteId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "arrivalTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "terms": {
        "oneOf": [
          {
            "$ref": "#/$defs/QuoteTerms"
          },
          {
            "type": "null"
          }
        ]
      },
      "files": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      },
      "compliant": {
        "type": [
          "boolean",
          "null"
        ]
      },
      "void": {
        "type": "boolean"
      },
      "voidReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "judgements": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/QuoteJudgement"
        }
      }
    },
    "additionalProperties": false
  },
  "WantedLine": {
    "type": "object",
    "required": [
      "no",
      "itemName",
      "spec",
      "parameters",
      "categoryName",
      "quantity",
      "unit"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "itemName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "spec": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "parameters": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "categoryName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "quantity": {
        "type": "string",
        "minLength": 1,
        "maxLength": 16
      },
      "unit": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      }
    },
    "additionalProperties": false
  },
  "QuoteStatus": {
    "type": "string",
    "enum": [
      "VALID",
      "INVALID",
      "WINNING",
      "LOST"
    ]
  },
  "QuoteExplanation": {
    "type": "object",
    "required": [
      "text",
      "time"
    ],
    "properties": {
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      },
      "time": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "ComparedLine": {
    "type": "object",
    "required": [
      "no",
      "unitPrice",
      "lineTotal",
      "isLowest",
      "brand",
      "model"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "unitPrice": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "lineTotal": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "isLowest": {
        "type": "boolean"
      },
      "brand": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      }
    },
    "additionalProperties": false
  },
  "ComparedQuote": {
    "type": "object",
    "required": [
      "quoteId",
      "no",
      "supplierId",
      "supplierName",
      "total",
      "rank",
      "status",
      "compliant",
      "voidReason",
      "abnormallyLow",
      "explanation",
      "risks",
      "deliveryDays",
      "warrantyMonths",
      "arrivalTime",
      "nonce",
      "commitment",
      "commitmentHolds",
      "canonical",
      "exclusions",
      "files",
      "lines"
    ],
    "properties": {
      "quoteId": {
        "$ref": "#/$defs/Id"
      },
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "total": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "rank": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 1000
      },
      "status": {
        "$ref": "#/$defs/QuoteStatus"
      },
      "compliant": {
        "type": [
          "boolean",
          "null"
        ]
      },
      "voidReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "abnormallyLow": {
        "type": "boolean"
      },
      "explanation": {
        "oneOf": [
          {
            "$ref": "#/$defs/QuoteExplanation"
          },
          {
            "type": "null"
          }
        ]
      },
      "risks": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/RiskKind"
        }
      },
      "deliveryDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 365
      },
      "warrantyMonths": {
        "type": "integer",
        "minimum": 0,
        "maximum": 120
      },
      "arrivalTime": {
        "type": "string",
        "format": "date-time"
      },
      "nonce": {
        "type": "string",
        "pattern": "^[0-9a-f]{32}$"
      },
      "commitment": {
        "type": "string",
        "pattern": "^[0-9a-f]{64}$"
      },
      "commitmentHolds": {
        "type": "boolean"
      },
      "canonical": {
        "type": "string",
        "minLength": 1,
        "maxLength": 400000
      },
      "exclusions": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/QuoteJudgement"
        }
      },
      "files": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      },
      "lines": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ComparedLine"
        }
      }
    },
    "additionalProperties": false
  },
  "QuoteComparison": {
    "type": "object",
    "required": [
      "projectId",
      "roundNo",
      "priceCeiling",
      "budgetAmount",
      "lines",
      "quotes",
      "lowestQuoteId",
      "tie",
      "averageTotal"
    ],
    "properties": {
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "roundNo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100
      },
      "priceCeiling": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "budgetAmount": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "lines": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/WantedLine"
        }
      },
      "quotes": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/ComparedQuote"
        }
      },
      "lowestQuoteId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "tie": {
        "type": "boolean"
      },
      "averageTotal": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      }
    },
    "additionalProperties": false
  },
  "QuoteJudgementInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "result",
      "conflictDeclared",
      "version"
    ],
    "properties": {
      "result": {
        "type": "string",
        "enum": [
          "PASS",
          "FAIL"
        ]
      },
      "reason": {
        "type": "string",
        "minLength": 5,
        "maxLength": 500,
        "pattern": "\\S"
      },
      "conflictDeclared": {
        "type": "boolean"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "Opening": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "stage",
      "version"
    ],
    "properties": {
      "stage": {
        "$ref": "#/$defs/OpeningStage"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "AwardDecision": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "quoteId",
      "opinion",
      "conflictDeclared",
      "version"
    ],
    "properties": {
      "quoteId": {
        "$ref": "#/$defs/Id"
      },
      "opinion": {
        "type": "string",
        "minLength": 5,
        "maxLength": 1000,
        "pattern": "\\S"
      },
      "notLowestReason": {
        "type": "string",
        "minLength": 20,
        "maxLength": 1000,
        "pattern": "\\S"
      },
      "riskAnswers": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/RiskAnswer"
        }
      },
      "conflictDeclared": {
        "type": "boolean"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "BiddingFailure": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "failReason",
      "remark",
      "version"
    ],
    "properties": {
      "failReason": {
        "$ref": "#/$defs/FailReason"
      },
      "remark": {
        "type": "string",
        "minLength": 5,
        "maxLength": 500,
        "pattern": "\\S"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "UnreadableQuotes": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "count",
      "reason",
      "version"
    ],
    "properties": {
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "reason": {
        "type": "string",
        "minLength": 5,
        "maxLength": 500,
        "pattern": "\\S"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "KeyLoss": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "keyId",
      "repeatedKeyId",
      "reason"
    ],
    "properties": {
      "keyId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "pattern": "^[\\w-]+$"
      },
      "repeatedKeyId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      },
      "reason": {
        "type": "string",
        "minLength": 5,
        "maxLength": 500,
        "pattern": "\\S"
      }
    }
  },
  "LostKey": {
    "type": "object",
    "required": [
      "keyId",
      "roundCount"
    ],
    "properties": {
      "keyId": {
        "type": "string",
        "maxLength": 40
      },
      "roundCount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      }
    },
    "additionalProperties": false
  },
  "AwardCancellation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "reason",
      "evidenceFileIds",
      "version"
    ],
    "properties": {
      "reason": {
        "type": "string",
        "minLength": 5,
        "maxLength": 500,
        "pattern": "\\S"
      },
      "evidenceFileIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "AnnouncementPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Announcement"
        }
      }
    },
    "additionalProperties": false
  },
  "AnnouncementDetail": {
    "type": "object",
    "required": [
      "id",
      "announcementCode",
      "type",
      "title",
      "projectId",
      "projectCode",
      "projectName",
      "publishScope",
      "publishTime",
      "bidEndTime",
      "companyId",
      "companyName",
      "sections",
      "fingerprint",
      "others"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "announcementCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "type": {
        "$ref": "#/$defs/NoticeType"
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 150
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "publishScope": {
        "type": "string",
        "enum": [
          "PUBLIC",
          "SUPPLIER"
        ]
      },
      "publishTime": {
        "type": "string",
        "format": "date-time"
      },
      "bidEndTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "sections": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/NoticeSection"
        }
      },
      "fingerprint": {
        "type": "string",
        "pattern": "^[0-9a-f]{64}$"
      },
      "others": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/Announcement"
        }
      }
    },
    "additionalProperties": false
  },
  "BidderState": {
    "type": "string",
    "enum": [
      "UPCOMING",
      "OPEN",
      "CLOSED",
      "DECIDING",
      "NOTICE",
      "WON",
      "LOST",
      "FAILED",
      "SUSPENDED",
      "CHANGED",
      "TERMINATED"
    ]
  },
  "BidderResult": {
    "type": "object",
    "required": [
      "outcome",
      "ownTotal",
      "ownRank",
      "winnerName",
      "winnerTotal",
      "difference",
      "reason",
      "objectionUntil",
      "explanationWanted",
      "explanation",
      "mayDecline"
    ],
    "properties": {
      "outcome": {
        "type": "string",
        "enum": [
          "PENDING",
          "WON",
          "LOST",
          "VOID",
          "CANCELLED",
          "FAILED",
          "TERMINATED"
        ]
      },
      "ownTotal": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "ownRank": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 1000
      },
      "winnerName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "winnerTotal": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "difference": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 1000
      },
      "objectionUntil": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "explanationWanted": {
        "type": "boolean"
      },
      "explanation": {
        "oneOf": [
          {
            "$ref": "#/$defs/QuoteExplanation"
          },
          {
            "type": "null"
          }
        ]
      },
      "mayDecline": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "BiddablePurchase": {
    "type": "object",
    "required": [
      "projectId",
      "projectCode",
      "projectName",
      "purchaseType",
      "companyId",
      "companyName",
      "categoryNames",
      "lineCount",
      "priceCeiling",
      "startTime",
      "joinEndTime",
      "endTime",
      "serverTime",
      "state",
      "suspendReason",
      "supplierScope",
      "invited",
      "joined",
      "quoted",
      "failReason",
      "result"
    ],
    "properties": {
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "categoryNames": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "lineCount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "priceCeiling": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "startTime": {
        "type": "string",
        "format": "date-time"
      },
      "joinEndTime": {
        "type": "string",
        "format": "date-time"
      },
      "endTime": {
        "type": "string",
        "format": "date-time"
      },
      "serverTime": {
        "type": "string",
        "format": "date-time"
      },
      "state": {
        "$ref": "#/$defs/BidderState"
      },
      "suspendReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "supplierScope": {
        "type": "string",
        "enum": [
          "PUBLIC",
          "LIBRARY",
          "INVITED"
        ]
      },
      "invited": {
        "type": "boolean"
      },
      "joined": {
        "type": "boolean"
      },
      "quoted": {
        "type": "boolean"
      },
      "failReason": {
        "oneOf": [
          {
            "$ref": "#/$defs/FailReason"
          },
          {
            "type": "null"
          }
        ]
      },
      "result": {
        "oneOf": [
          {
            "$ref": "#/$defs/BidderResult"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "additionalProperties": false
  },
  "BiddablePurchasePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/BiddablePurchase"
        }
      }
    },
    "additionalProperties": false
  },
  "Remedy": {
    "type": "string",
    "enum": [
      "PROFILE",
      "WAIT",
      "CONTACT"
    ]
  },
  "QuoteReceipt": {
    "type": "object",
    "required": [
      "quoteId",
      "roundNo",
      "quoteNo",
      "arrivalTime",
      "commitment",
      "total",
      "nonce",
      "files"
    ],
    "properties": {
      "quoteId": {
        "$ref": "#/$defs/Id"
      },
      "roundNo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100
      },
      "quoteNo": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000
      },
      "arrivalTime": {
        "type": "string",
        "format": "date-time"
      },
      "commitment": {
        "type": "string",
        "pattern": "^[0-9a-f]{64}$"
      },
      "total": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "nonce": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[0-9a-f]{32}$"
      },
      "files": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      }
    },
    "additionalProperties": false
  },
  "BiddablePurchaseDetail": {
    "type": "object",
    "required": [
      "projectId",
      "projectCode",
      "projectName",
      "purchaseType",
      "companyId",
      "companyName",
      "categoryNames",
      "lineCount",
      "priceCeiling",
      "startTime",
      "joinEndTime",
      "endTime",
      "serverTime",
      "state",
      "suspendReason",
      "supplierScope",
      "invited",
      "joined",
      "quoted",
      "failReason",
      "result",
      "description",
      "lines",
      "deliveryDays",
      "warrantyMonths",
      "paymentTerms",
      "deliveryAddress",
      "requirements",
      "attachments",
      "minBidders",
      "maxQuoteTimes",
      "awardRule",
      "originalEndTime",
      "mayJoin",
      "mayQuote",
      "hindrance",
      "remedy",
      "joinTime",
      "contactName",
      "contactPhone",
      "receipts",
      "notices"
    ],
    "properties": {
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "purchaseType": {
        "$ref": "#/$defs/PurchaseType"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "categoryNames": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "lineCount": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "priceCeiling": {
        "type": "string",
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "startTime": {
        "type": "string",
        "format": "date-time"
      },
      "joinEndTime": {
        "type": "string",
        "format": "date-time"
      },
      "endTime": {
        "type": "string",
        "format": "date-time"
      },
      "serverTime": {
        "type": "string",
        "format": "date-time"
      },
      "state": {
        "$ref": "#/$defs/BidderState"
      },
      "suspendReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "supplierScope": {
        "type": "string",
        "enum": [
          "PUBLIC",
          "LIBRARY",
          "INVITED"
        ]
      },
      "invited": {
        "type": "boolean"
      },
      "joined": {
        "type": "boolean"
      },
      "quoted": {
        "type": "boolean"
      },
      "failReason": {
        "oneOf": [
          {
            "$ref": "#/$defs/FailReason"
          },
          {
            "type": "null"
          }
        ]
      },
      "result": {
        "oneOf": [
          {
            "$ref": "#/$defs/BidderResult"
          },
          {
            "type": "null"
          }
        ]
      },
      "description": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "lines": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/WantedLine"
        }
      },
      "deliveryDays": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 365
      },
      "warrantyMonths": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 120
      },
      "paymentTerms": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "deliveryAddress": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "requirements": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "attachments": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      },
      "minBidders": {
        "type": "integer",
        "minimum": 1,
        "maximum": 10
      },
      "maxQuoteTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "awardRule": {
        "type": "string",
        "enum": [
          "LOWEST_PRICE",
          "LOWEST_COMPLIANT",
          "COMPREHENSIVE"
        ]
      },
      "originalEndTime": {
        "type": "string",
        "format": "date-time"
      },
      "mayJoin": {
        "type": "boolean"
      },
      "mayQuote": {
        "type": "boolean"
      },
      "hindrance": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "remedy": {
        "oneOf": [
          {
            "$ref": "#/$defs/Remedy"
          },
          {
            "type": "null"
          }
        ]
      },
      "joinTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "contactName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "contactPhone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "receipts": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/QuoteReceipt"
        }
      },
      "notices": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/Announcement"
        }
      }
    },
    "additionalProperties": false
  },
  "Joining": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "contactName",
      "contactPhone",
      "qualificationIds",
      "termsAccepted",
      "conflictDeclared"
    ],
    "properties": {
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "\\S"
      },
      "contactPhone": {
        "type": "string",
        "pattern": "^1\\d{10}$"
      },
      "qualificationIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "termsAccepted": {
        "type": "boolean"
      },
      "conflictDeclared": {
        "type": "boolean"
      }
    }
  },
  "JoinedBidding": {
    "type": "object",
    "required": [
      "projectId",
      "joinTime"
    ],
    "properties": {
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "joinTime": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "QuoteLineInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "no",
      "brand",
      "model",
      "unitPrice"
    ],
    "properties": {
      "no": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "brand": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "\\S"
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "\\S"
      },
      "manufacturer": {
        "type": "string",
        "maxLength": 100
      },
      "response": {
        "type": "string",
        "maxLength": 2000
      },
      "unitPrice": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      }
    }
  },
  "QuoteInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "lines",
      "deliveryDays",
      "warrantyMonths",
      "paymentAccepted"
    ],
    "properties": {
      "lines": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/QuoteLineInput"
        }
      },
      "deliveryDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 365
      },
      "warrantyMonths": {
        "type": "integer",
        "minimum": 0,
        "maximum": 120
      },
      "deviation": {
        "type": "string",
        "maxLength": 2000
      },
      "fileIds": {
        "type": "array",
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "paymentAccepted": {
        "type": "boolean"
      }
    }
  },
  "Explanation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "text"
    ],
    "properties": {
      "text": {
        "type": "string",
        "minLength": 20,
        "maxLength": 2000,
        "pattern": "\\S"
      }
    }
  },
  "BidderStep": {
    "type": "object",
    "required": [
      "projectId",
      "state"
    ],
    "properties": {
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "state": {
        "$ref": "#/$defs/BidderState"
      }
    },
    "additionalProperties": false
  },
  "Declining": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "reason"
    ],
    "properties": {
      "reason": {
        "type": "string",
        "minLength": 5,
        "maxLength": 500,
        "pattern": "\\S"
      }
    }
  },
  "ApprovalFlowKind": {
    "type": "string",
    "enum": [
      "PURCHASE",
      "AWARD",
      "AWARD_CANCEL",
      "CONTRACT",
      "MODIFICATION",
      "TERMINATION"
    ]
  },
  "FundType": {
    "type": "string",
    "enum": [
      "SCIENCE",
      "TEACHING",
      "SPECIAL",
      "DISCIPLINE",
      "OPERATION",
      "DONATION"
    ]
  },
  "ApprovalCondition": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "amountFrom": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "amountBelow": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "deptIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "categoryIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "fundTypes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 6,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/FundType"
        }
      },
      "patternIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "hazardous": {
        "type": "boolean"
      },
      "imported": {
        "type": "boolean"
      },
      "executionCodes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/ExecutionCode"
        }
      }
    }
  },
  "ApprovalNodeKind": {
    "type": "string",
    "enum": [
      "CARD_OWNER",
      "ROLE",
      "USERS",
      "CATEGORY_MANAGER"
    ]
  },
  "ApprovalNodePlace": {
    "type": "string",
    "enum": [
      "DEPT",
      "COLLEGE",
      "SCHOOL",
      "FIXED_DEPT"
    ]
  },
  "ApprovalNodeMode": {
    "type": "string",
    "enum": [
      "ANY",
      "ALL",
      "SEQUENCE"
    ]
  },
  "ApprovalIfEmpty": {
    "type": "string",
    "enum": [
      "SKIP",
      "SCHOOL_ADMIN",
      "BLOCK"
    ]
  },
  "ApprovalNode": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "kind",
      "mode",
      "ifEmpty"
    ],
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30,
        "pattern": "^\\S(.*\\S)?$"
      },
      "kind": {
        "$ref": "#/$defs/ApprovalNodeKind"
      },
      "roleCode": {
        "type": "string",
        "pattern": "^[a-z_]{2,32}$"
      },
      "where": {
        "$ref": "#/$defs/ApprovalNodePlace"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "userIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "mode": {
        "$ref": "#/$defs/ApprovalNodeMode"
      },
      "when": {
        "$ref": "#/$defs/ApprovalCondition"
      },
      "ifEmpty": {
        "$ref": "#/$defs/ApprovalIfEmpty"
      },
      "otherThanBefore": {
        "type": "boolean"
      },
      "limitDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 30
      }
    }
  },
  "ApprovalFinding": {
    "type": "object",
    "required": [
      "kind",
      "nodeNo",
      "otherName",
      "deptNames",
      "deptCount"
    ],
    "properties": {
      "kind": {
        "type": "string",
        "enum": [
          "SAME_PRIORITY",
          "SHADOWED",
          "NOBODY",
          "NO_MANAGER"
        ]
      },
      "nodeNo": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 15
      },
      "otherName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "deptNames": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "deptCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 5000
      }
    },
    "additionalProperties": false
  },
  "ApprovalConfig": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "configName",
      "bizType",
      "priority",
      "status",
      "conditions",
      "nodes",
      "names",
      "findings",
      "runningCount",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "configName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "bizType": {
        "$ref": "#/$defs/ApprovalFlowKind"
      },
      "priority": {
        "type": "integer",
        "minimum": 1,
        "maximum": 999
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "conditions": {
        "$ref": "#/$defs/ApprovalCondition"
      },
      "nodes": {
        "type": "array",
        "maxItems": 15,
        "items": {
          "$ref": "#/$defs/ApprovalNode"
        }
      },
      "names": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/NamedId"
        }
      },
      "findings": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/ApprovalFinding"
        }
      },
      "runningCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000000
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "ApprovalConfigPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ApprovalConfig"
        }
      }
    },
    "additionalProperties": false
  },
  "DefaultApprovalFlow": {
    "type": "object",
    "required": [
      "bizType",
      "nodes",
      "names"
    ],
    "properties": {
      "bizType": {
        "$ref": "#/$defs/ApprovalFlowKind"
      },
      "nodes": {
        "type": "array",
        "maxItems": 15,
        "items": {
          "$ref": "#/$defs/ApprovalNode"
        }
      },
      "names": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/NamedId"
        }
      }
    },
    "additionalProperties": false
  },
  "ApprovalConfigInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "configName",
      "bizType",
      "priority",
      "nodes"
    ],
    "properties": {
      "configName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "bizType": {
        "$ref": "#/$defs/ApprovalFlowKind"
      },
      "priority": {
        "type": "integer",
        "minimum": 1,
        "maximum": 999
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "conditions": {
        "$ref": "#/$defs/ApprovalCondition"
      },
      "nodes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 15,
        "items": {
          "$ref": "#/$defs/ApprovalNode"
        }
      }
    }
  },
  "ApprovalConfigChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "configName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "priority": {
        "type": "integer",
        "minimum": 1,
        "maximum": 999
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "conditions": {
        "$ref": "#/$defs/ApprovalCondition"
      },
      "nodes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 15,
        "items": {
          "$ref": "#/$defs/ApprovalNode"
        }
      }
    }
  },
  "ApprovalDraft": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "configName",
      "priority",
      "nodes"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "configName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "priority": {
        "type": "integer",
        "minimum": 1,
        "maximum": 999
      },
      "conditions": {
        "$ref": "#/$defs/ApprovalCondition"
      },
      "nodes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 15,
        "items": {
          "$ref": "#/$defs/ApprovalNode"
        }
      }
    }
  },
  "ApprovalTrial": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "bizType",
      "case"
    ],
    "properties": {
      "bizType": {
        "$ref": "#/$defs/ApprovalFlowKind"
      },
      "case": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "amount",
          "deptId"
        ],
        "properties": {
          "amount": {
            "$ref": "#/$defs/PositiveAmount"
          },
          "deptId": {
            "$ref": "#/$defs/Id"
          },
          "applicantId": {
            "$ref": "#/$defs/Id"
          },
          "officerId": {
            "$ref": "#/$defs/Id"
          },
          "categoryIds": {
            "type": "array",
            "maxItems": 50,
            "uniqueItems": true,
            "items": {
              "$ref": "#/$defs/Id"
            }
          },
          "cardIds": {
            "type": "array",
            "maxItems": 10,
            "uniqueItems": true,
            "items": {
              "$ref": "#/$defs/Id"
            }
          },
          "patternId": {
            "$ref": "#/$defs/Id"
          },
          "imported": {
            "type": "boolean"
          },
          "executionCode": {
            "$ref": "#/$defs/ExecutionCode"
          }
        }
      },
      "draft": {
        "$ref": "#/$defs/ApprovalDraft"
      }
    }
  },
  "ApprovalMisfit": {
    "type": "string",
    "enum": [
      "AMOUNT",
      "CATEGORY",
      "DEPT",
      "FUND",
      "PATTERN",
      "HAZARDOUS",
      "IMPORTED",
      "WAY"
    ]
  },
  "TriedFlow": {
    "type": "object",
    "required": [
      "id",
      "configName",
      "priority",
      "isDraft",
      "serves",
      "misfits"
    ],
    "properties": {
      "id": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "configName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "priority": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1,
        "maximum": 999
      },
      "isDraft": {
        "type": "boolean"
      },
      "serves": {
        "type": "boolean"
      },
      "misfits": {
        "type": "array",
        "maxItems": 6,
        "items": {
          "$ref": "#/$defs/ApprovalMisfit"
        }
      }
    },
    "additionalProperties": false
  },
  "ApprovalTrialResult": {
    "type": "object",
    "required": [
      "isSmall",
      "flows",
      "chain",
      "findings"
    ],
    "properties": {
      "isSmall": {
        "type": "boolean"
      },
      "flows": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/TriedFlow"
        }
      },
      "chain": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/ApproverStep"
        }
      },
      "findings": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/ApprovalFinding"
        }
      }
    },
    "additionalProperties": false
  },
  "ApprovalRehearsal": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "draft": {
        "$ref": "#/$defs/ApprovalDraft"
      },
      "policy": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "smallLimit": {
            "type": "string",
            "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
          },
          "ownCardLimit": {
            "type": "string",
            "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
          }
        }
      },
      "from": {
        "type": "string",
        "format": "date"
      },
      "to": {
        "type": "string",
        "format": "date"
      }
    }
  },
  "RehearsedSide": {
    "type": "object",
    "required": [
      "signatures",
      "minutes",
      "small",
      "unasked",
      "blocked"
    ],
    "properties": {
      "signatures": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2147483647
      },
      "minutes": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 2147483647
      },
      "small": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2000
      },
      "unasked": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2000
      },
      "blocked": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2000
      }
    },
    "additionalProperties": false
  },
  "RehearsedPace": {
    "type": "object",
    "required": [
      "kind",
      "count",
      "minutes"
    ],
    "properties": {
      "kind": {
        "oneOf": [
          {
            "$ref": "#/$defs/ApproverKind"
          },
          {
            "type": "null"
          }
        ]
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "minutes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "RehearsedPerson": {
    "type": "object",
    "required": [
      "id",
      "name",
      "before",
      "after"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "before": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2147483647
      },
      "after": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "RehearsedWay": {
    "type": "object",
    "required": [
      "isSmall",
      "chain"
    ],
    "properties": {
      "isSmall": {
        "type": "boolean"
      },
      "chain": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/ApproverStep"
        }
      }
    },
    "additionalProperties": false
  },
  "RehearsedPurchase": {
    "type": "object",
    "required": [
      "id",
      "projectCode",
      "projectName",
      "deptName",
      "amount",
      "submitTime",
      "before",
      "after"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "submitTime": {
        "type": "string",
        "format": "date-time"
      },
      "before": {
        "$ref": "#/$defs/RehearsedWay"
      },
      "after": {
        "$ref": "#/$defs/RehearsedWay"
      }
    },
    "additionalProperties": false
  },
  "ApprovalRehearsalResult": {
    "type": "object",
    "required": [
      "from",
      "to",
      "count",
      "isCut",
      "changed",
      "before",
      "after",
      "paces",
      "people",
      "examples"
    ],
    "properties": {
      "from": {
        "type": "string",
        "format": "date"
      },
      "to": {
        "type": "string",
        "format": "date"
      },
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2000
      },
      "isCut": {
        "type": "boolean"
      },
      "changed": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2000
      },
      "before": {
        "$ref": "#/$defs/RehearsedSide"
      },
      "after": {
        "$ref": "#/$defs/RehearsedSide"
      },
      "paces": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/RehearsedPace"
        }
      },
      "people": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/RehearsedPerson"
        }
      },
      "examples": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/RehearsedPurchase"
        }
      }
    },
    "additionalProperties": false
  },
  "Framework": {
    "type": "object",
    "required": [
      "id",
      "agreementNo",
      "frameworkName",
      "supplierId",
      "supplierName",
      "validFrom",
      "validTo",
      "totalAmount",
      "leftAmount",
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "remark",
      "file",
      "companyId",
      "purchaseCount",
      "allowedActions"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "agreementNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "frameworkName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "supplierName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "validFrom": {
        "type": "string",
        "format": "date"
      },
      "validTo": {
        "type": "string",
        "format": "date"
      },
      "totalAmount": {
        "$ref": "#/$defs/Money"
      },
      "leftAmount": {
        "$ref": "#/$defs/Money"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "file": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "purchaseCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 2147483647
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "enum": [
            "UPDATE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "FrameworkPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Framework"
        }
      }
    },
    "additionalProperties": false
  },
  "FrameworkInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "agreementNo",
      "frameworkName",
      "supplierId",
      "validFrom",
      "validTo",
      "totalAmount",
      "fileId"
    ],
    "properties": {
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "agreementNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "frameworkName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "validFrom": {
        "type": "string",
        "format": "date"
      },
      "validTo": {
        "type": "string",
        "format": "date"
      },
      "totalAmount": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "fileId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "FrameworkChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "agreementNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "frameworkName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "validFrom": {
        "type": "string",
        "format": "date"
      },
      "validTo": {
        "type": "string",
        "format": "date"
      },
      "totalAmount": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "fileId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "ModifyStatus": {
    "type": "string",
    "enum": [
      "DRAFT",
      "APPROVING",
      "EFFECTIVE",
      "REJECTED",
      "WITHDRAWN"
    ]
  },
  "ProjectModify": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "modifyCode",
      "projectId",
      "projectCode",
      "projectName",
      "projectStatus",
      "modifyType",
      "reason",
      "status",
      "approvalInstanceId",
      "waitingFor",
      "submitTime",
      "endTime",
      "opinion",
      "companyId",
      "companyName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "modifyCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "projectStatus": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "modifyType": {
        "type": "array",
        "minItems": 1,
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/ModifyType"
        }
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "status": {
        "$ref": "#/$defs/ModifyStatus"
      },
      "approvalInstanceId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "waitingFor": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "submitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "endTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "opinion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 1000
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "SUBMIT",
            "WITHDRAW"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "ProjectModifyPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ProjectModify"
        }
      }
    },
    "additionalProperties": false
  },
  "ModifyField": {
    "type": "string",
    "enum": [
      "line",
      "itemName",
      "spec",
      "parameters",
      "categoryId",
      "quantity",
      "unit",
      "imported",
      "lineAmount",
      "description",
      "requirements",
      "priceCeiling",
      "fund",
      "deliveryDays",
      "bidEndTime",
      "contactName",
      "contactPhone",
      "deliveryAddress"
    ]
  },
  "ProjectChange": {
    "type": "object",
    "required": [
      "type",
      "field",
      "name",
      "before",
      "after"
    ],
    "properties": {
      "type": {
        "$ref": "#/$defs/ModifyType"
      },
      "field": {
        "$ref": "#/$defs/ModifyField"
      },
      "name": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "before": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "after": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      }
    },
    "additionalProperties": false
  },
  "WantedChanges": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "description": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      },
      "requirements": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000
      },
      "items": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ProjectItemInput"
        }
      },
      "argumentId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "priceCeiling": {
        "type": "string",
        "pattern": "^(0\\.0[1-9]|0\\.[1-9]\\d|[1-9]\\d{0,12}\\.\\d{2})$"
      },
      "funds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/ProjectFundInput"
        }
      },
      "deliveryDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 365
      },
      "bidEndTime": {
        "type": "string",
        "format": "date-time"
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "contactPhone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "deliveryAddress": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      }
    }
  },
  "TaskState": {
    "type": "string",
    "enum": [
      "WAITING",
      "PENDING",
      "APPROVED",
      "REJECTED",
      "RETURNED",
      "CANCELLED",
      "SKIPPED",
      "DELEGATED",
      "ASKING"
    ]
  },
  "ModifyStep": {
    "type": "object",
    "required": [
      "step",
      "userName",
      "state",
      "opinion",
      "decideTime"
    ],
    "properties": {
      "step": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100
      },
      "userName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "state": {
        "$ref": "#/$defs/TaskState"
      },
      "opinion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 1000
      },
      "decideTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "ProjectModifyDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "modifyCode",
      "projectId",
      "projectCode",
      "projectName",
      "projectStatus",
      "modifyType",
      "reason",
      "status",
      "approvalInstanceId",
      "waitingFor",
      "submitTime",
      "endTime",
      "opinion",
      "companyId",
      "companyName",
      "allowedActions",
      "changes",
      "wanted",
      "argument",
      "steps"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "modifyCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "projectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "projectStatus": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "modifyType": {
        "type": "array",
        "minItems": 1,
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/ModifyType"
        }
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "status": {
        "$ref": "#/$defs/ModifyStatus"
      },
      "approvalInstanceId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "waitingFor": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "submitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "endTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "opinion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 1000
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "SUBMIT",
            "WITHDRAW"
          ]
        }
      },
      "changes": {
        "type": "array",
        "maxItems": 2000,
        "items": {
          "$ref": "#/$defs/ProjectChange"
        }
      },
      "wanted": {
        "$ref": "#/$defs/WantedChanges"
      },
      "argument": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "steps": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/ModifyStep"
        }
      }
    },
    "additionalProperties": false
  },
  "ProjectModifyInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "projectId",
      "modifyType",
      "reason",
      "changes"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "modifyType": {
        "type": "array",
        "minItems": 1,
        "maxItems": 5,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/ModifyType"
        }
      },
      "reason": {
        "type": "string",
        "minLength": 10,
        "maxLength": 1000,
        "pattern": "\\S"
      },
      "changes": {
        "$ref": "#/$defs/WantedChanges"
      }
    }
  },
  "SavedModify": {
    "type": "object",
    "required": [
      "id",
      "modifyCode",
      "status",
      "approvalInstanceId",
      "projectStatus",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "modifyCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "status": {
        "$ref": "#/$defs/ModifyStatus"
      },
      "approvalInstanceId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "projectStatus": {
        "$ref": "#/$defs/ProjectStatus"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "ModifySubmission": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "conflictDeclared"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "conflictDeclared": {
        "type": "boolean"
      }
    }
  },
  "ModifyWithdrawal": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    }
  },
  "ChainQuestion": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "bizType",
      "case"
    ],
    "properties": {
      "bizType": {
        "type": "string",
        "enum": [
          "PURCHASE"
        ]
      },
      "case": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "amount",
          "cardIds"
        ],
        "properties": {
          "amount": {
            "$ref": "#/$defs/PositiveAmount"
          },
          "cardIds": {
            "type": "array",
            "maxItems": 10,
            "uniqueItems": true,
            "items": {
              "$ref": "#/$defs/Id"
            }
          },
          "deptId": {
            "$ref": "#/$defs/Id"
          }
        }
      }
    }
  },
  "ApprovalBizType": {
    "type": "string",
    "enum": [
      "PURCHASE",
      "RECEIPT",
      "AWARD",
      "AWARD_CANCEL",
      "CONTRACT",
      "MODIFICATION",
      "TERMINATION"
    ]
  },
  "ApprovalStatus": {
    "type": "string",
    "enum": [
      "RUNNING",
      "APPROVED",
      "REJECTED",
      "RETURNED",
      "WITHDRAWN"
    ]
  },
  "ApprovalTask": {
    "type": "object",
    "required": [
      "id",
      "instanceId",
      "taskId",
      "bizType",
      "projectId",
      "projectCode",
      "title",
      "applicantId",
      "applicantName",
      "deptName",
      "amount",
      "modifyTypes",
      "status",
      "waitingFor",
      "waitingSince",
      "remainingAmount",
      "since",
      "forUserName",
      "decidedByName",
      "askedByName",
      "limitTime",
      "isOverdue",
      "isBlocked",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "instanceId": {
        "$ref": "#/$defs/Id"
      },
      "taskId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "bizType": {
        "$ref": "#/$defs/ApprovalBizType"
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "applicantId": {
        "$ref": "#/$defs/Id"
      },
      "applicantName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "modifyTypes": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/ModifyType"
        }
      },
      "status": {
        "$ref": "#/$defs/ApprovalStatus"
      },
      "waitingFor": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "waitingSince": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "remainingAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^-?\\d{1,13}\\.\\d{2}$"
      },
      "since": {
        "type": "string",
        "format": "date-time"
      },
      "forUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "decidedByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "askedByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "limitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "isOverdue": {
        "type": "boolean"
      },
      "isBlocked": {
        "type": "boolean"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "ApprovalTaskPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ApprovalTask"
        }
      }
    },
    "additionalProperties": false
  },
  "ApprovalCount": {
    "type": "object",
    "required": [
      "todo",
      "amount",
      "since",
      "overdue",
      "stuck"
    ],
    "properties": {
      "todo": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "since": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "overdue": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "stuck": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "ApprovalRecord": {
    "type": "object",
    "required": [
      "taskId",
      "step",
      "kind",
      "mode",
      "userId",
      "userName",
      "state",
      "opinion",
      "since",
      "decideTime",
      "fromUserName",
      "decidedById",
      "decidedByName",
      "deputyNames",
      "parentTaskId",
      "question",
      "limitTime",
      "byUserName",
      "putReason"
    ],
    "properties": {
      "taskId": {
        "$ref": "#/$defs/Id"
      },
      "step": {
        "type": "integer",
        "minimum": 1,
        "maximum": 100
      },
      "stepName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 30
      },
      "kind": {
        "$ref": "#/$defs/ApproverKind"
      },
      "mode": {
        "$ref": "#/$defs/ApprovalMode"
      },
      "userId": {
        "$ref": "#/$defs/Id"
      },
      "userName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "state": {
        "$ref": "#/$defs/TaskState"
      },
      "opinion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "since": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "decideTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "decidedById": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "decidedByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "deputyNames": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      },
      "parentTaskId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "question": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "limitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "fromUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "byUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "putReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    },
    "additionalProperties": false
  },
  "CaseFlow": {
    "type": "object",
    "required": [
      "id",
      "configName",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "configName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "SeatCause": {
    "type": "string",
    "enum": [
      "EMPTY",
      "LEFT",
      "LATE"
    ]
  },
  "OpenSeat": {
    "type": "object",
    "required": [
      "taskId",
      "kind",
      "userName",
      "cause",
      "since"
    ],
    "properties": {
      "taskId": {
        "$ref": "#/$defs/Id"
      },
      "kind": {
        "$ref": "#/$defs/ApproverKind"
      },
      "userName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "cause": {
        "$ref": "#/$defs/SeatCause"
      },
      "since": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "ApprovalInstanceDetail": {
    "type": "object",
    "required": [
      "id",
      "bizType",
      "status",
      "version",
      "amount",
      "createTime",
      "endTime",
      "records",
      "flow",
      "myTaskId",
      "forUserName",
      "askedByName",
      "project",
      "contract",
      "modification",
      "similarAmount",
      "similarDays",
      "smallLimit",
      "nextUrgeTime",
      "limitTime",
      "isOverdue",
      "isBlocked",
      "seats",
      "allowedActions"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "bizType": {
        "$ref": "#/$defs/ApprovalBizType"
      },
      "status": {
        "$ref": "#/$defs/ApprovalStatus"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "endTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "records": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/ApprovalRecord"
        }
      },
      "flow": {
        "oneOf": [
          {
            "$ref": "#/$defs/CaseFlow"
          },
          {
            "type": "null"
          }
        ]
      },
      "myTaskId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "forUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "askedByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "project": {
        "$ref": "#/$defs/ProjectDetail"
      },
      "contract": {
        "oneOf": [
          {
            "$ref": "#/$defs/ContractDetail"
          },
          {
            "type": "null"
          }
        ]
      },
      "modification": {
        "oneOf": [
          {
            "$ref": "#/$defs/ProjectModifyDetail"
          },
          {
            "type": "null"
          }
        ]
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500
      },
      "requestedByName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "similarAmount": {
        "$ref": "#/$defs/Money"
      },
      "similarDays": {
        "type": "integer",
        "minimum": 1,
        "maximum": 366
      },
      "smallLimit": {
        "$ref": "#/$defs/Money"
      },
      "nextUrgeTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "limitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "isOverdue": {
        "type": "boolean"
      },
      "isBlocked": {
        "type": "boolean"
      },
      "seats": {
        "type": "array",
        "maxItems": 40,
        "items": {
          "$ref": "#/$defs/OpenSeat"
        }
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "type": "string",
          "enum": [
            "APPROVE",
            "REJECT",
            "RETURN",
            "DELEGATE",
            "ADD_SIGN",
            "WITHDRAW",
            "URGE",
            "REASSIGN"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "Decision": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "decision"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "decision": {
        "type": "string",
        "enum": [
          "APPROVE",
          "REJECT",
          "RETURN"
        ]
      },
      "opinion": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "DecidedCase": {
    "type": "object",
    "required": [
      "id",
      "status",
      "version",
      "projectStatus"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "status": {
        "$ref": "#/$defs/ApprovalStatus"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "projectStatus": {
        "$ref": "#/$defs/ProjectStatus"
      }
    },
    "additionalProperties": false
  },
  "Delegation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "userId"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "userId": {
        "$ref": "#/$defs/Id"
      },
      "opinion": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "Question": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "userIds"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "userIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 5,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "opinion": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "DeputyBizType": {
    "type": "string",
    "enum": [
      "PURCHASE",
      "AWARD",
      "AWARD_CANCEL",
      "CONTRACT",
      "MODIFICATION",
      "TERMINATION"
    ]
  },
  "DelegationPeriod": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "userId",
      "userName",
      "agentId",
      "agentName",
      "bizTypes",
      "startDay",
      "endDay",
      "remark",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "userId": {
        "$ref": "#/$defs/Id"
      },
      "userName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "agentId": {
        "$ref": "#/$defs/Id"
      },
      "agentName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "bizTypes": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "$ref": "#/$defs/DeputyBizType"
        }
      },
      "startDay": {
        "type": "string",
        "format": "date"
      },
      "endDay": {
        "type": "string",
        "format": "date"
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 2,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "DelegationInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "agentId",
      "startDay",
      "endDay"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "agentId": {
        "$ref": "#/$defs/Id"
      },
      "bizTypes": {
        "type": "array",
        "maxItems": 5,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/DeputyBizType"
        }
      },
      "startDay": {
        "type": "string",
        "format": "date"
      },
      "endDay": {
        "type": "string",
        "format": "date"
      },
      "remark": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "Urged": {
    "type": "object",
    "required": [
      "id",
      "urgeTime",
      "nextUrgeTime",
      "names"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "urgeTime": {
        "type": "string",
        "format": "date-time"
      },
      "nextUrgeTime": {
        "type": "string",
        "format": "date-time"
      },
      "names": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        }
      }
    },
    "additionalProperties": false
  },
  "StuckApproval": {
    "type": "object",
    "required": [
      "id",
      "bizType",
      "projectId",
      "projectCode",
      "title",
      "applicantName",
      "deptName",
      "amount",
      "seats",
      "blocked",
      "since"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "bizType": {
        "$ref": "#/$defs/ApprovalBizType"
      },
      "projectId": {
        "$ref": "#/$defs/Id"
      },
      "projectCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "applicantName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "seats": {
        "type": "array",
        "maxItems": 40,
        "items": {
          "$ref": "#/$defs/OpenSeat"
        }
      },
      "blocked": {
        "type": "boolean"
      },
      "since": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "StuckApprovalPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/StuckApproval"
        }
      }
    },
    "additionalProperties": false
  },
  "Reassignment": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "userId",
      "reason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "userId": {
        "$ref": "#/$defs/Id"
      },
      "reason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      },
      "taskId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "Withdrawal": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "SupplierKind": {
    "type": "string",
    "enum": [
      "MANUFACTURER",
      "AGENT",
      "DEALER",
      "SERVICE"
    ]
  },
  "CreditLevel": {
    "type": "string",
    "enum": [
      "A",
      "B",
      "C",
      "D"
    ]
  },
  "AccountSource": {
    "type": "string",
    "enum": [
      "SELF",
      "IMPORTED",
      "PLATFORM"
    ]
  },
  "GoodsCategoryBrief": {
    "type": "object",
    "required": [
      "id",
      "categoryCode",
      "categoryName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "categoryCode": {
        "type": "string",
        "pattern": "^\\d{1,12}$"
      },
      "categoryName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "Supplier": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "companyName",
      "creditCode",
      "companyType",
      "supplierKind",
      "legalPerson",
      "province",
      "city",
      "contactName",
      "contactPhone",
      "goodsCategories",
      "status",
      "accountSource",
      "signedAgreement",
      "agreementExpireDate",
      "qualificationExpireDate",
      "creditScore",
      "creditLevel",
      "submitTime",
      "auditTime",
      "auditUserName",
      "remark",
      "masked",
      "companyId",
      "schoolName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "companyName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100
      },
      "creditCode": {
        "type": "string",
        "pattern": "^[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}$"
      },
      "companyType": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "supplierKind": {
        "oneOf": [
          {
            "$ref": "#/$defs/SupplierKind"
          },
          {
            "type": "null"
          }
        ]
      },
      "legalPerson": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "province": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "city": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "contactPhone": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "goodsCategories": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/GoodsCategoryBrief"
        }
      },
      "status": {
        "$ref": "#/$defs/SupplierStatus"
      },
      "accountSource": {
        "oneOf": [
          {
            "$ref": "#/$defs/AccountSource"
          },
          {
            "type": "null"
          }
        ]
      },
      "signedAgreement": {
        "type": "boolean"
      },
      "agreementExpireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "qualificationExpireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "creditScore": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "creditLevel": {
        "$ref": "#/$defs/CreditLevel"
      },
      "submitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "auditTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "auditUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "masked": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "type": "string",
          "enum": [
            "REVIEW",
            "REMARK",
            "SET_ACCOUNT_SOURCE",
            "SET_AGREEMENT",
            "FREEZE",
            "UNFREEZE",
            "CANCEL",
            "REFRESH_REGISTRY"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "SupplierPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Supplier"
        }
      }
    },
    "additionalProperties": false
  },
  "SupplierExport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "format"
    ],
    "properties": {
      "format": {
        "$ref": "#/$defs/ExportFormat"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "creditCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 18
      },
      "status": {
        "$ref": "#/$defs/SupplierStatus"
      },
      "supplierKind": {
        "$ref": "#/$defs/SupplierKind"
      },
      "creditLevel": {
        "$ref": "#/$defs/CreditLevel"
      },
      "goodsCategoryId": {
        "$ref": "#/$defs/Id"
      },
      "accountSource": {
        "$ref": "#/$defs/AccountSource"
      },
      "signedAgreement": {
        "type": "boolean"
      },
      "expiresWithinDays": {
        "type": "integer",
        "minimum": 0,
        "maximum": 365
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "InvoiceInfo": {
    "type": "object",
    "required": [
      "title",
      "taxNo",
      "address",
      "phone",
      "bankName",
      "bankAccount",
      "invoiceType"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "taxNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "address": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "phone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "bankName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "bankAccount": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "invoiceType": {
        "type": "string",
        "enum": [
          "NORMAL",
          "SPECIAL"
        ]
      }
    },
    "additionalProperties": false
  },
  "SupplierQualification": {
    "type": "object",
    "required": [
      "id",
      "qualType",
      "qualName",
      "qualNo",
      "issueDate",
      "expireDate",
      "file"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "qualType": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "qualName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "qualNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "issueDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "expireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "file": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "additionalProperties": false
  },
  "ReviewEvent": {
    "type": "string",
    "enum": [
      "SUBMITTED",
      "FIRST_APPROVED",
      "APPROVED",
      "REJECTED",
      "FROZEN",
      "UNFROZEN",
      "BLACKLISTED",
      "CANCELLED"
    ]
  },
  "ReviewRecord": {
    "type": "object",
    "required": [
      "id",
      "event",
      "opinion",
      "userName",
      "time"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "event": {
        "$ref": "#/$defs/ReviewEvent"
      },
      "opinion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "userName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "time": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "SupplierDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "companyName",
      "creditCode",
      "companyType",
      "supplierKind",
      "legalPerson",
      "province",
      "city",
      "contactName",
      "contactPhone",
      "goodsCategories",
      "status",
      "accountSource",
      "signedAgreement",
      "agreementExpireDate",
      "qualificationExpireDate",
      "creditScore",
      "creditLevel",
      "submitTime",
      "auditTime",
      "auditUserName",
      "remark",
      "masked",
      "companyId",
      "schoolName",
      "allowedActions",
      "registeredCapital",
      "establishDate",
      "registeredAddress",
      "businessScope",
      "contactEmail",
      "bankName",
      "bankAccount",
      "invoice",
      "qualifications",
      "auditOpinion",
      "reviewRecords"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "companyName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100
      },
      "creditCode": {
        "type": "string",
        "pattern": "^[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}$"
      },
      "companyType": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "supplierKind": {
        "oneOf": [
          {
            "$ref": "#/$defs/SupplierKind"
          },
          {
            "type": "null"
          }
        ]
      },
      "legalPerson": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "province": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "city": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "contactPhone": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "goodsCategories": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/GoodsCategoryBrief"
        }
      },
      "status": {
        "$ref": "#/$defs/SupplierStatus"
      },
      "accountSource": {
        "oneOf": [
          {
            "$ref": "#/$defs/AccountSource"
          },
          {
            "type": "null"
          }
        ]
      },
      "signedAgreement": {
        "type": "boolean"
      },
      "agreementExpireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "qualificationExpireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "creditScore": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "creditLevel": {
        "$ref": "#/$defs/CreditLevel"
      },
      "submitTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "auditTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "auditUserName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "masked": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "type": "string",
          "enum": [
            "REVIEW",
            "REMARK",
            "SET_ACCOUNT_SOURCE",
            "SET_AGREEMENT",
            "FREEZE",
            "UNFREEZE",
            "CANCEL",
            "REFRESH_REGISTRY"
          ]
        }
      },
      "registeredCapital": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "establishDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "registeredAddress": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "businessScope": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "contactEmail": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "bankName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "bankAccount": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "invoice": {
        "oneOf": [
          {
            "$ref": "#/$defs/InvoiceInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "qualifications": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/SupplierQualification"
        }
      },
      "auditOpinion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "reviewRecords": {
        "type": [
          "array",
          "null"
        ],
        "maxItems": 500,
        "items": {
          "$ref": "#/$defs/ReviewRecord"
        }
      }
    },
    "additionalProperties": false
  },
  "SupplierReview": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version",
      "result"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "result": {
        "type": "string",
        "enum": [
          "APPROVED",
          "REJECTED"
        ]
      },
      "opinion": {
        "type": "string",
        "minLength": 1,
        "maxLength": 500,
        "pattern": "\\S"
      },
      "goodsCategoryIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "ReviewOutcome": {
    "type": "object",
    "required": [
      "status",
      "needsSecondReview"
    ],
    "properties": {
      "status": {
        "$ref": "#/$defs/SupplierStatus"
      },
      "needsSecondReview": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "SupplierRemark": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version",
      "remark"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "remark": {
        "type": "string",
        "maxLength": 500
      }
    }
  },
  "SupplierAccountSource": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version",
      "accountSource"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "accountSource": {
        "$ref": "#/$defs/AccountSource"
      }
    }
  },
  "SupplierAgreement": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version",
      "signedAgreement"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "signedAgreement": {
        "type": "boolean"
      },
      "agreementExpireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date",
        "pattern": "^(19|20)\\d{2}-"
      }
    }
  },
  "SupplierRegistration": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "schoolId",
      "companyName",
      "creditCode",
      "contactName",
      "contactPhone",
      "phoneCaptcha",
      "account",
      "password"
    ],
    "properties": {
      "schoolId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "creditCode": {
        "type": "string",
        "pattern": "^[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}$"
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "contactPhone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "phoneCaptcha": {
        "type": "string",
        "pattern": "^\\d{6}$",
        "writeOnly": true
      },
      "account": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_.-]{4,32}$"
      },
      "password": {
        "type": "string",
        "minLength": 8,
        "maxLength": 32,
        "pattern": "^[!-~]+$",
        "writeOnly": true
      }
    }
  },
  "RegisteredSupplier": {
    "type": "object",
    "required": [
      "id",
      "status"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "status": {
        "$ref": "#/$defs/SupplierStatus"
      }
    },
    "additionalProperties": false
  },
  "SupplierProfile": {
    "type": "object",
    "required": [
      "id",
      "companyName",
      "creditCode",
      "companyType",
      "supplierKind",
      "legalPerson",
      "registeredCapital",
      "establishDate",
      "registeredAddress",
      "province",
      "city",
      "businessScope",
      "contactName",
      "contactPhone",
      "contactEmail",
      "bankName",
      "bankAccount",
      "goodsCategories",
      "qualifications",
      "status",
      "rejectReason",
      "signedAgreement",
      "agreementExpireDate",
      "qualificationExpireDate",
      "creditScore",
      "creditLevel",
      "schoolName",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "companyName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100
      },
      "creditCode": {
        "type": "string",
        "pattern": "^[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}$"
      },
      "companyType": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "supplierKind": {
        "oneOf": [
          {
            "$ref": "#/$defs/SupplierKind"
          },
          {
            "type": "null"
          }
        ]
      },
      "legalPerson": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "registeredCapital": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "establishDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "registeredAddress": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "province": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "city": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "businessScope": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "contactPhone": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "contactEmail": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "bankName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "bankAccount": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "goodsCategories": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/GoodsCategoryBrief"
        }
      },
      "qualifications": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/SupplierQualification"
        }
      },
      "status": {
        "$ref": "#/$defs/SupplierStatus"
      },
      "rejectReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "signedAgreement": {
        "type": "boolean"
      },
      "agreementExpireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "qualificationExpireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "creditScore": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "creditLevel": {
        "$ref": "#/$defs/CreditLevel"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "SupplierQualificationInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "qualType",
      "qualName",
      "fileId"
    ],
    "properties": {
      "qualType": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "qualName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "fileId": {
        "$ref": "#/$defs/Id"
      },
      "qualNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "issueDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "expireDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      }
    }
  },
  "SupplierProfileInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "companyName",
      "creditCode",
      "companyType",
      "supplierKind",
      "legalPerson",
      "registeredAddress",
      "contactName",
      "contactPhone",
      "goodsCategoryIds",
      "qualifications"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "companyName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "creditCode": {
        "type": "string",
        "pattern": "^[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}$"
      },
      "companyType": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "supplierKind": {
        "$ref": "#/$defs/SupplierKind"
      },
      "legalPerson": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "registeredCapital": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "establishDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "registeredAddress": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^\\S(.*\\S)?$"
      },
      "province": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "city": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "businessScope": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "contactPhone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "contactEmail": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "bankName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "bankAccount": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "goodsCategoryIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "qualifications": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/SupplierQualificationInput"
        }
      }
    }
  },
  "SupplierSubmission": {
    "type": "object",
    "required": [
      "status"
    ],
    "properties": {
      "status": {
        "$ref": "#/$defs/SupplierStatus"
      }
    },
    "additionalProperties": false
  },
  "GsInfo": {
    "type": "object",
    "required": [
      "supplierId",
      "companyName",
      "creditCode",
      "regNo",
      "companyType",
      "legalPerson",
      "registeredCapital",
      "paidInCapital",
      "operatingStatus",
      "establishDate",
      "approvalDate",
      "termStart",
      "termEnd",
      "registrationAuthority",
      "registeredAddress",
      "businessScope",
      "industry",
      "formerNames",
      "shareholders",
      "keyPersons",
      "changes",
      "penalties",
      "abnormals",
      "dishonest",
      "relatedSuppliers",
      "syncTime",
      "dataSource"
    ],
    "properties": {
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "creditCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 18
      },
      "regNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 30
      },
      "companyType": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "legalPerson": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "registeredCapital": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "paidInCapital": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "operatingStatus": {
        "type": "string",
        "enum": [
          "EXISTING",
          "OPERATING",
          "REVOKED",
          "DEREGISTERED",
          "MOVED_OUT",
          "CLOSED",
          "LIQUIDATION"
        ]
      },
      "establishDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "approvalDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "termStart": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "termEnd": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "registrationAuthority": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "registeredAddress": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "businessScope": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "industry": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "formerNames": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100
        }
      },
      "shareholders": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "type": "object",
          "required": [
            "name",
            "type",
            "ratio",
            "amount"
          ],
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 100
            },
            "type": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 50
            },
            "ratio": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 20
            },
            "amount": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 60
            }
          },
          "additionalProperties": false
        }
      },
      "keyPersons": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "type": "object",
          "required": [
            "name",
            "position"
          ],
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 100
            },
            "position": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 100
            }
          },
          "additionalProperties": false
        }
      },
      "changes": {
        "type": "array",
        "maxItems": 500,
        "items": {
          "type": "object",
          "required": [
            "item",
            "before",
            "after",
            "date"
          ],
          "properties": {
            "item": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200
            },
            "before": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 5000
            },
            "after": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 5000
            },
            "date": {
              "type": [
                "string",
                "null"
              ],
              "format": "date"
            }
          },
          "additionalProperties": false
        }
      },
      "penalties": {
        "type": "array",
        "maxItems": 500,
        "items": {
          "type": "object",
          "required": [
            "docNo",
            "reason",
            "authority",
            "date"
          ],
          "properties": {
            "docNo": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 100
            },
            "reason": {
              "type": "string",
              "minLength": 1,
              "maxLength": 2000
            },
            "authority": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 100
            },
            "date": {
              "type": [
                "string",
                "null"
              ],
              "format": "date"
            }
          },
          "additionalProperties": false
        }
      },
      "abnormals": {
        "type": "array",
        "maxItems": 500,
        "items": {
          "type": "object",
          "required": [
            "reason",
            "inDate",
            "outDate"
          ],
          "properties": {
            "reason": {
              "type": "string",
              "minLength": 1,
              "maxLength": 2000
            },
            "inDate": {
              "type": [
                "string",
                "null"
              ],
              "format": "date"
            },
            "outDate": {
              "type": [
                "string",
                "null"
              ],
              "format": "date"
            }
          },
          "additionalProperties": false
        }
      },
      "dishonest": {
        "type": "boolean"
      },
      "relatedSuppliers": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "type": "object",
          "required": [
            "id",
            "companyName",
            "relation"
          ],
          "properties": {
            "id": {
              "$ref": "#/$defs/Id"
            },
            "companyName": {
              "type": "string",
              "minLength": 2,
              "maxLength": 100
            },
            "relation": {
              "type": "string",
              "enum": [
                "LEGAL_PERSON",
                "SHAREHOLDER",
                "PHONE",
                "ADDRESS"
              ]
            }
          },
          "additionalProperties": false
        }
      },
      "syncTime": {
        "type": "string",
        "format": "date-time"
      },
      "dataSource": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "GsRefresh": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "supplierId"
    ],
    "properties": {
      "supplierId": {
        "$ref": "#/$defs/Id"
      }
    }
  },
  "Scorecard": {
    "type": "object",
    "required": [
      "supplierId",
      "score",
      "level",
      "entries"
    ],
    "properties": {
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "score": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "level": {
        "$ref": "#/$defs/CreditLevel"
      },
      "entries": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "type": "object",
          "required": [
            "time",
            "change",
            "score",
            "reason"
          ],
          "properties": {
            "time": {
              "type": "string",
              "format": "date-time"
            },
            "change": {
              "type": "integer",
              "minimum": -100,
              "maximum": 100
            },
            "score": {
              "type": "integer",
              "minimum": 0,
              "maximum": 100
            },
            "reason": {
              "type": "string",
              "enum": [
                "INITIAL",
                "EXPOSURE",
                "RESTORED"
              ]
            }
          },
          "additionalProperties": false
        }
      }
    },
    "additionalProperties": false
  },
  "SchoolStatus": {
    "type": "string",
    "enum": [
      "ACTIVE",
      "SUSPENDED"
    ]
  },
  "School": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "companyId",
      "schoolName",
      "schoolCode",
      "shortName",
      "province",
      "city",
      "contactName",
      "contactPhone",
      "loginMode",
      "status",
      "userCount",
      "remark",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 50
      },
      "schoolCode": {
        "type": "string",
        "pattern": "^\\d{5}$"
      },
      "shortName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "province": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "city": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "contactPhone": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "loginMode": {
        "type": "string",
        "enum": [
          "LOCAL",
          "CAS",
          "TICKET"
        ]
      },
      "status": {
        "$ref": "#/$defs/SchoolStatus"
      },
      "userCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000000
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 2,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ACTIVATE",
            "SUSPEND"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "SchoolPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/School"
        }
      }
    },
    "additionalProperties": false
  },
  "SchoolBrief": {
    "type": "object",
    "required": [
      "companyId",
      "schoolName",
      "shortName"
    ],
    "properties": {
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 50
      },
      "shortName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      }
    },
    "additionalProperties": false
  },
  "InvoiceInfoInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "title",
      "taxNo",
      "invoiceType"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "taxNo": {
        "type": "string",
        "pattern": "^[0-9A-Z]{15,20}$"
      },
      "address": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "phone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "bankName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "bankAccount": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "invoiceType": {
        "type": "string",
        "enum": [
          "NORMAL",
          "SPECIAL"
        ]
      }
    }
  },
  "SchoolInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "companyId",
      "schoolName",
      "schoolCode",
      "contactName",
      "contactPhone",
      "loginMode"
    ],
    "properties": {
      "companyId": {
        "type": "string",
        "pattern": "^[1-9]\\d{3,9}$"
      },
      "schoolName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "schoolCode": {
        "type": "string",
        "pattern": "^\\d{5}$"
      },
      "shortName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "province": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "city": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "address": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "contactPhone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "loginMode": {
        "type": "string",
        "enum": [
          "LOCAL",
          "CAS",
          "TICKET"
        ]
      },
      "casServerUrl": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500,
        "pattern": "^https?://\\S+$"
      },
      "logoFileId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "invoice": {
        "oneOf": [
          {
            "$ref": "#/$defs/InvoiceInfoInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    }
  },
  "SchoolDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "companyId",
      "schoolName",
      "schoolCode",
      "shortName",
      "province",
      "city",
      "contactName",
      "contactPhone",
      "loginMode",
      "status",
      "userCount",
      "remark",
      "allowedActions",
      "address",
      "casServerUrl",
      "logo",
      "invoice"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 50
      },
      "schoolCode": {
        "type": "string",
        "pattern": "^\\d{5}$"
      },
      "shortName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "province": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "city": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "contactPhone": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20
      },
      "loginMode": {
        "type": "string",
        "enum": [
          "LOCAL",
          "CAS",
          "TICKET"
        ]
      },
      "status": {
        "$ref": "#/$defs/SchoolStatus"
      },
      "userCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10000000
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 2,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ACTIVATE",
            "SUSPEND"
          ]
        }
      },
      "address": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "casServerUrl": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "logo": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "invoice": {
        "oneOf": [
          {
            "$ref": "#/$defs/InvoiceInfo"
          },
          {
            "type": "null"
          }
        ]
      }
    },
    "additionalProperties": false
  },
  "SchoolChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "schoolName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "schoolCode": {
        "type": "string",
        "pattern": "^\\d{5}$"
      },
      "shortName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "province": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "city": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "address": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "contactPhone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "loginMode": {
        "type": "string",
        "enum": [
          "LOCAL",
          "CAS",
          "TICKET"
        ]
      },
      "casServerUrl": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500,
        "pattern": "^https?://\\S+$"
      },
      "logoFileId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "invoice": {
        "oneOf": [
          {
            "$ref": "#/$defs/InvoiceInfoInput"
          },
          {
            "type": "null"
          }
        ]
      },
      "remark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    }
  },
  "CompanyStatusChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version",
      "status"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "status": {
        "type": "string",
        "enum": [
          "APPROVED",
          "FROZEN",
          "CANCELLED",
          "ACTIVE",
          "SUSPENDED"
        ]
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "\\S"
      }
    }
  },
  "ApplyCommentType": {
    "type": "string",
    "enum": [
      "APPROVE",
      "REJECT",
      "COMMON"
    ]
  },
  "ApplyCommentScope": {
    "type": "string",
    "enum": [
      "PERSONAL",
      "SCHOOL"
    ]
  },
  "ApplyComment": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "content",
      "commentType",
      "scope",
      "sort",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "commentType": {
        "$ref": "#/$defs/ApplyCommentType"
      },
      "scope": {
        "$ref": "#/$defs/ApplyCommentScope"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 2,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "ApplyCommentInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "content",
      "commentType",
      "scope"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^\\S(.*\\S)?$"
      },
      "commentType": {
        "$ref": "#/$defs/ApplyCommentType"
      },
      "scope": {
        "$ref": "#/$defs/ApplyCommentScope"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      }
    }
  },
  "Contact": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "contactName",
      "phone",
      "campus",
      "address",
      "roomNo",
      "isDefault"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "phone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "campus": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "address": {
        "type": "string",
        "minLength": 5,
        "maxLength": 200
      },
      "roomNo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "isDefault": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "ContactPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Contact"
        }
      }
    },
    "additionalProperties": false
  },
  "ContactInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "contactName",
      "phone",
      "campus",
      "address"
    ],
    "properties": {
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "phone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "campus": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "address": {
        "type": "string",
        "minLength": 5,
        "maxLength": 200,
        "pattern": "^\\S(.*\\S)?$"
      },
      "roomNo": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "isDefault": {
        "type": "boolean"
      }
    }
  },
  "ContactChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "contactName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "phone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "campus": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "address": {
        "type": "string",
        "minLength": 5,
        "maxLength": 200,
        "pattern": "^\\S(.*\\S)?$"
      },
      "roomNo": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "isDefault": {
        "type": "boolean"
      }
    }
  },
  "ExpenditureSource": {
    "type": "string",
    "enum": [
      "LOCAL",
      "SYNC"
    ]
  },
  "Expenditure": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "cardNo",
      "cardName",
      "fundType",
      "ownerId",
      "ownerName",
      "deptId",
      "deptName",
      "totalAmount",
      "frozenAmount",
      "occupiedAmount",
      "paidAmount",
      "availableAmount",
      "validFrom",
      "validTo",
      "expired",
      "authorizedUserCount",
      "status",
      "source",
      "companyId",
      "companyName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "cardNo": {
        "type": "string",
        "pattern": "^[A-Za-z0-9-]{4,32}$"
      },
      "cardName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "fundType": {
        "$ref": "#/$defs/FundType"
      },
      "ownerId": {
        "$ref": "#/$defs/Id"
      },
      "ownerName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "totalAmount": {
        "$ref": "#/$defs/Money"
      },
      "frozenAmount": {
        "$ref": "#/$defs/Money"
      },
      "occupiedAmount": {
        "$ref": "#/$defs/Money"
      },
      "paidAmount": {
        "$ref": "#/$defs/Money"
      },
      "availableAmount": {
        "$ref": "#/$defs/Money"
      },
      "validFrom": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "validTo": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "expired": {
        "type": "boolean"
      },
      "authorizedUserCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 200
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "source": {
        "$ref": "#/$defs/ExpenditureSource"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "AUTHORIZE",
            "VIEW_LEDGER",
            "FREEZE",
            "UNFREEZE",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "ExpenditurePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records",
      "sum"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Expenditure"
        }
      },
      "sum": {
        "$ref": "#/$defs/ExpenditureSum"
      }
    },
    "additionalProperties": false
  },
  "UsableCard": {
    "type": "object",
    "required": [
      "id",
      "cardNo",
      "cardName",
      "fundType",
      "ownerId",
      "ownerName",
      "availableAmount",
      "remainingAmount",
      "validTo"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "cardNo": {
        "type": "string",
        "minLength": 1,
        "maxLength": 32
      },
      "cardName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "fundType": {
        "$ref": "#/$defs/FundType"
      },
      "ownerId": {
        "$ref": "#/$defs/Id"
      },
      "ownerName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "availableAmount": {
        "$ref": "#/$defs/Money"
      },
      "remainingAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^-?\\d{1,13}\\.\\d{2}$"
      },
      "validTo": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      }
    },
    "additionalProperties": false
  },
  "ExpenditureDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "cardNo",
      "cardName",
      "fundType",
      "ownerId",
      "ownerName",
      "deptId",
      "deptName",
      "totalAmount",
      "frozenAmount",
      "occupiedAmount",
      "paidAmount",
      "availableAmount",
      "validFrom",
      "validTo",
      "expired",
      "authorizedUserCount",
      "status",
      "source",
      "companyId",
      "companyName",
      "allowedActions",
      "authorizedUsers"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "cardNo": {
        "type": "string",
        "pattern": "^[A-Za-z0-9-]{4,32}$"
      },
      "cardName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "fundType": {
        "$ref": "#/$defs/FundType"
      },
      "ownerId": {
        "$ref": "#/$defs/Id"
      },
      "ownerName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "totalAmount": {
        "$ref": "#/$defs/Money"
      },
      "frozenAmount": {
        "$ref": "#/$defs/Money"
      },
      "occupiedAmount": {
        "$ref": "#/$defs/Money"
      },
      "paidAmount": {
        "$ref": "#/$defs/Money"
      },
      "availableAmount": {
        "$ref": "#/$defs/Money"
      },
      "validFrom": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "validTo": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "expired": {
        "type": "boolean"
      },
      "authorizedUserCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 200
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "source": {
        "$ref": "#/$defs/ExpenditureSource"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 8,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "AUTHORIZE",
            "VIEW_LEDGER",
            "FREEZE",
            "UNFREEZE",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      },
      "authorizedUsers": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/UserOption"
        }
      }
    },
    "additionalProperties": false
  },
  "ExpenditureInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "cardNo",
      "cardName",
      "fundType",
      "ownerId",
      "deptId",
      "totalAmount"
    ],
    "properties": {
      "cardNo": {
        "type": "string",
        "pattern": "^[A-Za-z0-9-]{4,32}$"
      },
      "cardName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "fundType": {
        "$ref": "#/$defs/FundType"
      },
      "ownerId": {
        "$ref": "#/$defs/Id"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "totalAmount": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "validFrom": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "validTo": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "authorizedUserIds": {
        "type": "array",
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "ExpenditureChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "cardName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "fundType": {
        "$ref": "#/$defs/FundType"
      },
      "ownerId": {
        "$ref": "#/$defs/Id"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "totalAmount": {
        "type": "string",
        "pattern": "^(0|[1-9]\\d{0,9})\\.\\d{2}$"
      },
      "validFrom": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "validTo": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "ExpenditureUserChoice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "userIds"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "userIds": {
        "type": "array",
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "ExpenditureHold": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "amount",
      "bizCode",
      "reason"
    ],
    "properties": {
      "amount": {
        "$ref": "#/$defs/PositiveAmount"
      },
      "bizCode": {
        "type": "string",
        "pattern": "^[A-Za-z0-9-]{4,40}$"
      },
      "reason": {
        "type": "string",
        "minLength": 2,
        "maxLength": 200,
        "pattern": "^\\S(.*\\S)?$"
      }
    }
  },
  "ExpenditureBalance": {
    "type": "object",
    "required": [
      "id",
      "totalAmount",
      "frozenAmount",
      "availableAmount",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "totalAmount": {
        "$ref": "#/$defs/Money"
      },
      "frozenAmount": {
        "$ref": "#/$defs/Money"
      },
      "availableAmount": {
        "$ref": "#/$defs/Money"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "FundFlowType": {
    "type": "string",
    "enum": [
      "ADJUST",
      "FREEZE",
      "UNFREEZE",
      "OCCUPY",
      "RELEASE",
      "PAY"
    ]
  },
  "ExpenditureFlow": {
    "type": "object",
    "required": [
      "id",
      "expenditureId",
      "flowType",
      "amount",
      "bizCode",
      "balance",
      "reason",
      "createTime",
      "createByName"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "expenditureId": {
        "$ref": "#/$defs/Id"
      },
      "flowType": {
        "$ref": "#/$defs/FundFlowType"
      },
      "amount": {
        "$ref": "#/$defs/Money"
      },
      "bizCode": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[A-Za-z0-9-]{4,40}$"
      },
      "balance": {
        "$ref": "#/$defs/Money"
      },
      "reason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      }
    },
    "additionalProperties": false
  },
  "ExpenditureFlowPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ExpenditureFlow"
        }
      }
    },
    "additionalProperties": false
  },
  "ExpenditureExport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "format"
    ],
    "properties": {
      "format": {
        "$ref": "#/$defs/ExportFormat"
      },
      "keyword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "fundType": {
        "$ref": "#/$defs/FundType"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "expired": {
        "type": "boolean"
      },
      "ownerId": {
        "$ref": "#/$defs/Id"
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "scope": {
        "type": "string",
        "enum": [
          "MINE",
          "DEPT",
          "ALL"
        ]
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "ExpenditureFlowExport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "format",
      "expenditureId"
    ],
    "properties": {
      "format": {
        "$ref": "#/$defs/ExportFormat"
      },
      "expenditureId": {
        "$ref": "#/$defs/Id"
      },
      "flowType": {
        "$ref": "#/$defs/FundFlowType"
      },
      "bizCode": {
        "type": "string",
        "pattern": "^[A-Za-z0-9-]{4,40}$"
      },
      "createTimeStart": {
        "type": "string",
        "format": "date-time"
      },
      "createTimeEnd": {
        "type": "string",
        "format": "date-time"
      }
    }
  },
  "ExpenditureSync": {
    "type": "object",
    "required": [
      "taskId",
      "status",
      "doneCount",
      "totalCount",
      "added",
      "updated",
      "disabled",
      "refused",
      "startTime",
      "endTime",
      "errorMessage"
    ],
    "properties": {
      "taskId": {
        "$ref": "#/$defs/Id"
      },
      "status": {
        "$ref": "#/$defs/TaskStatus"
      },
      "doneCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "totalCount": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 100000000
      },
      "added": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "updated": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "disabled": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "refused": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "startTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "endTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "errorMessage": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    },
    "additionalProperties": false
  },
  "InboxMessagePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/InboxMessage"
        }
      }
    },
    "additionalProperties": false
  },
  "UnreadCount": {
    "type": "object",
    "required": [
      "count"
    ],
    "properties": {
      "count": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "InboxReadMark": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
      "ids": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "all": {
        "type": "boolean",
        "enum": [
          true
        ]
      }
    }
  },
  "OperationLogPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/OperationLog"
        }
      }
    },
    "additionalProperties": false
  },
  "OperationLogExport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "format"
    ],
    "properties": {
      "format": {
        "$ref": "#/$defs/ExportFormat"
      },
      "userName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "userId": {
        "$ref": "#/$defs/Id"
      },
      "module": {
        "type": "string",
        "pattern": "^[a-z][A-Za-z]{1,39}$"
      },
      "operationId": {
        "type": "string",
        "pattern": "^[a-z][A-Za-z0-9]{1,99}$"
      },
      "success": {
        "type": "boolean"
      },
      "requestId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "timeStart": {
        "type": "string",
        "format": "date-time"
      },
      "timeEnd": {
        "type": "string",
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "KnownName": {
    "type": "object",
    "required": [
      "id",
      "name"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "name": {
        "type": "string",
        "maxLength": 300
      }
    },
    "additionalProperties": false
  },
  "ChangedValue": {
    "type": "object",
    "required": [
      "value",
      "name"
    ],
    "properties": {
      "value": {
        "type": "string",
        "maxLength": 310
      },
      "name": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 620
      }
    },
    "additionalProperties": false
  },
  "FieldChange": {
    "type": "object",
    "required": [
      "field",
      "label",
      "isList",
      "before",
      "after"
    ],
    "properties": {
      "field": {
        "type": "string",
        "pattern": "^[a-z][A-Za-z0-9]{0,99}$"
      },
      "label": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "isList": {
        "type": "boolean"
      },
      "before": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ChangedValue"
        }
      },
      "after": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/ChangedValue"
        }
      }
    },
    "additionalProperties": false
  },
  "OperationLogDetail": {
    "type": "object",
    "required": [
      "id",
      "time",
      "userId",
      "userName",
      "roleName",
      "deptName",
      "module",
      "operationId",
      "action",
      "method",
      "ip",
      "costMs",
      "success",
      "code",
      "errorMsg",
      "requestId",
      "companyId",
      "companyName",
      "request",
      "names",
      "changes"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "time": {
        "type": "string",
        "format": "date-time"
      },
      "userId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "userName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "roleName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 30
      },
      "deptName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "module": {
        "type": "string",
        "pattern": "^[a-z][A-Za-z]{1,39}$"
      },
      "operationId": {
        "type": "string",
        "pattern": "^[a-z][A-Za-z0-9]{1,99}$"
      },
      "action": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "method": {
        "type": "string",
        "maxLength": 200
      },
      "ip": {
        "type": "string",
        "maxLength": 45
      },
      "costMs": {
        "type": "integer",
        "minimum": 0,
        "maximum": 86400000
      },
      "success": {
        "type": "boolean"
      },
      "code": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "errorMsg": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "requestId": {
        "type": "string",
        "maxLength": 100
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      },
      "request": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2097152
      },
      "names": {
        "type": "array",
        "maxItems": 500,
        "items": {
          "$ref": "#/$defs/KnownName"
        }
      },
      "changes": {
        "type": [
          "array",
          "null"
        ],
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/FieldChange"
        }
      }
    },
    "additionalProperties": false
  },
  "UserSource": {
    "type": "string",
    "enum": [
      "LOCAL",
      "CAS",
      "QLGD",
      "IMPORT",
      "PLATFORM"
    ]
  },
  "Gender": {
    "type": "string",
    "enum": [
      "MALE",
      "FEMALE",
      "UNKNOWN"
    ]
  },
  "User": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "account",
      "name",
      "phone",
      "email",
      "gender",
      "job",
      "deptId",
      "deptName",
      "collegeName",
      "roles",
      "status",
      "source",
      "casId",
      "lastLoginTime",
      "lastLoginIp",
      "companyId",
      "companyName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "account": {
        "type": "string",
        "minLength": 1,
        "maxLength": 32
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "phone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "email": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "gender": {
        "$ref": "#/$defs/Gender"
      },
      "job": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "collegeName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "roles": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/RoleBrief"
        }
      },
      "status": {
        "$ref": "#/$defs/UserStatus"
      },
      "source": {
        "$ref": "#/$defs/UserSource"
      },
      "casId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "lastLoginTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "lastLoginIp": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 45
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 6,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "LOCK",
            "RESET_PASSWORD",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "UserPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/User"
        }
      }
    },
    "additionalProperties": false
  },
  "UserImportRow": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "account",
      "name",
      "phone",
      "dept",
      "roles"
    ],
    "properties": {
      "account": {
        "type": "string",
        "maxLength": 200
      },
      "name": {
        "type": "string",
        "maxLength": 200
      },
      "phone": {
        "type": "string",
        "maxLength": 200
      },
      "dept": {
        "type": "string",
        "maxLength": 200
      },
      "roles": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "maxLength": 200
        }
      },
      "roleDepts": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "string",
          "maxLength": 200
        }
      },
      "gender": {
        "type": "string",
        "maxLength": 200
      },
      "job": {
        "type": "string",
        "maxLength": 200
      },
      "email": {
        "type": "string",
        "maxLength": 200
      },
      "casId": {
        "type": "string",
        "maxLength": 200
      }
    }
  },
  "UserImport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "rows"
    ],
    "properties": {
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "rows": {
        "type": "array",
        "minItems": 1,
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/UserImportRow"
        }
      },
      "withPasswords": {
        "type": "boolean"
      },
      "dryRun": {
        "type": "boolean"
      }
    }
  },
  "ImportedUser": {
    "type": "object",
    "required": [
      "row",
      "account",
      "name",
      "deptName",
      "roleNames",
      "initialPassword"
    ],
    "properties": {
      "row": {
        "type": "integer",
        "minimum": 0,
        "maximum": 999
      },
      "account": {
        "type": "string",
        "maxLength": 32
      },
      "name": {
        "type": "string",
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "maxLength": 50
      },
      "roleNames": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "maxLength": 50
        }
      },
      "initialPassword": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 12,
        "maxLength": 32
      }
    },
    "additionalProperties": false
  },
  "UserImportResult": {
    "type": "object",
    "required": [
      "users",
      "problems",
      "problemCount"
    ],
    "properties": {
      "users": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/ImportedUser"
        }
      },
      "problems": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "$ref": "#/$defs/FieldError"
        }
      },
      "problemCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000
      }
    },
    "additionalProperties": false
  },
  "UserExport": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "format"
    ],
    "properties": {
      "format": {
        "$ref": "#/$defs/ExportFormat"
      },
      "keyword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "roleId": {
        "$ref": "#/$defs/Id"
      },
      "withoutRole": {
        "type": "boolean"
      },
      "status": {
        "$ref": "#/$defs/UserStatus"
      },
      "source": {
        "$ref": "#/$defs/UserSource"
      },
      "createTimeStart": {
        "type": "string",
        "format": "date-time"
      },
      "createTimeEnd": {
        "type": "string",
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "automatic": {
        "type": "boolean"
      }
    }
  },
  "UserDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "account",
      "name",
      "phone",
      "email",
      "gender",
      "job",
      "deptId",
      "deptName",
      "collegeName",
      "roles",
      "status",
      "source",
      "casId",
      "lastLoginTime",
      "lastLoginIp",
      "companyId",
      "companyName",
      "allowedActions",
      "roleDeptList",
      "needChangePassword",
      "initialPasswordExpireTime",
      "waitingApprovals",
      "handledPurchases"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "account": {
        "type": "string",
        "minLength": 1,
        "maxLength": 32
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "phone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "email": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "gender": {
        "$ref": "#/$defs/Gender"
      },
      "job": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "collegeName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "roles": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/RoleBrief"
        }
      },
      "status": {
        "$ref": "#/$defs/UserStatus"
      },
      "source": {
        "$ref": "#/$defs/UserSource"
      },
      "casId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "lastLoginTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "lastLoginIp": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 45
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 6,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "LOCK",
            "RESET_PASSWORD",
            "DELETE"
          ]
        }
      },
      "roleDeptList": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/RoleDept"
        }
      },
      "waitingApprovals": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "handledPurchases": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000000
      },
      "needChangePassword": {
        "type": "boolean"
      },
      "initialPasswordExpireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "AddedRoles": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "userIds",
      "roleIds"
    ],
    "properties": {
      "userIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "roleIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "deptIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "PasswordsReset": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "userIds"
    ],
    "properties": {
      "userIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "InitialPassword": {
    "type": "object",
    "required": [
      "id",
      "account",
      "name",
      "deptName",
      "initialPassword"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "account": {
        "type": "string",
        "maxLength": 64
      },
      "name": {
        "type": "string",
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "maxLength": 50
      },
      "initialPassword": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 12,
        "maxLength": 32
      }
    },
    "additionalProperties": false
  },
  "AccountCheck": {
    "type": "object",
    "required": [
      "exists"
    ],
    "properties": {
      "exists": {
        "type": "boolean"
      }
    },
    "additionalProperties": false
  },
  "RoleDeptGrant": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "roleId",
      "deptIds"
    ],
    "properties": {
      "roleId": {
        "$ref": "#/$defs/Id"
      },
      "deptIds": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "UserChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "account": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_.-]{4,32}$"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "phone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "email": {
        "type": [
          "string",
          "null"
        ],
        "format": "email",
        "maxLength": 100
      },
      "gender": {
        "$ref": "#/$defs/Gender"
      },
      "job": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "roleDeptList": {
        "type": "array",
        "minItems": 1,
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/RoleDeptGrant"
        }
      },
      "casId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[!-~]{1,64}$"
      }
    }
  },
  "UserInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "account",
      "name",
      "phone",
      "deptId",
      "roleDeptList"
    ],
    "properties": {
      "account": {
        "type": "string",
        "pattern": "^[A-Za-z0-9_.-]{4,32}$"
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "phone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "email": {
        "type": [
          "string",
          "null"
        ],
        "format": "email",
        "maxLength": 100
      },
      "gender": {
        "$ref": "#/$defs/Gender"
      },
      "job": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "deptId": {
        "$ref": "#/$defs/Id"
      },
      "roleDeptList": {
        "type": "array",
        "minItems": 1,
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/RoleDeptGrant"
        }
      },
      "casId": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[!-~]{1,64}$"
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "password": {
        "type": "string",
        "minLength": 8,
        "maxLength": 32,
        "pattern": "^[!-~]+$",
        "writeOnly": true
      }
    }
  },
  "UserStatusChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "status"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "status": {
        "$ref": "#/$defs/UserStatus"
      }
    }
  },
  "CasSync": {
    "type": "object",
    "required": [
      "taskId",
      "status",
      "added",
      "updated",
      "disabled",
      "refused"
    ],
    "properties": {
      "taskId": {
        "$ref": "#/$defs/Id"
      },
      "status": {
        "$ref": "#/$defs/TaskStatus"
      },
      "added": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "updated": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "disabled": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      },
      "refused": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000000
      }
    },
    "additionalProperties": false
  },
  "TemporaryPassword": {
    "type": "object",
    "required": [
      "tempPassword"
    ],
    "properties": {
      "tempPassword": {
        "type": "string",
        "minLength": 12,
        "maxLength": 32
      }
    },
    "additionalProperties": false
  },
  "PhoneCaptchaScene": {
    "type": "string",
    "enum": [
      "RESET",
      "BIND",
      "REGISTER"
    ]
  },
  "PhoneCaptchaInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "phone",
      "scene"
    ],
    "properties": {
      "phone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "scene": {
        "$ref": "#/$defs/PhoneCaptchaScene"
      },
      "captchaKey": {
        "$ref": "#/$defs/Id"
      },
      "captchaCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 10,
        "writeOnly": true
      }
    }
  },
  "PhoneCaptcha": {
    "type": "object",
    "required": [
      "expireSeconds",
      "resendSeconds"
    ],
    "properties": {
      "expireSeconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 3600
      },
      "resendSeconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 3600
      }
    },
    "additionalProperties": false
  },
  "PasswordChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "newPassword"
    ],
    "properties": {
      "oldPassword": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "writeOnly": true
      },
      "phoneCaptcha": {
        "type": "string",
        "pattern": "^\\d{6}$",
        "writeOnly": true
      },
      "newPassword": {
        "type": "string",
        "minLength": 8,
        "maxLength": 32,
        "pattern": "^[!-~]+$",
        "writeOnly": true
      }
    }
  },
  "UserProfile": {
    "type": "object",
    "required": [
      "id",
      "account",
      "name",
      "phone",
      "email",
      "gender",
      "job",
      "avatar",
      "introduction",
      "location",
      "organization",
      "companyId",
      "companyName",
      "source",
      "certification",
      "examCode",
      "registrationDate",
      "lastLoginTime",
      "hasPassword",
      "roleDeptList",
      "version"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "account": {
        "type": "string",
        "minLength": 1,
        "maxLength": 32
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "phone": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "email": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "gender": {
        "$ref": "#/$defs/Gender"
      },
      "job": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "avatar": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "introduction": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "location": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "organization": {
        "type": "string",
        "maxLength": 160
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "companyName": {
        "type": "string",
        "maxLength": 100
      },
      "source": {
        "$ref": "#/$defs/UserSource"
      },
      "certification": {
        "type": "integer",
        "enum": [
          0,
          1
        ]
      },
      "examCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 64
      },
      "registrationDate": {
        "type": "string",
        "format": "date"
      },
      "lastLoginTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "hasPassword": {
        "type": "boolean"
      },
      "roleDeptList": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "$ref": "#/$defs/RoleDept"
        }
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      }
    },
    "additionalProperties": false
  },
  "UserProfileChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "email": {
        "type": [
          "string",
          "null"
        ],
        "format": "email",
        "maxLength": 100
      },
      "avatarId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "gender": {
        "$ref": "#/$defs/Gender"
      },
      "introduction": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      }
    }
  },
  "PhoneChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "phone",
      "phoneCaptcha"
    ],
    "properties": {
      "phone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "phoneCaptcha": {
        "type": "string",
        "pattern": "^\\d{6}$",
        "writeOnly": true
      },
      "password": {
        "type": "string",
        "minLength": 1,
        "maxLength": 128,
        "writeOnly": true
      }
    }
  },
  "ForgottenPassword": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "account",
      "phone",
      "phoneCaptcha",
      "newPassword"
    ],
    "properties": {
      "account": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
      },
      "phone": {
        "type": "string",
        "pattern": "^1[3-9]\\d{9}$"
      },
      "phoneCaptcha": {
        "type": "string",
        "pattern": "^\\d{6}$",
        "writeOnly": true
      },
      "newPassword": {
        "type": "string",
        "minLength": 8,
        "maxLength": 32,
        "pattern": "^[!-~]+$",
        "writeOnly": true
      }
    }
  },
  "PublishStatus": {
    "type": "string",
    "enum": [
      "DRAFT",
      "PUBLISHED",
      "WITHDRAWN",
      "EXPIRED"
    ]
  },
  "Article": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "channel",
      "title",
      "categoryCode",
      "summary",
      "source",
      "author",
      "top",
      "popup",
      "targetRoles",
      "caseAmount",
      "caseSavingRate",
      "sort",
      "status",
      "publishTime",
      "expireTime",
      "withdrawReason",
      "viewCount",
      "viewed",
      "companyId",
      "schoolName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "channel": {
        "$ref": "#/$defs/ArticleChannel"
      },
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150
      },
      "categoryCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "source": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "author": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "top": {
        "type": "boolean"
      },
      "popup": {
        "type": "boolean"
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "caseAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "caseSavingRate": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(\\d\\.\\d{2}|[1-9]\\d\\.\\d{2}|100\\.00)$"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/PublishStatus"
      },
      "publishTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "expireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "withdrawReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "viewCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "viewed": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "PUBLISH",
            "WITHDRAW",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "ArticlePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Article"
        }
      }
    },
    "additionalProperties": false
  },
  "ArticleStepInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "title",
      "content"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "content": {
        "type": "string",
        "maxLength": 1000
      },
      "routeName": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[A-Za-z][A-Za-z0-9-]{0,59}$"
      }
    }
  },
  "GuidelineInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "title",
      "content"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryCode": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100000,
        "pattern": "\\S"
      },
      "source": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "author": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "top": {
        "type": "boolean"
      },
      "steps": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "$ref": "#/$defs/ArticleStepInput"
        }
      },
      "coverId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "attachmentIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "expireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "pattern": "^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "GuidelineChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryCode": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100000,
        "pattern": "\\S"
      },
      "source": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "author": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "top": {
        "type": "boolean"
      },
      "steps": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "$ref": "#/$defs/ArticleStepInput"
        }
      },
      "coverId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "attachmentIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "expireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "pattern": "^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d"
      }
    }
  },
  "Publication": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "status"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "status": {
        "type": "string",
        "enum": [
          "PUBLISHED",
          "WITHDRAWN"
        ]
      },
      "reason": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "\\S"
      }
    }
  },
  "ArticleInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "title",
      "content"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryCode": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100000,
        "pattern": "\\S"
      },
      "source": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "author": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "top": {
        "type": "boolean"
      },
      "coverId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "attachmentIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "expireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "pattern": "^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "ArticleChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryCode": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100000,
        "pattern": "\\S"
      },
      "source": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "author": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "top": {
        "type": "boolean"
      },
      "coverId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "attachmentIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "expireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "pattern": "^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d"
      }
    }
  },
  "ExposureType": {
    "type": "string",
    "enum": [
      "FALSE_MATERIAL",
      "COLLUSION",
      "REFUSE_CONTRACT",
      "DELAY_DELIVERY",
      "QUALITY",
      "MALICIOUS_LOW",
      "BRIBERY",
      "OTHER"
    ]
  },
  "ExposureLevel": {
    "type": "string",
    "enum": [
      "WARNING",
      "SUSPEND",
      "BAN"
    ]
  },
  "Exposure": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "exposureCode",
      "supplierId",
      "supplierName",
      "creditCode",
      "exposureType",
      "level",
      "startDate",
      "endDate",
      "deductScore",
      "status",
      "publishTime",
      "companyId",
      "schoolName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "exposureCode": {
        "type": "string",
        "pattern": "^SX\\d{8}$"
      },
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "supplierName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100
      },
      "creditCode": {
        "type": "string",
        "pattern": "^[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}$"
      },
      "exposureType": {
        "$ref": "#/$defs/ExposureType"
      },
      "level": {
        "$ref": "#/$defs/ExposureLevel"
      },
      "startDate": {
        "type": "string",
        "format": "date"
      },
      "endDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "deductScore": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "status": {
        "$ref": "#/$defs/PublishStatus"
      },
      "publishTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "PUBLISH",
            "WITHDRAW",
            "RECORD_APPEAL",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "ExposurePage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Exposure"
        }
      }
    },
    "additionalProperties": false
  },
  "ExposureAppeal": {
    "type": "object",
    "required": [
      "content",
      "result",
      "reply",
      "time"
    ],
    "properties": {
      "content": {
        "type": "string",
        "minLength": 10,
        "maxLength": 2000
      },
      "result": {
        "type": "string",
        "enum": [
          "UPHELD",
          "DISMISSED"
        ]
      },
      "reply": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000
      },
      "time": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "ExposureDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "exposureCode",
      "supplierId",
      "supplierName",
      "creditCode",
      "exposureType",
      "level",
      "startDate",
      "endDate",
      "deductScore",
      "status",
      "publishTime",
      "companyId",
      "schoolName",
      "allowedActions",
      "fact",
      "basis",
      "evidence",
      "appeal",
      "withdrawReason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "exposureCode": {
        "type": "string",
        "pattern": "^SX\\d{8}$"
      },
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "supplierName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100
      },
      "creditCode": {
        "type": "string",
        "pattern": "^[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}$"
      },
      "exposureType": {
        "$ref": "#/$defs/ExposureType"
      },
      "level": {
        "$ref": "#/$defs/ExposureLevel"
      },
      "startDate": {
        "type": "string",
        "format": "date"
      },
      "endDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "deductScore": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "status": {
        "$ref": "#/$defs/PublishStatus"
      },
      "publishTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "PUBLISH",
            "WITHDRAW",
            "RECORD_APPEAL",
            "DELETE"
          ]
        }
      },
      "fact": {
        "type": "string",
        "minLength": 20,
        "maxLength": 5000
      },
      "basis": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "evidence": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      },
      "appeal": {
        "oneOf": [
          {
            "$ref": "#/$defs/ExposureAppeal"
          },
          {
            "type": "null"
          }
        ]
      },
      "withdrawReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      }
    },
    "additionalProperties": false
  },
  "ExposureInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "supplierId",
      "exposureType",
      "level",
      "fact",
      "startDate",
      "deductScore"
    ],
    "properties": {
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "exposureType": {
        "$ref": "#/$defs/ExposureType"
      },
      "level": {
        "$ref": "#/$defs/ExposureLevel"
      },
      "fact": {
        "type": "string",
        "minLength": 20,
        "maxLength": 5000,
        "pattern": "\\S"
      },
      "basis": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "startDate": {
        "type": "string",
        "format": "date",
        "pattern": "^(19|20)\\d{2}-"
      },
      "endDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date",
        "pattern": "^(19|20)\\d{2}-"
      },
      "deductScore": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "evidenceIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "ExposureChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "supplierId": {
        "$ref": "#/$defs/Id"
      },
      "exposureType": {
        "$ref": "#/$defs/ExposureType"
      },
      "level": {
        "$ref": "#/$defs/ExposureLevel"
      },
      "fact": {
        "type": "string",
        "minLength": 20,
        "maxLength": 5000,
        "pattern": "\\S"
      },
      "basis": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500
      },
      "startDate": {
        "type": "string",
        "format": "date",
        "pattern": "^(19|20)\\d{2}-"
      },
      "endDate": {
        "type": [
          "string",
          "null"
        ],
        "format": "date",
        "pattern": "^(19|20)\\d{2}-"
      },
      "deductScore": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "evidenceIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  },
  "ExposureAppealInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version",
      "content",
      "result",
      "reply"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "content": {
        "type": "string",
        "minLength": 10,
        "maxLength": 2000,
        "pattern": "\\S"
      },
      "result": {
        "type": "string",
        "enum": [
          "UPHELD",
          "DISMISSED"
        ]
      },
      "reply": {
        "type": "string",
        "minLength": 1,
        "maxLength": 1000,
        "pattern": "\\S"
      }
    }
  },
  "ArticleStep": {
    "type": "object",
    "required": [
      "title",
      "content",
      "routeName"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "content": {
        "type": "string",
        "maxLength": 1000
      },
      "routeName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      }
    },
    "additionalProperties": false
  },
  "ArticleDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "channel",
      "title",
      "categoryCode",
      "summary",
      "source",
      "author",
      "top",
      "popup",
      "targetRoles",
      "caseAmount",
      "caseSavingRate",
      "sort",
      "status",
      "publishTime",
      "expireTime",
      "withdrawReason",
      "viewCount",
      "viewed",
      "companyId",
      "schoolName",
      "allowedActions",
      "content",
      "steps",
      "cover",
      "attachments"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "channel": {
        "$ref": "#/$defs/ArticleChannel"
      },
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150
      },
      "categoryCode": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "source": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "author": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "top": {
        "type": "boolean"
      },
      "popup": {
        "type": "boolean"
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "caseAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "caseSavingRate": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(\\d\\.\\d{2}|[1-9]\\d\\.\\d{2}|100\\.00)$"
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/PublishStatus"
      },
      "publishTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "expireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "withdrawReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "viewCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "viewed": {
        "type": "boolean"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "PUBLISH",
            "WITHDRAW",
            "DELETE"
          ]
        }
      },
      "content": {
        "type": "string",
        "maxLength": 200000
      },
      "steps": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "$ref": "#/$defs/ArticleStep"
        }
      },
      "cover": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "attachments": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      }
    },
    "additionalProperties": false
  },
  "ViewCount": {
    "type": "object",
    "required": [
      "viewCount"
    ],
    "properties": {
      "viewCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      }
    },
    "additionalProperties": false
  },
  "SystemAnnouncementInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "title",
      "content"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150,
        "pattern": "^\\S(.*\\S)?$"
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100000,
        "pattern": "\\S"
      },
      "source": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "author": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "top": {
        "type": "boolean"
      },
      "popup": {
        "type": "boolean"
      },
      "coverId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "attachmentIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "expireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "pattern": "^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "SystemAnnouncementChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150,
        "pattern": "^\\S(.*\\S)?$"
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100000,
        "pattern": "\\S"
      },
      "source": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "author": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "top": {
        "type": "boolean"
      },
      "popup": {
        "type": "boolean"
      },
      "coverId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "attachmentIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "expireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "pattern": "^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d"
      }
    }
  },
  "LighthouseInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "title",
      "content"
    ],
    "properties": {
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryCode": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100000,
        "pattern": "\\S"
      },
      "source": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "author": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "top": {
        "type": "boolean"
      },
      "caseAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "caseSavingRate": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(\\d\\.\\d{2}|[1-9]\\d\\.\\d{2}|100\\.00)$"
      },
      "coverId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "attachmentIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "expireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "pattern": "^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "LighthouseChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "title": {
        "type": "string",
        "minLength": 2,
        "maxLength": 150,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryCode": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 50
      },
      "summary": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "content": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100000,
        "pattern": "\\S"
      },
      "source": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "author": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "top": {
        "type": "boolean"
      },
      "caseAmount": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "caseSavingRate": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^(\\d\\.\\d{2}|[1-9]\\d\\.\\d{2}|100\\.00)$"
      },
      "coverId": {
        "oneOf": [
          {
            "$ref": "#/$defs/Id"
          },
          {
            "type": "null"
          }
        ]
      },
      "attachmentIds": {
        "type": "array",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "expireTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time",
        "pattern": "^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:[0-5]\\d"
      }
    }
  },
  "DownloadDoc": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "docName",
      "docType",
      "docVersion",
      "fileId",
      "fileName",
      "fileSize",
      "contentType",
      "targetRoles",
      "sort",
      "downloadCount",
      "status",
      "companyId",
      "schoolName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "docName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "docType": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "docVersion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "fileId": {
        "$ref": "#/$defs/Id"
      },
      "fileName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200
      },
      "fileSize": {
        "type": "integer",
        "minimum": 1,
        "maximum": 52428800
      },
      "contentType": {
        "$ref": "#/$defs/FileContentType"
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "downloadCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "ENABLE",
            "DISABLE",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "DownloadDocPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/DownloadDoc"
        }
      }
    },
    "additionalProperties": false
  },
  "DownloadDocInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "docName",
      "docType",
      "fileId"
    ],
    "properties": {
      "docName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "docType": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "fileId": {
        "$ref": "#/$defs/Id"
      },
      "docVersion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "DownloadDocChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "docName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "docType": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "fileId": {
        "$ref": "#/$defs/Id"
      },
      "docVersion": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 20
      },
      "targetRoles": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "pattern": "^[a-z_]{2,32}$"
        }
      },
      "sort": {
        "type": "integer",
        "minimum": 0,
        "maximum": 9999
      },
      "status": {
        "$ref": "#/$defs/Status"
      }
    }
  },
  "WechatQrCode": {
    "type": "object",
    "required": [
      "sceneKey",
      "qrCode",
      "expireSeconds"
    ],
    "properties": {
      "sceneKey": {
        "$ref": "#/$defs/Id"
      },
      "qrCode": {
        "type": "string",
        "maxLength": 60000
      },
      "expireSeconds": {
        "type": "integer",
        "minimum": 1,
        "maximum": 3600
      }
    },
    "additionalProperties": false
  },
  "WechatBindStatus": {
    "type": "string",
    "enum": [
      "UNBOUND",
      "WAITING",
      "BOUND",
      "CANCELLED"
    ]
  },
  "WechatBinding": {
    "type": "object",
    "required": [
      "bind",
      "status",
      "nickName"
    ],
    "properties": {
      "bind": {
        "type": "boolean"
      },
      "status": {
        "$ref": "#/$defs/WechatBindStatus"
      },
      "nickName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      }
    },
    "additionalProperties": false
  },
  "Language": {
    "type": "string",
    "enum": [
      "zh-CN",
      "en-US"
    ]
  },
  "WechatReceiver": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "openId",
      "nickName",
      "nickNameNotes",
      "userName",
      "deptName",
      "own",
      "bindTime",
      "pushState",
      "language",
      "sceneCount",
      "bindStatus",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "openId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      },
      "nickName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "nickNameNotes": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 30
      },
      "userName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "deptName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "own": {
        "type": "boolean"
      },
      "bindTime": {
        "type": "string",
        "format": "date-time"
      },
      "pushState": {
        "type": "boolean"
      },
      "language": {
        "$ref": "#/$defs/Language"
      },
      "sceneCount": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "bindStatus": {
        "$ref": "#/$defs/WechatBindStatus"
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 3,
        "items": {
          "type": "string",
          "enum": [
            "EDIT_NOTE",
            "ENABLE_PUSH",
            "DISABLE_PUSH",
            "UNBIND"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "WechatReceiverPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/WechatReceiver"
        }
      }
    },
    "additionalProperties": false
  },
  "WechatPushState": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version",
      "pushState"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "pushState": {
        "type": "boolean"
      }
    }
  },
  "WechatNickNameNotes": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "id",
      "version",
      "nickNameNotes"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "nickNameNotes": {
        "type": "string",
        "maxLength": 30,
        "pattern": "^(\\S(.*\\S)?)?$"
      },
      "language": {
        "$ref": "#/$defs/Language"
      }
    }
  },
  "WechatSendStatus": {
    "type": "string",
    "enum": [
      "PENDING",
      "SENT",
      "FAILED"
    ]
  },
  "WechatSendLog": {
    "type": "object",
    "required": [
      "id",
      "receiverId",
      "receiverName",
      "userName",
      "sceneCode",
      "sceneName",
      "title",
      "status",
      "sendTime",
      "retryTimes",
      "error",
      "createTime"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "receiverId": {
        "$ref": "#/$defs/Id"
      },
      "receiverName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "userName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "sceneCode": {
        "$ref": "#/$defs/SceneCode"
      },
      "sceneName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 150
      },
      "status": {
        "$ref": "#/$defs/WechatSendStatus"
      },
      "sendTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "retryTimes": {
        "type": "integer",
        "minimum": 0,
        "maximum": 10
      },
      "error": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "WechatSendLogPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/WechatSendLog"
        }
      }
    },
    "additionalProperties": false
  },
  "MessageSubjectId": {
    "type": "string",
    "enum": [
      "SUPPLIER",
      "SYSTEM",
      "APPROVAL",
      "PURCHASE"
    ]
  },
  "MessageScene": {
    "type": "object",
    "required": [
      "sceneCode",
      "sceneName",
      "subjectId",
      "subjectName",
      "template"
    ],
    "properties": {
      "sceneCode": {
        "$ref": "#/$defs/SceneCode"
      },
      "sceneName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "subjectId": {
        "$ref": "#/$defs/MessageSubjectId"
      },
      "subjectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "template": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300
      }
    },
    "additionalProperties": false
  },
  "MessageSceneRelation": {
    "type": "object",
    "required": [
      "sceneCode",
      "sceneName",
      "subjectId",
      "subjectName",
      "template",
      "id",
      "receiverId",
      "createTime"
    ],
    "properties": {
      "sceneCode": {
        "$ref": "#/$defs/SceneCode"
      },
      "sceneName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "subjectId": {
        "$ref": "#/$defs/MessageSubjectId"
      },
      "subjectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "template": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "receiverId": {
        "$ref": "#/$defs/Id"
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      }
    },
    "additionalProperties": false
  },
  "MessageSceneChoice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "receiverId",
      "sceneCodes"
    ],
    "properties": {
      "receiverId": {
        "$ref": "#/$defs/Id"
      },
      "sceneCodes": {
        "type": "array",
        "minItems": 1,
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/SceneCode"
        }
      }
    }
  },
  "MessageSubject": {
    "type": "object",
    "required": [
      "id",
      "subjectName",
      "scenes"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/MessageSubjectId"
      },
      "subjectName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "scenes": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/MessageScene"
        }
      }
    },
    "additionalProperties": false
  },
  "UploadBizType": {
    "type": "string",
    "enum": [
      "AVATAR",
      "ARTICLE",
      "PRODUCT",
      "DOCUMENT",
      "EXPOSURE",
      "COMPANY",
      "SCHOOL",
      "PARAMETER",
      "PURCHASE",
      "QUOTE"
    ]
  },
  "FileUpload": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "bizType",
      "file"
    ],
    "properties": {
      "bizType": {
        "$ref": "#/$defs/UploadBizType"
      },
      "projectId": {
        "type": "string",
        "pattern": "^[0-9A-Za-z_-]{1,64}$"
      },
      "file": {
        "type": "string",
        "format": "binary"
      }
    }
  },
  "Product": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "productName",
      "categoryId",
      "categoryName",
      "brand",
      "model",
      "referencePrice",
      "cover",
      "status",
      "publishTime",
      "companyId",
      "schoolName",
      "allowedActions"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "productName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "categoryId": {
        "$ref": "#/$defs/Id"
      },
      "categoryName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "brand": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "referencePrice": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "cover": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "status": {
        "type": "string",
        "enum": [
          "DRAFT",
          "PUBLISHED",
          "WITHDRAWN"
        ]
      },
      "publishTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "PUBLISH",
            "WITHDRAW",
            "DELETE"
          ]
        }
      }
    },
    "additionalProperties": false
  },
  "ProductPage": {
    "type": "object",
    "required": [
      "total",
      "current",
      "size",
      "records"
    ],
    "properties": {
      "total": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100000000
      },
      "current": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000
      },
      "size": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200
      },
      "records": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "$ref": "#/$defs/Product"
        }
      }
    },
    "additionalProperties": false
  },
  "SupplierBrief": {
    "type": "object",
    "required": [
      "id",
      "companyName",
      "creditCode"
    ],
    "properties": {
      "id": {
        "$ref": "#/$defs/Id"
      },
      "companyName": {
        "type": "string",
        "minLength": 2,
        "maxLength": 100
      },
      "creditCode": {
        "type": "string",
        "pattern": "^[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}$"
      }
    },
    "additionalProperties": false
  },
  "ProductDetail": {
    "type": "object",
    "required": [
      "version",
      "createTime",
      "createByName",
      "updateTime",
      "updateByName",
      "id",
      "productName",
      "categoryId",
      "categoryName",
      "brand",
      "model",
      "referencePrice",
      "cover",
      "status",
      "publishTime",
      "companyId",
      "schoolName",
      "allowedActions",
      "parameters",
      "images",
      "suppliers",
      "withdrawReason"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "createTime": {
        "type": "string",
        "format": "date-time"
      },
      "createByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "updateTime": {
        "type": "string",
        "format": "date-time"
      },
      "updateByName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 50
      },
      "id": {
        "$ref": "#/$defs/Id"
      },
      "productName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "categoryId": {
        "$ref": "#/$defs/Id"
      },
      "categoryName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "brand": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "referencePrice": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "cover": {
        "oneOf": [
          {
            "$ref": "#/$defs/FileInfo"
          },
          {
            "type": "null"
          }
        ]
      },
      "status": {
        "type": "string",
        "enum": [
          "DRAFT",
          "PUBLISHED",
          "WITHDRAWN"
        ]
      },
      "publishTime": {
        "type": [
          "string",
          "null"
        ],
        "format": "date-time"
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      },
      "schoolName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
      },
      "allowedActions": {
        "type": "array",
        "maxItems": 4,
        "items": {
          "type": "string",
          "enum": [
            "EDIT",
            "PUBLISH",
            "WITHDRAW",
            "DELETE"
          ]
        }
      },
      "parameters": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "images": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "$ref": "#/$defs/FileInfo"
        }
      },
      "suppliers": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "$ref": "#/$defs/SupplierBrief"
        }
      },
      "withdrawReason": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      }
    },
    "additionalProperties": false
  },
  "ProductInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "productName",
      "categoryId",
      "brand",
      "model"
    ],
    "properties": {
      "productName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryId": {
        "$ref": "#/$defs/Id"
      },
      "brand": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "parameters": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "referencePrice": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "imageIds": {
        "type": "array",
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "supplierIds": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "companyId": {
        "$ref": "#/$defs/CompanyId"
      }
    }
  },
  "ProductChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "version"
    ],
    "properties": {
      "version": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2147483647
      },
      "productName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "categoryId": {
        "$ref": "#/$defs/Id"
      },
      "brand": {
        "type": "string",
        "minLength": 1,
        "maxLength": 50,
        "pattern": "^\\S(.*\\S)?$"
      },
      "model": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "^\\S(.*\\S)?$"
      },
      "parameters": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 5000
      },
      "referencePrice": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^\\d{1,13}\\.\\d{2}$"
      },
      "imageIds": {
        "type": "array",
        "maxItems": 10,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      },
      "supplierIds": {
        "type": "array",
        "maxItems": 50,
        "uniqueItems": true,
        "items": {
          "$ref": "#/$defs/Id"
        }
      }
    }
  }
};
