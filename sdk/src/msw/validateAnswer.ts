import { ValidationError } from '../errors.ts';
import { contract } from '../generated/contract.ts';
import type { Validate } from '../types.ts';
import { violations } from './checks.ts';

/**
 * Checks the data of an answer against the description, for `ClientOptions.validate`. Unknown fields are accepted, because
 * answers may gain fields. It loads the whole description: use it in tests and staging, or in a service that can afford the size.
 * @throws ValidationError that names the wrong fields
 * @example const client = createClient({ baseUrl, token, validate: validateAnswer });
 */
export const validateAnswer: Validate = (operationId, data, response) => {
  const wrong = violations(contract[operationId].data, data).filter(({ rule }) => rule !== 'unknown');
  if (wrong.length === 0) return;
  const fields = wrong.map(({ field, message }) => `${field || 'all of it'}: ${message}`).join('; ');
  throw new ValidationError(`the answer is not as described: ${fields}`, { operationId, response });
};
