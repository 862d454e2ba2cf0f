import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holding } from '#platform/auth/holdersOf.ts';
import { isSwitchedOn } from '#platform/auth/isSwitchedOn.ts';
import type { Context } from '#platform/context/context.ts';
import { deptName } from '#platform/db/builtInNames.ts';
import type { Tables } from '#platform/db/tables.ts';
import { invalid } from '#platform/failure/failure.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';

/** Whether a user can do an operation no more: is disabled, or holds no role that opens it. */
export const hasLeftSql = (
  companyId: RawBuilder<string>,
  userId: RawBuilder<unknown>,
  operation: OperationId,
) => sql<boolean>`not exists (
  select from user_role_dept as held
  join app_user as holder on holder.company_id = held.company_id and holder.id = held.user_id and holder.status <> 'DISABLED'
  join role as opening on opening.company_id = held.role_company_id and opening.id = held.role_id and opening.status = 'ENABLED'
  join dept as place on place.company_id = held.company_id and place.id = held.dept_id and place.status = 'ENABLED'
  join role_menu on role_menu.company_id = opening.company_id and role_menu.role_id = opening.id
  join menu on menu.company_id = role_menu.menu_company_id and menu.id = role_menu.menu_id
  where held.company_id = ${companyId} and held.user_id = ${userId} and menu.permission = ${contract[operation].permission}
    and menu.status = 'ENABLED' and ${isSwitchedOn(companyId)})`;

/** A place in a record that somebody has left. */
export interface Place {
  companyId: string;
  /** Whose people are offered first. */
  deptId: string;
  /** What whoever takes it must be able to do. */
  operations: readonly OperationId[];
  /** Those who must not take it. */
  exceptIds: readonly string[];
}

/** Who is to take a place from whom, and why. */
export interface Replacing {
  recordId: string;
  userId: string;
  replacementId: string;
  reason: string;
}

/** How a kind of place is taken. */
export interface PlaceKind {
  /** Returns the place that a user has left. @throws Failure `missing` */
  placeOf(at: Pick<Replacing, 'recordId' | 'userId'>, context: Context): Promise<Place>;
  /** Gives it to somebody else. @throws Failure `missing`, `forbidden`, `wrongState` or `invalid` */
  replace(replacing: Replacing, context: Context): Promise<void>;
}

const listLimit = 50;

/** Lists those who may take a place, the people of its department first. */
export function peopleFor(place: Place, keyword: string | undefined, context: Context) {
  const able = fitting(place, context.db).select([
    'person.id',
    'person.name',
    'person.account',
    deptName(context.language).as('deptName'),
  ]);
  const found = keyword === undefined ? able : able.where(hasKeyword(['person.account', 'person.name'], keyword));
  return found
    .orderBy((eb) => eb('person.deptId', '=', place.deptId), 'desc')
    .orderBy('person.name')
    .orderBy('person.id')
    .limit(listLimit)
    .execute();
}

/** Returns who is to take a place. @throws Failure `invalid` with rule `otherPart` or `able` */
export async function personFor(place: Place, id: string, { db }: Pick<Context, 'db'>): Promise<{ id: string; name: string }> {
  const person = await fitting(place, db).select(['person.id', 'person.name']).where('person.id', '=', id).executeTakeFirst();
  if (person) return person;
  throw invalid({ field: 'replacementId', rule: place.exceptIds.includes(id) ? 'otherPart' : 'able' });
}

/** Returns the name of somebody at a school. */
export async function nameOf(companyId: string, id: string, { db }: Pick<Context, 'db'>): Promise<string> {
  const user = db
    .selectFrom('appUser')
    .select('name')
    .where((eb) => eb.and({ companyId, id }));
  return (await user.executeTakeFirstOrThrow()).name;
}

function fitting({ companyId, operations, exceptIds }: Place, db: Kysely<Tables>) {
  const staff = db
    .selectFrom('appUser as person')
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'person.companyId').onRef('dept.id', '=', 'person.deptId'))
    .where((eb) => eb.and({ 'person.companyId': companyId, 'person.status': 'ENABLED' }))
    .where('person.userType', '<>', 'SUPPLIER')
    .where(sql<boolean>`not person.id = any(${[...exceptIds]}::text[])`);
  return operations.reduce(
    (found, operation) =>
      found.where(
        'person.id',
        'in',
        holding(db, String(contract[operation].permission)).select('held.userId').where('held.companyId', '=', companyId),
      ),
    staff,
  );
}
