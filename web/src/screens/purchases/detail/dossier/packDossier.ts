import { strToU8, zipSync } from 'fflate';

/** Packs the files of a dossier, and the pages that list its entries. Most files are compressed already. */
export function packDossier(contents: Record<string, Uint8Array>, lists: Record<string, string>): Uint8Array<ArrayBuffer> {
  const pages = Object.entries(lists).map(([name, text]) => [name, strToU8(text)] as const);
  return new Uint8Array(zipSync({ ...contents, ...Object.fromEntries(pages) }, { level: 0 }));
}
