import { purchaseTypeValues } from '@campus-procurement/sdk/values';
import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { usePurposeLabel } from '#ui/purchase/usePurposeLabel.ts';
import { CopyField } from './CopyField.tsx';
import classes from './parts.module.css';
import { limits, type PurchaseValues } from './purchaseValues.ts';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';
import { WayField } from './WayField.tsx';

/** Loaded for purchases that are not bid for. */
const WayFacts = lazyPart(() => import('./WayFacts.tsx'));

/** Least characters of the purpose of a purchase by bidding. */
const least = 20;

/** What the purchase is called, what it is for, and of which kind it is. @param derived the name that follows from the lines */
export function BasicsPart({ form, derived, check }: { form: Purchase; derived: string; check: Check | undefined }) {
  const t = useT();
  const purpose = usePurposeLabel();
  const { values, change, wrongAt, idOf } = form;
  const count = values.description.trim().length;
  return (
    <div className={classes.fields}>
      <TextInput
        id={idOf('projectName')}
        label={t('sponsor.name')}
        placeholder={derived || t('sponsor.nameHint')}
        value={values.projectName}
        maxLength={limits.name}
        autoComplete="off"
        error={wrongAt('projectName')}
        onChange={(event) => change({ projectName: event.currentTarget.value })}
      />
      <Textarea
        id={idOf('description')}
        label={t(purpose)}
        description={t('sponsor.counted', { count, least })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={values.description}
        maxLength={limits.description}
        autosize
        minRows={2}
        maxRows={8}
        error={wrongAt('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <div>
        <span className={classes.fieldLabel} id={idOf('type-label')}>
          {t('sponsor.purchaseType')}
        </span>
        <SegmentedControl
          id={idOf('purchaseType')}
          data={purchaseTypeValues.map((value) => ({ value, label: t(`sponsor.type${value}`) }))}
          value={values.purchaseType}
          onChange={(value) => change({ purchaseType: value as PurchaseValues['purchaseType'] })}
          aria-labelledby={idOf('type-label')}
        />
      </div>
      <WayField form={form} check={check} />
      {values.executionCode !== '' && (
        <Suspense fallback={<LoadingBlock />}>
          <WayFacts form={form} />
        </Suspense>
      )}
      <CopyField form={form} />
    </div>
  );
}
