import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { bySystem } from '#reference/insertReference.ts';
import { seedId } from '#reference/seedId.ts';
import { mainSchoolId } from './schools.ts';
import { foundingTime } from './seedTime.ts';

const madeTime = new Date('2026-02-20T16:40:02+08:00');

/** A type that the platform administrator has made, still without entries. */
export const customDictType: Insertable<Tables['dictType']> = {
  companyId: '0',
  id: seedId('dictType', 520),
  dictType: 'meeting_room',
  dictName: '会议室',
  status: 'ENABLED',
  createTime: madeTime,
  createByName: '平台管理员',
  updateTime: madeTime,
  updateByName: '平台管理员',
};

const common = { companyId: mainSchoolId, status: 'ENABLED' as const };

/** Entries of the main school's own: its campuses, and a unit that the platform's list lacks. */
export const customDictEntries: Insertable<Tables['dictEntry']>[] = [
  campus(601, '东校区', 'East campus', 'blue', 10),
  campus(602, '西校区', 'West campus', 'teal', 20),
  {
    ...common,
    id: seedId('dictEntry', 660),
    dictType: 'unit',
    dictLabel: '卷',
    dictLabelEn: 'roll',
    dictValue: '卷',
    tagColor: 'gray',
    sort: 200,
    createTime: new Date('2025-11-10T10:20:00+08:00'),
    createByName: '李文博',
    updateTime: new Date('2025-11-12T15:01:00+08:00'),
    updateByName: '李文博',
    version: 2,
  },
];

function campus(n: number, name: string, dictLabelEn: string, tagColor: 'blue' | 'teal', sort: number) {
  const names = { dictType: 'campus', dictLabel: name, dictLabelEn, dictValue: name };
  return { ...common, ...names, id: seedId('dictEntry', n), tagColor, sort, isDefault: sort === 10, ...bySystem(foundingTime) };
}
