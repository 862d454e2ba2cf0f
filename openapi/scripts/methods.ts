import { methodExample } from './methodExample.ts';
import type { Operation } from './operations.ts';
import { byTag } from './routes.ts';

/** The names of operations by what they do. */
export function idsSource(operations: Operation[]): string {
  const paged = operations.filter((operation) => operation['x-pagination']).map(({ id }) => `'${id}'`);
  const safe = operations.filter((operation) => operation['x-retry'] === 'safe').map(({ id }) => `'${id}'`);
  return `/** Operations that return one page of rows and a total. */
export type PagedId = ${paged.join(' | ') || 'never'};

/** Operations that only read, so they may be repeated. All others are mutations, whatever their HTTP method. */
export type ReadId =\n${safe.map((id) => `  | ${id}`).join('\n')};\n`;
}

/** The typed surface `client.<tag>.<operationId>`, with the documentation that an editor shows. */
export function methodsSource(operations: Operation[]): string {
  const codes = new Set(
    operations.flatMap((operation) => [operation['x-permission'] ?? [], operation['x-further-permissions'] ?? []].flat()),
  );
  const granted = [...codes].filter((code) => !/^(session|base):/.test(code)).toSorted();
  const groups = [...byTag(operations)].map(
    ([tag, members]) =>
      `  ${tag}: {\n${members.map((member) => `${documentation(member)}\n    ${member.id}: Method<'${member.id}'>;`).join('\n')}\n  };`,
  );
  return `import type { Method } from '../types.ts';

/** Permission codes that roles may be granted. Those of the groups "session" and "base" belong to everybody and are not listed. */
export type PermissionCode =\n${granted.map((code) => `  | '${code}'`).join('\n')};

/** All operations as methods, grouped by tag. */
export interface Methods {\n${groups.join('\n')}\n}\n`;
}

function documentation(operation: Operation): string {
  const lines = [
    `${operation.summary} · ${operation['x-summary-zh']}`,
    '',
    ...wrap(operation.description),
    '',
    marksOf(operation).join(' · '),
    '',
    ...wrap(`@throws ${errorsOf(operation).join(', ')}; and the errors that any call can throw (\`ApiErrorName\`)`),
    '@example',
    ...methodExample(operation).split('\n'),
  ];
  return `    /**\n${lines.map((line) => `     * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n')}\n     */`;
}

function marksOf({ method, path, ...operation }: Operation): string[] {
  const permission = operation['x-permission'];
  return [
    `\`${method} ${path}\``,
    permission ? `needs \`${permission}\`` : 'no session needed',
    ...(operation['x-retry'] === 'safe' ? ['repeatable'] : []),
    ...(operation['x-idempotent'] ? ['takes an `idempotencyKey`'] : []),
  ];
}

/** The errors that are this operation's own, and what to look at; not those that any call can end with, such as NetworkError. */
function errorsOf({ parameters, responses }: Operation): string[] {
  const carried = { 400: '400 with fieldErrors', 429: '429 with retryAfterSeconds' };
  const statuses = Object.entries(carried).flatMap(([status, text]) => (status in responses ? [text] : []));
  const needed = parameters.filter(({ in: place, required }) => place === 'path' || required).map(({ name }) => name);
  return [
    'BusinessError',
    ...('401' in responses ? ['UnauthorizedError'] : []),
    ...('403' in responses ? ['ForbiddenError'] : []),
    ...(statuses.length > 0 ? [`HttpError (${statuses.join(', ')})`] : []),
    ...(needed.length > 0 ? [`ConfigurationError (without ${needed.join(', ')})`] : []),
  ];
}

function wrap(text: string, width = 120): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
