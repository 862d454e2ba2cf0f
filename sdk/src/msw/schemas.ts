import type { JsonSchema } from '../contract.ts';
import { contract, definitions } from '../generated/contract.ts';
import type { OperationId } from '../operationTypes.ts';

/** The parts of a JSON Schema that the mock uses. */
export interface Shape {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Shape;
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
}

/** Returns a schema with its reference resolved. */
export function shapeOf(schema: JsonSchema | Shape | undefined): Shape {
  let shape = (schema ?? {}) as Shape;
  while (shape.$ref) shape = (definitions[shape.$ref.replace('#/$defs/', '')] ?? {}) as Shape;
  return shape;
}

/** Returns the properties of an object schema. */
export const propertiesOf = (schema: JsonSchema | Shape | undefined): Record<string, Shape> => shapeOf(schema).properties ?? {};

/** Returns the schema of the list in an operation's answer. For a page, these are its records. */
export const listIn = (id: OperationId): Shape =>
  shapeOf(contract[id].paged ? propertiesOf(contract[id].data).records : contract[id].data);

/** Returns whether a value may be `null`. */
export function isNullable(schema: Shape): boolean {
  const { type, oneOf = [] } = shapeOf(schema);
  return [type].flat().includes('null') || oneOf.some(isNullable);
}
