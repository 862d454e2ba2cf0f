import { globSync, readFileSync } from 'node:fs';

const folder = new URL('../src/platform/db/', import.meta.url);
const source = globSync(['tables.ts', 'columns.ts', 'tables/*.ts'], { cwd: folder })
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

/** What an interface adds to the ones above it: names of members with their types. */
interface Shape {
  above: string[];
  members: [name: string, type: string][];
}

const shapes = new Map<string, Shape>(
  [...source.matchAll(/interface (\w+)(?:\s+extends ([\w,\s]+))? \{\n([\s\S]*?)\n\}/g)].map(
    ([, name = '', above = '', body = '']) => [
      name,
      {
        above: above.split(',').flatMap((one) => one.trim() || []),
        members: [...body.matchAll(/^ {2}(\w+):\s+([^;\n]+)/gm)].map(([, member = '', type = '']) => [member, type]),
      },
    ],
  ),
);

function membersOf(name: string): [name: string, type: string][] {
  const shape = shapes.get(name);
  if (!shape) throw new Error(`${name} is no interface of tables that this file can read`);
  return [...shape.above.flatMap(membersOf), ...shape.members];
}

/** The columns of every table of `Tables`, read from its source: types are gone at run time. */
export const tableColumns: Record<string, string[]> = Object.fromEntries(
  membersOf('Tables').map(([table, type]) => [table, membersOf(type).map(([column]) => column)]),
);
