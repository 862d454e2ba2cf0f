import { purchaseFaults } from '../countFaults.ts';
import { turnFaults } from '../turnFaults.ts';
import { type Actor, actors, asActor, projectOf, type Step, turnRows, type Walk } from './walk.ts';

const named = ({ account, roleCode }: Actor) => `${account} as ${roleCode}`;

/** What is wrong with whose turn it is. @param some who is looked at, beside everybody of whom something is awaited */
export async function walkFaults(walk: Walk, some: readonly Actor[]): Promise<string[]> {
  const faults: string[] = [];
  const repaired = await walk.app.repairTurns();
  if (repaired > 0) faults.push(`${repaired} rows differ from the record`);
  faults.push(...(await strandedFaults(walk)));
  for (const actor of some) faults.push(...(await faultsOf(walk, actor)));
  return faults;
}

/** Whether lists, counts and home say the same of somebody. */
async function faultsOf(walk: Walk, actor: Actor): Promise<string[]> {
  const client = await asActor(walk, actor);
  const who = named(actor);
  const faults = await turnFaults(who, client, walk.id);
  const { todo } = await client.home.getHomeWork();
  const found = await purchaseFaults(who, client, todo);
  if (!found) return faults;
  faults.push(...found.faults);
  const detail = await client.projects.getProjectDetail({ path: { id: walk.id } }).catch(() => null);
  const isListed = found.records.some(({ id }) => id === walk.id);
  if (found.total <= 100 && isListed !== (detail?.waitsForMe ?? false))
    faults.push(`${who}: listed ${isListed}, but not so there`);
  return faults;
}

/** States in which a purchase may wait for nobody of the school. */
const waitsForOthers: Record<string, string> = {
  PUBLISHED: 'suppliers quote until the clock closes the round',
  NOTICE: 'the clock ends the public notice',
  FAILED: 'the applicant asks anew with a copy, or the clock lets the money go',
  DRAFT: 'nobody has asked for it',
  RETURNED: 'it was rejected or taken back',
  ARCHIVED: 'it is over',
  TERMINATED: 'it is over',
};

/** A purchase that has not ended waits for somebody, for suppliers or for a clock; and somebody is there who may. */
async function strandedFaults(walk: Walk): Promise<string[]> {
  const rows = await turnRows(walk);
  const { status, suspendTime, dueAmount, actualAmount, paidAmount } = await projectOf(walk);
  const { db } = walk.app.database;
  const due = await db.selectFrom('dueEvent').select('kind').where('subjectId', '=', walk.id).execute();
  const has = (kind: string) => due.some((event) => event.kind === kind);
  const faults: string[] = [];
  for (const { step, holderKind, holderId, exceptIds } of rows) {
    if (holderKind === 'USER' && exceptIds.includes(holderId)) faults.push(`${step} is awaited of somebody who may not`);
  }
  if (rows.length > 0) return faults;
  // What is kept back for the warranty is due when the clock says so.
  const isPaid = Number(paidAmount) >= Number(dueAmount);
  const isKeptBack = status === 'COMPLETED' && dueAmount !== actualAmount && isPaid && has('PROJECT_RETENTION');
  if (!waitsForOthers[status] && !isKeptBack) faults.push(`${status}: nothing is awaited of anybody`);
  if (suspendTime !== null) faults.push(`${status}: stands still, and nothing is awaited of anybody`);
  const clocks: Record<string, string> = { PUBLISHED: 'BIDDING_CLOSE', NOTICE: 'BIDDING_NOTICE' };
  if (clocks[status] && suspendTime === null && !has(String(clocks[status]))) faults.push(`${status}: no clock runs`);
  return faults;
}

/** Those of the actors who have something to do in the purchase now. */
export async function holdersOf(walk: Walk): Promise<{ actor: Actor; mine: Step[] }[]> {
  const found: { actor: Actor; mine: Step[] }[] = [];
  for (const actor of actors) {
    const client = await asActor(walk, actor);
    const detail = await client.projects.getProjectDetail({ path: { id: walk.id } }).catch(() => null);
    const mine = detail?.turns.filter((turn) => turn.mine).map(({ step }) => step) ?? [];
    if (mine.length > 0) found.push({ actor, mine });
  }
  return found;
}
