import { useFeatureValue } from '@campus-procurement/hooks';
import { Anchor } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { saveBlob } from '#ui/files/saveBlob.ts';
import { Papers } from './PapersQuestion.tsx';
import precheck from './precheck.module.css';
import { filledLines, type PurchaseValues, totalOf } from './purchaseValues.ts';
import { TextAct } from './TextAct.tsx';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';

/** What a report is divided into. */
const chapters = ['Need', 'Existing', 'Choice', 'Site', 'Use', 'Experts'] as const;

/** The argument report, where one is needed: why, what belongs in it, and a template that has the lines in it already. */
export function ArgumentField({ form, check }: { form: Purchase; check: Check | undefined }) {
  const t = useT();
  const { values } = form;
  const address = useFeatureValue('argumentReportTemplateUrl');
  const reasons = check?.argumentReasons ?? [];
  if (reasons.length === 0 && values.argument.length === 0) return null;
  const isOwn = address !== null && /^https?:/.test(address);

  function save() {
    const content = argumentTemplate(t, values);
    saveBlob(new Blob([content], { type: 'application/msword' }), `${t('sponsor.argument')}.doc`);
  }

  return (
    <fieldset className={precheck.argument}>
      <legend>{t('sponsor.argument')}</legend>
      {reasons.length > 0 && (
        <p>{t('sponsor.argumentText', { reasons: reasons.map((reason) => t(`sponsor.argument${reason}`)) })}</p>
      )}
      <p>
        {t('sponsor.argumentParts')}{' '}
        {isOwn ? (
          <Anchor href={address} target="_blank" rel="noreferrer" inherit>
            {t('sponsor.argumentTemplate')}
          </Anchor>
        ) : (
          <TextAct onClick={save}>{t('sponsor.argumentTemplate')}</TextAct>
        )}
      </p>
      <Papers form={form} of="argument" />
    </fieldset>
  );
}

/** Returns the template of an argument report as a page that word processors open, with the lines of the purchase in it. */
function argumentTemplate(t: Translate, values: PurchaseValues): string {
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
