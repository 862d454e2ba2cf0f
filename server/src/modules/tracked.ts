import type { Context } from '../context.ts';

/** Who makes a row, and when. */
export function made(context: Context) {
  return { createTime: context.now, createByName: context.session.userName, ...changed(context) };
}

/** Who changes a row, and when. */
export function changed({ now, session }: Context) {
  return { updateTime: now, updateByName: session.userName };
}
