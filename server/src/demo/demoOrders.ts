import { demoItem as item } from './demoItem.ts';
import type { DemoPurchase } from './demoPurchase.ts';

const quotes = [95, 92, 97];
const shared = '到货后纳入学院统一管理。';

/** Purchases by bidding that are ordered: with contracts, deliveries, stores and payments under way. */
export const demoOrders: DemoPurchase[] = [
  {
    name: '核心交换机',
    description: `校园网核心设备更新，支持双机热备，${shared}`,
    category: '交换机',
    items: [item('核心交换机', '双主控', '*转发性能不低于 2880 Mpps\n*双电源\n支持虚拟化', '2', '台', '160000.00')],
    stage: 'CONTRACT_APPROVING',
    quotes,
  },
  {
    name: '体视显微镜',
    description: `基础医学实验教学使用，每组一台，${shared}`,
    category: '显微镜',
    items: [item('体视显微镜', '变倍 0.67 至 4.5', '*连续变倍\n*LED 冷光源\n带拍照接口', '12', '台', '132000.00')],
    stage: 'TO_SIGN',
    quotes,
  },
  {
    name: '二氧化碳培养箱',
    description: `细胞培养室扩容，满足三个课题组同时使用，${shared}`,
    category: '培养箱',
    items: [item('二氧化碳培养箱', '170 L', '*控温波动 ±0.1 ℃\n*二氧化碳 0 至 20 %\n带高温灭菌', '3', '台', '126000.00')],
    stage: 'INSPECTING',
    quotes,
  },
  {
    name: '台式离心机',
    description: `公共实验室更新，替换使用超过十年的设备，${shared}`,
    category: '离心机',
    items: [item('台式离心机', '含角转子', '*最高转速不低于 15000 r/min\n*带门锁与不平衡保护', '6', '台', '150000.00')],
    stage: 'PARTLY',
    quotes,
  },
  {
    name: '恒电位仪',
    description: `腐蚀与防护方向研究生培养使用，${shared}`,
    category: '电化学仪器',
    items: [item('恒电位仪', '双通道', '*电位范围 ±10 V\n*带阻抗测量', '2', '台', '140000.00')],
    stage: 'WAREHOUSING',
    quotes,
  },
  {
    name: '隔振光学平台',
    description: `激光加工实验室建设，现有平台无法隔振，${shared}`,
    category: '光学平台',
    items: [item('隔振光学平台', '2000 × 1000 × 200 mm', '*固有频率不高于 2.5 Hz\n含支架与安装', '1', '套', '118000.00')],
    stage: 'PAYABLE',
    quotes,
  },
];
