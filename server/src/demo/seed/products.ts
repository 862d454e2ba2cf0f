import { hourMs } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import type { ProductKind } from './productDrawings.ts';
import { seedTime } from './seedTime.ts';
import { at, suppliers } from './suppliers.ts';

type Product = Insertable<Tables['product']>;

/** Name, number of the category, look, brand, technical parameters, and the models with their prices in yuan. All brands are invented. */
const texts: [
  name: string,
  category: number,
  look: ProductKind,
  brand: string,
  parameters: string,
  models: [string, string | null][],
][] = [
  ['无水乙醇', 2139, 'bottle', '博瑞', '分析纯，纯度≥99.7%', models('AR 500ml:18.50', 'AR 2.5L:76.00', 'HPLC 4L:268.00')],
  ['氯化钠', 2139, 'jar', '博瑞', '分析纯，白色结晶', models('AR 500g:12.00', 'GR 500g:26.50', 'AR 5kg:88.00')],
  ['烧杯', 2104, 'beaker', '蓝川玻璃', '高硼硅玻璃，耐骤冷骤热', models('100ml:6.80', '500ml:14.20', '1000ml:21.50')],
  ['容量瓶', 2104, 'flask', '蓝川玻璃', 'A级，附检定证书', models('A级50ml:19.00', 'A级100ml:23.00', 'A级250ml:31.00')],
  ['一次性丁腈手套', 2124, 'gloves', '安护', '无粉，100只/盒', models('S:45.00', 'M:45.00', 'L:45.00')],
  ['移液器吸头', 2124, 'tips', '精微', '无菌盒装，96支/盒', models('10µl:32.00', '200µl:28.00', '1000µl:36.00')],
  ['高纯氮气', 2142, 'cylinder', '恒源气体', '纯度≥99.999%，40L钢瓶', models('40L:65.00', '10L:42.00', '8L:38.00')],
  [
    '高效液相色谱仪',
    2133,
    'column',
    '衡析',
    '二元高压泵，自动进样器，紫外检测器',
    models('LC-20:218000.00', 'LC-30:326000.00', 'LC-50:'),
  ],
  ['气相色谱仪', 2133, 'column', '衡析', '双通道，FID检测器', models('GC-10:168000.00', 'GC-20:236000.00', 'GC-30:')],
  [
    '紫外可见分光光度计',
    2135,
    'instrument',
    '明谱',
    '波长190至1100nm，双光束',
    models('UV-1:38600.00', 'UV-2:52000.00', 'UV-3:68500.00'),
  ],
  ['生物显微镜', 2121, 'microscope', '观微', '三目，无限远光学系统', models('M100:9800.00', 'M200:16800.00', 'M300:32500.00')],
  ['台式高速离心机', 2122, 'centrifuge', '力旋', '最高转速16000转/分', models('H16:12800.00', 'H16R:28600.00', 'H20R:41200.00')],
  ['台式计算机', 2126, 'monitor', '云栖', '8核处理器，16GB内存，512GB固态硬盘', models('D5:4980.00', 'D7:6580.00', 'D9:8980.00')],
  ['笔记本电脑', 2126, 'laptop', '云栖', '14英寸，16GB内存，1TB固态硬盘', models('N5:5680.00', 'N7:7280.00', 'N9:9980.00')],
  ['网络交换机', 2127, 'rack', '通联', '千兆电口，4个万兆光口', models('S24:2480.00', 'S48:4280.00', 'S48P:6980.00')],
  ['激光打印机', 2128, 'printer', '印捷', 'A4黑白，自动双面', models('P20:1280.00', 'P30:1980.00', 'P50:3680.00')],
  ['办公椅', 2107, 'chair', '舒座', '网布靠背，可升降', models('C1:320.00', 'C2:480.00', 'C3:860.00')],
  ['实验台', 2107, 'bench', '固实', '钢木结构，台面耐酸碱', models('1.5m:1680.00', '3.0m:3180.00', '3.75m:3980.00')],
  ['复印纸', 2111, 'paper', '白鹭', '70克，500张/包', models('A4:21.00', 'A3:43.00', 'A4 80克:25.50')],
  ['硒鼓', 2111, 'toner', '印捷', '适用激光打印机', models('T20:168.00', 'T30:228.00', 'T50:398.00')],
];

function models(...lines: string[]): [string, string | null][] {
  return lines.map((line) => {
    const [model = '', price] = line.split(':');
    return [model, price || null];
  });
}

const desks = {
  school: { companyId: '1001', author: '刘海燕', user: 105 },
  platform: { companyId: '0', author: '沈若彤', user: 109 },
  other: { companyId: '3338', author: '邱云飞', user: 149 },
};

/** The third model of a kind is the platform's or, now and then, another school's. */
function deskOf(kind: number, variant: number) {
  if (variant < 2) return desks.school;
  return kind % 4 === 3 ? desks.other : desks.platform;
}

/** Sixty products, each a day older than the one before; some are drafts, and some were withdrawn. */
export const products: Product[] = texts.flatMap(([name, category, _look, brand, parameters, variants], kind) =>
  variants.map(([model, referencePrice], variant) => {
    const index = kind * 3 + variant;
    const { companyId, author } = deskOf(kind, variant);
    const createTime = new Date(seedTime.getTime() - (index * 24 + 22) * hourMs);
    return {
      companyId,
      id: seedId('product', 3701 + index),
      productName: name,
      brand,
      model,
      parameters,
      referencePrice,
      categoryCompanyId: '0',
      categoryId: seedId('goodsCategory', category),
      createTime,
      createByName: author,
      updateByName: author,
      ...stateOf(index, createTime),
    };
  }),
);

function stateOf(index: number, createTime: Date) {
  const later = (hours: number) => new Date(createTime.getTime() + hours * hourMs);
  if (index % 10 === 7) return { status: 'DRAFT' as const, publishTime: null, withdrawReason: null, updateTime: createTime };
  if (index % 15 === 13) {
    const withdrawn = { status: 'WITHDRAWN' as const, withdrawReason: '厂家停产' };
    return { ...withdrawn, publishTime: later(2), updateTime: later(12), version: 3 };
  }
  const published = { status: 'PUBLISHED' as const, withdrawReason: null };
  return { ...published, publishTime: later(2), updateTime: later(2), version: 2 };
}

/** What the pictures of the products are made of: for each kind of product one for each desk that keeps such products. */
export const pictured = texts.flatMap(([name, , look], kind) =>
  [...Map.groupBy(products.slice(kind * 3, kind * 3 + 3), ({ companyId }) => companyId)].map(([companyId, shown]) => ({
    name,
    look,
    companyId,
    shown,
    keeper: Object.values(desks).find((desk) => desk.companyId === companyId) ?? desks.platform,
  })),
);

/** Each product of the main school is offered by two of its approved suppliers. */
export function productSuppliers(): Insertable<Tables['productSupplier']>[] {
  const { companyId } = desks.school;
  const approved = suppliers().filter(({ row }) => row.companyId === companyId && row.status === 'APPROVED');
  return products
    .filter((product) => product.companyId === companyId)
    .flatMap(({ id: productId }, index) =>
      [0, 1].map((offer) => ({ companyId, productId, supplierId: at(approved, index * 2 + offer).row.id })),
    );
}
