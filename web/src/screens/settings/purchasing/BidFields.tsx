import { Divider } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { type BidNumber, bidNumbers, type ExecutionValues, weightNames } from './executionSchema.ts';
import classes from './pattern.module.css';

type Bid = ExecutionValues['bidConfig'];

interface BidFieldsProps {
  control: Control<ExecutionValues>;
  bidMode: Bid['bidMode'];
  awardRule: Bid['awardRule'];
}

const modes = (['SEALED', 'OPEN', 'SEALED_ROUNDS'] as const).map((value) => ({
  value,
  label: `purchasing.bidMode${value}` as const,
}));
const scopes = (['PUBLIC', 'LIBRARY', 'INVITED'] as const).map((value) => ({
  value,
  label: `purchasing.supplierScope${value}` as const,
}));
const awards = (['LOWEST_COMPLIANT', 'LOWEST_PRICE', 'COMPREHENSIVE'] as const).map((value) => ({
  value,
  label: `purchasing.awardRule${value}` as const,
}));
const ties = (['EARLIEST', 'REQUOTE', 'CREDIT', 'DRAW'] as const).map((value) => ({
  value,
  label: `purchasing.tieRule${value}` as const,
}));

/** The bidding rules. Fields for open bidding and for scores are shown only if they apply. */
export function BidFields({ control, bidMode, awardRule }: BidFieldsProps) {
  const t = useT();
  const number = (name: BidNumber) => (
    <TextField key={name} control={control} name={`bidConfig.${name}`} label={`purchasing.${name}`} limit={4} required />
  );
  const numbers = Object.keys(bidNumbers) as BidNumber[];
  return (
    <>
      <Divider label={t('purchasing.bidTitle')} labelPosition="left" />
      <div className={classes.grid}>
        <SelectField control={control} name="bidConfig.bidMode" label="purchasing.bidMode" choices={modes} />
        <SelectField control={control} name="bidConfig.supplierScope" label="purchasing.supplierScope" choices={scopes} />
        <SelectField control={control} name="bidConfig.awardRule" label="purchasing.awardRule" choices={awards} />
        <SelectField control={control} name="bidConfig.tieRule" label="purchasing.tieRule" choices={ties} />
        {numbers.map(number)}
        <TextField control={control} name="bidConfig.joinDeadlineHours" label="purchasing.joinDeadlineHours" limit={3} />
        <TextField control={control} name="bidConfig.abnormalLowPercent" label="purchasing.abnormalLowPercent" limit={2} />
        <MoneyField control={control} name="bidConfig.depositAmount" label="purchasing.depositAmount" />
        {bidMode === 'OPEN' && (
          <>
            <MoneyField control={control} name="bidConfig.minDecrement" label="purchasing.minDecrement" />
            <TextField control={control} name="bidConfig.minDecrementPercent" label="purchasing.minDecrementPercent" limit={5} />
          </>
        )}
        {awardRule === 'COMPREHENSIVE' &&
          weightNames.map((name) => (
            <TextField
              key={name}
              control={control}
              name={`bidConfig.weights.${name}`}
              label={`purchasing.weight_${name}`}
              limit={3}
              required
            />
          ))}
        <SwitchField control={control} name="bidConfig.priceCeilingRequired" label="purchasing.priceCeilingRequired" />
        <SwitchField control={control} name="bidConfig.requireSample" label="purchasing.requireSample" />
        {bidMode === 'OPEN' && (
          <>
            <SwitchField control={control} name="bidConfig.showLowestPrice" label="purchasing.showLowestPrice" />
            <SwitchField control={control} name="bidConfig.showRank" label="purchasing.showRank" />
            <SwitchField control={control} name="bidConfig.allowTie" label="purchasing.allowTie" />
          </>
        )}
      </div>
    </>
  );
}
