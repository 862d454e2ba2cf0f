import { ConfigurationError } from './errors.ts';
import { refreshes, routes } from './generated/routes.ts';
import type { OperationId, ReadId } from './operationTypes.ts';

/** What the client needs to know about an operation. */
export interface Route {
  /** Groups the operation with others, e.g. `roles`. */
  tag: string;
  method: string;
  /** Path template below the base URL, e.g. `/sys/role/queryRoleDetail/{id}`. */
  path: string;
  /** Query parameters that must not be empty. */
  required: string[];
  /** Whether the body is sent as a form instead of JSON. */
  isForm: boolean;
  /** Whether a success is the content of a file. */
  isBinary: boolean;
  /** Whether a success is a page of a list. */
  isPaged: boolean;
  /** Whether the operation changes nothing and may be repeated. */
  isSafe: boolean;
  /** Whether this is a write that may be repeated with an idempotency key. */
  isIdempotent: boolean;
  /** Tags and operations that this write makes outdated, beside those of its tag. */
  refreshes: string[];
  /** Whether a 401 means that the session has ended. Not so if no session is needed, nor for `logout`, which ends it anyway. */
  reports401: boolean;
}

const table = new Map<string, Route>();
for (const [tag, group] of Object.entries(routes)) {
  for (const [id, entry] of Object.entries<string>(group)) {
    // 'METHOD path?required,query flags'
    const [method = '', path = ''] = entry.split(/[ ?]/);
    const required = /\?(\S+)/.exec(entry)?.[1]?.split(',') ?? [];
    table.set(id, {
      tag,
      method,
      path,
      required,
      isForm: entry.includes(' f'),
      isBinary: entry.includes(' b'),
      isPaged: entry.includes(' l'),
      isSafe: (method === 'GET') !== entry.includes(' x'),
      isIdempotent: entry.includes(' i'),
      refreshes: / >(\S+)/.exec(entry)?.[1]?.split(',') ?? [],
      reports401: !entry.endsWith(' p') && id !== 'logout',
    });
  }
}

/**
 * Returns the route of an operation.
 * @throws ConfigurationError for an unknown operation
 */
export function routeOf(operationId: string): Route {
  const route = table.get(operationId);
  if (!route) throw new ConfigurationError(`no operation "${operationId}"`, {});
  return route;
}

/**
 * Returns the reads whose answers a write makes outdated: all reads of its tag, and those that the description names in `x-refreshes`.
 * Caches mark them as stale after the write.
 * @throws ConfigurationError for an unknown operation
 * @example for (const read of readsRefreshedBy('updateRole')) cache.invalidate(read);
 */
export function readsRefreshedBy(write: OperationId): ReadonlySet<ReadId> {
  const { tag, refreshes: others } = routeOf(write);
  const refreshed = [tag, ...others, ...(refreshes[tag] ?? [])];
  const reads = [...table].filter(([id, route]) => route.isSafe && (refreshed.includes(route.tag) || refreshed.includes(id)));
  return new Set(reads.map(([id]) => id as ReadId));
}
