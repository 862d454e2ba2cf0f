import type { Schemas } from '@campus-procurement/sdk';
import { languages, translate } from '#i18n/catalog.ts';
import type { LabelKey } from '#i18n/messages.ts';
import type { Packed } from './dossierPages.ts';

/** How moments and sizes are written. */
interface Written {
  date: (value: string) => string;
  dateTime: (value: string) => string;
  bytes: (value: number) => string;
}

const unsafe: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => unsafe[sign] ?? sign);
/** In all languages: who opens an archive years later may read either. They must be loaded. */
const both = (key: LabelKey) => languages.map((language) => translate(language, key)).join(' ');

const style = `body{max-width:72rem;margin:2rem auto;padding:0 1rem;font:15px/1.6 system-ui,sans-serif}
table{width:100%;border-collapse:collapse}th,td{padding:.4rem .6rem;border:1px solid;text-align:start;vertical-align:top}
code{font-size:12px;overflow-wrap:anywhere}.size{text-align:end;white-space:nowrap}`;

/** Returns the index of a dossier as a page that any browser shows without a network, with links to the files beside it. */
export function dossierIndex(dossier: Schemas['Dossier'], packed: readonly Packed[], written: Written): string {
  const pathOf = new Map(packed.map(({ path, file }) => [file.id, path]));
  const { projectCode, projectName, archiveNo, archiveTime, keepUntil, sections } = dossier;
  const name = escaped([projectCode, projectName].filter(Boolean).join(' '));
  const facts = [
    [both('fulfilment.archiveNo'), archiveNo],
    [both('fulfilment.archived'), archiveTime && written.dateTime(archiveTime)],
    [both('fulfilment.keepUntil'), keepUntil && written.date(keepUntil)],
  ].flatMap(([label, value]) => (value ? [`<p>${label}: ${escaped(value)}</p>`] : []));
  const heads = (['indexName', 'indexKind', 'when', 'indexHash', 'indexSize'] as const).map((key) => both(`fulfilment.${key}`));
  const rows = sections.flatMap(({ key, entries }) =>
    entries.map(({ title, code, time, hash, file }) => {
      const path = file && pathOf.get(file.id);
      const text = escaped([code, title].filter(Boolean).join(' · '));
      const address = path?.split('/').map(encodeURIComponent).join('/');
      return [
        `<td>${address ? `<a href="${address}">${text}</a>` : text}</td><td>${both(`fulfilment.section${key}`)}</td>`,
        `<td>${time ? escaped(written.dateTime(time)) : '–'}</td><td><code>${hash ?? '–'}</code></td>`,
        `<td class="size">${file ? written.bytes(file.fileSize) : '–'}</td>`,
      ].join('');
    }),
  );
  return `<!doctype html>
<html lang="${languages[0]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style}</style></head>
<body><h1>${name}</h1><p>${both('fulfilment.indexTitle')}</p>
${facts.join('\n')}
<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${row}</tr>`).join('\n')}
</tbody></table></body></html>
`;
}
