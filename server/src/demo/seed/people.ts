import type { Tables } from '#platform/db/tables.ts';

/** A person of the demo data. Numbers are those of `seedId`; the school is that of the department. */
export interface Person {
  n: number;
  account: string;
  name: string;
  job: string;
  dept: number;
  /** Codes of roles with the departments they are held for; the first is the main one. */
  roles: string;
  status?: Tables['appUser']['status'];
  /** Null for somebody who has never logged in; made up if left out. */
  lastLogin?: string | null;
  introduction?: string;
  examCode?: string;
  certification?: 0;
}

/** The accounts that documentation and tests name; they are free of what could change by chance. */
const named: Person[] = [
  { n: 101, account: 'admin', name: '周明远', job: '平台管理员', dept: 390, roles: 'admin@390' },
  {
    n: 102,
    account: 'schooladmin',
    name: '李文博',
    job: '信息中心主任',
    dept: 305,
    roles: 'school_admin@305 purchaser@311',
    lastLogin: '2026-03-01T17:20:45+08:00',
  },
  {
    n: 103,
    account: 'teacher1',
    name: '王晓梅',
    job: '副教授',
    dept: 311,
    roles: 'purchaser@311',
    lastLogin: '2026-03-01T08:55:12+08:00',
  },
  {
    n: 104,
    account: 'dean1',
    name: '陈志衡',
    job: '院长',
    dept: 301,
    roles: 'dept_approver@301 purchaser@312',
    introduction: '从事有机合成与绿色化学研究。',
  },
  {
    n: 105,
    account: 'officer1',
    name: '刘海燕',
    job: '货物采购科科长',
    dept: 341,
    roles: 'procurement_officer@347 inspector@349',
  },
  { n: 106, account: 'finance1', name: '赵婉清', job: '财务处副处长', dept: 348, roles: 'finance@348' },
  { n: 107, account: 'keeper1', name: '孙建业', job: '校级仓库主管', dept: 346, roles: 'warehouse_keeper@346 purchaser@345' },
  {
    n: 108,
    account: 'inspector1',
    name: '何立群',
    job: '资产与实验室管理处处长',
    dept: 349,
    roles: 'inspector@349 purchaser@319',
  },
  { n: 109, account: 'operator1', name: '沈若彤', job: '运营专员', dept: 391, roles: 'operator@391' },
  { n: 110, account: 'auditor1', name: '郑秋实', job: '审计处处长', dept: 350, roles: 'auditor@350', examCode: 'SJ-2025-0110' },
  { n: 111, account: 'nomenu1', name: '钱思远', job: '档案员', dept: 310, roles: 'archive_reader@310', lastLogin: null },
  {
    n: 112,
    account: 'disabled1',
    name: '冯国梁',
    job: '讲师',
    dept: 320,
    roles: 'purchaser@320',
    status: 'DISABLED',
    lastLogin: '2025-11-20T10:31:00+08:00',
  },
  {
    n: 113,
    account: 'locked1',
    name: '蒋晨曦',
    job: '实验师',
    dept: 313,
    roles: 'purchaser@313',
    status: 'LOCKED',
    lastLogin: '2026-02-26T14:02:37+08:00',
  },
];

const platformAndMainSchool: Person[] = [
  { n: 114, account: 'wuqihang', name: '吴启航', job: '运维工程师', dept: 391, roles: 'admin@391' },
  { n: 115, account: 'huangyating', name: '黄雅婷', job: '系统工程师', dept: 305, roles: 'school_admin@305' },
  { n: 116, account: 'xuhaoran', name: '徐浩然', job: '系统工程师', dept: 305, roles: 'school_admin@305' },
  { n: 117, account: 'mazhenhua', name: '马振华', job: '院长', dept: 304, roles: 'dept_approver@304 purchaser@322' },
  {
    n: 118,
    account: 'linzeyu',
    name: '林泽宇',
    job: '院长',
    dept: 306,
    roles: 'dept_approver@306 purchaser@326',
    introduction: '研究方向为分布式系统。',
  },
  { n: 119, account: 'luolijuan', name: '罗丽娟', job: '副院长', dept: 303, roles: 'dept_approver@303' },
  { n: 120, account: 'tangwenjing', name: '唐文静', job: '院长', dept: 308, roles: 'dept_approver@308 inspector@349' },
  { n: 121, account: 'hanchengzhi', name: '韩承志', job: '采购与招标中心主任', dept: 347, roles: 'dept_approver@347' },
  { n: 122, account: 'caodeming', name: '曹德明', job: '副校长', dept: 300, roles: 'dept_approver@300' },
  { n: 123, account: 'pengsiqi', name: '彭思琪', job: '采购专员', dept: 342, roles: 'procurement_officer@347' },
  { n: 124, account: 'dengjiayi', name: '邓佳怡', job: '科研经费科科长', dept: 344, roles: 'finance@348 purchaser@344' },
  { n: 125, account: 'xiaoyifan', name: '萧逸帆', job: '会计', dept: 343, roles: 'finance@348' },
  { n: 126, account: 'yuchunlan', name: '余春兰', job: '库管员', dept: 346, roles: 'warehouse_keeper@346 warehouse_keeper@301' },
  { n: 127, account: 'panweidong', name: '潘卫东', job: '库管员', dept: 308, roles: 'warehouse_keeper@308' },
  { n: 128, account: 'dulinfeng', name: '杜林峰', job: '试剂库管理员', dept: 301, roles: 'warehouse_keeper@301' },
  { n: 129, account: 'daixiuying', name: '戴秀英', job: '高级工程师', dept: 345, roles: 'inspector@349' },
  { n: 130, account: 'xiabingqing', name: '夏冰清', job: '教授', dept: 321, roles: 'inspector@303' },
  { n: 131, account: 'zhongruiming', name: '钟瑞明', job: '教授', dept: 330, roles: 'inspector@307' },
];

const teachers: Person[] = [
  { n: 132, account: 'tianyufei', name: '田雨霏', job: '讲师', dept: 312, roles: 'purchaser@312' },
  { n: 133, account: 'fanzihan', name: '范子涵', job: '教授', dept: 311, roles: 'purchaser@311' },
  { n: 134, account: 'fangjunkai', name: '方俊楷', job: '实验师', dept: 314, roles: 'purchaser@314' },
  { n: 135, account: 'shimengyao', name: '石梦瑶', job: '副教授', dept: 316, roles: 'purchaser@316' },
  { n: 136, account: 'yaowenhao', name: '姚文昊', job: '研究员', dept: 317, roles: 'purchaser@317' },
  { n: 137, account: 'tanjingyi', name: '谭静怡', job: '实验师', dept: 318, roles: 'purchaser@318' },
  { n: 138, account: 'liaozhiyuan', name: '廖志远', job: '副教授', dept: 320, roles: 'purchaser@320' },
  { n: 139, account: 'zouxinlei', name: '邹欣蕾', job: '讲师', dept: 322, roles: 'purchaser@322' },
  { n: 140, account: 'xiongtianyi', name: '熊天翊', job: '副研究员', dept: 323, roles: 'purchaser@323' },
  { n: 141, account: 'jinhuiwen', name: '金慧雯', job: '讲师', dept: 326, roles: 'purchaser@326' },
  { n: 142, account: 'luchenguang', name: '陆晨光', job: '教授', dept: 327, roles: 'purchaser@327' },
  { n: 143, account: 'haopeishan', name: '郝佩珊', job: '工程师', dept: 329, roles: 'purchaser@329', certification: 0 },
  { n: 144, account: 'kongxiangrui', name: '孔祥瑞', job: '教授', dept: 331, roles: 'purchaser@331' },
  { n: 145, account: 'baishuyao', name: '白书瑶', job: '主治医师', dept: 334, roles: 'purchaser@334' },
  { n: 146, account: 'cuizhenyu', name: '崔震宇', job: '讲师', dept: 337, roles: 'purchaser@337' },
  { n: 147, account: 'kangruoxi', name: '康若溪', job: '馆员', dept: 339, roles: 'purchaser@339', certification: 0 },
  {
    n: 148,
    account: 'maojianmin',
    name: '毛建敏',
    job: '教授(退休)',
    dept: 333,
    roles: 'purchaser@333',
    status: 'DISABLED',
    lastLogin: null,
  },
];

/** Schools 3338, 2981, 1002 and 1003. In the first three somebody is school administrator beside their main work. */
const otherSchools: Person[] = [
  {
    n: 149,
    account: 'qiuyunfei',
    name: '邱云飞',
    job: '采购中心主任',
    dept: 354,
    roles: 'procurement_officer@354 school_admin@356',
  },
  { n: 150, account: 'qinlangyue', name: '秦朗月', job: '院长', dept: 352, roles: 'dept_approver@352' },
  { n: 151, account: 'jiangnanxi', name: '江楠溪', job: '讲师', dept: 353, roles: 'purchaser@353' },
  { n: 152, account: 'shizhongyue', name: '史仲岳', job: '实验中心主任', dept: 359, roles: 'purchaser@359 school_admin@362' },
  { n: 153, account: 'guyixuan', name: '顾奕萱', job: '院长', dept: 358, roles: 'dept_approver@358' },
  { n: 154, account: 'houjingtian', name: '侯景田', job: '讲师', dept: 359, roles: 'purchaser@359' },
  { n: 155, account: 'shaoboyan', name: '邵柏言', job: '采购专员', dept: 366, roles: 'procurement_officer@366 school_admin@368' },
  { n: 156, account: 'mengqingge', name: '孟清歌', job: '副教授', dept: 365, roles: 'purchaser@365' },
  { n: 157, account: 'longxuefeng', name: '龙学峰', job: '教授', dept: 364, roles: 'purchaser@364' },
  {
    n: 158,
    account: 'wanlingyu',
    name: '万凌宇',
    job: '讲师',
    dept: 371,
    roles: 'purchaser@371',
    lastLogin: '2025-12-18T16:40:09+08:00',
  },
  {
    n: 159,
    account: 'duanzhaoning',
    name: '段昭宁',
    job: '院长',
    dept: 370,
    roles: 'dept_approver@370',
    lastLogin: '2025-12-22T09:12:51+08:00',
  },
  { n: 160, account: 'leimuqing', name: '雷沐晴', job: '实验师', dept: 371, roles: 'purchaser@371', lastLogin: null },
];

export const people: Person[] = [...named, ...platformAndMainSchool, ...teachers, ...otherSchools];

/** Who heads which department: department number to person number. */
export const leaders: [dept: number, person: number][] = [
  [301, 104],
  [303, 119],
  [304, 117],
  [305, 102],
  [306, 118],
  [308, 120],
  [346, 107],
  [347, 121],
  [348, 106],
  [349, 108],
  [350, 110],
  [352, 150],
  [354, 149],
  [358, 153],
  [370, 159],
];

/** Those who review suppliers: administrators and procurement officers of a school. */
export const reviewers = people.filter(({ roles }) => /\b(school_admin|procurement_officer)@/.test(roles));
