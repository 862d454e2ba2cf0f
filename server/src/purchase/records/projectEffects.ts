import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import type { Effects } from '#flow/runEffects.ts';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { projectFlow } from './projectFlow.ts';
import {
  freeze,
  occupy,
  occupyAward,
  payFrom,
  refundTo,
  releaseBeyond,
  takeBack,
  takeRefundBack,
  unfreeze,
} from './projectFunds.ts';
import { type ProjectRow, payableOf } from './projectRows.ts';
import { cancelTimers, holdMoney } from './projectTimers.ts';
import { tellPayers } from './tellPayers.ts';

/** A step of a purchase, with the purchase after it. */
interface TakenStep {
  project: ProjectRow;
  before: ProjectRow;
}

/** What follows from the steps of purchases, and of their bidding, alone. Notices and messages, which want words, are up to the handlers. */
export const projectEffects: Effects<typeof projectFlow, TakenStep, Moving> = {
  cancelTimers: ({ project }, acting) => cancelTimers(project, acting),

  freeze: ({ project }, acting) => freeze(project, acting),

  unfreeze: ({ project }, acting) => unfreeze(project, acting),

  /** An award that has ended is decided again, unless the bidding has failed. */
  async holdMoney({ project }, acting) {
    if (project.status !== 'DECIDING') await holdMoney(project, acting);
  },

  occupy: ({ project }, acting) => occupy(project, acting),

  occupyAward: ({ project }, acting) => occupyAward(project, String(project.orderAmount), acting),

  pay: ({ project, before }, acting) =>
    payFrom(project, fromCents(toCents(project.paidAmount) - toCents(before.paidAmount)), acting),

  takeBack: ({ project, before }, acting) =>
    takeBack(project, fromCents(toCents(before.paidAmount) - toCents(project.paidAmount)), acting),

  /** What came back of a payment beyond what was accepted is paid to nobody any more. */
  async releaseOverpaid({ project, before }, acting) {
    if (compareMoney(before.claimAmount, '0.00') === 0) return;
    await releaseBeyond(project, unpaidOf(project, project.acceptedAmount), acting);
  },

  /** What a purchase did not cost is available again; what is paid of it is not occupied any more. */
  releaseRest: ({ project }, acting) => releaseBeyond(project, unpaidOf(project, String(project.actualAmount)), acting),

  /** What will not be delivered any more is available again; what was accepted and is not paid stays occupied. */
  releaseUndelivered: ({ project }, acting) => releaseBeyond(project, unpaidOf(project, project.acceptedAmount), acting),

  refund: ({ project, before }, acting) =>
    refundTo(project, fromCents(toCents(project.refundedAmount) - toCents(before.refundedAmount)), acting),

  takeRefundBack: ({ project, before }, acting) =>
    takeRefundBack(project, fromCents(toCents(before.refundedAmount) - toCents(project.refundedAmount)), acting),

  releaseAll: ({ project }, acting) => releaseBeyond(project, '0.00', acting),

  /** Lets the officer find the purchase among those in which they have a part. */
  async addOfficer({ project: { companyId, id: projectId, officerId } }, { db }) {
    await db
      .insertInto('projectParticipant')
      .values({ companyId, projectId, userId: String(officerId), kind: 'OFFICER' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Lets who requested it and has left read it on, should they come back. */
  async keepFormer({ before: { companyId, id: projectId, applicantId: userId } }, { db }) {
    await db
      .insertInto('projectParticipant')
      .values({ companyId, projectId, userId, kind: 'REQUESTER' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  tellPayers: ({ project }, acting) => tellPayers(project, payableOf(project), acting),
};

/** What is still to be paid of an amount; nothing where more is paid. */
function unpaidOf({ paidAmount }: ProjectRow, amount: string): string {
  const unpaid = toCents(amount) - toCents(paidAmount);
  return unpaid > 0n ? fromCents(unpaid) : '0.00';
}
