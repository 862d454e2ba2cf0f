import { Failure } from '#platform/failure/failure.ts';

/** Returns the fields and rules that a call is refused for, each as a pair. */
export function refusedWith(call: () => unknown): [field: string, rule: string][] {
  try {
    call();
  } catch (error) {
    if (error instanceof Failure) return (error.details?.errors ?? []).map(({ field, rule }) => [field, rule]);
    throw error;
  }
  return [];
}
