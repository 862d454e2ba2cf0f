import type { Failure } from '../failure/failure.ts';

/**
 * Lets the database decide about conflicts: when it refuses `work` because of one of the named constraints, the caller is told the
 * refusal that belongs to it. Reading first and writing then would let two callers pass.
 */
export async function refusedBy<T>(constraints: Record<string, () => Failure>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refusal = error instanceof Error && 'constraint' in error ? constraints[String(error.constraint)] : undefined;
    throw refusal ? refusal() : error;
  }
}
