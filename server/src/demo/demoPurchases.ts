import type { DemoBatch } from './demoDeliveries.ts';
import { demoItem as item } from './demoItem.ts';
import { demoOrders } from './demoOrders.ts';

/** How far a purchase of the demo data has come. */
export type DemoStage =
  | 'APPROVED'
  | 'PUBLISHED'
  | 'BIDDING'
  | 'CLOSED'
  | 'JUDGING'
  | 'JUDGED'
  | 'DECIDING'
  | 'AWARD_APPROVING'
  | 'NOTICE'
  | 'AWARDED'
  | 'CONTRACT_APPROVING'
  | 'TO_SIGN'
  | 'EXECUTING'
  | 'ASSIGNING'
  | 'INSPECTING'
  | 'PARTLY'
  | 'WAREHOUSING'
  | 'PAYABLE'
  | 'ARCHIVED'
  | 'DECLINED'
  | 'FAILED';

export interface DemoPurchase {
  name: string;
  description: string;
  /** Name of a category of fixed assets of the platform. */
  category: string;
  items: { itemName: string; spec: string; parameters: string; quantity: string; unit: string; amount: string }[];
  stage: DemoStage;
  /**
   * What the suppliers ask for, in hundredths of the request; null: joins and does not quote. In the order of the demo's suppliers.
   */
  quotes: (number | null)[];
  /** Asks for a document with the technical part; every second quote brings one along. */
  documents?: true;
  /** Which quotes do not comply, counted from 0. */
  unfit?: number[];
  /** What comes, one batch after the other; left out: all at once. */
  batches?: readonly DemoBatch[];
  /** Of those of the year behind. */
  year?: {
    /** Days before now at which the quotes ended. */
    endedDays: number;
    /** Days from the order to the first delivery. */
    deliveryDays: number;
    /** Its contract keeps 5 % back until the end of the warranty, so that it is not archived yet. */
    keepsBack: boolean;
    /** The account of the applicant. */
    applicant: string;
  };
}

/** Purchases by bidding: at least one in each state, with a tie, an abnormally low quote, an unfit one, and one that has failed. */
export const demoPurchases: DemoPurchase[] = [
  {
    name: '高速冷冻离心机',
    description: '用于样品制备平台，替换已超过使用年限的两台旧设备，供全院课题组共用。',
    category: '离心机',
    items: [
      item(
        '高速冷冻离心机',
        '4 × 100 mL 角转子',
        '*最高转速不低于 20000 r/min\n*温控范围 -10 至 40 ℃\n带门锁与不平衡保护',
        '2',
        '台',
        '86000.00',
      ),
    ],
    stage: 'BIDDING',
    quotes: [94, 91, null],
    documents: true,
  },
  {
    name: '荧光倒置显微镜',
    description: '细胞成像公共平台新增机位，缓解排队超过两周的情况。',
    category: '显微镜',
    items: [
      item(
        '荧光倒置显微镜',
        '四通道 LED 荧光',
        '*物镜含 4、10、20、40 倍\n*LED 光源四通道\n相机不低于 2000 万像素',
        '1',
        '台',
        '128000.00',
      ),
    ],
    stage: 'BIDDING',
    quotes: [95, 93, 90, 97],
    documents: true,
  },
  {
    name: '生化培养箱与恒温摇床',
    description: '微生物教学实验室扩容，春季学期开课前到货，到货后纳入学院统一管理。',
    category: '培养箱',
    items: [
      item('生化培养箱', '250 L', '*控温 5 至 65 ℃，波动 ±0.5 ℃\n带紫外消毒', '3', '台', '19500.00'),
      item('恒温摇床', '双层', '*振荡频率 30 至 300 r/min\n定时 0 至 99 h', '1', '台', '9800.00'),
    ],
    stage: 'BIDDING',
    quotes: [96],
  },
  {
    name: '激光切割机',
    description: '工程训练中心更新教学设备，配套排烟装置，到货后纳入学院统一管理。',
    category: '激光切割机',
    items: [item('激光切割机', '1300 × 900 mm', '*激光功率不低于 130 W\n*配套排烟净化\n支持常用矢量格式', '1', '台', '78000.00')],
    stage: 'PUBLISHED',
    quotes: [],
  },
  {
    name: '热分析仪维护升级套件',
    description: '公共测试平台热分析仪升级，保持对外测试服务能力。',
    category: '热分析仪',
    items: [item('热分析仪升级套件', '含炉体与控温模块', '*温度范围室温至 1200 ℃\n*含安装调试', '1', '套', '66000.00')],
    stage: 'APPROVED',
    quotes: [],
  },
  {
    name: '3D 打印机',
    description: '创新实践课程使用，每组一台，支持多种材料，到货后纳入学院统一管理。',
    category: '3D打印机',
    items: [item('3D 打印机', '成型尺寸 300 × 300 × 300 mm', '*双喷头\n*层厚 0.05 至 0.4 mm\n断电续打', '6', '台', '72000.00')],
    stage: 'CLOSED',
    quotes: [92, 95, 89],
  },
  {
    name: '超净工作台',
    description: '无菌操作间改造后配备，满足四个课题组同时使用，到货后纳入学院统一管理。',
    category: '超净工作台',
    items: [
      item(
        '超净工作台',
        '双人单面，垂直流',
        '*洁净度 ISO 5 级\n*风速 0.25 至 0.45 m/s 可调\n噪声不高于 62 dB',
        '4',
        '台',
        '58000.00',
      ),
    ],
    stage: 'JUDGING',
    quotes: [93, 88, 96, 90],
    documents: true,
  },
  {
    name: '电化学工作站',
    description: '新能源材料方向新引进团队开展实验所需，到货后纳入学院统一管理。',
    category: '电化学仪器',
    items: [item('电化学工作站', '八通道', '*电位范围 ±10 V\n*电流量程 10 pA 至 250 mA\n含分析软件', '1', '台', '118000.00')],
    stage: 'DECIDING',
    quotes: [91, 91, 96],
    documents: true,
  },
  {
    name: '光学平台与隔振系统',
    description: '超快光学实验室建设，现有平台承载不足，到货后纳入学院统一管理。',
    category: '光学平台',
    items: [
      item('光学平台', '2400 × 1200 × 200 mm', '*气浮隔振，固有频率不高于 2 Hz\n*表面平面度 0.1 mm', '1', '套', '96000.00'),
    ],
    stage: 'DECIDING',
    quotes: [94, 52, 97],
  },
  {
    name: '网络交换机',
    description: '实训机房网络改造，淘汰百兆设备，到货后纳入学院统一管理。',
    category: '交换机',
    items: [item('千兆交换机', '48 口，四个万兆上联', '*背板带宽不低于 400 Gbps\n*支持 802.1X', '12', '台', '64000.00')],
    stage: 'AWARD_APPROVING',
    quotes: [90, 88, 95],
  },
  {
    name: '心电图机',
    description: '护理实训中心教学使用，替换损坏设备，到货后纳入学院统一管理。',
    category: '心电图机',
    items: [item('心电图机', '十二导联', '*同步十二导联采集\n*内置打印\n数据可导出', '4', '台', '61000.00')],
    stage: 'NOTICE',
    quotes: [92, 86, 95],
    unfit: [1],
  },
  {
    name: '数控车床',
    description: '机械加工实训更新，满足新版教学大纲要求，到货后纳入学院统一管理。',
    category: '数控车床',
    items: [item('数控车床', '最大回转直径 400 mm', '*主轴转速 50 至 3000 r/min\n*含安全防护与安装调试', '1', '台', '165000.00')],
    stage: 'AWARDED',
    quotes: [96, 93, 94],
    documents: true,
  },
  {
    name: '移动硬盘与存储柜',
    description: '科研数据归档使用，按课题组分发，到货后纳入学院统一管理。',
    category: '移动硬盘',
    items: [item('移动硬盘', '4 TB', '*USB 3.2\n质保不少于三年', '20', '个', '16800.00')],
    stage: 'EXECUTING',
    quotes: [94, 90, 92],
  },
  {
    name: '中央实验台',
    description: '本科教学实验室翻新，共一间，到货后纳入学院统一管理。',
    category: '中央实验台',
    items: [item('中央实验台', '3600 × 1500 × 850 mm', '*全钢结构\n*台面耐酸碱\n含水电接口', '2', '组', '32000.00')],
    stage: 'ARCHIVED',
    quotes: [95, 91, 93],
  },
  {
    name: '健身器材',
    description: '学生活动中心更新器材，保障使用安全，到货后纳入学院统一管理。',
    category: '健身器材',
    items: [item('跑步机', '商用', '*连续功率不低于 3 hp\n含安装', '4', '台', '56000.00')],
    stage: 'DECLINED',
    quotes: [91, 87, 94],
  },
  {
    name: '激光器电源模块',
    description: '原厂停产，需定制兼容模块，到货后纳入学院统一管理。',
    category: '激光器',
    items: [item('激光器电源模块', '定制', '*输出稳定度优于 0.1 %\n*与现有控制器兼容', '2', '套', '54000.00')],
    stage: 'FAILED',
    quotes: [98, null],
  },
  {
    name: '影像设备配件',
    description: '影像实训室设备维护所需的成套配件，到货后纳入学院统一管理。',
    category: '影像设备',
    items: [item('影像设备配件', '成套', '*与现有设备兼容\n含安装', '1', '套', '24000.00')],
    stage: 'BIDDING',
    quotes: [],
  },
  ...demoOrders,
];

/** Whether the quotes of a purchase are sealed, or there are none yet. */
export const isSealed = ({ stage }: DemoPurchase) => sealedStages.includes(stage);
const sealedStages: readonly DemoStage[] = ['APPROVED', 'PUBLISHED', 'BIDDING', 'CLOSED', 'JUDGING', 'FAILED'];
