import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import document from '../openapi/dist/openapi.json' with { type: 'json' };
import { errorCodesOf } from '../openapi/scripts/errorCodes.ts';
import { methodExample } from '../openapi/scripts/methodExample.ts';
import { type Description, type Operation, operationsOf } from '../openapi/scripts/operations.ts';
import { compilerErrors } from './compiled.ts';
import { root } from './sources.ts';

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

test('what docs/useTheSdk.md says of TanStack Query compiles with that of React', () => {
  const [, block = ''] = /```tsx\n(.*?)```/s.exec(readFileSync(join(root, 'docs/useTheSdk.md'), 'utf8')) ?? [];
  const surroundings = `import type { Client } from '@campus-procurement/sdk';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
declare const client: Client;
declare const queryClient: QueryClient;
declare const id: string;`;
  const used = 'export const name: string | undefined = role.data?.roleName ?? roles.data?.pages[0]?.records[0]?.roleName;';
  const sent = 'export const send = () => update.mutate({ body: { id, version: 1 } });';
  expect(compilerErrors([surroundings, block, used, sent].join('\n'))).toBe('');
}, 60_000);

test('docs/useTheSdk.md explains every code as the description does', () => {
  const rows = readFileSync(join(root, 'docs/useTheSdk.md'), 'utf8').match(/^\| \d+ \|.*$/gm);
  const codes = errorCodesOf(document as unknown as Description);
  expect(rows).toEqual(codes.map(({ code, name, meaning }) => `| ${code} | \`${name}\` | ${meaning} |`));
});
