import type { OperationId } from '@campus-procurement/sdk';
import type { contract } from '@campus-procurement/sdk/contract';

/** One operation of the contract. */
export type Operation = (typeof contract)[OperationId];

/** What was sent with a request, checked against the contract. The types of `Input<Id>` hold for it. */
export interface CheckedInput {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Whether the operation changes something that people would ask about later: it is audited and runs in a transaction. */
export function isWrite(operation: Operation): boolean {
  return operation.method === 'GET' ? operation.sideEffect : operation.retry !== 'safe';
}
