import type { Schemas } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';

/** A file of the dossier under its name in the archive. */
export interface Packed {
  path: string;
  file: Schemas['FileInfo'];
}

const unsafe = /[\\/:*?"<>|\p{Cc}]/gu;

/** Returns the files of a dossier, in a folder for each part. Names that come twice get a number. */
export function packedFiles({ sections }: Schemas['Dossier'], t: Translate): Packed[] {
  const taken = new Set<string>();
  return sections.flatMap(({ key, entries }, index) => {
    const folder = `${String(index + 1).padStart(2, '0')} ${t(`fulfilment.section${key}`)}`;
    return entries.flatMap(({ file }) => {
      if (file === null) return [];
      const name = file.fileName.replaceAll(unsafe, '_');
      let path = `${folder}/${name}`;
      for (let no = 2; taken.has(path); no += 1) path = `${folder}/${no} ${name}`;
      taken.add(path);
      return [{ path, file }];
    });
  });
}

const quoted = (text: string) => `"${text.replaceAll('"', '""').replace(/^[=+\-@]/, "'$&")}"`;

/** Returns the list of a dossier as CSV, with the byte order mark that spreadsheets want. */
export function dossierCsv(dossier: Schemas['Dossier'], packed: readonly Packed[], t: Translate): string {
  const pathOf = new Map(packed.map(({ path, file }) => [file.id, path]));
  const head = (['part', 'what', 'code', 'by', 'when', 'hash'] as const).map((name) => t(`fulfilment.${name}`));
  const rows = dossier.sections.flatMap(({ key, entries }) =>
    entries.map(({ title, code, byName, time, amount, hash, file }) => [
      t(`fulfilment.section${key}`),
      title,
      code ?? '',
      byName ?? '',
      time ?? '',
      hash ?? '',
      amount ?? '',
      file ? (pathOf.get(file.id) ?? '') : '',
    ]),
  );
  const all = [[...head, t('purchases.amount'), t('fulfilment.file')], ...rows];
  return `\ufeff${all.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}
