import type { TableLayoutControl } from '@campus-procurement/hooks';
import { ActionIcon, Button, Checkbox, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPin, IconPinFilled } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { type Column, columnId } from './Column.ts';
import { moved, toggled } from './columnLists.ts';
import { DensityChoice } from './DensityChoice.tsx';
import classes from './TableSettings.module.css';
import { useColumnLayout } from './useColumnLayout.ts';

export interface TableLayoutProps {
  table: string;
  columns: readonly Column<never>[];
}

/** How a table looks: its columns, and how close its rows stand. Default export, because it is fetched when it is wanted. */
export default function TableLayoutPanel({ table, columns }: TableLayoutProps) {
  const t = useT();
  const control = useColumnLayout(table, columns);
  return (
    <>
      <Group justify="space-between" mb="xs">
        <Text size="sm" fw={600}>
          {t('ui.tableSettings')}
        </Text>
        <Button
          className={classes.quiet}
          variant="subtle"
          size="compact-xs"
          onClick={control.reset}
          disabled={!control.isChanged}
        >
          {t('ui.restoreDefaults')}
        </Button>
      </Group>
      <ColumnList control={control} columns={columns} />
      <DensityChoice control={control} />
    </>
  );
}

interface ColumnListProps {
  control: TableLayoutControl;
  columns: readonly Column<never>[];
}

/** The columns in their order: by the arrows, or drawn to another place. The first one names the row and stays as it is. */
function ColumnList({ control: { layout, change }, columns }: ColumnListProps) {
  const t = useT();
  const [drawn, setDrawn] = useState<string | null>(null);
  const [, ...movable] = columns;
  const ids = movable.map(columnId);
  const order = [...layout.order.filter((id) => ids.includes(id)), ...ids.filter((id) => !layout.order.includes(id))];
  const place = (id: string, index: number) => change({ order: moved(order, id, index) });

  function dropAt(index: number) {
    return (event: DragEvent) => {
      event.preventDefault();
      if (drawn) place(drawn, index);
      setDrawn(null);
    };
  }

  return (
    <ul className={classes.columns}>
      {order.map((id, index) => {
        const column = movable.find((each) => columnId(each) === id);
        if (!column) return null;
        const label = t(column.header);
        const isPinned = layout.pinned.includes(id);
        return (
          <li
            key={id}
            draggable
            onDragStart={() => setDrawn(id)}
            onDragEnd={() => setDrawn(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={dropAt(index)}
            data-drawn={drawn === id || undefined}
          >
            <Checkbox
              size="xs"
              className={classes.name}
              label={label}
              checked={!layout.hidden.includes(id)}
              onChange={() => change({ hidden: toggled(layout.hidden, id) })}
            />
            <ActionIcon
              size={24}
              aria-label={t('ui.pinColumn', { column: label })}
              aria-pressed={isPinned}
              onClick={() => change({ pinned: toggled(layout.pinned, id) })}
            >
              {isPinned ? <IconPinFilled size={14} /> : <IconPin size={14} stroke={1.5} />}
            </ActionIcon>
            <ActionIcon
              className={classes.quiet}
              size={24}
              aria-label={t('ui.moveUp', { name: label })}
              disabled={index === 0}
              onClick={() => place(id, index - 1)}
            >
              <IconArrowUp size={14} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              className={classes.quiet}
              size={24}
              aria-label={t('ui.moveDown', { name: label })}
              disabled={index === order.length - 1}
              onClick={() => place(id, index + 1)}
            >
              <IconArrowDown size={14} stroke={1.5} />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
