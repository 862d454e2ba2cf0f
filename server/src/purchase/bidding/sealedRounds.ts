import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { keyIsHere, unreadableQuotes } from './hindrances.ts';

type Reading = Pick<Context, 'db' | 'sealing'>;

/** Rounds that something is sealed for and will be opened, of a school or of all; those whose key was declared lost are decided. */
export function sealedRounds(db: Kysely<Tables>, companyId: string | null) {
  const rounds = db
    .selectFrom('bidRound as round')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'round.companyId').onRef('project.id', '=', 'round.projectId'),
    )
    .innerJoin('company', 'company.id', 'round.companyId')
    .selectAll('round')
    .select(['project.projectName', 'project.status', 'company.companyName as schoolName'])
    .where('round.pricesOpenTime', 'is', null)
    .where('round.failTime', 'is', null)
    .where('round.keyLostTime', 'is', null)
    .orderBy('round.endTime')
    .orderBy('round.id');
  return companyId === null ? rounds : rounds.where('round.companyId', '=', companyId);
}

type SealedRound = Awaited<ReturnType<ReturnType<typeof sealedRounds>['execute']>>[number];

/** Returns the rounds whose key is not here. */
export async function roundsWithoutKey(companyId: string | null, reading: Reading): Promise<SealedRound[]> {
  const found: SealedRound[] = [];
  for (const round of await sealedRounds(reading.db, companyId).execute()) {
    if (!(await keyIsHere(round, reading))) found.push(round);
  }
  return found;
}

const mostShown = 100;

/** Returns the keys that rounds need and that are not here, with these rounds, for whoever may declare one lost. */
export async function keysAway(reading: Reading): Promise<Schemas['KeyAway'][]> {
  const rounds = await roundsWithoutKey(null, reading);
  return [...Map.groupBy(rounds, ({ keyId }) => keyId)].slice(0, mostShown).map(([keyId, needing]) => ({
    keyId,
    roundCount: needing.length,
    rounds: needing.slice(0, mostShown).map(({ companyId, schoolName, projectId, projectName, roundNo, endTime }) => ({
      companyId,
      schoolName,
      projectId,
      projectName,
      roundNo,
      endTime: isoTime(endTime),
    })),
  }));
}

/** What keeps rounds of a school, or of all schools, from being opened and needs a person: keys that are not here, and quotes that cannot be read. */
export async function sealingAlarms(companyId: string | null, reading: Reading): Promise<Schemas['HomeAlarm'][]> {
  const rounds = await sealedRounds(reading.db, companyId).execute();
  const away = new Map<string, number>();
  const unreadable: Schemas['HomeAlarm'][] = [];
  for (const round of rounds) {
    if (!(await keyIsHere(round, reading))) away.set(round.keyId, (away.get(round.keyId) ?? 0) + 1);
    else if (round.status === 'OPENING') {
      const count = (await unreadableQuotes(round, reading)).length;
      const { projectId, projectName: name } = round;
      if (count > 0) unreadable.push({ kind: 'UNREADABLE_QUOTE', name, count, projectId });
    }
  }
  const keys = [...away].map(([name, count]) => ({ kind: 'SEALING_KEY' as const, name, count, projectId: null }));
  return [...keys, ...unreadable].slice(0, mostAlarms);
}

/** The answer has room for one more. */
const mostAlarms = 19;
