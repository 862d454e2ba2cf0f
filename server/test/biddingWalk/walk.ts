import type { Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { Bidders } from '../builders/aBidding.ts';
import type { TestApp, TestClient } from '../startApp.ts';

/** Somebody in a role. */
export interface Actor {
  account: string;
  roleCode: string;
}

/** Whoever may have a part in a bidding, each in one role. */
export const actors: readonly Actor[] = [
  { account: 'teacher1', roleCode: 'purchaser' },
  { account: 'officer1', roleCode: 'procurement_officer' },
  { account: 'pengsiqi', roleCode: 'procurement_officer' },
  { account: 'fanzihan', roleCode: 'purchaser' },
  { account: 'dean1', roleCode: 'dept_approver' },
  { account: 'hanchengzhi', roleCode: 'dept_approver' },
  { account: 'caodeming', roleCode: 'dept_approver' },
  { account: 'finance1', roleCode: 'finance' },
  { account: 'keeper1', roleCode: 'warehouse_keeper' },
  { account: 'inspector1', roleCode: 'inspector' },
  { account: 'auditor1', roleCode: 'auditor' },
  { account: 'schooladmin', roleCode: 'school_admin' },
  { account: 'tianyufei', roleCode: 'purchaser' },
];

type Turn = Selectable<Tables['turn']>;

/** A walk through one purchase. Sessions are new in each step, because the clock moves. */
export interface Walk {
  app: TestApp;
  people: Bidders;
  id: string;
  /** What was done, for the message of a failure. */
  told: string[];
}

/** What one step of a walk draws. */
export interface Draw {
  /** Which kind of step: below 70 it takes what is awaited. */
  kind: number;
  pick: number;
  other: number;
}

export const pickOf = <T>(all: readonly T[], at: number): T => {
  if (all.length === 0) throw new Error('There is nothing to pick');
  return all[at % all.length] as T;
};

export const asActor = ({ app }: Walk, { account, roleCode }: Actor): Promise<TestClient> => app.as(account, roleCode);

/** The purchase as it is stored. */
export const projectOf = ({ app, id }: Walk) =>
  app.database.db.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What is awaited of anybody in the purchase, now and later. */
export function turnRows({ app, id }: Walk): Promise<Turn[]> {
  const rows = app.database.db.selectFrom('turn').selectAll();
  return rows
    .where((eb) => eb.and({ ownerKind: 'PROJECT', ownerId: id }))
    .orderBy('step')
    .orderBy('recordId')
    .orderBy('holderId')
    .execute();
}

/** What changes with whatever is done: the version, the log and what is awaited. */
export async function stateOf(walk: Walk): Promise<string> {
  const { db } = walk.app.database;
  const { version, status, phase } = await projectOf(walk);
  const events = await db
    .selectFrom('flowEvent')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('subjectId', '=', walk.id)
    .executeTakeFirst();
  return JSON.stringify([version, status, phase, Number(events?.count), await turnRows(walk)]);
}

/** The quotes of the last round that count, the best first. */
export async function quotesOf({ app, id }: Walk) {
  const { db } = app.database;
  const round = await db
    .selectFrom('bidRound')
    .select('id')
    .where('projectId', '=', id)
    .orderBy('roundNo', 'desc')
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('bidQuote as quote')
    .innerJoin('bidParticipant as participant', 'participant.id', 'quote.participantId')
    .selectAll('quote')
    .select('participant.supplierId')
    .where('participant.roundId', '=', round.id)
    .orderBy('quote.participantId')
    .orderBy('quote.quoteNo', 'desc')
    .execute();
  const last = rows.filter((row, index) => rows[index - 1]?.participantId !== row.participantId);
  return last.filter(({ voidReason }) => voidReason === null).sort((one, other) => (one.rank ?? 99) - (other.rank ?? 99));
}

export type Performs = (walk: Walk, client: TestClient, turn: Turn, draw: Draw) => Promise<unknown>;
export type Step = Schemas['TodoKind'];
