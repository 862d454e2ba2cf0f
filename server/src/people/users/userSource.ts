import { deptName } from '#platform/db/builtInNames.ts';
import { absent, type RecordSource, sourceFor } from '#platform/panels/recordSource.ts';
import { visibleUsers } from './visibleUsers.ts';

/** The users within the caller's data scope, by account and name. */
export const userSource: RecordSource = sourceFor('querySchoolUserPage', async (keyword, context) =>
  (await visibleUsers(context, { keyword }))
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'user.companyId').onRef('dept.id', '=', 'user.deptId'))
    .select(['user.companyId', 'user.id', 'user.name as title', 'user.account as code'])
    .select(deptName(context.language).as('detail'))
    .select(absent.as('channel')),
);
