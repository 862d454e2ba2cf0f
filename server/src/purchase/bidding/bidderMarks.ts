import type { Context } from '#platform/context/context.ts';
import { KeyLost, type RoundKey, type Sealing } from '#platform/sealing/sealing.ts';

/** Returns what stands for a supplier in a round as long as it is sealed who has joined; null if the key is lost. */
export function bidderMark(round: RoundKey, supplierId: string, sealing: Sealing): string | null {
  try {
    return sealing.mark(round, supplierId);
  } catch (error) {
    if (error instanceof KeyLost) return null;
    throw error;
  }
}

/** Returns what stands for a supplier in all rounds of its school whose names are sealed, those included that will be so for ever. */
export async function ownMarks(
  { companyId, id }: { companyId: string; id: string },
  { db, sealing }: Pick<Context, 'db' | 'sealing'>,
): Promise<string[]> {
  const rounds = await db
    .selectFrom('bidRound')
    .select(['keyId', 'keySalt', 'keyCheck'])
    .where('companyId', '=', companyId)
    .where('pricesOpenTime', 'is', null)
    .execute();
  return rounds.flatMap((round) => bidderMark(round, id, sealing) ?? []);
}
