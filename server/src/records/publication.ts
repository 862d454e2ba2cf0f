import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { permitted } from '../auth/permitted.ts';
import type { Context } from '../context/context.ts';
import type { Published } from '../db/tables/published.ts';
import { Failure, invalid } from '../failure/failure.ts';

/**
 * The life of what is published (domain: draft, published, withdrawn, expired). A draft or what was withdrawn is published; what is
 * published is withdrawn, with a reason, or expires by itself at its time. It is changed and deleted at any time but while it is
 * published, and a change makes it a draft again.
 */
interface Publishable extends Pick<Published, 'status'> {
  /** When it expires by itself; null for never. */
  expireTime: Date | null;
}

/** What a row is now, seen by its state and its time. */
export function publicationOf({ status, expireTime }: Publishable, now: Date): Schemas['PublishStatus'] {
  return status === 'PUBLISHED' && hasPassed(expireTime, now) ? 'EXPIRED' : status;
}

/** In a query: whether rows of the table are that now. */
export function isPublication(table: string, status: Schemas['PublishStatus'], now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const hasExpired = sql<SqlBool>`coalesce(${column('expireTime')} <= ${now}, false)`;
  if (status === 'EXPIRED') return sql`${column('status')} = 'PUBLISHED' and ${hasExpired}`;
  if (status === 'PUBLISHED') return sql`${column('status')} = 'PUBLISHED' and not ${hasExpired}`;
  return sql`${column('status')} = ${status}`;
}

/**
 * The columns that a step of the publication sets.
 * @throws Failure `wrongState`, or `invalid` with rule `required` for a withdrawal without a reason
 */
export function publicationStep(row: Publishable, { status, reason }: Schemas['Publication'], now: Date) {
  const isPublished = publicationOf(row, now) === 'PUBLISHED';
  if (status === 'PUBLISHED') {
    if (isPublished || hasPassed(row.expireTime, now)) throw new Failure('wrongState');
    return { status, publishTime: now, withdrawReason: null };
  }
  if (!isPublished) throw new Failure('wrongState');
  if (reason === undefined) throw invalid({ field: 'reason', rule: 'required' });
  return { status, withdrawReason: reason };
}

/** The columns that every change sets besides. */
export const draftAgain = { status: 'DRAFT', publishTime: null, withdrawReason: null } as const;

/** @throws Failure `wrongState` */
export function refuseWhilePublished(row: Publishable, now: Date): void {
  if (publicationOf(row, now) === 'PUBLISHED') throw new Failure('wrongState');
}

/** The operations that change the rows of one kind. */
export interface Steps {
  update: OperationId;
  publish: OperationId;
  remove: OperationId;
}

/** What the caller may do with a row of theirs. */
export function publicationActions(row: Publishable, steps: Steps, context: Context) {
  const { now } = context;
  const mayCall = permitted(context);
  const isPublished = publicationOf(row, now) === 'PUBLISHED';
  const actions: ('EDIT' | 'PUBLISH' | 'WITHDRAW' | 'DELETE')[] = [];
  if (isPublished) return mayCall(steps.publish) ? [...actions, 'WITHDRAW' as const] : actions;
  if (mayCall(steps.update)) actions.push('EDIT');
  if (mayCall(steps.publish) && !hasPassed(row.expireTime, now)) actions.push('PUBLISH');
  if (mayCall(steps.remove)) actions.push('DELETE');
  return actions;
}

/**
 * Whether the caller maintains rows of a company: those of the own one, which for people of the platform is the platform, and with
 * data scope ALL those of every one.
 */
export function maintains(companyId: string, { session, role }: Pick<Context, 'session' | 'role'>): boolean {
  return role.dataScope === 'ALL' || companyId === session.companyId;
}

function hasPassed(time: Date | null, now: Date): boolean {
  return time !== null && time <= now;
}
