import { Anchor } from '@mantine/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '../feedback/Message.tsx';
import classes from './ErrorSummary.module.css';
import { FaultCount } from './FaultCount.tsx';
import { faultsIn } from './faultsIn.ts';
import { firstFieldIn } from './fieldsOfForm.ts';

/** So many are listed: with them mended the next ones come. */
const most = 10;

/** What is wrong in a form that was sent, with ways to the fields. One fault needs no list: its field has the focus. */
export function ErrorSummary<V extends FieldValues>({ form }: { form: UseFormReturn<V> }) {
  const t = useT();
  const faults = faultsIn(form.formState.errors);
  if (faults.length < 2) return null;
  return (
    <Message tone="error" role="alert">
      <FaultCount count={faults.length} />
      <ul className={classes.list}>
        {faults.slice(0, most).map(({ name, message }) => {
          const row = /\.(\d+)\./.exec(name)?.[1];
          return (
            <li key={name}>
              <Anchor
                component="button"
                type="button"
                size="sm"
                c="inherit"
                underline="always"
                onClick={() => form.setFocus((firstFieldIn(name, form.control._fields) ?? name) as FieldPath<V>)}
              >
                {row === undefined ? message : t('ui.ofRow', { no: Number(row) + 1, message })}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </Message>
  );
}
