/** The stored purchase: its rows, who sees it, its flow, its money and its timers. */

export { entry, fileEntry } from './dossierEntry.ts';
export { removeDraft, tellApplicant } from './dueProjects.ts';
export {
  completionsSql,
  costSql,
  countedProjects,
  isCompletion,
  medianDays,
  type PaidMonth,
  paidByMonthSql,
  paymentsSql,
} from './figureDefinitions.ts';
export { fundRows } from './fundRows.ts';
export { hasProjectKeyword, isNamedLike } from './hasProjectKeyword.ts';
export { beginOf, endOf, lastMonths } from './lastMonths.ts';
export { lockedProject, lockProject, ownLockedProject, ownProject, seenProject } from './lockedProject.ts';
export { costsRound, modifyTypesOf } from './modifiable.ts';
export { accountFor, laterAccountOf, nobodyPaid, payeeFrom, payeeOf } from './payee.ts';
export { projectFlow } from './projectFlow.ts';
export {
  fundsOf,
  lockPayingCards,
  occupyAward,
  rebalanceFunds,
  split,
  unfreeze,
  unfreezeOthers,
} from './projectFunds.ts';
export { claims, oversees, paysForSchool, requests } from './projectReaders.ts';
export {
  applicantLeftSql,
  factsOf,
  hasOpenLinesSql,
  invoicedSql,
  needsContract,
  openClaimOf,
  openClaimSql,
  type ProjectRow,
  payableOf,
  payableSql,
  pendingAmountSql,
  projectRows,
  relationsOf,
  requestersOf,
  shownStatus,
  shownStatusSql,
  showsStatus,
} from './projectRows.ts';
export { keepDraft } from './projectTimers.ts';
export { awaitedSinceSql, detailRows, projectsWithTurns, shownTurns, turnsSql, waitsForReader } from './projectTurns.ts';
export { refuseVoucher } from './refuseVoucher.ts';
export { reversalOf } from './reversals.ts';
export { objectedSince } from './sourceGuards.ts';
export { claimAfter, claimAmountsOf, endWriteOff, goesOnWritingOff, openDefaultOf } from './supplierDefaults.ts';
export { logProject, moveProject, type ProjectStep, stepOf, takeDueStep, takeProjectStep } from './takeProjectStep.ts';
export { takenBy, takes } from './takings.ts';
export { tellPayers } from './tellPayers.ts';
export { toProject } from './toProject.ts';
export { turnJoinsSql, turnRecordSql, turnTitleSql } from './turnRecords.ts';
export { begunProjects, type FoundProjects, isFollowed, visibleProjects } from './visibleProjects.ts';
