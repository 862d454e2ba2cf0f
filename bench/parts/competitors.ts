/** What the SDK is measured against. Its packages are those of bench/competitors, which nothing else installs. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../competitors/', import.meta.url));
const description = fileURLToPath(new URL('../../openapi/dist/openapi.json', import.meta.url));

/** Where generated files go; not committed. */
export const generated = join(home, 'generated');

/** Generates the client of hey-api over `fetch` or axios from the description, and tells its folder. */
export function heyApiClient(transport: 'fetch' | 'axios'): string {
  if (!existsSync(join(home, 'node_modules/axios')))
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: home, stdio: 'inherit' });
  const folder = join(generated, transport);
  const isCurrent = existsSync(folder) && statSync(folder).mtimeMs >= statSync(description).mtimeMs;
  if (isCurrent) return folder;
  mkdirSync(generated, { recursive: true });
  const generator = join(home, 'node_modules/@hey-api/openapi-ts/bin/run.js');
  execFileSync(process.execPath, [generator, '-i', description, '-o', folder, '-c', `@hey-api/client-${transport}`, '--silent'], {
    cwd: home,
    stdio: 'inherit',
  });
  return folder;
}
