import { isDeepStrictEqual } from 'node:util';
import { type Description, type JsonSchema, operationsOf } from './operations.ts';

const head = `# Changes of the API

What each version of the description adds, changes and removes: operations, parameters, fields and values. Texts and examples are left
out. Written by \`npm run generate\`.
`;

type Names = Map<string, unknown>;

/** The fields and values that a schema itself names, each with what it promises. */
function partsOf(schema: JsonSchema, parts: Names = new Map()): Names {
  const required = new Set((schema.required ?? []) as string[]);
  for (const [field, type] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>))
    parts.set(field, { isRequired: required.has(field), ...promiseOf(type) });
  for (const value of (schema.enum ?? []) as unknown[]) parts.set(String(value), true);
  for (const part of (schema.allOf ?? []) as JsonSchema[]) partsOf(part, parts);
  return parts;
}

/** A schema without its texts. */
function promiseOf(schema: JsonSchema): JsonSchema {
  const isText = (key: string) => key === 'description' || (key.startsWith('x-') && key !== 'x-unique');
  const text = JSON.stringify(schema, (key, value) => (isText(key) ? undefined : value));
  return JSON.parse(text) as JsonSchema;
}

function parametersOf({ parameters, ...operation }: ReturnType<typeof operationsOf>[number]): Names {
  const own = parameters.map(({ name, required = false, schema }) => [name, { required, ...promiseOf(schema) }] as const);
  const marks = ['tag', 'method', 'path', 'x-permission', 'x-retry', 'x-data-scope', 'x-idempotent', 'x-pagination'] as const;
  return new Map<string, unknown>([...own, ...marks.map((mark) => [mark, operation[mark]] as const)]);
}

const quoted = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

/** The differences of two sets of names as a line of each kind. */
function lines(subject: string, before: Names, after: Names): string[] {
  const added = [...after.keys()].filter((name) => !before.has(name));
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const changed = [...after.keys()].filter((name) => before.has(name) && !isDeepStrictEqual(before.get(name), after.get(name)));
  const found = [
    ...(added.length > 0 ? [`new ${quoted(added)}`] : []),
    ...(changed.length > 0 ? [`changed ${quoted(changed)}`] : []),
    ...(removed.length > 0 ? [`removed ${quoted(removed)}`] : []),
  ];
  return found.length > 0 ? [`- \`${subject}\`: ${found.join('; ')}`] : [];
}

const operationsById = (document: Description) => new Map(operationsOf(document).map((one) => [one.id, one]));

/** What a version of the description has that the one before had not, and the other way round. */
export function changesOf(before: Description, after: Description): string {
  const [old, next] = [operationsById(before), operationsById(after)];
  const { schemas } = after.components;
  const parts: [title: string, lines: string[]][] = [
    ['New operations', [...next.values()].filter(({ id }) => !old.has(id)).map(({ id, summary }) => `- \`${id}\`: ${summary}`)],
    ['Removed operations', [...old.keys()].filter((id) => !next.has(id)).map((id) => `- \`${id}\``)],
    [
      'Changed operations',
      [...next.values()].flatMap((one) => {
        const was = old.get(one.id);
        return was ? lines(one.id, parametersOf(was), parametersOf(one)) : [];
      }),
    ],
    [
      'Changed schemas',
      Object.keys(schemas).flatMap((name) => {
        const was = before.components.schemas[name];
        return was ? lines(name, partsOf(was), partsOf(schemas[name] as JsonSchema)) : [];
      }),
    ],
  ];
  const sections = parts.filter(([, found]) => found.length > 0).map(([title, found]) => `### ${title}\n\n${found.join('\n')}\n`);
  return sections.join('\n') || 'Texts and examples only.\n';
}

/** The sections of a changelog by their versions. */
function sectionsOf(text: string): [version: string, section: string][] {
  return text
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => [/^## (\S+)/.exec(section)?.[1] ?? '', `${section.trimEnd()}\n`]);
}

/**
 * The changelog with the section of the present version written anew. Those of versions that were released stay.
 * @param old the changelog so far
 */
export function changelog(released: Description, next: Description, old: string): string {
  const [was, is] = [released.info.version, next.info.version];
  const kept = sectionsOf(old).filter(([version]) => version.localeCompare(was, 'en', { numeric: true }) <= 0);
  const now = was === is ? [] : [`## ${is}\n\n${changesOf(released, next)}`];
  return [head, ...now, ...kept.map(([, section]) => section)].join('\n');
}
