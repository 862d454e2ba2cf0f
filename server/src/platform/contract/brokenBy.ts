import type { OperationId } from '@campus-procurement/sdk';
import type { BrokenRule } from '../failure/failure.ts';
import { brokenRules } from './brokenRules.ts';
import { bodySchema } from './schemas.ts';

/**
 * Returns the rules of an operation's body that a value breaks, at most one per field. For values that do not arrive as that body, such as
 * rows of an import, so that the rules are written only once.
 */
export function brokenBy(operation: OperationId, value: object): BrokenRule[] {
  const check = bodySchema(`${operation}.body`);
  if (check(value)) return [];
  const byField = Map.groupBy(brokenRules(check.errors), ({ field }) => field);
  return [...byField.values()].flatMap(([first]) => first ?? []);
}
