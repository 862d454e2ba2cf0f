import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Description, type Operation, operationsOf } from '../../openapi/scripts/operations.ts';
import { generated } from './competitors.ts';
import { median } from './table.ts';

const rounds = 5;
const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const description = JSON.parse(readFileSync(at('openapi/dist/openapi.json'), 'utf8')) as Description;

/** 200 calls of all operations but those with a form or a required query: each with its path and the body of its example. */
const operations = operationsOf(description).filter(
  ({ form, parameters }) => !form && !parameters.some((one) => one.in === 'query' && one.required),
);
const calls = Array.from({ length: 200 }, (_, index) => operations[index % operations.length] as Operation);

/** How a client is imported, and how it makes one call with these arguments as text. */
export interface Style {
  imports: string;
  call: (operation: Operation, path: string, body: string) => string;
}

const pathOf = ({ parameters }: Operation) => {
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => `${name}: 'a'`);
  return names.length > 0 ? `path: { ${names.join(', ')} }` : '';
};
const bodyOf = ({ body }: Operation) => (body ? `body: ${JSON.stringify(Object.values(body.examples ?? {})[0]?.value)}` : '');

/** Seconds of CPU time that the compiler takes for 200 calls, its start included; without a style, for none. */
export function typeCheckSeconds(name: string, style?: Style): number {
  const folder = join(generated, 'calls');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.ts`);
  const lines = style ? calls.map((operation) => `void ${style.call(operation, pathOf(operation), bodyOf(operation))};`) : [];
  writeFileSync(file, `${style?.imports ?? ''}\n${lines.join('\n')}\nexport {};\n`);
  const flags = '--ignoreConfig --noEmit --strict --skipLibCheck --target es2023 --module preserve --moduleResolution bundler';
  return median(
    Array.from({ length: rounds }, () => cpuSecondsOf([at('node_modules/typescript/bin/tsc'), ...flags.split(' '), file])),
  );
}

/** The shell tells what its children used. */
function cpuSecondsOf(args: string[]): number {
  const { status, stdout } = spawnSync('sh', ['-c', '"$0" "$@" && times', process.execPath, ...args], {
    cwd: at(''),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
  const used =
    stdout
      .trim()
      .split('\n')
      .at(-1)
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? [];
  return [...used].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
