import type { Input, OperationId, Output, ReadId } from '@campus-procurement/sdk';
import { type MutationMeta, type QueryClient, useMutationState } from '@tanstack/react-query';

/** For each operation shown, a function that returns its answer as it will be after the change. */
export type Optimistic<Id extends OperationId> = {
  [Other in ReadId]?: (answer: Output<Other>, input: Input<Id>) => Output<Other>;
};

/** The same without types, for any mutation. */
type Changes = Partial<Record<OperationId, (answer: unknown, input: unknown) => unknown>>;

const changesOf = (meta: MutationMeta | undefined) => (meta?.optimistic ?? {}) as Changes;

/**
 * Returns a function that applies all pending optimistic changes to an answer. They are applied on top and never written to the
 * cache: a failed change needs no rollback, and several at once do not interfere.
 */
export function useExpected<Id extends ReadId>(id: Id): (answer: Output<Id>) => Output<Id> {
  const pending = useMutationState({
    filters: { status: 'pending', predicate: ({ meta }) => id in changesOf(meta) },
    select: (mutation) => mutation,
  });
  return (answer) =>
    pending.reduce<unknown>((known, { meta, state }) => changesOf(meta)[id]?.(known, state.variables), answer) as Output<Id>;
}

/** Writes a completed change into the cached answers, until they are read again. */
export function keepExpected(cache: QueryClient, epoch: number, optimistic: object, input: unknown): void {
  for (const [id, change] of Object.entries(optimistic as Changes)) {
    const changed = (answer: unknown) => change(answer, input) as object;
    cache.setQueriesData<{ pages?: unknown[] }>({ queryKey: [epoch, id] }, (known) =>
      known?.pages ? { ...known, pages: known.pages.map(changed) } : known && changed(known),
    );
  }
}
