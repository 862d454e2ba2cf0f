import { expect, test } from 'vitest';
import document from '../openapi/dist/openapi.json' with { type: 'json' };
import { methodExample } from '../openapi/scripts/methodExample.ts';
import { type Description, type Operation, operationsOf } from '../openapi/scripts/operations.ts';
import { compilerErrors } from './compiled.ts';

const operations = operationsOf(document as unknown as Description);

/** The example of a method with the names that it takes from around it, as the client's types have them. */
function compilable(operation: Operation): string {
  const { id, parameters, formFields } = operation;
  const taken = (part: string, names: string[]) =>
    names.length > 0 ? `const { ${names.join(', ')} } = {} as Required<NonNullable<Input<'${id}'>['${part}']>>;` : '';
  const namesIn = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
  const around = [taken('path', namesIn('path')), taken('query', namesIn('query')), taken('body', formFields)];
  return `export async function ${id}() {\n${around.join('\n')}\n{\n${methodExample(operation)}\n}\n}`;
}

test('the example of every method compiles as an editor shows it', () => {
  const surroundings = `import type { Client, Input } from '@campus-procurement/sdk';\ndeclare const client: Client;`;
  expect(compilerErrors([surroundings, ...operations.map(compilable)].join('\n'))).toBe('');
}, 60_000);
