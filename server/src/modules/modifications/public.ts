/** What approvals need of changes of purchases. */

export { modificationOfCase } from './getProjectModifyDetail.ts';
export { modificationOutcomes } from './modificationOutcomes.ts';
