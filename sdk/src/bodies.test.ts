import { describe, expect, test } from 'vitest';
import { bodyOf } from './bodies.ts';
import { examples } from './generated/examples.ts';
import type { Output } from './operationTypes.ts';

const role = examples.queryRoleDetail.data as Output<'queryRoleDetail'>;
const { id, version, roleName, roleCode, dataScope, status, menuIds, remark } = role;

describe('the body that is made of a row', () => {
  test('has the fields of the operation and no others', () => {
    expect(Object.keys(role)).toEqual(expect.arrayContaining(['userCount', 'allowedActions', 'createTime']));
    expect(bodyOf('updateRole', role)).toEqual({ id, version, roleName, roleCode, dataScope, status, menuIds, remark });
    expect(bodyOf('saveRole', role)).toEqual({
      companyId: role.companyId,
      roleName,
      roleCode,
      dataScope,
      status,
      menuIds,
      remark,
    });
  });

  test('has the changes in the place of what was read', () => {
    expect(bodyOf('updateRole', role, { roleName: 'Buyer', menuIds: [] })).toMatchObject({
      version,
      roleName: 'Buyer',
      menuIds: [],
    });
    expect(bodyOf('updateRole', role, { userCount: 7 } as object)).not.toHaveProperty('userCount');
  });

  test('leaves out what is null and must not be, and what is missing', () => {
    expect(bodyOf('updateUser', { id, version, phone: null, email: null, job: undefined })).toEqual({ id, version, email: null });
  });

  test('has nested objects and lists without their other fields', () => {
    const steps = [{ title: 'Apply', content: null, routeName: null, id: 's1', sort: 3 }];
    const guideline = { version, title: 'How', content: '<p>So</p>', steps };
    expect(bodyOf('updateHelpGuideline', guideline as never)).toEqual({
      version,
      title: 'How',
      content: '<p>So</p>',
      steps: [{ title: 'Apply', routeName: null }],
    });
    const invoice = { title: 'University', taxNo: '91370000', id: 'i1' };
    expect(bodyOf('updateSchool', { id, version, invoice } as never)).toMatchObject({ invoice: { title: 'University' } });
    expect(bodyOf('updateSchool', { id, version, invoice } as never)).not.toHaveProperty('invoice.id');
    expect(bodyOf('updateSchool', { id, version, invoice: null } as never)).toEqual({ id, version, invoice: null });
  });
});
