import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Builds the packages as other teams get them: the hooks, and the SDK, which brings the description along. */
export function buildPackages(): void {
  for (const name of ['sdk', 'hooks']) {
    execFileSync(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', at(`${name}/tsconfig.build.json`)], {
      stdio: 'inherit',
    });
  }
  copyFileSync(at('openapi/dist/openapi.json'), at('sdk/dist/openapi.json'));
}
