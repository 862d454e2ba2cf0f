import { Divider } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { invoiceTypes } from './invoiceSchema.ts';
import type { SchoolValues } from './schoolSchema.ts';

const typeChoices = invoiceTypes.map((value) => ({ value, label: `schools.invoice${value}` as const }));

/** What invoices to the school are made out to. */
export function InvoiceFields({ control }: { control: Control<SchoolValues> }) {
  const t = useT();
  return (
    <>
      <Divider label={t('schools.invoice')} labelPosition="left" />
      <TextField control={control} name="invoice.title" label="schools.invoiceTitle" limit={100} />
      <TextField control={control} name="invoice.taxNo" label="schools.taxNo" limit={20} />
      <RadioField control={control} name="invoice.invoiceType" label="schools.invoiceType" choices={typeChoices} />
      <TextField control={control} name="invoice.address" label="schools.invoiceAddress" limit={200} />
      <TextField control={control} name="invoice.phone" label="schools.invoicePhone" limit={20} />
      <TextField control={control} name="invoice.bankName" label="schools.bankName" limit={100} />
      <TextField control={control} name="invoice.bankAccount" label="schools.bankAccount" limit={40} />
    </>
  );
}
