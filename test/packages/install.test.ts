/** The guides followed to the letter in an empty folder, from a registry of npm or its cache: nothing is linked. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { blocksOf, suitesOf } from './guide.ts';
import { at, runIn, tarball } from './installed.ts';
import { withMockServer } from './mockServer.ts';

const unreachable = /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENOTCACHED|ENETUNREACH/;
const env = {
  // The tools of this repository are not those of whoever follows the guide.
  PATH: [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)]
    .filter((part) => !part.endsWith('.bin'))
    .join(delimiter),
  npm_config_prefer_offline: 'true',
  npm_config_fetch_retries: '0',
};
const shell = (folder: string, command: string) => runIn(folder, 'sh', ['-c', command], env);

/** An empty package in which commands were run that install something, with our packages in the place of those of a registry. */
async function install(commands: string[], { skip }: TestContext): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  expect(commands).not.toEqual([]);
  try {
    for (const command of commands)
      await shell(
        folder,
        command.replace(/@campus-procurement\/(\w+)/g, (_, name: string) => tarball(name)),
      );
  } catch (failure) {
    const { message } = failure as Error;
    skip(unreachable.test(message), `neither a registry of npm nor its cache has what is to be installed: ${commands}`);
    throw failure;
  }
  return folder;
}

/** An empty package in which the commands of a guide were run, and further ones. */
const follow = (page: string, context: TestContext, ...further: string[]) =>
  install([...blocksOf(page, '').filter((block) => block.startsWith('npm install')), ...further], context);

test('docs/useTheSdk.md, in an empty folder and with what npm installs', { timeout: 180_000 }, async (context) => {
  const folder = await follow('useTheSdk', context);
  const printed: string[] = [];
  await withMockServer(async (origin) => {
    for (const code of blocksOf('useTheSdk')) {
      writeFileSync(join(folder, 'first.mjs'), code.replace('http://127.0.0.1:3000', origin));
      printed.push(await shell(folder, 'node first.mjs'));
    }
  });
  const role = expect.stringMatching(/^23 roles, one of them [a-z_]+\n$/);
  expect(printed).toEqual([role, '', '', expect.stringMatching(/^roleCode .+\n$/), 'Please log in.\n']);
});

test('docs/testWithTheMocks.md and the suite of examples/vitest, in an empty folder and with what npm installs', {
  timeout: 180_000,
}, async (context) => {
  const folder = await follow('testWithTheMocks', context);
  for (const [index, suite] of suitesOf('testWithTheMocks').entries())
    writeFileSync(join(folder, `guide${index}.test.js`), suite);
  for (const file of ['roleReport.js', 'roleReport.test.js']) cpSync(at(`examples/vitest/${file}`), join(folder, file));
  expect(await shell(folder, 'npx vitest run --no-color')).toMatch(/Tests\s+8 passed/);
});

test('docs/testWithTheMocks.md with Jest, as the page says', { timeout: 240_000 }, async (context) => {
  const folder = await follow('testWithTheMocks', context, 'npm install --save-dev jest');
  for (const [index, suite] of suitesOf('testWithTheMocks').entries())
    writeFileSync(join(folder, `guide${index}.test.js`), suite.replace("'vitest'", "'@jest/globals'"));
  const [command = ''] = blocksOf('testWithTheMocks', '').filter((block) => block.includes('jest'));
  expect(await shell(folder, `${command.trim()} 2>&1`)).toMatch(/Tests:\s+4 passed/);
});

test('the hooks on React 18.3, without a complaint of npm or the compiler', { timeout: 240_000 }, async (context) => {
  const packages = [
    '@campus-procurement/sdk',
    '@campus-procurement/hooks',
    '@tanstack/react-query',
    'react@18.3',
    'react-dom@18.3',
  ];
  const types = ['@types/react@18.3', '@types/react-dom@18.3'];
  const folder = await install([`npm install ${[...packages, ...types].join(' ')}`], context);
  for (const [, name = '', code = ''] of readFileSync(at('docs/hooks.md'), 'utf8').matchAll(
    /```tsx\n\/\/ src\/(\S+)\n(.*?)```/gs,
  ))
    writeFileSync(join(folder, name), code);
  const tsc = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--lib', 'es2024,dom', '--jsx', 'react-jsx'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions', '--types', ''];
  await runIn(folder, process.execPath, [at('node_modules/typescript/bin/tsc'), ...tsc, ...modules, join(folder, 'main.tsx')]);
  const script = `import { createSession, SessionProvider, useSession } from '@campus-procurement/hooks';
import { QueryClient } from '@tanstack/react-query';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';
const session = createSession({ baseUrl: 'http://procurement.test/api', queryClient: new QueryClient() });
const Status = () => useSession().status;
console.log(version, renderToString(createElement(SessionProvider, { session }, createElement(Status))));`;
  writeFileSync(join(folder, 'rendered.js'), script);
  expect(await shell(folder, 'node rendered.js')).toMatch(/^18\.3\.\d+ anonymous\n$/);
});
