import { ActionIcon, Button, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './configuration.module.css';
import { type FlowValues, limits, newNode, nodeOf } from './flowSchema.ts';
import { NodeFields } from './NodeFields.tsx';
import type { FlowChoices } from './useFlowChoices.ts';
import { type NameOf, useFlowWords } from './useFlowWords.ts';

interface NodesFieldProps {
  control: Control<FlowValues>;
  choices: FlowChoices;
  people: readonly { id: string; name: string }[];
  nameOf: NameOf;
}

/** The nodes of a flow, added, removed and moved by buttons. */
export function NodesField({ control, choices, people, nameOf }: NodesFieldProps) {
  const t = useT();
  const { whoWords } = useFlowWords();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'nodes' });
  const nodes = useWatch({ control, name: 'nodes' });
  const { nodes: faults } = useFormState({ control, name: 'nodes' }).errors;
  const error = faults?.root ?? faults;
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState('');

  function shift(from: number, to: number) {
    move(from, to);
    setMoved(t('flows.movedTo', { place: to + 1, of: fields.length }));
    // The moved node is a new element, so the focus follows it for keyboard users; at an end, to the other button.
    const way = to < from ? 'up' : 'down';
    setTimeout(() => {
      const buttons = [...(list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('button[data-way]') ?? [])];
      (buttons.find((button) => button.dataset.way === way && !button.disabled) ?? buttons.find((one) => !one.disabled))?.focus();
    });
  }

  return (
    <>
      <ol ref={list} className={classes.nodes}>
        {fields.map(({ id }, index) => {
          const node = nodes[index] ?? newNode;
          const place = index + 1;
          const title = node.name.trim() || whoWords(nodeOf(node), nameOf);
          return (
            <li key={id} className={classes.node} aria-label={t('flows.nodeNo', { place })}>
              <div className={classes.nodeHead}>
                <span className={classes.place} aria-hidden>
                  {place}
                </span>
                <b>{title}</b>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  data-way="up"
                  disabled={index === 0}
                  onClick={() => shift(index, index - 1)}
                  aria-label={t('flows.moveUp', { place })}
                >
                  <IconArrowUp size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={32}
                  data-way="down"
                  disabled={place === fields.length}
                  onClick={() => shift(index, index + 1)}
                  aria-label={t('flows.moveDown', { place })}
                >
                  <IconArrowDown size={16} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={32}
                  disabled={fields.length === 1}
                  onClick={() => remove(index)}
                  aria-label={t('flows.removeNode', { place })}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </div>
              <NodeFields control={control} index={index} choices={choices} people={people} />
            </li>
          );
        })}
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
        disabled={fields.length >= limits.nodes}
      >
        {t('flows.addNode')}
      </Button>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </>
  );
}
