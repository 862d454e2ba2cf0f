import { expect, test } from 'vitest';
import document from './dist/openapi.json' with { type: 'json' };
import { methodsSource } from './scripts/methods.ts';
import { type Description, operationsOf } from './scripts/operations.ts';

const source = methodsSource(operationsOf(document as unknown as Description));

/** What an editor shows of a method, on one line. */
function documentationOf(id: string): string {
  const before = source.split(`    ${id}: Method<'${id}'>;`)[0] as string;
  return before.slice(before.lastIndexOf('/**')).replaceAll(/\s*\n\s*\* ?/g, ' ');
}

test.each([
  [
    'login',
    'BusinessError, ServerError, HttpError (400 with fieldErrors, 429 with retryAfterSeconds), NetworkError, TimeoutError, AbortError, ParseError, ValidationError (only with `validate`), ConfigurationError @example',
  ],
  [
    'getInfo',
    'BusinessError, UnauthorizedError, ForbiddenError, ServerError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ValidationError (only with `validate`), ConfigurationError @example',
  ],
  [
    'queryRoleDetail',
    'BusinessError, UnauthorizedError, ForbiddenError, ServerError, HttpError (400 with fieldErrors), NetworkError, TimeoutError, AbortError, ParseError, ValidationError (only with `validate`), ConfigurationError (without id) @example',
  ],
  [
    'downloadFile',
    'BusinessError, ServerError, HttpError (400 with fieldErrors), NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError (without id, expires, signature) @example const data = await client.files.downloadFile({ path: { id: row.id }, query: { expires, signature } });',
  ],
])('%s names the errors that it can end with, and what its example needs', (id, errors) => {
  expect(documentationOf(id)).toContain(`@throws ${errors}`);
});
