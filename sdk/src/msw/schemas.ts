import type { JsonSchema } from '../contract.ts';
import { contract, definitions } from '../generated/contract.ts';
import type { OperationId } from '../types.ts';

/** As much of a JSON Schema as the mock looks at. */
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

/** A schema with its reference followed. */
export function shapeOf(schema: JsonSchema | Shape | undefined): Shape {
  let shape = (schema ?? {}) as Shape;
  while (shape.$ref) shape = (definitions[shape.$ref.replace('#/$defs/', '')] ?? {}) as Shape;
  return shape;
}

/** The members of an object schema. */
export const propertiesOf = (schema: JsonSchema | Shape | undefined): Record<string, Shape> => shapeOf(schema).properties ?? {};

/** The list in the answer of an operation: of a page, its records. */
export const listIn = (id: OperationId): Shape =>
  shapeOf(contract[id].paged ? propertiesOf(contract[id].data).records : contract[id].data);

/** Whether a value may be null. */
export function isNullable(schema: Shape): boolean {
  const { type, oneOf = [] } = shapeOf(schema);
  return [type].flat().includes('null') || oneOf.some(isNullable);
}
