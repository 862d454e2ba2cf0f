import { type Expression, type Kysely, sql } from 'kysely';
import type { Reader } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';

/** Selects a department and those below it. A school has three levels of departments. */
export function deptAndBelow(db: Kysely<Tables>, companyId: string | Expression<string>, deptId: string) {
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
            .where('middle.companyId', '=', companyId)
            .where('middle.parentId', '=', deptId),
        ),
      ]),
    );
}

/**
 * Returns the ids of a department and those below it, in the department's own school. A list of known ids gets a better query plan than a
 * subquery.
 */
export async function idsAtAndBelow(db: Kysely<Tables>, deptId: string): Promise<string[]> {
  const companyId = db.selectFrom('dept as own').select('own.companyId').where('own.id', '=', deptId).$asScalar().$notNull();
  const rows = await deptAndBelow(db, companyId, deptId).execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns the departments of the caller's school within the data scope: the college or the own department. With scope SELF the set is
 * empty.
 * @returns null if the scope covers all departments
 */
export function deptsWithinScope(reader: Reader): Promise<Set<string> | null> {
  const known = within.get(reader.role) ?? readDepts(reader);
  within.set(reader.role, known);
  return known;
}

/** One request asks several times. */
const within = new WeakMap<Reader['role'], Promise<Set<string> | null>>();

async function readDepts({ db, session, role }: Reader): Promise<Set<string> | null> {
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
