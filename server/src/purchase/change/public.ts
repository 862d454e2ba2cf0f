/** What approvals need of changes of purchases. */

export { mayReadModifyFiles, modificationOfCase } from './getProjectModifyDetail.ts';
export { modificationOutcomes } from './modificationOutcomes.ts';
