import { contract, definitions } from '@campus-procurement/sdk/contract';
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** All schemas of the contract in one document, so that a `#/$defs/Name` inside any of them is found. */
const document = {
  $id: 'contract',
  $defs: Object.assign(
    { ...definitions },
    ...Object.values(contract).map(({ id, request, data }) => ({
      [`${id}.path`]: request.path,
      [`${id}.query`]: request.query,
      [`${id}.body`]: request.body ?? request.form ?? false,
      [`${id}.data`]: data,
    })),
  ),
};

/**
 * Compiles schemas of the contract by name (`saveRole.body`) at their first use: compiling all of them at the start takes seconds and
 * hundreds of megabytes.
 */
function lazily(options: Options, formats: Record<string, (text: string) => boolean> = {}): (name: string) => ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, validateSchema: false, ...options });
  addFormats.default(ajv);
  ajv.addFormat('date-time', isStorableTime);
  for (const [name, isFormat] of Object.entries(formats)) ajv.addFormat(name, isFormat);
  makeUniqueItemsLinear(ajv);
  ajv.addSchema(document);
  const compiled = new Map<string, ValidateFunction>();
  return (name) => {
    const check = compiled.get(name) ?? ajv.getSchema(`contract#/$defs/${name}`);
    if (!check) throw new Error(`The contract has no schema ${name}`);
    compiled.set(name, check);
    return check;
  };
}

const rfc3339 = /^(19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** Whether JavaScript can read the time and both databases can store it: no leap seconds, and only plausible years. */
function isStorableTime(text: string): boolean {
  return rfc3339.test(text) && !Number.isNaN(Date.parse(text));
}

/** The days that a request may name, wherever it names one; most fields have narrower bounds of their own. */
export const namedDays = { from: '1900-01-01', to: '2099-12-31' };

function isNamedDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < namedDays.from || text > namedDays.to) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // JavaScript reads February 30 as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Ajv compares every item with every other one, so a megabyte of short strings would block the process for minutes. */
function makeUniqueItemsLinear(ajv: Ajv2020) {
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (wanted: boolean, items: unknown[]) =>
      !wanted || new Set(items.map((item) => JSON.stringify(item))).size === items.length,
  });
}

/** For path and query values, which arrive as strings: converts them to numbers and booleans, and fills in defaults. */
export const parameterSchema = lazily({ coerceTypes: true, useDefaults: true }, { date: isNamedDay });
/** For bodies: converts nothing, and fills in defaults. */
export const bodySchema = lazily({ useDefaults: true }, { date: isNamedDay });
export const answerSchema = lazily({});
/** Removes fields that the contract does not know. */
export const answerFilter = lazily({ removeAdditional: true });
