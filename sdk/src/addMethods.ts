import type { LooseCall, LooseInput } from './call.ts';
import { routes } from './generated/routes.ts';
import type { OperationId } from './operationTypes.ts';
import type { CallOptions } from './types.ts';

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
