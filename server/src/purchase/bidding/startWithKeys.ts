import type { Logger } from 'pino';
import type { Deps } from '#platform/context/context.ts';
import { StartError } from '#platform/failure/startError.ts';
import { keyIsHere } from './hindrances.ts';
import { roundsWithoutKey, sealedRounds } from './sealedRounds.ts';
import { sealOldBidders } from './sealOldBidders.ts';

type Starting = Pick<Deps, 'database' | 'sealing'>;

/** Gives rounds from before there were checks the one of the secret that opens them. */
export async function fillKeyChecks({ database: { db }, sealing }: Starting): Promise<void> {
  for (const round of await sealedRounds(db, null).where('round.keyCheck', 'is', null).execute()) {
    const { companyId, id } = round;
    const { keyCheck } = sealing.checked(round);
    if (keyCheck === null || !(await keyIsHere(round, { db, sealing }))) continue;
    await db
      .updateTable('bidRound')
      .set({ keyCheck })
      .where((eb) => eb.and({ companyId, id }))
      .execute();
  }
}

/**
 * Refuses a start without the keys that running rounds need: it would be noticed at their end, when it may be too late to find the key.
 * @param allowed ids of keys that the operator knows to be away
 * @throws StartError
 */
export async function refuseWithoutKeys(
  { database: { db }, sealing, log }: Starting & { log: Logger },
  allowed: readonly string[],
): Promise<void> {
  const needing = Map.groupBy(await roundsWithoutKey(null, { db, sealing }), ({ keyId }) => keyId);
  const away = [...needing].filter(([keyId]) => !allowed.includes(keyId));
  if (away.length > 0) {
    const keys = away.map(([keyId, { length }]) => `${keyId} (${length === 1 ? '1 bidding' : `${length} biddings`})`).join(', ');
    const ids = [...needing.keys()].join(',');
    throw new StartError(
      `SEALING_KEYS lacks the secret of keys that running biddings are sealed with, or has another secret for their id: ${keys}. Add what is missing, or set ALLOW_LOST_KEYS=${ids} to start while you look for it: these biddings wait then, until the key is back or an administrator declares it lost.`,
    );
  }
  for (const [keyId, { length }] of needing) log.error({ keyId, rounds: length }, 'biddings wait for a sealing key');
}

/** Makes sure that this server has the keys that it needs, and brings rounds of earlier versions up to date. @throws StartError */
export async function startWithKeys(starting: Starting & { log: Logger }, allowed: readonly string[]): Promise<void> {
  await refuseWithoutKeys(starting, allowed);
  await fillKeyChecks(starting);
  await sealOldBidders(starting);
}
