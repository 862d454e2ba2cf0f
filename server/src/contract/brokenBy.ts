import type { OperationId } from '@campus-procurement/sdk';
import type { BrokenRule } from '../failure/failure.ts';
import { brokenRules } from './brokenRules.ts';
import { bodySchema } from './schemas.ts';

/**
 * The rules of an operation's body that a value breaks, at most one for each field: for values that come another way than in the body
 * of that operation, so that its rules are not written again.
 */
export function brokenBy(operation: OperationId, value: object): BrokenRule[] {
  const check = bodySchema(`${operation}.body`);
  if (check(value)) return [];
  const byField = Map.groupBy(brokenRules(check.errors), ({ field }) => field);
  return [...byField.values()].flatMap(([first]) => first ?? []);
}
