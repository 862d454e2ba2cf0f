import { Divider } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { invoiceTypes } from './invoiceSchema.ts';
import type { SchoolValues } from './schoolSchema.ts';

const typeChoices = invoiceTypes.map((value) => ({ value, label: `invoice.${value}` as const }));

/** The invoice data of the school. */
export function InvoiceFields({ control }: { control: Control<SchoolValues> }) {
  const t = useT();
  return (
    <>
      <Divider label={t('invoice.heading')} labelPosition="left" />
      <TextField control={control} name="invoice.title" label="invoice.title" limit={100} />
      <TextField control={control} name="invoice.taxNo" label="invoice.taxNo" limit={20} />
      <RadioField control={control} name="invoice.invoiceType" label="invoice.type" choices={typeChoices} />
      <TextField control={control} name="invoice.address" label="invoice.address" limit={200} />
      <TextField control={control} name="invoice.phone" label="invoice.phone" limit={20} />
      <TextField control={control} name="invoice.bankName" label="invoice.bankName" limit={100} />
      <TextField control={control} name="invoice.bankAccount" label="invoice.bankAccount" limit={40} />
    </>
  );
}
