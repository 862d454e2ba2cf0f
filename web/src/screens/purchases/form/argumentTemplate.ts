import type { Translate } from '#i18n/messages.ts';
import { filledLines, type PurchaseValues, totalOf } from './purchaseValues.ts';

/** What a report is divided into. */
const chapters = ['Need', 'Existing', 'Choice', 'Site', 'Use', 'Experts'] as const;

/** Returns the template of an argument report as a page that word processors open, with the lines of the purchase in it. */
export function argumentTemplate(t: Translate, values: PurchaseValues): string {
  const cell = (tag: 'td' | 'th') => (text: string) => `<${tag}>${escaped(text)}</${tag}>`;
  const heads = (['itemName', 'spec', 'quantity', 'unit', 'amount'] as const).map((name) => t(`sponsor.${name}`));
  const rows = filledLines(values).map(({ itemName, spec, quantity, unit, amount }) => [itemName, spec, quantity, unit, amount]);
  const table = [heads.map(cell('th')), ...rows.map((row) => row.map(cell('td')))]
    .map((cells) => `<tr>${cells.join('')}</tr>`)
    .join('');
  const text = chapters
    .map(
      (chapter) =>
        `<h2>${escaped(t(`sponsor.report${chapter}`))}</h2><p>${escaped(t(`sponsor.report${chapter}Text`))}</p><p>&nbsp;</p>`,
    )
    .join('');
  return `<html><head><meta charset="utf-8"><title>${escaped(t('sponsor.argument'))}</title></head><body><h1>${escaped(
    t('sponsor.argument'),
  )}</h1><p>${escaped(values.projectName)}</p><table border="1" cellspacing="0" cellpadding="4">${table}</table><p>${escaped(
    `${t('sponsor.reportSum')} ${totalOf(values)}`,
  )}</p>${text}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
