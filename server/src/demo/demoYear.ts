import { demoItem } from './demoItem.ts';
import type { DemoPurchase, DemoStage } from './demoPurchase.ts';

/** Who buys, and whose card they use. */
export const yearBuyers = [
  ['teacher1', 'fanzihan'],
  ['fangjunkai', 'shimengyao'],
  ['yaowenhao', 'tanjingyi'],
  ['liaozhiyuan', 'zouxinlei'],
] as const;

type Line = [
  name: string,
  category: string,
  spec: string,
  parameters: string,
  quantity: string,
  unit: string,
  amount: string,
  endedDays: number,
  deliveryDays: number,
  fate?: Fate,
];

interface Fate {
  stage?: DemoStage;
  batches?: DemoPurchase['batches'];
  /** Pays all at the acceptance. */
  whole?: true;
}

const twice: Fate = { batches: ['PART', 'ALL'] };
const rectified: Fate = { batches: ['BAD', 'ALL'], whole: true };
const whole: Fate = { whole: true };

/** What was bought in the year behind, the oldest first; the last ones are under way. */
const lines: Line[] = [
  ['数控铣床', '铣床', '三轴', '*主轴转速不低于 8000 r/min\n含安装培训', '1', '台', '178000.00', 338, 35, whole],
  ['教学用移液吸头', '移液吸头', '10 至 1000 μL', '*无酶无菌\n*与主流移液器兼容', '600', '盒', '21600.00', 331, 7],
  ['通风柜', '通风柜', '1800 mm', '*面风速 0.4 至 0.6 m/s\n*全钢，含变风量控制', '6', '台', '126000.00', 322, 30, twice],
  ['紫外分光光度计', '光谱仪', '双光束', '*波长范围 190 至 1100 nm\n*杂散光不高于 0.05 %', '2', '台', '96000.00', 309, 25, whole],
  ['实验动物饲养笼具', '动物器具', '独立通气', '*可高温灭菌\n*含笼架与风机', '8', '套', '112000.00', 301, 20, rectified],
  ['教室无线接入设备', '无线设备', 'Wi-Fi 6', '*支持 802.1X\n*每台并发不少于 200 终端', '40', '台', '88000.00', 293, 14, whole],
  ['滤膜与针头滤器', '滤膜', '0.22 μm', '*亲水\n*独立包装', '300', '盒', '18600.00', 281, 10],
  ['小动物活体成像附件', '影像设备', '成套', '*与现有主机兼容\n含调试', '1', '套', '168000.00', 268, 40],
  ['PCR 仪', 'PCR仪', '96 孔梯度', '*升温速率不低于 5 ℃/s\n*温度均匀性 ±0.3 ℃', '3', '台', '135000.00', 259, 21, twice],
  ['琴房钢琴', '音乐器材', '立式 121 cm', '*实木音板\n*含搬运与两次调律', '4', '架', '92000.00', 252, 18, whole],
  ['网络存储磁盘阵列', '磁盘阵列', '12 盘位', '*双控制器\n*裸容量不低于 120 TB', '1', '套', '156000.00', 240, 28],
  ['一次性手套与口罩', '手套口罩', '丁腈，中号', '*无粉\n*单盒 100 只', '500', '盒', '17500.00', 231, 6],
  ['试剂柜', '试剂柜', '防爆 45 gal', '*双层钢板\n*带漏液槽与锁', '10', '台', '64000.00', 219, 22, rectified],
  ['超声诊断教学系统', '超声设备', '便携式', '*凸阵、线阵探头各一\n*可导出教学视频', '2', '台', '174000.00', 208, 30, twice],
  ['统计分析软件', '统计软件', '校园版', '*不少于 200 个并发\n*含三年升级', '1', '套', '118000.00', 199, 5, whole],
  ['量筒与容量瓶', '量筒量杯', 'A 级', '*附检定证书', '400', '只', '15200.00', 190, 9],
  ['激光器', '激光器', '1064 nm', '*输出功率不低于 20 W\n*功率稳定性优于 1 %', '1', '台', '145000.00', 178, 45],
  ['望远镜', '望远镜', '折反射 203 mm', '*自动寻星\n*含赤道仪与三脚架', '5', '台', '71000.00', 166, 20, whole],
  ['校园电动巡逻车', '电动车', '四座', '*续航不低于 80 km\n*含充电桩', '2', '辆', '58000.00', 157, 15, rectified],
  ['烧杯与烧瓶', '烧杯', '高硼硅', '*耐温差不低于 120 ℃', '350', '只', '13800.00', 148, 8],
  ['热重分析仪附件', '热分析仪', '自动进样器', '*不少于 30 位\n*与现有主机兼容', '1', '套', '98000.00', 137, 32],
  ['治疗仪实训套件', '治疗设备', '康复教学', '*含六种电极\n*有教学模式', '6', '套', '84000.00', 126, 18, twice],
  ['实训室路由器', '路由器', '千兆', '*支持 BGP 与 OSPF\n*双电源', '16', '台', '76000.00', 115, 12, whole],
  ['离心管与冻存管', '离心管', '1.5 至 50 mL', '*耐 -80 ℃\n*无热原', '450', '盒', '19800.00', 104, 7],
  ['体操与田径器材', '体育器材', '成套', '*符合国家标准\n含安装', '1', '套', '67000.00', 95, 16, whole],
  ['阶梯教室座椅', '椅凳', '三联', '*阻燃面料\n*含拆旧与安装', '90', '位', '81000.00', 83, 24, twice],
  ['清洁用品', '清洁用品', '按清单', '*环保标志产品', '120', '箱', '11600.00', 74, 5],
  ['手术器械教学包', '手术器械', '基础外科', '*不锈钢，可高温灭菌', '24', '套', '62400.00', 66, 15, whole],
  ['仿真软件', '仿真软件', '教学版', '*不少于 60 个节点\n*含培训', '1', '套', '132000.00', 57, 6],
  ['移液管', '移液管', '刻度', '*附检定证书', '300', '支', '12900.00', 51, 6],
  [
    '手术示教摄像设备',
    '影像设备',
    '4K',
    '*延时不高于 80 ms\n含支架',
    '2',
    '套',
    '108000.00',
    44,
    9,
    { ...twice, stage: 'PARTLY' },
  ],
  ['防护服与面屏', '防护用品', '成套', '*符合国家标准', '200', '套', '26000.00', 38, 6, { stage: 'WAREHOUSING' }],
  ['绘图与设计软件', '设计软件', '教学版', '*不少于 100 个节点', '1', '套', '94000.00', 33, 6, { stage: 'PAYABLE', whole: true }],
  ['管弦乐器', '音乐器材', '成套', '*含琴盒与备件', '1', '套', '73000.00', 27, 5, { stage: 'INSPECTING' }],
  ['数据库软件', '数据库软件', '企业版', '*含三年支持', '1', '套', '126000.00', 22, 9, { stage: 'EXECUTING' }],
  ['演出服装', '演出服装', '按清单', '*含修改一次', '60', '套', '54000.00', 16, 9, { stage: 'EXECUTING' }],
  ['安全审计软件', '安全软件', '成套', '*日志留存不少于 180 天', '1', '套', '69000.00', 12, 9, { stage: 'TO_SIGN' }],
];

const purposes = ['到货后纳入学院统一管理。', '替换超过使用年限的旧设备。', '满足新学期教学安排。'];

/** The purchases by bidding of the year behind, with contracts, deliveries and payments in every state. */
export const demoYear: DemoPurchase[] = lines.map((line, index) => {
  const [name, category, spec, parameters, quantity, unit, amount, endedDays, deliveryDays, fate = {}] = line;
  const [applicant] = yearBuyers[(index * 7) % yearBuyers.length] as (typeof yearBuyers)[number];
  const first = 84 + ((index * 5) % 9);
  return {
    name,
    category,
    stage: fate.stage ?? 'ARCHIVED',
    description: `${name}，用于教学与公共平台，${purposes[index % purposes.length]}`,
    items: [demoItem(name, spec, parameters, quantity, unit, amount)],
    quotes: [first, first + 4, first + 2, first + 7].slice(0, 3 + (index % 2)),
    ...(fate.batches && { batches: fate.batches }),
    year: { endedDays, deliveryDays, keepsBack: !fate.whole, applicant },
  };
});
