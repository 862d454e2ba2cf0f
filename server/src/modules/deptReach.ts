import { type Kysely, sql } from 'kysely';
import type { Reader } from '../context.ts';
import type { Tables } from '../db/tables.ts';

/** The departments at and below one: a school has three levels. */
export function deptAndBelow(db: Kysely<Tables>, companyId: string, deptId: string) {
  return db
    .selectFrom('dept')
    .select('dept.id')
    .where('dept.companyId', '=', companyId)
    .where((dept) =>
      dept.or([
        dept('dept.id', '=', deptId),
        dept('dept.parentId', '=', deptId),
        dept(
          'dept.parentId',
          'in',
          dept
            .selectFrom('dept as middle')
            .select('middle.id')
            .where((middle) => middle.and({ 'middle.companyId': companyId, 'middle.parentId': deptId })),
        ),
      ]),
    );
}

/**
 * The departments of the caller's school within the data scope: all of it, the college, or the own one. With scope SELF none is.
 * @returns null if every department is
 */
export async function deptsWithinScope({ db, session, role }: Reader): Promise<Set<string> | null> {
  const { dataScope, deptId } = role;
  if (dataScope === 'ALL' || dataScope === 'SCHOOL') return null;
  if (dataScope === 'SELF') return new Set();
  if (dataScope === 'DEPT') return new Set([deptId]);
  const { collegeId } = await db
    .selectFrom('dept')
    .select(sql<string>`case dept_type when 2 then parent_id else id end`.as('collegeId'))
    .where((eb) => eb.and({ companyId: session.companyId, id: deptId }))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('dept')
    .select('id')
    .where('companyId', '=', session.companyId)
    .where('id', 'in', deptAndBelow(db, session.companyId, collegeId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
