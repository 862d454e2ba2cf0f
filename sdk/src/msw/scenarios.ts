import type { ContractOperation } from '../contract.ts';
import type { Reply, Scenario } from './mockTypes.ts';

/** How long an answer takes in the scenario `slow`. */
export const slowMs = 2_000;

/** Logging in, choosing a role and the menu: without them nobody gets as far as what a test is about. */
const isOfSession = ({ tag, permission }: ContractOperation) =>
  tag === 'session' || permission === null || permission.startsWith('session:');

/** The answer that a scenario gives in the place of the operation's own; undefined where it leaves that one. */
export function played(scenario: Scenario, operation: ContractOperation, reply: Reply): Response | undefined {
  if (scenario === 'offline') return reply.networkError();
  if (scenario === 'unauthorized' && operation.permission !== null) return reply.http(401);
  if (scenario === 'businessFailure' && !isOfSession(operation)) return reply.fail(5000);
  return undefined;
}

/** The lists of an answer without their rows. */
export function emptied(data: unknown, operation: ContractOperation): unknown {
  if (operation.paged) return { ...(data as object), records: [], total: 0 };
  return Array.isArray(data) && !isOfSession(operation) ? [] : data;
}
