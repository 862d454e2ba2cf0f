import type { FieldValues } from 'react-hook-form';
import { isFuture } from '#ui/date/dateRange.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import type { FieldProps } from '#ui/fields/FieldProps.ts';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { type FileEntry, idsOf, pictureEndings } from '#ui/fields/fileEntry.ts';

type Named<V extends FieldValues, Value> = Pick<FieldProps<V, Value>, 'control' | 'name'>;

/** The day of an invoice. */
export function InvoiceDate<V extends FieldValues>({ control, name }: Named<V, string>) {
  return <DateField control={control} name={name} label="projects.invoiceDate" accuracy="day" isDisabled={isFuture} required />;
}

/** The invoice itself, as a file or a picture. */
export function InvoiceFile<V extends FieldValues>({ control, name }: Named<V, FileEntry[]>) {
  return (
    <FilesField
      control={control}
      name={name}
      label="projects.invoiceFile"
      bizType="PURCHASE"
      limit={1}
      endings={['pdf', ...pictureEndings]}
    />
  );
}

/** Returns what the API is told of the file of an invoice: nothing if there is none. */
export function fileOf(file: readonly FileEntry[]): { fileId?: string } {
  const [fileId] = idsOf(file);
  return fileId === undefined ? {} : { fileId };
}
