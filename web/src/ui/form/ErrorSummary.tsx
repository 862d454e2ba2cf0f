import { Anchor } from '@mantine/core';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '../feedback/Message.tsx';
import classes from './ErrorSummary.module.css';

/** What is wrong with a field. */
interface Fault {
  path: string;
  message: string;
  /** Its line, from 1, if it is of a list. */
  no?: number;
}

/** So many are listed: with them mended the next ones come. */
const most = 10;

/** What is wrong in a form that was sent, with ways to the fields. One fault needs no list: its field has the focus. */
export function ErrorSummary<V extends FieldValues>({ form }: { form: UseFormReturn<V> }) {
  const t = useT();
  const faults = Object.entries(form.formState.errors).flatMap(([name, error]) => faultsOf(name, error));
  if (faults.length < 2) return null;
  return (
    <Message tone="error" role="alert">
      {t('ui.fixErrors')}
      <ul className={classes.list}>
        {faults.slice(0, most).map(({ path, message, no }) => (
          <li key={path}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              c="inherit"
              underline="always"
              onClick={() => form.setFocus(path as FieldPath<V>)}
            >
              {no === undefined ? message : t('ui.lineFault', { no, message })}
            </Anchor>
          </li>
        ))}
      </ul>
    </Message>
  );
}

/** Of a field its fault; of a group or list those of the fields in it, of each line the first. */
function faultsOf(path: string, error: unknown): Fault[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string') return [{ path, message: error.message }];
  if ('type' in error && typeof error.type === 'string') return [];
  return Object.entries(error).flatMap(([key, below]) => {
    const found = faultsOf(`${path}.${key}`, below);
    return /^\d+$/.test(key) ? found.slice(0, 1).map((fault) => ({ ...fault, no: Number(key) + 1 })) : found;
  });
}
