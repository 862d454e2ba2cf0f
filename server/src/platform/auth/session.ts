import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { DataScope } from '../db/columns.ts';
import type { Tables } from '../db/tables.ts';
import type { AccessFacts } from './accessMemory.ts';
import { hashToken, newToken } from './token.ts';

/** A user with a live session, on whose behalf a request is made. */
export interface Session {
  tokenHash: string;
  userId: string;
  userName: string;
  /** The user's school. All rows that the request can reach belong to it or to the platform ('0'), unless the data scope is ALL. */
  companyId: string;
  /** When the session ends at the latest. A switch of role keeps it. */
  expireTime: Date;
  /** When the session ends if the user does nothing from now on. */
  idleEndTime: Date;
  /** Null until a role and department are chosen. */
  role: ActingRole | null;
  /** The permission codes that the role holds in the school now; empty without a role. */
  permissions: ReadonlySet<string>;
  /** Whether the login used a password and not a ticket. */
  byPassword: boolean;
  /** The version of menus, switches, roles and departments that the request was checked against. */
  accessVersion: number;
  /** Further facts derived from menus and roles, as of the moment the session was read. */
  facts: AccessFacts;
  /** The login used a password set by somebody else. Until it is changed, all other operations are refused. */
  mustChangePassword: boolean;
  /** Whether the school says 采购 instead of 竞价. */
  saysPurchase: boolean;
}

/** The role and department that a session acts in. */
export interface ActingRole {
  companyId: string;
  id: string;
  dataScope: DataScope;
  deptId: string;
}

/** Returns whether the service of a school is active. Users of other schools cannot log in or continue a session. */
export function isServed(companyStatus: Selectable<Tables['company']>['status'] | null): boolean {
  return companyStatus === 'ACTIVE';
}

const idleMinutes = 30;
export const lifetimeHours = 8;

/** The columns of a new session, except the token. */
export interface NewSession {
  companyId: string;
  userId: string;
  role: Pick<ActingRole, 'companyId' | 'id' | 'deptId'> | null;
  expireTime: Date;
  /** Whether the login used a password and not a ticket. */
  byPassword: boolean;
  /** The login that the session continues. A new login if left out. */
  login?: Login;
}

/** The data of a login. A switch of role hands them on to the next session. */
export type Login = Pick<Selectable<Tables['loginSession']>, 'id' | 'loginTime' | 'address' | 'userAgent'>;

/** @param from the caller's address and the device's user agent */
export function newLogin(
  loginTime: Date,
  from: Pick<Login, 'address' | 'userAgent'> = { address: null, userAgent: null },
): Login {
  return { id: newId(), loginTime, ...from };
}

/**
 * Stores a new session.
 * @param token made by {@link newToken} or by `nextToken`
 */
export async function startSession(db: Kysely<Tables>, { role, login, ...owner }: NewSession, now: Date, token = newToken()) {
  await db
    .insertInto('loginSession')
    .values({
      ...owner,
      ...(login ?? newLogin(now)),
      tokenHash: hashToken(token),
      roleCompanyId: role?.companyId ?? null,
      roleId: role?.id ?? null,
      deptId: role?.deptId ?? null,
      createTime: now,
      lastSeenTime: now,
      endTime: null,
      switchNonce: null,
      switchKey: null,
      switchChoice: null,
    })
    .execute();
  return { token, expiresInSeconds: secondsUntil(owner.expireTime, now) };
}

/** A condition: the session can still be used at `now`. */
export function isLiveAt(now: Date) {
  const idleSince = new Date(now.getTime() - idleMinutes * 60_000);
  return (eb: ExpressionBuilder<Tables, 'loginSession'>) =>
    eb.and([eb('endTime', 'is', null), eb('expireTime', '>', now), eb('lastSeenTime', '>', idleSince)]);
}

/** Returns when a session ends that was last used at `lastSeenTime`. */
export function idleEndOf(lastSeenTime: Date): Date {
  return new Date(lastSeenTime.getTime() + idleMinutes * 60_000);
}

export function secondsUntil(time: Date, now: Date): number {
  return Math.ceil((time.getTime() - now.getTime()) / 1000);
}

/** Ends all sessions of a user at once, except the one to keep. */
export async function endSessionsOf(
  db: Kysely<Tables>,
  { companyId, userId }: Pick<Session, 'companyId' | 'userId'>,
  now: Date,
  keptTokenHash = '',
): Promise<void> {
  await db
    .updateTable('loginSession')
    .set({ endTime: now })
    .where((eb) => eb.and({ companyId, userId }))
    .where('endTime', 'is', null)
    .where('tokenHash', '<>', keptTokenHash)
    .execute();
}

/** Ends a session at once. @returns whether it was still live */
export async function endSession(db: Kysely<Tables>, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('loginSession')
    .set({ endTime: now })
    .where('tokenHash', '=', tokenHash)
    .where('endTime', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
