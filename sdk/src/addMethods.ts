import type { LooseCall } from './caller.ts';
import { routes } from './generated/routes.ts';
import type { CallOptions, OperationId } from './types.ts';

/** An input as the client handles it; callers see the exact type of each operation. */
export interface LooseInput {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Adds `client.<tag>.<operationId>` for all operations; a tag is made when it is first asked for. */
export function addMethods(client: object, call: LooseCall): void {
  for (const [tag, group] of Object.entries(routes)) {
    let methods: object | undefined;
    const method = (id: string) => [id, (input?: LooseInput, options?: CallOptions) => call(id as OperationId, input, options)];
    const get = () => {
      methods ??= Object.fromEntries(Object.keys(group).map(method));
      return methods;
    };
    Object.defineProperty(client, tag, { get, enumerable: true });
  }
}
