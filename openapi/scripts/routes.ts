import type { Operation } from './operations.ts';

/** Groups by tag, keeping the order of the description. */
export function byTag(operations: Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation]);
  return groups;
}

/** The route table of the client: small, because every user of the SDK downloads it. */
export function routesSource(operations: Operation[]): string {
  const groups = [...byTag(operations)].map(([tag, members]) => {
    const lines = members.map(({ id, method, path, parameters, ...operation }) => {
      const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required).map(({ name }) => name);
      const flags = [
        (operation['x-retry'] === 'safe') !== (method === 'GET') && ' x',
        operation['x-idempotent'] && ' i',
        operation['x-pagination'] && ' l',
        operation.form && ' f',
        operation.binary && ' b',
        operation.security?.length === 0 && ' p',
      ].filter(Boolean);
      return `    ${id}: '${method} ${path}${required.length > 0 ? `?${required}` : ''}${flags.join('')}',`;
    });
    return `  ${tag}: {\n${lines.join('\n')}\n  },`;
  });
  return `/** tag -> operationId -> 'METHOD path?required,query', then \`x\` where a GET must not be repeated or another call may be, \`i\` where a write takes an idempotency key, \`l\` where the answer is a page of a list, \`f\` where a form is sent, \`b\` where a file is answered and \`p\` where no session is needed. */
export const routes = {\n${groups.join('\n')}\n} as const;\n`;
}
