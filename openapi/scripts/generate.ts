/**
 * The whole generator: description -> bundle -> everything that is derived from it. Run by `npm run generate`.
 * With `--check` nothing is written; a file that would change is named and the process fails.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { actsSources } from './acts.ts';
import { bodiesSource } from './bodies.ts';
import { changelog } from './changelog.ts';
import { contractSource } from './contract.ts';
import { errorCodesSource } from './errorCodes.ts';
import { examplesSource } from './examples.ts';
import { fieldTextsSource } from './fieldTexts.ts';
import { manifests } from './manifests.ts';
import { idsSource, methodsSource } from './methods.ts';
import { type Description, operationsOf } from './operations.ts';
import { referencePages } from './reference.ts';
import { routesSource } from './routes.ts';
import { typesSource } from './schemas.ts';
import { valuesSource } from './values.ts';
import { zodSource } from './zod.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const description = fileURLToPath(new URL('../', import.meta.url));
const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n';

/** The text of a file of the repository, empty if there is none yet. */
function read(file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function bundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const file = join(folder, 'openapi.json');
  try {
    execFileSync(process.execPath, [cli, 'bundle', 'main', '-o', file], {
      cwd: description,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2)}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every generated file with its text. */
async function outputs(): Promise<[file: string, text: string][]> {
  const json = bundle();
  const document = JSON.parse(json) as Description;
  const operations = operationsOf(document);
  const types = typesSource(
    await openapiTS(document as unknown as OpenAPI3, {
      alphabetize: false,
      transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
    }),
  );
  return [
    ['openapi/dist/openapi.json', json],
    ['sdk/src/generated/schema.ts', header + types.schema],
    ['sdk/src/generated/schemas.ts', header + types.schemas],
    ['sdk/src/generated/routes.ts', header + routesSource(document, operations)],
    ['sdk/src/generated/ids.ts', header + idsSource(operations)],
    ['sdk/src/generated/methods.ts', header + methodsSource(operations)],
    ['sdk/src/generated/contract.ts', header + contractSource(document, operations)],
    ['sdk/src/generated/values.ts', header + valuesSource(document)],
    ['sdk/src/generated/errorCodes.ts', header + errorCodesSource(document)],
    ['sdk/src/generated/bodies.ts', header + bodiesSource(document, operations)],
    ['sdk/src/generated/zod.ts', header + zodSource(document, operations)],
    ['sdk/src/generated/examples.ts', header + examplesSource(operations)],
    ['server/src/platform/i18n/generated/fieldTexts.ts', header + fieldTextsSource(document, operations)],
    ...actsFiles(operations, 'zhCN', 'zh'),
    ...actsFiles(operations, 'enUS', 'en'),
    ...referencePages(document, operations),
    [
      'openapi/CHANGELOG.md',
      changelog(JSON.parse(read('openapi/released/openapi.json')), document, read('openapi/CHANGELOG.md')),
    ],
    ...manifests(document.info.version, read),
  ];
}

const actsFiles = (operations: Operation[], folder: string, language: 'zh' | 'en'): [path: string, content: string][] =>
  actsSources(operations, language).map(([area, source]) => [`web/src/i18n/acts/${folder}/${area}.ts`, header + source]);

const check = process.argv.includes('--check');
const changed: string[] = [];
for (const [file, text] of await outputs()) {
  const path = join(root, file);
  if (read(file) === text) continue;
  changed.push(relative(root, path));
  if (check) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
if (check && changed.length > 0) {
  console.error(`Out of date: ${changed.join(', ')}. Run \`npm run generate\` and commit the result.`);
  process.exit(1);
}
console.log(changed.length === 0 ? 'Generated files are up to date.' : `Written: ${changed.join(', ')}`);
