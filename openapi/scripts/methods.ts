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
    ...wrap(`@throws ${errorsOf(operation).join(', ')}`),
    ...exampleOf(operation),
  ];
  return `    /**\n${lines.map((line) => `     * ${line}`.trimEnd()).join('\n')}\n     */`;
}

/** The names of the errors that a call can reject with, and what to look at. 404 means another server altogether. */
function errorsOf({ binary, parameters, responses }: Operation): string[] {
  const carried = { 400: '400 with fieldErrors', 429: '429 with retryAfterSeconds' };
  const statuses = Object.entries(carried).flatMap(([status, text]) => (status in responses ? [text] : []));
  const needed = parameters.filter(({ in: place, required }) => place === 'path' || required).map(({ name }) => name);
  return [
    'BusinessError',
    ...('401' in responses ? ['UnauthorizedError'] : []),
    ...('403' in responses ? ['ForbiddenError'] : []),
    'ServerError',
    `HttpError${statuses.length > 0 ? ` (${statuses.join(', ')})` : ''}`,
    'NetworkError',
    'TimeoutError',
    'AbortError',
    'ParseError',
    ...(binary ? [] : ['ValidationError (only with `validate`)']),
    `ConfigurationError${needed.length > 0 ? ` (without ${needed.join(', ')})` : ''}`,
  ];
}

function exampleOf({ id, tag, parameters, body, form }: Operation): string[] {
  const path = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `${name}: row.${name}`);
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required).map(({ name }) => name);
  const request = Object.values(body?.examples ?? {})[0]?.value;
  const parts = [
    ...(path.length > 0 ? [`path: { ${path.join(', ')} }`] : []),
    ...(query.length > 0 ? [`query: { ${query.join(', ')} }`] : []),
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
