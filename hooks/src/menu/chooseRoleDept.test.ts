import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRoleDept, findRoleDept } from './chooseRoleDept.ts';
import { collegeIdOf } from './collegeIdOf.ts';

const id = fc.constantFrom('1', '2', '3', '4');
const dept = fc.record({
  id,
  deptName: fc.string(),
  deptType: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
  parentId: fc.option(id),
  collegeId: id,
});
const list = fc.array(fc.record({ roleId: id, roleCode: id, roleName: id, deptList: fc.array(dept, { maxLength: 3 }) }), {
  maxLength: 4,
});
const last = fc.option(fc.record({ roleId: id, deptId: id, collegeId: id }));

describe('the college of a department', () => {
  it('is the department above a sub-unit, otherwise the department itself', () => {
    expect(collegeIdOf({ id: '311', deptType: 2, parentId: '301' })).toBe('301');
    expect(collegeIdOf({ id: '301', deptType: 1, parentId: '300' })).toBe('301');
    expect(collegeIdOf({ id: '300', deptType: 0, parentId: null })).toBe('300');
    expect(collegeIdOf({ id: '311', deptType: 2, parentId: null })).toBe('311');
  });
});

describe('the role and department to begin with', () => {
  it('is the last choice if it is still in the list, otherwise the first there is', () => {
    fc.assert(
      fc.property(list, last, (roles, wish) => {
        const choice = chooseRoleDept(roles, wish);
        const pairs = roles.flatMap(({ roleId, deptList }) => deptList.map((one) => `${roleId}/${one.id}`));
        const wished = wish && findRoleDept(roles, wish) ? `${wish.roleId}/${wish.deptId}` : undefined;
        expect(choice && `${choice.roleId}/${choice.deptId}`).toBe(wished ?? pairs[0]);
      }),
    );
  });

  it('does not trust the stored college', () => {
    const deptList = [{ id: '2', deptName: 'x', deptType: 2 as const, parentId: '1', collegeId: '1' }];
    const roles = [{ roleId: '1', roleCode: 'x', roleName: 'x', deptList }];
    expect(chooseRoleDept(roles, { roleId: '1', deptId: '2', collegeId: 'forged' })).toEqual({
      roleId: '1',
      deptId: '2',
      collegeId: '1',
    });
  });
});
