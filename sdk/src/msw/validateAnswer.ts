import { ValidationError } from '../errors.ts';
import { contract } from '../generated/contract.ts';
import type { Validate } from '../types.ts';
import { violations } from './checks.ts';

/**
 * For `ClientOptions.validate`: rejects an answer that is not as described. A field more than described is none: answers may grow.
 * It brings the whole description along, so leave it to tests and staging, or to a service that can afford it.
 * @throws ValidationError with the fields
 * @example const client = createClient({ baseUrl, token, validate: validateAnswer });
 */
export const validateAnswer: Validate = (operationId, data, response) => {
  const wrong = violations(contract[operationId].data, data).filter(({ rule }) => rule !== 'unknown');
  if (wrong.length === 0) return;
  const fields = wrong.map(({ field, message }) => `${field || 'all of it'}: ${message}`).join('; ');
  throw new ValidationError(`the answer is not as described: ${fields}`, { operationId, response });
};
