import * as fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { matchRoute } from './matchRoute.ts';
import { routes } from './routes.tsx';

test('a path has the route that the router would find', () => {
  const paths = routes.map(({ path }) => path);
  const written = fc
    .tuple(fc.constantFrom(...paths, '/no/such'), fc.constantFrom('', '/', '//', '/x', '%2F', 'x'), fc.boolean())
    .map(([path, end, isLoud]) => (isLoud ? path.toUpperCase() : path).replace('*', 'user/role') + end);
  fc.assert(
    fc.property(written, (pathname) => {
      const found = routes.find(({ path }) => matchPath(path, pathname)) ?? null;
      expect(matchRoute(pathname)?.path).toBe(found?.path);
    }),
    { numRuns: 1_000 },
  );
});
