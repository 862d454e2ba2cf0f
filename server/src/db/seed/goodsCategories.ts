import type { Insertable } from 'kysely';
import { seedId } from '../reference/seedId.ts';
import type { Tables } from '../tables.ts';
import { type Line, type Marks, otherLines } from './goodsCategoryNames.ts';
import { mainSchoolId } from './schools.ts';

type Category = Omit<Insertable<Tables['goodsCategory']>, 'createByName' | 'updateByName'>;

const used: Marks = { consumable: true };
const dangerous: Marks = { consumable: true, hazardous: true, unit: '瓶' };

/** Seen by every school. */
const platformLines: Line[] = [
  ...otherLines,
  [2100, '1', '货物', { argumentThreshold: '100000.00' }],
  [2101, '101', '仪器设备', { unit: '台', argumentThreshold: '100000.00' }],
  [2102, '102', '试剂耗材', used],
  [2103, '10201', '化学试剂', dangerous],
  [2104, '10202', '玻璃器皿', { ...used, unit: '个' }],
  [2105, '2', '服务'],
  [2106, '3', '工程'],
  [2107, '103', '办公家具', { unit: '件' }],
  [2108, '104', '信息设备', { unit: '台' }],
  [2109, '105', '图书资料', { unit: '册' }],
  [2110, '106', '实验动物', used],
  [2111, '107', '办公用品', used],
  [2112, '201', '维修维护'],
  [2113, '202', '测试加工'],
  [2114, '203', '软件开发'],
  [2115, '204', '会议培训'],
  [2116, '205', '物业安保'],
  [2117, '301', '修缮工程', { needArgumentReport: true }],
  [2118, '302', '实验室改造', { needArgumentReport: true }],
  [2119, '303', '弱电工程', { needArgumentReport: true }],
  [2120, '10101', '分析仪器', { unit: '台' }],
  [2121, '10102', '光学仪器', { unit: '台' }],
  [2122, '10103', '生物仪器', { unit: '台' }],
  [2123, '10104', '机械加工设备', { unit: '台' }],
  [2124, '10204', '实验耗材', used],
  [2125, '10205', '气体', dangerous],
  [2126, '10401', '计算机', { unit: '台', centralCatalogue: true }],
  [2127, '10402', '网络设备', { unit: '台' }],
  [2128, '10403', '外围设备', { unit: '台', centralCatalogue: true }],
  [2129, '20101', '设备维修'],
  [2130, '20201', '样品测试'],
  [2131, '20401', '教师培训'],
  [2132, '30101', '房屋修缮'],
  [2133, '1010101', '色谱仪', { unit: '台' }],
  [2134, '1010102', '质谱仪', { unit: '台' }],
  [2135, '1010103', '光谱仪', { unit: '台' }],
  [2136, '1020101', '易制毒试剂', dangerous],
  [2137, '1020102', '易制爆试剂', dangerous],
  [2138, '1020103', '剧毒试剂', dangerous],
  [2139, '1020104', '通用试剂', { ...used, unit: '瓶' }],
  [2140, '1020501', '可燃气体', dangerous],
  [2141, '1020502', '有毒气体', dangerous],
  [2142, '1020503', '惰性气体', { ...used, unit: '瓶' }],
];

/** The main school's own, below those of the platform. */
const schoolLines: Line[] = [
  [2190, '10209', '校内自制试剂', dangerous],
  [2191, '10109', '自研仪器', { unit: '套' }],
  [2192, '20301', '校内信息系统'],
  [2193, '20109', '公共平台维护'],
  [2194, '10701', '校庆用品', { ...used, status: 'DISABLED' }],
];

const numbers = new Map([...platformLines, ...schoolLines].map(([n, code]) => [code, n]));
const kinds = { 1: 'GOODS', 2: 'SERVICE', 3: 'ENGINEERING' } as const;

/** All goods categories of the demo data, those above before those below. The codes follow GB/T 14885 loosely. */
export const goodsCategories: Category[] = [
  ...platformLines.toSorted(byLevel).map((line) => category('0', line)),
  ...schoolLines.map((line) => category(mainSchoolId, line)),
];

function byLevel([, one]: Line, [, other]: Line) {
  return one.length - other.length;
}

function category(companyId: string, [n, categoryCode, categoryName, marks]: Line): Category {
  const parent = numbers.get(categoryCode.slice(0, -2));
  const purchaseType = kinds[Number(categoryCode[0]) as keyof typeof kinds];
  return {
    companyId,
    id: seedId('goodsCategory', n),
    parentCompanyId: parent === undefined ? null : '0',
    parentId: parent === undefined ? null : seedId('goodsCategory', parent),
    level: (categoryCode.length + 1) / 2,
    categoryCode,
    categoryName,
    purchaseType,
    unit: null,
    managerDeptId: null,
    argumentThreshold: null,
    consumable: false,
    fixedAsset: purchaseType === 'GOODS' && !marks?.consumable,
    sort: Number(categoryCode.slice(-2)) * 10,
    status: 'ENABLED',
    ...marks,
  };
}
