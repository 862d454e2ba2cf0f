import { Textarea, TextInput } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { usePurposeLabel } from '#ui/purchase/usePurposeLabel.ts';
import { CopyField } from './CopyField.tsx';
import { limits } from './purchaseValues.ts';
import { Question } from './Question.tsx';
import classes from './sponsor.module.css';
import type { Purchase } from './usePurchase.ts';

/** What nobody has to say: another name, what it is for, and who else shall know. @param derived the name that follows from the lines */
export function MoreQuestion({ form, derived }: { form: Purchase; derived: string }) {
  const t = useT();
  const purpose = usePurposeLabel();
  const { values, change, wrongAt, idOf } = form;
  return (
    <Question
      label={t('sponsor.more')}
      hint={t('sponsor.moreHint')}
      isWrong={Boolean(wrongAt('projectName') ?? wrongAt('description') ?? wrongAt('copyUserIds'))}
    >
      <div className={classes.more}>
        <TextInput
          id={idOf('projectName')}
          aria-label={t('sponsor.name')}
          placeholder={derived || t('sponsor.nameHint')}
          value={values.projectName}
          maxLength={limits.name}
          autoComplete="off"
          error={wrongAt('projectName')}
          onChange={(event) => change({ projectName: event.currentTarget.value })}
        />
        <Textarea
          id={idOf('description')}
          aria-label={t(purpose)}
          placeholder={t(purpose)}
          value={values.description}
          maxLength={limits.description}
          autosize
          minRows={1}
          maxRows={6}
          error={wrongAt('description')}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <CopyField form={form} />
      </div>
    </Question>
  );
}
