import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { hashGenerated } from '#platform/auth/password.ts';
import type { Context } from '#platform/context/context.ts';
import { type ImportFields, insertRows, judgeRows, portions } from '#platform/imports/importRows.ts';
import { derivedPassword } from './derivedPassword.ts';
import { importChoices } from './importChoices.ts';
import { readUserRow, type UserRow } from './importRows.ts';
import { newUser } from './newUser.ts';

type Result = Output<'importUsers'>;

/** Creates the users of all rows, or of none. */
export async function importUsers({ body }: Input<'importUsers'>, context: Context): Promise<Result> {
  const { db, language } = context;
  const { companyId = context.session.companyId, dryRun = false, withPasswords = false } = body;
  const choices = await importChoices(companyId, context);
  const rows = body.rows.map((row, index) => readUserRow(row, index, choices, language));
  const kind = userFields(companyId, context);
  const { right, found } = await judgeRows(rows, kind, dryRun, context);
  if (dryRun) return { users: right.map(shown), ...found };

  const hashes =
    withPasswords && (await Promise.all(rows.map(({ user }) => hashGenerated(derivedPassword(user.account, context)))));
  const made = rows.map((row, index) => ({
    row,
    values: {
      ...newUser(row.user, companyId, hashes ? (hashes[index] as string) : null, context),
      source: 'IMPORT' as const,
    },
  }));
  // A unique violation would end the transaction. With `do nothing`, the answer can tell which rows others have taken meanwhile.
  await insertRows(made, kind, (some) =>
    db
      .insertInto('appUser')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute(),
  );
  const grants = made.flatMap(({ row: { roles, roleDeptIds }, values: { id: userId } }) =>
    roles.flatMap((role) =>
      roleDeptIds.map((deptId) => ({ companyId, userId, roleCompanyId: role.companyId, roleId: role.id, deptId })),
    ),
  );
  for (const some of portions(grants)) await db.insertInto('userRoleDept').values(some).execute();
  // PostgreSQL looks at so many new rows after a while, an embedded database never: until then the planner takes slow ways to the users.
  if (rows.length >= 100) await sql`analyze app_user, user_role_dept`.execute(db);
  return { users: rows.map(shown), ...found };
}

/** Adds the initial passwords, of which only hashes are stored. */
export function addInitialPasswords(answer: Result, { body }: Input<'importUsers'>, context: Context): Result {
  if (!body.withPasswords || body.dryRun) return answer;
  return {
    ...answer,
    users: answer.users.map((user) => ({ ...user, initialPassword: derivedPassword(user.account, context) })),
  };
}

function shown({ row, user, deptName, roles }: UserRow): Result['users'][number] {
  const roleNames = roles.map(({ roleName }) => roleName);
  return { row, account: user.account.toLowerCase(), name: user.name, deptName, roleNames, initialPassword: null };
}

/** The fields in the order of the table's columns. Accounts are unique on the whole platform, ignoring case, and numbers within a school. */
function userFields(companyId: string, { db }: Context): ImportFields<UserRow> {
  const stored = (column: 'account' | 'casId', values: string[]) =>
    db
      .selectFrom('appUser')
      .select(sql<string>`${sql.ref(column)}`.as('value'))
      .where(column, '=', sql<string>`any (${values})`);
  return {
    fields: ['account', 'name', 'phone', 'dept', 'roles', 'roleDepts', 'gender', 'job', 'email', 'casId'],
    unique: [
      {
        field: 'account',
        valueIn: ({ user }) => user.account.toLowerCase() || null,
        takenOf: async (values) => (await stored('account', values).execute()).map(({ value }) => value),
      },
      {
        field: 'casId',
        valueIn: ({ user }) => user.casId ?? null,
        takenOf: async (values) =>
          (await stored('casId', values).where('companyId', '=', companyId).execute()).map(({ value }) => value),
      },
    ],
  };
}
