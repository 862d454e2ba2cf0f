import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { bySystem } from '#reference/insertReference.ts';
import { seedId } from '#reference/seedId.ts';
import { mainSchoolId } from './schools.ts';
import { foundingTime } from './seedTime.ts';

type Kind = Insertable<Tables['warehouse']>['warehouseType'];

interface Store {
  n: number;
  code: string;
  name: string;
  kind: Kind;
  /** Numbers of the department and of the keepers. */
  dept: number;
  keepers: number[];
  address: string;
  places: string[];
}

/** The stores of the main school. Those for hazardous goods have two keepers. The last one is closed and empty. */
export const stores: Store[] = [
  {
    n: 9801,
    code: 'ZX01',
    name: '校级物资库',
    kind: 'CENTRAL',
    dept: 346,
    keepers: [107, 126],
    address: '东校区仓储楼 1 层',
    places: ['A 区 01 架', 'A 区 02 架', 'B 区 01 架', 'B 区 02 架', 'C 区地面'],
  },
  {
    n: 9802,
    code: 'ZX02',
    name: '办公用品库',
    kind: 'CENTRAL',
    dept: 346,
    keepers: [107],
    address: '东校区仓储楼 2 层',
    places: ['一号货架', '二号货架', '三号货架'],
  },
  {
    n: 9803,
    code: 'WH01',
    name: '校级危化品库',
    kind: 'HAZARDOUS',
    dept: 346,
    keepers: [107, 126],
    address: '东校区北门外独立库房',
    places: ['易燃柜', '易制毒柜', '腐蚀品柜', '气瓶间'],
  },
  {
    n: 9804,
    code: 'HX01',
    name: '化学化工学院试剂库',
    kind: 'COLLEGE',
    dept: 301,
    keepers: [126, 128],
    address: '化学楼 B101',
    places: ['A 区 01 架', 'A 区 02 架', '冷藏柜', '玻璃器皿柜'],
  },
  {
    n: 9805,
    code: 'HX02',
    name: '分析测试中心仪器库',
    kind: 'LAB',
    dept: 312,
    keepers: [128],
    address: '化学楼 C203',
    places: ['仪器架', '备件柜'],
  },
  {
    n: 9806,
    code: 'YX01',
    name: '医学院耗材库',
    kind: 'COLLEGE',
    dept: 308,
    keepers: [127],
    address: '医学楼 A012',
    places: ['一号架', '二号架', '冷藏柜'],
  },
  {
    n: 9807,
    code: 'SM01',
    name: '生命科学学院耗材库',
    kind: 'COLLEGE',
    dept: 302,
    keepers: [127],
    address: '生科楼 105',
    places: ['一号架', '二号架', '超低温冰箱'],
  },
  {
    n: 9808,
    code: 'JX01',
    name: '机械工程学院旧备件库',
    kind: 'LAB',
    dept: 304,
    keepers: [107],
    address: '西校区工训楼 1 层',
    places: ['备件架'],
  },
];

const founded = bySystem(foundingTime);

/** The rows of the stores. */
export const warehouses = stores.map(({ n, code, name, kind, dept, address }, index) => ({
  companyId: mainSchoolId,
  id: seedId('warehouse', n),
  warehouseCode: code,
  warehouseName: name,
  warehouseType: kind,
  deptId: seedId('dept', dept),
  address,
  ...founded,
  status: index === stores.length - 1 ? ('DISABLED' as const) : ('ENABLED' as const),
}));

export const warehouseKeepers = stores.flatMap(({ n, keepers }) =>
  keepers.map((keeper) => ({ companyId: mainSchoolId, warehouseId: seedId('warehouse', n), userId: seedId('user', keeper) })),
);

/** The id of a place of a store, which are numbered from 0. */
export function placeId(store: number, place: number): string {
  return seedId('warehouseLocation', 9900 + (store - 9801) * 10 + place);
}

export const warehouseLocations = stores.flatMap(({ n, places }) =>
  places.map((locationName, index) => ({
    companyId: mainSchoolId,
    id: placeId(n, index),
    warehouseId: seedId('warehouse', n),
    locationName,
    locationCode: `K-${String(index + 1).padStart(2, '0')}`,
  })),
);
