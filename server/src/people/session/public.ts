import type { Schemas } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import { grantsOf, roleDepts } from '#platform/auth/grants.ts';
import { permissionsOf } from '#platform/auth/permissions.ts';
import type { Session } from '#platform/auth/session.ts';
import { deptName } from '#platform/db/builtInNames.ts';
import type { Tables } from '#platform/db/tables.ts';
import { lastingAddress } from '#platform/files/fileAddress.ts';
import type { Language } from '#platform/i18n/language.ts';
import { masked } from '#platform/values/masked.ts';

type Who = Pick<Session, 'companyId' | 'userId' | 'role' | 'mustChangePassword'>;

interface Asked {
  who: Who;
  now: Date;
  /** Of the names of built-in rows. */
  language: Language;
}

/** Returns everything that the web app shows about the user of a session. */
export async function userInfo(db: Kysely<Tables>, { who, now, language }: Asked): Promise<Schemas['UserInfo']> {
  const { organization, phone, previousLoginTime, avatarId, logoId, ...profile } = await profileOf(db, who, language);
  const grants = await grantsOf(db, who, language);
  const { role } = who;
  const current = grants.find(({ roleId, dept }) => roleId === role?.id && dept.id === role.deptId);
  return {
    ...profile,
    organization: organization.filter((name) => name !== null).join(' / '),
    phone: phone && masked(phone),
    avatar: avatarId && (await lastingAddress(db, avatarId, now)),
    companyLogo: logoId && (await lastingAddress(db, logoId, now)),
    certification: profile.certification as 0 | 1,
    role: current?.roleCode ?? null,
    currentRole: current ? { id: current.roleId, roleCode: current.roleCode, roleName: current.roleName } : null,
    currentDept: current?.dept ?? null,
    roleDeptList: roleDepts(grants),
    permissions: role ? await permissionsOf(db, role, who.companyId) : [],
    lastLoginTime: isoTimeOrNull(previousLoginTime),
    needChangePassword: who.mustChangePassword,
  };
}

/** Returns the user's row with the names of the departments above. A school has at most three levels. */
async function profileOf(db: Kysely<Tables>, { companyId, userId }: Pick<Who, 'companyId' | 'userId'>, language: Language) {
  const {
    rootName,
    collegeName,
    deptName: name,
    ...profile
  } = await db
    .selectFrom('appUser as user')
    .innerJoin('company', 'company.id', 'user.companyId')
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'user.companyId').onRef('dept.id', '=', 'user.deptId'))
    .leftJoin('dept as college', (join) =>
      join.onRef('college.companyId', '=', 'dept.companyId').onRef('college.id', '=', 'dept.parentId'),
    )
    .leftJoin('dept as root', (join) =>
      join.onRef('root.companyId', '=', 'dept.companyId').onRef('root.id', '=', 'college.parentId'),
    )
    .select(['user.id', 'user.name', 'user.avatarId', 'user.job', 'user.location', 'user.email', 'user.phone'])
    .select(['user.introduction', 'user.registrationDate', 'user.account as accountId', 'user.certification'])
    .select(['user.companyId', 'company.companyName', 'user.examCode', 'user.userType', 'user.previousLoginTime'])
    .select(['company.shortName as companyShortName', 'company.logoId'])
    .select(
      (['root', 'college', 'dept'] as const).map((table) =>
        deptName(language, table).$castTo<string | null>().as(`${table}Name`),
      ),
    )
    .where('user.companyId', '=', companyId)
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...profile, organization: [rootName, collegeName, name] };
}
