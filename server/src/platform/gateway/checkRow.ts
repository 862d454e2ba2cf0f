import { Ajv2020, type AnySchema, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Pattern of a text without control characters and without white space at its ends. */
export const text = '^(?=\\S)\\P{C}*(?<=\\S)$';

/** An unusable row: the first field that is missing or wrong (`-` if it is no object at all), and its key if that can be read. */
export interface WrongRow {
  wrongField: string;
  key: string | null;
}

const ajv = new Ajv2020({ allowUnionTypes: true });
addFormats.default(ajv);

/** Makes a function that checks rows against a schema. @param key the field that identifies a row */
export function checkRow<Row extends Record<Key, string>, Key extends string>(key: Key, schema: AnySchema) {
  const isRow = ajv.compile<Row>(schema) as ((row: unknown) => row is Row) & { errors?: ErrorObject[] | null };
  return (row: unknown): Row | WrongRow => {
    if (isRow(row)) return row;
    const [error] = isRow.errors ?? [];
    const field = error?.keyword === 'required' ? String(error.params.missingProperty) : error?.instancePath.slice(1);
    const found = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[key] : undefined;
    return { wrongField: field || '-', key: typeof found === 'string' ? found : null };
  };
}
