import { ConfigurationError } from './errors.ts';
import type { OperationId } from './operationTypes.ts';

type Values = Record<string, unknown> | undefined;

/**
 * Values that cannot be a path parameter: empty and dot segments would change the path, and control characters are cut off or
 * refused on the way.
 */
const unusable = /^\.{0,2}$|\p{Cc}|\p{Cs}/u;

const refusal = (name: string, operationId: OperationId | null | undefined) =>
  new ConfigurationError(`not sent, parameter "${name}" is empty or bad`, { operationId });

/**
 * Fills the parameters of a path template.
 * @throws ConfigurationError for a value that would change the path
 */
export function fillPath(template: string, values: Values, operationId?: OperationId | null): string {
  const [start = '', ...parameters] = template.split('{');
  let path = start;
  for (const parameter of parameters) {
    const [name = '', literal] = parameter.split('}');
    const value = String(values?.[name] ?? '');
    if (unusable.test(value)) throw refusal(name, operationId);
    path += encodeURIComponent(value) + literal;
  }
  return path;
}

/** Serialises a query. Empty strings, `null` and `undefined` are left out; a list repeats its name. */
export function toQuery(query: Record<string, unknown>): string {
  let pairs = '';
  for (const name in query) {
    const given = query[name];
    for (const value of Array.isArray(given) ? given : [given]) {
      const text = String(value ?? '');
      if (text) pairs += `&${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
    }
  }
  return pairs.slice(1);
}

/**
 * Checks that required query parameters have a value. Without one, the call would ask for something else.
 * @throws ConfigurationError for a missing one
 */
export function requireQuery(required: string[], query: Values, operationId: OperationId | null): void {
  for (const name of required) if (!toQuery({ [name]: query?.[name] })) throw refusal(name, operationId);
}
