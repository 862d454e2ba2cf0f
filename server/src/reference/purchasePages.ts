import { entry, type Menu } from './menuEntry.ts';

/** Number of the directory of purchases. */
const purchaseDirectory = 4301;
/** Number of the page of cases. */
export const approvalList = 4310;
/** Number of the list of purchases, below which the buttons of purchases are. */
export const purchaseList = 4302;
const approvalDirectory = 4309;
/** Number of the page of flows, below which the buttons of flows are. */
export const flowList = 4370;

/** The roles that request purchases. */
export const applicants = ['purchaser'];
/** The roles that see purchases: those in which they have a part, of their college, or of the school. */
export const purchaseReaders = [
  ...applicants,
  'dept_approver',
  'procurement_officer',
  'finance',
  'warehouse_keeper',
  'inspector',
  'auditor',
  'school_admin',
  'admin',
];
/** The roles that see contracts, acceptances and stock. */
const contractReaders = ['purchaser', 'dept_approver', 'procurement_officer', 'finance', 'auditor', 'school_admin', 'admin'];
const stockReaders = [...contractReaders, 'warehouse_keeper'];
const warehouseReaders = ['warehouse_keeper', 'auditor', 'school_admin', 'admin'];
const modifyReaders = ['purchaser', 'dept_approver', 'procurement_officer', 'auditor', 'school_admin', 'admin'];
/** Numbers of the pages below which their buttons are. */
export const modifyList = 4391;
export const otherWayList = 4395;
export const contractList = 4340;
export const acceptanceList = 4341;
export const stockList = 4342;
export const warehouseList = 4343;
export const sharedStockList = 4381;
export const sharedApplyList = 4382;
const stockDirectory = 4344;
/** The roles whose menu has the notices. Everybody with a role may read one, from home or from a message. */
const noticeReaders = ['purchaser', 'dept_approver', 'procurement_officer', 'operator', 'auditor', 'school_admin', 'admin'];
/** Anybody at a school may be asked to approve or to witness. */
const asked = [
  'school_admin',
  'purchaser',
  'dept_approver',
  'procurement_officer',
  'finance',
  'warehouse_keeper',
  'inspector',
  'auditor',
];

/** The switch that the pages of shared stock come and go with. */
const sharedFlag = 'whetherToEnableSharedInventory';

/** The switch of schools whose purchases hang on items of their own project system. */
const schoolItemsFlag = 'QLGYUniversityCharacter';
/** While it is on, nobody begins a purchase. */
const hiddenFlag = 'whetherHideEntryNewlyCreatedProject';
/** Number of the list of such items, below which its button is. */
export const schoolItemList = 4377;

interface PurchasePage {
  n: number;
  under: number;
  menu: Parameters<typeof entry>[3];
  /** Codes of the built-in roles that hold the page at first. */
  roles: string[];
}

const pages: PurchasePage[] = [
  {
    n: 4303,
    under: purchaseDirectory,
    menu: {
      menuName: '发起采购',
      menuNameEn: 'New request',
      routeName: 'purchase-management-sponsor',
      path: '/purchase-management/sponsor',
      icon: 'cart',
      permission: 'purchase:project:create',
      offFlagKeys: [hiddenFlag, schoolItemsFlag],
      description: '填写要买什么、向谁买、用哪张经费卡，提交审批',
      descriptionEn: 'Enter goods, supplier and budget card, then submit for approval',
      sort: 10,
    },
    roles: applicants,
  },
  {
    n: 4376,
    under: purchaseDirectory,
    menu: {
      menuName: '新建项目(齐鲁工大)',
      menuNameEn: 'New request for a linked item',
      routeName: 'purchase-management-qlgd-new-construction',
      path: '/purchase-management/qlgd-new-construction',
      icon: 'cart',
      permission: 'purchase:project:create',
      description: '先选择学校项目系统中的项目，再填写采购申请',
      descriptionEn: 'Choose an item of the project system, then enter the request',
      sort: 10,
      flagKey: schoolItemsFlag,
      offFlagKeys: [hiddenFlag],
    },
    roles: applicants,
  },
  {
    n: schoolItemList,
    under: purchaseDirectory,
    menu: {
      menuName: '关联项目(齐鲁工大)',
      menuNameEn: 'Linked items',
      routeName: 'purchase-management-qlgd-association-items',
      path: '/purchase-management/qlgd-association-items',
      icon: 'list',
      permission: 'purchase:association:read',
      description: '学校项目系统中的项目、批复金额与已关联的采购',
      descriptionEn: 'Items of the project system, approved amounts and linked purchases',
      sort: 22,
      flagKey: schoolItemsFlag,
    },
    roles: [...applicants, 'procurement_officer', 'school_admin'],
  },
  {
    n: purchaseList,
    under: purchaseDirectory,
    menu: {
      menuName: '采购项目',
      menuNameEn: 'Purchases',
      routeName: 'purchase-management-procurement-item',
      path: '/purchase-management/procurement-item',
      icon: 'list',
      permission: 'purchase:project:read',
      description: '采购项目的进展、等待的人和付款',
      descriptionEn: 'Progress of purchases, who they are waiting on, and payments',
      sort: 20,
    },
    roles: purchaseReaders,
  },
  {
    n: 4307,
    under: purchaseDirectory,
    menu: {
      menuName: '草稿存档',
      menuNameEn: 'Drafts',
      routeName: 'purchase-management-draft-ave',
      path: '/purchase-management/draft-ave',
      icon: 'file',
      // Held with the drafts: who has one goes on with it where none may be begun.
      permission: 'purchase:project:apply',
      description: '尚未提交的采购，保留 90 天',
      descriptionEn: 'Requests not yet submitted, kept for 90 days',
      sort: 30,
    },
    roles: applicants,
  },
  {
    n: 4330,
    under: purchaseDirectory,
    menu: {
      menuName: '采购公告',
      menuNameEn: 'Notices',
      routeName: 'purchase-management-announce',
      path: '/purchase-management/announce',
      icon: 'announcement',
      description: '竞价、延期、成交、流标等公告',
      descriptionEn: 'Notices of bidding, extension, award and failure',
      sort: 35,
    },
    roles: noticeReaders,
  },
  {
    n: 4331,
    under: purchaseDirectory,
    menu: {
      menuName: '公告项目信息',
      menuNameEn: 'Purchase notice',
      routeName: 'purchase-management-announcement-project-info',
      path: '/purchase-management/announcement-project-info',
      sort: 50,
      hideInMenu: true,
    },
    roles: noticeReaders,
  },
  {
    n: modifyList,
    under: purchaseDirectory,
    menu: {
      menuName: '项目变更',
      menuNameEn: 'Change requests',
      routeName: 'purchase-management-project-modify',
      path: '/purchase-management/project-modify',
      icon: 'edit',
      permission: 'purchase:modify:read',
      description: '已批准采购的变更申请、审批与生效',
      descriptionEn: 'Change requests for approved purchases: approval and effect',
      sort: 34,
    },
    roles: modifyReaders,
  },
  {
    n: otherWayList,
    under: purchaseDirectory,
    menu: {
      menuName: '其他采购方式',
      menuNameEn: 'Other methods',
      routeName: 'other-procurement-type',
      path: '/other-procurement-type',
      icon: 'approval',
      description: '单一来源、谈判、询价、框架协议、应急等不在平台竞价的采购',
      descriptionEn: 'Purchases without bidding here: single source, negotiation, inquiry, framework, emergency and others',
      sort: 25,
    },
    roles: contractReaders,
  },
  {
    n: contractList,
    under: purchaseDirectory,
    menu: {
      menuName: '采购合同',
      menuNameEn: 'Contracts',
      routeName: 'purchase-management-contracts-procurement',
      path: '/purchase-management/contracts-procurement',
      icon: 'file',
      permission: 'contract:contract:read',
      description: '合同的起草、审批、签订与付款进度',
      descriptionEn: 'Drafting, approval, signing and payment progress of contracts',
      sort: 36,
    },
    roles: contractReaders,
  },
  {
    n: acceptanceList,
    under: purchaseDirectory,
    menu: {
      menuName: '项目验收',
      menuNameEn: 'Acceptances',
      routeName: 'inspection-project',
      path: '/inspection-project',
      icon: 'check',
      permission: 'acceptance:acceptance:read',
      description: '到货登记、验收签署与结论',
      descriptionEn: 'Deliveries, inspections and conclusions',
      sort: 37,
    },
    roles: purchaseReaders,
  },
  {
    n: stockList,
    under: stockDirectory,
    menu: {
      menuName: '库存管理',
      menuNameEn: 'Inventory',
      routeName: 'stock-page',
      path: '/stock-page',
      icon: 'box',
      permission: 'stock:stock:read',
      description: '库存、待入库单据与库存金额',
      descriptionEn: 'Inventory, its value and documents to confirm',
      sort: 10,
    },
    roles: stockReaders,
  },
  {
    n: warehouseList,
    under: stockDirectory,
    menu: {
      menuName: '仓库管理',
      menuNameEn: 'Warehouses',
      routeName: 'warehouse-manage',
      path: '/warehouse-manage',
      icon: 'building',
      permission: 'stock:warehouse:read',
      description: '仓库、库位与库管员',
      descriptionEn: 'Warehouses, their locations and keepers',
      sort: 20,
    },
    roles: warehouseReaders,
  },
  {
    n: sharedStockList,
    under: stockDirectory,
    menu: {
      menuName: '共享库存',
      menuNameEn: 'Shared inventory',
      routeName: 'database-shared-memory',
      path: '/database-shared-memory',
      icon: 'warehouse',
      permission: 'stock:shared:read',
      description: '查找其他单位共享的物品并申请使用',
      descriptionEn: 'Find and request goods that other departments share',
      sort: 12,
      flagKey: sharedFlag,
    },
    roles: stockReaders,
  },
  {
    n: sharedApplyList,
    under: stockDirectory,
    menu: {
      menuName: '共享库存使用审批',
      menuNameEn: 'Shared inventory requests',
      routeName: 'approval-use-shared-inventory',
      path: '/approval-use-shared-inventory',
      icon: 'approval',
      description: '审批共享申请，办理出库与归还',
      descriptionEn: 'Review requests, issue goods and record returns',
      sort: 14,
      flagKey: sharedFlag,
    },
    roles: ['warehouse_keeper', 'dept_approver', 'school_admin', 'auditor', 'admin'],
  },
  {
    n: 4308,
    under: purchaseDirectory,
    menu: {
      menuName: '项目详情',
      menuNameEn: 'Purchase details',
      routeName: 'purchase-management-project-info',
      path: '/purchase-management/project-info',
      sort: 40,
      hideInMenu: true,
    },
    roles: purchaseReaders,
  },
  {
    n: approvalList,
    under: approvalDirectory,
    menu: {
      menuName: '我的申请与审批',
      menuNameEn: 'My requests and approvals',
      routeName: 'approval-my-apply',
      path: '/approval/my-apply',
      icon: 'approval',
      description: '等我处理的、我处理过的和我发起的',
      descriptionEn: 'Requests to review, your decisions and your own requests',
      sort: 10,
    },
    roles: asked,
  },
  {
    n: 4311,
    under: approvalDirectory,
    menu: {
      menuName: '审批单详情',
      menuNameEn: 'Approval details',
      routeName: 'approval-apply-order-detail',
      path: '/approval/apply-order-detail',
      sort: 20,
      hideInMenu: true,
    },
    roles: asked,
  },
  {
    n: flowList,
    under: approvalDirectory,
    menu: {
      menuName: '审批配置',
      menuNameEn: 'Approval flows',
      routeName: 'approval-configuration',
      path: '/approval/configuration',
      icon: 'settings',
      permission: 'system:approvalConfig:read',
      description: '什么业务由谁审批：适用条件、审批节点和试算',
      descriptionEn: 'Who approves what: conditions, steps and test cases',
      sort: 30,
    },
    roles: ['school_admin', 'procurement_officer', 'auditor'],
  },
];

/** The pages of purchases and their approval, with their directories. Their buttons are below them. */
export const purchasePages: Menu[] = [
  entry('DIR', approvalDirectory, null, {
    menuName: '审批管理',
    menuNameEn: 'Approvals',
    routeName: 'approval',
    path: '/approval',
    icon: 'approval',
    sort: 50,
  }),
  entry('DIR', purchaseDirectory, null, {
    menuName: '采购管理',
    menuNameEn: 'Purchasing',
    routeName: 'purchase-management',
    path: '/purchase-management',
    icon: 'cart',
    sort: 60,
  }),
  entry('DIR', stockDirectory, null, {
    menuName: '仓储管理',
    menuNameEn: 'Warehouses and inventory',
    routeName: 'stock',
    path: '/stock',
    icon: 'box',
    sort: 65,
  }),
  ...pages.map(({ n, under, menu }) => entry('MENU', n, under, menu)),
];

/** Returns the numbers of the pages that a built-in role holds at first, and of the directories above them. */
export function purchasePagesFor(roleCode: string): number[] {
  return pages.filter(({ roles }) => roles.includes(roleCode)).flatMap(({ n, under }) => [under, n]);
}
