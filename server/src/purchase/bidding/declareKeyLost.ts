import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { planDue } from '#platform/due/dueEvents.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';
import { roundsWithoutKey } from './sealedRounds.ts';

/**
 * An administrator of the platform declares a key lost: the rounds that need it can never be opened, and fail. Only a key that is not here
 * can be declared lost, and only for the rounds that need it now, because its id may name another secret later.
 */
export async function declareKeyLost(
  { body: { keyId, repeatedKeyId, reason } }: Input<'declareKeyLost'>,
  context: Context,
): Promise<Output<'declareKeyLost'>> {
  const { db, now, session } = context;
  if (session.companyId !== platformId) throw new Failure('platformOnly');
  if (repeatedKeyId !== keyId) throw invalid({ field: 'repeatedKeyId', rule: 'same' });
  const needing = (await roundsWithoutKey(null, context)).filter((round) => round.keyId === keyId);
  if (needing.length === 0) throw new Failure('missing');
  const lost = { keyLostTime: now, keyLostReason: reason, keyLostByName: session.userName };
  for (const { companyId, id, projectId } of needing) {
    await db
      .updateTable('bidRound')
      .set(lost)
      .where((eb) => eb.and({ companyId, id }))
      .execute();
    await planDue({ companyId, kind: 'BIDDING_OPEN', subjectId: projectId }, now, db);
  }
  return { keyId, roundCount: needing.length };
}
