/**
 * The hooks beside the headless parts of react-admin (ra-core) and refine, all measured in this run: bytes gzip, everything and one hook,
 * and what 1000 rows cost that ask three permissions each. The peers are installed into a folder of their own, which is removed
 * afterwards; it needs the registry.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledSize } from './parts/bundledSize.ts';
import { costsOfRows } from './parts/permissionRows.ts';
import { printTable } from './parts/table.ts';

const packages = [
  'ra-core@5.15.4',
  '@refinedev/core@5.0.12',
  'react@19',
  'react-dom@19',
  '@tanstack/react-query@5',
  'react-hook-form@7',
  'react-router@7',
  'react-router-dom@7',
];
/** What an application has anyway, or what the peer leaves to it. */
const external = [
  /^(react|react-dom|@tanstack\/react-query|react-router|react-router-dom|react-hook-form)(\/|$)/,
  /^@campus-procurement\/sdk$/,
];

/** Whether the packages could be had. */
function install(folder: string): boolean {
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], { cwd: folder, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

async function compare(folder: string): Promise<void> {
  const modules: [name: string, path: string, permissionHook: string][] = [
    ['ours', fileURLToPath(new URL('../hooks/src/index.ts', import.meta.url)), 'usePermission'],
    ['ra-core', join(folder, 'node_modules/ra-core/dist/index.js'), 'useCanAccess'],
    ['@refinedev/core', join(folder, 'node_modules/@refinedev/core/dist/index.mjs'), 'useCan'],
  ];
  const sizes = await Promise.all(
    modules.map(async ([name, path, hook]) => {
      const all = await bundledSize(`export * from ${JSON.stringify(path)};`, external);
      const one = await bundledSize(`export { ${hook} } from ${JSON.stringify(path)};`, external);
      return [name, all.inApplication, `${hook}: ${one.inApplication}`];
    }),
  );
  printTable(
    'Headless layers, bytes gzip without React, React Query, router and form library',
    ['', 'everything', 'one hook'],
    sizes,
  );

  const costs = Object.entries(await costsOfRows(folder));
  const quickest = Math.min(...costs.map(([, { ms }]) => ms));
  printTable(
    '1000 rows with three permissions each, in jsdom',
    ['', 'ms until all is drawn', 'ratio', 'questions asked'],
    costs.map(([name, { ms, questions }]) => [name, ms.toFixed(0), (ms / quickest).toFixed(1), questions]),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'peers-'));
try {
  if (install(folder)) await compare(folder);
  else console.log('Peers: needs the registry of npm.\n');
} finally {
  rmSync(folder, { recursive: true });
}
