import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { holding } from '#platform/auth/holdersOf.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { jsonRows, type Panel, panel } from '#platform/panels/panel.ts';
import { platformId } from '#platform/values/platform.ts';

/** The home page has room for so many rows. */
const most = 5;

/** Schools in service that nobody administers, for those who may create an administrator there. */
export const unmanagedSchools: Panel<Schemas['UnmanagedSchool'][]> = panel(
  (context) => {
    if (context.role.dataScope !== 'ALL' || !permitted(context)('createUser'))
      return sql<Schemas['UnmanagedSchool'][]>`'[]'::json`;
    return jsonRows(unmanaged(context), ['companyId', 'schoolName']);
  },
  (found) => found,
);

function unmanaged({ db }: Context) {
  return db
    .selectFrom('company')
    .select(['company.id as companyId', 'company.companyName as schoolName'])
    .where('company.id', '!=', platformId)
    .where('company.status', '=', 'ACTIVE')
    .where((eb) =>
      eb.not(
        eb.exists(
          holding(db, 'system:user:create')
            .select('held.userId')
            .where('held.companyId', '=', eb.ref('company.id'))
            .where('user.status', '=', 'ENABLED'),
        ),
      ),
    )
    .orderBy('company.createTime')
    .orderBy('company.id')
    .limit(most);
}
