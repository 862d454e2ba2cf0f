/**
 * Releases what is described: once everything is checked, keeps the description as the released one. The
 * packages have its version already. Run by `npm run release`; the result is committed and tagged by hand.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const versionOf = (path: string): string => JSON.parse(readFileSync(at(path), 'utf8')).info.version;

execFileSync(process.execPath, ['--conditions=@campus-procurement/source', at('scripts/check.ts')], { stdio: 'inherit' });

const version = versionOf('openapi/dist/openapi.json');
copyFileSync(at('openapi/dist/openapi.json'), at('openapi/released/openapi.json'));
console.log(`\n${version} is ready. In CHANGELOG.md "Unreleased" becomes "${version}"; commit, and tag the commit v${version}.`);
