import type { LooseCall } from './caller.ts';
import { routes } from './generated/routes.ts';
import type { CallOptions, OperationId } from './types.ts';

/** The input of a call as the client handles it internally. Callers see the exact type of each operation. */
export interface LooseInput {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Adds `client.<tag>.<operationId>` for all operations. The methods of a tag are created on first access. */
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
