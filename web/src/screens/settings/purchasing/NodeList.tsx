import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type Control, useFieldArray, useFormState } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { NodeFields } from './NodeFields.tsx';
import classes from './pattern.module.css';
import { newNode, type ProgressValues } from './progressSchema.ts';

const most = 50;

/** The ordered nodes. A handle moves a node, by dragging or with the arrow keys. */
export function NodeList({ control }: { control: Control<ProgressValues> }) {
  const t = useT();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'nodes' });
  const { nodes } = useFormState({ control, name: 'nodes' }).errors;
  // Errors of the list itself: those of the rules are in `root`, others are not.
  const error = nodes?.root ?? nodes;
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [moved, setMoved] = useState('');

  function shift(from: number, to: number) {
    if (to < 0 || to >= fields.length || from === to) return;
    move(from, to);
    setMoved(t('purchasing.movedTo', { place: to + 1, of: fields.length }));
    // The moved row is a new element, so the focus follows the node for keyboard users.
    setTimeout(() => list.current?.querySelectorAll<HTMLElement>(`.${classes.handle}`)[to]?.focus());
  }

  function drop(to: number) {
    if (dragged !== null) shift(dragged, to);
    setDragged(null);
    setOver(null);
  }

  return (
    <>
      <Text size="sm" c="dimmed">
        {t('purchasing.progressHint')}
      </Text>
      <ol ref={list} className={classes.nodes}>
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className={classes.node}
            data-over={(over === index && dragged !== null) || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(index);
            }}
          >
            <NodeFields
              control={control}
              index={index}
              onShift={shift}
              onDrag={setDragged}
              onRemove={fields.length > 1 ? () => remove(index) : null}
            />
          </li>
        ))}
      </ol>
      {error?.message && (
        <Text size="sm" c="red">
          {error.message}
        </Text>
      )}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => append(newNode)}
        disabled={fields.length >= most}
      >
        {t('purchasing.addNode')}
      </Button>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </>
  );
}
