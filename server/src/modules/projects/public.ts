/** What the approval of a purchase needs of it. */

export { toProjectDetail } from './getProjectDetail.ts';
export { lockProject } from './lockedProject.ts';
export { outcomes } from './outcomes.ts';
export { projectRows, shownStatus } from './projectRows.ts';
export { similarAmount } from './similarPurchases.ts';
export { withdrawPurchase } from './withdrawPurchase.ts';
