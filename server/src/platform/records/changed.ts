import { sql } from 'kysely';
import type { Context } from '../context/context.ts';

/** The columns for the creator of a row and the time. */
export function madeBy({ session, now }: Context) {
  return { createTime: now, createByName: session.userName, updateTime: now, updateByName: session.userName };
}

/** Who changes a row and when. */
type Changing = Pick<Context, 'now'> & { session: Pick<Context['session'], 'userName'> };

/** The columns for the author of a change and the time, with the next version. */
export function changedBy({ session, now }: Changing) {
  return { version: sql<number>`version + 1`, updateTime: now, updateByName: session.userName };
}
