import type { Context } from '../context/context.ts';
import { Failure } from '../failure/failure.ts';
import type { NeededSetting } from '../failure/neededSettings.ts';
import { platformId } from '../values/platform.ts';

/** So many administrators are named. */
const mostNames = 3;

/** Returns the refusal of what the server is not set up for: administrators of the platform learn which setting it needs, others whom to ask. */
export async function notSetUp(setting: NeededSetting, context: Context): Promise<Failure> {
  const { session, language } = context;
  const administrators = await administratorsOf(context);
  if (administrators.some(({ id }) => session.companyId === platformId && id === session.userId))
    return refusal(setting, { own: setting });
  const names = administrators.slice(0, mostNames).map(({ name }) => name);
  const whom = new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  return names.length === 0 ? notSetUpForPublic(setting) : refusal(setting, { whom });
}

/** The same for callers without a login, who are told no names. */
export function notSetUpForPublic(setting: NeededSetting): Failure {
  return refusal(setting, { whom: 'platformAdministrator' });
}

function refusal(setting: NeededSetting, advice: { own: string } | { whom: string }): Failure {
  return new Failure(setting === 'REGISTRY_URL' ? 'registryNotSetUp' : 'notConfigured', { params: { setting, ...advice } });
}

function administratorsOf({ db }: Context) {
  return db
    .selectFrom('userRoleDept as held')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'held.companyId').onRef('user.id', '=', 'held.userId'),
    )
    .select(['user.id', 'user.name', 'user.createTime'])
    .distinct()
    .where('held.companyId', '=', platformId)
    .where('role.roleCode', '=', 'admin')
    .where('user.status', '=', 'ENABLED')
    .orderBy('user.createTime')
    .orderBy('user.id')
    .execute();
}
