import { Input } from '@mantine/core';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { CheckTree } from '../tree/CheckTree.tsx';
import type { CheckNode } from '../tree/checkNode.ts';
import type { FieldProps } from './FieldProps.ts';
import { wrongIn } from './refusedRows.ts';

interface TreeFieldProps<V extends FieldValues> extends FieldProps<V, string[]> {
  roots: readonly CheckNode[];
}

/** Some nodes of a tree; the value is their ids. */
export function TreeField<V extends FieldValues>({ control, name, label, hint, required, readOnly, roots }: TreeFieldProps<V>) {
  const t = useT();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const wrongAt = wrongIn(fieldState.error);
  const ids: readonly string[] = field.value;
  const wrong = ids.filter((_, index) => wrongAt(String(index)) !== undefined);
  const names = namesOf(roots, wrong);
  const message = fieldState.error?.message;
  return (
    <Input.Wrapper
      label={t(label)}
      labelElement="div"
      labelProps={{ id }}
      description={hint && t(hint)}
      error={names.length > 0 ? t('ui.refusedRows', { names, message: message ?? '' }) : message}
      withAsterisk={required ?? false}
    >
      <div style={{ marginTop: 6 }}>
        <CheckTree
          roots={roots}
          ticked={new Set(field.value)}
          wrong={wrong}
          onChange={(ticked) => field.onChange([...ticked].sort())}
          labelledBy={id}
          disabled={readOnly ?? false}
        />
      </div>
    </Input.Wrapper>
  );
}

/** The names of nodes, which may lie anywhere in a tree. */
function namesOf(roots: readonly CheckNode[], ids: readonly string[]): string[] {
  return roots.flatMap(({ id, label, children }) => [...(ids.includes(id) ? [label] : []), ...namesOf(children, ids)]);
}
