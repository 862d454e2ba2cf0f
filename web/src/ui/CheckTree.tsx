import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './CheckTree.module.css';
import { allIds, type CheckNode, stateOf, toggle, visibleRows } from './checkTree.ts';
import { TreeItem } from './TreeItem.tsx';
import { useTreeKeys } from './useTreeKeys.ts';

interface CheckTreeProps {
  roots: readonly CheckNode[];
  ticked: ReadonlySet<string>;
  onChange: (ticked: Set<string>) => void;
  labelledBy: string;
  disabled?: boolean;
}

/** A tree whose nodes are ticked, with half-ticked states. Mantine's own has no Home, End or typing, and Space does not tick. */
export function CheckTree({ roots, ticked, onChange, labelledBy, disabled = false }: CheckTreeProps) {
  const t = useT();
  const [expanded, setExpandedIds] = useState<ReadonlySet<string>>(() => new Set(roots.map(({ id }) => id)));
  const setExpanded = (id: string, isExpanded: boolean) =>
    setExpandedIds((ids) => (isExpanded ? new Set(ids).add(id) : new Set([...ids].filter((each) => each !== id))));
  const onToggle = (id: string) => !disabled && onChange(toggle(roots, ticked, id));
  const rows = visibleRows(roots, expanded);
  const keys = useTreeKeys({ rows, expanded, setExpanded, onToggle });
  const ids = allIds(roots);
  const elsewhere = [...ticked].filter((id) => !ids.includes(id));

  return (
    <div className={classes.root}>
      <Group className={classes.toolbar} gap={4}>
        <Text size="xs" c="dimmed" mr="auto" aria-live="polite">
          {t('ui.chosen', { count: ticked.size - elsewhere.length })}
        </Text>
        <ToolbarButton label={t('ui.expandAll')} onClick={() => setExpandedIds(new Set(ids))} />
        <ToolbarButton label={t('ui.collapseAll')} onClick={() => setExpandedIds(new Set())} />
        {!disabled && <ToolbarButton label={t('ui.selectAll')} onClick={() => onChange(new Set([...elsewhere, ...ids]))} />}
        {!disabled && <ToolbarButton label={t('ui.clearAll')} onClick={() => onChange(new Set(elsewhere))} />}
      </Group>
      <div className={classes.tree} role="tree" aria-labelledby={labelledBy} onKeyDown={keys.onKeyDown}>
        {rows.map((row) => (
          <TreeItem
            key={row.node.id}
            ref={keys.register(row.node.id)}
            row={row}
            state={stateOf(row.node, ticked)}
            isExpanded={expanded.has(row.node.id)}
            isActive={keys.active === row.node.id}
            disabled={disabled}
            onExpand={(isExpanded) => setExpanded(row.node.id, isExpanded)}
            onToggle={() => onToggle(row.node.id)}
            onFocus={() => keys.setActive(row.node.id)}
          />
        ))}
      </div>
    </div>
  );
}

function ToolbarButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="subtle" size="compact-xs" fw={400} onClick={onClick}>
      {label}
    </Button>
  );
}
