import { ActionIcon, Checkbox, CloseButton, TextInput } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './pattern.module.css';
import type { ProgressValues } from './progressSchema.ts';

interface NodeFieldsProps {
  control: Control<ProgressValues>;
  index: number;
  onShift: (from: number, to: number) => void;
  onDrag: (index: number | null) => void;
  /** Null for the only node, which cannot be removed. */
  onRemove: (() => void) | null;
}

/** One node with its handle, its position and its fields. */
export function NodeFields({ control, index, onShift, onDrag, onRemove }: NodeFieldsProps) {
  const t = useT();
  const { field: name } = useController({ control, name: `nodes.${index}.nodeName` });
  const place = index + 1;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onShift(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
  }

  return (
    <>
      <ActionIcon
        className={classes.handle}
        variant="subtle"
        color="gray"
        size={32}
        draggable
        onDragStart={() => onDrag(index)}
        onDragEnd={() => onDrag(null)}
        onKeyDown={onKeyDown}
        aria-label={t('purchasing.moveNode', { name: name.value || String(place) })}
        title={t('purchasing.moveHint')}
      >
        <IconGripVertical size={16} />
      </ActionIcon>
      <span className={classes.place}>{place}</span>
      <NodeText control={control} index={index} field="nodeCode" limit={30} />
      <NodeText control={control} index={index} field="nodeName" limit={20} />
      <NodeText control={control} index={index} field="nodeNameEn" limit={60} />
      <NodeText control={control} index={index} field="limitDays" limit={3} />
      <NodeCheck control={control} index={index} field="enabled" />
      <NodeCheck control={control} index={index} field="required" />
      {onRemove ? <CloseButton mt={2} onClick={onRemove} aria-label={t('purchasing.removeNode', { place })} /> : <span />}
    </>
  );
}

interface NodeFieldProps<F extends string> {
  control: Control<ProgressValues>;
  index: number;
  field: F;
}

function NodeText(props: NodeFieldProps<'nodeCode' | 'nodeName' | 'nodeNameEn' | 'limitDays'> & { limit: number }) {
  const { control, index, field: part, limit } = props;
  const t = useT();
  const { field, fieldState } = useController({ control, name: `nodes.${index}.${part}` });
  return (
    <TextInput
      {...field}
      aria-label={t('purchasing.nodeField', { label: t(`purchasing.${part}`), place: index + 1 })}
      label={t(`purchasing.${part}`)}
      error={fieldState.error?.message}
      maxLength={limit}
      autoComplete="off"
      {...(part === 'limitDays' && { rightSection: <span aria-hidden>{t('purchasing.limitUnit')}</span>, rightSectionWidth: 82 })}
    />
  );
}

function NodeCheck({ control, index, field: part }: NodeFieldProps<'enabled' | 'required'>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: `nodes.${index}.${part}` });
  const { value, ...rest } = field;
  return (
    <Checkbox
      {...rest}
      checked={value}
      className={classes.check}
      pt={6}
      label={t(`purchasing.${part}`)}
      aria-label={t('purchasing.nodeField', { label: t(`purchasing.${part}`), place: index + 1 })}
      error={fieldState.error?.message}
    />
  );
}
