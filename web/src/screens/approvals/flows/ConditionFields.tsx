import { executionCodeValues, fundTypeValues } from '@campus-procurement/sdk/values';
import type { Control, FieldPath } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ChoicesField } from '#ui/fields/ChoicesField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import classes from './configuration.module.css';
import type { FlowValues } from './flowSchema.ts';
import type { FlowChoices } from './useFlowChoices.ts';

interface ConditionFieldsProps {
  control: Control<FlowValues>;
  /** Where in the form the condition is. */
  at: 'conditions' | `nodes.${number}.when`;
  choices: FlowChoices;
}

const danger = [
  { value: '', label: 'flows.anyGoods' },
  { value: 'true', label: 'flows.hazardous' },
  { value: 'false', label: 'flows.harmless' },
] as const;

const origins = [
  { value: '', label: 'flows.anyGoods' },
  { value: 'true', label: 'flows.imported' },
  { value: 'false', label: 'flows.domestic' },
] as const;

/** What a case must be like; what is left empty does not matter. */
export function ConditionFields({ control, at, choices }: ConditionFieldsProps) {
  const t = useT();
  const name = <P extends string>(part: P) => `${at}.${part}` as FieldPath<FlowValues> & `${typeof at}.${P}`;
  const ways = executionCodeValues.map((value) => ({ value, label: t(`purchasing.code${value}`) }));
  const fundTypes = fundTypeValues.map((value) => ({ value, label: t(`funds.type${value}`) }));
  return (
    <div className={classes.grid}>
      <MoneyField control={control} name={name('amountFrom')} label="flows.amountFrom" />
      <MoneyField control={control} name={name('amountBelow')} label="flows.amountBelow" />
      <ChoicesField
        control={control}
        name={name('deptIds')}
        label="flows.depts"
        placeholder="flows.any"
        choices={choices.depts}
      />
      <ChoicesField
        control={control}
        name={name('categoryIds')}
        label="flows.categories"
        placeholder="flows.any"
        choices={choices.categories}
      />
      <ChoicesField
        control={control}
        name={name('fundTypes')}
        label="flows.fundTypes"
        placeholder="flows.any"
        choices={fundTypes}
      />
      <ChoicesField
        control={control}
        name={name('patternIds')}
        label="flows.patterns"
        placeholder="flows.any"
        choices={choices.patterns}
      />
      <ChoicesField control={control} name={name('executionCodes')} label="flows.ways" placeholder="flows.any" choices={ways} />
      <SelectField control={control} name={name('hazardous')} label="flows.danger" choices={danger} />
      <SelectField control={control} name={name('imported')} label="flows.origin" choices={origins} />
    </div>
  );
}
