/** Pages for readers, `docs/api/*.md`: one a tag, one with the schemas. */
import { errorCodesOf } from './errorCodes.ts';
import { type Description, type JsonSchema, type Operation, resolve } from './operations.ts';
import { byTag } from './routes.ts';

const folder = 'docs/api';
const header = '<!-- Generated from openapi/ by `npm run generate`. Do not edit. -->\n\n';

interface Tag {
  name: string;
  'x-displayName'?: string;
  description?: string;
}

export function referencePages(document: Description & { tags: Tag[] }, operations: Operation[]): [file: string, text: string][] {
  const groups = byTag(operations);
  const tags = document.tags.filter(({ name }) => groups.has(name));
  const index = tags.map(
    ({ name, description = '' }) => `| [${name}](${name}.md) | ${groups.get(name)?.length ?? 0} | ${cell(description)} |`,
  );
  const overview = `# API reference

The description (\`openapi/dist/openapi.json\`) in readable form. The running product serves it with a viewer at \`/docs\`.
All paths are below \`/api\`. The schemas are listed in [schemas.md](schemas.md).

| Group | Operations | |
| --- | --- | --- |
${index.join('\n')}
`;
  return [
    [`${folder}/README.md`, header + overview],
    ...tags.map((tag): [string, string] => [
      `${folder}/${tag.name}.md`,
      `${header}# ${tag['x-displayName'] ?? tag.name}\n\n${(groups.get(tag.name) ?? []).map(operationText).join('\n')}`,
    ]),
    [
      `${folder}/schemas.md`,
      `${header}# Schemas\n\n${Object.entries(document.components.schemas).map(schemaText(document)).join('\n')}`,
    ],
  ];
}

function operationText(operation: Operation): string {
  const inputs = [
    ...operation.parameters.map(({ in: place, name, required, schema, ...rest }) =>
      row([place, ...fieldCells(name, required, { ...schema, ...rest })]),
    ),
    ...(operation.body ? [row(['body', ...fieldCells('', true, operation.body.schema)])] : []),
    ...(operation.form ? [row(['form', ...fieldCells('', true, operation.form.schema)])] : []),
  ];
  return `## ${operation.id}

**${operation['x-summary-zh']} · ${operation.summary}**

\`${operation.method} ${operation.path}\` · ${marksOf(operation).join(' · ')}

${operation.description}
${inputs.length > 0 ? `\n| In | Field | Type | Meaning |\n| --- | --- | --- | --- |\n${inputs.join('\n')}\n` : ''}
Answers with ${typeOf(operation.data)}.
`;
}

const scopes = { none: 'no data of a school', self: 'own data', school: "the session's school", role: 'data scope of the role' };

function marksOf(operation: Operation): string[] {
  return [
    operation['x-permission'] ? `needs \`${operation['x-permission']}\`` : 'no session needed',
    scopes[operation['x-data-scope']],
    operation['x-retry'] === 'safe' ? 'repeatable' : 'changes data',
    ...(operation['x-side-effect'] ? ['a GET with side effects'] : []),
    ...(operation['x-idempotent'] ? ['accepts `Idempotency-Key`'] : []),
    ...(operation['x-pagination'] ? ['paged'] : []),
    ...(operation['x-background'] ? ['does not renew the idle time'] : []),
    ...(operation['x-initial-password'] ? ['also with an initial password'] : []),
  ];
}

const schemaText =
  (document: Description) =>
  ([name, schema]: [string, JsonSchema]): string => {
    const { description = '' } = schema;
    if (name === 'ErrorCode') return `## ${name}\n\n${description}\n${errorCodeTable(document)}`;
    const fields = fieldsOf(document, schema);
    const table =
      fields.length > 0
        ? `\n| Field | Type | Meaning |\n| --- | --- | --- |\n${fields.join('\n')}\n`
        : `\nType: ${typeOf(schema)}.\n`;
    return `## ${name}\n\n${description}\n${table}`;
  };

/** The codes of failures with their names and meanings. */
function errorCodeTable(document: Description): string {
  const rows = errorCodesOf(document).map(({ code, name, meaning }) => row([String(code), `\`${name}\``, meaning]));
  return `\n| Code | Name | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** The fields of an object, with those of the schemas that it extends. */
function fieldsOf(document: Description, schema: JsonSchema): string[] {
  const {
    properties = {},
    required = [],
    allOf = [],
  } = resolve(document, schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
    allOf?: JsonSchema[];
  };
  return [
    ...allOf.flatMap((part) => fieldsOf(document, part)),
    ...Object.entries(properties).map(([name, field]) => row(fieldCells(name, required.includes(name), field))),
  ];
}

function fieldCells(name: string, required: boolean | undefined, schema: JsonSchema): string[] {
  return [name && `\`${name}\`${required ? ' *' : ''}`, cell(typeOf(schema)), cell(String(schema.description ?? ''))];
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const bounds: [keyword: string, text: (value: unknown) => string][] = [
  ['minimum', (value) => `from ${value}`],
  ['maximum', (value) => `to ${value}`],
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minItems', (value) => `at least ${value}`],
  ['maxItems', (value) => `at most ${value}`],
  ['pattern', (value) => `\`${value}\``],
];

function typeOf(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `[${name}](schemas.md#${name.toLowerCase()})`;
  }
  const alternatives = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  if (alternatives) return alternatives.map(typeOf).join(' or ');
  const { enum: values, items, format } = schema as { enum?: unknown[]; items?: JsonSchema; format?: string };
  const types = [schema.type ?? 'object'].flat().join(' or ');
  const what = values ? values.map((value) => `\`${value}\``).join(', ') : items ? `${types} of ${typeOf(items)}` : types;
  const limits = bounds.filter(([keyword]) => schema[keyword] !== undefined).map(([keyword, text]) => text(schema[keyword]));
  return [format ? `${what} (${format})` : what, ...limits].join(', ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}
