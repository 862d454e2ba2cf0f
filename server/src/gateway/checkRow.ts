import { Ajv2020, type AnySchema, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Text without control characters, and without blanks around it. */
export const text = '^(?=\\S)\\P{C}*(?<=\\S)$';

/** A row that cannot be used: its first field that is missing or wrong (`-` if it is no row at all), and its key if that can be read. */
export interface WrongRow {
  wrongField: string;
  key: string | null;
}

const ajv = new Ajv2020({ allowUnionTypes: true });
addFormats.default(ajv);

/** Makes a reader of rows that are what a schema says. @param key the field that tells rows apart */
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
