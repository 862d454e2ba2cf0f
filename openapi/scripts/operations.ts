/** Reads the bundled description into a flat list of operations, in the order of the description. */

export type JsonSchema = { [keyword: string]: unknown };
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}
interface Media {
  schema: JsonSchema;
  examples?: Record<string, { value: unknown }>;
}
interface Response {
  description: string;
  content?: Record<string, Media>;
}
export interface OperationObject {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
  security?: unknown[];
  'x-summary-zh': string;
  'x-provenance': 'catalogued' | 'designed';
  'x-permission'?: string;
  /** Codes that are asked for besides, for some rows or values; the text says which. */
  'x-further-permissions'?: string[];
  'x-retry': 'safe' | 'never';
  'x-data-scope': 'none' | 'self' | 'school' | 'role';
  'x-side-effect'?: boolean;
  'x-idempotent'?: boolean;
  'x-pagination'?: boolean;
  /** Fields of the body that no two rows share. */
  'x-unique'?: string[];
  'x-names-company'?: boolean;
  'x-background'?: boolean;
  'x-initial-password'?: boolean;
  /** What this write makes outdated beside what its tag says. */
  'x-refreshes'?: string[];
  'x-acts'?: Act[];
}

/** What an operation does in a flow, with its words in both languages: the button, the noun, and what is said once it is done. */
export interface Act {
  /** As `allowedActions` name it. */
  act: string;
  of:
    | 'project'
    | 'bidding'
    | 'contract'
    | 'acceptance'
    | 'approval'
    | 'document'
    | 'shared'
    | 'supplier'
    | 'invoice'
    | 'payment'
    | 'refund';
  /** The kinds of what is awaited (`TodoKind`) that it does. */
  steps?: string[];
  /** What the log calls it. */
  events?: string[];
  zh: [button: string, noun: string, past: string];
  en: [button: string, noun: string, past: string];
}

export interface Description {
  info: { version: string };
  tags: { name: string; 'x-refreshes'?: string[] }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** One operation with its references to parameters and responses resolved; schemas keep theirs. */
export interface Operation extends Omit<OperationObject, 'parameters' | 'tags'> {
  id: string;
  tag: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: Media | undefined;
  /** Instead of a body: a form (multipart/form-data) with a file and what belongs to it. */
  form: Media | undefined;
  /** What the form must have. */
  formFields: string[];
  /** A success is the content of a file, not an envelope. */
  binary: boolean;
  /** Schema of `data` in the envelope of a success, or of the content. */
  data: JsonSchema;
  examples: Record<string, { value: unknown }>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Follows `$ref`s until something else comes. */
export function resolve<T>(document: Description, value: T | { $ref: string }): T {
  let found: unknown = value;
  while (found && typeof found === 'object' && '$ref' in found) {
    const steps = String(found.$ref).slice(2).split('/');
    found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/')], document);
  }
  return found as T;
}

export function operationsOf(document: Description): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => read(document, method, path, item[method] as OperationObject)),
  );
}

function read(document: Description, method: string, path: string, operation: OperationObject): Operation {
  const responses = Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [status, resolve<Response>(document, response)]),
  );
  const { 'application/json': json, 'application/octet-stream': file } = responses['200']?.content ?? {};
  const success = file ?? json;
  if (!success) throw new Error(`${operation.operationId}: neither JSON nor a file is answered with status 200`);
  const { tags, ...rest } = operation;
  const form = operation.requestBody?.content['multipart/form-data'];
  return {
    ...rest,
    id: operation.operationId,
    tag: tags[0],
    method: method.toUpperCase(),
    path,
    parameters: (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter)),
    responses,
    body: operation.requestBody?.content['application/json'],
    form,
    formFields: form ? (resolve(document, form.schema).required as string[]) : [],
    binary: file !== undefined,
    data: file ? file.schema : dataOf(operation.operationId, success.schema),
    examples: success.examples ?? {},
  };
}

/** `oneOf: [allOf: [Success, {properties: {data}}], Failure]`: the one shape of an answer. */
function dataOf(id: string, schema: JsonSchema): JsonSchema {
  const [success] = (schema.oneOf ?? []) as JsonSchema[];
  const [, payload] = (success?.allOf ?? []) as { properties?: { data?: JsonSchema } }[];
  const data = payload?.properties?.data;
  if (!data) throw new Error(`${id}: the answer must be oneOf [allOf [Success, data], Failure]`);
  return data;
}
