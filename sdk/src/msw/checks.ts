import * as z from 'zod';
import type { JsonSchema } from '../contract.ts';
import { definitions } from '../generated/contract.ts';

/** One way in which a value breaks the description. */
export interface Violation {
  /** Field names joined by dots. Empty if the whole value is wrong. */
  field: string;
  /** The broken JSON Schema keyword, or `unknown` for a field that is not described. */
  rule: string;
  message: string;
}

const compiled = new WeakMap<JsonSchema, z.ZodType>();

function compile(schema: JsonSchema): z.ZodType {
  let type = compiled.get(schema);
  if (!type) {
    type = z.fromJSONSchema({ ...schema, $defs: definitionsOf(schema) } as z.core.JSONSchema.JSONSchema);
    compiled.set(schema, type);
  }
  return type;
}

/**
 * Returns the definitions that a schema refers to, directly or indirectly. Not all of them: they are 160 kB, and zod copies what
 * it is given.
 */
function definitionsOf(schema: JsonSchema, found: Record<string, JsonSchema> = {}): Record<string, JsonSchema> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)) {
    const definition = definitions[name];
    if (!definition || found[name]) continue;
    found[name] = definition;
    definitionsOf(definition, found);
  }
  return found;
}

/** Returns every violation of a schema of the contract by a value. */
export function violations(schema: JsonSchema, value: unknown): Violation[] {
  const result = compile(schema).safeParse(value);
  return result.success ? [] : result.error.issues.flatMap((issue) => describe(issue, value));
}

function describe(issue: z.core.$ZodIssue, value: unknown): Violation[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), rule: 'unknown', message: 'is not described' }));
  return [{ field: path.join('.'), rule: ruleOf(issue, value), message }];
}

const bounds = { string: ['minLength', 'maxLength'], array: ['minItems', 'maxItems'] } as Record<string, [string, string]>;

function ruleOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'too_small':
      return bounds[issue.origin]?.[0] ?? 'minimum';
    case 'too_big':
      return bounds[issue.origin]?.[1] ?? 'maximum';
    case 'invalid_format':
      return issue.format === 'regex' ? 'pattern' : 'format';
    case 'custom':
      return 'uniqueItems';
    case 'invalid_union':
      return 'oneOf';
    default:
      if (valueAt(value, issue.path) === undefined) return 'required';
      return issue.code === 'invalid_value' ? 'enum' : 'type';
  }
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
}
