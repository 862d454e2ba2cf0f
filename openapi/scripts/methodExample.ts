import type { Operation } from './operations.ts';

/** A call of an operation as somebody would write it, with the example of its body. */
export function methodExample({ id, tag, parameters, body, formFields, data, binary, ...operation }: Operation): string {
  const isPaged = operation['x-pagination'] ?? false;
  const namesIn = (place: string) =>
    parameters.filter(({ in: where, required }) => where === place && (required || place === 'path')).map(({ name }) => name);
  const [path, query] = [namesIn('path'), namesIn('query')];
  const parts = [
    ...(path.length > 0 ? [`path: ${enclosed(path, '{}', '  ')}`] : []),
    ...(isPaged || query.length > 0
      ? [`query: ${enclosed([...(isPaged ? ['current: 1', 'size: 10'] : []), ...query], '{}', '  ')}`]
      : []),
    ...Object.values(body?.examples ?? {})
      .slice(0, 1)
      .map(({ value }) => `body: ${literal(value, '  ')}`),
    ...(formFields.length > 0 ? [`body: ${enclosed(formFields, '{}', '  ')}`] : []),
  ];
  const call = `await client.${tag}.${id}(${parts.length > 0 ? enclosed(parts, '{}', '') : ''});`;
  if (isPaged) return `const { records, total } = ${call}`;
  if (binary) return `const file = ${call}`;
  return data.const === true ? call : `const data = ${call}`;
}

/** What fits on one line stands on one. */
const width = 100;

function enclosed(members: string[], [open, close]: string, indent: string): string {
  const space = open === '{' && members.length > 0 ? ' ' : '';
  const line = `${open}${space}${members.join(', ')}${space}${close}`;
  if (indent.length + line.length <= width && !line.includes('\n')) return line;
  return `${open}\n${members.map((member) => `${indent}  ${member},\n`).join('')}${indent}${close}`;
}

/** A value of JSON as code. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return enclosed(
      value.map((item) => literal(item, inner)),
      '[]',
      indent,
    );
  const members = Object.entries(value).map(
    ([name, member]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`}: ${literal(member, inner)}`,
  );
  return enclosed(members, '{}', indent);
}
