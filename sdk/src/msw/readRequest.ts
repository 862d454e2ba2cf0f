import type { ContractOperation, JsonSchema } from '../contract.ts';
import { type Violation, violations } from './checks.ts';
import { propertiesOf, shapeOf } from './schemas.ts';

/** The parts of a request. */
export interface Parts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/**
 * Splits a request into its parts. Query texts are converted to the types of the description; those that cannot be stay texts.
 */
export async function readRequest(
  { request: described, ignores }: ContractOperation,
  request: Request,
  params: Record<string, unknown>,
): Promise<Parts> {
  const members = propertiesOf(described.query);
  const { searchParams } = new URL(request.url);
  const query: Record<string, unknown> = {};
  for (const name of new Set(searchParams.keys())) {
    if (ignores.includes(name)) continue;
    const shape = shapeOf(members[name]);
    const texts = searchParams.getAll(name);
    if (shape.type === 'array') query[name] = texts.map((text) => fromText(shapeOf(shape.items).type, text));
    else query[name] = texts.length > 1 ? texts : fromText(shape.type, texts[0] as string);
  }
  // msw also passes the part that matches the `*` of the base URL.
  const path = Object.fromEntries(Object.keys(propertiesOf(described.path)).map((name) => [name, params[name]]));
  return { path, query, body: await bodyOf(described.form !== null, request) };
}

async function bodyOf(isForm: boolean, request: Request): Promise<unknown> {
  if (!request.body) return undefined;
  return isForm ? formOf(request) : parse(await request.text());
}

function fromText(type: string | string[] | undefined, text: string): unknown {
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

/** Returns the fields of a form, including its file. A body that is not a form stays a text. */
async function formOf(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.text();
  return Object.fromEntries((await request.formData()).entries());
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    // Not JSON: the text will not match any schema and is reported as a violation.
    return text;
  }
}

const nothing: JsonSchema = { not: {} };

/** Returns every violation of the description by a request. */
export function requestViolations({ request: described }: ContractOperation, { path, query, body }: Parts): Violation[] {
  const schema = described.body ?? described.form;
  const isBodyChecked = schema !== null || body !== undefined;
  return [
    ...violations(described.path, path),
    ...violations(described.query, query),
    ...(isBodyChecked ? violations(schema ?? nothing, withoutFiles(body)) : []),
  ];
}

/** Replaces files by their names, because a file is a string in the description. */
function withoutFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value instanceof File ? value.name : value]));
}
