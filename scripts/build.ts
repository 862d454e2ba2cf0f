/** `npm run build`: the packages as other teams get them (sdk, hooks), and the web app. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureWebBuild } from './webBuild.ts';

const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
for (const project of ['sdk', 'hooks']) {
  execFileSync(process.execPath, [tsc, '-p', `${project}/tsconfig.build.json`], { stdio: 'inherit' });
}
ensureWebBuild();
