/** The guides followed to the letter in an empty folder, from a registry of npm or its cache: nothing is linked. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** An empty package in which the commands of a guide were run, with the packed SDK in the place of that of a registry. */
async function follow(page: string, { skip }: TestContext): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const commands = blocksOf(page, '').filter((block) => block.startsWith('npm install'));
  expect(commands).not.toEqual([]);
  try {
    for (const command of commands) await shell(folder, command.replace('@campus-procurement/sdk', tarball('sdk')));
  } catch (failure) {
    const { message } = failure as Error;
    skip(unreachable.test(message), `neither a registry of npm nor its cache has what ${page}.md installs`);
    throw failure;
  }
  return folder;
}

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
