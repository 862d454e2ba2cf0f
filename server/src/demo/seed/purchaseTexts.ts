/** A line of a purchase: item, specification, number of the category, quantity, unit, and cents for each. */
export type GoodsLine = [itemName: string, spec: string | null, category: number, quantity: number, unit: string, cents: number];

export interface Goods {
  name: string;
  /** What it is for. */
  purpose: string | null;
  lines: GoodsLine[];
  /** The shop; null if an approved supplier of the library delivers. */
  shop: string | null;
}

const labShop = '江海实验用品商行';
const glassShop = '城南玻璃仪器店';
const officeShop = '学府文具店';
const safetyShop = '安护劳保商店';

/** What is bought, over and over. */
export const goods: Goods[] = [
  {
    name: '移液枪头 1 mL 20 盒',
    purpose: '本学期实验教学消耗。',
    shop: labShop,
    lines: [['移液枪头 1 mL', '无菌，96 支/盒', 2124, 20, '盒', 2380]],
  },
  {
    name: '有机实验玻璃器皿补充',
    purpose: '补充本学期破损的器皿。',
    shop: glassShop,
    lines: [
      ['玻璃烧杯 250 mL', null, 2104, 30, '个', 685],
      ['三口烧瓶 500 mL', '24# 磨口', 2104, 6, '个', 4260],
      ['量筒 100 mL', null, 2104, 10, '个', 1190],
    ],
  },
  {
    name: '中性笔与文件夹',
    purpose: null,
    shop: officeShop,
    lines: [
      ['中性笔 0.5 mm', '黑色，12 支/盒', 2111, 8, '盒', 1560],
      ['文件夹 A4', '双强力夹', 2111, 25, '个', 780],
    ],
  },
  {
    name: '色谱柱保护芯',
    purpose: '液相色谱仪日常消耗。',
    shop: null,
    lines: [['色谱柱保护芯', 'C18，4.6 × 10 mm', 2124, 3, '支', 32_650]],
  },
  {
    name: '样品支架加工',
    purpose: '红外测试用样品支架，图纸见附件。',
    shop: '精诚机械加工部',
    lines: [['样品支架加工', '304 不锈钢，按图', 2113, 4, '件', 21_250]],
  },
  {
    name: '丁腈手套与口罩',
    purpose: null,
    shop: safetyShop,
    lines: [
      ['丁腈手套', 'M 号，100 只/盒', 2124, 24, '盒', 2970],
      ['防护口罩', 'KN95，50 只/盒', 2124, 6, '盒', 5890],
    ],
  },
  {
    name: '离心管与冻存管',
    purpose: '细胞样品保存。',
    shop: null,
    lines: [
      ['离心管 50 mL', '灭菌，25 支/包', 2124, 12, '包', 2845],
      ['冻存管 2 mL', '外旋，500 支/箱', 2124, 1, '箱', 41_800],
    ],
  },
  {
    name: '打印机墨粉盒',
    purpose: null,
    shop: officeShop,
    lines: [['墨粉盒', 'HP CF277A 兼容', 2111, 4, '个', 16_870]],
  },
  {
    name: '生物显微镜维修',
    purpose: '物镜转换器卡滞，光源更换。',
    shop: '光学仪器维修部',
    lines: [['显微镜维修', '含 LED 光源 1 只', 2129, 1, '次', 76_400]],
  },
  {
    name: '高纯氮气',
    purpose: '手套箱用气，钢瓶周转。',
    shop: null,
    lines: [['高纯氮气', '99.999%，40 L', 2142, 6, '瓶', 9650]],
  },
  {
    name: '元素分析测试',
    purpose: '新合成化合物 18 个样品。',
    shop: '江海分析测试服务部',
    lines: [['CHN 元素分析', null, 2130, 18, '样', 6400]],
  },
  {
    name: '无水乙醇与缓冲盐',
    purpose: '本科生综合实验。',
    shop: null,
    lines: [
      ['磷酸盐缓冲液', 'pH 7.4，500 mL', 2139, 8, '瓶', 3860],
      ['氯化钠', '分析纯，500 g', 2139, 10, '瓶', 1245],
    ],
  },
];

/** Somebody who buys, owns a card, or sees the goods. */
export interface Buyer {
  n: number;
  name: string;
  dept: number;
}

const wang: Buyer = { n: 103, name: '王晓梅', dept: 311 };
const fan: Buyer = { n: 133, name: '范子涵', dept: 311 };
const chen: Buyer = { n: 104, name: '陈志衡', dept: 312 };
const li: Buyer = { n: 102, name: '李文博', dept: 311 };
const sun: Buyer = { n: 107, name: '孙建业', dept: 345 };
const he: Buyer = { n: 108, name: '何立群', dept: 319 };
const tian: Buyer = { n: 132, name: '田雨霏', dept: 312 };
const ma: Buyer = { n: 117, name: '马振华', dept: 322 };
const zou: Buyer = { n: 139, name: '邹欣蕾', dept: 322 };
const lin: Buyer = { n: 118, name: '林泽宇', dept: 326 };
const jin: Buyer = { n: 141, name: '金慧雯', dept: 326 };
/** The approver of the college to which the laboratories of wang and chen belong. */
export const collegeApprover = { n: chen.n, name: chen.name };

type Pair = [applicant: Buyer, owner: Buyer, witness: Buyer];

/** Who buys, from whose card, and who sees the goods. */
export const pairs: Pair[] = [
  [wang, chen, fan],
  [fan, wang, li],
  [li, wang, sun],
  [chen, fan, wang],
  [wang, fan, he],
  [sun, chen, wang],
  [he, wang, chen],
];

/** Of other colleges, and of own cards, for which the college approves. */
export const laterPairs: Pair[] = [
  [zou, ma, lin],
  [wang, wang, fan],
  [jin, lin, zou],
  [tian, chen, sun],
  [ma, zou, jin],
];

export const accountant = { n: 106, name: '赵婉清' };
