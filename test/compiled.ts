import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

/** What the compiler says of a module that is given as text, with our settings; nothing, if it is right. */
export function compilerErrors(code: string): string {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'compiled-'));
  try {
    writeFileSync(join(folder, 'module.tsx'), code);
    const compilerOptions = { noEmit: true, noUnusedLocals: false, noUnusedParameters: false, types: [], incremental: false };
    const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, include: ['module.tsx'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    return spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
