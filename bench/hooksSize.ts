/** Size of the hooks as a browser downloads them, without React and TanStack Query: bundled by Vite, minified, gzip -9. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BundledSize, bundledSize } from './parts/bundledSize.ts';
import { printTable } from './parts/table.ts';

/** What is in them: docs/decisions/0124. */
const budgetOfAll = 11_700;
const budgetOfOne = 1_300;

const hooks = fileURLToPath(new URL('../hooks/src/index.ts', import.meta.url));
const frameworks = /^(react|react-dom|@tanstack\/react-query)(\/|$)/;
const sdk = /^@campus-procurement\/sdk$/;

/** The size of some of the package's names, or of all of it. */
function size(names: string, external: RegExp[]): Promise<BundledSize> {
  return bundledSize(`export ${names} from ${JSON.stringify(hooks)};`, external);
}

type Row = [what: string, inApplication: number, asModule: number, withSdk: number];
async function row(what: string, names: string): Promise<Row> {
  const { inApplication, compressed } = await size(names, [frameworks, sdk]);
  return [what, inApplication, compressed, (await size(names, [frameworks])).inApplication];
}

const everyHook = new Set(readFileSync(hooks, 'utf8').match(/\buse[A-Z]\w+(?=[,} ])/g));
const all = await row('everything', '*');
const singles = await Promise.all([...everyHook].map((name) => row(name, `{ ${name} }`)));
singles.sort((one, other) => other[1] - one[1]);
const others = await Promise.all(
  ['createSession, SessionProvider', 'routeAccess', 'safeRedirect'].map((names) => row(names, `{ ${names} }`)),
);
printTable(
  'Hooks, bytes gzip without React and TanStack Query',
  ['', 'in an application', 'as a module with its list of names', 'in an application, with the SDK'],
  [all, ...others, ...singles],
);

const largest = singles[0] as Row;
console.log(`\nEverything: ${all[1]} of ${budgetOfAll} bytes, the SDK having a budget of its own (sdkSize)`);
console.log(`Of ${singles.length} hooks the largest by itself is ${largest[0]}: ${largest[1]} of ${budgetOfOne} bytes`);
if (all[1] > budgetOfAll || largest[1] > budgetOfOne) process.exitCode = 1;
