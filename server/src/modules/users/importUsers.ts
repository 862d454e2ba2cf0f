import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { hashGenerated } from '../../auth/password.ts';
import type { Context } from '../../context/context.ts';
import { type BrokenRule, invalid } from '../../failure/failure.ts';
import { sayRule } from '../../i18n/language.ts';
import { derivedPassword } from './derivedPassword.ts';
import { importChoices } from './importChoices.ts';
import { type ReadRow, readRow } from './importRows.ts';
import { newUser } from './newUser.ts';

type Result = Output<'importUsers'>;

/** The limit of the description. */
const mostProblems = 1000;
/** Rows inserted by one statement. A fixed number, so that the statement repeats and is planned once. */
const insertedAtOnce = 100;

/** Creates the users of all rows, or of none. */
export async function importUsers({ body }: Input<'importUsers'>, context: Context): Promise<Result> {
  const { companyId = context.session.companyId, dryRun = false, withPasswords = false } = body;
  const choices = await importChoices(companyId, context);
  const rows = body.rows.map((row, index) => readRow(row, index, choices, context.language));
  const problems = [...rows.flatMap((row) => row.problems), ...duplicates(rows), ...(await taken(rows, companyId, context))];
  if (dryRun) return { ...checked(rows, problems, context), problemCount: problems.length };
  if (problems.length > 0) throw invalid(...inOrder(problems));

  const hashes =
    withPasswords && (await Promise.all(rows.map(({ user }) => hashGenerated(derivedPassword(user.account, context)))));
  const users = rows.map(({ user }, index) => ({
    ...newUser(user, companyId, hashes ? (hashes[index] as string) : null, context),
    source: 'IMPORT' as const,
  }));
  const { db } = context;
  const inserted = new Set<string>();
  for (const some of portions(users)) {
    // A unique violation would end the transaction. With `do nothing`, the answer can tell which rows others have taken meanwhile.
    const insertion = db
      .insertInto('appUser')
      .values(some)
      .onConflict((conflict) => conflict.doNothing());
    for (const { id } of await insertion.returning('id').execute()) inserted.add(id);
  }
  // Only rows that were not inserted are checked, because the others would be found as taken. The failure rolls everything back.
  const refused = rows.filter((_, index) => !inserted.has((users[index] as (typeof users)[number]).id));
  if (refused.length > 0) throw invalid(...inOrder(await taken(refused, companyId, context)));
  const grants = rows.flatMap(({ roles, roleDeptIds }, index) => {
    const user = { companyId, userId: (users[index] as (typeof users)[number]).id };
    return roles.flatMap((role) =>
      roleDeptIds.map((deptId) => ({ ...user, roleCompanyId: role.companyId, roleId: role.id, deptId })),
    );
  });
  for (const some of portions(grants)) await db.insertInto('userRoleDept').values(some).execute();
  // PostgreSQL looks at so many new rows after a while, an embedded database never: until then the planner takes slow ways to the users.
  if (rows.length >= 100) await sql`analyze app_user, user_role_dept`.execute(db);
  return { users: rows.map(shown), problems: [], problemCount: 0 };
}

/** Adds the initial passwords, of which only hashes are stored. */
export function addInitialPasswords(answer: Result, { body }: Input<'importUsers'>, context: Context): Result {
  if (!body.withPasswords || body.dryRun) return answer;
  return {
    ...answer,
    users: answer.users.map((user) => ({ ...user, initialPassword: derivedPassword(user.account, context) })),
  };
}

function checked(rows: ReadRow[], problems: BrokenRule[], { language }: Context): Pick<Result, 'users' | 'problems'> {
  const wrong = new Set(problems.map(rowOf));
  return {
    users: rows.filter(({ row }) => !wrong.has(row)).map(shown),
    problems: inOrder(problems)
      .slice(0, mostProblems)
      .map(({ field, rule, params = {} }) => ({ field, rule, params, message: sayRule(language, rule, params) })),
  };
}

function shown({ row, user, deptName, roles }: ReadRow): Result['users'][number] {
  const roleNames = roles.map(({ roleName }) => roleName);
  return { row, account: user.account.toLowerCase(), name: user.name, deptName, roleNames, initialPassword: null };
}

const rowOf = ({ field }: BrokenRule) => Number(field.split('.')[1]);
/** The fields in the order of the table's columns. */
const fields = ['account', 'name', 'phone', 'dept', 'roles', 'roleDepts', 'gender', 'job', 'email', 'casId'];
const placeOf = (problem: BrokenRule) => rowOf(problem) * fields.length + fields.indexOf(problem.field.split('.')[2] ?? '');
const inOrder = (problems: BrokenRule[]) => problems.toSorted((one, other) => placeOf(one) - placeOf(other));

/** The unique fields: accounts on the whole platform, ignoring case, and numbers within a school. */
const uniqueFields = [
  { field: 'account', column: 'account', valueIn: ({ user }: ReadRow) => user.account.toLowerCase() || null },
  { field: 'casId', column: 'casId', valueIn: ({ user }: ReadRow) => user.casId ?? null },
] as const;

function duplicates(rows: ReadRow[]): BrokenRule[] {
  return uniqueFields.flatMap(({ field, valueIn }) => {
    const groups = Map.groupBy(rows, valueIn);
    groups.delete(null);
    const repeated = [...groups.values()].filter((group) => group.length > 1).flat();
    return repeated.map(({ row }) => ({ field: `rows.${row}.${field}`, rule: 'duplicate' }));
  });
}

async function taken(rows: ReadRow[], companyId: string, { db }: Context): Promise<BrokenRule[]> {
  const found = await Promise.all(
    uniqueFields.map(async ({ field, column, valueIn }) => {
      const values = rows.flatMap((row) => valueIn(row) ?? []);
      const owners = await db
        .selectFrom('appUser')
        .select(column)
        .where(column, '=', sql<string>`any (${values})`)
        .$if(column === 'casId', (query) => query.where('companyId', '=', companyId))
        .execute();
      const known = new Set(owners.map((owner) => Object.values(owner)[0]));
      return rows.filter((row) => known.has(valueIn(row))).map(({ row }) => ({ field: `rows.${row}.${field}`, rule: 'unique' }));
    }),
  );
  return found.flat();
}

function* portions<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += insertedAtOnce) yield rows.slice(at, at + insertedAtOnce);
}
