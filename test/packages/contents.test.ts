import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { expect, test } from 'vitest';
import description from '../../openapi/dist/openapi.json' with { type: 'json' };
import { at, openHome, runIn, tarball } from './installed.ts';

const folder = openHome();

test('its exports lead to files that are packed', () => {
  const home = join(folder, 'node_modules/@campus-procurement/sdk');
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    exports: Record<string, object | string>;
  };
  const targets = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets) expect(readFileSync(join(home, target), 'utf8').length).toBeGreaterThan(0);
});

const all = ['openapi', 'sdk', 'hooks'];
/** A file of a packed package. */
const packed = (name: string, file: string) =>
  execFileSync('tar', ['-xzOf', tarball(name), `package/${file}`], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const manifestOf = (name: string) => JSON.parse(packed(name, 'package.json'));

test.each(all)('the packed %s has license, readme, the changes of the API, and says where it comes from', (name) => {
  expect(packed(name, 'LICENSE')).toBe(readFileSync(at('LICENSE'), 'utf8'));
  expect(packed(name, 'README.md')).toContain(`# @campus-procurement/${name}\n`);
  expect(packed(name, 'CHANGELOG.md')).toBe(readFileSync(at('openapi/CHANGELOG.md'), 'utf8'));
  const { license, description, repository } = manifestOf(name);
  const { repository: whole } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  expect({ license, repository }).toEqual({ license: 'MIT', repository: { ...whole, directory: name } });
  expect(description).toMatch(/.{20}/);
});

test('the packages have the version of the description that they bring, and ask for one another by it', () => {
  const { version } = description.info;
  expect(all.map((name) => manifestOf(name).version)).toEqual([version, version, version]);
  expect(manifestOf('hooks').dependencies).toEqual({ '@campus-procurement/sdk': version });
  for (const file of [packed('openapi', 'dist/openapi.json'), packed('sdk', 'dist/openapi.json')])
    expect(JSON.parse(file).info.version).toBe(version);
  expect(packed('sdk', 'CHANGELOG.md')).toContain(`\n## ${version}\n`);
});

test('publint finds nothing in the packed description', async () => {
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball('openapi'))).buffer },
    strict: true,
  });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test.each(['sdk', 'hooks'])('publint and arethetypeswrong find nothing in the packed %s, which is ESM only', async (name) => {
  const data = readFileSync(tarball(name));
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(data).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  const result = await checkPackage(createPackageFromTarballData(data));
  if (!result.types) throw new Error('The package has no types.');
  // What holds for every package that is ESM only: TypeScript before 4.7 has no `exports`, CommonJS uses it by `require(esm)`.
  const isOfEsm = ({ kind, resolutionKind }: { kind: string; resolutionKind?: string }) =>
    (kind === 'NoResolution' && resolutionKind === 'node10') || kind === 'CJSResolvesToESM';
  expect(result.problems.filter((problem) => !isOfEsm(problem))).toEqual([]);
});

test('the readme of the SDK names each of its entries', () => {
  const home = join(folder, 'node_modules/@campus-procurement/sdk');
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { exports: object };
  const readme = readFileSync(join(home, 'README.md'), 'utf8');
  const entries = Object.keys(exports).map((entry) => entry.replace('.', '@campus-procurement/sdk'));
  expect(entries.filter((entry) => !entry.endsWith('/package.json') && !readme.includes(`\`${entry}\``))).toEqual([]);
});

test('no test is packed', () => {
  for (const name of ['sdk', 'hooks']) {
    const files = execFileSync('tar', ['-tzf', tarball(name)], { encoding: 'utf8' }).split('\n');
    expect(files).toContain('package/dist/index.js');
    expect(files.filter((file) => /\.test|\/testing\//.test(file))).toEqual([]);
  }
});

test('it brings the description along, as it is', async () => {
  const script = 'import it from "@campus-procurement/sdk/openapi.json" with { type: "json" }; console.log(JSON.stringify(it))';
  expect(JSON.parse(await runIn(folder, process.execPath, ['--input-type=module', '-e', script]))).toEqual(description);
});

test('a bundler leaves out the codes of failures, the fields of bodies and what scripts need, where nobody uses them', async () => {
  const entry = join(folder, 'client.js');
  writeFileSync(entry, "import { createClient } from '@campus-procurement/sdk';\nconsole.log(createClient);");
  const rollupOptions = { input: entry };
  const output = await build({ root: folder, configFile: false, logLevel: 'error', build: { write: false, rollupOptions } });
  const [chunk] = (output as { output: { code: string }[] }).output;
  expect(chunk?.code).toContain('updateRole');
  expect(chunk?.code).not.toMatch(/wrongMediaType|roleCode|TaskError|has not ended|does not hold/);
});

test('of the schemas of requests, a bundler takes along those that are imported', async () => {
  const entry = join(folder, 'form.js');
  writeFileSync(entry, "import { saveRole } from '@campus-procurement/sdk/zod';\nconsole.log(saveRole.body);");
  const rollupOptions = { input: entry, external: ['zod'] };
  const output = await build({ root: folder, configFile: false, logLevel: 'error', build: { write: false, rollupOptions } });
  const [chunk] = (output as { output: { code: string }[] }).output;
  expect(chunk?.code).toContain('roleName');
  expect(chunk?.code.length).toBeLessThan(3_000);
});
