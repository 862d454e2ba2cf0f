import { expect, test } from 'vitest';
import { contract } from './generated/contract.ts';
import { type Route, routeOf } from './routeOf.ts';

test.each(Object.values(contract))('what the client knows of $id is what the description says', (operation) => {
  const { id, method, path, request, binary, paged, retry, idempotent, permission } = operation;
  expect(routeOf(id)).toEqual({
    method,
    path,
    required: (request.query as { required: string[] }).required,
    isForm: request.form !== null,
    isBinary: binary,
    isPaged: paged,
    isSafe: retry === 'safe',
    isIdempotent: idempotent,
    reports401: permission !== null && id !== 'logout',
  } satisfies Route);
});
