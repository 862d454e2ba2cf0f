/** The request of a purchase: its form, what a submission is refused for, and what its approval is asked about. */

export { approvalSubject, askAboutProject } from './askAboutProject.ts';
export { isOfItem, refuseBeyondItem, shownItem, usedOfItem } from './chargedItem.ts';
export { laneOf } from './lane.ts';
export { enabledCategories, statedFields, storeParts } from './projectParts.ts';
export { similarAmount } from './similarPurchases.ts';
export { itemsOf, storedForm } from './storedForm.ts';
export { submissionOf } from './submission.ts';
export { brokenRules } from './submissionRules.ts';
export { wayFactsOf } from './wayFacts.ts';
export { withdrawPurchase } from './withdrawPurchase.ts';
