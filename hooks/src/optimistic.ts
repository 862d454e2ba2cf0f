import type { Input, OperationId, Output, ReadId } from '@campus-procurement/sdk';
import { type MutationMeta, type QueryClient, useMutationState } from '@tanstack/react-query';

/** What a change makes of the answers that are shown, by their operations. */
export type Optimistic<Id extends OperationId> = {
  [Other in ReadId]?: (answer: Output<Other>, input: Input<Id>) => Output<Other>;
};

/** The same where it is not known which change it is. */
type Changes = Partial<Record<OperationId, (answer: unknown, input: unknown) => unknown>>;

const changesOf = (meta: MutationMeta | undefined) => (meta?.optimistic ?? {}) as Changes;

/**
 * An answer as it will be when the changes that are on their way have been done. They are laid over the answer and never written into
 * it: whoever fails takes nothing back, and several at once do not get into each other's way.
 */
export function useExpected<Id extends ReadId>(id: Id): (answer: Output<Id>) => Output<Id> {
  const pending = useMutationState({
    filters: { status: 'pending', predicate: ({ meta }) => id in changesOf(meta) },
    select: (mutation) => mutation,
  });
  return (answer) =>
    pending.reduce<unknown>((known, { meta, state }) => changesOf(meta)[id]?.(known, state.variables), answer) as Output<Id>;
}

/** Writes a change that has been done into the answers that are known, until they are read again. */
export function keepExpected(cache: QueryClient, epoch: number, optimistic: object, input: unknown): void {
  for (const [id, change] of Object.entries(optimistic as Changes)) {
    const changed = (answer: unknown) => change(answer, input) as object;
    cache.setQueriesData<{ pages?: unknown[] }>({ queryKey: [epoch, id] }, (known) =>
      known?.pages ? { ...known, pages: known.pages.map(changed) } : known && changed(known),
    );
  }
}
