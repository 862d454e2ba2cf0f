import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import { startInMemory } from '#platform/db/embedded.ts';
import emptyCluster from '../assets/emptyCluster.json' with { type: 'json' };
import { hashOfData } from './hashOfData.ts';

// The product does without V8's optimizing compiler to save memory. In a worker with hundreds of tests it saves a tenth of the CPU time.
setFlagsFromString('--wasm-tier-up');
setFlagsFromString('--wasm-dynamic-tiering');

const folder = fileURLToPath(new URL('../../node_modules/.cache/campus-procurement/', import.meta.url));

/**
 * Starts an embedded database as `make` leaves an empty one. The first time its image is kept in a file, for all workers and later
 * runs: a start from there takes 0.5 s of CPU time instead of 2 s (measured). Another PGlite or other code of the data makes a new image.
 */
export async function startFromImage(name: string, make: (pglite: PGlite) => Promise<void>): Promise<PGlite> {
  const file = join(folder, `${name}-${emptyCluster.pglite}-${hashOfData()}.tar`);
  const image = imageIn(file);
  if (image) return startInMemory(image);
  const pglite = await startInMemory();
  await make(pglite);
  await pglite.exec('checkpoint');
  await keep(name, file, await pglite.dumpDataDir('none'));
  return pglite;
}

function imageIn(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written under another name and renamed, so that other workers see it whole or not at all. Images of older code go. */
async function keep(name: string, file: string, image: Blob): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const old of globSync(`${name}-*.tar`, { cwd: folder })) rmSync(join(folder, old), { force: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()));
  renameSync(unfinished, file);
}
