import { readAlways } from '../auth/accessMemory.ts';
import { grantsOf } from '../auth/grants.ts';
import { permissionsOf } from '../auth/permissions.ts';
import { type ActingRole, isServed } from '../auth/session.ts';
import type { Reader } from '../context/context.ts';
import type { Language } from '../i18n/language.ts';
import type { Job } from '../tasks/taskKind.ts';

/** The language and role of the user who started a task. */
export interface Asked {
  language: Language;
  role: Pick<ActingRole, 'companyId' | 'id' | 'deptId'>;
}

/**
 * Returns the user who started a task as a reader, with today's data scope and permission codes of the role, so that rights taken away in
 * the meantime are not used.
 * @returns null if the user could not act in this role and department today
 */
export async function readerOf({ db, companyId, createBy, now }: Job, { language, role }: Asked): Promise<Reader | null> {
  const user = await db
    .selectFrom('appUser')
    .innerJoin('company', 'company.id', 'appUser.companyId')
    .select(['appUser.id as userId', 'appUser.name as userName', 'company.status as companyStatus'])
    .where((eb) => eb.and({ 'appUser.companyId': companyId, 'appUser.id': createBy ?? '', 'appUser.status': 'ENABLED' }))
    .executeTakeFirst();
  if (!user || !isServed(user.companyStatus)) return null;
  const { userId, userName } = user;
  const grants = await grantsOf(db, { companyId, userId }, language);
  const grant = grants.find(({ roleCompanyId, roleId, dept }) => {
    return roleCompanyId === role.companyId && roleId === role.id && dept.id === role.deptId;
  });
  if (!grant) return null;
  const permissions = new Set(await permissionsOf(db, role, companyId));
  return {
    db,
    now: now(),
    language,
    session: { companyId, userId, userName, permissions, facts: readAlways },
    role: { ...role, dataScope: grant.dataScope },
  };
}
