import { ConfigurationError } from './errors.ts';
import { routes } from './generated/routes.ts';

/** What the client must know about an operation. */
export interface Route {
  method: string;
  /** Template below the base URL, e.g. `/sys/role/queryRoleDetail/{id}`. */
  path: string;
  /** Query parameters that must not be empty. */
  required: string[];
  /** Takes a form instead of JSON. */
  isForm: boolean;
  /** Answers with the content of a file. */
  isBinary: boolean;
  /** Answers with a page. */
  isPaged: boolean;
  /** Changes nothing, so it may be repeated. */
  isSafe: boolean;
  /** A write that may be repeated with an idempotency key. */
  isIdempotent: boolean;
  /** A 401 means that the session has ended: not where none is needed, and not for logout, which ends it anyway. */
  reports401: boolean;
}

const table = new Map<string, Route>();
for (const group of Object.values(routes)) {
  for (const [id, entry] of Object.entries<string>(group)) {
    // 'METHOD path?required,query flags'
    const [method = '', path = ''] = entry.split(/[ ?]/);
    const required = /\?(\S+)/.exec(entry)?.[1]?.split(',') ?? [];
    table.set(id, {
      method,
      path,
      required,
      isForm: entry.includes(' f'),
      isBinary: entry.includes(' b'),
      isPaged: entry.includes(' l'),
      isSafe: (method === 'GET') !== entry.includes(' x'),
      isIdempotent: entry.includes(' i'),
      reports401: !entry.endsWith(' p') && id !== 'logout',
    });
  }
}

/**
 * The route of an operation.
 * @throws ConfigurationError for an unknown operation
 */
export function routeOf(operationId: string): Route {
  const route = table.get(operationId);
  if (!route) throw new ConfigurationError(`no operation "${operationId}"`, {});
  return route;
}
