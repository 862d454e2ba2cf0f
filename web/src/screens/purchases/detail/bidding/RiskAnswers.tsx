import type { Schemas } from '@campus-procurement/sdk';
import { Fieldset } from '@mantine/core';
import { type Control, useFieldArray } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { type Decision, limits } from './decisionSchema.ts';

/** An answer to each warning about the quote that was chosen. */
export function RiskAnswers({ control }: { control: Control<Decision> }) {
  const t = useT();
  const { fields } = useFieldArray({ control, name: 'riskAnswers' });
  return fields.map(({ id, risk }, index) => (
    <Fieldset key={id} legend={t(`purchases.risk_${risk as Schemas['RiskKind']}`)}>
      <TextField
        control={control}
        name={`riskAnswers.${index}.answer`}
        label="bidding.answer"
        hint="bidding.answerHint"
        limit={limits.answer}
        multiline
        required
      />
    </Fieldset>
  ));
}
