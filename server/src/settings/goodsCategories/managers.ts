import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { deptName, roleName } from '#platform/db/builtInNames.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';

type Input = Schemas['CategoryManagerInput'];

interface Category {
  companyId: string;
  id: string;
}

/** Whether somebody manages the goods of such a category: those of the platform are managed by each school. */
export function hasManager(companyId: string, { session }: Pick<Context, 'session'>): boolean {
  return companyId !== platformId || session.companyId !== platformId;
}

/** Returns who manages goods at a school, by category. */
export async function managersAt(
  companyId: string,
  { db, language }: Pick<Context, 'db' | 'language'>,
): Promise<Map<string, Schemas['CategoryManager']>> {
  const rows = await db
    .selectFrom('goodsCategoryManager as manager')
    .leftJoin('dept', (join) => join.onRef('dept.companyId', '=', 'manager.companyId').onRef('dept.id', '=', 'manager.deptId'))
    .select(['manager.categoryId', 'manager.userIds', 'manager.roleCode', 'manager.deptId', deptName(language).as('deptName')])
    .where('manager.companyId', '=', companyId)
    .execute();
  const userIds = rows.flatMap((row) => row.userIds ?? []);
  const users =
    userIds.length > 0
      ? await db
          .selectFrom('appUser')
          .select(['id', 'name'])
          .where('companyId', '=', companyId)
          .where('id', 'in', userIds)
          .execute()
      : [];
  const roleCodes = rows.flatMap(({ roleCode }) => roleCode ?? []);
  const roles =
    roleCodes.length > 0
      ? await db
          .selectFrom('role')
          .select(['role.roleCode', roleName(language).as('roleName')])
          .where('role.companyId', 'in', [platformId, companyId])
          .where('role.roleCode', 'in', roleCodes)
          .execute()
      : [];
  return new Map(
    rows.map(({ categoryId, userIds: ids, ...row }) => [
      categoryId,
      {
        ...row,
        users: (ids ?? []).flatMap((id) => users.filter((user) => user.id === id)),
        roleName: roles.find(({ roleCode }) => roleCode === row.roleCode)?.roleName ?? null,
      },
    ]),
  );
}

/** Stores who manages the goods of a category at a school; null: nobody. @throws Failure `invalid` */
export async function storeManager(category: Category, manager: Input | null, context: Context): Promise<void> {
  const { db, session } = context;
  if (!hasManager(category.companyId, context)) throw invalid({ field: 'manager', rule: 'contradiction' });
  const companyId = category.companyId === platformId ? session.companyId : category.companyId;
  if (manager === null) {
    await db
      .deleteFrom('goodsCategoryManager')
      .where((eb) => eb.and({ companyId, categoryId: category.id }))
      .execute();
    return;
  }
  const faults = partFaults(manager);
  if (faults.length > 0) throw invalid(...faults);
  const unknown = await unknownIn(manager, companyId, context);
  if (unknown.length > 0) throw invalid(...unknown);
  const { userIds, roleCode = null, deptId = null } = manager;
  const fields = { categoryCompanyId: category.companyId, userIds: userIds ? JSON.stringify(userIds) : null, roleCode, deptId };
  await db
    .insertInto('goodsCategoryManager')
    .values({ companyId, categoryId: category.id, ...fields })
    .onConflict((conflict) => conflict.columns(['companyId', 'categoryId']).doUpdateSet(fields))
    .execute();
}

/** Users, or a role with its department. */
function partFaults({ userIds, roleCode, deptId }: Input): BrokenRule[] {
  const isRole = userIds === undefined;
  return Object.entries({ roleCode, deptId }).flatMap(([part, value]) =>
    isRole === (value !== undefined) ? [] : [{ field: `manager.${part}`, rule: isRole ? 'required' : 'contradiction' }],
  );
}

async function unknownIn({ userIds = [], roleCode, deptId }: Input, companyId: string, { db }: Context): Promise<BrokenRule[]> {
  const users = db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId, status: 'ENABLED' }))
    .where('userType', '<>', 'SUPPLIER');
  const known = userIds.length > 0 ? await users.where('id', 'in', userIds).execute() : [];
  const roles = db.selectFrom('role').select('id').where('companyId', 'in', [platformId, companyId]);
  const depts = db.selectFrom('dept').select('id').where('companyId', '=', companyId);
  const role = roleCode && (await roles.where((eb) => eb.and({ roleCode, status: 'ENABLED' })).executeTakeFirst());
  const dept = deptId && (await depts.where('id', '=', deptId).executeTakeFirst());
  return [
    ...userIds.flatMap((id, index) =>
      known.some((user) => user.id === id) ? [] : [{ field: `manager.userIds.${index}`, rule: 'exists' }],
    ),
    ...(roleCode === undefined || role ? [] : [{ field: 'manager.roleCode', rule: 'exists' }]),
    ...(deptId === undefined || dept ? [] : [{ field: 'manager.deptId', rule: 'exists' }]),
  ];
}
