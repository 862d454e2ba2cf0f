import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

type Category = Omit<Insertable<Tables['goodsCategory']>, 'createByName' | 'updateByName'>;
type Marks = Partial<
  Pick<Category, 'unit' | 'argumentThreshold' | 'hazardous' | 'consumable' | 'centralCatalogue' | 'needArgumentReport' | 'status'>
>;
/** Number in the demo data, code (its length tells the level: 1, 3, 5 or 7 digits; its beginning the parent), name and what is special. */
export type Line = [n: number, code: string, name: string, marks?: Marks];

export const used: Marks = { consumable: true };
export const dangerous: Marks = { consumable: true, hazardous: true, unit: '瓶' };
const device: Marks = { unit: '台' };
const central: Marks = { unit: '台', centralCatalogue: true };
const piece: Marks = { unit: '件' };
const works: Marks = { needArgumentReport: true };

/** Codes of categories, what is special about those below, the first code that is free there, and their names. */
type Group = [parent: string, marks: Marks, first: number, names: string];

const groups: Group[] = [
  ['103', piece, 1, '桌台 椅凳 柜架 实验台柜'],
  ['104', device, 4, '存储设备'],
  ['105', { unit: '册' }, 1, '中文图书 外文图书 期刊 电子资源'],
  ['106', used, 1, '实验鼠 实验兔 饲料垫料 动物器具'],
  ['107', { ...used, centralCatalogue: true }, 2, '复印纸'],
  ['107', used, 3, '书写文具 硒鼓墨盒 清洁用品'],
  ['1', { unit: '辆' }, 8, '车辆'],
  ['108', { unit: '辆' }, 1, '轿车 客车 货车 电动车'],
  ['1', piece, 9, '文体用品'],
  ['109', piece, 1, '体育器材 音乐器材 美术用品 演出服装'],
  ['1', device, 10, '医疗器械'],
  ['110', device, 1, '诊断设备 治疗设备 手术器械 防护用品'],
  ['1', { unit: '套' }, 11, '软件'],
  ['111', { unit: '套' }, 1, '操作系统 数据库软件 专业软件 安全软件'],
  ['201', {}, 2, '系统运维 电梯维保 空调维保'],
  ['202', {}, 2, '加工制作 基因测序 计量检定'],
  ['203', {}, 2, '应用系统开发 网站建设 数据治理 系统集成'],
  ['204', {}, 2, '学术会议 学生实践 考试服务'],
  ['205', {}, 1, '保洁服务 安保服务 绿化养护 餐饮服务'],
  ['2', {}, 6, '印刷出版 租赁服务 法律与咨询'],
  ['206', {}, 1, '教材印刷 宣传品印制 论文出版 档案数字化'],
  ['207', {}, 1, '车辆租赁 设备租赁 场地租赁 云服务'],
  ['208', {}, 1, '法律服务 审计服务 造价咨询 招标代理'],
  ['301', works, 2, '屋面防水 门窗更换 道路修缮'],
  ['302', works, 1, '通风系统 气路系统 净化装修 废水处理'],
  ['303', works, 1, '综合布线 安防监控 多媒体教室 机房建设'],
  ['3', works, 4, '安装工程 绿化工程'],
  ['304', works, 1, '电梯安装 空调安装 消防安装 配电安装'],
  ['305', works, 1, '景观绿化 树木移植 灌溉系统 园林小品'],
  ['10101', device, 4, '电化学仪器 热分析仪 元素分析仪'],
  ['10102', device, 1, '显微镜 激光器 光学平台 望远镜'],
  ['10103', device, 1, '离心机 PCR仪 培养箱 超净工作台'],
  ['10104', device, 1, '数控车床 铣床 3D打印机 激光切割机'],
  ['10202', used, 1, '量筒量杯 烧杯 烧瓶 移液管'],
  ['10204', used, 1, '移液吸头 离心管 滤膜 手套口罩'],
  ['10304', piece, 1, '中央实验台 通风柜 试剂柜'],
  ['10401', central, 1, '台式机 笔记本电脑 服务器 工作站'],
  ['10402', device, 1, '交换机 路由器 无线设备'],
  ['10403', central, 1, '打印机 扫描仪 投影仪 显示器'],
  ['10404', device, 1, '磁盘阵列 移动硬盘'],
  ['10901', piece, 1, '球类器材 健身器材'],
  ['11001', device, 1, '超声设备 心电图机 影像设备'],
  ['11103', { unit: '套' }, 1, '设计软件 仿真软件 统计软件'],
  ['20101', {}, 1, '仪器维修 计算机维修 家具维修'],
];

const namedLines: Line[] = [
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

/** Those that nothing in the demo data names. */
const otherLines: Line[] = groups
  .flatMap(([parent, marks, first, names]) =>
    names.split(' ').map((name, at): [string, string, Marks] => [parent + String(first + at).padStart(2, '0'), name, marks]),
  )
  .map(([code, name, marks], index) => [2601 + index, code, name, marks]);

const kinds = { 1: 'GOODS', 2: 'SERVICE', 3: 'ENGINEERING' } as const;

/** Usual goods categories of universities, those above before those below. The codes follow GB/T 14885 loosely. */
export const goodsCategoryPreset: Line[] = [...otherLines, ...namedLines].toSorted(
  ([, one], [, other]) => one.length - other.length,
);

/** The code of the category above; empty at the top. */
export const codeAbove = (code: string): string => code.slice(0, -2);

/** What a line says about its category, without its place in the tree. */
export function categoryFields([, categoryCode, categoryName, marks]: Line) {
  const purchaseType = kinds[Number(categoryCode[0]) as keyof typeof kinds];
  return {
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
    status: 'ENABLED' as const,
    ...marks,
  } satisfies Partial<Category>;
}
