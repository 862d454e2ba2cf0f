import type { Failure } from '../failure/failure.ts';

/**
 * Runs `work` and lets the database decide about conflicts: if a named constraint is violated, throws the failure that belongs to it.
 * Checking before writing would let two parallel callers pass. An index that makes a code unique whatever its case counts as the constraint
 * that makes it unique to the letter.
 */
export async function refusedBy<T>(constraints: Record<string, () => Failure>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refusal =
      error instanceof Error && 'constraint' in error
        ? constraints[String(error.constraint).replace(/_caseless$/, '')]
        : undefined;
    throw refusal ? refusal() : error;
  }
}
