import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** What is read of one file at most: a few bytes of an archive may unfold to gigabytes. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Opens an archive.
 * @returns what reads a file of it as text, or null where there is none of that name; it throws where the archive is damaged
 */
export function openZip(archive: ArrayBuffer): (name: string) => string | null {
  const bytes = new Uint8Array(archive);
  return (name) => {
    const wanted = (file: { name: string; originalSize: number }) => {
      if (file.name !== name) return false;
      if (file.originalSize > mostBytes) throw new Error(`${name} is too large`);
      return true;
    };
    const content = unzipSync(bytes, { filter: wanted })[name];
    return content ? strFromU8(content) : null;
  };
}

/** Packs texts into an archive, each under its name. */
export function makeZip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const contents = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(contents)));
}
