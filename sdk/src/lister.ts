import type { LooseCall } from './caller.ts';
import type { Client } from './createClient.ts';
import type { Route } from './routeOf.ts';

/** No other host, no step up, nothing that a query or an encoding could hide. */
const plainPath = /^(\/[\w-][\w.~-]*)+$/;

/** `client.list`. Nobody has described the call, so it is never repeated; a 401 tells of the session as everywhere. */
export function lister(call: LooseCall): Client['list'] {
  return ({ path, method = 'GET', query, body }, options) => {
    // Any other path is a parameter without a value, which is refused before anything is sent.
    const route = { method, path: plainPath.test(path) ? path : '{path}', required: [], isPaged: true, reports401: true };
    return call(null, { query: { current: 1, size: 10, ...query }, body }, options, route as unknown as Route) as never;
  };
}
