import type { Schemas } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';

type Entry = Schemas['DossierEntry'];

/** Returns an entry of a dossier; what is left out is unknown. */
export function entry({
  title,
  time = null,
  ...known
}: Partial<Omit<Entry, 'time'>> & { title: string; time?: Date | null }): Entry {
  const none = { code: null, byName: null, amount: null, hash: null, file: null };
  return { ...none, ...known, title: title.slice(0, 200), time: isoTimeOrNull(time) };
}

/** Returns the entry of a file, with its hash. */
export function fileEntry(file: Schemas['FileInfo'], code: string | null = null): Entry {
  const { fileName, createByName, createTime, sha256 } = file;
  return { title: fileName.slice(0, 200), code, byName: createByName, time: createTime, amount: null, hash: sha256, file };
}
