import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { categoryFields, codeAbove, dangerous, goodsCategoryPreset, type Line, used } from '#reference/goodsCategoryPreset.ts';
import { seedId } from '#reference/seedId.ts';
import { mainSchoolId } from './schools.ts';

type Category = Omit<Insertable<Tables['goodsCategory']>, 'createByName' | 'updateByName'>;

/** The main school's own, below those of the platform. */
const schoolLines: Line[] = [
  [2190, '10209', '校内自制试剂', dangerous],
  [2191, '10109', '自研仪器', { unit: '套' }],
  [2192, '20301', '校内信息系统'],
  [2193, '20109', '公共平台维护'],
  [2194, '10701', '校庆用品', { ...used, status: 'DISABLED' }],
];

const numbers = new Map([...goodsCategoryPreset, ...schoolLines].map(([n, code]) => [code, n]));
/** All goods categories of the demo data, those above before those below: the platform's, which every school sees, and the main school's. */
export const goodsCategories: Category[] = [
  ...goodsCategoryPreset.map((line) => category('0', line)),
  ...schoolLines.map((line) => category(mainSchoolId, line)),
];

function category(companyId: string, line: Line): Category {
  const [n, code] = line;
  const parent = numbers.get(codeAbove(code));
  return {
    companyId,
    id: seedId('goodsCategory', n),
    parentCompanyId: parent === undefined ? null : '0',
    parentId: parent === undefined ? null : seedId('goodsCategory', parent),
    ...categoryFields(line),
  };
}
