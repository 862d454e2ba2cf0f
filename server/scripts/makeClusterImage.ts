import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';

// Remakes the image of an empty cluster that every embedded database starts from. To be run when the version of PGlite changes:
//   node_modules/.bin/node server/scripts/makeClusterImage.ts
// It runs initdb, which takes 1.1 GB of memory; starting from the image takes a third.

const assets = new URL('../assets/', import.meta.url);

// Small segments of the write-ahead log: the folder of an empty database is 9 MB smaller, and as much less is written at the first start.
const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
// Other databases are never made from the templates. Without them there are 400 files to write instead of 1000.
for (const template of ['template0', 'template1']) {
  await pglite.exec(`alter database ${template} is_template false`);
  await pglite.exec(`drop database ${template}`);
}
await pglite.exec('checkpoint');
const { rows } = await pglite.query<{ version: string }>('select version()');
const [, postgres, version] = /^PostgreSQL (\d+)\S* \(PGlite ([^)]+)\)/.exec(rows[0]?.version ?? '') ?? [];
if (!postgres || !version) throw new Error(`PGlite calls itself in an unknown way: ${rows[0]?.version}`);
const tar = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer());
await pglite.close();

const image = brotliCompressSync(tar, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
  },
});
writeFileSync(new URL('emptyCluster.tar.br', assets), image);
writeFileSync(new URL('emptyCluster.json', assets), `${JSON.stringify({ pglite: version, postgres }, null, 2)}\n`);
process.stdout.write(`server/assets/emptyCluster.tar.br: ${image.length} bytes, PGlite ${version}, PostgreSQL ${postgres}\n`);
