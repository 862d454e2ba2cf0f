/** Timers of what is shared between departments, and the places of those who asked for it. */

export { dueShared } from './dueShared.ts';
export { borrowerPlace } from './replaceApplicant.ts';
