import type { Logger } from 'pino';
import { brokenRules } from '../contract/brokenRules.ts';
import type { Operation } from '../contract/operation.ts';
import { answerFilter, answerSchema } from '../contract/schemas.ts';

/**
 * Checks the `data` of an answer against the contract, so that no column leaks.
 * @param strict true: an answer that breaks the contract throws an error that names the fields. False: unknown fields are removed, and
 * everything that breaks the contract is logged.
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
