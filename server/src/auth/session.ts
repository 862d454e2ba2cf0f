import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { DataScope, Tables } from '../db/tables.ts';
import type { AccessFacts } from './accessMemory.ts';
import { hashToken, newToken } from './token.ts';

/** Who is asking: a user with a live session. */
export interface Session {
  tokenHash: string;
  userId: string;
  userName: string;
  /** The user's school; every row that is reached belongs to it or to the platform ('0'), unless the data scope is ALL. */
  companyId: string;
  /** The end at the latest; it stays the same when a switch makes a new session. */
  expireTime: Date;
  /** The end if nothing is done from now on. */
  idleEndTime: Date;
  /** Null until a role and department are chosen. */
  role: ActingRole | null;
  /** The codes that the role holds in the school now; none without a role. */
  permissions: ReadonlySet<string>;
  /** Whether it began with a password, and not with a ticket. */
  byPassword: boolean;
  /** What else follows from menus and roles, as they were when the session was read. */
  facts: AccessFacts;
  /** It began with a password that somebody else has given: nothing else is admitted before that is changed. */
  mustChangePassword: boolean;
}

/** The role and department that a session acts in. */
export interface ActingRole {
  companyId: string;
  id: string;
  dataScope: DataScope;
  deptId: string;
}

/** Whether a school is served: nobody of another one can log in or go on. */
export function isServed(companyStatus: Selectable<Tables['company']>['status'] | null): boolean {
  return companyStatus === 'TRIAL' || companyStatus === 'ACTIVE';
}

const idleMinutes = 30;
export const lifetimeHours = 8;

/** A session as it is stored, without the token. */
interface NewSession {
  companyId: string;
  userId: string;
  role: Pick<ActingRole, 'companyId' | 'id' | 'deptId'> | null;
  expireTime: Date;
  /** Whether it began with a password. */
  byPassword: boolean;
  /** A new one if left out. */
  login?: Login;
}

/** What a session has from its login, and hands on to the one that follows it at a switch. */
export type Login = Pick<Selectable<Tables['loginSession']>, 'id' | 'loginTime' | 'address' | 'userAgent'>;

/** @param from where the login comes from, and what the device calls itself */
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

/** Whether a session could still be used. */
export function isLiveAt(now: Date) {
  const idleSince = new Date(now.getTime() - idleMinutes * 60_000);
  return (eb: ExpressionBuilder<Tables, 'loginSession'>) =>
    eb.and([eb('endTime', 'is', null), eb('expireTime', '>', now), eb('lastSeenTime', '>', idleSince)]);
}

/** When a session ends that was last used at a time. */
export function idleEndOf(lastSeenTime: Date): Date {
  return new Date(lastSeenTime.getTime() + idleMinutes * 60_000);
}

export function secondsUntil(time: Date, now: Date): number {
  return Math.ceil((time.getTime() - now.getTime()) / 1000);
}

/** Ends all sessions of a user at once, but for the one to keep. */
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
