import type { Description, Operation } from './operations.ts';

/** Groups by tag, keeping the order of the description. */
export function byTag(operations: Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation]);
  return groups;
}

/** The route table of the client: small, because every user of the SDK downloads it. */
export function routesSource({ tags }: Description, operations: Operation[]): string {
  const groups = [...byTag(operations)].map(([tag, members]) => {
    const lines = members.map(({ id, method, path, parameters, ...operation }) => {
      const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required).map(({ name }) => name);
      const flags = [
        (operation['x-retry'] === 'safe') !== (method === 'GET') && ' x',
        operation['x-idempotent'] && ' i',
        operation['x-pagination'] && ' l',
        operation.form && ' f',
        operation.binary && ' b',
        operation['x-refreshes'] && ` >${operation['x-refreshes'].join(',')}`,
        operation.security?.length === 0 && ' p',
      ].filter(Boolean);
      return `    ${id}: '${method} ${path}${required.length > 0 ? `?${required}` : ''}${flags.join('')}',`;
    });
    return `  ${tag}: {\n${lines.join('\n')}\n  },`;
  });
  const refreshed = tags.flatMap(({ name, 'x-refreshes': others }) =>
    others ? [`  ${name}: [${others.map((other) => `'${other}'`).join(', ')}],`] : [],
  );
  return `/**
 * The routes of all operations by tag and operationId: 'METHOD path?required,query flags'. Flags: \`x\` a GET that must not be repeated, or
 * another method that may be; \`i\` accepts an idempotency key; \`l\` returns a page of a list; \`f\` takes a form; \`b\` returns a file;
 * \`>\` names what a
 * write makes outdated beside what its tag says; \`p\` needs no session.
 */
export const routes = {\n${groups.join('\n')}\n} as const;

/** What a write of a tag makes outdated beside the reads of its tag: tags, or single operations. */
export const refreshes: Record<string, readonly string[]> = {\n${refreshed.join('\n')}\n};\n`;
}
