import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files do not get smaller on the wire. */
const minimumBytes = 1024;

/**
 * The best quality takes more than a second for a megabyte. Pieces above this size, which few pages load, are a tenth larger with one that
 * takes a fiftieth of that.
 */
const bestQualityUpTo = 400_000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minimumBytes) return;
  const quality = content.length > bestQualityUpTo ? 8 : constants.BROTLI_MAX_QUALITY;
  await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).then((small) => writeFile(`${file}.br`, small)),
    toGzip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** Writes a `.br` and a `.gz` beside each text file of the build, so that the server never compresses on request. */
export function compress(): Plugin {
  let folder = 'dist';
  return {
    name: 'compress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => text.test(name)).map((name) => compressFile(join(folder, name))));
    },
  };
}
