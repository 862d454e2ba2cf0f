import type { Operation } from './operations.ts';

/**
 * The examples of the description: the data of a success (null where it is the content of a file), and the body of a request. The
 * mocks answer with the former.
 */
export function examplesSource(operations: Operation[]): string {
  const table = Object.fromEntries(
    operations.map((operation) => {
      const example = operation.binary ? { value: { data: null } } : operation.examples.success;
      const envelope = example?.value as { data?: unknown } | undefined;
      if (!envelope) throw new Error(`${operation.id}: no example named success`);
      const request = Object.values(operation.body?.examples ?? {})[0]?.value;
      return [operation.id, { data: envelope.data, ...(request === undefined ? {} : { request }) }];
    }),
  );
  return `import type { OperationId } from '../operationTypes.ts';

/** The examples of the description: \`data\` of a success (null for a file) and the body of a request. */
export const examples: Record<OperationId, { data: unknown; request?: unknown }> = ${JSON.stringify(table, null, 2)};
`;
}
