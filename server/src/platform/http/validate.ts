import { brokenRules } from '../contract/brokenRules.ts';
import type { CheckedInput, Operation } from '../contract/operation.ts';
import { bodySchema, parameterSchema } from '../contract/schemas.ts';
import { type BrokenRule, invalid } from '../failure/failure.ts';
import { readBody } from './readBody.ts';
import { asDescribed, discardFiles, type Reading, readForm } from './readForm.ts';
import { unsupportedCharacters } from './structure.ts';

/**
 * Checks path, query and body against the contract. Converts values of path and query, and fills in defaults. The file of a valid form is
 * in the store; that of an invalid one is removed from it.
 * @throws Failure `invalid` with every broken rule, or a failure of `readBody` or `readForm`
 */
export async function validate(
  operation: Operation,
  request: Request,
  path: Record<string, unknown>,
  reading: Reading,
): Promise<CheckedInput> {
  const { form, body: schema } = operation.request;
  if (!form) return check(operation, request, path, schema ? await readBody(request) : undefined);
  const fields = await readForm(request, reading);
  try {
    return check(operation, request, path, fields, asDescribed(fields, form));
  } catch (error) {
    await discardFiles(fields, reading.files);
    throw error;
  }
}

/** @param described the body as its schema describes it */
function check(
  operation: Operation,
  request: Request,
  path: Record<string, unknown>,
  body: unknown,
  described = body,
): CheckedInput {
  const { query, repeated } = queryOf(request, operation.ignores);
  const errors = [
    ...unsupportedCharacters(path),
    ...broken(parameterSchema(`${operation.id}.path`), path),
    ...repeated,
    ...unsupportedCharacters(query),
    ...broken(parameterSchema(`${operation.id}.query`), query),
    ...(described === undefined
      ? []
      : [...unsupportedCharacters(described), ...broken(bodySchema(`${operation.id}.body`), described)]),
  ];
  if (errors.length > 0) throw invalid(...errors);
  return { path, query, body };
}

function broken(check: ReturnType<typeof bodySchema>, value: unknown): BrokenRule[] {
  return check(value) ? [] : brokenRules(check.errors);
}

/**
 * Reads the query. Empty and blank values count as absent, because forms send every field. A repeated key is refused, because it is ambiguous.
 * @param ignores keys that mean nothing to the operation
 */
function queryOf(request: Request, ignores: string[]) {
  const query: Record<string, unknown> = Object.create(null);
  const repeated: BrokenRule[] = [];
  for (const [name, text] of new URL(request.url).searchParams) {
    const value = soughtText(text);
    if (value === '' || ignores.includes(name)) continue;
    if (name in query) repeated.push({ field: name, rule: 'repeated' });
    query[name] = value;
  }
  return { query, repeated };
}

/** Full-width digits and letters, as Chinese keyboards type them. Brackets and commas stay: names are stored with them. */
const wideSigns = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF0D]/g;
const wideOffset = 0xfee0;

/** Returns a text of a query as it is sought: a code that is pasted with a space, or typed full-width, is found. */
function soughtText(text: string): string {
  return text.trim().replace(wideSigns, (sign) => String.fromCharCode(sign.charCodeAt(0) - wideOffset));
}

const idempotencyKey = /^[A-Za-z0-9_-]{8,100}$/;

/**
 * Returns the `Idempotency-Key` of a request, or null.
 * @throws Failure `invalid` if it is not 8 to 100 letters, digits, `-` or `_`
 */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !idempotencyKey.test(key)) {
    throw invalid({ field: 'Idempotency-Key', rule: 'pattern', params: { pattern: idempotencyKey.source } });
  }
  return key;
}
