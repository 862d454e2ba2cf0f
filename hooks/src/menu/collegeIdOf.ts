import type { Schemas } from '@campus-procurement/sdk';

/**
 * Returns the id of a department's college: the parent of a sub-unit (`deptType` 2), otherwise the department itself (product
 * spec, section 3).
 *
 * @example
 * collegeIdOf({ id: '311', deptType: 2, parentId: '301' }); // '301'
 */
export function collegeIdOf(dept: Pick<Schemas['DeptBrief'], 'id' | 'deptType' | 'parentId'>): string {
  return (dept.deptType === 2 && dept.parentId) || dept.id;
}
