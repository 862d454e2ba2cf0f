import { deptsWithinScope } from '../../auth/deptReach.ts';
import type { Context } from '../../context/context.ts';

/** Who holds it sees and changes the receivers of others within the data scope; it belongs to no operation of its own. */
const manageCode = 'message:wechat:manage';

/** Whose receivers the caller sees and may change: all, those of the school, or of the users in some departments beside the own ones. */
type ReceiverReach = 'ALL' | 'SCHOOL' | { depts: string[] };

/** How far the caller reaches; without a role to the own ones. */
export async function receiverReach(context: Context): Promise<ReceiverReach> {
  const managed = context.session.permissions.has(manageCode) ? context.role.dataScope : 'SELF';
  if (managed === 'ALL') return 'ALL';
  const depts = managed === 'SELF' ? new Set<string>() : await deptsWithinScope(context);
  return depts === null ? 'SCHOOL' : { depts: [...depts] };
}

/** The receivers that the caller sees and may change, each with its user. */
export async function visibleReceivers(context: Context) {
  return receiversWithin(await receiverReach(context), context);
}

/** The receivers within a reach, each with its user. */
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
