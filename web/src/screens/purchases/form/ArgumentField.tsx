import { useFeatureValue } from '@campus-procurement/hooks';
import { Anchor } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { saveBlob } from '#ui/files/saveBlob.ts';
import { argumentTemplate } from './argumentTemplate.ts';
import { Papers } from './PapersQuestion.tsx';
import precheck from './precheck.module.css';
import { TextAct } from './TextAct.tsx';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';

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
