import type { JsonSchema } from '../contract.ts';
import { definitions } from '../generated/contract.ts';

/** As much of a JSON Schema as the mock looks at. */
export interface Shape {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: Shape;
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
