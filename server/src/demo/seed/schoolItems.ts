import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedTime } from './seedTime.ts';

/** The school of the demo data whose purchases hang on items of its own project system. */
const companyId = '1002';

const subjects = [
  '智能制造实训平台',
  '光电检测实验室',
  '食品安全分析中心',
  '轻化工程中试线',
  '材料力学性能测试平台',
  '数字媒体创作室',
  '环境监测教学实验室',
  '机器人创新工坊',
  '生物发酵公共平台',
  '图书馆特藏数字化',
];
const kinds = ['建设', '设备更新', '耗材保障', '运行维护'];
const places = ['机械工程学院', '光电工程学院', '食品科学学院', '轻工学院'];
const leaders = ['孟清歌', '龙学峰', '郑涛', '季怀远', '温如许'];

/** Forty items: three are closed, and five are small. */
export const schoolItems: Insertable<Tables['associationItem']>[] = Array.from({ length: 40 }, (_, index) => {
  const planYear = 2026 - Math.floor(index / 20);
  return {
    companyId,
    externalCode: `XM${planYear}-${String(index + 1).padStart(4, '0')}`,
    externalName: `${subjects[index % subjects.length]}${kinds[Math.floor(index / subjects.length)]}`,
    planYear,
    planAmount: `${index % 8 === 7 ? 3_000 : 40_000 + ((index * 7919) % 48) * 5_000}.00`,
    deptName: places[index % places.length] as string,
    leaderName: leaders[index % leaders.length] as string,
    enabled: index % 13 !== 12,
    syncTime: seedTime,
  };
});

/** What the project system has beside the items of the demo data: a new one, and one whose amount is no amount. */
export const laterItems = [
  { externalCode: 'XM2026-0041', externalName: '智能制造实训平台补充建设', planAmount: '180000.00' },
  { externalCode: 'XM2026-0042', externalName: '图书馆特藏数字化补充建设', planAmount: '12万' },
];
