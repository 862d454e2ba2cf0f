/** Timers of what is shared between departments. */

export { dueShared } from './dueShared.ts';
