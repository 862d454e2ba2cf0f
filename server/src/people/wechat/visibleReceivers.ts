import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Context } from '#platform/context/context.ts';

/** The permission code for seeing and changing receivers of other users within the data scope. No operation requires it by itself. */
const manageCode = 'message:wechat:manage';

/** The receivers that the caller may see and change besides their own: all, those of the school, or those of users in some departments. */
type ReceiverReach = 'ALL' | 'SCHOOL' | { depts: string[] };

/** Returns the caller's reach. Without the permission code or a role, it covers only their own receivers. */
export async function receiverReach(context: Context): Promise<ReceiverReach> {
  const managed = context.session.permissions.has(manageCode) ? context.role.dataScope : 'SELF';
  if (managed === 'ALL') return 'ALL';
  const depts = managed === 'SELF' ? new Set<string>() : await deptsWithinScope(context);
  return depts === null ? 'SCHOOL' : { depts: [...depts] };
}

/** Selects the receivers that the caller may see and change, each with its user. */
export async function visibleReceivers(context: Context) {
  return receiversWithin(await receiverReach(context), context);
}

/** Selects the receivers within a reach, each with its user. */
export function receiversWithin(reach: ReceiverReach, { db, session }: Context) {
  const found = db
    .selectFrom('wechatReceiver as receiver')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'receiver.companyId').onRef('user.id', '=', 'receiver.userId'),
    );
  if (reach === 'ALL') return found;
  const ofSchool = found.where('receiver.companyId', '=', session.companyId);
  if (reach === 'SCHOOL') return ofSchool;
  return ofSchool.where((eb) => {
    const isOwn = eb('receiver.userId', '=', session.userId);
    return reach.depts.length > 0 ? eb.or([isOwn, eb('user.deptId', 'in', reach.depts)]) : isOwn;
  });
}
