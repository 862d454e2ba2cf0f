import { dayOf, hourMs } from '@campus-procurement/sdk/time';
import { joining, quoteInput, uploadForQuote } from '../builders/aBidding.ts';
import { aScan } from '../builders/aContract.ts';
import { askChange } from '../builders/aModification.ts';
import { onMonday } from '../builders/openings.ts';
import type { TestClient } from '../startApp.ts';
import { type Draw, pickOf, projectOf, quotesOf, type Walk } from './walk.ts';

/** Something that is awaited of nobody and happens all the same. Null: it cannot happen now. */
type Event = (walk: Walk, draw: Draw) => Promise<(() => Promise<unknown>) | null>;

const staff = async (walk: Walk): Promise<{ applicant: TestClient; officer: TestClient | null }> => {
  const { applicantId, officerId } = await projectOf(walk);
  const accountOf = async (id: string) => {
    const found = walk.app.database.db.selectFrom('appUser').select('account').where('id', '=', id);
    return (await found.executeTakeFirstOrThrow()).account;
  };
  return {
    applicant: await walk.app.as(await accountOf(applicantId), 'purchaser'),
    officer: officerId === null ? null : await walk.app.as(await accountOf(officerId), 'procurement_officer'),
  };
};

const reason = 'Something has changed in the laboratory';

const biddingActions = async ({ id }: Walk, client: TestClient) =>
  (await client.bidding.getBidding({ path: { projectId: id } }).catch(() => null))?.allowedActions ?? [];

/** Some suppliers quote, joining first if they have not; a second quote replaces the first. */
const quotes: Event = async (walk, { pick, other }) => {
  const { status, suspendTime, bidEndTime } = await projectOf(walk);
  const { app, id: projectId, people } = walk;
  if (status !== 'PUBLISHED' || suspendTime !== null || Number(bidEndTime) <= app.clock.now.getTime()) return null;
  return async () => {
    for (const [at, { account }] of people.suppliers.slice(0, pick % 6).entries()) {
      const client = app.client((await app.withoutRole(account)).token, `10.20.${at}.4`);
      // Too late to join, or quoted too often: what counts here is whose turn it is afterwards.
      await client.supplierBidding.joinBidding({ path: { projectId }, body: joining() }).catch(() => null);
      const price = (other + at) % 11 === 0 ? '2000.00' : `${9000 + ((other * (at + 1)) % 50) * 100}.00`;
      const file = (other + at) % 3 === 0 ? await uploadForQuote(client, projectId).catch(() => null) : null;
      const body = quoteInput(price, { fileIds: file ? [file.id] : [] });
      await client.supplierBidding.submitQuote({ path: { projectId }, body }).catch(() => null);
    }
  };
};

/** What was rejected or taken back is asked for again. */
const asksAgain: Event = async (walk) => {
  const { applicant } = await staff(walk);
  const { status, returnCause, version } = await projectOf(walk);
  if (status !== 'RETURNED' || returnCause === 'RETURNED') return null;
  return () => applicant.projects.submitProject({ path: { id: walk.id }, body: { version, conflictDeclared: true } });
};

const explains: Event = async (walk) => {
  const { status, phase, suspendTime } = await projectOf(walk);
  if (status !== 'DECIDING' || phase !== null || suspendTime !== null) return null;
  const quote = (await quotesOf(walk)).find(({ abnormallyLow, explanation }) => abnormallyLow && explanation === null);
  const client = quote && (await supplierOf(walk, quote.supplierId));
  const body = { text: 'We sell what is left in our store before the new model comes.' };
  return client ? () => client.supplierBidding.explainQuote({ path: { projectId: walk.id }, body }) : null;
};

const supplierOf = async ({ app, people }: Walk, supplierId: string | null) => {
  const supplier = people.suppliers.find(({ id }) => id === supplierId);
  return supplier ? app.withoutRole(supplier.account) : null;
};

const declines: Event = async (walk) => {
  const { status, phase, suspendTime } = await projectOf(walk);
  if (!['NOTICE', 'AWARDED'].includes(status) || suspendTime !== null || (phase !== null && phase !== 'CONTRACTING')) return null;
  const { db } = walk.app.database;
  const award = db.selectFrom('bidAward').selectAll().where('projectId', '=', walk.id).where('status', '<>', 'CANCELLED');
  const client = await supplierOf(walk, (await award.executeTakeFirst())?.supplierId ?? null);
  const body = { reason: 'The store is empty' };
  return client ? () => client.supplierBidding.declineAward({ path: { projectId: walk.id }, body }) : null;
};

/** An act of the officer that its bidding offers. */
const byOfficer =
  (action: 'SUSPEND' | 'CANCEL_AWARD', act: (walk: Walk, officer: TestClient, version: number) => Promise<unknown>): Event =>
  async (walk) => {
    const { officer } = await staff(walk);
    if (!officer || !(await biddingActions(walk, officer)).includes(action)) return null;
    const { version, status, bidEndTime } = await projectOf(walk);
    // A round whose time is over is being closed.
    if (status === 'PUBLISHED' && Number(bidEndTime) <= walk.app.clock.now.getTime()) return null;
    return () => act(walk, officer, version);
  };

const suspends = byOfficer('SUSPEND', ({ id }, officer, version) =>
  officer.bidding.suspendProject({ path: { id }, body: { reason, version } }),
);

const cancelsAward = byOfficer('CANCEL_AWARD', async ({ id }, officer, version) => {
  const body = { reason, evidenceFileIds: [await aScan(officer)], version };
  return officer.bidding.cancelAward({ path: { projectId: id }, body });
});

const excludes: Event = async (walk, { pick }) => {
  const { applicant, officer } = await staff(walk);
  if (!officer || !(await biddingActions(walk, applicant)).includes('EXCLUDE')) return null;
  const quote = pickOf(await quotesOf(walk), pick);
  const { version } = await projectOf(walk);
  const body = { result: 'FAIL', reason: 'It does not fit the room', conflictDeclared: true, version } as const;
  return async () => {
    await applicant.bidding.qualifyQuote({ path: { id: quote.id }, body });
    await officer.bidding.qualifyQuote({ path: { id: quote.id }, body });
  };
};

const terminates: Event = async (walk, { pick, other }) => {
  const { applicant, officer } = await staff(walk);
  const client = pick % 2 === 0 ? applicant : officer;
  const { version, allowedActions } = await applicant.projects.getProjectDetail({ path: { id: walk.id } });
  // Few walks end so.
  if (!client || other % 12 !== 0 || !allowedActions.includes('TERMINATE')) return null;
  return () => client.projects.terminateProject({ path: { id: walk.id }, body: { version, reason } });
};

const handsOver: Event = async (walk, { pick }) => {
  // It can happen at almost any time.
  if (pick % 3 !== 0) return null;
  const { officer } = await staff(walk);
  const { officerId, version } = await projectOf(walk);
  const offered = await officer?.projects.getProjectDetail({ path: { id: walk.id } });
  if (!officer || !offered?.allowedActions.includes('HAND_OVER')) return null;
  const { db } = walk.app.database;
  const two = await db.selectFrom('appUser').select('id').where('account', 'in', ['officer1', 'pengsiqi']).execute();
  const next = two.find(({ id }) => id !== officerId)?.id;
  const body = { version, officerId: String(next), reason };
  // Who has witnessed or is asked is not given it.
  return () => officer.projects.assignProjectOfficer({ path: { id: walk.id }, body }).catch(() => null);
};

/** The requester leaves, another one takes the place, and who has left comes back without a part in it. */
const requesterLeaves: Event = async ({ app, ...walk }, { pick }) => {
  const { applicantId: userId, formerApplicantIds, status } = await projectOf({ app, ...walk });
  if (pick % 3 !== 1 || formerApplicantIds.length > 0 || ['DRAFT', 'ARCHIVED', 'TERMINATED'].includes(status)) return null;
  const { db } = app.database;
  const heir = await db.selectFrom('appUser').select('id').where('account', '=', 'tianyufei').executeTakeFirstOrThrow();
  const admin = await app.as('schooladmin', 'school_admin');
  const body = { part: 'REQUESTER' as const, recordId: walk.id, userId, replacementId: heir.id, reason };
  return async () => {
    await admin.users.updateUserStatus({ body: { id: userId, status: 'DISABLED' } });
    await admin.approvals.replaceTurnHolder({ body });
    await admin.users.updateUserStatus({ body: { id: userId, status: 'ENABLED' } });
  };
};

const changes: Event = async (walk, { pick }) => {
  const { applicant } = await staff(walk);
  const { allowedActions } = await applicant.projects.getProjectDetail({ path: { id: walk.id } });
  if (!allowedActions.includes('MODIFY')) return null;
  // A change that is drafted already is not asked for again.
  return () => askChange(applicant, walk.id, ['SCHEDULE'], { deliveryDays: 31 + (pick % 60) }).catch(() => null);
};

const closesShort: Event = async (walk) => {
  const { officer } = await staff(walk);
  const seen = await officer?.projects.getProjectDetail({ path: { id: walk.id } });
  if (!officer || !seen?.allowedActions.includes('CLOSE_SHORT')) return null;
  const body = { version: seen.version, lines: [{ no: 1, quantity: '1' }], reason: 'Sold out' };
  return () => officer.projects.closeLinesShort({ path: { id: walk.id }, body });
};

const defaults: Event = async (walk, { pick, other }) => {
  const { applicant, officer } = await staff(walk);
  const client = pick % 2 === 0 ? applicant : officer;
  const seen = await client?.projects.getProjectDetail({ path: { id: walk.id } });
  // Most orders are delivered.
  if (!client || other % 4 !== 0 || !seen?.allowedActions.includes('TERMINATE_DEFAULT')) return null;
  return async () => {
    const body = { version: seen.version, reason, evidenceFileIds: [await aScan(client)] };
    return client.projects.terminateForDefault({ path: { id: walk.id }, body });
  };
};

const writesOff: Event = async (walk) => {
  const { applicant } = await staff(walk);
  const { version, allowedActions } = await applicant.projects.getProjectDetail({ path: { id: walk.id } });
  if (!allowedActions.includes('WRITE_OFF')) return null;
  return () => applicant.projects.writeOffClaim({ path: { id: walk.id }, body: { version, reason } });
};

/** After a default the bank returns what was refunded or paid last. */
const returnsMoney: Event = async (walk, { other }) => {
  const finance = await walk.app.as('finance1', 'finance');
  const { version, payments, supplierDefault } = await finance.projects.getProjectDetail({ path: { id: walk.id } });
  if (other % 3 !== 0 || supplierDefault?.status !== 'ENDED') return null;
  const mayReturn = ({ allowedActions }: { allowedActions: string[] }) => allowedActions.includes('REVERSE');
  const body = { version, date: dayOf(walk.app.clock.now), reason };
  const refund = supplierDefault.refunds.findLast(mayReturn);
  if (refund) return () => finance.projects.reverseRefund({ path: { id: refund.id }, body });
  const payment = payments.findLast(mayReturn);
  return payment ? () => finance.projects.reversePayment({ path: { id: payment.id }, body }) : null;
};

const cancelsAcceptance: Event = async (walk) => {
  const { applicant } = await staff(walk);
  const { db } = walk.app.database;
  const open = db.selectFrom('acceptance').selectAll().where('projectId', '=', walk.id);
  const batch = await open.where('status', 'in', ['DRAFT', 'ASSIGNING']).executeTakeFirst();
  const body = { version: batch?.version ?? 1, reason: 'By mistake' };
  return batch ? () => applicant.acceptances.cancelAcceptance({ path: { id: batch.id }, body }) : null;
};

const voidsContract: Event = async (walk) => {
  const { officer } = await staff(walk);
  const contracts = await officer?.contracts.queryContractPage({ query: { projectId: walk.id, size: 5 } });
  const contract = contracts?.records.find(({ allowedActions }) => allowedActions.includes('VOID'));
  if (!officer || !contract) return null;
  const { id, version } = await officer.contracts.getContractDetail({ path: { id: contract.id } });
  return () => officer.contracts.voidContract({ path: { id }, body: { version, reason } });
};

/** What has failed is asked for anew: the walk goes on with the copy. */
const copies: Event = async (walk) => {
  const { applicant } = await staff(walk);
  const { status } = await projectOf(walk);
  if (status !== 'FAILED') return null;
  return async () => {
    const { id } = await applicant.projects.copyProject({ path: { id: walk.id } });
    await applicant.projects.terminateProject({
      path: { id: walk.id },
      body: { version: (await projectOf(walk)).version, reason },
    });
    await applicant.projects.updateProject({ path: { id }, body: { version: 1, splitReason: reason } });
    await applicant.projects.submitProject({ path: { id }, body: { version: 2, conflictDeclared: true } });
    walk.id = id;
  };
};

/** The clock goes on: by hours, to what comes next, or to the next Monday morning. */
const waits: Event = async (walk, { pick, other }) => {
  const { app } = walk;
  const { nextTime } = await projectOf(walk);
  return async () => {
    if (other % 4 === 0) await onMonday(app, walk.people);
    else if (nextTime !== null && other % 2 === 0)
      app.clock.advance(Math.max(0, nextTime.getTime() - app.clock.now.getTime()) + 2_000);
    else app.clock.advance((pick % 40) * hourMs);
    await app.sweepDue();
  };
};

export const events: Record<string, Event> = {
  quotes,
  quotesAgain: quotes,
  quotesToo: quotes,
  explains,
  declines,
  suspends,
  cancelsAward,
  excludes,
  terminates,
  handsOver,
  requesterLeaves,
  changes,
  closesShort,
  defaults,
  writesOff,
  returnsMoney,
  cancelsAcceptance,
  voidsContract,
  copies,
  asksAgain,
  waits,
};
