/** What bidding and the approval of a purchase need of it. */

export { approvalSubject, askAboutProject } from './askAboutProject.ts';
export { arrivedWorthSql, passedWorthSql } from './batchWorth.ts';
export { isOfItem, refuseBeyondItem, usedOfItem } from './chargedItem.ts';
export { cancelTimers, holdMoney } from './dueProjects.ts';
export { type FrameworkRow, frameworkOf, frameworkRows, takeFromFramework, toFrameworkBrief } from './frameworkAgreements.ts';
export { completeIfDelivered, fulfilmentFields, paymentPlansOf } from './fulfilmentFields.ts';
export { toProjectDetail } from './getProjectDetail.ts';
export { giveUpAtOnce } from './giveUpAtOnce.ts';
export { laneOf } from './lane.ts';
export { lockedProject, lockProject, seenProject } from './lockedProject.ts';
export { costsRound, modifyTypesOf } from './modifiable.ts';
export { replanPublication } from './officers.ts';
export {
  type OrderLine,
  openQuantityOf,
  orderLinesFrom,
  orderLinesOf,
  removeOrder,
  storeOrder,
  worthOf,
} from './orderLines.ts';
export { type Outcome, outcomes } from './outcomes.ts';
export { plansWithPayments } from './plansWithPayments.ts';
export { projectFlow } from './projectFlow.ts';
export { occupyAward, rebalanceFunds, unfreeze } from './projectFunds.ts';
export { enabledCategories, storeParts } from './projectParts.ts';
export { factsOf, needsContract, type ProjectRow, projectRows, relationsOf, shownStatus } from './projectRows.ts';
export { similarAmount, similarStatuses } from './similarPurchases.ts';
export { itemsOf, storedForm } from './storedForm.ts';
export { submissionOf } from './submission.ts';
export { brokenRules } from './submissionRules.ts';
export { logProject, moveProject, stepOf } from './takeProjectStep.ts';
export { taken, takes } from './takings.ts';
export { visibleProjects } from './visibleProjects.ts';
export { withdrawPurchase } from './withdrawPurchase.ts';
