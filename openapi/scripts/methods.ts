import type { Operation } from './operations.ts';
import { byTag } from './routes.ts';

/** The typed surface `client.<tag>.<operationId>`, with the documentation that an editor shows. */
export function methodsSource(operations: Operation[]): string {
  const paged = operations.filter((operation) => operation['x-pagination']).map(({ id }) => `'${id}'`);
  const safe = operations.filter((operation) => operation['x-retry'] === 'safe').map(({ id }) => `'${id}'`);
  const groups = [...byTag(operations)].map(
    ([tag, members]) =>
      `  ${tag}: {\n${members.map((member) => `${documentation(member)}\n    ${member.id}: Method<'${member.id}'>;`).join('\n')}\n  };`,
  );
  return `import type { Method } from '../types.ts';

/** Operations that answer with one page of rows and a total. */
export type PagedId = ${paged.join(' | ') || 'never'};

/** Operations that change nothing and may be repeated. All others are mutations, whatever their HTTP method. */
export type ReadId =\n${safe.map((id) => `  | ${id}`).join('\n')};

/** Every operation, grouped by tag. */
export interface Methods {\n${groups.join('\n')}\n}\n`;
}

function documentation(operation: Operation): string {
  const lines = [
    `${operation.summary} · ${operation['x-summary-zh']}`,
    '',
    ...wrap(operation.description),
    '',
    `\`${operation.method} ${operation.path}\` · ${operation['x-permission'] ? `needs \`${operation['x-permission']}\`` : 'no session needed'}${operation['x-retry'] === 'safe' ? ' · repeatable' : ''}`,
    '',
    `@throws BusinessError, HttpError, NetworkError, TimeoutError, AbortError, ParseError, ConfigurationError`,
    ...exampleOf(operation),
  ];
  return `    /**\n${lines.map((line) => `     * ${line}`.trimEnd()).join('\n')}\n     */`;
}

function exampleOf({ id, tag, parameters, body, form }: Operation): string[] {
  const path = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `${name}: row.${name}`);
  const request = Object.values(body?.examples ?? {})[0]?.value;
  const parts = [
    ...(path.length > 0 ? [`path: { ${path.join(', ')} }`] : []),
    ...(request === undefined ? [] : [`body: ${JSON.stringify(request)}`]),
    ...(form ? ['body: form'] : []),
  ];
  return ['@example', `const data = await client.${tag}.${id}(${parts.length > 0 ? `{ ${parts.join(', ')} }` : ''});`];
}

function wrap(text: string, width = 120): string[] {
  const lines: string[] = [];
  for (const word of text.replaceAll('*/', '*\\/').split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
