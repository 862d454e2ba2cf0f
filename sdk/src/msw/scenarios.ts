import type { ContractOperation } from '../contract.ts';
import type { Reply, Scenario } from './mockTypes.ts';

/** Milliseconds before an answer in the scenario `slow`. */
export const slowMs = 2_000;

/** Login, role choice and menu always work: without them no test would reach its subject. */
const isOfSession = ({ tag, permission }: ContractOperation) =>
  tag === 'session' || permission === null || permission.startsWith('session:');

/** Returns the answer of a scenario that replaces the operation's own, or `undefined` if the scenario leaves it. */
export function played(scenario: Scenario, operation: ContractOperation, reply: Reply): Response | undefined {
  if (scenario === 'offline') return reply.networkError();
  if (scenario === 'unauthorized' && operation.permission !== null) return reply.http(401);
  if (scenario === 'businessFailure' && !isOfSession(operation)) return reply.fail(5000);
  return undefined;
}

/** Returns an answer with its lists emptied. */
export function emptied(data: unknown, operation: ContractOperation): unknown {
  if (operation.paged) return { ...(data as object), records: [], total: 0 };
  return Array.isArray(data) && !isOfSession(operation) ? [] : data;
}
