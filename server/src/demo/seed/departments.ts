import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { builtInZhCN } from '#platform/i18n/builtInZhCN.ts';
import { seedId } from '#reference/seedId.ts';

export type Dept = Omit<Insertable<Tables['dept']>, 'leaderId' | 'createByName' | 'updateByName'>;

const [east, west] = ['东校区', '西校区'];

/** Colleges and units of the main school: number, name, campus and their sub-units, which are numbered from `first`. */
const mainUnits: { n: number; name: string; campus: string; first?: number; subUnits?: string[] }[] = [
  {
    n: 301,
    name: '化学化工学院',
    campus: east,
    first: 311,
    subUnits: ['有机化学实验室', '分析测试中心', '无机化学实验室', '化工原理实验室', '学院办公室'],
  },
  { n: 302, name: '生命科学学院', campus: east, first: 316, subUnits: ['分子生物学实验室', '细胞工程实验室', '实验动物中心'] },
  {
    n: 303,
    name: '材料科学与工程学院',
    campus: east,
    first: 319,
    subUnits: ['高分子材料实验室', '金属材料实验室', '材料表征中心'],
  },
  {
    n: 304,
    name: '机械工程学院',
    campus: west,
    first: 322,
    subUnits: ['先进制造实验室', '机器人实验室', '工程训练中心', '车辆工程系'],
  },
  { n: 305, name: '信息中心', campus: east },
  {
    n: 306,
    name: '计算机学院',
    campus: west,
    first: 326,
    subUnits: ['人工智能实验室', '网络安全实验室', '软件工程系', '计算中心'],
  },
  { n: 307, name: '物理学院', campus: east, first: 330, subUnits: ['光学实验室', '凝聚态物理实验室', '基础物理教学中心'] },
  { n: 308, name: '医学院', campus: west, first: 333, subUnits: ['基础医学系', '临床技能中心', '药学系', '公共卫生系'] },
  { n: 309, name: '文学院', campus: east, first: 337, subUnits: ['中文系', '新闻传播系'] },
  { n: 310, name: '图书馆', campus: east, first: 339, subUnits: ['采编部', '数字资源部'] },
  { n: 347, name: '采购与招标中心', campus: east, first: 341, subUnits: ['货物采购科', '工程与服务采购科'] },
  { n: 348, name: '财务处', campus: east, first: 343, subUnits: ['会计核算科', '科研经费科'] },
  { n: 349, name: '资产与实验室管理处', campus: east, first: 345, subUnits: ['设备管理科', '校级仓库'] },
  { n: 350, name: '审计处', campus: east },
];

/** The other schools have the same five departments below the root; the second is part of the first. */
const otherSchools = [
  { companyId: '3338', name: '澜川大学', root: 351 },
  { companyId: '2981', name: '溯源大学', root: 357 },
  { companyId: '1002', name: '齐岳工业大学', root: 363 },
  { companyId: '1003', name: '望舒师范学院', root: 369 },
];
const otherUnits = ['化学与材料学院', '化学实验中心', '采购与招标中心', '财务处', '信息中心'];

/** All departments of the demo data, those above before those below. */
export const departments: Dept[] = [
  ...mainSchool(),
  ...otherSchools.flatMap(otherSchool),
  dept({ companyId: '1004', n: 375, parent: null, deptType: 0, deptName: '滨城理工学院', campus: null, sort: 0 }),
  dept({ companyId: '1005', n: 376, parent: null, deptType: 0, deptName: '岱岳农业大学', campus: null, sort: 0 }),
  dept({ companyId: '0', n: 391, parent: 390, deptType: 1, deptName: builtInZhCN.platformDept['1391'], campus: null, sort: 10 }),
];

function mainSchool(): Dept[] {
  const companyId = '1001';
  const root = dept({ companyId, n: 300, parent: null, deptType: 0, deptName: '江海大学', campus: east, sort: 0 });
  const units = mainUnits.flatMap(({ n, name, campus, first = 0, subUnits = [] }, index) => [
    dept({ companyId, n, parent: 300, deptType: 1, deptName: name, campus, sort: (index + 1) * 10 }),
    ...subUnits.map((deptName, at) =>
      dept({ companyId, n: first + at, parent: n, deptType: 2, deptName, campus, sort: (at + 1) * 10 }),
    ),
  ]);
  return [root, ...units];
}

function otherSchool({ companyId, name, root }: (typeof otherSchools)[number]): Dept[] {
  const units = otherUnits.map((deptName, index) => {
    const isSubUnit = index === 1;
    return dept({
      companyId,
      n: root + 1 + index,
      parent: isSubUnit ? root + 1 : root,
      deptType: isSubUnit ? 2 : 1,
      deptName,
      campus: null,
      sort: (index + 1) * 10,
    });
  });
  return [dept({ companyId, n: root, parent: null, deptType: 0, deptName: name, campus: null, sort: 0 }), ...units];
}

interface Row extends Pick<Dept, 'companyId' | 'deptType' | 'deptName' | 'campus' | 'sort'> {
  n: number;
  parent: number | null;
}

function dept({ n, parent, companyId, deptType, ...fields }: Row): Dept {
  return {
    companyId,
    id: seedId('dept', n),
    parentId: parent === null ? null : seedId('dept', parent),
    // The root has the school's own code.
    deptCode: parent === null ? companyId : `1${n}`,
    deptType,
    phone: deptType === 1 && companyId !== '0' ? `0531-88880${n}` : null,
    status: 'ENABLED',
    ...fields,
  };
}
