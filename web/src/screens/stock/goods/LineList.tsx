import { Button, CloseButton, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import { blankLine, type DraftValues, limits } from './draftSchema.ts';
import classes from './stock.module.css';

interface LineListProps {
  form: UseFormReturn<DraftValues>;
  /** The fields of a line. */
  children: (index: number) => ReactNode;
}

/** The lines of a document in the making, of which there is at least one. */
export function LineList({ form, children }: LineListProps) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  return (
    <Section title={t('stock.lines')}>
      <ol className={classes.drafted} aria-label={t('stock.lines')}>
        {fields.map(({ id }, index) => (
          <li key={id} aria-label={t('stock.lineNo', { no: index + 1 })}>
            <div className={classes.fields}>{children(index)}</div>
            {fields.length > 1 && (
              <CloseButton onClick={() => remove(index)} aria-label={t('stock.removeLine', { no: index + 1 })} />
            )}
          </li>
        ))}
      </ol>
      <LinesFault form={form} />
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        disabled={fields.length >= limits.lines}
        onClick={() => append(blankLine)}
      >
        {t('stock.addLine')}
      </Button>
    </Section>
  );
}

/** What is wrong with the lines together; what is wrong with one of them stands at its fields. */
export function LinesFault({ form }: { form: UseFormReturn<DraftValues> }) {
  const { items } = form.formState.errors;
  const message = items?.root?.message ?? items?.message;
  return (
    message && (
      <Input.Error role="alert" mb="xs">
        {message}
      </Input.Error>
    )
  );
}
