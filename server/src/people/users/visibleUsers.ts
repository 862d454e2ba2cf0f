import type { Input } from '@campus-procurement/sdk';
import { type ExpressionBuilder, sql } from 'kysely';
import { deptsWithinScope, idsAtAndBelow } from '#platform/auth/deptReach.ts';
import type { Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';

type Filters = Omit<NonNullable<Input<'querySchoolUserPage'>['query']>, 'current' | 'size' | 'sort'>;

/** Selects the users within the caller's data scope. @param filters for lists, which are not read in a transaction */
export async function visibleUsers(context: Reader, filters: Filters = {}) {
  const { db, session, role } = context;
  const { companyId, keyword, deptId, roleId, withoutRole, status, source, createTimeStart, createTimeEnd } = filters;
  // A literal, not a parameter, so that the generic plan knows how few users are suppliers. Suppliers are managed as suppliers, and have no
  // roles of staff.
  let query = db.selectFrom('appUser as user').where('user.userType', '<>', sql.lit('SUPPLIER' as const));
  const depts = await deptsWithinScope(context);
  if (role.dataScope !== 'ALL') query = query.where('user.companyId', '=', session.companyId);
  if (role.dataScope === 'SELF') query = query.where('user.id', '=', session.userId);
  else if (depts) query = query.where('user.deptId', '=', anyOf([...depts]));
  if (companyId !== undefined) query = query.where('user.companyId', '=', companyId);
  if (status !== undefined) query = query.where('user.status', '=', status);
  if (source !== undefined) query = query.where('user.source', '=', source);
  if (createTimeStart !== undefined) query = query.where('user.createTime', '>=', new Date(createTimeStart));
  if (createTimeEnd !== undefined) query = query.where('user.createTime', '<', new Date(createTimeEnd));
  if (deptId !== undefined) {
    const ids = await session.facts(`departments below ${deptId}`, () => idsAtAndBelow(db, deptId));
    query = query.where('user.deptId', '=', anyOf(ids));
  }
  if (roleId !== undefined) query = query.where((eb) => eb.exists(grantsOf(eb).where('held.roleId', '=', roleId)));
  if (withoutRole) query = query.where((eb) => eb.not(eb.exists(grantsOf(eb))));
  if (keyword === undefined) return query;
  const hasText = hasKeyword(['user.account', 'user.name'], keyword);
  if (!/^[\d+ -]{7,20}$/.test(keyword)) return query.where(hasText);
  return query.where((eb) => eb.or([hasText, eb('user.phone', '=', keyword)]));
}

function grantsOf(eb: ExpressionBuilder<Tables & { user: Tables['appUser'] }, 'user'>) {
  return eb
    .selectFrom('userRoleDept as held')
    .select('held.userId')
    .whereRef('held.companyId', '=', 'user.companyId')
    .whereRef('held.userId', '=', 'user.id');
}

/** One parameter for any number of ids, so that the statement stays the same. */
function anyOf(ids: string[]) {
  return sql<string>`any (${ids})`;
}
