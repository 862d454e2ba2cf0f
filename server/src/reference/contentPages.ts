import { entry, type Menu } from './menuEntry.ts';
import { messageDirectory } from './operationButtons.ts';
import { supplierDirectory } from './supplierButtons.ts';
import { systemDirectory } from './systemButtons.ts';

interface ContentPage {
  n: number;
  /** Number of the directory above the page, by default that of system administration; null for a page that stands by itself. */
  directory?: number | null;
  menu: Parameters<typeof entry>[3];
  /** Codes of the built-in roles that hold the page at first, or `*` for all. */
  roles: string[] | '*';
}

const pages: ContentPage[] = [
  {
    n: 482,
    menu: {
      menuName: '新闻资讯',
      menuNameEn: 'News',
      routeName: 'system-news',
      path: '/system/newsInformation',
      icon: 'announcement',
      description: '撰写、发布和撤回新闻资讯',
      descriptionEn: 'Write, publish and withdraw news',
      sort: 510,
    },
    roles: ['admin', 'school_admin', 'operator'],
  },
  {
    n: 483,
    menu: {
      menuName: '系统公告',
      menuNameEn: 'System announcements',
      routeName: 'system-announcement',
      path: '/system/systemAnnouncement',
      icon: 'bell',
      description: '撰写、发布和撤回系统公告，读者会收到消息',
      descriptionEn: 'Write, publish and withdraw announcements; readers get a message',
      sort: 520,
    },
    roles: ['admin', 'operator'],
  },
  {
    n: 4280,
    directory: null,
    menu: {
      menuName: '帮助中心',
      menuNameEn: 'Help center',
      routeName: 'system-help-center',
      path: '/system/helpCenter',
      icon: 'help',
      description: '常见问题与解答',
      descriptionEn: 'Frequently asked questions and answers',
      sort: 97,
    },
    roles: '*',
  },
  {
    n: 4281,
    menu: {
      menuName: '办事指南',
      menuNameEn: 'Guidelines',
      routeName: 'system-guidance',
      path: '/system/guidance',
      icon: 'book',
      description: '各项业务的办理步骤',
      descriptionEn: 'Step-by-step instructions',
      sort: 540,
    },
    roles: '*',
  },
  {
    n: 4282,
    menu: {
      menuName: '采购灯塔',
      menuNameEn: 'Case studies',
      routeName: 'system-lighthouse',
      path: '/system/lighthouse',
      icon: 'tag',
      description: '可借鉴的采购案例',
      descriptionEn: 'Purchases to learn from',
      sort: 550,
    },
    roles: ['admin', 'operator', 'procurement_officer', 'purchaser', 'dept_approver'],
  },
  {
    n: 4283,
    directory: null,
    menu: {
      menuName: '下载中心',
      menuNameEn: 'Download center',
      routeName: 'system-document',
      path: '/system/document',
      icon: 'file',
      description: '管理办法、表格模板、合同范本和操作手册',
      descriptionEn: 'Regulations, templates, model contracts and manuals',
      sort: 98,
    },
    roles: '*',
  },
  {
    n: 4284,
    menu: {
      menuName: '诚信公示',
      menuNameEn: 'Supplier sanctions',
      routeName: 'system-integrity',
      path: '/system/integrityAnnouncement',
      icon: 'bidding',
      description: '供应商失信曝光、处理期限和申诉',
      descriptionEn: 'Violations by suppliers, consequences, periods and appeals',
      sort: 570,
    },
    roles: ['admin', 'school_admin', 'operator', 'procurement_officer', 'auditor', 'purchaser'],
  },
  {
    n: 4285,
    menu: {
      menuName: '推荐产品',
      menuNameEn: 'Recommended products',
      routeName: 'system-product',
      path: '/system/product',
      icon: 'box',
      description: '推荐的产品、参考价和供应商',
      descriptionEn: 'Recommended products, reference prices and suppliers',
      sort: 580,
    },
    roles: '*',
  },
  {
    n: 4286,
    directory: supplierDirectory,
    menu: {
      menuName: '供应商审核',
      menuNameEn: 'Supplier review',
      routeName: 'company-apply',
      path: '/company/company-apply',
      icon: 'building',
      description: '审核、冻结供应商，登记协议和备注',
      descriptionEn: 'Review and suspend suppliers, record agreements and remarks',
      sort: 10,
    },
    roles: ['admin', 'school_admin', 'operator', 'procurement_officer', 'auditor'],
  },
  {
    n: 484,
    directory: messageDirectory,
    menu: {
      menuName: '微信接收人管理',
      menuNameEn: 'WeChat receivers',
      routeName: 'weixin-receiver-manage',
      path: '/weixin-receiver-manage',
      icon: 'message',
      description: '扫码绑定微信，开关推送，备注和解绑',
      descriptionEn: 'Link WeChat by QR code, switch push on or off, edit notes, unlink',
      sort: 10,
    },
    roles: '*',
  },
  {
    n: 485,
    directory: messageDirectory,
    menu: {
      menuName: '微信消息管理',
      menuNameEn: 'WeChat messages',
      routeName: 'weixin-message-manage',
      path: '/weixin-message-manage',
      icon: 'bell',
      description: '按主题订阅消息场景，查看推送记录',
      descriptionEn: 'Subscribe to messages by topic and view the send log',
      sort: 20,
    },
    roles: '*',
  },
];

/**
 * The pages for writing and reading content, reviewing suppliers and subscribing to messages. Their buttons are below them, see
 * `contentButtons`.
 */
export const contentPages: Menu[] = pages.map(({ n, menu, directory = systemDirectory }) => entry('MENU', n, directory, menu));

/** Returns the numbers of the pages that a built-in role holds at first, and of the directories above them. */
export function contentPagesFor(roleCode: string): number[] {
  const held = pages.filter(({ roles }) => roles === '*' || roles.includes(roleCode));
  return held.flatMap(({ n, directory = systemDirectory }) => (directory === null ? [n] : [directory, n]));
}
