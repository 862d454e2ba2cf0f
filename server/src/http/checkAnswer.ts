import type { Logger } from 'pino';
import { brokenRules } from '../contract/brokenRules.ts';
import type { Operation } from '../contract/operation.ts';
import { answerFilter, answerSchema } from '../contract/schemas.ts';

/**
 * Holds the `data` of an answer against the contract, so that no column leaks.
 * @param strict true: an answer that breaks it is a fault, and the error names the fields. False: what the contract does not know
 * is removed, and everything that breaks it is logged.
 * @returns the data to send
 */
export function checkAnswer(operation: Operation, data: unknown, strict: boolean, log: Logger): unknown {
  const check = answerSchema(`${operation.id}.data`);
  if (check(data)) return data;
  const broken = brokenRules(check.errors).map(({ field, rule }) => `${field} (${rule})`);
  if (strict) throw new Error(`The answer of ${operation.id} breaks the contract: ${broken.join(', ')}`);
  log.error({ operation: operation.id, broken }, 'answer breaks the contract');
  const filtered = structuredClone(data);
  answerFilter(`${operation.id}.data`)(filtered);
  return filtered;
}
