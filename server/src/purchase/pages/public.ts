/** A purchase as its page shows it. */

export { toProjectDetail } from './getProjectDetail.ts';
