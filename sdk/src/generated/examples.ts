// Generated from openapi/ by `npm run generate`. Do not edit.

import type { OperationId } from '../operationTypes.ts';

/** The examples of the description: `data` of a success (null for a file) and the body of a request. */
export const examples: Record<OperationId, { data: unknown; request?: unknown }> = {
  "login": {
    "data": {
      "access_token": "f3Qp0mE9yqk2cXo1b7Zs5uVw8RtYhNjKaLdGiPzCxMe",
      "token_type": "bearer",
      "expires_in": 28800,
      "needChangePassword": false,
      "userinfo": {
        "id": "01957b1e-6c00-7a10-8000-000000000103",
        "name": "王晓梅",
        "avatar": null,
        "job": "副教授",
        "organization": "江海大学 / 化学化工学院 / 有机化学实验室",
        "location": "东校区",
        "email": "teacher1@example.edu.cn",
        "phone": "199****0103",
        "introduction": null,
        "registrationDate": "2025-03-02",
        "accountId": "teacher1",
        "certification": 1,
        "role": null,
        "currentRole": null,
        "currentDept": null,
        "roleDeptList": [
          {
            "roleId": "01957b1e-6c00-7a10-8000-000000000203",
            "roleCode": "purchaser",
            "roleName": "采购申请人",
            "deptList": [
              {
                "id": "01957b1e-6c00-7a10-8000-000000000311",
                "deptName": "有机化学实验室",
                "deptType": 2,
                "parentId": "01957b1e-6c00-7a10-8000-000000000301",
                "collegeId": "01957b1e-6c00-7a10-8000-000000000301"
              }
            ]
          }
        ],
        "companyId": "1001",
        "companyName": "江海大学",
        "companyShortName": "江海大",
        "companyLogo": null,
        "examCode": null,
        "userType": "STAFF",
        "permissions": [],
        "lastLoginTime": "2026-03-01T08:55:12+08:00",
        "needChangePassword": false
      }
    },
    "request": {
      "username": "teacher1",
      "password": "Seed@2026"
    }
  },
  "getCaptcha": {
    "data": {
      "captchaKey": "01957b1e-6c00-7a10-8000-0000000009c1",
      "image": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMjAiIGhlaWdodD0iNDAiPjxwYXRoIGQ9Ik0yMCAzMEw0MCAxME02MCAzMEw4MCAxMCIgc3Ryb2tlPSIjMjQ2MGIzIi8+PC9zdmc+",
      "expireSeconds": 300
    }
  },
  "logout": {
    "data": null
  },
  "getInfo": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000102",
      "name": "李文博",
      "avatar": null,
      "job": "信息中心主任",
      "organization": "江海大学 / 信息中心",
      "location": "东校区",
      "email": "schooladmin@example.edu.cn",
      "phone": "199****0102",
      "introduction": null,
      "registrationDate": "2025-03-02",
      "accountId": "schooladmin",
      "certification": 1,
      "role": "school_admin",
      "currentRole": {
        "id": "01957b1e-6c00-7a10-8000-000000000202",
        "roleCode": "school_admin",
        "roleName": "学校管理员"
      },
      "currentDept": {
        "id": "01957b1e-6c00-7a10-8000-000000000305",
        "deptName": "信息中心",
        "deptType": 1,
        "parentId": "01957b1e-6c00-7a10-8000-000000000300",
        "collegeId": "01957b1e-6c00-7a10-8000-000000000305"
      },
      "roleDeptList": [
        {
          "roleId": "01957b1e-6c00-7a10-8000-000000000202",
          "roleCode": "school_admin",
          "roleName": "学校管理员",
          "deptList": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000000305",
              "deptName": "信息中心",
              "deptType": 1,
              "parentId": "01957b1e-6c00-7a10-8000-000000000300",
              "collegeId": "01957b1e-6c00-7a10-8000-000000000305"
            }
          ]
        },
        {
          "roleId": "01957b1e-6c00-7a10-8000-000000000203",
          "roleCode": "purchaser",
          "roleName": "采购申请人",
          "deptList": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000000311",
              "deptName": "有机化学实验室",
              "deptType": 2,
              "parentId": "01957b1e-6c00-7a10-8000-000000000301",
              "collegeId": "01957b1e-6c00-7a10-8000-000000000301"
            }
          ]
        }
      ],
      "companyId": "1001",
      "companyName": "江海大学",
      "companyShortName": "江海大",
      "companyLogo": null,
      "examCode": null,
      "userType": "STAFF",
      "permissions": [
        "system:role:read",
        "system:role:create",
        "system:role:update",
        "system:role:delete",
        "system:menu:read"
      ],
      "lastLoginTime": "2026-03-01T17:20:45+08:00",
      "needChangePassword": false
    }
  },
  "getSessionStatus": {
    "data": {
      "idleSeconds": 1740,
      "lifetimeSeconds": 25200,
      "accessVersion": 42,
      "webBuild": "index-DkV3p0aQ.js",
      "redirectOrigins": [
        "https://sso.example.edu.cn"
      ]
    }
  },
  "listMySessions": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000005901",
        "browser": "Chrome",
        "system": "Windows",
        "address": "10.18.3.24",
        "loginTime": "2026-03-02T08:30:12+08:00",
        "lastActiveTime": "2026-03-02T09:00:05+08:00",
        "roleName": "采购申请人",
        "deptName": "有机化学实验室",
        "current": true
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000005902",
        "browser": "WeChat",
        "system": "Android",
        "address": "10.21.7.80",
        "loginTime": "2026-03-02T08:41:40+08:00",
        "lastActiveTime": "2026-03-02T08:52:31+08:00",
        "roleName": "采购申请人",
        "deptName": "有机化学实验室",
        "current": false
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000005903",
        "browser": null,
        "system": null,
        "address": "10.18.0.9",
        "loginTime": "2026-03-02T08:35:00+08:00",
        "lastActiveTime": "2026-03-02T08:40:02+08:00",
        "roleName": null,
        "deptName": null,
        "current": false
      }
    ]
  },
  "endMyOtherSessions": {
    "data": true
  },
  "endMySession": {
    "data": true
  },
  "getRoleDeptList": {
    "data": [
      {
        "roleId": "01957b1e-6c00-7a10-8000-000000000202",
        "roleCode": "school_admin",
        "roleName": "学校管理员",
        "deptList": [
          {
            "id": "01957b1e-6c00-7a10-8000-000000000305",
            "deptName": "信息中心",
            "deptType": 1,
            "parentId": "01957b1e-6c00-7a10-8000-000000000300",
            "collegeId": "01957b1e-6c00-7a10-8000-000000000305"
          }
        ]
      },
      {
        "roleId": "01957b1e-6c00-7a10-8000-000000000203",
        "roleCode": "purchaser",
        "roleName": "采购申请人",
        "deptList": [
          {
            "id": "01957b1e-6c00-7a10-8000-000000000311",
            "deptName": "有机化学实验室",
            "deptType": 2,
            "parentId": "01957b1e-6c00-7a10-8000-000000000301",
            "collegeId": "01957b1e-6c00-7a10-8000-000000000301"
          }
        ]
      }
    ]
  },
  "switchDept": {
    "data": {
      "access_token": "Xo1b7Zs5uVw8RtYhNjKaLdGiPzCxMef3Qp0mE9yqk2c",
      "token_type": "bearer",
      "expires_in": 28790,
      "currentRole": {
        "id": "01957b1e-6c00-7a10-8000-000000000202",
        "roleCode": "school_admin",
        "roleName": "学校管理员"
      },
      "currentDept": {
        "id": "01957b1e-6c00-7a10-8000-000000000305",
        "deptName": "信息中心",
        "deptType": 1,
        "parentId": "01957b1e-6c00-7a10-8000-000000000300",
        "collegeId": "01957b1e-6c00-7a10-8000-000000000305"
      },
      "permissions": [
        "system:role:read",
        "system:role:create",
        "system:role:update",
        "system:role:delete",
        "system:menu:read"
      ]
    },
    "request": {
      "roleId": "01957b1e-6c00-7a10-8000-000000000202",
      "deptId": "01957b1e-6c00-7a10-8000-000000000305",
      "collegeId": "01957b1e-6c00-7a10-8000-000000000305"
    }
  },
  "getUserMenu": {
    "data": [
      {
        "routeName": "home",
        "path": "/",
        "menuName": "首页",
        "menuNameEn": "Home",
        "icon": "home",
        "sort": 10,
        "hideInMenu": false,
        "menuType": "MENU",
        "children": []
      },
      {
        "routeName": "dashboard",
        "path": "/dashboard",
        "menuName": "仪表盘",
        "menuNameEn": "Dashboards",
        "icon": "dashboard",
        "sort": 20,
        "hideInMenu": false,
        "menuType": "DIR",
        "children": [
          {
            "routeName": "dashboard-workplace",
            "path": "/dashboard/workplace",
            "menuName": "工作台",
            "menuNameEn": "Overview",
            "icon": "chart",
            "sort": 10,
            "hideInMenu": false,
            "menuType": "MENU",
            "children": []
          }
        ]
      },
      {
        "routeName": "user",
        "path": "/user",
        "menuName": "用户管理",
        "menuNameEn": "Users",
        "icon": "users",
        "sort": 90,
        "hideInMenu": false,
        "menuType": "DIR",
        "children": [
          {
            "routeName": "user-role",
            "path": "/user/role",
            "menuName": "角色管理",
            "menuNameEn": "Roles",
            "icon": "shield",
            "sort": 30,
            "hideInMenu": false,
            "menuType": "MENU",
            "children": []
          }
        ]
      }
    ]
  },
  "getMenuConfig": {
    "data": [
      {
        "routeName": "home",
        "path": "/",
        "menuName": "首页",
        "menuNameEn": "Home",
        "icon": "home",
        "sort": 10,
        "hideInMenu": false,
        "menuType": "MENU",
        "children": []
      },
      {
        "routeName": "dashboard",
        "path": "/dashboard",
        "menuName": "仪表盘",
        "menuNameEn": "Dashboards",
        "icon": "dashboard",
        "sort": 20,
        "hideInMenu": false,
        "menuType": "DIR",
        "children": [
          {
            "routeName": "dashboard-workplace",
            "path": "/dashboard/workplace",
            "menuName": "工作台",
            "menuNameEn": "Overview",
            "icon": "chart",
            "sort": 10,
            "hideInMenu": false,
            "menuType": "MENU",
            "children": []
          }
        ]
      },
      {
        "routeName": "user",
        "path": "/user",
        "menuName": "用户管理",
        "menuNameEn": "Users",
        "icon": "users",
        "sort": 90,
        "hideInMenu": false,
        "menuType": "DIR",
        "children": [
          {
            "routeName": "user-role",
            "path": "/user/role",
            "menuName": "角色管理",
            "menuNameEn": "Roles",
            "icon": "shield",
            "sort": 30,
            "hideInMenu": false,
            "menuType": "MENU",
            "children": []
          }
        ]
      }
    ]
  },
  "accountLogin": {
    "data": {
      "access_token": "f3Qp0mE9yqk2cXo1b7Zs5uVw8RtYhNjKaLdGiPzCxMe",
      "token_type": "bearer",
      "expires_in": 28800,
      "needChangePassword": false,
      "userinfo": {
        "id": "01957b1e-6c00-7a10-8000-000000000103",
        "name": "王晓梅",
        "avatar": null,
        "job": "副教授",
        "organization": "江海大学 / 化学化工学院 / 有机化学实验室",
        "location": "东校区",
        "email": "teacher1@example.edu.cn",
        "phone": "199****0103",
        "introduction": null,
        "registrationDate": "2025-03-02",
        "accountId": "teacher1",
        "certification": 1,
        "role": null,
        "currentRole": null,
        "currentDept": null,
        "roleDeptList": [
          {
            "roleId": "01957b1e-6c00-7a10-8000-000000000203",
            "roleCode": "purchaser",
            "roleName": "采购申请人",
            "deptList": [
              {
                "id": "01957b1e-6c00-7a10-8000-000000000311",
                "deptName": "有机化学实验室",
                "deptType": 2,
                "parentId": "01957b1e-6c00-7a10-8000-000000000301",
                "collegeId": "01957b1e-6c00-7a10-8000-000000000301"
              }
            ]
          }
        ],
        "companyId": "1001",
        "companyName": "江海大学",
        "companyShortName": "江海大",
        "companyLogo": null,
        "examCode": null,
        "userType": "STAFF",
        "permissions": [],
        "lastLoginTime": "2026-03-01T08:55:12+08:00",
        "needChangePassword": false
      }
    },
    "request": {
      "account": "eyJwbGF0Zm9ybSI6Im1hbGwiLCJhY2NvdW50IjoidGVhY2hlcjEifQ.9xq0ZbYk3tP2mVwR",
      "platform": "mall"
    }
  },
  "exchangeToken": {
    "data": {
      "access_token": "f3Qp0mE9yqk2cXo1b7Zs5uVw8RtYhNjKaLdGiPzCxMe",
      "token_type": "bearer",
      "expires_in": 28800,
      "needChangePassword": false,
      "userinfo": {
        "id": "01957b1e-6c00-7a10-8000-000000000103",
        "name": "王晓梅",
        "avatar": null,
        "job": "副教授",
        "organization": "江海大学 / 化学化工学院 / 有机化学实验室",
        "location": "东校区",
        "email": "teacher1@example.edu.cn",
        "phone": "199****0103",
        "introduction": null,
        "registrationDate": "2025-03-02",
        "accountId": "teacher1",
        "certification": 1,
        "role": null,
        "currentRole": null,
        "currentDept": null,
        "roleDeptList": [
          {
            "roleId": "01957b1e-6c00-7a10-8000-000000000203",
            "roleCode": "purchaser",
            "roleName": "采购申请人",
            "deptList": [
              {
                "id": "01957b1e-6c00-7a10-8000-000000000311",
                "deptName": "有机化学实验室",
                "deptType": 2,
                "parentId": "01957b1e-6c00-7a10-8000-000000000301",
                "collegeId": "01957b1e-6c00-7a10-8000-000000000301"
              }
            ]
          }
        ],
        "companyId": "1001",
        "companyName": "江海大学",
        "companyShortName": "江海大",
        "companyLogo": null,
        "examCode": null,
        "userType": "STAFF",
        "permissions": [],
        "lastLoginTime": "2026-03-01T08:55:12+08:00",
        "needChangePassword": false
      }
    }
  },
  "checkJumpLoginTicket": {
    "data": {
      "access_token": "f3Qp0mE9yqk2cXo1b7Zs5uVw8RtYhNjKaLdGiPzCxMe",
      "token_type": "bearer",
      "expires_in": 28800,
      "needChangePassword": false,
      "userinfo": {
        "id": "01957b1e-6c00-7a10-8000-000000000103",
        "name": "王晓梅",
        "avatar": null,
        "job": "副教授",
        "organization": "江海大学 / 化学化工学院 / 有机化学实验室",
        "location": "东校区",
        "email": "teacher1@example.edu.cn",
        "phone": "199****0103",
        "introduction": null,
        "registrationDate": "2025-03-02",
        "accountId": "teacher1",
        "certification": 1,
        "role": null,
        "currentRole": null,
        "currentDept": null,
        "roleDeptList": [
          {
            "roleId": "01957b1e-6c00-7a10-8000-000000000203",
            "roleCode": "purchaser",
            "roleName": "采购申请人",
            "deptList": [
              {
                "id": "01957b1e-6c00-7a10-8000-000000000311",
                "deptName": "有机化学实验室",
                "deptType": 2,
                "parentId": "01957b1e-6c00-7a10-8000-000000000301",
                "collegeId": "01957b1e-6c00-7a10-8000-000000000301"
              }
            ]
          }
        ],
        "companyId": "1001",
        "companyName": "江海大学",
        "companyShortName": "江海大",
        "companyLogo": null,
        "examCode": null,
        "userType": "STAFF",
        "permissions": [],
        "lastLoginTime": "2026-03-01T08:55:12+08:00",
        "needChangePassword": false
      }
    },
    "request": {
      "ticket": "eyJpc3MiOiJxbGdkIiwic3ViIjoidGVhY2hlcjEifQ.Zt5uVw8RtYhNjKaL"
    }
  },
  "getMallRedirect": {
    "data": "https://mall.example.com/schools/1001"
  },
  "getHomeOverview": {
    "data": {
      "todoCounts": {
        "supplier": 18
      },
      "unreadMessageCount": 16,
      "systemAnnouncements": [
        {
          "companyId": "0",
          "id": "01957b1e-6c00-7a10-8000-000000003201",
          "channel": "SYSTEM_ANNOUNCEMENT",
          "title": "3月7日22:00系统升级",
          "categoryCode": null,
          "summary": null,
          "top": true,
          "popup": true,
          "publishTime": "2026-02-26T12:30:00+08:00",
          "viewed": true
        },
        {
          "companyId": "0",
          "id": "01957b1e-6c00-7a10-8000-000000003203",
          "channel": "SYSTEM_ANNOUNCEMENT",
          "title": "首次登录请修改密码",
          "categoryCode": null,
          "summary": null,
          "top": false,
          "popup": false,
          "publishTime": "2026-02-20T16:30:00+08:00",
          "viewed": false
        }
      ],
      "shortcuts": [
        {
          "routeName": "dashboard-workplace",
          "path": "/dashboard/workplace",
          "menuName": "工作台",
          "menuNameEn": "Overview",
          "icon": "chart"
        },
        {
          "routeName": "list-card",
          "path": "/list/card",
          "menuName": "服务卡片",
          "menuNameEn": "All services",
          "icon": "tag"
        }
      ],
      "unreadMessages": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000080581",
          "sceneCode": "SUPPLIER_TODO",
          "bizType": "SUPPLIER",
          "bizId": "01957b1e-6c00-7a10-8000-000000001202",
          "readTime": null,
          "createTime": "2026-03-01T15:12:01+08:00",
          "title": "供应商待审核：齐岳博瑞精密仪器有限公司",
          "content": "齐岳博瑞精密仪器有限公司已提交企业资料，请审核。",
          "sceneName": "供应商待审核",
          "read": false
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000080586",
          "sceneCode": "SUPPLIER_TODO",
          "bizType": "SUPPLIER",
          "bizId": "01957b1e-6c00-7a10-8000-000000001206",
          "readTime": null,
          "createTime": "2026-03-01T03:12:05+08:00",
          "title": "供应商待审核：滨城博瑞气体有限公司",
          "content": "滨城博瑞气体有限公司已提交企业资料，请审核。",
          "sceneName": "供应商待审核",
          "read": false
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000080591",
          "sceneCode": "SUPPLIER_TODO",
          "bizType": "SUPPLIER",
          "bizId": "01957b1e-6c00-7a10-8000-000000001210",
          "readTime": null,
          "createTime": "2026-02-28T15:12:09+08:00",
          "title": "供应商待审核：齐岳精诚软件有限公司",
          "content": "齐岳精诚软件有限公司已提交企业资料，请审核。",
          "sceneName": "供应商待审核",
          "read": false
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000080596",
          "sceneCode": "SUPPLIER_TODO",
          "bizType": "SUPPLIER",
          "bizId": "01957b1e-6c00-7a10-8000-000000001214",
          "readTime": null,
          "createTime": "2026-02-28T03:12:13+08:00",
          "title": "供应商待审核：滨城精诚精密仪器有限公司",
          "content": "滨城精诚精密仪器有限公司已提交企业资料，请审核。",
          "sceneName": "供应商待审核",
          "read": false
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000080601",
          "sceneCode": "SUPPLIER_TODO",
          "bizType": "SUPPLIER",
          "bizId": "01957b1e-6c00-7a10-8000-000000001218",
          "readTime": null,
          "createTime": "2026-02-27T15:12:17+08:00",
          "title": "供应商待审核：齐岳海川气体有限公司",
          "content": "齐岳海川气体有限公司已提交企业资料，请审核。",
          "sceneName": "供应商待审核",
          "read": false
        }
      ],
      "ownTasks": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000944",
          "taskCode": "T20260215-C9630X",
          "taskName": "导出：用户",
          "taskType": "REPORT_EXPORT",
          "status": "SUCCESS",
          "doneCount": 41,
          "totalCount": 41,
          "executeTime": "2026-02-15T11:00:00+08:00",
          "createTime": "2026-02-15T11:00:00+08:00"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000882",
          "taskCode": "T20260212-A50VPH",
          "taskName": "同步统一认证",
          "taskType": "SYNC_CAS",
          "status": "SUCCESS",
          "doneCount": 3,
          "totalCount": 3,
          "executeTime": "2026-02-12T09:18:00+08:00",
          "createTime": "2026-02-12T09:18:00+08:00"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000908",
          "taskCode": "T20260203-GC840W",
          "taskName": "江海大学采购业务办理时间",
          "taskType": "SEND_NOTICE",
          "status": "SUCCESS",
          "doneCount": 43,
          "totalCount": 43,
          "executeTime": "2026-02-03T04:30:00+08:00",
          "createTime": "2026-02-03T04:30:00+08:00"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000909",
          "taskCode": "T20260131-ZVQKFB",
          "taskName": "江海大学年末结账提醒",
          "taskType": "SEND_NOTICE",
          "status": "SUCCESS",
          "doneCount": 43,
          "totalCount": 43,
          "executeTime": "2026-01-31T06:30:00+08:00",
          "createTime": "2026-01-31T06:30:00+08:00"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000883",
          "taskCode": "T20260129-SMFA50",
          "taskName": "同步统一认证",
          "taskType": "SYNC_CAS",
          "status": "SUCCESS",
          "doneCount": 3,
          "totalCount": 3,
          "executeTime": "2026-01-29T09:18:00+08:00",
          "createTime": "2026-01-29T09:18:00+08:00"
        }
      ],
      "news": [
        {
          "companyId": "1001",
          "id": "01957b1e-6c00-7a10-8000-000000003101",
          "channel": "NEWS",
          "title": "江海大学上线数字化采购平台",
          "categoryCode": "campus_news",
          "summary": "自2026年春季学期起，全校采购申请统一在线办理。",
          "top": true,
          "popup": false,
          "publishTime": "2026-02-26T12:30:00+08:00",
          "viewed": true
        },
        {
          "companyId": "0",
          "id": "01957b1e-6c00-7a10-8000-000000003102",
          "channel": "NEWS",
          "title": "平台发布2026年度服务计划",
          "categoryCode": "platform_news",
          "summary": "全年安排四次版本升级，重点改进移动端与检索。",
          "top": false,
          "popup": false,
          "publishTime": "2026-02-23T14:30:00+08:00",
          "viewed": false
        }
      ],
      "lighthouse": [
        {
          "companyId": "1001",
          "id": "01957b1e-6c00-7a10-8000-000000003501",
          "channel": "LIGHTHOUSE",
          "title": "化学试剂集中采购案例",
          "categoryCode": "reagent",
          "summary": null,
          "top": false,
          "popup": false,
          "publishTime": "2026-02-26T12:30:00+08:00",
          "viewed": false
        },
        {
          "companyId": "1001",
          "id": "01957b1e-6c00-7a10-8000-000000003502",
          "channel": "LIGHTHOUSE",
          "title": "高效液相色谱仪竞价采购案例",
          "categoryCode": "instrument",
          "summary": null,
          "top": false,
          "popup": false,
          "publishTime": "2026-02-23T14:30:00+08:00",
          "viewed": false
        }
      ]
    }
  },
  "getHomeWork": {
    "data": {
      "todo": {
        "count": 10,
        "purchases": 10,
        "oldest": "2026-02-19T15:17:00+08:00",
        "kinds": [
          {
            "kind": "APPROVE",
            "count": 2
          },
          {
            "kind": "INVOICE",
            "count": 1
          },
          {
            "kind": "RECEIVE",
            "count": 5
          },
          {
            "kind": "RESUBMIT",
            "count": 1
          },
          {
            "kind": "WITNESS",
            "count": 1
          }
        ],
        "rows": [
          {
            "kind": "INVOICE",
            "projectId": "01957b1e-6c00-7a10-8000-000000009036",
            "instanceId": null,
            "recordId": null,
            "title": "丁腈手套与口罩",
            "code": "JJ2026000041",
            "who": "安护劳保商店",
            "note": null,
            "amount": "1119.66",
            "since": "2026-02-19T15:17:00+08:00",
            "deadline": null,
            "overdue": false
          },
          {
            "kind": "RECEIVE",
            "projectId": "01957b1e-6c00-7a10-8000-000000009067",
            "instanceId": null,
            "recordId": null,
            "title": "元素分析测试",
            "code": "JJ2026000050",
            "who": "江海分析测试服务部",
            "note": null,
            "amount": "1186.56",
            "since": "2026-02-22T14:20:00+08:00",
            "deadline": null,
            "overdue": false
          },
          {
            "kind": "RECEIVE",
            "projectId": "01957b1e-6c00-7a10-8000-000000009019",
            "instanceId": null,
            "recordId": null,
            "title": "高纯氮气",
            "code": "JJ2026000053",
            "who": "江海恒信试剂有限公司",
            "note": null,
            "amount": "579.00",
            "since": "2026-02-22T15:24:00+08:00",
            "deadline": null,
            "overdue": false
          },
          {
            "kind": "RECEIVE",
            "projectId": "01957b1e-6c00-7a10-8000-000000009077",
            "instanceId": null,
            "recordId": null,
            "title": "元素分析测试",
            "code": "JJ2026000058",
            "who": "江海分析测试服务部",
            "note": null,
            "amount": "1232.64",
            "since": "2026-02-24T14:30:00+08:00",
            "deadline": null,
            "overdue": false
          },
          {
            "kind": "RECEIVE",
            "projectId": "01957b1e-6c00-7a10-8000-000000009029",
            "instanceId": null,
            "recordId": null,
            "title": "打印机墨粉盒",
            "code": "JJ2026000061",
            "who": "学府文具店",
            "note": null,
            "amount": "701.80",
            "since": "2026-02-24T15:34:00+08:00",
            "deadline": null,
            "overdue": false
          },
          {
            "kind": "APPROVE",
            "projectId": "01957b1e-6c00-7a10-8000-000000009009",
            "instanceId": "01957b1e-6c00-7a10-8000-000000009109",
            "recordId": null,
            "title": "生物显微镜维修",
            "code": "JJ2026000071",
            "who": "范子涵",
            "note": null,
            "amount": "802.20",
            "since": "2026-02-26T10:20:00+08:00",
            "deadline": "2026-03-02T10:20:00+08:00",
            "overdue": false
          }
        ]
      },
      "todoCounts": {
        "supplier": null
      },
      "missing": [],
      "unmanagedSchools": [],
      "alarms": [],
      "figures": [
        {
          "kind": "CARDS",
          "value": "1694797.10",
          "unit": "MONEY",
          "trend": [],
          "count": 6,
          "amount": "38774.75",
          "change": null
        },
        {
          "kind": "DAYS",
          "value": "2.2",
          "unit": "DAYS",
          "trend": [
            "2.2",
            "2.2",
            "2.2",
            "2.2",
            "2.2"
          ],
          "count": 5,
          "amount": null,
          "change": "0.0"
        },
        {
          "kind": "DONE",
          "unit": "COUNT",
          "value": "4",
          "trend": [
            "0",
            "0",
            "0",
            "1",
            "0",
            "1",
            "0",
            "1",
            "0",
            "2",
            "2",
            "0"
          ],
          "count": null,
          "amount": "2779.47",
          "change": "0.3"
        }
      ]
    }
  },
  "searchRecords": {
    "data": [
      {
        "kind": "BUDGET_CARD",
        "more": true,
        "hits": [
          {
            "id": "01957b1e-6c00-7a10-8000-000000005103",
            "title": "化学化工学院专项经费3",
            "code": "ZX2025-0103",
            "detail": "陈志衡",
            "channel": null,
            "companyId": "1001",
            "schoolName": "江海大学"
          },
          {
            "id": "01957b1e-6c00-7a10-8000-000000005163",
            "title": "有机化学实验室专项经费63",
            "code": "ZX2025-0163",
            "detail": "王晓梅",
            "channel": null,
            "companyId": "1001",
            "schoolName": "江海大学"
          }
        ]
      },
      {
        "kind": "ARTICLE",
        "more": false,
        "hits": [
          {
            "id": "01957b1e-6c00-7a10-8000-000000003109",
            "title": "化学化工学院完成首批试剂集中采购",
            "code": null,
            "detail": null,
            "channel": "NEWS",
            "companyId": "1001",
            "schoolName": "江海大学"
          },
          {
            "id": "01957b1e-6c00-7a10-8000-000000003501",
            "title": "化学试剂集中采购案例",
            "code": null,
            "detail": null,
            "channel": "LIGHTHOUSE",
            "companyId": "1001",
            "schoolName": "江海大学"
          }
        ]
      },
      {
        "kind": "DOCUMENT",
        "more": false,
        "hits": [
          {
            "id": "01957b1e-6c00-7a10-8000-000000003807",
            "title": "危险化学品采购管理规定",
            "code": null,
            "detail": "3.0",
            "channel": null,
            "companyId": "1001",
            "schoolName": "江海大学"
          }
        ]
      }
    ]
  },
  "listServiceCards": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000000403",
        "title": "角色管理",
        "description": "维护角色、数据范围及其菜单和按钮权限",
        "icon": "shield",
        "enabled": true,
        "routePath": "/user/role"
      }
    ]
  },
  "getDashboardWorkplace": {
    "data": {
      "todoCounts": {
        "supplier": 18
      },
      "unreadMessageCount": 16,
      "systemAnnouncements": [
        {
          "companyId": "0",
          "id": "01957b1e-6c00-7a10-8000-000000003201",
          "channel": "SYSTEM_ANNOUNCEMENT",
          "title": "3月7日22:00系统升级",
          "categoryCode": null,
          "summary": null,
          "top": true,
          "popup": true,
          "publishTime": "2026-02-26T12:30:00+08:00",
          "viewed": true
        },
        {
          "companyId": "0",
          "id": "01957b1e-6c00-7a10-8000-000000003203",
          "channel": "SYSTEM_ANNOUNCEMENT",
          "title": "首次登录请修改密码",
          "categoryCode": null,
          "summary": null,
          "top": false,
          "popup": false,
          "publishTime": "2026-02-20T16:30:00+08:00",
          "viewed": false
        },
        {
          "companyId": "0",
          "id": "01957b1e-6c00-7a10-8000-000000003204",
          "channel": "SYSTEM_ANNOUNCEMENT",
          "title": "浏览器支持说明",
          "categoryCode": null,
          "summary": null,
          "top": false,
          "popup": false,
          "publishTime": "2026-02-17T18:30:00+08:00",
          "viewed": false
        },
        {
          "companyId": "0",
          "id": "01957b1e-6c00-7a10-8000-000000003206",
          "channel": "SYSTEM_ANNOUNCEMENT",
          "title": "平台客服电话调整",
          "categoryCode": null,
          "summary": null,
          "top": false,
          "popup": false,
          "publishTime": "2026-02-11T22:30:00+08:00",
          "viewed": false
        }
      ],
      "shortcuts": [
        {
          "routeName": "dashboard-workplace",
          "path": "/dashboard/workplace",
          "menuName": "工作台",
          "menuNameEn": "Overview",
          "icon": "chart"
        },
        {
          "routeName": "list-card",
          "path": "/list/card",
          "menuName": "服务卡片",
          "menuNameEn": "All services",
          "icon": "tag"
        }
      ],
      "users": [
        {
          "status": "DISABLED",
          "count": 2
        },
        {
          "status": "ENABLED",
          "count": 42
        },
        {
          "status": "LOCKED",
          "count": 1
        }
      ],
      "suppliers": [
        {
          "status": "APPROVED",
          "count": 150
        },
        {
          "status": "BLACKLISTED",
          "count": 5
        },
        {
          "status": "CANCELLED",
          "count": 3
        },
        {
          "status": "FROZEN",
          "count": 8
        },
        {
          "status": "PENDING",
          "count": 18
        },
        {
          "status": "REGISTERED",
          "count": 8
        },
        {
          "status": "REJECTED",
          "count": 8
        }
      ],
      "funds": {
        "cardCount": 66,
        "totalAmount": "20385000.00",
        "frozenAmount": "1459082.16",
        "availableAmount": "18891994.88"
      },
      "tasks": [
        {
          "status": "SUCCESS",
          "count": 2
        }
      ]
    }
  },
  "getDashboardMonitor": {
    "data": {
      "time": "2026-03-02T09:00:00+08:00",
      "onlineUsers": 3,
      "liveSessions": 4,
      "taskStats": [
        {
          "status": "FAILED",
          "count": 1
        },
        {
          "status": "STOPPED",
          "count": 1
        },
        {
          "status": "SUCCESS",
          "count": 22
        }
      ],
      "requests": {
        "count": 15,
        "refusedCount": 1,
        "faultCount": 0,
        "p50Ms": "76.1",
        "p95Ms": "430.5",
        "errorRate": "0.0000"
      },
      "minutes": [
        {
          "time": "2026-03-02T09:00:00+08:00",
          "count": 15,
          "refusedCount": 1,
          "faultCount": 0,
          "p50Ms": "76.1",
          "p95Ms": "430.5",
          "errorRate": "0.0000"
        }
      ],
      "apiStats": [
        {
          "operationId": "getRoleDeptList",
          "action": "角色部门列表",
          "path": "GET /auth/v2/get-role-dept/list",
          "count": 4,
          "refusedCount": 0,
          "faultCount": 0,
          "p50Ms": "26.9",
          "p95Ms": "53.8",
          "errorRate": "0.0000"
        },
        {
          "operationId": "login",
          "action": "账号登录",
          "path": "POST /auth/v2/login",
          "count": 4,
          "refusedCount": 0,
          "faultCount": 0,
          "p50Ms": "304.4",
          "p95Ms": "430.5",
          "errorRate": "0.0000"
        },
        {
          "operationId": "switchDept",
          "action": "切换角色部门",
          "path": "POST /auth/v2/switchDept",
          "count": 4,
          "refusedCount": 0,
          "faultCount": 0,
          "p50Ms": "76.1",
          "p95Ms": "107.6",
          "errorRate": "0.0000"
        }
      ],
      "recentFaults": [
        {
          "time": "2026-03-02T08:58:21+08:00",
          "operationId": "getCompanyGsInfo",
          "requestId": "0b9a5f0e-3f1b-4b8e-8d0c-1f6d0b7f5a52"
        }
      ],
      "recentErrors": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000020000",
          "userId": "01957b1e-6c00-7a10-8000-000000000102",
          "userName": "李文博",
          "roleName": "学校管理员",
          "deptName": "信息中心",
          "ip": "10.20.6.102",
          "costMs": 14,
          "requestId": "6f1d3c1e-5c52-4c0e-9a53-0d3b6d0c9d11",
          "companyId": "1001",
          "companyName": "江海大学",
          "time": "2026-03-02T08:41:19+08:00",
          "operationId": "saveRole",
          "module": "roles",
          "action": "新增角色",
          "method": "POST /sys/role/saveRole",
          "success": false,
          "code": 4003,
          "errorMsg": "不能授予超出本人的数据范围：ALL"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000020019",
          "userId": "01957b1e-6c00-7a10-8000-000000000116",
          "userName": "徐浩然",
          "roleName": "学校管理员",
          "deptName": "信息中心",
          "ip": "10.20.4.116",
          "costMs": 12,
          "requestId": "5eed0000-0000-4000-8000-000000000019",
          "companyId": "1001",
          "companyName": "江海大学",
          "time": "2026-03-01T20:36:00+08:00",
          "operationId": "updateRole",
          "module": "roles",
          "action": "修改角色",
          "method": "PUT /sys/role/updateRole",
          "success": false,
          "code": 4003,
          "errorMsg": "不能授予超出本人的数据范围：ALL"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000020023",
          "userId": "01957b1e-6c00-7a10-8000-000000000107",
          "userName": "孙建业",
          "roleName": null,
          "deptName": null,
          "ip": "10.20.3.107",
          "costMs": 46,
          "requestId": "5eed0000-0000-4000-8000-000000000023",
          "companyId": "1001",
          "companyName": "江海大学",
          "time": "2026-03-01T18:12:00+08:00",
          "operationId": "login",
          "module": "session",
          "action": "账号登录",
          "method": "POST /auth/v2/login",
          "success": false,
          "code": 4001,
          "errorMsg": "用户名或密码错误"
        }
      ],
      "process": {
        "startTime": "2026-03-02T09:00:00+08:00",
        "uptimeSeconds": 0,
        "nodeVersion": "v24.21.0",
        "rssBytes": 545775616,
        "heapUsedBytes": 89719072,
        "heapTotalBytes": 130625536,
        "eventLoopDelay": {
          "p50Ms": "0.1",
          "p99Ms": "1.2",
          "maxMs": "3.4"
        }
      },
      "database": {
        "kind": "EMBEDDED",
        "version": "18.6",
        "sizeBytes": 21807227,
        "connections": null,
        "maxConnections": null
      },
      "keysAway": []
    }
  },
  "examineInstallation": {
    "data": {
      "time": "2026-03-02T09:00:00+08:00",
      "findings": [
        {
          "check": "SETTINGS",
          "state": "OK",
          "text": "没有拼错或遗留的设置"
        },
        {
          "check": "SPACE",
          "state": "WARNING",
          "text": "/srv/procurement/files：仅剩3.1 GB，请清理或换到更大的磁盘"
        },
        {
          "check": "GATEWAYS",
          "state": "FAULT",
          "text": "CAS_SYNC_URL：无法连接sync.example.edu.cn（connect ECONNREFUSED）。请检查地址、防火墙，以及网关是否在运行"
        }
      ]
    }
  },
  "queryRolePage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000211",
          "roleName": "资产盘点员",
          "roleCode": "asset_checker",
          "dataScope": "SCHOOL",
          "status": "ENABLED",
          "builtIn": false,
          "userCount": 0,
          "remark": "每年盘点期间使用",
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 2,
          "createTime": "2025-11-10T10:20:00+08:00",
          "createByName": "李文博",
          "updateTime": "2025-11-12T15:01:00+08:00",
          "updateByName": "李文博",
          "allowedActions": [
            "EDIT",
            "DISABLE",
            "COPY",
            "DELETE"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000202",
          "roleName": "学校管理员",
          "roleCode": "school_admin",
          "dataScope": "SCHOOL",
          "status": "ENABLED",
          "builtIn": true,
          "userCount": 3,
          "remark": "信息中心",
          "companyId": "0",
          "companyName": "平台",
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "allowedActions": [
            "COPY"
          ]
        }
      ],
      "total": 12,
      "current": 1,
      "size": 2
    }
  },
  "saveRole": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000211"
    },
    "request": {
      "roleName": "资产盘点员",
      "roleCode": "asset_checker",
      "dataScope": "SCHOOL",
      "status": "ENABLED",
      "menuIds": [
        "01957b1e-6c00-7a10-8000-000000000401"
      ],
      "remark": "每年盘点期间使用"
    }
  },
  "updateRole": {
    "data": true,
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000000211",
      "version": 2,
      "status": "DISABLED"
    }
  },
  "queryRoleDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000211",
      "roleName": "资产盘点员",
      "roleCode": "asset_checker",
      "dataScope": "SCHOOL",
      "status": "ENABLED",
      "builtIn": false,
      "userCount": 0,
      "remark": "每年盘点期间使用",
      "companyId": "1001",
      "companyName": "江海大学",
      "version": 2,
      "createTime": "2025-11-10T10:20:00+08:00",
      "createByName": "李文博",
      "updateTime": "2025-11-12T15:01:00+08:00",
      "updateByName": "李文博",
      "allowedActions": [
        "EDIT",
        "DISABLE",
        "COPY",
        "DELETE"
      ],
      "menuIds": [
        "01957b1e-6c00-7a10-8000-000000000401"
      ]
    }
  },
  "deleteRole": {
    "data": true
  },
  "queryRoleList": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000000203",
        "roleCode": "purchaser",
        "roleName": "采购申请人"
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000000202",
        "roleCode": "school_admin",
        "roleName": "学校管理员"
      }
    ]
  },
  "queryMenuTree": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000000401",
        "parentId": null,
        "menuName": "首页",
        "menuNameEn": "Home",
        "menuType": "MENU",
        "routeName": "home",
        "path": "/",
        "icon": "home",
        "permission": null,
        "description": null,
        "descriptionEn": null,
        "sort": 10,
        "hideInMenu": false,
        "sysCode": "bidding",
        "status": "ENABLED",
        "version": 1,
        "allowedActions": [
          "ADD_CHILD",
          "EDIT",
          "DISABLE",
          "DELETE"
        ],
        "children": []
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000000402",
        "parentId": null,
        "menuName": "用户管理",
        "menuNameEn": "Users",
        "menuType": "DIR",
        "routeName": "user",
        "path": "/user",
        "icon": "users",
        "permission": null,
        "description": null,
        "descriptionEn": null,
        "sort": 90,
        "hideInMenu": false,
        "sysCode": "bidding",
        "status": "ENABLED",
        "version": 1,
        "allowedActions": [
          "ADD_CHILD",
          "EDIT",
          "DISABLE"
        ],
        "children": [
          {
            "id": "01957b1e-6c00-7a10-8000-000000000403",
            "parentId": "01957b1e-6c00-7a10-8000-000000000402",
            "menuName": "角色管理",
            "menuNameEn": "Roles",
            "menuType": "MENU",
            "routeName": "user-role",
            "path": "/user/role",
            "icon": "shield",
            "permission": "system:role:read",
            "description": "维护角色、数据范围及其菜单和按钮权限",
            "descriptionEn": "Roles, their data scope and their menu and button permissions",
            "sort": 30,
            "hideInMenu": false,
            "sysCode": "bidding",
            "status": "ENABLED",
            "version": 1,
            "allowedActions": [
              "ADD_CHILD",
              "EDIT",
              "DISABLE"
            ],
            "children": []
          }
        ]
      }
    ],
    "request": {
      "sysCode": "bidding"
    }
  },
  "saveMenu": {
    "data": {
      "id": "0195f2a4-1c30-7d52-9b1e-5f0c2a7d4e30"
    },
    "request": {
      "parentId": "01957b1e-6c00-7a10-8000-000000000403",
      "menuName": "导出角色",
      "menuNameEn": "Export roles",
      "menuType": "BUTTON",
      "permission": "system:role:read",
      "sort": 50,
      "sysCode": "bidding"
    }
  },
  "updateMenu": {
    "data": true,
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000000403",
      "version": 1,
      "menuName": "角色与权限",
      "sort": 35
    }
  },
  "removeMenu": {
    "data": true
  },
  "listPermissionCodes": {
    "data": [
      {
        "permission": "system:role:delete",
        "operations": [
          "删除角色"
        ]
      },
      {
        "permission": "system:role:read",
        "operations": [
          "角色分页",
          "角色详情"
        ]
      }
    ]
  },
  "queryMenuDisablePage": {
    "data": {
      "records": [
        {
          "id": "2981_01957b1e-6c00-7a10-8000-000000000402",
          "menuId": "01957b1e-6c00-7a10-8000-000000000402",
          "menuName": "用户管理",
          "menuNameEn": "Users",
          "menuType": "DIR",
          "path": "/user",
          "companyId": "2981",
          "schoolName": "溯源大学",
          "parentName": null,
          "parentNameEn": null,
          "enabled": true,
          "byPlatform": false,
          "reason": null,
          "updateTime": null,
          "updateByName": null,
          "allowedActions": [
            "DISABLE"
          ]
        },
        {
          "id": "2981_01957b1e-6c00-7a10-8000-000000000403",
          "menuId": "01957b1e-6c00-7a10-8000-000000000403",
          "menuName": "角色管理",
          "menuNameEn": "Roles",
          "menuType": "MENU",
          "path": "/user/role",
          "companyId": "2981",
          "schoolName": "溯源大学",
          "parentName": "用户管理",
          "parentNameEn": "Users",
          "enabled": false,
          "byPlatform": true,
          "reason": "试用期未开通",
          "updateTime": "2026-02-10T14:05:33+08:00",
          "updateByName": "平台管理员",
          "allowedActions": [
            "ENABLE"
          ]
        }
      ],
      "total": 61,
      "current": 1,
      "size": 2
    }
  },
  "enableOrDisableMenu": {
    "data": true,
    "request": {
      "menuId": "01957b1e-6c00-7a10-8000-000000000402",
      "companyId": "2981",
      "enabled": false,
      "reason": "试用期未开通"
    }
  },
  "getLocalDeptTree": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000000300",
        "deptName": "江海大学",
        "deptCode": "1001",
        "deptType": 0,
        "parentId": null,
        "leaderId": null,
        "leaderName": null,
        "phone": null,
        "campus": "东校区",
        "sort": 0,
        "status": "ENABLED",
        "companyId": "1001",
        "version": 1,
        "allowedActions": [
          "ADD_CHILD",
          "EDIT"
        ],
        "children": [
          {
            "id": "01957b1e-6c00-7a10-8000-000000000305",
            "deptName": "信息中心",
            "deptCode": "1305",
            "deptType": 1,
            "parentId": "01957b1e-6c00-7a10-8000-000000000300",
            "leaderId": "01957b1e-6c00-7a10-8000-000000000102",
            "leaderName": "李文博",
            "phone": "0531-88880305",
            "campus": "东校区",
            "sort": 50,
            "status": "ENABLED",
            "companyId": "1001",
            "version": 1,
            "allowedActions": [
              "ADD_CHILD",
              "EDIT"
            ],
            "children": []
          }
        ]
      }
    ]
  },
  "importDepts": {
    "data": {
      "depts": [
        {
          "row": 0,
          "deptName": "光谱分析室",
          "deptCode": "139001",
          "deptType": 2,
          "parentName": "海洋学院"
        },
        {
          "row": 1,
          "deptName": "海洋学院",
          "deptCode": "1390",
          "deptType": 1,
          "parentName": "江海大学"
        }
      ],
      "problems": [],
      "problemCount": 0
    },
    "request": {
      "rows": [
        {
          "deptName": "光谱分析室",
          "deptCode": "139001",
          "parent": "海洋学院",
          "phone": "0531-88889001"
        },
        {
          "deptName": "海洋学院",
          "deptCode": "1390",
          "leader": "schooladmin",
          "campus": "东校区",
          "sort": "60"
        }
      ]
    }
  },
  "createDept": {
    "data": {
      "id": "0195f2a4-1c30-7d52-9b1e-5f0c2a7d4e10"
    },
    "request": {
      "deptName": "核磁共振中心",
      "deptCode": "130106",
      "deptType": 2,
      "parentId": "01957b1e-6c00-7a10-8000-000000000301",
      "leaderId": null,
      "phone": "0531-88880399",
      "campus": "东校区",
      "sort": 20
    }
  },
  "updateDept": {
    "data": true,
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000000305",
      "version": 1,
      "leaderId": "01957b1e-6c00-7a10-8000-000000000102",
      "phone": "0531-88880305"
    }
  },
  "deleteDept": {
    "data": true
  },
  "queryDictDataByType": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000000601",
        "dictType": "campus",
        "dictLabel": "东校区",
        "dictLabelEn": "East campus",
        "dictValue": "东校区",
        "tagColor": "blue",
        "sort": 10,
        "isDefault": true
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000000602",
        "dictType": "campus",
        "dictLabel": "西校区",
        "dictLabelEn": "West campus",
        "dictValue": "西校区",
        "tagColor": "teal",
        "sort": 20,
        "isDefault": false
      }
    ]
  },
  "queryDictTypePage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000501",
          "dictName": "校区",
          "dictType": "campus",
          "status": "ENABLED",
          "builtIn": true,
          "remark": "部门和联系人使用",
          "entryCount": 2,
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "allowedActions": [
            "EDIT",
            "ADD_ENTRY"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000520",
          "dictName": "会议室",
          "dictType": "meeting_room",
          "status": "ENABLED",
          "builtIn": false,
          "remark": "",
          "entryCount": 0,
          "version": 1,
          "createTime": "2026-02-20T16:40:02+08:00",
          "createByName": "平台管理员",
          "updateTime": "2026-02-20T16:40:02+08:00",
          "updateByName": "平台管理员",
          "allowedActions": [
            "EDIT",
            "DISABLE",
            "DELETE",
            "ADD_ENTRY"
          ]
        }
      ],
      "total": 13,
      "current": 1,
      "size": 2
    }
  },
  "saveDictType": {
    "data": {
      "id": "0195f2a4-1c30-7d52-9b1e-5f0c2a7d4e20"
    },
    "request": {
      "dictName": "仓库类型",
      "dictType": "warehouse_kind",
      "remark": ""
    }
  },
  "updateDictType": {
    "data": true,
    "request": {
      "version": 1,
      "dictName": "会议室(全校)",
      "status": "DISABLED"
    }
  },
  "deleteDictType": {
    "data": true
  },
  "queryDictEntryPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000640",
          "dictType": "unit",
          "dictLabel": "台",
          "dictLabelEn": "set",
          "dictValue": "台",
          "tagColor": null,
          "sort": 10,
          "isDefault": true,
          "status": "ENABLED",
          "builtIn": false,
          "companyId": "0",
          "companyName": "平台",
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "allowedActions": []
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000660",
          "dictType": "unit",
          "dictLabel": "卷",
          "dictLabelEn": "roll",
          "dictValue": "卷",
          "tagColor": "gray",
          "sort": 200,
          "isDefault": false,
          "status": "ENABLED",
          "builtIn": false,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 2,
          "createTime": "2025-11-10T10:20:00+08:00",
          "createByName": "李文博",
          "updateTime": "2025-11-12T15:01:00+08:00",
          "updateByName": "李文博",
          "allowedActions": [
            "EDIT",
            "DISABLE",
            "DELETE"
          ]
        }
      ],
      "total": 20,
      "current": 1,
      "size": 2
    }
  },
  "saveDictEntry": {
    "data": {
      "id": "0195f2a4-1c30-7d52-9b1e-5f0c2a7d4e21"
    },
    "request": {
      "dictType": "unit",
      "dictLabel": "捆",
      "dictLabelEn": "bundle",
      "dictValue": "捆",
      "tagColor": "gray",
      "sort": 210
    }
  },
  "updateDictEntry": {
    "data": true,
    "request": {
      "version": 1,
      "dictLabel": "卷",
      "tagColor": "blue",
      "isDefault": true
    }
  },
  "deleteDictEntry": {
    "data": true
  },
  "queryTaskPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000801",
          "taskCode": "T20260302-B4XPF8",
          "taskName": "过期数据清理",
          "taskType": "CLEANUP",
          "bizId": null,
          "bizName": null,
          "executeTime": "2026-03-02T08:15:00+08:00",
          "startTime": "2026-03-02T08:15:01+08:00",
          "endTime": "2026-03-02T08:15:02+08:00",
          "heartbeatTime": "2026-03-02T08:15:02+08:00",
          "doneCount": 2,
          "totalCount": 2,
          "result": "已清理0条过期数据",
          "errorMessage": null,
          "retryTimes": 0,
          "maxRetry": 3,
          "status": "SUCCESS",
          "stopRequested": false,
          "companyId": "0",
          "companyName": "平台",
          "version": 3,
          "createTime": "2026-03-02T08:15:00+08:00",
          "createByName": null,
          "updateTime": "2026-03-02T08:15:02+08:00",
          "updateByName": null,
          "allowedActions": []
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000807",
          "taskCode": "T20260302-5YQG92",
          "taskName": "过期数据清理",
          "taskType": "CLEANUP",
          "bizId": null,
          "bizName": null,
          "executeTime": "2026-03-02T02:15:00+08:00",
          "startTime": "2026-03-02T02:15:01+08:00",
          "endTime": "2026-03-02T02:15:04+08:00",
          "heartbeatTime": "2026-03-02T02:15:04+08:00",
          "doneCount": 0,
          "totalCount": 2,
          "result": null,
          "errorMessage": "系统错误，请联系管理员",
          "retryTimes": 3,
          "maxRetry": 3,
          "status": "FAILED",
          "stopRequested": false,
          "companyId": "0",
          "companyName": "平台",
          "version": 9,
          "createTime": "2026-03-02T02:15:00+08:00",
          "createByName": "周明远",
          "updateTime": "2026-03-02T02:15:04+08:00",
          "updateByName": null,
          "allowedActions": [
            "RETRY"
          ]
        }
      ],
      "total": 209,
      "current": 1,
      "size": 2
    }
  },
  "createTask": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000803"
    },
    "request": {
      "taskName": "维护前清理",
      "taskType": "CLEANUP",
      "executeTime": "2026-03-02T12:00:00+08:00"
    }
  },
  "queryOwnTaskPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000807",
          "taskCode": "T20260302-5YQG92",
          "taskName": "过期数据清理",
          "taskType": "CLEANUP",
          "bizId": null,
          "bizName": null,
          "executeTime": "2026-03-02T02:15:00+08:00",
          "startTime": "2026-03-02T02:15:01+08:00",
          "endTime": "2026-03-02T02:15:04+08:00",
          "heartbeatTime": "2026-03-02T02:15:04+08:00",
          "doneCount": 0,
          "totalCount": 2,
          "result": null,
          "errorMessage": "系统错误，请联系管理员",
          "retryTimes": 3,
          "maxRetry": 3,
          "status": "FAILED",
          "stopRequested": false,
          "companyId": "0",
          "companyName": "平台",
          "version": 9,
          "createTime": "2026-03-02T02:15:00+08:00",
          "createByName": "周明远",
          "updateTime": "2026-03-02T02:15:04+08:00",
          "updateByName": null,
          "allowedActions": [
            "RETRY"
          ]
        }
      ],
      "total": 1,
      "current": 1,
      "size": 10
    }
  },
  "getTaskDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000801",
      "taskCode": "T20260302-B4XPF8",
      "taskName": "过期数据清理",
      "taskType": "CLEANUP",
      "bizId": null,
      "bizName": null,
      "executeTime": "2026-03-02T08:15:00+08:00",
      "startTime": "2026-03-02T08:15:01+08:00",
      "endTime": "2026-03-02T08:15:02+08:00",
      "heartbeatTime": "2026-03-02T08:15:02+08:00",
      "doneCount": 2,
      "totalCount": 2,
      "result": "已清理0条过期数据",
      "errorMessage": null,
      "retryTimes": 0,
      "maxRetry": 3,
      "status": "SUCCESS",
      "stopRequested": false,
      "companyId": "0",
      "companyName": "平台",
      "version": 3,
      "createTime": "2026-03-02T08:15:00+08:00",
      "createByName": null,
      "updateTime": "2026-03-02T08:15:02+08:00",
      "updateByName": null,
      "allowedActions": [],
      "payload": null,
      "file": null,
      "log": []
    }
  },
  "listTaskTypes": {
    "data": [
      {
        "taskType": "CLEANUP",
        "typeName": "过期数据清理",
        "description": "删除过期的验证码、登录会话、登录失败计数、表单提交记录和半年前的任务，并终止到期的失信处理",
        "schedule": "15 * * * *",
        "maxRetry": 3,
        "creatable": true
      }
    ]
  },
  "retryTask": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000807",
      "taskCode": "T20260302-5YQG92",
      "taskName": "过期数据清理",
      "taskType": "CLEANUP",
      "bizId": null,
      "bizName": null,
      "executeTime": "2026-03-02T09:00:00+08:00",
      "startTime": "2026-03-02T02:15:01+08:00",
      "endTime": "2026-03-02T02:15:04+08:00",
      "heartbeatTime": "2026-03-02T02:15:04+08:00",
      "doneCount": 0,
      "totalCount": 2,
      "result": null,
      "errorMessage": "系统错误，请联系管理员",
      "retryTimes": 0,
      "maxRetry": 3,
      "status": "RETRYING",
      "stopRequested": false,
      "companyId": "0",
      "companyName": "平台",
      "version": 10,
      "createTime": "2026-03-02T02:15:00+08:00",
      "createByName": "周明远",
      "updateTime": "2026-03-02T09:00:00+08:00",
      "updateByName": "周明远",
      "allowedActions": [
        "STOP"
      ]
    }
  },
  "stopTask": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000801",
      "taskCode": "T20260302-B4XPF8",
      "taskName": "过期数据清理",
      "taskType": "CLEANUP",
      "bizId": null,
      "bizName": null,
      "executeTime": "2026-03-02T08:15:00+08:00",
      "startTime": "2026-03-02T08:15:01+08:00",
      "endTime": null,
      "heartbeatTime": "2026-03-02T08:15:16+08:00",
      "doneCount": 1,
      "totalCount": 2,
      "result": null,
      "errorMessage": null,
      "retryTimes": 0,
      "maxRetry": 3,
      "status": "RUNNING",
      "stopRequested": true,
      "companyId": "0",
      "companyName": "平台",
      "version": 3,
      "createTime": "2026-03-02T08:15:00+08:00",
      "createByName": null,
      "updateTime": "2026-03-02T09:00:00+08:00",
      "updateByName": "周明远",
      "allowedActions": []
    }
  },
  "queryCharacterValues": {
    "data": {
      "ifOpenEntry": "Y",
      "ifCrossAcceptance": "Y",
      "JNUniversityCharacter": "N"
    },
    "request": [
      "ifOpenEntry",
      "ifCrossAcceptance",
      "JNUniversityCharacter"
    ]
  },
  "queryCharacterPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000712",
          "paramKey": "loginNotice",
          "paramName": "登录提示",
          "paramValue": "",
          "valueType": "TEXT",
          "description": "登录后显示的提示文字",
          "effectScope": "首页",
          "status": "ENABLED",
          "builtIn": false,
          "schoolCount": 0,
          "version": 1,
          "createTime": "2026-02-20T16:40:02+08:00",
          "createByName": "周明远",
          "updateTime": "2026-02-20T16:40:02+08:00",
          "updateByName": "周明远",
          "allowedActions": [
            "EDIT",
            "DISABLE",
            "DELETE"
          ]
        }
      ],
      "total": 20,
      "current": 1,
      "size": 1
    }
  },
  "previewCharacterEffects": {
    "data": {
      "changed": false,
      "schoolCount": 0,
      "appearing": [],
      "vanishing": [],
      "keptCount": 0
    }
  },
  "queryCharacterSchoolPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000731",
          "paramKey": "ifCrossAcceptance",
          "paramName": "是否跨部门验收",
          "paramValue": "Y",
          "valueType": "SWITCH",
          "defaultValue": "N",
          "isOwn": true,
          "companyId": "1001",
          "schoolName": "江海大学",
          "description": "验收小组须含外单位人员",
          "effectScope": "项目验收",
          "version": 1,
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "allowedActions": [
            "EDIT",
            "RESET"
          ]
        }
      ],
      "total": 19,
      "current": 1,
      "size": 1
    }
  },
  "saveCharacter": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000760"
    },
    "request": {
      "paramKey": "loginNotice",
      "companyId": "1001",
      "paramValue": "本周六系统维护"
    }
  },
  "updateCharacter": {
    "data": true,
    "request": {
      "version": 1,
      "paramValue": "N"
    }
  },
  "deleteCharacter": {
    "data": true
  },
  "resetCharacterSchoolValue": {
    "data": true
  },
  "getGoodsCategoryTree": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000002100",
        "parentId": null,
        "level": 1,
        "categoryCode": "1",
        "categoryName": "货物",
        "purchaseType": "GOODS",
        "unit": null,
        "managerDeptId": null,
        "managerDeptName": null,
        "manager": null,
        "needArgumentReport": false,
        "argumentThreshold": "100000.00",
        "hazardous": false,
        "shareable": true,
        "consumable": false,
        "fixedAsset": true,
        "centralCatalogue": false,
        "sort": 10,
        "status": "ENABLED",
        "companyId": "0",
        "version": 1,
        "allowedActions": [
          "ADD_CHILD",
          "SET_MANAGER"
        ],
        "children": [
          {
            "id": "01957b1e-6c00-7a10-8000-000000002102",
            "parentId": "01957b1e-6c00-7a10-8000-000000002100",
            "level": 2,
            "categoryCode": "102",
            "categoryName": "试剂耗材",
            "purchaseType": "GOODS",
            "unit": null,
            "managerDeptId": null,
            "managerDeptName": null,
            "manager": null,
            "needArgumentReport": false,
            "argumentThreshold": null,
            "hazardous": false,
            "shareable": true,
            "consumable": true,
            "fixedAsset": false,
            "centralCatalogue": false,
            "sort": 20,
            "status": "ENABLED",
            "companyId": "0",
            "version": 1,
            "allowedActions": [
              "ADD_CHILD",
              "SET_MANAGER"
            ],
            "children": [
              {
                "id": "01957b1e-6c00-7a10-8000-000000002103",
                "parentId": "01957b1e-6c00-7a10-8000-000000002102",
                "level": 3,
                "categoryCode": "10201",
                "categoryName": "化学试剂",
                "purchaseType": "GOODS",
                "unit": "瓶",
                "managerDeptId": null,
                "managerDeptName": null,
                "manager": null,
                "needArgumentReport": false,
                "argumentThreshold": null,
                "hazardous": true,
                "shareable": true,
                "consumable": true,
                "fixedAsset": false,
                "centralCatalogue": false,
                "sort": 10,
                "status": "ENABLED",
                "companyId": "0",
                "version": 1,
                "allowedActions": [
                  "ADD_CHILD",
                  "SET_MANAGER"
                ],
                "children": []
              }
            ]
          }
        ]
      }
    ]
  },
  "adoptGoodsCategoryPreset": {
    "data": {
      "created": 0
    },
    "request": {}
  },
  "saveGoodsCategory": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000002150"
    },
    "request": {
      "parentId": "01957b1e-6c00-7a10-8000-000000002102",
      "categoryCode": "10203",
      "categoryName": "生物试剂",
      "purchaseType": "GOODS",
      "unit": "盒",
      "consumable": true,
      "sort": 30,
      "status": "ENABLED"
    }
  },
  "updateGoodsCategory": {
    "data": true,
    "request": {
      "version": 1,
      "argumentThreshold": "50000.00"
    }
  },
  "removeGoodsCategory": {
    "data": true
  },
  "adoptPurchasingPreset": {
    "data": {
      "created": 23
    },
    "request": {
      "companyId": "1003"
    }
  },
  "listPurchasingCategories": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000002202",
        "categoryName": "货物竞价采购",
        "categoryCode": "GOODS-BID",
        "purchaseType": "GOODS",
        "amountMin": "10000.00",
        "amountMax": "50000.00",
        "goodsCategoryIds": [],
        "deptIds": [],
        "executionIds": [
          "01957b1e-6c00-7a10-8000-000000002301",
          "01957b1e-6c00-7a10-8000-000000002304",
          "01957b1e-6c00-7a10-8000-000000002306",
          "01957b1e-6c00-7a10-8000-000000002307",
          "01957b1e-6c00-7a10-8000-000000002312",
          "01957b1e-6c00-7a10-8000-000000002313"
        ],
        "needArgumentReport": false,
        "sort": 20,
        "status": "ENABLED",
        "companyId": "1001",
        "schoolName": "江海大学",
        "version": 2,
        "createTime": "2025-03-02T09:00:00+08:00",
        "createByName": "系统",
        "updateTime": "2025-10-08T16:20:00+08:00",
        "updateByName": "李文博",
        "allowedActions": [
          "EDIT",
          "DISABLE",
          "DELETE"
        ]
      }
    ]
  },
  "getPurchasingCategoryDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000002202",
      "categoryName": "货物竞价采购",
      "categoryCode": "GOODS-BID",
      "purchaseType": "GOODS",
      "amountMin": "10000.00",
      "amountMax": "50000.00",
      "goodsCategoryIds": [],
      "deptIds": [],
      "executionIds": [
        "01957b1e-6c00-7a10-8000-000000002301",
        "01957b1e-6c00-7a10-8000-000000002304",
        "01957b1e-6c00-7a10-8000-000000002306",
        "01957b1e-6c00-7a10-8000-000000002307",
        "01957b1e-6c00-7a10-8000-000000002312",
        "01957b1e-6c00-7a10-8000-000000002313"
      ],
      "needArgumentReport": false,
      "sort": 20,
      "status": "ENABLED",
      "companyId": "1001",
      "schoolName": "江海大学",
      "version": 2,
      "createTime": "2025-03-02T09:00:00+08:00",
      "createByName": "系统",
      "updateTime": "2025-10-08T16:20:00+08:00",
      "updateByName": "李文博",
      "allowedActions": [
        "EDIT",
        "DISABLE",
        "DELETE"
      ],
      "executions": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000002301",
          "executionName": "密封竞价",
          "executionCode": "ONLINE_BID",
          "bidConfig": {
            "bidMode": "SEALED",
            "supplierScope": "PUBLIC",
            "minBidders": 3,
            "reMinBidders": 2,
            "noticeHours": 72,
            "joinDeadlineHours": null,
            "priceCeilingRequired": true,
            "minDecrement": null,
            "minDecrementPercent": null,
            "maxQuoteTimes": 3,
            "showLowestPrice": false,
            "showRank": false,
            "allowTie": false,
            "extendTriggerMinutes": 0,
            "extendMinutes": 5,
            "extendMaxTimes": 0,
            "awardRule": "LOWEST_COMPLIANT",
            "scoreWeights": null,
            "tieRule": "EARLIEST",
            "decisionDays": 3,
            "autoDelayHours": 24,
            "autoDelayMaxTimes": 3,
            "abnormalLowPercent": 50,
            "depositAmount": null,
            "requireSample": false
          },
          "needContract": false,
          "contractThreshold": null,
          "publicityDays": 0,
          "status": "ENABLED",
          "categoryCount": 1,
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "allowedActions": [
            "EDIT",
            "SET_PROGRESS"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000002313",
          "executionName": "应急采购",
          "executionCode": "EMERGENCY",
          "needContract": false,
          "contractThreshold": null,
          "publicityDays": 0,
          "status": "ENABLED",
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 1,
          "createByName": "系统",
          "updateByName": "系统",
          "categoryCount": 3,
          "bidConfig": null,
          "createTime": "2025-03-02T09:00:00+08:00",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "allowedActions": [
            "EDIT",
            "SET_PROGRESS"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000002307",
          "executionName": "框架协议",
          "executionCode": "FRAMEWORK",
          "needContract": false,
          "contractThreshold": null,
          "publicityDays": 0,
          "status": "ENABLED",
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 1,
          "createByName": "系统",
          "updateByName": "系统",
          "categoryCount": 2,
          "bidConfig": null,
          "createTime": "2025-03-02T09:00:00+08:00",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "allowedActions": [
            "EDIT",
            "SET_PROGRESS"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000002306",
          "executionName": "电商直采",
          "executionCode": "MALL",
          "needContract": false,
          "contractThreshold": null,
          "publicityDays": 0,
          "status": "ENABLED",
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 1,
          "createByName": "系统",
          "updateByName": "系统",
          "categoryCount": 3,
          "bidConfig": null,
          "createTime": "2025-03-02T09:00:00+08:00",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "allowedActions": [
            "EDIT",
            "SET_PROGRESS"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000002304",
          "executionName": "直接采购",
          "executionCode": "DIRECT",
          "needContract": false,
          "contractThreshold": "20000.00",
          "publicityDays": 0,
          "status": "ENABLED",
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 1,
          "createByName": "系统",
          "updateByName": "系统",
          "categoryCount": 2,
          "bidConfig": null,
          "createTime": "2025-03-02T09:00:00+08:00",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "allowedActions": [
            "EDIT",
            "SET_PROGRESS"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000002312",
          "executionName": "询价",
          "executionCode": "INQUIRY",
          "needContract": true,
          "contractThreshold": null,
          "publicityDays": 0,
          "status": "ENABLED",
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 1,
          "createByName": "系统",
          "updateByName": "系统",
          "categoryCount": 2,
          "bidConfig": null,
          "createTime": "2025-03-02T09:00:00+08:00",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "allowedActions": [
            "EDIT",
            "SET_PROGRESS"
          ]
        }
      ]
    }
  },
  "savePurchasingCategory": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000002207"
    },
    "request": {
      "categoryName": "服务采购",
      "categoryCode": "SERVICE-BID",
      "purchaseType": "SERVICE",
      "amountMin": "200000.00",
      "amountMax": "500000.00",
      "executionIds": [
        "01957b1e-6c00-7a10-8000-000000002301"
      ],
      "sort": 50,
      "status": "ENABLED"
    }
  },
  "updatePurchasingCategory": {
    "data": true,
    "request": {
      "version": 2,
      "amountMax": "45000.00"
    }
  },
  "deletePurchasingCategory": {
    "data": true
  },
  "listPurchasingExecutions": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000002301",
        "executionName": "密封竞价",
        "executionCode": "ONLINE_BID",
        "bidConfig": {
          "bidMode": "SEALED",
          "supplierScope": "PUBLIC",
          "minBidders": 3,
          "reMinBidders": 2,
          "noticeHours": 72,
          "joinDeadlineHours": null,
          "priceCeilingRequired": true,
          "minDecrement": null,
          "minDecrementPercent": null,
          "maxQuoteTimes": 3,
          "showLowestPrice": false,
          "showRank": false,
          "allowTie": false,
          "extendTriggerMinutes": 0,
          "extendMinutes": 5,
          "extendMaxTimes": 0,
          "awardRule": "LOWEST_COMPLIANT",
          "scoreWeights": null,
          "tieRule": "EARLIEST",
          "decisionDays": 3,
          "autoDelayHours": 24,
          "autoDelayMaxTimes": 3,
          "abnormalLowPercent": 50,
          "depositAmount": null,
          "requireSample": false
        },
        "needContract": false,
        "contractThreshold": null,
        "publicityDays": 0,
        "status": "ENABLED",
        "categoryCount": 1,
        "companyId": "1001",
        "schoolName": "江海大学",
        "version": 1,
        "createTime": "2025-03-02T09:00:00+08:00",
        "createByName": "系统",
        "updateTime": "2025-03-02T09:00:00+08:00",
        "updateByName": "系统",
        "allowedActions": [
          "EDIT",
          "SET_PROGRESS"
        ]
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002313",
        "executionName": "应急采购",
        "executionCode": "EMERGENCY",
        "needContract": false,
        "contractThreshold": null,
        "publicityDays": 0,
        "status": "ENABLED",
        "companyId": "1001",
        "schoolName": "江海大学",
        "version": 1,
        "createByName": "系统",
        "updateByName": "系统",
        "categoryCount": 3,
        "bidConfig": null,
        "createTime": "2025-03-02T09:00:00+08:00",
        "updateTime": "2025-03-02T09:00:00+08:00",
        "allowedActions": [
          "EDIT",
          "SET_PROGRESS"
        ]
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002307",
        "executionName": "框架协议",
        "executionCode": "FRAMEWORK",
        "needContract": false,
        "contractThreshold": null,
        "publicityDays": 0,
        "status": "ENABLED",
        "companyId": "1001",
        "schoolName": "江海大学",
        "version": 1,
        "createByName": "系统",
        "updateByName": "系统",
        "categoryCount": 2,
        "bidConfig": null,
        "createTime": "2025-03-02T09:00:00+08:00",
        "updateTime": "2025-03-02T09:00:00+08:00",
        "allowedActions": [
          "EDIT",
          "SET_PROGRESS"
        ]
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002306",
        "executionName": "电商直采",
        "executionCode": "MALL",
        "needContract": false,
        "contractThreshold": null,
        "publicityDays": 0,
        "status": "ENABLED",
        "companyId": "1001",
        "schoolName": "江海大学",
        "version": 1,
        "createByName": "系统",
        "updateByName": "系统",
        "categoryCount": 3,
        "bidConfig": null,
        "createTime": "2025-03-02T09:00:00+08:00",
        "updateTime": "2025-03-02T09:00:00+08:00",
        "allowedActions": [
          "EDIT",
          "SET_PROGRESS"
        ]
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002304",
        "executionName": "直接采购",
        "executionCode": "DIRECT",
        "needContract": false,
        "contractThreshold": "20000.00",
        "publicityDays": 0,
        "status": "ENABLED",
        "companyId": "1001",
        "schoolName": "江海大学",
        "version": 1,
        "createByName": "系统",
        "updateByName": "系统",
        "categoryCount": 2,
        "bidConfig": null,
        "createTime": "2025-03-02T09:00:00+08:00",
        "updateTime": "2025-03-02T09:00:00+08:00",
        "allowedActions": [
          "EDIT",
          "SET_PROGRESS"
        ]
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002312",
        "executionName": "询价",
        "executionCode": "INQUIRY",
        "needContract": true,
        "contractThreshold": null,
        "publicityDays": 0,
        "status": "ENABLED",
        "companyId": "1001",
        "schoolName": "江海大学",
        "version": 1,
        "createByName": "系统",
        "updateByName": "系统",
        "categoryCount": 2,
        "bidConfig": null,
        "createTime": "2025-03-02T09:00:00+08:00",
        "updateTime": "2025-03-02T09:00:00+08:00",
        "allowedActions": [
          "EDIT",
          "SET_PROGRESS"
        ]
      }
    ]
  },
  "savePurchasingExecution": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000002310"
    },
    "request": {
      "executionName": "密封竞价（大额）",
      "executionCode": "ONLINE_BID",
      "bidConfig": {
        "bidMode": "SEALED",
        "supplierScope": "PUBLIC",
        "minBidders": 5,
        "reMinBidders": 3,
        "noticeHours": 72,
        "joinDeadlineHours": null,
        "priceCeilingRequired": true,
        "minDecrement": null,
        "minDecrementPercent": null,
        "maxQuoteTimes": 3,
        "showLowestPrice": false,
        "showRank": false,
        "allowTie": false,
        "extendTriggerMinutes": 0,
        "extendMinutes": 5,
        "extendMaxTimes": 0,
        "awardRule": "LOWEST_COMPLIANT",
        "scoreWeights": null,
        "tieRule": "EARLIEST",
        "decisionDays": 3,
        "autoDelayHours": 24,
        "autoDelayMaxTimes": 3,
        "abnormalLowPercent": 50,
        "depositAmount": null,
        "requireSample": false
      },
      "needContract": true,
      "contractThreshold": null,
      "publicityDays": 3,
      "status": "ENABLED"
    }
  },
  "updatePurchasingExecution": {
    "data": true,
    "request": {
      "version": 1,
      "publicityDays": 5
    }
  },
  "deletePurchasingExecution": {
    "data": true
  },
  "listPurchasingProgress": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000002401",
        "executionId": "01957b1e-6c00-7a10-8000-000000002301",
        "nodeCode": "APPLY",
        "nodeName": "申购",
        "nodeNameEn": "Request",
        "enabled": true,
        "required": true,
        "limitDays": null,
        "sort": 1
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002402",
        "executionId": "01957b1e-6c00-7a10-8000-000000002301",
        "nodeCode": "APPROVE",
        "nodeName": "审批",
        "nodeNameEn": "Approval",
        "enabled": true,
        "required": true,
        "limitDays": 5,
        "sort": 2
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002403",
        "executionId": "01957b1e-6c00-7a10-8000-000000002301",
        "nodeCode": "BID",
        "nodeName": "竞价",
        "nodeNameEn": "Bidding",
        "enabled": true,
        "required": true,
        "limitDays": 5,
        "sort": 3
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002404",
        "executionId": "01957b1e-6c00-7a10-8000-000000002301",
        "nodeCode": "DECIDE",
        "nodeName": "定标",
        "nodeNameEn": "Award",
        "enabled": true,
        "required": true,
        "limitDays": 3,
        "sort": 4
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002405",
        "executionId": "01957b1e-6c00-7a10-8000-000000002301",
        "nodeCode": "ACCEPT",
        "nodeName": "验收",
        "nodeNameEn": "Acceptance",
        "enabled": true,
        "required": true,
        "limitDays": null,
        "sort": 5
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002406",
        "executionId": "01957b1e-6c00-7a10-8000-000000002301",
        "nodeCode": "STOCK",
        "nodeName": "入库",
        "nodeNameEn": "Warehouse entry",
        "enabled": true,
        "required": false,
        "limitDays": null,
        "sort": 6
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000002407",
        "executionId": "01957b1e-6c00-7a10-8000-000000002301",
        "nodeCode": "ARCHIVE",
        "nodeName": "归档",
        "nodeNameEn": "Archive",
        "enabled": true,
        "required": true,
        "limitDays": 30,
        "sort": 7
      }
    ]
  },
  "updatePurchasingProgress": {
    "data": true,
    "request": {
      "executionId": "01957b1e-6c00-7a10-8000-000000002301",
      "version": 1,
      "nodes": [
        {
          "nodeCode": "APPLY",
          "nodeName": "申购",
          "nodeNameEn": "Request",
          "enabled": true,
          "required": true,
          "limitDays": null
        },
        {
          "nodeCode": "BID",
          "nodeName": "竞价",
          "nodeNameEn": "Bidding",
          "enabled": true,
          "required": true,
          "limitDays": 5
        },
        {
          "nodeCode": "DECIDE",
          "nodeName": "定标",
          "nodeNameEn": "Award",
          "enabled": true,
          "required": true,
          "limitDays": 3
        }
      ]
    }
  },
  "getPurchasePolicy": {
    "data": {
      "companyId": "1001",
      "smallLimit": "10000.00",
      "ownCardLimit": "1000.00",
      "orderLimit": "50000.00",
      "tenderLimit": "200000.00",
      "serviceTenderLimit": "200000.00",
      "worksTenderLimit": "200000.00",
      "witnessLimit": "100000.00",
      "awardApprovalLimit": "200000.00",
      "changeApprovalLimit": "100000.00",
      "outsiderLimit": "200000.00",
      "outsideLeaderLimit": "50000.00",
      "argumentLimit": "100000.00",
      "argumentSumLimit": "300000.00",
      "similarDays": 90,
      "version": 0,
      "updateTime": null,
      "updateByName": null
    }
  },
  "savePurchasePolicy": {
    "data": true,
    "request": {
      "version": 0,
      "smallLimit": "10000.00",
      "ownCardLimit": "800.00",
      "orderLimit": "50000.00",
      "tenderLimit": "200000.00",
      "serviceTenderLimit": "200000.00",
      "worksTenderLimit": "200000.00",
      "witnessLimit": "100000.00",
      "awardApprovalLimit": "200000.00",
      "changeApprovalLimit": "100000.00",
      "outsiderLimit": "200000.00",
      "outsideLeaderLimit": "50000.00",
      "argumentLimit": "100000.00",
      "argumentSumLimit": "300000.00",
      "similarDays": 90
    }
  },
  "listCalendarDays": {
    "data": {
      "companyId": "1001",
      "year": 2026,
      "stateDays": [
        {
          "date": "2026-01-01",
          "kind": "HOLIDAY",
          "name": "元旦"
        },
        {
          "date": "2026-01-02",
          "kind": "HOLIDAY",
          "name": "元旦"
        },
        {
          "date": "2026-01-03",
          "kind": "HOLIDAY",
          "name": "元旦"
        },
        {
          "date": "2026-01-04",
          "kind": "WORKDAY",
          "name": "元旦调休上班"
        },
        {
          "date": "2026-02-14",
          "kind": "WORKDAY",
          "name": "春节调休上班"
        },
        {
          "date": "2026-02-15",
          "kind": "HOLIDAY",
          "name": "春节"
        },
        {
          "date": "2026-02-16",
          "kind": "HOLIDAY",
          "name": "春节"
        },
        {
          "date": "2026-02-17",
          "kind": "HOLIDAY",
          "name": "春节"
        },
        {
          "date": "2026-02-18",
          "kind": "HOLIDAY",
          "name": "春节"
        },
        {
          "date": "2026-02-19",
          "kind": "HOLIDAY",
          "name": "春节"
        },
        {
          "date": "2026-02-20",
          "kind": "HOLIDAY",
          "name": "春节"
        },
        {
          "date": "2026-02-21",
          "kind": "HOLIDAY",
          "name": "春节"
        },
        {
          "date": "2026-02-22",
          "kind": "HOLIDAY",
          "name": "春节"
        },
        {
          "date": "2026-02-23",
          "kind": "HOLIDAY",
          "name": "春节"
        },
        {
          "date": "2026-02-28",
          "kind": "WORKDAY",
          "name": "春节调休上班"
        },
        {
          "date": "2026-04-04",
          "kind": "HOLIDAY",
          "name": "清明节"
        },
        {
          "date": "2026-04-05",
          "kind": "HOLIDAY",
          "name": "清明节"
        },
        {
          "date": "2026-04-06",
          "kind": "HOLIDAY",
          "name": "清明节"
        },
        {
          "date": "2026-05-01",
          "kind": "HOLIDAY",
          "name": "劳动节"
        },
        {
          "date": "2026-05-02",
          "kind": "HOLIDAY",
          "name": "劳动节"
        },
        {
          "date": "2026-05-03",
          "kind": "HOLIDAY",
          "name": "劳动节"
        },
        {
          "date": "2026-05-04",
          "kind": "HOLIDAY",
          "name": "劳动节"
        },
        {
          "date": "2026-05-05",
          "kind": "HOLIDAY",
          "name": "劳动节"
        },
        {
          "date": "2026-05-09",
          "kind": "WORKDAY",
          "name": "劳动节调休上班"
        },
        {
          "date": "2026-06-19",
          "kind": "HOLIDAY",
          "name": "端午节"
        },
        {
          "date": "2026-06-20",
          "kind": "HOLIDAY",
          "name": "端午节"
        },
        {
          "date": "2026-06-21",
          "kind": "HOLIDAY",
          "name": "端午节"
        },
        {
          "date": "2026-09-20",
          "kind": "WORKDAY",
          "name": "国庆节调休上班"
        },
        {
          "date": "2026-09-25",
          "kind": "HOLIDAY",
          "name": "中秋节"
        },
        {
          "date": "2026-09-26",
          "kind": "HOLIDAY",
          "name": "中秋节"
        },
        {
          "date": "2026-09-27",
          "kind": "HOLIDAY",
          "name": "中秋节"
        },
        {
          "date": "2026-10-01",
          "kind": "HOLIDAY",
          "name": "国庆节"
        },
        {
          "date": "2026-10-02",
          "kind": "HOLIDAY",
          "name": "国庆节"
        },
        {
          "date": "2026-10-03",
          "kind": "HOLIDAY",
          "name": "国庆节"
        },
        {
          "date": "2026-10-04",
          "kind": "HOLIDAY",
          "name": "国庆节"
        },
        {
          "date": "2026-10-05",
          "kind": "HOLIDAY",
          "name": "国庆节"
        },
        {
          "date": "2026-10-06",
          "kind": "HOLIDAY",
          "name": "国庆节"
        },
        {
          "date": "2026-10-07",
          "kind": "HOLIDAY",
          "name": "国庆节"
        },
        {
          "date": "2026-10-10",
          "kind": "WORKDAY",
          "name": "国庆节调休上班"
        }
      ],
      "days": [],
      "version": 0,
      "updateTime": null,
      "updateByName": null
    }
  },
  "saveCalendarDays": {
    "data": true,
    "request": {
      "year": 2026,
      "version": 0,
      "days": [
        {
          "date": "2026-04-17",
          "kind": "HOLIDAY",
          "name": "校运动会"
        },
        {
          "date": "2026-04-18",
          "kind": "WORKDAY",
          "name": "校运动会调休上班"
        }
      ]
    }
  },
  "queryProjectPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000009037",
          "projectCode": "JJ2026000070",
          "projectName": "离心管与冻存管",
          "status": "ACCEPTING",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000133",
          "applicantName": "范子涵",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "江海启元试剂有限公司",
          "costAmount": "759.40",
          "amount": "759.40",
          "orderAmount": null,
          "actualAmount": null,
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "WITNESS",
              "bizType": "RECEIPT",
              "recordId": "01957b1e-6c00-7a10-8000-000000009237",
              "mine": true,
              "anyOf": true,
              "names": [
                "李文博"
              ],
              "since": "2026-02-28T11:04:00+08:00",
              "from": null,
              "until": "2026-03-04T11:04:00+08:00"
            }
          ],
          "waitingFor": [
            "李文博"
          ],
          "waitingSince": "2026-02-28T11:04:00+08:00",
          "waitsForMe": true,
          "openCaseId": "01957b1e-6c00-7a10-8000-000000009237",
          "blockedCaseId": null,
          "submitTime": "2026-02-26T10:16:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 4,
          "createByName": "范子涵",
          "updateByName": "范子涵",
          "createTime": "2026-02-26T09:52:00+08:00",
          "updateTime": "2026-02-28T11:04:00+08:00",
          "allowedActions": []
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000009012",
          "projectCode": "JJ2026000067",
          "projectName": "无水乙醇与缓冲盐",
          "status": "RETURNED",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "云沂精诚信息技术有限公司",
          "costAmount": "468.02",
          "amount": "468.02",
          "orderAmount": null,
          "actualAmount": null,
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "RESUBMIT",
              "bizType": null,
              "recordId": "01957b1e-6c00-7a10-8000-000000009012",
              "mine": false,
              "anyOf": false,
              "names": [
                "王晓梅"
              ],
              "since": "2026-02-26T14:45:00+08:00",
              "from": null,
              "until": null
            }
          ],
          "waitingFor": [
            "王晓梅"
          ],
          "waitingSince": "2026-02-26T14:45:00+08:00",
          "waitsForMe": false,
          "openCaseId": null,
          "blockedCaseId": null,
          "submitTime": "2026-02-26T09:51:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 3,
          "createByName": "王晓梅",
          "updateByName": "范子涵",
          "createTime": "2026-02-26T09:27:00+08:00",
          "updateTime": "2026-02-26T14:45:00+08:00",
          "allowedActions": []
        }
      ],
      "total": 80,
      "current": 1,
      "size": 2
    }
  },
  "countProjectsByStatus": {
    "data": [
      {
        "status": "ACCEPTING",
        "count": 1
      },
      {
        "status": "APPROVING",
        "count": 3
      },
      {
        "status": "ARCHIVED",
        "count": 5
      },
      {
        "status": "COMPLETED",
        "count": 2
      },
      {
        "status": "DRAFT",
        "count": 2
      },
      {
        "status": "EXECUTING",
        "count": 5
      },
      {
        "status": "REJECTED",
        "count": 3
      },
      {
        "status": "RETURNED",
        "count": 1
      },
      {
        "status": "TERMINATED",
        "count": 1
      }
    ]
  },
  "getProjectDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009001",
      "projectCode": "JJ2026000039",
      "projectName": "移液枪头 1 mL 20 盒",
      "status": "ARCHIVED",
      "lane": "SMALL",
      "executionCode": null,
      "officerId": null,
      "officerName": null,
      "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
      "applicantName": "王晓梅",
      "deptId": "01957b1e-6c00-7a10-8000-000000000311",
      "deptName": "有机化学实验室",
      "payeeName": "江海实验用品商行",
      "costAmount": "465.50",
      "amount": "476.00",
      "actualAmount": "465.50",
      "orderAmount": null,
      "payableAmount": "0.00",
      "paidAmount": "465.50",
      "turns": [],
      "waitingFor": [],
      "waitingSince": null,
      "waitsForMe": false,
      "openCaseId": null,
      "blockedCaseId": null,
      "missingCalendar": null,
      "submitTime": "2026-02-16T09:24:00+08:00",
      "nextTime": null,
      "companyId": "1001",
      "companyName": "江海大学",
      "version": 8,
      "createByName": "王晓梅",
      "updateByName": "王晓梅",
      "createTime": "2026-02-16T09:00:00+08:00",
      "updateTime": "2026-02-20T11:24:00+08:00",
      "allowedActions": [],
      "description": "本学期实验教学消耗。",
      "items": [
        {
          "itemName": "移液枪头 1 mL",
          "spec": "无菌，96 支/盒",
          "parameters": null,
          "categoryId": "01957b1e-6c00-7a10-8000-000000002124",
          "categoryName": "实验耗材",
          "quantity": "20",
          "unit": "盒",
          "amount": "476.00",
          "imported": false
        }
      ],
      "funds": [
        {
          "expenditureId": "01957b1e-6c00-7a10-8000-000000005103",
          "cardNo": "ZX2025-0103",
          "cardName": "化学化工学院专项经费3",
          "ownerId": "01957b1e-6c00-7a10-8000-000000000104",
          "ownerName": "陈志衡",
          "amount": "465.50",
          "availableAmount": "485920.73",
          "remainingAmount": "485455.23",
          "validTo": "2027-12-31",
          "frozenAmount": "0.00",
          "occupiedAmount": "0.00",
          "paidAmount": "465.50",
          "freeAmount": "485455.23"
        }
      ],
      "payee": {
        "supplierId": null,
        "name": "江海实验用品商行",
        "bankName": "江海银行学府支行",
        "account": "6222020010000000",
        "reviewTime": null,
        "agreedByName": null,
        "laterAccount": null
      },
      "attachments": [],
      "approvalInstanceId": "01957b1e-6c00-7a10-8000-000000009101",
      "receipt": {
        "status": "CONFIRMED",
        "actualAmount": "465.50",
        "witnessId": "01957b1e-6c00-7a10-8000-000000000133",
        "witnessName": "范子涵",
        "opinion": null,
        "createTime": "2026-02-18T10:12:00+08:00",
        "witnessTime": "2026-02-18T14:42:00+08:00",
        "pictures": []
      },
      "invoices": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000009601",
          "number": "25312000100000000000",
          "amount": "465.50",
          "totalAmount": "465.50",
          "date": "2026-02-19",
          "reversesNumber": null,
          "voided": false,
          "parts": [
            {
              "projectId": "01957b1e-6c00-7a10-8000-000000009001",
              "projectCode": "JJ2026000039",
              "projectName": "移液枪头 1 mL 20 盒",
              "acceptanceId": null,
              "acceptanceCode": null,
              "amount": "465.50"
            }
          ],
          "corrections": [],
          "allowedActions": [
            "CORRECT"
          ],
          "createTime": "2026-02-19T13:06:00+08:00",
          "createByName": "王晓梅",
          "file": null
        }
      ],
      "payments": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000009701",
          "amount": "465.50",
          "paidDate": "2026-02-20",
          "voucherNo": "PZ-0001",
          "payeeName": "江海实验用品商行",
          "bankName": "江海银行学府支行",
          "account": "6222020010000000",
          "reversal": null,
          "allowedActions": [
            "REVERSE"
          ],
          "createTime": "2026-02-20T11:24:00+08:00",
          "createByName": "赵婉清"
        }
      ],
      "endReason": null,
      "archiveTime": "2026-02-20T11:24:00+08:00",
      "followed": false,
      "purchaseType": "GOODS",
      "priceCeiling": null,
      "minBidders": null,
      "noticeHours": null,
      "deliveryDays": null,
      "warrantyMonths": null,
      "paymentTerms": null,
      "deliveryAddress": null,
      "contactName": null,
      "contactPhone": null,
      "requirements": null,
      "splitReason": null,
      "pattern": null,
      "otherReason": null,
      "argumentId": null,
      "associationCode": null,
      "association": null,
      "applicantLeft": false,
      "requestedByName": null,
      "waitsForAny": false,
      "wayFacts": null,
      "emergencyReport": null,
      "sourceObjections": [],
      "modifyTypes": [],
      "fulfilment": null,
      "supplierDefault": null
    }
  },
  "saveProject": {
    "data": {
      "id": "01a20bcf-00de-752a-8773-9349335333f6",
      "version": 1
    },
    "request": {
      "projectName": "移液枪头 20 盒",
      "description": "本学期实验教学消耗。",
      "items": [
        {
          "itemName": "移液枪头 1 mL",
          "spec": "无菌，96 支/盒",
          "categoryId": "01957b1e-6c00-7a10-8000-000000002124",
          "quantity": "20",
          "unit": "盒",
          "amount": "480.00"
        }
      ],
      "funds": [
        {
          "expenditureId": "01957b1e-6c00-7a10-8000-000000005103",
          "amount": "480.00"
        }
      ],
      "payee": {
        "name": "江海实验用品商行",
        "bankName": "江海银行学府支行",
        "account": "6222020010000001"
      }
    }
  },
  "updateProject": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009015",
      "version": 2
    },
    "request": {
      "version": 1,
      "description": "课程《有机化学实验》使用。"
    }
  },
  "deleteProject": {
    "data": true
  },
  "precheckProject": {
    "data": {
      "amount": "480.00",
      "lane": "SMALL",
      "laneReason": null,
      "pattern": null,
      "executions": [],
      "tenderLimit": "200000.00",
      "similar": [],
      "smallLimit": "10000.00",
      "ownCardLimit": "1000.00",
      "similarAmount": "2747.24",
      "rules": [
        {
          "code": "COMPLETE",
          "ok": true
        },
        {
          "code": "SMALL_LIMIT",
          "ok": true
        },
        {
          "code": "FUNDS",
          "ok": true
        },
        {
          "code": "GATES",
          "ok": true
        },
        {
          "code": "SPLIT",
          "ok": true
        }
      ],
      "errors": [],
      "approvers": [
        {
          "kind": "CARD_OWNER",
          "mode": "ANY",
          "names": [
            "陈志衡"
          ]
        }
      ],
      "funds": [
        {
          "expenditureId": "01957b1e-6c00-7a10-8000-000000005103",
          "cardNo": "ZX2025-0103",
          "cardName": "化学化工学院专项经费3",
          "ownerId": "01957b1e-6c00-7a10-8000-000000000104",
          "ownerName": "陈志衡",
          "amount": "480.00",
          "availableAmount": "485455.23",
          "remainingAmount": "484975.23",
          "validTo": "2027-12-31"
        }
      ],
      "argumentReasons": [],
      "brandItems": [],
      "lastPrices": [
        {
          "itemNo": 0,
          "unitPrice": "24.51",
          "unit": "盒",
          "projectCode": "JJ2026000076",
          "projectName": "移液枪头 1 mL 20 盒",
          "submitTime": "2026-07-02T02:15:00.000Z"
        }
      ],
      "colleagues": [],
      "sharedOffers": [],
      "association": null
    },
    "request": {
      "projectName": "移液枪头 20 盒",
      "description": "本学期实验教学消耗。",
      "items": [
        {
          "itemName": "移液枪头 1 mL",
          "spec": "无菌，96 支/盒",
          "categoryId": "01957b1e-6c00-7a10-8000-000000002124",
          "quantity": "20",
          "unit": "盒",
          "amount": "480.00"
        }
      ],
      "funds": [
        {
          "expenditureId": "01957b1e-6c00-7a10-8000-000000005103",
          "amount": "480.00"
        }
      ],
      "payee": {
        "name": "江海实验用品商行",
        "bankName": "江海银行学府支行",
        "account": "6222020010000001"
      }
    }
  },
  "submitProject": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009015",
      "projectCode": "JJ2026000080",
      "version": 2,
      "status": "APPROVING"
    },
    "request": {
      "version": 1,
      "conflictDeclared": true
    }
  },
  "terminateProject": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "version": 4,
      "status": "TERMINATED"
    },
    "request": {
      "version": 3,
      "reason": "商家缺货，无法供货。"
    }
  },
  "receiveProject": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "version": 4,
      "status": "APPROVED"
    },
    "request": {
      "version": 3
    }
  },
  "copyProject": {
    "data": {
      "id": "01a20bcf-00de-752a-8773-9349335333f7",
      "version": 1
    }
  },
  "suspendProject": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "SUSPENDED",
      "version": 5
    },
    "request": {
      "reason": "核实供应商反映的技术参数问题，暂停竞价。",
      "version": 4
    }
  },
  "resumeProject": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "BIDDING",
      "version": 6
    },
    "request": {
      "bidEndTime": "2026-03-20T16:00:00+08:00",
      "version": 5
    }
  },
  "assignProjectOfficer": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "version": 4,
      "status": "APPROVED"
    },
    "request": {
      "version": 3,
      "officerId": "01957b1e-6c00-7a10-8000-000000000123",
      "reason": "外出培训两周，由同事继续办理。"
    }
  },
  "exportProjects": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000816",
      "taskName": "导出：采购项目",
      "status": "PENDING"
    },
    "request": {
      "format": "XLSX",
      "scope": "MINE"
    }
  },
  "getProjectFigures": {
    "data": {
      "monthFrom": "2025-04",
      "monthTo": "2026-03",
      "range": "OWN",
      "count": 21,
      "amount": "16302.11",
      "states": [
        {
          "status": "APPROVING",
          "count": 3,
          "amount": "3536.22"
        },
        {
          "status": "RETURNED",
          "count": 1,
          "amount": "468.02"
        },
        {
          "status": "EXECUTING",
          "count": 5,
          "amount": "4313.74"
        },
        {
          "status": "ACCEPTING",
          "count": 1,
          "amount": "909.52"
        },
        {
          "status": "COMPLETED",
          "count": 2,
          "amount": "1978.18"
        },
        {
          "status": "ARCHIVED",
          "count": 5,
          "amount": "2132.87"
        },
        {
          "status": "REJECTED",
          "count": 3,
          "amount": "2487.56"
        },
        {
          "status": "TERMINATED",
          "count": 1,
          "amount": "476.00"
        }
      ],
      "months": [
        {
          "month": "2025-04",
          "count": 0,
          "amount": "0.00",
          "completed": 0,
          "paid": "0.00"
        },
        {
          "month": "2025-05",
          "count": 0,
          "amount": "0.00",
          "completed": 0,
          "paid": "0.00"
        },
        {
          "month": "2025-06",
          "count": 0,
          "amount": "0.00",
          "completed": 0,
          "paid": "0.00"
        },
        {
          "month": "2025-07",
          "count": 1,
          "amount": "504.60",
          "completed": 1,
          "paid": "504.60"
        },
        {
          "month": "2025-08",
          "count": 1,
          "amount": "596.40",
          "completed": 0,
          "paid": "0.00"
        },
        {
          "month": "2025-09",
          "count": 1,
          "amount": "326.28",
          "completed": 1,
          "paid": "315.78"
        },
        {
          "month": "2025-10",
          "count": 1,
          "amount": "1209.60",
          "completed": 0,
          "paid": "0.00"
        },
        {
          "month": "2025-11",
          "count": 1,
          "amount": "490.20",
          "completed": 1,
          "paid": "490.20"
        },
        {
          "month": "2025-12",
          "count": 1,
          "amount": "476.00",
          "completed": 0,
          "paid": "0.00"
        },
        {
          "month": "2026-01",
          "count": 3,
          "amount": "1875.87",
          "completed": 2,
          "paid": "335.79"
        },
        {
          "month": "2026-02",
          "count": 12,
          "amount": "10823.16",
          "completed": 2,
          "paid": "465.50"
        },
        {
          "month": "2026-03",
          "count": 0,
          "amount": "0.00",
          "completed": 0,
          "paid": "0.00"
        }
      ],
      "paid": {
        "count": 5,
        "amount": "2111.87"
      },
      "completed": {
        "count": 7,
        "amount": "4090.05",
        "days": "2.2"
      },
      "saving": {
        "count": 0,
        "ceiling": "0.00",
        "awarded": "0.00",
        "saved": "0.00",
        "percent": null
      },
      "rounds": {
        "count": 0,
        "failed": 0,
        "percent": null
      },
      "steps": [
        {
          "step": "APPROVE",
          "count": 14,
          "days": "0.2"
        },
        {
          "step": "PUBLISH",
          "count": 0,
          "days": null
        },
        {
          "step": "AWARD",
          "count": 0,
          "days": null
        },
        {
          "step": "ORDER",
          "count": 0,
          "days": null
        },
        {
          "step": "ACCEPT",
          "count": 7,
          "days": "2.0"
        },
        {
          "step": "PAY",
          "count": 5,
          "days": "1.9"
        }
      ],
      "slowest": "ACCEPT",
      "isCut": false,
      "depts": null,
      "officers": null,
      "waiting": [
        {
          "status": "APPROVING",
          "count": 3,
          "long": 0,
          "days": 4
        },
        {
          "status": "RETURNED",
          "count": 1,
          "long": 0,
          "days": 3
        },
        {
          "status": "EXECUTING",
          "count": 5,
          "long": 4,
          "days": 7
        },
        {
          "status": "ACCEPTING",
          "count": 1,
          "long": 0,
          "days": 4
        },
        {
          "status": "COMPLETED",
          "count": 2,
          "long": 2,
          "days": 37
        }
      ],
      "longest": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000009026",
          "projectCode": "JJ2026000033",
          "projectName": "样品支架加工",
          "status": "COMPLETED",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "精诚机械加工部",
          "costAmount": "858.52",
          "amount": "858.52",
          "orderAmount": null,
          "actualAmount": "858.52",
          "payableAmount": "858.52",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "PAY",
              "bizType": null,
              "recordId": "01957b1e-6c00-7a10-8000-000000009026",
              "mine": false,
              "anyOf": true,
              "names": [],
              "since": "2026-01-23T13:31:00+08:00",
              "from": null,
              "until": null
            }
          ],
          "waitingFor": [],
          "waitingSince": "2026-01-23T13:31:00+08:00",
          "waitsForMe": false,
          "openCaseId": null,
          "blockedCaseId": null,
          "submitTime": "2026-01-20T09:49:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 6,
          "createByName": "王晓梅",
          "updateByName": "王晓梅",
          "createTime": "2026-01-20T09:25:00+08:00",
          "updateTime": "2026-01-23T13:31:00+08:00",
          "allowedActions": [
            "COPY"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000009036",
          "projectCode": "JJ2026000041",
          "projectName": "丁腈手套与口罩",
          "status": "COMPLETED",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "安护劳保商店",
          "costAmount": "1119.66",
          "amount": "1119.66",
          "orderAmount": null,
          "actualAmount": "1119.66",
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "INVOICE",
              "bizType": null,
              "recordId": "01957b1e-6c00-7a10-8000-000000009036",
              "mine": true,
              "anyOf": false,
              "names": [
                "王晓梅"
              ],
              "since": "2026-02-19T15:17:00+08:00",
              "from": null,
              "until": null
            }
          ],
          "waitingFor": [
            "王晓梅"
          ],
          "waitingSince": "2026-02-19T15:17:00+08:00",
          "waitsForMe": true,
          "openCaseId": null,
          "blockedCaseId": null,
          "submitTime": "2026-02-17T09:59:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 5,
          "createByName": "王晓梅",
          "updateByName": "范子涵",
          "createTime": "2026-02-17T09:35:00+08:00",
          "updateTime": "2026-02-19T15:17:00+08:00",
          "allowedActions": [
            "ADD_INVOICE",
            "COPY"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000009067",
          "projectCode": "JJ2026000050",
          "projectName": "元素分析测试",
          "status": "EXECUTING",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "江海分析测试服务部",
          "costAmount": "1186.56",
          "amount": "1186.56",
          "orderAmount": null,
          "actualAmount": null,
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "RECEIVE",
              "bizType": null,
              "recordId": "01957b1e-6c00-7a10-8000-000000009067",
              "mine": true,
              "anyOf": false,
              "names": [
                "王晓梅"
              ],
              "since": "2026-02-22T14:20:00+08:00",
              "from": null,
              "until": null
            }
          ],
          "waitingFor": [
            "王晓梅"
          ],
          "waitingSince": "2026-02-22T14:20:00+08:00",
          "waitsForMe": true,
          "openCaseId": null,
          "blockedCaseId": null,
          "submitTime": "2026-02-22T09:26:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 3,
          "createByName": "王晓梅",
          "updateByName": "陈志衡",
          "createTime": "2026-02-22T09:02:00+08:00",
          "updateTime": "2026-02-22T14:20:00+08:00",
          "allowedActions": [
            "TERMINATE",
            "RECEIVE",
            "COPY"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高纯氮气",
          "status": "EXECUTING",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "江海恒信试剂有限公司",
          "costAmount": "579.00",
          "amount": "579.00",
          "orderAmount": null,
          "actualAmount": null,
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "RECEIVE",
              "bizType": null,
              "recordId": "01957b1e-6c00-7a10-8000-000000009019",
              "mine": true,
              "anyOf": false,
              "names": [
                "王晓梅"
              ],
              "since": "2026-02-22T15:24:00+08:00",
              "from": null,
              "until": null
            }
          ],
          "waitingFor": [
            "王晓梅"
          ],
          "waitingSince": "2026-02-22T15:24:00+08:00",
          "waitsForMe": true,
          "openCaseId": null,
          "blockedCaseId": null,
          "submitTime": "2026-02-22T10:30:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 3,
          "createByName": "王晓梅",
          "updateByName": "范子涵",
          "createTime": "2026-02-22T10:06:00+08:00",
          "updateTime": "2026-02-22T15:24:00+08:00",
          "allowedActions": [
            "TERMINATE",
            "RECEIVE",
            "COPY"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000009077",
          "projectCode": "JJ2026000058",
          "projectName": "元素分析测试",
          "status": "EXECUTING",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "江海分析测试服务部",
          "costAmount": "1232.64",
          "amount": "1232.64",
          "orderAmount": null,
          "actualAmount": null,
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "RECEIVE",
              "bizType": null,
              "recordId": "01957b1e-6c00-7a10-8000-000000009077",
              "mine": true,
              "anyOf": false,
              "names": [
                "王晓梅"
              ],
              "since": "2026-02-24T14:30:00+08:00",
              "from": null,
              "until": null
            }
          ],
          "waitingFor": [
            "王晓梅"
          ],
          "waitingSince": "2026-02-24T14:30:00+08:00",
          "waitsForMe": true,
          "openCaseId": null,
          "blockedCaseId": null,
          "submitTime": "2026-02-24T09:36:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 3,
          "createByName": "王晓梅",
          "updateByName": "陈志衡",
          "createTime": "2026-02-24T09:12:00+08:00",
          "updateTime": "2026-02-24T14:30:00+08:00",
          "allowedActions": [
            "TERMINATE",
            "RECEIVE",
            "COPY"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000009029",
          "projectCode": "JJ2026000061",
          "projectName": "打印机墨粉盒",
          "status": "EXECUTING",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "学府文具店",
          "costAmount": "701.80",
          "amount": "701.80",
          "orderAmount": null,
          "actualAmount": null,
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "RECEIVE",
              "bizType": null,
              "recordId": "01957b1e-6c00-7a10-8000-000000009029",
              "mine": true,
              "anyOf": false,
              "names": [
                "王晓梅"
              ],
              "since": "2026-02-24T15:34:00+08:00",
              "from": null,
              "until": null
            }
          ],
          "waitingFor": [
            "王晓梅"
          ],
          "waitingSince": "2026-02-24T15:34:00+08:00",
          "waitsForMe": true,
          "openCaseId": null,
          "blockedCaseId": null,
          "submitTime": "2026-02-24T10:40:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 3,
          "createByName": "王晓梅",
          "updateByName": "陈志衡",
          "createTime": "2026-02-24T10:16:00+08:00",
          "updateTime": "2026-02-24T15:34:00+08:00",
          "allowedActions": [
            "TERMINATE",
            "RECEIVE",
            "COPY"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000009050",
          "projectCode": "JJ2026000063",
          "projectName": "元素分析测试",
          "status": "APPROVING",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "江海分析测试服务部",
          "costAmount": "1232.64",
          "amount": "1232.64",
          "orderAmount": null,
          "actualAmount": null,
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "APPROVE",
              "bizType": "PURCHASE",
              "recordId": "01957b1e-6c00-7a10-8000-000000009150",
              "mine": false,
              "anyOf": true,
              "names": [
                "陈志衡"
              ],
              "since": "2026-02-25T09:57:00+08:00",
              "from": null,
              "until": "2026-02-28T09:57:00+08:00"
            }
          ],
          "waitingFor": [
            "陈志衡"
          ],
          "waitingSince": "2026-02-25T09:57:00+08:00",
          "waitsForMe": false,
          "openCaseId": "01957b1e-6c00-7a10-8000-000000009150",
          "blockedCaseId": null,
          "submitTime": "2026-02-25T09:57:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 2,
          "createByName": "王晓梅",
          "updateByName": "王晓梅",
          "createTime": "2026-02-25T09:33:00+08:00",
          "updateTime": "2026-02-25T09:57:00+08:00",
          "allowedActions": [
            "WITHDRAW",
            "COPY"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000009005",
          "projectCode": "JJ2026000056",
          "projectName": "样品支架加工",
          "status": "ACCEPTING",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "精诚机械加工部",
          "costAmount": "909.52",
          "amount": "909.52",
          "orderAmount": null,
          "actualAmount": null,
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "WITNESS",
              "bizType": "RECEIPT",
              "recordId": "01957b1e-6c00-7a10-8000-000000009205",
              "mine": false,
              "anyOf": true,
              "names": [
                "何立群"
              ],
              "since": "2026-02-25T11:20:00+08:00",
              "from": null,
              "until": "2026-02-28T11:20:00+08:00"
            }
          ],
          "waitingFor": [
            "何立群"
          ],
          "waitingSince": "2026-02-25T11:20:00+08:00",
          "waitsForMe": false,
          "openCaseId": "01957b1e-6c00-7a10-8000-000000009205",
          "blockedCaseId": null,
          "submitTime": "2026-02-23T10:32:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 4,
          "createByName": "王晓梅",
          "updateByName": "王晓梅",
          "createTime": "2026-02-23T10:08:00+08:00",
          "updateTime": "2026-02-25T11:20:00+08:00",
          "allowedActions": [
            "ADD_INVOICE",
            "COPY"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000009012",
          "projectCode": "JJ2026000067",
          "projectName": "无水乙醇与缓冲盐",
          "status": "RETURNED",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "云沂精诚信息技术有限公司",
          "costAmount": "468.02",
          "amount": "468.02",
          "orderAmount": null,
          "actualAmount": null,
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "RESUBMIT",
              "bizType": null,
              "recordId": "01957b1e-6c00-7a10-8000-000000009012",
              "mine": true,
              "anyOf": false,
              "names": [
                "王晓梅"
              ],
              "since": "2026-02-26T14:45:00+08:00",
              "from": null,
              "until": null
            }
          ],
          "waitingFor": [
            "王晓梅"
          ],
          "waitingSince": "2026-02-26T14:45:00+08:00",
          "waitsForMe": true,
          "openCaseId": null,
          "blockedCaseId": null,
          "submitTime": "2026-02-26T09:51:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 3,
          "createByName": "王晓梅",
          "updateByName": "范子涵",
          "createTime": "2026-02-26T09:27:00+08:00",
          "updateTime": "2026-02-26T14:45:00+08:00",
          "allowedActions": [
            "EDIT",
            "SUBMIT",
            "WITHDRAW",
            "TERMINATE",
            "COPY"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000009082",
          "projectCode": "JJ2026000075",
          "projectName": "元素分析测试",
          "status": "APPROVING",
          "lane": "SMALL",
          "executionCode": null,
          "officerId": null,
          "officerName": null,
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "payeeName": "江海分析测试服务部",
          "costAmount": "1152.00",
          "amount": "1152.00",
          "orderAmount": null,
          "actualAmount": null,
          "payableAmount": "0.00",
          "paidAmount": "0.00",
          "turns": [
            {
              "step": "APPROVE",
              "bizType": "PURCHASE",
              "recordId": "01957b1e-6c00-7a10-8000-000000009182",
              "mine": false,
              "anyOf": true,
              "names": [
                "陈志衡"
              ],
              "since": "2026-02-28T09:41:00+08:00",
              "from": null,
              "until": "2026-03-04T09:41:00+08:00"
            }
          ],
          "waitingFor": [
            "陈志衡"
          ],
          "waitingSince": "2026-02-28T09:41:00+08:00",
          "waitsForMe": false,
          "openCaseId": "01957b1e-6c00-7a10-8000-000000009182",
          "blockedCaseId": null,
          "submitTime": "2026-02-28T09:41:00+08:00",
          "nextTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 2,
          "createByName": "王晓梅",
          "updateByName": "王晓梅",
          "createTime": "2026-02-28T09:17:00+08:00",
          "updateTime": "2026-02-28T09:41:00+08:00",
          "allowedActions": [
            "WITHDRAW",
            "COPY"
          ]
        }
      ]
    }
  },
  "exportProjectFigures": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000816",
      "taskName": "导出：采购统计",
      "status": "PENDING"
    },
    "request": {
      "format": "XLSX",
      "monthFrom": "2025-04",
      "monthTo": "2026-03"
    }
  },
  "followProject": {
    "data": {
      "follow": true
    },
    "request": {
      "follow": true
    }
  },
  "listProjectLogs": {
    "data": [
      {
        "no": 1,
        "step": "begin",
        "operatorName": "王晓梅",
        "forUserName": null,
        "roleName": "采购申请人",
        "content": null,
        "hash": "2e94fc5b78ca73591a05b37c22e2d8744735a52506c57f213b5f90ea3a00595d",
        "fromStatus": null,
        "toStatus": "DRAFT",
        "time": "2026-02-16T09:00:00+08:00"
      },
      {
        "no": 2,
        "step": "submit",
        "operatorName": "王晓梅",
        "forUserName": null,
        "roleName": "采购申请人",
        "content": null,
        "hash": "9bc6d9867649f9d4fd5e6f8026d312dfca21fa1c893eabcda1d13c132109d023",
        "fromStatus": "DRAFT",
        "toStatus": "APPROVING",
        "time": "2026-02-16T09:24:00+08:00"
      },
      {
        "no": 3,
        "step": "approve",
        "operatorName": "陈志衡",
        "forUserName": null,
        "roleName": "采购申请人",
        "content": "同意。",
        "hash": "f9c8f2254021038a0e6bcbe743b060323eaced53e866016414bfb23756b4b44b",
        "fromStatus": "APPROVING",
        "toStatus": "EXECUTING",
        "time": "2026-02-16T14:18:00+08:00"
      },
      {
        "no": 4,
        "step": "receive",
        "operatorName": "王晓梅",
        "forUserName": null,
        "roleName": "采购申请人",
        "content": "465.50",
        "hash": "3a79278397d4293f8e7d57564cedb68c0078fbae95991c3487e6dd9a7e03498a",
        "fromStatus": "EXECUTING",
        "toStatus": "ACCEPTING",
        "time": "2026-02-18T10:12:00+08:00"
      },
      {
        "no": 5,
        "step": "confirm",
        "operatorName": "范子涵",
        "forUserName": null,
        "roleName": "采购申请人",
        "content": null,
        "hash": "573ed0391159adfd699658117f4eb27b1e7971c9d9700b9a9b1c6e24737e06bc",
        "fromStatus": "ACCEPTING",
        "toStatus": "COMPLETED",
        "time": "2026-02-18T14:42:00+08:00"
      },
      {
        "no": 6,
        "step": "invoice",
        "operatorName": "王晓梅",
        "forUserName": null,
        "roleName": "采购申请人",
        "content": "25312000100000000000 465.50",
        "hash": "66bded8d8d46f89b585b4a228fda411cc34db76aeef28f9565f8c6fb1152716f",
        "fromStatus": "COMPLETED",
        "toStatus": "COMPLETED",
        "time": "2026-02-19T13:06:00+08:00"
      },
      {
        "no": 7,
        "step": "pay",
        "operatorName": "赵婉清",
        "forUserName": null,
        "roleName": "财务人员",
        "content": "PZ-0001 465.50",
        "hash": "252ba89e5b068b35433044c054d107930223d167b326a834d177a3366e939711",
        "fromStatus": "COMPLETED",
        "toStatus": "COMPLETED",
        "time": "2026-02-20T11:24:00+08:00"
      },
      {
        "no": 8,
        "step": "archive",
        "operatorName": null,
        "forUserName": null,
        "roleName": null,
        "content": null,
        "hash": "6288a678e7a26042cee733ea7235f7a3a91d9b4c5dcdf90222586315499ff849",
        "fromStatus": "COMPLETED",
        "toStatus": "ARCHIVED",
        "time": "2026-02-20T11:24:00+08:00"
      }
    ]
  },
  "verifyProjectLog": {
    "data": {
      "ok": true,
      "entries": 8,
      "brokenNo": null,
      "lastHash": "6288a678e7a26042cee733ea7235f7a3a91d9b4c5dcdf90222586315499ff849",
      "events": [],
      "chains": []
    }
  },
  "confirmReceipt": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "version": 4,
      "status": "ACCEPTING"
    },
    "request": {
      "version": 3,
      "actualAmount": "522.00",
      "witnessUserId": "01957b1e-6c00-7a10-8000-000000000133",
      "conflictDeclared": true
    }
  },
  "saveInvoice": {
    "data": {
      "id": "01a20bcf-2763-7039-8196-3ee75802c620"
    },
    "request": {
      "number": "25312000000000098765",
      "amount": "100.00",
      "date": "2026-03-01"
    }
  },
  "registerPayment": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009026",
      "projectCode": "JJ2026000033",
      "version": 8,
      "status": "ARCHIVED"
    },
    "request": {
      "version": 6,
      "amount": "858.52",
      "paidDate": "2026-03-01",
      "voucherNo": "PZ-0900"
    }
  },
  "queryUnbilledPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000009052",
          "projectCode": "JJ2026000045",
          "projectName": "移液枪头 1 mL 20 盒",
          "applicantName": "李文博",
          "sellerId": null,
          "sellerName": "江海实验用品商行",
          "costAmount": "504.60",
          "invoicedAmount": "0.00",
          "openAmount": "504.60",
          "submitTime": "2026-02-19T10:31:00+08:00"
        }
      ],
      "total": 1,
      "current": 1,
      "size": 10
    }
  },
  "recordInvoice": {
    "data": {
      "id": "01a20bcf-2763-7039-8196-3ee75802c621"
    },
    "request": {
      "number": "25312000000000098766",
      "amount": "100.00",
      "date": "2026-03-01",
      "parts": [
        {
          "projectId": "01957b1e-6c00-7a10-8000-000000009036",
          "amount": "100.00"
        }
      ]
    }
  },
  "correctInvoice": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009610"
    },
    "request": {
      "number": "25312000000000098767",
      "date": "2026-03-01",
      "reason": "票号录入有误"
    }
  },
  "voidInvoice": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009610"
    },
    "request": {
      "reason": "重复登记"
    }
  },
  "reverseInvoice": {
    "data": {
      "id": "01a20bcf-2763-7039-8196-3ee75802c622"
    },
    "request": {
      "number": "25312000000000098768",
      "date": "2026-03-01",
      "reason": "部分退货",
      "parts": [
        {
          "projectId": "01957b1e-6c00-7a10-8000-000000009010",
          "amount": "1.00"
        }
      ]
    }
  },
  "reversePayment": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009001",
      "projectCode": "JJ2026000039",
      "version": 9,
      "status": "COMPLETED"
    },
    "request": {
      "version": 8,
      "date": "2026-03-01",
      "reason": "收款账号有误，银行退回"
    }
  },
  "reverseRefund": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "version": 12,
      "status": "COMPLETED"
    },
    "request": {
      "version": 11,
      "date": "2026-03-01",
      "reason": "登记有误，款项属于另一项采购"
    }
  },
  "agreeToPayee": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009026",
      "projectCode": "JJ2026000033",
      "version": 7,
      "status": "COMPLETED"
    },
    "request": {
      "version": 6,
      "account": "6222000000002101",
      "reason": "已致电供应商财务部门核实"
    }
  },
  "previewPublication": {
    "data": {
      "title": "高速冷冻离心机竞价公告",
      "sections": [
        {
          "title": "高速冷冻离心机竞价公告",
          "rows": [
            {
              "label": "采购内容",
              "value": "高速冷冻离心机 2 台"
            }
          ]
        }
      ],
      "joinEndTime": "2026-03-12T16:00:00+08:00",
      "witnessNeeded": false,
      "matchingSuppliers": 18
    },
    "request": {
      "bidStartTime": "2026-03-09T09:00:00+08:00",
      "bidEndTime": "2026-03-12T16:00:00+08:00",
      "announcementTitle": "高速冷冻离心机竞价公告",
      "version": 5
    }
  },
  "publishProject": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "PUBLISHED",
      "version": 6
    },
    "request": {
      "bidStartTime": "2026-03-09T09:00:00+08:00",
      "bidEndTime": "2026-03-12T16:00:00+08:00",
      "announcementTitle": "高速冷冻离心机竞价公告",
      "version": 5
    }
  },
  "registerOtherProcurementOutcome": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "AWARDED",
      "version": 9
    },
    "request": {
      "version": 5,
      "supplierId": "01957b1e-6c00-7a10-8000-000000000601",
      "dealAmount": "58000.00",
      "reason": "唯一供应商，经三位专家论证。",
      "processFileIds": [
        "01957b1e-6c00-7a10-8000-000000000a09"
      ],
      "resultPublic": true,
      "conflictDeclared": true
    }
  },
  "submitEmergencyReport": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "EXECUTING",
      "version": 8
    },
    "request": {
      "version": 7,
      "report": "暴雨致实验楼地下配电间进水，当日停电，已连夜更换排水泵两台并恢复供电。",
      "fileIds": []
    }
  },
  "registerSourceObjection": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "APPROVED",
      "version": 6
    },
    "request": {
      "version": 5,
      "objectorName": "江海精诚设备维修有限公司",
      "receivedDate": "2026-03-04",
      "content": "本公司可供应同等性能的离子源，已附检测报告。",
      "fileIds": [
        "01957b1e-6c00-7a10-8000-000000009401"
      ]
    }
  },
  "answerSourceObjection": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "APPROVED",
      "version": 7
    },
    "request": {
      "version": 6,
      "no": 1,
      "answer": "经专家复核，所述离子源与现有质谱仪接口不兼容，维持单一来源采购，已书面答复异议人。"
    }
  },
  "closeLinesShort": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "EXECUTING",
      "version": 9
    },
    "request": {
      "version": 8,
      "lines": [
        {
          "no": 1,
          "quantity": "1"
        }
      ],
      "reason": "生产商停产，供应商来函说明。"
    }
  },
  "terminateForDefault": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "version": 9,
      "status": "EXECUTING"
    },
    "request": {
      "version": 8,
      "reason": "付款后逾期三个月未交货，两次催告无回复。",
      "evidenceFileIds": [
        "01957b1e-6c00-7a10-8000-000000000a09"
      ]
    }
  },
  "registerRefund": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "version": 11,
      "status": "COMPLETED"
    },
    "request": {
      "version": 10,
      "amount": "8000.00",
      "refundDate": "2026-03-01",
      "voucherNo": "TK-0012"
    }
  },
  "writeOffClaim": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "version": 12,
      "status": "COMPLETED"
    },
    "request": {
      "version": 11,
      "reason": "供应商已破产清算，无可供分配财产。"
    }
  },
  "getProjectDossier": {
    "data": {
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "projectName": "高速冷冻离心机",
      "archiveNo": null,
      "archiveTime": null,
      "keepUntil": null,
      "complete": false,
      "logHolds": true,
      "unpaidAmount": "2800.00",
      "sections": [
        {
          "key": "CONTRACT",
          "required": true,
          "complete": true,
          "entries": [
            {
              "title": "合同扫描件.pdf",
              "code": "HT202600012",
              "byName": "孙立群",
              "time": "2026-03-20T10:00:00+08:00",
              "amount": "56000.00",
              "hash": "9999999999999999999999999999999999999999999999999999999999999999",
              "file": {
                "id": "01957b1e-6c00-7a10-8000-000000000a09",
                "fileName": "合同扫描件.pdf",
                "fileSize": 20480,
                "contentType": "application/pdf",
                "sha256": "9999999999999999999999999999999999999999999999999999999999999999",
                "bizType": "PURCHASE",
                "url": "/api/file/download/01957b1e-6c00-7a10-8000-000000000a09?expires=1772416800&signature=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "urlExpireTime": "2026-03-02T10:10:00+08:00",
                "createTime": "2026-03-20T10:00:00+08:00",
                "createByName": "孙立群"
              }
            }
          ]
        },
        {
          "key": "INVOICE",
          "required": true,
          "complete": false,
          "entries": []
        }
      ]
    }
  },
  "archiveProject": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "ARCHIVED",
      "version": 12
    },
    "request": {
      "version": 11
    }
  },
  "queryContractPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-00000000c001",
          "contractCode": "HT202600012",
          "contractName": "高速冷冻离心机采购合同",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "applicantName": "王晓梅",
          "deptName": "有机化学实验室",
          "officerName": "孙立群",
          "supplierId": "01957b1e-6c00-7a10-8000-000000000601",
          "partyA": "江海大学",
          "partyB": "江海启元试剂有限公司",
          "amount": "56000.00",
          "acceptedAmount": "28000.00",
          "dueAmount": "42000.00",
          "paidAmount": "16800.00",
          "signDate": "2026-03-20",
          "deliveryDate": "2026-04-20",
          "status": "EXECUTING",
          "turns": [
            {
              "step": "DELIVERY",
              "bizType": null,
              "recordId": "01957b1e-6c00-7a10-8000-000000009019",
              "mine": false,
              "anyOf": false,
              "names": [
                "王晓梅"
              ],
              "since": "2026-03-25T09:30:00+08:00",
              "from": null,
              "until": null
            }
          ],
          "companyId": "1001",
          "companyName": "江海大学",
          "allowedActions": [],
          "version": 1,
          "createTime": "2026-03-20T10:00:00+08:00",
          "createByName": "王晓梅",
          "updateTime": "2026-03-20T10:00:00+08:00",
          "updateByName": "王晓梅"
        }
      ],
      "total": 1,
      "current": 1,
      "size": 20,
      "sum": {
        "amount": "56000.00",
        "paidAmount": "16800.00"
      }
    }
  },
  "getContractDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c001",
      "contractCode": "HT202600012",
      "contractName": "高速冷冻离心机采购合同",
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "projectName": "高速冷冻离心机",
      "applicantName": "王晓梅",
      "deptName": "有机化学实验室",
      "officerName": "孙立群",
      "supplierId": "01957b1e-6c00-7a10-8000-000000000601",
      "partyA": "江海大学",
      "partyB": "江海启元试剂有限公司",
      "amount": "56000.00",
      "acceptedAmount": "28000.00",
      "dueAmount": "42000.00",
      "paidAmount": "16800.00",
      "signDate": "2026-03-20",
      "deliveryDate": "2026-04-20",
      "status": "EXECUTING",
      "turns": [
        {
          "step": "DELIVERY",
          "bizType": null,
          "recordId": "01957b1e-6c00-7a10-8000-000000009019",
          "mine": false,
          "anyOf": false,
          "names": [
            "王晓梅"
          ],
          "since": "2026-03-25T09:30:00+08:00",
          "from": null,
          "until": null
        }
      ],
      "companyId": "1001",
      "companyName": "江海大学",
      "allowedActions": [],
      "version": 1,
      "createTime": "2026-03-20T10:00:00+08:00",
      "createByName": "王晓梅",
      "updateTime": "2026-03-20T10:00:00+08:00",
      "updateByName": "王晓梅",
      "partyAContact": "孙立群",
      "partyAPhone": "0531-80000001",
      "partyBContact": "马晓东",
      "partyBPhone": "19900002003",
      "warrantyMonths": 24,
      "terms": null,
      "lines": [
        {
          "no": 1,
          "itemName": "高速冷冻离心机",
          "spec": "20000 r/min",
          "brand": "沪科",
          "model": "LX-20",
          "categoryId": "01957b1e-6c00-7a10-8000-000000002104",
          "categoryName": "实验仪器",
          "quantity": "2",
          "unit": "台",
          "unitPrice": "28000.00",
          "amount": "56000.00",
          "acceptedQuantity": "1",
          "inspectedQuantity": "0",
          "closedQuantity": "0",
          "openQuantity": "1",
          "closeReason": null,
          "consumable": false,
          "fixedAsset": true,
          "hazardous": false,
          "needsEntry": true
        }
      ],
      "paymentPlans": [
        {
          "phase": 1,
          "condition": "SIGNED",
          "amount": "16800.00",
          "planDate": "2026-03-25",
          "dueAmount": "16800.00",
          "paidAmount": "16800.00",
          "status": "PAID"
        },
        {
          "phase": 2,
          "condition": "ACCEPTED",
          "amount": "36400.00",
          "planDate": null,
          "dueAmount": "18200.00",
          "paidAmount": "0.00",
          "status": "DUE"
        },
        {
          "phase": 3,
          "condition": "RETENTION",
          "amount": "2800.00",
          "planDate": null,
          "dueAmount": "0.00",
          "paidAmount": "0.00",
          "status": "BLOCKED"
        }
      ],
      "draftFile": null,
      "signedFile": {
        "id": "01957b1e-6c00-7a10-8000-000000000a09",
        "fileName": "合同扫描件.pdf",
        "fileSize": 20480,
        "contentType": "application/pdf",
        "sha256": "9999999999999999999999999999999999999999999999999999999999999999",
        "bizType": "PURCHASE",
        "url": "/api/file/download/01957b1e-6c00-7a10-8000-000000000a09?expires=1772416800&signature=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        "urlExpireTime": "2026-03-02T10:10:00+08:00",
        "createTime": "2026-03-20T10:00:00+08:00",
        "createByName": "孙立群"
      },
      "approvalInstanceId": null,
      "rejectReason": null,
      "voidReason": null,
      "signedByName": "孙立群",
      "supplierDefault": null,
      "partyBAccount": {
        "bankName": "江海银行工业路支行",
        "account": "****2101",
        "reviewTime": "2026-02-10T10:00:00+08:00"
      }
    }
  },
  "saveContract": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c001",
      "contractCode": null,
      "status": "DRAFT",
      "version": 1
    },
    "request": {
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "deliveryDate": "2026-04-20",
      "warrantyMonths": 24,
      "paymentPlans": [
        {
          "condition": "SIGNED",
          "amount": "16800.00",
          "planDate": "2026-03-25"
        },
        {
          "condition": "ACCEPTED",
          "amount": "36400.00"
        },
        {
          "condition": "RETENTION",
          "amount": "2800.00"
        }
      ]
    }
  },
  "updateContract": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c001",
      "contractCode": null,
      "status": "DRAFT",
      "version": 2
    },
    "request": {
      "version": 1,
      "deliveryDate": "2026-04-25"
    }
  },
  "submitContract": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c001",
      "contractCode": "HT202600012",
      "status": "APPROVING",
      "version": 2
    },
    "request": {
      "version": 2
    }
  },
  "signContract": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c001",
      "contractCode": "HT202600012",
      "status": "EXECUTING",
      "version": 4
    },
    "request": {
      "version": 3,
      "signDate": "2026-03-02",
      "signedFileId": "01957b1e-6c00-7a10-8000-000000000a09"
    }
  },
  "voidContract": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c001",
      "contractCode": "HT202600012",
      "status": "CANCELLED",
      "version": 4
    },
    "request": {
      "version": 3,
      "reason": "付款计划有误，重新起草。"
    }
  },
  "queryAcceptancePage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-00000000c101",
          "acceptanceCode": "YS202600031",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "contractCode": "HT202600012",
          "supplierName": "江海启元试剂有限公司",
          "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
          "applicantName": "王晓梅",
          "deptName": "有机化学实验室",
          "batchNo": 1,
          "arriveDate": "2026-04-10",
          "acceptPlace": "化学楼 B412",
          "acceptType": "GROUP",
          "status": "INSPECTING",
          "arriveAmount": "28000.00",
          "passAmount": "28000.00",
          "memberCount": 3,
          "signedCount": 1,
          "turns": [
            {
              "step": "SIGN_ACCEPTANCE",
              "bizType": null,
              "recordId": "01957b1e-6c00-7a10-8000-00000000c101",
              "mine": false,
              "anyOf": false,
              "names": [
                "李思远",
                "孙立群"
              ],
              "since": "2026-03-20T10:00:00+08:00",
              "from": null,
              "until": null
            }
          ],
          "acceptTime": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "allowedActions": [],
          "version": 1,
          "createTime": "2026-03-20T10:00:00+08:00",
          "createByName": "王晓梅",
          "updateTime": "2026-03-20T10:00:00+08:00",
          "updateByName": "王晓梅"
        }
      ],
      "total": 1,
      "current": 1,
      "size": 20
    }
  },
  "getAcceptanceDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c101",
      "acceptanceCode": "YS202600031",
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "projectName": "高速冷冻离心机",
      "contractCode": "HT202600012",
      "supplierName": "江海启元试剂有限公司",
      "applicantId": "01957b1e-6c00-7a10-8000-000000000103",
      "applicantName": "王晓梅",
      "deptName": "有机化学实验室",
      "batchNo": 1,
      "arriveDate": "2026-04-10",
      "acceptPlace": "化学楼 B412",
      "acceptType": "GROUP",
      "status": "INSPECTING",
      "arriveAmount": "28000.00",
      "passAmount": "28000.00",
      "memberCount": 3,
      "signedCount": 1,
      "turns": [
        {
          "step": "SIGN_ACCEPTANCE",
          "bizType": null,
          "recordId": "01957b1e-6c00-7a10-8000-00000000c101",
          "mine": false,
          "anyOf": false,
          "names": [
            "李思远",
            "孙立群"
          ],
          "since": "2026-03-20T10:00:00+08:00",
          "from": null,
          "until": null
        }
      ],
      "acceptTime": null,
      "companyId": "1001",
      "companyName": "江海大学",
      "allowedActions": [],
      "version": 1,
      "createTime": "2026-03-20T10:00:00+08:00",
      "createByName": "王晓梅",
      "updateTime": "2026-03-20T10:00:00+08:00",
      "updateByName": "王晓梅",
      "items": [
        {
          "no": 1,
          "itemName": "高速冷冻离心机",
          "spec": "20000 r/min",
          "brand": "沪科",
          "model": "LX-20",
          "unit": "台",
          "unitPrice": "28000.00",
          "orderQuantity": "2",
          "openQuantity": "2",
          "arriveQuantity": "1",
          "passQuantity": "1",
          "failQuantity": "0",
          "problem": null,
          "serialNos": [
            "LX20-2603-0017"
          ],
          "assetNos": [],
          "fixedAsset": true,
          "hazardous": false,
          "needsEntry": true,
          "warehouseId": "01957b1e-6c00-7a10-8000-00000000c301",
          "warehouseName": "化学学院仪器库"
        }
      ],
      "members": [
        {
          "userId": "01957b1e-6c00-7a10-8000-000000000103",
          "userName": "王晓梅",
          "deptName": "有机化学实验室",
          "memberRole": "MEMBER",
          "drawn": false,
          "outside": false,
          "signed": true,
          "agree": true,
          "opinion": null,
          "signTime": "2026-03-20T10:00:00+08:00",
          "left": false,
          "replacedByName": null
        },
        {
          "userId": "01957b1e-6c00-7a10-8000-000000000108",
          "userName": "李思远",
          "deptName": "资产管理处",
          "memberRole": "MEMBER",
          "drawn": false,
          "outside": true,
          "signed": false,
          "agree": null,
          "opinion": null,
          "signTime": null,
          "left": false,
          "replacedByName": null
        },
        {
          "userId": "01957b1e-6c00-7a10-8000-000000000105",
          "userName": "孙立群",
          "deptName": "采购与招标中心",
          "memberRole": "LEADER",
          "drawn": false,
          "outside": true,
          "signed": false,
          "agree": null,
          "opinion": null,
          "signTime": null,
          "left": false,
          "replacedByName": null
        }
      ],
      "photos": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000a09",
          "fileName": "到货.pdf",
          "fileSize": 20480,
          "contentType": "application/pdf",
          "sha256": "9999999999999999999999999999999999999999999999999999999999999999",
          "bizType": "PURCHASE",
          "url": "/api/file/download/01957b1e-6c00-7a10-8000-000000000a09?expires=1772416800&signature=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "urlExpireTime": "2026-03-02T10:10:00+08:00",
          "createTime": "2026-03-20T10:00:00+08:00",
          "createByName": "孙立群"
        }
      ],
      "remark": null,
      "conclusion": null,
      "opinion": null,
      "rating": null,
      "ratingWanted": false,
      "drawSeed": null,
      "cancelReason": null,
      "groupRule": {
        "minMembers": 3,
        "odd": true,
        "leaderNotApplicant": true,
        "leaderOutside": false,
        "outsiders": 0,
        "applicantCounts": true
      },
      "stockDocuments": []
    }
  },
  "saveAcceptance": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c101",
      "acceptanceCode": null,
      "status": "DRAFT",
      "version": 1
    },
    "request": {
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "arriveDate": "2026-03-02",
      "acceptPlace": "化学楼 B412"
    }
  },
  "updateAcceptance": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c101",
      "acceptanceCode": null,
      "status": "DRAFT",
      "version": 2
    },
    "request": {
      "version": 1,
      "acceptPlace": "化学楼 B413"
    }
  },
  "submitAcceptance": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c101",
      "acceptanceCode": "YS202600031",
      "status": "ASSIGNING",
      "version": 2
    },
    "request": {
      "version": 1
    }
  },
  "assignAcceptanceMembers": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c101",
      "acceptanceCode": "YS202600031",
      "status": "INSPECTING",
      "version": 3
    },
    "request": {
      "version": 2,
      "members": [
        {
          "userId": "01957b1e-6c00-7a10-8000-000000000103",
          "memberRole": "MEMBER"
        },
        {
          "userId": "01957b1e-6c00-7a10-8000-000000000105",
          "memberRole": "LEADER"
        }
      ],
      "drawCount": 1
    }
  },
  "signAcceptance": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c101",
      "acceptanceCode": "YS202600031",
      "status": "INSPECTING",
      "version": 4
    },
    "request": {
      "version": 3,
      "agree": true,
      "opinion": "开机正常，数量相符。",
      "conflictDeclared": true
    }
  },
  "concludeAcceptance": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c101",
      "acceptanceCode": "YS202600031",
      "status": "PASSED",
      "version": 5
    },
    "request": {
      "version": 4,
      "conclusion": "PASS",
      "opinion": "数量相符，运行正常，同意通过验收。"
    }
  },
  "cancelAcceptance": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c101",
      "acceptanceCode": "YS202600031",
      "status": "CANCELLED",
      "version": 3
    },
    "request": {
      "version": 2,
      "reason": "货物发错，已退回。"
    }
  },
  "recordAssetNumbers": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c101",
      "acceptanceCode": "YS202600031",
      "status": "PASSED",
      "version": 6
    },
    "request": {
      "version": 5,
      "items": [
        {
          "no": 1,
          "assetNos": [
            "20260412"
          ]
        }
      ]
    }
  },
  "queryStockPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000085028",
          "warehouseId": "01957b1e-6c00-7a10-8000-000000009804",
          "warehouseName": "化学化工学院试剂库",
          "locationId": "01957b1e-6c00-7a10-8000-000000009930",
          "locationName": "A 区 01 架",
          "itemName": "无水乙醇",
          "categoryId": "01957b1e-6c00-7a10-8000-000000002103",
          "categoryName": "化学试剂",
          "brand": "博瑞",
          "model": "AR 500ml",
          "batchNo": null,
          "expireDate": null,
          "unit": "瓶",
          "quantity": "60",
          "lockedQuantity": "0",
          "availableQuantity": "60",
          "unitCost": "18.50",
          "totalCost": "1110.00",
          "sharedQuantity": "0",
          "minQuantity": "20",
          "low": false,
          "expiring": false,
          "hazardous": true,
          "ownerDeptName": "化学化工学院",
          "sourceProjectId": null,
          "sourceProjectCode": null,
          "lastInTime": "2026-02-05T15:30:00+08:00",
          "companyId": "1001"
        }
      ],
      "total": 59,
      "current": 1,
      "size": 20,
      "sum": {
        "totalCost": "317044.40"
      }
    }
  },
  "exportStocks": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000816",
      "taskName": "导出：库存",
      "status": "PENDING"
    },
    "request": {
      "format": "XLSX",
      "lowStock": true
    }
  },
  "updateStock": {
    "data": true,
    "request": {
      "minQuantity": "15"
    }
  },
  "queryStockFlowPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000085274",
          "time": "2026-02-05T15:30:00+08:00",
          "docType": "IN_ACCEPT",
          "docCode": "RK202600004",
          "documentId": "01957b1e-6c00-7a10-8000-000000085111",
          "stockId": "01957b1e-6c00-7a10-8000-000000085028",
          "itemName": "无水乙醇",
          "brand": "博瑞",
          "model": "AR 500ml",
          "batchNo": null,
          "unit": "瓶",
          "warehouseId": "01957b1e-6c00-7a10-8000-000000009804",
          "warehouseName": "化学化工学院试剂库",
          "direction": "IN",
          "quantity": "24",
          "balance": "60",
          "amount": "444.00",
          "worth": "1110.00",
          "operatorName": "杜林峰",
          "companyId": "1001"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000085225",
          "time": "2025-11-13T15:30:00+08:00",
          "docType": "IN_ACCEPT",
          "docCode": "RK202500004",
          "documentId": "01957b1e-6c00-7a10-8000-000000085104",
          "stockId": "01957b1e-6c00-7a10-8000-000000085028",
          "itemName": "无水乙醇",
          "brand": "博瑞",
          "model": "AR 500ml",
          "batchNo": null,
          "unit": "瓶",
          "warehouseId": "01957b1e-6c00-7a10-8000-000000009804",
          "warehouseName": "化学化工学院试剂库",
          "direction": "IN",
          "quantity": "36",
          "balance": "36",
          "amount": "666.00",
          "worth": "666.00",
          "operatorName": "杜林峰",
          "companyId": "1001"
        }
      ],
      "total": 2,
      "current": 1,
      "size": 20
    }
  },
  "queryStockDocumentPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-00000000c201",
          "docCode": "RK20260400007",
          "docType": "IN_ACCEPT",
          "status": "TO_CONFIRM",
          "warehouseId": "01957b1e-6c00-7a10-8000-000000009804",
          "warehouseName": "化学化工学院试剂库",
          "targetWarehouseId": null,
          "targetWarehouseName": null,
          "receiverDeptName": null,
          "receiverName": null,
          "purpose": null,
          "acceptanceId": "01957b1e-6c00-7a10-8000-00000000c101",
          "acceptanceCode": "YS202600031",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectName": "高速冷冻离心机",
          "supplierName": "江海启元试剂有限公司",
          "lineCount": 1,
          "totalAmount": "28000.00",
          "confirmUserName": null,
          "confirmTime": null,
          "cancelReason": null,
          "waitsForMe": false,
          "companyId": "1001",
          "allowedActions": [],
          "version": 1,
          "createTime": "2026-03-20T10:00:00+08:00",
          "createByName": "王晓梅",
          "updateTime": "2026-03-20T10:00:00+08:00",
          "updateByName": "王晓梅"
        }
      ],
      "total": 1,
      "current": 1,
      "size": 20
    }
  },
  "getStockDocumentDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c201",
      "docCode": "RK20260400007",
      "docType": "IN_ACCEPT",
      "status": "TO_CONFIRM",
      "warehouseId": "01957b1e-6c00-7a10-8000-000000009804",
      "warehouseName": "化学化工学院试剂库",
      "targetWarehouseId": null,
      "targetWarehouseName": null,
      "receiverDeptName": null,
      "receiverName": null,
      "purpose": null,
      "acceptanceId": "01957b1e-6c00-7a10-8000-00000000c101",
      "acceptanceCode": "YS202600031",
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "projectName": "高速冷冻离心机",
      "supplierName": "江海启元试剂有限公司",
      "lineCount": 1,
      "totalAmount": "28000.00",
      "confirmUserName": null,
      "confirmTime": null,
      "cancelReason": null,
      "waitsForMe": false,
      "companyId": "1001",
      "allowedActions": [],
      "version": 1,
      "createTime": "2026-03-20T10:00:00+08:00",
      "createByName": "王晓梅",
      "updateTime": "2026-03-20T10:00:00+08:00",
      "updateByName": "王晓梅",
      "items": [
        {
          "no": 1,
          "itemName": "高速冷冻离心机",
          "categoryId": "01957b1e-6c00-7a10-8000-000000002104",
          "categoryName": "实验仪器",
          "brand": "沪科",
          "model": "LX-20",
          "unit": "台",
          "quantity": "1",
          "unitCost": "28000.00",
          "amount": "28000.00",
          "locationId": null,
          "locationName": null,
          "batchNo": null,
          "expireDate": null,
          "serialNos": [
            "LX20-2603-0017"
          ],
          "hazardous": false,
          "stockId": null,
          "bookQuantity": null,
          "diffReason": null,
          "receivedQuantity": null,
          "returnedQuantity": "0"
        }
      ],
      "keepers": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000128",
          "name": "杜林峰",
          "account": "dulinfeng",
          "deptName": "化学化工学院"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000126",
          "name": "余春兰",
          "account": "yuchunlan",
          "deptName": "校级仓库"
        }
      ],
      "firstConfirmUserName": null,
      "sourceDocumentId": null,
      "sourceDocCode": null,
      "sentUserName": null,
      "sentTime": null,
      "lossReason": null
    }
  },
  "saveStockDocument": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c202",
      "docCode": "CK202600003",
      "status": "TO_CONFIRM",
      "version": 1
    },
    "request": {
      "docType": "OUT_USE",
      "warehouseId": "01957b1e-6c00-7a10-8000-000000009801",
      "receiverDeptId": "01957b1e-6c00-7a10-8000-000000000301",
      "receiverName": "陈伟",
      "purpose": "更换教研室办公椅",
      "items": [
        {
          "stockId": "01957b1e-6c00-7a10-8000-000000085008",
          "quantity": "2"
        }
      ]
    }
  },
  "confirmStockDocument": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c201",
      "docCode": "RK20260400007",
      "status": "DONE",
      "version": 2
    },
    "request": {
      "version": 1,
      "items": [
        {
          "no": 1,
          "locationId": "01957b1e-6c00-7a10-8000-000000009930"
        }
      ]
    }
  },
  "cancelStockDocument": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000c201",
      "docCode": "RK20260400007",
      "status": "CANCELLED",
      "version": 2
    },
    "request": {
      "version": 1,
      "reason": "试剂当场领用，不再入库。"
    }
  },
  "queryAssociationItemPage": {
    "data": {
      "records": [
        {
          "externalCode": "XM2026-0001",
          "externalName": "智能制造实训平台建设",
          "planYear": 2026,
          "planAmount": "40000.00",
          "usedAmount": "0.00",
          "availableAmount": "40000.00",
          "deptName": "机械工程学院",
          "leaderName": "孟清歌",
          "enabled": true,
          "projectCount": 0,
          "projects": [],
          "syncTime": "2026-03-02T09:00:00+08:00"
        }
      ],
      "total": 40,
      "current": 1,
      "size": 1
    }
  },
  "syncAssociationItems": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000802",
      "status": "PENDING",
      "doneCount": 0,
      "totalCount": null,
      "added": null,
      "updated": null,
      "disabled": null,
      "refused": null,
      "startTime": null,
      "endTime": null,
      "errorMessage": null
    }
  },
  "updateStockShare": {
    "data": true,
    "request": {
      "stockId": "01957b1e-6c00-7a10-8000-000000085010",
      "sharedQuantity": "10"
    }
  },
  "querySharedStockPage": {
    "data": {
      "records": [],
      "total": 0,
      "current": 1,
      "size": 20,
      "sum": {
        "savedAmount": "0.00"
      }
    }
  },
  "saveSharedApply": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000d101",
      "applyCode": "GX202600001",
      "status": "PENDING"
    },
    "request": {
      "stockId": "01957b1e-6c00-7a10-8000-000000085010",
      "quantity": "6",
      "purpose": "学术会议临时用电",
      "expectReturnDate": "2026-03-27"
    }
  },
  "querySharedApplyPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-00000000d101",
          "applyCode": "GX202600001",
          "stockId": "01957b1e-6c00-7a10-8000-000000085010",
          "itemName": "插线板",
          "brand": "通联",
          "model": "8 位 5m",
          "unit": "个",
          "warehouseName": "校级物资库",
          "address": "东校区仓储楼 1 层",
          "ownerDeptName": "校级仓库",
          "applyDeptName": "化学化工学院",
          "applicantName": "陈伟",
          "quantity": "6",
          "approvedQuantity": "4",
          "offeredQuantity": "4",
          "purpose": "学术会议临时用电",
          "expectReturnDate": "2026-03-27",
          "overdue": false,
          "status": "ISSUED",
          "opinion": "先借四个",
          "decideByName": "孙建业",
          "decideTime": "2026-03-19T10:00:00+08:00",
          "stockDocId": "01957b1e-6c00-7a10-8000-00000000d102",
          "issueRemark": null,
          "issueByName": "孙建业",
          "issueTime": "2026-03-19T15:00:00+08:00",
          "receiveTime": null,
          "cancelReason": null,
          "returnedQuantity": "0",
          "returns": [],
          "applicantId": "01957b1e-6c00-7a10-8000-000000000133",
          "applicantLeft": false,
          "replacements": [],
          "companyId": "1001",
          "createTime": "2026-03-18T09:00:00+08:00",
          "allowedActions": [
            "RECEIVE"
          ]
        }
      ],
      "total": 1,
      "current": 1,
      "size": 20
    }
  },
  "decideSharedApply": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000d101",
      "applyCode": "GX202600001",
      "status": "APPROVED"
    },
    "request": {
      "decision": "APPROVE",
      "approvedQuantity": "4",
      "opinion": "先借四个"
    }
  },
  "issueSharedApply": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000d101",
      "applyCode": "GX202600001",
      "status": "ISSUED"
    },
    "request": {
      "stockDocRemark": "编号 CX-01 至 CX-04"
    }
  },
  "receiveSharedApply": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000d101",
      "applyCode": "GX202600001",
      "status": "RECEIVED"
    }
  },
  "returnSharedApply": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000d101",
      "applyCode": "GX202600001",
      "status": "RETURNED"
    },
    "request": {
      "quantity": "4",
      "condition": "GOOD"
    }
  },
  "cancelSharedApply": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000d101",
      "applyCode": "GX202600001",
      "status": "CANCELLED"
    },
    "request": {
      "reason": "会议改期"
    }
  },
  "listWarehousesSimple": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000009804",
        "warehouseName": "化学化工学院试剂库",
        "warehouseType": "COLLEGE",
        "deptName": "化学化工学院",
        "keeperNames": [
          "杜林峰",
          "余春兰"
        ],
        "locations": [
          {
            "id": "01957b1e-6c00-7a10-8000-000000009930",
            "locationCode": "K-01",
            "locationName": "A 区 01 架"
          },
          {
            "id": "01957b1e-6c00-7a10-8000-000000009931",
            "locationCode": "K-02",
            "locationName": "A 区 02 架"
          },
          {
            "id": "01957b1e-6c00-7a10-8000-000000009932",
            "locationCode": "K-03",
            "locationName": "冷藏柜"
          },
          {
            "id": "01957b1e-6c00-7a10-8000-000000009933",
            "locationCode": "K-04",
            "locationName": "玻璃器皿柜"
          }
        ]
      }
    ]
  },
  "queryWarehousePage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000009804",
          "warehouseCode": "HX01",
          "warehouseName": "化学化工学院试剂库",
          "warehouseType": "COLLEGE",
          "deptId": "01957b1e-6c00-7a10-8000-000000000301",
          "deptName": "化学化工学院",
          "keepers": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000000128",
              "name": "杜林峰",
              "account": "dulinfeng",
              "deptName": "化学化工学院"
            },
            {
              "id": "01957b1e-6c00-7a10-8000-000000000126",
              "name": "余春兰",
              "account": "yuchunlan",
              "deptName": "校级仓库"
            }
          ],
          "address": "化学楼 B101",
          "locations": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000009930",
              "locationCode": "K-01",
              "locationName": "A 区 01 架"
            },
            {
              "id": "01957b1e-6c00-7a10-8000-000000009931",
              "locationCode": "K-02",
              "locationName": "A 区 02 架"
            },
            {
              "id": "01957b1e-6c00-7a10-8000-000000009932",
              "locationCode": "K-03",
              "locationName": "冷藏柜"
            },
            {
              "id": "01957b1e-6c00-7a10-8000-000000009933",
              "locationCode": "K-04",
              "locationName": "玻璃器皿柜"
            }
          ],
          "status": "ENABLED",
          "stockCount": 10,
          "totalCost": "13038.00",
          "companyId": "1001",
          "allowedActions": [
            "EDIT"
          ],
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统"
        }
      ],
      "total": 8,
      "current": 1,
      "size": 20
    }
  },
  "saveWarehouse": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009804"
    },
    "request": {
      "warehouseCode": "HX09",
      "warehouseName": "化学化工学院样品库",
      "warehouseType": "COLLEGE",
      "deptId": "01957b1e-6c00-7a10-8000-000000000301",
      "keeperIds": [
        "01957b1e-6c00-7a10-8000-000000000107"
      ],
      "address": "化学楼 B102",
      "locations": [
        {
          "locationCode": "A-01",
          "locationName": "A 区 01 架"
        }
      ]
    }
  },
  "updateWarehouse": {
    "data": true,
    "request": {
      "version": 1,
      "address": "化学楼 B103"
    }
  },
  "deleteWarehouse": {
    "data": true
  },
  "getBidding": {
    "data": {
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "roundNo": 1,
      "stage": "JUDGING",
      "supplierScope": "PUBLIC",
      "awardRule": "LOWEST_COMPLIANT",
      "minBidders": 2,
      "maxQuoteTimes": 3,
      "priceCeiling": "48000.00",
      "startTime": "2026-03-09T09:00:00+08:00",
      "joinEndTime": "2026-03-12T16:00:00+08:00",
      "endTime": "2026-03-12T16:00:00+08:00",
      "originalEndTime": "2026-03-12T16:00:00+08:00",
      "serverTime": "2026-03-12T16:10:00+08:00",
      "automatic": false,
      "witnessNeeded": false,
      "witnesses": [],
      "closeTime": "2026-03-12T16:00:02+08:00",
      "closingHash": "52d162216c1aad056f2f62b3b16345692bdd3687487276dcff121951482477c3",
      "documentsOpenTime": "2026-03-12T16:05:00+08:00",
      "pricesOpenTime": null,
      "openedByName": "孙立群",
      "bidderCount": 2,
      "judging": "PENDING",
      "unreadableCount": 0,
      "commitments": [
        {
          "no": 1,
          "quoteNo": 1,
          "arrivalTime": "2026-03-11T10:20:30+08:00",
          "commitment": "ad5e40cc92f0ddae32f89dad2e8aae90d92ff40152d8f18e31783167f203c642",
          "chainHead": "0d5be4ab7d0a3c8d2f6f5bc7f2f4a1d0a8a4f2a6f1c9c4b3e3f5d1e0a7b6c5d4"
        },
        {
          "no": 2,
          "quoteNo": 1,
          "arrivalTime": "2026-03-11T15:02:10+08:00",
          "commitment": "fe6cc8815a7f0a5611ce81f82e4fab077b700a3c751279057f3b133176288831",
          "chainHead": "7c1e0b9a8d7f6e5c4b3a2918f7e6d5c4b3a29180f1e2d3c4b5a6978869504132"
        }
      ],
      "invitations": [],
      "decisionDeadline": null,
      "decisionDelayTimes": 0,
      "decisionOverdue": false,
      "failReason": null,
      "failRemark": null,
      "awards": [],
      "notices": [],
      "suspension": null,
      "allowedActions": [
        "JUDGE"
      ],
      "version": 7
    }
  },
  "listParticipants": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-00000000a101",
        "no": 1,
        "maskedName": "供应商01",
        "supplierId": "01957b1e-6c00-7a10-8000-000000000601",
        "supplierName": "江海启元试剂有限公司",
        "contactName": "马晓东",
        "contactPhone": "19900002003",
        "joinTime": "2026-03-10T09:30:00+08:00",
        "joinIp": "10.20.3.4",
        "risks": [],
        "quoteId": "01957b1e-6c00-7a10-8000-00000000a301",
        "arrivalTime": "2026-03-11T10:20:30+08:00",
        "terms": {
          "lines": [
            {
              "no": 1,
              "brand": "沪科",
              "model": "LX-20",
              "manufacturer": "沪科仪器有限公司",
              "response": "满足全部参数"
            }
          ],
          "deliveryDays": 30,
          "warrantyMonths": 24,
          "deviation": null,
          "files": [
            {
              "fileSize": 48213,
              "sha256": "3fe1d525de857d63635b638c04c3a68fe8beb0666b9736b287641131844bb40c"
            }
          ]
        },
        "files": [
          {
            "id": "quote-01957b1e-6c00-7a10-8000-00000000a401",
            "fileName": "技术方案.pdf",
            "fileSize": 48213,
            "contentType": "application/pdf",
            "sha256": "3fe1d525de857d63635b638c04c3a68fe8beb0666b9736b287641131844bb40c",
            "bizType": "QUOTE",
            "url": "/api/file/download/quote-01957b1e-6c00-7a10-8000-00000000a401?expires=1773195630&signature=nO7_VYPi8X2iX5xeeRfvwV8FoQ72GmzacgAfeyOWKvA",
            "urlExpireTime": "2026-03-11T10:20:30+08:00",
            "createTime": "2026-03-11T10:05:00+08:00",
            "createByName": null
          }
        ],
        "compliant": true,
        "void": false,
        "voidReason": null,
        "judgements": [
          {
            "judgeName": "王晓梅",
            "stage": "COMPLIANCE",
            "result": "PASS",
            "reason": null,
            "time": "2026-03-12T16:20:00+08:00",
            "mine": false
          }
        ]
      }
    ]
  },
  "compareQuotes": {
    "data": {
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "roundNo": 1,
      "priceCeiling": "48000.00",
      "budgetAmount": "48000.00",
      "lines": [
        {
          "no": 1,
          "itemName": "高速冷冻离心机",
          "spec": "20000 r/min",
          "parameters": "*最高转速不低于 20000 r/min",
          "categoryName": "实验仪器",
          "quantity": "2",
          "unit": "台"
        }
      ],
      "quotes": [
        {
          "quoteId": "01957b1e-6c00-7a10-8000-00000000a301",
          "no": 1,
          "supplierId": "01957b1e-6c00-7a10-8000-000000000601",
          "supplierName": "江海启元试剂有限公司",
          "supplierStatus": "APPROVED",
          "total": "45800.00",
          "rank": 1,
          "status": "VALID",
          "compliant": true,
          "voidReason": null,
          "abnormallyLow": false,
          "explanation": null,
          "risks": [],
          "deliveryDays": 30,
          "warrantyMonths": 24,
          "arrivalTime": "2026-03-11T10:20:30+08:00",
          "nonce": "9f86d081884c7d659a2feaa0c55ad015",
          "commitment": "ad5e40cc92f0ddae32f89dad2e8aae90d92ff40152d8f18e31783167f203c642",
          "commitmentHolds": true,
          "canonical": "{\"nonce\":\"9f86d081884c7d659a2feaa0c55ad015\",\"prices\":[{\"lineTotal\":\"45800.00\",\"no\":1,\"unitPrice\":\"22900.00\"}],\"projectId\":\"01957b1e-6c00-7a10-8000-000000009019\",\"quoteNo\":1,\"roundNo\":1,\"terms\":{\"deliveryDays\":30,\"deviation\":null,\"lines\":[{\"brand\":\"沪科\",\"manufacturer\":\"沪科仪器有限公司\",\"model\":\"LX-20\",\"no\":1,\"response\":\"满足全部参数\"}],\"warrantyMonths\":24},\"total\":\"45800.00\"}",
          "exclusions": [],
          "files": [
            {
              "id": "quote-01957b1e-6c00-7a10-8000-00000000a401",
              "fileName": "技术方案.pdf",
              "fileSize": 48213,
              "contentType": "application/pdf",
              "sha256": "3fe1d525de857d63635b638c04c3a68fe8beb0666b9736b287641131844bb40c",
              "bizType": "QUOTE",
              "url": "/api/file/download/quote-01957b1e-6c00-7a10-8000-00000000a401?expires=1773195630&signature=nO7_VYPi8X2iX5xeeRfvwV8FoQ72GmzacgAfeyOWKvA",
              "urlExpireTime": "2026-03-11T10:20:30+08:00",
              "createTime": "2026-03-11T10:05:00+08:00",
              "createByName": null
            }
          ],
          "lines": [
            {
              "no": 1,
              "unitPrice": "22900.00",
              "lineTotal": "45800.00",
              "isLowest": true,
              "brand": "沪科",
              "model": "LX-20"
            }
          ]
        },
        {
          "quoteId": "01957b1e-6c00-7a10-8000-00000000a302",
          "no": 2,
          "supplierId": "01957b1e-6c00-7a10-8000-000000000602",
          "supplierName": "赛江科技有限公司",
          "supplierStatus": "APPROVED",
          "total": "47200.00",
          "rank": 2,
          "status": "VALID",
          "compliant": true,
          "voidReason": null,
          "abnormallyLow": false,
          "explanation": null,
          "risks": [],
          "deliveryDays": 45,
          "warrantyMonths": 36,
          "arrivalTime": "2026-03-11T15:02:10+08:00",
          "nonce": "60303ae22b998861bce3b28f33eec1be",
          "commitment": "fe6cc8815a7f0a5611ce81f82e4fab077b700a3c751279057f3b133176288831",
          "commitmentHolds": true,
          "canonical": "{\"nonce\":\"60303ae22b998861bce3b28f33eec1be\",\"prices\":[{\"lineTotal\":\"47200.00\",\"no\":1,\"unitPrice\":\"23600.00\"}],\"projectId\":\"01957b1e-6c00-7a10-8000-000000009019\",\"quoteNo\":1,\"roundNo\":1,\"terms\":{\"deliveryDays\":45,\"deviation\":null,\"lines\":[{\"brand\":\"赛江\",\"manufacturer\":\"赛江科技有限公司\",\"model\":\"CR-21\",\"no\":1,\"response\":\"满足全部参数\"}],\"warrantyMonths\":36},\"total\":\"47200.00\"}",
          "exclusions": [],
          "files": [
            {
              "id": "quote-01957b1e-6c00-7a10-8000-00000000a401",
              "fileName": "技术方案.pdf",
              "fileSize": 48213,
              "contentType": "application/pdf",
              "sha256": "3fe1d525de857d63635b638c04c3a68fe8beb0666b9736b287641131844bb40c",
              "bizType": "QUOTE",
              "url": "/api/file/download/quote-01957b1e-6c00-7a10-8000-00000000a401?expires=1773195630&signature=nO7_VYPi8X2iX5xeeRfvwV8FoQ72GmzacgAfeyOWKvA",
              "urlExpireTime": "2026-03-11T10:20:30+08:00",
              "createTime": "2026-03-11T10:05:00+08:00",
              "createByName": null
            }
          ],
          "lines": [
            {
              "no": 1,
              "unitPrice": "23600.00",
              "lineTotal": "47200.00",
              "isLowest": false,
              "brand": "赛江",
              "model": "CR-21"
            }
          ]
        }
      ],
      "lowestQuoteId": "01957b1e-6c00-7a10-8000-00000000a301",
      "tie": false,
      "averageTotal": "46500.00"
    }
  },
  "qualifyQuote": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000a101",
      "no": 1,
      "maskedName": "供应商01",
      "supplierId": null,
      "supplierName": null,
      "contactName": null,
      "contactPhone": null,
      "joinTime": "2026-03-10T09:30:00+08:00",
      "joinIp": null,
      "risks": [],
      "quoteId": "01957b1e-6c00-7a10-8000-00000000a301",
      "arrivalTime": "2026-03-11T10:20:30+08:00",
      "terms": {
        "lines": [
          {
            "no": 1,
            "brand": "沪科",
            "model": "LX-20",
            "manufacturer": "沪科仪器有限公司",
            "response": "满足全部参数"
          }
        ],
        "deliveryDays": 30,
        "warrantyMonths": 24,
        "deviation": null,
        "files": [
          {
            "fileSize": 48213,
            "sha256": "3fe1d525de857d63635b638c04c3a68fe8beb0666b9736b287641131844bb40c"
          }
        ]
      },
      "files": [
        {
          "id": "quote-01957b1e-6c00-7a10-8000-00000000a401",
          "fileName": "技术文件 1.pdf",
          "fileSize": 48213,
          "contentType": "application/pdf",
          "sha256": "3fe1d525de857d63635b638c04c3a68fe8beb0666b9736b287641131844bb40c",
          "bizType": "QUOTE",
          "url": "/api/file/download/quote-01957b1e-6c00-7a10-8000-00000000a401?expires=1773195630&signature=nO7_VYPi8X2iX5xeeRfvwV8FoQ72GmzacgAfeyOWKvA",
          "urlExpireTime": "2026-03-11T10:20:30+08:00",
          "createTime": "2026-03-11T10:05:00+08:00",
          "createByName": null
        }
      ],
      "compliant": true,
      "void": false,
      "voidReason": null,
      "judgements": [
        {
          "judgeName": "王晓梅",
          "stage": "COMPLIANCE",
          "result": "PASS",
          "reason": null,
          "time": "2026-03-12T16:20:00+08:00",
          "mine": true
        }
      ]
    },
    "request": {
      "result": "PASS",
      "conflictDeclared": true,
      "version": 7
    }
  },
  "openBidding": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "OPENING",
      "version": 7
    },
    "request": {
      "stage": "DOCUMENTS",
      "version": 6
    }
  },
  "witnessOpening": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "OPENING",
      "version": 6
    },
    "request": {
      "stage": "DOCUMENTS",
      "version": 6
    }
  },
  "decideAward": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "AWARD_NOTICE",
      "version": 9
    },
    "request": {
      "quoteId": "01957b1e-6c00-7a10-8000-00000000a301",
      "opinion": "符合要求且报价最低。",
      "conflictDeclared": true,
      "version": 8
    }
  },
  "declareBiddingFailed": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "FAILED",
      "version": 8
    },
    "request": {
      "failReason": "NO_COMPLIANT_QUOTE",
      "remark": "各家报价均不满足主要参数。",
      "version": 7
    }
  },
  "declareQuotesUnreadable": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "OPENING",
      "version": 8
    },
    "request": {
      "count": 1,
      "reason": "该报价的数据已损坏，备份中亦无法恢复。",
      "version": 7
    }
  },
  "declareKeyLost": {
    "data": {
      "keyId": "2026",
      "roundCount": 3
    },
    "request": {
      "keyId": "2026",
      "repeatedKeyId": "2026",
      "reason": "密钥文件已删除，备份中没有副本。"
    }
  },
  "cancelAward": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "status": "AWARD_APPROVING",
      "version": 10
    },
    "request": {
      "reason": "成交供应商来函，因生产商停产无法供货。",
      "evidenceFileIds": [
        "01957b1e-6c00-7a10-8000-000000000a09"
      ],
      "version": 9
    }
  },
  "queryAnnouncementPage": {
    "data": {
      "total": 2,
      "current": 1,
      "size": 10,
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-00000000a102",
          "announcementCode": "GG2026000013",
          "type": "EXTENSION",
          "title": "高速冷冻离心机延期公告",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "publishScope": "PUBLIC",
          "publishTime": "2026-03-12T15:10:00+08:00",
          "bidEndTime": "2026-03-13T16:00:00+08:00",
          "companyId": "1001",
          "companyName": "江海大学"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-00000000a101",
          "announcementCode": "GG2026000012",
          "type": "BID",
          "title": "高速冷冻离心机竞价公告",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "publishScope": "PUBLIC",
          "publishTime": "2026-03-09T08:50:00+08:00",
          "bidEndTime": "2026-03-12T16:00:00+08:00",
          "companyId": "1001",
          "companyName": "江海大学"
        }
      ]
    }
  },
  "getAnnouncementDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000a101",
      "announcementCode": "GG2026000012",
      "type": "BID",
      "title": "高速冷冻离心机竞价公告",
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "projectName": "高速冷冻离心机",
      "publishScope": "PUBLIC",
      "publishTime": "2026-03-09T08:50:00+08:00",
      "bidEndTime": "2026-03-12T16:00:00+08:00",
      "companyId": "1001",
      "companyName": "江海大学",
      "sections": [
        {
          "title": "项目概况",
          "rows": [
            {
              "label": "项目名称",
              "value": "高速冷冻离心机"
            },
            {
              "label": "项目编号",
              "value": "JJ2026000053"
            },
            {
              "label": "采购人",
              "value": "江海大学"
            },
            {
              "label": "采购类型",
              "value": "货物"
            },
            {
              "label": "采购方式",
              "value": "网上竞价（密封报价）"
            },
            {
              "label": "最高限价",
              "value": "人民币 48,000.00 元，超过最高限价的报价不予接受"
            }
          ]
        },
        {
          "title": "采购内容",
          "rows": [
            {
              "label": "1. 高速冷冻离心机",
              "value": "数量：2 台\n规格型号：20000 r/min\n技术参数：\n*最高转速不低于 20000 r/min"
            }
          ]
        },
        {
          "title": "商务要求",
          "rows": [
            {
              "label": "技术响应",
              "value": "标有 * 的技术参数必须满足；其他参数如有偏离，应在报价中说明。"
            },
            {
              "label": "交货期",
              "value": "自下达订单或签订合同之日起 30 日内"
            },
            {
              "label": "交货地点",
              "value": "生命科学学院 3 号楼 204"
            },
            {
              "label": "质保期",
              "value": "24 个月"
            },
            {
              "label": "付款方式",
              "value": "验收合格后 30 日内支付"
            },
            {
              "label": "报价要求",
              "value": "以人民币报总价和各分项单价，均为含税到货价，包含运输、安装、调试、培训等全部费用。"
            }
          ]
        },
        {
          "title": "参加条件",
          "rows": [
            {
              "label": "供应商范围",
              "value": "在平台登记的供应商均可参加；成交供应商须已通过采购人的供应商审核。"
            },
            {
              "label": "基本要求",
              "value": "具备供应本项目所需的经营范围和有效资质，未被冻结或禁止参与采购。法定代表人或联系电话相同的供应商按一家计算，其报价无效。"
            },
            {
              "label": "资格与售后要求",
              "value": "提供本市售后服务，4 小时内响应。"
            }
          ]
        },
        {
          "title": "时间安排",
          "rows": [
            {
              "label": "竞价开始",
              "value": "2026年3月9日 09:00"
            },
            {
              "label": "报名截止",
              "value": "2026年3月12日 10:00"
            },
            {
              "label": "竞价截止",
              "value": "2026年3月12日 16:00，以平台服务器时间为准"
            },
            {
              "label": "开标",
              "value": "竞价截止后，由平台自动先公开技术部分，评审后再公开价格。"
            }
          ]
        },
        {
          "title": "报价与成交规则",
          "rows": [
            {
              "label": "报价保密",
              "value": "报价加密保存，竞价截止前任何人不能查看。报价后供应商获得报价回执，可在开标后用其中的报价指纹核对报价未被改动。"
            },
            {
              "label": "报价次数",
              "value": "截止前最多报价 3 次，以最后一次报价为准。"
            },
            {
              "label": "最少报价家数",
              "value": "3 家，不足的按流标处理，报价不予公开。"
            },
            {
              "label": "成交原则",
              "value": "满足需求最低价成交：技术部分符合要求的报价中，总价最低者为成交供应商。"
            },
            {
              "label": "同价处理",
              "value": "总价相同的，最后一次报价到达时间较早者优先。"
            },
            {
              "label": "结果公示",
              "value": "定标后发布成交公告。"
            }
          ]
        },
        {
          "title": "参加方式",
          "rows": [
            {
              "label": "报名与报价",
              "value": "登录采购平台供应商门户，在“采购机会”中找到本项目，接受竞价条款报名后提交报价。不接受其他方式的报价。"
            }
          ]
        },
        {
          "title": "联系与异议",
          "rows": [
            {
              "label": "采购联系人",
              "value": "孙立群"
            },
            {
              "label": "联系电话",
              "value": "025-83590000"
            },
            {
              "label": "联系地址",
              "value": "江海市学府路 1 号"
            },
            {
              "label": "异议渠道",
              "value": "对本公告内容有异议的，请在竞价截止前以书面形式向采购人提出。"
            }
          ]
        }
      ],
      "fingerprint": "e6d5ef79253dd8826718bacc6ceb2e13f95d5fbf60a2106a4ccca88b38692960",
      "others": [
        {
          "id": "01957b1e-6c00-7a10-8000-00000000a102",
          "announcementCode": "GG2026000013",
          "type": "EXTENSION",
          "title": "高速冷冻离心机延期公告",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "publishScope": "PUBLIC",
          "publishTime": "2026-03-12T15:10:00+08:00",
          "bidEndTime": "2026-03-13T16:00:00+08:00",
          "companyId": "1001",
          "companyName": "江海大学"
        }
      ]
    }
  },
  "queryPublicAnnouncementPage": {
    "data": {
      "total": 2,
      "current": 1,
      "size": 10,
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-00000000a102",
          "announcementCode": "GG2026000013",
          "type": "EXTENSION",
          "title": "高速冷冻离心机延期公告",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "publishScope": "PUBLIC",
          "publishTime": "2026-03-12T15:10:00+08:00",
          "bidEndTime": "2026-03-13T16:00:00+08:00",
          "companyId": "1001",
          "companyName": "江海大学"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-00000000a101",
          "announcementCode": "GG2026000012",
          "type": "BID",
          "title": "高速冷冻离心机竞价公告",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "publishScope": "PUBLIC",
          "publishTime": "2026-03-09T08:50:00+08:00",
          "bidEndTime": "2026-03-12T16:00:00+08:00",
          "companyId": "1001",
          "companyName": "江海大学"
        }
      ]
    }
  },
  "getPublicAnnouncementDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000a101",
      "announcementCode": "GG2026000012",
      "type": "BID",
      "title": "高速冷冻离心机竞价公告",
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "projectName": "高速冷冻离心机",
      "publishScope": "PUBLIC",
      "publishTime": "2026-03-09T08:50:00+08:00",
      "bidEndTime": "2026-03-12T16:00:00+08:00",
      "companyId": "1001",
      "companyName": "江海大学",
      "sections": [
        {
          "title": "项目概况",
          "rows": [
            {
              "label": "项目名称",
              "value": "高速冷冻离心机"
            },
            {
              "label": "项目编号",
              "value": "JJ2026000053"
            },
            {
              "label": "采购人",
              "value": "江海大学"
            },
            {
              "label": "采购类型",
              "value": "货物"
            },
            {
              "label": "采购方式",
              "value": "网上竞价（密封报价）"
            },
            {
              "label": "最高限价",
              "value": "人民币 48,000.00 元，超过最高限价的报价不予接受"
            }
          ]
        },
        {
          "title": "采购内容",
          "rows": [
            {
              "label": "1. 高速冷冻离心机",
              "value": "数量：2 台\n规格型号：20000 r/min\n技术参数：\n*最高转速不低于 20000 r/min"
            }
          ]
        },
        {
          "title": "商务要求",
          "rows": [
            {
              "label": "技术响应",
              "value": "标有 * 的技术参数必须满足；其他参数如有偏离，应在报价中说明。"
            },
            {
              "label": "交货期",
              "value": "自下达订单或签订合同之日起 30 日内"
            },
            {
              "label": "交货地点",
              "value": "生命科学学院 3 号楼 204"
            },
            {
              "label": "质保期",
              "value": "24 个月"
            },
            {
              "label": "付款方式",
              "value": "验收合格后 30 日内支付"
            },
            {
              "label": "报价要求",
              "value": "以人民币报总价和各分项单价，均为含税到货价，包含运输、安装、调试、培训等全部费用。"
            }
          ]
        },
        {
          "title": "参加条件",
          "rows": [
            {
              "label": "供应商范围",
              "value": "在平台登记的供应商均可参加；成交供应商须已通过采购人的供应商审核。"
            },
            {
              "label": "基本要求",
              "value": "具备供应本项目所需的经营范围和有效资质，未被冻结或禁止参与采购。法定代表人或联系电话相同的供应商按一家计算，其报价无效。"
            },
            {
              "label": "资格与售后要求",
              "value": "提供本市售后服务，4 小时内响应。"
            }
          ]
        },
        {
          "title": "时间安排",
          "rows": [
            {
              "label": "竞价开始",
              "value": "2026年3月9日 09:00"
            },
            {
              "label": "报名截止",
              "value": "2026年3月12日 10:00"
            },
            {
              "label": "竞价截止",
              "value": "2026年3月12日 16:00，以平台服务器时间为准"
            },
            {
              "label": "开标",
              "value": "竞价截止后，由平台自动先公开技术部分，评审后再公开价格。"
            }
          ]
        },
        {
          "title": "报价与成交规则",
          "rows": [
            {
              "label": "报价保密",
              "value": "报价加密保存，竞价截止前任何人不能查看。报价后供应商获得报价回执，可在开标后用其中的报价指纹核对报价未被改动。"
            },
            {
              "label": "报价次数",
              "value": "截止前最多报价 3 次，以最后一次报价为准。"
            },
            {
              "label": "最少报价家数",
              "value": "3 家，不足的按流标处理，报价不予公开。"
            },
            {
              "label": "成交原则",
              "value": "满足需求最低价成交：技术部分符合要求的报价中，总价最低者为成交供应商。"
            },
            {
              "label": "同价处理",
              "value": "总价相同的，最后一次报价到达时间较早者优先。"
            },
            {
              "label": "结果公示",
              "value": "定标后发布成交公告。"
            }
          ]
        },
        {
          "title": "参加方式",
          "rows": [
            {
              "label": "报名与报价",
              "value": "登录采购平台供应商门户，在“采购机会”中找到本项目，接受竞价条款报名后提交报价。不接受其他方式的报价。"
            }
          ]
        },
        {
          "title": "联系与异议",
          "rows": [
            {
              "label": "采购联系人",
              "value": "孙立群"
            },
            {
              "label": "联系电话",
              "value": "025-83590000"
            },
            {
              "label": "联系地址",
              "value": "江海市学府路 1 号"
            },
            {
              "label": "异议渠道",
              "value": "对本公告内容有异议的，请在竞价截止前以书面形式向采购人提出。"
            }
          ]
        }
      ],
      "fingerprint": "e6d5ef79253dd8826718bacc6ceb2e13f95d5fbf60a2106a4ccca88b38692960",
      "others": [
        {
          "id": "01957b1e-6c00-7a10-8000-00000000a102",
          "announcementCode": "GG2026000013",
          "type": "EXTENSION",
          "title": "高速冷冻离心机延期公告",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "publishScope": "PUBLIC",
          "publishTime": "2026-03-12T15:10:00+08:00",
          "bidEndTime": "2026-03-13T16:00:00+08:00",
          "companyId": "1001",
          "companyName": "江海大学"
        }
      ]
    }
  },
  "queryBiddableProjectPage": {
    "data": {
      "total": 1,
      "current": 1,
      "size": 10,
      "records": [
        {
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "purchaseType": "GOODS",
          "companyId": "1001",
          "companyName": "江海大学",
          "categoryNames": [
            "实验仪器"
          ],
          "lineCount": 1,
          "priceCeiling": "48000.00",
          "startTime": "2026-03-09T09:00:00+08:00",
          "joinEndTime": "2026-03-12T16:00:00+08:00",
          "endTime": "2026-03-12T16:00:00+08:00",
          "serverTime": "2026-03-10T10:00:00+08:00",
          "state": "OPEN",
          "suspendReason": null,
          "supplierScope": "PUBLIC",
          "invited": false,
          "joined": false,
          "quoted": false,
          "failReason": null,
          "result": null
        }
      ]
    }
  },
  "getBiddableProjectDetail": {
    "data": {
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "projectName": "高速冷冻离心机",
      "purchaseType": "GOODS",
      "companyId": "1001",
      "companyName": "江海大学",
      "categoryNames": [
        "实验仪器"
      ],
      "lineCount": 1,
      "priceCeiling": "48000.00",
      "startTime": "2026-03-09T09:00:00+08:00",
      "joinEndTime": "2026-03-12T16:00:00+08:00",
      "endTime": "2026-03-12T16:00:00+08:00",
      "serverTime": "2026-03-10T10:00:00+08:00",
      "state": "OPEN",
      "suspendReason": null,
      "supplierScope": "PUBLIC",
      "invited": false,
      "joined": true,
      "quoted": true,
      "failReason": null,
      "description": "课题组样品制备需要。",
      "lines": [
        {
          "no": 1,
          "itemName": "高速冷冻离心机",
          "spec": "20000 r/min",
          "parameters": "*最高转速不低于 20000 r/min",
          "categoryName": "实验仪器",
          "quantity": "2",
          "unit": "台"
        }
      ],
      "deliveryDays": 30,
      "warrantyMonths": 24,
      "paymentTerms": "验收合格后 30 日内支付",
      "deliveryAddress": "江海市学府路1号",
      "requirements": null,
      "attachments": [],
      "minBidders": 3,
      "maxQuoteTimes": 3,
      "awardRule": "LOWEST_PRICE",
      "originalEndTime": "2026-03-12T16:00:00+08:00",
      "mayJoin": false,
      "mayQuote": true,
      "hindrance": null,
      "remedy": null,
      "joinTime": "2026-03-10T09:30:00+08:00",
      "contactName": "马晓东",
      "contactPhone": "19900002003",
      "receipts": [
        {
          "quoteId": "01957b1e-6c00-7a10-8000-00000000a301",
          "roundNo": 1,
          "quoteNo": 1,
          "arrivalTime": "2026-03-11T10:20:30+08:00",
          "commitment": "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
          "total": null,
          "nonce": null,
          "files": [
            {
              "id": "quote-01957b1e-6c00-7a10-8000-00000000a401",
              "fileName": "技术方案.pdf",
              "fileSize": 48213,
              "contentType": "application/pdf",
              "sha256": "3fe1d525de857d63635b638c04c3a68fe8beb0666b9736b287641131844bb40c",
              "bizType": "QUOTE",
              "url": "/api/file/download/quote-01957b1e-6c00-7a10-8000-00000000a401?expires=1773195630&signature=nO7_VYPi8X2iX5xeeRfvwV8FoQ72GmzacgAfeyOWKvA",
              "urlExpireTime": "2026-03-11T10:20:30+08:00",
              "createTime": "2026-03-11T10:05:00+08:00",
              "createByName": null
            }
          ]
        }
      ],
      "result": null,
      "notices": []
    }
  },
  "getSupplierNotice": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000a101",
      "announcementCode": "GG2026000012",
      "type": "BID",
      "title": "高速冷冻离心机竞价公告",
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "projectName": "高速冷冻离心机",
      "publishScope": "SUPPLIER",
      "publishTime": "2026-03-09T08:50:00+08:00",
      "bidEndTime": "2026-03-12T16:00:00+08:00",
      "companyId": "1001",
      "companyName": "江海大学",
      "sections": [
        {
          "title": "项目概况",
          "rows": [
            {
              "label": "项目名称",
              "value": "高速冷冻离心机"
            },
            {
              "label": "项目编号",
              "value": "JJ2026000053"
            },
            {
              "label": "采购人",
              "value": "江海大学"
            },
            {
              "label": "采购类型",
              "value": "货物"
            },
            {
              "label": "采购方式",
              "value": "网上竞价（密封报价）"
            },
            {
              "label": "最高限价",
              "value": "人民币 48,000.00 元，超过最高限价的报价不予接受"
            }
          ]
        },
        {
          "title": "采购内容",
          "rows": [
            {
              "label": "1. 高速冷冻离心机",
              "value": "数量：2 台\n规格型号：20000 r/min\n技术参数：\n*最高转速不低于 20000 r/min"
            }
          ]
        },
        {
          "title": "商务要求",
          "rows": [
            {
              "label": "技术响应",
              "value": "标有 * 的技术参数必须满足；其他参数如有偏离，应在报价中说明。"
            },
            {
              "label": "交货期",
              "value": "自下达订单或签订合同之日起 30 日内"
            },
            {
              "label": "交货地点",
              "value": "生命科学学院 3 号楼 204"
            },
            {
              "label": "质保期",
              "value": "24 个月"
            },
            {
              "label": "付款方式",
              "value": "验收合格后 30 日内支付"
            },
            {
              "label": "报价要求",
              "value": "以人民币报总价和各分项单价，均为含税到货价，包含运输、安装、调试、培训等全部费用。"
            }
          ]
        },
        {
          "title": "参加条件",
          "rows": [
            {
              "label": "供应商范围",
              "value": "在平台登记的供应商均可参加；成交供应商须已通过采购人的供应商审核。"
            },
            {
              "label": "基本要求",
              "value": "具备供应本项目所需的经营范围和有效资质，未被冻结或禁止参与采购。法定代表人或联系电话相同的供应商按一家计算，其报价无效。"
            },
            {
              "label": "资格与售后要求",
              "value": "提供本市售后服务，4 小时内响应。"
            }
          ]
        },
        {
          "title": "时间安排",
          "rows": [
            {
              "label": "竞价开始",
              "value": "2026年3月9日 09:00"
            },
            {
              "label": "报名截止",
              "value": "2026年3月12日 10:00"
            },
            {
              "label": "竞价截止",
              "value": "2026年3月12日 16:00，以平台服务器时间为准"
            },
            {
              "label": "开标",
              "value": "竞价截止后，由平台自动先公开技术部分，评审后再公开价格。"
            }
          ]
        },
        {
          "title": "报价与成交规则",
          "rows": [
            {
              "label": "报价保密",
              "value": "报价加密保存，竞价截止前任何人不能查看。报价后供应商获得报价回执，可在开标后用其中的报价指纹核对报价未被改动。"
            },
            {
              "label": "报价次数",
              "value": "截止前最多报价 3 次，以最后一次报价为准。"
            },
            {
              "label": "最少报价家数",
              "value": "3 家，不足的按流标处理，报价不予公开。"
            },
            {
              "label": "成交原则",
              "value": "满足需求最低价成交：技术部分符合要求的报价中，总价最低者为成交供应商。"
            },
            {
              "label": "同价处理",
              "value": "总价相同的，最后一次报价到达时间较早者优先。"
            },
            {
              "label": "结果公示",
              "value": "定标后发布成交公告。"
            }
          ]
        },
        {
          "title": "参加方式",
          "rows": [
            {
              "label": "报名与报价",
              "value": "登录采购平台供应商门户，在“采购机会”中找到本项目，接受竞价条款报名后提交报价。不接受其他方式的报价。"
            }
          ]
        },
        {
          "title": "联系与异议",
          "rows": [
            {
              "label": "采购联系人",
              "value": "孙立群"
            },
            {
              "label": "联系电话",
              "value": "025-83590000"
            },
            {
              "label": "联系地址",
              "value": "江海市学府路 1 号"
            },
            {
              "label": "异议渠道",
              "value": "对本公告内容有异议的，请在竞价截止前以书面形式向采购人提出。"
            }
          ]
        }
      ],
      "fingerprint": "e6d5ef79253dd8826718bacc6ceb2e13f95d5fbf60a2106a4ccca88b38692960",
      "others": [
        {
          "id": "01957b1e-6c00-7a10-8000-00000000a102",
          "announcementCode": "GG2026000013",
          "type": "EXTENSION",
          "title": "高速冷冻离心机延期公告",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "publishScope": "PUBLIC",
          "publishTime": "2026-03-12T15:10:00+08:00",
          "bidEndTime": "2026-03-13T16:00:00+08:00",
          "companyId": "1001",
          "companyName": "江海大学"
        }
      ]
    }
  },
  "joinBidding": {
    "data": {
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "joinTime": "2026-03-10T09:30:00+08:00"
    },
    "request": {
      "contactName": "马晓东",
      "contactPhone": "19900002003",
      "qualificationIds": [],
      "termsAccepted": true,
      "conflictDeclared": true
    }
  },
  "submitQuote": {
    "data": {
      "quoteId": "01957b1e-6c00-7a10-8000-00000000a301",
      "roundNo": 1,
      "quoteNo": 1,
      "arrivalTime": "2026-03-11T10:20:30+08:00",
      "commitment": "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
      "total": "45800.00",
      "nonce": "9f86d081884c7d659a2feaa0c55ad015",
      "files": [
        {
          "id": "quote-01957b1e-6c00-7a10-8000-00000000a401",
          "fileName": "技术方案.pdf",
          "fileSize": 48213,
          "contentType": "application/pdf",
          "sha256": "3fe1d525de857d63635b638c04c3a68fe8beb0666b9736b287641131844bb40c",
          "bizType": "QUOTE",
          "url": "/api/file/download/quote-01957b1e-6c00-7a10-8000-00000000a401?expires=1773195630&signature=nO7_VYPi8X2iX5xeeRfvwV8FoQ72GmzacgAfeyOWKvA",
          "urlExpireTime": "2026-03-11T10:20:30+08:00",
          "createTime": "2026-03-11T10:05:00+08:00",
          "createByName": null
        }
      ]
    },
    "request": {
      "lines": [
        {
          "no": 1,
          "brand": "沪科",
          "model": "LX-20",
          "manufacturer": "沪科仪器有限公司",
          "response": "满足全部参数",
          "unitPrice": "22900.00"
        }
      ],
      "deliveryDays": 30,
      "warrantyMonths": 24,
      "fileIds": [
        "quote-01957b1e-6c00-7a10-8000-00000000a401"
      ],
      "paymentAccepted": true
    }
  },
  "explainQuote": {
    "data": {
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "state": "OPEN"
    },
    "request": {
      "text": "本公司为生产厂家，直接供货，无中间环节，能够按期交付。"
    }
  },
  "declineAward": {
    "data": {
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "state": "OPEN"
    },
    "request": {
      "reason": "主要参数不满足采购需求。"
    }
  },
  "queryApprovalConfigPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000008601",
          "configName": "危化品采购",
          "bizType": "PURCHASE",
          "priority": 50,
          "status": "ENABLED",
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "conditions": {
            "hazardous": true,
            "amountFrom": "10000.00"
          },
          "nodes": [
            {
              "kind": "CARD_OWNER",
              "mode": "SEQUENCE",
              "ifEmpty": "SKIP"
            },
            {
              "kind": "ROLE",
              "mode": "ANY",
              "where": "DEPT",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "dept_approver",
              "limitDays": 3
            },
            {
              "kind": "USERS",
              "mode": "ANY",
              "name": "实验室安全审核",
              "ifEmpty": "SCHOOL_ADMIN",
              "userIds": [
                "01957b1e-6c00-7a10-8000-000000000129"
              ],
              "limitDays": 3
            },
            {
              "kind": "ROLE",
              "mode": "ANY",
              "when": {
                "amountFrom": "100000.00"
              },
              "where": "SCHOOL",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "dept_approver"
            }
          ],
          "withoutOwners": false,
          "runningCount": 0,
          "names": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000000129",
              "name": "戴秀英"
            },
            {
              "id": "dept_approver",
              "name": "单位审批人"
            }
          ],
          "findings": [],
          "allowedActions": [
            "EDIT",
            "DISABLE",
            "DELETE"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000008605",
          "configName": "进口产品采购",
          "bizType": "PURCHASE",
          "priority": 55,
          "status": "ENABLED",
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "conditions": {
            "imported": true,
            "amountFrom": "10000.00"
          },
          "nodes": [
            {
              "kind": "CARD_OWNER",
              "mode": "SEQUENCE",
              "ifEmpty": "SKIP"
            },
            {
              "kind": "ROLE",
              "mode": "ANY",
              "where": "DEPT",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "dept_approver",
              "limitDays": 3
            },
            {
              "kind": "CATEGORY_MANAGER",
              "mode": "ANY",
              "name": "归口管理审核",
              "ifEmpty": "SCHOOL_ADMIN",
              "limitDays": 3
            },
            {
              "kind": "ROLE",
              "mode": "ANY",
              "when": {
                "amountFrom": "100000.00"
              },
              "where": "SCHOOL",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "dept_approver"
            }
          ],
          "withoutOwners": false,
          "runningCount": 0,
          "names": [
            {
              "id": "dept_approver",
              "name": "单位审批人"
            }
          ],
          "findings": [],
          "allowedActions": [
            "EDIT",
            "DISABLE",
            "DELETE"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000008602",
          "configName": "大额专项经费采购",
          "bizType": "PURCHASE",
          "priority": 60,
          "status": "ENABLED",
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "conditions": {
            "fundTypes": [
              "SPECIAL",
              "DISCIPLINE"
            ],
            "amountFrom": "300000.00"
          },
          "nodes": [
            {
              "kind": "CARD_OWNER",
              "mode": "SEQUENCE",
              "ifEmpty": "SKIP"
            },
            {
              "kind": "ROLE",
              "mode": "ANY",
              "where": "DEPT",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "dept_approver"
            },
            {
              "kind": "ROLE",
              "mode": "ANY",
              "name": "财务会签",
              "where": "SCHOOL",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "finance",
              "limitDays": 3
            },
            {
              "kind": "ROLE",
              "mode": "ANY",
              "where": "SCHOOL",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "dept_approver",
              "limitDays": 5
            }
          ],
          "withoutOwners": false,
          "runningCount": 0,
          "names": [
            {
              "id": "dept_approver",
              "name": "单位审批人"
            },
            {
              "id": "finance",
              "name": "财务人员"
            }
          ],
          "findings": [],
          "allowedActions": [
            "EDIT",
            "DISABLE",
            "DELETE"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000008604",
          "configName": "医学院设备采购（试行）",
          "bizType": "PURCHASE",
          "priority": 70,
          "status": "DISABLED",
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "conditions": {
            "deptIds": [
              "01957b1e-6c00-7a10-8000-000000000308"
            ],
            "amountBelow": "50000.00"
          },
          "nodes": [
            {
              "kind": "CARD_OWNER",
              "mode": "SEQUENCE",
              "ifEmpty": "SKIP"
            },
            {
              "kind": "ROLE",
              "mode": "ANY",
              "where": "COLLEGE",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "dept_approver"
            }
          ],
          "withoutOwners": false,
          "runningCount": 0,
          "names": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000000308",
              "name": "医学院"
            },
            {
              "id": "dept_approver",
              "name": "单位审批人"
            }
          ],
          "findings": [],
          "allowedActions": [
            "EDIT",
            "ENABLE",
            "DELETE"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000008603",
          "configName": "百万元以上合同",
          "bizType": "CONTRACT",
          "priority": 50,
          "status": "ENABLED",
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "conditions": {
            "amountFrom": "1000000.00"
          },
          "nodes": [
            {
              "kind": "ROLE",
              "mode": "ANY",
              "where": "DEPT",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "dept_approver"
            },
            {
              "kind": "ROLE",
              "mode": "ANY",
              "name": "财务会签",
              "where": "SCHOOL",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "finance"
            },
            {
              "kind": "ROLE",
              "mode": "ANY",
              "where": "SCHOOL",
              "ifEmpty": "SCHOOL_ADMIN",
              "roleCode": "dept_approver"
            }
          ],
          "withoutOwners": false,
          "runningCount": 0,
          "names": [
            {
              "id": "dept_approver",
              "name": "单位审批人"
            },
            {
              "id": "finance",
              "name": "财务人员"
            }
          ],
          "findings": [],
          "allowedActions": [
            "EDIT",
            "DISABLE",
            "DELETE"
          ]
        }
      ],
      "total": 5,
      "current": 1,
      "size": 10
    }
  },
  "listDefaultApprovalFlows": {
    "data": [
      {
        "bizType": "PURCHASE",
        "nodes": [
          {
            "kind": "CARD_OWNER",
            "mode": "SEQUENCE",
            "ifEmpty": "SKIP"
          },
          {
            "kind": "ROLE",
            "roleCode": "dept_approver",
            "where": "DEPT",
            "mode": "ANY",
            "ifEmpty": "SCHOOL_ADMIN"
          },
          {
            "kind": "ROLE",
            "roleCode": "dept_approver",
            "where": "COLLEGE",
            "mode": "ANY",
            "when": {
              "amountFrom": "50000.00"
            },
            "otherThanBefore": true,
            "ifEmpty": "SKIP"
          },
          {
            "kind": "ROLE",
            "roleCode": "dept_approver",
            "where": "SCHOOL",
            "mode": "ANY",
            "when": {
              "amountFrom": "100000.00"
            },
            "ifEmpty": "SCHOOL_ADMIN"
          }
        ],
        "names": [
          {
            "id": "dept_approver",
            "name": "单位审批人"
          }
        ]
      },
      {
        "bizType": "AWARD",
        "nodes": [
          {
            "kind": "ROLE",
            "roleCode": "dept_approver",
            "where": "DEPT",
            "mode": "ANY",
            "ifEmpty": "SCHOOL_ADMIN"
          },
          {
            "kind": "ROLE",
            "roleCode": "dept_approver",
            "where": "SCHOOL",
            "mode": "ANY",
            "when": {
              "amountFrom": "100000.00"
            },
            "ifEmpty": "SCHOOL_ADMIN"
          }
        ],
        "names": [
          {
            "id": "dept_approver",
            "name": "单位审批人"
          }
        ]
      },
      {
        "bizType": "AWARD_CANCEL",
        "nodes": [
          {
            "kind": "ROLE",
            "roleCode": "dept_approver",
            "where": "SCHOOL",
            "mode": "ANY",
            "ifEmpty": "SCHOOL_ADMIN"
          }
        ],
        "names": [
          {
            "id": "dept_approver",
            "name": "单位审批人"
          }
        ]
      },
      {
        "bizType": "CONTRACT",
        "nodes": [
          {
            "kind": "ROLE",
            "roleCode": "dept_approver",
            "where": "DEPT",
            "mode": "ANY",
            "ifEmpty": "SCHOOL_ADMIN"
          },
          {
            "kind": "ROLE",
            "roleCode": "dept_approver",
            "where": "SCHOOL",
            "mode": "ANY",
            "when": {
              "amountFrom": "200000.00"
            },
            "ifEmpty": "SCHOOL_ADMIN"
          }
        ],
        "names": [
          {
            "id": "dept_approver",
            "name": "单位审批人"
          }
        ]
      }
    ]
  },
  "getApprovalConfigDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000008601",
      "configName": "危化品采购",
      "bizType": "PURCHASE",
      "priority": 50,
      "status": "ENABLED",
      "version": 1,
      "createTime": "2025-03-02T09:00:00+08:00",
      "createByName": "系统",
      "updateTime": "2025-03-02T09:00:00+08:00",
      "updateByName": "系统",
      "conditions": {
        "hazardous": true,
        "amountFrom": "10000.00"
      },
      "nodes": [
        {
          "kind": "CARD_OWNER",
          "mode": "SEQUENCE",
          "ifEmpty": "SKIP"
        },
        {
          "kind": "ROLE",
          "mode": "ANY",
          "where": "DEPT",
          "ifEmpty": "SCHOOL_ADMIN",
          "roleCode": "dept_approver",
          "limitDays": 3
        },
        {
          "kind": "USERS",
          "mode": "ANY",
          "name": "实验室安全审核",
          "ifEmpty": "SCHOOL_ADMIN",
          "userIds": [
            "01957b1e-6c00-7a10-8000-000000000129"
          ],
          "limitDays": 3
        },
        {
          "kind": "ROLE",
          "mode": "ANY",
          "when": {
            "amountFrom": "100000.00"
          },
          "where": "SCHOOL",
          "ifEmpty": "SCHOOL_ADMIN",
          "roleCode": "dept_approver"
        }
      ],
      "withoutOwners": false,
      "runningCount": 0,
      "names": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000129",
          "name": "戴秀英"
        },
        {
          "id": "dept_approver",
          "name": "单位审批人"
        }
      ],
      "findings": [],
      "allowedActions": [
        "EDIT",
        "DISABLE",
        "DELETE"
      ]
    }
  },
  "saveApprovalConfig": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000008601"
    },
    "request": {
      "configName": "大额科研经费采购",
      "bizType": "PURCHASE",
      "priority": 40,
      "conditions": {
        "amountFrom": "300000.00",
        "fundTypes": [
          "SCIENCE"
        ]
      },
      "nodes": [
        {
          "kind": "CARD_OWNER",
          "mode": "SEQUENCE",
          "ifEmpty": "SKIP"
        },
        {
          "kind": "ROLE",
          "roleCode": "dept_approver",
          "where": "SCHOOL",
          "mode": "ALL",
          "ifEmpty": "SCHOOL_ADMIN",
          "limitDays": 5
        }
      ]
    }
  },
  "updateApprovalConfig": {
    "data": true,
    "request": {
      "version": 1,
      "priority": 30
    }
  },
  "deleteApprovalConfig": {
    "data": true
  },
  "tryApprovalFlow": {
    "data": {
      "isSmall": false,
      "flows": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000008601",
          "configName": "危化品采购",
          "priority": 50,
          "misfits": [
            "HAZARDOUS"
          ],
          "serves": false,
          "isDraft": false
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000008602",
          "configName": "大额专项经费采购",
          "priority": 60,
          "misfits": [
            "AMOUNT",
            "FUND"
          ],
          "serves": false,
          "isDraft": false
        },
        {
          "id": null,
          "configName": null,
          "priority": null,
          "misfits": [],
          "serves": true,
          "isDraft": false
        }
      ],
      "chain": [
        {
          "kind": "DEPT_APPROVER",
          "mode": "ANY",
          "names": [
            "陈志衡"
          ]
        }
      ],
      "asksOwners": true,
      "findings": []
    },
    "request": {
      "bizType": "PURCHASE",
      "case": {
        "amount": "68000.00",
        "deptId": "01957b1e-6c00-7a10-8000-000000000301",
        "cardIds": []
      }
    }
  },
  "rehearseApprovalFlow": {
    "data": {
      "from": "2025-03-03",
      "to": "2026-03-02",
      "count": 79,
      "isCut": false,
      "changed": 9,
      "before": {
        "signatures": 79,
        "minutes": 294,
        "small": 79,
        "unasked": 0,
        "blocked": 0,
        "ownersLeft": 0
      },
      "after": {
        "signatures": 84,
        "minutes": 313,
        "small": 70,
        "unasked": 0,
        "blocked": 0,
        "ownersLeft": 0
      },
      "paces": [
        {
          "kind": null,
          "count": 63,
          "minutes": 294
        },
        {
          "kind": "CARD_OWNER",
          "count": 60,
          "minutes": 294
        },
        {
          "kind": "DEPT_APPROVER",
          "count": 3,
          "minutes": 294
        }
      ],
      "people": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000104",
          "name": "陈志衡",
          "before": 25,
          "after": 25
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000105",
          "name": "范子涵",
          "before": 17,
          "after": 17
        }
      ],
      "examples": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000009001",
          "projectCode": "JJ2026000052",
          "projectName": "色谱柱保护芯",
          "deptName": "分析测试中心",
          "amount": "1008.90",
          "submitTime": "2026-03-01T09:00:00+08:00",
          "before": {
            "isSmall": true,
            "chain": [
              {
                "kind": "CARD_OWNER",
                "mode": "ANY",
                "names": [
                  "范子涵"
                ]
              }
            ]
          },
          "after": {
            "isSmall": false,
            "chain": [
              {
                "kind": "CARD_OWNER",
                "mode": "ANY",
                "names": [
                  "范子涵"
                ]
              },
              {
                "kind": "DEPT_APPROVER",
                "mode": "ANY",
                "names": [
                  "曹德明"
                ]
              }
            ]
          }
        }
      ]
    },
    "request": {
      "policy": {
        "smallLimit": "2000.00"
      }
    }
  },
  "queryFrameworkPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000077001",
          "agreementNo": "KJ-2026-003",
          "frameworkName": "实验耗材框架协议",
          "supplierId": "01957b1e-6c00-7a10-8000-000000001201",
          "supplierName": "江海博瑞试剂有限公司",
          "validFrom": "2026-01-01",
          "validTo": "2026-12-31",
          "totalAmount": "300000.00",
          "leftAmount": "300000.00",
          "remark": "常用试剂与玻璃器皿，按协议单价供货",
          "file": null,
          "companyId": "1001",
          "purchaseCount": 0,
          "version": 1,
          "createByName": "系统",
          "updateByName": "系统",
          "createTime": "2025-03-02T09:00:00+08:00",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "allowedActions": []
        }
      ],
      "total": 2,
      "current": 1,
      "size": 1
    }
  },
  "saveFramework": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000077001"
    },
    "request": {
      "agreementNo": "KJ-2026-009",
      "frameworkName": "办公家具框架协议",
      "supplierId": "01957b1e-6c00-7a10-8000-000000001201",
      "validFrom": "2026-01-01",
      "validTo": "2026-12-31",
      "totalAmount": "200000.00",
      "remark": "办公桌椅与文件柜",
      "fileId": "01957b1e-6c00-7a10-8000-000000003901"
    }
  },
  "updateFramework": {
    "data": true,
    "request": {
      "version": 1,
      "validTo": "2027-06-30"
    }
  },
  "queryProjectModifyPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-00000000d001",
          "modifyCode": "BG202600007",
          "projectId": "01957b1e-6c00-7a10-8000-000000009019",
          "projectCode": "JJ2026000053",
          "projectName": "高速冷冻离心机",
          "projectStatus": "APPROVED",
          "modifyType": [
            "CONTACT"
          ],
          "reason": "实验室搬迁，送货地址改到新楼。",
          "status": "APPROVING",
          "approvalInstanceId": "01957b1e-6c00-7a10-8000-00000000d101",
          "waitingFor": [
            "周启明"
          ],
          "submitTime": "2026-03-10T10:00:00+08:00",
          "endTime": null,
          "opinion": null,
          "companyId": "1001",
          "companyName": "江海大学",
          "allowedActions": [
            "WITHDRAW"
          ],
          "version": 2,
          "createTime": "2026-03-10T09:50:00+08:00",
          "createByName": "王晓梅",
          "updateTime": "2026-03-10T10:00:00+08:00",
          "updateByName": "王晓梅"
        }
      ],
      "total": 1,
      "current": 1,
      "size": 20
    }
  },
  "getProjectModifyDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000d001",
      "modifyCode": "BG202600007",
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "projectCode": "JJ2026000053",
      "projectName": "高速冷冻离心机",
      "projectStatus": "APPROVED",
      "modifyType": [
        "CONTACT"
      ],
      "reason": "实验室搬迁，送货地址改到新楼。",
      "status": "APPROVING",
      "approvalInstanceId": "01957b1e-6c00-7a10-8000-00000000d101",
      "waitingFor": [
        "周启明"
      ],
      "submitTime": "2026-03-10T10:00:00+08:00",
      "endTime": null,
      "opinion": null,
      "companyId": "1001",
      "companyName": "江海大学",
      "allowedActions": [
        "WITHDRAW"
      ],
      "version": 2,
      "createTime": "2026-03-10T09:50:00+08:00",
      "createByName": "王晓梅",
      "updateTime": "2026-03-10T10:00:00+08:00",
      "updateByName": "王晓梅",
      "changes": [
        {
          "type": "CONTACT",
          "field": "deliveryAddress",
          "name": null,
          "before": "实验楼 3 号楼 204",
          "after": "实验楼 5 号楼 301"
        }
      ],
      "wanted": {
        "deliveryAddress": "实验楼 5 号楼 301"
      },
      "argument": null,
      "steps": [
        {
          "step": 1,
          "userName": "周启明",
          "state": "PENDING",
          "opinion": null,
          "decideTime": null
        }
      ]
    }
  },
  "saveProjectModify": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000d001",
      "modifyCode": null,
      "status": "DRAFT",
      "approvalInstanceId": null,
      "projectStatus": "APPROVED",
      "version": 1
    },
    "request": {
      "projectId": "01957b1e-6c00-7a10-8000-000000009019",
      "modifyType": [
        "CONTACT"
      ],
      "reason": "实验室搬迁，送货地址改到新楼。",
      "changes": {
        "deliveryAddress": "实验楼 5 号楼 301"
      }
    }
  },
  "submitProjectModify": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000d001",
      "modifyCode": "BG202600007",
      "status": "APPROVING",
      "approvalInstanceId": "01957b1e-6c00-7a10-8000-00000000d101",
      "projectStatus": "APPROVED",
      "version": 2
    },
    "request": {
      "version": 1,
      "conflictDeclared": true
    }
  },
  "withdrawProjectModify": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-00000000d001",
      "modifyCode": "BG202600007",
      "status": "WITHDRAWN",
      "approvalInstanceId": "01957b1e-6c00-7a10-8000-00000000d101",
      "projectStatus": "APPROVED",
      "version": 3
    },
    "request": {
      "version": 2
    }
  },
  "previewApprovalChain": {
    "data": [
      {
        "kind": "CARD_OWNER",
        "mode": "ANY",
        "names": [
          "陈志衡"
        ]
      }
    ],
    "request": {
      "bizType": "PURCHASE",
      "case": {
        "amount": "480.00",
        "cardIds": [
          "01957b1e-6c00-7a10-8000-000000005103"
        ]
      }
    }
  },
  "queryApprovalTaskPage": {
    "data": {
      "records": [
        {
          "instanceId": "01957b1e-6c00-7a10-8000-000000009109",
          "bizType": "PURCHASE",
          "projectId": "01957b1e-6c00-7a10-8000-000000009009",
          "projectCode": "JJ2026000071",
          "title": "生物显微镜维修",
          "applicantId": "01957b1e-6c00-7a10-8000-000000000133",
          "applicantName": "范子涵",
          "deptName": "有机化学实验室",
          "amount": "802.20",
          "modifyTypes": [],
          "status": "RUNNING",
          "version": 1,
          "remainingAmount": "338761.94",
          "waitingSince": "2026-02-26T10:20:00+08:00",
          "id": "01957b1e-6c00-7a10-8000-000000009309",
          "taskId": "01957b1e-6c00-7a10-8000-000000009309",
          "waitingFor": [
            "王晓梅"
          ],
          "since": "2026-02-26T10:20:00+08:00",
          "limitTime": "2026-03-02T10:20:00+08:00",
          "isOverdue": false,
          "isBlocked": false,
          "forUserName": null,
          "decidedByName": null,
          "askedByName": null
        },
        {
          "instanceId": "01957b1e-6c00-7a10-8000-000000009253",
          "bizType": "RECEIPT",
          "projectId": "01957b1e-6c00-7a10-8000-000000009053",
          "projectCode": "JJ2026000062",
          "title": "有机实验玻璃器皿补充",
          "applicantId": "01957b1e-6c00-7a10-8000-000000000104",
          "applicantName": "陈志衡",
          "deptName": "分析测试中心",
          "amount": "575.48",
          "modifyTypes": [],
          "status": "RUNNING",
          "version": 1,
          "remainingAmount": null,
          "waitingSince": "2026-02-27T10:16:00+08:00",
          "id": "01957b1e-6c00-7a10-8000-000000009453",
          "taskId": "01957b1e-6c00-7a10-8000-000000009453",
          "waitingFor": [
            "王晓梅"
          ],
          "since": "2026-02-27T10:16:00+08:00",
          "limitTime": "2026-03-03T10:16:00+08:00",
          "isOverdue": false,
          "isBlocked": false,
          "forUserName": null,
          "decidedByName": null,
          "askedByName": null
        }
      ],
      "total": 3,
      "current": 1,
      "size": 2
    }
  },
  "countApprovalTasks": {
    "data": {
      "todo": 3,
      "amount": "1980.88",
      "since": "2026-02-26T10:20:00+08:00",
      "overdue": 0,
      "stuck": 0
    }
  },
  "getApprovalInstanceDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009109",
      "bizType": "PURCHASE",
      "status": "RUNNING",
      "version": 1,
      "amount": "802.20",
      "createTime": "2026-02-26T10:20:00+08:00",
      "endTime": null,
      "records": [
        {
          "taskId": "01957b1e-6c00-7a10-8000-000000009309",
          "step": 1,
          "kind": "CARD_OWNER",
          "mode": "ANY",
          "userId": "01957b1e-6c00-7a10-8000-000000000103",
          "userName": "王晓梅",
          "state": "PENDING",
          "opinion": null,
          "since": "2026-02-26T10:20:00+08:00",
          "decideTime": null,
          "fromUserName": null,
          "decidedById": null,
          "decidedByName": null,
          "deputyNames": [],
          "parentTaskId": null,
          "question": null,
          "limitTime": "2026-03-02T10:20:00+08:00",
          "byUserName": null,
          "putReason": null
        }
      ],
      "project": {
        "id": "01957b1e-6c00-7a10-8000-000000009009",
        "projectCode": "JJ2026000071",
        "projectName": "生物显微镜维修",
        "status": "APPROVING",
        "lane": "SMALL",
        "officerId": null,
        "officerName": null,
        "applicantId": "01957b1e-6c00-7a10-8000-000000000133",
        "applicantName": "范子涵",
        "deptId": "01957b1e-6c00-7a10-8000-000000000311",
        "deptName": "有机化学实验室",
        "payeeName": "光学仪器维修部",
        "costAmount": "802.20",
        "amount": "802.20",
        "actualAmount": null,
        "orderAmount": null,
        "payableAmount": "0.00",
        "paidAmount": "0.00",
        "turns": [
          {
            "step": "APPROVE",
            "bizType": "PURCHASE",
            "recordId": "01957b1e-6c00-7a10-8000-000000009109",
            "mine": true,
            "anyOf": true,
            "names": [
              "王晓梅"
            ],
            "since": "2026-02-26T10:20:00+08:00",
            "from": null,
            "until": "2026-03-02T10:20:00+08:00"
          }
        ],
        "waitingFor": [
          "王晓梅"
        ],
        "waitingSince": "2026-02-26T10:20:00+08:00",
        "waitsForMe": true,
        "openCaseId": "01957b1e-6c00-7a10-8000-000000009109",
        "blockedCaseId": null,
        "missingCalendar": null,
        "submitTime": "2026-02-26T10:20:00+08:00",
        "nextTime": null,
        "companyId": "1001",
        "companyName": "江海大学",
        "version": 2,
        "createByName": "范子涵",
        "updateByName": "范子涵",
        "createTime": "2026-02-26T09:56:00+08:00",
        "updateTime": "2026-02-26T10:20:00+08:00",
        "allowedActions": [
          "COPY"
        ],
        "description": "物镜转换器卡滞，光源更换。",
        "items": [
          {
            "itemName": "显微镜维修",
            "spec": "含 LED 光源 1 只",
            "parameters": null,
            "categoryId": "01957b1e-6c00-7a10-8000-000000002129",
            "categoryName": "设备维修",
            "quantity": "1",
            "unit": "次",
            "amount": "802.20",
            "imported": false
          }
        ],
        "funds": [
          {
            "expenditureId": "01957b1e-6c00-7a10-8000-000000005132",
            "cardNo": "JX2025-0132",
            "cardName": "有机化学实验室课程建设32",
            "ownerId": "01957b1e-6c00-7a10-8000-000000000103",
            "ownerName": "王晓梅",
            "amount": "802.20",
            "availableAmount": "339564.14",
            "remainingAmount": "338761.94",
            "validTo": "2027-12-31",
            "frozenAmount": "802.20",
            "occupiedAmount": "0.00",
            "paidAmount": "0.00",
            "freeAmount": "338761.94"
          }
        ],
        "payee": {
          "supplierId": null,
          "name": "光学仪器维修部",
          "bankName": "江海银行学府支行",
          "account": "****1096",
          "reviewTime": null,
          "agreedByName": null,
          "laterAccount": null
        },
        "attachments": [],
        "approvalInstanceId": "01957b1e-6c00-7a10-8000-000000009109",
        "receipt": null,
        "invoices": [],
        "payments": [],
        "endReason": null,
        "archiveTime": null,
        "followed": false,
        "purchaseType": "GOODS",
        "priceCeiling": null,
        "minBidders": null,
        "noticeHours": null,
        "deliveryDays": null,
        "warrantyMonths": null,
        "paymentTerms": null,
        "deliveryAddress": null,
        "contactName": null,
        "contactPhone": null,
        "requirements": null,
        "splitReason": null,
        "pattern": null,
        "executionCode": null,
        "otherReason": null,
        "argumentId": null,
        "associationCode": null,
        "association": null,
        "applicantLeft": false,
        "requestedByName": null,
        "waitsForAny": true,
        "wayFacts": null,
        "emergencyReport": null,
        "sourceObjections": [],
        "modifyTypes": [],
        "fulfilment": null,
        "supplierDefault": null
      },
      "contract": null,
      "modification": null,
      "similarAmount": "0.00",
      "similarDays": 90,
      "smallLimit": "10000.00",
      "flow": null,
      "myTaskId": "01957b1e-6c00-7a10-8000-000000009309",
      "forUserName": null,
      "askedByName": null,
      "nextUrgeTime": null,
      "limitTime": "2026-03-02T10:20:00+08:00",
      "isOverdue": false,
      "isBlocked": false,
      "seats": [],
      "allowedActions": [
        "APPROVE",
        "REJECT",
        "RETURN",
        "DELEGATE",
        "ADD_SIGN"
      ]
    }
  },
  "decideApprovalTask": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009102",
      "status": "APPROVED",
      "version": 2,
      "projectStatus": "EXECUTING"
    },
    "request": {
      "version": 1,
      "decision": "APPROVE",
      "opinion": "同意。"
    }
  },
  "delegateApprovalTask": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009109",
      "status": "RUNNING",
      "version": 2,
      "projectStatus": "APPROVING"
    },
    "request": {
      "version": 1,
      "userId": "01957b1e-6c00-7a10-8000-000000000122",
      "opinion": "出差一周，请代为审批。"
    }
  },
  "addSignApprovalTask": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009109",
      "status": "RUNNING",
      "version": 2,
      "projectStatus": "APPROVING"
    },
    "request": {
      "version": 1,
      "userIds": [
        "01957b1e-6c00-7a10-8000-000000000122"
      ],
      "opinion": "请先看一下技术参数。"
    }
  },
  "listDelegations": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000085401",
        "userId": "01957b1e-6c00-7a10-8000-000000000103",
        "userName": "王晓梅",
        "agentId": "01957b1e-6c00-7a10-8000-000000000133",
        "agentName": "范子涵",
        "bizTypes": [
          "PURCHASE"
        ],
        "startDay": "2026-03-16",
        "endDay": "2026-03-27",
        "remark": "赴外地参加学术会议",
        "version": 1,
        "createTime": "2026-02-27T16:05:00+08:00",
        "createByName": "王晓梅",
        "updateTime": "2026-02-27T16:05:00+08:00",
        "updateByName": "王晓梅",
        "allowedActions": [
          "EDIT",
          "DELETE"
        ]
      }
    ]
  },
  "saveDelegation": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000085404"
    },
    "request": {
      "agentId": "01957b1e-6c00-7a10-8000-000000000122",
      "bizTypes": [
        "PURCHASE"
      ],
      "startDay": "2026-04-06",
      "endDay": "2026-04-17",
      "remark": "赴外地参加学术会议"
    }
  },
  "deleteDelegation": {
    "data": true
  },
  "urgeApprovalInstance": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009150",
      "urgeTime": "2026-03-02T09:00:00+08:00",
      "nextUrgeTime": "2026-03-02T13:00:00+08:00",
      "names": [
        "陈志衡"
      ]
    }
  },
  "queryStuckApprovalPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000009125",
          "bizType": "PURCHASE",
          "projectId": "01957b1e-6c00-7a10-8000-000000009025",
          "projectCode": "JJ2026000037",
          "title": "色谱柱保护芯",
          "applicantName": "陈志衡",
          "deptName": "分析测试中心",
          "amount": "1038.27",
          "seats": [
            {
              "taskId": "01957b1e-6c00-7a10-8000-000000009325",
              "kind": "CARD_OWNER",
              "userName": "范子涵",
              "cause": "LATE",
              "since": "2026-02-26T09:32:00+08:00"
            }
          ],
          "blocked": false,
          "since": "2026-02-26T09:32:00+08:00"
        }
      ],
      "total": 1,
      "current": 1,
      "size": 10
    }
  },
  "queryStrandedTurnPage": {
    "data": {
      "records": [
        {
          "id": "RECEIVE 01957b1e-6c00-7a10-8000-000000009025",
          "step": "RECEIVE",
          "projectId": "01957b1e-6c00-7a10-8000-000000009025",
          "recordId": null,
          "projectCode": "JJ2026000037",
          "title": "色谱柱保护芯",
          "applicantName": "陈志衡",
          "holders": [
            {
              "name": "陈志衡",
              "cause": "DISABLED",
              "userId": "01957b1e-6c00-7a10-8000-000000000104",
              "part": "REQUESTER"
            }
          ],
          "mayHandOver": false,
          "since": "2026-02-26T09:32:00+08:00"
        }
      ],
      "total": 1,
      "current": 1,
      "size": 10
    }
  },
  "listReplacements": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000000132",
        "name": "田雨霏",
        "account": "tianyufei",
        "deptName": "分析测试中心"
      }
    ]
  },
  "replaceTurnHolder": {
    "data": true,
    "request": {
      "part": "REQUESTER",
      "recordId": "01957b1e-6c00-7a10-8000-000000009025",
      "userId": "01957b1e-6c00-7a10-8000-000000000104",
      "replacementId": "01957b1e-6c00-7a10-8000-000000000132",
      "reason": "原申请人已离职，由课题组同事接手。"
    }
  },
  "reassignApproval": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009125",
      "status": "RUNNING",
      "version": 2,
      "projectStatus": "APPROVING"
    },
    "request": {
      "version": 1,
      "userId": "01957b1e-6c00-7a10-8000-000000000122",
      "reason": "原审批人已调离，由分管院长审批。"
    }
  },
  "withdrawApprovalInstance": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000009150",
      "status": "WITHDRAWN",
      "version": 2,
      "projectStatus": "WITHDRAWN"
    },
    "request": {
      "version": 1,
      "reason": "数量有误，改后再提交。"
    }
  },
  "queryAllSupplier": {
    "data": {
      "records": [
        {
          "companyId": "1001",
          "schoolName": "江海大学",
          "id": "01957b1e-6c00-7a10-8000-000000001202",
          "companyName": "齐岳博瑞精密仪器有限公司",
          "creditCode": "91990000MA0000002E",
          "companyType": "LIMITED",
          "supplierKind": "MANUFACTURER",
          "legalPerson": "宋卫东",
          "province": "山东省",
          "city": "济南市",
          "contactName": "陆晓东",
          "contactPhone": "19900001202",
          "status": "PENDING",
          "accountSource": "SELF",
          "signedAgreement": false,
          "agreementExpireDate": null,
          "qualificationExpireDate": "2026-09-19",
          "creditScore": 80,
          "creditLevel": "B",
          "submitTime": "2026-03-01T15:12:01+08:00",
          "auditTime": null,
          "auditUserName": null,
          "remark": null,
          "version": 2,
          "createTime": "2026-03-01T15:00:00+08:00",
          "createByName": "陆晓东",
          "updateTime": "2026-03-01T15:12:01+08:00",
          "updateByName": "陆晓东",
          "goodsCategories": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000002101",
              "categoryCode": "101",
              "categoryName": "仪器设备"
            },
            {
              "id": "01957b1e-6c00-7a10-8000-000000002120",
              "categoryCode": "10101",
              "categoryName": "分析仪器"
            }
          ],
          "masked": false,
          "allowedActions": [
            "REVIEW",
            "REMARK",
            "REFRESH_REGISTRY"
          ]
        },
        {
          "companyId": "1001",
          "schoolName": "江海大学",
          "id": "01957b1e-6c00-7a10-8000-000000001201",
          "companyName": "江海博瑞试剂有限公司",
          "creditCode": "91990000MA0000001B",
          "companyType": "LIMITED",
          "supplierKind": "DEALER",
          "legalPerson": "韩卫东",
          "province": "山东省",
          "city": "济南市",
          "contactName": "马雅兰",
          "contactPhone": "19900001201",
          "status": "APPROVED",
          "accountSource": "IMPORTED",
          "signedAgreement": true,
          "agreementExpireDate": "2026-12-31",
          "qualificationExpireDate": "2026-09-18",
          "creditScore": 92,
          "creditLevel": "A",
          "submitTime": "2026-01-11T09:12:00+08:00",
          "auditTime": "2026-01-12T10:00:00+08:00",
          "auditUserName": "刘海燕",
          "remark": "常用试剂供应商",
          "version": 3,
          "createTime": "2026-01-11T09:00:00+08:00",
          "createByName": "马雅兰",
          "updateTime": "2026-01-12T10:00:00+08:00",
          "updateByName": "刘海燕",
          "goodsCategories": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000002103",
              "categoryCode": "10201",
              "categoryName": "化学试剂"
            },
            {
              "id": "01957b1e-6c00-7a10-8000-000000002104",
              "categoryCode": "10202",
              "categoryName": "玻璃器皿"
            }
          ],
          "masked": false,
          "allowedActions": [
            "REMARK",
            "SET_AGREEMENT",
            "FREEZE",
            "REFRESH_REGISTRY"
          ]
        }
      ],
      "total": 200,
      "current": 1,
      "size": 2
    }
  },
  "exportSuppliers": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000811",
      "taskName": "导出：供应商",
      "status": "PENDING"
    },
    "request": {
      "format": "XLSX",
      "status": "APPROVED"
    }
  },
  "getCompanyDetail": {
    "data": {
      "companyId": "1001",
      "schoolName": "江海大学",
      "id": "01957b1e-6c00-7a10-8000-000000001201",
      "companyName": "江海博瑞试剂有限公司",
      "creditCode": "91990000MA0000001B",
      "companyType": "LIMITED",
      "supplierKind": "DEALER",
      "legalPerson": "韩卫东",
      "province": "山东省",
      "city": "济南市",
      "contactName": "马雅兰",
      "contactPhone": "19900001201",
      "status": "APPROVED",
      "accountSource": "IMPORTED",
      "signedAgreement": true,
      "agreementExpireDate": "2026-12-31",
      "qualificationExpireDate": "2026-09-18",
      "creditScore": 92,
      "creditLevel": "A",
      "submitTime": "2026-01-11T09:12:00+08:00",
      "auditTime": "2026-01-12T10:00:00+08:00",
      "auditUserName": "刘海燕",
      "remark": "常用试剂供应商",
      "version": 3,
      "createTime": "2026-01-11T09:00:00+08:00",
      "createByName": "马雅兰",
      "updateTime": "2026-01-12T10:00:00+08:00",
      "updateByName": "刘海燕",
      "goodsCategories": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000002103",
          "categoryCode": "10201",
          "categoryName": "化学试剂"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000002104",
          "categoryCode": "10202",
          "categoryName": "玻璃器皿"
        }
      ],
      "masked": false,
      "allowedActions": [
        "REMARK",
        "SET_AGREEMENT",
        "FREEZE",
        "REFRESH_REGISTRY"
      ],
      "registeredCapital": "500000.00",
      "establishDate": "2000-01-18",
      "registeredAddress": "济南市工业路1号",
      "businessScope": "试剂及相关产品的销售与服务；技术咨询",
      "contactEmail": "sales1201@supplier.example.com",
      "bankName": "江海银行济南市支行",
      "bankAccount": "6222000000001201",
      "reviewedAccount": {
        "bankName": "江海银行济南市支行",
        "account": "6222000000001201",
        "reviewTime": "2026-01-12T10:00:00+08:00"
      },
      "invoice": {
        "address": "济南市工业路1号",
        "phone": null,
        "bankName": "江海银行济南市支行",
        "bankAccount": "6222000000001201",
        "taxNo": "91990000MA0000001B",
        "title": "江海博瑞试剂有限公司",
        "invoiceType": "SPECIAL"
      },
      "qualifications": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000007301",
          "qualType": "license",
          "qualName": "营业执照",
          "qualNo": "91990000MA0000001B",
          "issueDate": "2000-01-18",
          "expireDate": "2027-04-06",
          "file": null
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000007302",
          "qualType": "hazardous",
          "qualName": "危险化学品经营许可证",
          "qualNo": "ZS-2024-0001",
          "issueDate": "2024-06-01",
          "expireDate": "2026-09-18",
          "file": null
        }
      ],
      "auditOpinion": "资料齐全，同意入库",
      "defaults": [],
      "reviewRecords": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000006402",
          "event": "APPROVED",
          "opinion": "资料齐全，同意入库",
          "userName": "刘海燕",
          "time": "2026-01-12T10:00:00+08:00"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000006401",
          "event": "SUBMITTED",
          "opinion": null,
          "userName": "马雅兰",
          "time": "2026-01-11T09:12:00+08:00"
        }
      ]
    }
  },
  "listCompanyReviewRecords": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000006402",
        "event": "APPROVED",
        "opinion": "资料齐全，同意入库",
        "userName": "刘海燕",
        "time": "2026-01-12T10:00:00+08:00"
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000006401",
        "event": "SUBMITTED",
        "opinion": null,
        "userName": "马雅兰",
        "time": "2026-01-11T09:12:00+08:00"
      }
    ]
  },
  "auditCompany": {
    "data": {
      "status": "APPROVED",
      "needsSecondReview": false
    },
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000001202",
      "version": 2,
      "result": "APPROVED",
      "opinion": "资料齐全，同意入库"
    }
  },
  "remarkCompany": {
    "data": true,
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000001201",
      "version": 3,
      "remark": "常用试剂供应商"
    }
  },
  "updateCompanyAccountSource": {
    "data": true,
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000001201",
      "version": 3,
      "accountSource": "IMPORTED"
    }
  },
  "updateCompanySignedAgreement": {
    "data": true,
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000001201",
      "version": 3,
      "signedAgreement": true,
      "agreementExpireDate": "2026-12-31"
    }
  },
  "registerSupplier": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000001999",
      "status": "REGISTERED"
    },
    "request": {
      "schoolId": "1001",
      "companyName": "江海海川办公设备有限公司",
      "creditCode": "91990000MA0000999G",
      "contactName": "马晓东",
      "contactPhone": "19900002003",
      "phoneCaptcha": "482913",
      "account": "haichuan",
      "password": "Supplier@2026"
    }
  },
  "getSupplierProfile": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000001241",
      "companyName": "江海明理办公家具有限公司",
      "creditCode": "91990000MA0000041F",
      "companyType": "SOLE",
      "supplierKind": "DEALER",
      "legalPerson": "韩志强",
      "registeredCapital": "8500000.00",
      "establishDate": "2017-05-18",
      "registeredAddress": "青岛市工业路41号",
      "province": "山东省",
      "city": "青岛市",
      "businessScope": "办公家具及相关产品的销售与服务；技术咨询",
      "contactName": "郝卫东",
      "contactPhone": "19900001241",
      "contactEmail": "sales1241@supplier.example.com",
      "bankName": "江海银行青岛市支行",
      "bankAccount": "6222000000001241",
      "goodsCategories": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000002107",
          "categoryCode": "103",
          "categoryName": "办公家具"
        }
      ],
      "qualifications": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000007361",
          "qualType": "license",
          "qualName": "营业执照",
          "qualNo": "91990000MA0000041F",
          "issueDate": "2017-05-18",
          "expireDate": "2028-06-19",
          "file": null
        }
      ],
      "status": "APPROVED",
      "rejectReason": null,
      "signedAgreement": true,
      "agreementExpireDate": null,
      "qualificationExpireDate": "2028-06-19",
      "creditScore": 80,
      "creditLevel": "B",
      "schoolName": "江海大学",
      "version": 3
    }
  },
  "updateSupplierProfile": {
    "data": {
      "status": "PENDING"
    },
    "request": {
      "version": 1,
      "companyName": "江海海川办公设备有限公司",
      "creditCode": "91990000MA0000999G",
      "companyType": "LIMITED",
      "supplierKind": "DEALER",
      "legalPerson": "马晓东",
      "registeredAddress": "江海市工业路9号",
      "contactName": "马晓东",
      "contactPhone": "19900002003",
      "goodsCategoryIds": [
        "01957b1e-6c00-7a10-8000-000000002101"
      ],
      "qualifications": [
        {
          "qualType": "license",
          "qualName": "营业执照",
          "qualNo": "91990000MA0000999G",
          "expireDate": "2036-03-01",
          "fileId": "01957b1e-6c00-7a10-8000-000000000a09"
        }
      ]
    }
  },
  "getCompanyGsInfo": {
    "data": {
      "regNo": "370000000001201",
      "changes": [
        {
          "date": "2024-11-05",
          "item": "注册资本",
          "after": "50万元人民币",
          "before": "25万元人民币"
        }
      ],
      "termEnd": null,
      "industry": "批发和零售业",
      "abnormals": [],
      "dishonest": false,
      "penalties": [],
      "termStart": "2000-01-18",
      "creditCode": "91990000MA0000001B",
      "keyPersons": [
        {
          "name": "韩卫东",
          "position": "执行董事"
        }
      ],
      "companyName": "江海博瑞试剂有限公司",
      "companyType": "有限责任公司(自然人投资或控股)",
      "formerNames": [
        "江海博瑞试剂商行"
      ],
      "legalPerson": "韩卫东",
      "approvalDate": "2024-11-05",
      "shareholders": [
        {
          "name": "韩卫东",
          "type": "自然人",
          "ratio": "60.00%",
          "amount": "30万元人民币"
        },
        {
          "name": "马雅兰",
          "type": "自然人",
          "ratio": "40.00%",
          "amount": "20万元人民币"
        }
      ],
      "businessScope": "试剂及相关产品的销售与服务；技术咨询",
      "establishDate": "2000-01-18",
      "paidInCapital": "50万元人民币",
      "operatingStatus": "EXISTING",
      "registeredAddress": "济南市工业路1号",
      "registeredCapital": "50万元人民币",
      "registrationAuthority": "济南市市场监督管理局",
      "supplierId": "01957b1e-6c00-7a10-8000-000000001201",
      "relatedSuppliers": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000001207",
          "companyName": "溯源博瑞图书有限公司",
          "relation": "LEGAL_PERSON"
        }
      ],
      "syncTime": "2026-02-27T03:00:00+08:00",
      "dataSource": "development-fixture"
    }
  },
  "refreshCompanyGsInfo": {
    "data": {
      "regNo": "370000000000001",
      "changes": [],
      "termEnd": null,
      "industry": "Wholesale",
      "abnormals": [],
      "dishonest": false,
      "penalties": [],
      "termStart": "2012-04-18",
      "creditCode": "91990000MA0000001B",
      "keyPersons": [
        {
          "name": "Invented Person MA0000001",
          "position": "Director"
        }
      ],
      "companyName": "Invented Enterprise MA0000001",
      "companyType": "Limited company (invented)",
      "formerNames": [],
      "legalPerson": "Invented Person MA0000001",
      "approvalDate": "2024-11-05",
      "shareholders": [
        {
          "name": "Invented Person MA0000001",
          "type": "Natural person",
          "ratio": "100.00%",
          "amount": "CNY 5,000,000"
        }
      ],
      "businessScope": "Invented for development",
      "establishDate": "2012-04-18",
      "paidInCapital": "CNY 5,000,000",
      "operatingStatus": "EXISTING",
      "registeredAddress": "No. MA0000001, Invented Road",
      "registeredCapital": "CNY 5,000,000",
      "registrationAuthority": "Invented authority",
      "supplierId": "01957b1e-6c00-7a10-8000-000000001201",
      "relatedSuppliers": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000001207",
          "companyName": "溯源博瑞图书有限公司",
          "relation": "LEGAL_PERSON"
        }
      ],
      "syncTime": "2026-03-02T09:00:00+08:00",
      "dataSource": "development-fixture"
    },
    "request": {
      "supplierId": "01957b1e-6c00-7a10-8000-000000001201"
    }
  },
  "getCompanyScorecard": {
    "data": {
      "supplierId": "01957b1e-6c00-7a10-8000-000000001201",
      "score": 92,
      "level": "A",
      "entries": [
        {
          "time": "2026-01-11T09:00:00+08:00",
          "change": 92,
          "score": 92,
          "reason": "INITIAL"
        }
      ]
    }
  },
  "querySchoolPage": {
    "data": {
      "records": [
        {
          "id": "1001",
          "companyId": "1001",
          "schoolName": "江海大学",
          "schoolCode": "91001",
          "shortName": "江海大",
          "province": "山东省",
          "city": "济南市",
          "contactName": "李文博",
          "contactPhone": "19900000102",
          "loginMode": "CAS",
          "status": "ACTIVE",
          "userCount": 45,
          "remark": null,
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "allowedActions": [
            "EDIT",
            "SUSPEND"
          ]
        },
        {
          "id": "1003",
          "companyId": "1003",
          "schoolName": "望舒师范学院",
          "schoolCode": "91003",
          "shortName": null,
          "province": "山东省",
          "city": "威海市",
          "contactName": "吴敏",
          "contactPhone": "19900000903",
          "loginMode": "LOCAL",
          "status": "SUSPENDED",
          "userCount": 3,
          "remark": null,
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "allowedActions": [
            "EDIT",
            "ACTIVATE"
          ]
        }
      ],
      "total": 7,
      "current": 1,
      "size": 2
    }
  },
  "listSchoolsSimple": {
    "data": [
      {
        "companyId": "1001",
        "schoolName": "江海大学",
        "shortName": "江海大"
      },
      {
        "companyId": "1002",
        "schoolName": "齐岳工业大学",
        "shortName": "齐岳工大"
      }
    ]
  },
  "registerSchool": {
    "data": {
      "id": "1006"
    },
    "request": {
      "companyId": "1006",
      "schoolName": "云溪师范学院",
      "schoolCode": "91006",
      "contactName": "许静",
      "contactPhone": "19900000904",
      "loginMode": "LOCAL"
    }
  },
  "getSchoolDetail": {
    "data": {
      "id": "1001",
      "companyId": "1001",
      "schoolName": "江海大学",
      "schoolCode": "91001",
      "shortName": "江海大",
      "province": "山东省",
      "city": "济南市",
      "contactName": "李文博",
      "contactPhone": "19900000102",
      "loginMode": "CAS",
      "status": "ACTIVE",
      "userCount": 45,
      "remark": null,
      "version": 1,
      "createTime": "2025-03-02T09:00:00+08:00",
      "createByName": "系统",
      "updateTime": "2025-03-02T09:00:00+08:00",
      "updateByName": "系统",
      "allowedActions": [
        "EDIT",
        "SUSPEND"
      ],
      "address": "济南市大学路1号",
      "casServerUrl": "https://cas.example.edu.cn/cas",
      "logo": null,
      "invoice": {
        "title": "江海大学",
        "taxNo": "12370000MB00010012",
        "address": "济南市大学路1号",
        "phone": "0531-88880001",
        "bankName": "江海银行大学路支行",
        "bankAccount": "6222000000001001",
        "invoiceType": "SPECIAL"
      }
    }
  },
  "updateSchool": {
    "data": true,
    "request": {
      "id": "1001",
      "version": 1,
      "shortName": "江大"
    }
  },
  "updateCompanyStatus": {
    "data": true,
    "request": {
      "id": "1002",
      "version": 1,
      "status": "SUSPENDED",
      "reason": "校区合并，停止采购"
    }
  },
  "getCompanyInvoiceInfo": {
    "data": {
      "title": "江海大学",
      "taxNo": "12370000MB00010012",
      "address": "济南市大学路1号",
      "phone": "0531-88880001",
      "bankName": "江海银行大学路支行",
      "bankAccount": "6222000000001001",
      "invoiceType": "SPECIAL"
    }
  },
  "listApplyComments": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000005701",
        "content": "同意，请按规定办理。",
        "commentType": "APPROVE",
        "scope": "PERSONAL",
        "sort": 10,
        "version": 1,
        "createTime": "2025-04-10T08:50:21+08:00",
        "createByName": "陈志衡",
        "updateTime": "2025-04-10T08:50:21+08:00",
        "updateByName": "陈志衡",
        "allowedActions": [
          "EDIT",
          "DELETE"
        ]
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000005705",
        "content": "技术参数不明确，请补充后重新提交。",
        "commentType": "REJECT",
        "scope": "SCHOOL",
        "sort": 20,
        "version": 1,
        "createTime": "2025-04-30T08:50:21+08:00",
        "createByName": "李文博",
        "updateTime": "2025-04-30T08:50:21+08:00",
        "updateByName": "李文博",
        "allowedActions": []
      }
    ]
  },
  "saveApplyComment": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000005701"
    },
    "request": {
      "content": "同意，请按规定办理。",
      "commentType": "APPROVE",
      "scope": "PERSONAL",
      "sort": 10
    }
  },
  "deleteApplyComment": {
    "data": true
  },
  "queryContactPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000005001",
          "contactName": "王晓梅",
          "phone": "19900000103",
          "campus": "东校区",
          "address": "东校区有机化学实验室收货处",
          "roomNo": "A-343",
          "isDefault": true,
          "version": 1,
          "createTime": "2025-09-01T09:20:00+08:00",
          "createByName": "王晓梅",
          "updateTime": "2025-09-01T09:20:00+08:00",
          "updateByName": "王晓梅"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000005002",
          "contactName": "黄雅婷",
          "phone": "19900000115",
          "campus": "西校区",
          "address": "西校区有机化学实验室一层大厅",
          "roomNo": null,
          "isDefault": false,
          "version": 1,
          "createTime": "2025-09-02T11:20:00+08:00",
          "createByName": "王晓梅",
          "updateTime": "2025-09-02T11:20:00+08:00",
          "updateByName": "王晓梅"
        }
      ],
      "total": 2,
      "current": 1,
      "size": 10
    }
  },
  "saveContact": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000005002"
    },
    "request": {
      "contactName": "范子涵",
      "phone": "19900000133",
      "campus": "西校区",
      "address": "西校区分析测试中心一层大厅",
      "isDefault": false
    }
  },
  "updateContact": {
    "data": true,
    "request": {
      "version": 1,
      "isDefault": true
    }
  },
  "deleteContact": {
    "data": true
  },
  "queryExpenditurePage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000005101",
          "cardNo": "KY2025-0101",
          "cardName": "有机化学实验室科研项目1",
          "fundType": "SCIENCE",
          "ownerId": "01957b1e-6c00-7a10-8000-000000000103",
          "ownerName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "totalAmount": "60000.00",
          "frozenAmount": "1000.00",
          "occupiedAmount": "0.00",
          "paidAmount": "0.00",
          "availableAmount": "59000.00",
          "validFrom": "2025-01-01",
          "validTo": "2027-12-31",
          "status": "ENABLED",
          "source": "LOCAL",
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 1,
          "createTime": "2025-03-10T09:00:00+08:00",
          "createByName": "赵婉清",
          "updateTime": "2025-03-10T09:00:00+08:00",
          "updateByName": "赵婉清",
          "authorizedUserCount": 1,
          "expired": false,
          "allowedActions": [
            "EDIT",
            "AUTHORIZE",
            "VIEW_LEDGER",
            "FREEZE",
            "UNFREEZE",
            "DISABLE"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000005172",
          "cardNo": "JZ2025-0172",
          "cardName": "有机化学实验室捐赠基金72",
          "fundType": "DONATION",
          "ownerId": "01957b1e-6c00-7a10-8000-000000000133",
          "ownerName": "范子涵",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "totalAmount": "155000.00",
          "frozenAmount": "0.00",
          "occupiedAmount": "0.00",
          "paidAmount": "0.00",
          "availableAmount": "155000.00",
          "validFrom": "2025-01-01",
          "validTo": "2025-12-31",
          "status": "ENABLED",
          "source": "LOCAL",
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 1,
          "createTime": "2025-05-20T09:00:00+08:00",
          "createByName": "赵婉清",
          "updateTime": "2025-05-20T09:00:00+08:00",
          "updateByName": "赵婉清",
          "authorizedUserCount": 0,
          "expired": true,
          "allowedActions": [
            "EDIT",
            "AUTHORIZE",
            "VIEW_LEDGER",
            "DISABLE",
            "DELETE"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000005163",
          "cardNo": "ZX2025-0163",
          "cardName": "有机化学实验室专项经费63",
          "fundType": "SPECIAL",
          "ownerId": "01957b1e-6c00-7a10-8000-000000000103",
          "ownerName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "totalAmount": "200000.00",
          "frozenAmount": "0.00",
          "occupiedAmount": "0.00",
          "paidAmount": "0.00",
          "availableAmount": "200000.00",
          "validFrom": "2025-01-01",
          "validTo": "2027-12-31",
          "status": "ENABLED",
          "source": "LOCAL",
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 1,
          "createTime": "2025-05-11T09:00:00+08:00",
          "createByName": "赵婉清",
          "updateTime": "2025-05-11T09:00:00+08:00",
          "updateByName": "赵婉清",
          "authorizedUserCount": 0,
          "expired": false,
          "allowedActions": [
            "EDIT",
            "AUTHORIZE",
            "VIEW_LEDGER",
            "FREEZE",
            "DISABLE",
            "DELETE"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000005141",
          "cardNo": "GY2025-0141",
          "cardName": "有机化学实验室日常公用41",
          "fundType": "OPERATION",
          "ownerId": "01957b1e-6c00-7a10-8000-000000000133",
          "ownerName": "范子涵",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "totalAmount": "310000.00",
          "frozenAmount": "0.00",
          "occupiedAmount": "0.00",
          "paidAmount": "0.00",
          "availableAmount": "310000.00",
          "validFrom": "2025-01-01",
          "validTo": "2027-12-31",
          "status": "ENABLED",
          "source": "LOCAL",
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 1,
          "createTime": "2025-04-19T09:00:00+08:00",
          "createByName": "赵婉清",
          "updateTime": "2025-04-19T09:00:00+08:00",
          "updateByName": "赵婉清",
          "authorizedUserCount": 0,
          "expired": false,
          "allowedActions": [
            "EDIT",
            "AUTHORIZE",
            "VIEW_LEDGER",
            "FREEZE",
            "DISABLE",
            "DELETE"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000005132",
          "cardNo": "JX2025-0132",
          "cardName": "有机化学实验室课程建设32",
          "fundType": "TEACHING",
          "ownerId": "01957b1e-6c00-7a10-8000-000000000103",
          "ownerName": "王晓梅",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "totalAmount": "355000.00",
          "frozenAmount": "3902.78",
          "occupiedAmount": "7860.73",
          "paidAmount": "4474.55",
          "availableAmount": "338761.94",
          "validFrom": "2025-01-01",
          "validTo": "2027-12-31",
          "status": "ENABLED",
          "source": "LOCAL",
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 1,
          "createTime": "2025-04-10T09:00:00+08:00",
          "createByName": "赵婉清",
          "updateTime": "2025-04-10T09:00:00+08:00",
          "updateByName": "赵婉清",
          "authorizedUserCount": 3,
          "expired": false,
          "allowedActions": [
            "EDIT",
            "AUTHORIZE",
            "VIEW_LEDGER",
            "FREEZE",
            "UNFREEZE",
            "DISABLE"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000005110",
          "cardNo": "XK2025-0110",
          "cardName": "有机化学实验室学科建设10",
          "fundType": "DISCIPLINE",
          "ownerId": "01957b1e-6c00-7a10-8000-000000000133",
          "ownerName": "范子涵",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "totalAmount": "465000.00",
          "frozenAmount": "5687.77",
          "occupiedAmount": "4257.53",
          "paidAmount": "2674.77",
          "availableAmount": "452379.93",
          "validFrom": "2025-01-01",
          "validTo": "2027-12-31",
          "status": "ENABLED",
          "source": "LOCAL",
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 1,
          "createTime": "2025-03-19T09:00:00+08:00",
          "createByName": "赵婉清",
          "updateTime": "2025-03-19T09:00:00+08:00",
          "updateByName": "赵婉清",
          "authorizedUserCount": 3,
          "expired": false,
          "allowedActions": [
            "EDIT",
            "AUTHORIZE",
            "VIEW_LEDGER",
            "FREEZE",
            "UNFREEZE",
            "DISABLE"
          ]
        }
      ],
      "total": 6,
      "current": 1,
      "size": 10,
      "sum": {
        "totalAmount": "1545000.00",
        "frozenAmount": "10590.55",
        "availableAmount": "1515141.87"
      }
    }
  },
  "listExpendituresSimple": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000005170",
        "cardNo": "XK2025-0170",
        "cardName": "科研经费科学科建设70",
        "fundType": "DISCIPLINE",
        "ownerId": "01957b1e-6c00-7a10-8000-000000000124",
        "ownerName": "邓佳怡",
        "availableAmount": "159200.00",
        "validTo": "2027-12-31",
        "remainingAmount": null
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000005163",
        "cardNo": "ZX2025-0163",
        "cardName": "有机化学实验室专项经费63",
        "fundType": "SPECIAL",
        "ownerId": "01957b1e-6c00-7a10-8000-000000000103",
        "ownerName": "王晓梅",
        "availableAmount": "200000.00",
        "validTo": "2027-12-31",
        "remainingAmount": null
      }
    ]
  },
  "getExpenditureDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000005101",
      "cardNo": "KY2025-0101",
      "cardName": "有机化学实验室科研项目1",
      "fundType": "SCIENCE",
      "ownerId": "01957b1e-6c00-7a10-8000-000000000103",
      "ownerName": "王晓梅",
      "deptId": "01957b1e-6c00-7a10-8000-000000000311",
      "deptName": "有机化学实验室",
      "totalAmount": "60000.00",
      "frozenAmount": "1000.00",
      "occupiedAmount": "0.00",
      "paidAmount": "0.00",
      "availableAmount": "59000.00",
      "validFrom": "2025-01-01",
      "validTo": "2027-12-31",
      "expired": false,
      "authorizedUserCount": 1,
      "status": "ENABLED",
      "source": "LOCAL",
      "companyId": "1001",
      "companyName": "江海大学",
      "version": 1,
      "createTime": "2025-03-10T09:00:00+08:00",
      "createByName": "赵婉清",
      "updateTime": "2025-03-10T09:00:00+08:00",
      "updateByName": "赵婉清",
      "allowedActions": [
        "EDIT",
        "AUTHORIZE",
        "VIEW_LEDGER",
        "FREEZE",
        "UNFREEZE",
        "DISABLE"
      ],
      "authorizedUsers": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000102",
          "name": "李文博",
          "account": "schooladmin",
          "deptName": "信息中心"
        }
      ]
    }
  },
  "saveExpenditure": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000005101"
    },
    "request": {
      "cardNo": "KY2025-0103",
      "cardName": "有机催化合成关键技术研究",
      "fundType": "SCIENCE",
      "ownerId": "01957b1e-6c00-7a10-8000-000000000103",
      "deptId": "01957b1e-6c00-7a10-8000-000000000311",
      "totalAmount": "300000.00",
      "validFrom": "2025-01-01",
      "validTo": "2027-12-31",
      "authorizedUserIds": [
        "01957b1e-6c00-7a10-8000-000000000133"
      ]
    }
  },
  "importExpenditures": {
    "data": {
      "cards": [
        {
          "row": 0,
          "cardNo": "KY2026-0301",
          "cardName": "有机催化合成关键技术研究",
          "fundType": "SCIENCE",
          "ownerName": "王晓梅",
          "deptName": "有机化学实验室",
          "totalAmount": "300000.00",
          "validFrom": "2026-01-01",
          "validTo": "2028-12-31"
        },
        {
          "row": 1,
          "cardNo": "GY2026-0302",
          "cardName": "信息中心日常公用",
          "fundType": "OPERATION",
          "ownerName": "李文博",
          "deptName": "信息中心",
          "totalAmount": "80000.00",
          "validFrom": null,
          "validTo": null
        }
      ],
      "problems": [],
      "problemCount": 0
    },
    "request": {
      "rows": [
        {
          "cardNo": "KY2026-0301",
          "cardName": "有机催化合成关键技术研究",
          "fundType": "科研经费",
          "owner": "teacher1",
          "dept": "化学化工学院/有机化学实验室",
          "totalAmount": "300,000.00",
          "validFrom": "2026/1/1",
          "validTo": "2028/12/31"
        },
        {
          "cardNo": "GY2026-0302",
          "cardName": "信息中心日常公用",
          "fundType": "OPERATION",
          "owner": "schooladmin",
          "dept": "1305",
          "totalAmount": "80000"
        }
      ]
    }
  },
  "updateExpenditure": {
    "data": true,
    "request": {
      "version": 1,
      "totalAmount": "80000.00",
      "validTo": "2028-06-30"
    }
  },
  "authorizeExpenditureUsers": {
    "data": true,
    "request": {
      "version": 1,
      "userIds": [
        "01957b1e-6c00-7a10-8000-000000000133"
      ]
    }
  },
  "deleteExpenditure": {
    "data": true
  },
  "freezeExpenditure": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000005101",
      "totalAmount": "60000.00",
      "frozenAmount": "2000.00",
      "availableAmount": "58000.00",
      "version": 2
    },
    "request": {
      "amount": "1000.00",
      "bizCode": "FZ-20260302-01",
      "reason": "实验室改造预留"
    }
  },
  "unfreezeExpenditure": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000005101",
      "totalAmount": "60000.00",
      "frozenAmount": "0.00",
      "availableAmount": "60000.00",
      "version": 2
    },
    "request": {
      "amount": "1000.00",
      "bizCode": "FZ-2025-0001",
      "reason": "改造取消"
    }
  },
  "queryExpenditureFlowPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000052013",
          "expenditureId": "01957b1e-6c00-7a10-8000-000000005101",
          "flowType": "FREEZE",
          "amount": "1000.00",
          "bizCode": "FZ-2025-0001",
          "balance": "59000.00",
          "reason": "实验室改造预留",
          "createTime": "2025-03-13T09:00:00+08:00",
          "createByName": "赵婉清"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000052012",
          "expenditureId": "01957b1e-6c00-7a10-8000-000000005101",
          "flowType": "UNFREEZE",
          "amount": "500.00",
          "bizCode": "FZ-2025-0001",
          "balance": "60000.00",
          "reason": "实验室改造预留",
          "createTime": "2025-03-12T09:00:00+08:00",
          "createByName": "赵婉清"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000052011",
          "expenditureId": "01957b1e-6c00-7a10-8000-000000005101",
          "flowType": "FREEZE",
          "amount": "500.00",
          "bizCode": "FZ-2025-0001",
          "balance": "59500.00",
          "reason": "实验室改造预留",
          "createTime": "2025-03-11T09:00:00+08:00",
          "createByName": "赵婉清"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000052010",
          "expenditureId": "01957b1e-6c00-7a10-8000-000000005101",
          "flowType": "ADJUST",
          "amount": "60000.00",
          "bizCode": null,
          "balance": "60000.00",
          "reason": null,
          "createTime": "2025-03-10T09:00:00+08:00",
          "createByName": "赵婉清"
        }
      ],
      "total": 4,
      "current": 1,
      "size": 10
    }
  },
  "exportExpenditures": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000814",
      "taskName": "导出：经费卡",
      "status": "PENDING"
    },
    "request": {
      "format": "XLSX",
      "fundType": "SCIENCE"
    }
  },
  "exportExpenditureFlows": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000815",
      "taskName": "导出：经费流水",
      "status": "PENDING"
    },
    "request": {
      "format": "XLSX",
      "expenditureId": "01957b1e-6c00-7a10-8000-000000005101"
    }
  },
  "listCarriedExpenditures": {
    "data": {
      "cards": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000005107",
          "cardNo": "KY2025-0107",
          "cardName": "计算机学院科研项目7",
          "ownerName": "林泽宇",
          "deptName": "计算机学院",
          "validTo": "2025-12-31",
          "source": "LOCAL",
          "availableAmount": "474200.00",
          "inFlightAmount": "5800.00",
          "purchaseCount": 0
        }
      ],
      "total": 4
    }
  },
  "carryExpenditures": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000815"
    },
    "request": {
      "expenditureIds": [
        "01957b1e-6c00-7a10-8000-000000005101"
      ],
      "validTo": "2028-12-31"
    }
  },
  "getExpenditureSync": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000802",
      "status": "SUCCESS",
      "doneCount": 7,
      "totalCount": 7,
      "added": 5,
      "updated": 0,
      "disabled": 0,
      "refused": 2,
      "startTime": "2026-03-02T09:00:00+08:00",
      "endTime": "2026-03-02T09:00:00+08:00",
      "errorMessage": null
    }
  },
  "syncExpenditures": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000802",
      "status": "PENDING",
      "doneCount": 0,
      "totalCount": null,
      "added": null,
      "updated": null,
      "disabled": null,
      "refused": null,
      "startTime": null,
      "endTime": null,
      "errorMessage": null
    }
  },
  "queryInboxMessagePage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000005608",
          "title": "您的登录密码已重置",
          "content": "李文博重置了您的登录密码，请用临时密码登录后尽快修改。如有疑问请联系学校管理员。",
          "sceneCode": "PASSWORD_RESET",
          "sceneName": "密码重置",
          "bizType": "USER",
          "bizId": "01957b1e-6c00-7a10-8000-000000000106",
          "read": false,
          "readTime": null,
          "createTime": "2026-02-03T09:00:00+08:00"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000005609",
          "title": "您的登录密码已重置",
          "content": "李文博重置了您的登录密码，请用临时密码登录后尽快修改。如有疑问请联系学校管理员。",
          "sceneCode": "PASSWORD_RESET",
          "sceneName": "密码重置",
          "bizType": "USER",
          "bizId": "01957b1e-6c00-7a10-8000-000000000106",
          "read": true,
          "readTime": "2025-11-05T12:00:00+08:00",
          "createTime": "2025-11-05T09:00:00+08:00"
        }
      ],
      "total": 13,
      "current": 1,
      "size": 2
    }
  },
  "countUnreadInboxMessages": {
    "data": {
      "count": 3
    }
  },
  "markInboxMessagesRead": {
    "data": true,
    "request": {
      "ids": [
        "01957b1e-6c00-7a10-8000-000000005602"
      ]
    }
  },
  "queryOperationLogPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000020000",
          "time": "2026-03-02T08:41:19+08:00",
          "userId": "01957b1e-6c00-7a10-8000-000000000102",
          "userName": "李文博",
          "roleName": "学校管理员",
          "deptName": "信息中心",
          "module": "roles",
          "operationId": "saveRole",
          "action": "新增角色",
          "method": "POST /sys/role/saveRole",
          "ip": "10.20.6.102",
          "costMs": 14,
          "success": false,
          "code": 4003,
          "errorMsg": "不能授予超出本人的数据范围：ALL",
          "requestId": "6f1d3c1e-5c52-4c0e-9a53-0d3b6d0c9d11",
          "companyId": "1001",
          "companyName": "江海大学"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000020001",
          "time": "2026-03-02T08:31:07+08:00",
          "userId": "01957b1e-6c00-7a10-8000-000000000102",
          "userName": "李文博",
          "roleName": null,
          "deptName": null,
          "module": "session",
          "operationId": "login",
          "action": "账号登录",
          "method": "POST /auth/v2/login",
          "ip": "10.20.6.102",
          "costMs": 38,
          "success": true,
          "code": 0,
          "errorMsg": null,
          "requestId": "0b9a5f0e-3f1b-4b8e-8d0c-1f6d0b7f5a52",
          "companyId": "1001",
          "companyName": "江海大学"
        }
      ],
      "total": 2000,
      "current": 1,
      "size": 2
    }
  },
  "exportOperationLog": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000813",
      "taskName": "导出：操作日志",
      "status": "PENDING"
    },
    "request": {
      "format": "CSV",
      "timeStart": "2026-02-01T00:00:00+08:00",
      "timeEnd": "2026-03-01T00:00:00+08:00"
    }
  },
  "getOperationLogDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000020002",
      "userId": "01957b1e-6c00-7a10-8000-000000000102",
      "userName": "李文博",
      "roleName": "学校管理员",
      "deptName": "信息中心",
      "ip": "10.20.6.102",
      "costMs": 21,
      "requestId": "9c2f4d11-6a7e-4f0c-b1d8-52e0a7c3f916",
      "companyId": "1001",
      "companyName": "江海大学",
      "time": "2026-03-02T08:26:53+08:00",
      "operationId": "updateUser",
      "module": "users",
      "action": "修改用户",
      "method": "PUT /sys/user",
      "success": true,
      "code": 0,
      "errorMsg": null,
      "request": "{\"body\":{\"id\":\"01957b1e-6c00-7a10-8000-000000000105\",\"job\":\"货物采购科科长\",\"deptId\":\"01957b1e-6c00-7a10-8000-000000000341\",\"version\":1,\"roleDeptList\":[{\"roleId\":\"01957b1e-6c00-7a10-8000-000000000205\",\"deptIds\":[\"01957b1e-6c00-7a10-8000-000000000347\"]},{\"roleId\":\"01957b1e-6c00-7a10-8000-000000000208\",\"deptIds\":[\"01957b1e-6c00-7a10-8000-000000000349\"]}]},\"path\":{},\"query\":{}}",
      "names": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000105",
          "name": "刘海燕"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000341",
          "name": "货物采购科"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000205",
          "name": "采购专员"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000347",
          "name": "采购与招标中心"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000208",
          "name": "验收人员"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000349",
          "name": "资产与实验室管理处"
        }
      ],
      "changes": [
        {
          "field": "job",
          "label": "职务",
          "isList": false,
          "before": [
            {
              "value": "货物采购科副科长",
              "name": null
            }
          ],
          "after": [
            {
              "value": "货物采购科科长",
              "name": null
            }
          ]
        },
        {
          "field": "deptId",
          "label": "所属部门",
          "isList": false,
          "before": [
            {
              "value": "01957b1e-6c00-7a10-8000-000000000347",
              "name": "采购与招标中心"
            }
          ],
          "after": [
            {
              "value": "01957b1e-6c00-7a10-8000-000000000341",
              "name": "货物采购科"
            }
          ]
        },
        {
          "field": "roleDeptList",
          "label": "角色部门",
          "isList": true,
          "before": [],
          "after": [
            {
              "value": "01957b1e-6c00-7a10-8000-000000000208 01957b1e-6c00-7a10-8000-000000000349",
              "name": "验收人员 · 资产与实验室管理处"
            }
          ]
        }
      ]
    }
  },
  "querySchoolUserPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000102",
          "account": "schooladmin",
          "name": "李文博",
          "phone": "199****0102",
          "email": "schooladmin@example.edu.cn",
          "gender": "MALE",
          "job": "信息中心主任",
          "deptId": "01957b1e-6c00-7a10-8000-000000000305",
          "deptName": "信息中心",
          "collegeName": "信息中心",
          "roles": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000000202",
              "roleCode": "school_admin",
              "roleName": "学校管理员"
            },
            {
              "id": "01957b1e-6c00-7a10-8000-000000000203",
              "roleCode": "purchaser",
              "roleName": "采购申请人"
            }
          ],
          "status": "ENABLED",
          "source": "LOCAL",
          "casId": null,
          "lastLoginTime": "2026-03-01T17:20:45+08:00",
          "lastLoginIp": "10.20.6.102",
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "allowedActions": [
            "EDIT"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000000103",
          "account": "teacher1",
          "name": "王晓梅",
          "phone": "199****0103",
          "email": "teacher1@example.edu.cn",
          "gender": "FEMALE",
          "job": "副教授",
          "deptId": "01957b1e-6c00-7a10-8000-000000000311",
          "deptName": "有机化学实验室",
          "collegeName": "化学化工学院",
          "roles": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000000203",
              "roleCode": "purchaser",
              "roleName": "采购申请人"
            }
          ],
          "status": "ENABLED",
          "source": "LOCAL",
          "casId": null,
          "lastLoginTime": "2026-03-01T08:55:12+08:00",
          "lastLoginIp": "10.20.7.103",
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 1,
          "createTime": "2025-03-02T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-03-02T09:00:00+08:00",
          "updateByName": "系统",
          "allowedActions": [
            "EDIT",
            "DISABLE",
            "LOCK",
            "RESET_PASSWORD",
            "DELETE"
          ]
        }
      ],
      "total": 45,
      "current": 1,
      "size": 2
    }
  },
  "queryAutomaticUserPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000145",
          "account": "baishuyao",
          "name": "白书瑶",
          "phone": "199****0145",
          "email": "baishuyao@example.edu.cn",
          "gender": "FEMALE",
          "job": "主治医师",
          "deptId": "01957b1e-6c00-7a10-8000-000000000334",
          "deptName": "临床技能中心",
          "collegeName": "医学院",
          "roles": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000000203",
              "roleCode": "purchaser",
              "roleName": "采购申请人"
            }
          ],
          "status": "ENABLED",
          "source": "CAS",
          "casId": "20250145",
          "lastLoginTime": "2026-02-24T15:53:55+08:00",
          "lastLoginIp": "10.20.1.145",
          "companyId": "1001",
          "companyName": "江海大学",
          "version": 1,
          "createTime": "2025-09-21T09:00:00+08:00",
          "createByName": "系统",
          "updateTime": "2025-09-21T09:00:00+08:00",
          "updateByName": "系统",
          "allowedActions": [
            "EDIT",
            "DISABLE",
            "LOCK",
            "DELETE"
          ]
        }
      ],
      "total": 5,
      "current": 1,
      "size": 1
    }
  },
  "importUsers": {
    "data": {
      "users": [
        {
          "row": 0,
          "account": "zhouqm",
          "name": "周启明",
          "deptName": "有机化学实验室",
          "roleNames": [
            "采购申请人"
          ],
          "initialPassword": "kR7#mWq2Tz9xVb4f"
        },
        {
          "row": 1,
          "account": "20260117",
          "name": "何晓岚",
          "deptName": "信息中心",
          "roleNames": [
            "采购申请人"
          ],
          "initialPassword": "Hd3+pLs8Yw5cNe6u"
        }
      ],
      "problems": [],
      "problemCount": 0
    },
    "request": {
      "withPasswords": true,
      "rows": [
        {
          "account": "zhouqm",
          "name": "周启明",
          "phone": "19900000161",
          "dept": "化学化工学院/有机化学实验室",
          "roles": [
            "采购申请人"
          ],
          "gender": "男",
          "job": "讲师",
          "email": "zhouqm@example.edu.cn"
        },
        {
          "account": "20260117",
          "name": "何晓岚",
          "phone": "19900000162",
          "dept": "1305",
          "roles": [
            "purchaser"
          ],
          "casId": "20260117"
        }
      ]
    }
  },
  "exportUsers": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000812",
      "taskName": "导出：用户",
      "status": "PENDING"
    },
    "request": {
      "format": "XLSX",
      "status": "ENABLED"
    }
  },
  "getUserDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000103",
      "account": "teacher1",
      "name": "王晓梅",
      "phone": "19900000103",
      "email": "teacher1@example.edu.cn",
      "gender": "FEMALE",
      "job": "副教授",
      "deptId": "01957b1e-6c00-7a10-8000-000000000311",
      "deptName": "有机化学实验室",
      "collegeName": "化学化工学院",
      "roles": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000000203",
          "roleCode": "purchaser",
          "roleName": "采购申请人"
        }
      ],
      "status": "ENABLED",
      "source": "LOCAL",
      "casId": null,
      "lastLoginTime": "2026-03-01T08:55:12+08:00",
      "lastLoginIp": "10.20.7.103",
      "companyId": "1001",
      "companyName": "江海大学",
      "version": 1,
      "createTime": "2025-03-02T09:00:00+08:00",
      "createByName": "系统",
      "updateTime": "2025-03-02T09:00:00+08:00",
      "updateByName": "系统",
      "allowedActions": [
        "EDIT",
        "DISABLE",
        "LOCK",
        "RESET_PASSWORD",
        "DELETE"
      ],
      "roleDeptList": [
        {
          "roleId": "01957b1e-6c00-7a10-8000-000000000203",
          "roleCode": "purchaser",
          "roleName": "采购申请人",
          "deptList": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000000311",
              "deptName": "有机化学实验室",
              "deptType": 2,
              "parentId": "01957b1e-6c00-7a10-8000-000000000301",
              "collegeId": "01957b1e-6c00-7a10-8000-000000000301"
            }
          ]
        }
      ],
      "needChangePassword": false,
      "initialPasswordExpireTime": null,
      "waitingApprovals": 3,
      "handledPurchases": 0,
      "requestedPurchases": 15
    }
  },
  "listUsersSimple": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000000102",
        "name": "李文博",
        "account": "schooladmin",
        "deptName": "信息中心"
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000000103",
        "name": "王晓梅",
        "account": "teacher1",
        "deptName": "有机化学实验室"
      }
    ]
  },
  "addUserRoles": {
    "data": true,
    "request": {
      "userIds": [
        "01957b1e-6c00-7a10-8000-000000000103",
        "01957b1e-6c00-7a10-8000-000000000145"
      ],
      "roleIds": [
        "01957b1e-6c00-7a10-8000-000000000208"
      ]
    }
  },
  "resetPasswords": {
    "data": [
      {
        "id": "01957b1e-6c00-7a10-8000-000000000103",
        "account": "teacher1",
        "name": "王晓梅",
        "deptName": "有机化学实验室",
        "initialPassword": "kR7#mWq2Tz9xVb4f"
      },
      {
        "id": "01957b1e-6c00-7a10-8000-000000000107",
        "account": "keeper1",
        "name": "孙建业",
        "deptName": "校级仓库",
        "initialPassword": "Hd3+pLs8Yw5cNe6u"
      }
    ],
    "request": {
      "userIds": [
        "01957b1e-6c00-7a10-8000-000000000103",
        "01957b1e-6c00-7a10-8000-000000000107"
      ]
    }
  },
  "checkAccount": {
    "data": {
      "exists": true
    }
  },
  "createUser": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000161"
    },
    "request": {
      "account": "zhouqm",
      "name": "周启明",
      "phone": "19900000161",
      "email": "zhouqm@example.edu.cn",
      "gender": "MALE",
      "job": "讲师",
      "deptId": "01957b1e-6c00-7a10-8000-000000000311",
      "roleDeptList": [
        {
          "roleId": "01957b1e-6c00-7a10-8000-000000000203",
          "deptIds": [
            "01957b1e-6c00-7a10-8000-000000000311"
          ]
        }
      ],
      "password": "First#Day26"
    }
  },
  "updateUser": {
    "data": true,
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000000103",
      "version": 1,
      "job": "教授",
      "roleDeptList": [
        {
          "roleId": "01957b1e-6c00-7a10-8000-000000000203",
          "deptIds": [
            "01957b1e-6c00-7a10-8000-000000000311",
            "01957b1e-6c00-7a10-8000-000000000301"
          ]
        }
      ]
    }
  },
  "updateUserStatus": {
    "data": true,
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000000103",
      "status": "DISABLED"
    }
  },
  "deleteUser": {
    "data": true
  },
  "syncCasUsers": {
    "data": {
      "taskId": "01957b1e-6c00-7a10-8000-000000000801",
      "status": "PENDING",
      "added": null,
      "updated": null,
      "disabled": null,
      "refused": null
    }
  },
  "resetPassword": {
    "data": {
      "tempPassword": "kR7#mWq2Tz9x"
    }
  },
  "sendPhoneCaptcha": {
    "data": {
      "expireSeconds": 300,
      "resendSeconds": 60
    },
    "request": {
      "phone": "19900000103",
      "scene": "RESET"
    }
  },
  "updatePassword": {
    "data": true,
    "request": {
      "oldPassword": "Seed@2026",
      "newPassword": "Spring#2026"
    }
  },
  "getMyProfile": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000103",
      "account": "teacher1",
      "name": "王晓梅",
      "phone": "199****0103",
      "email": "teacher1@example.edu.cn",
      "gender": "FEMALE",
      "job": "副教授",
      "avatar": null,
      "introduction": null,
      "location": "东校区",
      "organization": "江海大学 / 化学化工学院 / 有机化学实验室",
      "companyId": "1001",
      "companyName": "江海大学",
      "source": "LOCAL",
      "certification": 1,
      "examCode": null,
      "registrationDate": "2025-03-02",
      "lastLoginTime": "2026-03-01T08:55:12+08:00",
      "hasPassword": true,
      "roleDeptList": [
        {
          "roleId": "01957b1e-6c00-7a10-8000-000000000203",
          "roleCode": "purchaser",
          "roleName": "采购申请人",
          "deptList": [
            {
              "id": "01957b1e-6c00-7a10-8000-000000000311",
              "deptName": "有机化学实验室",
              "deptType": 2,
              "parentId": "01957b1e-6c00-7a10-8000-000000000301",
              "collegeId": "01957b1e-6c00-7a10-8000-000000000301"
            }
          ]
        }
      ],
      "version": 1
    }
  },
  "updateMyProfile": {
    "data": true,
    "request": {
      "version": 1,
      "email": "wangxm@example.edu.cn",
      "introduction": "有机合成方向"
    }
  },
  "updateMyPhone": {
    "data": true,
    "request": {
      "phone": "19900000166",
      "phoneCaptcha": "730264",
      "password": "Seed@2026"
    }
  },
  "resetForgottenPassword": {
    "data": true,
    "request": {
      "account": "teacher1",
      "phone": "19900000103",
      "phoneCaptcha": "482915",
      "newPassword": "Spring#2026"
    }
  },
  "queryHelpGuidelinePage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000003401",
          "channel": "GUIDELINE",
          "title": "首次登录指南",
          "categoryCode": "system",
          "summary": null,
          "source": "平台运营部",
          "author": "沈若彤",
          "top": false,
          "popup": false,
          "targetRoles": [],
          "caseAmount": null,
          "caseSavingRate": null,
          "sort": 10,
          "status": "PUBLISHED",
          "publishTime": "2026-02-26T12:30:00+08:00",
          "expireTime": null,
          "withdrawReason": null,
          "viewCount": 5,
          "companyId": "0",
          "schoolName": "平台",
          "version": 2,
          "createTime": "2026-02-26T12:00:00+08:00",
          "createByName": "沈若彤",
          "updateTime": "2026-02-26T12:30:00+08:00",
          "updateByName": "沈若彤",
          "viewed": false,
          "allowedActions": []
        }
      ],
      "total": 15,
      "current": 1,
      "size": 1
    }
  },
  "saveHelpGuideline": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003401"
    },
    "request": {
      "title": "货物采购申请办理流程",
      "categoryCode": "purchase",
      "content": "<p>适用于单价10000元以上的货物。</p>",
      "steps": [
        {
          "title": "准备材料",
          "content": "填写需求清单并选择物品分类。",
          "routeName": "home"
        }
      ],
      "sort": 10
    }
  },
  "updateHelpGuideline": {
    "data": true,
    "request": {
      "version": 1,
      "title": "货物采购申请办理流程"
    }
  },
  "publishHelpGuideline": {
    "data": true,
    "request": {
      "version": 1,
      "status": "PUBLISHED"
    }
  },
  "deleteHelpGuideline": {
    "data": true
  },
  "queryHelpFaqPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000003301",
          "channel": "FAQ",
          "title": "忘记密码怎么办？",
          "categoryCode": "account",
          "summary": null,
          "source": "平台运营部",
          "author": "沈若彤",
          "top": false,
          "popup": false,
          "targetRoles": [],
          "caseAmount": null,
          "caseSavingRate": null,
          "sort": 10,
          "status": "PUBLISHED",
          "publishTime": "2026-02-26T12:30:00+08:00",
          "expireTime": null,
          "withdrawReason": null,
          "viewCount": 5,
          "companyId": "0",
          "schoolName": "平台",
          "version": 2,
          "createTime": "2026-02-26T12:00:00+08:00",
          "createByName": "沈若彤",
          "updateTime": "2026-02-26T12:30:00+08:00",
          "updateByName": "沈若彤",
          "viewed": false,
          "allowedActions": []
        }
      ],
      "total": 49,
      "current": 1,
      "size": 1
    }
  },
  "saveHelpFaq": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003301"
    },
    "request": {
      "title": "忘记密码怎么办？",
      "categoryCode": "account",
      "content": "<p>在登录页选择“找回密码”，用手机验证码重设。</p>",
      "sort": 10
    }
  },
  "updateHelpFaq": {
    "data": true,
    "request": {
      "version": 1,
      "title": "忘记密码怎么办？"
    }
  },
  "publishHelpFaq": {
    "data": true,
    "request": {
      "version": 1,
      "status": "PUBLISHED"
    }
  },
  "deleteHelpFaq": {
    "data": true
  },
  "queryIntegrityExposurePage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000003610",
          "exposureCode": "SX20260001",
          "supplierId": "01957b1e-6c00-7a10-8000-000000001227",
          "supplierName": "澜川恒信实验耗材有限公司",
          "creditCode": "91990000MA00000270",
          "exposureType": "FALSE_MATERIAL",
          "level": "WARNING",
          "startDate": "2026-01-01",
          "endDate": "2026-12-31",
          "deductScore": 5,
          "status": "PUBLISHED",
          "publishTime": "2026-01-01T09:00:00+08:00",
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 3,
          "createTime": "2025-12-31T09:00:00+08:00",
          "createByName": "刘海燕",
          "updateTime": "2026-02-10T15:30:00+08:00",
          "updateByName": "黄雅婷",
          "allowedActions": []
        }
      ],
      "total": 9,
      "current": 1,
      "size": 1
    }
  },
  "getIntegrityExposureDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003601",
      "exposureCode": "SX20250001",
      "supplierId": "01957b1e-6c00-7a10-8000-000000001397",
      "supplierName": "望舒天工办公家具有限公司",
      "creditCode": "91990000MA0000197W",
      "exposureType": "OTHER",
      "level": "BAN",
      "startDate": "2025-05-08",
      "endDate": "2026-12-31",
      "deductScore": 10,
      "status": "PUBLISHED",
      "publishTime": "2025-05-08T17:00:16+08:00",
      "companyId": "1001",
      "schoolName": "江海大学",
      "version": 2,
      "createTime": "2025-05-07T17:00:16+08:00",
      "createByName": "刘海燕",
      "updateTime": "2025-05-08T17:00:16+08:00",
      "updateByName": "李文博",
      "allowedActions": [],
      "fact": "售后服务人员多次未按约定时间到场，设备停用累计超过30天。",
      "basis": "供货协议第11条",
      "evidence": [],
      "appeal": null,
      "withdrawReason": null
    }
  },
  "saveIntegrityExposure": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003601"
    },
    "request": {
      "supplierId": "01957b1e-6c00-7a10-8000-000000001397",
      "exposureType": "DELAY_DELIVERY",
      "level": "WARNING",
      "fact": "2025年10月成交的办公家具逾期37天交付，两次书面催告后仍未供货。",
      "basis": "供货协议第8条",
      "startDate": "2025-12-15",
      "endDate": "2026-06-14",
      "deductScore": 10,
      "evidenceIds": [
        "01957b1e-6c00-7a10-8000-000000003903"
      ]
    }
  },
  "updateIntegrityExposure": {
    "data": true,
    "request": {
      "version": 1,
      "deductScore": 15
    }
  },
  "publishIntegrityExposure": {
    "data": true,
    "request": {
      "version": 2,
      "status": "WITHDRAWN",
      "reason": "供应商已补足货物并达成和解"
    }
  },
  "recordIntegrityExposureAppeal": {
    "data": true,
    "request": {
      "version": 2,
      "content": "逾期因疫情封控所致，附物流公司证明。",
      "result": "DISMISSED",
      "reply": "证明期间与逾期期间不一致，维持原处理。"
    }
  },
  "deleteIntegrityExposure": {
    "data": true
  },
  "getArticleDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003101",
      "channel": "NEWS",
      "title": "江海大学上线数字化采购平台",
      "categoryCode": "campus_news",
      "summary": "自2026年春季学期起，全校采购申请统一在线办理。",
      "source": "信息中心",
      "author": "李文博",
      "top": true,
      "popup": false,
      "targetRoles": [],
      "caseAmount": null,
      "caseSavingRate": null,
      "sort": 0,
      "status": "PUBLISHED",
      "publishTime": "2026-02-26T12:30:00+08:00",
      "expireTime": null,
      "withdrawReason": null,
      "viewCount": 4,
      "companyId": "1001",
      "schoolName": "江海大学",
      "version": 2,
      "createTime": "2026-02-26T12:00:00+08:00",
      "createByName": "李文博",
      "updateTime": "2026-02-26T12:30:00+08:00",
      "updateByName": "李文博",
      "viewed": false,
      "allowedActions": [],
      "content": "<p>自2026年春季学期起，全校采购申请统一在线办理。</p>",
      "steps": [],
      "cover": null,
      "attachments": []
    }
  },
  "countArticleView": {
    "data": {
      "viewCount": 5
    }
  },
  "queryNewsPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000003101",
          "channel": "NEWS",
          "title": "江海大学上线数字化采购平台",
          "categoryCode": "campus_news",
          "summary": "自2026年春季学期起，全校采购申请统一在线办理。",
          "source": "信息中心",
          "author": "李文博",
          "top": true,
          "popup": false,
          "targetRoles": [],
          "caseAmount": null,
          "caseSavingRate": null,
          "sort": 0,
          "status": "PUBLISHED",
          "publishTime": "2026-02-26T12:30:00+08:00",
          "expireTime": null,
          "withdrawReason": null,
          "viewCount": 4,
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 2,
          "createTime": "2026-02-26T12:00:00+08:00",
          "createByName": "李文博",
          "updateTime": "2026-02-26T12:30:00+08:00",
          "updateByName": "李文博",
          "viewed": false,
          "allowedActions": []
        }
      ],
      "total": 32,
      "current": 1,
      "size": 1
    }
  },
  "saveNews": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003101"
    },
    "request": {
      "title": "江海大学上线数字化采购平台",
      "categoryCode": "campus_news",
      "summary": "全校采购申请自本学期起在线办理。",
      "content": "<p>自2026年春季学期起，全校采购申请统一在线办理。</p>",
      "source": "采购与招标中心",
      "top": true
    }
  },
  "updateNews": {
    "data": true,
    "request": {
      "version": 1,
      "title": "江海大学上线数字化采购平台"
    }
  },
  "publishNews": {
    "data": true,
    "request": {
      "version": 1,
      "status": "PUBLISHED"
    }
  },
  "deleteNews": {
    "data": true
  },
  "querySystemAnnouncementPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000003201",
          "channel": "SYSTEM_ANNOUNCEMENT",
          "title": "3月7日22:00系统升级",
          "categoryCode": null,
          "summary": null,
          "source": "平台运营部",
          "author": "沈若彤",
          "top": true,
          "popup": true,
          "targetRoles": [],
          "caseAmount": null,
          "caseSavingRate": null,
          "sort": 0,
          "status": "PUBLISHED",
          "publishTime": "2026-02-26T12:30:00+08:00",
          "expireTime": "2026-03-08T08:00:00+08:00",
          "withdrawReason": null,
          "viewCount": 5,
          "companyId": "0",
          "schoolName": "平台",
          "version": 2,
          "createTime": "2026-02-26T12:00:00+08:00",
          "createByName": "沈若彤",
          "updateTime": "2026-02-26T12:30:00+08:00",
          "updateByName": "沈若彤",
          "viewed": false,
          "allowedActions": []
        }
      ],
      "total": 9,
      "current": 1,
      "size": 1
    }
  },
  "saveSystemAnnouncement": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003201"
    },
    "request": {
      "title": "3月7日22:00系统升级",
      "content": "<p>升级期间约两小时不能登录。</p>",
      "popup": true,
      "top": true,
      "expireTime": "2026-03-08T08:00:00+08:00"
    }
  },
  "updateSystemAnnouncement": {
    "data": true,
    "request": {
      "version": 1,
      "title": "3月7日22:00系统升级"
    }
  },
  "publishSystemAnnouncement": {
    "data": true,
    "request": {
      "version": 1,
      "status": "PUBLISHED"
    }
  },
  "deleteSystemAnnouncement": {
    "data": true
  },
  "queryLighthousePage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000003501",
          "channel": "LIGHTHOUSE",
          "title": "化学试剂集中采购案例",
          "categoryCode": "reagent",
          "summary": null,
          "source": "采购与招标中心",
          "author": "刘海燕",
          "top": false,
          "popup": false,
          "targetRoles": [],
          "caseAmount": "486000.00",
          "caseSavingRate": "12.50",
          "sort": 0,
          "status": "PUBLISHED",
          "publishTime": "2026-02-26T12:30:00+08:00",
          "expireTime": null,
          "withdrawReason": null,
          "viewCount": 4,
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 2,
          "createTime": "2026-02-26T12:00:00+08:00",
          "createByName": "刘海燕",
          "updateTime": "2026-02-26T12:30:00+08:00",
          "updateByName": "刘海燕",
          "viewed": false,
          "allowedActions": []
        }
      ],
      "total": 14,
      "current": 1,
      "size": 1
    }
  },
  "getLighthouseDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003501",
      "channel": "LIGHTHOUSE",
      "title": "化学试剂集中采购案例",
      "categoryCode": "reagent",
      "summary": null,
      "source": "采购与招标中心",
      "author": "刘海燕",
      "top": false,
      "popup": false,
      "targetRoles": [],
      "caseAmount": "486000.00",
      "caseSavingRate": "12.50",
      "sort": 0,
      "status": "PUBLISHED",
      "publishTime": "2026-02-26T12:30:00+08:00",
      "expireTime": null,
      "withdrawReason": null,
      "viewCount": 4,
      "companyId": "1001",
      "schoolName": "江海大学",
      "version": 2,
      "createTime": "2026-02-26T12:00:00+08:00",
      "createByName": "刘海燕",
      "updateTime": "2026-02-26T12:30:00+08:00",
      "updateByName": "刘海燕",
      "viewed": false,
      "allowedActions": [],
      "content": "<p>六个学院合并需求，统一竞价，节约12.50%。</p>",
      "steps": [],
      "cover": null,
      "attachments": []
    }
  },
  "saveLighthouse": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003501"
    },
    "request": {
      "title": "化学试剂集中采购案例",
      "categoryCode": "reagent",
      "content": "<p>六个学院合并需求，统一竞价，节约12.50%。</p>",
      "caseAmount": "486000.00",
      "caseSavingRate": "12.50"
    }
  },
  "updateLighthouse": {
    "data": true,
    "request": {
      "version": 1,
      "title": "化学试剂集中采购案例"
    }
  },
  "publishLighthouse": {
    "data": true,
    "request": {
      "version": 1,
      "status": "PUBLISHED"
    }
  },
  "deleteLighthouse": {
    "data": true
  },
  "queryDownloadDocPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000003801",
          "docName": "采购需求论证报告模板",
          "docType": "template",
          "docVersion": "2.1",
          "fileId": "01957b1e-6c00-7a10-8000-000000003901",
          "fileName": "采购需求论证报告模板.pdf",
          "fileSize": 1316,
          "contentType": "application/pdf",
          "targetRoles": [],
          "sort": 10,
          "downloadCount": 73,
          "status": "ENABLED",
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 1,
          "createTime": "2026-02-28T10:00:00+08:00",
          "createByName": "刘海燕",
          "updateTime": "2026-02-28T10:00:00+08:00",
          "updateByName": "刘海燕",
          "allowedActions": []
        }
      ],
      "total": 16,
      "current": 1,
      "size": 1
    }
  },
  "downloadDoc": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003901",
      "fileName": "采购需求论证报告模板.pdf",
      "fileSize": 1316,
      "contentType": "application/pdf",
      "sha256": "3fe1d525de857d63635b638c04c3a68fe8beb0666b9736b287641131844bb40c",
      "bizType": "DOCUMENT",
      "url": "/api/file/download/01957b1e-6c00-7a10-8000-000000003901?expires=1772413800&signature=Yk3vQ0m8bq1cS5xWzR7nTfGdLhJpAeUiOyX2K9s4BtE",
      "urlExpireTime": "2026-03-02T09:10:00+08:00",
      "createTime": "2026-02-28T10:00:00+08:00",
      "createByName": "刘海燕"
    }
  },
  "saveDownloadDoc": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003801"
    },
    "request": {
      "docName": "采购需求论证报告模板",
      "docType": "template",
      "fileId": "01957b1e-6c00-7a10-8000-000000003901",
      "docVersion": "2.1",
      "sort": 10,
      "status": "ENABLED"
    }
  },
  "updateDownloadDoc": {
    "data": true,
    "request": {
      "version": 1,
      "status": "DISABLED"
    }
  },
  "deleteDownloadDoc": {
    "data": true
  },
  "createWechatQrCode": {
    "data": {
      "sceneKey": "01957b1e-6c00-7a10-8000-0000000053b1",
      "qrCode": "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMSAyMSI+PHBhdGggZD0iTTAgMGg3djdIMHoiLz48L3N2Zz4=",
      "expireSeconds": 300
    }
  },
  "isWechatBound": {
    "data": {
      "bind": true,
      "status": "BOUND",
      "nickName": "晓梅"
    }
  },
  "queryWechatReceiverPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000005301",
          "openId": "oX5g****Siyf",
          "nickName": "晓梅",
          "nickNameNotes": "本人",
          "userName": "王晓梅",
          "deptName": "有机化学实验室",
          "own": true,
          "bindTime": "2025-09-03T09:00:00+08:00",
          "pushState": true,
          "language": "zh-CN",
          "sceneCount": 1,
          "bindStatus": "BOUND",
          "version": 1,
          "createTime": "2025-09-03T09:00:00+08:00",
          "createByName": "王晓梅",
          "updateTime": "2025-09-03T09:00:00+08:00",
          "updateByName": "王晓梅",
          "allowedActions": [
            "EDIT_NOTE",
            "DISABLE_PUSH",
            "UNBIND"
          ]
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000005327",
          "openId": "oX5g****mtxY",
          "nickName": "晓梅",
          "nickNameNotes": null,
          "userName": "王晓梅",
          "deptName": "有机化学实验室",
          "own": true,
          "bindTime": "2025-01-12T09:02:00+08:00",
          "pushState": false,
          "language": "en-US",
          "sceneCount": 0,
          "bindStatus": "CANCELLED",
          "version": 2,
          "createTime": "2025-01-12T09:02:00+08:00",
          "createByName": "王晓梅",
          "updateTime": "2025-01-16T09:02:00+08:00",
          "updateByName": "王晓梅",
          "allowedActions": []
        }
      ],
      "total": 2,
      "current": 1,
      "size": 10
    }
  },
  "updateWechatPushState": {
    "data": true,
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000005301",
      "version": 1,
      "pushState": false
    }
  },
  "updateWechatNickNameNotes": {
    "data": true,
    "request": {
      "id": "01957b1e-6c00-7a10-8000-000000005301",
      "version": 1,
      "nickNameNotes": "本人手机"
    }
  },
  "unbindWechat": {
    "data": true
  },
  "queryWechatSendLogPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000005501",
          "receiverId": "01957b1e-6c00-7a10-8000-000000005301",
          "receiverName": "本人",
          "userName": "王晓梅",
          "sceneCode": "PASSWORD_RESET",
          "sceneName": "密码重置",
          "title": "您的登录密码已重置",
          "status": "SENT",
          "sendTime": "2026-02-06T09:00:03+08:00",
          "retryTimes": 0,
          "error": null,
          "createTime": "2026-02-06T09:00:00+08:00"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000005502",
          "receiverId": "01957b1e-6c00-7a10-8000-000000005301",
          "receiverName": "本人",
          "userName": "王晓梅",
          "sceneCode": "PASSWORD_RESET",
          "sceneName": "密码重置",
          "title": "您的登录密码已重置",
          "status": "FAILED",
          "sendTime": null,
          "retryTimes": 0,
          "error": "43004 require subscribe",
          "createTime": "2025-11-08T09:00:00+08:00"
        }
      ],
      "total": 2,
      "current": 1,
      "size": 10
    }
  },
  "listWechatMessageScenes": {
    "data": [
      {
        "sceneCode": "PASSWORD_RESET",
        "sceneName": "密码重置",
        "subjectId": "SYSTEM",
        "subjectName": "系统",
        "template": "您的登录密码已重置",
        "id": "01957b1e-6c00-7a10-8000-000000005401",
        "receiverId": "01957b1e-6c00-7a10-8000-000000005301",
        "createTime": "2025-09-03T09:01:00+08:00"
      }
    ]
  },
  "deleteMessageSceneRelation": {
    "data": true
  },
  "queryMessageScenesNotAdded": {
    "data": [
      {
        "sceneCode": "SYSTEM_NOTICE",
        "sceneName": "系统公告",
        "subjectId": "SYSTEM",
        "subjectName": "系统",
        "template": "系统公告：{title}"
      },
      {
        "sceneCode": "TASK_FAILED",
        "sceneName": "任务失败",
        "subjectId": "SYSTEM",
        "subjectName": "系统",
        "template": "任务执行失败：{taskName}"
      }
    ]
  },
  "addMessageSceneRelation": {
    "data": true,
    "request": {
      "receiverId": "01957b1e-6c00-7a10-8000-000000005301",
      "sceneCodes": [
        "PASSWORD_RESET"
      ]
    }
  },
  "listMessageSceneSubjects": {
    "data": [
      {
        "id": "SYSTEM",
        "subjectName": "系统",
        "scenes": [
          {
            "sceneCode": "SYSTEM_NOTICE",
            "sceneName": "系统公告",
            "subjectId": "SYSTEM",
            "subjectName": "系统",
            "template": "系统公告：{title}"
          },
          {
            "sceneCode": "PASSWORD_RESET",
            "sceneName": "密码重置",
            "subjectId": "SYSTEM",
            "subjectName": "系统",
            "template": "您的登录密码已重置"
          }
        ]
      }
    ]
  },
  "uploadFile": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000000a01",
      "fileName": "头像.png",
      "fileSize": 48213,
      "contentType": "image/png",
      "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
      "bizType": "AVATAR",
      "url": "/api/file/download/01957b1e-6c00-7a10-8000-000000000a01?expires=1772414400&signature=Yk3vQ0m8bq1cS5xWzR7nTfGdLhJpAeUiOyX2K9s4BtE",
      "urlExpireTime": "2026-03-02T09:20:00+08:00",
      "createTime": "2026-03-02T09:10:00+08:00",
      "createByName": "王晓梅"
    }
  },
  "getFileInfo": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003901",
      "fileName": "采购需求论证报告模板.pdf",
      "fileSize": 1316,
      "contentType": "application/pdf",
      "sha256": "3fe1d525de857d63635b638c04c3a68fe8beb0666b9736b287641131844bb40c",
      "bizType": "DOCUMENT",
      "url": "/api/file/download/01957b1e-6c00-7a10-8000-000000003901?expires=1772413800&signature=nO7_VYPi8X2iX5xeeRfvwV8FoQ72GmzacgAfeyOWKvA",
      "urlExpireTime": "2026-03-02T09:10:00+08:00",
      "createTime": "2026-02-28T10:00:00+08:00",
      "createByName": "刘海燕"
    }
  },
  "downloadFile": {
    "data": null
  },
  "queryProductPage": {
    "data": {
      "records": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000003701",
          "productName": "无水乙醇",
          "categoryId": "01957b1e-6c00-7a10-8000-000000002139",
          "categoryName": "通用试剂",
          "brand": "博瑞",
          "model": "AR 500ml",
          "referencePrice": "18.50",
          "cover": {
            "id": "01957b1e-6c00-7a10-8000-000000003926",
            "fileName": "无水乙醇.png",
            "fileSize": 4537,
            "contentType": "image/png",
            "sha256": "d1cb4c88874146d02cfd55faa97fb58a3a7046abe569e8e4f1687585e8fe0573",
            "bizType": "PRODUCT",
            "url": "/api/file/download/01957b1e-6c00-7a10-8000-000000003926?expires=1772413800&signature=Yk3vQ0m8bq1cS5xWzR7nTfGdLhJpAeUiOyX2K9s4BtE",
            "urlExpireTime": "2026-03-02T09:10:00+08:00",
            "createTime": "2026-02-28T11:00:00+08:00",
            "createByName": "刘海燕"
          },
          "status": "PUBLISHED",
          "publishTime": "2026-03-01T13:00:00+08:00",
          "companyId": "1001",
          "schoolName": "江海大学",
          "version": 2,
          "createTime": "2026-03-01T11:00:00+08:00",
          "createByName": "刘海燕",
          "updateTime": "2026-03-01T13:00:00+08:00",
          "updateByName": "刘海燕",
          "allowedActions": [
            "WITHDRAW"
          ]
        }
      ],
      "total": 54,
      "current": 1,
      "size": 1
    }
  },
  "getProductDetail": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003701",
      "productName": "无水乙醇",
      "categoryId": "01957b1e-6c00-7a10-8000-000000002139",
      "categoryName": "通用试剂",
      "brand": "博瑞",
      "model": "AR 500ml",
      "referencePrice": "18.50",
      "cover": {
        "id": "01957b1e-6c00-7a10-8000-000000003926",
        "fileName": "无水乙醇.png",
        "fileSize": 4537,
        "contentType": "image/png",
        "sha256": "d1cb4c88874146d02cfd55faa97fb58a3a7046abe569e8e4f1687585e8fe0573",
        "bizType": "PRODUCT",
        "url": "/api/file/download/01957b1e-6c00-7a10-8000-000000003926?expires=1772413800&signature=Yk3vQ0m8bq1cS5xWzR7nTfGdLhJpAeUiOyX2K9s4BtE",
        "urlExpireTime": "2026-03-02T09:10:00+08:00",
        "createTime": "2026-02-28T11:00:00+08:00",
        "createByName": "刘海燕"
      },
      "status": "PUBLISHED",
      "publishTime": "2026-03-01T13:00:00+08:00",
      "companyId": "1001",
      "schoolName": "江海大学",
      "version": 2,
      "createTime": "2026-03-01T11:00:00+08:00",
      "createByName": "刘海燕",
      "updateTime": "2026-03-01T13:00:00+08:00",
      "updateByName": "刘海燕",
      "allowedActions": [
        "WITHDRAW"
      ],
      "parameters": "分析纯，纯度≥99.7%",
      "images": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000003926",
          "fileName": "无水乙醇.png",
          "fileSize": 4537,
          "contentType": "image/png",
          "sha256": "d1cb4c88874146d02cfd55faa97fb58a3a7046abe569e8e4f1687585e8fe0573",
          "bizType": "PRODUCT",
          "url": "/api/file/download/01957b1e-6c00-7a10-8000-000000003926?expires=1772413800&signature=Yk3vQ0m8bq1cS5xWzR7nTfGdLhJpAeUiOyX2K9s4BtE",
          "urlExpireTime": "2026-03-02T09:10:00+08:00",
          "createTime": "2026-02-28T11:00:00+08:00",
          "createByName": "刘海燕"
        }
      ],
      "suppliers": [
        {
          "id": "01957b1e-6c00-7a10-8000-000000001201",
          "companyName": "江海博瑞试剂有限公司",
          "creditCode": "91990000MA0000001B"
        },
        {
          "id": "01957b1e-6c00-7a10-8000-000000001203",
          "companyName": "澜川博瑞实验耗材有限公司",
          "creditCode": "91990000MA0000003H"
        }
      ],
      "withdrawReason": null
    }
  },
  "saveProduct": {
    "data": {
      "id": "01957b1e-6c00-7a10-8000-000000003701"
    },
    "request": {
      "productName": "无水乙醇",
      "categoryId": "01957b1e-6c00-7a10-8000-000000002139",
      "brand": "博瑞",
      "model": "AR 2500ml",
      "parameters": "纯度≥99.7%，2500ml/瓶",
      "referencePrice": "82.00",
      "imageIds": [
        "01957b1e-6c00-7a10-8000-000000003905"
      ],
      "supplierIds": [
        "01957b1e-6c00-7a10-8000-000000001201"
      ]
    }
  },
  "updateProduct": {
    "data": true,
    "request": {
      "version": 1,
      "referencePrice": "19.00"
    }
  },
  "publishProduct": {
    "data": true,
    "request": {
      "version": 1,
      "status": "PUBLISHED"
    }
  },
  "deleteProduct": {
    "data": true
  }
};
