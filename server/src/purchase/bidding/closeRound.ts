import { randomInt } from 'node:crypto';
import { hashOfList } from '@campus-procurement/sdk/commitment';
import { cancelDue } from '#platform/due/dueEvents.ts';
import { silentSince } from '#platform/due/heartbeat.ts';
import type { DueContext } from '#platform/due/sweepDue.ts';
import { extensionNotice, noticeContact, publishAnnouncement } from '../announcements/public.ts';
import { lockProject, moveProject, type ProjectRow } from '../records/public.ts';
import { type Acting, actingByItself } from './acting.ts';
import { biddingFlow } from './biddingFlow.ts';
import { biddersOf, changeRound, lockedRound, phonesOf, type Quoting, quotingOf } from './biddingRound.ts';
import type { Round } from './biddingRows.ts';
import { drainMs, planWindow } from './biddingTimers.ts';
import { chainHeads } from './chainHeads.ts';
import { failBidding } from './failBidding.ts';
import { failForLostKey, isLost } from './failForLostKey.ts';
import { independentBidders } from './independentBidders.ts';
import { openByItself } from './openByItself.ts';
import { remindOfOpening } from './remindOfOpening.ts';
import { stored } from './storedText.ts';
import { suppliersOf } from './suppliersOf.ts';
import { tellSuppliers } from './tellSuppliers.ts';

type Key = Pick<ProjectRow, 'companyId' | 'id'>;

/** The last minutes of a round, in which the platform must have been there. */
const watchedMs = 10 * 60_000;
/** So much longer a round takes if it was not. */
const extensionMs = 30 * 60_000;

/** The time for quotes is over: the round is closed, has failed, or goes on because the platform was away before its end. */
export async function closeByItself(key: Key, context: DueContext): Promise<void> {
  await closeIfOver(await lockProject(key, context), context);
}

/**
 * Closes the round of a locked purchase if its time is over, also where the clock is late: steps that need a closed round call it first.
 * @returns the purchase as it is then
 * @throws Failure `keyAway` if who has quoted cannot be read here
 */
export async function closeIfOver(project: ProjectRow, context: DueContext): Promise<ProjectRow> {
  const { companyId, id, status } = project;
  if (status !== 'PUBLISHED' || project.suspendTime !== null) return project;
  const acting = actingByItself(context);
  const round = await lockedRound(project, acting);
  if (acting.now.getTime() < round.endTime.getTime() + drainMs) return project;
  const watchedFrom = new Date(round.endTime.getTime() - watchedMs);
  const silence = await silentSince(watchedFrom, round.endTime, acting.db);
  if (silence !== null) return extend(project, round, silence, acting);
  await cancelDue({ companyId, kind: ['BIDDING_CLOSE', 'BIDDING_REMINDER'], subjectId: id }, acting.db);
  return close(project, round, acting);
}

async function extend(project: ProjectRow, round: Round, silence: Date, acting: Acting): Promise<ProjectRow> {
  const { db, now } = acting;
  const from = Math.max(round.endTime.getTime(), now.getTime());
  const endTime = new Date(from + extensionMs);
  const joinEndTime = silence < round.joinEndTime ? laterJoinEnd(round, endTime) : round.joinEndTime;
  await changeRound(round, { endTime, joinEndTime }, acting);
  await planWindow(project, { startTime: now, endTime }, db);
  const said = stored('extended');
  const fields = { bidEndTime: endTime, nextTime: endTime };
  const extended = await moveProject(biddingFlow.step('extend'), project, { fields, said }, null, acting);
  await tellSuppliers(extended, await suppliersOf(extended, round, acting), { notice: 'EXTENDED', endTime }, acting);
  const facts = { project: extended, roundNo: round.roundNo, oldEndTime: round.endTime, newEndTime: endTime, reason: said };
  const joining = joinEndTime > round.joinEndTime ? { joinEndTime } : {};
  const notice = extensionNotice({ ...facts, ...joining, contact: await noticeContact(extended, db) });
  const publishScope = round.supplierScope === 'PUBLIC' ? 'PUBLIC' : 'SUPPLIER';
  await publishAnnouncement({ project: extended, type: 'EXTENSION', ...notice, publishScope, bidEndTime: endTime }, acting);
  return extended;
}

/** Who could not join during the silence can for as much longer as quotes are taken, and at least for half of the added time. */
function laterJoinEnd({ joinEndTime, endTime: oldEnd }: Round, endTime: Date): Date {
  const moved = joinEndTime.getTime() + endTime.getTime() - oldEnd.getTime();
  return new Date(Math.max(moved, endTime.getTime() - extensionMs / 2));
}

async function close(project: ProjectRow, round: Round, acting: Acting): Promise<ProjectRow> {
  if (await isLost(round, acting)) return failForLostKey(project, round, acting);
  const bidders = await biddersOf(round, acting);
  const quoting = shuffled(quotingOf(bidders));
  await number(quoting, acting);
  const closingHash = hashOfList(quoting.map(({ quote }) => quote.commitment));
  const chains = hashOfList([...(await chainHeads(quoting, acting)).values()]);
  const closed = await changeRound(round, { closeTime: acting.now, closingHash }, acting);
  // By what the companies have stated: contacts that were sealed stay so until the documents are opened.
  const companies = quoting.map((bidder) => {
    return { id: bidder.id, legalPerson: bidder.supplier.legalPerson, phones: phonesOf(bidder) };
  });
  if (independentBidders(companies) < round.minBidders) {
    return failBidding(project, closed, { step: biddingFlow.step('fail'), reason: 'TOO_FEW_BIDDERS', remark: null }, acting);
  }
  const opening = await moveProject(
    biddingFlow.step('close'),
    project,
    // What suppliers were bound to, and the ends of their own logs: nothing of both can be changed from here on.
    { said: `${closingHash} ${chains}`, fields: { nextTime: null } },
    null,
    acting,
  );
  if (!round.automatic) await remindOfOpening(opening, round, acting);
  return openByItself(opening, acting);
}

/** Numbers who has quoted, in an order that says nothing. */
async function number(quoting: readonly Quoting[], { db }: Acting): Promise<void> {
  for (const [index, { companyId, id }] of quoting.entries()) {
    await db
      .updateTable('bidParticipant')
      .set({ no: index + 1 })
      .where((eb) => eb.and({ companyId, id }))
      .execute();
  }
}

function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(randomInt(left.length), 1));
}

/** Suppliers that may quote are reminded before the end. */
export async function remindByItself(key: Key, context: DueContext): Promise<void> {
  const project = await lockProject(key, context);
  if (project.status !== 'PUBLISHED' || project.suspendTime !== null) return;
  const round = await lockedRound(project, context);
  if (round.endTime <= context.now) return;
  const { endTime } = round;
  await tellSuppliers(project, await suppliersOf(project, round, context), { notice: 'REMINDER', endTime }, context);
}
