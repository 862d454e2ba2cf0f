import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { beginning, containing } from '#platform/lists/like.ts';
import { schoolRows, visibleSchools } from './schoolRows.ts';
import { schoolRights, toSchool } from './toSchool.ts';

type Query = NonNullable<Input<'querySchoolPage'>['query']>;

const columns = {
  schoolName: 'school.companyName',
  createTime: 'school.createTime',
} as const;

/** One page of schools; those that sort alike are told apart by their id. */
export async function querySchoolPage(
  { query = {} }: Input<'querySchoolPage'>,
  context: Context,
): Promise<Output<'querySchoolPage'>> {
  const { current = 1, size = 10, sort = 'createTime,desc', ...filters } = query;
  const found = filtered(filters, context);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const [column, direction] = sort.split(',') as [keyof typeof columns, 'asc' | 'desc'];
  const rows = await schoolRows(found)
    .orderBy(columns[column], direction)
    .orderBy('school.id', direction)
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  const rights = schoolRights(context);
  return { records: rows.map((row) => toSchool(row, rights)), total, current, size };
}

function filtered(filters: Omit<Query, 'current' | 'size' | 'sort'>, context: Context) {
  const { schoolName, schoolCode, status, province, loginMode } = filters;
  let found = visibleSchools(context);
  if (schoolName !== undefined) found = found.where('school.companyName', 'ilike', containing(schoolName));
  if (schoolCode !== undefined) found = found.where('school.schoolCode', 'like', beginning(schoolCode));
  if (status !== undefined) found = found.where('school.status', '=', status);
  if (province !== undefined) found = found.where('school.province', '=', province);
  if (loginMode !== undefined) found = found.where('school.loginMode', '=', loginMode);
  return found;
}
