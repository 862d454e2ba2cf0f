import type { Schemas } from '@campus-procurement/sdk';
import { startApp, type TestApp, type TestClient } from '../startApp.ts';

type RoleInput = Schemas['RoleInput'];
const school = '1001';

/** The server with both kinds of administrators, and what tests about roles need beside the demo data. */
export async function startRoleApp() {
  const app = await startApp();
  const admin = await app.as('admin', 'admin');
  const schoolAdmin = await app.as('schooladmin', 'school_admin');
  return { app, admin, schoolAdmin, roles: roleFixture(app, admin) };
}

/** What tests about roles need beside the demo data. Names and codes are counted, so that they are unique. */
export function roleFixture(app: TestApp, admin: TestClient) {
  const { db } = app.database;
  let count = 0;

  /** A valid role without any menu. */
  function input(changes: Partial<RoleInput> = {}): RoleInput {
    count += 1;
    const letters = String.fromCharCode(97 + (count % 26), 97 + Math.floor(count / 26));
    return { roleName: `Role ${count}`, roleCode: `role_${letters}`, dataScope: 'SELF', menuIds: [], ...changes };
  }

  /** Creates a role of school 1001 as the platform's administrator, who may grant everything. */
  async function create(changes: Partial<RoleInput> = {}): Promise<string> {
    const { id } = await admin.roles.saveRole({ body: input({ companyId: school, ...changes }) });
    return id;
  }

  /** Somebody of school 1001 who acts in a role of just these rights. */
  async function holderOf(changes: Partial<RoleInput>, account = 'teacher1'): Promise<TestClient> {
    const roleId = await create(changes);
    const user = await db
      .selectFrom('appUser')
      .select(['companyId', 'id', 'deptId'])
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('userRoleDept')
      .values({ companyId: user.companyId, userId: user.id, roleCompanyId: school, roleId, deptId: user.deptId })
      .execute();
    const { roleCode } = await admin.roles.queryRoleDetail({ path: { id: roleId } });
    return app.as(account, roleCode);
  }

  /** A page of the menu, of no use, that no role is granted. */
  async function newMenu(menuName: string, parentId: string | null = null): Promise<string> {
    count += 1;
    const id = `menu-${count}`;
    const row = { companyId: '0', id, parentId, menuName, menuNameEn: null, icon: null, permission: null, sort: 999 };
    const page = { menuType: 'MENU' as const, routeName: id, path: `/${id}`, sysCode: 'bidding', status: 'ENABLED' as const };
    await db
      .insertInto('menu')
      .values({ ...row, ...page, createByName: null, updateByName: null })
      .execute();
    return id;
  }

  /** For each permission code, the id of an entry or button of the menu that carries it. */
  async function menusWith(...permissions: string[]): Promise<string[]> {
    const carriers = db.selectFrom('menu').select('id').distinctOn('permission').where('permission', 'in', permissions);
    const rows = await carriers.orderBy('permission').orderBy('id').execute();
    if (rows.length !== permissions.length) throw new Error(`Not a menu row for each of ${permissions}`);
    return rows.map(({ id }) => id).sort();
  }

  const detail = (id: string) => admin.roles.queryRoleDetail({ path: { id } });

  return { input, create, holderOf, newMenu, menusWith, detail };
}

/** The codes of everything that can be done with roles. */
export const roleCodes = ['system:role:read', 'system:role:create', 'system:role:update', 'system:role:delete'];
