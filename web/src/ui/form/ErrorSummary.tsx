import { Anchor } from '@mantine/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '../feedback/Message.tsx';
import classes from './ErrorSummary.module.css';

/** What is wrong in a form that was sent, with ways to the fields. One fault needs no list: its field has the focus. */
export function ErrorSummary<V extends FieldValues>({ form }: { form: UseFormReturn<V> }) {
  const t = useT();
  const { errors } = form.formState;
  const names = Object.keys(errors) as FieldPath<V>[];
  if (names.length < 2) return null;
  return (
    <Message tone="error" role="alert">
      {t('ui.fixErrors')}
      <ul className={classes.list}>
        {names.map((name) => (
          <li key={name}>
            <Anchor component="button" type="button" size="sm" c="inherit" underline="always" onClick={() => form.setFocus(name)}>
              {String(errors[name]?.message ?? name)}
            </Anchor>
          </li>
        ))}
      </ul>
    </Message>
  );
}
