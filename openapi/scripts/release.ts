/**
 * Releases what is described: once everything is checked, keeps the description as the released one and gives its version to all
 * packages. Run by `npm run release`; the result is committed and tagged by hand.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const versionOf = (path: string): string => JSON.parse(readFileSync(at(path), 'utf8')).info.version;

execFileSync(process.execPath, ['--conditions=@campus-procurement/source', at('scripts/check.ts')], { stdio: 'inherit' });

const [before, version] = [versionOf('openapi/released/openapi.json'), versionOf('openapi/dist/openapi.json')];
copyFileSync(at('openapi/dist/openapi.json'), at('openapi/released/openapi.json'));

// The packages name one another by their exact version.
const isOurs = new RegExp(`"(version|@campus-procurement/\\w+)": "${before.replaceAll('.', '\\.')}"`, 'g');
for (const folder of ['', 'openapi/', 'sdk/', 'hooks/', 'web/', 'server/']) {
  const file = at(`${folder}package.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(isOurs, `"$1": "${version}"`));
}
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: at(''), stdio: 'inherit' });
console.log(`\n${version} is ready. In CHANGELOG.md "Unreleased" becomes "${version}"; commit, and tag the commit v${version}.`);
