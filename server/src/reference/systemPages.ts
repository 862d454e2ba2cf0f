import { entry, type Menu } from './menuEntry.ts';
import { systemDirectory } from './systemButtons.ts';

interface SystemPage {
  n: number;
  menu: Parameters<typeof entry>[3];
  /** Codes of the built-in roles that hold the page at first. */
  roles: string[];
}

const everybody = [
  'admin',
  'school_admin',
  'purchaser',
  'dept_approver',
  'procurement_officer',
  'finance',
  'warehouse_keeper',
  'inspector',
  'operator',
  'auditor',
];

const pages: SystemPage[] = [
  {
    n: 423,
    menu: {
      menuName: '字典类型',
      menuNameEn: 'Dictionary types',
      routeName: 'system-dict-type',
      path: '/system/dictionary/dictType',
      icon: 'book',
      description: '表单选项的类型，点击名称维护其数据',
      descriptionEn: 'Types of form options; select a name to edit its entries',
      sort: 450,
    },
    roles: ['admin', 'school_admin'],
  },
  {
    n: 424,
    menu: {
      menuName: '字典数据',
      menuNameEn: 'Dictionary entries',
      routeName: 'system-dict-data',
      path: '/system/dictionary/dictData',
      icon: 'list',
      sort: 460,
      hideInMenu: true,
    },
    roles: ['admin', 'school_admin'],
  },
  {
    n: 425,
    menu: {
      menuName: '物品分类',
      menuNameEn: 'Goods categories',
      routeName: 'system-goods-category',
      path: '/system/goods-category',
      icon: 'box',
      description: '采购物品的分类、危化品标记和论证要求',
      descriptionEn: 'Categories of goods, hazard tags and justification reports',
      sort: 440,
    },
    roles: ['admin', 'school_admin', 'operator'],
  },
  {
    n: 426,
    menu: {
      menuName: '任务管理',
      menuNameEn: 'Background tasks',
      routeName: 'task-manage',
      path: '/task-manage',
      icon: 'list',
      description: '后台任务的进度、日志、重试和停止',
      descriptionEn: 'Progress, log, retry and stop of background tasks',
      sort: 620,
    },
    roles: ['admin', 'school_admin', 'operator'],
  },
  {
    n: 427,
    menu: {
      menuName: '操作日志',
      menuNameEn: 'Operation log',
      routeName: 'system-operation-log',
      path: '/system/operation-log',
      icon: 'file',
      description: '谁做了什么，什么被拒绝，可按条件导出',
      descriptionEn: 'Who did what and what was refused, with export',
      sort: 630,
    },
    roles: ['admin', 'auditor'],
  },
  {
    n: 428,
    menu: {
      menuName: '审批意见',
      menuNameEn: 'Approval comments',
      routeName: 'approval-remarks',
      path: '/approval-remarks',
      icon: 'approval',
      description: '审批时可直接选用的个人和全校意见',
      descriptionEn: 'Saved comments for approvals, personal and school-wide',
      sort: 640,
    },
    roles: everybody,
  },
  {
    n: 429,
    menu: {
      menuName: '特色参数',
      menuNameEn: 'Character parameters',
      routeName: 'character-parameter',
      path: '/character-parameter',
      icon: 'settings',
      description: '各校可以不同的功能及其平台默认值',
      descriptionEn: 'Features that can differ by school, and their platform defaults',
      sort: 600,
    },
    roles: ['admin'],
  },
  {
    n: 430,
    menu: {
      menuName: '学校特色参数',
      menuNameEn: 'School settings',
      routeName: 'character-parameter-school',
      path: '/character-parameter-school',
      icon: 'settings',
      description: '本校生效的功能参数及其来源',
      descriptionEn: 'Parameters in effect for the school, and their source',
      sort: 610,
    },
    roles: ['admin', 'school_admin'],
  },
  {
    n: 431,
    menu: {
      menuName: '菜单管理',
      menuNameEn: 'Menus',
      routeName: 'system-menu',
      path: '/system/menu',
      icon: 'list',
      description: '菜单、按钮及其权限标识，以及各校的启停',
      descriptionEn: 'Menu entries and buttons with permission codes, and switches per school',
      sort: 420,
    },
    roles: ['admin', 'school_admin'],
  },
  {
    n: 432,
    menu: {
      menuName: '采购模式',
      menuNameEn: 'Procurement methods',
      routeName: 'system-purchasing-pattern',
      path: '/system/purchasing-pattern',
      icon: 'cart',
      description: '按类型和金额确定采购的执行方式与进度节点',
      descriptionEn: 'Methods and progress steps of purchases by type and amount',
      sort: 430,
    },
    roles: ['admin', 'school_admin'],
  },
  {
    n: 433,
    menu: {
      menuName: '学校管理',
      menuNameEn: 'Schools',
      routeName: 'system-school',
      path: '/system/school',
      icon: 'school',
      description: '学校的登记、服务期、登录方式和状态',
      descriptionEn: 'Schools: registration, service period, login method and status',
      sort: 410,
    },
    roles: ['admin'],
  },
];

/** The pages for setting up the system. Their buttons are below them. */
export const systemPages: Menu[] = pages.map(({ n, menu }) => entry('MENU', n, systemDirectory, menu));

/** Returns the numbers of the pages that a built-in role holds at first, and of the directory above them. */
export function systemPagesFor(roleCode: string): number[] {
  return pages.filter(({ roles }) => roles.includes(roleCode)).flatMap(({ n }) => [systemDirectory, n]);
}
