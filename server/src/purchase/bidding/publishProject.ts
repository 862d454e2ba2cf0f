import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { type Actor, callerOf } from '#flow/addEvent.ts';
import type { Context } from '#platform/context/context.ts';
import type { DueContext } from '#platform/due/sweepDue.ts';
import { Failure } from '#platform/failure/failure.ts';
import { say } from '#platform/i18n/language.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { publishAnnouncement } from '../announcements/public.ts';
import {
  factsOf,
  lockedProject,
  lockProject,
  moveProject,
  type ProjectRow,
  projectFlow,
  relationsOf,
  stepOf,
} from '../records/public.ts';
import type { Acting } from './acting.ts';
import { planWindow } from './biddingTimers.ts';
import { type Patterned, type Publication, planPublication, type Wishes } from './planPublication.ts';
import { neededHours, shortestWindow } from './publicationWindow.ts';
import { joinedBeside, toTold } from './suppliersOf.ts';
import { tellSuppliers } from './tellSuppliers.ts';

/** The officer of an approved purchase announces it. */
export async function publishProject(
  { path: { id }, body }: Input<'publishProject'>,
  context: Context,
): Promise<Output<'publishProject'>> {
  const project = publishable(await lockedProject(id, body.version, context), context);
  const publication = await planPublication(project, wishesOf(body, context.now), context);
  return stepOf(await publish(project, publication, await callerOf(context), context), context);
}

/** Returns a purchase that the caller may announce. @throws Failure `forbidden` or `wrongState` */
export function publishable(project: ProjectRow, context: Context): Patterned {
  projectFlow.check('publish', factsOf(project), relationsOf(project, context));
  const { pattern } = project;
  if (!pattern?.bidConfig) throw new Failure('wrongState');
  return { ...project, pattern: { ...pattern, bidConfig: pattern.bidConfig } };
}

/** Returns how somebody wishes to announce a purchase. */
export function wishesOf(
  { bidStartTime, bidEndTime, version: _, ...wishes }: Input<'publishProject'>['body'],
  now: Date,
): Wishes {
  return { ...wishes, startTime: bidStartTime === undefined ? now : new Date(bidStartTime), endTime: new Date(bidEndTime) };
}

/**
 * The platform announces a smaller purchase that an officer was just given, for as short as the rules allow. What needs somebody's choice
 * or cannot be sealed stays with the officer.
 */
export async function publishByItself(key: { companyId: string; id: string }, { db, now, sealing }: DueContext): Promise<void> {
  const row = await lockProject(key, { db });
  const { status, pattern } = row;
  // Planned again when its change is decided.
  if (row.modifying) return;
  if (status !== 'APPROVED' || !pattern?.bidConfig) return;
  const { bidConfig } = pattern;
  if (bidConfig.supplierScope === 'INVITED' || sealing.keyId === null) return;
  const project = { ...row, pattern: { ...pattern, bidConfig } };
  const window = shortestWindow(now, neededHours(project), await readCalendar(key.companyId, { db }));
  const publication = await planPublication(project, window, { db, now, sealing });
  await publish(project, publication, null, { db, now, sealing, session: { userName: say('zh-CN', 'actor', 'system') } });
}

/** Begins the round, and tells everybody. */
async function publish(
  project: ProjectRow,
  publication: Publication,
  actor: Actor,
  context: Omit<Acting, 'actor'>,
): Promise<ProjectRow> {
  const { companyId, id } = project;
  const { round, key, invited, told, before, notice } = publication;
  const { startTime, endTime } = round;
  const roundId = newId();
  await context.db
    .insertInto('bidRound')
    .values({ companyId, id: roundId, projectId: id, ...round, ...key })
    .execute();
  if (invited.length > 0) {
    const rows = invited.map(({ id: supplierId, drawn, reason }) => ({ companyId, roundId, supplierId, drawn, reason }));
    await context.db.insertInto('bidInvitation').values(rows).execute();
  }
  const fields = { bidStartTime: startTime, bidEndTime: endTime, nextTime: endTime };
  const published = await moveProject(projectFlow.step('publish'), project, { fields, said: notice.title }, actor, context);
  await planWindow(published, round, context.db);
  const joined = before && round.supplierScope !== 'INVITED' ? await joinedBeside(told, before, context) : [];
  await tellSuppliers(published, [...told.map(toTold), ...joined], { notice: 'PUBLISHED', endTime }, context);
  // Its number is locked until the end of the transaction.
  const publishScope = round.supplierScope === 'PUBLIC' ? 'PUBLIC' : 'SUPPLIER';
  await publishAnnouncement({ project: published, type: 'BID', ...notice, publishScope, bidEndTime: endTime }, context);
  return published;
}
