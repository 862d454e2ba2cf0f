import { schools } from '#demo/seed/schools.ts';
import { seedId } from '#reference/seedId.ts';
import { dept, grant, roleIds, user } from '../builders/userFixture.ts';
import { failureOf } from '../failureOf.ts';
import { permissions } from '../permissions/permissions.ts';
import { asShown, namesNothing, type Recipes, shownBody, tooOften, twice } from './failureRecipe.ts';

/** Failures of operations on sessions, roles, departments, users, own accounts and schools. */
export const failuresOfPeople: Recipes = {
  'login 200': async (_client, { anybody }) => {
    const { session } = anybody();
    const guess = () => session.login({ body: { username: 'guessed', password: 'x' } });
    await failureOf(guess());
    await failureOf(guess());
    return guess();
  },
  'login 429': async (_client, { anybody, app }) => {
    const { session } = anybody();
    const guess = async () => {
      const { captchaKey } = await session.getCaptcha();
      return session.login({ body: { username: 'guessed', password: 'x', captchaKey, captchaCode: app.captchas.at(-1) ?? '' } });
    };
    for (let count = 0; count < 5; count += 1) await failureOf(guess());
    return guess();
  },
  'switchDept 400': namesNothing('switchDept'),
  'saveRole 400': ({ roles }) => roles.saveRole({ body: { ...shownBody('saveRole'), roleName: 'Another name' } }),
  'deleteRole 200': ({ roles }) => roles.deleteRole({ path: { id: seedId('role', 212) } }),
  'createDept 400': ({ departments }) => departments.createDept({ body: { ...shownBody('createDept'), deptCode: '1305' } }),
  'importDepts 400': ({ departments }) => {
    const [first, second] = shownBody('importDepts').rows;
    if (!first || !second) throw new Error('The example has other rows');
    const rows = [
      { ...first, parent: 'none' },
      { ...second, deptCode: '1305' },
    ];
    return departments.importDepts({ body: { rows } });
  },
  // The department has no users, so the unit below it is the only reason.
  'deleteDept 200': async ({ departments }) => {
    const unit = { deptName: 'A unit', deptCode: 'unit', deptType: 1, parentId: dept(300) } as const;
    const { id } = await departments.createDept({ body: unit });
    await departments.createDept({ body: { deptName: 'Below it', deptCode: 'below', deptType: 2, parentId: id } });
    return departments.deleteDept({ path: { id } });
  },
  'importUsers 400': ({ users }) => {
    const { rows, ...options } = shownBody('importUsers');
    const [first, second] = rows;
    if (!first || !second) throw new Error('The example has other rows');
    return users.importUsers({ body: { ...options, rows: [first, { ...second, account: 'teacher1', dept: 'none' }] } });
  },
  'createUser 200': ({ users }) => {
    const roleDeptList = [...grant(roleIds.purchaser, 311), ...grant(roleIds.auditor, 311)];
    return users.createUser({ body: { ...shownBody('createUser'), roleDeptList } });
  },
  'createUser 400': ({ users }) => users.createUser({ body: { ...shownBody('createUser'), account: 'teacher1' } }),
  'addUserRoles 200': ({ users }) => {
    const roleId = roleIds.auditor ?? '';
    return users.addUserRoles({ body: { userIds: [user(103)], roleIds: [roleId] } });
  },
  'addUserRoles 400': ({ users }) => {
    const { roleIds: added } = shownBody('addUserRoles');
    return users.addUserRoles({ body: { userIds: [user(103), 'none'], roleIds: added } });
  },
  'resetPasswords 200': ({ users }) => users.resetPasswords({ body: { userIds: [user(103), user(145)] } }),
  'resetPasswords 400': ({ users }) => users.resetPasswords({ body: { userIds: [user(103), 'none'] } }),
  'updateUserStatus 200': ({ users }) => users.updateUserStatus({ body: { id: user(102), status: 'DISABLED' } }),
  'deleteUser 200': ({ users }) => users.deleteUser({ path: { id: user(122) } }),
  // A school whose users log in with passwords.
  'syncCasUsers 200': async (_client, { as }) => (await as('shaoboyan', 'school_admin')).users.syncCasUsers(),
  'sendPhoneCaptcha 200': async (_client, { anybody }) => {
    const { users } = anybody();
    const send = (phone: string) => users.sendPhoneCaptcha({ body: { phone, scene: 'RESET' } });
    await send('13000000001');
    await send('13000000002');
    return send('13000000003');
  },
  'updatePassword 200': ({ users }) =>
    users.updatePassword({ body: { phoneCaptcha: '000000', newPassword: shownBody('updatePassword').newPassword } }),
  'updatePassword 400': ({ users }) =>
    users.updatePassword({ body: { ...shownBody('updatePassword'), oldPassword: 'Another#2026' } }),
  'updatePassword 429': tooOften(({ users }) =>
    users.updatePassword({ body: { ...shownBody('updatePassword'), oldPassword: 'Another#2026' } }),
  ),
  'updateMyPhone 429': tooOften(({ users }) =>
    users.updateMyPhone({ body: { ...shownBody('updateMyPhone'), password: 'Another#2026' } }),
  ),
  'updateMyPhone 200': asShown('updateMyPhone'),
  'resetForgottenPassword 200': (_client, { anybody }) =>
    anybody().users.resetForgottenPassword(permissions.resetForgottenPassword.input),
  'resetForgottenPassword 400': (_client, { anybody }) =>
    anybody().users.resetForgottenPassword({ body: { ...shownBody('resetForgottenPassword'), newPassword: 'password' } }),
  'registerSchool 400': ({ company }) => {
    const body = { ...shownBody('registerSchool'), companyId: '1007', schoolName: 'Another name', schoolCode: '91001' };
    return company.registerSchool({ body });
  },
  'updateSchool 400': ({ company }) =>
    company.updateSchool({ body: { id: '1002', version: 1, schoolName: schools[1]?.companyName ?? '' } }),
  'updateCompanyStatus 200': ({ company }) =>
    company.updateCompanyStatus({ body: { id: '1002', version: 1, status: 'ACTIVE', reason: 'For a test' } }),
  'updateCompanyStatus 400': ({ company }) =>
    company.updateCompanyStatus({ body: { id: '1002', version: 1, status: 'SUSPENDED' } }),
  'saveApplyComment 400': twice('saveApplyComment'),
  'saveApplyComment 403': ({ approvalComments }) =>
    approvalComments.saveApplyComment({ body: { ...shownBody('saveApplyComment'), scope: 'SCHOOL' } }),
  'deleteApplyComment 403': async ({ approvalComments }) => {
    const ofSchool = (await approvalComments.listApplyComments()).find(({ scope }) => scope === 'SCHOOL');
    return approvalComments.deleteApplyComment({ path: { id: ofSchool?.id ?? '' } });
  },
  'saveContact 400': namesNothing('saveContact'),
};
