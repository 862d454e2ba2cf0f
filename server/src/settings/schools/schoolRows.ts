import type { Context } from '#platform/context/context.ts';
import { platformId } from '#platform/values/platform.ts';

/** The schools that the caller sees: the own one, with data scope ALL every one. The platform itself is none. */
export function visibleSchools({ db, session, role }: Pick<Context, 'db' | 'session' | 'role'>) {
  const found = db.selectFrom('company as school').where('school.id', '<>', platformId);
  return role.dataScope === 'ALL' ? found : found.where('school.id', '=', session.companyId);
}

/** Schools with what lists show of them. */
export function schoolRows(found: ReturnType<typeof visibleSchools>) {
  return (
    found
      .select(['school.id', 'school.companyName as schoolName', 'school.schoolCode', 'school.shortName', 'school.province'])
      .select(['school.city', 'school.contactName', 'school.contactPhone', 'school.loginMode', 'school.status'])
      .select(['school.remark', 'school.version'])
      .select(['school.createTime', 'school.createByName', 'school.updateTime', 'school.updateByName'])
      .select((eb) =>
        eb
          .selectFrom('appUser')
          .select((count) => count.fn.countAll<number>().as('users'))
          .whereRef('appUser.companyId', '=', 'school.id')
          .where('appUser.userType', '<>', 'SUPPLIER')
          .$asScalar()
          .$notNull()
          .as('userCount'),
      )
      // Only the platform lacks them (constraint company_school_check).
      .$narrowType<{ schoolCode: string; contactName: string; contactPhone: string }>()
  );
}

export type SchoolRow = Awaited<ReturnType<ReturnType<typeof schoolRows>['executeTakeFirstOrThrow']>>;
