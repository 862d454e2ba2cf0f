import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { statesWith } from '#flow/purchaseStates.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';
import { characterValuesOf } from './public.ts';

/** Parameters that are copied into a purchase when it is submitted. */
const copied = ['ifOpenEntry', 'ifCrossAcceptance', 'ifAutoDelayWhenNoDecision'];
const ofItems = 'QLGYUniversityCharacter';

/** Tells which pages come and go with a value, for whom, and what keeps the old one: at a school, or at all that follow the default. */
export async function previewCharacterEffects(
  { query: { paramKey, paramValue = '', companyId: named } }: Input<'previewCharacterEffects'>,
  context: Context,
): Promise<Output<'previewCharacterEffects'>> {
  const companyId = named ?? context.session.companyId;
  const before = await characterValuesOf(context.db, companyId, [paramKey]);
  if (before[paramKey] === undefined) throw invalid({ field: 'paramKey', rule: 'exists' });
  const schools = companyId === platformId ? await schoolsWithout(paramKey, context) : [companyId];
  const effects = await Promise.all(schools.map((school) => effectsAt(school, paramKey, paramValue, context)));
  const kept = effects.flatMap(({ keptCount }) => (keptCount === null ? [] : [keptCount]));
  const isChanged = before[paramKey] !== paramValue;
  return {
    changed: isChanged,
    schoolCount: isChanged ? schools.length : 0,
    appearing: together(effects.map(({ appearing }) => appearing)),
    vanishing: together(effects.map(({ vanishing }) => vanishing)),
    keptCount: isCopied(paramKey) ? kept.reduce((sum, count) => sum + count, 0) : null,
  };
}

/** Schools that have no value of their own, so that the default is theirs. */
async function schoolsWithout(paramKey: string, { db }: Context): Promise<string[]> {
  const own = db.selectFrom('characterValue').select('companyId').where('paramKey', '=', paramKey);
  const rows = await db.selectFrom('company').select('id').where('id', 'not in', own).where('id', '!=', platformId).execute();
  return rows.map(({ id }) => id);
}

async function effectsAt(companyId: string, paramKey: string, paramValue: string, context: Context) {
  const pages = await pagesWith(paramKey, companyId, context);
  const keys = [
    paramKey,
    ...pages.flatMap(({ flagKey, offFlagKeys }) => [...(flagKey === null ? [] : [flagKey]), ...offFlagKeys]),
  ];
  const before = await characterValuesOf(context.db, companyId, [...new Set(keys)]);
  const after = { ...before, [paramKey]: paramValue };
  const changing = pages.filter((page) => isOn(page, before) !== isOn(page, after));
  const shown = await Promise.all(changing.map((page) => affected(page, companyId, context)));
  return {
    appearing: shown.filter((_, index) => isOn(changing[index] as Page, after)),
    vanishing: shown.filter((_, index) => !isOn(changing[index] as Page, after)),
    keptCount: await keptCount(paramKey, paramValue === 'Y', companyId, context),
  };
}

/** The same pages of several schools as one, with the users of each role added up. */
function together(schools: readonly Schemas['AffectedPage'][][]): Schemas['AffectedPage'][] {
  const pages = new Map<string, { page: Schemas['AffectedPage']; users: Map<string, number> }>();
  for (const page of schools.flat()) {
    const known = pages.get(page.menuName) ?? { page, users: new Map<string, number>() };
    for (const { roleName, userCount } of page.roles) known.users.set(roleName, (known.users.get(roleName) ?? 0) + userCount);
    pages.set(page.menuName, known);
  }
  return [...pages.values()].map(({ page, users }) => ({
    ...page,
    roles: [...users].map(([roleName, userCount]) => ({ roleName, userCount })),
  }));
}

const isCopied = (key: string) => key === ofItems || copied.includes(key);

type Page = Awaited<ReturnType<typeof pagesWith>>[number];

/** The pages that a parameter switches, without those that are switched off for the school. */
function pagesWith(key: string, companyId: string, { db }: Context) {
  return db
    .selectFrom('menu')
    .select(['menu.id', 'menu.menuName', 'menu.menuNameEn', 'menu.flagKey', 'menu.offFlagKeys'])
    .where((eb) => eb.and({ 'menu.companyId': platformId, 'menu.menuType': 'MENU', 'menu.status': 'ENABLED' }))
    .where((eb) => eb.or([eb('menu.flagKey', '=', key), eb(sql.val(key), '=', sql<string>`any(menu.off_flag_keys)`)]))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('menuSwitch as off')
            .select('off.menuId')
            .whereRef('off.menuId', '=', 'menu.id')
            .where((row) => row.and({ 'off.companyId': companyId, 'off.enabled': false })),
        ),
      ),
    )
    .orderBy('menu.sort')
    .orderBy('menu.id')
    .execute();
}

function isOn({ flagKey, offFlagKeys }: Page, values: Record<string, string>): boolean {
  return (flagKey === null || values[flagKey] === 'Y') && !offFlagKeys.some((key) => values[key] === 'Y');
}

async function affected(
  { id, menuName, menuNameEn }: Page,
  companyId: string,
  { db }: Context,
): Promise<Schemas['AffectedPage']> {
  const roles = await db
    .selectFrom('roleMenu as held')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.companyId').onRef('role.id', '=', 'held.roleId'))
    .innerJoin('userRoleDept as grant', (join) =>
      join.onRef('grant.roleCompanyId', '=', 'role.companyId').onRef('grant.roleId', '=', 'role.id'),
    )
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'grant.companyId').onRef('user.id', '=', 'grant.userId'),
    )
    .select((eb) => ['role.roleName', eb.fn.count<number>('user.id').distinct().as('userCount')])
    .where((eb) => eb.and({ 'held.menuCompanyId': platformId, 'held.menuId': id, 'grant.companyId': companyId }))
    .where('user.status', '=', 'ENABLED')
    .groupBy(['role.companyId', 'role.id', 'role.roleName'])
    .orderBy('role.id')
    .execute();
  return { menuName, menuNameEn, roles: roles.map(({ roleName, userCount }) => ({ roleName, userCount: Number(userCount) })) };
}

/** How many submitted and unfinished purchases go on with another value than the new one; null for what is not copied. */
async function keptCount(key: string, isOnThen: boolean, companyId: string, { db }: Context): Promise<number | null> {
  if (!isCopied(key)) return null;
  const kept =
    key === ofItems ? sql<boolean>`association_code is not null` : sql<boolean>`(pattern->'switches'->>${key})::boolean`;
  const { count } = await db
    .selectFrom('project')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('status', 'in', statesWith('isUnderWay'))
    .where(sql<boolean>`${kept} is not null and ${kept} <> ${isOnThen}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
