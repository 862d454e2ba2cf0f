import type { OperationId } from '@campus-procurement/sdk';
import type { contract } from '@campus-procurement/sdk/contract';

/** One operation of the contract. */
export type Operation = (typeof contract)[OperationId];

/** The input of a request, checked against the contract. It has the types of `Input<Id>`. */
export interface CheckedInput {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/**
 * Returns whether the operation changes something that people may ask about later. Such operations are audited and run in a transaction.
 */
export function isWrite(operation: Operation): boolean {
  return operation.method === 'GET' ? operation.sideEffect : operation.retry !== 'safe';
}
