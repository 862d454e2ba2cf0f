import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { mainSchoolId as companyId } from './schools.ts';

/** Who looks after the equipment of the main school: the head of its asset office, who is asked about imports. */
export const equipmentManagerId = seedId('user', 108);

/** Who manages goods at the main school. */
export const categoryManagers: Insertable<Tables['goodsCategoryManager']>[] = [
  {
    companyId,
    categoryCompanyId: '0',
    categoryId: seedId('goodsCategory', 2101),
    userIds: JSON.stringify([equipmentManagerId]),
    roleCode: null,
    deptId: null,
  },
];
