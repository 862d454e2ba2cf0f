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
      [`${id}.body`]: request.body ?? false,
      [`${id}.data`]: data,
    })),
  ),
};

/**
 * Compiles schemas of the contract by name (`saveRole.body`) when they are first used: compiling all of them at the start costs
 * seconds and hundreds of megabytes.
 */
function lazily(options: Options): (name: string) => ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, validateSchema: false, ...options });
  addFormats.default(ajv);
  makeUniqueItemsLinear(ajv);
  ajv.addSchema(document);
  return (name) => {
    const check = ajv.getSchema(`contract#/$defs/${name}`);
    if (!check) throw new Error(`The contract has no schema ${name}`);
    return check;
  };
}

/** Ajv compares every item with every other one: a megabyte of short strings would block the process for minutes. */
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

/** Path and query values arrive as strings; numbers and booleans are made of them, and defaults filled in. */
export const parameterSchema = lazily({ coerceTypes: true, useDefaults: true });
/** Bodies are taken as they are, with defaults filled in. */
export const bodySchema = lazily({ useDefaults: true });
export const answerSchema = lazily({});
/** Removes the fields that the contract does not know. */
export const answerFilter = lazily({ removeAdditional: true });
