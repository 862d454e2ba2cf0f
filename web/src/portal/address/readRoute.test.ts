import { expect, test } from 'vitest';
import { readRoute } from './readRoute.ts';

test.each([
  ['/', '/', {}],
  ['/notices', '/notices', {}],
  ['/notices/:id', '/notices/7', { id: '7' }],
  ['/purchases/:projectId/quote', '/purchases/a%20b/quote', { projectId: 'a b' }],
  ['/notices/:id', '/notices', null],
  ['/notices/:id', '/notices/', null],
  ['/notices/:id', '/notices/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/purchases/:projectId', '/purchases/1/quote', null],
])('of %s the address %s has %o', (pattern, path, parameters) => {
  expect(readRoute(pattern, path)).toEqual(parameters);
});
