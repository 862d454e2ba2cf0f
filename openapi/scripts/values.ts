import type { Description } from './operations.ts';

/** The values of every named enumeration, in the order of the description: what forms and filters offer. */
export function valuesSource({ components: { schemas } }: Description): string {
  const lists = Object.entries(schemas).flatMap(([name, { enum: values, description }]) => {
    if (!Array.isArray(values)) return [];
    const members = values.map((value) => `  ${JSON.stringify(value)},\n`).join('');
    return [
      `/** The values of \`${name}\`. ${description} */\nexport const ${name[0]?.toLowerCase()}${name.slice(1)}Values = [\n${members}] as const;\n`,
    ];
  });
  return lists.join('\n');
}
