import type { Client } from '@campus-procurement/sdk';
import { seedId } from '#reference/seedId.ts';
import type { Contest } from '../races/contest.ts';

const school = ['schooladmin', 'school_admin'] as const;
const admin = ['admin', 'admin'] as const;

function createUser({ users }: Client, writer: number, changes: { account: string; casId?: string }) {
  const deptId = seedId('dept', 311);
  const roleDeptList = [{ roleId: seedId('role', 203), deptIds: [deptId] }];
  return users.createUser({ body: { name: `Writer ${writer}`, phone: '19900000161', deptId, roleDeptList, ...changes } });
}

function createDept({ departments }: Client, names: { deptName: string; deptCode: string }) {
  return departments.createDept({ body: { ...names, deptType: 2, parentId: seedId('dept', 301) } });
}

function saveRole({ roles }: Client, names: { roleName: string; roleCode: string }) {
  return roles.saveRole({ body: { ...names, dataScope: 'SELF', menuIds: [] } });
}

function registerSchool({ company }: Client, names: { companyId: string; schoolName: string; schoolCode: string }) {
  return company.registerSchool({ body: { ...names, contactName: 'X', contactPhone: '19900000000', loginMode: 'LOCAL' } });
}

/** Returns a code made of letters, as roles need. */
const letters = (writer: number) => `writer_${'abcdefghij'[writer % 10]}_${'abcdefghij'[Math.floor(writer / 10)]}`;

/** Contests about unique values of schools, departments, roles and users. */
export const contestsOfPeople: Contest[] = [
  {
    what: 'an account',
    index: 'app_user_account_unique',
    as: school,
    refusal: 'account unique',
    call: (client, writer) => createUser(client, writer, { account: 'contested' }),
  },
  {
    what: 'a number of the sign-on',
    index: 'app_user_cas_id_unique',
    as: school,
    refusal: 'casId unique',
    call: (client, writer) => createUser(client, writer, { account: `writer${writer}`, casId: 'contested' }),
  },
  {
    what: 'a code of a department',
    index: 'dept_code_unique',
    as: school,
    refusal: 'deptCode unique',
    call: (client, writer) =>
      createDept(client, { deptName: `Writer ${writer}`, deptCode: writer % 2 === 0 ? 'contested' : 'CONTESTED' }),
  },
  {
    what: 'a name below one department',
    index: 'dept_name_unique',
    as: school,
    refusal: 'deptName unique',
    call: (client, writer) => createDept(client, { deptName: 'Contested', deptCode: `w${writer}` }),
  },
  {
    what: 'a code of a role',
    index: 'role_code_unique',
    as: school,
    refusal: 'roleCode unique',
    call: (client, writer) => saveRole(client, { roleName: `Writer ${writer}`, roleCode: 'contested' }),
  },
  {
    what: 'a name of a role',
    index: 'role_name_unique',
    as: school,
    refusal: 'roleName unique',
    call: (client, writer) => saveRole(client, { roleName: 'Contested', roleCode: letters(writer) }),
  },
  {
    what: 'a name of a school',
    index: 'company_name_unique',
    as: admin,
    refusal: 'schoolName unique',
    call: (client, writer) =>
      registerSchool(client, { companyId: String(8100 + writer), schoolName: 'Contested', schoolCode: `88${100 + writer}` }),
  },
  {
    what: 'a number of a school',
    index: 'company_code_unique',
    as: admin,
    refusal: 'schoolCode unique',
    call: (client, writer) =>
      registerSchool(client, { companyId: String(8000 + writer), schoolName: `Writer ${writer}`, schoolCode: '99991' }),
  },
  {
    what: 'a comment of ones own',
    index: 'apply_comment_personal_unique',
    as: school,
    refusal: 'content unique',
    call: ({ approvalComments }) =>
      approvalComments.saveApplyComment({ body: { content: 'Contested', commentType: 'APPROVE', scope: 'PERSONAL' } }),
  },
  {
    what: 'a comment of a school',
    index: 'apply_comment_school_unique',
    as: school,
    refusal: 'content unique',
    call: ({ approvalComments }) =>
      approvalComments.saveApplyComment({ body: { content: 'Contested', commentType: 'APPROVE', scope: 'SCHOOL' } }),
  },
];
