import { sql } from 'kysely';
import type { Context } from '../context/context.ts';

/** The columns that say who made a row, and when. */
export function madeBy({ session, now }: Context) {
  return { createTime: now, createByName: session.userName, updateTime: now, updateByName: session.userName };
}

/** The columns that say who changed a row, and when, with the next version. */
export function changedBy({ session, now }: Context) {
  return { version: sql<number>`version + 1`, updateTime: now, updateByName: session.userName };
}
