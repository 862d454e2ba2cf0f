import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Names the code that makes the tables and their rows: a database that it has made serves until the code is another. */
export function hashOfData(): string {
  const folder = new URL('../', import.meta.url);
  const hash = createHash('sha256');
  const files = [
    'src/platform/db/{migrations/*,schema/*,migrate}.ts',
    'src/{reference,demo/seed,install}/*.ts',
    'src/platform/auth/password.ts',
    'test/fill.ts',
  ];
  for (const file of globSync(files, { cwd: folder }).sort()) hash.update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 16);
}
