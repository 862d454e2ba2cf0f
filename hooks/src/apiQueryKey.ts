import type { OperationId } from '@campus-procurement/sdk';

/** The identity, the operation, its input. */
export type ApiQueryKey = readonly [epoch: number, id: OperationId, input?: unknown];

/** The key of an operation's answers in the query cache; without input, of all its answers. Answers of another identity have other keys. */
export function apiQueryKey(epoch: number, id: OperationId, input?: unknown): ApiQueryKey {
  return input === undefined ? [epoch, id] : [epoch, id, input];
}
