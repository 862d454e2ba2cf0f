import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface SourceFile {
  /** Path from the root of the repository, e.g. `web/src/ui/table/PagedTable.tsx`. */
  path: string;
  text: string;
  lines: number;
  /** What it imports: package names as written, own files as paths from the root. */
  imports: string[];
  /** Of these, what is imported at run time: no types. */
  valueImports: string[];
  isTest: boolean;
}

/** An import or export of at least one value. */
const valueStatement =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)(?:\s*\{(?:\s*type\s[^,}]*,?)*\s*\}\s*from\s*['"][^'"]+['"]|(?:[^'";]*?from\s*)?['"]([^'"]+)['"])/g;

const importStatement = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** All TypeScript of the product that people wrote: no generated files, no builds. */
export function sources(): SourceFile[] {
  return globSync('{openapi,sdk,hooks,web,server,test,bench,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|\/dist|\/generated/.test(path),
  }).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return {
      path,
      text,
      lines: text.split('\n').length - 1,
      imports: [...text.matchAll(importStatement)].map(([, statement, dynamic]) =>
        resolveImport(path, statement ?? dynamic ?? ''),
      ),
      valueImports: [...text.matchAll(valueStatement)].flatMap(([, specifier]) =>
        specifier ? [resolveImport(path, specifier)] : [],
      ),
      isTest:
        /\.(test|test-d|e2e|permissions)\.tsx?$/.test(path) || path.includes('/testing/') || /^(server\/)?test\//.test(path),
    };
  });
}

function resolveImport(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier));
  if (specifier.startsWith('#test/')) return `server/${specifier.slice(1)}`;
  if (specifier.startsWith('#')) return `${path.split('/')[0]}/src/${specifier.slice(1)}`;
  return specifier;
}
