import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import type { FieldProps } from '#ui/fields/FieldProps.ts';
import { State } from './Block.tsx';

type Field<T> = FieldProps<{ value: T }, T>;

interface FieldStatesProps<T> {
  empty: T;
  filled: T;
  /** Only for fields that hold text. */
  long?: T | null;
  canBeReadOnly?: boolean;
  children: (field: Field<T>) => ReactNode;
}

/** A field of a form in the states that all fields have. */
export function FieldStates<T>({ empty, filled, long = null, canBeReadOnly = true, children }: FieldStatesProps<T>) {
  return (
    <>
      <One name="gallery.empty" value={empty} required>
        {children}
      </One>
      <One name="gallery.filled" value={filled} hint="gallery.hint">
        {children}
      </One>
      <One name="gallery.error" value={empty} isWrong>
        {children}
      </One>
      {canBeReadOnly && (
        <One name="gallery.readOnly" value={filled} readOnly>
          {children}
        </One>
      )}
      {long !== null && (
        <One<T> name="gallery.long" value={long}>
          {children}
        </One>
      )}
    </>
  );
}

interface OneProps<T> extends Pick<Field<T>, 'hint' | 'required' | 'readOnly'> {
  name: LabelKey;
  value: T;
  isWrong?: boolean;
  children: (field: Field<T>) => ReactNode;
}

function One<T>({ name, value, isWrong = false, children, ...more }: OneProps<T>) {
  const t = useT();
  const label = 'gallery.field';
  const errors = isWrong ? { value: { type: 'server', message: t('validation.enter', { label: t(label) }) } } : {};
  const { control } = useForm({ defaultValues: { value }, errors } as object);
  // The type of the value is known to the caller only.
  const field = { control, name: 'value', label, ...more } as unknown as Field<T>;
  return (
    <State name={name}>
      {/* Radio buttons of one name belong together within a form, and would do so across them all without one. */}
      <form onSubmit={(event) => event.preventDefault()}>{children(field)}</form>
    </State>
  );
}
