import { strToU8, zipSync } from 'fflate';

/** Packs the files of a dossier, and the list of its entries. Most files are compressed already. */
export function packDossier(contents: Record<string, Uint8Array>, listName: string, list: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync({ ...contents, [listName]: strToU8(list) }, { level: 0 }));
}
