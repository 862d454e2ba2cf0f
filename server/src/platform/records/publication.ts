import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { permitted } from '../auth/permitted.ts';
import type { Context } from '../context/context.ts';
import type { Published } from '../db/tables/published.ts';
import { Failure, invalid } from '../failure/failure.ts';

/**
 * Content that can be published. Its states are draft, published, withdrawn and expired. Drafts and withdrawn content can be published;
 * published content can be withdrawn, with a reason, or expires at its time. It can be changed and deleted except while it is published,
 * and a change makes it a draft again.
 */
interface Publishable extends Pick<Published, 'status'> {
  /** When it expires; null for never. */
  expireTime: Date | null;
}

/** Returns the present state of a row, which depends on its status and the time. */
export function publicationOf({ status, expireTime }: Publishable, now: Date): Schemas['PublishStatus'] {
  return status === 'PUBLISHED' && hasPassed(expireTime, now) ? 'EXPIRED' : status;
}

/** A condition for queries: rows of the table have that state now. */
export function isPublication(table: string, status: Schemas['PublishStatus'], now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const hasExpired = sql<SqlBool>`coalesce(${column('expireTime')} <= ${now}, false)`;
  if (status === 'EXPIRED') return sql`${column('status')} = 'PUBLISHED' and ${hasExpired}`;
  if (status === 'PUBLISHED') return sql`${column('status')} = 'PUBLISHED' and not ${hasExpired}`;
  return sql`${column('status')} = ${status}`;
}

/**
 * Returns the columns for publishing or withdrawing a row.
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

/** Columns that every change of the content sets too. */
export const draftAgain = { status: 'DRAFT', publishTime: null, withdrawReason: null } as const;

/** Refuses changes of published content. @throws Failure `wrongState` */
export function refuseWhilePublished(row: Publishable, now: Date): void {
  if (publicationOf(row, now) === 'PUBLISHED') throw new Failure('wrongState');
}

/** The operations on one kind of content. */
export interface Steps {
  update: OperationId;
  publish: OperationId;
  remove: OperationId;
}

/** Returns the actions that the caller may take on a row they maintain. */
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
 * Returns whether the caller maintains rows of a company: with data scope ALL those of every company, otherwise those of their own (for
 * users of the platform, the platform's).
 */
export function maintains(companyId: string, { session, role }: Pick<Context, 'session' | 'role'>): boolean {
  return role.dataScope === 'ALL' || companyId === session.companyId;
}

function hasPassed(time: Date | null, now: Date): boolean {
  return time !== null && time <= now;
}
