import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type Control, useFieldArray } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import classes from './fulfilment.module.css';
import type { Outcome } from './outcomeSchema.ts';

const most = 20;

/** What was offered by whom: a row each. @param least so many there are at least */
export function QuotesField({ control, least }: { control: Control<Outcome>; least: number }) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control, name: 'quotes' });
  return (
    <fieldset className={classes.quotes}>
      <legend>{t('ways.quotes')}</legend>
      <p>{t('ways.quotesHint', { count: least })}</p>
      {fields.map(({ id }, index) => (
        <div key={id} className={classes.quote}>
          <TextField control={control} name={`quotes.${index}.supplierName`} label="ways.quoteBy" limit={100} required />
          <MoneyField control={control} name={`quotes.${index}.amount`} label="ways.quote" required />
          <ActionIcon
            size={36}
            aria-label={t('ways.removeQuote', { no: index + 1 })}
            disabled={fields.length <= least}
            onClick={() => remove(index)}
          >
            <IconX size={16} stroke={1.5} />
          </ActionIcon>
        </div>
      ))}
      {fields.length < most && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => append({ supplierName: '', amount: '' })}
        >
          {t('ways.addQuote')}
        </Button>
      )}
    </fieldset>
  );
}
