/** Size of the hooks as a browser downloads them, without React and TanStack Query: bundled by Vite, minified, gzip -9. */
import { fileURLToPath } from 'node:url';
import { bundledSize } from './parts/bundledSize.ts';
import { printTable } from './parts/table.ts';

const budget = 10_240;

const hooks = fileURLToPath(new URL('../hooks/src/index.ts', import.meta.url));
const frameworks = /^(react|react-dom|@tanstack\/react-query)(\/|$)/;
const sdk = /^@campus-procurement\/sdk$/;

/** The size of some of the package's names, or of all of it. */
async function size(names: string, external: RegExp[]): Promise<number> {
  return (await bundledSize(`export ${names} from ${JSON.stringify(hooks)};`, external)).compressed;
}

const entries: [what: string, names: string][] = [
  ['everything', '*'],
  ['createSession, SessionProvider', '{ createSession, SessionProvider }'],
  ['usePagedQuery', '{ usePagedQuery }'],
  ['useApiMutation', '{ useApiMutation }'],
  ['usePermission', '{ usePermission }'],
  ['useServerMenu', '{ useServerMenu }'],
  ['routeAccess', '{ routeAccess }'],
  ['safeRedirect', '{ safeRedirect }'],
];
const rows: [what: string, hooks: number, withSdk: number][] = [];
for (const [what, names] of entries) {
  rows.push([what, await size(names, [frameworks, sdk]), await size(names, [frameworks])]);
}
printTable('Hooks, bytes gzip without React and TanStack Query', ['', 'hooks', 'with the SDK'], rows);

const whole = rows[0]?.[1] ?? Number.POSITIVE_INFINITY;
console.log(`\n${whole} of ${budget} bytes, the SDK having a budget of its own (sdkSize): ratio ${(whole / budget).toFixed(2)}`);
if (whole > budget) process.exitCode = 1;
