import type { LooseCall } from './call.ts';
import type { Client } from './client.ts';
import type { Route } from './routeOf.ts';

/** Accepts no other host, no `..` segment, and nothing that a query or an encoding could hide. */
const plainPath = /^(\/[\w-][\w.~-]*)+$/;

/** Creates `client.list`. Its calls are not described, so they are never repeated. A 401 calls `onUnauthorized` as usual. */
export function lister(call: LooseCall): Client['list'] {
  return ({ path, method = 'GET', query, body }, options) => {
    // An unusable path is replaced by a parameter without a value, which is refused before anything is sent.
    const route = { method, path: plainPath.test(path) ? path : '{path}', required: [], isPaged: true, reports401: true };
    return call(null, { query: { current: 1, size: 10, ...query }, body }, options, route as unknown as Route) as never;
  };
}
