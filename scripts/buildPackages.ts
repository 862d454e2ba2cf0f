import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Builds the packages as other teams get them: the hooks, and the SDK, which brings the description along. Each has the license and the changes of the API. */
export function buildPackages(): void {
  for (const name of ['sdk', 'hooks']) {
    execFileSync(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', at(`${name}/tsconfig.build.json`)], {
      stdio: 'inherit',
    });
  }
  copyFileSync(at('openapi/dist/openapi.json'), at('sdk/dist/openapi.json'));
  for (const name of ['openapi', 'sdk', 'hooks']) copyFileSync(at('LICENSE'), at(`${name}/LICENSE`));
  for (const name of ['sdk', 'hooks']) copyFileSync(at('openapi/CHANGELOG.md'), at(`${name}/CHANGELOG.md`));
}
